# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""What a table does to a match besides playing: when each act is refused, and what it changes (see MATCH_ACTS)."""

from shared_engine.course import Result
from shared_engine.rulings import Refusal
from shared_engine.setup import LEVELS, name_refusal
from shared_engine.taking_back import replay_deal


def refuse_level(course, level):
    return None if 0 <= level < len(LEVELS) else Refusal("unknown_value", firm=True, option="log", value=level)


def fold_level(course, level):
    course.level = LEVELS[level]
    # less can be logged at once; more only makes sense from the next deal on
    if course.deal is not None and level < LEVELS.index(course.deal.level):
        course.deal.level = course.level


def refuse_unsay(course, moment):
    if course.deal is None or not 0 <= moment < course.deal.moment:
        return Refusal("nothing_there", firm=True)
    return None


def fold_unsay(course, moment):
    if moment not in course.unsaid:
        replay_deal(course)


def refuse_correct(course, number, numbers):
    if not 0 <= number < len(course.results):
        return Refusal("nothing_there", firm=True)
    return course.score.result_refusal(numbers)


def fold_correct(course, number, numbers):
    if number >= len(course.results):
        return      # what was unsaid since leaves that deal without a result
    old = course.results[number]
    rest = old.numbers[len(numbers):]   # what a correction does not name stays
    course.results[number] = Result(old.dealer, tuple(numbers) + rest, edited=True)
    course.count()


def refuse_name(course, seat, name):
    return name_refusal(course.names, seat, name)


def fold_name(course, seat, name):
    course.names[seat] = name


def refuse_pause(course):
    return Refusal("paused", firm=True) if course.paused else None


def fold_pause(course):
    course.paused = True


def refuse_go_on(course):
    return None if course.paused else Refusal("not_paused", firm=True)


def fold_go_on(course):
    course.paused = False


def refuse_close(course):
    return Refusal("match_over", firm=True) if course.closed else None


def fold_close(course):
    course.ended = True

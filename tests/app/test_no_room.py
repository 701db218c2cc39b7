# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""A room that does not fit into a full heap: the device says so, and the table plays on."""

import builtins

import pytest
from mano import rooms


@pytest.fixture
def full(monkeypatch):
    """full("menu", 1): the next load of that room finds no memory; without a number, every one."""
    load = builtins.__import__

    def fill(name, times=100):
        tries = []

        def loading(path, *more):
            if path == "mano." + name and len(tries) < times:
                tries.append(path)
                raise MemoryError
            return load(path, *more)

        monkeypatch.setattr(builtins, "__import__", loading)
        rooms.leave((name,))
        return tries

    return fill


def test_a_room_that_fits_once_others_are_left_opens(table, full):
    at = table()
    tries = full("menu", 1)
    at.press("back!")
    assert tries and at.headline == "MENU ▶"


def test_a_room_that_does_not_fit_is_told_and_the_match_goes_on(table, full):
    at = table()
    at.press("ok")
    before, log = at.screen, list(at.match.log.moves())
    full("menu")
    at.press("back!")
    assert at.screen == ("NO ROOM", "Too little memory", "now. All is kept.", "")
    at.press("ok")
    assert at.screen == before
    assert list(at.match.log.moves()) == log
    at.press("ok")
    assert len(list(at.match.log.moves())) > len(log)


def test_so_is_one_that_is_entered_from_the_menu(table, full):
    at = table()
    at.press("ok")
    before = at.screen
    full("standing")
    at.press("back!")
    while "score board" not in " ".join(at.screen):
        at.press("right")
    at.press(("up", "left", "down")[[line[2:] for line in at.screen[1:]].index("score board")])
    assert at.headline == "NO ROOM"
    at.press("ok")
    assert at.screen == before


def test_before_a_match_it_leads_back_to_the_first_question(fresh, full):
    fresh.press("ok")
    first = fresh.screen
    full("rules")
    fresh.press("down")
    assert fresh.screen[0] == "NO ROOM"
    fresh.press("ok")
    assert fresh.screen == first

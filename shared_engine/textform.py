# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""A whole match as text, for people, files and bug reports: a header, results of old deals, then the log.

::

    mano 1
    game tres_y_dos
    players 4
    level turns
    option wins_to 5
    name 0 Ana
    result 2 1 0            (the dealer, then the game's own numbers; "edited" behind it when it was corrected)
    0 - deal 1
    1530 0 draw_stock
"""

from shared_engine import registry
from shared_engine.course import Result
from shared_engine.heading import VERSION, beginning
from shared_engine.match import Match
from shared_engine.moves import JOINED
from shared_engine.options import find
from shared_engine.rulings import LogError
from shared_engine.setup import Setup


def write(match, private=False):
    """The match as a list of lines. Private moves leave only on request, and never while their deal is played."""
    return list(lines(match, private))


def lines(match, private=False):
    """Yields the lines of `write` one by one: a whole list is more than a board has room for."""
    yield from beginning(match.setup, match.course.closed_before)
    told = _played_out(match) if private else 0
    headless = False
    for offset, move in match.log.moves(0, match.course.began_at):
        if match.notation.act(move.act).private and offset >= told:
            headless = headless or not move.marked(JOINED)
            continue
        if headless:
            move.marks &= ~JOINED   # the first of its gesture stayed at home
        headless = False
        yield match.notation.text(move)


def _played_out(match):
    """The offset of the log before which every deal is over."""
    course = match.course
    return len(match.log) if match.over or course.deal is None or course.deal.over else course.deal_start.offset


def read(lines, at=0):
    """The Match of these lines, its log folded but not judged: see Match.status().

    at: time of the last move before the log begins. Raises LogError with the line's number for anything
    that is no log, or a ValueError carrying a Refusal for a set-up that cannot be.
    """
    reader = _Reader()
    match = None
    for number, line in enumerate(lines, 1):
        line = line.strip()
        if not line or line.startswith("#"):
            continue
        if match is None and not line[0].isdigit():
            reader.take(line, number)
            continue
        match = match or reader.match(number, at)
        _play(match, line, number)
    return match or reader.match(len(lines), at)


def _play(match, line, number):
    move = match.notation.parse(line, number)
    if move.at < match.course.at:
        raise LogError("time_runs_back", number, text=line)
    refusal = match.refusal(move)
    if refusal and refusal.firm:
        raise LogError("impossible_move", number, rule=refusal.code, text=line)
    match.play(move)


class _Reader:
    """Gathers the header of a log."""

    def __init__(self):
        self.game = None
        self.players = None
        self.level = "turns"
        self.options = {}
        self.names = {}
        self.results = []
        self.version = None

    def take(self, line, number):
        word, _, rest = line.partition(" ")
        taker = getattr(self, "_take_" + word, None)
        if self.version is None and word != "mano" or taker is None:
            raise LogError("no_log" if self.version is None else "bad_line", number, text=line)
        try:
            taker(rest, number)
        except LogError:
            raise
        except ValueError:
            raise LogError("bad_line", number, text=line)

    def match(self, number, at):
        """The match of the header, before its first move."""
        if self.game is None or self.players is None:
            raise LogError("no_log" if self.version is None else "header_incomplete", number)
        names = [self.names.pop(seat, "") for seat in range(self.players)]
        match = Match(Setup(self.game, self.players, self.options, names, self.level), (), at)
        if self.names:
            raise LogError("no_such_seat", number, text=str(list(self.names)[0]))
        for result in self.results:
            if match.score.result_refusal(result.numbers) or not 0 <= result.dealer < self.players:
                raise LogError("bad_result", number, text=str(result.numbers))
        return Match(match.setup, self.results, at)

    def _take_mano(self, rest, number):
        self.version = int(rest)
        if self.version > VERSION:
            raise LogError("newer_version", number, version=self.version, known=VERSION)

    def _take_game(self, rest, number):
        try:
            self.game = registry.game(rest)
        except KeyError:
            raise LogError("unknown_game", number, text=rest)

    def _take_players(self, rest, number):
        self.players = int(rest)

    def _take_level(self, rest, number):
        self.level = rest

    def _take_option(self, rest, number):
        name, _, text = rest.partition(" ")
        option = find(self.game.about.OPTIONS, name) if self.game else None
        if option is None:
            raise LogError("unknown_option", number, text=name)
        self.options[name] = option.parse(text)

    def _take_name(self, rest, number):
        seat, _, name = rest.partition(" ")
        self.names[int(seat)] = name

    def _take_result(self, rest, number):
        words = rest.split(" ")
        edited = words[-1] == "edited"
        numbers = [int(word) for word in (words[:-1] if edited else words)]
        self.results.append(Result(numbers[0], numbers[1:], edited))

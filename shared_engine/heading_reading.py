# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Reading what `heading` writes: the lines before the first move."""

from shared_engine import registry
from shared_engine.course import Result
from shared_engine.heading import VERSION
from shared_engine.match import Match
from shared_engine.options import find
from shared_engine.rulings import LogError
from shared_engine.setup import Setup


class HeadingReader:
    """Takes the lines one by one, then makes the match."""

    def __init__(self):
        self.game = None
        self.players = None
        self.level = "turns"
        self.options = {}
        self.names = {}
        self.results = []
        self.version = None

    def take(self, line, number=0):
        """One line; number: its own, for the LogError it raises when it is none of a heading."""
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

    def match(self, number=0, at=0):
        """The match before its first move. at: time of the last move before that.

        Raises LogError when a line is missing, or a ValueError carrying a Refusal for a set-up that cannot be.
        """
        if self.game is None or self.players is None:
            raise LogError("no_log" if self.version is None else "header_incomplete", number)
        names = [self.names.pop(seat, "") for seat in range(self.players)]
        setup = Setup(self.game, self.players, self.options, names, self.level)
        if self.names:
            raise LogError("no_such_seat", number, text=str(list(self.names)[0]))
        self._judge_results(number, setup)
        return Match(setup, self.results, at)

    def _judge_results(self, number, setup):
        score = setup.game.Score(setup.players, setup.options)
        for result in self.results:
            if score.result_refusal(result.numbers) or not 0 <= result.dealer < setup.players:
                raise LogError("bad_result", number, text=str(result.numbers))

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

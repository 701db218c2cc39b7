# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""A table that tries anything: legal and illegal acts, slips of every kind, undo and mending, under any house rules."""

from shared_engine import registry
from shared_engine.cards import STANDARD
from shared_engine.course import MATCH_ACTS
from shared_engine.games.tres_y_dos.deal import Deal
from shared_engine.match import Match
from shared_engine.moves import NOBODY, Move
from shared_engine.setup import LEVELS, Setup

ORDINARY = ("draw_stock", "take_discard", "discard", "discard", "discard")
KINDS = {act.name: act.kinds for act in MATCH_ACTS + Deal.ACTS}
SHOWS = ("show", "show", "show_ranks", "show_ranks", "agree", "also", "also_ranks", "also_agree")
RARE = [name for name in sorted(KINDS) if name not in ("close", "deal", "show", "agree")]
NAMES = ("", "Ana", "Bea", "Zoë", "Bea ")


def any_setup(chance):
    """Two to seven players under house rules drawn at random."""
    game = registry.game("tres_y_dos")
    options = {}
    for option in game.about.OPTIONS:
        low, high = option.numbers.get("", (0, 0))
        options[option.name] = chance.choice(
            list(option.values) + list(range(low, high + 1)) * bool(option.numbers)
        )
    return Setup(game, chance.randint(2, 7), options, level=chance.choice(LEVELS))


class Anything:
    """One match. chance: a random.Random. tried and refused: how many gestures."""

    def __init__(self, chance):
        self.chance = chance
        self.match = Match(any_setup(chance))
        self.tried = self.refused = 0

    def gesture(self):
        """Tries one gesture of any kind; (its moves, overruled) or None where nothing was entered."""
        match, chance = self.match, self.chance
        if match.deal is None or match.deal.over and chance.random() < 0.6:
            return [self._move("deal", NOBODY)], False
        if match.deal.phase == "deal" and chance.random() < 0.8:
            return [self._move("upcard", match.deal.dealer)], False
        if chance.random() < 0.15:
            return self._asked(), False
        count = 1 if chance.random() < 0.9 else chance.randint(0, 3)
        return [self._any_move() for _ in range(count)], chance.random() < 0.2

    def _asked(self):
        """What the screens would enter, chosen at random."""
        acts = [offer.act for offer in self.match.asks().offers]
        if not acts:
            return []
        partial = (self.chance.choice(acts),)
        ask = self.match.asks(partial)
        while ask is not None:
            partial += (self._answer(ask),)
            ask = self.match.asks(partial)
        return self.match.moves(partial)

    def _answer(self, ask):
        if ask.ok and (ask.kind == "choice" or self.chance.random() < 0.3):
            return ask.ok[1]
        if ask.kind == "number":
            return self.chance.randint(ask.choices[0], ask.choices[1])
        if ask.choices:
            return self.chance.choice(list(ask.choices))
        return self.chance.randrange({"card": STANDARD.size, "rank": 13}[ask.kind])

    def _any_move(self):
        chance, deal = self.chance, self.match.deal
        seat = deal.turn if chance.random() < 0.8 else chance.randrange(self.match.setup.players)
        roll = chance.random()
        if chance.random() < 0.6 and deal.told(deal.turn) and deal.whispers.awaits(deal.turn):
            return self._move("drew", deal.turn)
        if roll < 0.7:
            act = ORDINARY[0 if chance.random() < 0.7 else 1] if deal.phase == "draw" else "discard"
            return self._move(chance.choice(ORDINARY) if chance.random() < 0.1 else act, seat)
        if roll < 0.78:
            return self._move(chance.choice(SHOWS), seat)
        if roll < 0.783:
            return self._move("close", NOBODY)
        if roll < 0.8:
            return Move(
                NOBODY, "correct", (chance.randint(0, 2), (chance.randrange(self.match.setup.players),))
            )
        if roll < 0.85:
            return Move(seat, "tell", (tuple(chance.sample(range(52), deal.sizes[seat])),))
        return self._move(chance.choice(RARE), chance.choice((seat, seat, seat, NOBODY, 9)))

    def _move(self, act, seat):
        at = self.match.course.at + self.chance.randint(-200, 900)
        args = tuple([self._value(kind) for kind in KINDS[act]])
        if act in ("show", "also") and self.chance.random() < 0.7:
            args = (self._full_house(),) + args[1:]
        if self.chance.random() < 0.5 and "show agree also".count(act.split("_")[0]):
            args = args[:-1]
        elif self.chance.random() < 0.01:
            args = args[:-1] if self.chance.random() < 0.5 else args + (0,)
        return Move(seat, act, args, max(0, at))

    def _value(self, kind):
        chance = self.chance
        if kind == "card":
            return chance.randrange(52 if chance.random() < 0.8 else STANDARD.UNKNOWN + 1)
        if kind == "cards":
            return tuple([self._value("card") for _ in range(chance.choice((5, 5, 5, 6, 4, 0)))])
        if kind == "ranks":
            pair = chance.choice(range(13)), chance.choice(range(13))
            return tuple([chance.choice(pair) for _ in range(5)])
        if kind == "seat":
            return chance.randrange(self.match.setup.players + (chance.random() < 0.05))
        if kind == "numbers":
            return tuple(
                [self._value("seat") for _ in range(chance.choice((0, 1, 1, 1 + self.match.setup.players)))]
            )
        return chance.choice(NAMES) if kind == "text" else chance.randint(-1, 12)

    def _full_house(self):
        three, two = self.chance.sample(range(13), 2)
        suits = self.chance.sample(range(4), 3)
        return tuple(
            [STANDARD.card(three, suit) for suit in suits] + [STANDARD.card(two, suit) for suit in suits[:2]]
        )


def played(chance, gestures):
    """The table after so many tries, for whoever needs any match at all."""
    table = Anything(chance)
    for _ in range(gestures):
        moves, allowed = table.gesture()
        table.match.enter(moves, overrule=allowed)
    return table

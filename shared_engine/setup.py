# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""What is agreed before the first deal: game, players, names, house rules, how much is logged."""

from shared_engine.rulings import Refusal

LEVELS = ("score", "turns", "cards", "hands")
LONGEST_NAME = 40       # letters; a record of the log holds 255 bytes


class Setup:
    """The agreement a match starts from.

    game: a game.Game. names: texts, "" for a seat known by its number only. Raises ValueError carrying a Refusal
    for a wrong number of players, an unknown option or value, an unknown level, or a name that cannot be.
    """

    def __init__(self, game, players, options=None, names=None, level="turns"):
        # a match does without, once it is agreed
        from shared_engine.options import settle
        low, high = game.about.PLAYERS
        if not low <= players <= high:
            raise ValueError(Refusal("players", firm=True, players=players, low=low, high=high))
        if level not in LEVELS:
            raise ValueError(Refusal("unknown_value", firm=True, option="log", value=level))
        self.game = game
        self.players = players
        self.options = settle(game.about.OPTIONS, options or {})
        self.level = level
        self.names = [""] * players
        for seat, name in enumerate(names or ()):
            refusal = name_refusal(self.names, seat, name)
            if refusal:
                raise ValueError(refusal)
            self.names[seat] = name

    def with_changes(self, names, level):
        """The same agreement with the names and the level that hold by now."""
        return Setup(self.game, self.players, self.options, names, level)


def name_refusal(names, seat, name):
    """None, or why this seat cannot be called so: no such seat, no name that fits a line, or another has it."""
    if not 0 <= seat < len(names):
        return Refusal("no_such_seat", firm=True)
    if name != name.strip() or len(name) > LONGEST_NAME or any([letter < " " for letter in name]):
        return Refusal("unknown_value", firm=True, option="name", value=name)
    for other, taken in enumerate(names):
        if other != seat and name and taken == name:
            return Refusal("same_name", firm=True, seat=other, name=name)
    return None

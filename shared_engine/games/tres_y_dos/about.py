# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""What set-up must know of Tres y Dos before it is chosen (specification, sections 1 and 8)."""

from shared_engine.options import Option

SHELF = 1                   # place on the shelf of games
PLAYERS = (2, 7)
USUAL_PLAYERS = 4
DIRECTION = "direction"     # the option that says which way play goes round

OPTIONS = (
    Option("direction", ("ccw", "cw")),
    Option("take_back", ("same_card", "same_rank", "off")),
    Option("show_when", ("any_time", "own_turn")),
    Option("show_six", ("extra_is_discard", "discard_first"), unsure=True),
    Option("tie_from", ("dealer", "turn")),
    Option("keep_top", (False, True)),
    Option("wins_to", (3, 5, 1)),
    Option("next_dealer", ("rotate", "winner"), unsure=True),
    Option("stake", (0,), numbers={"": (0, 9)}),
    Option("wrong_show_penalty", ("none", "stake")),
    Option("show_pile", (False, True)),
    Option("recycle", ("on_demand", "at_once")),
    Option("tie_window", (0, 500)),
)

# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""What set-up must know of Tres before it is chosen (specification, sections 1 and 10)."""

from shared_engine.options import Option

SHELF = 4               # place on the shelf of games
PLAYERS = (2, 10)
USUAL_PLAYERS = 4
DIRECTION = None        # every round begins clockwise; U-turns change it

OPTIONS = (
    # seven digits tell a custom deck: copies a colour of each 1..9, of 0, N, U, S, then of W and T in all
    Option("deck", ("uno_minus_blue", "two_packs"), numbers={"custom": (1000000, 9999999)}),
    Option("rounds", (3,), numbers={"": (1, 9)}),
    Option("clock", (20, 15, 30, "off")),           # seconds a go
    Option("expiries", (3, "off")),
    Option("chain_cap", (3,)),
    Option("third_degree_skips", (True, False), unsure=True),
    Option("third_degree_strict", (False, True), unsure=True),
    Option("drawn_triple", (False, True), unsure=True),
    Option("triple_out_draws", (False, True), unsure=True),
    Option("catch_draw", (3, 2)),
    Option("deal_left", (False, True)),
    Option("false_claim", ("report", "draw3")),
    Option("race", ("box", "voice")),               # who presses: everybody, or the keeper what he heard
)

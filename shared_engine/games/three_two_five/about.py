# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""What set-up must know of 3-2-5 before it is chosen (specification, section 10)."""

from shared_engine.options import Option

SHELF = 2                   # place on the shelf of games
PLAYERS = (3, 3)
USUAL_PLAYERS = 3
DIRECTION = "direction"     # the option that says which way play goes round

OPTIONS = (
    Option("direction", ("ccw", "cw")),
    Option("kept_sevens", ("HS", "HD", "HC", "SD", "SC", "DC", "SH", "DH", "CH", "DS", "CS", "CD")),
    Option("trump_mode", ("announce", "seventh", "next3", "random", "any")),
    Option("next3_tie", ("chooser", "suit_order", "first_dealt"), unsure=True),
    Option("next3_open", (True, False)),
    Option("batches", ("5-3-2", "5-5")),
    Option("pull_roles", ("current", "previous"), unsure=True),
    Option("pull_interleave", (False, True)),
    Option("may_return_taken", (False, True)),
    Option("retain", (2, 1, 0)),
    Option("transfer", ("off", "trick", "target")),
    Option("transfer_twice", (True, False)),
    Option("first_lead_trump", ("allowed", "forbidden")),
    Option("sevens", ("plain", "trumps")),
    Option("sevens_order", ("HS", "SH"), unsure=True),
    Option("scoring", ("tricks", "delta", "over_only")),
    Option("slam_bonus", (0, 5)),
    Option("next_dealer", ("rotate", "loser")),
    Option("end", ("open",), numbers={"deals": (1, 60), "points": (1, 250)}),
    Option("revoke_policy", ("report", "undo"), numbers={"award": (1, 10)}),
)

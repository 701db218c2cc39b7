# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""What set-up must know of Pusoy Dos before it is chosen (specification, section 9)."""

from shared_engine.options import Option

SHELF = 3                   # place on the shelf of games
PLAYERS = (2, 4)
USUAL_PLAYERS = 4
DIRECTION = "direction"     # the option that says which way play goes round


def _suit_orders():
    """Every order of the suits, lowest first; the two that tables name come first."""
    suits = "CSHD"
    orders = [a + b + c + d for a in suits for b in suits for c in suits for d in suits
              if len({a, b, c, d}) == len(suits)]
    usual = ["CSHD", "DCHS"]
    return tuple(usual + [order for order in orders if order not in usual])


OPTIONS = (
    Option("direction", ("cw", "ccw")),
    Option("suit_order", _suit_orders()),
    Option("odd_card", ("starter", "out")),
    Option("cards_each", (13, 17)),
    Option("triples", (True, False)),
    Option("straights", ("low2", "top_26", "top_a5", "top_both", "no_twos")),
    Option("flush_compare", ("suit", "rank")),
    Option("passed_out", (False, True)),
    Option("auto_end_2D", (False, True)),
    Option("include_lowest", (True, False)),
    Option("play_on", (False, True)),
    Option("out_lead", ("next",)),
    Option("scoring", ("positive", "penalty", "pips")),
    Option("penalty_two_double", (False, True)),
    Option("two_bonus", ("double_each", "add2_each", "off"), unsure=True),
    Option("two_scope", ("all_twos", "any_play"), unsure=True),
    Option("two_D_extra", (0,), numbers={"": (0, 9)}, unsure=True),
    Option("next_lead", ("lowest", "winner")),
    Option("dealer", ("winner", "rotate")),
    Option("end", ("points",), numbers={"hands": (1, 99), "time": (1, 999)}),
    Option("target", (21,), numbers={"": (1, 999)}),
    Option("limit", ("none",), numbers={"": (1, 9999)}),
    Option("five", ("deciding", "all")),    # no rule: how much of five cards is keyed in
)

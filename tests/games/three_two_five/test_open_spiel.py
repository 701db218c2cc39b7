# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Which cards follow and who takes a trick, compared with Oh Hell of OpenSpiel (32 cards, ten tricks).

open_spiel is not among the pinned packages, so this runs only where somebody has installed it.
"""

import random

import pytest

from shared_engine.games.three_two_five.about import OPTIONS
from shared_engine.games.three_two_five.deal import Deal
from shared_engine.moves import Move
from shared_engine.options import defaults
from tests.games.three_two_five.sitting import PACK

OH_HELL = "oh_hell(players=3,num_suits=4,num_cards_per_suit=8,num_tricks_fixed=10)"
SUITS = "CDSH"  # in the order of OpenSpiel's cards, which go 2 to 9 where ours go 7 to ace


def card_of(action):
    return PACK.card(action // 4, PACK.suits.index(SUITS[action % 4]))


def dealt(pyspiel, dice, thrown):
    """A hand of Oh Hell at its first lead, with the thrown sevens out of play: one of them is turned up for trump."""
    state = pyspiel.load_game(OH_HELL).new_initial_state()
    while state.is_chance_node() or "Phase: Bid" in str(state):
        actions = state.legal_actions()
        choice = [action for action in actions if card_of(action) not in thrown] or actions
        state.apply_action(dice.choice(choice if "Phase: Deal" in str(state) else actions))
    return state


def test_winners_and_legal_cards_are_those_of_oh_hell(repeats):
    pyspiel = pytest.importorskip("pyspiel", reason="open_spiel is not installed")
    dice = random.Random(8)
    tricks = 0
    while tricks < repeats(1000, 10000):
        kept = dice.choice(("HS", "HD", "HC", "SD", "SC", "DC"))
        thrown = [PACK.parse("7" + suit) for suit in PACK.suits if suit not in kept]
        tricks += _one_hand(dealt(pyspiel, dice, thrown), dice, kept)


def _one_hand(state, dice, kept):
    trump = str(state).partition("Trump: ")[2][0]
    leader = state.current_player()
    options = {**defaults(OPTIONS), "direction": "cw", "kept_sevens": kept}
    deal = Deal.at(3, options, {"dealer": (leader - 1) % 3, "trump": PACK.parse_suit(trump)})
    hands = [set() for _ in range(3)]
    while not state.is_terminal():
        seat, legal = state.current_player(), state.legal_actions()
        assert seat == deal.turn
        cards = {card_of(action) for action in legal}
        hands[seat] |= cards
        if deal.led is None:
            assert len(cards) == 10 - len(deal.turned)
        else:
            following = {card for card in hands[seat] if deal.ranking.suits[card] == deal.led}
            assert cards == (following or hands[seat])
        action = dice.choice(legal)
        hands[seat].discard(card_of(action))
        move = Move(seat, "play", (card_of(action),))
        assert deal.refusal(move) is None
        assert "revoke" not in [note.code for note in deal.play(move)]
        state.apply_action(action)
    assert [int(points) % 10 for points in state.returns()] == [count % 10 for count in deal.tricks]
    return len(deal.turned)

# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Cards known wholly, in part, or not at all."""

from shared_engine.cards import STANDARD, Pack
from tests.engine.raising import raised

COLOURS = Pack(
    ranks=("0", "1", "2"),
    suits=("R", "Y"),
    groups=((0,), (1,), (2,)),
    suit_order=(0, 1),
    loose=("W", "T"),
    suit_first=True,
)


def test_a_pack_has_52_cards_that_fit_in_a_byte():
    assert STANDARD.size == 52
    assert STANDARD.UNKNOWN < 256


def test_every_card_reads_back_as_it_was_written():
    for pack in (STANDARD, COLOURS):
        texts = [pack.text(card) for card in range(pack.UNKNOWN + 1)]
        assert len(set(texts)) == len(texts)
        assert [pack.parse(text) for text in texts] == list(range(pack.UNKNOWN + 1))


def test_ten_is_10_or_t_in_any_case():
    assert STANDARD.parse("TH") == STANDARD.parse("10H") == STANDARD.parse("th") == STANDARD.parse("10h")
    assert STANDARD.text(STANDARD.parse("TH")) == "10H"
    assert STANDARD.parse_rank("t") == STANDARD.parse_rank("10")
    assert STANDARD.parse_suit("h") == STANDARD.suits.index("H")


def test_a_card_is_its_rank_and_its_suit():
    for rank, suit in ((0, 0), (12, 3), (5, None), (None, 2), (None, None)):
        card = STANDARD.card(rank, suit)
        assert (STANDARD.rank(card), STANDARD.suit(card)) == (rank, suit)
        assert STANDARD.known(card) == (rank is not None and suit is not None)


def test_cards_told_in_part_have_names():
    assert [STANDARD.text(STANDARD.parse(text)) for text in ("7?", "?H", "?", "10?", "T?")] == [
        "7?",
        "?H",
        "?",
        "10?",
        "10?",
    ]
    assert [COLOURS.text(COLOURS.parse(text)) for text in ("R2", "R?", "?2", "w", "?")] == [
        "R2",
        "R?",
        "?2",
        "W",
        "?",
    ]


def test_a_loose_card_has_neither_rank_nor_suit_and_is_known():
    for name in ("W", "T"):
        wild = COLOURS.parse(name)
        assert (COLOURS.rank(wild), COLOURS.suit(wild), COLOURS.known(wild)) == (None, None, True)
    assert COLOURS.size == 8


def test_no_other_text_is_a_card():
    for text in ("", "1H", "H", "10", "7X", "7HH", "H7", " 7H", "11H", "7h "):
        raised(ValueError, STANDARD.parse, text)
    raised(ValueError, STANDARD.parse_rank, "1")
    raised(ValueError, STANDARD.parse_rank, "?")
    raised(ValueError, STANDARD.parse_suit, "?")


def test_every_rank_can_be_chosen_with_two_arrows_and_every_suit_with_one():
    assert sorted([rank for group in STANDARD.groups for rank in group]) == list(range(13))
    assert max([len(group) for group in STANDARD.groups]) <= 4
    assert sorted(STANDARD.suit_order) == list(range(4))

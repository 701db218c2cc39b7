# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""What the panel shows, pixel for pixel, and what it sends to show it."""

import pytest
from mano.metrics import Metrics
from mano.panel import Panel

from tools.simulator import oled
from tools.simulator.pictures import HEIGHT, WIDTH

REFUSAL = ("NOT THE 7♥", "Ana just took it.", "Another 7 may go.", "▲◀▶▼ next card")
ROW = WIDTH // 8


def show(panel, *texts, **how):
    panel.show(*texts, **how)
    panel.refresh()


def rows(frame, top, bottom):
    """The part of a picture between two heights."""
    return frame[top * ROW : bottom * ROW]


def lit(frame):
    """The lit pixels, as (x, y)."""
    return {(x, y) for y in range(HEIGHT) for x in range(WIDTH) if frame[y * ROW + x // 8] >> (7 - x % 8) & 1}


def test_a_refusal_looks_as_it_should(panel, glass, golden):
    show(panel, *REFUSAL)
    golden("panel-refusal", glass.frame())


def test_every_suit_arrow_and_accent_can_be_read(panel, glass, golden):
    show(panel, "♠♥♦♣ ↺↻ ÑÉ", "¿Quién? ¡Über Œuf ça", "10♠ K♥ Q♦ J♣ ←↑→↓ ✓✗", "◀▲▼▶… · — ½ × «â ê ô»")
    golden("panel-signs", glass.frame())


def test_a_marked_headline_is_black_on_white_and_the_lines_stay_as_they_were(panel, glass, golden):
    show(panel, *REFUSAL)
    plain = glass.frame()
    show(panel, *REFUSAL, mark=True)
    assert rows(glass.frame(), 24, 64) == rows(plain, 24, 64)
    assert lit(glass.frame()).isdisjoint((x, y) for x, y in lit(plain) if y < 24)
    golden("panel-marked", glass.frame())
    show(panel, *REFUSAL)
    assert glass.frame() == plain


def test_it_tells_what_it_shows(panel):
    show(panel, *REFUSAL)
    assert panel.text() == REFUSAL


def test_a_headline_holds_ten_characters_over_lines_of_twenty_one(panel):
    assert (panel.headline_columns, panel.columns) == (10, 21)


def test_nothing_moves_before_refresh(panel, glass):
    show(panel, *REFUSAL)
    before = glass.frame()
    panel.show("BEA", "stock 35")
    assert glass.frame() == before


def test_nothing_is_sent_when_nothing_changed(panel, glass):
    show(panel, *REFUSAL)
    sent = glass.bytes_received
    panel.show(*REFUSAL)
    panel.bar(0)
    panel.shift(0, 0)
    assert panel.refresh() is False
    assert glass.bytes_received == sent


def test_a_change_of_one_line_leaves_the_others_alone(panel, glass):
    show(panel, *REFUSAL)
    before = glass.frame()
    show(panel, *REFUSAL[:3], "stock 35")
    assert rows(glass.frame(), 0, 48) == rows(before, 0, 48)
    assert rows(glass.frame(), 48, 64) != rows(before, 48, 64)


def test_whatever_was_shown_before_a_screen_looks_the_same(panel, glass):
    show(panel, *REFUSAL)
    first = glass.frame()
    for texts in (("",), ("A" * 10, "x" * 21, "y" * 21, "z" * 21), REFUSAL[:2], REFUSAL):
        show(panel, *texts)
    assert glass.frame() == first


def test_the_bar_grows_along_the_lower_edge_and_goes_away(panel, glass):
    show(panel, "ANA")
    without = glass.frame()
    for tenths, width in ((1, 12), (5, 64), (10, WIDTH)):
        panel.bar(tenths)
        panel.refresh()
        assert lit(glass.frame()) - lit(without) == {(x, y) for x in range(width) for y in (62, 63)}
    panel.bar(0)
    panel.refresh()
    assert glass.frame() == without


@pytest.mark.parametrize("dx", [0, 1])
@pytest.mark.parametrize("dy", [0, 1, 2])
def test_a_shift_against_burn_in_moves_every_pixel_and_loses_none(panel, glass, dx, dy):
    full = ("MMMMMMMMMM", "WqgjyWqgjyWqgjyWqgjyW", "MMMMMMMMMMMMMMMMMMMMM", "gjpqygjpqygjpqygjpqyg")
    show(panel, *full)
    before = lit(glass.frame())
    panel.shift(dx, dy)
    panel.refresh()
    assert lit(glass.frame()) == {(x + dx, y + dy) for x, y in before}


def test_both_controllers_show_the_same_picture(sheet_font):
    frames = []
    for glass in (oled.Oled(), oled.Sh1106()):
        panel = Panel(oled.attach(glass), sheet_font)
        show(panel, "BEA", "stock 35")
        show(panel, *REFUSAL)  # all lines anew: Blinka 2.7.1 mistakes where a part starts on an SH1106
        frames.append(glass.frame())
    assert frames[0] == frames[1]


@pytest.mark.parametrize(
    ("width", "height", "small", "large"),
    [(128, 64, 1, 2), (160, 128, 1, 2), (240, 135, 2, 4), (240, 240, 2, 4), (320, 240, 2, 5)],
)
def test_a_larger_panel_gets_larger_type_that_fits(width, height, small, large):
    fit = Metrics(width, height, 6, 12)
    assert (fit.small, fit.large) == (small, large)
    assert width >= 20 * 6 * small and width >= 10 * 6 * large
    headline, first, second, third = fit.tops
    assert headline + 12 * large <= first < first + 12 * small <= second
    assert second + 12 * small <= third <= height - 12 * small

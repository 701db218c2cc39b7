# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""A panel on an emulated OLED, with the baked font."""

import pytest
from mano import font
from mano.panel import Panel

from tools.font_baking import baked_font
from tools.simulator import oled


@pytest.fixture(scope="session")
def sheet_font():
    return font.load(str(baked_font()))


@pytest.fixture
def glass():
    """The emulated OLED: what can be seen."""
    return oled.Oled()


@pytest.fixture
def panel(glass, sheet_font):
    return Panel(oled.attach(glass), sheet_font)

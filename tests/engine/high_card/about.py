# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""A game for tests: everybody turns a card, the highest rank wins."""

from shared_engine.options import Option

SHELF = 9
PLAYERS = (2, 4)
USUAL_PLAYERS = 3
DIRECTION = None
OPTIONS = (Option("wins_to", (2, 1)),)

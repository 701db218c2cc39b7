# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Games are tested as they run on a board: what a phase does without is dropped."""

import pytest

from shared_engine import game


@pytest.fixture(autouse=True)
def _memory_is_scarce(monkeypatch):
    monkeypatch.setattr(game, "memory_is_scarce", True)

# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The hardware layer's packages, borrowed; without them every test here is skipped, and says so."""

import copy

import pytest

from tools.hardware import packages
from tools.hardware import source as boards

READY = packages.borrow()


def pytest_runtest_setup(item):
    if not READY:
        pytest.skip(packages.REMEDY)


@pytest.fixture
def source():
    """boards.toml, to plant faults in."""
    return copy.deepcopy(boards.load())


@pytest.fixture
def figures():
    """power.toml, likewise."""
    return copy.deepcopy(boards.load_power())

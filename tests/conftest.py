# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""What every test finds ready: the device's packages importable, and how often to repeat what is random."""

import pytest

from tools import device_path

device_path.expose()


def pytest_addoption(parser):
    parser.addoption(
        "--long", action="store_true", help="repeat the random runs as often as before a release"
    )


@pytest.fixture
def repeats(request):
    """repeats(usual, long) -> how many random runs to make: `usual`, or `long` under --long."""
    long_run = request.config.getoption("--long")
    return lambda usual, long: long if long_run else usual

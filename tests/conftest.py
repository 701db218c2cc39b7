# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""What every test finds ready: the device's packages importable, and how often to repeat what is random."""

from pathlib import Path

import pytest

from tools import device_path

GOLDEN = Path(__file__).parent / "golden"

device_path.expose()


def pytest_addoption(parser):
    parser.addoption(
        "--long", action="store_true", help="repeat the random runs as often as before a release"
    )
    parser.addoption("--update-golden", action="store_true", help="take what the panel shows now for right")


@pytest.fixture
def repeats(request):
    """repeats(usual, long) -> how many random runs to make: `usual`, or `long` under --long."""
    long_run = request.config.getoption("--long")
    return lambda usual, long: long if long_run else usual


@pytest.fixture
def golden(request):
    """golden(name, frame): the panel shows what tests/golden/NAME.png does."""
    from tools.simulator import golden as pictures

    def compare(name, frame):
        path = GOLDEN / f"{name}.png"
        if request.config.getoption("--update-golden"):
            pictures.update(frame, path)
        complaint = pictures.complaint(frame, path)
        assert not complaint, complaint

    return compare


def pytest_terminal_summary(terminalreporter):
    """What tests counted: each record_property("figure", text) is a line of the summary."""
    reports = terminalreporter.stats.get("passed", []) + terminalreporter.stats.get("failed", [])
    figures = [text for report in reports for name, text in report.user_properties if name == "figure"]
    if figures:
        terminalreporter.section("figures")
        for text in figures:
            terminalreporter.line(text)

# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""What is pinned is pinned to the last package, so everybody runs the same."""

import re
import subprocess
import sys

import pytest

from tools.places import LOCKS

PINNED = re.compile(r"[a-z0-9-]+==[\w.]+(; .+)?")


def packages(lock):
    lines = (line.strip() for line in (LOCKS / f"{lock}.txt").read_text(encoding="utf-8").splitlines())
    return [line for line in lines if line and not line.startswith("#")]


@pytest.mark.parametrize("lock", ["play", "test", "hardware"])
def test_every_package_has_one_version(lock):
    assert packages(lock)
    assert [line for line in packages(lock) if not PINNED.fullmatch(line)] == []


def test_the_locks_of_one_environment_do_not_name_a_package_twice():
    names = [line.split("==")[0] for lock in ("play", "test") for line in packages(lock)]
    assert sorted(set(names)) == sorted(names)


def test_nothing_that_a_package_needs_is_missing_from_the_locks():
    answer = subprocess.run([sys.executable, "-m", "pip", "check"], capture_output=True, text=True)
    assert answer.returncode == 0, answer.stdout

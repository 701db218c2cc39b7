# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""What a simulated device still knows after it was switched off."""

import pytest

from tools.problem import Problem
from tools.simulator.keeping import Keeping


def test_memory_starts_erased(tmp_path):
    assert bytes(Keeping(tmp_path).nvm) == b"\xff" * 4096


def test_memory_and_slots_are_kept(tmp_path):
    before = Keeping(tmp_path)
    before.nvm[10:14] = b"Mano"
    (before.slots / "save0").write_text("a match")
    after = Keeping(tmp_path)
    assert after.nvm[10:14] == b"Mano"
    assert (after.slots / "save0").read_text() == "a match"


def test_fresh_forgets_both(tmp_path):
    before = Keeping(tmp_path)
    before.nvm[0] = 1
    (before.slots / "save0").write_text("a match")
    after = Keeping(tmp_path, fresh=True)
    assert after.nvm[0] == 0xFF
    assert list(after.slots.iterdir()) == []


def test_a_folder_that_cannot_be_written_is_named(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(Problem, match=r"cannot keep matches in .*file.*--state DIR"):
        Keeping(tmp_path / "file")

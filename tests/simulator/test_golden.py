# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Golden screens: what a difference tells, and where it can be looked at."""

import pytest

from tools.simulator import golden, pictures

DARK = bytes(1024)
ONE_PIXEL = bytes([0x80]) + bytes(1023)


@pytest.fixture
def looked_at(tmp_path, monkeypatch):
    """Where differences are put."""
    monkeypatch.setattr(golden, "DIFFERENCES", tmp_path / "differences")
    return tmp_path / "differences"


def test_the_same_picture_is_no_complaint(tmp_path, looked_at):
    golden.update(ONE_PIXEL, tmp_path / "turn.png")
    assert golden.complaint(ONE_PIXEL, tmp_path / "turn.png") == ""


def test_another_picture_is_told_with_both_files_and_the_remedy(tmp_path, looked_at):
    golden.update(ONE_PIXEL, tmp_path / "turn.png")
    said = golden.complaint(DARK, tmp_path / "turn.png")
    assert said.startswith(f"1 pixels differ from {tmp_path / 'turn.png'}")
    assert str(looked_at / "turn.png") in said and "--update-golden" in said
    assert (looked_at / "turn.png").exists()


def test_a_missing_picture_is_a_complaint_that_shows_what_the_panel_shows(tmp_path, looked_at):
    said = golden.complaint(ONE_PIXEL, tmp_path / "new.png")
    assert "does not exist" in said
    assert pictures.load(looked_at / "new.png") == ONE_PIXEL


def test_an_unchanged_picture_is_not_written_again(tmp_path):
    golden.update(ONE_PIXEL, tmp_path / "turn.png")
    written = (tmp_path / "turn.png").stat().st_mtime_ns
    golden.update(ONE_PIXEL, tmp_path / "turn.png")
    assert (tmp_path / "turn.png").stat().st_mtime_ns == written

# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Names that `tools flash --names` wrote stand in the name book, behind those the table used."""

import pytest
from mano.settings import BOOK, Settings


class Memory:
    """A store that keeps settings only."""

    def __init__(self, **values):
        self.values = values

    def settings(self):
        return self.values

    def keep_settings(self, values):
        self.values = dict(values)


@pytest.fixture
def given(tmp_path):
    file = tmp_path / "names.txt"
    file.write_text("ANA,BÉA,CARL\n\n\n", encoding="utf-8")
    return str(file)


def test_they_follow_the_names_used_last(given):
    assert Settings(Memory(names="DORA,ANA"), given).names() == ["DORA", "ANA", "BÉA", "CARL"]


def test_a_device_without_that_file_has_its_own_book():
    assert Settings(Memory(names="DORA"), None).names() == ["DORA"]
    assert Settings(Memory(names="DORA"), "/nowhere/names.txt").names() == ["DORA"]


def test_the_book_never_holds_more_than_it_can(given):
    used = ",".join("N%d" % number for number in range(BOOK))
    assert len(Settings(Memory(names=used), given).names()) == BOOK

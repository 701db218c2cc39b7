# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Names that `tools flash --names` wrote stand in the name book, behind those the table used."""

import pytest
from mano import name_book
from mano.settings import Settings


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
    assert name_book.names(Settings(Memory(names="DORA,ANA"), given)) == ["DORA", "ANA", "BÉA", "CARL"]


def test_a_device_without_that_file_has_its_own_book():
    assert name_book.names(Settings(Memory(names="DORA"), None)) == ["DORA"]
    assert name_book.names(Settings(Memory(names="DORA"), "/nowhere/names.txt")) == ["DORA"]


def test_the_book_never_holds_more_than_it_can(given):
    used = ",".join("N%d" % number for number in range(name_book.LINES))
    assert len(name_book.names(Settings(Memory(names=used), given))) == name_book.LINES

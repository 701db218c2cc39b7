# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""An update that breaks off: whenever that is, the board starts the old version or the new one, never a mixture."""

import shutil
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.flashing.small import NEW, OLD, OPTIONS, Small, version_that_starts
from tools.flashing import installed, jobs, planning
from tools.flashing.drive_place import DrivePlace
from tools.problem import Problem


class BrokenOff(Exception):
    """The cable came out."""


class Frail(DrivePlace):
    """A drive whose connection ends at the n-th change from now, with half of that change made."""

    left = -1  # changes

    def write(self, path, content):
        if self.left == 0:
            raise self._half(path, content)
        self.left -= 1
        super().write(path, content)

    def remove(self, path):
        if self.left == 0:
            raise BrokenOff
        self.left -= 1
        super().remove(path)

    def _half(self, path, content):
        there = self.read(path)
        half = content[: len(content) // 2]
        super().write(path, half + there[len(half) :] if len(there) == len(content) else half)
        return BrokenOff()


@pytest.fixture
def frail(drive):
    """A drive on which version 1 runs."""
    place = drive()
    jobs.first_install(place, OLD, place.facts(), OPTIONS)
    return Frail(place._root)


def starts(place):
    """The version that the board starts now."""

    def read(path):
        file = place._root / path
        return file.read_bytes() if file.is_file() else None

    return version_that_starts(read)


def update(place, version):
    return jobs.update(place, version, installed.look(place), place.facts(), OPTIONS)


def test_a_first_install_that_broke_off_anywhere_is_simply_made_again(drive):
    whole = drive()
    for change in range(100):
        with TemporaryDirectory() as scratch:
            place = copied(whole, scratch)
            place.left = change
            try:
                jobs.first_install(place, OLD, place.facts(), OPTIONS)
            except BrokenOff:
                place.left = -1
                assert installed.look(place).running is None or starts(place) == "1"
                jobs.first_install(place, OLD, place.facts(), OPTIONS)
                assert starts(place) == "1" and installed.look(place).running == "a"
                assert "MANO_BOARD" in (place._root / "settings.toml").read_text()
            else:
                break
    assert change >= len(OLD.drive()) - 3, "empty files are alike"


def test_an_update_starts_the_new_version(frail):
    assert starts(frail) == "1"
    update(frail, NEW)
    assert starts(frail) == "2"


def test_broken_off_anywhere_it_starts_one_of_both_and_the_next_try_ends_well(frail):
    seen = []
    for change in range(100):
        with TemporaryDirectory() as scratch:
            place = copied(frail, scratch)
            place.left = change
            try:
                update(place, NEW)
            except BrokenOff:
                seen.append(starts(place))
                place.left = -1
                update(place, NEW)
                assert starts(place) == "2"
            else:
                break
    assert set(seen) == {"1", "2"}, "the letter is half-written once, which is either"
    assert seen == sorted(seen), "once the new one has started, the old one never comes back"
    assert len(seen) >= 6


def copied(place, folder):
    """The same drive elsewhere."""
    shutil.copytree(place._root, folder, dirs_exist_ok=True)
    return Frail(Path(folder))


def test_every_copy_of_the_program_lies_in_place(frail):
    """An update whose files keep their blocks has no dangerous moment at all."""
    program = jobs.fit(
        Small("3", same="S = 2\n", gone="", changed="N = 9\n").program(), found(frail), "b", NEW
    )
    steps = planning.update(program, found(frail), "b", "a")
    assert steps and sum(step.dangers for step in steps) == 0


def found(place):
    return place.files("a", "b")


def test_what_is_made_or_removed_is_counted(frail):
    program = jobs.fit(NEW.program(), found(frail), "b", NEW)
    steps = planning.update(program, found(frail), "b", "a")
    dangerous = {step.path: step.dangers for step in steps if step.dangers}
    assert dangerous == {"b/mano/gone.py": 1, "b/mano/grown.py": 1}


def test_only_what_changed_is_sent(frail):
    program = jobs.fit(NEW.program(), found(frail), "b", NEW)
    steps = planning.update(program, found(frail), "b", "a")
    assert sorted(step.path for step in steps if step.content is not None) == [
        "b/mano/changed.py",
        "b/mano/grown.py",
        "b/mano/start.py",
    ]


def test_a_file_that_shrinks_keeps_its_blocks(drive):
    place = drive()
    jobs.first_install(place, Small("1", long="N = 1\n" * 300), place.facts(), OPTIONS)
    size = (place._root / "b/mano/long.py").stat().st_size
    update(place, Small("2", long="N = 2\n"))
    assert starts(place) == "2"
    assert (place._root / "b/mano/long.py").stat().st_size == size
    assert (place._root / "b/mano/long.py").read_text().strip() == "N = 2"


def test_going_back_and_forth(frail):
    update(frail, NEW)
    assert jobs.roll_back(frail).startswith("back from Mano 2 pico_oled to Mano 1 pico_oled")
    assert starts(frail) == "1"
    jobs.roll_back(frail)
    assert starts(frail) == "2"


def test_after_a_broken_update_there_is_nothing_to_go_back_to(frail):
    frail.left = 2
    with pytest.raises(BrokenOff):
        update(frail, NEW)
    frail.left = -1
    with pytest.raises(Problem, match="an update was broken off"):
        jobs.roll_back(frail)
    assert starts(frail) == "1"


def test_a_damaged_version_is_not_gone_back_to(frail):
    update(frail, NEW)
    (frail._root / "a/mano/same.py").write_bytes(b"#" * 512)
    with pytest.raises(Problem, match="is damaged"):
        jobs.roll_back(frail)


def test_a_file_that_was_not_written_right_does_not_run(frail, monkeypatch):
    write = Frail.write
    wrong = {"b/mano/changed.py": b"?" * 512}
    monkeypatch.setattr(
        Frail, "write", lambda self, path, content: write(self, path, wrong.get(path, content))
    )
    with pytest.raises(Problem, match="is not on the board as it was sent"):
        update(frail, NEW)
    assert starts(frail) == "1"


def test_the_same_version_again_writes_nothing(frail):
    frail.left = 0
    assert update(frail, OLD).startswith("Mano 1 pico_oled is there already")


def test_a_dry_run_writes_nothing(frail):
    frail.left = 0
    options = type(OPTIONS)(**{**vars(OPTIONS), "dry_run": True})
    told = jobs.update(frail, NEW, installed.look(frail), frail.facts(), options)
    assert told.startswith("Mano 1 pico_oled -> 2 pico_oled in folder b: 3 files to send")
    assert "2 moments of 50 ms" in told


def test_settings_of_their_owner_stay(drive):
    place = drive()
    (place._root / "settings.toml").write_text('CIRCUITPY_WIFI_SSID = "home"\nMANO_BOARD = "other"\n')
    jobs.first_install(place, OLD, place.facts(), OPTIONS)
    said = (place._root / "settings.toml").read_text()
    assert 'MANO_BOARD = "pico_oled"' in said and "other" not in said
    assert 'CIRCUITPY_WIFI_SSID = "home"' in said


def test_names_come_into_the_name_book(frail):
    options = type(OPTIONS)(**{**vars(OPTIONS), "names": ("ANA", "BEA")})
    jobs.update(frail, OLD, installed.look(frail), frail.facts(), options)
    assert (frail._root / "start/names.txt").read_text().strip() == "ANA,BEA"

# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The power goes inside every flash operation of a stretch of play, up to a hand-over from nvm to a slot and with it.

It has gone before, too: the match that the Pico is started with has a torn record at its end. What each cut leaves in
the flash chip is read by the device's own store on this computer; with --long the Pico is started with it besides.
"""

from functools import partial

import pytest

from shared_engine import textform
from tests.pico import at_the_table, kept, recording
from tests.pico.emulator import drive
from tests.pico.emulator.futures import branch
from tests.pico.emulator.layout import DRIVE_START, drive_of
from tests.pico.emulator.power import PowerLost
from tools.image import renaming
from tools.simulator.fingers import Fingers

QUIET = 500  # ms between two gestures, as at a table
SAVES = ("save0/", "save1/")
READ = """
import os, sys
os.chdir("/a")
sys.path[:] = ["", "lib"]
import microcontroller
from mano.stores import open_store
from shared_engine import textform

class Memory:
    nvm = microcontroller.nvm
    slot_dir = "/"

for line in textform.lines(open_store(Memory).load()):
    print(line)
"""
MAKE = """
import os, sys
os.chdir("/a")
sys.path[:] = ["", "lib"]
from mano.stores_slots import Slots
slots = Slots("/")
slots.make()
print(slots.made())
"""


@pytest.fixture(scope="module")
def gestures(request):
    """How many are keyed in: the last of a deal, and the very last fills nvm."""
    return 13 if request.config.getoption("--long") else 2


@pytest.fixture
def long_run(request):
    if not request.config.getoption("--long"):
        pytest.skip("twenty starts of an emulated board take minutes: --long makes them")


@pytest.fixture(scope="module")
def at_the_turn(boot, gestures):
    """(both devices, with a match on the table that a torn record has told; the gestures to come)."""
    before, coming = kept.before_a_compaction(gestures)
    pair = at_the_table.resumed(boot, before)
    assert kept.resumed(before)[1] == ("torn",)
    pair.press("ok", "ok")
    assert pair.app.screen is pair.app.turn
    return pair, coming


@pytest.fixture(scope="module")
def played(at_the_turn):
    """All that was written to flash while that was played."""
    pair, coming = at_the_turn
    return recording.record(pair.machine, [partial(play, pair, told) for told in coming])


def play(pair, told):
    """Key a gesture in, and wait until all of it is written."""
    pair.wait(QUIET)
    Fingers(pair).enter(*told)
    pair.machine.settle()


def states_of(played):
    """What the match told before the first gesture, and after each."""
    states = [kept.resumed(kept.kept_in(flash)) for flash in (played.start, *played.ends)]
    assert [reports for _, reports in states[1:]] == [()] * len(played.ends)
    return [told for told, _ in states]


def test_each_gesture_is_saved_and_the_last_moves_the_match_to_a_slot(played, at_the_turn):
    with kept.kept_in(played.start).store() as store:
        match = store.load()
    for told, flash in zip(at_the_turn[1], played.ends):
        assert match.enter(match.moves(told)) is None
        with kept.kept_in(flash).store() as store:
            assert store.load().facts() == match.facts()
    erased = [write for write in played.writes if write.kind == "erase"]
    assert {write.step for write in erased} == {len(played.ends) - 1}
    assert sum(write.where == "nvm" for write in erased) == 1


def test_a_cut_in_any_flash_operation_leaves_the_last_gesture_or_the_one_before(
    played, repeats, record_property
):
    states = states_of(played)
    how = repeats({"fractions": (0.5,)}, {"fractions": (0, 0.1, 0.5, 0.9, 1), "scrambles": 4})
    cuts, slots_lost = 0, set()
    for write, flash in played.cuts(**how):
        found = kept.kept_in(flash)
        told, reports = kept.resumed(found)
        assert told in states[write.step : write.step + 2], f"another state after a cut in {write}"
        assert set(reports) <= {"torn"}, f"{reports} after a cut in {write}"
        cuts += 1
        if len(found.files) < len(SAVES):
            slots_lost.add((write.kind, write.address))
    record_property(
        "figure",
        f"{cuts} cuts in {len(played.writes)} flash operations of {len(played.ends)} gestures and a compaction on a "
        f"Pico: each time the last gesture or the one before; {len(slots_lost)} operations may lose the older slot",
    )


def test_no_operation_of_it_touches_what_the_drive_depends_on(played, record_property):
    """Boot sector, file allocation table and root: a cut in an erase of those loses the drive."""
    touched = sorted({write.address for write in played.writes if write.where == "drive"})
    dangerous = [
        address for address in touched if address < DRIVE_START + drive.end_of_root(drive_of(played.start))
    ]
    assert touched and not dangerous
    record_property(
        "figure",
        f"{len(dangerous)} of {len(played.writes)} flash operations in play can lose the drive",
    )


def test_the_program_is_whole_after_a_cut_in_any_sector_of_the_drive(played):
    whole = program_on(played.start)
    assert "a/mano/app.mpy" in whole
    sectors = set()
    for write, flash in played.cuts((0.5,)):
        if write.where == "drive" and write.kind == "erase" and write.address not in sectors:
            sectors.add(write.address)
            assert program_on(flash) == whole
    assert sectors
    assert program_on(played.ends[-1]) == whole
    assert drive.faults(drive_of(played.ends[-1])) == ""


def program_on(flash):
    """All files of a drive but the saves."""
    files = drive.tree(drive_of(flash))
    return {path: content for path, content in files.items() if not path.startswith(SAVES)}


def test_a_cut_of_the_machine_leaves_what_the_recording_tells(at_the_turn, played):
    pair, coming = at_the_turn
    pair.machine.flash.cut_inside(0)
    with pytest.raises(PowerLost) as lost:
        for told in coming:
            play(pair, told)
    _, flash = next(played.cuts((0.5,)))
    assert lost.value.flash == flash


def test_the_pico_starts_after_each_cut_with_that_match(played, boot, long_run, record_property):
    """Real CircuitPython mounts that drive and reads that nvm: its first screen is the one that they make here."""
    chips = list(dict.fromkeys(flash for _, flash in played.cuts((0.5,))))
    for flash in chips:
        branch(partial(starts_as_here, boot, flash))
    record_property(
        "figure", f"{len(chips)} starts of the Pico after such cuts, one of each that leaves another chip"
    )


def starts_as_here(boot, flash):
    at_the_table.switched_on(boot, flash)


def test_the_pico_reads_the_log_as_it_is_read_here(played, boot, long_run):
    (torn,) = [flash for write, flash in played.cuts((0.5,)) if (write.where, write.kind) == ("nvm", "erase")]
    machine = boot(flash=torn)
    with kept.kept_in(torn).store() as store:
        lines = textform.write(store.load())
    assert machine.repl.run(renaming.in_source(READ)).split("\n")[:-1] == lines


def test_a_slot_whose_folder_a_cut_destroyed_is_made_anew(played, boot, long_run):
    lost = [
        (write, flash)
        for write, flash in played.cuts((0.5,))
        if write.kind == "erase" and len(kept.kept_in(flash).files) < len(SAVES)
    ]
    assert lost
    for _, flash in lost:
        machine = boot(flash=flash)
        assert machine.repl.run(renaming.in_source(MAKE)) == "True\n"
        assert program_on(machine.flash.contents()) == program_on(flash)

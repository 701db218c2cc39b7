# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""boot.py, code.py and the start of the program on real CircuitPython: first start, who has the drive, what fails."""

import subprocess
from functools import partial

import pytest
from mano.font import load
from mano.panel import Panel

from tests.pico import at_the_table, kept, recording
from tests.pico.emulator import drive
from tests.pico.emulator.futures import branch
from tests.pico.emulator.layout import DRIVE_START, NVM_SIZE, NVM_START, drive_of, nvm_of
from tests.pico.emulator.raw_repl import DeviceError
from tools.font_baking import baked_font
from tools.image import compiling, content, placing, renaming
from tools.simulator import oled

MASS_STORAGE, INTERFACE = 8, 4  # in a USB configuration: what a drive is, and how its entry begins
WRITE = "with open('/told.txt', 'w') as file: file.write('ten of hearts')"
RULES = "a/mano/rules.mpy"  # loaded when DOWN is pressed at the first question
SLOT = 16384
FIRST_START = ("MANO", "", "first start: 10 s", "")
STARTS = 6  # of the board after cuts in its very first start
SAFE_MODE = b"microcontroller.on_next_reset(microcontroller.RunMode.SAFE_MODE)\nmicrocontroller.reset()\n\x04"
REASON = "import supervisor\nprint(supervisor.runtime.safe_mode_reason)"
MENU = "a/mano/menu.py"
NO_MENU = """
def open_on(app, turn):
    raise RuntimeError("page 4 is torn")
"""
FAILING = """
def reading(app, title, lines, back):
    raise RuntimeError("page 3 is torn")
"""


@pytest.fixture(scope="module")
def files():
    """The drive of a new device: what `build` makes."""
    return content.contents("pico_oled", ["tres_y_dos"], ["en"], compiling.packaged())


@pytest.fixture(scope="module")
def started(boot, files):
    """(a board at its first question, what was written to flash before): the very first start."""
    machine = boot(files)
    steps = (
        lambda: shows(machine, *FIRST_START),
        lambda: asks(machine, but=said(*FIRST_START)),
    )
    return machine, recording.watch(machine, steps)


@pytest.fixture
def new(started):
    return started[0]


@pytest.fixture
def long_run(request):
    if not request.config.getoption("--long"):
        pytest.skip("several starts of an emulated board take minutes: --long makes them")


def said(*lines):
    """The picture of these lines."""
    glass = oled.Oled()
    panel = Panel(oled.attach(glass), load(str(baked_font())))
    panel.show(*lines)
    panel.refresh()
    return glass.frame()


def shows(machine, *lines):
    """The panel comes to show these lines."""
    picture = said(*lines)
    machine.run_until(lambda: machine.panel.picture() == picture, every=0.02)


def asks(machine, but):
    """The panel comes to show something else than that, and stays so."""
    machine.run_until(
        lambda: any(machine.panel.picture()) and machine.panel.picture() != but, within=20, every=0.02
    )
    machine.settle(quiet=0.3)


def test_the_very_first_start_makes_the_save_files_and_says_so(started):
    image = drive_of(started[1].ends[-1])
    assert [len(drive.read(image, path)) for path in kept.SLOTS] == [SLOT, SLOT]
    assert drive.faults(image) == ""


def test_few_cuts_in_the_very_first_start_can_lose_the_drive(started, files, record_property):
    """Those in an erase of what the whole drive depends on: there files get their room."""
    written = started[1]
    erases = [(write, flash) for write, flash in written.cuts((0.5,)) if write.kind == "erase"]
    lost = [write for write, flash in erases if not has_program(flash, files)]
    assert all(depends(written, write) for write in lost)
    record_property(
        "figure",
        f"{len(lost)} of {len(erases)} erases ({len(written.writes)} flash operations) of the very first start "
        f"can lose the drive, with no match on it",
    )


def depends(written, write):
    """Whether all of the drive depends on the sector of that write."""
    return write.address < DRIVE_START + drive.end_of_root(drive_of(written.start))


def has_program(flash, files):
    """Whether all of the program is on the drive."""
    try:
        found = drive.tree(drive_of(flash))
    except subprocess.CalledProcessError:
        return False
    return all(found.get(path) == each for path, each in files.items() if not path.endswith(placing.SPACER))


def test_by_default_the_program_writes_the_drive_and_the_computer_sees_none(new):
    assert not has_drive(new)
    new.repl.run(WRITE)
    assert drive.read(drive_of(new.flash.contents()), "told.txt") == b"ten of hearts"


def test_a_key_held_while_power_comes_gives_the_drive_to_the_computer(new, repeats):
    for key in repeats(("ok",), ("ok", "back")):
        branch(partial(the_computer_gets_the_drive, new, key))


def the_computer_gets_the_drive(machine, key):
    machine.keys.down(key)
    machine.reset()
    assert has_drive(machine)
    with pytest.raises(DeviceError, match="Read-only"):
        machine.repl.run(WRITE)


def test_no_other_key_does(new, long_run):
    new.keys.down("up")
    new.reset()
    assert not has_drive(new)


def has_drive(machine):
    """Whether the board is a drive to the computer, by what it says of itself on the bus."""
    told, at, found = bytes(machine._device.cdc._descriptors), 0, False
    while at < len(told):
        found = found or (told[at + 1] == INTERFACE and told[at + 5] == MASS_STORAGE)
        at += told[at]
    return found


def test_ctrl_c_reaches_the_repl_while_the_app_runs(new):
    assert new.repl.run("print(6 * 7)") == "42\n"


def lost(image):
    return drive.without_file(image, RULES)


def cut_short(image):
    return drive.with_file(image, RULES, drive.read(image, RULES)[:100])


def failing(image):
    """A module as source goes before the compiled one."""
    return drive.with_file(image, RULES.replace(".mpy", ".py"), renaming.in_source(FAILING).encode())


def test_a_file_that_is_lost_is_named_when_it_is_needed(new):
    at_the_table.edit(new, lost)
    new.press("down")
    shows(new, "ERROR", RULES.removeprefix("a/"), "missing", "OK ↻")


def test_a_file_that_was_cut_short_is_named_at_the_start(new, long_run):
    """Its import would hang."""
    at_the_table.edit(new, cut_short)
    new.repl.rerun()
    shows(new, "ERROR", RULES.removeprefix("a/"), "damaged", "OK ↻")


def test_a_crash_is_told_by_a_short_code_and_ctrl_c_reaches_the_repl(new):
    at_the_table.edit(new, failing)
    new.press("down")
    shows(new, "ERROR", "RuntimeError", "rules " + renaming.in_source("reading"), "OK ↻")
    assert new.repl.run("print(6 * 7)") == "42\n"


def test_a_crash_keeps_the_match_and_ok_starts_again(boot, long_run):
    match, _ = kept.before_a_compaction(2)
    pair = at_the_table.resumed(boot, match)
    pair.press("ok", "ok")
    machine = pair.machine
    at_the_table.edit(
        machine, lambda image: drive.with_file(image, MENU, renaming.in_source(NO_MENU).encode())
    )
    machine.press("back~")
    shows(machine, "ERROR", "RuntimeError", "menu " + renaming.in_source("open_on"), "OK ↻")
    machine.press("ok")
    again = at_the_table.with_twin(machine, kept.kept_in(machine.flash.contents()))
    assert again.app.match.facts() == pair.app.match.facts()


def test_out_of_safe_mode_the_board_starts_by_itself(new, long_run):
    question = new.panel.picture()
    new.repl.run("import microcontroller, supervisor")
    resets = resets_of(new)
    new.console.send(SAFE_MODE)
    new.run_until(lambda: len(resets) == 2 and new.console.connected, within=20)
    new.run_until(lambda: new.panel.picture() == question, every=0.02)
    assert new.repl.run(REASON) == "supervisor.SafeModeReason.NONE\n"


def test_without_safemode_py_it_would_stay_there(new, long_run):
    new.repl.run("import microcontroller, os, supervisor\nos.remove('/safemode.py')")
    resets = resets_of(new)
    new.console.send(SAFE_MODE)
    new.run_until(lambda: len(resets) == 1 and new.console.connected, within=20)
    assert new.repl.run(REASON) == "supervisor.SafeModeReason.PROGRAMMATIC\n"


def resets_of(machine):
    """A list that gets an entry each time the board resets itself from now on."""
    seen = []
    enter = machine._device._enter_reset

    def entered(cause):
        seen.append(cause)
        machine.console.disconnect()
        machine.repl._entered = False
        enter(cause)

    machine._device._enter_reset = entered
    return seen


def test_the_next_start_after_a_cut_in_the_first_makes_the_save_files(
    started, boot, files, long_run, record_property
):
    machine, written = started
    question = machine.panel.picture()
    kept_drives = [
        flash for write, flash in written.cuts((0.5,)) if write.kind == "erase" and has_program(flash, files)
    ]
    chosen = kept_drives[:: len(kept_drives) // STARTS]
    for flash in chosen:
        branch(partial(starts_whole, boot, flash, question))
    record_property(
        "figure", f"{len(chosen)} starts after cuts in the very first start: save files made each time"
    )


def starts_whole(boot, flash, question):
    machine = boot(flash=flash)
    machine.run_until(lambda: machine.panel.picture() == question, within=20, every=0.02)
    image = drive_of(machine.flash.contents())
    assert [len(drive.read(image, path)) for path in kept.SLOTS] == [SLOT, SLOT]


def test_a_board_that_lost_its_drive_can_be_rescued_and_nvm_is_as_it_was(started, boot, files, long_run):
    """The REPL answers, and that is all that `flash --rescue` needs. A drive that cannot be mounted is made anew."""
    written = started[1]
    erases = [flash for write, flash in written.cuts((0.5,)) if write.kind == "erase"]
    lost = [flash for flash in erases if not has_program(flash, files)]
    nvm = kept.before_a_compaction(2)[0].nvm
    for flash in lost[:: len(lost) // 3]:
        machine = boot(flash=flash[:NVM_START] + nvm + flash[NVM_START + NVM_SIZE :])
        assert machine.repl.run("print(6 * 7)") == "42\n"
        assert nvm_of(machine.flash.contents()) == nvm


def test_a_match_goes_on_when_its_slots_went_with_the_drive(boot, long_run):
    nvm = kept.before_a_compaction(2)[0].nvm
    told, reports = kept.resumed(kept.Kept(nvm, ()))
    assert told == kept.resumed(kept.before_a_compaction(2)[0])[0]
    pair = at_the_table.switched_on(boot, at_the_table.chip(at_the_table.program(), nvm))
    while reports:
        pair.press("ok")
        reports = reports[1:]
    pair.press("ok")
    assert pair.app.screen is pair.app.turn

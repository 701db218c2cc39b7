# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The start of the program on a board: without a panel, with files missing, and when the app fails."""

import gc
import importlib
import sys
from types import SimpleNamespace

import pytest

from tools import device_path

device_path.expose()

from boards.simulator import Simulator  # noqa: E402
from mano import manifest  # noqa: E402

from shared_engine import game  # noqa: E402
from tools.image import content, placing  # noqa: E402
from tools.simulator.plain import PlainPanel  # noqa: E402


class Restarted(Exception):
    """The program was started anew."""


class ABoard(Simulator):
    """A board whose OK is pressed whenever it waits; waits: how long it was told to."""

    font_path = ""
    slot_dir = None

    def __init__(self, display):
        super().__init__(display)
        self.waits = []

    def wait(self, ms):
        self.waits.append(ms)
        self.press("ok", True)


@pytest.fixture
def start(monkeypatch):
    """start(board, app): runs mano.start on that board, with that app; returns its panel."""

    def restart():
        raise Restarted

    monkeypatch.setitem(sys.modules, "supervisor", SimpleNamespace(runtime=SimpleNamespace(), reload=restart))
    for name in ("mano.start", "mano.mishap"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    monkeypatch.setattr(game, "make_room", game.make_room)
    module = importlib.import_module("mano.start")
    panel = PlainPanel()

    def run(board, app=None, fault=None, check=lambda: None):
        monkeypatch.setattr(module, "connected", lambda: board)
        monkeypatch.setattr(module, "load", lambda path: None)
        monkeypatch.setattr(module, "Panel", lambda display, font: panel)
        monkeypatch.setattr(module, "make_slots", lambda folder, panel: None)
        monkeypatch.setattr(module, "check_sizes", check)
        monkeypatch.setattr("mano.app.App", app)
        mishap = importlib.import_module("mano.mishap")
        monkeypatch.setattr(mishap, "_make_room", lambda: None)  # it would unload what other tests use
        monkeypatch.setattr(mishap.manifest, "first_fault", lambda: fault)
        with pytest.raises(Restarted):
            module.run()
        return panel

    return run


def test_without_a_panel_the_light_blinks_a_while_and_the_panel_is_looked_for_again(start):
    board = ABoard(None)
    panel = start(board)
    assert board.waits == [4000]
    assert panel.text() == ("", "", "", "")


class Failing:
    """An app that starts well and fails."""

    def __init__(self, board, store, panel):
        """Nothing goes wrong yet."""

    def start(self):
        """Nor now."""

    def run(self):
        raise ValueError("no such seat")


def test_an_app_that_fails_says_where_and_starts_again_on_ok(start):
    board = ABoard(object())
    panel = start(board, Failing)
    headline, what, where, keys = panel.text()
    assert (headline, what, keys) == ("ERROR", "ValueError", "OK ↻")
    assert where == "test_start run"
    assert board.waits == [None]


def test_a_damaged_file_is_named_instead(start):
    panel = start(ABoard(object()), Failing, fault=("mano/turn.py", manifest.DAMAGED))
    assert panel.text() == ("ERROR", "mano/turn.py", "damaged", "OK ↻")


def test_a_file_of_another_size_is_named_before_anything_is_loaded_from_it(start):
    def too_short():
        raise ImportError("mano/turn.py")

    panel = start(ABoard(object()), app=None, fault=("mano/turn.py", manifest.DAMAGED), check=too_short)
    assert panel.text() == ("ERROR", "mano/turn.py", "damaged", "OK ↻")


def test_a_game_drops_what_a_phase_does_without_while_the_match_is_made_again(start, monkeypatch):
    scarce = []

    def as_on_a_board():
        game.drop("mano", "rooms")
        monkeypatch.setattr(game, "memory_is_scarce", False)

    monkeypatch.setattr("mano.stores.open_store", lambda board: scarce.append(game.memory_is_scarce))
    start(ABoard(object()), Failing, check=as_on_a_board)
    assert scarce == [True]


def test_garbage_goes_before_a_module_is_loaded_but_not_while_a_table_waits_for_its_match(start):
    asked = []

    class Asking(Failing):
        def start(self):
            asked.append(game.make_room is gc.collect)

        def run(self):
            asked.append(game.make_room is gc.collect)
            raise ValueError("enough")

    start(ABoard(object()), Asking)
    assert asked == [False, True]


@pytest.fixture
def as_built(monkeypatch, tmp_path):
    """The folder of a program as the build leaves it: two files, and a manifest that fills its block."""
    files = {"mano/turn.py": b"TURN = 1\n", "words/en": b"turn\tTurn\n"}
    for path, data in files.items():
        (tmp_path / path).parent.mkdir()
        (tmp_path / path).write_bytes(data)
    (tmp_path / manifest.PATH).write_bytes(placing.filled(content.manifest(files, "1", "pico_oled")))
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_a_program_as_it_was_built_has_no_fault(as_built):
    assert manifest.first_fault() is None
    assert manifest.first_fault(sizes=True) is None


@pytest.mark.parametrize(("data", "by_size"), [(b"TURN = 2\n", None), (b"TURN", manifest.DAMAGED)])
def test_a_changed_file_is_damaged_and_a_short_one_is_so_by_its_size(as_built, data, by_size):
    (as_built / "mano/turn.py").write_bytes(data)
    assert manifest.first_fault() == ("mano/turn.py", manifest.DAMAGED)
    assert manifest.first_fault(sizes=True) == (by_size and ("mano/turn.py", by_size))


def test_a_file_that_is_gone_is_missing(as_built):
    (as_built / "words/en").unlink()
    assert manifest.first_fault(sizes=True) == ("words/en", manifest.MISSING)

# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Stores in the life of a device: a computer holds the drive, memory is missing or wears out, matches follow."""

import pytest
from boards.simulator import Simulator
from mano import stores_freeing
from mano.archive import export
from mano.session import Session
from mano.stores import open_store

from shared_engine import journal, textform
from shared_engine.moves import NOBODY, Move
from shared_engine.recorder import KEPT
from tests.stores.evenings import Evening, new_match, told
from tests.stores.memories import BOARDS, EmulatedSlots, Hardware

READ_ONLY = 30


def won_match(store, seed=0):
    """A whole match at score level, played and saved."""
    evening = Evening(new_match("tres_y_dos", "score"), store, seed)
    assert store.begin(evening.match) is None
    while evening.step():
        assert evening.save() is None
    return evening.match


def deal(match, seat=0):
    match.enter([Move(NOBODY, "deal", (seat,))])
    match.enter([Move(seat, "upcard", (match.game.pack.UNKNOWN,))])


def draw(match, turns=1):
    for _ in range(turns):
        seat, unknown = match.deal.turn, match.game.pack.UNKNOWN
        assert match.enter([Move(seat, "draw_stock"), Move(seat, "discard", (unknown,))]) is None


def three_turns_and_one_taken_back(store):
    """The match, in which the last turn was saved and its undo was not."""
    match = new_match("tres_y_dos", "cards")
    store.begin(match)
    deal(match)
    draw(match, 3)
    store.save(match)
    match.undo()
    return match


def draw_on(match):
    """A turn of a deal that never ends."""
    draw(match)
    if not match.deal.stock:
        match.enter([Move(match.deal.dealer, "misdeal")], overrule=True)
        match.enter([Move(match.deal.dealer, "upcard", (match.game.pack.UNKNOWN,))])


def board(tmp_path, nvm=4096):
    made = Simulator()
    made.nvm = None if nvm is None else bytearray(b"\xff" * nvm)
    made.slot_dir = None if tmp_path is None else str(tmp_path)
    return made


@pytest.mark.parametrize("kind", BOARDS)
def test_the_match_is_on_the_table_again(kind):
    hardware = Hardware(**BOARDS[kind])
    store = hardware.store()
    match = three_turns_and_one_taken_back(store)
    assert store.save(match) is None
    resumed = hardware.store().load()
    assert told(resumed) == told(match)
    assert resumed.put_back() is None
    assert resumed.deal.turn == 0


def test_a_pause_undone_on_the_way_is_not_put_back_after_a_restart():
    hardware = Hardware()
    session = Session(hardware.store())
    session.begin(new_match("tres_y_dos", "cards").setup)
    deal(session.match)
    draw(session.match)
    session.enter([Move(NOBODY, "pause")], 5)
    session.undo()
    again = Session(hardware.store())
    assert again.put_back() is None
    assert again.match.deal.turn == 2
    assert not again.match.course.paused


@pytest.mark.parametrize("size", [None, 256, 4096])
def test_the_real_files_of_a_board(tmp_path, size):
    made = board(tmp_path, size)
    match = won_match(open_store(made))
    store = open_store(made)
    assert told(store.load()) == told(match)
    assert store.reports == []
    assert {path.stat().st_size for path in tmp_path.glob("save?/slot")} == {16384}


def test_slots_are_padded_to_sectors_of_their_own(tmp_path):
    won_match(open_store(board(tmp_path)))
    assert (tmp_path / "save.pad").stat().st_size >= 4096
    assert all((tmp_path / folder / "pad").stat().st_size >= 4096 for folder in ("save0", "save1"))


def test_a_board_with_nowhere_to_save_says_so():
    store = open_store(board(None, None))
    assert store.load() is None
    assert store.begin(new_match("tres_y_dos", "cards")) == "no_store"


def test_a_computer_holds_the_drive_and_the_match_goes_on_from_nvm():
    hardware = Hardware()
    hardware.slots.locked = READ_ONLY
    store = hardware.store()
    match = new_match("tres_y_dos", "cards")
    assert store.begin(match) is None
    assert store.missing == "drive_in_use"
    deal(match)
    assert store.save(match) is None
    assert told(hardware.store().load()) == told(match)


def test_when_the_computer_lets_go_the_next_deal_frees_nvm():
    hardware = Hardware()
    hardware.slots.locked = READ_ONLY
    store = hardware.store()
    match = new_match("tres_y_dos", "cards")
    store.begin(match)
    deal(match)
    while store.save(match) is None:
        draw_on(match)
    hardware.slots.locked = None
    match.enter([Move(match.deal.turn, "agree")])
    assert store.boundary(match) is None
    assert store.missing is None
    assert told(hardware.store().load()) == told(match)


def test_nvm_full_and_no_drive_is_not_saved_until_the_deal_has_ended():
    hardware = Hardware(slots=False)
    store = hardware.store()
    match = new_match("tres_y_dos", "cards")
    store.begin(match)
    deal(match)
    while store.save(match) is None:
        draw_on(match)
    assert store.save(match) == "not_saved"
    match.enter([Move(match.deal.turn, "agree")])
    store.boundary(match)
    deal(match)
    assert store.boundary(match) is None
    assert told(hardware.store().load()) == told(match)


def test_a_slot_begun_in_vain_is_not_taken_for_one_that_nvm_goes_on_from():
    hardware = Hardware()
    store = hardware.store()
    match = new_match("tres_y_dos", "cards")
    store.begin(match)
    deal(match)
    store.save(match)
    del hardware.operations[:]
    assert stores_freeing.hand_over(store, None)
    for operation in reversed(hardware.operations[5:]):  # a cut behind head, START, LOG, settings and END
        operation.put(operation.old)
    hardware.slots.locked = READ_ONLY
    store = hardware.store()
    match = store.load()
    while store.save(match) is None:
        draw_on(match)
    match.enter([Move(match.deal.turn, "agree")])
    assert store.boundary(match) is None
    found = hardware.store()
    assert found.reports == []
    assert told(found.load()) == told(match)


def test_a_match_cut_while_nvm_was_freed_is_told_and_saved_again():
    hardware = Hardware(slots=False)
    store = hardware.store()
    match = new_match("tres_y_dos", "cards")
    store.begin(match)
    deal(match)
    while store.save(match) is None:
        draw_on(match)
    match.enter([Move(match.deal.turn, "agree")])
    assert store.boundary(match) is None
    _, _, behind_start = journal.opened(hardware.nvm).frame_at(journal.HEAD_SIZE)
    hardware.nvm.data[behind_start:] = b"\xff" * len(hardware.nvm.data[behind_start:])
    store = hardware.store()
    assert store.reports == ["damaged"]
    resumed = store.load()
    deal(resumed)
    assert store.save(resumed) is None
    assert told(hardware.store().load()) == told(resumed)


def test_a_write_that_fails_is_made_good_by_the_next():
    hardware = Hardware(slots=False)
    store = hardware.store()
    match = new_match("tres_y_dos", "cards")
    store.begin(match)
    deal(match)
    store.save(match)
    works = type(hardware.nvm).__setitem__
    failing = type(
        "Failing", (type(hardware.nvm),), {"__setitem__": lambda *_: (_ for _ in ()).throw(OSError(5))}
    )
    hardware.nvm.__class__ = failing
    draw(match)
    assert store.save(match) == "not_saved"
    draw(match)
    assert store.save(match) == "not_saved"
    hardware.nvm.__class__ = type("Working", (failing,), {"__setitem__": works})
    draw(match)
    assert store.save(match) is None
    assert told(hardware.store().load()) == told(match)


def test_a_drive_that_fails_mid_match_leaves_the_other_slot():
    hardware = Hardware(nvm=False)
    store = hardware.store()
    match = new_match("tres_y_dos", "cards")
    store.begin(match)
    deal(match)
    store.save(match)
    confirmed = told(match)
    row = hardware.slots.rows[1 - store._later]
    row.__class__ = type("Gone", (type(row),), {"open": lambda *_: (_ for _ in ()).throw(OSError(5))})
    draw(match)
    assert store.save(match) == "not_saved"
    assert told(hardware.store().load()) == confirmed


@pytest.mark.parametrize("kind", ["nvm and slots", "slots alone"])
def test_finished_matches_are_kept_the_latest_first_and_the_oldest_dropped(kind):
    hardware = Hardware(**BOARDS[kind])
    matches = [won_match(hardware.store(), seed) for seed in range(150)]
    running = new_match("tres_y_dos", "cards")
    store = hardware.store()
    store.begin(running)
    kept = [record.match() for record in hardware.store().kept()]
    assert 10 < len(kept) < 150
    latest = matches[::-1][: len(kept)]
    for match in latest:
        match.undone = []
    assert [told(match) for match in kept] == [told(match) for match in latest]
    assert told(hardware.store().load()) == told(running)


def test_the_parts_of_a_long_match_are_kept_with_its_number():
    hardware = Hardware()
    store = hardware.store()
    evening = Evening(new_match("tres_y_dos", "turns", 7, wins_to=5), store)
    store.begin(evening.match)
    while evening.step():
        evening.save()
    parts = list(store.kept())
    assert len(parts) > 1
    assert {record.number for record in parts} == {parts[0].number}
    deals = [len(record.match().course.results) for record in parts]
    assert deals == sorted(deals, reverse=True)


@pytest.mark.parametrize("kind", BOARDS)
def test_settings_are_kept_with_and_without_a_match(kind):
    hardware = Hardware(**BOARDS[kind])
    assert hardware.store().settings() == {}
    assert hardware.store().keep_settings({"language": "es", "names": "Ana,Bea"}) is None
    assert hardware.store().settings() == {"language": "es", "names": "Ana,Bea"}
    won_match(hardware.store())
    store = hardware.store()
    assert store.keep_settings({"language": "fr", "home": ""}) is None
    store.begin(new_match("tres_y_dos", "cards"))
    assert hardware.store().settings() == {"language": "fr", "home": ""}


def test_what_a_newer_mano_wrote_is_said_and_left_alone(monkeypatch):
    from mano import stores_opening

    hardware = Hardware()
    won_match(hardware.store())
    # rooms drop modules in other tests, and who has loaded one before keeps his copy
    for copy in (stores_opening.journal, EmulatedSlots._look.__globals__["journal"]):
        monkeypatch.setattr(copy, "VERSION", 0)
    store = hardware.store()
    assert store.load() is None
    assert store.reports == ["newer_version"]


def test_kept_frames_do_not_disturb_the_match_that_goes_on():
    hardware = Hardware(nvm=False)
    won_match(hardware.store(), 1)
    won_match(hardware.store(), 2)
    match = new_match("tres_y_dos", "cards")
    store = hardware.store()
    store.begin(match)
    deal(match)
    store.save(match)
    assert any(kind == KEPT for kind, _ in hardware.slots.frames(store._later))
    assert told(hardware.store().load()) == told(match)


def test_a_match_goes_to_a_file_when_somebody_asks(tmp_path):
    match = won_match(Hardware().store())
    path = export(match, str(tmp_path))
    assert path == f"{tmp_path}/matches/1.txt"
    assert (tmp_path / "matches" / "1.txt").read_text().splitlines() == textform.write(match)
    assert export(match, str(tmp_path)).endswith("2.txt")


def test_no_hand_goes_to_a_file_in_mid_match(tmp_path):
    match = new_match("tres_y_dos", "hands")
    deal(match)
    match.enter([Move(1, "tell", ((0, 1, 2, 3, 4),))])
    match.enter([Move(match.deal.turn, "agree")])
    assert not match.over
    with open(export(match, str(tmp_path), private=True)) as file:
        assert "tell" not in file.read()

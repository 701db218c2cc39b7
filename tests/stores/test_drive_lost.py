# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The drive is lost, to a power cut inside an erase, and made anew by `flash --rescue`: the match is in nvm."""

from mano.stores_nvm import NvmStore

from shared_engine.moves import NOBODY, Move
from tests.stores.evenings import Evening, Players, new_match, told
from tests.stores.memories import ERASED, EmulatedSlots, Hardware, SlotRow
from tests.stores.test_stores import deal, draw_on, three_turns_and_one_taken_back


def another_drive(hardware):
    """The same nvm beside slots that were never written."""
    return NvmStore(hardware.nvm, EmulatedSlots([SlotRow(number, []) for number in (0, 1)]))


def test_a_match_of_many_deals_is_all_in_nvm():
    hardware = Hardware()
    match = new_match("pusoy_dos", "cards", players=4)
    store = hardware.store()
    store.begin(match)
    handed_over = 0
    for trouble in Players(match, store).steps():
        assert trouble is None
        if hardware.nvm.erases > handed_over:
            handed_over = hardware.nvm.erases
            found = another_drive(hardware)
            assert found.reports == []
            assert told(found.load()) == told(match)
        if handed_over > 3:
            return


def test_it_goes_on_and_is_handed_over_to_the_new_drive():
    hardware = Hardware()
    store = hardware.store()
    store.begin(new_match("tres_y_dos", "cards", wins_to=5))
    again = another_drive(hardware)
    evening = Evening(again.load(), again)
    erases = hardware.nvm.erases
    while hardware.nvm.erases == erases:
        assert evening.step()
        assert evening.save() is None
    assert again.missing is None
    assert told(NvmStore(hardware.nvm, again.slots).load()) == told(evening.match)


def test_what_may_be_put_back_and_the_settings_are_there_too():
    hardware = Hardware()
    store = hardware.store()
    store.keep_settings({"language": "es"})
    match = three_turns_and_one_taken_back(store)
    store.save(match)
    found = another_drive(hardware)
    assert told(found.load()) == told(match)
    assert found.settings() == {"language": "es"}


def test_only_a_deal_that_is_too_long_for_nvm_goes_with_the_drive():
    hardware = Hardware()
    store = hardware.store()
    match = new_match("tres_y_dos", "cards")
    store.begin(match)
    deal(match)
    while len(match.log) < len(hardware.nvm):
        draw_on(match)
        assert store.save(match) is None
    assert told(hardware.store().load()) == told(match)
    found = another_drive(hardware)
    assert found.reports == ["damaged"]
    assert found.load() is None


def test_a_cut_while_nvm_is_told_the_match_again_leaves_it_to_the_slot():
    hardware = Hardware()
    store = hardware.store()
    store.keep_settings({"language": "es"})
    match = new_match("tres_y_dos", "cards")
    store.begin(match)
    end = bytes(hardware.nvm.data).rstrip(bytes([ERASED]))
    for told_so_far in range(13, len(end)):
        hardware.nvm.data[:] = end[:told_so_far].ljust(len(hardware.nvm), bytes([ERASED]))
        found = hardware.store()
        assert told(found.load()) == told(match)
        assert found.reports in ([], ["torn"])  # half a START may as well be half of the entry under way
        assert found.settings() == {"language": "es"}
    assert found.load().enter([Move(NOBODY, "deal", (2,))]) is None
    assert found.save(found.load()) is None
    assert hardware.store().load().deal.dealer == 2

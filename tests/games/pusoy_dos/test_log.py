# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The log: what is written is read again, undone and put back; the vectors hold; a small VM agrees."""

import random
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from shared_engine import textform
from tests.games.pusoy_dos.judge import RANKS
from tests.games.pusoy_dos.sitting import Sitting, begun
from tools import conformance

ROOT = Path(__file__).parents[3]
VECTORS = ROOT / "tests" / "vectors" / "pusoy-dos.json"


@pytest.mark.parametrize("name, different", conformance.run_file(VECTORS))
def test_the_cases_of_the_law(name, different):
    assert different == []


def test_the_numbers_of_the_law_are_those_counted_in_test_combos():
    assert conformance.load(VECTORS)["check_numbers"]["straight"] == 10200


def some_match(seed, hands=2):
    """A match with all sorts of moves, allowed or not."""
    chance = random.Random(seed)
    table = Sitting(4, play_on=chance.random() < 0.5, passed_out=chance.random() < 0.5, target=50)
    lines = [
        "Ana starts",
        "Bea starts",
        "{turn} play 3C",
        "{turn} play {one}",
        "{turn} play {one} {two}",
        "{turn} pass",
        "{turn} pass",
        "{turn} play ?",
        "{turn} play {one}",
        "Carl miscount 4",
        "Dora position 3 3 3 3",
        "{turn} play 2? 2?",
        "Ana misdeal",
    ]
    pack = [rank + suit for rank in RANKS for suit in "CSHD"]
    for _ in range(120 * hands):
        if table.deal.over:
            table.match.enter(table.match.moves(("deal",)))
        one = chance.choice(pack)
        line = chance.choice(lines).format(turn=table.turn, one=one, two=one[:-1] + chance.choice("CSHD"))
        table.says(line, allowed=chance.random() < 0.3)
    return table


@pytest.mark.parametrize("seed", range(6))
def test_a_match_read_back_is_the_same(seed):
    table = some_match(seed)
    again = textform.read(textform.write(table.match))
    assert again.facts() == table.facts
    assert textform.write(again) == textform.write(table.match)
    assert again.status() == []


@pytest.mark.parametrize("seed", range(6))
def test_every_step_can_be_undone_and_put_back(seed):
    table = some_match(seed)
    after = table.facts
    seen = []
    while table.undo():
        seen.append(table.facts)
        assert all(count >= 0 for count in table.facts.get("counts", [0]))
    assert len(seen) > 10
    assert table.match.put_back() is None
    assert table.facts == after


def test_undo_reaches_over_the_end_of_a_hand():
    table = begun()
    table.all_say("Ana play 3C", "Bea position 5 1 5 5", "Bea play 9H")
    assert table.deal.over and table.facts["points"] == [0, 1, 0, 0]
    table.presses("deal")
    table.undo()
    table.undo()
    assert (
        not table.deal.over
        and table.facts["points"] == [0, 0, 0, 0]
        and table.facts["counts"] == [5, 1, 5, 5]
    )


VM_CASE = """
import gc, sys
gc.threshold(16384)     # this VM may give up while a module compiles, before it has collected
sys.path.insert(0, {root!r})
from shared_engine import textform
with open({log!r}) as log:
    match = textform.read(log)
print(sorted(match.facts().items()))
with open({log!r}) as log:
    print(textform.write(match) == [line.strip() for line in log])
asks = match.asks()
print(asks.head, sorted([offer.slot + " " + offer.act for offer in asks.offers]))
"""


@pytest.mark.skipif(
    not Path(sys.executable).with_name("micropython").exists() and not shutil.which("micropython"),
    reason="the MicroPython VM has no package for this computer",
)
@pytest.mark.parametrize("seed", range(2))
def test_a_small_vm_reads_the_same_match(seed, tmp_path):
    """192 KB of heap, the rules and a whole match."""
    log, program = tmp_path / "match.log", tmp_path / "case.py"
    log.write_text("\n".join(textform.write(some_match(seed, hands=1).match)))
    program.write_text(VM_CASE.format(root=str(ROOT), log=str(log)))
    local = Path(sys.executable).with_name("micropython")
    command = [str(local) if local.exists() else "micropython", "-X", "heapsize=192K", str(program)]
    vm = subprocess.run(command, capture_output=True, text=True)
    program.write_text(program.read_text().replace("gc.threshold(16384)", "pass"))
    host = subprocess.run([sys.executable, str(program)], capture_output=True, text=True)
    assert vm.returncode == 0, vm.stdout + vm.stderr
    assert vm.stdout == host.stdout and "True" in vm.stdout

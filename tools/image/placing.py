# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Where things lie on a drive, so that an update can be interrupted anywhere: the program twice, in a/ and in b/.

One of them runs, the other is the next update's; start/folder.txt says which. Every file fills whole blocks: an
update whose files keep their numbers of blocks writes them in place and touches nothing that the whole drive
depends on. Spacers keep what is written apart from what runs, since flash is erased 4096 bytes at a time.
"""

BLOCK = 512
FOLDERS = ("a", "b")
SWITCH = "start/folder.txt"
NAMES = "start/names.txt"  # for the name book
SPACER = "spacer.bin"
LAST = f"start/last-{SPACER}"
ERASED_AT_ONCE = 4096  # bytes


def drive(program: dict[str, bytes], common: dict[str, bytes]) -> dict[str, bytes]:
    """path on the drive -> bytes, in the order in which an empty drive should get them.

    code.py is the last that matters: what is there with it is installed. Behind it new files have room of their own.
    """
    first, second = FOLDERS
    files = {f"{first}/{name}": content for name, content in program.items()}
    files[f"{first}/{SPACER}"] = b" " * ERASED_AT_ONCE
    files[SWITCH] = filled(first.encode() + b"\n")
    files[NAMES] = filled(b"")
    files[f"start/{SPACER}"] = b" " * ERASED_AT_ONCE
    files |= {f"{second}/{name}": content for name, content in program.items()}
    files[f"{second}/{SPACER}"] = b" " * ERASED_AT_ONCE
    return {**files, **common, LAST: b" " * ERASED_AT_ONCE}


def filled(content: bytes, blocks: int = 1) -> bytes:
    """The content with blank lines up to whole blocks, at least so many."""
    size = max(blocks, -(-len(content) // BLOCK)) * BLOCK
    return content + b"\n" * (size - len(content))

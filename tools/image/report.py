# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""What takes how much of the drive."""

CLUSTER = 512  # of a drive up to 16 MB, as CircuitPython formats it
DRIVES = {"pico_oled": 1001, "macropad": 7168, "feather_reverse_tft": 960, "picosystem": 15360}  # KB
SAVES = 46  # KB: firmware/mano/stores_slots.py
PARTS = (
    (
        "the device",
        ("a/mano/", "a/boards/", "a/manifest.txt", "code.py", "boot.py", "safemode.py", "settings.toml"),
    ),
    ("the games", ("a/shared_engine/games/",)),
    ("the engine", ("a/shared_engine/",)),
    ("libraries", ("a/lib/",)),
    ("words", ("a/words/",)),
    ("font", ("a/mano.font",)),
    ("licences", ("licences/",)),
    ("for updates", ("b/", "start/", "a/spacer.bin")),
)


def report(files: dict[str, bytes], board: str) -> list[str]:
    """A line a part with bytes and files, and what stays free."""
    rest = dict(files)
    lines = []
    for part, beginnings in PARTS:
        mine = {name: rest.pop(name) for name in list(rest) if name.startswith(beginnings)}
        lines.append(f"  {part:<12}{sum(map(len, mine.values())):>8} bytes in {len(mine)} files")
    left = free(files, board)
    return [
        *lines,
        f"  free        {left:>8} KB of {DRIVES[board]} KB on the drive, and {SAVES} KB for matches",
    ]


def free(files: dict[str, bytes], board: str) -> int:
    """KB that stay free beside these files and the matches that are saved; negative if that is too much."""
    return DRIVES[board] - SAVES - -(-taken(files) // 1024)


def taken(files: dict[str, bytes]) -> int:
    """Bytes these files take, each in whole clusters, with the folders they lie in."""
    folders = {name.rpartition("/")[0] for name in files}
    return sum(-(-len(content) // CLUSTER) * CLUSTER for content in files.values()) + 2 * CLUSTER * len(
        folders
    )

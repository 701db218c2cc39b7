# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The board's pictures beside those the simulator made."""

from pathlib import Path

from tools.simulator import pictures

ROW = pictures.WIDTH // 8


def difference(panel, golden: Path, seen_in: Path) -> str:
    """How the panel differs from a golden picture; nothing if it does not. `seen_in` gets what it shows."""
    seen, wanted = panel.picture(), pictures.load(golden)
    if seen == wanted:
        return ""
    wrong = [(at, one ^ other) for at, (one, other) in enumerate(zip(seen, wanted)) if one != other]
    at, bits = wrong[0]
    pixels = sum(bits.bit_count() for _, bits in wrong)
    x, y = at % ROW * 8 + 8 - bits.bit_length(), at // ROW
    path = seen_in / f"{golden.stem}.on-the-pico.png"
    panel.save(path)
    return f"{pixels} pixels differ, the first at x={x} y={y}; the board shows {path}, wanted is {golden}"

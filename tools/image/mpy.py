# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The names in a compiled module, format 6: behind four bytes and two counts stands every name that the code uses.

Code refers to names by their place in that table, so that a name can be replaced by one of another length. Names that
are numbers (the commonest, the same in every MicroPython) have no letters there.
"""

HEADER = 4


def with_names(compiled: bytes, names: dict[str, str]) -> bytes:
    """The module with every name that is a key of `names` replaced by its value."""
    many, at = _number(compiled, HEADER)
    _, at = _number(compiled, at)  # of constants, which stand behind the names
    out = bytearray(compiled[:at])
    for _ in range(many):
        head, behind = _number(compiled, at)
        if head & 1:  # one of the numbered names
            out += compiled[at:behind]
            at = behind
        else:
            at = behind + (head >> 1) + 1
            name = compiled[behind : at - 1].decode()
            out += _entry(names.get(name, name))
    return bytes(out + compiled[at:])


def _entry(name: str) -> bytes:
    letters = name.encode()
    return _as_number(len(letters) << 1) + letters + b"\0"


def _number(data: bytes, at: int) -> tuple[int, int]:
    """A number of seven bits a byte, the highest first, and where it ends."""
    value = 0
    while True:
        value = value << 7 | data[at] & 0x7F
        at += 1
        if data[at - 1] < 0x80:
            return value, at


def _as_number(value: int) -> bytes:
    out = [value & 0x7F]
    while value := value >> 7:
        out.append(value & 0x7F | 0x80)
    return bytes(reversed(out))

# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Plays written tries again and says what came of them; runs on CPython and on MicroPython, to be compared.

`replaying.py ROOT FILE`. Of each match FILE holds "match", the header of its text form, then what was tried, a
line each: "try", "allow" (the table allows what is refused), both with moves behind "|"; "undo" or "put_back".
"""

import sys
from binascii import crc32


def main(root, path):
    sys.path.insert(0, root)
    with open(path) as file:
        for line in replayed(file):
            print(line)


def replayed(lines):
    """Yields for each match "refused, bytes of the log, digest": rulings, facts and log make the digest."""
    header, match = [], None
    for line in lines:
        line = line.rstrip("\n")
        word, _, moves = line.partition("|")
        if word == "match":
            if match:
                yield match.result()
            header, match = [], None
        elif word in ("try", "allow", "undo", "put_back"):
            match = match or Replay(header)
            match.step(word, moves)
        else:
            header.append(line)
    yield match.result()


class Replay:
    """One match and the digest of everything it said."""

    def __init__(self, header):
        from shared_engine import textform

        self.match = textform.read(header)
        self.refused = 0
        self.digest = 0

    def step(self, word, moves):
        match = self.match
        if word == "undo":
            self.say(len(match.undo()))
        elif word == "put_back":
            self.judge(match.put_back())
        else:
            parsed = [match.notation.parse(move) for move in moves.split("|")] if moves else []
            self.judge(match.enter(parsed, overrule=word == "allow"))
        self.say(match.facts())

    def judge(self, refusal):
        if refusal:
            self.refused += 1
            self.say([refusal.code, refusal.firm, refusal.facts])
        else:
            self.say([[note.code, note.facts] for note in self.match.notes])

    def say(self, thing):
        self.digest = crc32(plain(thing).encode(), self.digest)

    def result(self):
        data = self.match.log.data
        return "%d %d %08x" % (self.refused, len(data), crc32(bytes(data), self.digest))


def plain(thing):
    """The same text everywhere: dicts in the order of their keys."""
    if isinstance(thing, dict):
        return "{" + ",".join([key + ":" + plain(thing[key]) for key in sorted(thing)]) + "}"
    if isinstance(thing, (list, tuple)):
        return "[" + ",".join([plain(one) for one in thing]) + "]"
    return str(thing)


if __name__ == "__main__":
    import gc

    gc.threshold(40000)  # swept often, there is room in one piece to compile a module
    main(sys.argv[1], sys.argv[2])

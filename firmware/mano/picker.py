# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Choosing with few keys. A picker shows what each key leads to and is done when a key leads to a value."""

from mano.board import CROSS

RANGE_END = 4       # letters of a name at either end of a range
THREE = ("prev", "ok", "next")


class Picker:
    """What all pickers have."""

    def labels(self):
        """key -> what it leads to."""

    def press(self, key):
        """One stage on; (value,) when that was the last, else None."""

    def back(self):
        """One stage back; False when there is none."""
        return False

    def at_start(self):
        """True at the first stage."""
        return True

    def rank_told(self):
        """The rank chosen, while only its suit is open; else None."""
        return None

    def ranks(self):
        """The ranks of which one is asked now, ace first; () when something else is."""
        return ()

    def take(self, rank):
        """One of these ranks was told by a key of its own; (value,) when nothing is open then, else None."""


class Fixed(Picker):
    """At most one value a key. entries: key -> (label, value)."""

    def __init__(self, entries):
        self.entries = entries

    def labels(self):
        return {key: entry[0] for key, entry in self.entries.items()}

    def press(self, key):
        return (self.entries[key][1],) if key in self.entries else None


class Split(Picker):
    """Any number of values, split among the keys again and again; at most three times up to 64 values.

    items: [(label, value)]. first: the keys of the first stage, where others have a meaning of their own there.
    nested: the items are already grouped, one list of items a key.
    """

    def __init__(self, items, keys=CROSS, first=None, nested=False):
        self.keys = keys
        self._stages = [dict(zip(first or keys, items)) if nested else _deal_out(items, first or keys)]

    def labels(self):
        return {key: _label(items) for key, items in self._stages[-1].items()}

    def press(self, key):
        items = self._stages[-1].get(key)
        if items is None:
            return None
        if len(items) == 1:
            return (items[0][1],)
        self._stages.append(_deal_out(items, self.keys))
        return None

    def back(self):
        if len(self._stages) == 1:
            return False
        self._stages.pop()
        return True

    def at_start(self):
        return len(self._stages) == 1


class Compass(Picker):
    """A card or rank: group, rank, suit; or suit first, where the pack writes it first.

    words: for the labels. ranks_only: stop at the rank. choices: the ranks there are, None for all of the pack.
    """

    def __init__(self, pack, words, ranks_only=False, choices=None):
        self.pack = pack
        self.words = words
        self.ranks_only = ranks_only
        self.groups = [group for group in pack.groups if choices is None or group[0] in choices]
        self.path = []

    def labels(self):
        return {key: label for key, label, _ in self._branch(self.path)}

    def press(self, key):
        for other, _, value in self._branch(self.path):
            if key == other:
                self.path.append(value)
                return self._value()
        return None

    def back(self):
        if not self.path:
            return False
        self.path.pop()
        return True

    def at_start(self):
        return not self.path

    def rank_told(self):
        return self.path[1] if len(self.path) == 2 and not self.pack.suit_first else None

    def ranks(self):
        if self._stages()[len(self.path)] == "suits" or self.path[:1] == [None]:
            return ()
        return [rank for group in self.groups for rank in group]

    def take(self, rank):
        group = [group for group in self.groups if rank in group][0]
        self.path[self._stages().index("groups"):] = [group, rank]
        return self._value()

    def _branch(self, path):
        """[(key, label, value)] of the stage behind that path."""
        stages = self._stages()
        return getattr(self, "_at_" + stages[len(path)])(path)

    def _stages(self):
        if self.ranks_only:
            return ("groups", "ranks")
        return ("suits", "groups", "ranks") if self.pack.suit_first else ("groups", "ranks", "suits")

    def _at_groups(self, path):
        if path and path[-1] is None:       # cards that have no suit
            size = self.pack.size - len(self.pack.loose)
            return [(key, self.words.fact("card", size + i), size + i)
                    for i, key in zip(range(len(self.pack.loose)), CROSS)]
        fact = self.words.fact
        return [(key, _in_a_row([fact("rank", rank) for rank in group]), group)
                for key, group in zip(CROSS, self.groups)]

    def _at_ranks(self, path):
        return [(key, self.words.fact("rank", rank), rank) for key, rank in zip(CROSS, path[-1])]

    def _at_suits(self, path):
        pack = self.pack
        keys = [(key, self.words.suit(suit), suit) for key, suit in zip(CROSS, pack.suit_order)]
        if pack.loose and not path:
            keys.append((CROSS[len(pack.suit_order)], self.words.label("loose"), None))
        return keys

    def _value(self):
        path, pack = self.path, self.pack
        if pack.suit_first and not self.ranks_only and len(path) == 2 and path[0] is None:
            return (path[1],)
        if len(path) < len(self._stages()):
            return None
        if self.ranks_only:
            return (path[1],)
        return (pack.card(path[2], path[0]) if pack.suit_first else pack.card(path[1], path[2]),)


def _in_a_row(ranks):
    """"A23", "10JQK", but "10 9", which would be read as one number."""
    together = "".join(ranks)
    return " ".join(ranks) if "10" in ranks and together.isdigit() else together


def _deal_out(items, keys):
    """key -> its share of the items; the last keys get the larger shares."""
    if len(items) < len(keys):
        return {key: [item] for key, item in zip(keys, items)}
    each, more = divmod(len(items), len(keys))
    shares = {}
    start = 0
    for i, key in enumerate(keys):
        end = start + each + (1 if i >= len(keys) - more else 0)
        if end > start:
            shares[key] = items[start:end]
        start = end
    return shares


def _label(items):
    if len(items) <= 3:
        joined = " ".join([label for label, _ in items])
        if len(joined) <= 7 or len(items) == 1:
            return joined
    first, last = items[0][0], items[-1][0]
    if len(first) + len(last) > 2 * RANGE_END:
        first, last = first[:RANGE_END], last[:RANGE_END]
    return first + "-" + last

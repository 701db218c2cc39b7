# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Keys in whole gestures: how somebody who knows the device enters an act, with the fewest presses."""

import copy
from collections import deque

from mano.picker import CROSS, Picker
from mano.racing import RACE_MS

KEYS = ("up", "left", "right", "down", "ok", "prev", "next")
LONGEST = 8


def keys_to(picker, value):
    """The shortest row of keys by which this picker gives that value; ValueError where it cannot."""
    paths: deque[tuple[tuple[str, ...], Picker]] = deque([((), picker)])
    while paths:
        path, before = paths.popleft()
        if len(path) == LONGEST:
            break
        shared = getattr(before, "words", None), getattr(before, "pack", None)
        for key in KEYS:
            if key not in before.labels():
                continue
            after = copy.deepcopy(before, {id(one): one for one in shared})  # these stay the same objects
            answer = after.press(key)
            if answer == (value,):
                return path + (key,)
            if answer is None:
                paths.append((path + (key,), after))
    raise ValueError(f"no way to {value!r}")


class Fingers:
    """Enters gestures on the device of a Thumb."""

    def __init__(self, thumb):
        self.thumb = thumb
        self.app = thumb.app

    def lift_curtain(self):
        """Takes the box in hand: OK on a curtain."""
        # by name, since a room that is loaded anew has another class
        if type(self.app.screen).__name__ == "Curtain":
            self.thumb.press("ok")

    def sit_out_race(self):
        """Nobody calls: the race is over when its time is."""
        if type(self.app.screen).__name__ == "Race":
            self.thumb.wait(RACE_MS)

    def enter(self, *partial):
        """Enters a gesture given as its act and arguments; returns the presses it took."""
        before = self.thumb.presses
        self.sit_out_race()
        self._begin(partial[0], partial[1:])
        return self.thumb.presses - before

    def _begin(self, act, args):
        offers = [offer for offer in self.app.match.asks().offers if offer.act == act]
        if not offers:
            raise ValueError(f"{act} is not offered")
        slot = offers[0].slot
        if slot != "show":  # SHOW needs no look at the private screen
            self.lift_curtain()
        three = self.app.board.GEOMETRY == "three"
        if slot == "arrows":
            self._choose(self.app.screen.picker, None, args[0])
            args = args[1:]
        elif slot == "menu" or slot == "show" and not self.app.board.HAS_SHOW or slot == "ok_held" and three:
            self._through_menu(act)
        elif slot in CROSS:
            self._choose(self.app.screen.picker, None, act)
        elif slot == "ok_held":
            self.thumb.press("ok!")
        else:
            self.thumb.press(slot)
        for value in args:
            self.lift_curtain()
            self._choose(self.app.screen.picker, self.app.screen.ask.ok, value)

    def _choose(self, picker, ok, value):
        if ok is not None and ok[1] == value and "ok" not in picker.labels():
            self.thumb.press("ok")
            return
        pack = self.app.match.game.pack
        rank = self._rank_alone(pack, value) if ok is not None and ok[1] == pack.UNKNOWN else None
        if rank is not None:
            self.thumb.press(*keys_to(picker, pack.card(rank, pack.suit_order[0]))[:-1], "ok")
        else:
            self.thumb.press(*keys_to(picker, value))

    def _rank_alone(self, pack, value):
        """The rank of a card told by its rank only."""
        if type(self.app.screen.picker).__name__ != "Compass" or self.app.screen.ask.kind == "rank":
            return None
        return pack.rank(value) if not pack.known(value) and pack.suit(value) is None else None

    def _through_menu(self, act):
        self.thumb.press("ok!" if self.app.board.GEOMETRY == "three" else "back!")
        label = self.app.words.label("act." + act, self.app.match.asks().facts)
        rows = self.app.screen
        for _ in range(len(rows.entries)):
            page = [entry[0] for entry in rows.entries[rows.first : rows.first + 3]]
            if label in page:
                self.thumb.press(rows.KEYS[page.index(label)])
                return
            self.thumb.press("right")
        raise ValueError(f"{act} is not in the menu")

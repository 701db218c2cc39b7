# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Somebody who goes to every page of the menu and to every room behind it, from wherever a match stands."""

from mano.board import CROSS
from mano.session import STANDING

from shared_engine.setup import LEVELS
from tools.simulator.fingers import Fingers

LONGEST = 80  # presses a gesture may take, were it never to end
HELP = 6  # pages


class Walk:
    """Under the hands of a Thumb, as Fingers are. What is entered on the way is taken back.

    entered: the labels of the menu that were taken.
    """

    def __init__(self, thumb):
        self.thumb = thumb
        self.app = thumb.app
        self.fingers = Fingers(thumb)
        self.entered: list[str] = []

    @property
    def screen(self):
        """The screen of the app."""
        return self.app.screen

    @property
    def room(self) -> str:
        """What kind of screen it is: by name, since a class of a room that was left and entered anew is another."""
        return type(self.app.screen).__name__

    # -- the menu

    def every_entry(self):
        """Every page of the menu, and every entry, by the shortest way through its rooms."""
        for label in self.pages():
            self.enter(label)

    def entries_of_the_game(self):
        """The same for what only this game has, and now."""
        labels = self.pages()
        for label in labels[: labels.index(self._label("menu.score"))]:
            self.enter(label)

    def pages(self) -> list[str]:
        """Opens the menu, turns its pages, closes it. The labels."""
        self.open()
        labels = [entry[0] for entry in self.screen.entries]
        self.thumb.press(*["right"] * (len(labels) // len(self.screen.KEYS)), "back")
        return labels

    def enter(self, label: str):
        """Takes that entry of the menu and goes through what it leads to, back to the table.

        What Mano refuses is allowed by the table.
        """
        before, refused = self._told(), self.app.turn.refused
        self.choose(label)
        self.to_the_table()
        now = self.app.turn.refused
        if now and now is not refused and not now[1].firm:
            self.choose(self._label("menu.allow"))
            self.to_the_table()
        self._take_back(before)

    def choose(self, label: str):
        """Opens the menu and takes that entry."""
        self.open()
        self.take(label)
        self.entered.append(label)

    def open(self):
        """The menu. A curtain is lifted first: there BACK is an undo."""
        self.fingers.sit_out_race()
        self.fingers.lift_curtain()
        self.thumb.press("back!")
        assert self.room == "Rows", self.app.panel.text()

    def take(self, label: str):
        """Turns to that row, and takes it."""
        rows = self.screen
        for _ in range(len(rows.entries)):
            page = [entry[0] for entry in rows.entries[rows.first : rows.first + len(rows.KEYS)]]
            if label in page:
                self.thumb.press(rows.KEYS[page.index(label)])
                return
            self.thumb.press("right")
        raise AssertionError(f"{label!r} is not in the menu")

    # -- its entries, once more

    def tell(self, *gesture):
        """Enters a gesture of the match; what was taken back before it stays so."""
        self.fingers.enter(*gesture)
        if self.room == "PutBack":
            self.thumb.press("back")

    def rename(self):
        """Everybody gets a name of one letter."""
        self.choose(self._label("menu.names"))
        self.spell()
        self.thumb.press("ok")

    def spell(self):
        """A letter for each seat, also where the name book offers names. The last OK is still to be pressed."""
        for seat in range(self.app.match.setup.players):
            if seat:
                self.thumb.press("ok")
            if self.room == "Wheel":
                self.thumb.press("down")
            assert self.room == "Speller", self.app.panel.text()
            self.thumb.press(CROSS[seat // 8], CROSS[seat // 2 % 4], CROSS[seat % 2])

    def level(self, level: str):
        """That is logged from the next deal on."""
        self.choose(self._label("menu.level"))
        while self.screen.value() != LEVELS.index(level):
            self.thumb.press("right")
        self.thumb.press("ok")

    def turn_the_box(self):
        """The box faces another seat, and the first again."""
        for key in ("right", "left"):
            self.choose(self._label("menu.home"))
            self.thumb.press(key, "ok")

    def correct(self):
        """The latest result becomes what the first keys say."""
        self.choose(self._label("menu.correct"))
        self.thumb.press("ok")
        self.to_the_table()

    def mend(self, *gestures):
        """The last gestures of the match, these, are taken back; the first is entered anew, the others are put back."""
        for _ in gestures:
            before = self._told()
            while self._told() == before:
                self.thumb.press("back")
        self.fingers.enter(*gestures[0])
        assert self.room == "PutBack", self.app.panel.text()
        self.thumb.press("ok")

    def show(self):
        """SHOW, and what it leads to."""
        before = self._told()
        self.thumb.press("show")
        self.to_the_table()
        self._take_back(before)

    def catch_up(self, key: str):
        """Who sits there has the turn."""
        before = self._told()
        self.fingers.lift_curtain()
        self.thumb.press(key + "!")
        self.to_the_table()
        self._take_back(before)

    def finish_deal(self):
        """The deal gets a result by the first keys that lead to one."""
        while not self.app.match.deal.over and not self.app.match.over:
            self.fingers.lift_curtain()
            resting = self.screen is self.app.turn and self.screen.resting()
            keys = ["ok"] if resting and self.screen.ask.offer("ok") else self._keys()
            self.thumb.press(*keys)

    # -- the end, and set-up behind it

    def end(self):
        """The table ends the match."""
        self.choose(self._label("menu.close"))
        self.thumb.press("ok")
        assert self.app.match.over

    def look_back(self):
        """The score board and a copy, at the end of a match."""
        for code in ("menu.score", "menu.copy"):
            self.thumb.press("down")
            self.take(self._label(code))
            while self.room != "Ending":
                self.thumb.press(*self._keys())

    def play_on(self):
        """The match was not to be over."""
        self.thumb.press("back")
        assert not self.app.match.over

    def set_up(self):
        """Another match, from the end of one: every question of set-up. It plays the same game."""
        self.thumb.press("right")
        wheel = self.screen
        while wheel.value() != self.app.match.game.name:
            self.thumb.press("right")
        self.thumb.press("down")
        while self.room == "Reading":
            self.thumb.press(*self._keys())
        self.thumb.press("ok", "up", "up", "down")
        self.thumb.press("down", "right", "left", "ok", "ok", "down")
        self.spell()
        self.thumb.press_for_lot("ok")
        self.thumb.press("ok")
        assert not self.app.match.over

    # -- through the rooms

    def to_the_table(self):
        """Goes on by the first key that leads on, and leaves what leads nowhere, until the match goes on."""
        for _ in range(LONGEST):
            self.fingers.sit_out_race()
            if self._at_the_table():
                return
            self.thumb.press(*self._keys())
        raise AssertionError(f"no way back to the table from {self.app.panel.text()}")

    def _at_the_table(self) -> bool:
        turn = self.app.turn
        return (self.screen is turn and turn.resting()) or (self.room == "Curtain" and not turn.partial)

    def _keys(self) -> list[str]:
        screen = self.screen
        if self.room == "Reading":
            return ["right" if screen.first + 3 < len(screen.lines) else "back"]
        if self.room == "Wheel":
            return ["left", "right", "back"]
        if self.room in ("PutBack", "Rows"):
            return ["back"]
        if screen is self.app.turn and screen.ask.kind == "acts" and screen.partial:
            return ["right"] * (HELP - 1) + ["back"] * HELP
        labels = screen.picker.labels() if getattr(screen, "picker", None) else {}
        return [next((key for key in ("ok", *CROSS) if key in labels), "ok")]

    def _label(self, code: str) -> str:
        return self.app.words.label(code)

    # -- taking back

    def _told(self) -> tuple[int, int]:
        match = self.app.match
        told = [move for _, move in match.log.moves() if move.act not in STANDING]
        return len(match.course.results), len(told)

    def _take_back(self, before: tuple[int, int]):
        for _ in range(LONGEST):
            self.fingers.sit_out_race()
            if self._told() <= before:
                return
            self.thumb.press("back")
        raise AssertionError("what was entered cannot be taken back")

# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Somebody who looks at every screen of a device and complains of what should not be there."""

import re

from mano.screens import Screen
from mano.words import Words, wrap

from tools.simulator.plain import PlainDevice, PlainPanel, Thumb


class Watch(Thumb):
    """A Thumb whose screens are all watched. seen: (is it private, four texts) of each; complaints: what was wrong."""

    def __init__(self, geometry="cross", nvm=None, seed=0):
        self.seen = []
        self.complaints = []
        self.attempted = set()  # cards of every public act that somebody tried to enter
        super().__init__(PlainDevice(geometry, nvm, seed))
        self._watch_entries()
        self.device.tones = self._hear

    def _hear(self, notes):
        if self.private:
            self.complain("a sound while one seat looks in private")

    @property
    def private(self):
        """True while a curtain is lifted: only one seat looks."""
        screen = self.app.screen
        return screen is not None and screen.is_secret()

    def look(self):
        """Looks at the panel as it is now."""
        texts = self.screen
        if not any(text.strip() for text in texts):
            self.complain("blank screen")
        if len(texts[0]) > PlainPanel.headline_columns or max(map(len, texts[1:])) > PlainPanel.columns:
            self.complain("text too long for the panel")
        if not self.private:
            for card in self.secrets():
                if _names(
                    texts, self.app.words.fact("card", card)
                ):  # a wild's single letter may be any word's
                    self.complain(f"a card told in private: {self.app.words.fact('card', card)}")
        self.seen.append((self.private, texts))

    def complain(self, what):
        self.complaints.append(f"{what}: {self.screen} on {type(self.app.screen).__name__}")

    def secrets(self):
        """The cards that the log knows only from private acts."""
        match = self.app.match
        if match is None or match.deal is None:
            return set()
        opens = getattr(match.deal, "lowest", None)  # whoever holds it has to say so
        private, public = set(), self.attempted | {opens}
        for _, move in match.log.moves(0, match.course.began_at):
            told = private if match.notation.act(move.act).private else public
            told.update(cards_of(match, move))
        return {card for card in private - public if match.game.pack.known(card)}

    def press(self, *keys):
        for key in keys:
            super().press(key)
            self.look()

    def _watch_entries(self):
        enter = self.app.session.enter_at

        def watched(moves, at, overrule=False):
            match = self.app.match
            for move in moves:
                if not match.notation.act(move.act).private:
                    self.attempted.update(cards_of(match, move))
            return enter(moves, at, overrule)

        self.app.session.enter_at = watched


def cards_of(match, move):
    """The cards a move names."""
    cards = set()
    for kind, value in zip(match.notation.act(move.act).kinds, move.args, strict=False):
        if kind == "card":
            cards.add(value)
        elif kind == "cards":
            cards.update(value)
    return cards


def _names(texts, card):
    return len(card) > 1 and re.search(rf"(?<![0-9A-Z]){re.escape(card)}(?![0-9A-Z])", " ".join(texts))


def watch_words(monkeypatch, complaints):
    """Lets `complaints` grow by every code without words, and by every line that the panel had to cut."""
    text, label, show = Words.text, Words.label, Screen.show

    def spy(method):
        def asked(self, code, facts=None):
            if self.raw(code) is None:
                complaints.append(f"no words for {code}")
            return method(self, code, facts)

        return asked

    def shown(self, headline, line1="", line2="", line3="", mark=False):
        for line in (line1, line2, line3):
            if len(line) > self.app.panel.columns:
                complaints.append(f"cut: {line!r} under {headline!r}")
        show(self, headline, line1, line2, line3, mark)

    def flowed(self, headline, flow, last="", mark=False):
        if len(wrap(flow, self.app.panel.columns)) > (2 if last else 3):
            complaints.append(f"cut: {flow!r} under {headline!r}")
        flow_of(self, headline, flow, last, mark)

    flow_of = Screen.show_flow
    monkeypatch.setattr(Words, "text", spy(text))
    monkeypatch.setattr(Words, "label", spy(label))
    monkeypatch.setattr(Screen, "show", shown)
    monkeypatch.setattr(Screen, "show_flow", flowed)

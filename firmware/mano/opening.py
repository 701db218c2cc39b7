# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""What is shown at power-on: the match that was left on the table, or set-up."""

from mano.screens import Screen, Word
from mano.words import upper


def open_with(app):
    """The first screen: what the store found out of order, then where the match stands."""
    reports = app.session.store.reports
    if reports:
        headline, flow = app.words.text("report." + reports.pop(0))
        app.show(Word(app, headline, flow, lambda: open_with(app)))
    else:
        _open(app)


def _open(app):
    if app.match is None:
        _arranging(app).begin(app)
    elif app.match.over:
        app.match_ended()
    elif app.match.deal is None:
        app.visit("lot").draw_lot(app)
    else:
        app.show(Resume(app))


def _arranging(app):
    return app.visit("arranging")


class Resume(Screen):
    """Go on with the match that was left, or begin another."""

    def draw(self):
        app, words, match = self.app, self.app.words, self.app.match
        ask = match.asks()
        if ask.private:     # what its headline says is for one seat only
            headline = "→ " + upper(words.fact("seat", ask.seat))
        else:
            headline, _ = words.text("head." + ask.head, ask.facts)
        score = app.visit("standing").score(app, 1) + [""]
        self.show(headline, words.label("resume.deal", {"number": match.facts()["deal"]}), score[0],
                  words.label("resume.keys"))

    def press(self, key, tick):
        if key == "ok":
            self.app.later(self.app.play)
        elif key in ("right", "next"):
            self.app.later(lambda: _arranging(self.app).begin(self.app))

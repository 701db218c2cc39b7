# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""What a game asks next. Games declare, screens obey: a screen knows widgets and keys, never a rule.

A gesture is built up as a *partial*: ``()``, then ``(act, first argument, ...)``. ``deal.asks(partial)`` tells what
is to be chosen next; None means the gesture is complete and ``deal.moves(partial)`` are its moves.
"""

ANYWHERE = "arrows"     # the arrows begin the act's first argument straight from the turn screen
BLANK = ""              # not private yet: the seat is named, nothing of it shown; whoever answers is it, and looks


class Offer:
    """An act on a turn screen and the key it keeps for the whole game.

    slot: "ok", "ok_held", "up", "left", "right", "down", "arrows", "show" or "menu"; in a race also "left_keys" and
        "right_keys", the halves of the box.
    label: the code that words it, where that is not the act's own name.
    """

    def __init__(self, slot, act, label=None):
        self.slot = slot
        self.act = act
        self.label = label or act


class Ask:
    """One question to the table.

    kind: "acts" (a turn screen: see offers), or the widget for one argument: "card", "rank", "suit", "seat",
        "number", "choice".
    seat: who is asked, None for the whole table. head: code of the headline; info: codes of up to three small texts.
    facts: what the codes need. offers: for kind "acts".
    choices: cards, seats, numbers or codes to choose from; None leaves the widget's whole range.
    ok: (code, value) when OK gives an answer of its own ("not told", "same again"), else None.
    private: True when only this seat may look; BLANK when that begins with the answer. timed: its clock is running.
    """

    def __init__(self, kind, head, seat=None, info=(), facts=None, offers=(), choices=None, ok=None, private=False,
                 timed=False):
        self.kind = kind
        self.head = head
        self.seat = seat
        self.info = info
        self.facts = facts or {}
        self.offers = offers
        self.choices = choices
        self.ok = ok
        self.private = private
        self.timed = timed

    def offer(self, slot):
        """The offer on that key, or None."""
        for offer in self.offers:
            if offer.slot == slot:
                return offer
        return None

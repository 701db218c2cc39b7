# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Which picker answers which Ask."""

from mano.board import CROSS
from mano.picker import THREE, Compass, Fixed, Split

PLACES = {2: ("down", "up"), 3: ("down", "left", "right"), 4: ("down", "left", "up", "right")}
MOST_BY_STAGES = 64     # beyond that a number is told digit by digit


def has_places(players):
    """True when every seat of so many lies at a side of the box."""
    return players in PLACES


def seat_at(place, players, home):
    """The seat at that side of the box, or None. The box faces its home seat; clockwise comes left."""
    places = PLACES.get(players, ())
    return (home + places.index(place)) % players if place in places else None


def picker_for(ask, app, first=None):
    """The picker for one argument. first: the keys free at its first stage, where OK means something else."""
    if app.board.GEOMETRY == "three":
        items = _all_items(ask, app)
        if ask.ok is not None and first is None:
            items = items + [(app.words.label("ok." + ask.ok[0]), ask.ok[1])]
        return Split(items, THREE, first)
    return _ON_ARROWS[ask.kind](ask, app)


def arrows_for(ask, app):
    """What the arrows do on a turn screen: begin an act's first argument, or take one of the other acts."""
    offer = ask.offer("arrows")
    three = app.board.GEOMETRY == "three"
    if offer:
        begun = app.match.asks((offer.act,))
        if begun.kind == "card" and not three and ask.offer("ok"):
            return _card(begun, app, CROSS)     # there OK is an act, only later a card
        return picker_for(begun, app, ("prev", "next") if three else None)
    offers = [offer for offer in ask.offers if offer.slot in CROSS]
    entries = {offer.slot: (app.words.label("act." + offer.label, ask.facts), offer.act) for offer in offers}
    if three:
        return Split([entries[offer.slot] for offer in offers], THREE, ("prev", "next"))
    return Fixed(entries)


def _card(ask, app, first=None):
    if ask.choices is None:
        return Compass(app.match.game.pack, app.words)
    keys = CROSS if ask.ok else CROSS + ("ok",)
    return Split(_items(ask, app), keys, first)


def _rank(ask, app):
    return Compass(app.match.game.pack, app.words, True, ask.choices)


def _suit(ask, app):
    pack = app.match.game.pack
    allowed = pack.suit_order if ask.choices is None else ask.choices
    return Fixed({key: (app.words.suit(suit), suit)
                  for key, suit in zip(CROSS, pack.suit_order) if suit in allowed})


def _seat(ask, app):
    players, home = app.match.setup.players, app.home
    if players not in PLACES:
        return Split(_items(ask, app))
    seats = {place: seat_at(place, players, home) for place in PLACES[players]}
    return Fixed({place: (app.words.fact("seat", seat), seat)
                  for place, seat in seats.items() if ask.choices is None or seat in ask.choices})


def _number(ask, app):
    if isinstance(ask.choices[0], tuple):
        groups = [[(str(number), number) for number in group] for group in ask.choices]
        return Split(groups, nested=True)
    low, high = ask.choices
    if high - low >= MOST_BY_STAGES:
        return app.visit("digits").Digits(low, high)
    return Split(_items(ask, app))


def _choice(ask, app):
    items = _items(ask, app)
    return Fixed(dict(zip(CROSS, items))) if len(items) <= len(CROSS) else Split(items)


_ON_ARROWS = {"card": _card, "rank": _rank, "suit": _suit, "seat": _seat, "number": _number, "choice": _choice}


def _items(ask, app):
    """[(label, value)] of an Ask with a list of choices, or with the widget's whole range."""
    if ask.kind == "choice":
        return [(app.words.label("choice." + code), code) for code in ask.choices]
    if ask.kind == "number":
        return [(str(number), number) for number in range(ask.choices[0], ask.choices[1] + 1)]
    values = ask.choices
    if ask.kind == "seat":
        players = app.match.setup.players
        values = [seat for seat in [(app.home + i) % players for i in range(players)]
                  if values is None or seat in values]
    return [(app.words.fact(ask.kind, value), value) for value in values]


def _all_items(ask, app):
    pack = app.match.game.pack
    if ask.kind == "number" and isinstance(ask.choices[0], tuple):
        return [(str(number), number) for group in ask.choices for number in group]
    if ask.choices is None and ask.kind != "seat":
        ranks = [rank for group in pack.groups for rank in group]
        values = {"card": [pack.card(rank, suit) for rank in ranks for suit in pack.suit_order]
                  + list(range(pack.size - len(pack.loose), pack.size)),
                  "rank": ranks, "suit": pack.suit_order}[ask.kind]
        return [(app.words.fact(ask.kind, value), value) for value in values]
    return _items(ask, app)

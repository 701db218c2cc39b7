# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The keyboard of the game on the table: Tres on a page or in a terminal, without the device's keys."""

import http.client
import json

import pytest

from shared_engine import registry
from shared_engine.moves import NOBODY, Move
from shared_engine.setup import Setup
from tools import device_path
from tools.checks import goes_onto_a_board
from tools.places import ROOT

device_path.expose()

from tools.simulator.game_keys import GameKeys  # noqa: E402
from tools.simulator.page import Page  # noqa: E402
from tools.simulator.plain import PlainDevice, Thumb  # noqa: E402

ANA, BEA, CARL, DORA = range(4)


class AtTheKeyboard(PlainDevice):
    """A device whose game's keyboard is typed on."""

    def __init__(self, game="tres", level="turns", options=None, geometry="cross"):
        super().__init__(geometry)
        self.thumb = Thumb(self)
        self.app = self.thumb.app
        names = ("Ana", "Bea", "Carl", "Dora")
        options = {"clock": "off"} if options is None else options
        setup = Setup(registry.game(game), 4, options, names, level)
        self.thumb.sit_down(setup)
        self.keys = GameKeys(self.app, self)
        self.thumb.press("ok")

    def nap(self, ms):
        self.time += ms

    def type(self, *keys):
        for key in keys:
            self.keys.typed(key)
            self.thumb.wait(500)

    @property
    def deal(self):
        return self.app.match.deal

    def cards(self, names):
        return [self.app.match.game.pack.parse(name) for name in names.split()]

    def enter(self, *moves):
        for seat, act, *args in moves:
            assert self.app.session.enter([Move(seat, act, tuple(args))], self.now()) is None
        self.app.turn.go_on()

    @property
    def hand(self):
        return self.keys.look().get("hand", [])

    def state(self, what):
        return [card["card"] for card in self.hand if card[what]]

    @property
    def top(self):
        return self.app.match.game.pack.text(self.deal.road.top)


@pytest.fixture
def bea():
    """Bea has told her hand and looks at it; R5 lies."""
    device = AtTheKeyboard(level="hands")
    hand = tuple(device.cards("G5 G9 R3 Y3 G3 W Y8"))
    device.enter((BEA, "position", *device.cards("R5")), (BEA, "tell", hand))
    device.thumb.press("ok")
    assert device.app.screen.is_secret()
    return device


def test_the_cards_that_fit_are_lifted_and_one_is_chosen(bea):
    assert sorted(bea.state("fits")) == ["G5", "R3", "W"]
    assert len(bea.state("chosen")) == 1 and len(bea.hand) == 7


def test_arrows_go_along_the_hand_and_enter_plays(bea):
    while bea.state("chosen") != ["R3"]:
        bea.type("ArrowRight")
    bea.type("ArrowRight", "ArrowLeft", "Enter")
    assert bea.top == "R3" and bea.deal.turn == CARL


def test_t_stages_a_triple_and_enter_lays_it_in_that_order(bea):
    for card in ("R3", "Y3", "G3"):
        while bea.state("chosen") != [card]:
            bea.type("ArrowLeft")
        bea.type("t")
    assert sorted(bea.state("staged")) == ["G3", "R3", "Y3"]
    bea.type("Enter")
    assert bea.top == "G3" and bea.deal.sizes[BEA] == 4 and bea.deal.sizes[CARL] == 10


def test_t_again_takes_the_card_back(bea):
    bea.type("t", "t")
    assert bea.state("staged") == []


@pytest.mark.parametrize(("key", "colour"), [("1", "R"), ("2", "Y"), ("3", "G")])
def test_1_2_3_name_the_colour_of_a_wild(bea, key, colour):
    while bea.state("chosen") != ["W"]:
        bea.type("ArrowRight")
    bea.type("Enter", key)
    assert bea.top == "W" and bea.app.match.game.pack.suits[bea.deal.road.colour] == colour


def test_a_card_that_does_not_fit_is_refused_as_ever(bea):
    while bea.state("chosen") != ["G9"]:
        bea.type("ArrowRight")
    bea.type("Enter")
    assert bea.thumb.screen[0] == "NOT G9" and bea.deal.turn == BEA


def test_what_was_drawn_is_told_with_the_devices_keys(bea):
    bea.type("d")
    assert bea.deal.phase == "drawn" and bea.hand == []
    assert "ArrowLeft" not in bea.keys.takes()


def test_a_covered_hand_is_nowhere_to_be_seen(bea):
    bea.thumb.wait(11_000)
    assert bea.hand == [] and "Enter" not in bea.keys.takes()


def test_d_draws_and_then_keeps():
    device = AtTheKeyboard()
    device.type("d")
    assert device.deal.phase == "drawn"
    device.type("d")
    assert device.deal.turn == CARL


def three_left(device):
    device.enter((BEA, "miscount", 4))
    device.thumb.press("up" if device.GEOMETRY == "cross" else "prev")
    if device.GEOMETRY == "three":
        device.thumb.press("prev")
    assert type(device.app.screen).__name__ == "Race"


@pytest.mark.parametrize("geometry", ["cross", "three"])
@pytest.mark.parametrize("race", ["box", "voice"])
def test_space_calls_in_the_race(geometry, race):
    device = AtTheKeyboard(geometry=geometry, options={"clock": "off", "race": race})
    three_left(device)
    device.type(" ")
    assert device.deal.called == "tres" and device.deal.sizes[BEA] == 3


def test_space_is_catch_for_somebody_else_s_three_cards():
    device = AtTheKeyboard(level="hands")
    device.enter((DORA, "tell", tuple(device.cards("G5 G9 R3 Y3 G3 W Y8"))))
    device.enter((BEA, "miscount", 4), (BEA, "play", tuple(device.cards("R5"))))
    device.thumb.wait(2500)
    device.type(" ")
    assert device.deal.called == "catch" and device.deal.sizes[BEA] == 6


def test_in_a_race_nothing_but_the_call_is_taken():
    device = AtTheKeyboard()
    three_left(device)
    device.type("d")
    assert device.deal.phase == "play" and device.deal.window == BEA


@pytest.mark.parametrize("key", ["x", "Escape", "1", " ", "Enter"])
def test_a_key_without_a_meaning_does_nothing(key):
    device = AtTheKeyboard()
    before = len(device.app.match.log)
    device.type(key)
    assert len(device.app.match.log) == before


def test_a_game_without_a_keyboard_takes_none_and_shows_none():
    device = AtTheKeyboard("tres_y_dos", options={})
    assert device.keys.takes() == [] and device.keys.look() == {}


def test_the_keyboard_stays_on_the_host():
    assert not goes_onto_a_board(ROOT / "shared_engine/games/tres/keyboard.py")


# -- the page


@pytest.fixture
def page(kept):
    page = Page(kept)
    yield page
    page.close()


def ask(page, method, path, body=None):
    connection = http.client.HTTPConnection(page.address.removeprefix("http://").rstrip("/"), timeout=5)
    connection.request(method, path, body, {"Content-Type": "application/json"})
    return connection.getresponse()


def look(page):
    """What a new page is told first."""
    page.present()
    stream = ask(page, "GET", "/feed")
    return json.loads(stream.readline().decode().removeprefix("data: "))


def test_the_page_shows_the_help_and_sends_what_is_typed(page):
    thumb = Thumb(page)
    page.belong_to(thumb.app)
    assert look(page)["keyboard"] == {}
    thumb.app.settings.put("language", "en")
    setup = Setup(registry.game("tres"), 4, {"clock": "off"}, (), "turns")
    thumb.app.session.begin(setup)
    for move in (Move(NOBODY, "deal", (ANA,)), Move(ANA, "start", (setup.game.pack.UNKNOWN,))):
        assert thumb.app.session.enter([move], page.now()) is None
    thumb.app.play()
    told = look(page)["keyboard"]
    assert [["D"], "draw, then keep"] in told["help"] and "d" in told["takes"]
    assert ask(page, "POST", "/typed", '{"key": "d"}').status == 204
    page.wait(1)
    assert thumb.app.match.deal.phase == "drawn"


@pytest.mark.parametrize("body", ["", "{", "[]", '"d"', "{}"])
def test_a_broken_message_is_refused(page, body):
    assert ask(page, "POST", "/typed", body).status == 400

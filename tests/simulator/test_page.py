# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The page: what a browser is sent, which keys come back, and who may press them."""

import base64
import http.client
import json
import socket

import pytest

from tools.problem import Problem
from tools.simulator.page import Page, open_browser

JSON = {"Content-Type": "application/json"}


@pytest.fixture
def make_page(kept):
    """make_page(geometry, port) -> a page, closed when the test is over."""
    pages = []

    def made(*how, **more):
        pages.append(Page(kept, *how, **more))
        return pages[-1]

    yield made
    for page in pages:
        page.close()


@pytest.fixture
def page(make_page):
    return make_page()


def ask(page, method, path, body=None, headers=JSON):
    """(status, body) of one request."""
    host = page.address.removeprefix("http://").rstrip("/")
    connection = http.client.HTTPConnection(host, timeout=5)
    connection.request(method, path, body, headers)
    answer = connection.getresponse()
    return answer.status, answer.read()


def press(page, key, down, **headers):
    return ask(page, "POST", "/key", json.dumps({"key": key, "down": down}), {**JSON, **headers})[0]


def messages(page, count):
    """The first messages of the feed, as a new page gets them."""
    host = page.address.removeprefix("http://").rstrip("/")
    connection = http.client.HTTPConnection(host, timeout=5)
    connection.request("GET", "/feed")
    stream = connection.getresponse()
    while count:
        line = stream.readline().decode()
        if line.startswith("data: "):
            count -= 1
            yield json.loads(line.removeprefix("data: "))


def test_it_is_for_this_machine_only(page):
    assert page.address.startswith("http://127.0.0.1:")


@pytest.mark.parametrize(
    ("path", "part"), [("/", b'id="panel"'), ("/page.css", b".device"), ("/page.js", b"KEYS")]
)
def test_it_serves_the_picture_of_the_device(page, path, part):
    status, body = ask(page, "GET", path)
    assert status == 200 and part in body


def test_it_serves_nothing_else(page):
    assert ask(page, "GET", "/../server.py")[0] == 404


@pytest.mark.parametrize("geometry", ["cross", "row", "three"])
def test_the_page_knows_how_the_keys_lie(make_page, geometry):
    assert f'data-geometry="{geometry}"'.encode() in ask(make_page(geometry), "GET", "/")[1]


def test_keys_go_down_and_up_one_by_one(page):
    assert press(page, "ok", True) == press(page, "ok", False) == 204
    first, second = page.event(), page.event()
    assert (first[:2], second[:2]) == (("ok", True), ("ok", False))
    assert page.event() is None


def test_a_key_wakes_the_app(page):
    press(page, "ok", True)
    page.wait(None)
    assert page.event()[0] == "ok"


def test_an_unknown_key_does_nothing(page):
    press(page, "self-destruct", True)
    assert page.event() is None


@pytest.mark.parametrize("body", ["", "{", "[]", '{"key": "ok"}', '"ok"', "x" * 1000])
def test_a_broken_key_is_refused(page, body):
    assert ask(page, "POST", "/key", body)[0] == 400
    assert page.event() is None


@pytest.mark.parametrize("headers", [{"Origin": "http://elsewhere.example"}, {"Host": "elsewhere.example"}])
def test_another_site_in_the_same_browser_cannot_press_keys(page, headers):
    assert press(page, "ok", True, **headers) == 403
    assert page.event() is None


def test_a_new_page_is_sent_the_panel_as_it_is(page, demo_app):
    demo_app.App(page).start()
    page.lights([0, 1, 2, 0])
    page.present()
    (look,) = messages(page, 1)
    assert base64.b64decode(look["frame"]) == page.oled.frame()
    assert any(page.oled.frame())
    assert look["seats"] == [0, 1, 2, 0]


def test_an_open_page_hears_and_sees_what_happens(page):
    page.present()
    feed = messages(page, 3)
    dark = next(feed)
    page.tone(880, 40)
    assert next(feed) == {"sounds": [[880, 40]]}
    page.dim(1)
    page.present()
    assert next(feed)["contrast"] < dark["contrast"]


def test_a_second_device_takes_the_next_port(page, make_page):
    assert make_page().address != page.address


def test_a_taken_port_that_was_asked_for_is_a_problem(kept):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(Problem, match=rf"port {port} .* --port"):
            Page(kept, port=port)


def test_no_browser_is_opened_in_ci(monkeypatch):
    monkeypatch.setenv("CI", "true")
    monkeypatch.setattr("webbrowser.open", lambda address: pytest.fail("opened " + address))
    assert open_browser("http://127.0.0.1:1/") is False

# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The notation of key scripts."""

import pytest
from mano.board import KEYS

from tools.simulator.keys import Press, ScriptError, Shot, Wait, read_script


def steps(text, geometry="cross"):
    return read_script(text, KEYS[geometry])


def test_words_are_keys():
    assert steps("ok  up\nshow") == [Press("ok"), Press("up"), Press("show")]


def test_capitals_are_keys_in_a_row():
    assert steps("RUOOD B") == [
        Press("right"), Press("up"), Press("ok"), Press("ok"), Press("down"), Press("back"),
    ]  # fmt: skip


def test_an_exclamation_mark_holds_the_key_before_it():
    assert steps("ok! O!U") == [Press("ok", held=True), Press("ok", held=True), Press("up")]


def test_a_star_repeats_the_word_before_it():
    assert steps("ok*3 back!*2") == [Press("ok")] * 3 + [Press("back", held=True)] * 2
    assert steps("UD*2") == [Press("up"), Press("down")] * 2


def test_time_passes_and_screens_are_named():
    assert steps("wait:1500 shot:not-the-7") == [Wait(1500), Shot("not-the-7")]


def test_the_rest_of_a_line_is_a_comment():
    assert steps("ok # ok ok\n# up\ndown") == [Press("ok"), Press("down")]


def test_three_keys_have_names_of_their_own():
    assert steps("prev ok! PON", "three") == [
        Press("prev"), Press("ok", held=True), Press("prev"), Press("ok"), Press("next"),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "geometry", "said"),
    [
        ("ok\nok upp", "cross", "line 2: 'upp': this device's keys are up down left"),
        ("UXD", "cross", "line 1: 'UXD': no key is called X"),
        ("up", "three", "line 1: 'up': this device's keys are prev ok next"),
        ("wait:soon", "cross", "line 1: 'wait:soon': write wait: and milliseconds"),
        ("wait:-5", "cross", "write wait: and milliseconds"),
        ("shot:../../x", "cross", "write shot: and a name of letters"),
        ("hold:ok", "cross", "only wait: and shot: take a colon"),
        ("ok*", "cross", "'ok*': this device's keys are"),
        ("!ok", "cross", "'!ok': this device's keys are"),
    ],
)
def test_a_word_that_means_nothing_is_named_with_its_line(text, geometry, said):
    with pytest.raises(ScriptError) as refused:
        steps(text, geometry)
    assert said in str(refused.value)

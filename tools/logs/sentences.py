# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""What is wrong with a log, in words: the codes of LogErrors here, those of the rules as the device words them."""

from typing import Any

from mano.wordbook import open_book
from mano.words import Words

SENTENCES = {
    "no_log": "this is no log of Mano: a log begins with the line 'mano 1'",
    "newer_version": "it was written by a newer Mano (version {version}, this one knows {known}): update this one",
    "header_incomplete": "before the first move a log needs the lines 'game NAME' and 'players NUMBER'",
    "bad_line": "this line says nothing that a log knows: {text}",
    "unknown_game": "there is no game {text!r} here",
    "unknown_option": "the game has no option {text!r}",
    "unknown_value": "the option {option} has no value {value}",
    "players": "{players} players: the game is for {low} to {high}",
    "same_name": "the name {name} is given twice",
    "no_such_seat": "there is no such seat",
    "bad_result": "no deal of this game can end so: {text}",
    "bad_time": "{text!r} is no time: whole milliseconds, then + ! or ~",
    "bad_seat": "{text!r} is no seat: a number from 0, or - for the table",
    "unknown_act": "the game has no act {text!r}",
    "bad_argument": "{text!r} does not belong there",
    "time_runs_back": "the time is before that of the line above",
    "record_too_large": "the line is longer than a log can hold",
    "bad_record": "its bytes are no moves of this game",
    "no_start": "its beginning is lost",
    "other_acts": "another version of the game wrote it; use the Mano that is on the device",
    "report.torn": "the entry under way when the power went is missing",
    "report.damaged": "some bytes have changed by themselves; all before them was read",
    "report.newer_version": "a newer Mano has written there; update this one",
    "report.unreadable": "the match on the table cannot be read: another version of its game wrote it",
}


def sentence(code: str, facts: dict[str, Any] | None = None) -> str:
    """The sentence of a code that needs no match to be worded."""
    text = SENTENCES.get(code)
    if text is None:
        return code.replace("_", " ")
    try:
        return text.format(**(facts or {}))
    except KeyError:
        return text


def words_of(match) -> Words:
    """The device's English for this match."""
    words = Words(open_book(None, "en", match.game.name))
    words.pack, words.names = match.game.pack, match.names
    return words


def rule(match, code: str, facts: dict[str, Any] | None = None) -> str:
    """What the device says when it refuses so: headline and text."""
    head, flow = words_of(match).text("no." + code, facts)
    return f"{head}: {flow}" if flow else sentence(code, facts)

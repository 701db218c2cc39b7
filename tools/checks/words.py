# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Every code has a text in every language, and every text fits the smallest panel."""

import ast
import re
from pathlib import Path

from tools import device_path
from tools.word_codes import codes_of_app, codes_of_game

SAYS = "every code is worded in every language, and every text fits 128x64"

LANGUAGES = ("en", "es", "fr")
COLUMNS, HEADLINE = 21, 10
NARROW = 20  # columns of panels 240 pixels wide: what is to stand in one line, must in theirs too
WIDEST = {
    "seat": "WWWWWWWW",
    "initial": "W",
    "card": "10♥",
    "rank": "10",
    "suit": "♥",
    "colour": "WWWWWWW",
    "seconds": "1",
    "hundredths": "23",
    "call": "WWWWWWW",
    "cards": "10♥ 9♠",
    "ranks": "7 7 7 K K",
    "direction": "↺",
    "text": "WWWWWWWW",
    "name": "WWWWWWWW",
    "what": "WWWWWWWW 10♥",
    "path": "/matches/99.txt",
    "level": "WWWWWW",
    "score": "10-10-10-10",
    "time": "1:23",
    "few": "9",
    "seats": "WWWWWWWW WWWWWWWW",
}
RULINGS = ("note.", "no.")  # of a key a game may have its own word, of what the app rules it may not
SILENT = ("note.deals", "note.deal_won")  # the screen that follows says it

# how many characters a label may have, by its code or the first word of it
LIMITS = {
    "info": 14,
    "act": 19,
    "ok": 10,
    "choice": 10,
    "row": 6,
    "trouble": 40,
    "hint": NARROW,
    "menu": 19,
    "opt": 19,
    "key": 8,
    "level": 8,
    "level.when": NARROW,
    "game.long": NARROW,
    "loose": 8,
}
HEADLINES = (
    "head",
    "no",
    "note",
    "did",
    "game",
    "players",
    "names",
    "dealer",
    "pause",
    "put_back",
    "board",
    "menu",
    "deal.number",
    "close.sure",
    "rules.title",
    "rules.unsure",
    "ending.won",
    "ending.shared",
    "language",
)


def check(root: Path) -> list[str]:
    """Missing codes and texts that do not fit, each with its file."""
    device_path.expose()
    problems = _lists(root, root / "firmware" / "mano", codes_of_app(root / "firmware" / "mano"))
    for folder in sorted((root / "shared_engine" / "games").iterdir()):
        if (folder / "about.py").exists():
            problems += _lists(root, folder, codes_of_game(folder))
    return problems


def _lists(root: Path, folder: Path, codes: set[str]) -> list[str]:
    problems = []
    lists = {language: folder / f"words_{language}.py" for language in LANGUAGES}
    known = {language: read_words(path) for language, path in lists.items() if path.exists()}
    everything = codes.union(*known.values()) - set(SILENT)
    for language, path in lists.items():
        where = path.relative_to(root)
        if language not in known:
            problems.append(f"{where}:1: missing: every language needs its list")
            continue
        words = known[language]
        app = {} if folder.name == "mano" else read_words(root / f"firmware/mano/words_{language}.py")
        problems += [
            f"{where}:1: no text for {code}: add it" for code in sorted(everything - set(words) - set(app))
        ]
        problems += [
            f"{where}:1: {code} would be said instead of the app's own {code}: name it otherwise"
            for code in sorted(set(words) & set(app))
            if code.startswith(RULINGS)
        ]
        problems += [
            f"{where}:1: {code}: {complaint}"
            for code in sorted(words)
            if (complaint := misfit(code, words[code]))
        ]
    return problems


def read_words(path: Path) -> dict[str, str]:
    """The WORDS of a word list, without importing it."""
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "WORDS":
            return ast.literal_eval(node.value)
    return {}


def misfit(code: str, text: str) -> str | None:
    """What is too long in a text when every fact is as wide as it can be; None when all fits."""
    from mano.words import fit_headline, wrap

    head, _, flow = text.partition("|")
    filled = _filled(head)
    if _is_headline(code):
        lone = _filled(head, {"seat": "W", "text": "W", "name": "W", "what": "W"})
        if len(lone) > HEADLINE:
            return f"headline {lone!r} has {len(lone)} characters, {HEADLINE} fit: shorten it"
        if "{seat" in head and "WWWWWWWW" not in fit_headline(filled, HEADLINE):
            return f"headline {filled!r} loses the name when it is cut: put the name first"
    elif code != "rules" and len(filled) > _limit(code):
        return f"{filled!r} has {len(filled)} characters, {_limit(code)} fit: shorten it"
    lines = wrap(_filled(flow), COLUMNS)
    if len(lines) > 2 or any(len(line) > COLUMNS for line in lines):
        return f"{' / '.join(lines)!r} takes more than two lines of {COLUMNS}: shorten it"
    return None


def _is_headline(code: str) -> bool:
    return code in HEADLINES or code.partition(".")[0] in ("head", "no", "note", "did", "report")


def _limit(code: str) -> int:
    return LIMITS.get(code) or LIMITS.get(code.partition(".")[0], NARROW)


def _filled(text: str, narrow: dict[str, str] | None = None) -> str:
    widths = {**WIDEST, **(narrow or {})}

    def widest(match: re.Match[str]) -> str:
        name = match[1]
        return widths.get(name) or widths.get(name.partition("_")[0], "99")

    return re.sub(r"\{(\w+)\}", widest, text)

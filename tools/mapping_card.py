# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""`mapping_card`: a card to print for the table: which ordinary cards stand for which signs of Tres."""

import argparse
from pathlib import Path
from xml.sax.saxutils import escape

from shared_engine.games.tres.deck import copies
from tools.places import ROOT
from tools.problem import Problem

HELP = "make the card to print that says which ordinary cards stand for which signs of Tres"
LAYER = None

WIDTH, HEIGHT = 148, 105  # mm: A6, lying
ROW, FIRST_ROW = 7.2, 19.5
PACKS, UNO, SIGN, MEANING = 6, 40, 70, 79  # where the columns begin
BLACK, RED, GREEN, AMBER = "#1a1a1a", "#c1121f", "#2a7d3f", "#e0a100"

SUIT_PATHS = {  # in a square of 10
    "H": "M5 9C1 6 0 4 .6 2.4 1.4.4 4 .4 5 2.6 6 .4 8.6.4 9.4 2.4 10 4 9 6 5 9Z",
    "D": "M5 .5 8.6 5 5 9.5 1.4 5Z",
    "S": "M5 .5C9 3.6 10 5 9.4 6.8 8.6 8.4 6.4 8.2 5.4 6.8L6.4 9.5H3.6L4.6 6.8C3.6 8.2 1.4 8.4.6 6.8 0 5 1 3.6 5 .5Z",
    "C": "M5 .5A2.1 2.1 0 0 1 6.7 3.9 2.1 2.1 0 1 1 5.6 6.6L6.4 9.5H3.6"
    "L4.4 6.6A2.1 2.1 0 1 1 3.3 3.9 2.1 2.1 0 0 1 5 .5Z",
}
RED_SUITS = "HD"

# the cards of two packs, the cards of UNO, the short name on the device, the word for it
ROWS = (
    ("H", ("red",), "R", "red"),
    ("D", ("yellow",), "Y", "yellow"),
    ("C", ("green",), "G", "green"),
    ("A 2 - 9", ("1-9",), "1-9", "numbers"),
    ("10", ("0",), "0", "zero"),
    ("J", ("skip",), "N", "no_entry"),
    ("Q", ("reverse",), "U", "u_turn"),
    ("K", ("draw_two",), "S", "camera"),
    ("AS KS", ("wild",), "W", "roundabout"),
    ("*", ("wild_four",), "T", "third_degree"),
)
COLOURS = {"R": RED, "Y": AMBER, "G": GREEN}

WORDS = {
    "en": {
        "title": "Tres: which card is which",
        "packs": "two packs, 4 jokers",
        "uno": "UNO, no blue",
        "red": "red",
        "yellow": "yellow",
        "green": "green",
        "numbers": "Numbers, two of each",
        "zero": "Nought, one of each suit; the other 10 is out",
        "skip": "Skip",
        "reverse": "Reverse",
        "draw_two": "Draw Two",
        "wild": "Wild",
        "wild_four": "Wild Draw Four",
        "joker": "joker",
        "no_entry": "No entry: the next misses a go",
        "u_turn": "U-turn: the other way round",
        "camera": "Speed camera: the next draws 3, misses a go",
        "roundabout": "Roundabout: name a colour",
        "third_degree": "Third Degree: colour; a T too, or 3 for each",
        "rest": "All other spades go out. No jokers? Q and J of spades are T.",
        "foot": "{total} cards. 7 each. Three of one number: the next draws 3. Three cards left: TRES!",
    },
    "es": {
        "title": "Tres: qué carta es cuál",
        "packs": "2 barajas y 4 ★",
        "uno": "UNO sin azul",
        "red": "rojo",
        "yellow": "amarillo",
        "green": "verde",
        "numbers": "Números, dos de cada uno",
        "zero": "Cero: uno de cada palo; el otro 10 se aparta",
        "skip": "Salta",
        "reverse": "Reversa",
        "draw_two": "Roba dos",
        "wild": "Comodín",
        "wild_four": "Comodín +4",
        "joker": "comodín",
        "no_entry": "Prohibido: el siguiente pierde turno",
        "u_turn": "Media vuelta: al revés",
        "camera": "Radar: el siguiente roba 3 y pierde turno",
        "roundabout": "Rotonda: di un color",
        "third_degree": "Tercer grado: color; otra T o 3 por cada una",
        "rest": "Las demás picas se apartan. ¿Sin comodines? La Q y la J de picas son T.",
        "foot": "{total} cartas. 7 a cada uno. Tres de un número: el siguiente roba 3. Con tres: ¡TRES!",
    },
    "fr": {
        "title": "Tres : quelle carte est quoi",
        "packs": "deux jeux, 4 jokers",
        "uno": "UNO sans bleu",
        "red": "rouge",
        "yellow": "jaune",
        "green": "vert",
        "numbers": "Chiffres, deux de chacun",
        "zero": "Zéro : un par couleur ; l'autre 10 sort",
        "skip": "Passe",
        "reverse": "Inversion",
        "draw_two": "+2",
        "wild": "Joker",
        "wild_four": "Joker +4",
        "joker": "joker",
        "no_entry": "Sens interdit : le suivant passe",
        "u_turn": "Demi-tour : on change de sens",
        "camera": "Radar : le suivant pioche 3 et passe",
        "roundabout": "Rond-point : dites une couleur",
        "third_degree": "Troisième degré : couleur ; un T ou 3 par T",
        "rest": "Les autres piques sortent. Sans jokers ? Dame et valet de pique sont T.",
        "foot": "{total} cartes. 7 chacun. Trois d'un chiffre : 3 au suivant. À trois cartes : TRES !",
    },
}


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python3 -m tools mapping_card", description=HELP)
    parser.add_argument("--language", choices=sorted(WORDS), default="en")
    parser.add_argument("--out", metavar="FILE", type=Path, help="where to (build/tres-mapping-card-en.svg)")
    options = parser.parse_args(argv)
    path = options.out or ROOT / "build" / f"tres-mapping-card-{options.language}.svg"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(svg(options.language), encoding="utf-8")
    except OSError as error:
        raise Problem(f"cannot write {path} ({error.strerror}). Name another file: --out FILE") from None
    print(path)
    return 0


def svg(language: str = "en") -> str:
    """The card in that language: SVG, A6, nothing on it is told by colour alone."""
    words = WORDS[language]
    parts = [_text(6, 10, words["title"], 5.6, "bold"), *_heads(words)]
    for number, (packs, uno, sign, meaning) in enumerate(ROWS):
        middle = FIRST_ROW + ROW * (number + 0.5)
        parts += [_line(FIRST_ROW + ROW * number), *_pack_cards(packs, middle, words)]
        label = ", ".join(words.get(code, code) for code in uno)
        parts += [_text(UNO, middle + 1.1, label, 3.1), _badge(sign, middle)]
        parts.append(_text(MEANING, middle + 1, words[meaning], 2.6))
    return _sheet([*parts, *_foot(words)])


def _sheet(parts):
    frame = f'<rect x="1" y="1" width="{WIDTH - 2}" height="{HEIGHT - 2}" rx="3" fill="#fff" stroke="{BLACK}"'
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}mm" height="{HEIGHT}mm"'
            f' viewBox="0 0 {WIDTH} {HEIGHT}" font-family="DejaVu Sans, Arial, sans-serif">',
            frame + ' stroke-width=".4"/>',
            *parts,
            "</svg>",
            "",
        ]
    )


def _heads(words):
    heads = ((PACKS, words["packs"]), (UNO, words["uno"]), (SIGN, "Mano"))
    return [_text(x, 17, word, 2.6, "bold") for x, word in heads]


def _foot(words):
    end = FIRST_ROW + ROW * len(ROWS)
    total = sum(copies("two_packs"))
    foot = words["foot"].format(total=total)
    return [_line(end), _text(6, end + 4.6, words["rest"], 2.6), _text(6, end + 9, foot, 2.6)]


def _pack_cards(cards, middle, words):
    """The cards of an ordinary pack, drawn side by side."""
    if cards in SUIT_PATHS:
        return [_suit(cards, PACKS, middle - 2.4, 4.8)]
    if cards == "*":
        return [_card(PACKS, middle, "*"), _text(PACKS + 6.5, middle + 1.1, words["joker"], 3.1)]
    drawn, x = [], float(PACKS)
    for name in cards.split():
        if name == "-":
            drawn.append(_text(x, middle + 1.1, "–", 3.4))
            x += 2.6
        else:
            drawn.append(_card(x, middle, name))
            x += 8.2 if name[-1] in SUIT_PATHS else 6.3
    return drawn


def _card(x, middle, name):
    suit = name[-1] if name[-1] in SUIT_PATHS else ""
    rank, width = name.removesuffix(suit), 7.4 if suit else 5.5
    box = (
        f'<rect x="{x}" y="{middle - 3:.2f}" width="{width}" height="6" rx=".9" fill="none" stroke="{BLACK}"'
    )
    centre = x + (2.3 if suit else width / 2)
    face = _text(centre, middle + 1.2, "★" if rank == "*" else rank, 3.2, "bold", "middle")
    return box + ' stroke-width=".3"/>' + face + (_suit(suit, x + 3.9, middle - 1.5, 3) if suit else "")


def _suit(suit, x, y, size):
    colour = RED if suit in RED_SUITS else BLACK
    place = f"translate({x:.2f} {y:.2f}) scale({size / 10:.2f})"
    return f'<path transform="{place}" fill="{colour}" d="{SUIT_PATHS[suit]}"/>'


def _badge(sign, middle):
    """What the device calls it: a letter in a disc."""
    if len(sign) > 1:
        return _text(SIGN, middle + 1.2, sign.replace("-", "–"), 3.2, "bold")
    disc = f'<circle cx="{SIGN + 3}" cy="{middle:.2f}" r="2.8" fill="{COLOURS.get(sign, BLACK)}"/>'
    ink = BLACK if sign == "Y" else "#fff"
    return disc + _text(SIGN + 3, middle + 1.25, sign, 3.4, "bold", "middle", ink)


def _text(x, y, words, size, weight="normal", anchor="start", ink=BLACK):
    place = f'x="{x:.2f}" y="{y:.2f}" font-size="{size}" font-weight="{weight}" text-anchor="{anchor}"'
    return f'<text {place} fill="{ink}">{escape(words)}</text>'


def _line(y):
    return f'<path d="M5 {y:.2f}H{WIDTH - 5}" stroke="#999" stroke-width=".15"/>'

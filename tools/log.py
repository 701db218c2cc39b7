# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""`log pull | list | show | replay | stats`: the matches a device has kept, on this computer."""

import argparse
import sys
from pathlib import Path

from tools import device_path
from tools.problem import Problem

HELP = "fetch kept matches from a device; list, show, replay them, draw statistics"
LAYER = "play"


def main(argv: list[str]) -> int:
    options = read_options(argv)
    device_path.expose()
    return {"pull": pull, "list": list_all, "show": show, "replay": replay, "stats": stats}[options.what](
        options
    )


def read_options(argv: list[str]) -> argparse.Namespace:
    """The command line; exits with status 2 and a message if it makes no sense."""
    parser = argparse.ArgumentParser(prog="python3 -m tools log", description=HELP)
    verbs = parser.add_subparsers(dest="what", required=True)
    fetch = verbs.add_parser("pull", help="fetch all matches from a device, as texts")
    where = fetch.add_mutually_exclusive_group()
    where.add_argument("--port", help="the board's serial port (the only one there is)")
    where.add_argument("--drive", type=Path, metavar="DIR", help="a board's drive, or what `play` keeps")
    fetch.add_argument("--to", type=Path, metavar="DIR", help="where to put the texts")
    fetch.add_argument(
        "--private", action="store_true", help="also what was told in private, once it is played out"
    )
    for name, said in (
        ("list", "one line a match"),
        ("show", "the text form of matches"),
        ("replay", "a match step by step"),
        ("stats", "wins, turns and scores as pictures and tables"),
    ):
        verb = verbs.add_parser(name, help=said)
        verb.add_argument(
            "logs", nargs="*", type=Path, metavar="LOG", help="files or folders (what was pulled)"
        )
        if name == "stats":
            verb.add_argument(
                "--to", type=Path, default=Path("mano-statistics"), metavar="DIR", help="for the files"
            )
        if name == "replay":
            verb.add_argument("--step", action="store_true", help="wait for Enter after each gesture")
    return parser.parse_args(argv)


def logs_folder() -> Path:
    """Where pulled logs are kept."""
    from tools.places import usual_folder

    return usual_folder() / "logs"


def pull(options: argparse.Namespace) -> int:
    """Every match becomes a file."""
    from tools.flashing import finding
    from tools.logs import pulling

    if options.drive:
        kept = pulling.from_folder(options.drive)
    else:
        port = options.port or finding.one_port(finding.ports())
        if not port:
            raise finding.nothing_found()
        kept = pulling.from_port(port)
    found, complaints = pulling.matches(kept, options.private)
    for complaint in complaints:
        print(f"mano: {complaint}", file=sys.stderr)
    for one in found:
        path, written = pulling.save(one, options.to or logs_folder())
        print(f"{path}{' (goes on)' if one.running else ''}{'' if written else ' (was there already)'}")
    if not found:
        print("no matches are kept there")
    if options.drive and not kept.memory:
        print("(a match that goes on is in the board's own memory: pull it over the serial port)")
    return 0


def list_all(options: argparse.Namespace) -> int:
    """One line a match; status 1 if one breaks the rules or cannot be read."""
    from tools.logs import reading, telling

    status = 0
    for path in reading.found(options.logs or [logs_folder()]):
        try:
            text = reading.read(path)
        except Problem as problem:
            print(f"mano: {problem}", file=sys.stderr)
            status = problem.status
            continue
        print(telling.listed(text))
        status = status or int(bool(text.complaints))
    return status


def show(options: argparse.Namespace) -> int:
    """The text form, and below it what breaks the rules."""
    from shared_engine import textform

    texts = _read(options)
    for text in texts:
        print("\n".join([f"# {text.path}", *textform.write(text.match, private=True)]))
    return _complain(texts)


def replay(options: argparse.Namespace) -> int:
    """Gesture by gesture."""
    from tools.logs import telling

    texts = _read(options)
    for text in texts:
        print(f"# {telling.listed(text)}")
        for said in telling.replayed(text.match):
            print(said, end="", flush=True)
            if options.step and sys.stdin.isatty():
                input()
    return _complain(texts)


def stats(options: argparse.Namespace) -> int:
    """Pictures and tables in a folder."""
    from tools.logs import charts, statistics

    texts = _read(options)
    matches = {text.path.stem: text.match for text in texts}
    every = list(matches.values())
    try:
        options.to.mkdir(parents=True, exist_ok=True)
        paths = statistics.write_tables(matches, options.to)
        paths.append(charts.bars("Matches won", dict(statistics.wins(every)), options.to / "wins.png"))
        medians = {row[0]: row[2] / 1000 for row in statistics.turn_rows(every)}
        paths.append(charts.bars("Length of a turn, median seconds", medians, options.to / "turns.png"))
        for name, match in matches.items():
            paths.append(charts.lines(name, statistics.courses(match), options.to / f"score-{name}.png"))
    except OSError as error:
        raise Problem(f"cannot write in {options.to} ({error}). Name another folder: --to DIR") from None
    print("\n".join(map(str, paths)))
    return _complain(texts)


def _read(options: argparse.Namespace) -> list:
    from tools.logs import reading

    return [reading.read(path) for path in reading.found(options.logs or [logs_folder()])]


def _complain(texts: list) -> int:
    """What breaks the rules goes to standard error; status 1 then."""
    broken = [text for text in texts if text.complaints]
    for text in broken:
        print(text.report(), file=sys.stderr)
    return int(bool(broken))

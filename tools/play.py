# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""`play`: the device, simulated: on a page in the browser, in this terminal, or played by a script."""

import argparse
import contextlib
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from tools import device_path, locking
from tools.problem import Problem

if TYPE_CHECKING:
    from tools.simulator.device import Device
    from tools.simulator.film import Film
    from tools.simulator.keeping import Keeping

HELP = "play on the simulated device: in the browser, in this terminal, or by a script of keys"
LAYER = "play"

GEOMETRIES = ("cross", "row", "three")


def main(argv: list[str]) -> int:
    options = read_options(argv)
    device_path.expose()
    with keeping(options) as kept:
        if options.keys:
            return play_script(options, kept)
        if options.terminal:
            return play_in_terminal(options, kept)
        return play_on_page(options, kept)


def read_options(argv: list[str]) -> argparse.Namespace:
    """The command line; exits with status 2 and a message if it makes no sense."""
    parser = argparse.ArgumentParser(prog="python3 -m tools play", description=HELP)
    parser.add_argument("--terminal", action="store_true", help="draw the panel in this terminal")
    parser.add_argument("--keys", type=Path, metavar="FILE", help="press the keys in FILE, then exit")
    parser.add_argument(
        "--shots", type=Path, metavar="DIR", help="with --keys: save each screen as a PNG in DIR"
    )
    parser.add_argument("--film", type=Path, metavar="FILE", help="with --keys: save a moving picture, a GIF")
    parser.add_argument("--scale", type=_scale, default=4, help="with --shots: how often to enlarge them (4)")
    parser.add_argument("--seed", type=int, default=0, help="with --keys: what chance is made of (0)")
    parser.add_argument("--geometry", choices=GEOMETRIES, default="cross", help="how the keys lie (cross)")
    parser.add_argument("--state", type=Path, metavar="DIR", help="where matches are kept between two plays")
    parser.add_argument("--fresh", action="store_true", help="forget what was kept, and start anew")
    parser.add_argument("--port", type=_port, help="the page's port (the first free one from 8128)")
    parser.add_argument("--no-browser", action="store_true", help="only print the page's address")
    options = parser.parse_args(argv)
    if options.shots and not options.keys:
        parser.error("--shots saves what --keys plays: give it a script of keys too")
    if options.film and not options.keys:
        parser.error("--film shows what --keys plays: give it a script of keys too")
    if options.keys and options.terminal:
        parser.error("--keys plays by itself and needs no --terminal")
    return options


def _scale(text: str) -> int:
    if not (text.isascii() and text.isdigit() and 1 <= int(text) <= 16):
        raise argparse.ArgumentTypeError("a whole number from 1 to 16")
    return int(text)


def _port(text: str) -> int:
    if not (text.isascii() and text.isdigit() and 1 <= int(text) <= 65535):
        raise argparse.ArgumentTypeError("a whole number from 1 to 65535")
    return int(text)


@contextlib.contextmanager
def keeping(options: argparse.Namespace) -> Iterator["Keeping"]:
    """What the device kept. A script starts with an empty device of its own, unless --state is given."""
    from tools.places import usual_folder
    from tools.simulator.keeping import Keeping

    if options.keys and not options.state:
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as passing:
            yield Keeping(Path(passing))
    else:
        folder = options.state or usual_folder()
        Keeping(folder)  # makes the folder, in which the lock lies
        with locking.alone_or_not(folder / "in_use") as alone:
            if not alone:
                raise Problem(
                    f"another play keeps its matches in {folder}: end it, or name a folder: --state DIR"
                )
            yield Keeping(folder, options.fresh)


def play_script(options: argparse.Namespace, kept: "Keeping") -> int:
    """Press the keys of a file; the screens are the result."""
    from mano.board import KEYS

    from tools.simulator.film import Film
    from tools.simulator.keys import ScriptError, read_script
    from tools.simulator.script import ScriptedDevice, ScriptEnded

    try:
        steps = read_script(options.keys.read_text(encoding="utf-8"), KEYS[options.geometry])
    except (OSError, UnicodeDecodeError) as error:
        raise Problem(f"cannot read the keys in {options.keys} ({error})", status=2) from None
    except ScriptError as error:
        raise Problem(f"{options.keys}: {error}", status=2) from None
    film = Film() if options.film else None
    device = ScriptedDevice(kept, steps, options.geometry, options.shots, options.scale, options.seed, film)
    with contextlib.suppress(ScriptEnded):
        run(device)
    if film:
        _save_film(film, options.film)
    print(f"{len(steps)} steps, {device.screens} screens" + (f" in {options.shots}" if options.shots else ""))
    return 0


def _save_film(film: "Film", path: Path) -> None:
    try:
        film.save(path)
    except (OSError, ValueError) as error:
        raise Problem(f"cannot save {path} ({error}). Name a file that ends in .gif: --film FILE") from None


def play_in_terminal(options: argparse.Namespace, kept: "Keeping") -> int:
    """Play until q or Ctrl-C."""
    from tools.simulator.terminal import Terminal, raw_keyboard

    device = Terminal(kept, options.geometry)
    with raw_keyboard(), contextlib.suppress(KeyboardInterrupt):
        run(device)
    return 0


def play_on_page(options: argparse.Namespace, kept: "Keeping") -> int:
    """Play until Ctrl-C."""
    from tools.simulator.page import Page, open_browser

    device = Page(kept, options.geometry, options.port)
    opened = not options.no_browser and open_browser(device.address)
    print(
        f"Mano is at {device.address}{' (opened in the browser)' if opened else ''}. Ctrl-C ends it.",
        flush=True,
    )
    with contextlib.closing(device), contextlib.suppress(KeyboardInterrupt):
        run(device)
    print()
    return 0


def run(device: "Device") -> None:
    """Run the device's own program on a simulated board."""
    from mano.app import App

    app = App(device)
    device.belong_to(app)
    app.start()
    app.run()

# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Electrical rules and the netlist, by SKiDL; parts are defined here, so no KiCad library is needed.

A rule is broken by an end that nothing is wired to, a net with one end, two outputs on one net, or a part
that takes power from a net that gives none.
"""

import contextlib
import io
import logging
import re
import tempfile
from collections.abc import Iterator

from tools.hardware import source as boards

# Where SKiDL tells when and by which line of code a netlist was made: no property of the circuit.
OF_THE_RUN = re.compile(r'(\((?:date|source)|\(name "SKiDL Line"\)) "[^"]*"')


def check(source: dict, build: str) -> list[str]:
    """What breaks an electrical rule in a build."""
    with _skidl() as (skidl, complaints):
        _circuit(skidl, source, build).ERC()
    return [f"boards.toml: {build}: {complaint}" for complaint in complaints]


def netlist(source: dict, build: str) -> str:
    """The build as a KiCad netlist, for whoever wants to lay out a board."""
    written = io.StringIO()
    with _skidl() as (skidl, _):
        _circuit(skidl, source, build).generate_netlist(file_=written)
    return OF_THE_RUN.sub(r'\1 ""', written.getvalue()).rstrip() + "\n"


@contextlib.contextmanager
def _skidl() -> Iterator[tuple]:
    """(skidl, its complaints), in a folder of its own: SKiDL writes reports wherever it stands."""
    with tempfile.TemporaryDirectory() as folder, contextlib.chdir(folder):
        with contextlib.redirect_stderr(io.StringIO()):
            import skidl
        skidl.logger.stop_log_file_output()
        listener = _Listener()
        skidl.erc_logger.addHandler(listener)
        try:
            with contextlib.redirect_stderr(io.StringIO()):
                yield skidl, listener.heard
        finally:
            skidl.erc_logger.removeHandler(listener)


class _Listener(logging.Handler):
    """Collects warnings and errors; closing counts come as INFO and are left out."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.heard.append(record.getMessage())


def _circuit(skidl, source: dict, build: str):
    """The build as a SKiDL circuit."""
    circuit = skidl.Circuit()
    parts = {name: _part(skidl, circuit, source, build, name) for name in source["builds"][build]["parts"]}
    for name, ends in boards.nets(source, build).items():
        net = circuit.NC if name == boards.OPEN else skidl.Net(name, circuit=circuit)
        for reference, terminal in ends:
            net += parts[reference][terminal]
    _leave_open(circuit, parts["board"], boards.part_of(source, build, "board"))
    return circuit


def _leave_open(circuit, board, part: dict) -> None:
    """Holes of the board that the build does not use are open on purpose; its own terminals are not."""
    for pin in board.pins:
        if pin.num not in part.get("terminals", ()) and not pin.is_connected():
            circuit.NC += pin


def _part(skidl, circuit, source: dict, build: str, reference: str):
    part = boards.part_of(source, build, reference)
    pins = [skidl.Pin(num=name, name=name, func=kind) for name, kind in _pins(skidl.Pin.types, source, part)]
    kind = source["builds"][build]["parts"][reference]
    return skidl.Part(
        name=kind, ref=reference, value=part["short"], footprint=f"Mano:{kind}", tag=f"{build}-{reference}",
        tool=skidl.SKIDL, dest=skidl.NETLIST, circuit=circuit, pins=pins,
    )  # fmt: skip


def _pins(types, source: dict, part: dict) -> Iterator[tuple]:
    """(name, SKiDL's kind) of every terminal of a part."""
    kinds = {
        "in": types.INPUT, "out": types.OUTPUT, "both": types.BIDIR, "passive": types.PASSIVE,
        "takes-power": types.PWRIN, "gives-power": types.PWROUT,
    }  # fmt: skip
    if "header" in part:
        yield from _header(types, source["headers"][part["header"]])
    for name, kind in part.get("terminals", {}).items():
        yield name, kinds[kind]


def _header(types, header: dict) -> Iterator[tuple]:
    """A rail comes out at one hole; its other holes are the same copper."""
    given = set()
    for hole, label in enumerate(header["labels"], 1):
        if label in header["gives_power"]:
            yield str(hole), types.PASSIVE if label in given else types.PWROUT
            given.add(label)
        else:
            yield str(hole), types.BIDIR

# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""How ends of wires are named for people: the connector they are drawn at, and the label beside them."""

from tools.hardware import source as boards
from tools.hardware.source import End


class Plan:
    """The connectors of a drawing or table. Parts with joined legs share one: key_ok is leg OK of Keys."""

    def __init__(self, source: dict, build: str, references: list[str]) -> None:
        self.source = source
        self.build = build
        self.references = list(dict.fromkeys(references))
        self.pins: dict[str, list[str]] = {}  # connector -> its terminals, from top to bottom
        for reference in self.references:
            self._add(reference)

    def _add(self, reference: str) -> None:
        part = self._part(reference)
        name = self.connector((reference, ""))
        if "joined" in part:
            self.pins.setdefault(name, [part["joined_name"]]).insert(-1, _leg(reference))
        else:
            self.pins[name] = boards.terminals(part, self.source["headers"])

    def _part(self, reference: str) -> dict:
        return boards.part_of(self.source, self.build, reference)

    def connector(self, end: End) -> str:
        """What the part, or the group of parts, is called."""
        reference = end[0]
        if "joined" in self._part(reference):
            reference = reference.partition("_")[0] + "s"
        return reference.replace("_", " ").capitalize()

    def label(self, end: End) -> str:
        """What is printed beside that place, or how the part's legs are told apart."""
        part = self._part(end[0])
        if "joined" in part:
            return part["joined_name"] if end[1] == part["joined"] else _leg(end[0])
        if is_hole(end):
            return self.source["headers"][part["header"]]["labels"][int(end[1]) - 1]
        return end[1]

    def pin(self, end: End) -> int | str:
        """The pin in the drawing: its number, or its name at a board's own sockets, which have none."""
        if end[0] == "board":
            return int(end[1]) if is_hole(end) else end[1]
        return self.pins[self.connector(end)].index(self.label(end)) + 1

    def connectors(self) -> dict[str, dict]:
        """The connectors in WireViz's terms."""
        return {self.connector((each, "")): self._drawn(each) for each in self.references}

    def _drawn(self, reference: str) -> dict:
        drawn = {"type": self._part(reference)["short"], "show_pincount": False}
        if reference != "board":
            return drawn | {"pinlabels": self.pins[self.connector((reference, ""))]}
        ends = [("board", terminal) for terminal in self.pins["Board"]]
        return drawn | {
            "pins": [self.pin(end) for end in ends],
            "pinlabels": [self.label(end) for end in ends],
            "hide_disconnected_pins": True,
        }


def is_hole(end: End) -> bool:
    """Whether an end is a hole of the board's header, and no socket or part."""
    return end[0] == "board" and end[1].isdigit()


def _leg(reference: str) -> str:
    return reference.partition("_")[2].upper()

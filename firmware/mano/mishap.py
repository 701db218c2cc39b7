# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The app has failed: where, in a few letters on the panel; OK starts it again. The match is safe in the journal."""

import gc
import sys
import traceback

import supervisor

from mano import manifest

FAULTS = {manifest.MISSING: "missing", manifest.DAMAGED: "damaged"}


def tell(board, panel, error):
    """Shows what failed until OK, then restarts the program; the serial console gets the whole traceback."""
    _make_room()
    traceback.print_exception(error)
    fault = manifest.first_fault()
    lines = (fault[0], FAULTS[fault[1]]) if fault else (type(error).__name__, _place(error))
    panel.show("ERROR", lines[0][-panel.columns:], lines[1], "OK ↻")
    panel.bar(0)    # of a key that was held
    panel.refresh()
    while not _ok(board.event()):
        board.wait(None)
    supervisor.reload()


def _make_room():
    for name in list(sys.modules):
        if name.partition(".")[0] == "shared_engine" or name in ("mano.app", "mano.turn"):
            del sys.modules[name]
    gc.collect()


def _place(error):
    """Module and function of the innermost call, "turn attempt": compiled modules know no lines, and call functions
    as the .names.txt beside the build tells."""
    places = [line for line in "".join(traceback.format_exception(error)).split("\n") if line.startswith("  File ")]
    if not places:
        return ""
    _, path, function = places[-1].split('"')[:3]
    module = path.replace("/", ".").replace(".py", "").split(".")[-1]
    return module + " " + function.split()[-1]      # lines end in \r\n


def _ok(event):
    return event is not None and event[0] == "ok" and event[1]

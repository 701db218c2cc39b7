# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""A match as text on the drive, because somebody asked for it: nothing else ever writes files there."""

from mano.archive import export
from mano.screens import Word

TROUBLE = {30: "drive_in_use", 28: "drive_full"}    # errno: read-only, no space


def copy(app, back):
    """Writes the match on the table into a file and says where. What was told in private is left out."""
    folder = app.board.slot_dir
    try:
        if folder is None:
            raise OSError(0)
        path = export(app.match, folder)
        headline, flow = app.words.text("note.copied", {"path": path[len(folder.rstrip("/")):]})
    except OSError as error:
        code = TROUBLE.get(error.args[0], "drive_broken") if folder is not None else "no_store"
        headline, flow = app.words.text("note.not_copied", {"what": app.words.label("trouble." + code)})
    app.show(Word(app, headline, flow, back))

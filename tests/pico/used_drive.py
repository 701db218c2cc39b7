# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The drive of a Pico that has been started before: what `build` makes, and the save files of the first start."""

import tempfile
from pathlib import Path

from mano.stores_slots import Slots

from tests.pico.emulator.drive import files_under
from tools.image import compiling, content


def files(games: list[str], languages: list[str]) -> dict[str, bytes]:
    """path on the drive -> bytes."""
    with tempfile.TemporaryDirectory() as folder:
        Slots(folder).make()
        return content.contents("pico_oled", games, languages, compiling.packaged()) | files_under(
            Path(folder), "**/*"
        )

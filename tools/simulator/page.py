# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The device on a page in the browser. The app and its display stay on the main thread."""

import base64
import os
import sys
import webbrowser

from tools.simulator.device import Device
from tools.simulator.keeping import Keeping
from tools.simulator.server import Feed, PageServer, serve


class Page(Device):
    """Sends what the panel shows to every open page; their keys come back through press()."""

    def __init__(self, kept: Keeping, geometry: str = "cross", port: int | None = None) -> None:
        super().__init__(kept, geometry)
        self._feed = Feed()
        self._server: PageServer = serve(self._feed, self, geometry, port)

    @property
    def address(self) -> str:
        """Where the page is."""
        return self._server.address

    def close(self) -> None:
        """Stop serving; open pages say that the device is switched off."""
        self._server.shutdown()
        self._server.server_close()

    def tones(self, notes) -> None:
        self._feed.send({"sounds": [list(note) for note in notes]})

    def present(self) -> None:
        picture = base64.b64encode(self.oled.frame()).decode("ascii")
        look = {"frame": picture, "contrast": self.oled.contrast, "seats": list(self.seats)}
        self._feed.show({**look, "keyboard": self.game_keys.look() if self.game_keys else {}})


def open_browser(address: str) -> bool:
    """Open the page if somebody can see it: not in CI, not without a graphical session."""
    if os.environ.get("CI"):
        return False
    if sys.platform not in ("win32", "darwin") and not (
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    ):
        return False
    return webbrowser.open(address)

# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The web server behind the page: for this machine only, and it does no more than pass things on.

GET /        the page, its style and its script
GET /feed    what the panel shows and what sounds, as server-sent events of JSON
POST /key    {"key": "ok", "down": true}: a key of the device
POST /typed  {"key": "d"}: a key of the game's own keyboard, by its name in browsers
"""

import contextlib
import json
import os
import queue
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Protocol

from tools.problem import Problem

HOST = "127.0.0.1"
FIRST_PORT, PORTS_TRIED = 8128, 20
FILES = {
    "/": ("page.html", "text/html; charset=utf-8"),
    "/page.css": ("page.css", "text/css; charset=utf-8"),
    "/page.js": ("page.js", "text/javascript; charset=utf-8"),
}
WEB = Path(__file__).with_name("web")
LONGEST_BODY = 200
LONGEST_NAME = 20
HEARTBEAT = 10  # seconds; a page that was closed is noticed by then


class Feed:
    """Hands messages to every page that listens; a new page first gets the last look."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._listeners: list[queue.SimpleQueue[str]] = []
        self._look = ""

    def show(self, look: dict[str, object]) -> None:
        """Send a new look of the device, if it is new."""
        text = json.dumps(look)
        if text != self._look:
            self._look = text
            self._hand_out(text)

    def send(self, message: dict[str, object]) -> None:
        """Send something that passes, like a sound."""
        self._hand_out(json.dumps(message))

    def _hand_out(self, text: str) -> None:
        with self._lock:
            for listener in self._listeners:
                listener.put(text)

    @contextlib.contextmanager
    def listening(self) -> Iterator["queue.SimpleQueue[str]"]:
        """A queue of messages, for as long as somebody listens."""
        messages: queue.SimpleQueue[str] = queue.SimpleQueue()
        with self._lock:
            messages.put(self._look or "{}")
            self._listeners.append(messages)
        try:
            yield messages
        finally:
            with self._lock:
                self._listeners.remove(messages)


class Keys(Protocol):
    """Whoever takes the keys that come from a page."""

    def press(self, key: str, down: bool) -> None: ...

    def type(self, key: str) -> None: ...


class PageServer(ThreadingHTTPServer):
    """Serves one device on its own threads."""

    daemon_threads = True
    allow_reuse_address = os.name != "nt"  # there it would let two servers share a port

    def __init__(self, port: int, feed: Feed, keys: Keys, geometry: str) -> None:
        self.feed = feed
        self.keys = keys
        self.geometry = geometry
        super().__init__((HOST, port), Handler)

    @property
    def address(self) -> str:
        return f"http://{HOST}:{self.server_port}/"

    def handle_error(self, request: object, client_address: object) -> None:
        """A page that is closed in the middle of a message is nobody's trouble."""


class Handler(BaseHTTPRequestHandler):
    """One request."""

    server: PageServer
    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        if not self._is_from_this_machine():
            self._answer(403)
        elif self.path == "/feed":
            self._stream()
        elif self.path in FILES:
            name, kind = FILES[self.path]
            text = (WEB / name).read_text(encoding="utf-8").replace("{geometry}", self.server.geometry)
            self._answer(200, text.encode("utf-8"), kind)
        else:
            self._answer(404)

    def do_POST(self) -> None:
        take = {"/key": self._take_key, "/typed": self._take_typed}.get(self.path)
        if not self._is_from_this_machine() or take is None:
            self._answer(403)
            return
        try:
            take(self._told())
        except (ValueError, TypeError, KeyError):
            self._answer(400)
        else:
            self._answer(204)

    def _take_key(self, told: dict) -> None:
        self.server.keys.press(str(told["key"]), bool(told["down"]))

    def _take_typed(self, told: dict) -> None:
        self.server.keys.type(str(told["key"])[:LONGEST_NAME])

    def log_message(self, format: str, *arguments: object) -> None:
        """The terminal is the player's, not the server's."""

    def _is_from_this_machine(self) -> bool:
        """A strange site, open in the same browser, must not press keys here."""
        ours = {f"{name}:{self.server.server_port}" for name in (HOST, "localhost")}
        origin = self.headers.get("Origin")
        return self.headers.get("Host") in ours and (origin is None or origin.removeprefix("http://") in ours)

    def _told(self) -> dict:
        """The JSON of the body. Raises ValueError where there is none."""
        length = self.headers.get("Content-Length", "")
        if not length.isdigit() or int(length) > LONGEST_BODY:
            self.close_connection = True
            raise ValueError("a body of another length was expected")
        return json.loads(self.rfile.read(int(length)))

    def _answer(self, status: int, body: bytes = b"", kind: str = "text/plain") -> None:
        self.send_response(status)
        if body:
            self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        self.wfile.write(body)

    def _stream(self) -> None:
        self.send_response(200)
        self.send_header("Content-Type", "text/event-stream")
        self.send_header("Cache-Control", "no-store")
        self.send_header("Connection", "close")
        self.end_headers()
        with self.server.feed.listening() as messages:
            while True:
                try:
                    line = f"data: {messages.get(timeout=HEARTBEAT)}\n\n"
                except queue.Empty:
                    line = ": still here\n\n"
                self.wfile.write(line.encode("ascii"))
                self.wfile.flush()


def serve(feed: Feed, keys: Keys, geometry: str, port: int | None) -> PageServer:
    """Start serving: at `port`, or at the first free one if it is None. Raises Problem."""
    wanted = [port] if port is not None else list(range(FIRST_PORT, FIRST_PORT + PORTS_TRIED))
    for number in wanted:
        try:
            server = PageServer(number, feed, keys, geometry)
        except OSError as error:
            reason = error.strerror
            continue
        threading.Thread(target=server.serve_forever, args=(0.1,), daemon=True).start()
        return server
    tried = f"port {port} is" if port is not None else f"ports {wanted[0]} to {wanted[-1]} are"
    raise Problem(f"{tried} not to be had ({reason}). Choose another: --port NUMBER, or play with --terminal")

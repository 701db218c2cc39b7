# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""What the device remembers besides matches: language, home seat, sound, the name book."""

DEFAULTS = {"language": "", "home": "0", "mute": "", "names": ""}
BOOK = 20       # names the book holds; the oldest is dropped


class Settings:
    """Texts by name, kept by the store. given: the path of a file of names for the book, or None."""

    def __init__(self, store, given=None):
        self._store = store
        self._given = given
        self._values = dict(DEFAULTS)
        self._values.update(store.settings())

    def get(self, name):
        """The text of a setting; "" when it was never set (language: English)."""
        return self._values[name] or ("en" if name == "language" else "")

    def chosen(self, name):
        """True when somebody set it."""
        return self._values[name] != ""

    def number(self, name):
        """The setting as a number."""
        return int(self._values[name] or "0")

    def put(self, name, text):
        """Sets and keeps it."""
        if self._values[name] != text:
            self._values[name] = text
            self._store.keep_settings(self._values)

    def names(self):
        """The name book, latest first; last those that `tools flash --names` wrote."""
        known = _listed(self._values["names"])
        return (known + [name for name in self._given_names() if name not in known])[:BOOK]

    def _given_names(self):
        if self._given is None:
            return []
        try:
            with open(self._given, "rb") as file:
                return _listed(file.read().decode())
        except (OSError, ValueError):
            return []

    def remember_names(self, names):
        """Puts these names in front of the book."""
        known = [name for name in names if name] + [name for name in self.names() if name not in names]
        self.put("names", ",".join(known[:BOOK]))


def _listed(names):
    return [name for name in names.strip().split(",") if name]

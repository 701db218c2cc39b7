# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""What the device remembers besides matches: language, home seat, sound, the names of the name book."""

DEFAULTS = {"language": "", "home": "0", "mute": "", "names": ""}


class Settings:
    """Texts by name, kept by the store. given: the path of a file of names, or None; see name_book."""

    def __init__(self, store, given=None):
        self._store = store
        self.given = given
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

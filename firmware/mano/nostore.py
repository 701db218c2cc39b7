# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""A store that keeps nothing: for boards with nowhere to save. The match goes on, marked as not saved."""


class NoStore:
    """Answers like the stores; every save reports that there is no place."""

    facts: dict = {}
    missing = None

    def __init__(self):
        self.reports = []

    def load(self):
        """No match was kept."""
        return None

    def begin(self, match):
        """Nothing can be kept of it."""
        return "no_store"

    def save(self, match):
        """Nothing can be kept of it."""
        return "no_store"

    def boundary(self, match):
        """There is nothing to make room in."""
        return "no_store"

    def kept(self):
        """No match was kept."""
        return ()

    def settings(self):
        """No setting was kept."""
        return {}

    def keep_settings(self, values):
        """They last until the power goes."""

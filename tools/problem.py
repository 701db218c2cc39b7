# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The one way a tool gives up: with words for a person."""


class Problem(Exception):
    """Something the user can mend. The text names cause and remedy; `status` is the exit status."""

    def __init__(self, text: str, status: int = 1) -> None:
        super().__init__(text)
        self.status = status

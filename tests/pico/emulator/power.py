# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Power that goes away."""


class PowerLost(Exception):
    """Power went away as arranged by a cut; `flash` is what the next machine finds in its flash chip."""

    def __init__(self, flash: bytes) -> None:
        super().__init__("the power was cut")
        self.flash = flash

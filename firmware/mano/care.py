# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""How the panel is looked after, so that no picture burns in; hardware/power.toml explains it."""

DIM_AFTER_S = 30  # without a key
SLEEP_AFTER_S = 180  # without a key; the next one only wakes
SHIFTS = ((0, 0), (1, 0), (1, 1), (0, 1))  # where the picture sits, in pixels: one step a deal

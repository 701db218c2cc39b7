# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""What `bench` measures, one module a game: `bench()` gives (name, value, unit)."""

# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Plain players who hold real cards, one module a game: for random tests and benches."""

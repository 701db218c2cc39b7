# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""One file a board. Each has a function `connect()` that returns its `mano.board.Board`."""

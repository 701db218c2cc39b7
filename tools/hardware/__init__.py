# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""What is made from hardware/boards.toml and hardware/power.toml, and what is checked against them."""

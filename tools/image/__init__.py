# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""What lies on a board's drive: everything `build --board` puts there, made of the checkout and its lock files."""

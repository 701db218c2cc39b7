# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The simulated device: an emulated panel, and three ways to press its keys (page, terminal, script)."""

# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The device: what stands between the keys, the panel and the engine. It knows no rules."""

VERSION = "0.1.0"

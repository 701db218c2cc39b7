# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Where things lie in the checkout."""

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TOOLS = ROOT / "tools"
LOCKS = TOOLS / "locks"
FIRMWARE = ROOT / "firmware"
ENGINE = ROOT / "shared_engine"

# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The hardware layer's packages for a process of the test layer.

They have an environment of their own, since they are large; the checks and tests that need them borrow them.
"""

import sys
import sysconfig

from tools import environment
from tools.places import ROOT

REMEDY = "`python3 -m tools setup hardware` brings what it needs"


def borrow() -> bool:
    """Make the hardware layer importable, behind everything that is; whether it is set up."""
    if not environment.is_ready("hardware"):
        return False
    folder = str(ROOT / environment.LAYERS["hardware"].folder)
    site = sysconfig.get_path("purelib", vars={"base": folder, "platbase": folder})
    if site not in sys.path:
        sys.path.append(site)
    return True

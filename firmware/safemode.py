# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Out of safe mode: a dip of the battery or a crash must not end an evening; the match goes on where it was.

Safe mode that somebody asked for, with RESET or BOOT, stays.
"""

import microcontroller
import supervisor

if supervisor.runtime.safe_mode_reason != supervisor.SafeModeReason.USER:
    microcontroller.reset()

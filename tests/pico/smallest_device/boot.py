# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The drive belongs to the program, so that mpremote can write to it."""

import storage

storage.disable_usb_drive()

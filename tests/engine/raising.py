# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""For tests that also run on MicroPython, where there is no pytest."""


def raised(kind, call, *args):
    """The exception of that kind which call(*args) raises; an AssertionError when it raises none."""
    try:
        call(*args)
    except kind as error:
        return error
    raise AssertionError("nothing was raised")


def refused(call, *args):
    """The Refusal that a ValueError carries."""
    return raised(ValueError, call, *args).args[0]

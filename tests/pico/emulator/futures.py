# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Several futures of one machine: a forked copy lives on, the machine itself stays where it is."""

import os
import pickle
import sys
import traceback
from collections.abc import Callable
from typing import Any


class FutureFailed(AssertionError):
    """What the copy raised, with its traceback as text."""


def branch(scenario: Callable[[], Any]) -> Any:
    """Run `scenario()` in a copy of this process, machines and all; its result must be picklable."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        _live(scenario, writer)
    os.close(writer)
    with os.fdopen(reader, "rb") as pipe:
        message = pipe.read()
    os.waitpid(child, 0)
    if not message:
        raise FutureFailed("the forked copy of the machine ended without a word")
    result, failure = pickle.loads(message)
    if failure:
        raise FutureFailed(failure)
    return result


def _live(scenario: Callable[[], Any], writer: int) -> None:
    """In the copy: report and go, past pytest's and everybody's clearing up."""
    try:
        message = (scenario(), None)
    except BaseException:
        message = (None, traceback.format_exc())
    with os.fdopen(writer, "wb") as pipe:
        pickle.dump(message, pipe)
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(0)

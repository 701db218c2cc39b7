# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""A whole log judged again from its beginning, for people and tests: a match judges move by move."""

from shared_engine.match import Match
from shared_engine.moves import OVERRULED


def status(match):
    """See Match.status."""
    again = Match(match.setup, match.course.closed_before, match.course.began_at)
    found = []
    for number, entry in enumerate(match.log.moves(0, match.course.began_at)):
        refusal = again.refusal(entry[1])
        if refusal and not entry[1].marked(OVERRULED):
            found.append((number, refusal))
            if refusal.firm:
                break
        again.play(entry[1])
    return found

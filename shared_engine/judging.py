# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""A whole log judged again from its beginning, for people and tests: a match judges move by move."""

from shared_engine.match import Match
from shared_engine.moves import OVERRULED


def status(match):
    """See Match.status."""
    again = Match(match.setup, match.course.closed_before, match.course.began_at)
    found = []
    for number, (_, move) in enumerate(match.log.moves(0, match.course.began_at)):
        refusal = again.refusal(move)
        if refusal and not move.marked(OVERRULED):
            found.append((number, refusal))
            if refusal.firm:
                break
        again.play(move)
    return found

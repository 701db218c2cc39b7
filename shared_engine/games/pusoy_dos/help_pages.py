# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""What beats what at this table, and which 2s are still out: one key away for everybody, a page at a time."""

from shared_engine.asking import Ask, Offer

PAGES = ("all", "cards", "fives", "straights", "flush", "twos")     # all of it in short, then each in its own words


def ask(deal, act, turned):
    """The page reached after turning these pages; BACK leaves."""
    page = PAGES[len(turned) % len(PAGES)]
    facts = deal.facts()
    facts["suits"] = [deal.ladder.card[place] % 4 for place in range(4)]
    facts.update({"suit_%d" % place: suit for place, suit in enumerate(facts["suits"])})
    facts["suits_twos"] = [card % 4 for card in deal.seen.twos_missing()]
    return Ask("acts", "help_" + _variant(deal, page), facts=facts, offers=[Offer("right", "next_page")])


def _variant(deal, page):
    """The page's text hangs on the house rules, and on what was laid."""
    if page in ("straights", "flush"):
        rule = deal.options["straights" if page == "straights" else "flush_compare"]
        return page + "_" + rule
    gone = page in ("all", "twos") and not deal.seen.twos_missing()
    return page + "_gone" if gone else page

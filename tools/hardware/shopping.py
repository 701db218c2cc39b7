# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""What to buy for a build, and what is known of its price."""

from collections import Counter

NO_PRICE = "price not found"


def quantities(source: dict, build: str) -> Counter:
    """Part -> how many a build takes, in the order of boards.toml."""
    wanted = Counter(source["builds"][build]["parts"].values())
    for part, quantity in source["builds"][build]["sundries"]:
        wanted[part] += quantity
    return wanted


def table(source: dict, build: str) -> str:
    """The parts list in Markdown."""
    rows = ["| quantity | part | where | price |", "|---:|---|---|---|"]
    for name, quantity in quantities(source, build).items():
        part = source["parts"][name]
        rows.append(f"| {quantity} | {part['name']} | {part['where']} | {price(part)} |")
    return "\n".join(rows)


def price(part: dict) -> str:
    """The price with its date and source, or that none was found."""
    return f"{part['price']}; {part['price_source']}" if "price" in part else NO_PRICE


def known_prices(source: dict, build: str) -> str:
    """How far the cost of a build is known."""
    wanted = quantities(source, build)
    known = sum("price" in source["parts"][name] for name in wanted)
    return f"prices found for {known} of {len(wanted)} parts"

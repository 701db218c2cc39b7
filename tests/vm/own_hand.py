# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Runs on MicroPython: `own_hand.py ROOT CARD...` says how many bytes a search of that hand for fives takes."""

import gc
import sys


def main(root, texts):
    sys.path.insert(0, root)
    from shared_engine import registry
    from shared_engine.cards import STANDARD
    from shared_engine.games.pusoy_dos import own_hand
    from shared_engine.games.pusoy_dos.combos import Ladder
    from shared_engine.setup import Setup

    ladder = Ladder(Setup(registry.game("pusoy_dos"), 4).options)
    hand = [STANDARD.parse(text) for text in texts]
    gc.collect()
    gc.disable()
    before = gc.mem_alloc()
    own_hand.kinds(ladder, hand)
    print(gc.mem_alloc() - before)


main(sys.argv[1], sys.argv[2:])

# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Runs on the MicroPython VM, in the folder of a program built for it: `-m find_words CODE...`.

Finds each word in the app's English book. Prints how many bytes of the heap a search took at most.
"""

import gc
import sys

from mano.wordbook import open_book


def main():
    """Finds the words."""
    book = open_book("words", "en")
    most = 0
    gc.disable()
    for code in sys.argv[1:]:
        before = gc.mem_alloc()
        assert book.find(code), code
        most = max(most, gc.mem_alloc() - before)
    print("bytes taken:", most)


if __name__ == "__main__":
    main()

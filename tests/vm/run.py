# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Runs on MicroPython: `run.py ROOT MODULE...` calls every test_ function of the modules, without pytest.

The last line says "N passed, M failed"; the exit status is 1 when a test failed or there was none. A module
without tests is only imported.
"""

import gc
import sys


def tests_of(module):
    return [name for name in sorted(dir(module)) if name.startswith("test_")]


def imported(name):
    module = __import__(name)
    for part in name.split(".")[1:]:
        module = getattr(module, part)
    return module


def run(module, name):
    """True when the test passes; otherwise says why not."""
    gc.collect()
    try:
        getattr(module, name)()
        return True
    except Exception as error:
        print("FAILED " + module.__name__ + " " + name)
        sys.print_exception(error)
        return False


def main(root, names):
    sys.path.insert(0, root)
    imported("shared_engine.game").memory_is_scarce = True  # as on a board
    passed = failed = 0
    for name in names:
        module = imported(name)
        for test in tests_of(module):
            if run(module, test):
                passed += 1
            else:
                failed += 1
    print("%d passed, %d failed" % (passed, failed))
    return 1 if failed else 0


gc.threshold(40000)  # swept often, there is room in one piece to compile a module
sys.exit(main(sys.argv[1], sys.argv[2:]))

# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""The device's packages can be imported here, and its code.py gets in nobody's way."""

import code
import importlib.util

from tools.places import FIRMWARE


def test_the_device_packages_are_found_in_firmware():
    for package in ("mano", "boards"):
        assert importlib.util.find_spec(package).submodule_search_locations[0] == str(FIRMWARE / package)


def test_the_standard_librarys_code_is_still_itself():
    assert hasattr(code, "InteractiveConsole")


def test_nothing_else_of_firmware_can_be_imported():
    assert importlib.util.find_spec("safemode") is None
    assert importlib.util.find_spec("boot") is None

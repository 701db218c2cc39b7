# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Simulated devices that run the demo app instead of Mano's own."""

import importlib.util
import sys
from pathlib import Path

import pytest

from tools.simulator.keeping import Keeping


@pytest.fixture
def demo_app(monkeypatch):
    """The demo app's module, in the place of mano.app."""
    spec = importlib.util.spec_from_file_location("mano.app", Path(__file__).with_name("demo_app.py"))
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setitem(sys.modules, "mano.app", module)
    return module


@pytest.fixture
def kept(tmp_path):
    return Keeping(tmp_path / "kept")

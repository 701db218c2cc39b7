# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Stripped source is the same program, line by line."""

import ast

import pytest

from tools.checks import device_modules
from tools.image.stripping import strip
from tools.places import ROOT


def without_docstrings(source):
    """What Python makes of a source, without docstrings; "pass" for a body that has nothing else."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if (
            isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef))
            and ast.get_docstring(node) is not None
        ):
            del node.body[0]
            if not node.body and not isinstance(node, ast.Module):
                node.body.append(ast.Pass())
    return tree


@pytest.mark.parametrize("path", device_modules(ROOT), ids=lambda path: path.relative_to(ROOT).as_posix())
def test_every_device_module_stays_the_same_program(path):
    source = path.read_text(encoding="utf-8")
    assert ast.dump(ast.parse(strip(source))) == ast.dump(without_docstrings(source))


def test_every_statement_stays_on_its_line():
    source = [
        "import os  # why",
        "",
        "def f(a,",
        "      b):",
        '    """Adds."""',
        "    return (a +",
        "            b)",
    ]
    lines = strip("\n".join(source) + "\n").splitlines()
    assert lines == ["import os", "", "def f(a,", "b):", "", " return(a+", "b)"]


def test_a_body_of_a_docstring_alone_becomes_pass():
    assert strip('class Screen:\n    """Nothing yet."""\n') == "class Screen:\n pass\n"


@pytest.mark.parametrize(
    "source",
    [
        "x = 'a # b'\n",
        "x = '''two\n  lines'''\n",
        "if a:\n    b\n\nelif c:\n    d\nelse:\n    e\n",
        "x = a if not b in c else -d\n",
        "x = 'a' 'b' if 'c' in d else f'{e}'\n",
        "def f():\n    x = [\n        1,  # one\n        2,\n    ]\n    return x\n",
        "x = lambda *a, **b: (yield)\n",
    ],
)
def test_what_is_easily_mistaken(source):
    assert ast.dump(ast.parse(strip(source))) == ast.dump(ast.parse(source))

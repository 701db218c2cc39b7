# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Source without what only people read, since a board compiles it at every start.

Comments, docstrings and depth of indentation go; every statement stays on its line, so that a traceback from a
board names the line in the checkout.
"""

import ast
import io
import tokenize
from collections.abc import Iterator

Place = tuple[int, int]
UNSEEN = (tokenize.COMMENT, tokenize.NL, tokenize.ENDMARKER)


def strip(source: str) -> str:
    """The same program, shorter."""
    return _written(_without_docstrings(_tokens(source), _docstrings(source)))


def _tokens(source: str) -> Iterator[tokenize.TokenInfo]:
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    return (token for token in tokens if token.type not in UNSEEN)


def _docstrings(source: str) -> dict[Place, bool]:
    """Where each docstring starts, and whether its body is nothing else."""
    found = {}
    for node in ast.walk(ast.parse(source)):
        if (
            isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
            and ast.get_docstring(node, False) is not None
        ):
            text = node.body[0]
            alone = len(node.body) == 1 and not isinstance(node, ast.Module)
            found[text.lineno, text.col_offset] = alone
    return found


def _without_docstrings(tokens: Iterator[tokenize.TokenInfo], docstrings: dict[Place, bool]) -> Iterator:
    """The tokens, with "pass" for a docstring that is a whole body and nothing for any other."""
    for token in tokens:
        if token.type == tokenize.STRING and token.start in docstrings:
            if docstrings[token.start]:
                yield token._replace(type=tokenize.NAME, string="pass", end=token.start)
            else:
                next(tokens)  # the end of its line
        else:
            yield token


def _written(tokens: Iterator[tokenize.TokenInfo]) -> str:
    """The tokens on their own lines, a statement indented by a blank a level."""
    out: list[str] = []
    row, column, depth, begins = 1, 0, 0, True
    for token in tokens:
        if token.type in (tokenize.INDENT, tokenize.DEDENT):
            depth += 1 if token.type == tokenize.INDENT else -1
        elif token.type == tokenize.NEWLINE:
            begins = True
        else:
            out.append("\n" * (token.start[0] - row))
            gap = 0 if token.start[0] != row else token.start[1] - column
            out.append(" " * (depth if begins else min(gap, 1)) + token.string)
            row, column = token.end
            begins = False
    return "".join(out) + "\n"

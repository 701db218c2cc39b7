# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Source without what only people read, since a board compiles it at every start.

Comments, docstrings, depth of indentation and blanks go; every statement stays on its line, so that a traceback
from a board names the line in the checkout.
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
    row, depth, begins, before = 1, 0, True, ""
    for token in tokens:
        if token.type in (tokenize.INDENT, tokenize.DEDENT):
            depth += 1 if token.type == tokenize.INDENT else -1
        elif token.type == tokenize.NEWLINE:
            begins = True
        else:
            out.append("\n" * (token.start[0] - row))
            needed = token.start[0] == row and _would_join(before, token.string)
            out.append(" " * (depth if begins else needed) + token.string)
            row = token.end[0]
            begins, before = False, token.string
    return "".join(out) + "\n"


def _would_join(before: str, after: str) -> bool:
    """Whether two tokens need a blank between them: words, numbers and texts do, signs do not."""
    return bool(before) and _like_a_word(before[-1]) and _like_a_word(after[0])


def _like_a_word(character: str) -> bool:
    return character.isalnum() or character in "_'\""

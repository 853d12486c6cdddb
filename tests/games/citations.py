"""Which tests there are, and which points of the rules they cite in their docstrings."""

import ast
import re
from collections.abc import Iterable, Iterator
from itertools import pairwise
from pathlib import Path


def written(folder: Path) -> Iterator[tuple[str, str]]:
    """(name, docstring) of every test in a folder and below it."""
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield node.name, ast.get_docstring(node) or ""


def is_written(folder: Path, file: str, test: str) -> bool:
    """Is there a test of this name in a file of this name, here or in a folder below?"""
    found = folder.rglob(file)
    return any(f"def {test}(" in path.read_text(encoding="utf-8") for path in found)


def cites(docstring: str, point: str) -> bool:
    """Is this number in it, and not as a part of another?"""
    return re.search(rf"(?<![\d.]){re.escape(point)}(?!\.?\d)", docstring) is not None


def in_order(points: Iterable[str], letter: str) -> bool:
    """Are the points of this letter numbered one after the other?"""
    numbers = [int(point[1:]) for point in points if point[0] == letter]
    return all(two == one + 1 for one, two in pairwise(numbers))

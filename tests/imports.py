"""What the modules of nonet import, read from their sources."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

SOURCE = Path(__file__).parents[1] / "src"


class Import(NamedTuple):
    """One imported module, or name of a module, as a dotted path."""

    file: str
    path: str
    for_types: bool


@cache
def imports_of_nonet() -> tuple[Import, ...]:
    """All imports of nonet's own modules and names, with those for type checkers marked."""
    return tuple(_imports())


def _imports() -> Iterator[Import]:
    for file in sorted((SOURCE / "nonet").rglob("*.py")):
        tree = ast.parse(file.read_text("utf-8"))
        for_types = {
            id(node)
            for block in ast.walk(tree)
            if isinstance(block, ast.If) and ast.unparse(block.test) == "TYPE_CHECKING"
            for part in block.body
            for node in ast.walk(part)
        }
        for node in ast.walk(tree):
            for path in _paths(node):
                if path.split(".")[0] == "nonet":
                    name = file.relative_to(SOURCE).as_posix()
                    yield Import(name, path, id(node) in for_types)


def _paths(node: ast.AST) -> list[str]:
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    if isinstance(node, ast.ImportFrom) and node.module:
        return [f"{node.module}.{alias.name}" for alias in node.names]
    return []

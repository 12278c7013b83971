"""A class name means one thing in the whole package."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path


def test_public_class_names_are_unique(root: Path) -> None:
    """No two modules have a public class of one name."""
    found: dict[str, list[str]] = defaultdict(list)
    for module in (root / "src" / "nonet").rglob("*.py"):
        for node in ast.walk(ast.parse(module.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found[node.name].append(module.relative_to(root).as_posix())
    assert len(found) > 500
    assert {name: modules for name, modules in found.items() if len(modules) > 1} == {}

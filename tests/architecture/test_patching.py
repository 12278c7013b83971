"""Tests replace no internals of nonet: what they need to change is a parameter."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]

PATCHES = ("patch.setattr", "patch.object", "mock.patch")


def patched_names(code: str) -> Iterator[str]:
    """Names that a test replaces, as last part of a path or as an attribute of an object."""
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith(PATCHES):
            texts = [one.value for one in node.args[:2] if isinstance(one, ast.Constant)]
            yield from (str(text).rpartition(".")[2] for text in texts[:1])


def is_internal(name: str) -> bool:
    """Whether a name is private, or that of a constant."""
    return name.isupper() or (name.startswith("_") and not name.startswith("__"))


def test_internals_are_found() -> None:
    """Private names and constants are found, in a path and as an attribute."""
    code = """
        monkeypatch.setattr("nonet.web.jobs._KEPT", 1)
        patch.setattr(blocks, "CHUNK", 2)
        monkeypatch.setattr(command, "bind", 3)
        mock.patch("nonet._display._draw", None)
    """
    names = list(patched_names("if True:" + code))
    assert names == ["_KEPT", "CHUNK", "bind", "_draw"]
    assert [is_internal(name) for name in names] == [True, True, False, True]


def test_no_test_patches_internals() -> None:
    """Private names and constants are not patched: they are settings where a test needs others."""
    found = {
        (path.name, name)
        for path in sorted(ROOT.joinpath("tests").rglob("*.py"))
        for name in patched_names(path.read_text("utf-8"))
        if is_internal(name)
    }
    assert found == set()

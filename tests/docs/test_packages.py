"""What is written about packages and folders is what is there."""

from __future__ import annotations

import ast
import re
import tomllib
from pathlib import Path

import pytest
from tests.imports import imports_of_nonet

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "nonet"
NATIVE = ROOT / "native"
PAGE = ROOT / "docs" / "design" / "packages-and-imports.md"
PACKAGES = sorted(
    init
    for init in SOURCE.rglob("*/__init__.py")
    if "migrations" not in init.parts  # the steps of the database, which are numbered
)
READMES = sorted(NATIVE.rglob("README.md"))
THE_REST = ("the others", "…")
"""What a table says instead of naming files that are all of one kind."""


def name_of(path: Path) -> str:
    """Path of a package or folder inside the project."""
    return path.parent.relative_to(ROOT).as_posix()


def first_cells(text: str) -> list[str]:
    """The first cell of each row of the tables in a text."""
    return re.findall(r"^\| *(.*?) *\|", text, re.MULTILINE)


def docstring(init: Path) -> str:
    """What a package says of itself."""
    return ast.get_docstring(ast.parse(init.read_text("utf-8"))) or ""


def top_level() -> set[str]:
    """The packages and modules of nonet."""
    return {
        path.stem
        for path in SOURCE.iterdir()
        if (path / "__init__.py").exists() or (path.suffix == ".py" and path.stem[:2] != "__")
    }


def test_page_of_packages_lists_all() -> None:
    """The table of packages and imports names each package and module, in the order of layers."""
    text = PAGE.read_text("utf-8")
    cells = " ".join(first_cells(text))
    assert {Path(name).stem for name in re.findall(r"`([\w./]+)`", cells)} == top_level()


def test_page_of_packages_has_the_order_of_the_contract() -> None:
    """The row of packages is that of import-linter, from left to right, and has all of them."""
    block = re.search(r"```text\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert block is not None
    shown = [set(part.split(", ")) for part in " ".join(block[1].split()).split(" → ")]
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    contract = next(
        one for one in settings["tool"]["importlinter"]["contracts"] if one["type"] == "layers"
    )
    layers = [
        {name.removeprefix("nonet.") for name in layer.split(" | ")} for layer in contract["layers"]
    ]
    assert shown == layers[::-1]
    assert set.union(*shown) == top_level()


@pytest.mark.parametrize("init", PACKAGES, ids=name_of)
def test_packages_list_their_files(init: Path) -> None:
    """The docstring of a package names each file and folder in it, and no others."""
    cells = " ".join(first_cells(docstring(init)))
    named = set(re.findall(r"[\w.]+\.\w+|\w+/", cells))
    folder = init.parent
    assert {name for name in named if not (folder / name).exists()} == set()
    if not any(word in cells for word in THE_REST):
        files = {path.name for path in folder.glob("*.py")} - {"__init__.py"}
        folders = {f"{path.parent.name}/" for path in folder.glob("*/__init__.py")}
        assert files | folders <= named


@pytest.mark.parametrize("init", sorted(SOURCE.glob("*/__init__.py")), ids=name_of)
def test_packages_say_what_they_import(init: Path) -> None:
    """A package imports no other packages than those after *May import* in its docstring."""
    package = init.parent.name
    sentence = docstring(init).partition("May import")[2].partition(".")[0]
    named = set(re.findall(r"\w+", sentence))
    imported = {
        path.split(".")[1]
        for file, path, for_types in imports_of_nonet()
        if file.startswith(f"nonet/{package}/") and not for_types and path != "nonet"
    }
    others = {name for name in imported & top_level() if name[0] != "_"} - {package}
    assert named
    if "everything" in named:
        assert "cli" not in others
    elif "all" in named:
        assert others.isdisjoint(named)
    else:
        assert others <= named


@pytest.mark.parametrize("page", READMES, ids=name_of)
def test_native_pages_list_their_files(page: Path) -> None:
    """A README of native/ has at most 30 lines, names each file beside it, and no others."""
    text = page.read_text("utf-8")
    assert len(text.splitlines()) <= 30
    folder = page.parent
    for file in folder.glob("*.[ch]pp"):
        assert file.stem in text, f"{file.name} is not described"
    names = re.findall(r"`([\w./*]+)`", " ".join(first_cells(text)))
    for name in names:
        stem = name.removesuffix("/cpp").removesuffix("/")
        pattern = stem if "." in stem or (folder / stem).is_dir() else f"{stem}.[ch]pp"
        assert any(folder.rglob(pattern)), f"{name} is not there"


def test_native_page_lists_the_folders() -> None:
    """native/README.md names each folder beside it."""
    named = re.findall(
        r"`(\w+)/`", " ".join(first_cells((NATIVE / "README.md").read_text("utf-8")))
    )
    assert set(named) == {path.name for path in NATIVE.iterdir() if path.is_dir()}

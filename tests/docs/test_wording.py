"""The project is written in plain modern English, and without the retired words of the glossary."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[2]
TEXTS = {
    ".py",
    ".pyi",
    ".md",
    ".js",
    ".html",
    ".toml",
    ".yml",
    ".hpp",
    ".cpp",
    ".ipynb",
    ".ftl",
    "",
}
SOURCES = {".py", ".pyi", ".js", ".hpp", ".cpp"}
NOT_OURS = ("third_party", "/vendor/", "/de/", "/zh/")
LISTS = {"CHANGELOG.md", "docs/glossary.md", "tests/docs/test_wording.py"}
"""The files that name what is retired."""

_NOT_CODE = re.compile(
    r"//[^\n]*|/\*.*?\*/|\"(?:\\.|[^\"\\\n])*\"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`", re.DOTALL
)
_NOT_PYTHON = re.compile(
    r"(?:\b[A-Za-z]{1,2})?(?:\"{3}(?:\\.|[^\\])*?\"{3}|'{3}(?:\\.|[^\\])*?'{3}"
    r"|\"(?:\\.|[^\"\\\n])*\"|'(?:\\.|[^'\\\n])*')|#[^\n]*",
    re.DOTALL,
)
_PART = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+")


class Retired(NamedTuple):
    """A retired word and where it must not be."""

    word: str
    where: str


@cache
def retired() -> tuple[Retired, ...]:
    """The words of the last table of the glossary."""
    table = (ROOT / "docs" / "glossary.md").read_text("utf-8").partition("## Retired words")[2]
    rows = re.findall(r"^\| (.+?) \| .+? \| (everywhere|names.*?) \|$", table, re.MULTILINE)
    return tuple(Retired(word, where) for words, where in rows for word in words.split(", "))


@cache
def tracked() -> tuple[str, ...]:
    """The files under version control that hold words of ours; skips outside a checkout."""
    if not (ROOT / ".git").exists():
        pytest.skip("no version control here: this is no checkout")
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True
    ).stdout.split("\0")
    return tuple(
        name
        for name in listed
        if Path(name).suffix in TEXTS
        and name not in LISTS
        and not any(part in name for part in NOT_OURS)
        and (ROOT / name).is_file()
    )


def identifiers(name: str) -> set[str]:
    """The identifiers of a source file, without what is in strings and comments."""
    text = (ROOT / name).read_text("utf-8")
    rest = _NOT_PYTHON if name.endswith((".py", ".pyi")) else _NOT_CODE
    return set(re.findall(r"[A-Za-z_]\w*", rest.sub(" ", text)))


def parts_of(identifier: str) -> str:
    """The words that an identifier is made of: ``_layBoard`` is ``_lay_board_``."""
    return "_".join(["", *map(str.lower, _PART.findall(identifier)), ""])


def hits_in_names() -> Iterator[tuple[str, str, str]]:
    """File, retired word and identifier, wherever a name has a retired word."""
    words = [one for one in retired() if " " not in one.word and "." not in one.word]
    for name in tracked():
        if Path(name).suffix not in SOURCES:
            continue
        folders = ("everywhere", "names")
        here = tuple(
            w.word for w in words if w.where in folders or name.startswith(w.where[9:] + "/")
        )
        for identifier in identifiers(name):
            for word in retired_in(identifier, here):
                yield name, word, identifier


@cache
def retired_in(identifier: str, words: tuple[str, ...]) -> tuple[str, ...]:
    """Those of the words that an identifier is, or contains; most are in many files."""
    parts = parts_of(identifier)
    return tuple(word for word in words if word == f"`{identifier}`" or f"_{word}_" in parts)


@pytest.fixture(autouse=True)
def _needs_a_checkout() -> None:
    if not (ROOT / ".git").exists():
        pytest.skip("no version control here: this is no checkout")


def test_glossary_lists_retired_words() -> None:
    """The table can be read: it has words for each place."""
    places = {one.where.partition(" in ")[0] for one in retired()}
    assert places == {"everywhere", "names"}
    assert "src/nonet/dataset" in {one.where.partition(" in ")[2] for one in retired()}


def test_retired_phrases_are_gone() -> None:
    """No code, comment, message or page contains a phrase that is retired everywhere."""
    words = [re.escape(one.word) for one in retired() if one.where == "everywhere"]
    phrase = re.compile(rf"\b(?:{'|'.join(words)})\b", re.IGNORECASE)
    hits = [
        f"{name}:{number}: {found[0]}"
        for name in tracked()
        for number, line in enumerate((ROOT / name).read_text("utf-8").splitlines(), 1)
        if (found := phrase.search(line))
    ]
    assert len(tracked()) > 500
    assert hits == []


def test_retired_words_are_in_no_name() -> None:
    """No identifier in Python, C++ or JavaScript is, or contains, a retired word."""
    assert list(hits_in_names()) == []

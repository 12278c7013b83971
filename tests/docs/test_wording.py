"""The project is written in plain modern English, and without the retired words of the glossary."""

from __future__ import annotations

import io
import re
import subprocess
import tokenize
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[2]
TEXTS = {".py", ".pyi", ".md", ".js", ".html", ".toml", ".yml", ".hpp", ".cpp", ".ipynb", ".ftl", ""}
SOURCES = {".py", ".pyi", ".js", ".hpp", ".cpp"}
NOT_OURS = ("third_party", "/vendor/", "/de/", "/zh/")
LISTS = {"CHANGELOG.md", "docs/glossary.md", "tests/docs/test_wording.py"}
"""The files that name what is retired."""

STILL_TO_DO: dict[str, set[str]] = {
    "native/logic/": {"struck", "grave", "in vain"},
    "native/rating/": {"triplets", "besides"},
    "native/solver/": {"brisk"},
    "native/tests/solver/": {"chance"},
    "src/nonet/drawing/": {"looks"},
    "src/nonet/logic/": {"grave", "`LINKED`", "`SETS`"},
    "src/nonet/solver/": {"dead end", "dead ends"},
    "src/nonet/web/": {
        "shelf", "looks", "`Judge`", "`layBoard`", "`twinsOf`", "made to measure", "long work",
    },
    "docs/reference/solving.md": {"dead end"},
    "tests/logic/": {"struck", "grave", "graves"},
}  # fmt: skip
"""Folder → retired words that are still in it. Mend them, and remove the line."""

_NOT_CODE = re.compile(
    r"//[^\n]*|/\*.*?\*/|\"(?:\\.|[^\"\\\n])*\"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`", re.DOTALL
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
    """The files under version control that hold words of ours."""
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
    if name.endswith((".py", ".pyi")):
        tokens = tokenize.generate_tokens(io.StringIO(text).readline)
        return {token.string for token in tokens if token.type == tokenize.NAME}
    return set(re.findall(r"[A-Za-z_]\w*", _NOT_CODE.sub(" ", text)))


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
        here = [w.word for w in words if w.where in folders or name.startswith(w.where[9:] + "/")]
        for identifier in identifiers(name):
            parts = parts_of(identifier)
            for word in here:
                if word == f"`{identifier}`" or f"_{word}_" in parts:
                    yield name, word, identifier


def is_excused(name: str, word: str) -> bool:
    """Whether this word is on the list of what is still to do."""
    return any(
        name.startswith(folder) and word in words for folder, words in STILL_TO_DO.items()
    )


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
        if (found := phrase.search(line)) and not is_excused(name, found[0].lower())
    ]
    assert len(tracked()) > 500
    assert hits == []


def test_retired_words_are_in_no_name() -> None:
    """No identifier in Python, C++ or JavaScript is, or contains, a retired word."""
    hits = [hit for hit in hits_in_names() if not is_excused(*hit[:2])]
    assert hits == []


def test_list_of_what_is_still_to_do_is_short() -> None:
    """No word is excused in a folder that does not have it."""
    found = {
        (folder, word)
        for name, word, _ in hits_in_names()
        for folder in STILL_TO_DO
        if name.startswith(folder)
    }
    texts = {
        (folder, word)
        for folder, words in STILL_TO_DO.items()
        for word in words
        if any(
            re.search(rf"\b{re.escape(word)}\b", (ROOT / name).read_text("utf-8"), re.IGNORECASE)
            for name in tracked()
            if name.startswith(folder)
        )
    }
    listed = {(folder, word) for folder, words in STILL_TO_DO.items() for word in words}
    assert listed - found - texts == set()

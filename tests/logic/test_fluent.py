"""The files of texts: complete in every language, and read as Project Fluent reads them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import cast

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from tests.each import each

from nonet import Layout
from nonet._locales import language_facts
from nonet.logic import LANGUAGES, Language
from nonet.logic.families import FAMILIES
from nonet.logic.languages import (
    LOCALES,
    Houses,
    Listing,
    Texts,
    family_texts,
    texts_of,
    texts_of_booklets,
    texts_of_course,
    texts_of_rules,
    texts_of_server,
    texts_of_stations,
)
from nonet.logic.languages.fluent import Messages
from nonet.logic.languages.values import FUNCTIONS
from nonet.notebook.voice import texts_of_notebooks
from nonet.web.page import TEXTS

FAMILY_FILES = sorted({f"techniques/{family.file}.ftl" for family in FAMILIES})
SHARED_FILES = (
    "common.ftl",
    "rules.ftl",
    "booklet.ftl",
    "course.ftl",
    "stations.ftl",
    "server.ftl",
    "notebook.ftl",
)
FILES = (*SHARED_FILES, *FAMILY_FILES)
PAGE_FILES = {f"{name}.ftl" for name in TEXTS}
"""The texts of the page alone, which JavaScript puts together."""

EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
EVERY_FILE = each("file", FILES)

TEXTS_OF: dict[str, Callable[[Language], Texts]] = {
    "common.ftl": texts_of,
    "rules.ftl": texts_of_rules,
    "booklet.ftl": texts_of_booklets,
    "course.ftl": texts_of_course,
    "stations.ftl": texts_of_stations,
    "server.ftl": texts_of_server,
    "notebook.ftl": texts_of_notebooks,
    **{file: partial(family_texts, file=Path(file).stem) for file in FAMILY_FILES},
}

ONLY_ELSEWHERE = re.compile(r"-.*|(?:level|family|gender|definite)-.*|.*\.(?:article|dative|of)")
"""What English does not need: names that it has already, articles, cases; terms are free."""

HOUSES = {"base", "bases", "box", "cover", "covers", "house", "houses", "lines"}
LISTS = {
    "digits",
    "fins",
    "endo_fins",
    "cells",
    "shared",
    "guards",
    "sets",
    "runs",
    "outside",
    "others",
    "counts",
    "totals",
    "first",
    "second",
    "targets",
    "rules",
    "fillings",
    "gone",
    "own",
    "cell",
    "pivot",
}
"""Values that are houses; "true" is yes or no, the others are lists or plain."""


class Variables(Visitor):
    """Collects the variables of a pattern, and the messages that it refers to."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        """Note a variable."""
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        """Note a message."""
        attribute = f".{node.attribute.name}" if node.attribute else ""
        self.messages.add(f"{node.id.name}{attribute}")


@cache
def patterns(path: Path) -> dict[str, ast.Pattern]:
    """What a file says, by message and attribute; terms have their hyphen."""
    found: list[tuple[str, ast.Pattern]] = []
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message | ast.Term):
            name = f"{'-' if isinstance(entry, ast.Term) else ''}{entry.id.name}"
            if entry.value is not None:
                found.append((name, entry.value))
            found += [(f"{name}.{item.id.name}", item.value) for item in entry.attributes]
    assert [name for name, count in Counter(name for name, _ in found).items() if count > 1] == []
    return dict(found)


def variables(name: str, said: dict[str, ast.Pattern]) -> set[str]:
    """The values that a message needs, through other messages too."""
    visitor = Variables()
    visitor.visit(said[name])
    return visitor.names.union(*(variables(other, said) for other in visitor.messages))


@EVERY_FILE
@each("language", LANGUAGES)
def test_every_plural_is_one_of_the_language(language: Language, file: str) -> None:
    """No variant for a plural category that no number has, such as *one* in Chinese."""
    text = (LOCALES / language / file).read_text("utf-8")
    named = {"zero", "one", "two", "few", "many"}
    known = {language_facts(language).plural(number) for number in range(200)}
    for variants in re.findall(r"->\n((?:[^}]|\{[^{}]*\})*?\*\[other\])", text):
        assert {*re.findall(r"\[(\w+)\]", variants)} & named <= known, variants


def test_every_file_is_used() -> None:
    """Each file of techniques belongs to a family, in every language."""
    for language in LANGUAGES:
        folder = LOCALES / language
        found = {path.relative_to(folder).as_posix() for path in folder.rglob("*.ftl")}
        assert found - PAGE_FILES == set(FILES)


@EVERY_FILE
@each("language", LANGUAGES[1:])
def test_messages_speak_of_the_same_in_every_language(language: Language, file: str) -> None:
    """No message lacks or adds anything that the English one names, but a number for its forms.

    Phrases, and names of rules, may be the titles.
    """
    english, other = patterns(LOCALES / "en" / file), patterns(LOCALES / language / file)
    needed = {
        name
        for name in english
        if not name.startswith(("-", "named-")) and not name.endswith((".phrase", ".nudge"))
    }
    assert needed - other.keys() == set()
    extra = {name for name in other.keys() - english.keys() if not ONLY_ELSEWHERE.fullmatch(name)}
    assert {name for name in extra if f"{name}.description" not in english} == set()
    for name in needed - {"heading"}:
        differing = variables(name, other) ^ variables(name, english)
        assert differing <= {"count", "most"}, name


class Shown(FluentType):
    """A list or houses as the reference implementation takes them."""

    def __init__(self, value: Listing) -> None:
        self.value = value

    def format(self, locale: object) -> str:
        """The same as in our texts."""
        del locale
        return str(self.value)


def unwrapped(function: Callable[[object], object]) -> Callable[[object], FluentType]:
    """A function of ours for values that are `Shown`."""

    def wrapped(value: object) -> FluentType:
        return cast(FluentType, function(value.value if isinstance(value, Shown) else value))

    return wrapped


def value_of(name: str, count: int, texts: Texts) -> object:
    """Something that a sentence may be about."""
    houses = Layout.of_size(9).houses
    if name in HOUSES:
        return Houses(houses[17 : 17 + count], texts)
    if name in {"true", "stem"}:
        return "yes" if count == 1 else "no"
    if name in {"count", "number", "size"}:
        return count
    if name in LISTS:
        return Listing(range(1, count + 1), texts)
    if name == "rule":
        return Listing(["a rule"], texts)
    return f"a {name}"


def test_chinese_has_no_singular() -> None:
    """Its numbers have one form, so what is said of one thing is the variant 1."""
    texts = "".join(path.read_text("utf-8") for path in (LOCALES / "zh").rglob("*.ftl"))
    assert not re.findall(r"(?:count|COUNT\(.*\)) ->\s*\[one\]", texts)


@cache
def bundle_of(language: Language, file: str) -> FluentBundle:
    """The reference implementation with the texts of a file."""
    bundle = FluentBundle(
        [language],
        functions={name: unwrapped(function) for name, function in FUNCTIONS.items()},
        use_isolating=False,
    )
    for path in {"common.ftl", file}:
        bundle.add_resource(FluentResource((LOCALES / language / path).read_text(encoding="utf-8")))
    return bundle


@EVERY_LANGUAGE
@EVERY_FILE
@each("count", [1, 2, 3, 7])
def test_messages_are_put_together_as_fluent_does(
    language: Language, file: str, count: int
) -> None:
    """Every message says what the reference implementation of Fluent says."""
    texts = TEXTS_OF[file](language)
    bundle = bundle_of(language, file)
    said = patterns(LOCALES / language / "common.ftl") | patterns(LOCALES / language / file)
    for name in patterns(LOCALES / language / file):
        if name[0] == "-":
            continue
        values = {one: value_of(one, count, texts) for one in variables(name, said)}
        message, _, attribute = name.partition(".")
        found = bundle.get_message(message)
        pattern = found.attributes[attribute] if attribute else found.value
        shown = {
            key: Shown(value) if isinstance(value, Listing) else value
            for key, value in values.items()
        }
        assert pattern is not None
        assert (texts.say(name, **values), []) == bundle.format_pattern(pattern, shown), name


MESSAGES = """
-term = the term
plain = Plain { "{" }text{ "}" } with { -term }
cells = { COUNT($cells) ->
    [0] no cell
    [one] a cell
   *[other] { $cells } cells
}
    .again = { cells }, { cells }
kind = { $kind ->
    [row] Zeile
   *[box] Block
}
number = { NUMBER($count, minimumFractionDigits: 2) }
"""


def messages() -> Messages:
    """A few messages, with a function that counts a number as itself."""
    return Messages(
        MESSAGES,
        functions={"COUNT": lambda value: value},
        plural=lambda number: "one" if number == 1 else "other",
    )


@pytest.mark.parametrize(
    ("name", "value", "expected"),
    [
        ("plain", 0, "Plain {text} with the term"),
        ("cells", 0, "no cell"),
        ("cells", 1, "a cell"),
        ("cells", 5, "5 cells"),
        ("cells.again", 5, "5 cells, 5 cells"),
        ("kind", "row", "Zeile"),
        ("kind", "strange", "Block"),
    ],
)
def test_messages_select_by_number_and_by_word(name: str, value: object, expected: str) -> None:
    """An exact number goes before its plural category, and the default is last."""
    assert messages().format(name, {"cells": value, "kind": value}) == expected


def test_other_parts_of_fluent_are_refused() -> None:
    """A message that uses more of Fluent than nonet reads raises TypeError when it is used."""
    with pytest.raises(TypeError, match="expected a part of Fluent that nonet uses"):
        messages().format("number", {"count": 1})


def test_what_is_not_fluent_is_refused() -> None:
    """A message with an open brace raises TypeError that names it, when it is used."""
    broken = Messages("good = Good\nbad = { $cells", functions={}, plural=str)
    assert broken.format("good", {}) == "Good"
    with pytest.raises(TypeError, match="expected a message in the syntax of Fluent, found bad"):
        broken.format("bad", {"cells": 1})


def test_a_missing_message_or_value_raises() -> None:
    """Neither is replaced by something in braces."""
    for name in ("cells", "missing"):
        with pytest.raises(KeyError):
            messages().format(name, {})

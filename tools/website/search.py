"""The index of the search: what is found, by which names and words."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import api_reference
import nonet
from nonet.constraints.registry import NAMES, kind_of, known_as
from nonet.logic import LANGUAGES, Language, rule_title
from website.built_pages import BuiltPage, Section
from website.markup import folder

FILE = "search.json"

_WORD = re.compile(r"[^\W_]+")
_COMMON = frozenset(
    [
        "a",
        "an",
        "and",
        "are",
        "as",
        "at",
        "be",
        "but",
        "by",
        "can",
        "do",
        "for",
        "from",
        "has",
        "have",
        "if",
        "in",
        "into",
        "is",
        "it",
        "its",
        "may",
        "no",
        "not",
        "of",
        "on",
        "one",
        "or",
        "so",
        "than",
        "that",
        "the",
        "their",
        "them",
        "then",
        "there",
        "these",
        "they",
        "this",
        "to",
        "two",
        "was",
        "what",
        "when",
        "where",
        "which",
        "with",
        "you",
        "your",
    ]
)
_SENTENCE = re.compile(r".{20,150}?[.:;](?= |$)|.{1,150}(?= |$)")

Row = tuple[str, str, str, str, str, tuple[str, ...], str, str]
"""Kind, title, where it is, address, language, names, a sentence, words."""


def write(built: Path, pages: Iterable[BuiltPage]) -> None:
    """Write the index beside the pages."""
    content = json.dumps(rows(pages), ensure_ascii=False, separators=(",", ":"))
    (built / FILE).write_text(content, encoding="utf-8")


def rows(pages: Iterable[BuiltPage]) -> list[Row]:
    """All that can be found."""
    by_address = {page.address: page for page in pages}
    found = [*_names(by_address)]
    for address, page in by_address.items():
        kind = address.partition("/")[0]
        if kind in {"guide", "design", "glossary", "changelog"}:
            found += _sections(page)
        elif kind == "examples":
            found.append(_whole(page, "example", ()))
    found += _techniques(by_address)
    found += _rules(by_address)
    return found


def _names(pages: dict[str, BuiltPage]) -> Iterator[Row]:
    """The names of the library, in the order of their chapters, and the commands."""
    for stem in api_reference.CHAPTERS:
        page = pages[f"reference/{stem}/"]
        for section in page.sections:
            if section.level == 1:
                yield _section_row(page, section, "text")
            else:
                parts = section.anchor.split(".")
                names = tuple(".".join(parts[at:]) for at in range(len(parts)))
                yield _section_row(page, section, "api", names, title=section.anchor)
    page = pages["reference/cli/"]
    for section in page.sections:
        kind = "command" if section.title.startswith("nonet ") else "text"
        names = (section.title.removeprefix("nonet "),)
        yield _section_row(page, section, kind, names)


def _sections(page: BuiltPage) -> Iterator[Row]:
    for section in page.sections:
        yield _section_row(page, section, "text")


def _section_row(
    page: BuiltPage, section: Section, kind: str, names: tuple[str, ...] = (), title: str = ""
) -> Row:
    anchor = "" if section.level == 1 else f"#{section.anchor}"
    where = "" if section.level == 1 else page.title.removesuffix(" · nonet")
    return (
        kind,
        title or section.title,
        where,
        f"{page.address}{anchor}",
        "en",
        names,
        _sentence(section.text),
        _words(section.text),
    )


def _whole(page: BuiltPage, kind: str, names: Iterable[str], language: str = "en") -> Row:
    title = page.title.removesuffix(" · nonet")
    text = page.description if kind in {"technique", "rule"} else page.sections[0].text
    where = page.address.partition("/")[0].capitalize()
    return (kind, title, where, page.address, language, tuple(names), _sentence(text), _words(text))


def _techniques(pages: dict[str, BuiltPage]) -> Iterator[Row]:
    for language in LANGUAGES:
        overview = pages[f"techniques/{folder(language)}"]
        yield _whole(overview, "text", (), language)
        for section in overview.sections[1:]:
            yield _family(overview, section, language)
        for item in nonet.techniques(language):
            page = pages[f"techniques/{folder(language)}{item.name}/"]
            names = dict.fromkeys((item.name, *item.aliases))
            yield _whole(page, "technique", names, language)


def _family(overview: BuiltPage, section: Section, language: Language) -> Row:
    """The techniques of a family, listed."""
    title = overview.sections[0].title
    address = f"{overview.address}#{section.anchor}"
    return ("technique", section.title, title, address, language, (), section.text[:150], "")


def _rules(pages: dict[str, BuiltPage]) -> Iterator[Row]:
    for language in LANGUAGES:
        yield _whole(pages[f"rules/{folder(language)}"], "text", (), language)
        for name in NAMES:
            page = pages[f"rules/{folder(language)}{name}/"]
            also = known_as()[name]
            title = rule_title(kind_of(name), "en")
            names = dict.fromkeys((name, title, *also.also, *also.in_programs))
            yield _whole(page, "rule", names, language)


def _sentence(text: str) -> str:
    """The beginning of a text."""
    found = _SENTENCE.match(text)
    return found[0] if found else ""


def _words(text: str) -> str:
    """The words of a text, each once."""
    words = {word for word in _WORD.findall(text.lower()) if len(word) > 1}
    return " ".join(sorted(words - _COMMON))

"""Parts of the pages of techniques and rules, in Markdown."""

from __future__ import annotations

import html as _html
import json
import os
import re
from collections.abc import Iterable

from nonet.formats import nonet_link
from nonet.logic import LANGUAGES, Language
from nonet.puzzle import Puzzle
from website.words import names

_SPECIAL = re.compile(r"([\\`*_{}\[\]#|~^])")


def folder(language: Language) -> str:
    """The folder of the pages in a language, below that of their kind."""
    return "" if language == "en" else f"{language}/"


def front(*, title: str, language: Language, path: str, description: str) -> list[str]:
    """What templates read of a page; `path` as it is in English."""
    kind, _, name = path.partition("/")
    languages = [
        {
            "lang": other,
            "name": names()[other],
            "path": f"{kind}/{folder(other)}{f'{name}/' if name else ''}",
        }
        for other in LANGUAGES
    ]
    fields = {
        "title": title,
        "lang": language,
        "description": _html.escape(description),
        "languages": languages,
    }
    # YAML reads JSON.
    written = [f"{key}: {json.dumps(value, ensure_ascii=False)}" for key, value in fields.items()]
    return ["---", *written, "---"]


def escaped(text: str) -> str:
    """A text whose signs mean nothing in Markdown."""
    return _SPECIAL.sub(r"\\\1", _html.escape(text, quote=False))


def html(text: str) -> str:
    """A text inside HTML."""
    return _html.escape(text)


def across(language: Language, kind: str, page: str) -> str:
    """The way to a page of another kind in the same language."""
    return os.path.relpath(f"{kind}/{folder(language)}{page}", f"-/{folder(language)}")


def _site(language: Language) -> str:
    """The way from the file of a page to the root of the site."""
    return "../" if language == "en" else "../../"


def play(language: Language, puzzle: Puzzle) -> str:
    """The address that opens a puzzle in the app."""
    return f"{_site(language)}play/{nonet_link.write(puzzle)}"


def practise(language: Language, station: str) -> str:
    """The address that opens a station of the course."""
    return f"{_site(language)}play/#learn={station}"


def actions(links: Iterable[tuple[str, str, bool]]) -> str:
    """Links as keys: texts, addresses, and whether it is the first thing to do."""
    made = [
        f'<a class="button{" main" if is_main else ""}" href="{html(address)}">{html(text)}</a>'
        for text, address, is_main in links
    ]
    return f'<p class="actions">{"".join(made)}</p>'


def picture(language: Language, path: str, alt: str) -> str:
    """A picture of the English folder, which all languages share."""
    up = "" if language == "en" else "../"
    return (
        f'<p class="picture"><img src="{up}{path}" width="420" height="420" '
        f'loading="lazy" alt="{html(alt)}"></p>'
    )


def tile(language: Language, name: str, title: str, note: str, picture: str | None) -> str:
    """A page in an overview: its picture, loaded where it is seen, and its title."""
    up = "" if language == "en" else "../"
    image = ""
    if picture is not None:
        image = f'<img src="{up}{picture}" width="150" height="150" loading="lazy" alt="">'
    small = f" <small>{html(note)}</small>" if note else ""
    return f'<li><a href="{name}.md">{image}{html(title)}{small}</a></li>'

"""The page of licences: what the site is made of, and under which terms it may be passed on."""

from __future__ import annotations

import html
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from fnmatch import fnmatchcase
from importlib.metadata import distribution
from pathlib import Path
from typing import Any, Self

import nonet
from nonet.web.page import FOLDER

_WRITTEN = (
    "index.html",
    "licences.html",
    "manifest.webmanifest",
    "nonet-site.json",
    "sw.js",
    "version.json",
)
"""Files that nonet writes with the site."""


@dataclass(frozen=True, slots=True)
class Part:
    """A part of the site by certain authors.

    Attributes
    ----------
    name, version
        What it is.
    licence
        By its SPDX name, or in a few words.
    source
        Where its sources are; empty where the site has them itself.
    text
        Of the licence.
    files
        Patterns of its files: addresses below `static/VERSION/`, or `ARCHIVE!PATTERN` for files
        within an archive.
    """

    name: str
    version: str
    licence: str
    source: str
    text: str
    files: tuple[str, ...]

    @classmethod
    def from_fields(cls, fields: dict[str, Any]) -> Self:
        """The part that `fields` gave."""
        return cls(**{**fields, "files": tuple(fields["files"])})

    def fields(self) -> dict[str, Any]:
        """All of it as JSON has it."""
        return asdict(self)

    def has(self, file: str) -> bool:
        """Whether a file, or one within an archive, is of this part."""
        return any(fnmatchcase(file, pattern) for pattern in self.files)


def page_parts() -> tuple[Part, ...]:
    """The parts of the page: nonet itself, and what it has of others."""

    def text(name: str) -> str:
        return (FOLDER / name).read_text("utf-8")

    own = ("js/*", "css/*", "locales/*", "icons/*", "icon.svg", "puzzles.txt", *_WRITTEN)
    return (
        Part("nonet", nonet.__version__, "MIT", "", licence_of("nonet"), own),
        Part(
            "Fluent",
            "0.19.1",
            "Apache-2.0",
            "https://github.com/projectfluent/fluent.js",
            text("vendor/fluent.LICENSE"),
            ("vendor/fluent.js",),
        ),
        Part(
            "Inter",
            "4",
            "OFL-1.1",
            "https://github.com/rsms/inter",
            text("fonts/inter.LICENSE"),
            ("fonts/inter.woff2",),
        ),
    )


def licence_of(name: str) -> str:
    """The licence that an installed package brings with it; empty where it brings none."""
    texts = [
        Path(str(file.locate())).read_text("utf-8")
        for file in distribution(name).files or ()
        if file.name.upper().startswith(("LICENSE", "LICENCE")) and ".dist-info" in file.parts[0]
    ]
    return "\n\n".join(texts)


def licences_page(parts: Iterable[Part]) -> str:
    """The page, by itself: no scripts, and styles as the browser has them."""
    parts = list(parts)
    rows = "\n".join(
        f'<tr><td><a href="#part-{number}">{html.escape(part.name)}</a></td>'
        f"<td>{html.escape(part.version)}</td><td>{html.escape(part.licence)}</td>"
        f"<td>{_link(part.source)}</td></tr>"
        for number, part in enumerate(parts)
    )
    texts = "\n".join(
        f'<h2 id="part-{number}">{html.escape(part.name)}</h2>\n<pre>{html.escape(part.text)}</pre>'
        for number, part in enumerate(parts)
    )
    return _PAGE.format(rows=rows, texts=texts)


def _link(address: str) -> str:
    written = html.escape(address)
    return f'<a href="{written}">{written}</a>' if address else ""


_PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Licences · nonet</title>
<link rel="icon" href="icons/192.png">
</head>
<body>
<main>
<p><a href="./">nonet</a></p>
<h1>Licences</h1>
<p>What this site is made of. The sources of each part are at the address beside it.</p>
<table>
<thead><tr><th>Part</th><th>Version</th><th>Licence</th><th>Sources</th></tr></thead>
<tbody>
{rows}
</tbody>
</table>
{texts}
</main>
</body>
</html>
"""

"""The files that the page is made of, wherever it is served from."""

from __future__ import annotations

import hashlib
import html
import json
import re
from collections.abc import Iterable, Mapping
from pathlib import Path

from nonet._locales import LANGUAGES, LOCALES, language_facts

FOLDER = Path(__file__).parent / "static"

MEDIA_TYPES = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""Types of the files that are served; others in the folder are not."""

INDEX = "index.html"

_ROOT = re.compile(rb'<html lang="en"[^>]*>')

TEXTS = ("page", "setting", "learn", "lessons", "photo", "proposals")
"""Files of texts that the page loads."""


def page_files(folder: Path = FOLDER, locales: Path = LOCALES) -> dict[str, Path]:
    """Files of the page by their addresses below `static/`, its texts among them."""
    files = {
        path.relative_to(folder).as_posix(): path
        for path in sorted(folder.rglob("*"))
        if path.suffix in MEDIA_TYPES
    }
    for name in TEXTS:
        for path in sorted(locales.glob(f"*/{name}.ftl")):
            files[f"locales/{path.parent.name}/{path.name}"] = path
    return files


def tag_of(content: bytes) -> str:
    """A name for a content: no other content has it."""
    return hashlib.sha256(content).hexdigest()[:16]


def version_of(tags: Iterable[tuple[str, str]]) -> str:
    """A name for files with these names and tags."""
    return tag_of("".join(f"{name} {tag}\n" for name, tag in tags).encode())


def of_version(index: bytes, version: str) -> bytes:
    """The page with its files of one version: what it names as `static/…`, as `static/VERSION/…`.

    Modules and style sheets name each other by relative paths and so stay within the version.
    """
    return index.replace(b'"static/', f'"static/{version}/'.encode())


def with_data(index: bytes, values: Mapping[str, str]) -> bytes:
    """The page with its languages and these values at its root, as `data-NAME`."""
    root = '<html lang="en"'
    for name, value in {**values, "languages": _languages()}.items():
        root += f' data-{name}="{html.escape(value)}"'
    return _ROOT.sub(lambda _: f"{root}>".encode(), index, count=1)


def _languages() -> str:
    """The languages of the page, as JSON: code, name, tag, and tag for dates of each."""
    facts = {language: language_facts(language) for language in LANGUAGES}
    said = [[code, its.name, its.tag, its.dates] for code, its in facts.items()]
    return json.dumps(said, ensure_ascii=False, separators=(",", ":"))

"""Checks of a site that was built: titles, headings, pictures, links, and what it loads.

Each fault names a file and a line: that of the sources where the page is made from one.
"""

from __future__ import annotations

import gzip
import posixpath
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import unquote, urlsplit

from website.built_pages import BuiltPage, read_pages
from website.documents import DOCS, EXAMPLES, ROOT

QUERIES = ROOT / "website" / "queries.toml"

_LOADED_BY_STYLES = re.compile(r"url\(\s*[\"']?([^\"')]+)")
_APP = "play"


def faults(built: Path, found: list[BuiltPage], pages: Path, queries: Path = QUERIES) -> list[str]:
    """All that is wrong with a site, whose pages were read; `pages` is what it was made from."""
    site = Site(built, found)
    said = []
    for page in found:
        for line, needle, words in (
            *_faults_of_texts(page),
            *_faults_of_loading(page),
            *_faults_of_links(page, site),
        ):
            place = _place(page, line, needle, pages, is_second=words.endswith(" again"))
            said.append(f"{place}: {words}")
    said += _faults_of_styles(built)
    said += _faults_of_queries(queries, site)
    return list(dict.fromkeys(said))


def summary(built: Path, pages: list[BuiltPage]) -> str:
    """How large it is, in a line."""
    links = sum(len(page.references) for page in pages)
    size = sum(path.stat().st_size for path in built.rglob("*") if path.is_file())
    return f"{len(pages):,} pages, {links:,} links, {size:,} bytes: {built}"


def weight(built: Path, page: Path) -> int:
    """Bytes of a page with what it loads at once, each compressed by itself."""
    found = next(entry for entry in read_pages(built) if entry.file == page)
    files = {built / page}
    for reference in found.references:
        if reference.is_loaded and reference.tag != "img":
            files.add(((built / page).parent / urlsplit(reference.address).path).resolve())
    return sum(len(gzip.compress(file.read_bytes(), 6)) for file in files)


_Faults = Iterator[tuple[int, str, str]]
"""Lines, what to look for in the source, and words."""


def _faults_of_texts(page: BuiltPage) -> _Faults:
    tops = [section for section in page.sections if section.level == 1]
    if len(tops) != 1 or not tops[0].title:
        yield 1, "", f"expected a title, # and words, found {len(tops)}"
    if not page.title.removesuffix("· nonet").strip():
        yield 1, "", "expected a <title>, found none"
    parents: dict[int, str] = {}
    seen: set[tuple[str, str]] = set()
    for section in page.sections:
        parents = {level: name for level, name in parents.items() if level < section.level}
        where = ("/".join(parents.values()), section.title)
        if where in seen:
            yield (
                section.line,
                section.title,
                f"expected a heading once, found {section.title!r} again",
            )
        seen.add(where)
        parents[section.level] = section.title
    for anchor, line in page.doubled:
        yield line, anchor, f"expected an id once, found {anchor!r} again"
    for picture in page.pictures:
        if not picture.has_text:
            name = picture.source.rpartition("/")[2]
            yield picture.line, name, f"expected a picture with a text (alt), found none for {name}"


def _faults_of_loading(page: BuiltPage) -> _Faults:
    for line in page.inline:
        yield line, "style=", "expected no script or style inside a page: its policy forbids them"
    for reference in page.references:
        if reference.is_loaded and _is_elsewhere(reference.address):
            words = f"expected a file of the site, found {reference.address}"
            yield reference.line, reference.address, words


class Site:
    """The files of a site, and whether links lead to them."""

    def __init__(self, built: Path, pages: list[BuiltPage]) -> None:
        files = (path for path in built.rglob("*") if path.is_file())
        self.files = {path.relative_to(built).as_posix() for path in files}
        self.pages = {page.file.as_posix(): page for page in pages}

    def problem(self, address: str, start: str) -> str | None:
        """Why a link of a page leads nowhere; None: it leads somewhere, or to another site."""
        parts = urlsplit(address)
        if _is_elsewhere(address):
            return None
        file = self._file(unquote(parts.path), start)
        if file is None:
            return "no such page"
        page = self.pages.get(file)
        if parts.fragment and page is not None and unquote(parts.fragment) not in page.anchors:
            return "no such heading"
        return None

    def _file(self, path: str, start: str) -> str | None:
        if not path:
            return start
        # The page for what is not there is shown at any address: its links begin at the root.
        folder = "" if path.startswith("/") else posixpath.dirname(start)
        target = posixpath.normpath(posixpath.join(folder, path.lstrip("/")))
        for file in (target, posixpath.normpath(f"{target}/index.html")):
            if file in self.files:
                return file
        return None


def _faults_of_links(page: BuiltPage, site: Site) -> _Faults:
    for reference in page.references:
        problem = site.problem(reference.address, page.file.as_posix())
        if problem:
            path, _, anchor = reference.address.partition("#")
            needle = f"#{anchor}" if anchor else Path(path).name.removesuffix(".md")
            yield reference.line, needle, f"{reference.address}: {problem}"


def _is_elsewhere(address: str) -> bool:
    parts = urlsplit(address)
    return bool(parts.netloc or parts.scheme)


def _faults_of_styles(built: Path) -> Iterator[str]:
    for file in sorted(built.rglob("*.css")):
        if file.relative_to(built).parts[0] == _APP:
            continue
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
            for address in _LOADED_BY_STYLES.findall(line):
                if _is_elsewhere(address) or not (file.parent / address).is_file():
                    yield f"{file}:{number}: expected a file of the site, found {address}"


def _faults_of_queries(queries: Path, site: Site) -> Iterator[str]:
    text = queries.read_text("utf-8")
    for query, address in tomllib.loads(text).get("queries", {}).items():
        problem = site.problem(address, "index.html")
        if problem:
            lines = text.splitlines()
            number = next(at for at, line in enumerate(lines, 1) if f'"{address}"' in line)
            yield f"{_short(queries)}:{number}: {query!r} leads to {address}: {problem}"


def _place(page: BuiltPage, line: int, needle: str, pages: Path, *, is_second: bool) -> str:
    """The file and the line that are to be mended: the last one of what is there twice."""
    source = _source(page, pages)
    if source is None or not source.is_file():
        return f"{page.file.as_posix()}:{line}"
    lines = source.read_text("utf-8").splitlines()
    found = [number for number, text in enumerate(lines, 1) if needle and needle in text]
    return f"{_short(source)}:{(found or [1])[-1 if is_second else 0]}"


def _source(page: BuiltPage, pages: Path) -> Path | None:
    """What a page is made from: a document of the sources, or one that was generated."""
    address = page.address.strip("/")
    if address == "changelog":
        return ROOT / "CHANGELOG.md"
    if address == "examples":
        return EXAMPLES / "README.md"
    folder, _, name = address.partition("/")
    if folder in {"guide", "design", "glossary"}:
        file = DOCS / f"{address}.md" if name or folder == "glossary" else DOCS / "README.md"
        if file.is_file():
            return file
    for file in (pages / f"{address}.md", pages / address / "index.md"):
        if file.is_file():
            return file
    return None


def _short(path: Path) -> str:
    return path.relative_to(ROOT).as_posix() if path.is_relative_to(ROOT) else path.as_posix()

"""Pages as they were built: what the checks and the search read of them."""

from __future__ import annotations

from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path

_HEADINGS = {"h1", "h2", "h3", "h4"}


@dataclass(frozen=True, slots=True)
class Reference:
    """An address in a page.

    Attributes
    ----------
    tag, address
        The element that has it, and the address.
    line
        Of the file.
    is_loaded
        Whether the browser loads it with the page.
    """

    tag: str
    address: str
    line: int
    is_loaded: bool


@dataclass(slots=True)
class Section:
    """A heading and the text up to the next one."""

    anchor: str
    level: int
    line: int
    title: str = ""
    text: str = ""


@dataclass(slots=True)
class Picture:
    """A picture, and whether its text, or that of the link around it, says anything."""

    source: str
    line: int
    alt: str | None
    is_in_link: bool
    link_text: str = ""

    @property
    def has_text(self) -> bool:
        """Whether a reader who does not see it learns what it is."""
        if self.alt is None:
            return False
        return bool(self.alt.strip()) or (self.is_in_link and bool(self.link_text.strip()))


@dataclass(slots=True)
class BuiltPage:
    """A page of the site.

    Attributes
    ----------
    file
        Below the root of the site.
    title, language, description
        As the browser and others show them.
    anchors
        All ids, with their lines; those that are there twice in `doubled`.
    """

    file: Path
    title: str = ""
    language: str = ""
    description: str = ""
    anchors: dict[str, int] = field(default_factory=dict)
    doubled: list[tuple[str, int]] = field(default_factory=list)
    references: list[Reference] = field(default_factory=list)
    sections: list[Section] = field(default_factory=list)
    pictures: list[Picture] = field(default_factory=list)
    inline: list[int] = field(default_factory=list)
    """Lines of scripts and styles inside the page."""

    @property
    def address(self) -> str:
        """Its address below the root: without index.html."""
        return self.file.as_posix().removesuffix("index.html")


class _Reader(HTMLParser):
    def __init__(self, page: BuiltPage) -> None:
        super().__init__()
        self._page = page
        self._heading: Section | None = None
        self._in_main = False
        self._skipped: str | None = None
        self._link: list[Picture] | None = None
        self._is_title = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        line = self.getpos()[0]
        page = self._page
        if anchor := found.get("id"):
            if anchor in page.anchors:
                page.doubled.append((anchor, line))
            page.anchors.setdefault(anchor, line)
        self._refer(tag, found, line)
        if (tag == "style" or (tag == "script" and "src" not in found)) or "style" in found:
            page.inline.append(line)
        if tag == "html":
            page.language = found.get("lang", "")
        elif tag == "title":
            self._is_title = True
        elif tag == "meta" and found.get("name") == "description":
            page.description = found.get("content", "")
        elif tag == "main":
            self._in_main = True
        elif tag == "img":
            alt = found.get("alt")
            picture = Picture(found.get("src", ""), line, alt, self._link is not None)
            page.pictures.append(picture)
            if self._link is not None:
                self._link.append(picture)
        elif tag == "a":
            self._link = []
            if found.get("class") == "headerlink":
                self._skipped = "a"
        elif tag in {"script", "style", "nav"} and self._skipped is None:
            self._skipped = tag
        elif tag in _HEADINGS and self._in_main:
            self._heading = Section(found.get("id", ""), int(tag[1]), line)
            page.sections.append(self._heading)

    def _refer(self, tag: str, found: dict[str, str], line: int) -> None:
        name = "src" if tag in {"script", "img", "iframe", "source", "video"} else "href"
        if name not in found:
            return
        loads = {"stylesheet", "icon", "preload", "modulepreload", "manifest"}
        is_loaded = name == "src" or (tag == "link" and found.get("rel") in loads)
        self._page.references.append(Reference(tag, found[name], line, is_loaded))

    def handle_endtag(self, tag: str) -> None:
        if tag == "title":
            self._is_title = False
        elif tag == "main":
            self._in_main = False
        elif tag == "a":
            self._link = None
        elif tag in _HEADINGS:
            self._heading = None
        if tag == self._skipped:
            self._skipped = None

    def handle_data(self, data: str) -> None:
        page = self._page
        for picture in self._link or ():
            picture.link_text += data
        if self._is_title:
            page.title += data
        elif self._skipped is not None or not self._in_main:
            return
        elif self._heading is not None:
            self._heading.title += data
        elif page.sections:
            page.sections[-1].text += data


def read_page(root: Path, file: Path) -> BuiltPage:
    """A page of a site."""
    page = BuiltPage(file.relative_to(root))
    _Reader(page).feed(file.read_text("utf-8"))
    for section in page.sections:
        section.title = " ".join(section.title.split())
        section.text = " ".join(section.text.split())
    return page


def read_pages(root: Path) -> list[BuiltPage]:
    """The pages of a site, but those of the app."""
    files = sorted(root.rglob("*.html"))
    return [read_page(root, file) for file in files if file.relative_to(root).parts[0] != "play"]

"""The checks of the site find each fault, name where it is, and leave what is right alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from website import check
from website.built_pages import read_pages

GOOD = '<h1 id="a">A</h1><p>Text</p><h2 id="b">B</h2><p><img src="x.svg" alt="A grid"></p>'


def faults(folder: Path, body: str, *, queries: str = "[queries]\n", head: str = "") -> list[str]:
    """What is wrong with a site of one page."""
    built, pages = folder / "site", folder / "pages"
    (built / "guide" / "one").mkdir(parents=True)
    pages.mkdir()
    (built / "index.html").write_text("<title>Home</title><main><h1>Home</h1></main>", "utf-8")
    (built / "guide" / "one" / "x.svg").write_text("<svg/>", "utf-8")
    page = f"<title>One</title>{head}\n<main>\n{body}\n</main>\n"
    (built / "guide" / "one" / "index.html").write_text(page, "utf-8")
    (folder / "queries.toml").write_text(queries, "utf-8")
    return check.faults(built, read_pages(built), pages, folder / "queries.toml")


def test_a_page_that_is_right_has_no_fault(tmp_path: Path) -> None:
    """Titles, texts, links inside the page, beside it and into the web are no faults."""
    links = '<a href="#b">b</a> <a href="../..">home</a> <a href="https://example.org">web</a>'
    tile = '<a href="../one/"><img src="x.svg" alt="">A technique</a>'
    assert faults(tmp_path, GOOD + links + tile) == []


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ("<p>Text</p>", "expected a title, # and words, found 0"),
        ("<h1></h1>", "expected a title, # and words, found 1"),
        ("<h1>A</h1><h1>B</h1>", "expected a title, # and words, found 2"),
        (f"{GOOD}\n<h2>B</h2>", "expected a heading once, found 'B' again"),
        (f'{GOOD}\n<p id="b">', "expected an id once, found 'b' again"),
        (
            f'{GOOD}\n<img src="x.svg">',
            "expected a picture with a text (alt), found none for x.svg",
        ),
        (f'{GOOD}\n<img src="x.svg" alt="">', "expected a picture with a text"),
        (
            f'{GOOD}\n<a href="../one/"><img src="x.svg" alt=" "></a>',
            "expected a picture with a text",
        ),
        (f'{GOOD}\n<a href="../two/">', "../two/: no such page"),
        (f'{GOOD}\n<a href="two.md">', "two.md: no such page"),
        (f'{GOOD}\n<a href="../../../outside">', "../../../outside: no such page"),
        (f'{GOOD}\n<a href="#c">', "#c: no such heading"),
        (f'{GOOD}\n<a href="../one/#c">', "../one/#c: no such heading"),
        (f'{GOOD}\n<img src="y.svg" alt="A grid">', "y.svg: no such page"),
        (f'{GOOD}\n<img src="https://a.b/y.svg" alt="A grid">', "expected a file of the site"),
        (f'{GOOD}\n<script src="//a.b/y.js"></script>', "expected a file of the site"),
        (f"{GOOD}\n<script>1</script>", "expected no script or style inside a page"),
        (f"{GOOD}\n<style>a {{}}</style>", "expected no script or style inside a page"),
        (f'{GOOD}\n<p style="color: red">', "expected no script or style inside a page"),
    ],
)
def test_a_fault_is_found_once(tmp_path: Path, body: str, said: str) -> None:
    """Each fault of a page is one line, with the file and the line."""
    [fault] = faults(tmp_path, body)
    place, _, words = fault.partition(": ")
    assert words.startswith(said)
    file, _, line = place.rpartition(":")
    assert file == "guide/one/index.html"
    assert line == ("1" if said.startswith("expected a title") else "4")


def test_a_heading_may_be_in_several_chapters(tmp_path: Path) -> None:
    """The same heading below different ones is no fault."""
    body = "<h1>A</h1><h2>B</h2><h3>Options</h3><h2>C</h2><h3>Options</h3>"
    assert faults(tmp_path, body) == []


def test_a_style_sheet_from_elsewhere_is_found(tmp_path: Path) -> None:
    """Style sheets of pages, and what these load, are files of the site."""
    [fault] = faults(tmp_path, GOOD, head='<link rel="stylesheet" href="https://a.b/c.css">')
    assert "https://a.b/c.css" in fault
    (tmp_path / "site" / "a.css").write_text("p {}\nb { background: url(https://a.b/c.png) }")
    built = tmp_path / "site"
    found = check.faults(built, [], tmp_path, tmp_path / "queries.toml")
    assert found == [f"{built}/a.css:2: expected a file of the site, found https://a.b/c.png"]


def test_a_query_without_a_page_is_found(tmp_path: Path) -> None:
    """A query of the test of the search leads to a page and a heading that are there."""
    lines = '[queries]\n"one" = "guide/one/#b"\n"two" = "guide/two/"\n"c" = "guide/one/#c"\n'
    file = tmp_path / "queries.toml"
    assert faults(tmp_path, GOOD, queries=lines) == [
        f"{file}:3: 'two' leads to guide/two/: no such page",
        f"{file}:4: 'c' leads to guide/one/#c: no such heading",
    ]


def test_the_source_of_a_page_is_named(tmp_path: Path) -> None:
    """A fault of a page that is made from a document is in the document, with its line."""
    built = tmp_path / "site"
    folder = built / "guide" / "solving"
    folder.mkdir(parents=True)
    body = '<title>S</title><main><h1>S</h1>\n\n<a href="../rates/">x</a></main>'
    (folder / "index.html").write_text(body, "utf-8")
    (tmp_path / "queries.toml").write_text("[queries]\n", "utf-8")
    [fault] = check.faults(built, read_pages(built), tmp_path, tmp_path / "queries.toml")
    assert fault.startswith("docs/guide/solving.md:")
    assert fault.endswith(": ../rates/: no such page")


def test_a_built_page_is_read_whole(tmp_path: Path) -> None:
    """Headings have the text that follows them, without navigation and the signs of links."""
    text = (
        '<html lang="de"><title>T</title><main><nav>no</nav><h1 id="t">T<a class="headerlink">#</a>'
        "</h1><p>one <b>two</b></p><script src='a.js'></script><h2 id='u'>U</h2>three</main></html>"
    )
    (tmp_path / "index.html").write_text(text, "utf-8")
    [page] = read_pages(tmp_path)
    assert (page.title, page.language, page.address) == ("T", "de", "")
    found = [(one.title, one.anchor, one.level, one.text) for one in page.sections]
    assert found == [("T", "t", 1, "one two"), ("U", "u", 2, "three")]

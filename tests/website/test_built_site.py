"""The site as it was built: whole, small, and nothing of it from elsewhere."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest
import sphobjinv

import nonet
from nonet.constraints.registry import NAMES
from nonet.logic import LANGUAGES
from website import check, generate, search
from website.built_pages import BuiltPage


def test_nothing_is_wrong_with_the_site(built: Path, pages: list[BuiltPage]) -> None:
    """All titles, headings, pictures, links, anchors and queries are right."""
    assert check.faults(built, pages, built.parent / "pages") == []
    assert sum(len(page.references) for page in pages) > 9_000


def test_each_technique_and_rule_has_its_page(pages: list[BuiltPage]) -> None:
    """In each language, at the address that Technique.url says, with its language and a title."""
    found = {page.address: page for page in pages}
    for language in LANGUAGES:
        for item in nonet.techniques(language):
            page = found[item.url]
            assert page.title == f"{item.title} · nonet"
            assert page.language.startswith(language)
        for name in NAMES:
            folder = "" if language == "en" else f"{language}/"
            assert f"rules/{folder}{name}/" in found


def test_pages_are_light(built: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A guide page with styles and scripts, the first page, and the index of the search."""
    weights = {
        "guide page": (check.weight(built, Path("guide/solving/index.html")), 150_000),
        "first page": (first_weight(built), 200_000),
        "index": (len(gzip.compress((built / search.FILE).read_bytes(), 6)), 250_000),
    }
    with capsys.disabled():
        print(  # noqa: T201 (for those who run it)
            "\n"
            + "\n".join(f"{name}: {found:,} of {most:,}" for name, (found, most) in weights.items())
        )
    assert [name for name, (found, most) in weights.items() if found > most] == []


def first_weight(built: Path) -> int:
    """The first page with its board, before any click."""
    extra = ["home.json", "fonts/inter.woff2", "versions.json", "images/home.svg"]
    more = sum(len(gzip.compress((built / name).read_bytes(), 6)) for name in extra)
    return check.weight(built, Path("index.html")) + more


def test_each_page_has_the_policy(built: Path, pages: list[BuiltPage]) -> None:
    """Each page says that it loads nothing from elsewhere, and runs no script but files."""
    for page in pages:
        text = (built / page.file).read_text("utf-8")
        assert f'http-equiv="Content-Security-Policy" content="{generate.POLICY}"' in text


def test_others_can_link_to_names(built: Path, pages: list[BuiltPage]) -> None:
    """objects.inv has the names of the library, each with a page and an anchor that are there."""
    inventory = sphobjinv.Inventory(str(built / "objects.inv"))
    objects = {found.name: found for found in inventory.objects}
    assert objects["nonet.solve"].role == "function"
    assert objects["nonet.Grid"].role == "class"
    assert objects["nonet.NoSolution"].role == "exception"
    assert objects["nonet.Grid.parse"].role == "method"
    assert objects["nonet.Technique.url"].role == "property"
    anchors = {page.address: page.anchors for page in pages}
    for found in objects.values():
        address, _, anchor = found.uri_expanded.partition("#")
        assert anchor in anchors[address]
    assert {f"nonet.{name}" for name in nonet.__all__} - {"nonet.__version__"} <= objects.keys() | {
        f"nonet.{name}" for name in nonet.__all__ if not callable(getattr(nonet, name))
    }


def test_listings_have_every_page(built: Path, pages: list[BuiltPage]) -> None:
    """The sitemap lists all pages, llms.txt all English ones, offline.json what they load."""
    sitemap = (built / "sitemap.xml").read_text("utf-8")
    overview = (built / "llms.txt").read_text("utf-8")
    offline = json.loads((built / "offline.json").read_text("utf-8"))
    for page in pages:
        assert (page.address == "404.html") != (f"/{page.address}</loc>" in sitemap)
        assert page.address in offline["files"]
        if page.language == "en" and page.address.count("/") > 1:
            assert f"({page.address})" in overview or f"/{page.address})" in overview
    assert {"css/site.css", "fonts/inter.woff2", "search.json"} <= {*offline["files"]}
    assert not any(name.startswith("play/") for name in offline["files"])


def test_the_card_is_a_picture(built: Path) -> None:
    """What others show beside a link is drawn by nonet."""
    assert (built / "images" / "card.png").read_bytes().startswith(b"\x89PNG")

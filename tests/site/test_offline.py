"""The browser keeps the site: it opens without a network, and new versions come as a whole."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from tests.browser.table import Table
from tests.site.conftest import Host, OpenSite, kept

from nonet.site.engine import Engine
from nonet.site.writing import write_site

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext

NEXT = "https://example.org/next/"
"""Base of links in the next version of the site, by which it is known."""

CACHES = "caches.keys().then((names) => names.filter((name) => name.startsWith('nonet ')))"

VERSIONS = """performance.getEntriesByType("resource").flatMap(({ name }) =>
    /\\/static\\/([0-9a-f]{16})\\//.exec(name)?.[1] ?? [])"""
"""Versions of all that a page has loaded."""


def base(table: Table) -> str | None:
    """Base of links in the page that is open."""
    return table.page.get_attribute("html", "data-link-base")


def version(table: Table) -> str:
    """Version of the page that is open."""
    return table.page.get_attribute("html", "data-version") or ""


def test_after_one_visit_the_site_opens_offline(open_site: OpenSite, host: Host) -> None:
    """With the server gone the page opens again, isolated, and so do all parts of it."""
    table = open_site()
    kept(table)
    host.stop()
    table.reload()
    assert table.page.evaluate("crossOriginIsolated") is True
    for tab in ("hint", "library", "settings"):
        table.tab(tab)
    table.page.goto(f"{host.address}/licences.html")
    assert "Pyodide" in table.page.inner_text("table")


def test_a_new_version_is_offered_and_comes_whole(
    open_site: OpenSite, host: Host, engine: Engine
) -> None:
    """The page goes on with its version until the player takes the new one; no file is mixed."""
    table, other = open_site(), open_site()
    kept(table)
    old = version(table)
    write_site(host.folder, engine=engine, base_url=NEXT)
    table.reload()
    assert (base(table), version(table)) == (None, old)
    offer = table.page.locator("#toast", has_text="A new version of nonet is available")
    offer.wait_for()
    table.tab("library")  # loaded now, of the old version, which the server has no more

    table.button("Reload").click()
    table.until(lambda: base(table) == NEXT)
    table.page.wait_for_selector("html[data-settled]")
    assert version(table) != old
    assert {version(table)} == set(table.page.evaluate(VERSIONS))
    # The other page was not asked: it goes on, and finds its parts.
    assert version(other) == old
    other.tab("library")
    assert len(other.page.evaluate(CACHES)) == 2


def test_an_old_version_goes_when_no_page_uses_it(
    open_site: OpenSite, host: Host, engine: Engine
) -> None:
    """After the last page of it has gone, the browser keeps one version only."""
    table, other = open_site(), open_site()
    kept(table)
    write_site(host.folder, engine=engine, base_url=NEXT)
    table.reload()
    table.button("Reload").click()
    table.until(lambda: base(table) == NEXT)
    assert len(table.page.evaluate(CACHES)) == 2
    other.page.close()
    table.page.wait_for_selector("html[data-settled]")
    table.reload()
    table.until(lambda: len(table.page.evaluate(CACHES)) == 1)


def test_an_update_loads_only_what_is_new(open_site: OpenSite, host: Host, engine: Engine) -> None:
    """The engine, which did not change, is taken from the version before."""
    table = open_site()
    kept(table)
    write_site(host.folder, engine=engine, base_url=NEXT)
    for path in host.folder.rglob("engine/*"):
        path.unlink()
    table.reload()
    table.page.locator("#toast", has_text="A new version of nonet is available").wait_for()


@pytest.mark.parametrize("damage", [Path.unlink, partial(Path.write_text, data="something else")])
def test_a_version_that_is_not_whole_is_not_taken(
    open_site: OpenSite, host: Host, engine: Engine, damage: Callable[[Path], object]
) -> None:
    """A file that is missing, or another than it should be, keeps the new version away."""
    table = open_site()
    kept(table)
    table.page.evaluate("navigator.serviceWorker.register('sw.js').then((it) => (window.sw = it))")
    write_site(host.folder, engine=engine, base_url=NEXT)
    damage(host.folder / "index.html")
    outcome = """sw.update().then(() => new Promise((done) => {
        const worker = sw.installing;
        if (!worker) done("none");
        worker.onstatechange = () => done(worker.state);
    }))"""
    assert table.page.evaluate(outcome) == "redundant"
    table.reload()
    assert base(table) is None


def test_the_site_works_where_nothing_may_be_kept(host: Host, context: BrowserContext) -> None:
    """A browser without service workers opens the page as any other."""
    context.add_init_script("delete Navigator.prototype.serviceWorker")
    table = Table(context.new_page(), host.address)
    table.open(f"{host.address}/")
    assert table.page.locator("#board").is_visible()
    assert table.page.evaluate("'serviceWorker' in navigator") is False


def test_a_refused_service_worker_is_no_fault(host: Host, context: BrowserContext) -> None:
    """Where it cannot be loaded the page says nothing of it."""
    Path(host.folder, "sw.js").write_text("throw new Error('not here')")
    table = Table(context.new_page(), host.address)
    table.open(f"{host.address}/")
    assert table.page.locator("#board").is_visible()

"""How soon an example of the documentation runs in its page: one line a figure, against its bound.

    python benchmarks/examples_in_page.py [FOLDER] [PAGE]

FOLDER is what `make website` wrote, PAGE one of its pages. The page is opened in headless Chromium
and the first example is run, in a browser that has never seen the site and in a new page of it; the
files come from this computer, so that times are without the download.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright

if not __package__:  # run as a script: the project's root is where `tests` is found
    sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.site import line
from tests.chromium import find_chromium
from tests.site.plain_site import serving

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext, Page

SITE = Path(__file__).parents[1] / "build" / "website"

RUN = """async () => {
  const [example] = document.querySelectorAll(".nn-example");
  const status = example.querySelector("[role=status]");
  const ended = new Promise((done) => {
    const look = () => /^Ran in/.test(status.textContent) && done(performance.now());
    new MutationObserver(look).observe(status, { childList: true });
  });
  const start = performance.now();
  example.querySelector(".nn-run").click();
  return (await ended) - start;
}"""

IMAGE_PARTS = (
    """caches.open("nonet-engine").then((kept) => kept.keys()).then((all) => all.length)"""
)
"""How much of the image of the memory is kept, which later visits begin from."""


def opened(context: BrowserContext, address: str) -> Page:
    """A new page with examples."""
    page = context.new_page()
    page.goto(address)
    page.wait_for_selector(".nn-run")
    return page


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("folder", nargs="?", type=Path, default=SITE)
    parser.add_argument("page", nargs="?", default="guide/solving/")
    options = parser.parse_args()
    with (
        sync_playwright() as playwright,
        serving(options.folder, is_isolated=False) as (address, _),
    ):
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=["--no-sandbox"])
        context = browser.new_context()
        first = opened(context, f"{address}{options.page}")
        line("first run", first.evaluate(RUN), 3_000, "ms")
        while first.evaluate(IMAGE_PARTS) < 2:
            first.wait_for_timeout(100)
        first.close()
        later = opened(context, f"{address}{options.page}")
        line("first run of a later visit", later.evaluate(RUN), 1_500, "ms")
        times = [later.evaluate(RUN) for _ in range(30)]
        line("further runs, median", statistics.median(times), 100, "ms")
        line("further runs, slowest", max(times), 100, "ms")
        browser.close()


if __name__ == "__main__":
    main()

# ruff: noqa: A005 (nothing imports it)
"""How soon the static edition is there, and how fast: one line a figure, against its bound.

    python benchmarks/site.py [FOLDER]

FOLDER is what `make site` wrote. A visit is a page in headless Chromium, which asks for a hint as
soon as the board can be played; the files come from this computer, so that times are without the
download. Its size is what a host sends that packs with gzip. See benchmarks/README.md.
"""

from __future__ import annotations

import argparse
import gzip
import statistics
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from playwright.sync_api import sync_playwright

if not __package__:  # run as a script: the project's root is where `tests` is found
    sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.chromium import find_chromium
from tests.site.plain_site import SITE, serving

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext

ASK = """async ([puzzle, count]) => {
  const { href } = document.querySelector('link[rel="modulepreload"][href$="/engine.js"]');
  const { answerTo } = await import(href);
  const givens = [...puzzle].map((sign) => Number(sign) || 0);
  const question = { state: { layout: { size: 9, box: [3, 3] }, givens }, language: "en" };
  await answerTo("hint", question);
  const first = performance.now();
  const times = [];
  for (let asked = 0; asked < count; asked += 1) {
    const start = performance.now();
    await answerTo("hint", question);
    times.push(performance.now() - start);
  }
  return [first, times];
}"""

STOP = """async ([kind, question, wait]) => {
  const { href } = document.querySelector('link[rel="modulepreload"][href$="/engine.js"]');
  const { ask } = await import(href);
  const job = ask(kind, question);
  const end = job.answer.then(() => "answered", ({ code }) => code);
  await new Promise((done) => setTimeout(done, wait));
  const start = performance.now();
  job.stop();
  return [await end, performance.now() - start];
}"""

PUZZLE = ".9..1..3......4169...7.24.....2..38..28.7.54..76..8.....75.6...2138......6..2..7."
HARD = {"layout": {"size": 9, "box": [3, 3]}, "difficulty": [11.8, 12]}


def visit(context: BrowserContext, address: str, count: int) -> dict[str, Any]:
    """Milliseconds of a visit: paint, board, first hint, further hints."""
    page = context.new_page()
    page.goto(address)
    page.wait_for_selector("html[data-ready]", state="attached")
    first, times = page.evaluate(ASK, [PUZZLE, count])
    paint, ready = page.evaluate(
        """() => [
          performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
          performance.getEntriesByName("ready")[0].startTime,
        ]"""
    )
    return {"page": page, "paint": paint, "ready": ready, "first": first, "times": times}


def sizes(seen: set[Path]) -> tuple[int, int]:
    """Bytes of files as they are, and as a host sends them that packs."""
    contents = [path.read_bytes() for path in seen if path.is_file()]
    packed = sum(min(len(content), len(gzip.compress(content, 9))) for content in contents)
    return sum(map(len, contents)), packed


def line(what: str, found: float, bound: float, unit: str) -> None:
    """One figure."""
    verdict = "" if found <= bound else "  above the bound"
    print(f"{what:32} {found:>8,.1f} {unit:2}  bound {bound:>8,.1f}{verdict}")


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("folder", nargs="?", type=Path, default=SITE)
    folder = parser.parse_args().folder
    with sync_playwright() as playwright, serving(folder) as (address, seen):
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=["--no-sandbox"])
        context = browser.new_context()
        first = visit(context, address, 0)
        first["page"].wait_for_timeout(3_000)  # the engine keeps its image
        raw, packed = sizes(seen)
        first["page"].close()
        later = visit(context, address, 100)
        line("first paint", first["paint"], 300, "ms")
        line("first paint, later", later["paint"], 300, "ms")
        line("board can be played", first["ready"], 500, "ms")
        line("board can be played, later", later["ready"], 500, "ms")
        line("first hint, first visit", first["first"], 3_000, "ms")
        line("first hint, later", later["first"], 1_500, "ms")
        line("further hints, median", statistics.median(later["times"]), 20, "ms")
        end, took = later["page"].evaluate(STOP, ["generate", HARD, 2_000])
        line(f"stop while generating: {end}", took, 100, "ms")
        line("download, packed with gzip", packed / 1e6, 7, "MB")
        print(f"{'files as they are':32} {raw / 1e6:>8,.1f} MB")
        browser.close()


if __name__ == "__main__":
    main()

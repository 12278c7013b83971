"""Read links of puzzles with rules, and compare rules, verdicts and solutions with known ones.

``python tests/conformance/rule_links.py FILE …`` reads one JSON object a line, with a `link`, the
`id` of its puzzle, `solutions` (1, 0 or ">1") and, where there is one, `solution`. Where a file
`variants.jsonl` beside it has a puzzle of this id, the link must have the same givens, and rules
that mean the same. It prints each difference, and ends in ``N of M links``.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

if not __package__:  # run as a script: the project's root is where `tests` is found
    sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.conformance.variants import difference_of
from tests.formats.sameness import normal_form

import nonet
from nonet import Layout, NonetError
from nonet.constraints.neutral import read_neutral

Known = tuple[Layout, bytes]
"""The layout and the givens that a link should have."""


def difference(entry: Mapping[str, Any], known: Known | None, time_limit: float) -> str | None:
    """What is not as expected of a link, in words."""
    try:
        puzzle = nonet.load(entry["link"])
    except NonetError as error:
        return f"not read: {error}"
    if known is not None:
        layout, givens = known
        if puzzle.grid.givens != givens:
            return "expected other givens"
        if normal_form(puzzle.layout, givens) != normal_form(layout, givens):
            return "expected other rules"
    return difference_of(puzzle, entry, time_limit)


def links(path: Path) -> Iterator[tuple[dict[str, Any], Known | None]]:
    """The entries of a file, each with what is known of its puzzle."""
    beside = path.with_name("variants.jsonl")
    puzzles = {}
    if beside.exists():
        for line in beside.read_text(encoding="utf-8").splitlines():
            fields = json.loads(line)
            puzzles[fields["id"]] = fields
    with path.open(encoding="utf-8") as lines:
        for line in lines:
            entry = json.loads(line)
            fields = puzzles.get(entry["id"])
            yield entry, None if fields is None else read_neutral(fields)


def main() -> None:
    """Run over the files of the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
    parser.add_argument("--time-limit", type=float, default=60, help="seconds for a puzzle")
    options = parser.parse_args()
    right = total = 0
    for path in options.files:
        for entry, known in links(path):
            total += 1
            found = difference(entry, known, options.time_limit)
            right += found is None
            if found:
                print(f"{entry['id']} ({entry['format']}): {found}", flush=True)
    print(f"{right} of {total} links")


if __name__ == "__main__":
    main()

"""How many puzzles get the ratings of Sudoku Explainer, by band.

Usage: python tests/conformance/se_ratings.py FILE …   (CSV with the columns puzzle, ER, EP, ED)
"""

from __future__ import annotations

import csv
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import nonet

BANDS = (1.0, 2.0, 3.0, 5.0, 6.5, 7.0, 8.0, 9.0, 9.7, 10.5, 11.0)
"""Lowest ER of each band."""


@dataclass(frozen=True, slots=True)
class Row:
    """A puzzle with its known ratings: ER, EP and ED, and who rated."""

    place: str
    puzzle: str
    known: tuple[float, float, float]
    rating_by: str

    @property
    def er(self) -> float:
        """The highest rating."""
        return self.known[0]

    @property
    def is_confirmed(self) -> bool:
        """Whether two programs agree on it."""
        return self.rating_by != "published"


def read_rows(path: Path) -> Iterator[Row]:
    """The rows of a file."""
    with path.open(encoding="utf-8", newline="") as file:
        for line, fields in enumerate(csv.DictReader(file), 2):
            known = (float(fields["ER"]), float(fields["EP"]), float(fields["ED"]))
            place = f"{path.name}:{line}"
            yield Row(place, fields["puzzle"], known, fields.get("rating_by") or "computed")


def ratings_of(rows: Sequence[Row]) -> list[tuple[float, float, float]]:
    """Our ER, EP and ED of each row."""
    found = nonet.rate_many([row.puzzle for row in rows])
    return [(rating.er, rating.ep, rating.ed) if rating else (0.0, 0.0, 0.0) for rating in found]


def differences(rows: Sequence[Row], found: Sequence[tuple[float, float, float]]) -> list[str]:
    """A line for each row whose ratings are not equal to those found."""
    return [
        f"{row.place} ({row.rating_by}): expected {row.known}, found {ours}"
        for row, ours in zip(rows, found, strict=True)
        if row.known != ours
    ]


def main() -> None:
    """Print the differences, the shares of equal ratings by band, and the number of equal rows."""
    rows = [row for path in sys.argv[1:] for row in read_rows(Path(path))]
    found = ratings_of(rows)
    different = differences(rows, found)
    for line in different:
        print(line)
    print(f"{'ER from':>8} {'rows':>6} {'ER':>8} {'EP':>8} {'ED':>8}")
    for low, high in zip(BANDS, (*BANDS[1:], 99.0), strict=True):
        pairs = [
            (row.known, ours) for row, ours in zip(rows, found, strict=True) if low <= row.er < high
        ]
        if pairs:
            shares = [sum(a[i] == b[i] for a, b in pairs) / len(pairs) for i in range(3)]
            columns = " ".join(f"{share:8.2%}" for share in shares)
            print(f"{low:8.1f} {len(pairs):6} {columns}")
    print(f"{len(rows) - len(different)} of {len(rows)} rows")


if __name__ == "__main__":
    main()

"""Puzzles made, by request: rate per second of processor time on one core, and number of tries."""

from __future__ import annotations

import argparse
import time
from typing import Any

import nonet
from nonet import Layout

JIGSAW = Layout.jigsaw(
    "111222333 111252333 141252333 441252666 444555696 447585696 747588996 777789996 778888899"
)
REQUESTS: dict[str, tuple[int, dict[str, Any]]] = {
    "minimal": (20_000, {"minimal": True}),
    "minimal, planted": (3_000, {"minimal": True, "method": "plant"}),
    "30 givens": (20_000, {"givens": 30}),
    "30 givens, planted": (3_000, {"givens": 30, "method": "plant"}),
    "24 givens": (10_000, {"givens": 24}),
    "24 givens, planted": (1_000, {"givens": 24, "method": "plant"}),
    "22 givens": (1_000, {"givens": 22}),
    "20 givens": (5, {"givens": 20}),
    "28 givens, half-turn": (10_000, {"givens": 28, "symmetry": "half-turn"}),
    "28 givens, half-turn, planted": (
        1_000,
        {"givens": 28, "symmetry": "half-turn", "method": "plant"},
    ),
    "minimal, half-turn": (200, {"minimal": True, "symmetry": "half-turn"}),
    "28 givens, full symmetry": (1_000, {"givens": 28, "symmetry": "full"}),
    "6×6": (300, {"layout": Layout.boxes(2, 3)}),
    "diagonals": (100, {"layout": Layout.of_size(9, diagonals=True)}),
    "windows": (50, {"layout": Layout.of_size(9, windows=True)}),
    "jigsaw": (100, {"layout": JIGSAW}),
    "Latin 9": (300, {"layout": Layout.latin(9)}),
    "12×12": (50, {"layout": Layout.boxes(3, 4)}),
    "16×16, at most 45 %": (10, {"layout": Layout.of_size(16), "givens": (0, 115)}),
    "16×16, planted": (3, {"layout": Layout.of_size(16), "method": "plant"}),
    "25×25": (3, {"layout": Layout.of_size(25)}),
    "36×36": (1, {"layout": Layout.of_size(36)}),
}


def main() -> None:
    """Print one line for each request."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", help="part of the names of the requests to measure")
    only = parser.parse_args().only or ""
    heads = f"{'puzzles':>8} {'a second':>10} {'ms each':>10} {'tries':>8} {'givens':>8}"
    print(f"{'request':<32} {heads}")
    for name, (count, options) in REQUESTS.items():
        if only not in name:
            continue
        start = time.process_time()
        made = list(nonet.generate_many(count, **options, seed=1, threads=1))
        seconds = time.process_time() - start
        tries = sum(generated.tries for generated in made) / count
        givens = sum(sum(map(bool, generated.puzzle.givens)) for generated in made) / count
        print(
            f"{name:<32} {count:>8,} {count / seconds:>10,.0f} {1e3 * seconds / count:>10.3f} "
            f"{tries:>8.1f} {givens:>8.1f}",
            flush=True,
        )


if __name__ == "__main__":
    main()

"""Time of a random complete grid, by layout: mean and worst over many seeds, one core."""

from __future__ import annotations

import argparse
import time

import nonet
from nonet import Layout

JIGSAW = Layout.jigsaw(
    "111222333 111252333 141252333 441252666 444555696 447585696 747588996 777789996 778888899"
)
LAYOUTS = {
    "9×9": (Layout.of_size(9), 2_000),
    "6×6": (Layout.boxes(2, 3), 100),
    "9×9 diagonals": (Layout.of_size(9, diagonals=True), 100),
    "9×9 windows": (Layout.of_size(9, windows=True), 100),
    "9×9 disjoint groups": (Layout.of_size(9, disjoint_groups=True), 100),
    "9×9 jigsaw": (JIGSAW, 100),
    "12×12": (Layout.boxes(3, 4), 20),
    "16×16": (Layout.of_size(16), 20),
    "16×16 diagonals": (Layout.of_size(16, diagonals=True), 20),
    "25×25": (Layout.of_size(25), 20),
    "36×36": (Layout.of_size(36), 10),
    "Latin 9": (Layout.latin(9), 1_000),
    "Latin 25": (Layout.latin(25), 100),
    "Latin 100": (Layout.latin(100), 20),
}


def main() -> None:
    """Print one line for each layout."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", help="part of the names of the layouts to measure")
    only = parser.parse_args().only or ""
    print(f"{'layout':<20} {'grids':>6} {'mean ms':>10} {'worst ms':>10}   (processor time)")
    for name, (layout, count) in LAYOUTS.items():
        if only not in name:
            continue
        nonet.full_grid(layout, seed=0)
        seconds = []
        for seed in range(count):
            start = time.process_time()
            nonet.full_grid(layout, seed=seed)
            seconds.append(time.process_time() - start)
        mean = 1e3 * sum(seconds) / count
        print(f"{name:<20} {count:>6} {mean:>10.3f} {1e3 * max(seconds):>10.3f}", flush=True)


if __name__ == "__main__":
    main()

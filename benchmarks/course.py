"""How long exercises take, by station or technique: processor time of one core."""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from statistics import median, quantiles

if not __package__:  # run as a script: the project's root is where `benchmarks` is found
    sys.path.insert(0, str(Path(__file__).parents[1]))

from nonet.course import course_order, exercise, station_puzzle, stations
from nonet.errors import NonetError


def techniques() -> list[str]:
    """The techniques of the course, from easy to hard."""
    return [name for entry in course_order().entries for name in entry.techniques]


def spent(name: str, count: int, *, puzzles: bool) -> list[float]:
    """Milliseconds of processor time for each exercise or puzzle; none where none is known."""
    times = []
    for seed in range(count):
        began = time.process_time()
        try:
            if puzzles:
                station_puzzle(name, seed=seed)
            else:
                exercise(name, seed=seed)
        except NonetError:
            return []
        times.append(1_000 * (time.process_time() - began))
    return times


def main() -> None:
    """Print a line for each station or technique."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=40, help="of each")
    parser.add_argument("--techniques", action="store_true", help="instead of stations")
    parser.add_argument("--puzzles", action="store_true", help="whole puzzles of stations")
    arguments = parser.parse_args()
    levels = {name: entry.level for entry in course_order().entries for name in entry.techniques}
    of = {station.name: levels[station.techniques[0]] for station in stations()}
    if arguments.techniques:
        of = {name: levels[name] for name in techniques()}
    print(f"{'':<32} {'level':<8} {'median ms':>10} {'95 % ms':>10}")
    for name, level in of.items():
        times = spent(name, arguments.count, puzzles=arguments.puzzles)
        figures = "   no position is known"
        if times:
            figures = f"{median(times):>10.1f} {quantiles(times, n=20)[-1]:>10.1f}"
        print(f"{name:<32} {level:<8} {figures}", flush=True)


if __name__ == "__main__":
    main()

"""Make exercises of each station and technique, and prove them all.

``python tests/conformance/exercises.py --count N [NAME …]`` makes N exercises of each and proves
each of them by `nonet.course.faults`; it prints what is wrong, and ends in ``N of M exercises``.
"""

from __future__ import annotations

import argparse
import time

from nonet.course import course_order, exercise, faults, stations
from nonet.errors import NonetError


def names() -> list[str]:
    """All stations, and the techniques that do not make up one by themselves."""
    listed = [one.name for one in stations()]
    alone = {one.techniques for one in stations()}
    techniques = [name for entry in course_order().entries for name in entry.techniques]
    others = (name for name in techniques if name not in listed and (name,) not in alone)
    return [*listed, *others]


def proved(name: str, count: int, limit: float) -> tuple[int, int]:
    """How many exercises were proved, and how many were made within some seconds."""
    good = made = 0
    began = time.monotonic()
    for seed in range(count):
        if made and time.monotonic() - began > limit:
            break
        try:
            one = exercise(name, seed=seed)
        except NonetError as error:
            print(f"{name:<30} {error}", flush=True)
            break
        made += 1
        problems = faults(one)
        good += not problems
        if problems:
            print(f"{name}, seed {seed}: {'; '.join(problems)}", flush=True)
    if made:
        print(f"{name:<30} {good:,} of {made:,}", flush=True)
    return good, made


def main() -> None:
    """Print a line for each technique, and the sum."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help="stations or techniques; all if left out")
    parser.add_argument("--count", type=int, default=100, help="exercises of each")
    parser.add_argument("--limit", type=float, default=1e9, help="seconds for each")
    arguments = parser.parse_args()
    results = [
        proved(name, arguments.count, arguments.limit) for name in arguments.names or names()
    ]
    print(f"{sum(good for good, _ in results):,} of {sum(made for _, made in results):,} exercises")


if __name__ == "__main__":
    main()

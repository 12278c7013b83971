"""Answers of the core to many questions, one JSON line each: run by a test, and for its timings.

``python tests/native_web/answers.py [--web] [--shared FOLDER]`` asks the native core, or that in
WebAssembly; with the folder of the shared corpora it asks far more. Times go to standard error.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice
from pathlib import Path
from types import ModuleType
from typing import Any

from nonet import _native_web

ROOT = Path(__file__).parents[2]

_VARIANTS_WALKED = 20
_VARIANTS = 40
_OF_EACH_CORPUS = 300
sys.path.insert(0, str(ROOT))


def use_node() -> None:
    """Put the core in node in the place of the native one, before anything asks for that."""
    from tests.native_web.core_in_node import CoreInNode

    module = ModuleType("nonet._native")
    vars(module).update(_native_web.connect(CoreInNode()))
    sys.modules["nonet._native"] = module


def answers(shared: Path | None) -> Iterator[tuple[str, Callable[[], object]]]:
    """Names of answers, and what gives them."""
    from tests.conformance.variants import puzzles as variants_of
    from tests.solver.test_signature import puzzles

    from nonet import (
        Grid,
        Layout,
        canonical,
        generate_many,
        grade,
        rate,
        solutions,
        steps,
        walkthrough,
    )
    from nonet.constraints.neutral import read_neutral
    from nonet.solver.engine import native_solver

    def learned(puzzle: Grid) -> list[object]:
        solver = native_solver(puzzle, patience=0)
        outcome = solver.run(60.0, 100, None, None)
        return [outcome.name, solver.found, solver.conflicts, list(solver.solution())]

    def searched(puzzle: Grid) -> list[object]:
        found = solutions(puzzle)
        texts = [str(one) for one in islice(found, 10)]
        return [texts, found.statistics.nodes, found.statistics.guesses]

    def walked(puzzle: Grid) -> list[object]:
        walk = walkthrough(puzzle)
        return [walk.end, walk.to_json()]

    def steps_of(puzzle: Grid) -> list[str]:
        return [one.to_json() for one in steps(puzzle)]

    def made(**request: Any) -> list[str]:
        return [str(one.puzzle) for one in generate_many(**request)]

    def text(function: Callable[[Grid], object], puzzle: Grid) -> str:
        return str(function(puzzle))

    for number, puzzle in enumerate(puzzles()):
        yield f"search {number}", partial(searched, puzzle)
        yield f"learning {number}", partial(learned, puzzle)
    for number, line in enumerate(_lines("tests/logic/signature_puzzles.txt")):
        puzzle = Grid.parse(line.split(" ")[1])
        yield f"walk {number}", partial(walked, puzzle)
        yield f"steps {number}", partial(steps_of, puzzle)
        yield f"grade {number}", partial(text, grade, puzzle)
        yield f"canonical {number}", partial(text, canonical, puzzle)
        yield f"rating {number}", partial(text, rate, puzzle)
    for seed in range(3):
        yield f"puzzles {seed}", partial(made, count=5, seed=seed)
    yield "small puzzles", partial(made, count=20, layout=Layout.of_size(6), seed=1)
    yield (
        "ruled puzzles",
        partial(made, count=2, layout=Layout.of_size(6), rules=["killer"], givens=0, seed=1),
    )
    files = [ROOT / "tests" / "conformance" / "variants.jsonl"]
    if shared is not None:
        files.append(shared / "conformance" / "variants.jsonl")
    known = (one for file in files for one in variants_of(file))
    for number, one in enumerate(islice(known, _VARIANTS)):
        if str(one["solutions"]) == "1":
            layout, givens = read_neutral(one)
            yield f"variant {number}", partial(searched, Grid(givens, layout=layout))
            if number < _VARIANTS_WALKED:
                yield f"variant walk {number}", partial(walked, Grid(givens, layout=layout))
    if shared is not None:
        for name in ("clue17", "easy", "hardest"):
            lines = (shared / "corpora" / f"{name}.txt").read_text("ascii").split()
            for line in lines[:_OF_EACH_CORPUS]:
                yield name, partial(searched, Grid.parse(line))


def _lines(name: str) -> list[str]:
    lines = (ROOT / name).read_text("ascii").splitlines()
    return [line for line in lines if line.startswith("9 ")]


def main() -> None:
    """Print the answers."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--web", action="store_true", help="ask the core in WebAssembly")
    parser.add_argument("--repeat", type=int, default=1, help="times are the best of this number")
    parser.add_argument("--shared", type=Path, help="folder of the shared corpora")
    options = parser.parse_args()
    if options.web:
        use_node()
    spent: dict[str, list[float]] = {}
    for name, answer in answers(options.shared):
        kind = name.rstrip("0123456789").rstrip()
        best = float("inf")
        for _ in range(options.repeat):
            start = time.perf_counter()
            found = answer()
            best = min(best, 1000 * (time.perf_counter() - start))
        print(json.dumps([name, found], ensure_ascii=False, default=str))
        spent.setdefault(kind, []).append(best)
    for kind, times in spent.items():
        median = sorted(times)[len(times) // 2]
        print(
            f"{kind}: {len(times)}, median {median:.2f} ms, worst {max(times):.1f} ms",
            file=sys.stderr,
        )


if __name__ == "__main__":
    main()

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
from itertools import islice
from pathlib import Path
from types import ModuleType

from nonet import _native_web

ROOT = Path(__file__).parents[2]
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

    from nonet import Grid, Layout, canonical, generate, generate_many, grade, rate, solutions
    from nonet import steps, walkthrough
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

    hard = [Grid.parse(line.split(" ")[1]) for line in _lines("tests/logic/signature_puzzles.txt")]
    for number, puzzle in enumerate(puzzles()):
        yield f"search {number}", lambda puzzle=puzzle: searched(puzzle)
        yield f"learning {number}", lambda puzzle=puzzle: learned(puzzle)
    for number, puzzle in enumerate(hard):
        yield f"walk {number}", lambda puzzle=puzzle: walked(puzzle)
        yield f"steps {number}", lambda puzzle=puzzle: [one.to_json() for one in steps(puzzle)]
        yield f"grade {number}", lambda puzzle=puzzle: str(grade(puzzle))
        yield f"canonical {number}", lambda puzzle=puzzle: str(canonical(puzzle))
    for number, puzzle in enumerate(hard[:4]):
        yield f"rating {number}", lambda puzzle=puzzle: str(rate(puzzle))
    for seed in range(3):
        yield f"puzzle {seed}", lambda seed=seed: str(generate(seed=seed).puzzle)
    six = Layout.of_size(6)
    yield "puzzles", lambda: [str(one.puzzle) for one in generate_many(20, layout=six, seed=1)]
    files = [ROOT / "tests" / "conformance" / "variants.jsonl"]
    if shared is not None:
        files.append(shared / "conformance" / "variants.jsonl")
    for number, one in enumerate(one for file in files for one in variants_of(file)):
        if one["solutions"] != "1":
            continue
        layout, givens = read_neutral(one)
        puzzle = Grid(givens, layout=layout)
        yield f"variant {number}", lambda puzzle=puzzle: searched(puzzle)
        if number < 60:
            yield f"variant walk {number}", lambda puzzle=puzzle: walked(puzzle)
    for name in ("clue17", "easy", "hardest") if shared is not None else ():
        lines = (shared / "corpora" / f"{name}.txt").read_text("ascii").split()
        for line in lines[:300]:
            yield name, lambda line=line: searched(Grid.parse(line))


def _lines(name: str) -> list[str]:
    lines = (ROOT / name).read_text("ascii").splitlines()
    return [line for line in lines if line.startswith("9 ")]


def main() -> None:
    """Print the answers."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--web", action="store_true", help="ask the core in WebAssembly")
    parser.add_argument("--shared", type=Path, help="folder of the shared corpora")
    options = parser.parse_args()
    if options.web:
        use_node()
    spent: dict[str, list[float]] = {}
    for name, answer in answers(options.shared):
        start = time.perf_counter()
        print(json.dumps([name, answer()], ensure_ascii=False, default=str))
        kind = name.rstrip("0123456789 ")
        spent.setdefault(kind, []).append(1000 * (time.perf_counter() - start))
    for kind, times in spent.items():
        median = sorted(times)[len(times) // 2]
        print(f"{kind}: {len(times)}, median {median:.2f} ms, worst {max(times):.1f} ms", file=sys.stderr)


if __name__ == "__main__":
    main()

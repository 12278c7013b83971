"""A request goes into its seed, so that no two kinds, levels or numbers share a solution grid."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import nonet
from nonet.generator import GenerateRequest, generate_requested
from nonet.generator.rules.kinds import KINDS
from nonet.layout import Layout

SEED = 48

REQUESTS: list[dict[str, Any]] = [
    {},
    *({"givens": givens} for givens in (26, 27, 28, 30, 35, (26, 30), (27, 30))),
    *({"difficulty": level} for level in ("Easy", "Medium", "Hard", "Expert")),
    *({"difficulty": level, "givens": 30} for level in ("Easy", "Medium", "Hard")),
    {"difficulty": (2.0, 3.0)},
    {"difficulty": (2.0, 4.0)},
    *({"symmetry": symmetry} for symmetry in ("half-turn", "diagonal", "full")),
    {"minimal": True},
    {"method": "plant"},
    {"requires": "naked_pair"},
    {"hardest": "naked_pair"},
    {"without": "naked_pair"},
    {"layout": Layout.of_size(9, diagonals=True)},
    {"layout": Layout.of_size(9, windows=True)},
    *({"kind": kind} for kind in ("killer", "thermo", "kropki", "xv", "sandwich", "arrow")),
    {"kind": "killer", "difficulty": "Easy"},
    {"kind": "killer", "difficulty": "Medium"},
    {"kind": "killer", "givens": 5},
    {"rules": ("anti-knight",)},
    {"rules": ("anti-king",)},
    {"rules": ("thermometer 2-4",)},
    {"rules": ("thermometer 2-5",)},
]
"""Requests of the usual board."""


def made(**asked: Any) -> nonet.generator.Generated:
    """The puzzle of a request."""
    return nonet.generate(seed=SEED, threads=1, **asked)


def test_the_solution_grids_of_one_seed_all_differ() -> None:
    """Kinds, levels, numbers of givens, symmetries and rules: each has a grid of its own."""
    grids = [made(**asked).solution.digits for asked in REQUESTS]
    assert len(set(grids)) == len(REQUESTS)


def _in_other_words() -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
    yield {}, {"layout": Layout.of_size(9), "symmetry": "none", "pattern": "1" * 81}
    yield {"givens": 30}, {"givens": (30, 30), "method": "carve"}
    yield {"givens": 30}, {"givens": range(30, 31), "tries": 2_000_000}
    yield {"difficulty": "hard"}, {"difficulty": "Hard", "order": nonet.TechniqueOrder.hodoku()}
    yield {"difficulty": "3.0"}, {"difficulty": (3.0, 3.0)}
    yield {"kind": "thermo"}, {"rules": ["thermo"]}
    yield {"rules": ["anti-knight"]}, {"layout": Layout.of_size(9, constraints=[_knight()])}


def _knight() -> nonet.layout.Constraint:
    from nonet.constraints import AntiKnight

    return AntiKnight()


@pytest.mark.parametrize(("first", "second"), list(_in_other_words()))
def test_a_request_in_other_words_gives_the_same_puzzle(
    first: dict[str, Any], second: dict[str, Any]
) -> None:
    """What is requested counts, not how it is written."""
    assert made(**first).puzzle == made(**second).puzzle


def test_threads_change_nothing() -> None:
    """The same seed gives the same puzzles with any number of threads."""
    for asked in ({"givens": 30}, {"kind": "killer"}):
        alone = [one.puzzle for one in nonet.generate_many(3, seed=SEED, threads=1, **asked)]
        assert alone == [
            one.puzzle for one in nonet.generate_many(3, seed=SEED, threads=2, **asked)
        ]


def test_the_seed_that_is_said_is_that_of_the_call() -> None:
    """A puzzle names the seed by which it is made again."""
    assert {made(**asked).seed for asked in REQUESTS[:8]} == {SEED}


def test_different_seeds_stay_different() -> None:
    """A request with other seeds gives other grids."""
    grids = {nonet.generate(givens=30, seed=seed).solution.digits for seed in range(20)}
    assert len(grids) == 20


def test_a_seed_of_ones_own_is_taken_as_it_is() -> None:
    """Partitions of datasets have seeds that nothing else has: their puzzles stay the same."""
    request = GenerateRequest(givens=30)
    [plain] = generate_requested(GenerateRequest(), 1, seed=SEED)
    [own] = generate_requested(request, 1, seed=SEED, mixes_seed=False)
    [mixed] = generate_requested(request, 1, seed=SEED)
    assert own.solution.digits == plain.solution.digits != mixed.solution.digits


def test_every_kind_has_a_grid_of_its_own() -> None:
    """The week's seed gives no two kinds the same solution."""
    few = [kind for kind in KINDS if KINDS[kind].box is None][:12]
    grids = [nonet.generate(kind=kind, seed=7, threads=1).solution.digits for kind in few]
    assert len(set(grids)) == len(few)

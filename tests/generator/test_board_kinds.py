"""Kinds of puzzle with roles of cells, other digits, and lines whose kind is to be found."""

from __future__ import annotations

import pytest
from tests.cli.program import run

import nonet
from nonet import GenerationFailed, Layout, NonetError
from nonet.constraints.board_kinds import BOARD_KINDS
from nonet.generator import Generated

EVERY = pytest.mark.parametrize("kind", BOARD_KINDS)


def made_of(kind: str, seed: int) -> Generated:
    """A puzzle of a kind."""
    return nonet.generate(kind=kind, seed=seed)


@EVERY
def test_each_kind_has_one_solution(kind: str) -> None:
    """A puzzle of each kind has its own solution, roles among it, and no other."""
    for seed in (1, 2):
        made = made_of(kind, seed)
        assert nonet.check(made.puzzle).status == "unique"
        found = nonet.solve(made.puzzle, unique=True)
        assert (found.digits, found.layers) == (made.solution.digits, made.solution.layers)


@EVERY
def test_a_seed_gives_the_same_puzzle(kind: str) -> None:
    """The same seed gives the same puzzle, alone or as one of several, another seed another one."""
    first = made_of(kind, 7)
    alike, other = nonet.generate_many(2, kind=kind, seed=7)
    assert first.puzzle == alike.puzzle != other.puzzle
    assert made_of(kind, 8).puzzle != first.puzzle


def test_kinds_have_their_roles() -> None:
    """Doublers are one in each row, of each digit; hot and cold cells are nine; 0 is a digit."""
    doublers = made_of("doublers", 1).solution
    doubled = [cell for cell, role in enumerate(doublers.layer("doubler")) if role == 2]
    assert len(doubled) == len({cell // 9 for cell in doubled}) == 9
    assert {doublers[cell] for cell in doubled} == {*range(1, 10)}
    heat = made_of("hot-and-cold", 1).solution.layer("heat")
    assert [heat.count(role) for role in (1, 2, 3)] == [63, 9, 9]
    assert made_of("digits-0-8", 1).puzzle.layout.digits == range(9)


def test_lines_of_unknown_kinds_are_two_of_each() -> None:
    """Six lines, of which two are of each of three kinds."""
    [kinds] = made_of("kinds-of-lines", 1).puzzle.layout.constraints
    assert isinstance(kinds, nonet.constraints.Kinds)
    assert sorted(kinds.needed.values()) == [2, 2, 2]


def test_nothing_else_can_be_requested_with_them() -> None:
    """Givens and a layout are refused, as is distinct; a predicate and tries are not."""
    for options in ({"givens": 30}, {"layout": Layout.of_size(4)}, {"minimal": True}):
        with pytest.raises(NonetError, match="nothing else to be requested with the kind doublers"):
            nonet.generate(kind="doublers", **options)
    with pytest.raises(NonetError, match="no distinct"):
        nonet.generate_many(2, kind="doublers", distinct=True)
    with pytest.raises(GenerationFailed, match="no puzzle of the kind digits-0-8 in 3 tries"):
        nonet.generate(kind="digits-0-8", tries=3, predicate=lambda _: False, seed=1)


def test_the_command_line_makes_them() -> None:
    """A line of nonet's own JSON for each, which all commands read."""
    found = run("generate", "--kind", "doublers", "--count", "2", "--seed", "1")
    lines = found.lines
    assert len(lines) == 2
    assert nonet.Puzzle.from_json(lines[0]).grid == made_of("doublers", 1).puzzle
    checked = run("check", "-", stdin=found.out.encode())
    assert [line.split()[0] for line in checked.lines] == ["unique", "unique"]

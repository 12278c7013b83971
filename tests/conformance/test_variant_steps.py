"""Steps of puzzles with rules: none against the solution, each from what it names."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path

import pytest
from tests.conformance.premises import Verdict, verdict
from tests.conformance.random_steps import BLOCK, Plan, done, main
from tests.conformance.variant_steps import random_tasks, result

import nonet
from nonet import Grid, Layout
from nonet.constraints import Cage
from nonet.generator.rules.kinds import KINDS
from nonet.grid import Candidates
from nonet.logic import Step

CAGES = Grid.empty(Layout.of_size(9, constraints=[Cage("r1c1-2", 17), Cage("r1c3-4", 10)]))


@pytest.mark.parametrize("kind", [name for name, kind in KINDS.items() if kind.givens != (0, 3)])
def test_steps_of_small_random_puzzles(kind: str) -> None:
    """No step is against the solution, and all follow from what they name."""
    for task in random_tasks(kind, 10, 1, 60, verifies=True, size=6):
        found = result(task)
        assert (found.wrong, found.error) == (0, "")
        assert {one for one, _ in found.premises} <= {Verdict.FOLLOWS, Verdict.UNIQUE}


@pytest.mark.parametrize("kind", ["killer", "sandwich", "xv", "quadruple"])
def test_steps_of_random_puzzles(kind: str) -> None:
    """The same on 9×9."""
    for task in random_tasks(kind, 3, 2, 60, verifies=True):
        found = result(task)
        assert (found.wrong, found.error) == (0, "")


@pytest.mark.parametrize("kind", ["thermo", "mini-killer"])
def test_a_block_of_random_puzzles(kind: str) -> None:
    """All sizes are there, all steps right, and those of any technique in a state follow, too."""
    tally = done(Plan(kind, 0, verified=25, searched=10))
    assert (tally.puzzles, tally.faults, tally.late) == (BLOCK, [], 0)
    assert tally.premises.keys() <= {Verdict.FOLLOWS.value, Verdict.UNIQUE.value}
    assert sum(tally.premises.values()) > 500


def test_a_run_goes_on_with_its_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Blocks in the record are not made again, and the report is about all of them."""
    record = tmp_path / "record.jsonl"
    reports = []
    for count in (BLOCK, 2 * BLOCK, 2 * BLOCK):
        command = f"--kinds odd-even --count {count} --record {record}"
        monkeypatch.setattr(sys, "argv", ["random_steps.py", *command.split()])
        with pytest.raises(SystemExit) as ended:
            main()
        assert not ended.value.code
        reports.append(capsys.readouterr().out)
    assert len(record.read_text("utf-8").splitlines()) == 2
    assert "100 puzzles" in reports[0]
    assert "200 puzzles" in reports[1]
    assert reports[2] == reports[1]


def first_step() -> tuple[Step, Candidates]:
    """What a cage of 17 leaves to its two cells."""
    state = Candidates.of(CAGES)
    return step_of(state, 0), state


def step_of(state: Candidates, rule: int) -> Step:
    """The first step that one of the cages makes."""
    cage = state.layout.constraints[rule]
    found = (*nonet.steps(state, "sum bounds"), *nonet.steps(state, "cage combinations"))
    return next(step for step in found if step.rules() == (cage,))


def test_a_conclusion_that_does_not_follow() -> None:
    """A candidate too much is found out, as is a rule that is another one."""
    step, state = first_step()
    assert verdict(step, state) is Verdict.FOLLOWS
    much = replace(step, eliminations=(*step.eliminations, (0, 9)))
    assert verdict(much, state) is Verdict.WRONG
    groups = tuple(replace(one, rule=1) if one.rule == 0 else one for one in step.groups)
    assert verdict(replace(step, groups=groups), state) is Verdict.WRONG


def test_premises_that_are_missing() -> None:
    """A step that does not name the candidates it needs is incomplete."""
    state = Candidates.of(CAGES).without([(2, digit) for digit in (1, 2, 3)])
    step = step_of(state, 1)
    assert verdict(step, state) is Verdict.FOLLOWS
    bare = replace(step, groups=tuple(one for one in step.groups if one.rule is not None))
    assert verdict(bare, state) is Verdict.INCOMPLETE
    assert verdict(replace(step, groups=()), state) is Verdict.NO_RULE

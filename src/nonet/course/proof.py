"""Proof of an exercise, by means other than those that made it."""

from __future__ import annotations

from nonet._arguments import instance
from nonet.course._target import target
from nonet.course.exercise import Exercise
from nonet.course.stations import HiddenSingles
from nonet.grid import Candidates, Grid
from nonet.layout import Layout
from nonet.logic import Step, steps
from nonet.logic.blocking import in_box
from nonet.solver import count, solve


def faults(exercise: Exercise) -> list[str]:
    """The faults of an exercise, in sentences; none where it keeps its promises.

    The givens have one solution, and the position leads to it. Each accepted step is there, is one
    of the technique, and agrees with the solution; no step of the technique is missing. Of
    everything that is easier, looked for technique by technique, there is no step.

    Examples
    --------
    >>> from nonet.course import exercise
    >>> faults(exercise("pointing", seed=1))
    []
    """
    instance(exercise, Exercise, "an Exercise")
    wanted, state = target(exercise.name), exercise.state
    found = [
        step
        for name in wanted.techniques
        for step in steps(state, name, options=wanted.options, assume_unique=True)
        if wanted.houses is None or _kind(step, exercise) == wanted.houses
    ]
    problems = []
    if count(exercise.puzzle, limit=2) != 1 or solve(exercise.puzzle) != exercise.solution:
        problems.append("the givens do not have the solution, and that alone")
    solution = exercise.solution.digits
    if any(not mask >> digit - 1 & 1 for mask, digit in zip(state.masks, solution, strict=True)):
        problems.append("the position contradicts the solution")
    if not exercise.steps:
        problems.append("the technique is not there")
    if {_conclusion(step) for step in found} != {_conclusion(step) for step in exercise.steps}:
        problems.append("the accepted answers are not all steps of the technique")
    problems += [
        f"{step} contradicts the solution"
        for step in exercise.steps
        if any(solution[cell] != digit for cell, digit in step.placements)
        or any(solution[cell] == digit for cell, digit in step.eliminations)
    ]
    for name in exercise.easier:
        others = steps(state, name, options=wanted.options, assume_unique=True)
        problems += [f"{step} is easier" for step in others]
    kinds: list[HiddenSingles] = ["box", "line", "rule"]
    if wanted.houses is not None:
        easier = kinds[: kinds.index(wanted.houses)]
        singles = steps(state, "hidden_single")
        problems += [f"{step} is easier" for step in singles if _kind(step, exercise) in easier]
    return problems


def _conclusion(step: Step) -> tuple[object, ...]:
    return step.technique, step.placements, step.eliminations


def _kind(single: Step, exercise: Exercise) -> HiddenSingles:
    """Whether a hidden single is one in a box or region, in a line, or only by a rule."""
    grid = exercise.state.grid
    state, layout = exercise.state, grid.layout
    if not layout.is_house_only:
        plain = Grid(grid.givens, grid.entries, layout=Layout(layout.size, layout.regions))
        state = Candidates.of(plain)
        same = [
            step for step in steps(state, "hidden_single") if step.placements == single.placements
        ]
        if not same:
            return "rule"
        [single] = same
    [house] = in_box(single, state, [single]).houses("house")
    return "box" if house.is_region else "line"

"""Questions about the solutions of a grid; each can be asked as a job too."""

from __future__ import annotations

from nonet.web import answers, checking
from nonet.web.answers import (
    CandidatesAnswer,
    CountAnswer,
    CountQuestion,
    Question,
    SolveAnswer,
)
from nonet.web.checking import CheckAnswer, CheckQuestion
from nonet.web.routes._routing import TheRunner, make_router

router = make_router("solving")


@router.post("/check")
async def check(question: CheckQuestion, runner: TheRunner) -> CheckAnswer:
    """What is right or wrong with a grid: solutions, where two differ, conflicts, mistakes.

    With `explain` also why there is not exactly one solution, and what repairs the puzzle.
    """
    return await runner.ask(checking.check, question)


@router.post("/solve")
async def solve(question: Question, runner: TheRunner) -> SolveAnswer:
    """The solution of a grid in its current state."""
    return await runner.ask(answers.solve, question)


@router.post("/count")
async def count(question: CountQuestion, runner: TheRunner) -> CountAnswer:
    """The number of solutions of a grid in its current state."""
    return await runner.ask(answers.count, question)


@router.post("/candidates")
async def candidates(question: Question, runner: TheRunner) -> CandidatesAnswer:
    """The pencil marks that the digits leave."""
    return await runner.ask(answers.candidates, question)


@router.post("/true-candidates")
async def true_candidates(question: Question, runner: TheRunner) -> CandidatesAnswer:
    """The pencil marks that occur in some solution."""
    return await runner.ask(answers.true_candidates, question)

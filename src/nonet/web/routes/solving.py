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
from nonet.web.routes._routing import TheDesk, make_router

router = make_router("solving")


@router.post("/check")
async def check(question: CheckQuestion, desk: TheDesk) -> CheckAnswer:
    """What is right or wrong with a grid: solutions, where two differ, conflicts, mistakes.

    With `explain` also why there is not exactly one solution, and what repairs the puzzle.
    """
    return await desk.ask(checking.check, question)


@router.post("/solve")
async def solve(question: Question, desk: TheDesk) -> SolveAnswer:
    """The solution of a grid in its current state."""
    return await desk.ask(answers.solve, question)


@router.post("/count")
async def count(question: CountQuestion, desk: TheDesk) -> CountAnswer:
    """The number of solutions of a grid in its current state."""
    return await desk.ask(answers.count, question)


@router.post("/candidates")
async def candidates(question: Question, desk: TheDesk) -> CandidatesAnswer:
    """The pencil marks that the digits leave."""
    return await desk.ask(answers.candidates, question)


@router.post("/true-candidates")
async def true_candidates(question: Question, desk: TheDesk) -> CandidatesAnswer:
    """The pencil marks that occur in some solution."""
    return await desk.ask(answers.true_candidates, question)

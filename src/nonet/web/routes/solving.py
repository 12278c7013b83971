"""Questions about the solutions of a grid; each can be asked as a job too."""

from __future__ import annotations

from functools import partial
from typing import cast

from fastapi import Request

from nonet.web import answers
from nonet.web.answers import (
    CandidatesAnswer,
    CheckAnswer,
    CountAnswer,
    CountQuestion,
    Question,
    SolveAnswer,
)
from nonet.web.routes._routing import TheJobs, make_router

router = make_router("solving")


@router.post("/check")
async def check(question: Question, request: Request, jobs: TheJobs) -> CheckAnswer:
    """What is right or wrong with a grid: solutions, where two differ, conflicts, mistakes."""
    return cast(CheckAnswer, await jobs.answer(partial(answers.check, question), request))


@router.post("/solve")
async def solve(question: Question, request: Request, jobs: TheJobs) -> SolveAnswer:
    """The solution of a grid as it stands."""
    return cast(SolveAnswer, await jobs.answer(partial(answers.solve, question), request))


@router.post("/count")
async def count(question: CountQuestion, request: Request, jobs: TheJobs) -> CountAnswer:
    """The number of solutions of a grid as it stands."""
    return cast(CountAnswer, await jobs.answer(partial(answers.count, question), request))


@router.post("/candidates")
async def candidates(question: Question, request: Request, jobs: TheJobs) -> CandidatesAnswer:
    """The pencil marks that the digits leave."""
    return cast(CandidatesAnswer, await jobs.answer(partial(answers.candidates, question), request))


@router.post("/true-candidates")
async def true_candidates(question: Question, request: Request, jobs: TheJobs) -> CandidatesAnswer:
    """The pencil marks that occur in some solution."""
    work = partial(answers.true_candidates, question)
    return cast(CandidatesAnswer, await jobs.answer(work, request))

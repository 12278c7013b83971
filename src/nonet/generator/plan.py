"""The plan of a request: checked once, and then carried out as often as wanted."""

from __future__ import annotations

from dataclasses import dataclass, replace

from nonet._arguments import flag, instance, whole
from nonet.errors import NonetError
from nonet.generator.boards import BoardPlan, board_plan
from nonet.generator.difficulty import Difficulty, make_difficulty
from nonet.generator.request import GenerateRequest
from nonet.generator.rules.plan import Plan, needs_plan, ruled_plan
from nonet.generator.target import Target, make_target

TRIES = 1_000_000
"""Attempts at a puzzle without rules beyond houses, where the request does not say."""


@dataclass(frozen=True, slots=True)
class HousePlan:
    """A request without rules beyond houses.

    Attributes
    ----------
    target
        Layout, start and givens.
    difficulty
        What is requested of it; None: nothing.
    tries
        Attempts at each puzzle.
    """

    target: Target
    difficulty: Difficulty | None
    tries: int


def make_plan(request: GenerateRequest) -> HousePlan | Plan | BoardPlan:
    """The plan of a request, which `generate_requested` takes in its place.

    Raises
    ------
    NonetError, FormatError
        An argument is invalid, or two cannot be used together.
    Contradiction
        The start has two equal digits in one house.
    GenerationFailed
        No such puzzle can exist; says why.

    Examples
    --------
    >>> make_plan(GenerateRequest(givens=(24, 28))).target.most
    28
    """
    minimal = flag(instance(request, GenerateRequest, "a GenerateRequest").minimal, "minimal")
    if minimal is not request.minimal:  # as that of numpy
        request = replace(request, minimal=minimal)
    if request.tries is not None and whole(request.tries, "a number of tries") < 1:
        raise NonetError(f"expected 1 try or more, found {request.tries!r}")
    if (on_board := board_plan(request)) is not None:
        return on_board
    if needs_plan(request):
        return ruled_plan(request)
    target = make_target(request)
    tries = TRIES if request.tries is None else request.tries
    return HousePlan(target, make_difficulty(request, target.layout), tries)

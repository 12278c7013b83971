"""What puzzles are requested: the options of `generate`, as one object."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from nonet.generator.rules.request import RuleRequest
from nonet.generator.symmetry import Symmetry
from nonet.grid import PuzzleLike
from nonet.layout import Constraint, Layout
from nonet.logic import TechniqueOrder
from nonet.rating.engine import Gem

Method = Literal["carve", "plant"]
RuleLike = str | RuleRequest | Constraint
Pattern = str | Iterable[bool | int] | Iterable[Iterable[bool | int]] | Iterable[str]


@dataclass(frozen=True, slots=True, kw_only=True)
class GenerateRequest:
    """The options of `generate` that say which puzzles are requested, as one object.

    Each attribute has the meaning of the parameter of `generate` with the same name. They are
    checked when puzzles are generated.

    Examples
    --------
    >>> from nonet.generator import GenerateRequest, generate_requested
    >>> request = GenerateRequest(givens=28, symmetry="half-turn")
    >>> made = next(generate_requested(request, 1, seed=1))
    >>> sum(map(bool, made.puzzle.digits))
    28
    """

    layout: Layout | None = None
    givens: int | tuple[int, int] | range | None = None
    minimal: bool = False
    start: PuzzleLike | None = None
    pattern: Pattern | None = None
    symmetry: Symmetry = "none"
    difficulty: str | float | tuple[float, float] | None = None
    gem: Gem | None = None
    hardest: str | None = None
    requires: str | Iterable[str] = ()
    without: str | Iterable[str] = ()
    order: TechniqueOrder | None = None
    method: Method | None = None
    tries: int | None = None
    rules: RuleLike | Iterable[RuleLike] = ()
    kind: str | None = None

"""The seed that a request makes of the caller's: another request gets other grids from the same."""

from __future__ import annotations

import json
from collections.abc import Iterable
from hashlib import blake2b

from nonet.constraints.fields import layout_fields
from nonet.errors import LayoutError
from nonet.generator.difficulty import Difficulty, TechniqueRequest
from nonet.generator.request import GenerateRequest
from nonet.generator.target import Target, make_target
from nonet.layout import CLASSIC, Layout
from nonet.logic import TechniqueOrder


def own_seed(
    seed: int, target: Target, difficulty: Difficulty | None, rules: Iterable[str] = ()
) -> int:
    """The seed of these puzzles: `seed` itself where nothing is requested of the usual 9×9.

    A request in other words has the same one. The digest of everything requested is added bit by
    bit, so that different seeds stay different.
    """
    parts = [*_of_target(target), *_of_difficulty(difficulty), *rules]
    if not parts:
        return seed
    digest = blake2b("\n".join(parts).encode(), digest_size=8).digest()
    return seed ^ int.from_bytes(digest, "big")


def _of_target(target: Target) -> list[str]:
    layout = target.layout
    parts = [] if layout == CLASSIC else [_of_layout(layout)]
    givens = _givens(target)
    if givens != _givens(make_target(GenerateRequest(layout=layout), has_rules=True)):
        parts.append(givens)
    return parts


def _of_layout(layout: Layout) -> str:
    try:
        return json.dumps(layout_fields(layout), sort_keys=True)
    except LayoutError:  # a rule of the caller's own, of which no more than the name is known
        names = [rule.name for rule in layout.constraints]
        return json.dumps([layout_fields(layout.with_constraints(())), names], sort_keys=True)


def _givens(target: Target) -> str:
    return repr(
        (
            (target.least, target.most, target.as_few_as_possible, target.minimal),
            (target.method, target.start, target.fixed, target.orbits),
        )
    )


def _of_difficulty(difficulty: Difficulty | None) -> list[str]:
    if difficulty is None:
        return []
    parts = [] if difficulty.techniques is None else _of_techniques(difficulty.techniques)
    if (rating := difficulty.rating) is not None:
        parts.append(repr((rating.least, rating.most, rating.gem)))
    return parts


def _of_techniques(request: TechniqueRequest) -> list[str]:
    order = [] if request.order == TechniqueOrder.hodoku() else [request.order.to_toml()]
    return [repr((request.level, request.hardest, sorted(request.requires))), *order]

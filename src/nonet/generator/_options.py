"""The keywords of `generate` and `generate_many`, for type checkers, `help` and callers alike."""

from __future__ import annotations

import dataclasses
import inspect
from collections.abc import Callable, Iterable, Mapping
from functools import wraps
from typing import Any, ForwardRef, TypedDict, TypeVar, cast

from nonet.generator.generated import Generated
from nonet.generator.request import GenerateRequest, Method, Pattern, RuleLike
from nonet.generator.symmetry import Symmetry
from nonet.grid import PuzzleLike
from nonet.layout import Layout
from nonet.logic import TechniqueOrder
from nonet.rating.engine import Gem
from nonet.running import Cancel, Progress

F = TypeVar("F", bound=Callable[..., object])


class GenerateOptions(TypedDict, total=False):
    """The keywords of `generate`: fields of a `GenerateRequest`, and how it is carried out."""

    givens: int | tuple[int, int] | range | None
    minimal: bool
    start: PuzzleLike | None
    pattern: Pattern | None
    symmetry: Symmetry
    difficulty: str | float | tuple[float, float] | None
    gem: Gem | None
    hardest: str | None
    requires: str | Iterable[str]
    without: str | Iterable[str]
    order: TechniqueOrder | None
    rules: RuleLike | Iterable[RuleLike]
    kind: str | None
    predicate: Callable[[Generated], bool] | None
    tries: int | None
    seed: int | None
    method: Method | None
    threads: int | None
    time_limit: float | None
    progress: Callable[[Progress], object] | None
    cancel: Cancel | None


class GenerateManyOptions(GenerateOptions, total=False):
    """The keywords of `generate_many`."""

    distinct: bool


_DEFAULTS = {field.name: field.default for field in dataclasses.fields(GenerateRequest)}
_REQUESTED = frozenset(_DEFAULTS)
_DEFAULTS |= {"distinct": False}
_LIMITS = ("time_limit", "progress", "cancel")


def parted(
    layout: Layout | None, options: GenerateOptions
) -> tuple[GenerateRequest, dict[str, Any], dict[str, Any]]:
    """The request, the keywords of `generate_requested`, and the limits of the call."""
    values = cast("Mapping[str, Any]", options)
    request: dict[str, Any] = {}
    run: dict[str, Any] = {}
    limits: dict[str, Any] = {}
    for name, value in values.items():
        part = limits if name in _LIMITS else request if name in _REQUESTED else run
        part[name] = value
    return GenerateRequest(layout=layout, **request), run, limits


def with_options(options: type) -> Callable[[F], F]:
    """A decorator that gives a function these options, as `inspect.signature` and `help` show them.

    Other keywords are refused in the name of the function.
    """
    keywords = [
        inspect.Parameter(
            name,
            inspect.Parameter.KEYWORD_ONLY,
            default=_DEFAULTS.get(name),
            annotation=kind.__forward_arg__ if isinstance(kind, ForwardRef) else kind,
        )
        for name, kind in options.__annotations__.items()
    ]

    def decorate(function: F) -> F:
        signature = inspect.signature(function)
        parameters = [*list(signature.parameters.values())[:-1], *keywords]
        known = {parameter.name for parameter in parameters}

        @wraps(function)
        def called(*arguments: Any, **given: Any) -> object:
            if not given.keys() <= known:
                name = next(name for name in given if name not in known)
                raise TypeError(
                    f"{function.__name__}() got an unexpected keyword argument {name!r}"
                )
            return function(*arguments, **given)

        vars(called)["__signature__"] = signature.replace(parameters=parameters)
        return cast("F", called)

    return decorate

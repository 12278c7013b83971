"""The request for puzzles: the options of `generate`, as one object."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Literal

from nonet._json_form import JsonForm, checked_fields, encoded, reading
from nonet.errors import FormatError
from nonet.generator.rules.request import RuleRequest
from nonet.generator.symmetry import Symmetry
from nonet.grid import Grid, PuzzleLike
from nonet.grid.puzzle_like import as_grid
from nonet.layout import Constraint, Layout
from nonet.logic import TechniqueOrder
from nonet.rating.engine import Gem

Method = Literal["carve", "plant"]
RuleLike = str | RuleRequest | Constraint
Pattern = str | Iterable[bool | int] | Iterable[Iterable[bool | int]] | Iterable[str]


@dataclass(frozen=True, slots=True, kw_only=True)
class GenerateRequest(JsonForm):
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

    json_name: ClassVar[str] = "request to generate"

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

    def __post_init__(self) -> None:
        # What can be read only once is read here, so that the request can be used again.
        for name in ("pattern", "requires", "without", "rules"):
            if isinstance(value := getattr(self, name), Iterator):
                object.__setattr__(self, name, tuple(value))

    def fields(self) -> dict[str, Any]:
        """The options that differ from the defaults; `from_fields` reads them back."""
        fields: dict[str, Any] = {
            field.name: value
            for field in dataclasses.fields(self)
            if (value := getattr(self, field.name)) != field.default
        }
        if self.start is not None:
            fields["start"] = as_grid(self.start, self.layout)
        if isinstance(self.givens, range):
            fields["givens"] = (min(self.givens), max(self.givens))
        return {name: encoded(value) for name, value in fields.items()}

    @classmethod
    def from_fields(cls, fields: Mapping[str, Any]) -> GenerateRequest:
        """The request with these options; the reverse of `fields`.

        Raises
        ------
        FormatError
            They make none; says which is wrong.
        """
        fields = checked_fields(fields, cls.json_name)
        known = {field.name for field in dataclasses.fields(cls)}
        if unknown := sorted(fields.keys() - known):
            raise FormatError(f"expected fields of a {cls.json_name}, found {unknown[0][:40]!r}")
        with reading(cls.json_name):
            for name, kind in _KINDS.items():
                if fields.get(name) is not None:
                    fields[name] = kind.from_fields(fields[name])
            if isinstance(rules := fields.get("rules"), list):
                fields["rules"] = tuple(map(_rule_of, rules))
            elif isinstance(rules, Mapping):
                fields["rules"] = _rule_of(rules)
        for name in ("givens", "difficulty", "requires", "without"):
            if isinstance(fields.get(name), list):
                fields[name] = tuple(fields[name])
        return cls(**fields)


_KINDS: Mapping[str, type[Layout | Grid | TechniqueOrder]] = {
    "layout": Layout,
    "start": Grid,
    "order": TechniqueOrder,
}
"""The options that are objects in JSON."""


def _rule_of(rule: Any) -> RuleLike:
    if isinstance(rule, str):
        return rule
    return RuleRequest.from_fields(rule) if "line" in rule else Constraint.from_json_fields(rule)

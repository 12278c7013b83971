"""A rule that holds where another one does."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Self

from nonet.constraints import _combining
from nonet.constraints._base import Reader, or_none
from nonet.constraints._described import Described, named_part
from nonet.constraints.combined import Combination, opposite, rule_in
from nonet.layout import Constraint, Layout
from nonet.layout.primitives import Alternatives, Primitive
from nonet.layout.sentences import Letter, Sentence


@dataclass(frozen=True, slots=True, repr=False)
class If(Described, Combination):
    """Where one rule holds, another one does, too.

    ::

        5--x--x      if it starts with a 5, it rises

    The condition is any rule: `AllowedDigits("r1c1", [5])` says that a cell is a 5. Where it does
    not hold, nothing is said, or the rule of `otherwise`.

    Attributes
    ----------
    condition
        The rule that may hold or not.
    rule
        The rule that holds where it does.
    otherwise
        The rule that holds where it does not; None: nothing.
    title, text, drawing
        A name for the rule, what explains it, and a JSON object for what draws it.

    Examples
    --------
    >>> from nonet import Layout
    >>> from nonet.constraints import AllowedDigits, Odd
    >>> rule = If(AllowedDigits("r1c1", [4]), Odd("r1c2"))
    >>> layout = Layout.of_size(4, constraints=[rule])
    >>> list(layout.violations(bytes([4, 2, *14 * [0]])))
    [(0, 1)]
    >>> list(layout.violations(bytes([3, 2, *14 * [0]])))
    []
    """

    name: ClassVar[str] = "if"
    example: ClassVar[tuple[str, ...]] = ("odd r2c2 then thermometer r2c2-4",)
    roles: ClassVar[tuple[str, ...]] = ("condition", "rule", "otherwise")
    readers: ClassVar[Mapping[str, Reader]] = {
        **Described.readers,
        "condition": rule_in("condition"),
        "rule": rule_in("rule"),
        "otherwise": or_none(rule_in("otherwise")),
    }

    condition: Constraint
    rule: Constraint
    otherwise: Constraint | None = None

    if TYPE_CHECKING:

        def __init__(
            self,
            condition: Constraint,
            rule: Constraint,
            otherwise: Constraint | None = None,
            *,
            title: str = "",
            text: str = "",
            drawing: Mapping[str, Any] | None = None,
        ) -> None: ...

    def __str__(self) -> str:
        """The rules in words."""
        title = f' "{self.title}"' if self.title else ""
        otherwise = "" if self.otherwise is None else f" else ({self.otherwise})"
        return f"if{title} ({self.condition}) then ({self.rule}){otherwise}"

    @property
    def parts(self) -> tuple[Constraint, ...]:
        """The condition, and the one or two rules."""
        rules = (self.condition, self.rule, self.otherwise)
        return tuple(rule for rule in rules if rule is not None)

    def _with(self, parts: tuple[Constraint, ...]) -> Self:
        condition, rule, *others = parts
        otherwise = others[0] if others else None
        return dataclasses.replace(self, condition=condition, rule=rule, otherwise=otherwise)

    def lower(self, layout: Layout) -> tuple[Primitive, ...]:
        """The condition with the rule, or the opposite of the condition with the other one."""
        condition, rule = self.condition.lower(layout), self.rule.lower(layout)
        fails = opposite(self.condition, layout)
        if fails is None:
            return _combining.any_of([rule], len(layout.numbers))
        if self.otherwise is not None:
            others = (*fails, *self.otherwise.lower(layout))
            return _combining.any_of([(*condition, *rule), others], len(layout.numbers))
        found = _combining.any_of([fails, rule], len(layout.numbers))
        if not any(isinstance(part, Alternatives) for part in found):
            return found
        # That the condition holds in its way says more about the candidates.
        return _combining.any_of([fails, (*condition, *rule)], len(layout.numbers))

    def _sentence(self, layout: Layout) -> Sentence:
        """The condition and the rules, by their names."""
        del layout
        otherwise = () if self.otherwise is None else (named_part(self.otherwise),)
        values = (
            ("letter", Letter(str(self))),
            ("condition", (named_part(self.condition),)),
            ("parts", (named_part(self.rule),)),
            ("form", "else" if otherwise else "then"),
            ("others", otherwise),
        )
        return Sentence("rule-if", values)

"""Ready-made kinds of puzzle, by the names that players know."""

from __future__ import annotations

import difflib
from dataclasses import dataclass, replace

from nonet._arguments import described
from nonet.constraints.registry import READY_MADE
from nonet.errors import NonetError
from nonet.generator.request import GenerateRequest
from nonet.layout import Layout
from nonet.layout.making import ReadyMade


@dataclass(frozen=True, slots=True)
class Kind(ReadyMade):
    """A kind of puzzle, which completes a request."""

    def applied(self, request: GenerateRequest, level: str | None) -> GenerateRequest:
        """The request with what the kind says, where it says nothing itself."""
        layout = request.layout
        if layout is None and request.start is None and self.box is not None:
            layout = Layout.boxes(*self.box)
        return replace(
            request,
            kind=None,
            rules=self.by_level.get(level or "", self.rules),
            layout=layout,
            givens=self.givens if request.givens is None else request.givens,
        )


KINDS: dict[str, Kind] = {
    name: Kind(one.rules, one.givens, one.by_level, one.box, one.fog)
    for name, one in READY_MADE.items()
}
"""All kinds by name."""


def kind_named(name: str) -> Kind:
    """The kind with a name, in the singular or the plural.

    Raises
    ------
    NonetError
        There is none; says which are close.

    Examples
    --------
    >>> kind_named("thermos").rules
    ('thermometer',)
    """
    if not isinstance(name, str):
        raise TypeError(f"expected the name of a kind, found {described(name)}")
    key = name.lower().replace("_", "-").replace(" ", "-")
    for spelling in (key, key.removesuffix("s"), f"{key}s"):
        if spelling in KINDS:
            return KINDS[spelling]
    close = ", ".join(difflib.get_close_matches(key, KINDS))
    hint = f"did you mean {close}?" if close else f"there are {', '.join(KINDS)}"
    raise NonetError(f"expected a kind of puzzle, found {name[:40]!r}; {hint}")

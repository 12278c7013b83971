"""Ready-made kinds of puzzle, by the names that players know."""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from nonet._arguments import described
from nonet.errors import NonetError
from nonet.generator.request import GenerateRequest
from nonet.layout import Layout


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of puzzle.

    Attributes
    ----------
    rules
        As for `generate`.
    givens
        The fewest and the most; None: as few as remain.
    by_level
        Other rules, for a level of HoDoKu.
    box
        Rows and columns of a box where the request has no layout; None: 9×9.
    """

    rules: tuple[str, ...]
    givens: tuple[int, int] | None = None
    by_level: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    box: tuple[int, int] | None = None

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


_KILLER = Kind(
    ("killer",),
    (0, 0),
    {
        "Easy": ("killer sizes 2:6 3:3 4:1",),
        "Medium": ("killer sizes 2:5 3:5 4:2",),
        "Hard": ("killer sizes 2:4 3:5 4:3 5:1",),
        "Expert": ("killer sizes 2:3 3:5 4:4 5:2",),
        "Extreme": ("killer sizes 2:2 3:5 4:5 5:3",),
    },
)

KINDS: dict[str, Kind] = {
    "killer": _KILLER,
    "mini-killer": Kind(("killer sizes 2:5 3:4 4:1",), (0, 0), box=(2, 3)),
    "thermo": Kind(("thermometer",)),
    "arrow": Kind(("arrow",)),
    "kropki": Kind(("kropki all",)),
    "xv": Kind(("xv all",)),
    "whispers": Kind(("german-whisper",)),
    "renban": Kind(("renban",)),
    "palindrome": Kind(("palindrome",)),
    "between": Kind(("between",)),
    "region-sum": Kind(("region-sum",)),
    "zipper": Kind(("zipper",)),
    "sandwich": Kind(("sandwich all",)),
    "skyscraper": Kind(("skyscraper",)),
    "x-sum": Kind(("x-sum",)),
    "numbered-room": Kind(("numbered-room",)),
    "little-killer": Kind(("little-killer",)),
    "quadruple": Kind(("quadruple",)),
    "odd-even": Kind(("odd-even",)),
    "inequality": Kind(("greater-than all",)),
    "anti-knight": Kind(("anti-knight",)),
    "anti-king": Kind(("anti-king",)),
    "non-consecutive": Kind(("non-consecutive",)),
    "miracle": Kind(("anti-king", "anti-knight", "non-consecutive"), (0, 3)),
    "hunt": Kind(
        (
            "killer 2-3 length 3-4",
            "thermometer 2-3",
            "arrow 2-3",
            "german-whisper 1-2 length 4-6",
            "kropki 3-5",
        )
    ),
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

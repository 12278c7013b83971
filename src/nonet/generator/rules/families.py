"""The families of clues by name, and the clues that requests ask for."""

from __future__ import annotations

import difflib
from dataclasses import fields

from nonet.constraints.registry import kind_of, table
from nonet.constraints.shorthand import is_rule, meaning
from nonet.errors import NonetError
from nonet.generator.rules import lines
from nonet.generator.rules.borders import (
    DIFFERENCES,
    KROPKI,
    RATIOS,
    TOTALS,
    XV,
    Inequalities,
    Quadruples,
    SingleCells,
    V,
    X,
)
from nonet.generator.rules.cages import Cages
from nonet.generator.rules.family import ClueSpec, RuleFamily
from nonet.generator.rules.lines import AnyLine, Line
from nonet.generator.rules.outside import LittleKillers, Outside
from nonet.generator.rules.request import RuleRequest
from nonet.layout import Layout


def _size(size: int) -> int:
    return size


def _lengths(**weights: float) -> tuple[tuple[int, float], ...]:
    return tuple((int(name[1:]), weight) for name, weight in weights.items())


_SHORT = _lengths(_3=2, _4=3, _5=2, _6=1)
_LONG = _lengths(_4=2, _5=3, _6=3, _7=2, _8=1)

FAMILIES: dict[str, RuleFamily] = {
    "killer-cage": Cages(),
    "all-different": Cages("all_different"),
    "thermometer": Line("thermometer", lines.rises, (6, 9), _SHORT, most=_size, directed=True),
    "slow-thermometer": Line("slow_thermometer", lines.never_falls, (6, 9), _SHORT, directed=True),
    "german-whisper": Line(
        "whisper_line",
        lines.is_apart,
        (4, 7),
        _LONG,
        parameter=lambda size: (size + 1) // 2,
        field="difference",
        mirrors=True,
    ),
    "dutch-whisper": Line(
        "whisper_line",
        lines.is_apart,
        (4, 7),
        _LONG,
        parameter=lambda size: max(1, (size - 1) // 2),
        field="difference",
        mirrors=True,
    ),
    "renban-line": Line("renban_line", lines.is_near_all, (6, 9), _SHORT, most=_size, mirrors=True),
    "nabner-line": Line(
        "nabner_line",
        lines.is_apart_from_all,
        (6, 9),
        _lengths(_3=3, _4=2),
        most=lambda size: max(2, (size + 1) // 2),
        mirrors=True,
    ),
    "palindrome-line": Line(
        "palindrome_line",
        lines.mirrors,
        (5, 8),
        _lengths(_3=2, _4=2, _5=2, _6=1),
        least=3,
        mirrors=True,
        relabels=True,
    ),
    "zipper-line": Line("zipper_line", lines.balances, (5, 8), _lengths(_3=2, _5=3, _7=1), least=3),
    "between-line": Line(
        "between_line", lines.is_between, (5, 8), _lengths(_3=1, _4=3, _5=2), least=3, mirrors=True
    ),
    "lockout-line": Line(
        "lockout_line",
        lines.is_outside,
        (5, 8),
        _lengths(_3=1, _4=3, _5=2),
        parameter=lambda size: max(1, (size - 1) // 2),
        field="difference",
        least=3,
        mirrors=True,
    ),
    "entropic-line": Line(
        "entropic_line",
        lines.takes_turns,
        (5, 8),
        _LONG,
        parameter=lambda size: size // 3,
        divisor=3,
        mirrors=True,
    ),
    "modular-line": Line(
        "modular_line",
        lines.has_new_remainder,
        (5, 8),
        _LONG,
        parameter=lambda _: 3,
        field="modulus",
    ),
    "parity-line": Line("parity_line", lines.alternates, (5, 8), _LONG),
    "region-sum-line": Line(
        "region_sum_line",
        lambda *_: True,
        (5, 8),
        _lengths(_3=2, _4=3, _5=3, _6=2),
        needs_regions=True,
    ),
    "sum-line": Line(
        "sum_line",
        lines.makes_runs,
        (5, 8),
        _lengths(_3=1, _4=2, _5=3, _6=2),
        parameter=lambda size: size + 1,
        field="total",
    ),
    "arrow": Line(
        "arrow", lines.adds_up, (6, 9), _lengths(_3=3, _4=3, _5=1), circle=True, directed=True
    ),
    "double-arrow": Line(
        "double_arrow", lines.is_total_of_inner, (5, 8), _lengths(_4=2, _5=3, _6=1), least=3
    ),
    "kropki": KROPKI,
    "difference": DIFFERENCES,
    "ratio": RATIOS,
    "xv": XV,
    "pair-sum": TOTALS,
    "x": X,
    "v": V,
    "greater-than": Inequalities(),
    "quadruple": Quadruples(),
    "odd": SingleCells("odd"),
    "even": SingleCells("even"),
    "odd-even": SingleCells("odd", "even"),
    "minimum": SingleCells("minimum"),
    "maximum": SingleCells("maximum"),
    "sandwich": Outside("sandwich", "total", 1, (10, 18)),
    "skyscraper": Outside("skyscraper", "count", 2, (14, 20)),
    "x-sum": Outside("x_sum", "total", 2, (10, 16)),
    "numbered-room": Outside("numbered_room", "digit", 2, (12, 20)),
    "little-killer": LittleKillers("little_killer", "total", 1, (8, 12)),
}
"""Families by the names of their rules, and of mixtures."""

_SHORTER = {
    "killer": "killer-cage",
    "cage": "killer-cage",
    "thermo": "thermometer",
    "whisper": "german-whisper",
    "whispers": "german-whisper",
    "whisper-line": "german-whisper",
    "white-dot": "difference",
    "black-dot": "ratio",
    "dots": "kropki",
    "parity": "odd-even",
    "inequality": "greater-than",
} | {name.removesuffix("-line"): name for name in FAMILIES if name.endswith("-line")}


def family_of(name: str) -> RuleFamily:
    """The family with a name, that of its rule or a shorter one, in the singular or the plural.

    Raises
    ------
    NonetError
        There is none; says which are close.

    Examples
    --------
    >>> family_of("thermos") is family_of("thermometer")
    True
    """
    found = _found(name)
    if found is not None:
        return found
    close = ", ".join(difflib.get_close_matches(name, (*FAMILIES, *_SHORTER)))
    hint = f"did you mean {close}?" if close else f"there are {', '.join(FAMILIES)}"
    raise NonetError(f"expected a rule whose clues can be generated, found {name[:40]!r}; {hint}")


def usual_name(name: str) -> str:
    """The name of a family by any of its names.

    Examples
    --------
    >>> usual_name("thermos"), usual_name("killer"), usual_name("value_index")
    ('thermometer', 'killer-cage', 'value-index')
    """
    family = family_of(name)
    usual = next((usual for usual, one in FAMILIES.items() if one is family), None)
    return meaning(name).kind.name.replace("_", "-") if usual is None else usual


def is_family(name: str) -> bool:
    """Whether clues of this name can be generated."""
    return _found(name.lower().replace("_", "-")) is not None


def _found(name: str) -> RuleFamily | None:
    for spelled in (name, name.removesuffix("s")):
        key = _SHORTER.get(spelled, spelled)
        if key in FAMILIES:
            return FAMILIES[key]
    return _of_any_line(meaning(name).kind.name) if is_rule(name) else None


@table
def _of_any_line(name: str) -> RuleFamily | None:
    """The family of a rule that has none above, if it is one of lines without a number."""
    kind = kind_of(name)
    return AnyLine.of(kind) if kind.is_line and len(fields(kind)) == 1 else None


def spec_of(request: RuleRequest, layout: Layout) -> ClueSpec:
    """The clues that a request asks for, checked.

    Raises
    ------
    NonetError
        There is no such rule, or it does not have an option.
    GenerationFailed
        No grid of the layout has such clues.
    """
    return family_of(request.name).spec_of(request, layout)

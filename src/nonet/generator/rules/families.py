"""The families of clues by name, and the clues that requests ask for."""

from __future__ import annotations

from dataclasses import fields

from nonet.constraints.naming import close_names, is_rule, meaning, meanings, several
from nonet.constraints.registry import MIXTURES, MIXTURES_ALSO, kind_of, names, table
from nonet.constraints.words import tool_named
from nonet.errors import NonetError
from nonet.generator.rules.borders import BorderClues, CornerClues, SingleCells
from nonet.generator.rules.cages import Cages, ChosenCages
from nonet.generator.rules.family import ClueSpec, MadeOf, RuleFamily
from nonet.generator.rules.lines import LineClues
from nonet.generator.rules.outside import OnDiagonals, Outside, OutsideArrows, OutsideLists
from nonet.generator.rules.request import RuleRequest
from nonet.layout import Constraint, Layout
from nonet.layout.making import (
    BorderMaking,
    CageMaking,
    CellMaking,
    ChosenCageMaking,
    CornerMaking,
    DiagonalMaking,
    LineMaking,
    Making,
    OfSize,
    OutsideArrowMaking,
    OutsideListMaking,
    OutsideMaking,
)

_FAMILY_OF: dict[type[Making], type[RuleFamily]] = {
    BorderMaking: BorderClues,
    CageMaking: Cages,
    CellMaking: SingleCells,
    ChosenCageMaking: ChosenCages,
    CornerMaking: CornerClues,
    DiagonalMaking: OnDiagonals,
    LineMaking: LineClues,
    OutsideArrowMaking: OutsideArrows,
    OutsideListMaking: OutsideLists,
    OutsideMaking: Outside,
}


@table
def family_names() -> tuple[str, ...]:
    """The names of all families that say how their clues are made, and of mixtures.

    Examples
    --------
    >>> family_names()[:2], family_names()[-1]
    (('all-different', 'arithmetic-line'), 'odd-even')
    """
    found: list[str] = []
    for kind in map(kind_of, names()):
        if kind.making is not None:
            found += _names_of(kind, kind.making)
    return (*found, *MIXTURES)


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
    usual = _usual(name)
    if usual is not None:
        return _family(usual)
    if len(meanings(name)) > 1:
        raise NonetError(several(name))
    tool = tool_named(name)
    close = ", ".join(filter(is_family, close_names(name)))
    hint = f"did you mean {close}?" if close else f"there are {', '.join(family_names())}"
    hint = hint if tool is None else tool.where
    raise NonetError(f"expected a rule whose clues can be generated, found {name[:40]!r}; {hint}")


def usual_name(name: str) -> str:
    """The name of a family by any of its names.

    Examples
    --------
    >>> usual_name("thermos"), usual_name("killer"), usual_name("value_index")
    ('thermometer', 'killer-cage', 'value-index')
    """
    family_of(name)
    usual = _usual(name)
    assert usual is not None
    return usual


def is_family(name: str) -> bool:
    """Whether clues of this name can be generated."""
    return _usual(name.lower().replace("_", "-")) is not None


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


def _usual(name: str) -> str | None:
    """The usual name of a family; None: there is no such family."""
    for spelled in (name, name.removesuffix("s")):
        found = MIXTURES_ALSO.get(spelled, spelled)
        if found in MIXTURES:
            return found
        for rule in (found, f"{found}-line"):
            if is_rule(rule) and (usual := _usual_of_rule(rule)) is not None:
                return usual
    return _mixture_of(name)


def _mixture_of(name: str) -> str | None:
    """The mixture of the rules that a word of several rules means."""
    meant = {found.kind.name for found in meanings(name)}
    return next(
        (mixture for mixture, parts in MIXTURES.items() if {part for part, _ in parts} == meant),
        None,
    )


def _usual_of_rule(name: str) -> str | None:
    kind, fixed = meaning(name)
    making = _making_of(kind)
    if making is None:
        return None
    number = fixed.get(making.number)
    named = (variant.name for variant in making.variants if variant.number == number)
    return next(named, _names_of(kind, making)[0])


def _names_of(kind: type[Constraint], making: Making) -> tuple[str, ...]:
    own = kind.name.replace("_", "-")
    return tuple(variant.name for variant in making.variants) or (own,)


def _making_of(kind: type[Constraint]) -> Making | None:
    """How clues of a rule are made; any line without a number is made as most lines are."""
    if kind.making is None and kind.is_line and len(fields(kind)) == 1:
        return LineMaking()
    return kind.making


@table
def _family(usual: str) -> RuleFamily:
    """The family with a usual name."""
    if usual in MIXTURES:
        made_of = tuple(_part(name, number) for name, number in MIXTURES[usual])
    else:
        kind = meaning(usual).kind
        making = _making_of(kind)
        assert making is not None
        number = next(
            (variant.usual for variant in making.variants if variant.name == usual), making.usual
        )
        made_of = (_made_of(kind, making, number),)
    return _FAMILY_OF[type(made_of[0].making)](made_of)


def _part(name: str, number: int) -> MadeOf:
    """A rule of a mixture, with its number."""
    kind = kind_of(name)
    assert kind.making is not None
    return _made_of(kind, kind.making, OfSize(times=0, plus=number, least=0))


def _made_of(kind: type[Constraint], making: Making, usual: OfSize | None) -> MadeOf:
    return MadeOf(kind, making) if usual is None else MadeOf(kind, making, usual)

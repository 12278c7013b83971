"""The plan for puzzles with rules: a request in terms of clues and cells."""

from __future__ import annotations

from collections.abc import Iterable, Sized
from dataclasses import dataclass, replace

from nonet._arguments import described, iterable
from nonet.constraints.naming import is_rule, is_word, split_name
from nonet.constraints.shorthand import parse_rule
from nonet.errors import GenerationFailed, LayoutError, NonetError
from nonet.generator.difficulty import TechniqueRequest, technique_request
from nonet.generator.request import GenerateRequest, RuleLike
from nonet.generator.rules.cages import covers
from nonet.generator.rules.families import family_of, is_family, spec_of, usual_name
from nonet.generator.rules.family import ClueSpec
from nonet.generator.rules.kinds import kind_named
from nonet.generator.rules.request import CELLS, RuleRequest
from nonet.generator.target import Target, make_target
from nonet.layout import CLASSIC, Constraint, Layout
from nonet.layout.layout import checked_layout
from nonet.logic.level_scale import LevelScale

TRIES = 1_000
"""Attempts at a puzzle with rules, where the request does not say."""

_MOST_NODES = 200
_MOST_NODES_OF_MINIMAL = 20_000
_MOST_NODES_OF_HARDEST = 5_000
"""Nodes of a proof, of minimal puzzles, and of those of the hardest level."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A request with rules.

    Attributes
    ----------
    target
        Layout, start and givens; the layout has all rules whose clues are known.
    specs
        The clues to be found.
    shapes
        Rules whose place is given, and whose number is to be found.
    asked
        The lines of both: all clues that are requested.
    grid_layout
        What full grids obey.
    techniques
        What is requested of the solution path.
    most_nodes
        Nodes after which a proof is given up.
    tries
        Attempts at each puzzle.
    fog
        Whether fog covers the puzzles.
    """

    target: Target
    specs: tuple[ClueSpec, ...]
    shapes: tuple[Constraint, ...]
    asked: tuple[str, ...]
    grid_layout: Layout
    techniques: TechniqueRequest | None
    most_nodes: int
    tries: int
    fog: bool = False


def needs_plan(request: GenerateRequest) -> bool:
    """Whether a request has rules beyond houses."""
    if has_rules(request) or request.kind is not None:
        return True
    layout = checked_layout(request.layout) or getattr(request.start, "layout", None)
    return isinstance(layout, Layout) and not layout.is_house_only


def has_rules(request: GenerateRequest) -> bool:
    """Whether there are rules beside those of the layout, as far as can be seen."""
    rules = request.rules
    return len(rules) > 0 if isinstance(rules, Sized) else rules is not None


def ruled_plan(request: GenerateRequest) -> Plan:
    """The plan of a request.

    Raises
    ------
    NonetError, FormatError
        An argument is invalid, or two cannot be used together.
    Contradiction
        The start has two equal digits in one house.
    GenerationFailed
        No such puzzle can exist; says why.
    """
    _refuse(request)
    techniques = technique_request(request, _level(request.difficulty))
    level = None if techniques is None else techniques.level
    fog = request.kind is not None and kind_named(request.kind).fog
    if request.kind is not None:
        request = kind_named(request.kind).applied(request, level)
    given = tuple(map(_read, _listed(request.rules)))
    layout = checked_layout(request.layout)
    if layout is None:
        layout = getattr(request.start, "layout", None) or CLASSIC
    known = [rule for rule in given if isinstance(rule, Constraint)]
    asked = [rule for rule in given if isinstance(rule, RuleRequest)]
    whole = layout.with_constraints((*layout.constraints, *known))
    start = request.start
    if known and request.layout is None and start is not None:
        raise NonetError("expected a layout with these rules, or a start without one, found both")
    target = make_target(replace(request, layout=whole, start=start), has_rules=True)
    shapes = tuple(_shape(rule, whole) for rule in asked if rule.cells)
    specs = tuple(spec_of(rule, whole) for rule in asked if not rule.cells)
    if sum(covers_grid(spec) for spec in specs) > 1:
        raise NonetError("expected one rule that covers the grid, found several")
    _prove_determined(target, specs, shapes)
    if techniques is not None and (specs or shapes or not whole.is_house_only):
        _prove_level(techniques, whole)
    blank = [rule for item in asked if item.cells for rule in _without_number(item)]
    return Plan(
        target=target,
        specs=specs,
        shapes=shapes,
        asked=tuple(map(_line, asked)),
        grid_layout=whole.with_constraints((*whole.constraints, *blank)),
        techniques=techniques,
        most_nodes=_most_nodes(target, techniques),
        tries=TRIES if request.tries is None else request.tries,
        fog=fog,
    )


def _listed(rules: RuleLike | Iterable[RuleLike]) -> Iterable[RuleLike]:
    """The rules: one alone, the lines of a text, or what is in a list."""
    if isinstance(rules, str):
        return [line for line in map(str.strip, rules.splitlines()) if line]
    if isinstance(rules, Constraint | RuleRequest):
        return [rules]
    return iterable(rules, "rules")


def _read(given: RuleLike) -> Constraint | RuleRequest:
    """A rule, or a request for one; a text is a rule where it has cells or is about the grid."""
    if isinstance(given, Constraint | RuleRequest):
        return given
    if not isinstance(given, str):
        raise TypeError(
            f"expected a rule as text, a RuleRequest or a constraint, found {described(given)}"
        )
    return read_rule(given)


def read_rule(text: str) -> Constraint | RuleRequest:
    """The rule of a text that says all of it, else the request for its clues.

    Raises
    ------
    NonetError
        It is neither.

    Examples
    --------
    >>> read_rule("anti-knight"), read_rule("thermo 2-4")
    (AntiKnight(), RuleRequest.parse('thermo 2-4'))
    """
    try:
        return parse_rule(text)
    except LayoutError:
        if _is_in_full(text):
            raise
    request = RuleRequest.parse(text)
    if request.cells:
        _without_number(request)
    else:
        family_of(request.name)
    return request


def _is_in_full(text: str) -> bool:
    """Whether a text is meant as a rule with all its parameters."""
    words = text.split()
    if not words or "?" in words:
        return False
    if words[0].startswith("{") or any(map(CELLS.fullmatch, words)):
        return True
    name, _ = split_name(words, is_word)
    return is_rule(name) and not is_family(name)


def _line(request: RuleRequest) -> str:
    """The line of a request, the same by whatever name its rule is called."""
    if request.cells:
        return str(request)
    return str(replace(request, name=usual_name(request.name)))


def _shape(request: RuleRequest, layout: Layout) -> Constraint:
    """The rule of a request with cells, with any number."""
    try:
        rule = _with_a_number(request).named(layout.size)
    except LayoutError as error:
        raise NonetError(str(error)) from None
    if any(cell >= layout.cell_count for cell in rule.scope(layout)):
        raise NonetError(f"expected cells of the grid, found {request.cells}")
    return rule


def _without_number(request: RuleRequest) -> list[Constraint]:
    """The rule with cells without its number, where that says anything."""
    try:
        return [parse_rule(f"{request.name} {request.cells}")]
    except LayoutError:
        _with_a_number(request)
        return []


def _with_a_number(request: RuleRequest) -> Constraint:
    """The rule with cells and a number that it may have: 1, or 2 where that says nothing."""
    try:
        return parse_rule(f"{request.name} 1 {request.cells}")
    except LayoutError as error:
        try:
            return parse_rule(f"{request.name} 2 {request.cells}")
        except LayoutError:
            raise error from None


def covers_grid(spec: ClueSpec) -> bool:
    """Whether its shapes have all cells."""
    return "cover" in spec.family.options and covers(spec)


def _prove_level(techniques: TechniqueRequest, layout: Layout) -> None:
    """Raise GenerationFailed where no puzzle with rules beyond houses is of the requested level."""
    names = [level.name for level in techniques.order.levels]
    highest = LevelScale.of_rules(techniques.order, layout).highest
    if techniques.level is not None and names.index(techniques.level) > names.index(highest):
        raise GenerationFailed(
            f"no puzzle of {layout.size}×{layout.size} cells with rules is above {highest}, "
            f"but {techniques.level} was requested"
        )


def _most_nodes(target: Target, techniques: TechniqueRequest | None) -> int:
    if target.minimal:
        return _MOST_NODES_OF_MINIMAL
    is_hardest = techniques is not None and techniques.level == techniques.order.levels[-1].name
    return _MOST_NODES_OF_HARDEST if is_hardest else _MOST_NODES


_REFUSED = {
    "gem": "the scale of Sudoku Explainer does not know them",
    "method": "there is one method",
}
"""Options that puzzles with rules do not have, and why."""


def _refuse(request: GenerateRequest) -> None:
    for name, why in _REFUSED.items():
        if getattr(request, name) is not None:
            raise NonetError(f"expected no {name} for puzzles with rules beyond houses: {why}")
    if request.kind is not None and has_rules(request):
        raise NonetError("expected a kind or rules, found both")


def _level(difficulty: str | float | tuple[float, float] | None) -> str | None:
    if difficulty is None or (isinstance(difficulty, str) and not difficulty[:1].isdigit()):
        return difficulty
    raise NonetError(
        f"expected the difficulty of puzzles with rules to be a level, found {difficulty!r}: "
        f"{_REFUSED['gem']}"
    )


def _prove_determined(
    target: Target, specs: Iterable[ClueSpec], shapes: tuple[Constraint, ...]
) -> None:
    """Raise GenerationFailed where digits can be exchanged in all that is asked for."""
    families = [spec.family for spec in specs]
    size = target.layout.size
    if shapes or size < 2:
        return
    relabels = target.layout.treats_digits_alike
    if relabels and target.most < size - 1 and all(family.relabels for family in families):
        raise GenerationFailed(
            f"expected {size - 1} givens or more, found {target.most}: "
            "two digits that are not given can be exchanged"
        )
    mirrors = relabels or all(rule.mirrors_digits for rule in target.layout.constraints)
    if mirrors and target.most == 0 and all(family.mirrors for family in families):
        raise GenerationFailed(
            f"expected 1 given or more, found 0: by these rules each digit d can be {size + 1} − d"
        )

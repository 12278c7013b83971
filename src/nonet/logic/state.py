"""The state in which a step is looked for: as text, and what is known or wrong about it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from math import isqrt
from typing import ClassVar, Literal

from nonet._json_form import JsonForm
from nonet.constraints.shorthand import parse_rule, write_rule
from nonet.errors import FormatError, TimeLimitReached
from nonet.grid import Candidates, Grid
from nonet.grid.alphabet import STANDARD
from nonet.layout import House, Layout
from nonet.logic.broken_rules import broken_rules
from nonet.logic.languages import (
    CellNames,
    Houses,
    Language,
    Listing,
    RuleName,
    Texts,
    capitalized,
    check_cell_names,
    named_cells,
    texts_of,
)
from nonet.logic.names import by_digit, parse_cells, parse_digits
from nonet.logic.rule_names import definite_name
from nonet.running import Watch
from nonet.solver.select import solutions_within

PATIENCE = 0.2
"""Seconds that a hint waits for the solution of a puzzle with rules beyond houses."""

_BEFORE_A_RULE = "; "

MistakeKind = Literal["conflict", "rule", "unsolvable", "entry", "empty", "mark"]


@dataclass(frozen=True, slots=True)
class Mistake(JsonForm):
    """Something wrong with a state.

    Attributes
    ----------
    kind
        "conflict": two equal digits in a house. "rule": digits that break a rule beyond houses.
        "unsolvable": no way to fill the grid.
        "entry": a digit that is not that of the only solution. "empty": an empty cell without
        candidates. "mark": a cell whose pencil marks lack the digit of the solution.
    cells
        Where; empty where no cell is to blame.
    digit
        The digit of a conflict or an entry.
    house
        Of a conflict.
    blamed
        What has no solution: the givens, all digits with the pencil marks, or these alone.
    rule
        Index in `Layout.constraints` of the rule that is broken.
    total
        What the cells of that rule sum to, where it is about their sum.
    digits
        Those in the cells, where a rule is broken; 0: none.
    layout
        Of the grid.
    """

    json_name: ClassVar[str] = "mistake"

    kind: MistakeKind
    cells: tuple[int, ...]
    digit: int | None = None
    house: House | None = None
    blamed: Literal["givens", "digits", "marks"] | None = None
    rule: int | None = None
    total: int | None = None
    digits: tuple[int, ...] = ()
    layout: Layout = field(kw_only=True, repr=False)

    @property
    def message(self) -> str:
        """The same in an English sentence."""
        return self.explain()

    def explain(self, language: Language = "en", *, cells: CellNames = "rc") -> str:
        """The same in a sentence, which gives nothing else away; `cells` as in `Step.explain`.

        Raises
        ------
        NonetError
            Unknown language or names of cells.
        """
        texts = texts_of(language)
        check_cell_names(cells)
        named = [named_cells([cell], self.layout, texts, cells) for cell in self.cells]
        if self.kind == "unsolvable":
            return texts.say(f"{self.blamed or 'givens'}-unsolvable")
        if self.kind == "conflict" and self.house is not None:
            house = Houses([self.house], texts)
            first, second = named
            return texts.say("two-equal", digit=self.digit, house=house, first=first, second=second)
        if self.rule is not None:
            return self._broken(self.rule, texts, cells)
        if self.kind == "entry":
            return texts.say("wrong-digit", digit=self.digit, cell=named[0])
        message = "no-candidate" if self.kind == "empty" else "missing-candidate"
        return texts.say(message, cell=named[0])

    def _broken(self, rule: int, texts: Texts, cells: CellNames) -> str:
        name = self._named_rule(rule, texts)
        if self.total is not None:
            return capitalized(texts.say("broken-total", rule=name, total=self.total))
        zero = 0 in self.layout.numbers
        pairs = zip(self.cells, self.digits, strict=True)
        filled = sorted(pair for pair in pairs if pair[1] or zero)
        return capitalized(
            texts.say(
                "broken-rule",
                rule=name,
                digits=Listing([digit for _, digit in filled], texts),
                cells=named_cells([cell for cell, _ in filled], self.layout, texts, cells),
            )
        )

    def _named_rule(self, rule: int, texts: Texts) -> RuleName:
        return definite_name(self.layout.constraints[rule], self.layout, texts)

    @property
    def nudge_house(self) -> House | None:
        """The house to look in: that of a conflict, or else the box or line of the first cell."""
        if self.house is not None or not self.cells:
            return self.house
        first = self.cells[0]
        if (place := self.layout.place_of(first)) is not None:
            first = place[1] if place[1] is not None else -1
        numbers = self.layout.cell_houses[first] if first >= 0 else ()
        houses = [self.layout.houses[number] for number in numbers]
        return next((house for house in houses if house.is_region), houses[0] if houses else None)

    def nudge(self, language: Language = "en") -> str:
        """The kind of the fault, and its house, but not its cell.

        Raises
        ------
        NonetError
            Unknown language.

        Examples
        --------
        >>> import nonet
        >>> [mistake] = nonet.hint(nonet.Grid("...4 ..31 34.. 2...").place("r1c2", 2)).mistakes
        >>> print(mistake.nudge())
        One of your digits in box 1 is wrong.
        """
        house = self.nudge_house
        if house is None:
            return self.explain(language)
        texts = texts_of(language)
        if self.rule is not None:
            inside = "yes" if set(self.cells).issubset(house.cells) else "no"
            name = self._named_rule(self.rule, texts)
            named = Houses([house], texts)
            return capitalized(texts.say("nudge-rule", rule=name, house=named, inside=inside))
        message = {"conflict": "nudge-equal", "entry": "nudge-digit"}.get(self.kind, "nudge-mark")
        return capitalized(texts.say(message, house=Houses([house], texts)))


@dataclass(frozen=True, slots=True)
class Examined:
    """The facts about a state.

    Attributes
    ----------
    candidates
        Without pencil marks that a digit in a house rules out.
    solutions
        The only one, two where there are several, or none.
    is_proper
        Whether the givens alone have exactly one solution.
    mistakes
        Mistakes of one kind, the most obvious kind found.
    """

    candidates: Candidates
    solutions: tuple[Grid, ...]
    is_proper: bool
    mistakes: tuple[Mistake, ...]

    @property
    def solution(self) -> bytes:
        """A byte a cell; empty where there is not exactly one solution."""
        return self.solutions[0].digits if len(self.solutions) == 1 else b""


def examine(candidates: Candidates, watch: Watch, *, patience: float | None = None) -> Examined:
    """The facts about a state, and its mistakes.

    With `patience`, in seconds, a puzzle with rules beyond houses that takes longer to solve is
    examined without its solution, with 0 any: mistakes are those that its rules show at once.
    """
    grid, layout = candidates.grid, candidates.layout
    conflicts = grid.conflicts()
    if conflicts:
        houses = {house.name: house for house in layout.houses}
        found = tuple(
            Mistake("conflict", item.cells, item.digit, houses[item.house], layout=layout)
            for item in conflicts
        )
        return Examined(candidates, (), is_proper=False, mistakes=found)
    broken = tuple(_broken(grid))
    if broken:
        return Examined(candidates, (), is_proper=False, mistakes=broken)
    left = Candidates.of(grid)
    both = (mark & may for mark, may in zip(candidates.masks, left.masks, strict=True))
    candidates = Candidates(both, candidates.layout, grid)
    if layout.is_house_only:
        patience = None
    if any(grid.givens) or not layout.is_house_only:
        solutions = _solutions_of_givens(grid, watch, patience)
        if solutions is None:
            return Examined(candidates, (), is_proper=False, mistakes=_empty(candidates))
        if not solutions:
            mistake = Mistake("unsolvable", (), blamed="givens", layout=layout)
            return Examined(candidates, (), is_proper=False, mistakes=(mistake,))
        if len(solutions) == 1:
            mistakes = _against(solutions[0].digits, candidates)
            mistakes = mistakes or _against_layers(solutions[0], candidates)
            return Examined(candidates, solutions, is_proper=True, mistakes=mistakes)
    mistakes = _empty(candidates)
    solutions = () if mistakes else _solutions(candidates, watch, patience)
    if solutions is None:
        return Examined(candidates, (), is_proper=False, mistakes=_empty(candidates))
    if not mistakes and not solutions:
        blamed: Literal["digits", "marks"] = "digits" if any(grid.digits) else "marks"
        mistakes = (Mistake("unsolvable", (), blamed=blamed, layout=layout),)
    return Examined(candidates, solutions, is_proper=False, mistakes=mistakes)


def is_seen_unique(candidates: Candidates, watch: Watch, patience: float) -> bool:
    """Whether the givens of a state are seen to have exactly one solution within this time.

    Where there are only pencil marks they are not: what is missing from them may be all in
    which two solutions of a pattern differ.

    Raises
    ------
    TimeLimitReached, Cancelled
        Stopped before that.
    """
    grid = candidates.grid
    if not any(grid.givens) and grid.layout.is_house_only:
        return False
    solutions = _solutions_of_givens(grid, watch, patience)
    return solutions is not None and len(solutions) == 1


@dataclass(slots=True)
class _Known:
    """The facts about givens: their first two solutions, or that they take too long."""

    solutions: tuple[Grid, ...] | None = None
    takes_long: bool = False


@lru_cache(maxsize=64)
def _known(layout: Layout, givens: bytes) -> _Known:
    """The facts about a puzzle, which a player asks about again and again."""
    del layout, givens
    return _Known()


def _solutions_of_givens(
    grid: Grid, watch: Watch, patience: float | None
) -> tuple[Grid, ...] | None:
    """The first two solutions of the givens; None where they take longer than that."""
    known = _known(grid.layout, grid.givens)
    if known.solutions is None and not (known.takes_long and patience is not None):
        known.solutions = _solutions(grid.without_entries(), watch, patience)
        known.takes_long = known.solutions is None
    return known.solutions


def _solutions(
    puzzle: Grid | Candidates, watch: Watch, patience: float | None
) -> tuple[Grid, ...] | None:
    """The first two solutions; None where they take longer than that."""
    remaining = watch.remaining
    if patience is None or (remaining is not None and remaining < patience):
        return tuple(solutions_within(puzzle, watch))
    if patience == 0:
        return None
    try:
        limits = watch.limits
        limits["time_limit"] = patience
        return tuple(solutions_within(puzzle, Watch(**limits)))
    except TimeLimitReached:
        return None


def _broken(grid: Grid) -> Iterator[Mistake]:
    """Rules beyond houses that digits break, each once."""
    found = {broken.number: broken for broken in broken_rules(grid)}
    for mistake in found.values():
        yield Mistake(
            "rule",
            mistake.cells,
            rule=mistake.number,
            total=mistake.total,
            digits=tuple(_number(grid, cell) for cell in mistake.cells),
            layout=grid.layout,
        )


def _number(grid: Grid, cell: int) -> int:
    """The number in a cell or a variable, 0 where it has none."""
    value, shift = grid.values[cell], grid.layout.shift
    return value + shift if value else 0


def _against(solution: bytes, candidates: Candidates) -> tuple[Mistake, ...]:
    """Digits and marks that differ from the unique solution."""
    layout = candidates.layout
    lift = layout.digits[0] - 1
    wrong = [
        (cell, digit + lift)
        for cell, (digit, right) in enumerate(zip(candidates.grid.digits, solution, strict=True))
        if digit not in {0, right}
    ]
    if wrong:
        return tuple(Mistake("entry", (cell,), digit, layout=layout) for cell, digit in wrong)
    empty = _empty(candidates)
    if empty:
        return empty
    return tuple(
        Mistake("mark", (cell,), layout=layout)
        for cell, (mask, right) in enumerate(zip(candidates.masks, solution, strict=True))
        if right and not mask >> right - 1 & 1
    )


def _against_layers(solution: Grid, candidates: Candidates) -> tuple[Mistake, ...]:
    """Numbers and marks of layers that differ from the unique solution, where they count."""
    layout, wrong, missing = candidates.layout, [], []
    for layer in layout.layers if candidates.layers else ():
        for variable in layout.variables(layer.name) if layer.counts else ():
            right, found = solution.values[variable], candidates.grid.values[variable]
            if found not in {0, right}:
                wrong.append(Mistake("entry", (variable,), found + layout.shift, layout=layout))
            elif not candidates.layers[variable - layout.cell_count] >> right - 1 & 1:
                missing.append(Mistake("mark", (variable,), layout=layout))
    return tuple(wrong or missing)


def _empty(candidates: Candidates) -> tuple[Mistake, ...]:
    """Empty cells without candidates."""
    return tuple(
        Mistake("empty", (cell,), layout=candidates.layout)
        for cell in candidates.layout.cells
        if not candidates.masks[cell]
    )


def state_text(candidates: Candidates) -> str:
    """A state on one line: digits, ``+`` before an entry, and the candidates that were eliminated.

    Raises
    ------
    FormatError
        There are not enough characters for digits of this size.

    Notes
    -----
    Of a board that is not usual it is the text of the grid.

    Examples
    --------
    >>> state_text(Candidates.of(Grid("1... .2.. ..3. ...4", "..3.............")).without([(1, 4)]))
    '1.+3..2....3....4 r1c2<>4'
    """
    size = candidates.size
    if not candidates.layout.is_usual:
        return candidates.grid.to_text(lossy=True)
    if size > len(STANDARD):
        raise FormatError(f"expected a size of at most {len(STANDARD)}, found {size}")
    grid = candidates.grid
    cells = "".join(
        ("" if given else "+") + STANDARD[digit - 1] if digit else "."
        for digit, given in zip(grid.digits, grid.givens, strict=True)
    )
    gone = [
        (cell, digit)
        for cell, (mask, may) in enumerate(
            zip(candidates.masks, Candidates.of(grid).masks, strict=True)
        )
        for digit in range(1, size + 1)
        if (may & ~mask) >> digit - 1 & 1
    ]
    parts = by_digit(gone, candidates.layout, lambda digits, cells: f"{cells}<>{digits}")
    return " ".join([cells, *(part.replace(" ", "+") for part in parts)])


def read_state(text: str, layout: Layout | None = None) -> Candidates:
    """The state in a text as `state_text` writes it.

    Raises
    ------
    FormatError
        Not a valid state; says what is wrong.
    """
    cells, *gone = text.split()
    givens: list[int] = []
    entries: list[int] = []
    is_entry = False
    for character in cells:
        if character == "+":
            is_entry = True
            continue
        digit = STANDARD.find(character) + 1
        givens.append(0 if is_entry else digit)
        entries.append(digit if is_entry else 0)
        is_entry = False
    layout = layout or Layout.of_size(isqrt(len(givens)))
    eliminations = []
    for part in gone:
        names, sign, digits = part.partition("<>")
        if not sign:
            raise FormatError(f"expected candidates such as r4c79<>35, found {part!r}")
        eliminations += [
            (cell, digit)
            for cell in parse_cells(names.replace("+", " "), layout.size)
            for digit in parse_digits(digits, layout.size)
        ]
    return Candidates.of(Grid(givens, entries, layout=layout)).without(eliminations)


def ruled_state_text(candidates: Candidates) -> str:
    """A state on one line as `state_text` has it, and after it regions and rules of its layout.

    Boxes of an unusual shape are ``boxes 2 3``, a jigsaw is ``regions`` with a label for each cell,
    none of them on a Latin square. Rules are in the shorthand of `nonet.constraints.shorthand`.

    Raises
    ------
    FormatError
        There are not enough characters for digits of this size.
    """
    layout = candidates.layout
    parts = [state_text(candidates)]
    if layout.regions != Layout.of_size(layout.size).regions:
        if layout.box_shape:
            parts.append("boxes {} {}".format(*layout.box_shape))
        else:
            parts.append(f"regions {''.join(STANDARD[region] for region in layout.regions or ())}")
    return _BEFORE_A_RULE.join([*parts, *map(write_rule, layout.constraints)])


def read_ruled_state(text: str) -> Candidates:
    """The state in a text as `ruled_state_text` writes it.

    Raises
    ------
    NonetError
        Not a valid state; says what is wrong.

    Examples
    --------
    >>> state = read_ruled_state("1............... r1c3<>4; killer-cage 5 r1c3 r1c4")
    >>> state["r1c3"], state.layout.constraints
    ((2, 3), (Cage(cells=('r1c3', 'r1c4'), total=5),))
    """
    state, *rules = text.split(_BEFORE_A_RULE)
    if not rules:
        return read_state(state)
    size = isqrt(len(state.split()[0].replace("+", "")))
    regions = Layout.of_size(size).regions
    if rules[0].startswith("boxes "):
        regions = Layout.boxes(*map(int, rules.pop(0).split()[1:])).regions
    elif rules[0].startswith("regions"):
        labels = rules.pop(0).split()[1:]
        regions = Layout.jigsaw(labels[0]).regions if labels else None
    constraints = [parse_rule(rule).named(size) for rule in rules]
    return read_state(state, Layout(size, regions, constraints))

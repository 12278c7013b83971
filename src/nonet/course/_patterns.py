"""The cells of patterns, and what is wrong with cells that a learner takes for one."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from functools import reduce
from itertools import combinations
from operator import and_, or_

from nonet.course._target import PracticeTarget
from nonet.grid import Candidates
from nonet.layout import House, Layout
from nonet.logic import Step, technique
from nonet.logic.languages import CellNames, Houses, Listing, Texts, capitalized, named_cells

_MORE = {"conclusion", "restricted_common", "extra", "fin", "endo_fin"}
"""Parts of an argument that a learner may show or not."""

_SIZES = {"pair": 2, "triple": 3, "quadruple": 4, "x_wing": 2, "swordfish": 3, "jellyfish": 4}


def pattern_cells(step: Step) -> tuple[frozenset[int], frozenset[int]]:
    """Cells that show the pattern of a step, and cells that may be shown as well.

    Examples
    --------
    >>> import nonet
    >>> [step, *_] = nonet.steps("...4 ..31 34.. 2...", "full house")
    >>> [*pattern_cells(step)[0]]
    [2]
    """
    core: set[int] = set()
    more = {cell for cell, _ in step.eliminations}
    for group in step.groups:
        is_floor_of_bug = step.technique == "bug_1" and group.role == "floor"
        is_more = group.role in _MORE or is_floor_of_bug or step.is_rule_cell(group)
        (more if is_more else core).update(group.cells)
    if not core:
        core.update(cell for cell, _ in step.placements or step.eliminations)
    return frozenset(core), frozenset(more)


def misfit(
    target: PracticeTarget,
    state: Candidates,
    marked: Collection[int],
    texts: Texts,
    names: CellNames,
    *,
    count: int,
) -> str:
    """Why cells are not a pattern of that many; empty where nothing is known."""
    cells = sorted(marked)
    look = _Look(target, state, texts, names, count)
    filled = [cell for cell in cells if state.grid.digits[cell]]
    if filled:
        return look.say("is-filled", cell=look.cells(filled[:1]))
    finder = _FINDERS.get(target.station.name if target.station else target.techniques[0])
    return finder(look, cells) if finder else ""


class _Look:
    """A position, and the words in which it is described."""

    __slots__ = ("count", "kind", "layout", "masks", "name", "names", "state", "texts")

    def __init__(
        self, target: PracticeTarget, state: Candidates, texts: Texts, names: CellNames, count: int
    ) -> None:
        self.count = count
        self.names: CellNames = names
        self.name = target.techniques[0]
        self.kind = target.houses or "any"
        self.state = state
        self.layout: Layout = state.layout
        self.masks = state.masks
        self.texts = texts

    @property
    def size(self) -> int:
        """How many cells a subset, or lines a fish has."""
        return next((n for word, n in _SIZES.items() if self.name.endswith(word)), 0)

    def say(self, message: str, **values: object) -> str:
        """The text of a message."""
        return capitalized(self.texts.say(message, **values))

    def cells(self, cells: Iterable[int], within: House | None = None) -> Listing:
        """Names of cells, in a sentence that also names the house that they are within."""
        houses = () if within is None else (within,)
        return named_cells(cells, self.state.layout, self.texts, self.names, within=houses)

    def digits(self, mask: int) -> Listing:
        """Digits of a mask."""
        return Listing(_digits(mask), self.texts)

    def house(self, house: House) -> Houses:
        """The name of a house."""
        return Houses([house], self.texts)

    def union(self, cells: Iterable[int]) -> int:
        """Candidates of any of these cells."""
        return reduce(or_, (self.masks[cell] for cell in cells))

    def common(self, cells: Iterable[int]) -> int:
        """Candidates of all of these cells."""
        return reduce(and_, (self.masks[cell] for cell in cells))

    def common_houses(self, cells: Collection[int]) -> list[House]:
        """Houses that hold all of these cells, boxes first."""
        shared = set.intersection(*(set(self.layout.cell_houses[cell]) for cell in cells))
        houses = [self.layout.houses[number] for number in shared]
        return sorted(houses, key=lambda house: (not house.is_region, house.index))

    def sees(self, first: int, second: int) -> bool:
        """Whether two cells cannot have the same digit."""
        return second in self.layout.peers[first]

    def places(self, digit: int, cells: Iterable[int]) -> list[int]:
        """Those of these cells that may hold a digit."""
        return [cell for cell in cells if self.masks[cell] >> digit - 1 & 1]

    def wrong_count(self, found: int) -> str:
        """That the pattern has another number of cells."""
        return self.say("misfit-count", expected=self.count, found=found)

    def apart(self, cells: Sequence[int]) -> str:
        """Two of the cells that do not see each other."""
        for first, second in combinations(cells, 2):
            if not self.sees(first, second):
                return self.say(
                    "misfit-apart", first=self.cells([first]), second=self.cells([second])
                )
        return self.say("misfit-no-house", cells=self.cells(cells))

    def no_effect(self) -> str:
        """That it is the pattern, and nothing follows."""
        return self.say("no-effect", phrase=technique(self.name, self.texts.language).phrase)

    def elsewhere(self, digit: int, cells: Iterable[int], house: House) -> str:
        """Where else a digit can go in a house."""
        others = self.cells(cells, within=house)
        return self.say("misfit-elsewhere", digit=digit, cells=others, house=self.house(house))


def _single(look: _Look, cells: list[int]) -> str:
    if len(cells) != 1:
        return look.wrong_count(len(cells))
    [cell] = cells
    if look.name == "full_house":
        numbers = look.layout.cell_houses[cell]
        houses = [look.layout.houses[number] for number in numbers]
        house = min(houses, key=lambda line: len(_empty(look, line)))
        others = [place for place in _empty(look, house) if place != cell]
        cells_left = look.cells(others, within=house)
        return look.say("misfit-empty", cells=cells_left, house=look.house(house))
    if look.name == "naked_single":
        return look.say(
            "misfit-candidates", cell=look.cells(cells), digits=look.digits(look.masks[cell])
        )
    return look.say("misfit-hidden-single", cell=look.cells(cells), kind=look.kind)


def _naked(look: _Look, cells: list[int]) -> str:
    if len(cells) != look.size:
        return look.wrong_count(len(cells))
    if not look.common_houses(cells):
        return look.apart(cells)
    union = look.union(cells)
    if union.bit_count() > len(cells):
        return look.say(
            "misfit-digits", cells=look.cells(cells), digits=look.digits(union), size=len(cells)
        )
    return look.no_effect()


def _hidden(look: _Look, cells: list[int]) -> str:
    if len(cells) != look.size:
        return look.wrong_count(len(cells))
    houses = look.common_houses(cells)
    if not houses:
        return look.apart(cells)
    best = ""
    fewest = look.state.size
    for house in houses:
        outside = [cell for cell in house.cells if cell not in cells]
        digits = _digits(look.union(cells))
        loose = {digit: look.places(digit, outside) for digit in digits}
        if sum(not found for found in loose.values()) >= len(cells):
            return look.no_effect()
        digit = min(
            (value for value in digits if loose[value]), key=lambda value: len(loose[value])
        )
        if len(loose[digit]) < fewest:
            fewest = len(loose[digit])
            best = look.elsewhere(digit, loose[digit], house)
    return best


def _intersection(look: _Look, cells: list[int]) -> str:
    if len(cells) < 2:
        return look.wrong_count(len(cells))
    houses = look.common_houses(cells)
    boxes = [house for house in houses if house.is_region]
    lines = [house for house in houses if house.is_line]
    if not boxes or not lines:
        return look.say("misfit-no-intersection", cells=look.cells(cells))
    base = boxes[0] if look.name == "pointing" else lines[0]
    common = look.common(cells)
    if not common:
        return look.say("misfit-no-common", cells=look.cells(cells))
    others = {
        digit: [cell for cell in look.places(digit, base.cells) if cell not in cells]
        for digit in _digits(common)
    }
    digit = min(others, key=lambda value: len(others[value]))
    return look.elsewhere(digit, others[digit], base) if others[digit] else look.no_effect()


def _fish(look: _Look, cells: list[int]) -> str:
    size = look.state.size
    rows = sorted({cell // size for cell in cells})
    columns = sorted({cell % size for cell in cells})
    if len(rows) != look.size or len(columns) != look.size:
        return look.say("misfit-lines", rows=len(rows), columns=len(columns), expected=look.size)
    common = look.common(cells)
    if not common:
        return look.say("misfit-no-common", cells=look.cells(cells))
    found: list[tuple[int, str]] = []
    for digit in _digits(common):
        for kind, lines in (("row", rows), ("column", columns)):
            spare: list[tuple[House, list[int]]] = []
            for house in look.layout.houses:
                if house.kind == kind and house.index in lines:
                    crossing = {
                        cell
                        for cell in house.cells
                        if (cell % size in columns if kind == "row" else cell // size in rows)
                    }
                    others = [
                        place for place in look.places(digit, house.cells) if place not in crossing
                    ]
                    if others:
                        spare.append((house, others))
            if not spare:
                return look.no_effect()
            house, others = spare[0]
            count = sum(len(more) for _, more in spare)
            found.append((count, look.elsewhere(digit, others, house)))
    return min(found)[1]


def _wing(look: _Look, cells: list[int]) -> str:
    if len(cells) != 3:
        return look.wrong_count(len(cells))
    pivots = [
        cell for cell in cells if all(look.sees(cell, other) for other in cells if other != cell)
    ]
    if not pivots:
        return look.apart(cells)
    most = 3 if look.name == "xyz_wing" else 2
    for cell in cells:
        if look.masks[cell].bit_count() > (most if cell in pivots else 2):
            return look.say(
                "misfit-candidates", cell=look.cells([cell]), digits=look.digits(look.masks[cell])
            )
    union = look.union(cells)
    if union.bit_count() != 3:
        return look.say("misfit-three", cells=look.cells(cells), digits=look.digits(union), size=3)
    for pivot in pivots:
        first, second = (look.masks[cell] for cell in cells if cell != pivot)
        if (first & second).bit_count() != 1:
            continue
        needed = union if look.name == "xyz_wing" else first ^ second
        if look.masks[pivot] == needed:
            return look.no_effect()
        return look.say("misfit-pivot", cell=look.cells([pivot]), digits=look.digits(needed))
    return look.say("misfit-pincers")


def _strong_links(look: _Look, cells: list[int]) -> str:
    """A skyscraper or a kite: two lines in which a digit has only the two marked places."""
    if len(cells) != 4:
        return look.wrong_count(len(cells))
    common = look.common(cells)
    if not common:
        return look.say("misfit-no-common", cells=look.cells(cells))
    lines = [
        house
        for house in look.layout.houses
        if house.is_line and len({*house.cells}.intersection(cells)) == 2
    ]
    if not any(
        len({*one.cells, *other.cells}.intersection(cells)) == 4 for one in lines for other in lines
    ):
        return look.say("misfit-two-lines")
    reasons = []
    for digit in _digits(common):
        spare = [
            (house, others)
            for house in lines
            if (
                others := [place for place in look.places(digit, house.cells) if place not in cells]
            )
        ]
        if len(lines) - len(spare) >= 2:
            return look.say("no-effect-links", digit=digit)
        reasons.append(look.elsewhere(digit, spare[0][1], spare[0][0]))
    return reasons[0]


def _pairs(look: _Look, cells: list[int]) -> str:
    """An XY-chain: every cell has two candidates."""
    for cell in cells:
        if look.masks[cell].bit_count() > 2:
            return look.say(
                "misfit-two-candidates",
                cell=look.cells([cell]),
                digits=look.digits(look.masks[cell]),
            )
    return ""


def _w_wing(look: _Look, cells: list[int]) -> str:
    """Two of the cells have the same two candidates."""
    if len(cells) != 4:
        return look.wrong_count(len(cells))
    pairs = [look.masks[cell] for cell in cells if look.masks[cell].bit_count() == 2]
    if len(pairs) == len({*pairs}):
        return look.say("misfit-no-twins", cells=look.cells(cells))
    return ""


def _rectangle(look: _Look, cells: list[int]) -> str:
    size = look.state.size
    if len(cells) != 4:
        return look.wrong_count(len(cells))
    if len({cell // size for cell in cells}) != 2 or len({cell % size for cell in cells}) != 2:
        return look.say("misfit-rectangle")
    regions = {
        number
        for cell in cells
        for number in look.layout.cell_houses[cell]
        if look.layout.houses[number].is_region
    }
    if len(regions) != 2:
        return look.say("misfit-boxes", count=len(regions))
    common = look.common(cells)
    if common.bit_count() < 2:
        return look.say("misfit-two-digits", cells=look.cells(cells))
    return look.say("no-effect-rectangle", digits=look.digits(common))


def _empty(look: _Look, house: House) -> list[int]:
    return [cell for cell in house.cells if not look.state.grid.digits[cell]]


def _digits(mask: int) -> list[int]:
    return [digit + 1 for digit in range(mask.bit_length()) if mask >> digit & 1]


_FINDERS: dict[str, Callable[[_Look, list[int]], str]] = {
    **dict.fromkeys(
        ("full_house", "hidden_single_in_box", "hidden_single_in_line", "naked_single"),
        _single,
    ),
    **dict.fromkeys(("pointing", "claiming"), _intersection),
    **dict.fromkeys(("naked_pair", "naked_triple", "naked_quadruple"), _naked),
    **dict.fromkeys(("hidden_pair", "hidden_triple", "hidden_quadruple"), _hidden),
    **dict.fromkeys(("x_wing", "swordfish", "jellyfish"), _fish),
    **dict.fromkeys(("xy_wing", "xyz_wing"), _wing),
    **dict.fromkeys(("skyscraper", "two_string_kite"), _strong_links),
    "xy_chain": _pairs,
    "w_wing": _w_wing,
    "unique_rectangle": _rectangle,
    "hidden_rectangle": _rectangle,
}
"""By station: what is wrong with cells that are taken for its pattern."""

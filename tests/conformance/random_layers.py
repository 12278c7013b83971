"""Whether random small boards with layers have just the solutions of a plain program.

``python tests/conformance/random_layers.py --count N --seed S`` makes N boards of up to 4×4 cells
with layers of roles, values, second digits, shades and unknown numbers, and random rules about
them. Some cells and variables are open, and all ways to fill them are tried by a program that knows
rules by their sentences alone. Solutions, the verdict of `check`, and what `violations` says of a
full board are compared. It prints each fault; the last line is ``N boards, N with solutions, N
faults``.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.constraints.definitions import holds
from tests.constraints.random_rules import random_rule
from tests.constraints.test_variables import CELLS_RULES

import nonet
from nonet import Contradiction, Grid, Layout, LayoutError
from nonet.constraints import AllowedDigits, Indexers, Roles, SecondDigits, Values
from nonet.constraints.registry import constraint_of, fields_of
from nonet.layout import Constraint, Layer, Unknown

MOST = 100
"""Ways to fill the open cells and variables."""

Numbers = tuple[int, ...]
Plain = Callable[[Numbers], bool]


@dataclass(slots=True)
class Tally:
    """What was compared, and what is wrong."""

    boards: int = 0
    solved: int = 0
    kinds: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)

    def note(self, case: str, text: str) -> None:
        """A fault."""
        self.faults.append(f"{case}: {text}")
        print(self.faults[-1], flush=True)


class Board:
    """A layout, a full board that often obeys its rules, and what the rules mean."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.bare: Layout = rng.choice(BARE)()
        self.size = self.bare.size
        self.rules: list[tuple[Constraint, Plain]] = []
        layers = rng.choice((_doublers, _two_roles, _seconds, _shades, _unknowns))(self)
        self.layout = Layout.from_json(self.bare.to_json())
        self.layout = self._with_layers(layers)

    def _with_layers(self, layers: list[Layer]) -> Layout:
        if self.bare.box_shape is not None:
            return Layout.boxes(*self.bare.box_shape, digits=_digits(self.bare), layers=layers)
        return Layout.latin(self.size, digits=_digits(self.bare), layers=layers)

    def digits(self) -> list[int]:
        """Digits that obey the houses, but for some now and then."""
        size, rng = self.size, self.rng
        chosen = rng.sample(list(self.bare.digits), size)
        side = self.bare.box_shape[0] if self.bare.box_shape else 1
        shifts = [(row % side * side + row // side) if side > 1 else row for row in range(size)]
        return [chosen[(shift + column) % size] for shift in shifts for column in range(size)]

    def line(self, kind: str, cell: int) -> list[int]:
        """The cells of a row, a column or a box, in order."""
        size = self.size
        if kind == "row":
            return [cell // size * size + at for at in range(size)]
        if kind == "column":
            return [at * size + cell % size for at in range(size)]
        row, column = cell // size // 2 * 2, cell % size // 2 * 2
        return [(row + i) * size + column + j for i in (0, 1) for j in (0, 1)]

    def houses(self) -> list[list[int]]:
        """All rows, columns and boxes."""
        kinds = ("row", "column", "box") if self.bare.box_shape else ("row", "column")
        every = [self.line(kind, cell) for kind in kinds for cell in range(self.size**2)]
        return [list(house) for house in dict.fromkeys(map(tuple, every))]

    def marked(self) -> list[int]:
        """A cell of each row and column, and of each box."""
        while True:
            columns = self.rng.sample(range(self.size), self.size)
            cells = [row * self.size + column for row, column in enumerate(columns)]
            if all(len(set(cells) & set(house)) == 1 for house in self.houses()):
                return cells


def _digits(layout: Layout) -> str:
    return f"{layout.digits[0]}-{layout.digits[-1]}"


BARE: tuple[Callable[[], Layout], ...] = (
    lambda: Layout.latin(2),
    lambda: Layout.latin(3),
    lambda: Layout.latin(3, digits="0-3"),
    lambda: Layout.of_size(4),
    lambda: Layout.of_size(4, digits="0-4"),
)


def _roles_hold(board: Board, at: int, rule: Roles) -> Plain:
    def plain(numbers: Numbers) -> bool:
        roles = numbers[at : at + board.size**2]
        each = all(
            sum(roles[cell] == rule.role for cell in house) == rule.each for house in board.houses()
        )
        having = sorted(numbers[cell] for cell, role in enumerate(roles) if role == rule.role)
        return each and (not rule.once or having == list(board.bare.digits))

    return plain


def _form_value(form: str, board: Board, numbers: Numbers, roles: Numbers, cell: int) -> int | None:
    """What a cell counts as by a form of a value."""
    digit = numbers[cell]
    if match := re.fullmatch(r"(row|column|box)\[d\]", form):
        line = board.line(match[1], cell)
        return numbers[line[digit - 1]] if 1 <= digit <= len(line) else None
    if match := re.fullmatch(r"d\+(row|column|box)\((\d)\)", form):
        line = [other for other in board.line(match[1], cell) if other != cell]
        return digit + sum(numbers[other] for other in line if roles[other] == int(match[2]))
    return int(eval(form.replace("2d", "2*d"), {"d": digit}))  # noqa: S307 (a form of this file)


def _values_hold(
    board: Board, roles_at: int, values_at: int, forms: list[str], least: int
) -> Plain:
    count = board.size**2

    def plain(numbers: Numbers) -> bool:
        roles = numbers[roles_at : roles_at + count]
        return all(
            numbers[values_at + cell]
            == _form_value(forms[role - least], board, numbers, roles, cell)
            for cell, role in enumerate(roles)
        )

    return plain


def _doublers(board: Board) -> list[Layer]:
    """One role, and a form for it."""
    count = board.size**2
    form = board.rng.choice(["2d", "-d", "d+1", "0", "-d+4", "3"])
    role = Roles("role", 2, each=board.rng.choice([0, 1, 1, 1]), once=board.rng.random() < 0.4)
    board.rules = [
        (role, _roles_hold(board, count, role)),
        (
            Values("value", "role", f"d,{form}"),
            _values_hold(board, count, 2 * count, ["d", form], 1),
        ),
    ]
    return [Layer("role"), Layer("value", "-4-8")]


def _two_roles(board: Board) -> list[Layer]:
    """Two roles, indexers among them, and forms that look at other cells."""
    count, rng = board.size**2, board.rng
    kinds = ["row", "column", *(["box"] if board.bare.box_shape else [])]
    forms = ["d"]
    for role in (2, 3):
        house = rng.choice(kinds)
        other = 5 - role
        forms.append(rng.choice([f"{house}[d]", f"d+{house}({other})", "0", "2d"]))
    first, second = Roles("role", 2), Roles("role", 3, once=rng.random() < 0.2)
    board.rules = [
        (first, _roles_hold(board, count, first)),
        (second, _roles_hold(board, count, second)),
        (
            Values("value", "role", ",".join(forms)),
            _values_hold(board, count, 2 * count, forms, 1),
        ),
    ]
    if rng.random() < 0.6:
        rule = Indexers("role", rng.choice([2, 3]), rng.choice(kinds), rng.choice([0, 2, 3]))
        board.rules.append((rule, _indexers_hold(board, count, rule)))
    return [Layer("role", "1-3"), Layer("value", "0-8")]


def _indexers_hold(board: Board, at: int, rule: Indexers) -> Plain:
    def plain(numbers: Numbers) -> bool:
        roles = numbers[at : at + board.size**2]
        for cell, role in enumerate(roles):
            line = board.line(rule.along, cell)
            if role != rule.role:
                continue
            if not 1 <= numbers[cell] <= len(line):
                return False
            target = line[numbers[cell] - 1]
            if rule.to and roles[target] != rule.to:
                return False
            if not rule.to and numbers[target] != line.index(cell) + 1:
                return False
        return True

    return plain


def _seconds(board: Board) -> list[Layer]:
    """Second digits, and their sums as values."""
    count, digits = board.size**2, board.bare.digits
    none = digits[0] - 1

    def plain(numbers: Numbers) -> bool:
        second = numbers[count : 2 * count]
        return all(
            sorted([*(numbers[c] for c in house), *(second[c] for c in house if second[c] != none)])
            == list(digits)
            for house in board.houses()
        ) and all(b in {none, max(a, b)} and a != b for a, b in zip(numbers, second, strict=False))

    forms = ["d", *(f"d+{digit}" for digit in digits)]
    board.rules = [
        (SecondDigits("second"), plain),
        (
            Values("value", "second", ",".join(forms)),
            _values_hold(board, count, 2 * count, forms, none),
        ),
    ]
    return [Layer("second", f"{none}-{digits[-1]}"), Layer("value", "0-8")]


def _shades(board: Board) -> list[Layer]:
    """Two layers without rules of their own, one of which does not count."""
    return [Layer("role", "0-1"), Layer("value", "1-3", counts=board.rng.random() < 0.5)]


def _unknowns(board: Board) -> list[Layer]:
    """Numbers that no cell shows."""
    board.rng.random()
    return [Unknown("total", 1, 9), Layer("value", "0-4"), Layer("pool", "1-3", count=2)]


class Case:
    """A board with all of its rules, some open cells, and all ways to fill them."""

    def __init__(self, rng: Random) -> None:
        self.board = Board(rng)
        self.rng = rng
        self.numbers = self._full()
        self.rules = list(self.board.rules)
        for _ in range(rng.choice([0, 1, 1, 2])):
            self._add_rule()
        self.layout = self.board.layout.with_constraints([rule for rule, _ in self.rules])
        self.open = self._opened()

    def domain(self, at: int) -> tuple[int, ...]:
        """All numbers of a cell or a variable."""
        layout = self.board.layout
        if at < layout.cell_count:
            return tuple(layout.digits)
        return next(one.values for one in layout.layers if at in layout.variables(one.name))

    def _full(self) -> list[int]:
        """Digits, roles and values that fit together, or some of them at random."""
        board, layout, rng = self.board, self.board.layout, self.rng
        numbers = board.digits()
        count = layout.cell_count
        for layer in layout.layers:
            numbers += [rng.choice(layer.values) for _ in layout.variables(layer.name)]
        names = {layer.name for layer in layout.layers}
        if any(isinstance(rule, Roles) for rule, _ in board.rules):
            numbers[count : 2 * count] = [1] * count
            for rule, _ in board.rules:
                if isinstance(rule, Roles) and rule.each:
                    for cell in board.marked():
                        numbers[count + cell] = rule.role
        if "second" in names:
            self._give_seconds(numbers)
        for rule, _ in board.rules:
            if isinstance(rule, Values):
                self._give_values(rule, numbers)
        return numbers

    def _give_seconds(self, numbers: list[int]) -> None:
        """No second digits, but the missing one in a cell of each house."""
        board, count = self.board, self.board.layout.cell_count
        missing = sorted(set(board.bare.digits) - set(numbers[: board.size]))
        for cell in range(count):
            numbers[count + cell] = board.bare.digits[0] - 1
        for digit, cell in product(missing[:1], board.marked()):
            numbers[count + cell] = max(digit, numbers[cell])
            numbers[cell] = min(digit, numbers[cell])

    def _give_values(self, rule: Values, numbers: list[int]) -> None:
        count, forms = self.board.layout.cell_count, rule.forms.split(",")
        least = self.board.layout.layers[0].values[0]
        roles = tuple(numbers[count : 2 * count])
        for cell in range(count):
            form = forms[roles[cell] - least]
            value = _form_value(form, self.board, tuple(numbers), roles, cell)
            if value in self.domain(2 * count + cell):
                numbers[2 * count + cell] = value or 0

    def _add_rule(self) -> None:
        """A random rule about cells, variables or both."""
        layout, rng = self.board.layout, self.rng
        name = rng.choice(CELLS_RULES)
        if name == "regex" and layout.numbers[0] < 0:  # a text has no sign for these
            return
        places = self.places(tuple(self.numbers))
        try:
            fields = self._of_layers(random_rule(name, layout, places[: layout.cell_count], rng))
            rule = constraint_of(fields, "here")
            if rng.random() < 0.8:
                rule = rule.read_on(layout, places)
            layout.with_constraints([rule])
        except (LayoutError, IndexError, ValueError):
            return
        own = fields_of(rule)
        self.rules.append((rule, lambda numbers: holds(own, layout, self.places(numbers))))

    def _of_layers(self, value: Any) -> Any:
        """A rule as a JSON object, with some cells replaced by variables."""
        if isinstance(value, list):
            return [self._of_layers(item) for item in value]
        if isinstance(value, dict):
            return {key: self._of_layers(item) for key, item in value.items()}
        if not (isinstance(value, str) and re.fullmatch(r"r\d+c\d+", value)):
            return value
        known = [layer.name for layer in self.board.layout.layers if layer.count is None]
        if self.rng.random() < 0.08:
            return self.rng.choice(
                [n for n in self.board.layout.indices if ":" in n or n.isalpha()]
            )
        return f"{self.rng.choice(known)}:{value}" if self.rng.random() < 0.6 else value

    def places(self, numbers: Numbers) -> bytes:
        """The bytes of rules."""
        return bytes(number - self.board.layout.shift for number in numbers)

    def _opened(self) -> list[int]:
        """The cells and variables that are open."""
        every = list(range(len(self.numbers)))
        self.rng.shuffle(every)
        chosen, ways = [], 1
        for at in every:
            ways *= len(self.domain(at))
            if ways > MOST:
                break
            chosen.append(at)
        return sorted(chosen)

    def obeys(self, numbers: Numbers) -> bool:
        """Whether houses and rules hold, by the plain program."""
        has_seconds = any(isinstance(rule, SecondDigits) for rule, _ in self.rules)
        houses = [] if has_seconds else self.board.houses()
        return all(len({numbers[c] for c in house}) == len(house) for house in houses) and all(
            plain(numbers) for _, plain in self.rules
        )

    def fillings(self) -> Iterator[Numbers]:
        """All ways to fill what is open."""
        for chosen in product(*map(self.domain, self.open)):
            filled = list(self.numbers)
            for at, number in zip(self.open, chosen, strict=True):
                filled[at] = number
            yield tuple(filled)

    def shown(self, numbers: Numbers) -> Numbers:
        """What counts of a solution: digits, and the layers that count."""
        layout = self.board.layout
        kept = list(range(layout.cell_count))
        for layer in layout.layers:
            kept += layout.variables(layer.name) if layer.counts else ()
        return tuple(numbers[at] for at in kept)

    def found(self) -> set[Numbers]:
        """What counts of all solutions of the solver."""
        layout = self.layout
        names = {at: name for name, at in layout.indices.items()}
        givens = [
            AllowedDigits(names[at], [number])
            for at, number in enumerate(self.numbers)
            if at not in self.open
        ]
        puzzle = Grid.empty(layout.with_constraints([*layout.constraints, *givens]))
        try:
            solutions = list(nonet.solutions(puzzle))
        except Contradiction:
            solutions = []
        least = layout.digits[0]
        found = set()
        for solution in solutions:
            numbers = [value - 1 + least for value in solution.digits]
            for layer in layout.layers:
                numbers += solution.layer(layer.name) if layer.counts else ()
            found.add(tuple(numbers))
        if len(found) != len(solutions):
            raise AssertionError("a solution is found twice")
        status = nonet.check(puzzle).status
        if status != ("none", "unique", "several")[min(len(found), 2)]:
            raise AssertionError(f"{status} with {len(found)} solutions")
        return found


def compare(name: str, case: Case, tally: Tally) -> None:
    """Compare all that nonet says of a board."""
    tally.boards += 1
    for rule, _ in case.rules:
        tally.kinds[rule.name] += 1
    expected = {case.shown(numbers) for numbers in case.fillings() if case.obeys(numbers)}
    tally.solved += bool(expected)
    text = f"{case.layout!r}, open {case.open}, {case.numbers}"
    try:
        found = case.found()
    except Exception as error:  # noqa: BLE001 (whatever it is, it is a fault)
        tally.note(name, f"{type(error).__name__}: {error} of {text}")
        return
    if found != expected:
        tally.note(name, f"{len(found)} solutions, expected {len(expected)}, of {text}")
    for rule, plain in case.rules:
        for numbers in (tuple(case.numbers), case.rng.choice(list(case.fillings()))):
            is_broken = any(rule.violations(case.layout, case.places(numbers)))
            if is_broken is plain(numbers):
                tally.note(name, f"violations of {rule!r} on {numbers} of {text}")


def compare_all(count: int, seed: int, *, reports: bool = False) -> Tally:
    """Make and compare some boards."""
    tally = Tally()
    for number in range(seed, seed + count):
        compare(f"seed {number}", Case(Random(number)), tally)
        if reports and tally.boards % 1000 == 0:
            print(f"{tally.boards:,} boards, {len(tally.faults)} faults", flush=True)
    return tally


def main() -> None:
    """Print what is wrong, and what was compared."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=1000, help="boards")
    parser.add_argument("--seed", type=int, default=1, help="of the first board")
    options = parser.parse_args()
    tally = compare_all(options.count, options.seed, reports=True)
    for kind, count in sorted(tally.kinds.items()):
        print(f"{kind:<24} {count:7,}")
    print(f"{tally.boards:,} boards, {tally.solved:,} with solutions, {len(tally.faults)} faults")
    sys.exit(bool(tally.faults))


if __name__ == "__main__":
    main()

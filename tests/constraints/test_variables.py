"""Rules that name variables of layers as they name cells, and boards that lack some cells."""

from __future__ import annotations

import random
import re
from itertools import product
from typing import Any

import pytest
from tests.constraints.definitions import holds
from tests.constraints.random_rules import fits, random_rule
from tests.each import each

from nonet import Contradiction, Grid, Layout, LayoutError, solutions
from nonet.constraints import (
    AllOf,
    AntiKing,
    Cage,
    Clone,
    CountDistinct,
    GlobalEntropy,
    Maximum,
    NonConsecutive,
    Not,
    NumberCage,
    Odd,
    PairTable,
    RegionSumLine,
    Replicate,
    SameSet,
    Sandwich,
    SeenOdd,
    StateMachine,
    Sum,
    SumLine,
    Sunburn,
    Thermometer,
)
from nonet.constraints.registry import NAMES, constraint_of, fields_of
from nonet.constraints.shorthand import parse_rule, write_rule
from nonet.layout import Constraint, Layer
from nonet.layout.coordinates import cell_names
from nonet.layout.moves import Move, symmetries

LAYOUT = Layout.of_size(4, layers=[Layer("value", "0-5"), Layer("pool", "1-3", count=3)])


def of_layer(value: Any) -> Any:
    """A rule as a JSON object, with each cell replaced by its variable."""
    if isinstance(value, list):
        return [of_layer(item) for item in value]
    if isinstance(value, dict):
        return {key: of_layer(item) for key, item in value.items()}
    is_cell = isinstance(value, str) and re.fullmatch(r"r\d+c\d+", value)
    return f"value:{value}" if is_cell else value


def numbers_of(rng: random.Random) -> bytes:
    """Bytes of a full grid with its variables."""
    shift = LAYOUT.shift
    digits = [rng.randint(1, 4) - shift for _ in range(16)]
    values = [rng.randint(0, 5) - shift for _ in range(16)]
    return bytes([*digits, *values, *(rng.randint(1, 3) - shift for _ in range(3))])


ON_BOARD = {
    *("battenburg", "column_index", "row_index", "box_index", "minimum", "maximum"),
    *("seen_odd", "seen_even", "sunburn", "replicate", "negative"),
}
"""Rules for which it matters where a cell lies; they are refused."""
WHOLE_LINE = {"sandwich", "crust_sandwich", "before_nine", "next_to_nine", "battlefield"}
MADE_OF_RULES = {"if", "any_of", "all_of", "choose", "not", "kinds", "shared_total"}
OTHERS = {"full_rank", "roles", "values", "indexers", "second_digits", "state_machine"}
BY_CELLS = {"number_cage", "region_sum_line"}
"""Rules whose definitions ask where the cells lie."""
BY_DIGITS = {"equality_cage", "entropic_line", "hidden_skyscraper"}
"""Rules about halves, thirds and the least digit, which are those of the digits."""


def rules_of_variables(name: str) -> list[tuple[dict[str, Any], Constraint, bytes]]:
    """Random rules of one kind that name variables, and fit."""
    rng = random.Random(name)
    found = []
    for _ in range(40):
        digits = numbers_of(rng)
        fields = of_layer(random_rule(name, LAYOUT, digits[16:32], rng))
        if fields == random_rule(name, LAYOUT, digits[16:32], rng):
            return []
        try:
            rule = constraint_of(fields, "here")
            if rng.random() < 0.7:
                rule = rule.read_on(LAYOUT, digits)
            rule.check_fits(LAYOUT)
        except LayoutError:
            continue
        found.append((fields_of(rule), rule, digits))
    return found


CELLS_RULES = [
    name
    for name in NAMES
    if (
        fits(name, LAYOUT)
        and name not in ON_BOARD | WHOLE_LINE | MADE_OF_RULES | BY_CELLS | BY_DIGITS | OTHERS
        and "value:" in str(of_layer(random_rule(name, LAYOUT, bytes([1] * 16), random.Random(1))))
    )
    or name in {"killer_cage", "thermometer", "arrow", "sum"}
]


@each("name", CELLS_RULES)
def test_variables_obey_what_the_rule_says(name: str) -> None:
    """A rule that names variables holds exactly where its definition holds for their numbers."""
    found = rules_of_variables(name)
    assert len(found) > 5
    for fields, rule, digits in found:
        verdict = not any(rule.violations(LAYOUT, digits))
        assert verdict == holds(fields, LAYOUT, digits), (fields, digits)
        assert rule.scope(LAYOUT) <= set(LAYOUT.variables("value"))


@each("name", sorted(ON_BOARD - {"replicate", "negative"} | WHOLE_LINE | {"full_rank"}))
def test_rules_of_places_name_no_variables(name: str) -> None:
    """Where it matters where a cell lies, a variable is refused in words."""
    rng = random.Random(name)
    fields = of_layer(random_rule(name, LAYOUT, bytes([1, 2, 3, 4] * 4), rng))
    with pytest.raises(LayoutError, match=r"expected .*found"):
        Layout.with_constraints(LAYOUT, [constraint_of(fields, "here")])


@each("name", CELLS_RULES)
def test_rules_of_variables_are_drawn_and_moved(name: str) -> None:
    """They are drawn at their cells, and a variable goes with its cell under a symmetry."""
    for _, rule, digits in rules_of_variables(name)[:5]:
        of_cells = parse_rule(write_rule(rule).replace("value:", ""))
        drawn = str(rule.marks(LAYOUT)).replace("value:", "")
        assert drawn == str(of_cells.marks(LAYOUT))
        rule.sentence(LAYOUT)
        for move in symmetries(4)[:3]:
            if rule.is_kept_by(LAYOUT, move):
                moved = rule.moved(LAYOUT, move)
                verdicts = [
                    any(rule.violations(LAYOUT, digits)),
                    any(moved.violations(LAYOUT, _moved(digits, move))),
                ]
                assert verdicts[0] == verdicts[1], (rule, moved)


def test_the_number_of_a_cage_of_variables_keeps_its_order() -> None:
    """No move is taken to keep it, since the order of its cells would change the number."""
    rule = NumberCage("value:r3c4 value:r2c1", 2)
    assert not any(rule.is_kept_by(LAYOUT, move) for move in symmetries(4)[1:])


def _moved(digits: bytes, move: Move) -> bytes:
    sources = move.sources()
    cells = [digits[source] for source in sources]
    values = [digits[16 + source] for source in sources]
    return bytes([*cells, *values, *digits[32:]])


def test_names_of_variables_are_read() -> None:
    """Layers stand before a colon, with cells or numbers behind it, or alone; cells stay cells."""
    assert cell_names("value:r1c1-3") == ("value:r1c1", "value:r1c2", "value:r1c3")
    assert cell_names("pool:1-3, total r1c1") == ("pool:1", "pool:2", "pool:3", "total", "r1c1")
    for wrong in ("value:", "r1", "r1c", "Value:r1c1", "value:r0c1", "value:x", "a"):
        with pytest.raises(ValueError, match="expected"):
            cell_names(wrong)


def test_unknown_variables_are_refused() -> None:
    """A variable that the layout does not have is named in the message."""
    for name in ("shade:r1c1", "pool:4", "total", "value:r5c1"):
        with pytest.raises(LayoutError, match=f"found {name}"):
            LAYOUT.with_constraints([Cage(f"r1c1 {name}", 5)])


def test_cells_and_variables_share_a_rule() -> None:
    """A sum of a cell and a variable has its solutions, and a table its pairs."""
    rules = [
        Sum("r1c1 value:r1c1 pool:1", 7),
        PairTable("r1c1 value:r1c1", [[4, 0], [1, 5]]),
        Clone(["pool:1-2", "pool:2-3"]),
    ]
    found = [
        tuple(grid.values[LAYOUT.indices[name]] + LAYOUT.shift for name in names)
        for names in [("r1c1", "value:r1c1", "pool:1", "pool:3")]
        for grid in [next(solutions(Grid.empty(LAYOUT.with_constraints(rules))))]
    ]
    assert set(found) <= {(4, 0, 3, 3), (1, 5, 1, 1)}


def test_parts_of_a_line_of_values_lie_in_the_regions_of_its_cells() -> None:
    """A region sum line along variables of cells is cut where the regions of the cells are."""
    rule = RegionSumLine("value:r1c1-4")
    rule.check_fits(LAYOUT)
    (total,) = rule.lower(LAYOUT)
    assert total.groups == ((16, 17), (18, 19))


def test_values_below_zero() -> None:
    """Totals, relations and rises take numbers below 0; running totals are refused."""
    layout = Layout.of_size(4, layers=[Layer("value", "-4-4")])
    rules = [Sum("value:r1c1-2", -7), Thermometer("value:r1c1-2"), Odd("value:r1c2")]
    grid = next(solutions(Grid.empty(layout.with_constraints(rules))))
    assert [grid.layer("value")[at] for at in (0, 1)] == [-4, -3]
    with pytest.raises(LayoutError, match="expected numbers from 0 for sum_line, found -4"):
        layout.with_constraints([SumLine("value:r1c1-3", 5)])


def test_count_of_different_digits_may_be_a_variable() -> None:
    """A layer of one variable is the number of different digits of some cells."""
    layout = Layout.of_size(4, layers=[Layer("count", range(40), count=1)])
    found = layout.with_constraints([CountDistinct("count", "r1c1-4 r2c1")])
    grid = next(solutions(Grid.empty(found)))
    assert grid.layer("count") == (4,)


HOLED = Layout.free(3, 3, digits="1-6", holes="r2c2")


@each(
    "rule",
    [
        AntiKing(),
        NonConsecutive(),
        GlobalEntropy(),
        Replicate("sum", "neighbours", 6),
        Maximum("r1c2"),
        Sunburn("r1c2"),
        SeenOdd("r1c2"),
    ],
)
def test_cells_that_are_not_there_have_no_rule(rule: Constraint) -> None:
    """Rules of neighbours leave out the cells that a board lacks."""
    assert 4 not in rule.scope(HOLED.with_constraints([rule]))


def test_a_view_ends_where_a_cell_is_missing() -> None:
    """A cell that counts what it sees does not see beyond a gap."""
    layout = Layout.free(1, 5, digits="1-5", holes="r1c3", constraints=[SeenOdd("r1c1")])
    line = [1, 2, 0, 1, 1]
    assert not any(layout.violations(bytes([*line, *20 * [0]])))


@each("rule", ["diagonal main", "diagonals", "row-index r1c1", "sandwich 3 r1c1-3"])
def test_boards_without_what_a_rule_needs_are_refused(rule: str) -> None:
    """A rule says what the board lacks: a whole square, or rows and columns."""
    with pytest.raises(LayoutError, match=r"square|rows and columns"):
        Layout.free(3, 3, digits="1-6", holes="r2c2", constraints=[rule])


def test_lines_of_a_board_take_clues() -> None:
    """A row of a board that is no square has a clue for a whole line."""
    board = Layout.free(2, 4, digits="1-4", lines=True)
    layout = board.with_constraints([Sandwich("r1c1-4", 5)])
    rows = {tuple(grid.values[:4]) for grid in solutions(Grid.empty(layout))}
    assert rows == {(1, 2, 3, 4), (1, 3, 2, 4), (4, 2, 3, 1), (4, 3, 2, 1)}
    with pytest.raises(LayoutError, match="row or column"):
        board.with_constraints([Sandwich("r1c1-3", 5)])


def test_all_houses_may_hold_one_set_of_digits() -> None:
    """With more digits than cells, each row, column and box lacks the same digits."""
    layout = Layout.of_size(4, digits="0-5", constraints=[SameSet(), Cage("r1c1-4", 6)])
    grid = next(solutions(Grid.empty(layout)))
    sets = {frozenset(grid.values[cell] - 1 for cell in house.cells) for house in layout.houses}
    assert sets == {frozenset({0, 1, 2, 3})}
    with pytest.raises((Contradiction, StopIteration)):
        next(
            solutions(Grid.empty(layout.with_constraints([*layout.constraints, Cage("r2c1-4", 7)])))
        )


def test_functions_read_all_numbers_of_a_layout() -> None:
    """A machine of a function reads 0, other digits, and what layers may be, also in a rule."""
    from_zero = Layout.free(1, 3, digits="0-5")
    rule = StateMachine("r1c1-3", 0, lambda total, number: total + number, [2])
    for rules in ([rule], [Not(Not(rule))], [AllOf([rule, Odd("r1c2")])]):
        found = {
            tuple(value - 1 for value in grid.values[:3])
            for grid in solutions(Grid.empty(from_zero.with_constraints(rules)))
        }
        expected = {
            line
            for line in product(range(6), repeat=3)
            if sum(line) == 2 and (rules[0].name != "all_of" or line[1] % 2)
        }
        assert found == expected
    layout = Layout.latin(2, layers=Layer("value", "-2-1"))
    falling = StateMachine(
        "r1c1 value:r1c1 value:r1c2", 9, lambda top, n: n if n < top else None, range(-9, 9)
    )
    layout = layout.with_constraints([falling, "odd r1c1"])
    found = {(grid["r1c1"], *grid.layer("value")[:2]) for grid in solutions(Grid.empty(layout))}
    assert found == {(1, x, y) for x in range(-2, 1) for y in range(-2, x)}

"""Relations of pairs of cells, on lines and for all pairs of the grid, and tallies of lines."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, product

import pytest
from tests.constraints import relations_defined

from nonet import Layout, LayoutError
from nonet.constraints import (
    PairRelation,
    PairSum,
    PairTable,
    Replicate,
    TallyLine,
    black_dot,
    white_dot,
)
from nonet.constraints.fields import layout_fields, layout_of
from nonet.constraints.shorthand import parse_rule, write_rule
from nonet.layout import Constraint

FOUR = Layout.of_size(4)


def allowed(rule: Constraint, layout: Layout, count: int) -> set[tuple[int, ...]]:
    """The digits that the first cells of the first row may hold."""
    ruled = layout.with_constraints([rule])
    rest = [0] * (layout.cell_count - count)
    every = product(range(1, layout.size + 1), repeat=count)
    return {
        word for word in every if next(rule.violations(ruled, bytes([*word, *rest])), None) is None
    }


@pytest.mark.parametrize("name", relations_defined.RELATIONS)
def test_a_relation_means_what_it_says(name: str) -> None:
    """For each number the pairs of digits are those of its definition, and none is left out."""
    for value in (None, *range(13)):
        fields = {"relation": name, "value": value, "allowed": [[1, 2], [4, 3]]}
        pairs = fields["allowed"] if name == "table" else ()
        try:
            rule = PairRelation("r1c1-2", name, value, pairs)
            found = allowed(rule, Layout.boxes(2, 3), 2)
        except LayoutError:
            continue
        every = product(range(1, 7), repeat=2)
        assert found == {(x, y) for x, y in every if relations_defined.related(fields, x, y)}
        assert found


def test_a_relation_is_of_neighbours_on_a_line_or_of_any_two_cells() -> None:
    """On a line the first and the third cell are free; with `every` they are not."""
    on_line = allowed(PairRelation("r1c1-3", "difference-at-least", 2), FOUR, 3)
    any_two = allowed(PairRelation("r1c1-3", "difference-at-least", 2, every=True), FOUR, 3)
    assert (1, 3, 1) in on_line
    assert any_two == set()
    assert allowed(PairRelation("r1c1-3", "unequal", every=True), FOUR, 3) == {
        word for word in product(range(1, 5), repeat=3) if len(set(word)) == 3
    }


@pytest.mark.parametrize("size", [3, 5, 9])
@pytest.mark.parametrize("moves", Replicate.choices["moves"])
def test_all_pairs_of_a_move_have_the_relation_once(moves: str, size: int) -> None:
    """The pairs of the only primitive are those that the move joins, each once."""
    rule = Replicate("unequal", moves)
    found = [
        frozenset(pair)
        for part in rule.lower(Layout.latin(size))
        for pair in zip(part.pairs[::2], part.pairs[1::2], strict=True)
    ]
    expected = {
        frozenset((a, b))
        for a, b in combinations(range(size * size), 2)
        if relations_defined.are_apart(moves, abs(a // size - b // size), abs(a % size - b % size))
    }
    assert len(found) == len(set(found))
    assert set(found) == expected


MARKS = (white_dot("r1c1-2"), black_dot("r2-3c1"), PairSum("r4c1 r3c3", 5))


@pytest.mark.parametrize(
    ("exempt", "moves", "free"),
    [
        ("", "neighbours", set()),
        ("any", "neighbours", {(0, 1), (4, 8)}),
        ("difference", "neighbours", {(0, 1)}),
        ("ratio", "kings", {(4, 8)}),
        ("pair_sum", "neighbours", set()),
        ("pair-sum", "distance-3", {(10, 12)}),
        ("any", "distance-3", {(10, 12)}),
    ],
)
def test_pairs_with_a_mark_are_exempt(exempt: str, moves: str, free: set[tuple[int, int]]) -> None:
    """Those with any mark between them, or with one of a kind, whichever are on the board."""
    rule = Replicate("no-difference", moves, 1, exempt=exempt)
    layout = FOUR.with_constraints([*MARKS, rule])
    bare = Replicate("no-difference", moves, 1).lower(layout)[0].pairs
    every = set(zip(bare[::2], bare[1::2], strict=True))
    pairs = rule.lower(layout)[0].pairs
    assert every - set(zip(pairs[::2], pairs[1::2], strict=True)) == free
    (full,) = rule.in_full(layout)
    assert full.exempt == ""
    assert full.lower(FOUR) == rule.lower(layout)


@pytest.mark.parametrize(
    "line",
    [
        "pair-relation sum-at-most 6 r1c1 r1c2 r1c3",
        "pair-relation same-parity every r1c1 r2c2 r3c4",
        "pair-relation table 1:2 3:4 r1c1 r1c2",
        "replicate no-sum knights 7",
        "replicate table diagonals 1:2 3:4 any r1c1 r2c2 / r3c3 r4c4",
        "replicate difference-at-least distance-3 2 pair-sum",
        "tally-line never multiple 5 r1c1 r1c2",
        "tally-line end at-most 1 2 4 r1c1 r1c2",
    ],
)
def test_lines_and_objects_say_the_same(line: str) -> None:
    """A rule is written as it was typed, and comes back from its JSON."""
    rule = parse_rule(line)
    assert write_rule(rule) == line
    layout = FOUR.with_constraints([rule])
    assert layout_of(layout_fields(layout)) == layout


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: PairRelation("r1c1", "equal"), "expected 2 or more cells"),
        (
            lambda: PairRelation("r1c1-2", "near"),
            "one of the relations difference, .* found 'near'",
        ),
        (lambda: PairRelation("r1c1-2", "sum"), "a number for the relation sum .* found none"),
        (lambda: PairRelation("r1c1-2", "equal", 2), "no number for the relation equal .* found 2"),
        (lambda: PairRelation("r1c1-2", "table"), "pairs of digits .* found 0 pairs"),
        (lambda: PairRelation("r1c1-2", "sum", 5, [(1, 2)]), "table only, found 1 pairs"),
        (
            lambda: PairRelation("r1c1-2", 5),  # type: ignore[arg-type]
            "expected a word of pair_relation, found 5",
        ),
        (lambda: PairRelation("r1c1-3 r1c1", "equal", every=True), "found r1c1 twice"),
        (lambda: Replicate("equal", "bishops"), "one of the moves neighbours, .* found 'bishops'"),
        (lambda: Replicate("equal", "distance-9"), "found 'distance-9'"),
        (lambda: Replicate("equal", "kings", exempt="odd"), "a rule of two cells .* found 'odd'"),
        (lambda: Replicate("equal", "kings", exempt="x" * 99), "a constraint that nonet knows"),
        (lambda: TallyLine("r1c1-2", "later", "exactly", 1), "end, always, never .* found 'later'"),
        (lambda: TallyLine("r1c1-2", "end", "prime", 1), "exactly, .* found 'prime'"),
        (lambda: TallyLine("r1c1-2", "end", "multiple", 0), "a number from 1 .* found 0"),
        (lambda: TallyLine("r1c1-2", "end", "at-least", -1), "a number from 1 .* found -1"),
    ],
)
def test_wrong_parameters_are_refused(make: Callable[[], Constraint], message: str) -> None:
    """One error says what was expected and what was found."""
    with pytest.raises(LayoutError, match=message):
        make()


@pytest.mark.parametrize(
    ("rule", "message"),
    [
        (PairRelation("r1c1-2", "sum", 9), "a sum from 2 to 8 of pair_relation, found 9"),
        (PairRelation("r1c1-2", "table", allowed=[(1, 5)]), "digits from 1 to 4 .* found 5"),
        (PairRelation("r1c1-2", "sum-at-most", 1), "a sum from 2 to 8"),
        (Replicate("difference", "kings", 4), "a difference from 0 to 3"),
        (Replicate("equal", "knights", exceptions=["r1c1 r1c2"]), "a move apart, found r1c1 and"),
        (TallyLine("r1c1-3", "end", "exactly", 13), "no digits from 1 to 4"),
        (
            TallyLine("r1c1-3", "end", "exactly", 1, [5]),
            "digits from 1 to 4 of tally_line, found 5",
        ),
    ],
)
def test_rules_that_do_not_fit_are_refused(rule: Constraint, message: str) -> None:
    """A layout says which bounds its size has."""
    with pytest.raises(LayoutError, match=message):
        FOUR.with_constraints([rule])


def test_a_table_of_two_cells_is_a_pair_table() -> None:
    """The same pairs make the same primitive."""
    pairs = [(1, 3), (2, 4)]
    one, other = PairRelation("r1c1-2", "table", allowed=pairs), PairTable("r1c1-2", pairs)
    assert one.lower(FOUR) == other.lower(FOUR)

"""Every rule: what it means, what it lowers to, and its JSON form agree on random grids."""

from __future__ import annotations

import copy
import importlib.util
import json
import pickle
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.constraints.definitions import DEFINITIONS, holds
from tests.constraints.primitives_oracle import holds as primitive_holds
from tests.constraints.primitives_oracle import well_formed
from tests.constraints.random_rules import (
    BUILDERS,
    NAMED,
    OWN,
    layouts_for,
    random_grid,
    random_rule,
)
from tests.each import each

from nonet import Layout, LayoutError
from nonet.constraints import black_dot, german_whisper, white_dot
from nonet.constraints.registry import NAMES, constraint_of, fields_of
from nonet.layout import Constraint
from nonet.layout.coordinates import indices_of_names
from nonet.layout.primitives import Relation

every_rule = each("name", NAMES)
TRIES = 60


class Case(NamedTuple):
    """A rule, a layout that it fits, and a full grid."""

    fields: dict[str, Any]
    rule: Constraint
    layout: Layout
    digits: bytes


def cases(name: str, seed: int = 0, count: int = TRIES) -> Iterator[Case]:
    """Random cases of one kind of rule."""
    rng = random.Random(f"{name} {seed}")
    layouts = layouts_for(name)
    for _ in range(count):
        layout = rng.choice(layouts)
        digits = random_grid(layout, rng)
        fields = random_rule(name, layout, digits, rng)
        try:
            rule = constraint_of(fields, "here")
            rule.check_fits(layout)
        except LayoutError as error:
            assert "found" in str(error)  # noqa: PT017 (a random line that crosses itself too soon)
            continue
        yield Case(fields, rule, layout, digits)


def obeys(rule: Constraint, layout: Layout, digits: bytes) -> bool:
    """Whether nothing breaks the rule."""
    return not any(rule.violations(layout, digits))


def test_every_rule_is_defined() -> None:
    """The registry, the definitions and the builders of random rules know the same names."""
    assert set(NAMES) >= OWN
    assert set(NAMES) == set(DEFINITIONS) == set(BUILDERS)


@every_rule
def test_violations_are_what_the_rule_says(name: str) -> None:
    """On full grids there are violations exactly where the definition of the rule does not hold."""
    seen = 0
    for case in cases(name):
        assert obeys(case.rule, case.layout, case.digits) == holds(
            case.fields, case.layout, case.digits
        ), case
        seen += 1
    assert seen > TRIES // 2


RARELY_OBEYED = {
    "anti_king",
    "anti_knight",
    "anti_taxicab",
    "dutch_flatmates",
    "global_entropy",
    "global_modular",
    "non_consecutive",
    "windows",
}
"""By random grids; test_examples.py has grids that obey them."""


@each("name", [name for name in NAMES if name not in RARELY_OBEYED])
def test_random_rules_have_both_verdicts(name: str) -> None:
    """The random cases hold grids that obey the rule, and grids that break it."""
    verdicts = {obeys(case.rule, case.layout, case.digits) for case in cases(name)}
    assert verdicts == {True, False}


@every_rule
def test_primitives_are_what_the_rule_says(name: str) -> None:
    """On full grids the primitives hold exactly where there are no violations."""
    for case in cases(name, seed=1):
        lowered = case.rule.lower(case.layout)
        assert all(well_formed(one, case.layout.size) for one in lowered), case
        held = all(primitive_holds(one, case.digits, case.layout.size) for one in lowered)
        assert held == obeys(case.rule, case.layout, case.digits), case


@every_rule
def test_rules_of_a_kind_are_lowered_at_once(name: str) -> None:
    """Together they hold exactly on the grids on which each of them does, in no more primitives."""
    found = list(cases(name, seed=2, count=24))
    for case in found:
        layout, digits = case.layout, case.digits
        rules = [one.rule for one in found if one.layout is layout]
        # Others may rest on houses, which these grids do not keep.
        rules = [one for one in rules if one.lower(layout) == one.lower_with_houses(layout)]
        kept = [rule for rule in rules if obeys(rule, layout, digits)]
        for some in (rules, kept):
            lowered = type(case.rule).lower_all(some, layout)
            assert len(lowered) <= sum(len(rule.lower(layout)) for rule in some)
            held = all(primitive_holds(one, digits, layout.size) for one in lowered)
            assert held == (len(some) == len(kept)), case


def test_dots_of_a_kind_share_a_relation() -> None:
    """All white dots are one relation, and all whispers by the same number."""
    dots = [white_dot("r1c1-2"), white_dot("r3c1-2"), black_dot("r4c1-2")]
    lines = [german_whisper("r2c1-3"), german_whisper("r5c1-2")]
    layout = Layout.of_size(9, constraints=[*dots, *lines])
    relations = layout.lower_beyond_houses()[Relation]
    assert [one.pairs for one in cast(list[Relation], relations)] == [
        (0, 1, 18, 19),
        (27, 28),
        (9, 10, 10, 11, 36, 37),
    ]


@every_rule
def test_houses_of_a_rule_are_among_its_primitives(name: str) -> None:
    """A layout with the rule has its houses, and lowers to these and to no others."""
    for case in cases(name, count=10):
        layout = _with(case)
        assert set(case.rule.houses(layout)) == {
            one for one in case.rule.lower(layout) if one in case.rule.houses(layout)
        }
        lowered = layout.lower()
        assert lowered[: len(layout.houses)] == layout.houses
        assert {type(one).__name__ for one in lowered[len(layout.houses) :]} <= {
            type(one).__name__ for one in case.rule.lower_with_houses(layout)
        } - {"House"}


def _with(case: Case) -> Layout:
    """The layout of a case, with its rule."""
    return Layout(case.layout.size, case.layout.regions, [case.rule])


@every_rule
@given(seed=st.integers(0, 1000), share=st.floats(0, 1))
def test_empty_cells_never_break_a_rule(name: str, seed: int, share: float) -> None:
    """What breaks a rule are filled cells, which break it in every full grid with these digits.

    All its cells are named where they are empty, and no digits would do.
    """
    rng = random.Random(seed)
    for case in cases(name, seed, count=1):
        partly = bytes(digit if rng.random() < share else 0 for digit in case.digits)
        found = list(case.rule.violations(case.layout, partly))
        assert all(len({partly[cell] > 0 for cell in group}) == 1 for group in found)
        if found:
            assert not obeys(case.rule, case.layout, case.digits)


@every_rule
def test_fields_read_back(name: str) -> None:
    """The JSON object of a rule is the one that made it, and makes the same rule."""
    for case in cases(name, count=20):
        written = json.loads(json.dumps(fields_of(case.rule)))
        assert written == case.fields
        assert constraint_of(written, "here") == case.rule
        assert hash(constraint_of(written, "here")) == hash(case.rule)


@every_rule
def test_rules_are_values(name: str) -> None:
    """A rule is pickled and copied as it is, and cannot be changed."""
    for case in cases(name, count=5):
        for other in (pickle.loads(pickle.dumps(case.rule)), copy.deepcopy(case.rule)):  # noqa: S301
            assert other == case.rule
            assert repr(other) == repr(case.rule)
        for attribute in ("cells", "which", "name", "unheard_of"):
            with pytest.raises((AttributeError, TypeError)):
                setattr(case.rule, attribute, ())
        layout = _with(case)
        assert pickle.loads(pickle.dumps(layout)) == layout  # noqa: S301


@every_rule
def test_cells_by_index_are_cells_by_name(name: str) -> None:
    """A rule whose cells are indices is the same as one with names, once a layout has taken it."""

    def by_index(value: Any, index: dict[str, int]) -> Any:
        if isinstance(value, list):
            return [by_index(one, index) for one in value]
        if isinstance(value, dict):
            return {key: by_index(one, index) for key, one in value.items()}
        return index.get(value, value) if isinstance(value, str) else value

    for case in cases(name, count=10):
        index = dict(indices_of_names(case.layout.size))
        rule = constraint_of(by_index(case.fields, index), "here")
        layout = Layout(case.layout.size, case.layout.regions, [rule])
        assert layout.constraints == (case.rule,)
        assert layout == _with(case)


@every_rule
def test_nothing_matters_outside_of_the_scope(name: str) -> None:
    """Digits in other cells than those of its scope change nothing about a rule."""
    rng = random.Random(name)
    for case in cases(name, count=20):
        scope = case.rule.scope(case.layout)
        other = bytes(
            digit if cell in scope else rng.randint(1, case.layout.size)
            for cell, digit in enumerate(case.digits)
        )
        verdict = obeys(case.rule, case.layout, case.digits)
        assert obeys(case.rule, case.layout, other) == verdict


@every_rule
def test_rules_that_treat_digits_alike_do(name: str) -> None:
    """A rule that says so is kept by any relabelling of the digits."""
    rng = random.Random(name)
    for case in cases(name, count=20):
        labels = [0, *rng.sample(range(1, case.layout.size + 1), case.layout.size)]
        relabelled = bytes(labels[digit] for digit in case.digits)
        if case.rule.treats_digits_alike:
            verdict = obeys(case.rule, case.layout, case.digits)
            assert obeys(case.rule, case.layout, relabelled) == verdict


@pytest.fixture(scope="module")
def broken_by_oracle(shared: Path) -> Callable[[dict[str, Any], bytes], bool | None]:
    """The shared definition of the rules in code; None where it has no answer."""
    path = shared / "conformance" / "variant_oracle.py"
    spec = importlib.util.spec_from_file_location("variant_oracle", path)
    assert spec is not None
    assert spec.loader is not None
    oracle = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(oracle)

    def broken(puzzle: dict[str, Any], digits: bytes) -> bool | None:
        board = oracle.Board(puzzle, digits)
        [fields] = puzzle["constraints"]
        try:
            return not oracle.TYPES[fields["type"]](board, fields)
        except (IndexError, ValueError):
            return None  # a digit that a clue needs is not on its line

    return broken


@pytest.mark.parametrize("name", [name for name in NAMES if name not in OWN | NAMED])
def test_violations_agree_with_the_shared_oracle(
    name: str, broken_by_oracle: Callable[[dict[str, Any], bytes], bool | None]
) -> None:
    """The shared oracle and nonet give the same verdict on every random rule and grid."""
    for case in cases(name, seed=2):
        puzzle = {
            "size": case.layout.size,
            "box": case.layout.box_shape,
            "regions": None if case.layout.box_shape else case.layout.regions,
            "constraints": [case.fields],
        }
        broken = broken_by_oracle(puzzle, case.digits)
        if broken is not None:
            assert broken != obeys(case.rule, case.layout, case.digits), case

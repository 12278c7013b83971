"""Recipes: what they say, and what is said of those that are wrong."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.dataset.data import RECIPE
from tests.each import each

from nonet import Layout
from nonet.constraints import AllDifferent, Diagonal
from nonet.dataset import Recipe
from nonet.errors import FormatError
from nonet.generator import GenerateRequest


def test_counts_follow_the_shares() -> None:
    """Shares are parts of the count, and the counts add up to it."""
    assert [kind.count for kind in Recipe.parse(RECIPE).kinds] == [120, 60, 60]
    uneven = Recipe.parse("count = 100\n" + "[[puzzles]]\n" * 3)
    assert sorted(kind.count for kind in uneven.kinds) == [33, 33, 34]


def test_counts_can_be_given_for_each_kind() -> None:
    """Without a count for all there is one for each kind."""
    recipe = Recipe.parse("[[puzzles]]\ncount = 3\n[[puzzles]]\ncount = 4\nsize = 6")
    assert recipe.count == 7
    assert [kind.layout for kind in recipe.kinds] == [Layout.of_size(9), Layout.of_size(6)]


def test_options_without_tables_apply_to_all() -> None:
    """A recipe of one kind needs no [[puzzles]]."""
    recipe = Recipe.parse('count = 9\nbox = [2, 3]\ndiagonals = true\nmethod = "plant"')
    (kind,) = recipe.kinds
    layout = Layout.boxes(2, 3, diagonals=True)
    assert kind.layout == layout
    assert kind.request == GenerateRequest(layout=layout, method="plant")


RULES = [
    ("rules = 5", "expected a list of rules, as"),
    ("rules = [5]", "expected a list of rules, as"),
    ('rules = ["cagges"]', "expected a rule .*, found 'cagges'; did you mean cage"),
    ('rules = ["diagonal"]', "expected main.anti, found none"),
    ('rules = ["thermometer r1c1-30"]', "expected cells from r1c1 to r9c9"),
]


@pytest.mark.parametrize(("key", "message"), RULES)
def test_rules_that_cannot_be_generated_are_refused(key: str, message: str) -> None:
    """The key and its line, and what was expected of a rule."""
    with pytest.raises(FormatError, match=f"rules: ({message}).*, at line 2"):
        Recipe.parse(f"count = 1\n{key}")


def test_kinds_of_other_boards_are_refused() -> None:
    """A dataset has no columns for layers or other digits."""
    with pytest.raises(FormatError, match="kind: expected a kind on usual boards, found doublers"):
        Recipe.parse('count = 1\nkind = "doublers"')


@pytest.mark.parametrize(
    ("key", "layout"),
    [
        (
            'size = 4\nrules = ["diagonal main", "extra-region r2-3c2-3"]',
            Layout.of_size(4, constraints=[Diagonal("main"), AllDifferent("r2-3c2-3")]),
        ),
        ("size = 5\nlatin = true", Layout.latin(5)),
        ("windows = true", Layout.of_size(9, windows=True)),
        ("regions = '1122 1122 3344 3344'", Layout.boxes(2, 2)),
    ],
)
def test_layouts_are_read(key: str, layout: Layout) -> None:
    """Each kind of layout can be asked for."""
    assert Recipe.parse(f"count = 1\n{key}").kinds[0].layout == layout


@pytest.mark.parametrize(("schema", "label"), [("sudoku-extreme", "backtracks"), ("kaggle", "")])
def test_schemas_bring_the_labels_they_need(schema: str, label: str) -> None:
    """What a schema needs is labelled, asked for or not."""
    recipe = Recipe.parse(f'count = 1\nlabels = []\nschema = "{schema}"')
    assert {"solution", label} - {""} == set(recipe.labels)


WRONG = {
    "": "count: expected a whole number from 1 to 2**48 - 1, found nothing, at line 1",
    "count = 0": "count: expected a whole number from 1 to 2**48 - 1, found 0, at line 1",
    "count = true": "count: expected a whole number from 1 to 2**48 - 1, found True, at line 1",
    "count = ": "expected TOML: ",
    "count = 1\ncuont = 2": "cuont: expected one of the keys count, distinct",
    "count = 1\n\nlabels = ['lvl']": "found 'lvl', at line 3",
    "count = 1\nlabels = 'level'": "found 'level', at line 2",
    "count = 1\nschema = 'x'": "schema: expected one of nonet, sudoku-extreme, kaggle, found 'x'",
    "count = 1\nname = ''": "name: expected a line of text, found '', at line 2",
    "count = 1\ndistinct = 1": "distinct: expected true or false, found 1, at line 2",
    "count = 1\nminimal = 'yes'": "minimal: expected true or false, found 'yes', at line 2",
    "count = 1\ngivens = [1, 2, 3]": "givens: expected a number, or the least and the most",
    "count = 1\ngivens = 16": "givens: expected 17 givens or more, found 16",
    "count = 1\nhardest = 'nope'": "hardest: ",
    "count = 1\nrequires = 3": "requires: expected names of techniques, found 3, at line 2",
    "count = 1\npattern = 3": "pattern: expected a text",
    "count = 1\nsize = 26": "size: expected a size of at most 25, found 26, at line 2",
    "count = 1\nbox = 3": "box: expected the rows and columns of a box",
    "count = 1\nregions = 3": "regions: expected a text",
    "count = 1\nregions = '12'": "regions: ",
    "count = 1\nsize = 6\nschema = 'kaggle'": "expected 9×9 with boxes for the schema kaggle",
    "count = 1\nsize = 6\nformat = 'npz'": "expected 9×9 with boxes for arrays",
    "count = 1\nminimal = true\n[[puzzles]]": "minimal: expected this key below [[puzzles]]",
    "count = 1\npuzzles = 3": "puzzles: expected tables, as [[puzzles]], at line 2",
    "count = 1\n[[puzzles]]\nshare = 0": "puzzles 1: share: expected a number above 0, found 0",
    "count = 9\n[[puzzles]]\ncount = 3": "count: expected 3, the sum of the counts",
    "[[puzzles]]\ncount = 3\n[[puzzles]]\nshare = 3": "puzzles 2: share: expected a count",
    "count = 9\n[[puzzles]]\n[[puzzles]]\n\ngem = 'ruby'": (
        "puzzles 2: gem: expected one of pearl, diamond, found 'ruby', at line 5"
    ),
}


@each("text", WRONG)
def test_what_is_wrong_is_named_with_its_line(text: str) -> None:
    """A recipe that cannot be followed is refused with the key, the line and what was expected."""
    with pytest.raises(FormatError) as caught:
        Recipe.parse(text)
    assert WRONG[text] in str(caught.value)
    assert str(caught.value).count("at line") == 1
    assert caught.value.line is not None


def test_recipes_are_read_from_files(tmp_path: Path) -> None:
    """A file gives the recipe that its text gives."""
    path = tmp_path / "recipe.toml"
    path.write_text(RECIPE, "utf-8")
    assert Recipe.load(path) == Recipe.parse(RECIPE)


@pytest.mark.parametrize("level", ["expert", "Expert", "unfair", "Unfair"])
def test_a_recipe_takes_both_names_of_a_level(level: str) -> None:
    """Our name of the level and HoDoKu's are one."""
    recipe = Recipe.parse(f'name = "x"\n[[puzzles]]\ncount = 3\ndifficulty = "{level}"')
    assert recipe.kinds[0].request.difficulty == level

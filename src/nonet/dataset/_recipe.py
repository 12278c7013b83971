"""Recipes: descriptions of datasets, in TOML."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from hashlib import blake2b
from os import PathLike
from pathlib import Path
from typing import Any, ClassVar, Literal, Never, cast, get_args

from nonet._arguments import described, instance, path_text
from nonet._json_form import JsonForm, line_of
from nonet._seeds import SEEDS
from nonet.dataset._labels import LABELS, Label
from nonet.errors import FormatError, NonetError
from nonet.generator import GenerateRequest, Method, RuleRequest, Symmetry
from nonet.generator.boards import BoardPlan
from nonet.generator.plan import HousePlan, make_plan
from nonet.generator.rules.plan import Plan, needs_plan, read_rule
from nonet.layout import Constraint, Layout
from nonet.layout.given import CONSTRAINTS
from nonet.rating.engine import Gem

Schema = Literal["nonet", "sudoku-extreme", "kaggle"]
Form = Literal["parquet", "csv", "npz"]

NEEDS: dict[Schema, tuple[Label, ...]] = {
    "nonet": (),
    "sudoku-extreme": ("solution", "backtracks"),
    "kaggle": ("solution",),
}
"""Labels that a schema cannot do without."""

LARGEST = 25
"""The largest size of the grids of a dataset: a character for each cell."""

_MOST = 2**48 - 1
_FEWEST_AT_ONCE, _MOST_AT_ONCE = 1, 1_000_000


@dataclass(frozen=True, slots=True)
class RecipeKind:
    """Puzzles of one kind: how many, and which.

    Attributes
    ----------
    layout
        Of all of them; where `has_rules`, without the clues that each puzzle has for itself.
    plan
        Of the request.
    """

    count: int
    layout: Layout
    request: GenerateRequest
    plan: HousePlan | Plan = field(repr=False, compare=False)

    @property
    def has_rules(self) -> bool:
        """Whether there are rules beyond houses."""
        return isinstance(self.plan, Plan)


@dataclass(frozen=True, slots=True)
class Recipe(JsonForm):
    r"""The description of a dataset.

    Attributes
    ----------
    name
        Name of the dataset.
    count
        Number of puzzles, in total.
    seed
        From 0 to 2⁶⁴ − 1; it determines all puzzles.
    partition
        Number of puzzles of a task, and of a file.
    distinct
        Whether no two puzzles are essentially equal.
    schema, form
        Names of the columns, and format of the files.
    labels
        The labels of each puzzle.
    kinds
        The puzzles.
    text
        The TOML source.

    Examples
    --------
    >>> from nonet.dataset import Recipe
    >>> recipe = Recipe.parse("count = 1000\nminimal = true")
    >>> recipe.count, recipe.labels, recipe.kinds[0].request.minimal
    (1000, ('solution', 'givens'), True)
    >>> try:
    ...     Recipe.parse("count = 1000\nseed = -1")
    ... except ValueError as error:
    ...     print(error)
    seed: expected a whole number from 0 to 2**64 - 1, found -1, at line 2
    """

    json_name: ClassVar[str] = "recipe"

    name: str
    count: int
    seed: int
    partition: int
    distinct: bool
    schema: Schema
    form: Form
    labels: tuple[Label, ...]
    kinds: tuple[RecipeKind, ...]
    text: str

    @classmethod
    def parse(cls, text: str) -> Recipe:
        """The recipe in a TOML text.

        Raises
        ------
        FormatError
            The text is not TOML, or a key is unknown or has an invalid value.
        """
        if isinstance(text, PathLike):
            found = described(text)
            raise TypeError(
                f"expected a recipe as a text in TOML, found {found}; Recipe.load reads files"
            )
        return _parse(instance(text, str, "a recipe as a text in TOML"))

    @classmethod
    def load(cls, path: str | PathLike[str]) -> Recipe:
        """The recipe in a TOML file; OSError where it cannot be read."""
        file = Path(path_text(path, "the file of a recipe"))
        return _parse(file.read_text(encoding="utf-8-sig", errors="replace"))

    def fields(self) -> dict[str, Any]:
        """The TOML source."""
        return {"text": self.text}

    @classmethod
    def from_fields(cls, fields: Mapping[str, Any]) -> Recipe:
        """The recipe with these fields; the reverse of `fields`.

        Raises
        ------
        FormatError
            They make none.
        """
        return _parse(line_of(fields, cls.json_name, "text"))

    def seed_of(self, kind: int, round_number: int, number: int) -> int:
        """The seed of a partition, by the number of its kind, its round and its own number."""
        text = f"{self.seed}/{kind}/{round_number}/{number}".encode()
        return int.from_bytes(blake2b(text, digest_size=8).digest(), "big")


@lru_cache(maxsize=16)
def _parse(text: str) -> Recipe:
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        place = re.search(r" \(at line (\d+), column (\d+)\)", str(error))
        line, column = map(int, place.groups()) if place else (len(text.splitlines()), None)
        reason = re.sub(r" \(at .*\)$", "", str(error))
        raise FormatError(f"expected TOML: {reason}", line=line, column=column) from None
    keys = _Keys(table, text, None)
    shared = {name: keys.table.pop(name) for name in _OPTIONS if name in table}
    if shared and "puzzles" in table:
        keys.fail(next(iter(shared)), "expected this key below [[puzzles]], where there is one")
    kinds = _kind_tables(keys, shared, text)
    schema = keys.choice("schema", Schema, "nonet")
    labels = keys.names("labels", LABELS, ("solution", "givens"))
    recipe = Recipe(
        name=keys.text("name", "sudoku"),
        count=_total(keys, kinds),
        seed=keys.number("seed", 0, SEEDS - 1, 0),
        partition=keys.number("partition", _FEWEST_AT_ONCE, _MOST_AT_ONCE, 50_000),
        distinct=keys.switch("distinct", default=True),
        schema=schema,
        form=keys.choice("format", Form, "parquet"),
        labels=tuple(label for label in LABELS if label in labels or label in NEEDS[schema]),
        kinds=(),
        text=text,
    )
    keys.check_all_known()
    counts = _shared_out(recipe.count, kinds)
    made = tuple(_kind(table, count) for table, count in zip(kinds, counts, strict=True))
    for keys_of, kind in zip(kinds, made, strict=True):
        _check(keys_of, kind, recipe)
    values = {name: getattr(recipe, name) for name in Recipe.__slots__}
    return Recipe(**{**values, "kinds": made})


class _Keys:
    """A table of TOML, and the lines of its keys."""

    def __init__(self, table: dict[str, Any], text: str, number: int | None) -> None:
        self.table = dict(table)
        self._known = set[str]()
        self._lines = _lines_of(text, number)
        self._first = _lines_of(text, number).get("", 1)
        self._where = "" if number is None else f"puzzles {number + 1}: "

    def fail(self, key: str, expected: str) -> Never:
        """Raise FormatError with the key and its line."""
        raise FormatError(f"{self._where}{key}: {expected}", line=self._lines.get(key, self._first))

    def get(self, key: str) -> Any:
        """The value of a key, or None."""
        self._known.add(key)
        return self.table.get(key)

    def number(self, key: str, least: int, most: int, default: int | None = None) -> int:
        """A whole number."""
        value = self.get(key)
        if value is None and default is not None:
            return default
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            end = most if most < 2**32 else f"2**{most.bit_length()} - 1"
            found = "nothing" if value is None else repr(value)
            self.fail(key, f"expected a whole number from {least} to {end}, found {found}")
        return value

    def share(self, key: str) -> float | None:
        """A positive number, or None."""
        value = self.get(key)
        if value is None:
            return None
        if not isinstance(value, int | float) or isinstance(value, bool) or not 0 < value < 1e9:
            self.fail(key, f"expected a number above 0, found {value!r}")
        return float(value)

    def switch(self, key: str, *, default: bool) -> bool:
        """True or false."""
        value = self.get(key)
        if value is None:
            return default
        if not isinstance(value, bool):
            self.fail(key, f"expected true or false, found {value!r}")
        return value

    def text(self, key: str, default: str) -> str:
        """A text that is not empty."""
        value = self.get(key)
        if value is None:
            return default
        if not isinstance(value, str) or not value.strip() or not value.isprintable():
            self.fail(key, f"expected a line of text, found {value!r}")
        return value

    def choice(self, key: str, kind: Any, default: Any) -> Any:
        """One of these words."""
        value = self.get(key)
        words = get_args(kind)
        if value is None:
            return default
        if value not in words:
            self.fail(key, f"expected one of {', '.join(words)}, found {value!r}")
        return value

    def names(self, key: str, words: tuple[Label, ...], default: tuple[Label, ...]) -> set[Label]:
        """A list of some of these words."""
        value = self.get(key)
        if value is None:
            return set(default)
        for name in value if isinstance(value, list) else [value]:
            if name not in words or not isinstance(value, list):
                self.fail(key, f"expected {key} from {', '.join(words)}, found {name!r}")
        return set(value)

    def check_all_known(self) -> None:
        """Raise FormatError for a key that was never read."""
        for key in self.table:
            if key not in self._known:
                known = ", ".join(sorted(self._known))
                self.fail(key, f"expected one of the keys {known}")


def _lines_of(text: str, number: int | None) -> dict[str, int]:
    """The line of each key of the top table, or of the puzzles with this number from 0."""
    lines: dict[str, int] = {}
    table = -1
    for line, content in enumerate(text.splitlines(), start=1):
        if re.match(r"\s*\[\[?\s*puzzles\s*\]", content):
            table += 1
            if table == number:
                lines[""] = line
            elif number is None:
                lines.setdefault("puzzles", line)
        key = re.match(r"\s*[\"']?([A-Za-z0-9_-]+)[\"']?\s*=", content)
        if key and table == (-1 if number is None else number):
            lines.setdefault(key[1], line)
    return lines


def _kind_tables(keys: _Keys, shared: dict[str, Any], text: str) -> list[_Keys]:
    found = keys.get("puzzles")
    if found is None:
        return [_Keys(shared, text, None)]
    if not isinstance(found, list) or not found or not all(isinstance(x, dict) for x in found):
        keys.fail("puzzles", "expected tables, as [[puzzles]]")
    return [_Keys(table, text, number) for number, table in enumerate(found)]


def _total(keys: _Keys, kinds: list[_Keys]) -> int:
    """Number of puzzles in total: given as such, or as a count for each kind."""
    counted = [table for table in kinds if "count" in table.table]
    if not counted or "puzzles" not in keys.table:
        return keys.number("count", 1, _MOST)
    for table in kinds:
        if "share" in table.table:
            table.fail("share", "expected a count for each kind, or a share for each")
    counts = [table.number("count", 1, _MOST) for table in kinds]
    if "count" in keys.table and keys.get("count") != sum(counts):
        keys.fail("count", f"expected {sum(counts)}, the sum of the counts, or no count here")
    return sum(counts)


def _shared_out(total: int, kinds: list[_Keys]) -> list[int]:
    """Number of each kind: given, or the total divided by shares, largest remainders first."""
    if any("count" in table.table for table in kinds):
        return [table.number("count", 1, _MOST) for table in kinds]
    shares = [table.share("share") or 1.0 for table in kinds]
    exact = [total * share / sum(shares) for share in shares]
    counts = [int(number) for number in exact]
    by_remainder = sorted(range(len(exact)), key=lambda at: (counts[at] - exact[at], at))
    for at in by_remainder[: total - sum(counts)]:
        counts[at] += 1
    return counts


def _kind(keys: _Keys, count: int) -> RecipeKind:
    options = {}
    for name, read in _OPTIONS.items():
        value = keys.get(name)
        if value is not None and name not in _SHAPES:
            options[name] = read(keys, name, value)
    rules, requests = _rules(keys)
    layout = _layout(keys, rules)
    if layout.size > LARGEST:
        place = next(name for name in _SHAPES if name in keys.table)
        keys.fail(place, f"expected a size of at most {LARGEST}, found {layout.size}")
    keys.share("share")
    keys.get("count")
    keys.check_all_known()
    has_layout = any(name in keys.table for name in _SHAPES if name != "rules")
    own = None if "kind" in options and not has_layout else layout
    request = GenerateRequest(layout=own, rules=requests, **options)
    try:
        plan = make_plan(request)
    except NonetError as error:
        has_rules = needs_plan(request)
        asked = (
            ("rules", "kind") if has_rules else [name for name in _OPTIONS if name not in _SHAPES]
        )
        keys.fail(next((name for name in asked if name in keys.table), "size"), str(error))
    if isinstance(plan, BoardPlan):
        keys.fail("kind", f"expected a kind on usual boards, found {plan.kind}")
    return RecipeKind(count, plan.target.layout, request, plan)


def _check(keys: _Keys, kind: RecipeKind, recipe: Recipe) -> None:
    """Reject what the schema or the format of the recipe cannot hold."""
    if kind.has_rules:
        _check_files(
            keys, recipe, "rules" if "rules" in keys.table else "kind", "puzzles without rules"
        )
        return
    if not kind.layout.is_classic:
        _check_files(keys, recipe, "size", "9×9 with boxes")


def _check_files(keys: _Keys, recipe: Recipe, key: str, expected: str) -> None:
    """Reject what a schema or a format cannot hold."""
    if recipe.schema != "nonet":
        keys.fail(key, f"expected {expected} for the schema {recipe.schema}")
    if recipe.form == "npz":
        keys.fail(key, f"expected {expected} for arrays; use parquet or csv")


def _layout(keys: _Keys, rules: list[Constraint]) -> Layout:
    try:
        return _layout_of(keys, rules)
    except NonetError as error:
        if isinstance(error, FormatError) and error.line is not None:
            raise  # it names the key already
        given = [name for name in _SHAPES if name in keys.table]
        keys.fail(given[0], str(error))


def _layout_of(keys: _Keys, rules: list[Constraint]) -> Layout:
    switched = [kind() for name, kind in _CONSTRAINTS.items() if keys.switch(name, default=False)]
    rules = switched + rules
    box, regions = keys.get("box"), keys.get("regions")
    latin = keys.switch("latin", default=False)
    if box is not None:
        if not isinstance(box, list) or len(box) != 2 or not all(type(n) is int for n in box):
            keys.fail("box", f"expected the rows and columns of a box, as [2, 3], found {box!r}")
        return Layout.boxes(*box, constraints=rules)
    if regions is not None:
        if not isinstance(regions, str):
            keys.fail("regions", f"expected a text, a character for each cell, found {regions!r}")
        return Layout.jigsaw(regions, constraints=rules)
    size = keys.number("size", 1, 100, 9)
    return (Layout.latin if latin else Layout.of_size)(size, constraints=rules)


def _rules(keys: _Keys) -> tuple[list[Constraint], tuple[RuleRequest, ...]]:
    """The rules in the words of ``--rule``, and the requests for clues."""
    listed = keys.get("rules")
    if listed is None:
        return [], ()
    if not isinstance(listed, list) or not all(isinstance(text, str) for text in listed):
        found = repr(listed)[:60]
        keys.fail("rules", f'expected a list of rules, as ["diagonal main"], found {found}')
    rules, requests = [], []
    for text in listed:
        try:
            read = read_rule(text)
        except NonetError as error:
            keys.fail("rules", str(error))
        if isinstance(read, RuleRequest):
            requests.append(read)
        else:
            rules.append(read)
    return rules, tuple(requests)


def _read_range(keys: _Keys, name: str, value: Any) -> Any:
    """A number, or a minimum and a maximum."""
    numbers = value if isinstance(value, list) else [value]
    kinds = int if name == "givens" else int | float
    fine = all(isinstance(number, kinds) and not isinstance(number, bool) for number in numbers)
    if not fine or (isinstance(value, list) and len(value) != 2):
        keys.fail(name, f"expected a number, or the least and the most, found {value!r}")
    return tuple(value) if isinstance(value, list) else value


def _read_difficulty(keys: _Keys, name: str, value: Any) -> Any:
    return value if isinstance(value, str) else _read_range(keys, name, value)


def _read_names(keys: _Keys, name: str, value: Any) -> tuple[str, ...]:
    names = value if isinstance(value, list) else [value]
    if not all(isinstance(text, str) for text in names):
        keys.fail(name, f"expected names of techniques, found {value!r}")
    return tuple(names)


def _read_pattern(keys: _Keys, name: str, value: Any) -> str:
    if not isinstance(value, str):
        keys.fail(name, f"expected a text, a character for each cell, found {value!r}")
    return value


def _as_it_is(_keys: _Keys, _name: str, value: Any) -> Any:
    """Reader of the keys of the layout, which are read together."""
    return value


_Reader = Callable[[_Keys, str, Any], Any]


def _read_choice(kind: Any) -> _Reader:
    return lambda keys, name, _value: keys.choice(name, kind, None)


def _read_word(keys: _Keys, name: str, _value: Any) -> str:
    return keys.text(name, "")


_CONSTRAINTS = {kind.name: kind for kind in CONSTRAINTS}
_SHAPES = ("size", "box", "regions", "latin", "rules", *_CONSTRAINTS)
"""Keys that make the layout."""

_OPTIONS: dict[str, _Reader] = {
    **dict.fromkeys(_SHAPES, _as_it_is),
    "givens": _read_range,
    "minimal": lambda keys, name, _value: keys.switch(name, default=False),
    "pattern": _read_pattern,
    "symmetry": _read_choice(Symmetry),
    "difficulty": _read_difficulty,
    "gem": _read_choice(Gem),
    "hardest": _read_word,
    "requires": _read_names,
    "without": _read_names,
    "kind": _read_word,
    "method": _read_choice(Method),
    "tries": lambda keys, name, _value: keys.number(name, 1, _MOST),
}
"""Keys of puzzles, and how they are read."""


def recipe_fields(recipe: Recipe) -> dict[str, object]:
    """The recipe as `dataset.json` records it."""
    return cast(dict[str, object], tomllib.loads(recipe.text))

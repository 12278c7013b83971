"""Rules as people type them: ``cage 15 r1c1 r1c2``, ``anti-knight``, ``arrow r1c1 r1c2-4``.

A line is the name of a rule, then its numbers, words and cells. Groups of cells are separated by
``/``, and a pair of numbers is ``1:2``. A rule made of rules is its name and these, as in ``not odd
r1c1``, ``any-of odd r1c1 | even r1c2`` or ``if odd r1c1 then even r1c2``. A line may also be a rule
as a JSON object.
"""

from __future__ import annotations

import dataclasses
import json
import re
from collections.abc import Iterable, Mapping
from contextlib import suppress
from itertools import repeat
from typing import Any, NamedTuple, cast

from nonet.constraints.naming import (
    Meant,
    is_word,
    meaning,
    readings,
    several,
    shown,
    split_name,
)
from nonet.constraints.registry import constraint_of, fields_of
from nonet.constraints.strokes import strokes_of
from nonet.errors import LayoutError
from nonet.layout import Constraint
from nonet.layout.given import MAX_CONSTRAINTS

LONGEST = 1 << 17
"""Characters of the longest line."""
_DEEPEST = 10

_LONGEST_FORM = 200
"""Characters of the form of a rule that an error repeats."""


class Parameter(NamedTuple):
    """A number or a word of a rule.

    Attributes
    ----------
    name
        Of the field.
    form
        "number", "numbers", "pairs" (``1:2``), "word" or "flag".
    is_optional
        Whether a line may leave it out.
    words
        Those to choose from; empty: any.
    usual
        The number that is meant where a line leaves it out; None: none, or it depends on others.
    """

    name: str
    form: str
    is_optional: bool
    words: tuple[str, ...]
    usual: int | None = None


class Parameters(NamedTuple):
    """The words of a line after the name of a rule.

    Attributes
    ----------
    values
        Numbers and words.
    groups
        Lists of cells: 0 for a rule of the whole grid, 3 for two or more.
    is_single
        Whether the first of them is one cell.
    is_written_out
        Whether there are rules in their place, or all of the line is a JSON object.
    """

    values: tuple[Parameter, ...]
    groups: int
    is_single: bool
    is_written_out: bool = False


_NUMBER = re.compile(r"-?[0-9]{1,9}")
_PAIR = re.compile(r"([0-9]{1,9}):([0-9]{1,9})")
_COMMA = re.compile(r",(?![0-9]*\})")  # but not that of {2,4} in a pattern
_SLASH = re.compile(r"(?<![^\W\d_])/|/(?![^\W\d_])")  # but not that of a name: even/odd
_CELLS = re.compile(
    r"(?:[a-z][a-z0-9_]*:)?[rR][0-9]+(?:-[0-9]+)?[cC][0-9]+(?:-[0-9]+)?"
    r"|[a-z][a-z0-9_]*:(?:[0-9]+(?:-[0-9]+)?)?"
)

_CELL, _CELL_LIST, _GROUPS = "str", "tuple[str, ...]", "tuple[tuple[str, ...], ...]"
_NUMBERS = {"int": "", "int | None": "", "tuple[int, ...]": "...", "tuple[int, ...] | None": "..."}
_ONE_NUMBER = {"int", "int | None"}
_PAIRS = "tuple[tuple[int, int], ...]"
_MADE_OF_RULES = {
    **dict.fromkeys(("any_of", "choose", "kinds", "shared_total"), "|"),
    "all_of": "&",
    "not": "",
    "if": "then else",
}
"""The sign between the rules that a rule is made of, or a word before each but the first."""
_RULES_USED = {"": "RULE", "then else": "RULE then RULE [else RULE]"}
_STATE_MACHINE = (
    '{"type": "state_machine", "cells": [...], "start": 0, "step": [[...]], "accept": [...]}'
)
_FLAGS = {"loop": "loop", "every": "every"}


def parse_rule(text: str) -> Constraint:
    """The rule that a line describes.

    Raises
    ------
    LayoutError
        It describes none; says what was expected.

    Examples
    --------
    >>> parse_rule("cage 15 r1c1 r1c2")
    Cage(cells=('r1c1', 'r1c2'), total=15)
    >>> parse_rule("white-dot r1c1-2")
    Difference(cells=('r1c1', 'r1c2'), value=1)
    >>> parse_rule("clone r1c1-2 / r4c1-2")
    Clone(groups=(('r1c1', 'r1c2'), ('r4c1', 'r4c2')))
    """
    if len(text) > LONGEST:
        raise LayoutError(
            f"expected a rule of at most {LONGEST} characters, found more", "too-large"
        )
    if text.lstrip().startswith("{"):
        return _of_json(text)
    return _of_words(_SLASH.sub(" / ", _COMMA.sub(" ", text)).split())


def examples(kind: type[Constraint]) -> tuple[Constraint, ...]:
    """The rules that a class has as its example; one without parameters is its own.

    Examples
    --------
    >>> examples(meaning("between_line").kind)
    (BetweenLine(cells=('r2c2', 'r3c2', 'r4c3', 'r4c4', 'r3c5')),)
    """
    lines = kind.example
    if not lines:
        return () if dataclasses.fields(cast(Any, kind)) else (kind(),)
    return tuple(parse_rule(line if line[0] == "{" else f"{kind.name} {line}") for line in lines)


def _of_words(words: list[str], depth: int = 0) -> Constraint:
    if not words:
        raise LayoutError("expected a rule such as 'cage 15 r1c1 r1c2', found nothing")
    if depth > _DEEPEST:
        raise LayoutError(
            f"expected rules at most {_DEEPEST} inside each other, found more", "too-large"
        )
    name, rest = split_name(words, is_word)
    meant, *others = readings(name)
    if others:
        return _the_one(name, (meant, *others), rest)
    separator = _MADE_OF_RULES.get(meant.kind.name)
    if separator is not None:
        kind: Any = meant.kind
        numbers, rest = _numbers(kind, rest)
        split = _split(rest, separator)
        if separator in _RULES_USED and len(split) < len(separator.split()):
            raise LayoutError(f"expected {usage(name)!r}, found no {separator.split()[0]!r}")
        parts = [_of_words(part, depth + 1) for part in split]
        return cast(Constraint, kind(*([parts] if _is_sign(separator) else parts), **numbers))
    try:
        return meant.kind(**_parameters(meant, rest))
    except LayoutError as error:
        form = usage(name)
        if len(form) > _LONGEST_FORM:
            raise
        raise error.again(f"{error}; expected {form!r}") from None


def _the_one(name: str, found: Iterable[Meant], words: list[str]) -> Constraint:
    """The rule of a name that several rules have, where its parameters fit only one of them."""
    fitting: list[Constraint] = []
    for meant in found:
        with suppress(LayoutError):
            fitting.append(meant.kind(**_parameters(meant, words)))
    if len(fitting) != 1:
        raise LayoutError(several(name), "several")
    return fitting[0]


def _numbers(kind: type[Constraint], words: list[str]) -> tuple[dict[str, int], list[str]]:
    """The numbers before rules, of which all but the first kind have their names before them."""
    names = [field.name for field in dataclasses.fields(cast(Any, kind)) if _is_number(field)]
    found: dict[str, int] = {}
    while names and words:
        named = words[0].replace("-", "_") in names
        number = words[int(named) : int(named) + 1]
        if not number or not _NUMBER.fullmatch(number[0]) or (found and not named):
            break
        found[words[0].replace("-", "_") if named else names[0]] = int(number[0])
        words = words[1 + int(named) :]
    return found, words


def _is_number(field: dataclasses.Field[Any]) -> bool:
    return field.type in _ONE_NUMBER


def _is_sign(separator: str) -> bool:
    return len(separator) == 1


def _split(words: list[str], separator: str) -> list[list[str]]:
    """The words between all signs, or before and after the first of each word in their order."""
    parts: list[list[str]] = [[]]
    left = separator.split()
    for word in words:
        if word in left[:1]:
            parts.append([])
            if not _is_sign(separator):
                del left[0]
        else:
            parts[-1].append(word)
    return parts


def parse_rules(lines: Iterable[str]) -> tuple[Constraint, ...]:
    """The rules of lines, one a line; empty lines and those that begin with # are passed over.

    Raises
    ------
    LayoutError
        A line describes none; says which.

    Examples
    --------
    >>> parse_rules(["# both", "anti-king", "", '{"type": "odd", "cells": ["r1c1"]}'])
    (AntiKing(), Odd(cells=('r1c1',)))
    """
    found: list[Constraint] = []
    for number, raw in enumerate(lines, 1):
        line = raw.strip()
        if not line or line.startswith("#"):
            continue
        if len(found) == MAX_CONSTRAINTS:
            raise LayoutError(
                f"expected at most {MAX_CONSTRAINTS:,} constraints, found more", "too-large"
            )
        try:
            found.append(parse_rule(line))
        except LayoutError as error:
            raise error.again(f"{error}, at line {number}") from None
    return tuple(found)


def write_rule(rule: Constraint) -> str:
    """The line that describes a rule, as a JSON object where it has no shorthand.

    Raises
    ------
    LayoutError
        It is none that nonet knows.

    Examples
    --------
    >>> write_rule(parse_rule("cage 15 r1c1-2"))
    'killer-cage 15 r1c1 r1c2'
    >>> write_rule(parse_rule("not odd r1c1"))
    'not odd r1c1'
    """
    line = _in_words(rule)
    with suppress(LayoutError):
        if parse_rule(line) == rule:
            return line
    return json.dumps(fields_of(rule), separators=(",", ":"))


def _in_words(rule: Constraint) -> str:
    separator = _MADE_OF_RULES.get(rule.name)
    name = shown(rule.name)
    if separator is not None:
        made: Any = rule
        first, *others = map(_in_words, made.parts)
        between = repeat(separator) if _is_sign(separator) else separator.split()
        said = "".join(f" {word} {part}" for word, part in zip(between, others, strict=False))
        return f"{name} {_numbers_in_words(made)}{first}{said}"
    fields = _fields(Meant(type(rule), {}))
    groups: list[tuple[str, ...]] = []
    words = [name]
    for field in fields:
        value = getattr(rule, field.name)
        if field.type == _GROUPS:
            groups += value
        elif _holds_cells(field):
            groups += [(value,)] if isinstance(value, str) else strokes_of(value)
        elif field.type == "bool":
            words += [field.name] if value else []
        elif field.type == _PAIRS:
            words += [f"{first}:{second}" for first, second in value]
        elif isinstance(value, tuple):
            words += map(str, value)
        elif value is not None:
            words.append(str(value))
    cells = [" ".join(group) for group in groups]
    is_plain = len(fields) > 1 and len(groups) == 2 and len(groups[0]) == 1
    is_plain = is_plain and not any(field.type == _GROUPS for field in fields)
    return " ".join([*words, (" " if is_plain else " / ").join(cells)]).strip()


def _numbers_in_words(made: Any) -> str:
    """The numbers of a rule made of rules; the first needs no name."""
    names = [field.name for field in dataclasses.fields(made) if _is_number(field)]
    given = [(name, getattr(made, name)) for name in names if getattr(made, name) is not None]
    return "".join(
        f"{'' if name == names[0] else shown(name) + ' '}{number} " for name, number in given
    )


def usage(name: str) -> str:
    """How a rule is typed, with words in capitals for what is to be put there.

    Examples
    --------
    >>> usage("cage")
    'cage [TOTAL] CELLS'
    >>> usage("clone")
    'clone CELLS / CELLS...'
    """
    meant = meaning(name)
    if meant.kind.name == "state_machine":
        return _STATE_MACHINE
    separator = _MADE_OF_RULES.get(meant.kind.name)
    if separator is not None:
        rules = f"RULE {separator} RULE..." if _is_sign(separator) else _RULES_USED[separator]
        numbered = any(map(_is_number, dataclasses.fields(cast(Any, meant.kind))))
        return f"{shown(name.lower())} {'NUMBER ' if numbered else ''}{rules}"
    numbers, cells = [], []
    for field in _fields(meant):
        if field.type == _GROUPS:
            cells.append("CELLS / CELLS..." if field.name == "groups" else "[CELLS / CELLS...]")
        elif field.type == _CELL_LIST:
            cells.append("CELLS" if field.name == "cells" else f"{field.name.upper()}-CELLS")
        elif field.name == "cell":
            cells.append("CELL")
        else:
            numbers.append(_placeholder(meant.kind, field, _usual(meant.kind, field)))
    return " ".join([shown(name.lower()), *numbers, *cells])


def parameters(kind: type[Constraint]) -> Parameters:
    """The parameters in a line for a rule of this kind; none for rules made of rules.

    Examples
    --------
    >>> parameters(meaning("killer_cage").kind).values
    (Parameter(name='total', form='number', is_optional=True, words=(), usual=None),)
    """
    if kind.name in _MADE_OF_RULES or kind.name == "state_machine":
        return Parameters((), 0, is_single=False, is_written_out=True)
    fields = _fields(Meant(kind, {}))
    cells = [field for field in fields if _holds_cells(field) and not _is_optional(field)]
    return Parameters(
        tuple(
            Parameter(
                field.name,
                _form(field),
                _is_optional(field) or _usual(kind, field) is not None,
                kind.choices.get(field.name, ()),
                _usual(kind, field),
            )
            for field in fields
            if not _holds_cells(field)
        ),
        3 if any(field.type == _GROUPS for field in cells) else len(cells),
        is_single=bool(cells) and cells[0].name == "cell",
    )


def _usual(
    kind: type[Constraint], field: dataclasses.Field[Any], given: Mapping[str, Any] | None = None
) -> int | None:
    """The number of a field that everybody means, where other parameters are given."""
    return kind.usual(given or {}) if field.type == "int" else None


def _form(field: dataclasses.Field[Any]) -> str:
    if field.type in _ONE_NUMBER:
        return "number"
    return {_PAIRS: "pairs", "bool": "flag", _CELL: "word"}.get(str(field.type), "numbers")


def _placeholder(
    kind: type[Constraint], field: dataclasses.Field[Any], usual: int | None = None
) -> str:
    words = "|".join(kind.choices.get(field.name, ()))
    word = words or _FLAGS.get(field.name) or field.name.upper()
    if field.type == _PAIRS:
        word = "A:B..."
    elif field.type in _NUMBERS:
        word += _NUMBERS[str(field.type)]
    return f"[{word}]" if usual is not None or _is_optional(field) else word


def _is_optional(field: dataclasses.Field[Any]) -> bool:
    return field.default is not dataclasses.MISSING or "None" in str(field.type)


def _fields(meant: Meant) -> list[dataclasses.Field[Any]]:
    kind: Any = meant.kind  # a dataclass, as all constraints are
    return [
        field
        for field in dataclasses.fields(kind)
        if field.name not in meant.fixed and not field.kw_only  # a title or text, for JSON only
    ]


def _of_json(text: str) -> Constraint:
    try:
        fields = json.loads(text)
    except (ValueError, RecursionError):
        raise LayoutError("expected a rule as a JSON object, found no JSON", "json") from None
    return constraint_of(fields, "the rule")


def _parameters(meant: Meant, words: list[str]) -> dict[str, Any]:
    """The words as the parameters of the rule."""
    numbers: list[int] = []
    pairs: list[tuple[int, int]] = []
    groups: list[list[str]] = [[]]
    others: list[str] = []
    for word in words:
        if word == "/":
            groups.append([])
        elif _CELLS.fullmatch(word):
            groups[-1].append(word.removesuffix(":"))
        elif _NUMBER.fullmatch(word):
            numbers.append(int(word))
        elif match := _PAIR.fullmatch(word):
            pairs.append((int(match[1]), int(match[2])))
        else:
            others.append(word)
    given: dict[str, Any] = dict(meant.fixed)
    fields = _fields(meant)
    names = [field.name for field in fields if _holds_cells(field)]
    if names == ["cells"] and len(groups) > 1 and (meant.kind.is_line or meant.kind.may_branch):
        groups = [[" / ".join(map(" ".join, groups))]]
    _take_cells(names, groups, given)
    for field in fields:
        if field.type in _ONE_NUMBER and numbers:
            given[field.name] = numbers.pop(0)
        elif field.type in _NUMBERS and numbers:
            given[field.name], numbers = numbers, []
        elif field.type == _PAIRS and pairs:
            given[field.name], pairs = pairs, []
        elif field.type == "bool" and field.name in others:
            others.remove(field.name)
            given[field.name] = True
        elif field.type == _CELL and field.name != "cell" and others:
            given[field.name] = others.pop(0)
        elif field.name == "pattern" and numbers:
            given[field.name] = str(numbers.pop(0))  # which has nothing but digits
    left = [*others, *map(str, numbers), *(f"{a}:{b}" for a, b in pairs)]
    if left:
        raise LayoutError(
            f"expected nothing more, found {left[0][:40]!r}", "more", word=left[0][:40]
        )
    for field in fields:
        if field.name not in given and field.default is dataclasses.MISSING:
            usual = _usual(meant.kind, field, given)
            if usual is None and not _is_optional(field):
                raise LayoutError(
                    f"expected {_missing(meant.kind, field)}, found none",
                    "missing",
                    what="cells" if _holds_cells(field) else _form(field),
                )
            given[field.name] = usual
    return given


def _missing(kind: type[Constraint], field: dataclasses.Field[Any]) -> str:
    return "cells" if _holds_cells(field) else _placeholder(kind, field)


def _holds_cells(field: dataclasses.Field[Any]) -> bool:
    return field.type in {_CELL_LIST, _GROUPS} or field.name == "cell"


def _take_cells(names: list[str], groups: list[list[str]], given: dict[str, Any]) -> None:
    """Share the cells out among the parameters that are cells."""
    if names in (["groups"], ["exceptions"]):
        if any(groups):
            given[names[0]] = [" ".join(group) for group in groups]
        return
    if len(names) == 2 and len(groups) == 1:
        groups = [groups[0][:1], groups[0][1:]]
    if len(groups) > max(1, len(names)) or (any(groups) and not names):
        raise LayoutError("expected nothing more, found cells", "more-cells")
    for name, group in zip(names, groups, strict=False):
        if group:
            given[name] = " ".join(group)

"""JSON from strangers: parsed within bounds, and looked through with the place at hand."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Never

from nonet.errors import FormatError
from nonet.layout import parse_cell
from nonet.layout.cosmetics import Cosmetics
from nonet.puzzle import NOTHING_DRAWN


def parse(text: str) -> Node:
    """The value of a JSON text.

    Raises
    ------
    FormatError
        It is no JSON; says where.
    """
    try:
        return Node(json.loads(text, parse_constant=_refuse), "$")
    except json.JSONDecodeError as error:
        raise FormatError(
            f"expected JSON, found something else ({error.msg})",
            line=error.lineno,
            column=error.colno,
        ) from None
    except RecursionError:
        raise FormatError("expected JSON that is nested less deeply") from None
    except ValueError as error:  # a number of thousands of digits
        raise FormatError(f"expected JSON with numbers in bounds ({error})") from None


def _refuse(name: str) -> Never:
    raise ValueError(f"found {name}")


@dataclass(slots=True)  # not frozen, which would take twice as long to make
class Node:
    """A value in JSON and its path, as ``$.grid[0]``."""

    value: object
    path: str

    def fail(self, expected: str) -> Never:
        """Raise FormatError: something else was expected here."""
        found = json.dumps(self.value, ensure_ascii=False)
        found = found if len(found) <= 40 else f"{found[:30]} …"
        raise FormatError(f"expected {expected}, found {found} at {self.path}")

    def __getitem__(self, key: str) -> Node:
        value = self.fields().get(key)
        return Node(value, f"{self.path}.{key}")

    @property
    def exists(self) -> bool:
        """Whether there is a value that is not null."""
        return self.value is not None

    @property
    def says_something(self) -> bool:
        """Whether there is a value that is not empty, zero or false."""
        return bool(self.value)

    def fields(self) -> dict[str, object]:
        """The object's fields."""
        if not isinstance(self.value, dict):
            self.fail("an object")
        return self.value

    def items(self, length: int | None = None) -> list[Node]:
        """The items of a list, which must have this length if one is given."""
        if not isinstance(self.value, list):
            self.fail("a list")
        if length is not None and len(self.value) != length:
            raise FormatError(f"expected {length} items, found {len(self.value)} at {self.path}")
        return [Node(value, f"{self.path}[{i}]") for i, value in enumerate(self.value)]

    def rows(self, size: int) -> list[Node]:
        """The cells of N lists of N, in order."""
        return [cell for row in self.items(size) for cell in row.items(size)]

    def text(self) -> str:
        """The text; empty where there is none."""
        if self.value is None:
            return ""
        if not isinstance(self.value, str):
            self.fail("text")
        return self.value

    def words(self) -> str:
        """The text, or a number as text."""
        if isinstance(self.value, int | float) and not isinstance(self.value, bool):
            return str(self.value)
        return self.text()

    def whole(self, least: int, most: int) -> int:
        """A whole number within these bounds, be it written as text."""
        value = self.value
        if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) < 16:
            value = int(value)
        if isinstance(value, float) and value.is_integer():
            value = int(value)
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            self.fail(f"a whole number from {least} to {most}")
        return value

    def number(self) -> float:
        """A number that is not negative."""
        value = self.value
        if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value < 1e15:
            self.fail("a number from 0 up")
        return float(value)

    def flag(self) -> bool:
        """True or false; false where there is nothing."""
        if self.value is not None and not isinstance(self.value, bool):
            self.fail("true or false")
        return bool(self.value)

    def mask(self, size: int) -> int:
        """The digits of a list as a mask; 0 where there is none."""
        mask = 0
        for item in self.items() if self.value is not None else ():
            mask |= 1 << item.whole(1, size) - 1
        return mask

    def unknown(self, known: frozenset[str]) -> Iterator[str]:
        """Names of the fields that say something and are not among the known."""
        for name, value in self.fields().items():
            if value and name not in known:
                yield name


def other_fields(fields: Iterable[tuple[str, object]]) -> tuple[tuple[str, str], ...]:
    """Fields as `Puzzle.other` has them.

    Raises
    ------
    FormatError
        A value cannot be written again: it is nested too deeply, or is an endless number.
    """
    found = []
    for name, value in fields:
        try:
            text = json.dumps(value, ensure_ascii=False, separators=(",", ":"), allow_nan=False)
        except (ValueError, RecursionError):
            raise FormatError(f"expected a value in bounds for the field {name[:40]!r}") from None
        found.append((name, text))
    return tuple(found)


def texts(root: Node, names: Iterable[str]) -> dict[str, str]:
    """The texts of the fields that there are, of those with these names."""
    fields = root.fields()
    return {name: root[name].text() for name in names if name in fields}


def cells(node: Node, size: int) -> tuple[int, ...]:
    """Indices of named cells; none where there is no such field."""
    return tuple(parse_cell(cell.text(), size) for cell in node.items()) if node.exists else ()


def cosmetics(root: Node) -> Cosmetics:
    """The cosmetics of an object, or none where it has none.

    Raises
    ------
    FormatError
        They are wrong; says where.
    """
    value = root.fields().get("cosmetics")
    if value is None:
        return NOTHING_DRAWN
    try:
        return Cosmetics.from_fields(value)
    except FormatError as error:
        raise FormatError(f"{error.reason}, of {root.path}.cosmetics") from None


def values(other: Iterable[tuple[str, str]]) -> dict[str, object]:
    """The reverse of `other_fields`."""
    return {name: json.loads(text) for name, text in other}


def digits(mask: int) -> list[int]:
    """The digits of a mask, ascending."""
    return [digit + 1 for digit in range(mask.bit_length()) if mask >> digit & 1]


def dump(value: object) -> str:
    """JSON on one line, as short as it can be."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))

"""The JSON form of values: fields, and a text that says what it is and in which version.

A class that derives from `JsonForm` has one codec, `fields` and `from_fields`; that of a dataclass
follows from the types of its fields, unless it has its own.
"""

from __future__ import annotations

import dataclasses
import json
import math
from collections import Counter
from collections.abc import Mapping
from functools import cache
from types import NoneType, UnionType
from typing import Any, ClassVar, Literal, Self, Union, get_args, get_origin, get_type_hints

from nonet._arguments import described
from nonet.errors import FormatError, NonetError

VERSION = 1
"""The version of all forms; every version there ever was stays readable."""

_ENDLESS = {"inf": math.inf, "-inf": -math.inf, "nan": math.nan}
"""Numbers that JSON does not have, as texts."""


class JsonForm:
    """A value that is written as JSON and read back.

    Attributes
    ----------
    json_name
        What it is, such as "step".
    """

    __slots__ = ()
    json_name: ClassVar[str]

    def fields(self) -> dict[str, Any]:
        """The value as JSON has it; `from_fields` reads it back."""
        return {
            field.name: encoded(getattr(self, field.name))
            for field in dataclasses.fields(self)  # type: ignore[arg-type]
        }

    @classmethod
    def from_fields(cls, fields: Mapping[str, Any]) -> Self:
        """The value with these fields; the reverse of `fields`.

        Raises
        ------
        FormatError
            They make no such value; says which is wrong.
        """
        fields = checked_fields(fields, cls.json_name)
        hints = _hints(cls)  # type: ignore[arg-type]
        known = dataclasses.fields(cls)  # type: ignore[arg-type]
        if unknown := sorted(fields.keys() - {field.name for field in known}):
            raise FormatError(f"expected fields of a {cls.json_name}, found {unknown[0][:40]!r}")
        given = {}
        for field in known:
            if field.name in fields:
                given[field.name] = decoded(fields[field.name], hints[field.name], field.name)
            elif field.default is dataclasses.MISSING:
                raise FormatError(f"expected the field {field.name!r} of a {cls.json_name}")
        return cls(**given)

    def to_json(self) -> str:
        """A JSON object that `from_json` reads back, with its format and version."""
        return document(self.json_name, self.fields())

    @classmethod
    def from_json(cls, text: str) -> Self:
        """The value in a text that `to_json` wrote.

        Raises
        ------
        FormatError
            It is no such text; says what is wrong.
        """
        found = fields_in(text, cls.json_name)
        with reading(cls.json_name):
            return cls.from_fields(found)


class reading:  # noqa: N801 (a context manager, as contextlib has them)
    """Whatever else goes wrong while a value is read is a FormatError."""

    def __init__(self, name: str) -> None:
        self._name = name

    def __enter__(self) -> None:
        """Begin to read."""

    def __exit__(self, kind: type[BaseException] | None, error: object, _: object) -> None:
        if kind is None or kind is FormatError or not issubclass(kind, _WRONG):
            return
        reason = "a field is missing or wrong"
        if issubclass(kind, NonetError):
            reason = str(error)
        elif isinstance(error, KeyError):
            reason = f"the field {error.args[0]!r} is missing"
        raise FormatError(f"expected a {self._name} in JSON, found another value: {reason}")


_WRONG = (NonetError, TypeError, ValueError, LookupError, AttributeError)


def document(name: str, fields: Mapping[str, Any]) -> str:
    """A JSON object of a value, with its format and version before its fields."""
    head = {"format": f"nonet {name}", "version": VERSION}
    return json.dumps({**head, **fields}, ensure_ascii=False)


def fields_in(text: str, name: str) -> dict[str, Any]:
    """The fields of a value in a text, whose format and version are right or not said.

    Raises
    ------
    FormatError
        The text is no JSON object, or one of something else or of a newer version.
    """
    if not isinstance(text, str | bytes | bytearray):
        raise TypeError(f"expected a {name} as a text in JSON, found {described(text)}")
    try:
        fields = json.loads(text)
    except RecursionError:
        raise FormatError("expected JSON that is nested less deeply") from None
    except ValueError as error:
        reason = getattr(error, "msg", "a number or a character is out of bounds")
        raise FormatError(
            f"expected a {name} in JSON, found another text ({reason})",
            line=getattr(error, "lineno", None),
            column=getattr(error, "colno", None),
        ) from None
    fields = checked_fields(fields, name)
    form = fields.pop("format", f"nonet {name}")
    if form != f"nonet {name}":
        raise FormatError(f"expected the format 'nonet {name}', found {described(form)}")
    version = fields.pop("version", VERSION)
    if version != VERSION:
        raise FormatError(f"expected version {VERSION} of a {name}, found {described(version)}")
    return fields


def checked_fields(fields: object, name: str) -> dict[str, Any]:
    """The fields of an object in JSON, or FormatError where there is another value."""
    if not isinstance(fields, Mapping) or not all(isinstance(key, str) for key in fields):
        raise FormatError(f"expected a {name} as an object in JSON, found {described(fields)}")
    return dict(fields)


def line_of(fields: Mapping[str, Any], name: str, key: str) -> str:
    """The one field of a value that is written as a text, or FormatError."""
    checked = checked_fields(fields, name)
    if checked.keys() != {key}:
        found = ", ".join(sorted(checked))[:80] or "none"
        raise FormatError(f"expected the field {key} of a {name}, found {found}")
    text: str = decoded(checked[key], str, key)
    return text


def encoded(value: Any) -> Any:
    """A value as JSON has it."""
    if isinstance(value, float) and not math.isfinite(value):
        return str(value)
    if value is None or isinstance(value, str | int | float):
        return value
    if isinstance(value, tuple | list):
        return [encoded(item) for item in value]
    if isinstance(value, set | frozenset):
        return [encoded(item) for item in sorted(value)]
    if isinstance(value, Mapping):
        return {key: encoded(item) for key, item in value.items()}
    if hasattr(value, "json_fields"):  # a constraint, whose fields alone do not say its kind
        return value.json_fields()
    return value.fields()


def decoded(value: Any, hint: Any, place: str) -> Any:
    """The value of this type that JSON has; the reverse of `encoded`.

    Raises
    ------
    FormatError
        It is none; says where.
    """
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is Literal:
        if not isinstance(value, str | NoneType) or value not in arguments:
            raise _unlike(", ".join(map(str, arguments)), value, place)
        return value
    if origin in (Union, UnionType):
        if value is None and NoneType in arguments:
            return None
        [hint] = [argument for argument in arguments if argument is not NoneType]
        return decoded(value, hint, place)
    if origin is tuple:
        return _items(value, arguments, place)
    if origin in (list, set):
        return origin(_items(value, (*arguments, ...), place))
    if origin is Counter:
        return Counter(decoded(value, dict[str, int], place))
    if isinstance(origin, type) and issubclass(origin, Mapping):
        return {
            key: decoded(item, arguments[1], f"{place}.{key}")
            for key, item in _object(value, place).items()
        }
    if hint is float:
        return _number(value, place)
    if hint in (int, str, bool):
        if type(value) is not hint:
            raise _unlike(_WORDS[hint], value, place)
        return value
    read = getattr(hint, "from_json_fields", None) or hint.from_fields
    try:
        return read(_object(value, place))
    except NonetError as error:
        raise FormatError(f"{error}, in {place}") from None


_WORDS = {int: "a whole number", str: "a text", bool: "true or false"}


def _items(value: Any, arguments: tuple[Any, ...], place: str) -> tuple[Any, ...]:
    if not isinstance(value, list | tuple):
        raise _unlike("a list", value, place)
    hints = arguments if arguments[-1] is not Ellipsis else (arguments[0],) * len(value)
    if len(value) != len(hints):
        raise _unlike(f"{len(hints)} items", value, place)
    return tuple(
        decoded(item, hint, f"{place}[{at}]")
        for at, (item, hint) in enumerate(zip(value, hints, strict=True))
    )


def _number(value: Any, place: str) -> float:
    if isinstance(value, str) and value in _ENDLESS:
        return _ENDLESS[value]
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise _unlike("a number", value, place)
    return float(value)


def _object(value: Any, place: str) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise _unlike("an object", value, place)
    return value


def _unlike(expected: str, value: object, place: str) -> FormatError:
    return FormatError(f"expected {expected}, found {described(value)}, at {place}")


@cache
def _hints(cls: type) -> dict[str, Any]:
    return get_type_hints(cls)

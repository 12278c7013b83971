"""Shapes of values in JSON, from annotations: how each is read, written and described.

An annotation is a record, a type of JSON (`int`, `float`, `str`, `bool`, `Any`), a `Literal`, a
`TypedDict`, a union, ``tuple[X, ...]`` or ``tuple[X, X]`` (a list in JSON), ``dict[str, X]``, or
one of these with limits and a description: ``Annotated[float, ValueLimits(above=0), "Seconds."]``.
"""

from __future__ import annotations

import dataclasses
import re
from abc import ABC, abstractmethod
from dataclasses import dataclass
from datetime import UTC, date, datetime
from functools import cache
from math import isfinite
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from nonet._names import camel
from nonet.service.limits import Misfit, Rest, Unsaid, ValueLimits

Names = dict[str, dict[str, Any]]
"""JSON Schema of each record by its name."""

_LONGEST_SHOWN = 40
_UNLIMITED = ValueLimits()


class ValueShape(ABC):
    """How values of an annotation look in JSON.

    Attributes
    ----------
    types
        Types that may be read.
    holds
        Types that may be written.
    is_plain
        Whether a value is written as it is.
    """

    types: tuple[type, ...] = ()
    holds: tuple[type, ...] = ()
    is_plain = True

    @abstractmethod
    def expected(self) -> str:
        """The expected values, in words."""

    @abstractmethod
    def read(self, value: Any) -> Any:
        """The value; raises `Misfit` where it is none."""

    def write(self, value: Any) -> Any:
        """The value as JSON has it."""
        return value

    @abstractmethod
    def schema(self, names: Names) -> dict[str, Any]:
        """JSON Schema; records are added to `names`."""

    def refusal(self, value: object, limits: dict[str, float] | None = None) -> Misfit:
        """The refusal of a value."""
        return Misfit(f"expected {self.expected()}, found {_shown(value)}", limits or {})


def shape_of(annotation: Any) -> ValueShape:
    """The shape of an annotation."""
    return _known_shape(annotation)


@cache
def _known_shape(annotation: Any) -> ValueShape:
    if dataclasses.is_dataclass(annotation):
        assert isinstance(annotation, type)
        return _RecordShape(annotation)
    return _shape(annotation, _UNLIMITED)


def _shape(annotation: Any, limits: ValueLimits) -> ValueShape:
    origin, parameters = get_origin(annotation), get_args(annotation)
    if origin is Annotated:
        given = [extra for extra in parameters[1:] if isinstance(extra, ValueLimits)]
        return _shape(parameters[0], given[0] if given else limits)
    if origin is Literal:
        return _Choice(parameters)
    if origin in {Union, UnionType}:
        return _Union(tuple(_shape(parameter, limits) for parameter in parameters))
    if origin is tuple:
        if parameters[-1] is not ...:
            limits = ValueLimits(shortest=len(parameters), longest=len(parameters))
        return _List(shape_of(parameters[0]), limits)
    if origin is dict:
        return _Map(shape_of(parameters[0]), shape_of(parameters[1]), limits)
    if is_typeddict(annotation):
        hints = get_type_hints(annotation)
        return _Some({name: shape_of(hint) for name, hint in hints.items()})
    if annotation in {int, float}:
        return _Number(limits, is_whole=annotation is int)
    if annotation is str:
        return _Text(limits)
    return _SIMPLE[annotation] if annotation in _SIMPLE else shape_of(annotation)


def _shown(value: object) -> str:
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    if isinstance(value, list):
        return f"a list of {len(value)}"
    if isinstance(value, dict):
        return "an object"
    if isinstance(value, str) and len(value) > _LONGEST_SHOWN:
        return f"text of {len(value)} characters"
    if isinstance(value, int) and value.bit_length() > 2 * _LONGEST_SHOWN:
        return "a number with very many digits"
    return repr(value)


def _given(bounds: dict[str, Any]) -> dict[str, Any]:
    return {name: bound for name, bound in bounds.items() if bound is not None}


@dataclass
class _Simple(ValueShape):
    """A value that is read and written as it is; without types anything will do."""

    words: str
    json: dict[str, Any]
    types: tuple[type, ...]
    holds: tuple[type, ...]

    def expected(self) -> str:
        return self.words

    def read(self, value: Any) -> Any:
        if self.types and type(value) not in self.types:
            raise self.refusal(value)
        return value

    def schema(self, names: Names) -> dict[str, Any]:
        del names
        return dict(self.json)


class _Moment(_Simple):
    """A time with its zone."""

    is_plain = False

    def read(self, value: Any) -> datetime:
        text: str = super().read(value)
        try:
            moment = datetime.fromisoformat(text)
            if moment.tzinfo is not None:
                return moment.astimezone(UTC)
        except (ValueError, OverflowError):
            pass
        raise self.refusal(value)

    def write(self, value: datetime) -> str:
        return value.isoformat().replace("+00:00", "Z")


class _Day(_Simple):
    """A day."""

    is_plain = False

    def read(self, value: Any) -> date:
        text: str = super().read(value)
        try:
            return date.fromisoformat(text)
        except ValueError:
            raise self.refusal(value) from None

    def write(self, value: date) -> str:
        return value.isoformat()


_SIMPLE: dict[Any, ValueShape] = {
    Any: _Simple("anything", {}, (), (object,)),
    NoneType: _Simple("null", {"type": "null"}, (NoneType,), (NoneType,)),
    bool: _Simple("true or false", {"type": "boolean"}, (bool,), (bool,)),
    # A file: the caller takes it out.
    bytes: _Simple("bytes", {"type": "string", "format": "binary"}, (bytes,), (bytes,)),
    datetime: _Moment(
        "a time such as 2026-01-31T12:00:00Z",
        {"type": "string", "format": "date-time"},
        (str,),
        (datetime,),
    ),
    date: _Day("a day such as 2026-01-31", {"type": "string", "format": "date"}, (str,), (date,)),
}


@dataclass
class _Number(ValueShape):
    limits: ValueLimits
    is_whole: bool

    types = holds = (int, float)

    def expected(self) -> str:
        return f"a {'whole ' if self.is_whole else ''}number{self.limits.of_number()}"

    def read(self, value: Any) -> float:
        # To JSON 4.0 and 4e0 are whole numbers.
        if type(value) not in self.types:
            raise self.refusal(value)
        if broken := self.limits.broken_by(value):
            raise self.refusal(value, broken)
        if isinstance(value, float) and (value % 1 if self.is_whole else not isfinite(value)):
            raise self.refusal(value)
        return int(value) if self.is_whole else float(value)

    def schema(self, names: Names) -> dict[str, Any]:
        del names
        bounds = {
            "minimum": self.limits.least,
            "exclusiveMinimum": self.limits.above,
            "maximum": self.limits.most,
        }
        return {"type": "integer" if self.is_whole else "number"} | _given(bounds)


@dataclass
class _Text(ValueShape):
    limits: ValueLimits

    types = holds = (str,)

    def expected(self) -> str:
        return f"text{self.limits.of_length('characters')}"

    def read(self, value: Any) -> str:
        if not isinstance(value, str):
            raise self.refusal(value)
        if broken := self.limits.broken_by_length(len(value)):
            raise self.refusal(value, broken)
        pattern = self.limits.pattern
        if pattern is not None and not re.fullmatch(pattern, value):
            raise Misfit(f"expected text that matches {pattern}, found {_shown(value)}")
        return value

    def schema(self, names: Names) -> dict[str, Any]:
        del names
        bounds = {
            "minLength": self.limits.shortest,
            "maxLength": self.limits.longest,
            "pattern": self.limits.pattern,
        }
        return {"type": "string"} | _given(bounds)


@dataclass
class _Choice(ValueShape):
    values: tuple[str | int, ...]

    holds = (str, int)

    def __post_init__(self) -> None:
        self.types = (type(self.values[0]),)

    def expected(self) -> str:
        return " or ".join(map(repr, self.values))

    def read(self, value: Any) -> Any:
        if type(value) not in self.types or value not in self.values:
            raise self.refusal(value)
        return value

    def schema(self, names: Names) -> dict[str, Any]:
        del names
        return {"enum": list(self.values)}


@dataclass
class _List(ValueShape):
    item: ValueShape
    limits: ValueLimits

    types = (list,)
    holds = (tuple, list)
    is_plain = False

    def expected(self) -> str:
        return f"a list{self.limits.of_length('items')}"

    def read(self, value: Any) -> tuple[Any, ...]:
        if not isinstance(value, list):
            raise self.refusal(value)
        if broken := self.limits.broken_by_length(len(value)):
            raise self.refusal(value, broken)
        item = self.item
        # Most lists are digits of cells: their least and greatest are looked at, not each.
        if isinstance(item, _Number) and set(map(type, value)) == {int}:
            broken = item.limits.broken_by(min(value)) or item.limits.broken_by(max(value))
            if item.is_whole and not broken:
                return tuple(value)
        items: list[Any] = []
        try:
            for entry in value:
                items.append(item.read(entry))  # noqa: PERF401 (its length is where it went wrong)
        except Misfit as misfit:
            raise misfit.inside(len(items)) from None
        return tuple(items)

    def write(self, value: Any) -> list[Any]:
        return list(value) if self.item.is_plain else [self.item.write(item) for item in value]

    def schema(self, names: Names) -> dict[str, Any]:
        bounds = {"minItems": self.limits.shortest, "maxItems": self.limits.longest}
        return {"type": "array", "items": self.item.schema(names)} | _given(bounds)


@dataclass
class _Map(ValueShape):
    name: ValueShape
    item: ValueShape
    limits: ValueLimits

    types = holds = (dict,)
    is_plain = False

    def expected(self) -> str:
        return f"an object{self.limits.of_length('fields')}"

    def read(self, value: Any) -> dict[str, Any]:
        if not isinstance(value, dict):
            raise self.refusal(value)
        if broken := self.limits.broken_by_length(len(value)):
            raise self.refusal(value, broken)
        found = {}
        for name, item in value.items():
            try:
                found[self.name.read(name)] = self.item.read(item)
            except Misfit as misfit:
                raise misfit.inside(name) from None
        return found

    def write(self, value: dict[str, Any]) -> dict[str, Any]:
        return {name: self.item.write(item) for name, item in value.items()}

    def schema(self, names: Names) -> dict[str, Any]:
        item = self.item.schema(names)
        pattern = self.name.schema(names).get("pattern")
        fields = (
            {"additionalProperties": item or True}
            if pattern is None
            else {"patternProperties": {pattern: item}, "additionalProperties": False}
        )
        return {"type": "object"} | fields | _given({"maxProperties": self.limits.longest})


@dataclass
class _Some(ValueShape):
    """Some of the fields of a `TypedDict`."""

    parts: dict[str, ValueShape]

    types = holds = (dict,)
    is_plain = False

    def expected(self) -> str:
        return f"an object of some of the fields {', '.join(self.parts)}"

    def read(self, value: Any) -> dict[str, Any]:
        if not isinstance(value, dict) or not value.keys() <= self.parts.keys():
            raise self.refusal(value)
        found = {}
        for name, entry in value.items():
            try:
                found[name] = self.parts[name].read(entry)
            except Misfit as misfit:
                raise misfit.inside(name) from None
        return found

    def write(self, value: dict[str, Any]) -> dict[str, Any]:
        return {name: self.parts[name].write(entry) for name, entry in value.items()}

    def schema(self, names: Names) -> dict[str, Any]:
        parts = {name: shape.schema(names) for name, shape in self.parts.items()}
        return {"type": "object", "properties": parts, "additionalProperties": False}


@dataclass
class _Union(ValueShape):
    """One of several shapes, each of other types."""

    options: tuple[ValueShape, ...]

    def __post_init__(self) -> None:
        self.types = tuple(kind for option in self.options for kind in option.types)
        self.holds = tuple(kind for option in self.options for kind in option.holds)
        self.is_plain = all(option.is_plain for option in self.options)

    def expected(self) -> str:
        return " or ".join(option.expected() for option in self.options)

    def read(self, value: Any) -> Any:
        for option in self.options:
            if type(value) in option.types:
                return option.read(value)
        raise self.refusal(value)

    def write(self, value: Any) -> Any:
        for option in self.options:
            if isinstance(value, option.holds):
                return option.write(value)
        raise AssertionError(value)

    def schema(self, names: Names) -> dict[str, Any]:
        return {"anyOf": [option.schema(names) for option in self.options]}


@dataclass(frozen=True)
class _Part:
    """A field of a record: its name in Python and in JSON."""

    name: str
    key: str
    shape: ValueShape
    description: str
    default: Any
    is_unsaid: bool

    @property
    def is_required(self) -> bool:
        return self.default is dataclasses.MISSING


class _RecordShape(ValueShape):
    types = (dict,)
    is_plain = False

    def __init__(self, kind: type) -> None:
        self.kind = kind
        self.holds = (kind,)
        self.parts: list[_Part] = []
        self.rest: tuple[str, ValueShape, tuple[str, ...]] | None = None
        hints = get_type_hints(kind, include_extras=True)
        for field in dataclasses.fields(kind):
            hint = hints[field.name]
            extras = getattr(hint, "__metadata__", ())
            rest = next((extra.names for extra in extras if isinstance(extra, Rest)), None)
            if rest is None:
                self.parts.append(_part(field, hint))
            else:
                self.rest = (field.name, shape_of(hint), rest)

    def expected(self) -> str:
        return "an object"

    def read(self, value: Any) -> Any:
        if not isinstance(value, dict):
            raise self.refusal(value)
        found = {}
        for part in self.parts:
            if part.key in value:
                try:
                    found[part.name] = part.shape.read(value[part.key])
                except Misfit as misfit:
                    raise misfit.inside(part.key) from None
            elif part.is_required:
                raise Misfit(f"expected {part.shape.expected()}, found nothing").inside(part.key)
        count = len(found)
        keys = [part.key for part in self.parts]
        if self.rest is not None:
            name, shape, further = self.rest
            found[name] = shape.read({key: value[key] for key in further if key in value})
            count += len(found[name])
            keys += further
        if count < len(value):
            unknown = next(key for key in value if key not in keys)
            raise Misfit(f"expected one of the fields {', '.join(keys)}").inside(unknown)
        return self.kind(**found)

    def write(self, value: Any) -> dict[str, Any]:
        fields = {
            part.key: own if part.shape.is_plain else part.shape.write(own)
            for part in self.parts
            for own in (getattr(value, part.name),)
            if not (part.is_unsaid and own == part.default)
        }
        if self.rest is not None:
            name, shape, further = self.rest
            fields |= dict.fromkeys(further, False) | shape.write(getattr(value, name))
        return fields

    def schema(self, names: Names) -> dict[str, Any]:
        name = self.kind.__name__
        if name not in names:
            properties = {part.key: _described(part, names) for part in self.parts}
            if self.rest is not None:
                further = self.rest[1].schema(names)["additionalProperties"]
                properties |= dict.fromkeys(self.rest[2], further)
            names[name] = {
                "title": name,
                "type": "object",
                "description": (self.kind.__doc__ or "").strip(),
                "properties": properties,
                "required": [part.key for part in self.parts if part.is_required],
                "additionalProperties": False,
            }
        return {"$ref": f"#/components/schemas/{name}"}


def _part(field: dataclasses.Field[Any], hint: Any) -> _Part:
    texts = [extra for extra in getattr(hint, "__metadata__", ()) if isinstance(extra, str)]
    default = field.default
    if field.default_factory is not dataclasses.MISSING:
        default = field.default_factory()
    is_unsaid = any(isinstance(extra, Unsaid) for extra in getattr(hint, "__metadata__", ()))
    return _Part(field.name, camel(field.name), shape_of(hint), " ".join(texts), default, is_unsaid)


def _described(part: _Part, names: Names) -> dict[str, Any]:
    schema = part.shape.schema(names)
    if part.description:
        schema["description"] = part.description
    if not part.is_required:
        schema["default"] = part.shape.write(part.default)
    if part.is_unsaid:
        schema["x-unsaid"] = True
    return schema

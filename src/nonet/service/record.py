"""Records: frozen dataclasses that are read from JSON and written as JSON by their annotations."""

from __future__ import annotations

import dataclasses
from typing import Any, Self

from nonet.errors import FieldError
from nonet.service.limits import Misfit
from nonet.service.shapes import Names, shape_of


class Record:
    """Base of every question and answer: names are in camelCase in JSON, unknown ones are refused.

    Examples
    --------
    >>> from nonet.service.states import LayoutRecord
    >>> LayoutRecord.from_fields({"size": 6, "box": [2, 3]}).box
    (2, 3)
    >>> LayoutRecord(4, (2, 2)).fields()["disjointGroups"]
    False
    """

    __slots__ = ()

    @classmethod
    def from_fields(cls, fields: object) -> Self:
        """The record of these fields, as JSON has them.

        Raises
        ------
        FieldError
            A field is missing, unknown, of the wrong type or beyond its limits.
        """
        record: Self = read_fields(cls, fields)
        return record

    @classmethod
    def from_attributes(cls, source: object, **others: Any) -> Self:
        """The record with the attributes of an object; those with other values are given."""
        names = [field.name for field in dataclasses.fields(cls) if field.name not in others]  # type: ignore[arg-type]
        return cls(**{name: getattr(source, name) for name in names}, **others)

    def fields(self) -> dict[str, Any]:
        """The record as JSON has it."""
        fields: dict[str, Any] = shape_of(type(self)).write(self)
        return fields

    @classmethod
    def schema(cls, names: Names) -> dict[str, Any]:
        """Reference to the JSON Schema of the record, which is added to `names`."""
        return shape_of(cls).schema(names)


def read_fields(annotation: Any, fields: object, name: str = "body") -> Any:
    """The value of an annotation in JSON, which is called by a name where all of it is wrong.

    Raises
    ------
    FieldError
        It is none.
    """
    try:
        return shape_of(annotation).read(fields)
    except Misfit as misfit:
        path = ".".join(map(str, misfit.path)) or name
        raise FieldError(f"{misfit.message}, at {path}", path, misfit.limits) from None

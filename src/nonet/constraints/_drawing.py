"""The drawing of a rule that a person has made up: data that nonet keeps and does not read."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from nonet._arguments import described
from nonet.errors import LayoutError

LONGEST_DRAWING = 1 << 16
"""Most characters of a drawing in JSON."""


@dataclass(frozen=True, slots=True)
class Drawing:
    """What a program draws of a rule, as a JSON object.

    Attributes
    ----------
    text
        The object in JSON.

    Examples
    --------
    >>> Drawing.of({"line": ["r1c1", "r1c2"], "colour": "teal"}).data["colour"]
    'teal'
    """

    text: str

    @classmethod
    def of(cls, value: object) -> Drawing:
        """The drawing that a mapping describes.

        Raises
        ------
        LayoutError
            It has no JSON form, or one of more than 65,536 characters.
        """
        if isinstance(value, Drawing):
            return value
        if not isinstance(value, Mapping):
            raise LayoutError(f"expected a drawing as a JSON object, found {described(value)}")
        try:
            text = json.dumps(dict(value), ensure_ascii=False, allow_nan=False)
            text.encode()
        except (TypeError, ValueError, RecursionError) as error:
            reason = "one too deep" if isinstance(error, RecursionError) else str(error)[:80]
            raise LayoutError(f"expected a drawing that JSON can hold, found {reason}") from None
        if len(text) > LONGEST_DRAWING:
            raise LayoutError(
                f"expected a drawing of at most {LONGEST_DRAWING:,} characters of JSON, "
                f"found {len(text):,}"
            )
        return cls(text)

    @property
    def data(self) -> dict[str, Any]:
        """The object; changes of it do not change the drawing."""
        found: dict[str, Any] = json.loads(self.text)
        return found

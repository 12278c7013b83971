"""What rules of one's own may have: a title, a text that explains the rule, and a drawing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar

from nonet._arguments import described
from nonet.constraints._base import Reader, Rule
from nonet.constraints._drawing import Drawing
from nonet.errors import LayoutError

LONGEST_TITLE = 200
LONGEST_TEXT = 10_000


def _title(value: object, rule: Rule) -> str:
    return _checked(value, f"a title of {rule.name} on one line", LONGEST_TITLE, "")


def _text(value: object, rule: Rule) -> str:
    return _checked(value, f"a text of {rule.name}", LONGEST_TEXT, "\n\t")


def _drawing(value: object, _: Rule) -> Drawing | None:
    return None if value is None else Drawing.of(value)


def _checked(value: object, what: str, longest: int, allowed: str) -> str:
    if not isinstance(value, str):
        raise LayoutError(f"expected {what}, found {described(value)}")
    if len(value) > longest:
        raise LayoutError(
            f"expected {what}, of at most {longest:,} characters, found {len(value):,}"
        )
    for character in value:
        if not character.isprintable() and character not in allowed:
            raise LayoutError(f"expected {what}, found the character {character!a}")
    return value


@dataclass(frozen=True)
class Described:
    """A rule with words and a drawing of its own; none of them changes what it allows."""

    __slots__ = ()
    readers: ClassVar[Mapping[str, Reader]] = {
        "title": _title,
        "text": _text,
        "drawing": _drawing,
    }

    name: ClassVar[str]

    title: str = field(default="", kw_only=True, repr=False)
    text: str = field(default="", kw_only=True, repr=False)
    drawing: Drawing | None = field(default=None, kw_only=True, repr=False)

    @property
    def label(self) -> str:
        """What a picture calls it: its title, or else its name."""
        return self.title or self.name.replace("_", " ")

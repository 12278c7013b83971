"""The extras of custom rules: a title, a text that explains the rule, and a drawing."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar

from nonet._arguments import described
from nonet.constraints._base import Reader, Rule
from nonet.constraints._drawing import Drawing, marks_of
from nonet.errors import LayoutError
from nonet.layout import Constraint, Layout
from nonet.layout.marks import Mark
from nonet.layout.sentences import Named, Sentence

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


def named_part(rule: Constraint) -> Named:
    """A rule within a sentence about another: its name, then what it says."""
    words = rule.name.replace("_", " ")
    return Named(rule.name, str(rule).removeprefix("the ").removeprefix(words).strip())


@dataclass(frozen=True, repr=False)
class Described:
    """A rule with words and a drawing of its own; none of them changes what it allows."""

    __slots__ = ()
    readers: ClassVar[Mapping[str, Reader]] = {
        "title": _title,
        "text": _text,
        "drawing": _drawing,
    }

    name: ClassVar[str]

    title: str = field(default="", kw_only=True)
    text: str = field(default="", kw_only=True)
    drawing: Drawing | None = field(default=None, kw_only=True)

    def __repr__(self) -> str:
        """The call that makes it, with its words and its drawing where it has them."""
        plain = [one for one in dataclasses.fields(self) if not one.kw_only]
        words = {"title": self.title, "text": self.text, "drawing": self.drawing}
        values = {one.name: getattr(self, one.name) for one in plain}
        values |= {name: value for name, value in words.items() if value not in {"", None}}
        if self.drawing is not None:
            values["drawing"] = self.drawing.data
        said = ", ".join(f"{name}={value!r}" for name, value in values.items())
        return f"{type(self).__name__}({said})"

    def marks(self, layout: Layout) -> tuple[Mark, ...]:
        """The marks of its drawing; without one, those that are usual for its kind."""
        if self.drawing is not None:
            return marks_of(self.drawing, layout, self._drawn_strokes(layout))
        return self._marks(layout)

    def sentence(self, layout: Layout) -> Sentence:
        """Its own text; without one, what is usual for its kind and for how it is drawn."""
        if self.text:
            return Sentence("", text=self.text)
        is_plain = self.drawing is None and not self.title
        return self._sentence(layout) if is_plain else self._sentence_of_own()

    def _sentence_of_own(self) -> Sentence:
        """What it says of its cells, however they are drawn."""
        plain: Any = dataclasses.replace(self, title="", drawing=None)
        values = (("title", self.title or "none"), ("parts", (named_part(plain),)))
        return Sentence("own-rule", values)

    if TYPE_CHECKING:

        def _drawn_strokes(self, layout: Layout) -> tuple[tuple[int, ...], ...]: ...
        def _marks(self, layout: Layout) -> tuple[Mark, ...]: ...
        def _sentence(self, layout: Layout) -> Sentence: ...

    @property
    def label(self) -> str:
        """Its name in a picture: its title, or else its name."""
        return self.title or self.name.replace("_", " ")

"""The request for one rule: how many clues, how long, and where."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Never

from nonet._arguments import described
from nonet._json_form import JsonForm, line_of
from nonet.constraints.naming import is_word, split_name
from nonet.errors import NonetError
from nonet.generator.symmetry import SYMMETRIES, Symmetry

_RANGE = re.compile(r"([0-9]{1,4})(?:-([0-9]{1,4}))?")
_WEIGHT = re.compile(r"([0-9]{1,3}):([0-9]{1,4}(?:\.[0-9]{1,3})?)")
_SHARE = re.compile(r"([0-9]{1,3})%")
CELLS = re.compile(r"[rR][0-9]+(-[0-9]+)?[cC][0-9]+(-[0-9]+)?")
"""The name of a cell, or a range of them."""

_LONGEST = 500
_PARAMETERS = ("difference", "value", "total", "modulus")
_EXAMPLE = "thermometer 2-4 length 3-6"

Span = tuple[int, int]


@dataclass(frozen=True, slots=True)
class RuleRequest(JsonForm):
    """How many clues of a rule, and which: one line of ``generate(rules=...)``.

    Attributes
    ----------
    name
        Of the rule, with hyphens: those of `nonet rules`, or one that players use: killer, thermo,
        kropki, xv, odd-even and others.
    count
        The fewest and the most clues; None: a number that suits the size.
    length
        The fewest and the most cells of a shape; None: what is usual.
    weights
        How often each length is to be drawn, in comparison: ``((2, 3.0), (3, 1.0))``.
    every
        All clues that there are; of dots, X and V that also no others have the relation.
    cover
        Each cell is in one of the shapes; None: where a killer has no `count`.
    hidden
        The share of the totals that are not shown, from 0 to 1.
    overlap
        Shapes may share cells.
    apart
        No shape touches another one, not even at a corner.
    symmetry
        Of the shapes: a name as for the givens.
    parameter
        A number that all clues share, such as the difference of a whisper.
    cells
        Names of the cells of the one clue whose number is to be found; empty: any.

    Examples
    --------
    >>> RuleRequest.parse("thermo 2-4 length 3-6 apart")
    RuleRequest.parse('thermo 2-4 length 3-6 apart')
    >>> RuleRequest.parse("thermo 2-4").count
    (2, 4)
    >>> RuleRequest.parse("killer sizes 2:3 3:2 4:1").weights
    ((2, 3.0), (3, 2.0), (4, 1.0))
    """

    json_name: ClassVar[str] = "rule request"

    name: str
    count: Span | None = None
    length: Span | None = None
    weights: tuple[tuple[int, float], ...] = ()
    every: bool = False
    cover: bool | None = None
    hidden: float = 0.0
    overlap: bool = False
    apart: bool = False
    symmetry: Symmetry = "none"
    parameter: int | None = None
    cells: str = ""

    @classmethod
    def parse(cls, text: str) -> RuleRequest:
        """The request that a line describes.

        ``NAME [N|N-M|all] [length N|N-M] [sizes N:WEIGHT...] [cover] [hidden [N%]] [overlap]
        [apart] [symmetry NAME] [difference|value|total|modulus N]``, or ``NAME ? CELLS`` for one
        clue whose place is given and whose number is to be found.

        Raises
        ------
        NonetError
            It describes none; names the word, and what was expected.
        """
        if not isinstance(text, str):
            raise TypeError(f"expected a rule as text, found {described(text)}")
        if len(text) > _LONGEST:
            raise NonetError(f"expected a rule of at most {_LONGEST} characters, found more")
        words = text.split()
        if not words:
            raise NonetError(f"expected a rule such as {_EXAMPLE!r}, found nothing")
        return _Reader(words).read()

    def fields(self) -> dict[str, Any]:
        """The line that `parse` takes."""
        return {"line": str(self)}

    @classmethod
    def from_fields(cls, fields: Mapping[str, Any]) -> RuleRequest:
        """The request with these fields; the reverse of `fields`.

        Raises
        ------
        NonetError
            They make none.
        """
        return cls.parse(line_of(fields, cls.json_name, "line"))

    def __str__(self) -> str:
        """The line that `parse` takes."""
        words = [self.name]
        if self.cells:
            return f"{self.name} ? {self.cells}"
        if self.count is not None:
            words.append(_shown(self.count))
        if self.every:
            words.append("all")
        if self.weights:
            words += ["sizes", *(f"{number}:{weight:g}" for number, weight in self.weights)]
        elif self.length is not None:
            words += ["length", _shown(self.length)]
        if self.cover:
            words.append("cover")
        if self.hidden:
            words += ["hidden"] if self.hidden == 1 else ["hidden", f"{self.hidden:.0%}"]
        words += ["overlap"] * self.overlap + ["apart"] * self.apart
        if self.symmetry != "none":
            words += ["symmetry", self.symmetry]
        if self.parameter is not None:
            words += ["value", str(self.parameter)]
        return " ".join(words)

    def __repr__(self) -> str:
        return f"RuleRequest.parse({str(self)!r})"


class _Reader:
    """Reads the words of a line, one after the other."""

    def __init__(self, words: list[str]) -> None:
        self._words = words
        name, rest = split_name(words, is_word)
        self._name = name.lower().replace("_", "-")
        self._next = len(words) - len(rest)

    def read(self) -> RuleRequest:
        request = RuleRequest(self._name)
        if self._peek() == "?":
            return replace(request, cells=self._shape())
        while (word := self._take()) is not None:
            match word:
                case "all":
                    request = replace(request, every=True)
                case "cover":
                    request = replace(request, cover=True)
                case "overlap":
                    request = replace(request, overlap=True)
                case "apart":
                    request = replace(request, apart=True)
                case "hidden":
                    request = replace(request, hidden=self._share())
                case "length" | "size":
                    request = replace(request, length=self._range(word))
                case "sizes" | "lengths":
                    weights = self._weights(word)
                    numbers = [number for number, _ in weights]
                    length = (min(numbers), max(numbers))
                    request = replace(request, weights=weights, length=length)
                case "symmetry":
                    request = replace(request, symmetry=self._symmetry())
                case _ if word in _PARAMETERS:
                    least, most = self._range(word)
                    if least != most:
                        self._fail(word, "one number")
                    request = replace(request, parameter=least)
                case _:
                    if _RANGE.fullmatch(word) is None or request.count is not None:
                        self._unknown(word)
                    request = replace(request, count=self._span(word))
        if request.every and request.count is not None:
            raise NonetError(f"expected a number or 'all', found both, in {self._line}")
        if request.cover and (request.count is not None or request.overlap):
            raise NonetError(
                f"expected 'cover' without a number and without 'overlap', in {self._line}"
            )
        return request

    @property
    def _line(self) -> str:
        return f"the rule {' '.join(self._words)[:80]!r}"

    def _peek(self) -> str | None:
        return self._words[self._next] if self._next < len(self._words) else None

    def _take(self) -> str | None:
        word = self._peek()
        self._next += word is not None
        return word

    def _fail(self, word: str, expected: str) -> Never:
        found = self._peek()
        found = "nothing" if found is None else repr(found[:40])
        raise NonetError(f"expected {expected} after {word!r}, found {found}, in {self._line}")

    def _unknown(self, word: str) -> Never:
        raise NonetError(
            "expected a number of clues, all, length, sizes, cover, hidden, overlap, apart, "
            f"symmetry or {', '.join(_PARAMETERS)}, found {word[:40]!r}, in {self._line}"
        )

    def _span(self, text: str) -> Span:
        match = _RANGE.fullmatch(text)
        assert match is not None
        least, most = int(match[1]), int(match[2] or match[1])
        if least > most:
            raise NonetError(f"expected a range such as 3-6, found {text}, in {self._line}")
        return least, most

    def _range(self, word: str) -> Span:
        text = self._peek()
        if text is None or _RANGE.fullmatch(text) is None:
            self._fail(word, "a number such as 4 or a range such as 3-6")
        self._next += 1
        return self._span(text)

    def _symmetry(self) -> Symmetry:
        word = self._peek()
        if word not in SYMMETRIES:
            self._fail("symmetry", f"one of {', '.join(SYMMETRIES)}")
        self._next += 1
        return word

    def _share(self) -> float:
        match = _SHARE.fullmatch(self._peek() or "")
        if match is None:
            return 1.0
        self._next += 1
        if int(match[1]) > 100:
            raise NonetError(f"expected a share up to 100%, found {match[0]}, in {self._line}")
        return int(match[1]) / 100

    def _weights(self, word: str) -> tuple[tuple[int, float], ...]:
        found: dict[int, float] = {}
        while match := _WEIGHT.fullmatch(self._peek() or ""):
            found[int(match[1])] = float(match[2])
            self._next += 1
        if not any(found.values()):
            self._fail(word, "sizes with their weights, such as 2:3 3:1,")
        return tuple(sorted((number, weight) for number, weight in found.items() if weight))

    def _shape(self) -> str:
        self._next += 1
        cells = self._words[self._next :]
        for word in cells:
            if CELLS.fullmatch(word) is None:
                raise NonetError(
                    f"expected cells such as r1c1-3 after '?', found {word[:40]!r}, in {self._line}"
                )
        if not cells:
            self._fail("?", "cells such as r1c1-3")
        return " ".join(cells)


def _shown(span: Span) -> str:
    least, most = span
    return f"{least}" if least == most else f"{least}-{most}"

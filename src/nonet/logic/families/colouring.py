"""Colouring: candidates that are true together."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from nonet.logic.families.argument import Argument, Parts, Where
from nonet.logic.families.family import CatalogueEntry, Family
from nonet.logic.languages import Listing

_COLOURS = ("colour_a", "colour_b", "colour_c", "colour_d")


class _Colours:
    """The colours of a step: candidates of which all are true, or none."""

    def __init__(self, parts: Parts) -> None:
        self._parts = parts
        self._peers = parts.step.layout.peers
        self.candidates: dict[str, list[tuple[int, int]]] = {
            letter: [
                (cell, digit)
                for group in parts.groups(role)
                for digit in group.digits
                for cell in group.cells
            ]
            for letter, role in zip("ABCD", _COLOURS, strict=True)
        }

    def pairs(self) -> Iterator[str]:
        """That of two colours one is true, with their cells where there is one digit."""
        say = self._parts.say
        for first, second in ("AB", "CD"):
            if self.candidates[first]:
                named = [
                    say("colour", letter=letter, candidates=self._named(self.candidates[letter]))
                    for letter in (first, second)
                ]
                groups = say("semicolon").join(named)
                yield say("colours-of", first=first, second=second, groups=groups)

    def seeing(self, first: str, second: str) -> tuple[int, int] | None:
        """Two cells of a digit, one of each colour, that see each other."""
        for cell, digit in self.candidates[first]:
            for other, same in self.candidates[second]:
                if digit == same and other in self._peers[cell]:
                    return cell, other
        return None

    def see(self, first: str, second: str) -> str:
        """The sentence that two colours see each other, and where."""
        found = self.seeing(first, second)
        assert found is not None
        cells = (self._parts.named([cell]) for cell in found)
        one, other = cells
        return self._parts.say("colours-see", first=one, second=other, letter=first, other=second)

    def seen_by(self, cell: int, digit: int) -> dict[str, int]:
        """For each colour with the digit in a cell that this one sees, that cell."""
        return {
            letter: other
            for letter in "AB"
            for other, same in reversed(self.candidates[letter])
            if same == digit and other in self._peers[cell]
        }

    def in_cell(self, cell: int) -> dict[str, int]:
        """For each colour in a cell its digit."""
        return {
            letter: digit
            for letter in "AB"
            for other, digit in self.candidates[letter]
            if other == cell
        }

    def _named(self, candidates: Sequence[tuple[int, int]]) -> Listing:
        return self._parts.named([cell for cell, _ in candidates])


def _argument(parts: Parts, why: Iterable[str]) -> Argument:
    digits = parts.all_digits()
    where = Where(parts.say("of-digit" if digits.count == 1 else "of-digits", digits=digits))
    return Argument(where, str(parts.cells(*_COLOURS)), parts.text(*why))


def _trap(parts: Parts) -> Argument:
    gone = parts.named([cell for cell, _ in parts.step.eliminations])
    return _argument(parts, [*_Colours(parts).pairs(), parts.say("colours-trap", cells=gone)])


def _wrap(parts: Parts) -> Argument:
    colours = _Colours(parts)
    found = colours.seeing("A", "A")
    assert found is not None
    first, second = (parts.named([cell]) for cell in found)
    why = parts.say("colours-wrap", first=first, second=second, letter="A")
    return _argument(parts, [*colours.pairs(), why])


def _across(parts: Parts) -> Argument:
    """Two colours of which one is true see two others that exclude each other."""
    colours = _Colours(parts)
    why = [*colours.pairs()]
    gone = {cell for cell, _ in parts.step.eliminations}
    peers = parts.step.layout.peers
    opposite = dict(zip("ABCD", "BADC", strict=True))
    for first, second in ((one, other) for one in "AB" for other in "CD"):
        one, other = opposite[first], opposite[second]
        seen = [
            {near for cell, _ in colours.candidates[letter] for near in peers[cell]}
            for letter in (one, other)
        ]
        cells = sorted(gone & seen[0] & seen[1])
        if cells and colours.seeing(first, second) is not None:
            why.append(colours.see(first, second))
            named = parts.named(cells)
            why.append(parts.say("colours-across", one=one, other=other, cells=named))
    return _argument(parts, why)


def _twice(parts: Parts) -> Argument:
    """A colour that sees both of two colours of which one is true."""
    colours = _Colours(parts)
    why = [*colours.pairs(), colours.see("A", "C"), colours.see("A", "D")]
    why.append(parts.say("colours-twice", one="C", other="D", letter="A"))
    return _argument(parts, why)


def _medusa_trap(parts: Parts) -> Argument:
    """Candidates that neither colour allows, each with the two that decide."""
    colours = _Colours(parts)
    why = [parts.say("medusa-colours")]
    in_cells: list[int] = []
    for cell, digit in parts.step.eliminations:
        here, seen = colours.in_cell(cell), colours.seen_by(cell, digit)
        named, value = parts.named([cell]), parts.listing([digit])
        if len(here) == 2:
            if cell not in in_cells:
                in_cells.append(cell)
                why.append(parts.say("medusa-cell", cell=named, digit=here["A"], other=here["B"]))
            continue
        if len(seen) == 2:
            first, second = (parts.named([seen[letter]]) for letter in "AB")
            why.append(
                parts.say("medusa-sees", cell=named, digit=value, first=first, second=second)
            )
            continue
        ((own, other),) = here.items()
        letter = "A" if own == "B" else "B"
        at = parts.named([seen[letter]])
        why.append(
            parts.say(
                "medusa-one",
                cell=named,
                digit=value,
                first=at,
                letter=letter,
                other=other,
                second=own,
            )
        )
    return _argument(parts, why)


def _medusa_wrap(parts: Parts) -> Argument:
    """A colour that contradicts itself: twice in a cell or a house, or it empties a cell."""
    colours = _Colours(parts)
    why = [parts.say("medusa-colours")]
    houses = parts.houses("house")
    ends = parts.groups("conclusion")
    if houses:
        found = colours.seeing("A", "A")
        assert found is not None
        first, second = (parts.named([cell]) for cell in found)
        why.append(parts.say("colours-wrap", first=first, second=second, letter="A"))
    elif {(ends[0].cells[0], digit) for digit in ends[0].digits} <= {*colours.candidates["A"]}:
        digits, cell = parts.listing(ends[0].digits), parts.named(ends[0].cells)
        why.append(parts.say("medusa-twice", digits=digits, cell=cell, letter="A"))
    else:
        digits, cell = parts.listing(ends[0].digits), parts.named(ends[0].cells)
        why.append(parts.say("medusa-empties", digits=digits, cell=cell, letter="A"))
    return _argument(parts, why)


COLOURING = Family(
    "Colouring",
    "colouring",
    (
        CatalogueEntry(
            "simple_colours_trap",
            "Simple Colouring: Trap",
            (
                "Simple Colours: Trap",
                "Simple Colors Trap",
                "Simple Colouring Rule 4",
                "Two colours elsewhere",
                "sc1",
            ),
            _trap,
        ),
        CatalogueEntry(
            "simple_colours_wrap",
            "Simple Colouring: Wrap",
            (
                "Simple Colours: Wrap",
                "Simple Colors Wrap",
                "Simple Colouring Rule 2",
                "Twice in a unit",
                "sc2",
            ),
            _wrap,
        ),
        CatalogueEntry(
            "multi_colours_1",
            "Multi-Colouring 1",
            ("Multi Colours 1", "Multi Colors 1", "mc1"),
            _across,
        ),
        CatalogueEntry(
            "multi_colours_2",
            "Multi-Colouring 2",
            ("Multi Colours 2", "Multi Colors 2", "mc2"),
            _twice,
        ),
        CatalogueEntry(
            "medusa_trap",
            "3D Medusa: Trap",
            ("3D Medusa Rules 3 to 5", "Multi-digit Colouring Trap"),
            _medusa_trap,
        ),
        CatalogueEntry(
            "medusa_wrap",
            "3D Medusa: Wrap",
            ("3D Medusa Rules 1, 2 and 6", "Multi-digit Colouring Wrap"),
            _medusa_wrap,
        ),
    ),
)

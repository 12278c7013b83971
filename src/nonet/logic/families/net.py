"""Forcing chains and nets in words: each inference with all premises that it needs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from nonet.layout import House
from nonet.logic._step_data import Group, Link
from nonet.logic.families.long_argument import LongArgument
from nonet.logic.families.parts import Parts, Use


@dataclass(frozen=True, slots=True)
class Statement:
    """That the candidates of a group are true or false."""

    number: int
    true: bool


@dataclass(frozen=True, slots=True)
class Inference:
    """A conclusion and its premises; those of an assumption are empty."""

    premises: tuple[Statement, ...]
    results: tuple[Statement, ...]
    links: tuple[Link, ...] = ()
    is_refuted: bool = False
    """Whether it follows from a contradiction that a trial inside the net has come to."""


class Net(LongArgument[Inference]):
    """The argument of a step that leads to a contradiction, or in all cases to one conclusion."""

    def __init__(self, parts: Parts) -> None:
        self._groups = parts.step.groups
        self._before: dict[int, list[Link]] = {}
        self._after: dict[int, list[Link]] = {}
        for link in parts.step.links:
            self._before.setdefault(link.end, []).append(link)
            self._after.setdefault(link.start, []).append(link)
        last = len(self._groups) - 1
        starts = [i for i, group in enumerate(self._groups) if group.role == "assumption"]
        inner = [i for i in range(last) if self._groups[i].role == "conclusion"]
        self._trials = {max(start for start in starts if start < end) for end in inner}
        self._starts = [start for start in starts if start not in self._trials]
        super().__init__(parts, self._merged())

    @property
    def has_cases(self) -> bool:
        """Whether all of several assumptions come to the conclusion."""
        return len(self._starts) > 1

    def _inferences(self) -> Iterator[Inference]:
        """All inferences, one for each statement, in the order of the argument."""
        last = len(self._groups) - 1
        for number, group in enumerate(self._groups):
            if number in self._starts[1:]:
                yield from self._concluded(last, number)
            if group.role == "assumption":
                yield Inference((), (Statement(number, self._is_on(number)),))
            elif group.role == "conclusion":
                yield from self._concluded(number, number)
            elif group.role != "house":
                yield self._inference(number, self._before[number], true=group.role != "off")

    def _merged(self) -> list[Inference]:
        """The same, where all that one true candidate makes false on the way is one inference."""
        found: list[Inference] = []
        at: dict[Statement, int] = {}
        for inference in self._inferences():
            result = inference.results[0]
            is_step = self._groups[result.number].role == "off" and not inference.is_refuted
            if not is_step or len(inference.premises) != 1:
                found.append(inference)
            elif inference.premises[0] in at:
                before = found[at[inference.premises[0]]]
                found[at[inference.premises[0]]] = Inference(
                    before.premises,
                    before.results + inference.results,
                    before.links + inference.links,
                )
            else:
                at[inference.premises[0]] = len(found)
                found.append(inference)
        return found

    def _concluded(self, number: int, end: int) -> Iterator[Inference]:
        """How the branch that ends there makes a conclusion true, or false, or both."""
        start = max(place for place in self._starts if place < end)
        for true in (True, False):
            links = [
                link
                for link in self._before[number]
                if link.strong == true and start <= link.start < end
            ]
            if links:
                yield self._inference(number, links, true=true)

    def _inference(self, number: int, links: Sequence[Link], *, true: bool) -> Inference:
        premises = tuple(Statement(link.start, self._is_true(link.start)) for link in links)
        refuted = any(self._groups[link.start].role == "conclusion" for link in links)
        return Inference(premises, (Statement(number, true),), tuple(links), is_refuted=refuted)

    def _is_true(self, number: int) -> bool:
        role = self._groups[number].role
        return self._is_on(number) if role == "assumption" else role != "off"

    def _is_on(self, assumption: int) -> bool:
        """Whether a candidate is assumed to be true: then its links are weak."""
        return not any(link.strong for link in self._after.get(assumption, ()))

    def _links_of(self, inference: Inference) -> tuple[Link, ...]:
        return inference.links

    def _runs(self, inferences: Iterable[Inference]) -> Iterator[str]:
        run: list[str] = []
        last: set[Statement] = set()
        for inference in inferences:
            is_plain = bool(inference.premises) and not inference.is_refuted
            if not is_plain or not last.issuperset(inference.premises):
                yield from self._joined(run)
                run = []
            if is_plain:
                run = run or [self._listed(inference.premises, "if")]
                run.append(self._listed(inference.results, "then"))
            elif inference.is_refuted:
                node = self._listed(inference.results, "that")
                yield self._parts.say("inner-contradiction", node=node)
            elif inference.results[0].number in self._trials:
                node = self._listed(inference.results, "that")
                yield self._parts.say("assume-also", node=node)
            last = {*inference.results}
        yield from self._joined(run)

    def _listed(self, statements: Iterable[Statement], use: Use) -> str:
        """Several statements in one clause; false candidates of a cell or a digit are together."""
        return self._parts.clause(
            [
                self._statement(group, use if place == 0 else following(use), true=true)
                for place, (group, true) in enumerate(self._together(statements))
            ]
        )

    def _together(self, statements: Iterable[Statement]) -> Iterator[tuple[Group, bool]]:
        plain: dict[bool, list[Group]] = {False: [], True: []}
        for statement in statements:
            group = self._groups[statement.number]
            if group.role == "pattern":
                yield group, True
            else:
                plain[statement.true].append(group)
        for group in plain[True]:
            yield Group("on", group.digits, group.cells, None), True
        for group in together(plain[False]):
            yield group, False

    def _statement(self, group: Group, use: Use, *, true: bool) -> str:
        if group.role == "pattern":
            return self._pattern(group, use)
        return self._parts.node(group, use, true=true)

    def _pattern(self, group: Group, use: Use) -> str:
        """Sentence of a pattern inside a net: a pair, locked candidates or an X-wing is left."""
        parts, layout = self._parts, self._parts.step.layout
        cells, digits = parts.named(group.cells), parts.listing(group.digits)
        assert group.house is not None
        house = layout.houses[group.house]
        if digits.count == 2:
            return parts.say(f"{use}-pair", cells=cells, digits=digits)
        if {*group.cells} <= {*house.cells}:
            named = parts.named_houses([house])
            return parts.say(f"{use}-locked", cells=cells, digits=digits, house=named)
        bases = _lines(group, layout.houses, house.kind)
        across = _lines(group, layout.houses, "column" if house.kind == "row" else "row")
        return parts.say(
            f"{use}-crossed",
            digits=digits,
            bases=parts.named_houses(bases),
            covers=parts.named_houses(across),
        )


def _lines(group: Group, houses: Iterable[House], kind: str) -> list[House]:
    return [
        house
        for house in houses
        if house.kind == kind and not {*house.cells}.isdisjoint(group.cells)
    ]


def following(use: Use) -> Use:
    """The form of a further statement in a clause."""
    return "also" if use in {"if", "also"} else "that"


def together(groups: Iterable[Group]) -> Iterator[Group]:
    """The false candidates of a cell, or of a digit, as one group."""
    false: dict[tuple[int, ...], set[int]] = {}
    for group in groups:
        for cell in group.cells:
            false.setdefault((cell,), set()).update(group.digits)
    cells_of: dict[tuple[int, ...], list[int]] = {}
    for (cell,), digits in false.items():
        cells_of.setdefault(tuple(sorted(digits)), []).append(cell)
    for common, cells in cells_of.items():
        parts = [tuple(cells)] if len(common) == 1 else [(cell,) for cell in cells]
        for part in parts:
            yield Group("off", common, tuple(sorted(part)), None)

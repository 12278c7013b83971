"""Whether an answer to an exercise is right, and if not, why."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import ClassVar

from nonet._arguments import whole
from nonet._json_form import JsonForm
from nonet.course._patterns import misfit, pattern_cells
from nonet.course._target import PracticeTarget
from nonet.course.stations import course_order
from nonet.errors import PlacementError
from nonet.grid import Candidates, Grid
from nonet.layout import House
from nonet.logic import Language, Step, steps, technique
from nonet.logic.families.parts import Parts
from nonet.logic.languages import (
    CellNames,
    Houses,
    Listing,
    Texts,
    capitalized,
    check_cell_names,
    named_cells,
    texts_of_course,
)

Candidate = tuple[int, int]
"""A cell index and a digit."""


@dataclass(frozen=True, slots=True)
class Verdict(JsonForm):
    """The verdict on an answer; as a condition, whether it is right.

    Attributes
    ----------
    right
        Whether all of it is true and follows from a step that is accepted.
    complete
        Whether nothing of that step is missing.
    message
        The same in a sentence or two, with the reason.
    step
        The accepted step that the answer belongs to; of a wrong answer the one that comes
        closest, or None.
    is_true
        Whether all of it is true, from whatever it follows.
    other
        The technique in the catalogue, not one that is accepted, from which it follows, or None.
    """

    json_name: ClassVar[str] = "verdict"

    right: bool
    complete: bool
    message: str
    step: Step | None
    is_true: bool = False
    other: str | None = None

    def __bool__(self) -> bool:
        return self.right


def verdict(
    target: PracticeTarget,
    state: Candidates,
    accepted: Collection[Step],
    solution: Grid,
    *,
    cells: Iterable[int] | None,
    placed: Collection[Candidate],
    removed: Collection[Candidate],
    language: Language,
    names: CellNames,
) -> Verdict:
    """The verdict on an answer; the arguments are those of `Exercise.check`.

    Raises
    ------
    NonetError
        Unknown language or names of cells; a cell or a digit outside the grid.
    """
    check_cell_names(names)
    marked = frozenset() if cells is None else frozenset(cells)
    _check_range(state, marked, (*placed, *removed))
    judge = _Judge(target, state, tuple(accepted), solution, texts_of_course(language), names)
    if placed or removed:
        return judge.conclusions(frozenset(placed), frozenset(removed))
    return judge.cells(marked)


class _Judge:
    """An exercise, and the texts in which its answers are judged."""

    __slots__ = ("accepted", "language", "names", "size", "solution", "state", "target", "texts")

    def __init__(
        self,
        target: PracticeTarget,
        state: Candidates,
        accepted: tuple[Step, ...],
        solution: Grid,
        texts: Texts,
        names: CellNames,
    ) -> None:
        self.names: CellNames = names
        self.target = target
        self.state = state
        self.accepted = accepted
        self.solution = solution.digits
        self.texts = texts
        self.language: Language = texts.language
        self.size = state.size

    def conclusions(self, placed: frozenset[Candidate], removed: frozenset[Candidate]) -> Verdict:
        """The verdict on digits that were entered and candidates that were removed."""
        closest = self._closest(placed, removed)
        for cell, digit in sorted(placed | removed):
            removes = (cell, digit) in removed
            problem = self._problem(cell, digit, closest, removes=removes)
            if problem:
                return Verdict(False, False, problem, closest)
        strangers = [
            *(
                (candidate, False)
                for candidate in sorted(placed)
                if not self._follows_placed(candidate)
            ),
            *(
                (candidate, True)
                for candidate in sorted(removed)
                if not any(self._removes(step, candidate) for step in self.accepted)
            ),
        ]
        if strangers:
            return self._not_by_this(*strangers[0], closest)
        assert closest is not None  # what follows, follows from a step
        left = replace(
            closest,
            placements=tuple(
                candidate for candidate in closest.placements if candidate not in placed
            ),
            eliminations=tuple(
                candidate
                for candidate in closest.eliminations
                if candidate not in removed and not _is_settled(candidate, placed, self.state)
            ),
        )
        if not left.placements and (closest.placements or not left.eliminations):
            text = self._say("right", result=self._argument(closest))
            return Verdict(True, True, text, closest, is_true=True)
        result = Parts(left, self.texts, self.names).result
        return Verdict(
            True, False, self._say("right-in-part", result=result), closest, is_true=True
        )

    def cells(self, marked: frozenset[int]) -> Verdict:
        """The verdict on cells that are to show the pattern."""
        if not marked:
            task = "place" if self.accepted[0].placements else "remove"
            return Verdict(False, False, self._say("nothing", task=task), None)
        for step in self.accepted:
            core, more = pattern_cells(step)
            if core <= marked <= core | more:
                text = self._say("right", result=self._argument(step))
                return Verdict(True, True, text, step, is_true=True)
        closest = max(self.accepted, key=lambda step: _likeness(marked, pattern_cells(step)[0]))
        core, more = pattern_cells(closest)
        by: str | None = None
        lacking = [missing for step in self.accepted if (missing := _missing(marked, step))]
        if core < marked:
            text = self._say("cells-too-many", cells=self._cells(marked - core - more))
        elif lacking:
            text = self._say("cells-missing", count=min(lacking))
        elif (other := self._pattern_of_another(marked)) is not None:
            if other.technique in self.target.techniques:
                text = self._other_house(other)
            else:
                by = other.technique
                message = "other-harder" if self._is_much_harder(other) else "other-technique"
                values = {} if message == "other-harder" else {"phrase": self._phrase(by)}
                text = self._say(message, wanted=self._wanted, **values)
        else:
            count = len(pattern_cells(closest)[0])
            text = misfit(self.target, self.state, marked, self.texts, self.names, count=count)
            text = text or self._say("cells-other", phrase=self._wanted)
        near = closest if marked & core else None
        return Verdict(False, False, text, near, is_true=by is not None, other=by)

    def _problem(self, cell: int, digit: int, closest: Step | None, *, removes: bool) -> str:
        """Why a placement or removal cannot be made or is false; empty if it is true."""
        names = {"cell": self._cells([cell]), "digit": digit}
        if self.state.grid.digits[cell]:
            return self._say("is-filled", **names)
        if not self.state.masks[cell] >> digit - 1 & 1:
            house = None if removes else self._taking_house(cell, digit)
            if house is not None:
                return self._say("is-taken", house=Houses([house], self.texts), **names)
            return self._say("no-candidate-here" if removes else "is-excluded", **names)
        if (self.solution[cell] == digit) != removes:
            return ""
        if not removes:
            return self._why_not(cell, digit)
        reasons = [self._say("removes-solution", **names), self._why_it_stays(cell, digit, closest)]
        return self.texts.joined([reason for reason in reasons if reason])

    def _taking_house(self, cell: int, digit: int) -> House | None:
        """A house of the cell that has the digit already."""
        layout, digits = self.state.layout, self.state.grid.digits
        for number in layout.cell_houses[cell]:
            if any(digits[other] == digit for other in layout.houses[number].cells):
                return layout.houses[number]
        return None

    def _why_it_stays(self, cell: int, digit: int, closest: Step | None) -> str:
        """Why the closest step does not reach a candidate; empty if that cannot be said."""
        if closest is None:
            return ""
        names = {"cell": self._cells([cell]), "digit": digit}
        if any(cell in group.cells and digit in group.digits for group in closest.groups):
            return self._say("belongs-to-pattern", **names)
        core, _ = pattern_cells(closest)
        gone = [at for at, value in closest.eliminations if value == digit]
        for inside in sorted(core) if gone else ():
            # What every eliminated candidate sees is what has to be seen.
            holds = self.state.masks[inside] >> digit - 1 & 1
            if (
                holds
                and all(self._sees(at, inside) for at in gone)
                and not self._sees(cell, inside)
            ):
                return self._say("does-not-see", other=self._cells([inside]), **names)
        return ""

    def _sees(self, first: int, second: int) -> bool:
        return second in self.state.layout.peers[first]

    def _why_not(self, cell: int, digit: int) -> str:
        """Why a digit that is false does not follow: where else it can go, what else the cell."""
        layout, masks = self.state.layout, self.state.masks
        others = [value for value in self.state[divmod(cell, self.size)] if value != digit]
        names = {"cell": self._cells([cell]), "digit": digit}
        for number in layout.cell_houses[cell]:
            house = layout.houses[number]
            places = [c for c in house.cells if c != cell and masks[c] >> digit - 1 & 1]
            if len(places) == 1:
                return self._say(
                    "wrong-also-there",
                    other=self._cells(places, within=[house]),
                    house=Houses([house], self.texts),
                    **names,
                )
        return self._say("wrong-also-digits", digits=self._listing(others), **names)

    def _follows_placed(self, candidate: Candidate) -> bool:
        cell, digit = candidate
        if any(candidate in step.placements for step in self.accepted):
            return True
        if self.target.is_single:
            return False
        left = self.state.masks[cell]
        for step in self.accepted:
            for other, gone in step.eliminations:
                if other == cell:
                    left &= ~(1 << gone - 1)
        return left == 1 << digit - 1

    def _removes(self, step: Step, candidate: Candidate) -> bool:
        """Whether a candidate goes by a step: eliminated, or excluded by a digit that is placed."""
        cell, digit = candidate
        return candidate in step.eliminations or any(
            at == cell or (value == digit and self._sees(at, cell)) for at, value in step.placements
        )

    def _closest(self, placed: frozenset[Candidate], removed: frozenset[Candidate]) -> Step | None:
        """The accepted step that an answer completes or shares most with; of those the smallest."""

        def likeness(step: Step) -> tuple[bool, bool, int, int]:
            own = {*step.placements, *step.eliminations}
            both = len(own & (placed | removed)) + sum(
                at == cell for at, _ in step.placements for cell, _ in removed
            )
            wanted = step.placements or step.eliminations
            return bool(both), (placed | removed).issuperset(wanted), both, -len(own)

        best = max(self.accepted, key=likeness)
        if likeness(best)[0]:
            return best
        touched = {cell for cell, _ in placed | removed}
        for step in self.accepted:
            reached = touched & {cell for cell, _ in step.eliminations}
            if reached or any(self._removes(step, candidate) for candidate in removed):
                return step
        return None

    def _not_by_this(self, candidate: Candidate, removes: bool, closest: Step | None) -> Verdict:
        """The verdict on an answer that is true, part of which follows from no accepted step."""
        names = {"cell": self._cells([candidate[0]]), "digit": candidate[1]}
        message = "true-removed" if removes else "true-placed"
        by = self._other_step(candidate, removes=removes)
        if by is None:
            text = self._say(f"{message}-unproved", phrase=self._wanted)
            reason = self._why_it_stays(*candidate, closest) if removes else ""
            text = self.texts.joined([text, reason] if reason else [text])
        elif by.technique in self.target.techniques:
            text = self._other_house(by)
        elif self._is_much_harder(by):
            text = self._say(f"{message}-harder", **names, phrase=self._wanted)
        else:
            text = self._say(f"{message}-by", **names, phrase=self._phrase(by.technique))
        other = None if by is None else by.technique
        return Verdict(False, False, text, closest, is_true=True, other=other)

    def _is_much_harder(self, step: Step) -> bool:
        """Whether a technique is two levels above the one that is asked for."""
        levels = [level.name for level in course_order().levels]
        asked, other = (
            levels.index(technique(name).level)
            for name in (self.accepted[0].technique, step.technique)
        )
        return other >= asked + 2

    def _other_step(self, candidate: Candidate, *, removes: bool) -> Step | None:
        """The easiest step that is not accepted and comes to a conclusion, or None."""
        for entry in course_order().entries[len(self.target.easier) :]:
            if entry.is_long:
                continue
            for step in _steps_of(self.state, entry.techniques):
                found = step.eliminations if removes else step.placements
                if candidate in found and not self.target.takes(step, self.state):
                    return step
        return None

    def _other_house(self, single: Step) -> str:
        """That a hidden single is in a house of the other kind than the one that is practised."""
        [(cell, digit)] = single.placements
        return self._say(
            "other-house",
            cell=self._cells([cell]),
            digit=digit,
            house=Houses(single.houses("house"), self.texts),
            kind=self.target.houses,
        )

    def _pattern_of_another(self, marked: frozenset[int]) -> Step | None:
        """A step that is not accepted and has its pattern in just these cells, or None."""
        for entry in course_order().entries[len(self.target.easier) :]:
            if entry.is_long:
                continue
            for step in _steps_of(self.state, entry.techniques):
                # A single cell is no pattern but of a single.
                is_whole = len(marked) > 1 or bool(step.placements)
                if self.target.takes(step, self.state) or not is_whole:
                    continue
                if pattern_cells(step)[0] == marked:
                    return step
        return None

    @property
    def _wanted(self) -> str:
        """The technique that is to be found; of a station with several the one that is there."""
        return self._phrase(self.accepted[0].technique)

    def _phrase(self, name: str) -> str:
        return technique(name, self.language).phrase

    def _argument(self, step: Step) -> str:
        return step.explain("show", self.language, cells=self.names, state=self.state)

    def _cells(self, cells: Iterable[int], within: Sequence[House] = ()) -> Listing:
        return named_cells(cells, self.state.layout, self.texts, self.names, within=within)

    def _listing(self, things: Collection[object]) -> Listing:
        return Listing(things, self.texts)

    def _say(self, message: str, **values: object) -> str:
        return capitalized(self.texts.say(message, **values))


@lru_cache(maxsize=256)
def _steps_of(state: Candidates, techniques: tuple[str, ...]) -> tuple[Step, ...]:
    """The steps of techniques; wrong answers to an exercise are looked for in the same ones."""
    return tuple(steps(state, techniques, assume_unique=True))


def _is_settled(candidate: Candidate, placed: Iterable[Candidate], state: Candidates) -> bool:
    """Whether a digit that was entered excludes a candidate."""
    cell, digit = candidate
    return any(
        cell == at or (digit == value and cell in state.layout.peers[at]) for at, value in placed
    )


def _likeness(marked: frozenset[int], core: frozenset[int]) -> float:
    return len(marked & core) / len(marked | core)


def _missing(marked: frozenset[int], step: Step) -> int:
    """How many cells of a pattern are not marked where enough and no other ones are; else 0."""
    core, more = pattern_cells(step)
    enough = min(3, (len(core) + 1) // 2)
    fits = marked <= core | more and len(marked & core) >= enough
    return len(core - marked) if fits else 0


def _check_range(state: Candidates, cells: Iterable[int], candidates: Iterable[Candidate]) -> None:
    most = state.layout.cell_count
    for cell in (*cells, *(cell for cell, _ in candidates)):
        if not 0 <= whole(cell, "a cell") < most:
            raise PlacementError(f"expected cells from 0 to {most - 1}, found {cell}")
    for _, digit in candidates:
        if not 1 <= whole(digit, "a digit") <= state.size:
            raise PlacementError(f"expected digits from 1 to {state.size}, found {digit}")

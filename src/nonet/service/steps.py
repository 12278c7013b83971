"""Steps and mistakes: what follows, and the argument in words and in parts to draw."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Literal, Self

from nonet.grid import Candidates
from nonet.layout import House
from nonet.logic import (
    CellNames,
    Language,
    Mistake,
    Step,
    house_title,
    link_sentences,
    technique,
    texts_of,
)
from nonet.logic.blocking import blocking
from nonet.logic.explanations import explanation
from nonet.logic.notes import with_others
from nonet.logic.rule_names import rule_name
from nonet.service.record import Record
from nonet.service.scenes import OverlayRecord
from nonet.service.states import Pair

_LONG = 4
"""Links from which on an argument is shown one by one."""


@dataclass(frozen=True, slots=True)
class HouseRecord(Record):
    """A house that an argument speaks of."""

    name: str
    cells: tuple[int, ...]

    @classmethod
    def of(cls, house: House, language: Language) -> Self:
        """The record of a house."""
        return cls(house_title(house, language), house.cells)


@dataclass(frozen=True, slots=True)
class GroupRecord(Record):
    """Candidates, a house or a rule with the part that they play in an argument."""

    role: str
    digits: tuple[int, ...]
    cells: tuple[int, ...]
    house: HouseRecord | None
    rule: Annotated[str | None, "What a rule beyond houses is called: *cage of 15*."]
    candidates: tuple[Pair, ...]

    @classmethod
    def of(cls, step: Step, number: int, state: Candidates, language: Language) -> Self:
        """The record of a group of a step."""
        group = step.groups[number]
        house = None if group.house is None else step.layout.houses[group.house]
        rule = None if group.rule is None else step.layout.constraints[group.rule]
        return cls.from_attributes(
            group,
            house=None if house is None else HouseRecord.of(house, language),
            rule=None if rule is None else rule_name(rule, step.layout, language),
            candidates=tuple(
                (cell, digit)
                for cell in group.cells
                for digit in group.digits
                if state.masks[cell] >> digit - 1 & 1
            ),
        )


@dataclass(frozen=True, slots=True)
class LinkRecord(Record):
    """From one group to another one: inference of a chain."""

    from_: Annotated[int, "Index of a group."]
    to: int
    strong: bool


@dataclass(frozen=True, slots=True)
class ChainRecord(Record):
    """A link of a long argument, with its sentence."""

    link: Annotated[int, "Index in the links of the step, and in the arrows of its overlay."]
    words: str


@dataclass(frozen=True, slots=True)
class StepRecord(Record):
    """A step: what follows, and the argument for it in words and in parts to draw."""

    technique: str
    name: str
    level: str
    score: int
    nudge: str
    point: str
    show: str
    whole: Annotated[str | None, "All of a long argument, where `show` leaves inferences out."]
    notation: str
    placements: tuple[Pair, ...]
    eliminations: tuple[Pair, ...]
    nudge_houses: Annotated[tuple[HouseRecord, ...], "Those that the nudge names."]
    houses: tuple[HouseRecord, ...]
    groups: tuple[GroupRecord, ...]
    links: tuple[LinkRecord, ...]
    chain: Annotated[tuple[ChainRecord, ...], "Of a long argument: its links one by one."]
    overlay: OverlayRecord
    blocks: Annotated[tuple[Pair, ...], "Of a single: filled cells and empty ones they close."]

    @classmethod
    def of(
        cls,
        step: Step,
        state: Candidates,
        language: Language = "en",
        cells: CellNames = "rc",
    ) -> Self:
        """The record of a step in a state."""
        item = technique(step.technique, language)
        groups = tuple(
            GroupRecord.of(step, number, state, language) for number in range(len(step.groups))
        )
        overlay = OverlayRecord.of(step, state)
        sentences = explanation(step, language, cells=cells, state=state)
        houses = {group.house.name: group.house for group in groups if group.house is not None}
        return cls.from_attributes(
            step,
            name=item.title,
            level=item.level,
            score=item.score,
            nudge=sentences.nudge,
            point=sentences.point,
            show=sentences.show,
            whole=sentences.whole,
            nudge_houses=tuple(
                HouseRecord.of(house, language) for house in sentences.nudged_houses
            ),
            houses=tuple(houses.values()),
            groups=groups,
            links=tuple(LinkRecord(link.start, link.end, link.strong) for link in step.links),
            chain=_chain(step, overlay, language, cells),
            overlay=overlay,
            blocks=tuple(blocking(step, state)),
        )

    @classmethod
    def of_all(
        cls,
        steps: Sequence[Step],
        state: Candidates,
        language: Language = "en",
        cells: CellNames = "rc",
    ) -> Self:
        """The record of a step, with what the others that are taken with it remove."""
        first, *others = steps
        record = cls.of(first, state, language, cells)
        if not others:
            return record
        removed = dict.fromkeys(pair for step in steps for pair in step.eliminations)
        texts = texts_of(language)
        return replace(
            record,
            show=with_others(record.show, len(others), texts),
            whole=record.whole and with_others(record.whole, len(others), texts),
            notation="; ".join(step.notation for step in steps),
            eliminations=tuple(removed),
            overlay=OverlayRecord.of(replace(first, eliminations=tuple(removed)), state),
        )


def _chain(
    step: Step, overlay: OverlayRecord, language: Language, cells: CellNames
) -> tuple[ChainRecord, ...]:
    """The links of a long argument one by one, where each of them has its arrow."""
    if len(step.links) < _LONG or len(overlay.arrows) != len(step.links):
        return ()
    numbers = {link: number for number, link in enumerate(step.links)}
    return tuple(
        ChainRecord(numbers[link], sentence)
        for link, sentence in link_sentences(step, language, cells=cells)
    )


@dataclass(frozen=True, slots=True)
class MistakeRecord(Record):
    """Something wrong with a state."""

    kind: Literal["conflict", "rule", "unsolvable", "entry", "empty", "mark"]
    cells: tuple[int, ...]
    digit: int | None
    message: str
    nudge: Annotated[str, "The same without the cell."]
    house: Annotated[HouseRecord | None, "The house that the nudge names."]

    @classmethod
    def of(cls, mistake: Mistake, language: Language = "en", cells: CellNames = "rc") -> Self:
        """The record of a mistake."""
        house = mistake.nudge_house
        return cls.from_attributes(
            mistake,
            message=mistake.explain(language, cells=cells),
            nudge=mistake.nudge(language),
            house=None if house is None else HouseRecord.of(house, language),
        )

"""The first chapter of the course: the rules, on three small grids."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Self

from nonet.course.rules import RulesScreen, check_digit
from nonet.course.rules import rules_screens as screens_of
from nonet.course.texts import chapter_title
from nonet.logic import Language
from nonet.running import Watch
from nonet.service.limits import ValueLimits
from nonet.service.record import Record
from nonet.service.scenes import SceneRecord
from nonet.service.states import CellIndex, Mark, State


@dataclass(frozen=True, slots=True)
class ScreensQuestion(Record):
    """The screens, in a language."""

    language: Language = "en"


@dataclass(frozen=True, slots=True)
class ScreenRecord(Record):
    """A screen: what the learner reads, and the grid to fill."""

    name: str
    title: str
    text: str
    done: Annotated[str, "What is said when the grid is full and right."]
    state: State
    scene: SceneRecord

    @classmethod
    def of(cls, screen: RulesScreen) -> Self:
        """The record of a screen."""
        puzzle = screen.puzzle
        return cls.from_attributes(
            screen, state=State.of(puzzle), scene=SceneRecord.of(puzzle.layout)
        )


@dataclass(frozen=True, slots=True)
class Screens(Record):
    """The chapter."""

    title: str
    screens: tuple[ScreenRecord, ...]


@dataclass(frozen=True, slots=True)
class DigitQuestion(Record):
    """A digit that is entered on a screen; the state is that before it."""

    screen: Annotated[str, ValueLimits(shortest=1, longest=20)]
    state: State
    cell: CellIndex
    digit: Mark
    language: Language = "en"


@dataclass(frozen=True, slots=True)
class DigitVerdict(Record):
    """Whether the digit is right, and why; `cells` holds the digit that it repeats."""

    right: bool
    complete: Annotated[bool, "Whether the grid is full and right with it."]
    message: str
    cells: tuple[int, ...]


def rules_screens(question: ScreensQuestion, watch: Watch) -> Screens:
    """The three screens of the rules."""
    del watch
    language = question.language
    return Screens(
        chapter_title("rules", language), tuple(map(ScreenRecord.of, screens_of(language)))
    )


def rules_check(question: DigitQuestion, watch: Watch) -> DigitVerdict:
    """Whether a digit on a screen of the rules is right, and why."""
    del watch
    grid = question.state.grid()
    found = check_digit(question.screen, grid, question.cell, question.digit, question.language)
    return DigitVerdict.from_attributes(found)

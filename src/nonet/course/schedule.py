"""Progress and repetition: a pure function of the answers so far."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import ClassVar

from nonet._arguments import instance, iterable, number
from nonet._json_form import JsonForm
from nonet.course.stations import Station, stations

DAYS = (0, 0, 0, 1, 4, 16)
"""For each box the days until a station comes again."""

LEARNT = 3
"""The first box of stations that are learnt, and that come again on later days."""

_LAST = len(DAYS) - 1
_DAY = 86_400.0


@dataclass(frozen=True, slots=True)
class Answer(JsonForm):
    """An answer to an exercise.

    Attributes
    ----------
    station
        Name of the station.
    right
        Whether it was right.
    hints
        How many hints were taken before.
    seconds
        How long it took.
    at
        When it was given, in seconds since 1970 (UTC).
    """

    json_name: ClassVar[str] = "answer to an exercise"

    station: str
    right: bool
    hints: int
    seconds: float
    at: float


@dataclass(frozen=True, slots=True)
class StationProgress(JsonForm):
    """The progress at a station.

    Attributes
    ----------
    station
        The station.
    box
        From 0, never answered, to 5.
    mastery
        The box as a share: 0 to 1.
    answers, right
        How many answers there were, and how many of them were right without a hint.
    due
        When it comes again, in seconds since 1970 (UTC); None if it was never answered.
    """

    json_name: ClassVar[str] = "progress of a station"

    station: Station
    box: int = 0
    answers: int = 0
    right: int = 0
    due: float | None = None

    @property
    def mastery(self) -> float:
        """The box as a share of the highest one."""
        return self.box / _LAST


@dataclass(frozen=True, slots=True)
class Schedule(JsonForm):
    """The progress at all stations, and the next ones.

    Attributes
    ----------
    progress
        Of each station, by its name, in the order of the course.
    due
        Stations to review now: those longest due first.
    following
        The first station that is not learnt yet; None where all are.
    weakest
        Of the stations that were answered the one with the lowest box, the earliest of these; None
        where there is none.
    """

    json_name: ClassVar[str] = "schedule"

    progress: Mapping[str, StationProgress]
    due: tuple[Station, ...]
    following: Station | None
    weakest: Station | None


def schedule(answers: Iterable[Answer], *, now: float) -> Schedule:
    """The progress and the next stations, from all answers so far.

    Boxes as in Leitner's card file. A right answer without a hint moves a station up by one box;
    one with a hint leaves it where it is, and a wrong one moves it back to the first box. Up to box
    3 every answer counts, so that three right ones in a row are enough to learn a station; from
    there on a right answer moves it up only when the station is due, after 1, 4 and 16 days.
    How long an answer took does not matter. Mastery is the box divided by 5.

    Parameters
    ----------
    answers
        In any order. Those to stations that there are not, as of another version, are left out.
    now
        The time in seconds since 1970 (UTC).

    References
    ----------
    S. Leitner, *So lernt man lernen*, Herder 1972: boxes, and back to the first after a mistake.

    Examples
    --------
    >>> right = [Answer("x_wing", True, 0, 20.0, at) for at in (0, 60, 120)]
    >>> found = schedule(right, now=180)
    >>> found.progress["x_wing"].mastery, found.due, found.following.name
    (0.6, (), 'full_house')
    >>> [station.name for station in schedule(right, now=200_000).due]
    ['x_wing']
    """
    number(now, "the time")
    answers = [instance(answer, Answer, "answers") for answer in iterable(answers, "answers")]
    progress = {station.name: StationProgress(station) for station in stations()}
    for answer in sorted(answers, key=lambda answer: answer.at):
        before = progress.get(answer.station)
        if before is not None:
            progress[answer.station] = _after(before, answer)
    met = [item for item in progress.values() if item.due is not None]
    waiting = sorted((item.due, number) for number, item in enumerate(met) if _is_due(item, now))
    return Schedule(
        progress=progress,
        due=tuple(met[number].station for _, number in waiting),
        following=next((item.station for item in progress.values() if item.box < LEARNT), None),
        weakest=min(met, key=lambda item: item.box).station if met else None,
    )


def _after(before: StationProgress, answer: Answer) -> StationProgress:
    """The progress after an answer."""
    box = max(before.box, 1)
    unaided = answer.right and answer.hints == 0
    if not answer.right:
        box = 1
    elif unaided and (before.box < LEARNT or _is_due(before, answer.at)):
        box = min(before.box + 1, _LAST)
    elif before.box >= LEARNT and not _is_due(before, answer.at):
        # Practice before the time leaves the day on which it comes again.
        return StationProgress(
            before.station, box, before.answers + 1, before.right + unaided, before.due
        )
    due = answer.at + DAYS[box] * _DAY
    return StationProgress(before.station, box, before.answers + 1, before.right + unaided, due)


def _is_due(progress: StationProgress, now: float) -> bool:
    return progress.due is not None and progress.due <= now

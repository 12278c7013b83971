"""What has been learnt, and what comes again when."""

from __future__ import annotations

from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from nonet.course import Answer, schedule, stations

DAY = 86_400.0
NAMES = [one.name for one in stations()]


def answers(results: str, station: str = "x_wing", gap: float = 60.0) -> list[Answer]:
    """Answers one after the other: "r" right, "w" wrong, "h" right after a hint."""
    return [
        Answer(station, result != "w", int(result == "h"), 10.0, number * gap)
        for number, result in enumerate(results)
    ]


def box(results: str, gap: float = 60.0) -> int:
    """The box after some answers."""
    return schedule(answers(results, gap=gap), now=0).progress["x_wing"].box


def test_nothing_is_learnt_at_first() -> None:
    """Without answers nothing is due, and the first station is next."""
    empty = schedule([], now=0)
    assert [*empty.progress] == NAMES
    assert {one.mastery for one in empty.progress.values()} == {0}
    assert (empty.due, empty.weakest) == ((), None)
    assert empty.following == stations()[0]


def test_boxes() -> None:
    """Right answers move a station up, hints leave it, mistakes move it back to the first box."""
    assert [box(results) for results in ("w", "h", "r", "rr", "rrr")] == [1, 1, 1, 2, 3]
    assert [box(results) for results in ("rrh", "rrw", "rrrw", "rrrwrr")] == [2, 1, 1, 3]


def test_one_sitting_does_not_make_a_master() -> None:
    """From box 3 on a right answer counts only when the station is due."""
    assert box("r" * 50) == 3
    assert box("r" * 5, gap=20 * DAY) == 5
    early = schedule(answers("rrrr"), now=0).progress["x_wing"]
    assert early.due == 120 + DAY


def test_reviews_are_spaced() -> None:
    """A learnt station is due after a day, then after 4 and 16 days; a missed one at once."""
    now = 120 + DAY
    learnt = answers("rrr")
    assert schedule(learnt, now=now - 1).due == ()
    assert [one.name for one in schedule(learnt, now=now).due] == ["x_wing"]
    again = [*learnt, Answer("x_wing", True, 0, 5.0, now)]
    assert schedule(again, now=now).progress["x_wing"].due == now + 4 * DAY
    third = [*again, Answer("x_wing", True, 0, 5.0, now + 4 * DAY)]
    assert schedule(third, now=now).progress["x_wing"].due == now + 20 * DAY
    missed = [*third, Answer("x_wing", False, 0, 5.0, now + 5 * DAY)]
    assert [one.name for one in schedule(missed, now=now + 5 * DAY).due] == ["x_wing"]


def test_what_comes_next() -> None:
    """The longest due comes first; the weakest is the lowest box that was answered."""
    record = [*answers("rr", "full_house"), *answers("r", "x_wing"), *answers("rrr", "jellyfish")]
    found = schedule(record, now=2 * DAY)
    assert [one.name for one in found.due] == ["x_wing", "full_house", "jellyfish"]
    assert found.weakest is not None
    assert found.weakest.name == "x_wing"
    assert found.following == stations()[0]
    assert found.progress["x_wing"].answers == found.progress["x_wing"].right == 1


def test_order_of_the_record_does_not_matter() -> None:
    """The answers may come in any order."""
    record = answers("rwrh")
    assert len({str(schedule(one, now=5.0)) for one in permutations(record)}) == 1


def test_unknown_stations_are_left_out() -> None:
    """Answers to a station that there is not change nothing."""
    assert schedule(answers("rrw", "no_such_station"), now=1) == schedule([], now=1)


@given(
    st.lists(
        st.builds(
            Answer,
            station=st.sampled_from(NAMES[:4]),
            right=st.booleans(),
            hints=st.integers(0, 3),
            seconds=st.floats(0, 1e6),
            at=st.floats(0, 1e9),
        ),
        max_size=30,
    ),
    st.floats(0, 1e9),
)
def test_any_record_has_a_schedule(record: list[Answer], now: float) -> None:
    """Mastery is from 0 to 1, and what is due was answered and is due by now."""
    found = schedule(record, now=now)
    assert all(0 <= one.mastery <= 1 for one in found.progress.values())
    met = {answer.station for answer in record}
    for one in found.due:
        due = found.progress[one.name].due
        assert one.name in met
        assert due is not None
        assert due <= now
    assert (found.weakest is None) == (not record)

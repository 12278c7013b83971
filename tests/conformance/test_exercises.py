"""The script that proves exercises counts those that keep their promises."""

from __future__ import annotations

import pytest
from tests.conformance.exercises import names, proved

from nonet.course import stations


def test_exercises_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    """Each exercise is made and proved; a technique without exercises is reported."""
    assert proved("naked_pair", 3, 60) == (3, 3)
    assert proved("leviathan", 3, 60) == (0, 0)
    shown = capsys.readouterr().out
    assert "3 of 3" in shown
    assert "no position is known" in shown


def test_every_station_is_proved() -> None:
    """All stations are among the names, and each technique by itself or as its station."""
    listed = names()
    assert {one.name for one in stations()} <= {*listed}
    assert {"locked_pair", "unique_rectangle_5", "sk_loop"} <= {*listed}
    assert len(listed) == len(set(listed))

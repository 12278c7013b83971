"""Worksheets: exercises of a station on paper, with their answers."""

from __future__ import annotations

import pypdfium2
import pytest

from nonet import Cancel, Cancelled, NonetError
from nonet.course import exercise_set
from nonet.drawing import worksheet


def words_of(pdf: bytes) -> list[str]:
    """The words of each page."""
    pages = pypdfium2.PdfDocument(pdf)
    return [" ".join(page.get_textpage().get_text_bounded().split()) for page in pages]


def test_a_worksheet_has_its_answers_at_the_end() -> None:
    """Pages of exercises, then pages with the step of each in words; the set is in the title."""
    pages = words_of(worksheet("naked_pair", count=5, seed=42, language="de"))
    assert len(pages) == 4
    assert all(page.startswith("Nacktes Paar: finden") for page in pages)
    assert all("Satz 42" in page for page in pages)
    for number, one in enumerate(exercise_set("naked_pair", 5, seed=42)):
        said = one.hint("show", "de")
        assert said.partition(" und ")[0] in pages[2 + number // 4]
        assert said.partition(" und ")[0] not in pages[number // 4]


def test_a_class_has_the_same_set() -> None:
    """Equal numbers give equal pages; without a number each set is another one."""
    assert worksheet("x_wing", count=1, seed=3) == worksheet("x_wing", count=1, seed=3)
    assert words_of(worksheet("x_wing", count=1)) != words_of(worksheet("x_wing", count=1))


def test_answers_can_be_left_out() -> None:
    """Without answers there are exercises alone, as many a page as asked for."""
    pages = words_of(worksheet("skyscraper", count=3, seed=1, answers=False, per_page=2))
    assert len(pages) == 2
    assert not any("If " in page for page in pages)


def test_very_long_arguments_leave_room_for_the_picture() -> None:
    """The words of a net that would take more than their share are left out."""
    assert len(words_of(worksheet("forcing_net", count=2, seed=1))) == 2


def test_what_cannot_be_is_refused() -> None:
    """Unknown names and counts out of range are refused, and the work can be stopped."""
    for wrong in ({"name": "nothing"}, {"name": "x_wing", "count": 101}):
        with pytest.raises(NonetError, match="expected"):
            worksheet(**wrong)
    stop = Cancel()
    stop.cancel()
    with pytest.raises(Cancelled):
        worksheet("naked_pair", count=100, seed=1, cancel=stop)

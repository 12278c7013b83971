"""What a learner reads: every station has all its texts in every language."""

from __future__ import annotations

from dataclasses import astuple

import pytest
from tests.logic.test_languages import EVERY_LANGUAGE, flaws

from nonet import NonetError
from nonet.course import stations
from nonet.course.texts import chapter_title, station_text
from nonet.logic import Language
from nonet.logic.languages import texts_of, texts_of_stations

PARTS = ("title", "idea", "why", "look", "stops")
ENDS = (".", "!", "?", "。", "！", "？")


@EVERY_LANGUAGE
def test_every_station_has_every_text(language: Language) -> None:
    """Each station has a title of its own, an idea, a reason, how to look and where it stops."""
    texts = [station_text(one.name, language) for one in stations()]
    assert len({text.title for text in texts}) == len(texts)
    for text in texts:
        for part in astuple(text):
            assert flaws(part.replace("Sue de Coq", ""), language) == [], part
        assert all(part.endswith(ENDS) for part in astuple(text)[1:]), text.title


@EVERY_LANGUAGE
def test_every_chapter_has_a_title(language: Language) -> None:
    """Each chapter has a title, and so has that of the rules."""
    chapters = list(dict.fromkeys(["rules", *(one.chapter for one in stations())]))
    titles = [chapter_title(chapter, language) for chapter in chapters]
    assert len(set(titles)) == len(titles)
    assert [flaws(title, language) for title in titles] == [[]] * len(titles)


@EVERY_LANGUAGE
def test_there_is_no_text_without_its_station(language: Language) -> None:
    """The file holds the texts of stations, chapters and the rules, and no others."""
    sources = texts_of_stations(language).messages.sources.keys()
    own = {name.partition(".")[0] for name in sources - texts_of(language).messages.sources.keys()}
    expected = {one.name for one in stations()} | {f"chapter-{one.chapter}" for one in stations()}
    assert {name for name in own if not name.startswith("rules-")} == expected | {"chapter-rules"}


@pytest.mark.parametrize("read", [station_text, chapter_title], ids=["station", "chapter"])
def test_unknown_names_are_refused(read: object) -> None:
    """A station or a chapter that is not there is named in the message."""
    assert callable(read)
    with pytest.raises(NonetError, match=r"expected the name of a .*, found 'nothing'"):
        read("nothing")

"""`nonet techniques`: the catalogue."""

from __future__ import annotations

import json
import re
import xml.etree.ElementTree as ET

import pytest
from tests.cli.program import call

import nonet
from nonet.logic import Language, level_title, technique


def test_every_technique_has_a_line() -> None:
    """The list has all names, the easiest first."""
    lines = call("techniques").lines
    assert [line.split()[0] for line in lines] == [item.name for item in nonet.techniques()]
    assert lines[0].split(maxsplit=3) == ["full_house", "Easy", "4", "Full House"]


def test_what_does_not_count_is_in_brackets() -> None:
    """A technique that grades do not use has its level and score in brackets."""
    [line] = [line for line in call("techniques").lines if line.startswith("whale ")]
    assert "(Expert 470)" in line


def test_a_technique_is_described() -> None:
    """Title, other names, description, example and its argument."""
    outcome = call("techniques", "n2")
    assert outcome.code == 0
    [item] = [item for item in nonet.techniques() if item.name == "naked_pair"]
    for text in (item.title, item.description, *item.aliases, "So "):
        assert text in outcome.out


@pytest.mark.parametrize(("site", "count"), [("https://example.org/nonet/", 1), (None, 0)])
def test_a_technique_leads_to_its_page(
    site: str | None, count: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its page on the site is named where the package knows the site, and only there."""
    monkeypatch.setattr("nonet.cli.techniques.project_address", lambda _: site)
    found = call("techniques", "x_wing", "--language", "de").lines
    assert found.count("https://example.org/nonet/techniques/de/x_wing/") == count
    assert sum("techniques/" in line for line in found) == count


@pytest.mark.parametrize("language", ["de", "zh"])
def test_techniques_are_described_in_other_languages(language: Language) -> None:
    """The list, the details and the JSON are in the language that is asked for."""
    items = nonet.techniques(language)
    lines = call("techniques", "--language", language).lines
    assert all(line.endswith(item.title) for line, item in zip(lines, items, strict=True))
    assert f" {level_title('Easy', language)} 4 " in lines[0]
    found = call("techniques", "--language", language, "Whale").out
    item = technique("whale", language)
    for text in (item.title, item.family, item.description, level_title(item.level, language)):
        assert text in found
    assert not re.search(r"score|Example|Also called|not used", found)
    objects = [
        json.loads(line)
        for line in call("techniques", "--language", language, "--format", "json").lines
    ]
    assert [fields["title"] for fields in objects] == [item.title for item in items]


def test_json_has_all_of_them() -> None:
    """An object a line, with what there is to say."""
    items = [json.loads(line) for line in call("techniques", "--format", "json").lines]
    assert [item["name"] for item in items] == [item.name for item in nonet.techniques()]
    assert all(item["description"] for item in items)


def test_a_technique_is_drawn() -> None:
    """The picture shows its example."""
    picture = call("techniques", "--format", "svg", "naked_pair").out
    ET.fromstring(picture)  # noqa: S314
    assert "Naked Pair" in picture


def test_without_a_name_there_is_nothing_to_draw() -> None:
    """The whole catalogue cannot be drawn as one picture."""
    assert call("techniques", "--format", "svg").code == 2


def test_unknown_names_are_refused() -> None:
    """The message repeats the name."""
    outcome = call("techniques", "x-ray")
    assert outcome.code == 2
    assert "found 'x-ray'" in " ".join(outcome.err.split())

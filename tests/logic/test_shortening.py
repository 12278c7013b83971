"""Long arguments, which are shortened where people read them."""

from __future__ import annotations

import json
import re

import pytest
from tests.logic.long_nets import net

from nonet.drawing.overlay import overlay_of_step
from nonet.logic import LANGUAGES, Language, Step, named_links

TECHNIQUES = ("rule_forcing_net", "contradiction_forcing_net")
EVERY_TECHNIQUE = pytest.mark.parametrize("technique", TECHNIQUES)
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


@EVERY_TECHNIQUE
def test_a_short_argument_is_whole(technique: str) -> None:
    """Nothing is left out of one that can be read."""
    step = net(technique, 20)
    assert step.explain() == step.explain(whole=True)
    assert "…" not in step.notation
    assert named_links(step) == step.links


@EVERY_TECHNIQUE
@EVERY_LANGUAGE
def test_a_long_argument_is_shortened(technique: str, language: Language) -> None:
    """The assumption, the first inferences, how many follow, and the last ones are said."""
    step = net(technique, 200)
    short, whole = step.explain(language=language), step.explain(language=language, whole=True)
    assert 5 * len(short) < len(whole)
    before, count, after = re.split(r"(\d{3})", short, maxsplit=1)
    assert int(count) > 180
    assert "…" in before[-20:]
    assert "…" in after[:20]
    assert whole.startswith(before.rpartition("…")[0].rstrip("… ,，。.")[:80])
    assert whole.endswith(after[-30:])
    assert "…" not in whole


@EVERY_TECHNIQUE
def test_the_links_in_words_are_drawn(technique: str) -> None:
    """Others are there, and not drawn; the notation has the same ends."""
    step = net(technique, 200)
    named = named_links(step)
    assert named == step.links[:8] + step.links[-4:] or named == step.links[:7] + step.links[-4:]
    arrows = overlay_of_step(step, None).arrows
    assert [arrow.drawn for arrow in arrows] == [link in named for link in step.links]
    assert "; …; " in step.notation
    assert len(step.notation) < 400


@EVERY_TECHNIQUE
def test_the_data_are_whole(technique: str) -> None:
    """JSON keeps every link."""
    step = net(technique, 200)
    assert len(json.loads(step.to_json())["links"]) == 200
    assert Step.from_json(step.to_json()) == step

"""`nonet rules`: the constraints that a layout can have."""

from __future__ import annotations

import json

from tests.cli.program import call

from nonet.constraints.registry import NAMES, OF_LAYERS


def test_every_rule_has_a_line() -> None:
    """The list has the name, the class and the meaning of each."""
    lines = call("rules").lines
    assert [line.split()[0] for line in lines] == [*NAMES, *OF_LAYERS]
    assert all(len(line.split()) > 5 for line in lines)


def test_a_rule_is_described() -> None:
    """By any of its names: the meaning, the drawn example, and how it is typed."""
    for name in ("cage", "killer_cage", "killer-cage"):
        out = call("rules", name).out
        assert "No digit repeats in the cage" in out
        assert "2 + 4 + 9 = 15" in out
        assert '--rule "killer-cage [TOTAL] CELLS"' in out
        assert "Attributes" not in out
        assert ">>>" not in out


def test_json_has_all_of_them() -> None:
    """An object a line, with what there is to say."""
    items = [json.loads(line) for line in call("rules", "--format", "json").lines]
    assert [item["name"] for item in items] == [*NAMES, *OF_LAYERS]
    assert all(item["meaning"] and item["usage"] for item in items)


def test_rules_of_layers_are_found_by_words_of_setters() -> None:
    """Doublers, indexers and Schrödinger cells, in any of the languages."""
    found = {"doublers": "roles", "索引格": "indexers", "Schrödinger cells": "second_digits"}
    for word, name in found.items():
        assert f"({name})" in call("rules", word).lines[0]
    assert '--rule "second-digits LAYER"' in call("rules", "second-digits").out


def test_unknown_names_are_refused() -> None:
    """The exit code is 2, and the message has names that are close."""
    outcome = call("rules", "cagee")
    assert outcome.code == 2
    assert "found 'cagee'; did you mean cage" in " ".join(outcome.err.split())


def test_a_word_of_several_rules_shows_all_of_them() -> None:
    """Words of setters find their rules, in any language, and with an error of typing."""
    out = call("rules", "kropki").out
    assert out.index("Difference (difference)") < out.index("Ratio (ratio)")
    for word in ("Flüsterlinie", "german whispr", "耳语线"):
        assert call("rules", word).out.startswith("WhisperLine (whisper_line)"), word
    (item,) = (json.loads(line) for line in call("rules", "blackdot", "--format", "json").lines)
    assert item["name"] == "ratio"
    assert {"black dot", "schwarzer Punkt", "黑点"} <= set(item["words"])
    assert "Found by: black dot" in call("rules", "ratio").out


def test_what_is_no_rule_says_where_it_is() -> None:
    """Fog and regions are tools: the command, the options and the app are named."""
    assert call("rules", "fog of war").out.startswith("fog\n\nFog is no rule")
    assert "--regions FILE" in call("rules", "jigsaw").out
    (item,) = (json.loads(line) for line in call("rules", "fog", "--format", "json").lines)
    assert item["class"] == item["usage"] == ""
    assert "Drawing" in item["meaning"]


def test_a_word_that_finds_nothing_says_the_nearest() -> None:
    """No rule is called so: the message has the names with most letters in common."""
    outcome = call("rules", "xyzzy")
    assert outcome.code == 2
    assert "found 'xyzzy'; the nearest are" in " ".join(outcome.err.split())


def test_names_of_several_words_need_no_quotes() -> None:
    """Words that are one name together are that name; others are names each."""
    assert call("rules", "little", "killer").out == call("rules", "little killer").out
    assert call("rules", "little", "killer").out.startswith("LittleKiller (little_killer)")
    several = call("rules", "thermometer", "white", "dot", "fog", "of", "war").out
    assert [word in several for word in ("Thermometer (", "Difference (", "Fog is no")] == 3 * [
        True
    ]
    assert call("rules", "little", "kiler").out == call("rules", "little killer").out

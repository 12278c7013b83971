"""Every message with every rule: a rule has a form for each place in a sentence."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache

import pytest
from tests.constraints.random_rules import layouts_for, random_grid, random_rule
from tests.logic.test_fluent import FILES, TEXTS_OF, patterns, value_of, variables

from nonet import Layout
from nonet.constraints.registry import NAMES, constraint_of
from nonet.layout import Constraint
from nonet.logic import LANGUAGES, Language, texts_of
from nonet.logic.languages import LOCALES, Listing, RuleName
from nonet.logic.rule_names import definite_name

FORBIDDEN: dict[Language, str] = {
    "en": (
        r"\bthe (?:non-consecutive|any of|all of|not|contains|all different|minimum|maximum|windows"
        r"|disjoint groups|counting circles|same digits|equal sums|global \w+)\b(?! (?:rule|cell))"
        r"|\bthe the\b|\bthe [A-Z][a-z]+ (?:of|at)\b|  "
    ),
    "de": (
        r"\bvom\b|\bvon der\b(?! Einheit)"
        r"|\b(?:bei|mit|zu|nach|auf) (?:der|die|das) (?:der|die|das)\b"
        r"|\bbei (?:die|das)\b|\bbeim (?:die|der|das)\b|  "
    ),
    "zh": (
        r"有没有|[,;:] ?[\u4e00-\u9fff]|按和(?!为)|的的"
        r"|(?:标记|数之和|三明治|小杀手|求和|房间)\d|按(?:数字互异|恰好包含|不连续(?!规则))"
    ),
}


@cache
def rules() -> dict[str, tuple[Constraint, Layout]]:
    """A rule of each kind, in a layout that has it."""
    found = {}
    for name in sorted(NAMES):
        rng = random.Random(name)
        for layout in layouts_for(name):
            fields = random_rule(name, layout, random_grid(layout, rng), rng)
            rule = constraint_of(fields, name)
            found[name] = (rule, Layout(layout.size, layout.regions, [rule]))
            break
    return found


def said(language: Language, rule: RuleName) -> Iterator[str]:
    """All messages that name a rule, with this one in every place."""
    common = patterns(LOCALES / language / "common.ftl")
    for file in FILES:
        texts, own = TEXTS_OF[file](language), patterns(LOCALES / language / file)
        for name in own:
            needed = variables(name, common | own) if name[0] != "-" else set()
            if not needed & {"rule", "rules"}:
                continue
            for count in (1, 2):
                values = {one: value_of(one, count, texts) for one in needed}
                values["rule"] = rule
                values["rules"] = Listing([str(rule)], texts)
                if file.endswith("rule_patterns.ftl") and "other" in needed:
                    values["other"] = rule
                yield texts.say(name, **values)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_rule_makes_a_wrong_sentence(language: Language) -> None:
    """No message with any rule has a bare adjective, a wrong article or case, or a doubled word."""
    pattern = re.compile(FORBIDDEN.get(language, "  "))
    for name, (rule, layout) in rules().items():
        for text in said(language, definite_name(rule, layout, texts_of(language))):
            assert pattern.search(text) is None, (name, text)


def test_english_names_of_rules_are_one_thing() -> None:
    """The name of a rule is a singular noun with its article, so that *leaves* and *is* fit."""
    for name, (rule, layout) in rules().items():
        text = str(definite_name(rule, layout, texts_of("en")))
        assert text.startswith("the "), (name, text)
        noun = re.split(r" (?:of|[0-9(≥=#A-Z])", text.removeprefix("the "))[0].split()[-1]
        assert not noun.endswith("s") or noun == "palindromes", (name, text)


def test_german_names_of_rules_have_their_cases() -> None:
    """Nominative, dative and the form after *bei* have the articles that these cases have."""
    for name, (rule, layout) in rules().items():
        said = definite_name(rule, layout, texts_of("de"))
        forms = [said.declined(case) for case in ("", ".dative", ".of")]
        assert re.match(r"(?:der|die|das) ", forms[0]), (name, forms)
        assert re.match(r"(?:dem|der|den) ", forms[1]), (name, forms)
        assert re.match(r"(?:beim|bei der|bei den) ", forms[2]), (name, forms)
        feminine = forms[0].startswith("die ") and not forms[1].startswith("den ")
        assert feminine == forms[1].startswith("der "), (name, forms)

"""Languages: each says all that the others say, in its own words and forms."""

from __future__ import annotations

import re

import pytest
from tests.logic.states import EVERY_EXAMPLE, LAYOUTS, example, first_steps
from tests.logic.test_explain import OWN_NUDGES

import nonet
from nonet import Candidates, Grid, House, Layout, NonetError
from nonet.logic import (
    LANGUAGES,
    CellNames,
    Language,
    TechniqueOrder,
    example_of,
    house_title,
    level_title,
    technique,
)
from nonet.logic.languages import Houses, Listing, texts_of

EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
OTHER_LANGUAGES = pytest.mark.parametrize("language", LANGUAGES[1:])

ENGLISH = re.compile(
    r"\b(the|of|and|or|is|are|not|with|from|can|each|if|then|that|it|has|have|row|column|box)\b",
    re.IGNORECASE,
)
"""English words that neither German nor Chinese has."""

LATIN = re.compile(r"[a-zäöüß]{2,}")
"""What Chinese has nowhere; single letters name digits and sets."""

CELL = re.compile(r"r[0-9]+c[0-9]+")

FULL = nonet.steps("...4 ..31 34.. 2...", "full_house")[0]


def flaws(text: str, language: Language) -> list[str]:
    """What is wrong with a text at first sight."""
    found = [
        flaw for flaw in ("{", "}", "  ", "None", "|", "()", "（）", "..", "。。") if flaw in text
    ]
    if language != "en":
        found += ENGLISH.findall(text)
    if language == "zh":
        found += LATIN.findall(CELL.sub("", text))
        found += re.findall(r"[,;:!?] ?[\u4e00-\u9fff]|[\u4e00-\u9fff] ", text)
    else:
        found += re.findall(r"[\u3000-\u9fff\uff00-\uffef]", text)
    return found


def test_levels_and_families_have_titles() -> None:
    """Every level of the usual order and every family of the catalogue has a title."""
    for level in TechniqueOrder.hodoku().levels:
        assert level_title(level.name) == level.name
        assert level_title(level.name, "de") != level.name
        assert level_title(level.name, "zh") != level.name


@OTHER_LANGUAGES
def test_every_technique_is_described_in_every_language(language: Language) -> None:
    """Each technique has a title of its own, a phrase, a family and a description."""
    items = nonet.techniques(language)
    assert len({item.title for item in items}) == len(items)
    for item, english in zip(items, nonet.techniques(), strict=True):
        assert (item.name, item.aliases, item.rank) == (english.name, english.aliases, english.rank)
        assert item.family != english.family or item.family == "Wings"
        assert item.description != english.description
        for text in (item.title, item.phrase, item.description):
            assert flaws(text.replace("Sue de Coq", ""), language) == [], text
        assert item.description[-1] in ".。"


@EVERY_EXAMPLE
@EVERY_LANGUAGE
def test_every_step_is_explained_in_every_language(name: str, language: Language) -> None:
    """Nothing is left open in a sentence, and no word of another language is in it."""
    _, step = example(name)
    item = technique(step.technique, language)
    nudge, point, show = (step.explain(depth, language) for depth in ("nudge", "point", "show"))
    assert item.phrase in nudge or (language == "en" and item.name in OWN_NUDGES)
    assert not CELL.search(nudge)
    for text in (nudge, point, show):
        assert flaws(text, language) == [], text
        assert text[-1] in ".。"
    if language != "en":
        assert point.startswith(item.title)
        assert show.startswith(item.title)


@pytest.mark.parametrize("layout", LAYOUTS, ids=repr)
@EVERY_LANGUAGE
def test_every_layout_is_spoken_of(layout: Layout, language: Language) -> None:
    """Houses and digits of all layouts have their words."""
    for step in first_steps(layout):
        for depth in ("nudge", "point", "show"):
            text = step.explain(depth, language)
            assert flaws(text, language) == [], text
    for house in layout.houses:
        assert flaws(house_title(house, language), language) == []


@pytest.mark.parametrize(
    ("language", "nudge", "point", "show"),
    [
        (
            "de",
            "Suche ein nacktes Paar in Zeile 4.",
            "Nacktes Paar: Achte auf r4c19 in Zeile 4.",
            (
                "Nacktes Paar: In Zeile 4 haben r4c19 zusammen nur die zwei Kandidaten 3 und 5. "
                "Diese Ziffern gehören in diese Zellen. "
                "Daraus folgt: 3 und 5 entfallen in r4c2345678."
            ),
        ),
        (
            "zh",
            "第4行可以用“显性数对”。",
            "显性数对：请看第4行的r4c19。",
            (
                "显性数对：第4行中，r4c19这几格合起来只有两个候选数3和5，所以这些数字必定填在这些格里。"
                "因此r4c2345678可排除3和5。"
            ),
        ),
    ],
)
def test_naked_pair_is_explained(language: Language, nudge: str, point: str, show: str) -> None:
    """A pair in a row, at each depth."""
    empty = Candidates.of(Grid("." * 81))
    pair = empty.without((cell, digit) for cell in (27, 35) for digit in (1, 2, 4, 6, 7, 8, 9))
    [step] = [step for step in nonet.steps(pair, "naked_pair") if step.houses("house")]
    assert step.explain("nudge", language) == nudge
    assert step.explain("point", language) == point
    assert step.explain("show", language) == show


@pytest.mark.parametrize(
    ("language", "names", "name", "show"),
    [
        (
            "en",
            "words",
            "pointing",
            (
                "Locked candidates (pointing): in box 6 the only places for 8 are the two cells of "
                "row 6, columns 7 and 9, which all lie in row 6 too. One of them is 8. So 8 can be "
                "removed from the two cells of row 6, columns 5 and 6."
            ),
        ),
        (
            "de",
            "words",
            "hidden_single",
            (
                "Versteckter Einer: In Zeile 7 passt die 1 nur noch in Spalte 4. "
                "Daraus folgt: Zeile 7 Spalte 4 ist eine 1."
            ),
        ),
        (
            "de",
            "words",
            "hidden_pair",
            (
                "Verstecktes Paar: In Block 8 passen die zwei Ziffern 5 und 8 nur in die zwei "
                "Zellen von Spalte 6 in den Zeilen 7 und 8. Für andere Ziffern ist dort kein "
                "Platz. Daraus folgt: 1 entfällt in den zwei Zellen von Spalte 6 in den Zeilen 7 "
                "und 8; 4 entfällt in Zeile 7 Spalte 6."
            ),
        ),
        (
            "zh",
            "words",
            "pointing",
            (
                "宫区块：第6宫中的8只能填在第6行第7、9列的两格，而这些格都在第6行中，"
                "其中必有一格填8。因此第6行第5、6列的两格可排除8。"
            ),
        ),
        (
            "de",
            "short",
            "hidden_single",
            (
                "Versteckter Einer: In Zeile 7 passt die 1 nur noch in Z7S4. "
                "Daraus folgt: Z7S4 ist eine 1."
            ),
        ),
    ],
)
def test_cells_are_named_as_wanted(
    language: Language, names: CellNames, name: str, show: str
) -> None:
    """In words, and in the short form of the language."""
    example = example_of(technique(name))
    assert example is not None
    assert example[1].explain("show", language, cells=names) == show


def test_long_arguments_stay_short() -> None:
    """Chains name cells as r4c5 where easy techniques name them in words."""
    example = example_of(technique("xy_chain"))
    assert example is not None
    step = example[1]
    assert step.explain(cells="words") == step.explain()
    with pytest.raises(NonetError, match="expected the names 'rc', 'short' or 'words' of cells"):
        step.explain(cells="long")  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("case", "expected"),
    [
        ("", "die Zeilen 2 und 7 sowie Block 3"),
        (".dative", "den Zeilen 2 und 7 sowie Block 3"),
    ],
)
def test_german_has_its_cases(case: str, expected: str) -> None:
    """Listing houses of a kind have an article, and the case that is asked for."""
    houses = Layout.of_size(9).houses
    chosen = Houses([houses[6], houses[1], houses[20]], texts_of("de"))
    assert chosen.declined(case) == expected


def test_german_blocks_have_their_dative() -> None:
    """The nominative and the dative differ where they do in German."""
    blocks = Houses(Layout.of_size(9).houses[18:20], texts_of("de"))
    assert (str(blocks), blocks.declined(".dative")) == (
        "die Blöcke 1 und 2",
        "den Blöcken 1 und 2",
    )


@pytest.mark.parametrize(
    ("language", "expected"),
    [("en", "knights 1 and 2"), ("de", "die knight 1 und 2"), ("zh", "第1、2个knight")],
)
def test_houses_without_words_have_their_kind(language: Language, expected: str) -> None:
    """A house whose kind no language has a word for is named by the kind."""
    houses = [House("knight", index, ()) for index in range(2)]
    assert str(Houses(houses, texts_of(language))) == expected


@pytest.mark.parametrize(
    ("language", "listed", "either", "number"),
    [
        ("en", "1, 2 and 3", "1, 2 or 3", "two"),
        ("de", "1, 2 und 3", "1, 2 oder 3", "zwei"),
        ("zh", "1、2和3", "1、2或3", "两"),
    ],
)
def test_things_are_listed(language: Language, listed: str, either: str, number: str) -> None:
    """Lists end as they do in the language, and small numbers are words; 12 is not."""
    texts = texts_of(language)
    digits = Listing([1, 2, 3], texts)
    assert (str(digits), digits.ending("last-or"), digits.count) == (listed, either, 3)
    assert [texts.say("number", number=value) for value in (2, 12)] == [number, "12"]
    assert [str(Listing(few, texts)) for few in ([], [1])] == ["", "1"]
    assert Listing(["r1c23"], texts, count=2).count == 2


@pytest.mark.parametrize(
    ("puzzle", "german", "chinese"),
    [
        (
            Grid("1... .... .... ....", "...1............"),
            "In Zeile 1 steht die 1 zweimal: in r1c1 und r1c4.",
            "第1行中有两个1：r1c1和r1c4。",
        ),
        (Grid("...4 ..31 34.. 2...", ".2.............."), "Die 2 in r1c2", "r1c2的2填错了。"),
        ("12.. ..1. .3.. ...2", "Mit diesen Vorgaben gibt es keine Lösung.", "这些已知数无解。"),
        (
            Candidates.of(Grid("...4 ..31 34.. 2...")).without([(2, 2)]),
            "Für r1c3 ist kein Kandidat mehr übrig.",
            "r1c3已经没有候选数。",
        ),
        (
            Candidates.of(Grid("...4 ..31 34.. 2...")).without([(1, 3)]),
            "In r1c2 wurde der richtige Kandidat gestrichen.",
            "r1c2的正确候选数被排除了。",
        ),
        ("1234 3412 2143 4321", "Das Rätsel ist gelöst.", "题目已经完成。"),
    ],
    ids=["conflict", "wrong", "unsolvable", "empty", "struck", "solved"],
)
def test_hints_without_a_step_have_a_sentence(
    puzzle: Grid | Candidates | str, german: str, chinese: str
) -> None:
    """What is wrong, and that nothing is, in the language that is asked for."""
    hint = nonet.hint(puzzle)
    assert hint.explain(language="de").startswith(german)
    assert hint.explain(language="zh") == chinese


def test_json_of_a_hint_has_a_language() -> None:
    """Its sentences are in the language that is asked for, the rest is the same."""
    hint = nonet.hint("...4 ..31 34.. 2...")
    assert '"nudge": "Suche ein volles Haus in Block 2."' in hint.to_json("de")
    assert hint.to_json() == hint.to_json("en")


@EVERY_LANGUAGE
def test_titles_of_every_language_lead_to_the_technique(language: Language) -> None:
    """A technique is found by its title in any language."""
    for item in nonet.techniques(language):
        assert technique(item.title).name == item.name
        assert technique(item.title, language) == item


def test_levels_have_titles() -> None:
    """The usual levels are translated, those of an order of one's own are not."""
    assert [level_title("Hard", code) for code in ("en", "de", "zh")] == ["Hard", "Schwer", "困难"]
    assert level_title("Gentle", "zh") == "Gentle"


def test_unknown_languages_are_refused() -> None:
    """The message lists the languages there are, wherever one is asked for."""
    *names, last = map(repr, LANGUAGES)
    message = f"expected the language {', '.join(names)} or {last}, found 'xx'"
    for ask in (
        lambda: FULL.explain("show", "xx"),
        lambda: nonet.hint("1234 3412 2143 4321").explain(language="xx"),
        lambda: nonet.techniques("xx"),
        lambda: technique("fh", "xx"),
        lambda: level_title("Easy", "xx"),
    ):
        with pytest.raises(NonetError, match=message):
            ask()

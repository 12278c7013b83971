"""One term a concept: no text says in a second way what the glossary has a word for."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor
from tests.logic.test_fluent import patterns

from nonet.logic import LANGUAGES, Language, techniques
from nonet.logic.languages import LOCALES

RETIRED: dict[Language, dict[str, str]] = {
    "en": {
        r"unfair": "expert",
        r"(?<!XY-)(?<!XYZ-)(?<!W-)\b(?:both|the|these|first|second) wings?\b": "pincer",
        r"\bunits?\b": "house",
        r"\b(?:2-String|2-string)\b": "two-string",
        r"\bdiscontinuous loop\b": "discontinuous nice loop",
        r"\bpencilmarks?\b": "pencil mark",
        r"\b(?:by turns|take turns)\b": "alternately",
        r"\b[Cc]ells across\b": "diagonally opposite",
    },
    "de": {
        r"Unfair": "Experte",
        r"\bHaus\b(?<!Volles Haus)(?<!volles Haus)|\bHauses\b|\bHäusern?\b": "Einheit",
        r"\bBrett|Spielfeld": "Gitter",
        r"\bGebiet": "Region",
        r"\b(?:Eck|Mittel)?[Mm]arken?\b": "Notiz",
        r"\bReihen\b": "Zeilen",
        r"\bLayout": "Variante",
        r"\bSingles?\b": "Einer",
        r"\bNetz(?:e|en|es)?\b(?! bilden)": "Zwangsnetz",
        r"\bFärben\b": "Färbung",
        r"\b[Mm]an\b": "du",
        r"\bFeld(?:er|ern|es)?\b": "Zelle",
        r"Drilling|Vierling": "the words for three and four of the glossary",
        r"Flüsterlinie": "Whispers-Linie",
        r"Zwischen-Linie": "Zwischenlinie",
        r"Modular-Linie": "Modulo-Linie",
        r"Käfigkombination": "Käfig-Kombinationen",
        r"Reihen-Block": "gesperrte Kandidaten",
        r"negative Regel": "negative Bedingung",
        r"\bin Frage\b": "infrage",
        r"\bFlügel": "Wings, Zange",
        r"\bSie\b(?= (?:können|sollten|müssen|haben))(?<=Wenn Sie)": "du",
    },
    "zh": {
        r"棋盘": "盘面",
        r"单元格(?!强制|）)": "格",
        r"格子": "格",
        r"删掉|删去|划去|划掉": "排除",
        r"互相(?:能)?看|互相可见": "彼此可见",
        r"行列宫|行列线|成一线|(?:这|那|该)条?线(?=上|看|与|的其余)": "行、列、宫，区域，行（列）",
        r"唯余解法": "唯余",
        r"直观解法|出数技巧": "排除与唯余",
        r"死锁(?!数对|三数组)": "锁定",
        r"^则|，则(?= |$)": "就",
        r"AIC": "交替推理链",
        r"守护数": "守护者",
        r"站点|[上下]一站": "课",
        r"不规则数独": "锯齿数独",
        r"杀手框": "笼",
        r"否定约束": "反向限制",
        r"连班线": "连号线",
        r"无邻数": "不连续",
        r"分离组": "同位",
        r"拉丁方阵": "拉丁方",
        r"刁钻": "专家",
        r"练习纸": "练习单",
        r"重新加载": "刷新",
        r"计算机": "电脑",
    },
}
"""What is not said, and the word of the glossary instead."""


class _Words(Visitor):
    """The plain text of a pattern."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        """Note a text."""
        self.found.append(node.value)


def texts(language: Language) -> Iterator[tuple[str, str]]:
    """What each message says, without what is filled in."""
    for path in sorted((LOCALES / language).rglob("*.ftl")):
        for name, pattern in patterns(path).items():
            words = _Words()
            words.visit(pattern)
            yield f"{path.name}: {name}", " ".join(words.found)


def test_a_technique_has_one_name() -> None:
    """Each word of the title in a list, but for a case after a colon, is in the sentences, too."""
    for item in techniques():
        said = [one.lower()[:5] for one in re.findall(r"[\w+]+", item.phrase)]
        for word in re.findall(r"[\w+]+", item.title.partition(":")[0]):
            is_abbreviated = word == "AIC"
            stem = word.lower().removesuffix("s")[:5]
            found = any(one.startswith(stem) for one in said) or word in {"Type", "and"}
            assert found or is_abbreviated, (item.title, item.phrase)


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_term_a_concept(language: Language) -> None:
    """No message has a word that the glossary of its language has another one for."""
    found = [
        f"{name}: {hit[0]}, say {word}"
        for name, text in texts(language)
        for retired, word in RETIRED.get(language, {}).items()
        if (hit := re.search(retired, text)) is not None
    ]
    assert found == []

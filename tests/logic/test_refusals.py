"""Why a rule is refused: a sentence in each language, with the numbers that are allowed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.each import each

from nonet.errors import LayoutError
from nonet.layout import Layout
from nonet.logic import LANGUAGES, Language
from nonet.logic.refusals import refusal

REFUSED = {
    "cage 18 r1c1-2": (
        "Killer cage of 2 cells: the sum is at most 17, not 18.",
        "Killer-Käfig mit 2 Zellen: die Summe ist höchstens 17, nicht 18.",
        "杀手笼（2格）：和至多为17，不能是18。",
    ),
    "cage 2 r1c1-2": (
        "Killer cage of 2 cells: the sum is at least 3, not 2.",
        "Killer-Käfig mit 2 Zellen: die Summe ist mindestens 3, nicht 2.",
        "杀手笼（2格）：和至少为3，不能是2。",
    ),
    "thermometer r1c1": (
        "Thermometer: at least 2 cells are needed, not 1.",
        "Thermometer: mindestens 2 Zellen, nicht 1.",
        "温度计：至少需要2格，不能是1格。",
    ),
    "zipper r1c1-2 r2c2-1 r1c1": (
        (
            "Zipper line: the line has two ends, so it cannot end in its first cell. "
            "Write it without the last cell, r1c1."
        ),
        (
            "Reißverschluss-Linie: Die Linie hat zwei Enden, also kann sie nicht in ihrer ersten "
            "Zelle enden. Lass die letzte Zelle weg, r1c1."
        ),
        "拉链线：线有两端，不能止于第一格。请去掉最后的r1c1格。",
    ),
    "palindrome r1c1-3 / r1c2 r2c2": (
        (
            "Palindrome: it is one line without branches, not 2 strokes. "
            "Write each branch as a line of its own."
        ),
        (
            "Palindrom: Das ist eine Linie ohne Zweige, nicht 2 Striche. "
            "Schreib jeden Zweig als eigene Linie."
        ),
        "回文线：这是没有分支的一条线，不能有2笔。请把每个分支写成单独的一条线。",
    ),
    "renban r1c1-3 / r5c5-6": (
        (
            "Renban: the stroke from r5c5 does not meet those before it. "
            "Write it as a line of its own."
        ),
        "Renban: Der Strich ab r5c5 trifft keinen der vorigen. Schreib ihn als eigene Linie.",
        "连号线：从r5c5格起的一笔与前面的线不相接。请写成单独的一条线。",
    ),
    "thermometer r1c1-3 / r2c2 r1c2": (
        "Thermometer: each branch begins in a cell of the line; r2c2 is none.",
        "Thermometer: Jeder Zweig beginnt in einer Zelle der Linie; r2c2 ist keine.",
        "温度计：每个分支须从线上的一格开始，r2c2格不在线上。",
    ),
    "entropic r1c1-2 r2c2-1 r1c1": (
        "Entropic line: the number of cells round a closed line is a multiple of 3, not 4.",
        (
            "Entropie-Linie: Die Zahl der Zellen einer geschlossenen Linie ist ein Vielfaches "
            "von 3, nicht 4."
        ),
        "熵线：闭合线的格数须是3的倍数，不能是4。",
    ),
    "sandwich 12 r1c1-5": (
        "Sandwich: the clue needs all cells of a row or column.",
        "Sandwich: Der Hinweis braucht alle Zellen einer Zeile oder Spalte.",
        "三明治：提示需要整行或整列的所有格。",
    ),
    "quadruple 1 2 3 4 5 r1c1-2 r2c1-2": (
        "Quadruple: the number of digits is at most 4, not 5.",
        "Quadrupel: Die Zahl der Ziffern ist höchstens 4, nicht 5.",
        "四格圆：至多4个数字，不能是5个。",
    ),
}


def said(line: str, title: str, language: Language, cells: int) -> str:
    """What a language says of a line that is refused."""
    with pytest.raises(LayoutError) as caught:
        Layout.of_size(9, rules=[line])
    return refusal(caught.value, title, language, cells)


@each("line", list(REFUSED))
def test_a_refusal_says_what_is_allowed(line: str) -> None:
    """It names the rule, the numbers that are allowed, and the one that was given."""
    languages: tuple[Language, ...] = ("en", "de", "zh")
    for language, expected in zip(languages, REFUSED[line], strict=True):
        title = re.split("[:：（]| of | mit ", expected)[0]
        assert said(line, title, language, 2) == expected


def test_every_refusal_has_a_sentence(root: Path) -> None:
    """Each name of a refusal in the code is a message in all languages, and the other way round."""
    folder = root / "src" / "nonet"
    named = {"other", "place", "what", "cells-least", "cells-most", "cells-exact", "least", "most"}
    for file in (folder / "constraints").glob("*.py"):
        text = file.read_text("utf-8")
        for call in re.finditer(r"LayoutError\((.*?)\n?\s*\)(?: from None)?\n", text, re.DOTALL):
            named.update(re.findall(r'(?<=[ ,])"([a-z]+(?:-[a-z]+)*)"(?=[,\n)]|$)', call[1]))
    for language in LANGUAGES:
        text = (folder / "locales" / language / "rules.ftl").read_text("utf-8")
        assert set(re.findall(r"^refused-([a-z-]+) =", text, re.MULTILINE)) == named, language

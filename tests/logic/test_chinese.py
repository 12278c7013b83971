"""Chinese as it is written: marks of full width, no spaces at figures, no house named twice."""

from __future__ import annotations

import re

import pytest
from tests.logic.states import EVERY_EXAMPLE, example
from tests.logic.test_terms import texts

from nonet.logic import CellNames, Depth
from nonet.logic.languages import LOCALES

HALF_WIDTH = re.compile(r"(?<=[\u4e00-\u9fff])[,;:?!()]|[,;:?!()](?=[\u4e00-\u9fff])")
"""A mark of European width beside a Chinese character."""

FIGURE = r"\{ \$(?!call|command|names?|form|digits)\w+ \}|(?<![A-Za-z<>=\d])[\d×]+°?"
"""A number, or a place for one; names and commands are Latin words, and have their spaces."""

SPACED = re.compile(
    rf"[\u4e00-\u9fff，。：；、（）“”] (?:{FIGURE}|[\u4e00-\u9fff])(?!\d* [kM]B)"
    rf"|(?:{FIGURE}) [\u4e00-\u9fff]"
)
"""A space between a Chinese character and a figure."""


def test_chinese_has_full_width_marks_and_no_spaces_at_figures() -> None:
    """Chinese sentences have Chinese punctuation, and 第4行 is written in one way everywhere."""
    found = [f"{name}: {hit}" for name, text in texts("zh") for hit in HALF_WIDTH.findall(text)]
    for path in sorted((LOCALES / "zh").rglob("*.ftl")):
        lines = [line for line in path.read_text("utf-8").splitlines() if line[:1] != "#"]
        found += [f"{path.name}: {line}" for line in lines if SPACED.search(line)]
    assert found == []


@pytest.mark.parametrize(
    ("text", "is_spaced"),
    [
        ("第 { $number } 步", True),
        ("共 3 题", True),
        ("9×9 盘面", True),
        ("第{ $number }步", False),
        ("最多读取 30 MB 的文件", False),
        ("请打开 { $command }", False),
        ("或 r4c79<>35 这样的结论", False),
    ],
)
def test_spaces_at_figures_are_found(text: str, is_spaced: bool) -> None:
    """A figure has no space beside Chinese, a Latin word and a unit have one."""
    assert (SPACED.search(text) is not None) == is_spaced


DOUBLED = re.compile(r"(第\d+[行列宫])(?:的|中，?)\1")
"""A house named again by the cells in it."""


@EVERY_EXAMPLE
def test_steps_are_said_as_chinese_is_written(name: str) -> None:
    """No example has a European mark or names a house twice, in words or in short."""
    state, step = example(name)
    ways: list[tuple[Depth, CellNames]] = [("point", "words"), ("show", "words"), ("show", "rc")]
    for depth, cells in ways:
        said = step.explain(depth, "zh", cells=cells, state=state)
        assert DOUBLED.search(said) is None, said
        assert HALF_WIDTH.search(said) is None, said


@pytest.mark.parametrize(
    ("name", "depth", "words"),
    [
        ("claiming", "point", "请看第6列的第1、2行（与第2宫共有）。"),
        ("rule_and_subset", "show", "第4列中，第5、6行这几格合起来就只剩8，不够填"),
        (
            "locked_pair",
            "show",
            "第6列和第8宫中，第6列第7、9行的两格这几格合起来只有两个候选数1和7",
        ),
        ("set_equivalence", "show", "的三格和第6行第1列的数字与第3列"),
        ("avoidable_rectangle_2", "show", "若填入r2c6的8和r6c6的1，"),
        ("must_have_digit", "show", "按白点，第9列第3、4行的两格中必有2。"),
        ("killer_triple", "show", "含有1、2和3中的一个。"),
    ],
)
def test_cells_are_named_in_their_houses(name: str, depth: Depth, words: str) -> None:
    """Which cells are meant is plain, also where a sentence names several houses or lists."""
    state, step = example(name)
    assert words in step.explain(depth, "zh", cells="words", state=state)

"""Words in lines: at spaces, and between the characters of Chinese."""

from __future__ import annotations

import pytest
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.cidfonts import UnicodeCIDFont
from tests.each import each

from nonet.drawing.captions import lines_of

SENTENCE = "第7宫的和为45，其中的笼共22 + 14 = 36。余下的9就是r78c3的和。因此r78c3可排除9。"


@pytest.fixture(scope="module")
def chinese() -> str:
    """A font of PDF itself."""
    pdfmetrics.registerFont(UnicodeCIDFont("STSong-Light"))
    return "STSong-Light"


@each("width", range(40, 320, 7))
def test_chinese_fills_its_lines(chinese: str, width: int) -> None:
    """Nothing is lost but spaces at ends; no line begins with a stop, and none is broken early."""
    lines = lines_of(SENTENCE, chinese, 10, width)
    assert "".join(lines).replace(" ", "") == SENTENCE.replace(" ", "")
    assert not any(line.startswith(("，", "。")) for line in lines)
    widths = [pdfmetrics.stringWidth(line, chinese, 10) for line in lines]
    assert max(widths) <= width + 10, "a stop may hang over the edge"
    assert min(widths[:-1], default=width) > min(width - 20, width / 2 - 20)


def test_long_words_are_cut() -> None:
    """Words stay whole where they fit; a word that is wider than the paper goes on below."""
    lines = lines_of("the number 12345678901234567890\nis fine", "Helvetica", 10, 60)
    assert lines == ["the number", "1234567890", "1234567890", "is fine"]
    assert lines_of("", "Helvetica", 10, 60) == [""]

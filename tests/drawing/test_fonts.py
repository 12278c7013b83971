"""The typefaces of printed pages, where the machine has none."""

from __future__ import annotations

import subprocess
import sys

import pytest

pytest.importorskip("reportlab")

ALONE = """
from pathlib import Path
import reportlab
import reportlab.rl_config
reportlab.rl_config.TTFSearchPath = [str(Path(reportlab.__file__).parent / "fonts")]
from nonet import Grid, NonetError
from nonet.drawing import booklet
from nonet.drawing.fonts import font_for, width_of

for text in ("Easy", "简单 · 200，第 3 页", "数独"):
    print(ascii(text), font_for(text), font_for(text, bold=True))
print(width_of("数独", "STSong-Light", 10))
try:
    font_for("数ก")
except NonetError as error:
    print(ascii(str(error))[:28])
grid = Grid(". 3 . . 2 . . . 1 . . . . 2 1 .".replace(" ", ""))
print(b"STSong-Light" in booklet(grid, language="zh", grades=False, codes=False))
"""


def test_chinese_texts_name_a_typeface_that_readers_of_pdf_have() -> None:
    """Plain words are in ReportLab's own typeface; a letter that none has is refused."""
    done = subprocess.run([sys.executable, "-c", ALONE], capture_output=True, check=True)
    assert done.stdout.decode().splitlines() == [
        "'Easy' Vera VeraBd",
        r"'\u7b80\u5355 \xb7 200\uff0c\u7b2c 3 \u9875' STSong-Light STSong-Light",
        r"'\u6570\u72ec' STSong-Light STSong-Light",
        "20.0",
        '"no font was found that has ',
        "True",
    ]

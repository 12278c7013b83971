"""The letters of printed pages: found on this machine, embedded in the document.

Digits and plain text are set in the typeface that comes with ReportLab, so that every machine
makes the same pages. A text with other characters is set in the first typeface that has them all.
Where none has Chinese ones, the page names a typeface that readers of PDF have or replace.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from nonet.errors import NonetError

if TYPE_CHECKING:
    from reportlab.pdfbase.ttfonts import TTFont

PLAIN = "Vera"
BOLD = "VeraBd"

_OTHERS_IN_BOLD = ("DejaVuSans-Bold", "NotoSans-Bold", "LiberationSans-Bold", "arialbd")
_OTHERS = (
    "DejaVuSans",
    "NotoSans-Regular",
    "Arial Unicode",
    "LiberationSans-Regular",
    "arial",
    "segoeui",
    "FreeSans",
    "unifont",
    "wqy-microhei",
    "wqy-zenhei",
    "DroidSansFallbackFull",
    "msyh",
    "simsun",
    "msgothic",
)
"""Files of typefaces with many characters, as ReportLab finds them in the usual folders."""

_OF_THE_READER = "STSong-Light"
"""Adobe's name of a Chinese typeface; it is not embedded."""

_CHINESE = re.compile(r"[ -~°±·×÷—‘’“”…←-↓≠≤≥\u3000-\u3011\u4e00-\u9fff\uff01-\uff5e]*")


def needs(what: str, error: ImportError) -> NonetError:
    """The error where a library for printing is missing."""
    library = (error.name or "").partition(".")[0]
    return NonetError(f"{what} needs {library}: install it with pip install 'nonet[print]'")


def font_for(text: str, *, bold: bool = False, file: Path | None = None) -> str:
    """Name of a typeface that has all characters of a text, ready to be used.

    Raises
    ------
    NonetError
        There is none, or the file is no TrueType font.
    """
    if file is not None:
        name = _loaded(str(file))
        if name is None:
            raise NonetError(f"{file}: expected a TrueType font, found none")
        names = [name]
    else:
        names = [BOLD, *_OTHERS_IN_BOLD] if bold else [PLAIN]
        names += [*_OTHERS, _OF_THE_READER]
    missing = ""
    for name in names:
        lacking = _lacking(name, text)
        if not lacking:
            return name
        missing = missing or lacking
    where = "no font was found that has" if file is None else f"{file}: the font lacks"
    raise NonetError(
        f"{where} {missing!r} (U+{ord(missing):04X}), and all else in {text!r}: "
        "name a TrueType file that has them"
    )


def font_or(text: str, file: Path | None, *, bold: bool = False) -> str:
    """Name of a usual typeface that has all characters of a text; if none has, the one in a file.

    Raises
    ------
    NonetError
        There is none, or the file is no TrueType font.
    """
    try:
        return font_for(text, bold=bold)
    except NonetError:
        if file is None:
            raise
        return font_for(text, bold=bold, file=file)


def written(text: str) -> tuple[str, str]:
    """Name of a typeface, and the text with question marks for what no typeface has."""
    try:
        return font_for(text), text
    except NonetError:
        name = font_for("")
        return name, "".join("?" if _lacking(name, letter) else letter for letter in text)


def width_of(text: str, font: str, size: float) -> float:
    """Width of a text, in the unit of the size."""
    return _width(text, font) * size


@cache
def _width(text: str, font: str) -> float:
    from reportlab.pdfbase.pdfmetrics import stringWidth  # noqa: PLC0415 (an extra)

    return stringWidth(text, font, 1)


def _lacking(name: str, text: str) -> str:
    """The first character of a text that a typeface lacks, the first of all where it is absent."""
    if name == _OF_THE_READER:
        found = _CHINESE.match(text)
        _use_of_the_reader()
        return text[found.end() if found else 0 :][:1]
    loaded = _loaded(name)
    if loaded is None:
        return text[:1]
    characters = _font(loaded).face.charToGlyph
    return next((character for character in text if ord(character) not in characters), "")


@cache
def _loaded(name: str) -> str | None:
    """The name itself once the typeface can be used; None where it cannot be loaded."""
    from reportlab.pdfbase.pdfmetrics import registerFont  # noqa: PLC0415 (an extra)
    from reportlab.pdfbase.ttfonts import TTFError, TTFont  # noqa: PLC0415

    for suffix in ("", ".ttf", ".ttc"):
        try:
            registerFont(TTFont(name, name + suffix))
        except (TTFError, OSError):
            continue
        return name
    return None


@cache
def _use_of_the_reader() -> None:
    from reportlab.pdfbase.cidfonts import UnicodeCIDFont  # noqa: PLC0415 (an extra)
    from reportlab.pdfbase.pdfmetrics import registerFont  # noqa: PLC0415

    registerFont(UnicodeCIDFont(_OF_THE_READER))


def _font(name: str) -> TTFont:
    from reportlab.pdfbase.pdfmetrics import getFont  # noqa: PLC0415 (an extra)

    return getFont(name)  # type: ignore[return-value]

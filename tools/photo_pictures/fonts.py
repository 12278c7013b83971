"""Typefaces that have digits: of this machine, or those that Matplotlib brings."""

from __future__ import annotations

import re
import zlib
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

_CHARACTERS = "123456789ABCDEFG"
_NO_DIGITS = (
    *("symbol", "emoji", "dingbat", "ornament", "barcode", "redacted", "blank", "math"),
    *("stixnonuni", "stixsiz", "cmsy", "cmex", "cmmi", "d05", "tomson", "opens___", "smallcap"),
)
_SMALL_LETTERS = ("solothurn",)  # their capitals are drawn as small letters


@cache
def fonts(folders: tuple[Path, ...] = ()) -> tuple[Path, ...]:
    """TrueType and OpenType files of these folders that show sixteen different characters.

    Without folders: the free typefaces that Matplotlib brings (DejaVu, STIX, Computer Modern).
    One file of those that draw the same characters is kept, the first by name.
    """
    found: dict[int, Path] = {}
    for folder in folders or (_of_matplotlib(),):
        for path in sorted(folder.rglob("*.[to]tf"), key=lambda path: path.name):
            if not any(word in path.name.lower() for word in _NO_DIGITS):
                drawn = _drawn(path)
                if drawn is not None:
                    found.setdefault(drawn, path)
    return tuple(sorted(found.values(), key=lambda path: path.name))


@cache
def font(path: Path, size: int) -> ImageFont.FreeTypeFont:
    """A typeface in a size in pixels."""
    return ImageFont.truetype(path, size)


def has_capitals(path: Path) -> bool:
    """Whether the letters A to G of a typeface look like capitals."""
    return not path.name.lower().startswith(_SMALL_LETTERS)


@cache
def families(paths: tuple[Path, ...]) -> tuple[tuple[Path, ...], ...]:
    """Typefaces by family, so that one with fifty weights is not seen fifty times as often."""
    found: dict[str, list[Path]] = {}
    for path in paths:
        found.setdefault(_family(path), []).append(path)
    return tuple(tuple(found[name]) for name in sorted(found))


def held_out(paths: Sequence[Path]) -> tuple[tuple[Path, ...], tuple[Path, ...]]:
    """Typefaces to train with, and each eighth family to measure with."""
    trained: list[Path] = []
    measured: list[Path] = []
    for number, family in enumerate(families(tuple(paths))):
        (measured if number % 8 == 4 else trained).extend(family)
    return tuple(trained), tuple(measured)


def _family(path: Path) -> str:
    """The first letters of the name; numbers tell weights and cuts apart, as in PTS55F."""
    return re.split(r"[-_0-9]", path.stem.lower())[0][:8] or path.stem.lower()


def _drawn(path: Path) -> int | None:
    """A number for what the characters look like; None where some are missing."""
    pictures = set()
    for character in _CHARACTERS:
        picture = Image.new("L", (28, 28))
        try:
            ImageDraw.Draw(picture).text((14, 14), character, 255, font(path, 20), anchor="mm")
        except (OSError, ValueError):
            return None
        if picture.getbbox() is None:
            return None
        pictures.add(picture.tobytes())
    if len(pictures) < len(_CHARACTERS):
        return None
    return zlib.crc32(b"".join(sorted(pictures)))


def _of_matplotlib() -> Path:
    from matplotlib import get_data_path  # noqa: PLC0415 (only where no folder is given)

    return Path(get_data_path()) / "fonts" / "ttf"

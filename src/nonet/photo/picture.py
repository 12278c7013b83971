"""Files and arrays as a grey picture, within limits."""

from __future__ import annotations

import math
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from io import BytesIO
from os import PathLike
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, cast

import numpy as np
from numpy.typing import NDArray

from nonet._arguments import described, whole
from nonet._source import is_pdf
from nonet.errors import FormatError, NonetError, PhotoError, Stopped, TimeLimitReached
from nonet.photo.watching import limits_of, look

if TYPE_CHECKING:
    from types import ModuleType

    from PIL.Image import Image
    from PIL.ImageFile import ImageFile

PhotoSource = str | PathLike[str] | bytes | NDArray[np.uint8]
"""A path, the bytes of a file, or an array of pixels."""

LARGEST = 1 << 26
"""Bytes of the largest file."""

MOST_PIXELS = 120_000_000
"""Of an array or a JPEG, which is reduced while it is decoded; phones have up to 108 million."""

MOST_PIXELS_WHOLE = 40_000_000
"""Of formats that are decoded whole, with up to 8 bytes a pixel; screens of 8K have 33 million."""

LEAST_SIDE = 32
"""Pixels of the shorter side; a cell needs about ten to be read."""

_AREA = 1280 * 960
_LONGEST = 2560
_MOST_SCANS = 100
_MOST_SCANNED = 2 * 10**9
_ORIENTATION = 0x0112
_TURNS = {
    2: (True, 0),
    3: (False, 2),
    4: (True, 2),
    5: (True, 1),
    6: (False, 3),
    7: (True, 3),
    8: (False, 1),
}
"""For each turn of EXIF whether the picture is mirrored, and the quarter turns to the left then."""

_FORMATS = (
    ("JPEG", 0, b"\xff\xd8\xff"),
    ("PNG", 0, b"\x89PNG\r\n\x1a\n"),
    ("WEBP", 8, b"WEBP"),
    ("GIF", 0, b"GIF8"),
    ("BMP", 0, b"BM"),
    ("TIFF", 0, b"II*\0"),
    ("TIFF", 0, b"MM\0*"),
    ("AVIF", 4, b"ftypavif"),
    ("AVIF", 4, b"ftypavis"),
)
"""Formats that are opened, and which bytes they have where; the name of a file says nothing."""

_HEIC = (b"heic", b"heix", b"heim", b"heis", b"hevc", b"hevx", b"mif1", b"msf1")
_EXPECTED = "expected a picture (JPEG, PNG, WebP, GIF, BMP, TIFF, AVIF) or a PDF"

_BLOCK = 1 << 14
"""Bytes that a decoder is given between two looks at the watch; packed, they may be 16 million."""

_WAIT = 0.05
"""Seconds between two looks at the watch while another picture is decoded."""

_PAGE_SECONDS = 10.0
"""Most seconds for a page of a PDF."""

_decoding = Lock()
"""One picture is decoded at a time: that bounds the memory, and the filters of warnings are those
of the whole process."""


@dataclass(frozen=True, eq=False)
class GreyPicture:
    """A grey picture, reduced to about 1.2 million pixels.

    Attributes
    ----------
    grey
        uint8, shape (height, width), upright as its EXIF data says; 0 is black.
    scale
        Pixels of the picture as shown for one of these, along x and along y.
    pages
        How many pages its file has: those of a PDF, 1 of any other.
    """

    grey: NDArray[np.uint8]
    scale: tuple[float, float]
    pages: int = 1

    def as_shown(self, points: NDArray[np.float64]) -> NDArray[np.float64]:
        """Points (..., 2) of the grey picture as x, y of the picture as shown.

        In both the centre of the first pixel is at (0, 0).

        Examples
        --------
        >>> GreyPicture(np.zeros((40, 40), np.uint8), (2.0, 2.0)).as_shown(np.array([0.0, 10.0]))
        array([ 0.5, 20.5])
        """
        scale = np.asarray(self.scale)
        shown: NDArray[np.float64] = (points + 0.5) * scale - 0.5
        return shown

    def from_shown(self, points: NDArray[np.float64]) -> NDArray[np.float64]:
        """Points of the picture as shown as those of the grey one: the inverse of `as_shown`."""
        reduced: NDArray[np.float64] = (points + 0.5) / np.asarray(self.scale) - 0.5
        return reduced


def open_picture(source: PhotoSource, page: int = 1) -> GreyPicture:
    """The grey picture of a file, of its bytes, or of an array.

    Parameters
    ----------
    source
        A path; the bytes of a file (JPEG, PNG, WebP, GIF, BMP, TIFF, AVIF or PDF); or pixels:
        uint8, shape (height, width), or (height, width, 3 or 4) with red, green, blue and perhaps
        alpha.
    page
        Of a PDF; 1 is the first.

    Raises
    ------
    PhotoError
        It cannot be opened, or is too large or too small.
    Cancelled, TimeLimitReached
        The watch of `nonet.photo.watching` says so.
    NonetError
        A library for such pictures is not installed.
    OSError
        The file cannot be read; FileNotFoundError where there is none of this name.

    Examples
    --------
    >>> open_picture(np.full((60, 80, 3), 200, np.uint8)).grey.shape
    (60, 80)
    """
    if whole(page, "a page") < 1:
        raise PhotoError(f"expected a page from 1 on, found {page}")
    pixels = source if isinstance(source, np.ndarray) else None
    data = b"" if isinstance(source, np.ndarray) else _content(source)
    pillow = _pillow()
    with _alone(), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        pages = 1
        if is_pdf(data):
            pixels, pages = _page(data, page)
        elif page > 1:
            raise PhotoError(f"expected a PDF for page {page}, found a single picture")
        if pixels is not None:
            _check_array(pixels)
            image = pillow.fromarray(np.ascontiguousarray(pixels))
            return replace(_reduced(image, image.size, turn=1), pages=pages)
        kind = _kind(data)
        most = MOST_PIXELS if kind == "JPEG" else MOST_PIXELS_WHOLE
        try:
            with pillow.open(_Bytes(data), formats=(kind,)) as image:
                _check_size(image.size, most)
                return _decoded(image, kind, data)
        except (PhotoError, Stopped):
            raise
        except pillow.DecompressionBombError as error:
            raise PhotoError(_too_large("more", most)) from error
        except Exception as error:  # decoders fail in many ways on files that are not whole
            raise PhotoError(f"the {kind} file is broken or cut off: {error}") from error


def count_pages(source: PhotoSource) -> int:
    """How many pages there are to be read: those of a PDF, 1 of any other picture.

    Parameters
    ----------
    source
        As for `open_picture`. What is no picture has one page, which is refused when it is opened.

    Raises
    ------
    PhotoError
        It is a PDF that cannot be opened, or is too large.
    OSError
        As for `open_picture`.

    Examples
    --------
    >>> import nonet
    >>> from nonet.drawing import booklet
    >>> line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    >>> count_pages(booklet([line] * 5, grades=False, codes=False, solutions="none"))
    2
    """
    if isinstance(source, np.ndarray):
        return 1
    data = _content(source)
    if not is_pdf(data):
        return 1
    from nonet.drawing.page import page_count  # noqa: PLC0415 (drawings load slowly)

    try:
        return page_count(data)
    except FormatError as error:
        raise PhotoError(str(error)) from error


class _Bytes(BytesIO):
    """The bytes of a file, which look at the watch each time that some are read."""

    def read(self, size: int | None = -1, /) -> bytes:
        """As of a file."""
        look()
        return super().read(size)


@contextmanager
def _alone() -> Iterator[None]:
    """While this block is entered, no other thread decodes a picture."""
    while not _decoding.acquire(timeout=_WAIT):
        look()
    try:
        yield
    finally:
        _decoding.release()


def _pillow() -> ModuleType:
    try:
        from PIL import Image  # noqa: PLC0415 (an extra)
    except ImportError as error:
        message = "reading photos needs Pillow: install it with pip install 'nonet[photo]'"
        raise NonetError(message) from error
    return Image


def _content(source: str | PathLike[str] | bytes) -> bytes:
    """The bytes of a file, of which there must not be too many."""
    if isinstance(source, bytes):
        data = source
    elif isinstance(source, str | PathLike):
        with Path(source).open("rb") as file:
            data = file.read(LARGEST + 1)
    else:
        raise TypeError(f"expected a path, bytes or an array, found {described(source)}")
    if len(data) > LARGEST:
        raise PhotoError(f"expected a picture of at most {LARGEST >> 20} MB, found a larger one")
    return data


def _kind(data: bytes) -> str:
    """The format, by the first bytes."""
    for kind, start, signature in _FORMATS:
        if data.startswith(signature, start):
            return kind
    if not data:
        raise PhotoError(f"{_EXPECTED}, found an empty file")
    if data[4:8] == b"ftyp" and data[8:12] in _HEIC:
        raise PhotoError(f"{_EXPECTED}, found HEIC: save the picture as JPEG first")
    if b"<svg" in data[:1024]:
        raise PhotoError(f"{_EXPECTED}, found SVG: save the picture as PNG first")
    raise PhotoError(f"{_EXPECTED}, found another file")


def _check_array(pixels: NDArray[np.uint8]) -> None:
    shape = pixels.shape
    if pixels.dtype != np.uint8 or not (
        len(shape) == 2 or (len(shape) == 3 and shape[2] in {3, 4})
    ):
        raise PhotoError(
            "expected an array of uint8 and shape (height, width), or with 3 or 4 colours, "
            f"found {pixels.dtype} and {shape}"
        )
    _check_size((shape[1], shape[0]), MOST_PIXELS)


def _check_size(size: tuple[int, int], most: int) -> None:
    if size[0] * size[1] > most:
        raise PhotoError(_too_large(f"{size[0]} × {size[1]}", most))
    if min(size) < LEAST_SIDE:
        raise PhotoError(
            f"expected a picture of {LEAST_SIDE} pixels or more a side, found {size[0]} × {size[1]}"
        )


def _too_large(found: str, most: int) -> str:
    return f"expected a picture of at most {most // 10**6} million pixels, found {found}"


def _decoded(image: Image, kind: str, data: bytes) -> GreyPicture:
    """The first picture of a file that is open."""
    turn = _orientation(image)
    size = image.size
    if kind == "JPEG":
        # A few bytes a scan would keep a large picture busy for minutes.
        scans = data.count(b"\xff\xda")
        if scans > _MOST_SCANS or scans * size[0] * size[1] > _MOST_SCANNED:
            raise PhotoError(f"expected a JPEG of fewer scans, found {scans}")
        image.draft("L", _target(size))
    if kind == "BMP" and cast("ImageFile", image).tile[0].codec_name == "bmp_rle":
        # Pillow decodes it pixel by pixel in Python.
        raise PhotoError("expected a BMP without compression, found one with run-length coding")
    cast("ImageFile", image).decodermaxblock = _BLOCK
    image.load()
    if kind == "TIFF":  # Pillow has turned it
        turn, size = 1, image.size
    return _reduced(image, size, turn)


def _orientation(image: Image) -> int:
    """The turn that EXIF asks for, 1 to 8; 1 where there is none that can be read."""
    try:
        turn = image.getexif().get(_ORIENTATION, 1)
    except Exception:  # noqa: BLE001 (as for decoders; the picture itself may be whole)
        return 1
    return turn if isinstance(turn, int) and 1 <= turn <= 8 else 1


def _target(size: tuple[int, int]) -> tuple[int, int]:
    """The size to which a picture is reduced."""
    factor = max(1.0, math.sqrt(size[0] * size[1] / _AREA), max(size) / _LONGEST)
    return max(1, round(size[0] / factor)), max(1, round(size[1] / factor))


def _reduced(image: Image, size: tuple[int, int], turn: int) -> GreyPicture:
    """The picture, which is `size` as it was before decoding, grey, reduced and turned."""
    target = _target(size)
    look()
    image = _plain(image)
    look()
    if target != image.size:
        # Averages over areas keep thin lines, which samples would miss.
        image = image.resize(target, resample=_pillow().Resampling.BOX)
    grey = np.asarray(image.convert("L"))
    if turn in _TURNS:
        flipped, quarters = _TURNS[turn]
        grey = np.rot90(np.fliplr(grey) if flipped else grey, quarters)
    width, height = size if turn < 5 else size[::-1]
    scale = (width / grey.shape[1], height / grey.shape[0])
    return GreyPicture(np.ascontiguousarray(grey), scale)


def _plain(image: Image) -> Image:
    """The picture with 8 bits a colour and on white paper, so that averages mean something."""
    pillow = _pillow()
    if image.mode.startswith("I;16"):
        return cast("Image", pillow.fromarray((np.asarray(image) >> 8).astype(np.uint8)))
    if image.mode in {"I", "F"}:
        values = np.asarray(image, dtype=np.float32)
        most = 65535 if image.mode == "I" else max(float(np.nanmax(values)), 1e-9)
        levels = np.nan_to_num(np.clip(values / most, 0, 1)) * 255
        return cast("Image", pillow.fromarray(levels.astype(np.uint8)))
    if image.mode in {"RGBA", "LA", "PA", "RGBa", "La"} or "transparency" in image.info:
        clear = image.convert("RGBA")
        white = pillow.new("RGBA", clear.size, "white")
        return cast("Image", pillow.alpha_composite(white, clear).convert("L"))
    return image if image.mode in {"L", "RGB"} else image.convert("RGB")


def _page(data: bytes, page: int) -> tuple[NDArray[np.uint8], int]:
    """A page of a PDF as grey pixels, and how many pages there are."""
    from nonet.drawing.page import drawn_page  # noqa: PLC0415 (drawings load slowly)

    try:
        return drawn_page(data, _AREA, page=page, **limits_of(_PAGE_SECONDS))
    except TimeLimitReached:
        look()
        message = f"expected a PDF that is drawn in {_PAGE_SECONDS:g} s a page, found another"
        raise PhotoError(message) from None
    except FormatError as error:
        raise PhotoError(str(error)) from error

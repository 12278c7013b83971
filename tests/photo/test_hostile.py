"""Files and pictures made to do harm: each is refused, or read within bounds of memory and time.

Bombs are small files of pictures that would fill the memory or keep a decoder busy. What no limit
catches must at least end: worst pictures for the search are read here, and a search that did not
end would be seen.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Callable
from io import BytesIO

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image

from nonet import Cancel, Cancelled, TimeLimitReached
from nonet.drawing import draw_png
from nonet.drawing.page import page_pixels
from nonet.errors import PhotoError
from nonet.photo import read_photo, read_photos
from nonet.photo.picture import MOST_PIXELS, open_picture

PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


def chunk(kind: bytes, data: bytes) -> bytes:
    """A chunk of a PNG."""
    check = zlib.crc32(kind + data)
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", check)


def png(width: int, height: int, depth: int, colour: int, more: bytes = b"") -> bytes:
    """A black PNG, as small as its pixels compress."""
    samples = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}[colour]
    row = bytes(1 + (width * samples * depth + 7) // 8)
    pack = zlib.compressobj(9)
    body = b"".join(pack.compress(row) for _ in range(height)) + pack.flush()
    header = struct.pack(">IIBBBBB", width, height, depth, colour, 0, 0, 0)
    parts = chunk(b"IHDR", header), more, chunk(b"IDAT", body), chunk(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + b"".join(parts)


def saved(image: Image.Image, kind: str, **options: object) -> bytes:
    """A file of a picture."""
    file = BytesIO()
    image.save(file, kind, **options)
    return file.getvalue()


def gif(screen: int, frame: int) -> bytes:
    """A GIF of 35 bytes with a screen and a frame of these sides."""
    header = b"GIF89a" + struct.pack("<HHBBB", screen, screen, 0x80, 0, 0) + bytes(6)
    picture = b"," + struct.pack("<HHHHB", 0, 0, frame, frame, 0)
    return header + picture + b"\x02\x02\x44\x01\0;"


def bmp(width: int, height: int, pairs: int) -> bytes:
    """A BMP with run-length coding: pairs of a length of 2 and black."""
    body = b"\x02\x00" * pairs
    start = 14 + 40 + 1024
    header = struct.pack(
        "<IiiHHIIiiII", 40, width, height, 1, 8, 1, len(body), 0, 0, 256, 256
    )  # fmt: skip
    return (
        b"BM" + struct.pack("<IHHI", start + len(body), 0, 0, start) + header + bytes(1024) + body
    )


def scans(side: int, count: int) -> bytes:
    """A progressive JPEG whose last scan comes again and again."""
    data = saved(Image.new("RGB", (side, side), "white"), "JPEG", progressive=True)
    last = data[data.rfind(b"\xff\xda") : -2]
    return data[:-2] + last * count + data[-2:]


def pdf(
    content: bytes, *, page: tuple[int, int] = (600, 800), forms: tuple[bytes, ...] = ()
) -> bytes:
    """A PDF of one page, whose forms are named F, each by the one before it."""
    resources = b"/Resources<</XObject<</F %d 0 R>>>>"
    box = b"[0 0 %d %d]" % page
    objects = [
        b"<</Type/Catalog/Pages 2 0 R>>",
        b"<</Type/Pages/Kids[3 0 R]/Count 1>>",
        b"<</Type/Page/Parent 2 0 R/MediaBox" + box + b"/Contents 4 0 R" + resources % 5 + b">>",
        b"<</Length %d>>stream\n%b\nendstream" % (len(content), content),
    ]
    for number, form in enumerate(forms, 6):
        inside = b"<</Type/XObject/Subtype/Form/BBox[0 0 600 800]" + resources % number
        objects.append(inside + b"/Length %d>>stream\n%b\nendstream" % (len(form), form))
    data = b"%PDF-1.4\n"
    places = []
    for number, one in enumerate(objects, 1):
        places.append(len(data))
        data += b"%d 0 obj%bendobj\n" % (number, one)
    table = b"".join(b"%010d 00000 n \n" % place for place in places)
    count = len(objects) + 1
    head = b"xref\n0 %d\n0000000000 65535 f \n" % count
    tail = b"trailer<</Size %d/Root 1 0 R>>\nstartxref\n%d\n%%%%EOF" % (count, len(data))
    return data + head + table + tail


BOMBS: dict[str, Callable[[], bytes]] = {
    "png of more pixels than any camera": lambda: png(20_000, 20_000, 1, 0),
    "png of 16 bits and four colours": lambda: png(6_400, 6_400, 16, 6),
    "png with four colours": lambda: png(6_400, 6_400, 8, 6),
    "png as wide as it gets": lambda: png((1 << 31) - 1, 1, 1, 0),
    "gif of 35 bytes": lambda: gif(65_535, 65_535),
    "gif with a frame beyond its screen": lambda: gif(64, 65_535),
    "tiff of floats": lambda: saved(
        Image.new("F", (6_400, 6_400)), "TIFF", compression="tiff_deflate"
    ),
    "webp": lambda: saved(Image.new("RGB", (6_400, 6_400)), "WEBP", lossless=True, method=0),
    "avif": lambda: saved(Image.new("RGB", (6_400, 6_400)), "AVIF", speed=10),
    "bmp with run-length coding": lambda: bmp(1_000, 1_000, 1_000),
    "jpeg of many scans": lambda: scans(6_000, 150),
    "pdf of more bytes than are drawn": lambda: pdf(bytes(1 << 24)),
}
"""Small files that would take seconds or gigabytes."""


@pytest.mark.parametrize("make", BOMBS.values(), ids=BOMBS.keys())
def test_bombs_are_refused(make: Callable[[], bytes]) -> None:
    """A bomb is refused by what its header says, before it is decoded."""
    with pytest.raises(PhotoError) as refused:
        open_picture(make())
    assert str(refused.value).startswith(("expected ", "the "))


def test_a_page_that_is_not_drawn_in_time() -> None:
    """Forms that are nested nine times, eight times each, are given up."""
    nested = (b"/F Do " * 8,) * 9 + (b"0 0 9 9 re f",)
    with pytest.raises(TimeLimitReached):
        page_pixels(pdf(b"/F Do", forms=nested), 10_000, time_limit=1)


def test_large_photos_are_opened() -> None:
    """The limits leave room for the largest cameras, and for screenshots of 8K."""
    camera = saved(Image.new("RGB", (12_000, 9_000), "white"), "JPEG")
    assert MOST_PIXELS > 12_000 * 9_000
    assert open_picture(camera).grey.size <= 1280 * 960 + 4_000
    screen = saved(Image.new("L", (7_680, 4_320), 255), "PNG")
    assert open_picture(screen).grey.min() == 255


BROKEN = {
    "nothing": b"",
    "one byte": b"\x89",
    "a signature alone": b"\x89PNG\r\n\x1a\n",
    "no width": png(0, 9, 8, 0),
    "no width and no height": png(0, 0, 8, 0),
    "a text that unpacks to 64 MB": png(
        64, 64, 8, 0, chunk(b"zTXt", b"a\0\0" + zlib.compress(bytes(1 << 26), 9))
    ),
    "a JPEG that is cut off": saved(Image.new("RGB", (640, 480)), "JPEG")[:400],
    "a PDF that is cut off": pdf(b"0 0 9 9 re f")[:200],
    "a PDF without a page": b"%PDF-1.4\ntrailer<<>>\n%%EOF",
    "words": b"53..7....\n" * 9,
    "an SVG": b'<svg xmlns="http://www.w3.org/2000/svg"/>',
    "a HEIC": bytes(4) + b"ftypheic" + bytes(100),
}
"""Files that are no pictures."""


@pytest.mark.parametrize("data", BROKEN.values(), ids=BROKEN.keys())
def test_broken_files_are_refused(data: bytes) -> None:
    """What is no picture is refused in words."""
    with pytest.raises(PhotoError):
        read_photo(data)


@pytest.mark.parametrize("kind", ["PNG", "JPEG", "GIF", "BMP", "TIFF", "WEBP", "AVIF"])
def test_files_cut_off_anywhere(kind: str) -> None:
    """However much of a file is there, it is opened or refused; no other error comes."""
    image = Image.open(BytesIO(draw_png(PUZZLE, width=200))).convert("RGB")
    data = saved(image, kind)
    for share in np.linspace(0, 1, 24):
        try:
            open_picture(data[: int(share * len(data))])
        except PhotoError:
            continue


@pytest.mark.parametrize("kind", ["PNG", "JPEG", "GIF", "BMP", "TIFF", "WEBP", "AVIF"])
def test_files_with_wrong_bytes(kind: str) -> None:
    """A file with some bytes changed is opened or refused; no other error comes."""
    image = Image.open(BytesIO(draw_png(PUZZLE, width=120))).convert("RGB")
    data = saved(image, kind)
    rng = np.random.default_rng(7)
    for _ in range(60):
        changed = bytearray(data)
        for place in rng.integers(0, min(len(data), 1 + int(rng.integers(8, 4_000))), 6).tolist():
            changed[place] = int(rng.integers(256))
        try:
            open_picture(bytes(changed))
        except PhotoError:
            continue


@pytest.mark.parametrize(
    "exif",
    [
        b"Exif\0\0",
        b"Exif\0\0MM\0*\xff\xff\xff\xff" + bytes(40),
        b"Exif\0\0II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0\x63\0\0\0\0\0\0\0",
        b"Exif\0\0II*\0\x08\0\0\0\xff\xff" + b"\x12\x01" * 200,
        b"Exif\0\0II*\0\x08\0\0\0\x01\0\x12\x01\x02\0\x04\0\0\0abc\0\x08\0\0\0",
    ],
    ids=["empty", "far away", "turn 99", "many entries", "turn as a text"],
)
def test_broken_exif(exif: bytes) -> None:
    """A picture whose EXIF data is broken is read as it lies."""
    image = Image.open(BytesIO(draw_png(PUZZLE, width=500))).convert("RGB")
    data = saved(image, "JPEG", exif=exif)
    assert read_photo(data).puzzle.grid.to_text() == PUZZLE


def test_only_the_first_picture_of_many() -> None:
    """Of an animation and of a file with pages the first is read."""
    first = Image.open(BytesIO(draw_png(PUZZLE, width=400))).convert("RGB")
    others = [Image.new("RGB", first.size, (level, 90, 90)) for level in range(0, 250, 25)]
    for kind in ("GIF", "TIFF", "WEBP", "PNG"):
        data = saved(first, kind, save_all=True, append_images=others)
        assert read_photo(data).puzzle.grid.to_text() == PUZZLE


def lattice(step: int, width: int = 1) -> NDArray[np.uint8]:
    """Lines across the whole picture, this many pixels apart."""
    pixels = np.full((1280, 1280), 255, np.uint8)
    for shift in range(width):
        pixels[shift::step] = pixels[:, shift::step] = 0
    return pixels


def noise() -> NDArray[np.uint8]:
    """Each pixel at random."""
    return np.random.default_rng(1).integers(0, 256, (1280, 1280)).astype(np.uint8)


def scratches(count: int) -> NDArray[np.uint8]:
    """Lines anywhere."""
    rng = np.random.default_rng(1)
    pixels = np.full((1280, 1280), 255, np.uint8)
    for _ in range(count):
        one, other = rng.integers(0, 1280, (2, 2)).tolist()
        cv2.line(pixels, one, other, 0, int(rng.integers(1, 6)), cv2.LINE_AA)
    return pixels


def frames(step: int, filled: int) -> NDArray[np.uint8]:
    """Squares side by side: thousands of components of the same form."""
    pixels = np.full((1280, 1280), 255, np.uint8)
    for y in range(2, 1280 - step, step):
        for x in range(2, 1280 - step, step):
            cv2.rectangle(pixels, (x, y), (x + step - 4, y + step - 4), 0, filled)
    return pixels


WORST = {
    "noise": noise,
    "600 lines": lambda: scratches(600),
    "5000 lines": lambda: scratches(5_000),
    "lattice of 4": lambda: lattice(4),
    "lattice of 16": lambda: lattice(16),
    "squares of 8": lambda: frames(8, cv2.FILLED),
    "frames of 12": lambda: frames(12, 1),
    "chess board of 1": lambda: (np.indices((1280, 1280)).sum(0) % 2 * 255).astype(np.uint8),
    "chess board of 20": lambda: (np.indices((1280, 1280)) // 20).sum(0).astype(np.uint8) % 2 * 255,
    "a strip": lambda: np.tile(lattice(40)[:32], (1, 50)),
    "one line": lambda: np.eye(1280, dtype=np.uint8) * 255,
    "black": lambda: np.zeros((1280, 1280), np.uint8),
}
"""Pictures that give a search for grids the most to do."""


@pytest.mark.parametrize("make", WORST.values(), ids=WORST.keys())
def test_worst_pictures(make: Callable[[], NDArray[np.uint8]]) -> None:
    """None is a Sudoku, and the search of all grids of the picture ends."""
    with pytest.raises(PhotoError):
        read_photos(make())


def test_a_search_stops_when_its_watch_says_so() -> None:
    """Whatever is in a picture, reading it is stopped by its caller and by its time."""
    pixels = np.full((640, 640), 255, np.uint8)
    for corner in range(0, 600, 12):
        cv2.rectangle(pixels, (corner, corner // 3), (corner // 2 + 300, 620), 0)
    stop = Cancel()
    stop.cancel()
    with pytest.raises(Cancelled):
        read_photos(pixels, cancel=stop)
    with pytest.raises(TimeLimitReached):
        read_photo(pixels, time_limit=0)

"""Files and arrays as grey pictures: every form alike, and whatever is broken refused."""

from __future__ import annotations

import random
import struct
import zlib
from io import BytesIO
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image

import nonet
from nonet.drawing import booklet, draw, draw_pdf
from nonet.errors import PhotoError
from nonet.photo.picture import MOST_PIXELS, count_pages, open_picture

WIDTH, HEIGHT = 120, 80


def scene() -> NDArray[np.uint8]:
    """A picture that looks different in each of its eight positions: dark in one corner."""
    rows, columns = np.mgrid[0:HEIGHT, 0:WIDTH]
    grey: NDArray[np.uint8] = (90 + rows + columns // 2).astype(np.uint8)
    grey[:20, :40] = 20
    return grey


def saved(image: Image.Image, kind: str, **options: object) -> bytes:
    """The bytes of a file."""
    file = BytesIO()
    image.save(file, kind, **options)
    return file.getvalue()


def assert_alike(grey: NDArray[np.uint8], bound: float = 6) -> None:
    """The picture is the scene, but for what its format loses."""
    assert grey.shape == (HEIGHT, WIDTH)
    blocks = (grey.astype(float) - scene()).reshape(HEIGHT // 10, 10, WIDTH // 10, 10)
    assert np.abs(blocks.mean((1, 3))).max() < bound


@pytest.mark.parametrize("kind", ["JPEG", "PNG", "WEBP", "GIF", "BMP", "TIFF"])
@pytest.mark.parametrize("mode", ["L", "RGB"])
def test_every_format_gives_the_same_picture(kind: str, mode: str) -> None:
    """A picture is the same in each format, grey or in colour, whatever its file is called."""
    assert_alike(open_picture(saved(Image.fromarray(scene()).convert(mode), kind)).grey)


def test_avif() -> None:
    """AVIF is read where Pillow can."""
    features = pytest.importorskip("PIL.features")
    if not features.check("avif"):
        pytest.skip("this Pillow has no AVIF")
    assert_alike(open_picture(saved(Image.fromarray(scene()).convert("RGB"), "AVIF")).grey)


@pytest.mark.parametrize(
    ("kind", "mode"),
    [
        ("PNG", "1"),
        ("PNG", "P"),
        ("PNG", "LA"),
        ("PNG", "RGBA"),
        ("JPEG", "CMYK"),
        ("TIFF", "CMYK"),
        ("TIFF", "F"),
        ("TIFF", "LAB"),
        ("WEBP", "RGBA"),
    ],
)
def test_every_kind_of_colour(kind: str, mode: str) -> None:
    """Palettes, alpha, inks, floats: all are the same picture in grey."""
    picture = Image.fromarray(scene())
    if mode == "LAB":
        picture = Image.merge("LAB", [picture, *[Image.new("L", picture.size, 128)] * 2])
    else:
        picture = picture.convert("RGB").convert(mode) if mode != "F" else picture.convert("F")
    assert_alike(open_picture(saved(picture, kind)).grey, 40 if mode in {"F", "LAB"} else 12)


def test_16_bits() -> None:
    """A scan with 16 bits a pixel is the same picture."""
    deep = Image.fromarray(scene().astype(np.uint16) * 257)
    assert_alike(open_picture(saved(deep, "PNG")).grey)
    assert_alike(open_picture(saved(deep, "TIFF")).grey)


def test_what_is_clear_is_white() -> None:
    """Where a picture is transparent, its paper is white, whatever colour lies below."""
    clear = np.zeros((50, 50, 4), np.uint8)
    clear[10:20, 10:20, 3] = 255
    grey = open_picture(clear).grey
    assert (grey[0, 0], grey[15, 15]) == (255, 0)
    palette = Image.fromarray(np.zeros((50, 50), np.uint8), "P")
    palette.putpalette([0, 0, 0])
    assert open_picture(saved(palette, "PNG", transparency=0)).grey[0, 0] == 255


@pytest.mark.parametrize("kind", ["JPEG", "PNG", "WEBP", "TIFF"])
def test_exif_turns(kind: str) -> None:
    """All eight turns that EXIF knows give the same upright picture."""
    undone = {2: 0, 3: 3, 4: 1, 5: 5, 6: 2, 7: 6, 8: 4}  # to Image.Transpose, turned back
    for turn in range(1, 9):
        image = Image.fromarray(scene())
        if turn > 1:
            image = image.transpose(Image.Transpose(undone[turn]))
        exif = Image.Exif()
        exif[0x0112] = turn
        picture = open_picture(saved(image, kind, exif=exif))
        assert_alike(picture.grey)
        assert picture.scale == (1, 1)


def test_broken_exif_is_ignored() -> None:
    """Whatever stands where EXIF should be, the picture is read as it lies."""
    rng = random.Random(1)
    for length in (0, 1, 6, 20, 200):
        for _ in range(10):
            noise = b"Exif\0\0" + rng.choice([b"", b"II*\0", b"MM\0*"]) + rng.randbytes(length)
            assert_alike(open_picture(saved(Image.fromarray(scene()), "JPEG", exif=noise)).grey)
    exif = Image.Exif()
    exif[0x0112] = 77
    assert_alike(open_picture(saved(Image.fromarray(scene()), "JPEG", exif=exif)).grey)


def test_animated_pictures_give_their_first() -> None:
    """Of an animation the first picture is read."""
    frames = [Image.fromarray(scene()), Image.new("L", (WIDTH, HEIGHT), 255)]
    for kind in ("GIF", "WEBP", "PNG", "TIFF"):
        data = saved(frames[0], kind, save_all=True, append_images=frames[1:])
        assert_alike(open_picture(data).grey)


def test_large_pictures_are_reduced() -> None:
    """A large photo becomes about 1.2 million pixels, and its points keep their places."""
    large = Image.fromarray(scene()).resize((3000, 2000))
    for data in (saved(large, "JPEG"), saved(large, "PNG"), np.asarray(large)):
        picture = open_picture(data)
        assert picture.grey.shape == (905, 1358)
        corners = np.array([[0.0, 0.0], [1357.0, 904.0]])
        assert picture.as_shown(corners) == pytest.approx(
            np.array([[0.6, 0.6], [2998.4, 1998.4]]), abs=0.1
        )
        assert picture.from_shown(picture.as_shown(corners)) == pytest.approx(corners)
        assert picture.grey[20, 20] < 40
        assert picture.grey[-20, -20] > 200


def test_arrays() -> None:
    """Arrays are pictures in grey, in colour, with alpha, in any order in memory."""
    grey = scene()
    assert np.array_equal(open_picture(grey).grey, grey)
    assert_alike(open_picture(np.dstack([grey] * 3)).grey, 1)
    assert_alike(open_picture(np.dstack([grey] * 3 + [np.full_like(grey, 255)])).grey, 1)
    assert np.array_equal(open_picture(np.asfortranarray(grey)).grey, grey)
    assert np.array_equal(open_picture(grey[::-1, ::-1]).grey, grey[::-1, ::-1])


def test_paths(tmp_path: Path) -> None:
    """A path is a text or a path object; a file that is not there is the system's error."""
    path = tmp_path / "a picture.txt"
    path.write_bytes(saved(Image.fromarray(scene()), "PNG"))
    assert_alike(open_picture(path).grey)
    assert_alike(open_picture(str(path)).grey)
    with pytest.raises(FileNotFoundError):
        open_picture(tmp_path / "none.jpg")


@pytest.mark.parametrize("source", [None, 7, [[1, 2], [3, 4]], bytearray(b"abc")])
def test_what_is_no_picture_at_all(source: object) -> None:
    """An argument of another type is refused as such."""
    with pytest.raises(TypeError, match="expected a path, bytes or an array"):
        open_picture(source)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "pixels",
    [
        np.zeros((50, 50)),
        np.zeros((50, 50, 2), np.uint8),
        np.zeros(50, np.uint8),
        np.zeros((0, 50), np.uint8),
        np.zeros((50, 5), np.uint8),
        np.zeros((50, 50, 3, 1), np.uint8),
        np.array("x"),
    ],
)
def test_arrays_that_are_no_pictures(pixels: NDArray[np.uint8]) -> None:
    """Another shape or type of numbers, or too few of them, is refused."""
    with pytest.raises(PhotoError, match="expected"):
        open_picture(pixels)


def png_header(width: int, height: int) -> bytes:
    """A PNG that says to be of this size, and has next to no data."""

    def chunk(name: bytes, data: bytes) -> bytes:
        check = zlib.crc32(name + data)
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", check)

    head = chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0))
    body = chunk(b"IDAT", zlib.compress(bytes(1000)))
    return b"\x89PNG\r\n\x1a\n" + head + body + chunk(b"IEND", b"")


@pytest.mark.parametrize("sides", [(50_000, 50_000), (MOST_PIXELS, 2), (12_001, 10_000)])
def test_bombs_are_refused_by_their_header(sides: tuple[int, int]) -> None:
    """A picture that would be huge is refused before anything is decoded."""
    with pytest.raises(PhotoError, match="at most 40 million pixels"):
        open_picture(png_header(*sides))


def test_a_jpeg_of_very_many_scans() -> None:
    """A JPEG whose scans would take minutes is refused."""
    data = saved(Image.fromarray(scene()), "JPEG", progressive=True)
    start = data.index(b"\xff\xda")
    with pytest.raises(PhotoError, match="a JPEG of fewer scans"):
        open_picture(data[:start] + data[start:-2] * 60 + data[-2:])


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "found an empty file"),
        (b"1..4..2.", "found another file"),
        (b"\0\0\0\x18ftypheic\0\0\0\0mif1heic", "found HEIC: save the picture as JPEG first"),
        (b"PK\3\4", "found another file"),
        (b"GIF89a", "GIF file is broken or cut off"),
        (b"\xff\xd8\xff\xe0", "JPEG file is broken or cut off"),
        (b"%PDF-1.7\n", "expected a PDF with a page"),
    ],
)
def test_other_files_are_refused(data: bytes, said: str) -> None:
    """A file that is no picture is refused with a sentence that says what it is."""
    with pytest.raises(PhotoError, match=said):
        open_picture(data)


def test_drawings() -> None:
    """An SVG is refused, a page of a PDF is read."""
    puzzle = nonet.Grid("1... .2.. ..3. ...4")
    with pytest.raises(PhotoError, match="found SVG: save the picture as PNG first"):
        open_picture(draw(puzzle).encode())
    grey = open_picture(draw_pdf(puzzle)).grey
    assert grey.shape == (1109, 1109)
    assert (grey.min() < 50, grey.max()) == (True, 255)


def test_pages() -> None:
    """A page of a PDF is named by its number; a page that is not there is refused."""
    line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    book = booklet([line] * 5, grades=False, codes=False, solutions="none")
    assert count_pages(book) == 2
    first, second = (open_picture(book, page).grey for page in (1, 2))
    assert first.shape == second.shape
    assert (first < 128).sum() > 2 * (second < 128).sum()  # four puzzles, and one
    with pytest.raises(PhotoError, match="expected a PDF with a page 3: it has 2 pages"):
        open_picture(book, 3)
    with pytest.raises(PhotoError, match="expected a page from 1 on, found 0"):
        open_picture(book, 0)
    picture = saved(Image.new("L", (100, 100)), "PNG")
    assert count_pages(picture) == 1
    with pytest.raises(PhotoError, match="expected a PDF for page 2, found a single picture"):
        open_picture(picture, 2)


def test_small_pictures_are_refused() -> None:
    """What has too few pixels for any grid is refused."""
    with pytest.raises(PhotoError, match="32 pixels or more a side, found 100 × 31"):
        open_picture(saved(Image.new("L", (100, 31)), "PNG"))


@pytest.mark.parametrize("kind", ["JPEG", "PNG", "WEBP", "GIF", "BMP", "TIFF"])
def test_broken_files(kind: str) -> None:
    """A file that is cut off or changed anywhere is a picture or a `PhotoError`, nothing else."""
    rng = random.Random(kind)
    whole = saved(Image.fromarray(scene()).convert("RGB"), kind)
    with pytest.raises(PhotoError):
        open_picture(whole[: len(whole) // 2])
    for _ in range(150):
        data = bytearray(whole[: rng.choice([len(whole), rng.randrange(1, len(whole))])])
        for _ in range(rng.randrange(1, 9)):
            data[rng.randrange(min(len(data), rng.choice([64, 10**6])))] = rng.randrange(256)
        try:
            picture = open_picture(bytes(data))
        except PhotoError:
            continue
        assert picture.grey.dtype == np.uint8

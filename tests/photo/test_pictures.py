"""The synthetic pictures that the network learns from."""

from pathlib import Path

import cv2
import numpy as np
import pytest

from photo_pictures import synthetic_photo
from photo_pictures.fonts import fonts, has_capitals, held_out
from photo_pictures.legible import legibility
from photo_pictures.paper import stained

SEEDS = range(12)


@pytest.mark.parametrize("seed", SEEDS)
def test_one_seed_one_picture(seed: int) -> None:
    """A seed makes the same picture again, and its truth fits it."""
    first, second = synthetic_photo(seed, pixels=300), synthetic_photo(seed, pixels=300)
    assert np.array_equal(first.picture, second.picture)
    assert first.digits == second.digits
    assert first.picture.shape == (300, 300)
    assert first.mesh.shape == (first.size + 1, first.size + 1, 2)
    assert len(first.digits) == first.size**2
    assert max(first.digits) <= first.size


def test_other_seeds_are_other_pictures() -> None:
    """No two of them are equal."""
    pictures = {synthetic_photo(seed, size=9, pixels=200).picture.tobytes() for seed in SEEDS}
    assert len(pictures) == len(SEEDS)


@pytest.mark.parametrize("seed", SEEDS)
def test_lines_run_through_the_mesh(seed: int) -> None:
    """The mesh lies within the picture, and its cells have their sides in order."""
    photo = synthetic_photo(seed, size=9, pixels=600)
    assert photo.mesh.min() > 0
    assert photo.mesh.max() < 600
    sides = np.hypot(*np.moveaxis(np.diff(photo.mesh, axis=1), -1, 0))
    assert sides.min() > 0.5 * sides.max()


def test_given_digits_are_printed() -> None:
    """Cells with digits have more contrast than empty ones."""
    digits = [number % 10 if number % 2 else 0 for number in range(81)]
    photo = synthetic_photo(5, size=9, digits=digits, pixels=700)
    assert photo.digits == tuple(digits)
    middles = (photo.mesh[:-1, :-1] + photo.mesh[1:, 1:]).reshape(-1, 2) / 2
    spread = [
        float(photo.picture[y - 14 : y + 14, x - 14 : x + 14].std())
        for x, y in middles.round().astype(int)
    ]
    assert np.median(spread[1::2]) > 1.5 * np.median(spread[0::2])


def test_legibility_is_of_givens() -> None:
    """An empty grid has none, and larger pictures have higher digits."""
    assert synthetic_photo(5, size=4, digits=[0] * 16, judged=True).legibility is None
    small, large = (
        synthetic_photo(5, size=4, digits=[1, 2] * 8, pixels=pixels, judged=True).legibility
        for pixels in (200, 400)
    )
    assert small is not None
    assert large is not None
    assert 1.6 < large.height / small.height < 2.4


@pytest.mark.parametrize("angle", [0, 45, 90, 135])
def test_motion_leaves_strokes_along_it(angle: int) -> None:
    """What is blurred in one direction is uneven; what is blurred in all of them is not."""
    digits = [1, 2, 3, 4] * 4
    mesh = np.stack(np.meshgrid(*[np.arange(5.0) * 40] * 2), axis=-1)
    blank = np.full((161, 161), 200, np.uint8)
    printed = blank.copy()
    for cell, digit in enumerate(digits):
        place = (cell % 4 * 40 + 10, cell // 4 * 40 + 32)
        cv2.putText(printed, str(digit), place, cv2.FONT_HERSHEY_SIMPLEX, 1, 40, 2)
    paper, sharp = (picture.astype(np.float32) for picture in (blank, printed))
    kernel = np.zeros((11, 11), np.float32)
    reach = 5 * np.array([np.cos(np.deg2rad(angle)), np.sin(np.deg2rad(angle))])
    start, end = (tuple((5 + way * reach).round().astype(int).tolist()) for way in (-1, 1))
    cv2.line(kernel, start, end, 1.0)
    moved = np.asarray(cv2.filter2D(sharp, -1, kernel / kernel.sum()), np.float32)
    blurred = np.asarray(cv2.GaussianBlur(sharp, (0, 0), 2), np.float32)
    found = [
        legibility((sharp, paper), (seen, paper), seen.astype(np.uint8), mesh, digits).evenness
        for seen in (sharp, blurred, moved)
    ]
    assert found[0] == 1
    assert found[1] > 0.5
    assert found[2] < 0.5 * found[1]


def test_specks_lie_on_givens() -> None:
    """Most of what they change is in cells with digits; the print itself stays."""
    bare = np.full((460, 460), 230, np.float32)
    at = 5 + 50 * np.arange(10.0)
    mesh = np.stack(np.meshgrid(at, at), axis=-1)
    digits = [number % 10 if number % 2 else 0 for number in range(81)]
    pictures = [stained(np.random.default_rng(seed), bare, mesh, digits, 230) for seed in SEEDS]
    changed = np.mean([picture != bare for picture in pictures], axis=0)
    cells = changed[5:455, 5:455].reshape(9, 50, 9, 50).mean(axis=(1, 3)).ravel()
    assert cells[1::2].mean() > 1.5 * cells[0::2].mean()
    assert (bare == 230).all()


def test_specks_on_givens_keep_the_rest_of_a_picture() -> None:
    """Digits and mesh are the same with them, and some pictures are others."""
    pairs = [
        (
            synthetic_photo(seed, size=9, pixels=200),
            synthetic_photo(seed, size=9, pixels=200, specks_on_givens=True),
        )
        for seed in SEEDS
    ]
    assert all(one.digits == other.digits for one, other in pairs)
    assert all(np.array_equal(one.mesh, other.mesh) for one, other in pairs)
    assert any(not np.array_equal(one.picture, other.picture) for one, other in pairs)


def test_letters_are_capitals() -> None:
    """A typeface whose capitals look like small letters has no letters above 9."""
    assert not has_capitals(Path("fonts") / "Solothurn-Bold.otf")
    assert all(has_capitals(face) for face in fonts())


def test_typefaces() -> None:
    """Those of Matplotlib are enough for both sides, and no family is on both."""
    every = fonts()
    assert len(every) >= 10
    trained, measured = held_out(every)
    assert not set(trained) & set(measured)
    assert len(trained) + len(measured) == len(every)

"""How certain readings of photos may call themselves: what temperature does to it.

    python tools/calibrate_photos.py --fonts /usr/share/fonts

reads synthetic pictures of 9×9 puzzles with one solution (`--size 4`: of 4×4), in typefaces that
the network was not trained with, and prints for each temperature the logarithmic loss of the
certainty, how many readings are called certain, how many of these are wrong, and how many right
ones are in doubt. `TEMPERATURE` of `nonet.photo.check` is chosen from this table, never by real
photos.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

import nonet
from nonet import Layout
from nonet.photo.check import check
from nonet.photo.network import probabilities
from nonet.photo.straighten import cell_windows, straighten
from photo_pictures import synthetic_photo
from photo_pictures.fonts import fonts, held_out

TEMPERATURES = (0.2, 0.25, 0.3, 0.35, 0.4, 0.5, 0.6, 0.7, 1.0)
SEVERITIES = (0.4, 0.6, 0.8, 1.0)


@dataclass(frozen=True, eq=False)
class Seen:
    """The probabilities of the cells of a picture, and the digits it shows."""

    probabilities: NDArray[np.float32]
    digits: tuple[int, ...]


def seen(seed: int, faces: tuple[Path, ...], layout: Layout) -> Seen:
    """One picture, cut with a mesh that is a little off."""
    cv2.setNumThreads(1)
    rng = np.random.default_rng([seed, 2])
    solution = nonet.full_grid(layout, seed=seed).digits
    digits = [0] * len(solution)
    while nonet.count(nonet.Grid(digits, layout=layout), limit=2) != 1:
        share = rng.uniform(0.3, 0.5)
        kept = rng.random(len(solution)) < share
        digits = [digit if keep else 0 for digit, keep in zip(solution, kept, strict=True)]
    severity = SEVERITIES[seed % len(SEVERITIES)]
    photo = synthetic_photo(seed, size=layout.size, digits=digits, faces=faces, severity=severity)
    side = float(np.hypot(*np.diff(photo.mesh, axis=1).reshape(-1, 2).T).mean())
    mesh = photo.mesh + rng.normal(0, 0.02 * side, photo.mesh.shape)
    cells = cell_windows(straighten(photo.picture, mesh), layout.size)
    return Seen(probabilities(cells, layout.size), tuple(digits))


def line(pictures: list[Seen], layout: Layout, temperature: float) -> str:
    """One row of the table."""
    found = [check(picture.probabilities, layout, temperature=temperature) for picture in pictures]
    right = np.array([a.digits == b.digits for a, b in zip(found, pictures, strict=True)])
    certainty = np.clip([result.certainty for result in found], 1e-4, 1 - 1e-4)
    loss = -np.log(np.where(right, certainty, 1 - certainty)).mean()
    sure = np.array([not result.in_doubt for result in found])
    return (
        f"{temperature:11.2f} {loss:8.4f} {right.sum():6} {sure.sum():8} "
        f"{(sure & ~right).sum():14} {(right & ~sure).sum():15}"
    )


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--fonts", type=Path, action="append", default=[])
    parser.add_argument("--pictures", type=int, default=600)
    parser.add_argument("--seed", type=int, default=9_000_000)
    parser.add_argument("--size", type=int, choices=(4, 9), default=9)
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    layout = Layout.of_size(options.size)
    trained, measured = held_out(fonts(tuple(options.fonts)))
    work = partial(seen, faces=measured or trained, layout=layout)
    seeds = range(options.seed, options.seed + options.pictures)
    with ProcessPoolExecutor(options.jobs) as pool:
        pictures = list(pool.map(work, seeds, chunksize=20))
    print(f"{len(pictures)} pictures")
    print("temperature     loss  right  certain  certain, wrong  right, doubted")
    for temperature in TEMPERATURES:
        print(line(pictures, layout, temperature), flush=True)


if __name__ == "__main__":
    main()

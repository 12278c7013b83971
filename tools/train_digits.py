"""Train the network that reads digits, on synthetic pictures only.

    pip install --group train
    python tools/train_digits.py --fonts /usr/share/fonts

writes the weights to src/nonet/photo/digits.npz and prints the figures of its card, digits.md.
With the same seed, typefaces and versions the same weights come out. It takes about 20 minutes on
two cores: 9,000 pictures, and 500 more to measure with have typefaces that are not trained with.
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import cv2
import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn

from nonet.photo.network import CLASSES, NUMERALS
from nonet.photo.straighten import cell_windows, straighten
from photo_pictures import synthetic_photo
from photo_pictures.fonts import fonts, held_out

WEIGHTS = Path(__file__).parents[1] / "src" / "nonet" / "photo" / "digits.npz"
CHANNELS = (16, 32, 48)
HIDDEN = 96
BATCH = 256
SMOOTHING = 0.01
TURNED = 0.04  # share of the pictures of which the cells lie on their side or upside down
NO_DIGIT = 255  # label of a filled cell that is not upright


@dataclass(frozen=True, eq=False)
class Cells:
    """Cells of pictures: float16 (n, 32, 32), classes uint8 (n,), size and picture of each."""

    cells: NDArray[np.float16]
    classes: NDArray[np.uint8]
    sizes: NDArray[np.uint8]
    pictures: NDArray[np.int32]


def cells_of(seed: int, faces: tuple[Path, ...], *, may_turn: bool) -> Cells:
    """The cells of one synthetic picture, cut with a mesh that is a little off."""
    cv2.setNumThreads(1)
    photo = synthetic_photo(seed, faces=faces)
    rng = np.random.default_rng([seed, 1])
    side = float(np.hypot(*np.diff(photo.mesh, axis=1).reshape(-1, 2).T).mean())
    off = rng.normal(0, rng.choice([0.01, 0.03, 0.05]) * side, photo.mesh.shape)
    off += rng.normal(0, 0.025 * side, 2)
    cells = cell_windows(straighten(photo.picture, photo.mesh + off), photo.size)
    classes = np.array(photo.digits)
    if photo.has_letters:
        classes[classes > 9] += NUMERALS - 10
    if may_turn and rng.random() < TURNED:
        cells = np.rot90(cells, int(rng.integers(1, 4)), axes=(1, 2))
        classes[classes > 0] = NO_DIGIT
    return Cells(
        cells.astype(np.float16),
        classes.astype(np.uint8),
        np.full(len(cells), photo.size, np.uint8),
        np.full(len(cells), seed, np.int32),
    )


def made(seeds: range, faces: tuple[Path, ...], jobs: int, *, may_turn: bool) -> Cells:
    """The cells of many pictures, in the order of their seeds."""
    make = partial(cells_of, faces=faces, may_turn=may_turn)
    with ProcessPoolExecutor(jobs) as pool:
        parts = list(pool.map(make, seeds, chunksize=20))
    return Cells(
        np.concatenate([part.cells for part in parts]),
        np.concatenate([part.classes for part in parts]),
        np.concatenate([part.sizes for part in parts]),
        np.concatenate([part.pictures for part in parts]),
    )


def network() -> nn.Sequential:
    """The layers that `nonet.photo.network` runs."""
    one, two, three = CHANNELS
    return nn.Sequential(
        *(nn.Conv2d(1, one, 5, padding=2), nn.MaxPool2d(2), nn.ReLU()),
        *(nn.Conv2d(one, two, 3, padding=1), nn.MaxPool2d(2), nn.ReLU()),
        *(nn.Conv2d(two, three, 3, padding=1), nn.MaxPool2d(2), nn.ReLU()),
        *(nn.Flatten(), nn.Linear(three * 16, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, CLASSES)),
    )


def targets(classes: torch.Tensor) -> torch.Tensor:
    """Probabilities to learn; a cell that is not upright may hold any digit of 1 to 9."""
    result = torch.full((len(classes), CLASSES), SMOOTHING / CLASSES)
    upright = classes != NO_DIGIT
    result[upright, classes[upright]] += 1 - SMOOTHING
    result[~upright, 1:10] += (1 - SMOOTHING) / 9
    return result


def train(net: nn.Sequential, data: Cells, epochs: int, seed: int) -> None:
    """Train with the cells in random order."""
    rounds = epochs * (len(data.cells) // BATCH)
    optimizer = torch.optim.AdamW(net.parameters(), 1e-3, weight_decay=1e-3)
    pace = torch.optim.lr_scheduler.OneCycleLR(optimizer, 4e-3, total_steps=rounds + 1)
    classes = torch.from_numpy(data.classes.astype(np.int64))
    for epoch in range(epochs):
        order = np.random.default_rng([seed, epoch]).permutation(len(data.cells))
        total = 0.0
        for start in range(0, len(order) - BATCH + 1, BATCH):
            chosen = order[start : start + BATCH]
            cells = torch.from_numpy(data.cells[chosen].astype(np.float32))[:, None]
            loss = nn.functional.cross_entropy(net(cells), targets(classes[chosen]))
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            pace.step()
            total += float(loss.detach())
        print(f"epoch {epoch + 1}: loss {total / (len(order) // BATCH):.4f}", flush=True)


def scores_of(net: nn.Sequential, data: Cells) -> NDArray[np.float32]:
    """What the network says of cells, with the classes above their size left out."""
    parts = []
    with torch.no_grad():
        for start in range(0, len(data.cells), 4096):
            piece = data.cells[start : start + 4096].astype(np.float32)
            parts.append(net(torch.from_numpy(piece)[:, None]).numpy())
    scores = np.concatenate(parts)
    numbers = np.arange(CLASSES)
    values = np.where(numbers < NUMERALS, numbers, numbers - NUMERALS + 10)
    return np.where(values[None] > data.sizes[:, None], -1e9, scores).astype(np.float32)


def fitted_temperature(scores: NDArray[np.float32], classes: NDArray[np.uint8]) -> float:
    """The divisor of the scores with which the probabilities are most often right."""
    kept = torch.from_numpy(scores)
    truth = torch.from_numpy(classes.astype(np.int64))
    tried = np.geomspace(0.3, 3, 60)
    losses = [float(nn.functional.cross_entropy(kept / float(one), truth)) for one in tried]
    return float(tried[int(np.argmin(losses))])


def save(net: nn.Sequential, temperature: float, path: Path) -> None:
    """The weights as `nonet.photo.network` has them, in float16."""
    layers = [layer for layer in net if isinstance(layer, nn.Conv2d | nn.Linear)]
    kept: dict[str, NDArray[np.floating]] = {"temperature": np.array(temperature, np.float32)}
    for number, layer in enumerate(layers, start=1):
        weights = layer.weight.detach().numpy()
        if number <= 3:
            weights = weights.transpose(2, 3, 1, 0)
        elif number == 4:  # the network of the package has channels last
            weights = weights.reshape(HIDDEN, CHANNELS[2], 4, 4).transpose(2, 3, 1, 0)
            weights = weights.reshape(-1, HIDDEN)
        else:
            weights = weights.T
        kept[f"weights{number}"] = np.ascontiguousarray(weights, np.float16)
        kept[f"bias{number}"] = layer.bias.detach().numpy().astype(np.float16)
    np.savez(path, allow_pickle=False, **kept)


def report(scores: NDArray[np.float32], data: Cells) -> None:
    """Print how many cells and whole pictures are right, by size."""
    right = scores.argmax(axis=1) == data.classes
    for size in np.unique(data.sizes):
        here = data.sizes == size
        whole = [right[data.pictures == one].all() for one in np.unique(data.pictures[here])]
        print(
            f"{size}: cells {right[here].mean():.2%} of {here.sum():,}, "
            f"whole pictures {np.mean(whole):.1%} of {len(whole)}"
        )
    phantom = (data.classes == 0) & ~right
    dropped = (data.classes > 0) & (scores.argmax(axis=1) == 0)
    print(f"{phantom.sum()} empty cells read as digits, {dropped.sum()} digits as empty cells")


def main() -> None:
    """Train, measure and save."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--fonts", type=Path, action="append", default=[])
    parser.add_argument("--pictures", type=int, default=9000)
    parser.add_argument("--measured", type=int, default=500)
    parser.add_argument("--epochs", type=int, default=7)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--out", type=Path, default=WEIGHTS)
    options = parser.parse_args()
    if min(options.measured, options.pictures, options.epochs) < 1:
        sys.exit("expected one picture to train, one to measure and one epoch at least")
    trained_with, measured_with = held_out(fonts(tuple(options.fonts)))
    print(f"{len(trained_with)} typefaces to train, {len(measured_with)} to measure", flush=True)
    start = options.seed * 1_000_000
    seeds = range(start, start + options.pictures)
    data = made(seeds, trained_with, options.jobs, may_turn=True)
    print(f"{len(data.cells):,} cells of {options.pictures} pictures", flush=True)
    torch.manual_seed(options.seed)
    torch.set_num_threads(options.jobs)
    net = network()
    train(net, data, options.epochs, options.seed)
    others = range(seeds.stop, seeds.stop + options.measured)
    measured = made(others, measured_with or trained_with, options.jobs, may_turn=False)
    scores = scores_of(net, measured)
    report(scores, measured)
    temperature = fitted_temperature(scores, measured.classes)
    print(f"temperature {temperature:.3f}")
    save(net, temperature, options.out)


if __name__ == "__main__":
    main()

"""Train the network that reads digits, on synthetic pictures only.

    pip install --group train
    python tools/train_digits.py --fonts /usr/share/fonts --device cuda --jobs 16

writes the weights to src/nonet/photo/digits.npz and prints the figures of its card, digits.md,
which says how long it takes. A larger network, the teacher, learns while pictures are made; the
network of the package then learns from its answers and from the truth, with its weights rounded as
they are kept. With the same seed, typefaces, versions and device the same weights come out but for
their last digits. Pictures to measure with have typefaces that are not trained with.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache, partial
from itertools import pairwise
from multiprocessing import get_context
from pathlib import Path

import cv2
import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn.utils import parametrize

from nonet.photo.network import BLANK, CLASSES, HEADS, INNER, NUMERALS, POOLED
from nonet.photo.straighten import cell_windows, straighten
from photo_pictures import synthetic_photo
from photo_pictures.fonts import fonts, held_out
from photo_pictures.photo import SIZES

WEIGHTS = Path(__file__).parents[1] / "src" / "nonet" / "photo" / "digits.npz"
LEVELS = 7  # of weights on each side of 0: two are kept in a byte
ROUNDED = 0.55  # step of the weights, as a part of the deviation of those of a result
FINE_LEVELS = 127  # of the first layer and the last, which are small
FINELY_ROUNDED = 0.05
CHUNK = 10_000  # pictures, after which the teacher learns for a while
PIECE = 40  # pictures that a process makes at a time
BATCH = {4: 10, 6: 12, 9: 52, 16: 12}  # pictures by size
TRUST = 0.7  # of the student in the teacher, against the truth
SMOOTHING = 0.002
TURNED = 0.04  # share of the pictures of which the cells lie on their side or upside down
NO_DIGIT = 255  # label of a filled cell that is not upright
STEP = 1 / 25  # of the contrast of cells that are kept as whole numbers
LOWEST = -4
SEVERITIES = (0.3, 1.0)  # of the pictures to train with, least and most
MEASURED = (0.5, 1.0)  # severities of the pictures to measure with
PACE = 4e-3  # of learning, at most


@dataclass(frozen=True, slots=True)
class Shape:
    """Sizes of layers: results of the convolutions, hidden values, rounds of comparing."""

    channels: tuple[int, ...]
    hidden: int
    keys: int
    rounds: int


STUDENT = Shape((24, 32, 48, 64, 128, 128), hidden=112, keys=56, rounds=2)
TEACHER = Shape((48, 96, 160, 224), hidden=224, keys=112, rounds=3)


@dataclass(frozen=True, eq=False)
class Pictures:
    """Cells of pictures of one size: uint8, shape (n, cells, 32, 32) and (n, cells)."""

    cells: NDArray[np.uint8]
    classes: NDArray[np.uint8]


BySize = dict[int, Pictures]


def picture_of(
    seed: int, faces: tuple[Path, ...], severities: tuple[float, float], *, may_turn: bool
) -> tuple[int, NDArray[np.uint8], NDArray[np.uint8]]:
    """Size, cells and classes of one synthetic picture, cut with a mesh that is a little off."""
    cv2.setNumThreads(1)
    severity = float(np.random.default_rng([seed, 3]).uniform(*severities))
    photo = synthetic_photo(seed, faces=faces, severity=severity, specks_on_givens=may_turn)
    rng = np.random.default_rng([seed, 1])
    side = float(np.hypot(*np.diff(photo.mesh, axis=1).reshape(-1, 2).T).mean())
    off = rng.normal(0, rng.choice([0.01, 0.03, 0.05]) * side, photo.mesh.shape)
    off += rng.normal(0, 0.025 * side, 2)
    if rng.random() < 0.25:  # as of a mesh that does not follow a curve
        bent = rng.normal(0, 0.06 * side, (4, 4, 2)).astype(np.float32)
        count = photo.size + 1
        off += cv2.resize(bent, (count, count), interpolation=cv2.INTER_CUBIC)
    cells = cell_windows(straighten(photo.picture, photo.mesh + off), photo.size)
    classes = np.array(photo.digits)
    if photo.has_letters:
        classes[classes > 9] += NUMERALS - 10
    if may_turn and rng.random() < TURNED:
        cells = np.rot90(cells, int(rng.integers(1, 4)), axes=(1, 2))
        classes[classes > 0] = NO_DIGIT
    whole = np.rint((cells - LOWEST) / STEP)
    return photo.size, whole.astype(np.uint8), classes.astype(np.uint8)


def piece_of(
    seeds: range, faces: tuple[Path, ...], severities: tuple[float, float], *, may_turn: bool
) -> BySize:
    """The cells of some pictures by size."""
    found: dict[int, list[tuple[NDArray[np.uint8], NDArray[np.uint8]]]] = {}
    for seed in seeds:
        size, cells, classes = picture_of(seed, faces, severities, may_turn=may_turn)
        found.setdefault(size, []).append((cells, classes))
    return {
        size: Pictures(
            np.stack([whole for whole, _ in some]), np.stack([truth for _, truth in some])
        )
        for size, some in found.items()
    }


def made(
    seeds: range,
    faces: tuple[Path, ...],
    severities: tuple[float, float],
    jobs: int,
    *,
    may_turn: bool,
) -> Iterator[BySize]:
    """The cells of many pictures by size, in batches, in the order of their seeds."""
    pieces = [seeds[at : at + PIECE] for at in range(0, len(seeds), PIECE)]
    make = partial(piece_of, faces=faces, severities=severities, may_turn=may_turn)
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        waiting: list[BySize] = []
        for piece in pool.map(make, pieces):
            waiting.append(piece)
            if len(waiting) == CHUNK // PIECE:
                yield joined(waiting)
                waiting = []
        if waiting:
            yield joined(waiting)


def joined(parts: list[BySize]) -> BySize:
    """Pictures of several parts."""
    return {
        size: Pictures(
            np.concatenate([part[size].cells for part in parts if size in part]),
            np.concatenate([part[size].classes for part in parts if size in part]),
        )
        for size in SIZES
        if any(size in part for part in parts)
    }


class Rounded(nn.Module):  # type: ignore[misc]
    """Weights rounded as they are kept, while training moves those before rounding.

    So the network learns to work with rounded weights: Y. Bengio et al., "Estimating or propagating
    gradients through stochastic neurons for conditional computation", 2013 (the straight-through
    estimator).
    """

    def __init__(self, *, finely: bool) -> None:
        super().__init__()
        self.finely = finely

    def forward(self, weights: Tensor) -> Tensor:
        """Weights, shape (results, …)."""
        codes, factors = rounded(weights.flatten(1), finely=self.finely)
        return weights + (codes * factors - weights.flatten(1)).detach().view_as(weights)


def rounded(weights: Tensor, *, finely: bool) -> tuple[Tensor, Tensor]:
    """Whole numbers for weights (results, inputs), and the factor of each result (results, 1)."""
    step, levels = (FINELY_ROUNDED, FINE_LEVELS) if finely else (ROUNDED, LEVELS)
    factors = step * weights.std(1, keepdim=True, correction=0).clamp_min(1e-8)
    return (weights / factors).round().clamp(-levels, levels), factors


class Comparison(nn.Module):  # type: ignore[misc]
    """Each cell looks at those cells of its picture that are like it: attention, and a layer."""

    def __init__(self, shape: Shape) -> None:
        super().__init__()
        self.query = nn.Linear(shape.hidden, shape.keys, bias=False)
        self.key = nn.Linear(shape.hidden, shape.keys, bias=False)
        self.value = nn.Linear(shape.hidden, shape.hidden, bias=False)
        self.mix = nn.Linear(2 * shape.hidden, shape.hidden)

    def forward(self, hidden: Tensor, seen: Tensor) -> Tensor:
        """Hidden values (pictures, cells, values) with the others seen; False where one is not."""

        def split(values: Tensor) -> Tensor:
            return values.unflatten(-1, (HEADS, -1)).transpose(1, 2)

        others = nn.functional.scaled_dot_product_attention(
            split(self.query(hidden)),
            split(self.key(hidden)),
            split(self.value(hidden)),
            attn_mask=seen[:, None, None],
        )
        both = torch.cat([hidden, others.transpose(1, 2).flatten(2)], -1)
        return hidden + torch.relu(self.mix(both))


class Pieces(nn.Module):  # type: ignore[misc]
    """The pieces of 6 × 6 at each second pixel, as a convolution of them has its inputs."""

    def forward(self, cells: Tensor) -> Tensor:
        """Shape (n, 36, 16, 16) of (n, 32, 32)."""
        padded = nn.functional.pad(cells, (2, 2, 2, 2))
        pieces = padded.unfold(1, 6, 2).unfold(2, 6, 2).flatten(3)
        return pieces.contiguous().permute(0, 3, 1, 2)


class Convolution(nn.Module):  # type: ignore[misc]
    """A convolution of 3 × 3 with its norm, without negatives; perhaps the largest of 2 × 2.

    Where input and output have the same shape, the input is added (a residual connection).
    """

    def __init__(self, before: int, after: int, *, pooled: bool) -> None:
        super().__init__()
        self.layer = nn.Conv2d(before, after, 3, padding=1, bias=False)
        self.norm = nn.BatchNorm2d(after)
        self.pool = nn.MaxPool2d(2) if pooled else nn.Identity()
        self.adds = before == after and not pooled

    def forward(self, values: Tensor) -> Tensor:
        """Shape (n, results, side, side)."""
        result = torch.relu(self.pool(self.norm(self.layer(values))))
        return values + result if self.adds else result


class Network(nn.Module):  # type: ignore[misc]
    """The layers that `nonet.photo.network` runs."""

    def __init__(self, shape: Shape, *, is_rounded: bool = False) -> None:
        super().__init__()
        first, *others = shape.channels
        self.pieces = Pieces()
        self.first = nn.Conv2d(36, first, 1, bias=False)
        self.first_norm = nn.BatchNorm2d(first)
        pairs = enumerate(pairwise(shape.channels), start=2)
        self.convolutions = nn.ModuleList(
            Convolution(before, after, pooled=at in POOLED) for at, (before, after) in pairs
        )
        self.hidden = nn.Linear(16 * others[-1], shape.hidden, bias=False)
        self.hidden_norm = nn.BatchNorm1d(shape.hidden)
        self.comparisons = nn.ModuleList(Comparison(shape) for _ in range(shape.rounds))
        self.last = nn.Linear(shape.hidden, CLASSES)
        if is_rounded:
            for module in list(self.modules()):
                if isinstance(module, nn.Conv2d | nn.Linear):
                    finely = module in {self.first, self.last}
                    parametrize.register_parametrization(module, "weight", Rounded(finely=finely))

    def layers(self) -> list[tuple[str, nn.Module, nn.Module]]:
        """Names of the layers that have a norm, the layers and their norms."""
        middle = [(block.layer, block.norm) for block in self.convolutions]
        pairs = [(self.first, self.first_norm), *middle]
        named = [(f"convolution{at}", *pair) for at, pair in enumerate(pairs, start=1)]
        return [*named, ("hidden", self.hidden, self.hidden_norm)]

    def forward(self, groups: list[Tensor], seen: list[Tensor]) -> list[Tensor]:
        """Scores of the cells of pictures, which are grouped by size."""
        every = self.pieces(torch.cat([cells.flatten(0, 1) for cells in groups]))
        values = torch.relu(self.first_norm(self.first(every)))
        for convolution in self.convolutions:
            values = convolution(values)
        hidden = torch.relu(self.hidden_norm(self.hidden(values.flatten(1))))
        parts = hidden.split([len(cells) * cells.shape[1] for cells in groups])
        result = []
        for cells, part, visible in zip(groups, parts, seen, strict=True):
            compared = part.reshape(*cells.shape[:2], -1)
            for comparison in self.comparisons:
                compared = comparison(compared, visible)
            result.append(self.last(compared))
        return result


@cache
def allowed(size: int, device: str) -> Tensor:
    """Whether pictures of this size may have each class."""
    numbers = torch.arange(CLASSES, device=device)
    return torch.where(numbers < NUMERALS, numbers, numbers - NUMERALS + 10) <= size


@cache
def wanted(size: int, device: str) -> Tensor:
    """For each class the probabilities to learn; a cell that is not upright may hold 1 to 9."""
    table = torch.zeros((256, CLASSES), device=device)
    possible = allowed(size, device)
    table[:CLASSES] = (1 - SMOOTHING) * torch.eye(CLASSES, device=device)
    table[NO_DIGIT, 1 : min(size, 9) + 1] = (1 - SMOOTHING) / min(size, 9)
    return table + possible * (SMOOTHING / int(possible.sum()))


def as_contrast(cells: Tensor) -> Tensor:
    """Cells as `cell_windows` returns them."""
    return cells.float() * STEP + LOWEST


def seen_of(cells: Tensor, hidden: Tensor | None = None) -> Tensor:
    """Whether each of the cells (pictures, cells, 32, 32) takes part in the comparison.

    Blank cells do not, as in the package, nor `hidden` ones. A picture without any other shows all.
    """
    inner = cells[..., INNER, INNER].flatten(2)
    seen = inner.std(-1, correction=0) >= BLANK
    if hidden is not None:
        seen &= ~hidden
    return seen | ~seen.any(dim=1, keepdim=True)


class Stock:
    """Pictures on a device, and perhaps what a teacher says of them."""

    def __init__(self, device: str, seed: int) -> None:
        self.device = device
        self.cells: dict[int, Tensor] = {}
        self.classes: dict[int, Tensor] = {}
        self.answers: dict[int, Tensor] = {}
        self._random = torch.Generator(device).manual_seed(seed)

    def add(self, pictures: BySize) -> None:
        """Put further pictures to those that are there."""
        for size, group in pictures.items():
            cells = torch.from_numpy(group.cells).to(self.device)
            classes = torch.from_numpy(group.classes).to(self.device)
            known = size in self.cells
            self.cells[size] = torch.cat([self.cells[size], cells]) if known else cells
            self.classes[size] = torch.cat([self.classes[size], classes]) if known else classes

    def ask(self, teacher: Network) -> None:
        """Note the probabilities of the classes that a teacher gives."""
        for size, scores in scores_of(teacher, self.cells).items():
            self.answers[size] = scores.softmax(-1).half()

    def drawn(self) -> Iterator[tuple[int, Tensor, Tensor, Tensor | None]]:
        """Size, cells, classes and answers of pictures of each size at random."""
        for size, cells in self.cells.items():
            places = torch.randint(
                len(cells), (BATCH[size],), device=self.device, generator=self._random
            )
            answers = self.answers[size][places] if self.answers else None
            yield size, as_contrast(cells[places]), self.classes[size][places], answers

    def seen(self, cells: Tensor, classes: Tensor) -> Tensor:
        """As `seen_of`; in some pictures without empty cells, as when a turned grid is read."""
        few = self._random_share((len(classes), 1)) < 0.3
        hidden = few & (self._random_share(classes.shape) < 0.97) & (classes == 0)
        return seen_of(cells, hidden)

    def _random_share(self, shape: tuple[int, ...]) -> Tensor:
        return torch.rand(shape, device=self.device, generator=self._random)


class Learner:
    """A network with its way of learning, for a number of steps."""

    def __init__(self, net: Network, steps: int, pace: float) -> None:
        self.net = net
        self._optimizer = torch.optim.AdamW(net.parameters(), pace, weight_decay=1e-2, fused=True)
        self._schedule = torch.optim.lr_scheduler.OneCycleLR(
            self._optimizer, pace, total_steps=steps + 1, pct_start=0.1
        )

    def step(self, stock: Stock) -> Tensor:
        """Learn from pictures at random; the mean loss of their cells."""
        device = stock.device
        sizes, groups, classes, answers = zip(*stock.drawn(), strict=True)
        self.net.train()
        with torch.autocast(device, torch.bfloat16, enabled=device == "cuda"):
            seen = [stock.seen(*each) for each in zip(groups, classes, strict=True)]
            scores = self.net(list(groups), seen)
        loss = torch.zeros((), device=device)
        cells = sum(tensor.numel() for tensor in classes)
        for size, part, truth, answer in zip(sizes, scores, classes, answers, strict=True):
            goal = wanted(size, device)[truth.long()]
            if answer is not None:
                goal = goal + TRUST * (answer - goal)
            able = part.float().masked_fill(~allowed(size, device), -1e4)
            loss = loss - (goal * able.log_softmax(-1)).sum() / cells
        self._optimizer.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self.net.parameters(), 1.0)
        self._optimizer.step()
        self._schedule.step()
        return loss.detach()


def learn(name: str, learner: Learner, stock: Stock, steps: int) -> None:
    """Take steps, and say what the loss was."""
    losses = [learner.step(stock) for _ in range(steps)]
    if losses:
        print(
            f"{name}: {steps} steps, loss {float(torch.stack(losses[-200:]).mean()):.4f}",
            flush=True,
        )


def scores_of(net: Network, cells: dict[int, Tensor]) -> dict[int, Tensor]:
    """What the network says of cells, with the classes above their size left out."""
    net.eval()
    found = {}
    with torch.no_grad():
        for size, every in cells.items():
            able = allowed(size, str(every.device))
            parts = []
            for some in every.split(4096 // size**2 + 1):
                contrast = as_contrast(some)
                scores = net([contrast], [seen_of(contrast)])[0].float()
                parts.append(scores.masked_fill(~able, -1e4))
            found[size] = torch.cat(parts)
    return found


def loss_of(scores: dict[int, Tensor], data: BySize, temperature: float) -> float:
    """Mean logarithmic loss of cells."""
    total, cells = 0.0, 0
    for size, group in data.items():
        flat = scores[size].flatten(0, 1) / temperature
        truth = torch.from_numpy(group.classes.astype(np.int64)).flatten()
        total += float(nn.functional.cross_entropy(flat, truth, reduction="sum"))
        cells += len(truth)
    return total / cells


def fitted_temperature(scores: dict[int, Tensor], data: BySize) -> float:
    """The divisor of the scores with which the probabilities are most often right."""
    tried = np.geomspace(0.3, 3, 60)
    losses = [loss_of(scores, data, float(divisor)) for divisor in tried]
    return float(tried[int(np.argmin(losses))])


def report(name: str, scores: dict[int, Tensor], data: BySize) -> None:
    """Print how many cells and whole pictures are right, by size."""
    print(f"{name}: loss {loss_of(scores, data, 1.0):.5f}")
    phantom = dropped = 0
    for size, group in data.items():
        best = scores[size].argmax(-1).numpy()
        right = best == group.classes
        print(
            f"  {size}: cells {right.mean():.3%} of {right.size:,}, "
            f"whole pictures {right.all(axis=1).mean():.1%} of {len(right)}"
        )
        phantom += int(((group.classes == 0) & ~right).sum())
        dropped += int(((group.classes > 0) & (best == 0)).sum())
    print(f"  {phantom} empty cells read as digits, {dropped} digits as empty cells", flush=True)


def layers_of(net: Network, temperature: float) -> dict[str, tuple[Tensor, Tensor]]:
    """Weights (results, inputs) before they are rounded, and biases, by name."""

    def own(module: nn.Module) -> Tensor:
        if parametrize.is_parametrized(module, "weight"):
            return module.parametrizations.weight.original
        return module.weight

    found: dict[str, tuple[Tensor, Tensor]] = {}
    for name, module, norm in net.layers():
        factor = norm.weight / (norm.running_var + norm.eps).sqrt()
        weights = own(module)
        if name == "hidden":  # the network of the package has channels last
            weights = weights.unflatten(1, (-1, 4, 4))
        weights = weights.permute(0, 2, 3, 1).flatten(1) * factor[:, None]
        found[name] = weights, norm.bias - norm.running_mean * factor
    for number, comparison in enumerate(net.comparisons, start=1):
        for name in ("query", "key", "value", "mix"):
            module = getattr(comparison, name)
            bias = torch.zeros(len(own(module))) if module.bias is None else module.bias
            found[f"{name}{number}"] = own(module), bias
    found["last"] = own(net.last) / temperature, net.last.bias / temperature
    return {
        name: (weights.detach().cpu(), biases.detach().cpu())
        for name, (weights, biases) in found.items()
    }


def packed(whole: NDArray[np.int8]) -> NDArray[np.uint8]:
    """Two whole numbers in each byte."""
    low = whole.view(np.uint8) & np.uint8(15)
    return (low[:, 0::2] << np.uint8(4)) | low[:, 1::2]


def save(net: Network, temperature: float, path: Path) -> None:
    """The weights as small whole numbers, most of them two to a byte, and a scale each result."""
    kept: dict[str, NDArray[np.generic]] = {}
    for name, (weights, bias) in layers_of(net, temperature).items():
        finely = name in {"convolution1", "last"}
        codes, factors = rounded(weights, finely=finely)
        whole = codes.T.numpy().astype(np.int8)
        kept[f"{name}.weights"] = whole if finely else packed(whole)
        kept[f"{name}.affine"] = torch.stack([factors[:, 0], bias]).numpy().astype(np.float32)
    np.savez_compressed(path, allow_pickle=False, **kept)


def measured(
    net: Network, seeds: range, faces: tuple[Path, ...], severity: float, jobs: int
) -> float:
    """Print how good the network is; the temperature that fits."""
    data = joined(list(made(seeds, faces, (severity, severity), jobs, may_turn=False)))
    device = str(net.last.weight.device)
    cells = {size: torch.from_numpy(group.cells).to(device) for size, group in data.items()}
    scores = {size: tensor.cpu() for size, tensor in scores_of(net, cells).items()}
    report(f"severity {severity}", scores, data)
    return fitted_temperature(scores, data)


def main() -> None:
    """Train, measure and save."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--fonts", type=Path, action="append", default=[])
    parser.add_argument("--pictures", type=int, default=130_000)
    parser.add_argument("--measured", type=int, default=2000)
    parser.add_argument(
        "--teacher-steps", type=int, default=669, help="for each 10,000 pictures; 0: no teacher"
    )
    parser.add_argument("--steps", type=int, default=6570)
    parser.add_argument("--pace", type=float, default=PACE, help="of the student, at most")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--device", default="cpu", choices=("cpu", "cuda"))
    parser.add_argument("--out", type=Path, default=WEIGHTS)
    options = parser.parse_args()
    if min(options.measured, options.pictures, options.steps) < 1 or options.teacher_steps < 0:
        sys.exit("expected one picture to train, one to measure and one step at least")
    trained_with, measured_with = held_out(fonts(tuple(options.fonts)))
    print(f"{len(trained_with)} typefaces to train, {len(measured_with)} to measure", flush=True)
    torch.manual_seed(options.seed)
    if options.device == "cpu":
        torch.set_num_threads(options.jobs)
    net = Network(STUDENT, is_rounded=True).to(options.device)
    stock = Stock(options.device, options.seed)
    start = options.seed * 10_000_000
    seeds = range(start, start + options.pictures)
    chunks = -(-options.pictures // CHUNK)
    teacher_steps = options.teacher_steps
    teacher = Network(TEACHER).to(options.device)
    learner = Learner(teacher, (chunks + 2) * teacher_steps, 2e-3)
    for number, chunk in enumerate(
        made(seeds, trained_with, SEVERITIES, options.jobs, may_turn=True)
    ):
        stock.add(chunk)
        learn(f"teacher {number + 1} of {chunks}", learner, stock, teacher_steps)
    if teacher_steps:
        learn("teacher at last", learner, stock, 2 * teacher_steps)
        stock.ask(teacher)
    learn("student", Learner(net, options.steps, options.pace), stock, options.steps)
    temperature = 1.0
    for severity in MEASURED:
        others = range(seeds.stop, seeds.stop + options.measured)
        faces = measured_with or trained_with
        temperature = measured(net, others, faces, severity, options.jobs)
        print(f"  temperature {temperature:.3f}")
    save(net, temperature, options.out)


if __name__ == "__main__":
    main()

"""A dataset in PyTorch: a loader, and a small model that learns to fill cells.

    nonet dataset make examples/recipe.toml puzzles
    nonet dataset split puzzles sides
    python examples/train.py sides --steps 200

Needs pyarrow and PyTorch.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as pq
import torch
from torch.utils.data import DataLoader, Dataset

from nonet import batch


class Puzzles(Dataset):  # type: ignore[misc]
    """Puzzles and solutions of a side, as digits of shape (81,); 0 for an empty cell.

    All of them are held in memory, 162 bytes each. With `scrambled`, each access returns another
    scramble of the puzzle.
    """

    def __init__(self, folder: Path, *, scrambled: bool = False) -> None:
        tables = [pq.read_table(path) for path in sorted(folder.rglob("*.parquet"))]
        self.puzzles = np.concatenate([batch.digits(table["puzzle"]) for table in tables])
        self.solutions = np.concatenate([batch.digits(table["solution"]) for table in tables])
        self._scrambled = scrambled

    def __len__(self) -> int:
        return len(self.puzzles)

    def __getitems__(self, rows: list[int]) -> list[tuple[Any, Any]]:
        """Many at once, as the loader requests them: faster than one by one."""
        puzzles, solutions = self.puzzles[rows], self.solutions[rows]
        if self._scrambled:
            seed = int(torch.randint(2**62, ()))
            puzzles = batch.scramble(puzzles, seed=seed, threads=1)
            solutions = batch.scramble(solutions, seed=seed, threads=1)
        pairs = zip(torch.from_numpy(puzzles), torch.from_numpy(solutions), strict=True)
        return [(puzzle.long(), solution.long()) for puzzle, solution in pairs]

    def __getitem__(self, row: int) -> tuple[Any, Any]:
        return self.__getitems__([row])[0]


def model(width: int = 256) -> Any:
    """A plain network: digits in, a score for each digit of each cell out."""
    return torch.nn.Sequential(
        torch.nn.Embedding(10, 16),
        torch.nn.Flatten(),
        torch.nn.Linear(81 * 16, width),
        torch.nn.ReLU(),
        torch.nn.Linear(width, 81 * 9),
        torch.nn.Unflatten(1, (81, 9)),
    )


def main() -> None:
    """Train for some steps, then print the share of empty cells of the test side that are right."""
    parser = argparse.ArgumentParser()
    parser.add_argument("sides", type=Path)
    parser.add_argument("--steps", type=int, default=200)
    options = parser.parse_args()
    loader = DataLoader(
        Puzzles(options.sides / "train", scrambled=True), batch_size=256, shuffle=True
    )
    network = model()
    optimizer = torch.optim.AdamW(network.parameters(), lr=1e-3)
    start, step = time.perf_counter(), 0
    while step < options.steps:
        for puzzles, solutions in loader:
            loss = torch.nn.functional.cross_entropy(
                network(puzzles).flatten(0, 1), solutions.flatten() - 1
            )
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            step += 1
            if step == options.steps:
                break
    seconds = time.perf_counter() - start
    test = Puzzles(options.sides / "test")
    puzzles = torch.from_numpy(test.puzzles).long()
    found = network(puzzles).argmax(2) + 1
    right = (found == torch.from_numpy(test.solutions).long())[puzzles == 0].float().mean()
    print(f"{256 * step / seconds:,.0f} puzzles/s; {right:.1%} of the empty cells are right")


if __name__ == "__main__":
    main()

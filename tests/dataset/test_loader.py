"""examples/train.py reads datasets into PyTorch."""

from __future__ import annotations

import runpy
from pathlib import Path

import numpy as np
import pytest

from nonet import batch
from nonet.dataset import Recipe, Threads, make, split

TRAIN = Path(__file__).parents[2] / "examples" / "train.py"


def test_the_loader_gives_puzzles_with_their_solutions(tmp_path: Path) -> None:
    """Batches of the example's loader are puzzles and their solutions, scrambled alike."""
    pytest.importorskip("torch", reason="PyTorch is not installed; nonet does not need it")
    recipe = Recipe.load(TRAIN.with_name("recipe.toml"))
    small = Recipe.parse(recipe.text.replace("10_000", "200"))
    with Threads(2) as runner:
        make(small, str(tmp_path / "all"), runner)
    split(str(tmp_path / "all"), str(tmp_path / "sides"), shares={"train": 3.0, "test": 1.0})
    names = runpy.run_path(str(TRAIN))
    for scrambled in (False, True):
        puzzles = names["Puzzles"](tmp_path / "sides" / "train", scrambled=scrambled)
        loader = names["DataLoader"](puzzles, batch_size=32, shuffle=True)
        seen = 0
        for some, solutions in loader:
            solved = batch.solve(np.asarray(some, dtype=np.uint8)).solutions
            assert (solved == np.asarray(solutions)).all()
            seen += len(some)
        assert seen == len(puzzles) > 100

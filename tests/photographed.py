"""Photos of Sudoku, drawn here, and what a server would say of them."""

from __future__ import annotations

import io
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from nonet import Layout
from nonet.service.states import LayoutRecord

NINE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
"""A puzzle, and the digits of a jigsaw and of a small one below; all are proper."""


@cache
def font(height: int) -> Any:
    """A typeface that the tests have."""
    pillow = pytest.importorskip("PIL.ImageFont", reason="Pillow is not installed")
    matplotlib = pytest.importorskip("matplotlib", reason="matplotlib is not installed")
    folder = Path(matplotlib.get_data_path()) / "fonts" / "ttf"
    return pillow.truetype(str(folder / "DejaVuSans.ttf"), height)


@dataclass(frozen=True)
class Photographed:
    """A grid on a page: its digits, its regions, and where its corners are."""

    digits: tuple[int, ...]
    layout: Layout
    corners: tuple[tuple[float, float], ...]

    @property
    def size(self) -> int:
        """Cells in a row."""
        return self.layout.size

    def mesh(self) -> NDArray[np.float64]:
        """The crossings of the lines, as a camera sees a plane."""
        unit = np.array([(0, 0), (1, 0), (1, 1), (0, 1)], float)
        rows = []
        for (x, y), (u, v) in zip(unit, self.corners, strict=True):
            rows.append([x, y, 1, 0, 0, 0, -u * x, -u * y])
            rows.append([0, 0, 0, x, y, 1, -v * x, -v * y])
        found = np.linalg.solve(np.array(rows), np.array(self.corners).ravel())
        plane = np.append(found, 1).reshape(3, 3)
        down, across = np.mgrid[0 : self.size + 1, 0 : self.size + 1] / self.size
        points = np.stack([across, down, np.ones_like(down)], axis=-1) @ plane.T
        mesh: NDArray[np.float64] = points[..., :2] / points[..., 2:]
        return mesh

    def draw(self, canvas: Any) -> None:
        """Draw it onto a page."""
        size, mesh = self.size, self.mesh()
        regions = np.array(self.layout.regions).reshape(size, size)
        side = float(np.linalg.norm(mesh[0, 0] - mesh[0, 1]))
        for row in range(size + 1):
            for column in range(size + 1):
                at = tuple(mesh[row, column])
                if column < size:
                    inner = 0 < row < size and regions[row, column] == regions[row - 1, column]
                    width = max(1, round(side * (0.03 if inner else 0.09)))
                    canvas.line([at, tuple(mesh[row, column + 1])], 40, width)
                if row < size:
                    inner = 0 < column < size and regions[row, column] == regions[row, column - 1]
                    width = max(1, round(side * (0.03 if inner else 0.09)))
                    canvas.line([at, tuple(mesh[row + 1, column])], 40, width)
        for cell, digit in enumerate(self.digits):
            if digit:
                row, column = divmod(cell, size)
                middle = mesh[row : row + 2, column : column + 2].reshape(4, 2).mean(axis=0)
                height = round(side * (0.7 if digit < 10 else 0.55))
                canvas.text(tuple(middle), str(digit), 30, font(height), anchor="mm")

    def said(
        self,
        doubts: Mapping[int, Sequence[tuple[int, float]]] | None = None,
        problem: str | None = None,
    ) -> dict[str, Any]:
        """What the server says of it; `doubts` has the likely digits of cells that are in doubt."""
        doubts = doubts or {}
        digits = [
            doubts[cell][0][0] if cell in doubts else digit
            for cell, digit in enumerate(self.digits)
        ]
        sure = [[(digit, 0.9995), ((digit + 1) % self.size, 0.0003)] for digit in digits]
        likely = [doubts.get(cell, sure[cell]) for cell in range(len(digits))]
        mesh = self.mesh()
        side = 20 * self.size + 10
        return {
            "layout": LayoutRecord.of(self.layout).fields(),
            "digits": digits,
            "likely": [
                [{"digit": digit, "probability": share} for digit, share in few] for few in likely
            ],
            "certainty": 0.6 if doubts else 0.999,
            "inDoubt": bool(doubts or problem),
            "problem": problem,
            "doubtful": list(doubts),
            "corners": [list(point) for point in self.corners],
            "mesh": mesh.tolist(),
            "straightened": {"side": side, "margin": 5, "pixels": "gICA" * (side * side // 3)},
        }


def photo_of(*grids: Photographed, size: tuple[int, int] = (640, 480), kind: str = "PNG") -> bytes:
    """A page with grids as a file."""
    image = pytest.importorskip("PIL.Image", reason="Pillow is not installed")
    drawing = pytest.importorskip("PIL.ImageDraw", reason="Pillow is not installed")
    light = np.linspace(235, 190, size[0])[None, :] - np.linspace(0, 25, size[1])[:, None]
    page = image.fromarray(light.astype(np.uint8))
    canvas = drawing.Draw(page)
    for grid in grids:
        grid.draw(canvas)
    file = io.BytesIO()
    page.convert("RGB").save(file, kind)
    return file.getvalue()


TILTED = ((120.0, 40.0), (510.0, 75.0), (545.0, 430.0), (95.0, 440.0))
"""Corners of a grid that a camera sees from below."""


def nine(corners: Sequence[tuple[float, float]] = TILTED, digits: str = NINE) -> Photographed:
    """The usual grid."""
    values = tuple(int(sign) if sign.isdigit() else 0 for sign in digits)
    return Photographed(values, Layout.of_size(9), tuple(corners))

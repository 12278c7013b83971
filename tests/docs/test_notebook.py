"""The example notebook runs from top to bottom, and shows pictures."""

from __future__ import annotations

import warnings
from pathlib import Path
from typing import Any

import nbformat
import pytest
from nbclient import NotebookClient

NOTEBOOK = Path(__file__).parents[2] / "examples" / "notebook.ipynb"


def stored() -> Any:
    """The notebook as it is kept."""
    return nbformat.reads(NOTEBOOK.read_text("utf-8"), as_version=4)  # type: ignore[no-untyped-call]


@pytest.fixture(scope="module")
def cells() -> list[Any]:
    """The cells after they were run."""
    notebook = stored()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # those of the notebook's own machinery
        NotebookClient(notebook, timeout=120, kernel_name="python3").execute()
    return list(notebook.cells)


def test_each_picture_is_shown(cells: list[Any]) -> None:
    """What ends with a grid, a state, a hint, a rating or a gallery has a picture below it."""
    pictures = {
        cell.id
        for cell in cells
        if cell.cell_type == "code"
        for output in cell.outputs
        if output.get("data", {}).get("image/svg+xml", "").startswith("<svg")
    }
    shown = {"grid", "solve", "candidates", "hint", "grade", "steps", "rating", "gallery"}
    assert pictures == shown


def test_stored_outputs_are_current(cells: list[Any]) -> None:
    """The notebook is stored with the outputs that running it gives today (`make docs`)."""
    code = [cell for cell in cells if cell.cell_type == "code"]
    kept = [cell for cell in stored().cells if cell.cell_type == "code"]
    assert [cell.execution_count for cell in kept] == list(range(1, len(code) + 1))
    for was, now in zip(kept, code, strict=True):
        assert [output.data for output in was.outputs] == [output.data for output in now.outputs]

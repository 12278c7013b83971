"""The examples of a board in Jupyter and in marimo run from top to bottom."""

from __future__ import annotations

import runpy
import warnings
from pathlib import Path

import nbformat
from nbclient import NotebookClient
from tests.notebook.hosts import need, need_bundle

EXAMPLES = Path(__file__).parents[2] / "examples"


def test_the_notebook_with_a_board_runs() -> None:
    """No cell fails, and each board has a picture beside its widget."""
    need_bundle()
    notebook = nbformat.reads((EXAMPLES / "board.ipynb").read_text("utf-8"), as_version=4)  # type: ignore[no-untyped-call]
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # those of the notebook's own machinery
        NotebookClient(notebook, timeout=120, kernel_name="python3").execute()
    boards = [
        output.data
        for cell in notebook.cells
        for output in cell.get("outputs", [])
        if "application/vnd.jupyter.widget-view+json" in output.get("data", {})
    ]
    assert len(boards) == 2
    assert all(data["image/svg+xml"].startswith("<svg") for data in boards)


def test_the_example_of_marimo_runs() -> None:
    """Its cells run one after another, and know the position on the board."""
    need("marimo")
    need_bundle()
    app = runpy.run_path(str(EXAMPLES / "board.py"))["app"]
    _, names = app.run()
    assert names["board"].widget.grid.to_text().startswith(".9..1..3.")

"""Run the example notebook and store it with its outputs, so that readers see its pictures."""

from __future__ import annotations

import warnings
from pathlib import Path
from typing import Any

import nbformat
from nbclient import NotebookClient

NOTEBOOK = Path(__file__).parents[1] / "examples" / "notebook.ipynb"


def executed() -> Any:
    """The notebook as it is after all cells were run, without times or the machine's versions."""
    notebook = nbformat.reads(NOTEBOOK.read_text("utf-8"), as_version=4)  # type: ignore[no-untyped-call]
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # those of the notebook's own machinery
        NotebookClient(notebook, timeout=120, kernel_name="python3").execute()
    for cell in notebook.cells:
        cell.metadata.pop("execution", None)
    notebook.metadata.get("language_info", {}).pop("version", None)
    return notebook


if __name__ == "__main__":
    NOTEBOOK.write_text(nbformat.writes(executed()) + "\n", "utf-8")  # type: ignore[no-untyped-call]

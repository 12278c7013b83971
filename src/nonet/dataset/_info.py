"""`info`: what is in a dataset, or in a file of puzzles, in numbers."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from os import PathLike
from typing import ClassVar

from nonet._arguments import path_text
from nonet._json_form import JsonForm
from nonet.dataset._card import added, counts_of, in_order, title_of
from nonet.dataset._sources import chunks_of

_COLUMNS = ["puzzle", "question", "quizzes", "layout", "givens", "level", "er"]


@dataclass(frozen=True, slots=True)
class Info(JsonForm):
    """The contents of a dataset: rows, chunks, columns, and how many rows have which values."""

    json_name: ClassVar[str] = "summary of a dataset"

    rows: int
    chunks: int
    columns: tuple[str, ...]
    counts: dict[str, Counter[str]]

    def text(self) -> str:
        """The same, for people."""
        lines = [f"puzzles  {self.rows:,}", f"columns  {', '.join(self.columns)}"]
        for name, values in self.counts.items():
            lines += ["", title_of(name)]
            most = max(values.values(), default=1)
            width = max(len(value) for value in values) if values else 0
            for value, count in in_order(name, values):
                bar = "█" * round(30 * count / most)
                lines.append(f"{value:>{width}}  {count:>12,}  {count / self.rows:6.1%}  {bar}")
        return "\n".join(lines) + "\n"


def info(path: str | PathLike[str]) -> Info:
    """The contents of a dataset, or of a file of puzzles.

    Raises
    ------
    NonetError
        There are no puzzles.
    """
    rows = 0
    columns: dict[str, None] = {}
    counts: dict[str, Counter[str]] = {}
    chunks = chunks_of(path_text(path, "a dataset or a file of puzzles"))
    for number, chunk in enumerate(chunks):
        wanted = None if number == 0 else _COLUMNS
        for table in chunk.tables(wanted):
            rows += len(table)
            if number == 0:
                columns |= dict.fromkeys(table.column_names)
            counts = added([counts, counts_of(table)])
    return Info(rows, len(chunks), tuple(columns), counts)

"""The data card: what is in a dataset, in numbers and plots."""

from __future__ import annotations

import hashlib
import io
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import nonet
from nonet._levels import usual_level
from nonet.dataset._checked import MANIFEST, sealed
from nonet.dataset._extra import needed
from nonet.dataset._labels import givens_of
from nonet.dataset._store import DatasetFolder
from nonet.grid.messages import counted
from nonet.logic import TechniqueOrder

_COUNTED = {
    "givens": "Givens",
    "level": "Level",
    "er": "ER",
    "layout": "Layout",
    "constraints": "Rules",
}
"""Counted columns, and their titles."""

_PLOTS = {"givens": "givens.png", "er": "ratings.png", "level": "levels.png"}

_MEANINGS = {
    "puzzle": "the givens, row by row; `.` for an empty cell",
    "layout": "size, boxes and extra houses as JSON; null for 9×9",
    "constraints": "rules beyond houses as a list in JSON, in the neutral form; null for none",
    "solution": "the only solution",
    "givens": "number of givens",
    "minimal": "whether no given is redundant",
    "er": "rating of the hardest step, on the scale of Sudoku Explainer 1.2.1",
    "ep": "rating of the hardest step up to the first digit",
    "ed": "rating of the first step",
    "level": "level by the techniques needed, as HoDoKu has it",
    "score": "total cost of all steps, as HoDoKu has it",
    "techniques": "techniques needed, from easy to hard",
    "backtracks": "guesses until nonet's general search has proved the only solution",
    "canonical_id": "the same for essentially equal puzzles, and for no others",
    "source": "name of the dataset",
    "question": "the givens, row by row; `.` for an empty cell",
    "answer": "the only solution",
    "rating": "guesses until nonet's general search has proved the only solution",
}


@dataclass(frozen=True, slots=True)
class DatasetInfo:
    """The contents of a file: its rows, bytes and SHA-256, and how many rows have which values.

    `improper` is the number of puzzles without exactly one solution, where that was computed;
    `unreadable` is the number of invalid rows, and `example` says what is wrong with the first of
    them, and where.
    """

    name: str
    rows: int
    bytes: int
    sha256: str
    counts: Mapping[str, Mapping[str, int]]
    improper: int = 0
    unreadable: int = 0
    example: str = ""

    @classmethod
    def of(cls, fields: Mapping[str, Any]) -> DatasetInfo:
        """From JSON."""
        return cls(**fields)


def info_of(name: str, table: Any, size: int, sha256: str) -> DatasetInfo:
    """The contents of a table with the columns of "nonet", written as a file of this size."""
    return DatasetInfo(name, len(table), size, sha256, counts_of(table))


def counts_of(table: Any) -> dict[str, dict[str, int]]:
    """How many rows have which numbers of givens, levels, ratings and layouts, and have rules."""
    import numpy as np  # noqa: PLC0415 (only where arrays are the subject)

    compute = needed("pyarrow.compute")
    columns = {name: table[name] for name in _COUNTED if name in table.column_names}
    found = {}
    if "layout" not in columns:
        numbers = np.bincount(givens_of(table["puzzle"]), minlength=82)[:82]
        found["givens"] = {str(at): int(numbers[at]) for at in np.flatnonzero(numbers)}
        columns.pop("givens", None)
    elif "givens" not in columns:
        puzzle = table["puzzle"]
        blanks = compute.count_substring(puzzle, ".")
        givens = compute.subtract(compute.binary_length(puzzle), blanks)
        columns["givens"] = compute.if_else(_is_readable(table), givens, None)
    if "layout" in columns:
        columns["layout"] = table["layout"].filter(_is_readable(table))
    for name, column in columns.items():
        if name == "constraints":
            without = column.null_count
            found[name] = {"with": len(column) - without, "without": without}
            continue
        values = compute.value_counts(column).to_pylist()
        if name == "layout":
            values = [{**value, "values": value["values"] or "9×9"} for value in values]
        some = {
            str(value["values"]): value["counts"] for value in values if value["values"] is not None
        }
        found[name] = dict(sorted(some.items()))
    return found


def _is_readable(table: Any) -> Any:
    """Which rows are puzzles, in a table with layouts: without one, those of 81 cells."""
    compute = needed("pyarrow.compute")
    of_nine = compute.equal(compute.binary_length(table["puzzle"]), 81)
    return compute.or_(compute.is_valid(table["layout"]), of_nine)


def added(files: Iterable[Mapping[str, Mapping[str, int]]]) -> dict[str, Counter[str]]:
    """Counts of several tables together."""
    sums: dict[str, Counter[str]] = {}
    for counts in files:
        for name, values in counts.items():
            sums.setdefault(name, Counter()).update(values)
    return sums


def in_order(name: str, counts: Mapping[str, int]) -> list[tuple[str, int]]:
    """Values with their counts: numbers by size, levels from easy to hard."""
    if name == "level":
        order = [level.name for level in TechniqueOrder.hodoku().levels]
        return sorted(counts.items(), key=lambda item: order.index(usual_level(item[0])))
    if name in {"layout", "constraints"}:
        return sorted(counts.items())
    return sorted(counts.items(), key=lambda item: float(item[0]))


def title_of(name: str) -> str:
    """The title of a column that is counted."""
    return _COUNTED[name]


def publish(
    store: DatasetFolder,
    files: list[DatasetInfo],
    *,
    origin: str,
    recipe: str | None = None,
    **fields: object,
) -> dict[str, Any]:
    """Write the card, and then `dataset.json`; returns its content.

    Parameters
    ----------
    store
        Where the files are.
    files
        What is in each.
    origin
        Sentences about the origin of the puzzles.
    recipe
        The recipe that they were generated from.
    fields
        Other fields of `dataset.json`: name, schema, format, labels and so on.
    """
    manifest = {
        **fields,
        "nonet": nonet.__version__,
        "rows": sum(file.rows for file in files),
        "files": [
            {"name": file.name, "rows": file.rows, "bytes": file.bytes, "sha256": file.sha256}
            for file in files
        ],
    }
    card = _card(manifest, files, origin, recipe)
    for name, data in card.items():
        store.write(name, data)
    manifest["card"] = [
        {"name": name, "sha256": hashlib.sha256(data).hexdigest()} for name, data in card.items()
    ]
    manifest = sealed(manifest)
    store.write_json(MANIFEST, manifest)
    return manifest


def _card(
    manifest: Mapping[str, Any], files: list[DatasetInfo], origin: str, recipe: str | None
) -> dict[str, bytes]:
    """The files README.md, and a picture for each thing that is counted."""
    made: dict[str, bytes] = {}
    sums = added(file.counts for file in files)
    pictures = []
    for name, picture in _PLOTS.items():
        if sums.get(name):
            made[picture] = _plot(title_of(name), in_order(name, sums[name]))
            pictures.append(f"![{title_of(name)}: number of puzzles]({picture})")
    size = sum(file.bytes for file in files)
    puzzles = counted(manifest["rows"], "Sudoku puzzles", ",")
    columns = _columns(manifest, has_rules="constraints" in sums)
    lines = [
        "---",
        f"pretty_name: {manifest['name']}",
        "tags: [sudoku]",
        "---",
        "",
        f"# {manifest['name']}",
        "",
        f"{puzzles} in {counted(len(files), 'files', ',')}, {size:,} bytes. {origin}",
        "`nonet dataset verify` re-verifies all labels; `dataset.json` has checksums.",
        "",
        "| column | meaning |",
        "|---|---|",
        *(f"| `{name}` | {_MEANINGS[name]} |" for name in columns),
    ]
    if "sides" in manifest:
        splits = manifest["sides"]
        lines += ["", "## Splits", "", "| split | puzzles |", "|---|---|"]
        lines += [f"| {split} | {rows:,} |" for split, rows in splits.items()]
    lines += ["", *pictures] if pictures else []
    for name, values in sums.items():
        lines += ["", f"## {title_of(name)}", "", f"| {title_of(name)} | puzzles |", "|---|---|"]
        lines += [f"| {value} | {count:,} |" for value, count in in_order(name, values)]
    if recipe is not None:
        lines += ["", "## Recipe", "", "```toml", recipe.rstrip(), "```"]
    return {**made, "README.md": ("\n".join(lines) + "\n").encode()}


def _columns(manifest: Mapping[str, Any], *, has_rules: bool) -> list[str]:
    if manifest["schema"] == "kaggle":
        return ["puzzle", "solution"]
    if manifest["schema"] == "sudoku-extreme":
        return ["source", "question", "answer", "rating"]
    labels = set(manifest["labels"])
    of_rating = {"er", "ep", "ed"} if "rating" in labels else set()
    labels |= of_rating | {"puzzle"} | ({"layout", "constraints"} if has_rules else set())
    return [name for name in _MEANINGS if name in labels - {"rating"}]


def _plot(title: str, values: list[tuple[str, int]]) -> bytes:
    """Bars, as a PNG picture."""
    figure = needed("matplotlib.figure").Figure(figsize=(7, 3), layout="constrained")
    axes = figure.add_subplot()
    numeric = all(value.replace(".", "", 1).isdigit() for value, _ in values)
    places: list[Any] = [float(value) if numeric else value for value, _ in values]
    width = 0.08 if title == "ER" else 0.8
    axes.bar(places, [count for _, count in values], width=width, color="#3465a4")
    axes.set_xlabel(title)
    axes.set_ylabel("puzzles")
    buffer = io.BytesIO()
    figure.savefig(buffer, format="png", dpi=120, metadata={"Software": None})
    return buffer.getvalue()

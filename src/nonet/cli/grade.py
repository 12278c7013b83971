"""`nonet grade`: how hard each puzzle is."""

from __future__ import annotations

from dataclasses import dataclass

import nonet
from nonet import batch
from nonet.cli import options, teaching
from nonet.cli.groups import reads_puzzles
from nonet.cli.pipeline import AnsweredBatch, Command, PuzzleTask, run
from nonet.cli.reading import InputOptions
from nonet.cli.rows import CommandRows, FormOption, puzzle_cell
from nonet.running import Watch


@reads_puzzles
def grade(
    puzzles: options.Puzzles = None,
    *,
    form: FormOption = "line",
    order: teaching.TechniqueOrder = None,
    read: InputOptions,
    time_limit: options.TimeLimit = None,
    output: options.Output = None,
) -> None:
    """Print level, score and hardest technique of each puzzle.

    Techniques, scores and levels are those of HoDoKu, unless --order says something else; the sum
    of the scores often differs, as the steps do. A puzzle that cannot be read, or does not have
    exactly one solution, is reported on stderr, and the others are processed; the exit code is then
    1.
    """
    techniques = teaching.chosen_order(order)

    rows = CommandRows(form, ("place", "puzzle", "level", "score", "hardest", "solved"))

    def answer(task: PuzzleTask) -> str:
        grade = nonet.grade(
            task.puzzle, order=techniques, time_limit=time_limit, progress=task.progress
        )
        return rows.row(
            {"place": task.place} | grade.fields(),
            _line(grade),
            puzzle=puzzle_cell(task.puzzle, read.alphabet) if form == "csv" else None,
        )

    quick = form == "line" and options.is_ample(time_limit)
    bulk = _Bulk(techniques or nonet.TechniqueOrder.hodoku()) if quick else None
    command = Command(answer, bulk, head=rows.head)
    run(command, puzzles, read=read, output=output)


@dataclass(frozen=True, slots=True)
class _Bulk:
    """Grades of many puzzles at once."""

    order: nonet.TechniqueOrder

    def work(self, data: bytes, watch: Watch) -> AnsweredBatch:
        """A line for each row that has a grade."""
        grades = batch.grade(data, order=self.order, watch=watch)
        levels = [level.name for level in self.order.levels]
        entries = [entry.name for entry in self.order.enabled]
        plain = (grades.levels != batch.NOT_GRADED).tolist()
        rows = zip(
            grades.levels.tolist(), grades.scores.tolist(), grades.hardest.tolist(), strict=True
        )
        lines = [
            f"{levels[level]} {score} {entries[hardest] if hardest >= 0 else '-'}\n" if good else ""
            for good, (level, score, hardest) in zip(plain, rows, strict=True)
        ]
        return AnsweredBatch(len(lines), plain, lambda start, end: "".join(lines[start:end]))


def _line(grade: nonet.Grade) -> str:
    return f"{grade.level} {grade.score} {grade.hardest or '-'}"

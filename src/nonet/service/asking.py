"""All kinds of questions, and the one function that answers them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, get_type_hints

from nonet.errors import NotFound
from nonet.running import Watch
from nonet.service.about import about
from nonet.service.catalogue import technique, techniques
from nonet.service.checking import check
from nonet.service.coaching import coach
from nonet.service.combining import combinations
from nonet.service.course import course, station
from nonet.service.daily import daily, weekly
from nonet.service.exercises import (
    exercise,
    exercise_check,
    exercise_hint,
    placement,
    placement_result,
    set_of_exercises,
    station_puzzle,
)
from nonet.service.exporting import export, export_file, formats, forms
from nonet.service.filling import fill_rules
from nonet.service.generating import generate
from nonet.service.importing import import_puzzles, parse
from nonet.service.kept_puzzle import keep
from nonet.service.learning import keep_learning, learning
from nonet.service.library_file import read_library
from nonet.service.printing import print_puzzles
from nonet.service.proposing import propose
from nonet.service.ratings import grade, rate
from nonet.service.record import Record
from nonet.service.refuting import refute
from nonet.service.rule_kinds import rule_kinds
from nonet.service.rules import conflicts, rules
from nonet.service.rules_chapter import rules_check, rules_screens
from nonet.service.scenes import scene
from nonet.service.setting import move_rules, set_rules
from nonet.service.sharing import share
from nonet.service.solving import candidates, count, solve, true_candidates
from nonet.service.store import NoStore, Store
from nonet.service.surveying import advise, survey
from nonet.service.teaching import hint, steps, walkthrough
from nonet.service.worksheets import worksheet


@dataclass(frozen=True, slots=True)
class QuestionKind:
    """A kind of question.

    Attributes
    ----------
    question, answer
        What goes in and what comes out.
    work
        The function between them, which also takes a watch and, where it `needs_store`, a store.
    """

    question: type[Record]
    answer: type[Record]
    work: Callable[..., Record]
    needs_store: bool

    @classmethod
    def of(cls, work: Callable[..., Record]) -> QuestionKind:
        """The kind of question that a function answers."""
        hints = get_type_hints(work)
        return cls(hints["question"], hints["return"], work, "store" in hints)

    def answered(self, question: Record, watch: Watch, store: Store) -> Record:
        """The answer to a question of this kind."""
        return self.work(question, watch, *([store] if self.needs_store else []))


_WORK: dict[str, Callable[..., Record]] = {
    "about": about,
    "advise": advise,
    "candidates": candidates,
    "check": check,
    "coach": coach,
    "combinations": combinations,
    "conflicts": conflicts,
    "count": count,
    "course": course,
    "daily": daily,
    "exercise": exercise,
    "exercise-check": exercise_check,
    "exercise-hint": exercise_hint,
    "exercise-set": set_of_exercises,
    "export": export,
    "export-file": export_file,
    "fill-rules": fill_rules,
    "formats": formats,
    "forms": forms,
    "generate": generate,
    "grade": grade,
    "hint": hint,
    "import": import_puzzles,
    "keep": keep,
    "keep-learning": keep_learning,
    "learning": learning,
    "move-rules": move_rules,
    "parse": parse,
    "placement": placement,
    "placement-result": placement_result,
    "print": print_puzzles,
    "propose": propose,
    "rate": rate,
    "read-library": read_library,
    "refute": refute,
    "rule-kinds": rule_kinds,
    "rules": rules,
    "rules-check": rules_check,
    "rules-screens": rules_screens,
    "scene": scene,
    "set-rules": set_rules,
    "share": share,
    "solve": solve,
    "station": station,
    "station-puzzle": station_puzzle,
    "steps": steps,
    "survey": survey,
    "technique": technique,
    "techniques": techniques,
    "true-candidates": true_candidates,
    "walkthrough": walkthrough,
    "worksheet": worksheet,
    "weekly": weekly,
}

KINDS = {kind: QuestionKind.of(work) for kind, work in _WORK.items()}
"""Every kind of question by its name."""


def ask(
    kind: str, fields: dict[str, Any], watch: Watch, store: Store | None = None
) -> dict[str, Any]:
    """The answer to a question, both as JSON has them; `content` of a file is bytes.

    Raises
    ------
    NotFound
        There is no such kind, or the store does not have what is asked for.
    FieldError
        The fields are not those of a question of this kind.
    NonetError
        As the kind has it: no solution, the time limit has passed, and so on.

    Examples
    --------
    >>> from nonet.running import Watch
    >>> state = {"layout": {"size": 4, "box": [2, 2]}, "givens": [0, 0, 0, 4, *[0] * 12]}
    >>> ask("count", {"state": state}, Watch())
    {'count': 72, 'complete': True}
    """
    found = KINDS.get(kind)
    if found is None:
        raise NotFound(f"expected a kind of question, found {kind!r}")
    question = found.question.from_fields(fields)
    return found.answered(question, watch, store or NoStore()).fields()

"""All kinds of questions, and the one function that answers them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, Literal, get_type_hints

from nonet.errors import FormatError, LayoutError, NotFound
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
from nonet.service.own_rules import combine_rules, digit_pairs, dress_rules, split_rule
from nonet.service.printing import print_puzzles
from nonet.service.proposing import propose
from nonet.service.ratings import grade, rate
from nonet.service.record import Record
from nonet.service.refuting import refute
from nonet.service.role_layers import role_layers
from nonet.service.rule_kinds import rule_kinds
from nonet.service.rules import conflicts, rules
from nonet.service.rules_chapter import rules_check, rules_screens
from nonet.service.scenes import scene
from nonet.service.setting import move_rules, set_rules
from nonet.service.sharing import share
from nonet.service.solving import candidates, count, solve, true_candidates
from nonet.service.states import UNUSUAL, LayoutRecord
from nonet.service.store import NoStore, Store
from nonet.service.surveying import advise, survey
from nonet.service.teaching import hint, steps, walkthrough
from nonet.service.worksheets import worksheet

LONGEST = 600.0
"""Seconds that an answer may take."""

KeptPart = Literal["chosen", "answers", "moments", "daily", "known"]
"""A part of a library: puzzles and games that the question names, answers to exercises, those of
the moments that the question names, daily results, and which puzzles there are."""


@dataclass(frozen=True, slots=True)
class QuestionKind:
    """A kind of question.

    Attributes
    ----------
    question, answer
        What goes in and what comes out.
    work
        The function between them, which also takes a watch and, where it `needs_store`, a store.
    is_job
        Whether it takes its time as a rule: it is done beside what is quick, with progress. A quick
        one is answered at once, and takes longer only on the hardest puzzles.
    is_search
        Whether it takes long on large boards.
    reads
        The parts of a library that it reads.
    is_usual
        Whether it knows squares with the digits from 1 to N alone.
    """

    question: type[Record]
    answer: type[Record]
    work: Callable[..., Record]
    needs_store: bool
    is_job: bool
    is_search: bool
    reads: tuple[KeptPart, ...]
    is_usual: bool

    def answered(self, question: Record, watch: Watch, store: Store) -> Record:
        """The answer to a question of this kind.

        Raises
        ------
        FormatError
            It knows usual boards alone, and this is another one, or does not go with its digits.
        """
        layout = _unusual(question)
        try:
            if layout is not None and self.is_usual:
                layout.layout().check_usual(f"the question {self.work.__name__!r}")
            return self.work(question, watch, *([store] if self.needs_store else []))
        except LayoutError as error:
            if layout is None:
                raise
            raise FormatError(str(error), rule=UNUSUAL) from error


def _quick(
    work: Callable[..., Record],
    *,
    is_job: bool = False,
    is_search: bool = False,
    reads: tuple[KeptPart, ...] = (),
    is_usual: bool = False,
) -> QuestionKind:
    """The kind of question that a function answers."""
    hints = get_type_hints(work)
    question, answer = hints["question"], hints["return"]
    has_store = "store" in hints
    return QuestionKind(question, answer, work, has_store, is_job, is_search, reads, is_usual)


_job = partial(_quick, is_job=True)


KINDS: dict[str, QuestionKind] = {
    "about": _quick(about),
    "advise": _job(advise, is_search=True),
    "candidates": _quick(candidates, is_usual=True),
    "check": _quick(check),
    "coach": _quick(coach, reads=("chosen", "answers"), is_usual=True),
    "combinations": _quick(combinations, is_usual=True),
    "combine-rules": _quick(combine_rules),
    "conflicts": _quick(conflicts),
    "count": _job(count, is_search=True),
    "course": _quick(course, reads=("answers",)),
    "daily": _quick(daily, reads=("daily",)),
    "digit-pairs": _quick(digit_pairs),
    "dress-rules": _quick(dress_rules),
    "exercise": _quick(exercise),
    "exercise-check": _quick(exercise_check),
    "exercise-hint": _quick(exercise_hint),
    "exercise-set": _quick(set_of_exercises),
    "export": _quick(export, reads=("chosen",)),
    "export-file": _job(export_file, reads=("chosen",)),
    "fill-rules": _quick(fill_rules, is_usual=True),
    "formats": _quick(formats),
    "forms": _quick(forms, reads=("chosen",)),
    "generate": _job(generate, is_search=True, is_usual=True),
    "grade": _quick(grade, is_search=True, is_usual=True),
    "hint": _quick(hint, is_usual=True),
    "import": _job(import_puzzles, reads=("known",)),
    "keep": _quick(keep),
    "keep-learning": _quick(keep_learning, reads=("moments", "daily")),
    "learning": _quick(learning, reads=("answers", "daily")),
    "move-rules": _quick(move_rules),
    "parse": _quick(parse),
    "placement": _quick(placement),
    "placement-result": _quick(placement_result),
    "print": _job(print_puzzles, reads=("chosen",)),
    "propose": _job(propose, is_search=True, is_usual=True),
    "rate": _job(rate, is_search=True, is_usual=True),
    "read-library": _quick(read_library),
    "refute": _quick(refute, is_usual=True),
    "role-layers": _quick(role_layers),
    "rule-kinds": _quick(rule_kinds),
    "rules": _quick(rules),
    "rules-check": _quick(rules_check),
    "rules-screens": _quick(rules_screens),
    "scene": _quick(scene),
    "set-rules": _quick(set_rules),
    "share": _quick(share),
    "solve": _quick(solve, is_search=True),
    "split-rule": _quick(split_rule),
    "station": _quick(station),
    "station-puzzle": _quick(station_puzzle),
    "steps": _quick(steps, is_usual=True),
    "survey": _job(survey, is_search=True),
    "technique": _quick(technique),
    "techniques": _quick(techniques),
    "true-candidates": _job(true_candidates, is_search=True),
    "walkthrough": _quick(walkthrough, is_search=True, is_usual=True),
    "weekly": _quick(weekly, reads=("answers",)),
    "worksheet": _job(worksheet),
}
"""Every kind of question by its name: the one list of them, from which all others are made."""


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


def _unusual(question: Record) -> LayoutRecord | None:
    """The layout that a question is about, where it has other digits or other cells."""
    found: object = question
    for name in ("document", "state", "layout"):
        found = getattr(found, name, found)
    return found if isinstance(found, LayoutRecord) and found.is_unusual else None

"""Proposals: which rules the drawings and the text of a puzzle mean, checked by the solver.

SudokuPad carries drawings, not rules. What they mean is guessed from their look, their colour and
the author's text; then the solver looks whether the guessed rules leave exactly one solution, and
whether it is the one that came with the puzzle.
"""

from __future__ import annotations

import re
import time
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from heapq import nlargest
from itertools import islice, product
from math import prod
from operator import itemgetter
from typing import Literal

from nonet.constraints.registry import MIXTURES, constraint_of, known_as
from nonet.errors import Cancelled, LayoutError, NonetError, TimeLimitReached
from nonet.formats._accounting import unaccounted
from nonet.formats._drawn_rules import Drawings, Drawn, DrawnGroup, Guess, by_kind, guessed
from nonet.formats._explained import unexplained
from nonet.formats._hedges import is_denial
from nonet.formats._hues import hue_of
from nonet.formats._rules_text import NOTHING, ReadSentence, lowered, of_grid, sentences
from nonet.formats.format import UNREAD
from nonet.grid import Grid
from nonet.grid.messages import counted
from nonet.layout import Constraint, Cosmetics, Layout
from nonet.puzzle import Puzzle
from nonet.running import Cancel
from nonet.solver import solutions

Verdict = Literal["proved", "several", "none", "another", "hedged", "undecided"]

MAX_TRIES = 6
"""Most sets of rules that the solver looks at."""

_MOST_COMBINATIONS = 4_096
_DOTS = re.compile(r"\b(?:dots?|circles?|kropki)\b")
_NO_RULE = Guess((), 0.02, "")
"""That a drawing is no rule at all."""

_WORDS: dict[Verdict, str] = {
    "proved": "proved: they leave exactly one solution",
    "several": "not proved: they leave several solutions",
    "none": "not proved: they leave no solution",
    "another": "not proved: their only solution is not the one in the file",
    "hedged": "not proved: a sentence with “either”, “or”, “not” or the like may be another rule",
    "undecided": "not proved: the solver did not decide in time",
}


@dataclass(frozen=True, slots=True)
class ProposedRule:
    """A rule that a drawing or a sentence may mean.

    Attributes
    ----------
    constraint
        The rule.
    confidence
        From 0 to 1. For lines of which nothing but the colour is known it is a published count;
        otherwise it is a judgement.
    reason
        What it was read from.
    said
        The sentence of the text that names it; empty where none does.
    drawn
        The drawings that it and the others of its kind replace.
    """

    constraint: Constraint
    confidence: float
    reason: str
    said: str = ""
    drawn: tuple[Drawn, ...] = ()


@dataclass(frozen=True, slots=True)
class Proposal:
    """The rules that a puzzle may have, in addition to those of its layout.

    Attributes
    ----------
    puzzle
        The puzzle as it was read.
    rules
        What is proposed.
    verdict
        What the solver says of the rules together: "proved" (one solution, that of the file if it
        has one), "several", "none", "another" (one solution, but not that of the file), "hedged"
        (one solution, but a sentence says *either*, *or*, *not* or the like, so that a rule which
        it names may be another one) or "undecided".
    solution
        The one solution, a byte a cell; empty where there is none, or more.
    unnamed
        Sentences of the text for which neither a proposed rule accounts nor one of the layout.
    accepted
        The puzzle with the rules, and without the drawings that they replace.
    """

    puzzle: Puzzle
    rules: tuple[ProposedRule, ...]
    verdict: Verdict
    solution: bytes
    unnamed: tuple[str, ...]
    accepted: Puzzle

    @property
    def is_proved(self) -> bool:
        """Whether the rules have exactly one solution, and it is that of the file, if any."""
        return self.verdict == "proved"

    @property
    def left(self) -> Cosmetics:
        """The drawings that neither a proposed rule explains nor one of the layout."""
        return unexplained(self.accepted.cosmetics, self.accepted.layout)

    @property
    def unread(self) -> tuple[str, ...]:
        """Sentences and drawings for which no rule accounts, in words."""
        left = self.left
        kinds = Counter(f"{hue_of(stroke.colour)} lines" for stroke in left.strokes)
        kinds["shapes"] = sum(not shape.text for shape in left.shapes)
        kinds["texts"] = sum(bool(shape.text) for shape in left.shapes)
        kinds["outlines"] = len(left.outlines)
        return (
            *(f"“{text[:80]}”" for text in self.unnamed),
            *(counted(count, what) for what, count in kinds.items() if count),
        )

    @property
    def summary(self) -> str:
        """The proposal and the solver's verdict on it, on one line."""
        kinds = Counter((rule.constraint.name, rule.confidence) for rule in self.rules)
        parts = [
            f"{name.replace('_', ' ')} ×{count} ({round(100 * confidence)} %)"
            for (name, confidence), count in kinds.items()
        ]
        parts = parts or ["other rules"]
        parts += [f"no rule for {', '.join(self.unread)}"] if self.unread else []
        return f"{', '.join(parts)}; {_WORDS[self.verdict]}"

    def __str__(self) -> str:
        """The proposal, a kind of rule a line, and the solver's verdict on it."""
        kinds = Counter((rule.constraint.name, rule.confidence, rule.reason) for rule in self.rules)
        lines = [
            f"{name.replace('_', ' ')} ×{count}: {round(100 * confidence)} % ({reason})"
            for (name, confidence, reason), count in kinds.items()
        ]
        lines += (f"no rule for {what}" for what in self.unread)
        return "\n".join([*lines, _WORDS[self.verdict]])


def propose_rules(
    puzzle: Puzzle, *, time_limit: float | None = 10.0, cancel: Cancel | None = None
) -> Proposal:
    """The rules that the drawings and the text of a puzzle may mean.

    Parameters
    ----------
    puzzle
        A puzzle with cosmetics or a text, such as one that `nonet.load` reads from a link of
        SudokuPad.
    time_limit
        Seconds for the solver; None: no limit.
    cancel
        As for `nonet.solve`.

    Raises
    ------
    Cancelled
        `cancel` asked for it.

    Examples
    --------
    >>> from nonet import Grid
    >>> said = "Normal sudoku rules apply. Cells a knight's move apart differ."
    >>> proposal = propose_rules(Puzzle(Grid("1" + 80 * "."), rules=said))
    >>> proposal.rules[0].constraint, proposal.verdict
    (AntiKnight(), 'several')
    """
    said = sentences(puzzle.rules)
    drawn = unexplained(puzzle.cosmetics, puzzle.layout)
    drawings = Drawings(puzzle.layout, drawn, said)
    groups = [*drawings.groups(), *_of_text(puzzle.layout, said, drawings.marked_pairs)]
    end = None if time_limit is None else time.monotonic() + time_limit
    likeliest = _likeliest(groups)[:1]
    tries = [*_likeliest(_allowed(groups, puzzle))[:MAX_TRIES], *likeliest]
    found: dict[tuple[Guess, ...], Proposal] = {}
    tries = list(dict.fromkeys(tries))
    for guesses in tries:
        layout = _with_rules(puzzle.layout, guesses)
        if layout is None:
            continue
        share = 1 if guesses is tries[-1] else 2
        left = None if end is None else max(0.01, (end - time.monotonic()) / share)
        verdict, solution = _verdict(puzzle, layout, left, cancel)
        unnamed = unaccounted(puzzle.rules, layout)
        if verdict == "proved" and _is_in_doubt(groups, guesses, unnamed, layout):
            verdict = "hedged"
        explained = {
            id(item)
            for group, guess in zip(groups, guesses, strict=True)
            for item in (group.drawn if guess.rules else ())
        }
        accepted = _accepted(puzzle, layout, explained)
        found[guesses] = Proposal(
            puzzle,
            tuple(
                ProposedRule(rule, guess.confidence, guess.reason, guess.said, group.drawn)
                for group, guess in zip(groups, guesses, strict=True)
                for rule in guess.rules
            ),
            verdict,
            solution,
            tuple(sentence.text for sentence in unnamed),
            accepted,
        )
        if verdict == "proved":
            return found[guesses]
    if not found:
        texts = tuple(sentence.text for sentence in unaccounted(puzzle.rules, puzzle.layout))
        return Proposal(puzzle, (), "undecided", b"", texts, puzzle)
    first = found.get(likeliest[0])
    return first if first is not None and first.solution else next(iter(found.values()))


def _allowed(groups: Sequence[DrawnGroup], puzzle: Puzzle) -> list[DrawnGroup]:
    """The groups without the guesses that the solution of the file breaks, and so are wrong."""
    return [
        replace(group, guesses=tuple(_obeyed(group, puzzle)) or (_NO_RULE,)) for group in groups
    ]


def _obeyed(group: DrawnGroup, puzzle: Puzzle) -> Iterator[Guess]:
    for guess in group.guesses:
        broken = (rule.violations(puzzle.layout, puzzle.solution) for rule in guess.rules)
        if not puzzle.solution or all(next(cells, None) is None for cells in broken):
            yield guess


def _of_text(
    layout: Layout, said: Sequence[ReadSentence], marked: Mapping[str, Sequence[tuple[str, str]]]
) -> Iterator[DrawnGroup]:
    """Rules that nothing draws: those of the whole grid, and negative ones."""
    known = {rule.name for rule in layout.constraints}
    named = by_kind(said)
    for kind in of_grid():
        if kind in named and kind not in known:
            yield _asked([{"type": kind}], named[kind])
    if "negative" in named:
        yield _asked(list(_negative(marked, named["negative"])), named["negative"])


def _asked(rules: Sequence[dict[str, object]], sentence: ReadSentence) -> DrawnGroup:
    """A group without drawings: the rules, or none where the sentence means something else."""
    made = tuple(constraint_of(fields, "") for fields in rules)
    return DrawnGroup((), (guessed(made, 0.95, "", sentence), Guess((), 0.05, "", sentence.text)))


def _negative(
    marked: Mapping[str, Sequence[tuple[str, str]]], sentence: ReadSentence
) -> Iterator[dict[str, object]]:
    """All marks are given: other neighbours have none of these relations.

    Pairs with a dot of either colour are exempt from the rules of dots, those with a letter from
    the rules of letters.
    """
    is_of_dots = _DOTS.search(sentence.text.lower()) is not None
    marks = sorted(MIXTURES["kropki" if is_of_dots else "xv"], key=itemgetter(1))
    kinds = dict.fromkeys(kind for kind, _ in marks)
    exempt = [list(pair) for kind in kinds for pair in marked.get(kind, ())]
    for kind, value in marks:
        if marked.get(kind):
            relation = known_as()[kind].relation
            yield {"type": "negative", "relation": relation, "value": value, "except": exempt}


def _likeliest(groups: Sequence[DrawnGroup]) -> list[tuple[Guess, ...]]:
    """A guess for each group, the likeliest choices first."""
    choices = islice(product(*(group.guesses for group in groups)), _MOST_COMBINATIONS)
    return nlargest(
        MAX_TRIES, choices, key=lambda guesses: prod(guess.confidence for guess in guesses)
    )


def _with_rules(layout: Layout, guesses: Iterable[Guess]) -> Layout | None:
    rules = [rule for guess in guesses for rule in guess.rules]
    try:
        return layout.with_constraints([*layout.constraints, *rules])
    except LayoutError:
        return None


def _verdict(
    puzzle: Puzzle, layout: Layout, time_limit: float | None, cancel: Cancel | None
) -> tuple[Verdict, bytes]:
    """The solver's verdict on the rules, and the only solution."""
    try:
        grid = Grid(puzzle.grid.givens, layout=layout)
        found = list(islice(solutions(grid, time_limit=time_limit, cancel=cancel), 2))
    except Cancelled:
        raise
    except (TimeLimitReached, LayoutError):
        return "undecided", b""
    except NonetError:  # givens that break a rule
        return "none", b""
    if len(found) != 1:
        return ("several" if found else "none"), b""
    digits = found[0].digits
    return ("another" if puzzle.solution not in {b"", digits} else "proved"), digits


def _is_in_doubt(
    groups: Iterable[DrawnGroup],
    guesses: Iterable[Guess],
    unnamed: Iterable[ReadSentence],
    layout: Layout,
) -> bool:
    """Whether a rule may be another one, since a sentence offers a choice or an exception.

    What a sentence of this kind names may be drawn as any of its guesses.
    """
    known = {rule.name for rule in layout.constraints} | {NOTHING}
    doubtful = [any(guess.is_hedged for guess in group.guesses) for group in groups]
    return any(
        guess.rules and is_so for guess, is_so in zip(guesses, doubtful, strict=True)
    ) or any(
        sentence.is_hedged
        and (not known.isdisjoint(sentence.kinds) or is_denial(lowered(sentence.text)))
        for sentence in unnamed
    )


def _accepted(puzzle: Puzzle, layout: Layout, explained: Collection[int]) -> Puzzle:
    """The puzzle with these rules, without the drawings that they explain."""
    drawn = puzzle.cosmetics
    cosmetics = Cosmetics(
        tuple(stroke for stroke in drawn.strokes if id(stroke) not in explained),
        tuple(shape for shape in drawn.shapes if id(shape) not in explained),
        tuple(outline for outline in drawn.outlines if id(outline) not in explained),
        drawn.fog,
        drawn.triggers,
    )
    grid = Grid(puzzle.grid.givens, puzzle.grid.entries, layout=layout)
    dropped = tuple(note for note in puzzle.dropped if note != UNREAD)
    return replace(puzzle, grid=grid, cosmetics=cosmetics, has_unread_rules=False, dropped=dropped)

"""A hint: the mistakes, or else the easiest step."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar

from nonet import _display
from nonet._json_form import JsonForm, checked_fields, decoded, document, reading
from nonet.grid import Candidates, PuzzleLike, as_candidates
from nonet.logic._catalogue import technique_names
from nonet.logic._explain import Depth
from nonet.logic._steps import steps
from nonet.logic.blocking import in_box
from nonet.logic.languages import CellNames, Language, texts_of
from nonet.logic.notes import is_note, smallest_first, with_others
from nonet.logic.order import TechniqueOrder, checked_order
from nonet.logic.state import PATIENCE, Mistake, examine, state_text
from nonet.logic.step import Step
from nonet.logic.walk import first_step
from nonet.running import Cancel, Progress, Watch


@dataclass(frozen=True, slots=True)
class Hint(JsonForm):
    """Help for a player.

    Attributes
    ----------
    step
        The easiest step; None if there is a mistake or no step.
    mistakes
        What is wrong; in that case `step` is None.
    candidates
        The state that was looked at, without pencil marks that a digit in a house rules out.
    others
        Steps that note the same of other rules, where the step is such a note: people take them
        together. Those about few cells are first, the step before all of them.

    Examples
    --------
    >>> import nonet
    >>> hint = nonet.hint("...4 ..31 34.. 2...")
    >>> print(hint)
    Look for a full house in box 2.
    >>> print(hint.explain("show"))
    Full house: r1c3 is the only empty cell of box 2, which still lacks 2. So r1c3 is 2.
    >>> print(nonet.hint(nonet.Grid("...4 ..31 34.. 2...", ".2..............")))
    The 2 in r1c2 is wrong.
    >>> print(hint.explain(language="zh"))
    第2宫可以用“唯一空格”。
    """

    json_name: ClassVar[str] = "hint"

    step: Step | None
    mistakes: tuple[Mistake, ...]
    candidates: Candidates = field(repr=False)
    others: tuple[Step, ...] = field(default=(), repr=False)

    @property
    def is_solved(self) -> bool:
        """Whether the grid is full and right."""
        return self.candidates.grid.is_full and not self.mistakes

    def explain(
        self,
        depth: Depth = "nudge",
        language: Language = "en",
        *,
        cells: CellNames = "rc",
        whole: bool = False,
    ) -> str:
        """The hint in sentences: the deeper, the more it gives away.

        Parameters
        ----------
        depth
            "nudge": the technique and where to look; "point": the cells, too; "show": the whole
            argument and what follows. Mistakes are reported at every depth.
        language
            One of `nonet.logic.LANGUAGES`, such as "de".
        cells
            How cells are named, as in `Step.explain`.
        whole
            Leave nothing out of a long argument, as in `Step.explain`.

        Raises
        ------
        NonetError
            Unknown depth, language or names of cells.
        """
        texts = texts_of(language)
        if self.mistakes:
            found = (mistake.explain(language, cells=cells) for mistake in self.mistakes)
            return texts.say("gap").join(found)
        if self.step is not None:
            said = self.step.explain(
                depth, language, cells=cells, whole=whole, state=self.candidates
            )
            return with_others(said, len(self.others), texts) if depth == "show" else said
        return texts.say("is-solved" if self.is_solved else "nothing-found")

    @property
    def technique(self) -> str | None:
        """Name of the technique of the step; None where there is none."""
        return None if self.step is None else self.step.technique

    @property
    def placements(self) -> tuple[tuple[int, int], ...]:
        """The digits that it enters: cell indices and digits; none where there is no step."""
        return () if self.step is None else self.step.placements

    @property
    def eliminations(self) -> tuple[tuple[int, int], ...]:
        """The candidates that it removes: cell indices and digits; none where there is no step."""
        return () if self.step is None else self.step.eliminations

    def fields(self, language: Language = "en") -> dict[str, Any]:
        """The state, what is wrong, the step, and the sentences of each depth.

        Parameters
        ----------
        language
            Of the sentences, which are not read back.

        Raises
        ------
        NonetError
            Unknown language.
        """
        name_of = self.candidates.layout.name_of
        return {
            "state": state_text(self.candidates),
            "candidates": self.candidates.fields(),
            "solved": self.is_solved,
            "mistakes": [
                {
                    **mistake.fields(),
                    "cells": [name_of(cell) for cell in mistake.cells],
                    "message": mistake.explain(language),
                }
                for mistake in self.mistakes
            ],
            "step": None if self.step is None else self.step.fields(),
            "others": [step.fields() for step in self.others],
            "nudge": self.explain("nudge", language),
            "point": self.explain("point", language),
            "show": self.explain("show", language),
        }

    @classmethod
    def from_fields(cls, fields: Mapping[str, Any]) -> Hint:
        """The hint with these fields; the reverse of `fields`.

        Raises
        ------
        FormatError
            They make none.
        """
        with reading("hint"):
            found = checked_fields(fields, "hint")
            candidates = Candidates.from_fields(found["candidates"])
            mistakes = [
                {name: value for name, value in mistake.items() if name != "message"}
                | {"cells": [candidates.layout.index_of(cell) for cell in mistake["cells"]]}
                for mistake in found["mistakes"]
            ]
            step = found["step"]
            return cls(
                None if step is None else Step.from_fields(step),
                decoded(mistakes, tuple[Mistake, ...], "mistakes"),
                candidates,
                decoded(found.get("others", []), tuple[Step, ...], "others"),
            )

    def to_json(self, language: Language = "en") -> str:
        """A JSON object that `from_json` reads back, with sentences in a language."""
        return document(self.json_name, self.fields(language))

    def __str__(self) -> str:
        return self.explain()

    def _repr_svg_(self) -> str | None:
        return _display.svg(self)


def hint(
    puzzle: PuzzleLike,
    *,
    allowed: str | Collection[str] | None = None,
    without: str | Collection[str] = (),
    order: TechniqueOrder | None = None,
    time_limit: float | None = None,
    progress: Callable[[Progress], object] | None = None,
    cancel: Cancel | None = None,
) -> Hint:
    """The mistakes in `puzzle`; if there are none, the easiest step.

    Techniques that assume a unique solution are used only if the givens have exactly one solution.

    Parameters
    ----------
    puzzle
        As the player has it: a grid with its entries, with or without pencil marks, or any other
        form (`nonet.grid.PuzzleLike`).
    allowed
        Techniques that may be used, by any of their names; None: all of the order but brute force.
    without
        Techniques that may not be used.
    order
        From easy to hard; None: `TechniqueOrder.everything()`. `TechniqueOrder.human()` has the
        singles in the order in which human solvers find them.
    time_limit, progress, cancel
        As for `solve`.

    Raises
    ------
    NonetError
        Unknown technique.
    LayoutError
        The size is above 25.
    TimeLimitReached, Cancelled
        Stopped before the end.

    Examples
    --------
    >>> import nonet
    >>> print(nonet.hint("...4 ..31 34.. 2...", allowed="hidden single").explain("point"))
    Hidden single: look at r1c2 in row 1.
    >>> order = nonet.TechniqueOrder.human()
    >>> print(nonet.hint("1... .... ..1. ...4", order=order))
    Look for a hidden single in box 2.
    """
    watch = Watch(time_limit=time_limit, progress=progress, cancel=cancel)
    chosen = TechniqueOrder.everything() if order is None else checked_order(order)
    unwanted = technique_names(without)
    if allowed is not None:
        chosen = chosen.only(technique_names(allowed))
    else:
        unwanted |= {"brute_force"}
    if unwanted:
        chosen = chosen.without(unwanted)
    examined = examine(as_candidates(puzzle), watch, patience=PATIENCE)
    step, others = None, list[Step]()
    state = examined.candidates
    if not examined.mistakes and not state.grid.is_full:
        step = first_step(examined, chosen, watch)
        if step is not None and step.technique == "hidden_single" and chosen.boxes_first:
            step = in_box(step, state, steps(state, "hidden_single"))
        elif step is not None and is_note(step):
            step, *others = smallest_first(steps(state, step.technique, **watch.limits))
    return Hint(step, examined.mistakes, state, tuple(others))

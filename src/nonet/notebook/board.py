"""A board on which a puzzle is played in a notebook."""

from __future__ import annotations

from os import PathLike
from typing import Any, Literal
from uuid import uuid4

import traitlets
from anywidget import AnyWidget

import nonet
from nonet._arguments import described
from nonet._locales import LANGUAGES, Language
from nonet.drawing import draw
from nonet.errors import NonetError, PlacementError
from nonet.grid import Candidates, Grid, PuzzleLike
from nonet.logic import Hint, Step, TechniqueOrder
from nonet.notebook.bundle import script, styles
from nonet.notebook.played import PlayedRecord
from nonet.notebook.questions import answer
from nonet.notebook.voice import voice
from nonet.puzzle import Puzzle, as_document
from nonet.service.importing import ParsedRecord
from nonet.service.scenes import SceneRecord
from nonet.service.states import marks_of
from nonet.service.steps import StepRecord

LARGEST = 25
"""The largest size of a board in a notebook."""

Depth = Literal["nudge", "point", "show"]
_DEPTHS: tuple[Depth, ...] = ("nudge", "point", "show")


class Board(AnyWidget):
    """A board in a notebook: digits, marks, undo, hints in three depths, checks.

    It is shown by being the last line of a cell, in as many cells as you like: all of them show the
    same game. Where no widgets are shown, as on GitHub, it is a picture of the position.

    Parameters
    ----------
    puzzle
        A text or a link in any form that `nonet.load` reads, the path of a file, a `Grid`,
        `Candidates`, a `Puzzle`, or a puzzle in any other form (`nonet.grid.PuzzleLike`).
    language
        Of buttons, hints, and of what screen readers say.

    Attributes
    ----------
    grid
        The givens, and the player's digits as entries. ``observe`` calls a function when it
        changes.
    candidates
        The player's pencil marks; a cell without any has all that the digits leave. It can be
        observed, too.

    Raises
    ------
    NonetError
        The puzzle is larger than 25×25, the language is unknown, or the scripts of the board were
        not built.
    FormatError
        The text or the file cannot be read, or has several puzzles.

    Examples
    --------
    >>> board = Board("1... .... ..1. ...4", language="de")
    >>> board.grid.to_text()
    '1.........1....4'
    >>> board.show(board.hint().step)
    >>> board.reset()
    """

    grid = traitlets.Instance(Grid, read_only=True)
    candidates = traitlets.Instance(Candidates, read_only=True)

    _esm = traitlets.Unicode().tag(sync=True)
    _id = traitlets.Unicode().tag(sync=True)
    _style = traitlets.Unicode().tag(sync=True)
    _voice = traitlets.Dict().tag(sync=True)
    _posed = traitlets.Dict().tag(sync=True)
    _played = traitlets.Dict().tag(sync=True)
    _shown = traitlets.Union([traitlets.Dict()], allow_none=True, default_value=None).tag(sync=True)

    def __init__(self, puzzle: PuzzleLike | PathLike[str], *, language: Language = "en") -> None:
        if language not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            raise NonetError(f"expected a language ({known}), found {language!r}")
        found = _read(puzzle)
        size = found.layout.size
        if size > LARGEST:
            raise NonetError(
                f"expected a size of at most {LARGEST}, found {size}: "
                "`nonet play` shows larger boards"
            )
        self._puzzle = found
        self._language: Language = language
        parsed = ParsedRecord.of(found)
        self._start = PlayedRecord.of(parsed)
        self._record = self._start
        scene = SceneRecord.of(found.layout, found.cosmetics)
        self.set_trait("grid", self._record.grid(found))
        self.set_trait("candidates", self._record.candidates(found))
        super().__init__(
            _esm=script(),
            _id=uuid4().hex,
            _style=styles(),
            _voice=voice(language),
            _posed={**parsed.fields(), "scene": scene.fields()},
            _played=self._start.fields(),
        )
        self.on_msg(self._asked)

    def hint(self) -> Hint:
        """The mistakes on the board, or else the easiest step: `nonet.hint` of its position.

        Examples
        --------
        >>> print(Board("1... .... ..1. ...4").hint())
        Look for a hidden single in box 2.
        """
        return nonet.hint(self.candidates, order=TechniqueOrder.human())

    def show(self, step: Step | Hint | None, depth: Depth = "show") -> None:
        """Draw a step on the board, or the step of a hint, with its argument; None: no step.

        Parameters
        ----------
        step
            A step of the position on the board.
        depth
            How much of it: "nudge" names the technique, "point" where it is, "show" why.

        Raises
        ------
        NonetError
            There is no such depth.
        PlacementError
            The step is one of another position.

        Examples
        --------
        >>> board = Board("1... .... ..1. ...4")
        >>> board.show(board.hint(), "point")
        >>> board.show(None)
        """
        if depth not in _DEPTHS:
            raise NonetError(f"expected a depth ({', '.join(_DEPTHS)}), found {depth!r}")
        found = step.step if isinstance(step, Hint) else step
        if found is None:
            self._shown = None
            return
        if not isinstance(found, Step):
            raise TypeError(f"expected a step, a hint or None, found {described(found)}")
        self._check_fits(found)
        record = StepRecord.of(found, self.candidates, self._language, "rc")
        self._shown = {
            "step": record.fields(),
            "candidates": [list(digits) for digits in marks_of(self.candidates)],
            "depth": _DEPTHS.index(depth),
        }

    def reset(self) -> None:
        """Bring the board back to the puzzle that it was made of.

        Examples
        --------
        >>> board = Board("1... .... ..1. ...4")
        >>> board.reset()
        >>> board.grid.to_text()
        '1.........1....4'
        """
        self._shown = None
        self._played = self._start.fields()

    def _check_fits(self, step: Step) -> None:
        """Refuse a step that says nothing of what is on the board."""
        masks, digits = self.candidates.masks, self.grid.digits
        changes = (*step.placements, *step.eliminations)
        if step.layout != self.grid.layout or not any(
            not digits[cell] and masks[cell] >> digit - 1 & 1 for cell, digit in changes
        ):
            raise PlacementError(
                "expected a step of the position on the board, found one of another position"
            )

    @traitlets.observe("_played")
    def _follow(self, change: dict[str, Any]) -> None:
        """Take what the player did; what is no game on this board is not taken."""
        try:
            record = PlayedRecord.from_fields(change["new"]).checked(self._puzzle.layout.cell_count)
            grid, candidates = record.grid(self._puzzle), record.candidates(self._puzzle)
        except NonetError:
            return
        self._record = record
        with self.hold_trait_notifications():
            if grid != self.grid:
                self.set_trait("grid", grid)
            if candidates != self.candidates:
                self.set_trait("candidates", candidates)

    def _asked(self, _widget: object, content: object, _buffers: object) -> None:
        """Answer a question of the board, if it is still there."""
        said = answer(content, self._language)
        if self.comm is not None:
            self.send(said)

    def _repr_mimebundle_(self, **kwargs: Any) -> tuple[dict[str, Any], dict[str, Any]] | None:
        """The widget, and the position as a picture where widgets are not shown."""
        found = super()._repr_mimebundle_(**kwargs)
        data, metadata = found or ({}, {})
        data["image/svg+xml"] = draw(self._record.puzzle(self._puzzle))
        data["text/plain"] = repr(self)
        return data, metadata

    def __repr__(self) -> str:
        return f"Board({self.grid.to_text()!r})"


def _read(puzzle: PuzzleLike | PathLike[str]) -> Puzzle:
    """The puzzle in a text or a file, or as it is."""
    if isinstance(puzzle, (str, PathLike)):
        return nonet.load(puzzle)
    return as_document(puzzle)

"""Names: what setters and other programs call a rule, as data that each rule has."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

NO = r"(?:\w+n't|cannot|never|not|without)"
"""In a regular expression: words that deny."""


@dataclass(frozen=True, slots=True)
class Key:
    """The name in a format of a rule, and the form that it has there.

    Attributes
    ----------
    name
        In the format. Where several types share it, it is followed by a tilde and the first
        argument.
    form
        Of f-puzzles: "line", a "list" of all cells of the puzzle, a "clue" outside, a "mark"
        between two cells. Of Interactive Sudoku Solver: "cells", a "clue" outside, a "mark"
        between two cells, a "table" of pairs, on which the rule is written as it is typed. Of all:
        "grid", which has no cells, and "own", which the format reads and writes by this name.
    number
        The parameter in JSON that is its number; empty: it has none.
    usual
        The number where none is said, of a mark of f-puzzles; that of all lines, or of all marks
        of Interactive Sudoku Solver; None: the program says it.
    only
        The size of the grids that it is for; elsewhere it is a table, if anything; 0: all.
    from_both_ends
        Whether a clue says the same from either end of its row or column.
    """

    name: str
    form: Literal["line", "list", "clue", "mark", "cells", "grid", "table", "own"]
    number: str = ""
    usual: int | None = None
    only: int = 0
    from_both_ends: bool = False


@dataclass(frozen=True, slots=True)
class DrawnLine:
    """How authors draw a line, so that it is recognized by its words, ends and colour.

    Attributes
    ----------
    ends
        What it may have at its ends: a "bulb" at one, "circles" or "diamonds" at both.
    hues
        Colours of which most lines are of this rule, and what share of them.
    numbers
        Colours that say its number on 9×9 cells.
    is_said_by_ends
        Whether few other lines have its ends.
    """

    ends: tuple[Literal["bulb", "circles", "diamonds"], ...] = ()
    hues: tuple[tuple[str, float], ...] = ()
    numbers: tuple[tuple[str, int], ...] = ()
    is_said_by_ends: bool = False


MarkLook = Literal[
    "arrow from a circle",
    "black dot",
    "circle at a corner",
    "circles in cells",
    "grey circles",
    "grey squares",
    "inequality sign",
    "letter",
    "line from corner to corner",
    "number and arrow outside",
    "number outside",
    "white dot",
]


@dataclass(frozen=True, slots=True)
class DrawnMark:
    """How authors draw a rule that is no line, so that it is recognized.

    Attributes
    ----------
    look
        In a few words.
    number
        The parameter in JSON that is its number; empty: it has none.
    numbers
        Texts that say a number, and the number; an empty one is that of a mark without a text.
    place
        Its place among rules that look the same, the likeliest first.
    """

    look: MarkLook
    number: str = ""
    numbers: tuple[tuple[str, int], ...] = ()
    place: int = 0


@dataclass(frozen=True, slots=True)
class Names:
    """The names of a rule elsewhere.

    Attributes
    ----------
    fpuzzles, iss, sudokupad
        Keys of f-puzzles, types of Interactive Sudoku Solver, of which a rule may have several,
        and flags of SudokuPad.
    area
        What programs with areas of cells have it as: a "cage", whose digits differ and may have a
        total, a "total" of digits that may repeat, a "region", whose digits differ; empty: none.
    relation
        What its mark between two cells says of them, in the words of the rule that no other
        neighbours have the relation; empty: it is no such mark.
    words
        A regular expression of what authors say of it, in small letters; empty: nobody has looked.
    unlike
        Rules whose words are among these: where a sentence names both, it means this one.
    also
        Other names that people type, and that are no other rule's.
    called
        Words by which setters look for it, in any language and separated by commas, the most usual
        first. Several rules may have one, which then offers all of them.
    numbered
        Such words that say a number too: the words, the parameter and its number.
    drawn
        How authors draw it, where it may be recognized.
    speaks_of
        What a sentence about it may speak of, by the names in `formats/_accounting.py`.
    says
        The parameter whose number such a sentence gives; empty: none.
    says_alone
        Whether it may give the number without a word such as *sum*.
    harmless
        A regular expression of phrases that make no exception in such a sentence, though they have
        a word such as *not* or *or*.
    is_undrawn
        Whether nothing is drawn of it, so that words alone say that it holds.
    """

    fpuzzles: Key | None = None
    iss: Key | tuple[Key, ...] = ()
    sudokupad: Key | None = None
    area: Literal["", "cage", "total", "region"] = ""
    relation: Literal["", "difference", "ratio", "sum"] = ""
    words: str = ""
    unlike: tuple[str, ...] = ()
    also: tuple[str, ...] = ()
    called: str = ""
    numbered: tuple[tuple[str, str, int], ...] = ()
    drawn: DrawnLine | DrawnMark | None = None
    speaks_of: tuple[str, ...] = ()
    says: str = ""
    says_alone: bool = False
    harmless: str = ""
    is_undrawn: bool = False

    @property
    def in_programs(self) -> tuple[str, ...]:
        """Its keys in f-puzzles and types in Interactive Sudoku Solver.

        Examples
        --------
        >>> Names(fpuzzles=Key("killercage", "own"), iss=Key("Cage", "cells")).in_programs
        ('killercage', 'Cage')
        """
        types = (self.iss,) if isinstance(self.iss, Key) else self.iss
        keys = [key.name.partition("~")[0] for key in (self.fpuzzles, *types) if key is not None]
        return tuple(dict.fromkeys(keys))


NO_NAMES = Names()
"""Of a rule that only nonet knows."""

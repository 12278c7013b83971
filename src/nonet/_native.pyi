"""
The native core of nonet. Private: use the functions of the nonet package.
"""

from collections.abc import Sequence
import enum
from typing import Annotated

import numpy
from numpy.typing import NDArray


def build_info() -> str:
    """Compiler and kind of build."""

class Layout:
    """Geometry of a grid: its size and the cells of its houses."""

    def __init__(self, size: int, houses: Sequence[Sequence[int]], cell_count: int | None = None) -> None: ...

class Outcome(enum.Enum):
    """How a slice of work ended."""

    FOUND = 0

    EXHAUSTED = 1

    PAUSED = 2

class Houses:
    """Houses that rules can be added to."""

    def __init__(self, layout: Layout) -> None: ...

class Rules:
    """Rules beyond houses, ready for the solver."""

    def __init__(self, houses: Houses, primitives: Sequence[tuple[str, Sequence[tuple[object, ...]]]], with_derived: bool = True) -> None:
        """
        From the names of kinds of primitives, each with the fields of its own.
        """

class SolutionSampler:
    """Estimates the number of solutions."""

    def __init__(self, rules: Rules, digits: bytes, masks: bytes | None, seed: int) -> None: ...

    def run(self, seconds: float, count: int) -> Outcome:
        """Walk until there are this many walks, or the time has passed."""

    @property
    def logarithms(self) -> list[float]:
        """Decimal logarithms of what the walks found."""

class Solver:
    """The solutions of one grid, one after the other."""

    def __init__(self, layout: Layout, digits: bytes, masks: bytes | None, seed: int | None, most: int | None, patience: int | None, instruction_set: str, rules: Rules | None | None = None) -> None:
        """
        From digits, a byte a cell, 0 where it is empty, and perhaps candidates, ceil(size / 8) bytes a cell, digit 1 lowest.
        """

    def run(self, seconds: float, solutions: int | None, conflicts: int | None, nodes: int | None) -> Outcome:
        """
        Work for `seconds` or up to a limit: solutions, conflicts of learning, nodes of search in all. FOUND if it is that of the solutions.
        """

    def solution(self) -> bytes:
        """Digits of the solution found last."""

    def exclude(self, digits: bytes) -> None:
        """
        Count a solution found elsewhere, which does not come again; learning goes on from there.
        """

    def assume(self, digits: bytes) -> None:
        """Ask from now on whether these digits can all be right, 0 for none."""

    def core(self) -> list[int]:
        """Cells of assumed digits that cannot, after EXHAUSTED."""

    @property
    def engine(self) -> str:
        """What is at work: lockstep, search or learning."""

    @property
    def can_learn(self) -> bool:
        """Whether the grid is small enough for learning."""

    @property
    def found(self) -> int: ...

    @property
    def nodes(self) -> int: ...

    @property
    def guesses(self) -> int: ...

    @property
    def max_depth(self) -> int: ...

    @property
    def conflicts(self) -> int: ...

    @property
    def depth(self) -> int: ...

    @property
    def fraction(self) -> float | None: ...

def instruction_sets() -> list[tuple[str, int]]:
    """
    Names and lanes of the instruction sets that this machine can run, the fastest first.
    """

def all_lines_of_81(text: bytes) -> bool:
    """Whether a text is nothing but lines of 81 characters, each one word."""

def count_givens(text: Annotated[NDArray[numpy.uint8], dict(shape=(None,), order='C', device='cpu', writable=False)], found: Annotated[NDArray[numpy.uint8], dict(shape=(None,), order='C', device='cpu')]) -> None:
    """
    Write the number of givens of each row of 81 characters; 255 where it is no puzzle.
    """

class RowForm(enum.Enum):
    """What the bytes of a row are."""

    DIGITS = 0

    TEXT = 1

    MASKS = 2

class RowSolver:
    """Solves many 9 × 9 grids in lockstep."""

    def __init__(self, *, rows: Annotated[NDArray[numpy.uint8], dict(shape=(None,), order='C', device='cpu', writable=False)], count: int, stride: int, form: RowForm, limit: int, counts: Annotated[NDArray[numpy.int64], dict(shape=(None,), order='C', device='cpu')], first: Annotated[NDArray[numpy.uint8], dict(shape=(None,), order='C', device='cpu')] | None, second: Annotated[NDArray[numpy.uint8], dict(shape=(None,), order='C', device='cpu')] | None, out_stride: int, text_out: bool, instruction_set: str, threads: int) -> None: ...

    def run(self, seconds: float) -> Outcome: ...

    @property
    def taken(self) -> int:
        """Rows that were taken up so far."""

class FullGrids:
    """Random complete grids of one layout."""

    @staticmethod
    def classic() -> FullGrids:
        """Plain 9 x 9, all equally likely."""

    @staticmethod
    def latin(size: int) -> FullGrids:
        """Rows and columns only."""

    @staticmethod
    def boxes(layout: Layout, rows: int, columns: int) -> FullGrids:
        """
        Boxes of this shape, perhaps with disjoint groups, and no other houses.
        """

    @staticmethod
    def any(layout: Layout) -> FullGrids:
        """Any layout."""

    def begin(self, seed: int) -> None:
        """Begin a new grid."""

    def run(self, seconds: float) -> Outcome:
        """Work on it for `seconds`; EXHAUSTED if the layout has no grid."""

    def digits(self) -> bytes:
        """Digits of the grid that is complete."""

    @property
    def fraction(self) -> float: ...

class Generator:
    """Puzzles with one solution, as requested."""

    def __init__(self, *, layout: Layout, plant: bool, start: bytes, fixed: Sequence[int], orbits: Sequence[Sequence[int]], least: int, most: int, as_few_as_possible: bool, minimal: bool, tries: int, seed: int, wanted: int, instruction_set: str | None, threads: int, box_shape: tuple[int, int] | None) -> None: ...

    def run(self, seconds: float) -> Outcome:
        """Work for `seconds`, or until enough puzzles are made."""

    def take(self) -> list[tuple[bytes, bytes, int]]:
        """
        Puzzles, solutions and tries of what was made since the last call, in order.
        """

    @property
    def gave_up(self) -> bool:
        """Whether a puzzle took all its tries."""

    @property
    def is_infeasible(self) -> bool:
        """
        Whether no try can succeed: the start has no solution, or the layout no grid.
        """

    @property
    def tries(self) -> int:
        """Tries since the last puzzle."""

    @property
    def closest(self) -> bytes:
        """
        Givens of the try that came closest since the last puzzle; may be empty.
        """

def canonical_forms(box_side: int, grids: Annotated[NDArray[numpy.uint8], dict(shape=(None,), order='C', device='cpu', writable=False)], forms: Annotated[NDArray[numpy.uint8], dict(shape=(None,), order='C', device='cpu')], automorphisms: Annotated[NDArray[numpy.int64], dict(shape=(None,), order='C', device='cpu')]) -> None:
    """
    Write the canonical form and the number of automorphisms of each grid: digits a byte each, 0 where empty, one grid after the other.
    """

def technique_names() -> list[str]:
    """Names of the techniques; elsewhere they are numbers, in this order."""

def role_names() -> list[str]:
    """
    Names of the parts that groups of candidates play in a step, in the order of their numbers.
    """

class WalkEnd(enum.Enum):
    """How a walk towards the solution ended."""

    SOLVED = 0

    STUCK = 1

    STOPPED = 2

    UNSOUND = 3

    ENOUGH = 4

class StopFlag:
    """Ends a search from another thread."""

    def __init__(self) -> None: ...

    def ask(self) -> None: ...

class LogicOptions:
    """How the techniques are understood."""

    def __init__(self) -> None: ...

    @property
    def uniqueness(self) -> bool: ...

    @uniqueness.setter
    def uniqueness(self, arg: bool, /) -> None: ...

    @property
    def duals(self) -> bool: ...

    @duals.setter
    def duals(self, arg: bool, /) -> None: ...

    @property
    def siamese(self) -> bool: ...

    @siamese.setter
    def siamese(self, arg: bool, /) -> None: ...

    @property
    def two_cell_empty_rectangle(self) -> bool: ...

    @two_cell_empty_rectangle.setter
    def two_cell_empty_rectangle(self, arg: bool, /) -> None: ...

    @property
    def incomplete_rectangle(self) -> bool: ...

    @incomplete_rectangle.setter
    def incomplete_rectangle(self, arg: bool, /) -> None: ...

    @property
    def als_nodes(self) -> bool: ...

    @als_nodes.setter
    def als_nodes(self, arg: bool, /) -> None: ...

    @property
    def als_overlap(self) -> bool: ...

    @als_overlap.setter
    def als_overlap(self, arg: bool, /) -> None: ...

    @property
    def als_chain_both_ways(self) -> bool: ...

    @als_chain_both_ways.setter
    def als_chain_both_ways(self, arg: bool, /) -> None: ...

    @property
    def chain_length(self) -> int: ...

    @chain_length.setter
    def chain_length(self, arg: int, /) -> None: ...

    @property
    def als_chain_length(self) -> int: ...

    @als_chain_length.setter
    def als_chain_length(self, arg: int, /) -> None: ...

    @property
    def fins(self) -> int: ...

    @fins.setter
    def fins(self, arg: int, /) -> None: ...

    @property
    def endo_fins(self) -> int: ...

    @endo_fins.setter
    def endo_fins(self, arg: int, /) -> None: ...

class Logic:
    """Human solving techniques on grids of one layout."""

    def __init__(self, layout: Layout, kinds: Sequence[int], rules: Sequence[tuple[int, int, Sequence[tuple[str, Sequence[tuple[object, ...]]]]]]) -> None:
        """
        Rules beyond houses: the number in the layout, the technique of what it says about its cells, and its primitives.
        """

    def steps(self, digits: bytes, givens: bytes, masks: bytes, techniques: Sequence[int], options: LogicOptions, solution: bytes, all: bool, stop: StopFlag) -> list[tuple[int, list[tuple[int, int]], list[tuple[int, int]], list[tuple[int, int, int, list[int], int]], list[tuple[int, int, bool]]]]:
        """Steps of these techniques: all, or the first."""

    def walk(self, digits: bytes, givens: bytes, masks: bytes, order: Sequence[Sequence[int]], options: LogicOptions, solution: bytes, most: int, costs: Sequence[int], levels: tuple[Sequence[int], int], stop: StopFlag) -> tuple[list[tuple[int, list[tuple[int, int]], list[tuple[int, int]], list[tuple[int, int, int, list[int], int]], list[tuple[int, int, bool]]]], list[int], WalkEnd, tuple[int, int]]:
        """
        Steps up to the end, or until those of the entries have cost so much (without costs 1 each), for each its entry of the order, and how it ended; with the levels of entries at how many places the hardest steps can be found.
        """

    def grade(self, rows: Annotated[NDArray[numpy.uint8], dict(shape=(None,), order='C', device='cpu', writable=False)], solutions: Annotated[NDArray[numpy.uint8], dict(shape=(None,), order='C', device='cpu', writable=False)], order: Sequence[Sequence[int]], levels: tuple[Sequence[int], int], options: LogicOptions, counts: Annotated[NDArray[numpy.uint16], dict(shape=(None,), order='C', device='cpu')], places: Annotated[NDArray[numpy.uint8], dict(shape=(None,), order='C', device='cpu')], ends: Annotated[NDArray[numpy.uint8], dict(shape=(None,), order='C', device='cpu')], threads: int, stop: StopFlag) -> None:
        """
        How many steps of each entry each row takes, and with the levels of entries at how many places the hardest can be found.
        """

def rated_techniques() -> list[str]:
    """
    Names of the techniques of the rating scale; elsewhere they are numbers, in this order.
    """

class RatingEnd(enum.Enum):
    """How the rating of a puzzle ended."""

    SOLVED = 0

    STUCK = 1

    REFUSED = 2

    STOPPED = 3

class Gem(enum.Enum):
    """Puzzles whose hardest step comes before the first digit."""

    ANY = 0

    PEARL = 1

    DIAMOND = 2

class Rater:
    """Rates 9 x 9 puzzles by the scale of Sudoku Explainer."""

    def __init__(self, layout: Layout) -> None: ...

    def rate(self, givens: bytes, stop: StopFlag) -> tuple[int, int, int, RatingEnd, list[tuple[int, int, tuple[int, list[tuple[int, int]], list[tuple[int, int]], list[tuple[int, int, int, list[int], int]], list[tuple[int, int, bool]]]]]]:
        """
        ER, EP and ED in tenths, how it ended, and the steps: technique, tenths, step.
        """

    def rate_rows(self, rows: Annotated[NDArray[numpy.uint8], dict(shape=(None,), order='C', device='cpu', writable=False)], ratings: Annotated[NDArray[numpy.uint8], dict(shape=(None,), order='C', device='cpu')], least: int, most: int, gem: Gem, threads: int, stop: StopFlag) -> None:
        """
        ER, EP and ED of each row in tenths; for others than wanted what showed that.
        """

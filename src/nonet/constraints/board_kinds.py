"""Kinds of puzzle on boards that are not usual: their layers, rules, and clues of a solution."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random

from nonet.layout import Layout, cell_name
from nonet.layout.layers import Layer

_SIZE = 9

Path = tuple[int, ...]
"""Cells of a line, each beside the one before it."""


@dataclass(frozen=True, slots=True)
class BoardKind:
    """A kind of puzzle on a board that is not usual.

    Attributes
    ----------
    layers
        Of the board.
    digits
        The first and the last, as `Layout` takes them.
    rules
        Those that each puzzle has.
    clues
        How many clues a puzzle has at least.
    givens
        How many givens are left at least: with fewer, a proof takes long.
    find
        Clues that the numbers of a solution obey, at random.
    reads
        The layer of these numbers; empty: the digits.
    """

    layers: tuple[Layer, ...]
    digits: str
    rules: tuple[str, ...]
    clues: int
    givens: int
    find: Callable[[Sequence[int], Random], Iterator[str]]
    reads: str = ""

    @property
    def layout(self) -> Layout:
        """The board without clues."""
        return Layout.of_size(
            _SIZE, digits=self.digits, layers=self.layers, constraints=list(self.rules)
        )


def _steps(cell: int) -> list[int]:
    """The cells around one."""
    row, column = divmod(cell, _SIZE)
    return [
        (row + down) * _SIZE + column + right
        for down in (-1, 0, 1)
        for right in (-1, 0, 1)
        if (down or right) and 0 <= row + down < _SIZE and 0 <= column + right < _SIZE
    ]


def _walks(rng: Random, length: int, fits: Callable[[Path], bool]) -> Iterator[Path]:
    """Random lines of this length of which each beginning fits, without end."""
    while True:
        path: Path = (rng.randrange(_SIZE * _SIZE),)
        while len(path) < length:
            after = [cell for cell in _steps(path[-1]) if cell not in path]
            after = [cell for cell in after if fits((*path, cell))]
            if not after:
                break
            path = (*path, after[rng.randrange(len(after))])
        if len(path) == length:
            yield path


def _arrows(values: Sequence[int], rng: Random) -> Iterator[str]:
    """Arrows whose values sum to that of the circle."""
    while True:
        path = next(_walks(rng, 3 + (rng.random() < 0.4), lambda _: True))
        circle, *others = [values[cell] for cell in path]
        if circle == sum(others):
            named = [f"value:{cell_name(cell, _SIZE)}" for cell in path]
            yield f"arrow {named[0]} / {' '.join(named[1:])}"


def _thermometers(digits: Sequence[int], rng: Random) -> Iterator[str]:
    """Thermometers of four or five cells."""
    while True:
        length = 4 + (rng.random() < 0.5)
        path = next(_walks(rng, length, lambda path: digits[path[-2]] < digits[path[-1]]))
        yield f"thermometer {_named(path)}"


def _lines_of_kinds(digits: Sequence[int], rng: Random) -> Iterator[str]:
    """Six lines, two of each kind, that share no cells."""
    kinds: Mapping[str, Callable[[Path], bool]] = {
        "german-whisper": lambda path: abs(digits[path[-2]] - digits[path[-1]]) >= 5,
        "thermometer": lambda path: digits[path[-2]] < digits[path[-1]],
        "renban-line": lambda path: _is_run([digits[cell] for cell in path]),
    }
    while True:
        lines: list[str] = []
        used: set[int] = set()
        for kind, fits in kinds.items():
            for _ in range(2):
                walks = _walks(rng, 4, fits)
                path = next(path for path in walks if used.isdisjoint(path))
                used.update(path)
                lines.append(f"{kind} {_named(path)}")
        yield f"kinds {' | '.join(sorted(lines, key=lambda _: rng.random()))}"


def _is_run(digits: Sequence[int]) -> bool:
    """Whether digits can be part of a run of four."""
    return len({*digits}) == len(digits) and max(digits) - min(digits) < 4


def _named(path: Path) -> str:
    return " ".join(cell_name(cell, _SIZE) for cell in path)


BOARD_KINDS: Mapping[str, BoardKind] = {
    "doublers": BoardKind(
        (Layer("doubler"), Layer("value", "1-18")),
        "1-9",
        ("roles doubler 2 1 once", "values value doubler d|2d"),
        8,
        18,
        _arrows,
        "value",
    ),
    "negators": BoardKind(
        (Layer("negator"), Layer("value", "-9-9")),
        "1-9",
        ("roles negator 2 1 once", "values value negator d|-d"),
        8,
        18,
        _arrows,
        "value",
    ),
    "hot-and-cold": BoardKind(
        (Layer("heat", "1-3"), Layer("value", "0-10")),
        "1-9",
        ("roles heat 2 1", "roles heat 3 1", "values value heat d|d+1|d-1"),
        8,
        18,
        _arrows,
        "value",
    ),
    "digits-0-8": BoardKind((), "0-8", (), 8, 0, _thermometers),
    "kinds-of-lines": BoardKind((), "1-9", (), 1, 20, _lines_of_kinds),
}
"""All kinds by name."""

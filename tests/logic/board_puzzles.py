"""Random puzzles on boards that are not usual: other digits, free boards, layers."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from nonet import Grid, Layout, LayoutError
from nonet.constraints.shorthand import parse_rule
from nonet.grid import Candidates
from nonet.layout.layers import Layer, Unknown
from nonet.running import Watch
from nonet.solver.select import make_solver, solutions_within

ROLES = {
    "doubler": (("1-2", "1-8"), ("roles doubler 2 1", "values value doubler d|2d")),
    "negator": (("1-2", "-4-4"), ("roles negator 2 1 once", "values value negator d|-d")),
    "heat": (("1-3", "0-5"), ("roles heat 2 1", "roles heat 3 1", "values value heat d|d+1|d-1")),
    "shade": (("1-2", "1-5"), ("roles shade 2 2", "values value shade d|d+1")),
}
"""Layers of roles and values on 4×4, and their rules."""

RULES = {
    "thermometer": (2, 3),
    "sum": (2, 3),
    "whisper 2": (2, 4),
    "renban-line": (2, 3),
    "palindrome": (2, 4),
    "white-dot": (2, 2),
    "greater-than": (2, 2),
    "all-different": (2, 4),
    "arrow": (3, 3),
}
"""Rules, and how many cells they have."""


def boards(rng: Random) -> Iterator[Layout]:
    """Boards without clues, as many as wanted."""
    while True:
        kind = rng.randrange(6)
        if kind == 0:
            yield Layout.of_size(4, digits="0-3")
        elif kind == 1:
            yield Layout.of_size(4, digits=rng.choice(["0-4", "1-6"]))
        elif kind == 2:
            yield Layout.free(3, 4, digits="0-4", houses=["r1-2c1-2", "r3c1-4"], holes="r1c4")
        elif kind == 3:
            yield Layout.overlapping(4, [(0, 0), (2, 2)])
        elif kind == 4:
            yield Layout.of_size(4, layers=[Unknown("total", 1, 7), Layer("pool", "1-3", count=2)])
        else:
            name = rng.choice([*ROLES])
            spans, rules = ROLES[name]
            layers = [Layer(name, spans[0]), Layer("value", spans[1])]
            yield Layout.of_size(4, layers=layers, constraints=list(rules))


def puzzle(rng: Random) -> tuple[Grid, Grid]:
    """A puzzle, and its solution, which is the only one in all that counts."""
    for board in boards(rng):
        solver = make_solver(Grid.empty(board), "search", seed=rng.getrandbits(32), most=1)
        if not solver.find(1):
            continue
        solution = solver.solution()
        layout = board
        for _ in range(rng.randrange(3, 9)):
            layout = with_clue(layout, solution, rng)
        digits = bytearray(solution.digits)
        for cell in sorted(board.cells, key=lambda _: rng.random()):
            kept, digits[cell] = digits[cell], 0
            if not is_unique(layout, bytes(digits)):
                digits[cell] = kept
        if is_unique(layout, bytes(digits)):
            found = Grid._made(layout, bytes(digits), bytes(digits))
            return found, Grid._of_values(layout, solution.values, bytes(digits))
    raise AssertionError


def is_unique(layout: Layout, digits: bytes) -> bool:
    """Whether givens have one solution."""
    return len(solutions_within(Grid._made(layout, digits, digits), Watch())) == 1


def with_clue(layout: Layout, solution: Grid, rng: Random) -> Layout:
    """The layout with a random rule that the solution obeys; perhaps without one."""
    rule = rng.choice([*RULES])
    names = [name for name, at in layout.indices.items() if at not in layout.holes]
    if any(layer.name == "value" for layer in layout.layers):
        names = [name for name in names if name.startswith("value:") or rng.random() < 0.2]
    names = [f"{name}:" if name == "total" else name for name in names]
    cells = rng.sample(names, rng.randint(*RULES[rule]))
    total = sum(solution.values[layout.indices[name.removesuffix(":")]] for name in cells)
    total += layout.shift * len(cells)
    words = f"{rule} {total}" if rule == "sum" else rule
    text = f"{words} {cells[0]} / {' '.join(cells[1:])}" if rule == "arrow" else ""
    try:
        clue = parse_rule(text or f"{words} {' '.join(cells)}").named(layout.size)
        found = layout.with_constraints((*layout.constraints, clue))
        broken = any(clue.violations(found, solution.values))
    except LayoutError:
        return layout
    return layout if broken else found


def is_against(state: Candidates, conclusions: tuple[tuple[int, int], ...], solution: Grid) -> bool:
    """Whether any of these candidates, by index and number, is that of the solution."""
    layout = state.layout
    counted = {*layout.cells}
    for layer in layout.layers:
        if layer.counts:
            counted |= {*layout.variables(layer.name)}
    return any(
        cell in counted and solution.values[cell] + layout.shift == number
        for cell, number in conclusions
    )

"""Proposals: drawings and texts become rules, with a confidence, a reason and a proof."""

from __future__ import annotations

import json
from typing import Any

import pytest

import nonet
from nonet import Layout, Puzzle
from nonet.constraints import (
    AntiKnight,
    Arrow,
    BetweenLine,
    Cage,
    CountingCircles,
    Diagonal,
    Difference,
    Even,
    GreaterThan,
    LittleKiller,
    LockoutLine,
    Negative,
    Odd,
    PairSum,
    PalindromeLine,
    ParityLine,
    Quadruple,
    Ratio,
    RegionSumLine,
    RenbanLine,
    Sandwich,
    Skyscraper,
    SlowThermometer,
    Thermometer,
    WhisperLine,
)
from nonet.formats import _lzstring
from nonet.formats.proposals import Proposal, propose_rules
from nonet.layout import Constraint, Cosmetics

SAID = "Normal sudoku rules apply. "
GREY, GREEN, PINK = "#cfcfcf", "#67f067", "#f067f0"


def scl(size: int = 9, /, **fields: object) -> str:
    """A link of an empty grid with usual boxes and more fields."""
    cells: list[list[dict[str, Any]]] = [[{} for _ in range(size)] for _ in range(size)]
    regions = Layout.of_size(size).regions or ()
    boxes = [
        [list(divmod(cell, size)) for cell, its in enumerate(regions) if its == box]
        for box in range(size)
    ]
    root = {"cells": cells, "regions": boxes, **fields}
    return f"scl{_lzstring.compress(json.dumps(root))}"


def proposal(rules: str = "", **fields: object) -> Proposal:
    """What is proposed for a link with these drawings and this text."""
    puzzle = nonet.load(scl(metadata={"rules": SAID + rules}, **fields))
    return propose_rules(puzzle, time_limit=0.2)


def line(*places: tuple[float, float], color: str = GREY, thickness: float = 10) -> dict[str, Any]:
    """A line through the middles of cells, given as rows and columns from 0."""
    points = [[row + 0.5, column + 0.5] for row, column in places]
    return {"wayPoints": points, "color": color, "thickness": thickness}


def circle(row: float, column: float, size: float = 0.8, fill: str = GREY) -> dict[str, Any]:
    """A circle in the middle of a cell."""
    center = [row + 0.5, column + 0.5]
    return {
        "center": center,
        "width": size,
        "height": size,
        "rounded": True,
        "backgroundColor": fill,
        "borderColor": "#000000",
    }


def text(row: float, column: float, words: str) -> dict[str, Any]:
    """A text around the middle of a cell."""
    return {"center": [row + 0.5, column + 0.5], "width": 0.25, "height": 0.25, "text": words}


CELLS = ("r1c1", "r2c1", "r3c1")
DOWN = ((0, 0), (2, 0))
END_CIRCLES = [circle(0, 0, fill="#ffffff"), circle(2, 0, fill="#ffffff")]
DIAMONDS = [{**one, "rounded": False, "angle": 45} for one in END_CIRCLES]
ARROW = {"wayPoints": [[0.8, 0.5], [1.5, 0.5], [2.5, 1.5]], "color": "#a1a1a1"}
PROPOSED: dict[str, tuple[str, dict[str, Any], Constraint, float]] = {
    "a bulb": (
        "",
        {"lines": [line(*DOWN)], "underlays": [circle(2, 0)]},
        Thermometer(CELLS[::-1]),
        0.9,
    ),
    "a bulb that is named": (
        "Digits increase from the bulb.",
        {"lines": [line(*DOWN)], "underlays": [circle(0, 0)]},
        Thermometer(CELLS),
        0.98,
    ),
    "a slow thermometer": (
        "On slow thermometers digits never decrease.",
        {"lines": [line(*DOWN)], "underlays": [circle(0, 0)]},
        SlowThermometer(CELLS),
        0.98,
    ),
    "green": ("", {"lines": [line(*DOWN, color=GREEN)]}, WhisperLine(CELLS, 5), 0.98),
    "green that is named": (
        "Adjacent digits on a green line differ by at least 4.",
        {"lines": [line(*DOWN, color=GREEN)]},
        WhisperLine(CELLS, 4),
        0.98,
    ),
    "green that means something else": (
        "Green lines are palindromes.",
        {"lines": [line(*DOWN, color=GREEN)]},
        PalindromeLine(CELLS),
        0.98,
    ),
    "orange": ("", {"lines": [line(*DOWN, color="#ffa600")]}, WhisperLine(CELLS, 4), 0.79),
    "pink": ("", {"lines": [line(*DOWN, color=PINK)]}, RenbanLine(CELLS), 0.93),
    "blue": ("", {"lines": [line(*DOWN, color="#2ecbff")]}, RegionSumLine(CELLS), 0.80),
    "grey": ("", {"lines": [line(*DOWN)]}, Thermometer(CELLS), 0.61),
    "circles at both ends": (
        "Digits on a line are strictly between the digits in the circles.",
        {"lines": [line(*DOWN)], "overlays": END_CIRCLES},
        BetweenLine(CELLS),
        0.98,
    ),
    "diamonds at both ends": (
        "",
        {"lines": [line(*DOWN, color="#0000ff")], "overlays": DIAMONDS},
        LockoutLine(CELLS, 4),
        0.9,
    ),
    "an arrow": (
        "",
        {"arrows": [ARROW], "overlays": [circle(0, 0, fill="#ffffff")]},
        Arrow("r1c1", "r2c1 r3c2"),
        0.9,
    ),
    "a pill": (
        "",
        {
            "arrows": [{**ARROW, "wayPoints": [[0.8, 1.5], [2.5, 1.5]]}],
            "overlays": [{**circle(0, 0.5, fill="#ffffff"), "width": 1.75}],
        },
        Arrow("r1c1-2", "r2c2 r3c2"),
        0.9,
    ),
    "a little killer": (
        "Clues outside the grid are the sums of the indicated diagonals.",
        {
            "arrows": [{"wayPoints": [[-0.2, 6.8], [-0.02, 6.98]], "color": "#000"}],
            "overlays": [text(-1, 6, "7")],
        },
        LittleKiller("r1c8 r2c9", 7),
        0.98,
    ),
    "a cage": ("", {"cages": [{"cells": [[0, 0], [0, 1]], "value": "9"}]}, Cage("r1c1-2", 9), 0.9),
    "a diagonal": (
        "",
        {"lines": [{"wayPoints": [[0, 9], [9, 0]], "color": "#34bbe6"}]},
        Diagonal("anti"),
        0.9,
    ),
    "a white dot": (
        "",
        {"overlays": [circle(0, 0.5, 0.3, "#ffffff")]},
        Difference("r1c1-2", 1),
        0.9,
    ),
    "a white dot with a number": (
        "",
        {"overlays": [{**circle(0.5, 0, 0.3, "#fff"), "text": "4"}]},
        Difference("r1-2c1", 4),
        0.9,
    ),
    "a black dot": ("", {"overlays": [circle(0, 0.5, 0.3, "#000")]}, Ratio("r1c1-2", 2), 0.9),
    "a letter": ("", {"overlays": [text(0, 0.5, "V")]}, PairSum("r1c1-2", 5), 0.9),
    "an inequality": ("", {"overlays": [text(0, 0.5, "<")]}, GreaterThan("r1c2 r1c1"), 0.9),
    "a quadruple": (
        "",
        {"overlays": [{**circle(0.5, 0.5, 0.7, "#fff"), "text": "1 2\n3"}]},
        Quadruple("r1-2c1-2", (1, 2, 3)),
        0.9,
    ),
    "a grey circle": ("", {"underlays": [circle(0, 0, 0.7)]}, Odd("r1c1"), 0.9),
    "a grey square": (
        "",
        {"underlays": [{**circle(0, 0, 0.7), "rounded": False}]},
        Even("r1c1"),
        0.9,
    ),
    "counted circles": (
        "COUNTING CIRCLES\nA digit in a circle says how many circles have it. For example, two 2s.",
        {"underlays": [circle(0, 0, fill="#fff"), circle(2, 0, fill="#fff")]},
        CountingCircles("r1c1 r3c1"),
        0.98,
    ),
    "a red line of parity": (
        "Neighbours on a red line are one even digit and one odd digit.",
        {"lines": [line(*DOWN, color="#ff0000")]},
        ParityLine(CELLS),
        0.98,
    ),
    "a number on the left": (
        "Clues outside are the sums of the digits sandwiched between 1 and 9.",
        {"overlays": [text(1, -1, "12")]},
        Sandwich("r2c1-9", 12),
        0.98,
    ),
    "a number below": (
        "Skyscrapers: clues say how many can be seen.",
        {"overlays": [text(9, 1, "3")]},
        Skyscraper("r9-1c2", 3),
        0.98,
    ),
    "a rule of the grid": ("A knight's move apart, digits differ.", {}, AntiKnight(), 0.95),
}


@pytest.mark.parametrize(
    ("rules", "fields", "expected", "confidence"), PROPOSED.values(), ids=PROPOSED.keys()
)
def test_drawings_become_rules(
    rules: str, fields: dict[str, Any], expected: Constraint, confidence: float
) -> None:
    """A drawing is proposed as the rule that setters most often mean by it.

    Trap 10: colours alone have the shares that pencilmark counted in its 709 readings.
    """
    found = proposal(rules, **fields)
    (rule,) = found.rules
    assert rule.constraint == expected
    assert rule.confidence == pytest.approx(confidence)
    assert rule.reason
    assert found.unread == ()
    assert expected in found.accepted.layout.constraints
    assert found.accepted.cosmetics == Cosmetics()
    assert not found.accepted.has_unread_rules
    assert found.accepted.dropped == ()


def test_dots_that_are_all_given_forbid_others() -> None:
    """Where all dots are given, pairs with a dot of either colour are exempt from the rest."""
    overlays = [circle(0, 0.5, 0.3, "#ffffff"), circle(1, 0.5, 0.3, "#000"), text(2, 0.5, "X")]
    found = proposal("All dots are given.", overlays=overlays)
    exempt = [("r1c1", "r1c2"), ("r2c1", "r2c2")]
    negative = {one.constraint for one in found.rules if isinstance(one.constraint, Negative)}
    assert negative == {Negative("difference", 1, exempt), Negative("ratio", 2, exempt)}


def test_an_edge_of_a_line_is_no_line() -> None:
    """Two strokes over the same cells are one line, in the colour of the upper one."""
    lines = [line(*DOWN, color="#000", thickness=14), line(*DOWN, color=PINK)]
    found = proposal(lines=lines)
    assert [one.constraint for one in found.rules] == [RenbanLine(CELLS)]


def test_what_no_rule_is_found_for_is_named() -> None:
    """Sentences and drawings without a rule are listed."""
    found = proposal(
        "Zebras are striped.",
        lines=[line((0, 0), (5, 1), color="#ff0000")],
        overlays=[text(4, 4, "zebra")],
        underlays=[circle(0.3, 0.2)],
        cages=[{"cells": [[0, 0]], "value": "A+B"}],
    )
    assert found.rules == ()
    assert found.unread == ("“Zebras are striped”", "1 red line", "1 shape", "1 text", "1 outline")
    assert found.accepted.cosmetics == found.puzzle.cosmetics


RIGHT = bytes(map(int, "1234341221434321"))
WRONG = bytes(map(int, "2134341212434321"))


def small(solution: bytes = b"", text: str = "", **fields: object) -> Puzzle:
    """A 4×4 puzzle with two solutions, of which a drawn thermometer leaves one."""
    link = scl(
        4,
        **{
            "cells": [
                [{}, {}, {"value": 3}, {"value": 4}],
                [{"value": 3}, {"value": 4}, {"value": 1}, {}],
                [{}, {}, {"value": 4}, {"value": 3}],
                [{"value": 4}, {"value": 3}, {}, {}],
            ],
            "lines": [line((0, 0), (0, 1))],
            "underlays": [circle(0, 0)],
            "metadata": {"rules": text, "solution": "".join(map(str, solution))},
            **fields,
        },
    )
    return nonet.load(link)


def test_one_solution_is_proved() -> None:
    """A thermometer that leaves one of two solutions is proved."""
    puzzle = small()
    assert nonet.count(puzzle.grid) == 2
    found = propose_rules(puzzle)
    assert found.is_proved
    assert found.solution == nonet.solve(found.accepted.grid).digits == RIGHT
    assert found.accepted.layout.constraints == (Thermometer("r1c1-2"),)


def test_the_solution_of_the_file_decides() -> None:
    """A solution that equals that of the file is proved."""
    assert propose_rules(small(RIGHT)).is_proved


def test_a_wrong_solution_in_the_file_is_said() -> None:
    """Trap 11: a solution of the file that breaks its own rules is not trusted, and it is said."""
    found = propose_rules(small(WRONG, "Digits increase from the bulb of a thermometer."))
    assert found.verdict == "another"
    assert not found.is_proved
    assert found.solution == RIGHT
    assert "not the one in the file" in found.summary


def test_the_solution_of_the_file_chooses_between_meanings() -> None:
    """A grey line that the solution does not let be a thermometer is proposed as a palindrome."""
    found = propose_rules(small(RIGHT, lines=[line((0, 0), (1, 1), (2, 1))], underlays=[]))
    (rule,) = found.rules
    assert rule.constraint == PalindromeLine("r1c1 r2c2 r3c2")
    assert found.verdict == "several"


def test_several_solutions_prove_nothing() -> None:
    """Rules that leave several solutions are proposed, and not proved."""
    found = propose_rules(small(lines=[line((0, 0), (1, 0))], underlays=[circle(0, 0)]))
    assert [one.constraint for one in found.rules] == [Thermometer("r1-2c1")]
    assert found.verdict == "several"
    assert not found.is_proved


def test_no_solution_proves_nothing() -> None:
    """Rules that leave no solution are proposed, and not proved."""
    found = propose_rules(small(lines=[line((1, 1), (1, 0))], underlays=[circle(1, 1)]))
    assert found.verdict == "none"
    assert not found.is_proved


def test_what_takes_too_long_is_undecided() -> None:
    """A solver that is stopped by its time limit leaves a proposal undecided."""
    lines = [line((0, 0), (2, 2)), line((8, 8), (5, 5)), line((4, 4), (6, 2))]
    puzzle = nonet.load(scl(lines=lines, underlays=[circle(at, at) for at in (0, 8, 4)]))
    assert propose_rules(puzzle, time_limit=0).verdict in {"several", "undecided"}


def test_a_proposal_is_written_in_lines() -> None:
    """The text of a proposal has a kind of rule a line, and the verdict."""
    found = propose_rules(small(text="Zebras are striped."))
    assert str(found).splitlines() == [
        "thermometer ×1: 90 % (grey lines with bulb)",
        "no rule for “Zebras are striped”",
        "proved: they leave exactly one solution",
    ]
    assert found.summary == (
        "thermometer ×1 (90 %), no rule for “Zebras are striped”; "
        "proved: they leave exactly one solution"
    )

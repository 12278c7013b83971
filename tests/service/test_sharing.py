"""Links to be shared carry the solution, and forms of files that lose nothing come first."""

from __future__ import annotations

from typing import Any

import pytest
from tests.cli.program import NINE

import nonet
from nonet.constraints import Cage, Thermometer
from nonet.drawing.codes import code_of
from nonet.formats.format import UNCHECKED
from nonet.formats.registry import load
from nonet.layout import Layout
from nonet.running import Watch
from nonet.service import ask
from nonet.service.states import State

SOLVED = nonet.solve(NINE).digits
KILLER = nonet.generate(kind="killer", seed=1)
RULED = Layout.of_size(9, constraints=[Thermometer("r1c1-4"), Cage("r5c5-6", total=9)])


def shared(grid: nonet.Grid, **fields: Any) -> dict[str, Any]:
    """What the dialog gets for a puzzle."""
    answer: dict[str, Any] = ask("share", {"state": State.of(grid).fields()} | fields, Watch())
    return answer


def forms_of(grid: nonet.Grid, language: str = "en") -> dict[str, Any]:
    """What the export dialog gets for a puzzle."""
    question = {"states": [State.of(grid).fields()], "language": language}
    answer: dict[str, Any] = ask("forms", question, Watch())
    return answer


@pytest.mark.parametrize(
    ("grid", "solution"),
    [(nonet.Grid(NINE), SOLVED), (KILLER.puzzle, KILLER.solution.digits)],
    ids=["classic", "killer"],
)
def test_all_three_links_carry_the_solution(grid: nonet.Grid, solution: bytes) -> None:
    """The solution is in each of them, and in none without the tick."""
    answer = shared(grid)
    bare = shared(grid, withSolution=False)
    for name in ("sudokupad", "fpuzzles", "fragment"):
        assert load(answer[name]).solution == solution
        assert not load(bare[name]).solution
    assert (answer["hasSolution"], bare["hasSolution"]) == (True, False)


def test_a_draft_with_several_solutions_has_none_in_its_links() -> None:
    """Where nothing is proved, nothing is given away, and the answer says so."""
    answer = shared(nonet.Grid("1..............."))
    assert not answer["hasSolution"]
    assert not load(answer["fpuzzles"]).solution


def test_a_wrong_solution_of_a_file_is_replaced() -> None:
    """The solution that came with the puzzle is not relied on."""
    wrong = list(SOLVED[9:] + SOLVED[:9])
    assert load(shared(nonet.Grid(NINE), solution=wrong)["fragment"]).solution == SOLVED


@pytest.mark.parametrize(
    "layout",
    [
        RULED,
        Layout.of_size(9, diagonals=True),
        Layout.jigsaw("11122 13122 33342 35444 55554"),
    ],
    ids=["rules", "houses", "jigsaw"],
)
def test_digits_are_no_text_of_more_than_digits(layout: Layout) -> None:
    """A puzzle with rules or regions is not shared as digits alone, which are another puzzle."""
    assert shared(nonet.Grid.empty(layout))["text"] is None


@pytest.mark.parametrize("layout", [Layout.of_size(9), Layout.boxes(2, 3), Layout.latin(5)])
def test_digits_are_shared_where_they_are_the_puzzle(layout: Layout) -> None:
    """The text of a puzzle of a usual board is its line."""
    line = "1" + "." * (layout.cell_count - 1)
    assert shared(nonet.Grid(line, layout=layout))["text"] == line


def test_the_first_form_loses_nothing() -> None:
    """A line holds a classic puzzle, and nonet's own form all others."""
    assert forms_of(nonet.Grid(NINE))["forms"][:2] == ["line", "nonet"]
    for grid in (
        nonet.Grid(NINE).place("r1c1", 1),
        nonet.Grid.empty(RULED),
        nonet.Grid.empty(Layout.boxes(2, 3)),
    ):
        answer = forms_of(grid)
        assert answer["forms"][0] == "nonet"
        assert "nonet" not in answer["lost"]


def test_forms_that_lose_rules_come_last_and_name_them() -> None:
    """Each says which rules it loses, by the names that players know."""
    answer = forms_of(nonet.Grid.empty(RULED), "de")
    losing = answer["losingRules"]
    assert answer["forms"][-len(losing) :] == losing
    assert {"line", "sdm", "killer", "sudokupad"} <= set(losing)
    assert {"nonet", "neutral", "fpuzzles", "iss"}.isdisjoint(losing)
    assert answer["lost"]["line"][-2:] == ["the rules 'Thermometer'", "the rules 'Killer-Käfig'"]
    assert answer["lost"]["ipuz"] == ["the rules 'Thermometer'"]


def test_a_link_says_what_it_lacks() -> None:
    """Programs that only draw a rule do not check it, and cannot hold every solution."""
    rules = ["regex 1.* r1c1-3", "thermometer r5c1-4"]
    drawn = shared(nonet.Grid.empty(Layout.of_size(9, rules=rules)))
    assert drawn["lacks"] == {"sudokupad": [UNCHECKED], "fpuzzles": [UNCHECKED]}
    assert drawn["sudokupad"] is not None
    thermometer = shared(nonet.Grid.empty(Layout.of_size(9, rules=rules[1:])))
    assert thermometer["lacks"] == {"sudokupad": [UNCHECKED]}
    assert shared(nonet.Grid(NINE))["lacks"] == {}
    full = nonet.full_grid(Layout.of_size(16), seed=1)
    large = shared(nonet.Grid.empty(full.layout), solution=list(full.digits))
    assert large["lacks"]["sudokupad"] == ["the solution"]


def test_an_exported_link_can_leave_the_solution_out() -> None:
    """The tick of the export dialog holds for every form with a solution."""
    boards = [{"state": State.of(nonet.Grid(NINE)).fields(), "solution": list(SOLVED)}]
    for form in ("fpuzzles", "sudokupad", "nonet-link", "nonet", "ipuz"):
        question = {"boards": boards, "form": form, "lossy": True}
        assert load(ask("export", question, Watch())["text"]).solution == SOLVED
        question["withSolution"] = False
        assert not load(ask("export", question, Watch())["text"]).solution


def test_a_puzzle_whose_links_are_all_too_long_has_no_code() -> None:
    """A code holds nonet's own link, or it is null where no link fits into one."""
    base = "https://example.org/nonet/"
    full = nonet.full_grid(Layout.of_size(49), seed=1).locked()
    large = shared(full, linkBase=base)
    assert large["fragment"]
    assert large["code"] is None
    small = shared(nonet.Grid(NINE), linkBase=base)
    expected = code_of(base + small["fragment"])
    assert expected is not None
    assert small["code"] == ["".join(map(str, row)) for row in expected.rows]

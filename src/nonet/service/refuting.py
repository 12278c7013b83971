"""Why a digit is wrong: what follows from it, link by link, up to what cannot be."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from nonet.errors import PlacementError
from nonet.grid import Grid
from nonet.logic.languages import Houses, capitalized, named_cells, texts_of
from nonet.logic.refutation import Refutation, refutation
from nonet.running import Watch
from nonet.service.record import Record
from nonet.service.states import CellIndex, Mark, Pair
from nonet.service.teaching import TeachQuestion


@dataclass(frozen=True, slots=True)
class RefuteQuestion(TeachQuestion):
    """A digit that is wrong in a cell; the state has the right digits alone."""

    cell: CellIndex = 0
    digit: Mark = 1


@dataclass(frozen=True, slots=True)
class RefutingLink(Record):
    """A link of the chain: its words, the digits supposed or found so far, and where to look."""

    words: str
    placed: Annotated[tuple[Pair, ...], "Cells and digits."]
    cells: Annotated[tuple[int, ...], "The house or cell that the sentence speaks of."]


@dataclass(frozen=True, slots=True)
class RefuteAnswer(Record):
    """The chain; without links where single digits show no contradiction."""

    links: tuple[RefutingLink, ...]


def refute(question: RefuteQuestion, watch: Watch) -> RefuteAnswer:
    """Why a digit is wrong, as a short chain of single digits to a contradiction."""
    del watch
    grid = question.state.grid()
    _check_place(question.cell, question.digit, grid)
    if grid.digits[question.cell]:
        return RefuteAnswer(())
    found = refutation(grid, question.cell, question.digit)
    return RefuteAnswer(() if found is None else _links(question, found))


def _check_place(cell: int, digit: int, grid: Grid) -> None:
    """Refuse what is outside the grid."""
    if not 0 <= cell < grid.layout.cell_count:
        raise PlacementError(
            f"expected a cell from 0 to {grid.layout.cell_count - 1}, found {cell}"
        )
    if not 1 <= digit <= grid.size:
        raise PlacementError(f"expected a digit from 1 to {grid.size}, found {digit}")


def _links(question: RefuteQuestion, found: Refutation) -> tuple[RefutingLink, ...]:
    texts = texts_of(question.language)
    layout = question.state.grid().layout

    def cell_of(cell: int) -> object:
        return named_cells([cell], layout, texts, question.cell_names)

    wrong = {"wrong": cell_of(question.cell), "supposed": question.digit}
    placed: list[tuple[int, int]] = [(question.cell, question.digit)]
    links = [
        RefutingLink(
            capitalized(texts.say("refute-suppose", **wrong)), tuple(placed), (question.cell,)
        )
    ]
    for link in found.links:
        placed.append((link.cell, link.digit))
        cells: tuple[int, ...]
        names: dict[str, object] = {"cell": cell_of(link.cell), "digit": link.digit}
        if link.house is None:
            words, cells = texts.say("refute-cell", **names), (link.cell,)
        else:
            names["house"] = Houses([link.house], texts)
            words, cells = texts.say("refute-house", **names), tuple(link.house.cells)
        links.append(RefutingLink(capitalized(words), tuple(placed), cells))
    if found.house is None:
        cells = (question.cell if found.cell is None else found.cell,)
        words = texts.say("refute-no-candidate", cell=cell_of(cells[0]), **wrong)
    else:
        cells = tuple(found.house.cells)
        house = Houses([found.house], texts)
        words = texts.say("refute-no-place", house=house, digit=found.digit, **wrong)
    return (*links, RefutingLink(capitalized(words), tuple(placed), cells))

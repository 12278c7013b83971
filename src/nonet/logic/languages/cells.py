"""How sentences name cells."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal, get_args

from nonet._arguments import described, is_one_of
from nonet.errors import NonetError
from nonet.layout import House, Layout
from nonet.logic.languages.texts import Texts
from nonet.logic.languages.values import Cells, Houses, Listing
from nonet.logic.names import cells_text

CellNames = Literal["rc", "short", "words"]
"""How sentences name cells: r4c5; in the short form of the language, such as Z4S5 in German; or in
words, such as row 4 column 5, as far as the technique is easy."""


def check_cell_names(names: str) -> None:
    """Raise NonetError unless cells can be named so."""
    if not is_one_of(names, get_args(CellNames)):
        raise NonetError(
            f"expected the names 'rc', 'short' or 'words' of cells, found {described(names)}"
        )


def named_cells(
    cells: Iterable[int],
    layout: Layout,
    texts: Texts,
    names: CellNames,
    *,
    within: Sequence[House] = (),
) -> Listing:
    """Names of cells for a sentence.

    Parameters
    ----------
    cells, layout
        Cell indices, and where they are.
    texts
        Of the language.
    names
        How they are named.
    within
        Houses that the sentence names beside them: in one line, words name only the crossing lines.

    Examples
    --------
    >>> from nonet.logic.languages import texts_of
    >>> layout, texts = Layout.of_size(9), texts_of("en")
    >>> print(named_cells([39, 48], layout, texts, "words"))
    the two cells of column 4, rows 5 and 6
    """
    wanted = sorted(set(cells))
    if wanted and wanted[-1] >= layout.cell_count:
        return _with_variables(wanted, layout, texts, names)
    if names == "words":
        return _in_words(wanted, layout, texts, within)
    if names == "short":
        shown = [_short(cell, layout.size, texts) for cell in wanted]
    else:
        shown = cells_text(wanted, layout).split()
    return Listing(shown, texts, count=len(wanted))


def _with_variables(
    wanted: Sequence[int], layout: Layout, texts: Texts, names: CellNames
) -> Listing:
    """Names of cells, and of variables of layers: r1c1 and value:r1c2."""
    count = layout.cell_count
    shown = [layout.name_of(variable) for variable in wanted if variable >= count]
    if cells := [cell for cell in wanted if cell < count]:
        listed = named_cells(cells, layout, texts, "rc" if names == "words" else names)
        shown = [*listed.things, *shown]
    return Listing(shown, texts, count=len(wanted))


def _short(cell: int, size: int, texts: Texts) -> str:
    row, column = divmod(cell, size)
    return texts.say("cell-short", row=row + 1, column=column + 1)


def _in_words(
    cells: Sequence[int], layout: Layout, texts: Texts, within: Sequence[House]
) -> Listing:
    rows, columns = layout.houses[: layout.size], layout.houses[layout.size : 2 * layout.size]

    def crossing(line: House, some: Sequence[int]) -> Houses:
        across = columns if line.kind == "row" else rows
        return Houses([house for house in across if set(some) & set(house.cells)], texts)

    if len(within) == 1 and within[0].is_line:
        return crossing(within[0], cells)
    messages: list[tuple[str, Mapping[str, object]]] = []
    left = set(cells)
    for cell in cells:
        if cell not in left:
            continue
        row, column = divmod(cell, layout.size)
        line = max((columns[column], rows[row]), key=lambda house: len(left & set(house.cells)))
        group = sorted(left & set(line.cells))
        left -= set(group)
        if len(group) == 1:
            place = {"row": Houses([rows[row]], texts), "column": Houses([columns[column]], texts)}
            messages.append(("cell-words", place))
        else:
            number = texts.say("number", number=len(group))
            values = {"number": number, "house": Houses([line], texts)}
            messages.append(("cells-words", {**values, "lines": crossing(line, group)}))
    return Cells(messages, texts, count=len(cells))

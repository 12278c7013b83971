"""What is printed reads back, over all forms, layouts and sizes."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.strategies import FORMS, grids, random_digits, texts

from nonet import FormatError, Grid, Layout
from nonet.grid import Form
from nonet.grid.alphabet import STANDARD

# Characters after 9 as the ASCII table has them, Greek, and signs that are also drawn in frames.
ALPHABETS = (
    "123456789:;<=>?@",
    "αβγδεζηθικλμνξοπ",
    "0123456789abcdef",
    "+=*_.':`;!?%&/()",
)


@pytest.mark.parametrize("size", range(1, 101))
def test_every_size_reads_back(size: int) -> None:
    """For N from 1 to 100 each form reads back, or says that it cannot hold N."""
    layout = Layout.of_size(size)
    grid = Grid(random_digits(layout, size, 0.5), layout=layout)
    for form in FORMS:
        if form == "pencilmarks" and 20 < size < 61:
            continue  # long, and no other case than those before
        if size > 61 and form not in {"frame", "numbers"}:
            with pytest.raises(FormatError) as raised:
                grid.to_text(form)
            assert str(raised.value) == (
                f"expected a size of at most 61 for the form {form!r}, found {size}; "
                "the form 'numbers' holds any size"
            )
            continue
        alphabet = STANDARD if size > 9 and form not in {"frame", "numbers"} else None
        assert Grid.parse(grid.to_text(form), layout, alphabet=alphabet) == grid


@given(texts())
def test_every_form_reads_back_with_its_layout(printed: tuple[Grid, str]) -> None:
    """With the layout given, any form with any blank reads back, or letters are asked about."""
    grid, text = printed
    letters_alone = grid.size > 9 and set(text).isdisjoint("123456789")
    hexadecimal = grid.size == 16 and "0" in text
    message = ""
    read = None
    try:
        read = Grid.parse(text, grid.layout)
    except FormatError as error:
        message = str(error)
    if letters_alone or hexadecimal:
        assert read == grid or "found two that differ" in message
    else:
        assert read == grid


@pytest.mark.filterwarnings("ignore::nonet.LayoutWarning")
@given(texts())
def test_without_a_layout_nothing_else_is_read(printed: tuple[Grid, str]) -> None:
    """A text is read as the digits it was printed from, as another size that fits, or refused."""
    grid, text = printed
    message = ""
    read = None
    try:
        read = Grid.parse(text)
    except FormatError as error:
        message = str(error)
    if read is None:
        assert "found two that differ" in message or not text.strip() or grid.size == 8
    else:
        assert read.digits == grid.digits or (grid.size, read.size) == (8, 4)


@given(
    grids(st.just(Layout.of_size(16)), with_entries=False),
    st.sampled_from(["line", "rows", "frame", "pencilmarks"]),
    st.sampled_from(ALPHABETS),
    st.sampled_from(".0*_ "),
)
def test_every_alphabet_reads_back(grid: Grid, form: Form, alphabet: str, blank: str) -> None:
    """What was printed with an alphabet reads back with it; a blank that is a digit is refused."""
    if blank in alphabet:
        with pytest.raises(FormatError) as raised:
            grid.to_text(form, blank=blank, alphabet=alphabet)
        assert str(raised.value) == (
            f"expected a blank that is not a digit of the alphabet, found {blank!r}"
        )
    else:
        text = grid.to_text(form, blank=blank, alphabet=alphabet)
        assert Grid.parse(text, grid.layout, alphabet=alphabet) == grid


@pytest.mark.parametrize("size", range(1, 5))
def test_small_grids_read_back_whatever_they_hold(size: int) -> None:
    """All grids of 1×1 and 2×2, and all patterns of empty cells of 3×3 and 4×4, in each form."""
    layout = Layout.of_size(size)
    cells = layout.cell_count
    every = (
        product(range(size + 1), repeat=cells)
        if size <= 2
        else (
            [(1 + cell % size) * (pattern >> cell & 1) for cell in range(cells)]
            for pattern in range(0, 1 << cells, 1 if size == 3 else 61)
        )
    )
    for digits in every:
        grid = Grid(digits, layout=layout)
        for form, blank in product(FORMS, ". "):
            assert Grid.parse(grid.to_text(form, blank=blank), layout) == grid


def test_frames_are_drawn_around_the_boxes() -> None:
    """`str` draws a frame; digits above 9 are numbers, set right."""
    assert str(Grid("1.....2.....3...", layout=Layout.latin(4))).splitlines() == [
        "+---------+",
        "| 1 . . . |",
        "| . . 2 . |",
        "| . . . . |",
        "| 3 . . . |",
        "+---------+",
    ]
    wide = str(Grid([12, 9, *[0] * 142], layout=Layout.boxes(3, 4)))
    assert wide.splitlines()[:2] == [
        "+-------------+-------------+-------------+",
        "| 12  9  .  . |  .  .  .  . |  .  .  .  . |",
    ]
    assert len(wide.splitlines()) == 12 + 5


def test_entries_are_printed_like_givens() -> None:
    """Text has no place for the difference: what reads back is all givens."""
    grid = Grid("1...............").place("r1c2", 2)
    assert Grid(grid.to_text()) == grid.locked() != grid


def test_pencil_marks_have_every_digit_in_its_place() -> None:
    """A filled cell shows its digit at the digit's place, an empty cell all digits."""
    assert Grid("2...").to_text("pencilmarks", blank="0") == "02121212"


@pytest.mark.parametrize("blank", ["", "..", "-", "x", "1", "\t", "\n", "|", "·"])
def test_a_blank_that_would_not_be_read_is_refused(blank: str) -> None:
    """Only the characters that are read as empty cells can be printed for them."""
    with pytest.raises(FormatError) as raised:
        Grid.empty(Layout.of_size(4)).to_text(blank=blank)
    assert str(raised.value) == (
        f"expected a blank of one of the characters '.0*_ ', found {blank!r}"
    )


def test_a_space_between_numbers_is_refused() -> None:
    """A frame of numbers needs a blank that is seen, even where no number is above 9."""
    with pytest.raises(FormatError) as raised:
        Grid.empty(Layout.of_size(16)).to_text("frame", blank=" ")
    assert str(raised.value) == "expected a blank that is visible between numbers, found ' '"


def test_an_unknown_form_is_refused() -> None:
    """The error names the valid forms."""
    with pytest.raises(FormatError) as raised:
        Grid("1").to_text("csv")  # type: ignore[arg-type]
    assert str(raised.value) == (
        "expected one of the forms line, rows, frame, numbers, pencilmarks, found 'csv'"
    )

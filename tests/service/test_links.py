"""Links of nonet's own, and codes that hold them."""

from __future__ import annotations

import base64
import json
import random
import zlib
from itertools import product
from typing import Any

import pytest
from tests.cli.program import NINE

import nonet
from nonet.errors import FieldError, FormatError
from nonet.formats.nonet_link import write as fragment_of
from nonet.layout import Layout
from nonet.puzzle import Puzzle
from nonet.running import Watch
from nonet.service import ask
from nonet.service.states import State

BASE = "https://example.org/sudoku/"


def held(fragment: str) -> dict[str, Any]:
    """What a link holds, read without the page."""
    assert fragment.startswith("#p=3.")
    data = fragment.removeprefix("#p=3.")
    text = zlib.decompress(base64.urlsafe_b64decode(data + "=" * (-len(data) % 4)), wbits=-15)
    found: dict[str, Any] = json.loads(text)
    return found


def test_a_link_holds_the_givens_alone() -> None:
    """Digits that a player entered stay out, and so does the solution that is not known."""
    puzzle = Puzzle(nonet.Grid("1... .2.. ..3. ...4").place("r1c2", 3), title="Ü <b>")
    assert held(fragment_of(puzzle)) == {
        "l": {"size": 4, "box": [2, 2]},
        "g": "1d2d3d4",
        "t": "Ü <b>",
    }


def test_large_digits_are_in_brackets() -> None:
    """From 37 on a digit is a number in brackets, and long runs of empty cells are split."""
    grid = nonet.Grid.empty(Layout.latin(40)).place("r1c1", 40).place("r1c2", 36)
    assert held(fragment_of(Puzzle(grid.locked())))["g"].startswith("(40)*zz")


def test_the_solution_is_in_links_of_any_length() -> None:
    """A long link carries the solution like a short one."""
    solved = nonet.solve(NINE)
    puzzle = Puzzle(nonet.Grid(NINE), solution=bytes(solved.digits))
    assert held(fragment_of(puzzle))["s"] == "".join(map(str, solved.digits))
    noise = random.Random(1).randbytes(1_500).hex()
    long = Puzzle(nonet.Grid(NINE), solution=bytes(solved.digits), rules=noise)
    assert held(fragment_of(long))["s"] == "".join(map(str, solved.digits))


def test_the_largest_board_fits_into_a_link_that_the_page_reads() -> None:
    """The page reads links of up to 50,000 characters: a full board of 100 × 100 twice over."""
    size = 100
    order = random.Random(1).sample(range(size), size)
    digits = bytes(
        (order[row] + order[column]) % size + 1 for row, column in product(range(size), repeat=2)
    )
    puzzle = Puzzle(nonet.Grid(digits, layout=Layout.latin(size)), solution=digits)
    assert len(fragment_of(puzzle)) < 50_000


def scanned(code: list[str]) -> str:
    """What a phone reads from a code."""
    np = pytest.importorskip("numpy")
    zxingcpp = pytest.importorskip("zxingcpp")
    dark = np.array([[sign == "1" for sign in row] for row in code])
    image = np.kron(np.pad(dark, 4), np.ones((4, 4)))
    return str(zxingcpp.read_barcodes((255 * (1 - image)).astype("uint8"))[0].text)


def test_a_code_opens_the_puzzle_at_the_base() -> None:
    """With a base the code holds nonet's own link; without one, the shortest of the others."""
    state = State.of(nonet.Grid(NINE)).fields()
    answer = ask("share", {"state": state, "linkBase": BASE}, Watch())
    assert scanned(answer["code"]) == BASE + answer["fragment"]
    answer = ask("share", {"state": state}, Watch())
    assert scanned(answer["code"]) == min(answer["sudokupad"], answer["fpuzzles"], key=len)


@pytest.mark.parametrize("base", ["example.org", "javascript:x", 'https://a/"', "https://a/#b"])
def test_a_base_that_is_no_address_is_refused(base: str) -> None:
    """Nothing else is put into links and codes."""
    state = State.of(nonet.Grid(NINE)).fields()
    with pytest.raises(FieldError):
        ask("share", {"state": state, "linkBase": base}, Watch())


def test_codes_on_paper_open_at_the_base() -> None:
    """A booklet with a base has a code of nonet's own link beside each puzzle."""
    pdfium = pytest.importorskip("pypdfium2")
    zxingcpp = pytest.importorskip("zxingcpp")
    state = State.of(nonet.Grid(NINE)).fields()
    made = ask("print", {"states": [state], "linkBase": BASE, "perPage": 1}, Watch())
    with pdfium.PdfDocument(made["content"]) as document:
        image = document[0].render(scale=3).to_pil()
    [code] = zxingcpp.read_barcodes(image)
    assert code.text == BASE + fragment_of(Puzzle(nonet.Grid(NINE)))


def test_a_link_is_loaded() -> None:
    """The address before the fragment may be any, or none."""
    solution = nonet.solve(NINE).digits
    puzzle = Puzzle(
        nonet.Grid(NINE), title="Ü & more", author="A", rules="Fill it.", solution=solution
    )
    fragment = puzzle.to_text("nonet-link")
    for link in (fragment, BASE + fragment, f"http://127.0.0.1:8000/{fragment}"):
        assert nonet.load(link) == puzzle
    assert nonet.load(f"{BASE}#p=2.1d2d3d4&layout=%7B%22size%22%3A4%7D&title=T").title == "T"


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda link: link[:-9], "cut off|damaged"),
        (lambda link: link.replace("3.", "4.", 1), "version 2 or 3, found version 4"),
        (lambda _: "#p=3.!!!", "damaged"),
        (lambda _: '#p=2.1d2d3d9&layout={"size":4}', "digits from 1 to 4, found '9'"),
        (lambda _: "#p=2.1d2d3d4", "with a size"),
        (lambda _: '#p=2.1d2d&layout={"size":4}', "16"),
    ],
)
def test_a_broken_link_says_what_is_wrong(change: Any, said: str) -> None:
    """Cut off, damaged, of a newer version, or with what does not fit."""
    with pytest.raises(FormatError, match=said):
        nonet.load(change(BASE + fragment_of(Puzzle(nonet.Grid(NINE)))), format="nonet-link")

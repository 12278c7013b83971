"""Every example of the documentation shows in a browser what its page shows, or is listed."""

from __future__ import annotations

from itertools import chain

import pytest

import examples_elsewhere
from examples_elsewhere import Block, Ran, count


@pytest.fixture(scope="module")
def ran() -> list[Ran]:
    """What all blocks did, each page in a session of its own."""
    missing = examples_elsewhere.what_is_missing()
    if missing:
        pytest.skip(missing)
    return list(examples_elsewhere.run([*examples_elsewhere.pages().values()]))


def places(found: list[Ran]) -> dict[str, str]:
    """The places of blocks, and what they showed."""
    return {f"{one.block.page}, block {one.block.number}": one.shown for one in found}


def test_no_block_changes_sides(ran: list[Ran]) -> None:
    """The list is what `make examples-elsewhere` makes of today's blocks."""
    elsewhere = [one for one in ran if not one.is_good]
    listed = examples_elsewhere.FILE.read_text("utf-8")
    assert listed == examples_elsewhere.script(elsewhere), places(elsewhere)


def test_most_examples_of_the_guide_run(ran: list[Ran]) -> None:
    """At least 440 examples of the guide run in a browser."""
    guide = [one for one in ran if one.block.page.startswith("guide/")]
    assert count([one for one in guide if one.is_good]) >= 440


def test_all_programs_run(ran: list[Ran]) -> None:
    """The ten programs of the examples run to their ends."""
    programs = [one for one in ran if one.block.page.startswith("examples/")]
    assert len(programs) == 10
    assert all(one.is_good for one in programs), places(programs)


def test_only_what_a_browser_lacks_is_elsewhere(ran: list[Ran]) -> None:
    """Each block that cannot run needs something that a browser does not have."""
    elsewhere = [one for one in ran if not one.is_good]
    assert places([one for one, need in examples_elsewhere.needs(elsewhere) if not need]) == {}


def test_blocks_have_names_of_their_own(ran: list[Ran]) -> None:
    """No two blocks with other texts have the same name."""
    texts = {(one.name, one.block.text.rstrip()) for one in ran}
    assert len({name for name, _ in texts}) == len(texts)


def test_a_block_is_compared_as_its_page_prints_it() -> None:
    """Dots stand for anything; an error is its last line; other output is another result."""
    text = (
        ">>> print('a')\na\n>>> 1 / 0\nTraceback (most recent call last):\n  ...\n"
        "ZeroDivisionError: division by ...\n>>> x\n3\n"
    )
    block = Block("page.md", 1, text)
    shown = "a\nZeroDivisionError: division by zero\n3\n"
    assert examples_elsewhere.is_shown(block, shown, good=False)
    assert not examples_elsewhere.is_shown(block, shown.replace("3", "4"), good=True)
    assert not examples_elsewhere.is_shown(block, "a\n", good=True)
    program = Block("page.py", 1, "print('a')\n")
    assert examples_elsewhere.is_shown(program, "a\n", good=True)
    assert not examples_elsewhere.is_shown(program, "a\n", good=False)


def test_pages_have_their_blocks() -> None:
    """Guide, reference and programs are all there, in the order of their pages."""
    pages = examples_elsewhere.pages()
    assert {page.partition("/")[0] for page in pages} == {"guide", "reference", "examples"}
    blocks = list(chain.from_iterable(pages.values()))
    assert all(block.text.endswith("\n") for block in blocks)
    assert [block.number for block in pages["guide/solving.md"]] == [
        *range(1, len(pages["guide/solving.md"]) + 1)
    ]

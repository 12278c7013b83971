"""Every example of the reference runs where it is pasted: it imports what it uses."""

from __future__ import annotations

import doctest
import re

import pytest
from tests.each import each

import api_reference
import example_imports

_FENCE = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_PAGES = api_reference.CHAPTERS
_HOMES = {"Grid": "nonet", "Layout": "nonet", "Cage": "nonet.constraints", "batch": "nonet"}


def faults_of(block: str, names: dict[str, object]) -> str:
    """What a block prints otherwise than it shows; the names stay for the next one."""
    report: list[str] = []
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS, verbose=False)
    test = doctest.DocTestParser().get_doctest(block, names, block.splitlines()[0], None, None)
    runner.run(test, out=report.append, clear_globs=False)
    names.update(test.globs)
    return "".join(report)


def printed(block: str) -> str:
    """A page with this block, as it is printed."""
    page = f"Text.\n\n```python\n{block}\n```\n"
    found = _FENCE.findall(example_imports.with_imports(page, _HOMES))
    assert len(found) == 1
    return str(found[0]).removesuffix(f"{block}\n")


@pytest.fixture(scope="module")
def pages() -> dict[str, str]:
    """The pages of the reference, of which all but one have examples."""
    made = api_reference.pages()
    assert sum("```python" in text for text in made.values()) >= len(_PAGES) - 1
    return made


@pytest.mark.parametrize("stem", _PAGES)
def test_each_example_runs_alone(stem: str, pages: dict[str, str]) -> None:
    """Pasted into a fresh interpreter, each block prints what is shown below it."""
    assert "".join(faults_of(block, {}) for block in _FENCE.findall(pages[f"{stem}.md"])) == ""


@pytest.mark.parametrize("stem", _PAGES)
def test_a_page_is_a_session(stem: str, pages: dict[str, str]) -> None:
    """The blocks of a page, one after the other in one session, print what is shown below them."""
    names: dict[str, object] = {}
    assert "".join(faults_of(block, names) for block in _FENCE.findall(pages[f"{stem}.md"])) == ""


@each(
    "case",
    [
        (">>> Grid('1...')", ">>> from nonet import Grid\n"),
        (">>> nonet.hint(Cage)", ">>> import nonet\n>>> from nonet.constraints import Cage\n"),
        (">>> batch, Layout, Grid", ">>> from nonet import Grid, Layout, batch\n"),
        (">>> [Layout(one) for one in (4, 9)]", ">>> from nonet import Layout\n"),
        (">>> def made():\n...     return Grid\n>>> made()", ">>> from nonet import Grid\n"),
        (">>> grid = None\n>>> print(grid, len('a'))", ""),
        (">>> from nonet import Grid\n>>> Grid", ""),
        (">>> import nonet as Grid\n>>> Grid", ""),
        (">>> [Grid for Grid in (1, 2)]\n[1, 2]", ""),
        (">>> (lambda Grid: Grid)(1)\n1", ""),
        (">>> 'Grid'  # Layout\n'Grid'", ""),
    ],
)
def test_examples_import_what_they_use_and_no_more(case: tuple[str, str]) -> None:
    """What is read and not bound is imported, also inside functions; bound names are not."""
    block, imports = case
    assert printed(block) == imports


def test_names_that_nobody_can_import_are_refused() -> None:
    """An example with a name that is neither public nor imported fails the build, and is shown."""
    with pytest.raises(ValueError, match=r"found Path, helper in:\n>>> helper\(Path\)"):
        printed(">>> helper(Path)")

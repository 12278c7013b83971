"""A session of examples shows what the interactive interpreter shows, and pictures."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import example_session
import pytest
from tests.each import each

NINE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

Part = tuple[str, str, int]
Run = Callable[..., list[Part]]


@pytest.fixture
def run() -> Run:
    """Runs code in one session; gives the parts that it shows."""
    opened = example_session.Session()

    def run(source: str, *, goes_on: bool = False) -> list[Part]:
        shown: list[Part] = []
        opened.run(source, lambda *part: shown.append(part), goes_on)
        return shown

    return run


def texts(parts: list[Part]) -> str:
    """What was printed and displayed."""
    return "".join(text for kind, text, _ in parts if kind == "text")


@each(
    "case",
    [
        ("1 + 1\nNone\n_ + 1", "2\n3\n"),
        ("print('a', end='')\n'b'", "a'b'\n"),
        ("for one in (1, 2): one", "1\n2\n"),
        ("try:\n    1\nfinally:\n    2", "1\n2\n"),
        ("import contextlib\nwith contextlib.nullcontext(3) as it: it", "3\n"),
        ("def f():\n    1\n    return 2\nf()", "2\n"),
        ("\n\n  # no code\n", ""),
        ('"""A docstring."""\n\n1\n"b"', "1\n'b'\n"),
        ("'only a text'", "'only a text'\n"),
        ("__name__", "'__main__'\n"),
    ],
)
def test_statements_show_what_the_interpreter_shows(case: tuple[str, str], run: Run) -> None:
    """Expressions are displayed, also inside of statements; functions only give their results."""
    source, expected = case
    assert texts(run(source)) == expected


def test_names_stay_for_the_next_example(run: Run) -> None:
    """Names, imports and future statements hold for the session."""
    run("from __future__ import annotations\nimport nonet\nx = 1")
    assert texts(run("def f(a: nowhere): ...\nf.__annotations__, x, x + 2")) == (
        "({'a': 'nowhere'}, 1, 3)\n"
    )


@each(
    "case",
    [
        ("x = 1\n\n1 / 0\nprint('not here')", "ZeroDivisionError: division by zero", 3),
        ("def f():\n    raise KeyError('k')\n\nf()", "KeyError: 'k'", 2),
        ("x = (\n\n1 +\n)", "SyntaxError: invalid syntax", 4),
        ("import nonet\nnonet.Grid('12')", "nonet.errors.FormatError: ", 2),
        ("exec('x =')", "SyntaxError: invalid syntax", 1),
        ("raise SystemExit(3)", "SystemExit: 3", 1),
        ("input()", "EOFError: EOF when reading a line", 1),
        ("int.mro(", "SyntaxError: '(' was never closed", 1),
        ("'\\0'\n'a\0b'", "SyntaxError: source code string cannot contain null bytes", 1),
    ],
)
def test_an_error_is_a_line_with_its_number(case: tuple[str, str, int], run: Run) -> None:
    """The last line of an error is shown with the number of its line, and nothing runs after it."""
    source, expected, line = case
    kind, text, found = run(source)[-1]
    assert (kind, text[: len(expected)], found) == ("error", expected, line)


def test_an_error_in_a_function_of_before_has_the_line_that_called_it(run: Run) -> None:
    """Lines of other examples are not counted: the reader looks at this one."""
    run("def f():\n\n\n    return 1 / 0")
    assert run("x = 1\nf()") == [("error", "ZeroDivisionError: division by zero", 2)]


def test_an_example_of_errors_goes_on(run: Run) -> None:
    """Where its page shows an error, the statements after it run, too."""
    parts = run("1 / 0\n2\nnowhere", goes_on=True)
    assert [(kind, line) for kind, _, line in parts] == [("error", 1), ("text", 0), ("error", 3)]


def test_grids_are_drawn_and_open_in_the_app(run: Run) -> None:
    """Below a grid, or what holds one, is its picture, and its link; a printed one is text."""
    for source in (f"nonet.Grid({NINE!r})", f"nonet.Puzzle(nonet.Grid({NINE!r}))"):
        (_, text, _), (_, picture, _), (_, link, _) = parts = run(f"import nonet\n{source}")
        assert [kind for kind, _, _ in parts] == ["text", "picture", "link"]
        assert text.endswith("\n")
        assert picture.startswith("<svg")
        assert texts(run(f"nonet.load({link!r}).grid.to_text()")) == f"{NINE!r}\n"
    assert [kind for kind, _, _ in run(f"print(nonet.Grid({NINE!r}))")] == ["text", "text"]
    assert [kind for kind, _, _ in run("nonet.Grid, nonet.Layout")] == ["text"]
    assert [kind for kind, _, _ in run("nonet.Grid")] == ["text"]
    assert [kind for kind, _, _ in run(f"nonet.hint({NINE!r})")] == ["text", "picture"]


def test_warnings_are_a_line_each_time(root: Path) -> None:
    """A warning says its kind and what it is about, in each run again."""
    shown = shown_alone(root, *["import warnings; warnings.warn('look')"] * 2)
    assert shown == ["warning UserWarning: look"] * 2


@each(
    "case",
    [
        ("nonet.solve", "nonet.solver._solve:solve"),
        ("nonet.Grid", "nonet.grid.grid:Grid"),
        ("nonet.Grid.place", "nonet.grid.grid:Grid.place"),
        ("nonet.Grid.size", "nonet.grid.grid:Grid.size"),
        ("nonet.Grid('1...').place", "nonet.grid.grid:Grid.place"),
        ("nonet.Grid('1...')", "nonet.grid.grid:Grid"),
        ("'Grid.place'", "Grid.place"),
        ("nonet", "nonet"),
        ("len", "builtins:len"),
        ("None", "builtins:NoneType"),
    ],
)
def test_help_asks_the_page(case: tuple[str, str], run: Run) -> None:
    """What help is asked for is named for the page, which has the reference."""
    thing, expected = case
    assert run(f"import nonet\nhelp({thing})") == [("help", expected, 0)]


def test_help_alone_says_how_to_ask(run: Run) -> None:
    """Without an argument help says what it takes."""
    assert texts(run("help()")).startswith("help(nonet.solve) shows")


def test_too_much_is_cut(run: Run) -> None:
    """An endless print does not fill the page: what is over is left out, and this is said."""
    parts = run(f"for _ in range(9): print('x' * {example_session.MOST // 4})\n1 / 0")
    assert len(texts(parts)) <= example_session.MOST
    assert [kind for kind, _, _ in parts if kind != "text"] == ["cut"]


def test_random_numbers_are_those_of_the_session() -> None:
    """All sessions begin from one image of the memory, and not with the same random numbers."""
    random.seed(1)
    first = random.random()
    random.seed(1)
    example_session.Session()
    assert random.random() != first


def test_streams_and_hooks_are_put_back(run: Run) -> None:
    """After a run the interpreter prints and displays as before."""
    before = (sys.stdout, sys.stderr, sys.stdin, sys.displayhook)
    run("print(1)\n1 / 0")
    assert (sys.stdout, sys.stderr, sys.stdin, sys.displayhook) == before


@each(
    "source",
    [
        "import js",
        "import pyodide_js",
        "from js import indexedDB",
        "from pyodide.code import run_js",
        "import importlib; importlib.import_module('js')",
        "__import__('_pyodide_core')",
        "import sys; sys.modules['js']",
        "import nonet_core",
    ],
)
def test_the_side_of_the_page_cannot_be_imported(source: str, root: Path) -> None:
    """Once closed, neither `js` nor anything of Pyodide can be imported, in whatever way."""
    (shown,) = shown_alone(root, source)
    assert shown.startswith(("error ModuleNotFoundError: ", "error KeyError: "))


def shown_alone(root: Path, *sources: str) -> list[str]:
    """What a session shows in an interpreter of its own, which is closed and has a module js."""
    program = """
import sys, types
sys.path.insert(0, sys.argv[1])
sys.modules["js"] = sys.modules["pyodide_js"] = types.ModuleType("js")
import example_session
opened = example_session.Session()
example_session.close()
for source in sys.argv[2:]:
    opened.run(source, lambda kind, text, _: print(kind, text.strip(), file=sys.__stdout__), False)
"""
    command = [sys.executable, "-c", program, str(root / "website" / "js"), *sources]
    done = subprocess.run(command, capture_output=True, check=True, text=True)
    return done.stdout.splitlines()


IMPORT_ALL = """
import sys
import example_session
import_next = example_session.importer()
calls = 1
while import_next():
    calls += 1
import nonet
before = set(sys.modules)
for name in nonet.__all__:
    getattr(nonet, name)
print(calls == len(nonet.__all__), set(sys.modules) - before)
"""


def test_the_rest_is_imported_part_by_part() -> None:
    """After the last call nothing of `nonet` needs an import any more."""
    command = [sys.executable, "-c", IMPORT_ALL]
    path = {"PYTHONPATH": str(Path(example_session.__file__).parent)}
    done = subprocess.run(
        command, capture_output=True, text=True, check=False, env={**os.environ, **path}
    )
    assert done.stdout == "True set()\n", done.stderr

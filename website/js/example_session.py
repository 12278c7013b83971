"""A session of examples, as in the interactive interpreter: run_worker.js starts it.

What a run shows goes to ``emit(kind, text, line)`` as it comes: ``text``, ``warning``, ``error``
with the number of its line, ``picture`` (SVG), ``link`` (a puzzle for the app), ``help`` (module
and name of what is asked for), and ``cut`` where there is too much of it.
"""

from __future__ import annotations

import ast
import builtins
import codeop
import io
import random
import sys
import traceback
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from importlib.abc import MetaPathFinder
from types import FrameType, ModuleType

import nonet
from nonet.errors import NonetError
from nonet.formats import nonet_link
from nonet.grid import Grid
from nonet.grid.puzzle_like import held_grid
from nonet.puzzle import Puzzle

Emit = Callable[[str, str, int], object]

MOST = 200_000
"""Characters that a run may show."""

HELP = "help(nonet.solve) shows what the reference says about nonet.solve\n"

CLOSED = ("js", "pyodide_js", "pyodide", "_pyodide", "_pyodide_core", "nonet_core")
"""Packages by which Python reaches the page's side; examples do without."""


class _Stream(io.TextIOBase):
    """What is printed."""

    def __init__(self, kind: str, show: Callable[[str, str], None]) -> None:
        self._kind = kind
        self._show = show

    def writable(self) -> bool:
        return True

    def write(self, text: str) -> int:
        self._show(self._kind, text)
        return len(text)


class _Shown:
    """What a run shows."""

    def __init__(self, emit: Emit) -> None:
        self._emit = emit
        self._left = MOST

    def show(self, kind: str, text: str, line: int = 0) -> None:
        """Show a text, as far as there is room."""
        if self._left <= 0 or not text:
            return
        self._left -= len(text)
        if self._left > 0:
            self._emit(kind, text, line)
            return
        if kind in {"text", "warning"}:
            self._emit(kind, text[: self._left or None], line)
        self._emit("cut", "", 0)

    def value(self, value: object) -> None:
        """The result of an expression, as `sys.displayhook` gets it."""
        if value is None:
            return
        vars(builtins)["_"] = value
        self.show("text", f"{value!r}\n")
        draw = getattr(type(value), "_repr_svg_", None)
        picture = draw(value) if draw else None
        if isinstance(picture, str):
            self.show("picture", picture)
        link = link_of(value)
        if link:
            self.show("link", link)

    def error(self, error: BaseException, name: str, line: int) -> None:
        """The last line of an error, and the number of the line of the code that it is from."""
        lines = traceback.format_exception_only(error)
        text = lines[-1] if isinstance(error, SyntaxError) else "".join(lines)
        self.show("error", text.strip(), line_of(error, name) or line)

    def help(self, *things: object) -> None:
        """What `help()` shows: the page has the reference, and docstrings are not here."""
        for thing in things:
            self.show("help", thing if isinstance(thing, str) else full_name(thing))
        if not things:
            self.show("text", HELP)

    @contextmanager
    def taking_all(self) -> Iterator[None]:
        """While what is printed and displayed is shown here, and there is nothing to read."""
        streams = sys.stdin, sys.stdout, sys.stderr
        hook, written = sys.displayhook, warnings.formatwarning
        sys.stdin = io.StringIO()
        sys.stdout, sys.stderr = _Stream("text", self.show), _Stream("warning", self.show)
        sys.displayhook, warnings.formatwarning = self.value, warning_text
        vars(builtins)["help"] = self.help
        try:
            yield
        finally:
            sys.stdin, sys.stdout, sys.stderr = streams
            sys.displayhook, warnings.formatwarning = hook, written


class Session:
    """The names that the examples of a page share."""

    def __init__(self) -> None:
        self._main = ModuleType("__main__")
        self._compile = codeop.Compile()
        self._runs = 0
        random.seed()  # the image of the memory has the same state for everybody

    def run(self, source: str, emit: Emit, goes_on: bool) -> bool:
        """Run an example; gives whether all of it went well.

        Statements are compiled one by one as the interactive interpreter does, so that what an
        expression inside ``try`` or ``with`` gives is shown, too.
        """
        self._runs += 1
        name = f"<run {self._runs}>"
        sys.modules["__main__"] = self._main
        self._main.__dict__.pop("__warningregistry__", None)  # each run warns again
        shown = _Shown(emit)
        is_good = True
        with shown.taking_all():
            try:
                statements = without_docstring(ast.parse(source, name))
            except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
                shown.error(error, name, 1)
                return False
            for statement in statements:
                try:
                    code = self._compile(ast.Interactive([statement]), name, "single")  # type: ignore[arg-type]
                    exec(code, self._main.__dict__)  # noqa: S102
                except BaseException as error:  # noqa: BLE001 (SystemExit ends an example only)
                    shown.error(error, name, statement.lineno)
                    is_good = False
                    if not goes_on:
                        break
        return is_good


def without_docstring(program: ast.Module) -> list[ast.stmt]:
    """The statements of a program but for its docstring: it is no result to display."""
    has_more = len(program.body) > 1
    return program.body[has_more and ast.get_docstring(program) is not None :]


def link_of(value: object) -> str | None:
    """The puzzle of a result in the fragment of an address, for the app; None where it has none."""
    try:
        grid = value if isinstance(value, Grid) else held_grid(value)
        if grid is None:
            return None
        return nonet_link.write(value if isinstance(value, Puzzle) else Puzzle(grid))
    except NonetError:  # no link holds it
        return None


def line_of(error: BaseException, name: str) -> int | None:
    """The number of the innermost line in the code of this name that an error came through."""
    if isinstance(error, SyntaxError) and error.filename == name:
        return error.lineno
    lines = [line for frame, line in traceback.walk_tb(error.__traceback__) if is_in(frame, name)]
    return lines[-1] if lines else None


def is_in(frame: FrameType, name: str) -> bool:
    """Whether a frame runs the code of this name."""
    return frame.f_code.co_filename == name


def warning_text(
    message: Warning | str,
    category: type[Warning],
    filename: str,
    lineno: int,
    line: str | None = None,
) -> str:
    """A warning in a line; the reader does not know a run by its number."""
    del filename, lineno, line
    return f"{category.__name__}: {message}\n"


def full_name(thing: object) -> str:
    """``module:name`` of a function, class or property; of another object that of its class."""
    thing = getattr(thing, "fget", None) or thing
    if isinstance(thing, ModuleType):
        return thing.__name__
    named = thing if hasattr(thing, "__qualname__") else type(thing)
    module, name = (getattr(named, key, None) for key in ("__module__", "__qualname__"))
    return f"{module or 'builtins'}:{name}"


def importer() -> Callable[[], bool]:
    """Imports, with each call, what one more name of `nonet` needs; gives whether there is more."""
    names = list(nonet.__all__)

    def import_next() -> bool:
        with suppress(ImportError):  # of a package that browsers do not have
            if names:
                getattr(nonet, names.pop(0))
        return bool(names)

    return import_next


class _Closed(MetaPathFinder):
    """Finds nothing of what examples cannot use, and says so."""

    def find_spec(self, name: str, *_: object) -> None:
        if name.partition(".")[0] in CLOSED:
            raise ModuleNotFoundError(f"examples cannot import {name}", name=name)


def close() -> None:
    """Take away the packages by which Python reaches the page's side."""
    for name in [name for name in sys.modules if name.partition(".")[0] in CLOSED]:
        del sys.modules[name]
    sys.meta_path.insert(0, _Closed())

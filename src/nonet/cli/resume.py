"""Output that stays when the work ends early, and is taken up again."""

from __future__ import annotations

import contextlib
import re
from collections import deque
from collections.abc import Iterator
from pathlib import Path
from typing import TextIO

from nonet.cli.output import opened_output, opened_to_change, refuse

_COMPRESSED = frozenset({".gz", ".zst"})

_RESULT = re.compile(r'(?:\{"puzzle": ")?([^ ,"]{81})[ ,"].*\n')
"""A whole line of results, with its puzzle."""


class Resumable:
    """Lines of results, the first of which may be there from an earlier run."""

    def __init__(self, out: TextIO, earlier: list[str], begin: int) -> None:
        self._out = out
        self._earlier = deque(earlier)
        self._kept = begin  # bytes that the input has confirmed

    def has(self, puzzle: str) -> bool:
        """Whether the result of a puzzle is there; to be asked in the order of the input."""
        if not self._earlier or _puzzle_of(self._earlier[0]) != puzzle:
            return False
        self._kept += len(self._earlier.popleft())
        return True

    def write(self, line: str) -> None:
        """Add a result; earlier ones that the input has not confirmed give way to it."""
        self.drop_rest()
        self._out.write(line)

    def drop_rest(self) -> None:
        """Forget earlier results that the input has not confirmed."""
        if self._earlier:
            self._earlier.clear()
            self._out.seek(self._kept)
            self._out.truncate()

    def flush(self) -> None:
        """Bring to the file what was written."""
        self._out.flush()


@contextlib.contextmanager
def resumable_output(path: Path | None, header: str) -> Iterator[Resumable]:
    """Where results go, line by line: a file grows from the results that it has.

    Raises
    ------
    typer.Exit
        With code 2, where the file holds something else.
    """
    plain = path is not None and path.suffix not in _COMPRESSED and str(path) != "-"
    if path is None or not plain or (path.exists() and not path.is_file()):
        with opened_output(path) as out:
            out.write(header)
            yield Resumable(out, [], 0)
        return
    earlier = _earlier_lines(path, header)
    begin = len(header)
    with opened_to_change(path) as out:
        out.seek(begin + sum(map(len, earlier)))
        out.truncate()
        if not earlier:
            out.seek(0)
            out.write(header)
        yield Resumable(out, earlier, begin)


def _earlier_lines(path: Path, header: str) -> list[str]:
    """Whole lines of results that a file has."""
    if not path.exists():
        return []
    lines = path.read_text("utf-8", errors="replace").splitlines(keepends=True)
    if header and lines and lines.pop(0) != header:
        refuse(str(path), "expected results of this command or no file, found something else")
    whole = [line for line in lines if line.endswith("\n")]
    if any(_RESULT.fullmatch(line) is None for line in whole):
        refuse(str(path), "expected results of this command or no file, found something else")
    return whole


def _puzzle_of(line: str) -> str:
    found = _RESULT.fullmatch(line)
    return found[1] if found else ""

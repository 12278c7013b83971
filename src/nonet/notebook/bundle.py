"""The scripts and styles of a board: files of this package, and those of the page."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from nonet.errors import NonetError

BUNDLE = Path(__file__).parent / "board.mjs"
"""The modules of a board in one file, which is built and not in the sources."""

_PAGE = Path(__file__).parents[1] / "web" / "static" / "css"
_FONT = re.compile(r"@font-face \{.*?\}\n", re.DOTALL)
_HOST = re.compile(r":root((?:\[[^\]]*\])*)")
_STYLES = (_PAGE / "theme.css", _PAGE / "board.css", Path(__file__).parent / "css" / "board.css")


def script(bundle: Path = BUNDLE) -> str:
    """The modules of a board.

    Raises
    ------
    NonetError
        They were not bundled.
    """
    try:
        return bundle.read_text("utf-8")
    except FileNotFoundError as error:
        raise NonetError(
            f"expected the scripts of the board in {bundle}, found no file: run `make widget`"
        ) from error


@cache
def styles() -> str:
    """The styles of a board inside its shadow root, where the page's root is its host."""
    sheets = "\n".join(path.read_text("utf-8") for path in _STYLES)
    return _HOST.sub(_host, _FONT.sub("", sheets))


def _host(root: re.Match[str]) -> str:
    """The host of a board in place of the root of the page."""
    return f":host({root[1]})" if root[1] else ":host"

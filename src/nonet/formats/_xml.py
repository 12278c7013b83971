"""XML from strangers: parsed piece by piece, without entities of its own."""

from __future__ import annotations

from typing import Protocol
from xml.parsers import expat

from nonet.errors import FormatError


class Handler(Protocol):
    """A listener to the elements in order."""

    def start(self, name: str, attributes: dict[str, str]) -> None: ...
    def end(self, name: str) -> None: ...
    def text(self, text: str) -> None: ...


def parser(handler: Handler) -> expat.XMLParserType:
    """A parser that calls the handler; it raises FormatError at a document type."""
    made = expat.ParserCreate("utf-8")
    made.buffer_text = True
    made.StartElementHandler = handler.start
    made.EndElementHandler = handler.end
    made.CharacterDataHandler = handler.text
    made.StartDoctypeDeclHandler = _refuse_doctype
    return made


def _refuse_doctype(*_: object) -> None:
    raise FormatError("expected XML without a document type, which no puzzle needs")


def wrong(error: expat.ExpatError) -> FormatError:
    """The parser's complaint, with its place."""
    return FormatError(
        f"expected XML, found something else ({expat.ErrorString(error.code)})",
        line=error.lineno,
        column=error.offset + 1,
    )

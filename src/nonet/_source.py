"""A file as its reader wants it: bytes, one text, or lines, in whatever encoding it is.

UTF-8 with or without a mark of byte order, and UTF-16; bytes that are no UTF-8 are taken for
Latin-1. Lines end as they may. A file of lines is never in memory as a whole.
"""

from __future__ import annotations

import codecs
import io
from collections.abc import Callable, Iterator

from nonet.errors import FormatError

HEAD = 1 << 16
"""Bytes that formats are told by."""

LARGEST = 1 << 26
"""Bytes of the largest file that is not read line by line."""

LONGEST = 1 << 20
"""Characters of the longest line."""

_USUAL = "utf-8-sig"


def _as_latin_1(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeDecodeError)
    return error.object[error.start : error.end].decode("latin-1"), error.end


codecs.register_error("nonet-latin-1", _as_latin_1)


class Source:
    """A file that is read once, from its start.

    Parameters
    ----------
    read
        Gives about so many bytes, none at the end.
    encoding
        None: told by the first bytes.
    """

    def __init__(self, read: Callable[[int], bytes], encoding: str | None = None) -> None:
        self._pieces = _Pieces(read)
        self.head_bytes = self._pieces.look_ahead(HEAD)
        self._encoding = encoding or _encoding(self.head_bytes)
        head = codecs.getincrementaldecoder(self._encoding)(self._errors).decode(self.head_bytes)
        self.head = head.replace("\r\n", "\n").replace("\r", "\n")

    @classmethod
    def of_text(cls, text: str) -> Source:
        """A text as if it stood in a file."""
        return cls(io.BytesIO(text.encode("utf-8", "replace")).read, _USUAL)

    def data(self) -> bytes:
        """All bytes.

        Raises
        ------
        FormatError
            There are too many.
        """
        pieces = []
        size = 0
        while piece := self._pieces.read(HEAD):
            pieces.append(piece)
            size += len(piece)
            if size > LARGEST:
                raise FormatError(f"expected a file of at most {LARGEST} bytes, found more")
        return b"".join(pieces)

    def text(self) -> str:
        """The whole text, with ``\\n`` at the end of each line.

        Raises
        ------
        FormatError
            It is too long.
        """  # noqa: D301
        text = self.data().decode(self._encoding, self._errors)
        return text.replace("\r\n", "\n").replace("\r", "\n")

    def lines(self) -> Iterator[str]:
        """The lines in order, without their ends.

        Raises
        ------
        FormatError
            A line is too long; says which.
        """
        decoder = io.IncrementalNewlineDecoder(
            codecs.getincrementaldecoder(self._encoding)(self._errors), translate=True
        )
        number = 0
        rest = ""
        is_whole = False
        while not is_whole:
            piece = self._pieces.read(HEAD)
            is_whole = not piece
            lines = (rest + decoder.decode(piece, final=is_whole)).split("\n")
            rest = lines.pop()
            for line in lines:
                number += 1
                if len(line) > LONGEST:
                    raise _too_long(number)
                yield line
            if len(rest) > LONGEST:
                raise _too_long(number + 1)
        if rest:
            yield rest

    def numbered(self) -> Iterator[tuple[int, str]]:
        """Lines that are neither empty nor comments, trimmed, with their numbers."""
        for number, raw in enumerate(self.lines(), 1):
            line = raw.strip()
            if line and not line.startswith("#"):
                yield number, line

    def head_lines(self) -> list[str]:
        """First lines that are neither empty nor comments, trimmed; the last may be cut."""
        lines = map(str.strip, self.head.split("\n"))
        return [line for line in lines if line and not line.startswith("#")]

    @property
    def _errors(self) -> str:
        return "nonet-latin-1" if self._encoding == _USUAL else "replace"


class _Pieces:
    """The bytes of a function that gives some at a time, with room to look ahead."""

    def __init__(self, read: Callable[[int], bytes]) -> None:
        self._read = read
        self._ahead = b""

    def look_ahead(self, size: int) -> bytes:
        while len(self._ahead) < size and (piece := self._read(size - len(self._ahead))):
            self._ahead += piece
        return self._ahead

    def read(self, size: int) -> bytes:
        if self._ahead:
            piece, self._ahead = self._ahead, b""
            return piece
        return self._read(size)


def _too_long(line: int) -> FormatError:
    return FormatError(f"expected at most {LONGEST} characters in a line, found more", line=line)


def _encoding(head: bytes) -> str:
    if head.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return "utf-16"
    for encoding, odd in (("utf-16-le", 1), ("utf-16-be", 0)):
        if len(head) > 3 and not any(head[odd:200:2]) and all(head[1 - odd : 200 : 2]):
            return encoding
    return _USUAL

"""A file as its reader needs it: as bytes, one text, or lines, in any encoding.

UTF-8 with or without a byte order mark, and UTF-16; bytes that are not UTF-8 are read as
Latin-1. All line endings are accepted. A file of lines is never in memory as a whole.
"""

from __future__ import annotations

import codecs
import io
import re
from collections.abc import Callable, Iterator

from nonet.errors import FormatError

HEAD = 1 << 16
"""Bytes from which the format is detected."""

LARGEST = 1 << 26
"""Bytes of the largest file that is not read line by line."""

LONGEST = 1 << 20
"""Characters of the longest line."""

_USUAL = "utf-8-sig"
_BOM = codecs.BOM_UTF8

_TALLEST = 25
"""Rows of a drawn grid to wait for in a pipe before the format is detected."""

SECTION = re.compile(r"#[A-Z]|\[")
"""The first line of a file whose format shows only in the rows below it."""

_SECTION_ROWS = 10

_CELLS = re.compile(r"[^\s|]+")


def _as_latin_1(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeDecodeError)
    return error.object[error.start : error.end].decode("latin-1"), error.end


AS_LATIN_1 = "nonet-latin-1"
"""How to decode UTF-8 that may hold other bytes."""

codecs.register_error(AS_LATIN_1, _as_latin_1)


def is_pdf(data: bytes) -> bool:
    """Whether a file is a PDF; some have bytes of others before its own."""
    return b"%PDF-" in data[:1024]


class Source:
    """A file that is read once, from its start.

    Parameters
    ----------
    read
        Returns about this many bytes, none at the end.
    encoding
        None: detected from the first bytes.
    at_once
        Read no more of a pipe than is needed to detect the format.
    """

    def __init__(
        self, read: Callable[[int], bytes], encoding: str | None = None, *, at_once: bool = False
    ) -> None:
        self._pieces = _Pieces(read)
        while self._pieces.look_further(HEAD):
            if at_once and _shows_format(_decoded(self._pieces.ahead, encoding)):
                break
        self.head_bytes = self._pieces.ahead[:HEAD]
        self.head = _decoded(self.head_bytes, encoding)
        self._encoding = encoding or encoding_of(self.head_bytes)
        self._decoder = codecs.getincrementaldecoder(self._encoding)(self._errors)
        self._rest = b""
        self._is_at_start = True

    @classmethod
    def of_text(cls, text: str) -> Source:
        """A text as if read from a file."""
        return cls(io.BytesIO(text.encode("utf-8", "replace")).read, _USUAL)

    def data(self) -> bytes:
        """All bytes.

        Raises
        ------
        FormatError
            There are too many bytes.
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

    @property
    def is_utf_8(self) -> bool:
        """Whether the bytes are read as UTF-8."""
        return self._encoding == _USUAL

    def raw(self, size: int) -> bytes:
        """About this many bytes as they are, none at the end."""
        return self._pieces.read(size)

    def utf8(self, size: int) -> bytes:
        """About this many bytes of the text in UTF-8, none at the end.

        Each line ends with a newline alone. Bytes that are not UTF-8 are left as they are.
        """
        while piece := self._pieces.read(size):
            if text := self._recoded(piece):
                return text
        return self._recoded(b"", is_last=True)

    def _recoded(self, piece: bytes, *, is_last: bool = False) -> bytes:
        if self._encoding != _USUAL:
            piece = self._decoder.decode(piece, is_last).encode("utf-8")
        elif self._is_at_start:
            piece = piece.removeprefix(_BOM)
        self._is_at_start = False
        if self._rest or b"\r" in piece:
            piece = self._rest + piece
            self._rest = b""
            if piece.endswith(b"\r") and not is_last:  # its \n may be about to come
                piece, self._rest = piece[:-1], b"\r"
            piece = piece.replace(b"\r\n", b"\n").replace(b"\r", b"\n")
        return piece

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
        return _errors(self._encoding)


class _Pieces:
    """The bytes of a function that gives some at a time, with room to look ahead."""

    def __init__(self, read: Callable[[int], bytes]) -> None:
        self._read = read
        self._damage: FormatError | None = None
        self.ahead = b""

    def look_further(self, most: int) -> bool:
        """Read another piece unless there are as many bytes already; whether there was one."""
        if self._damage is not None or len(self.ahead) >= most:
            return False
        try:
            piece = self._read(most - len(self.ahead))
        except FormatError as error:  # what came before it is read first
            self._damage = error
            return False
        self.ahead += piece
        return bool(piece)

    def read(self, size: int) -> bytes:
        if self.ahead:
            piece, self.ahead = self.ahead, b""
            return piece
        if self._damage is not None:
            raise self._damage
        return self._read(size)


def _too_long(line: int) -> FormatError:
    return FormatError(f"expected at most {LONGEST} characters in a line, found more", line=line)


def _shows_format(head: str) -> bool:
    """Whether the lines read so far are enough to detect the format."""
    lines = [line.strip() for line in head[: head.rfind("\n") + 1].split("\n")]
    lines = [line for line in lines if line]
    content = [line for line in lines if not line.startswith("#")]
    if not content:
        return False
    first = content[0]
    if first.startswith(("{", "<")):
        return first.startswith("{") and first.endswith("}")
    rows = [line for line in content if "---" not in line]
    wanted = len(_CELLS.findall(rows[0])) if rows else 2
    if SECTION.match(lines[0]):
        wanted = max(wanted, _SECTION_ROWS)
    return wanted > _TALLEST or len(rows) >= wanted


def _decoded(head: bytes, encoding: str | None) -> str:
    encoding = encoding or encoding_of(head)
    text = codecs.getincrementaldecoder(encoding)(_errors(encoding)).decode(head)
    return text.replace("\r\n", "\n").replace("\r", "\n")


def _errors(encoding: str) -> str:
    return AS_LATIN_1 if encoding == _USUAL else "replace"


def encoding_of(head: bytes) -> str:
    """The encoding of a text, by its first bytes."""
    if head.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return "utf-16"
    for encoding, odd in (("utf-16-le", 1), ("utf-16-be", 0)):
        if len(head) > 3 and not any(head[odd:200:2]) and all(head[1 - odd : 200 : 2]):
            return encoding
    return _USUAL

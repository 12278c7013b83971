"""A code to be scanned from a screen: any text as dark and light modules."""

from __future__ import annotations

from nonet.drawing.fonts import needs

_MOST_MODULES = 129
"""On each side: on a telephone they are still two pixels wide."""


def screen_code(text: str) -> tuple[str, ...] | None:
    """Rows of a QR code, 1 where a module is dark; None for a text that is too long.

    Raises
    ------
    NonetError
        The library that makes codes is not installed.

    Examples
    --------
    >>> code = screen_code("https://example.org")
    >>> len(code), set(code[0]) == {"0", "1"}
    (25, True)
    """
    try:
        import segno  # noqa: PLC0415 (an extra)
    except ImportError as error:
        raise needs("a code to scan", error) from error
    try:
        code = segno.make_qr(text, error="l")
    except segno.DataOverflowError:
        return None
    if len(code.matrix) > _MOST_MODULES:
        return None
    return tuple("".join(str(module) for module in row) for row in code.matrix)

"""Cells of CSV tables that spreadsheets would take for formulas: written as text, and read back."""

from __future__ import annotations

import re

STARTS = r"[=+\-@\t\r\n]"
"""How a cell begins that a spreadsheet may compute, or that hides such a beginning."""

_FORMULA = re.compile(rf"'*{STARTS}")
_SHIELDED = re.compile(rf"''*{STARTS}")


def shielded(text: str) -> str:
    """The text of a cell with ``'`` before it, where a spreadsheet could take it for a formula.

    Examples
    --------
    >>> shielded("=1+1"), shielded("'=1+1"), shielded("'tis"), shielded("1-1")
    ("'=1+1", "''=1+1", "'tis", '1-1')
    """
    return f"'{text}" if _FORMULA.match(text) else text


def unshielded(cell: str) -> str:
    """The text that was written into a cell; the reverse of `shielded`.

    Examples
    --------
    >>> unshielded("'=1+1"), unshielded("''=1+1"), unshielded("'tis"), unshielded("-1")
    ('=1+1', "'=1+1", "'tis", '-1')
    """
    return cell[1:] if _SHIELDED.match(cell) else cell

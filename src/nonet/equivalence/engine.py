"""Conversion between grids and their native canonical forms."""

from __future__ import annotations

from array import array
from typing import Any

from nonet import _native

Buffer = Any
"""Contiguous bytes or numbers: bytes, bytearray, array.array, NumPy array."""


def canonical_form(digits: bytes, box_side: int) -> tuple[bytes, int]:
    """Digits of the canonical form, and the number of automorphisms."""
    form = bytearray(len(digits))
    automorphisms = array("q", [0])
    write_forms(box_side, digits, form, automorphisms)
    return bytes(form), automorphisms[0]


def write_forms(box_side: int, grids: Buffer, forms: Buffer, automorphisms: Buffer) -> None:
    """Write the canonical form (bytes) and the automorphisms (64 bits) of each of many grids.

    Grids have one byte per cell and follow each other. Other threads keep running, and may write
    the forms of other grids.

    Raises
    ------
    ValueError
        A buffer has the wrong length, or a digit is too large.
    """
    _native.canonical_forms(box_side, grids, forms, automorphisms)

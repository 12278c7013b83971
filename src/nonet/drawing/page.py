"""`page_pixels`: a page of a PDF of anyone's, as pixels; and how many there are.

A page of 2 kB can keep the PDF library busy for years, which cannot be stopped. So it is drawn in a
child process (_draw_page.py), which is ended when its time is over.
"""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from nonet.drawing.fonts import needs
from nonet.errors import FormatError

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

LARGEST_PDF = 1 << 24
"""Bytes; the drawing of larger ones may take gigabytes."""

_PROGRAM = Path(__file__).with_name("_draw_page.py")


def page_pixels(
    pdf: bytes, count: int, seconds: float = 10.0, *, page: int = 1
) -> NDArray[np.uint8]:
    """A page of a PDF in grey, as about this number of pixels: shape (height, width).

    The first page is 1. Needs pypdfium2: ``pip install 'nonet[print]'``.

    Raises
    ------
    FormatError
        It is no PDF, is larger than 16 MB, or has no such page that can be drawn in time.

    Examples
    --------
    >>> import nonet
    >>> from nonet.drawing import draw_pdf
    >>> page_pixels(draw_pdf(nonet.Grid("1... .2.. ..3. ...4")), 10_000).shape
    (100, 100)
    """
    import numpy as np  # noqa: PLC0415 (only where arrays are the subject)

    drawn = _asked(pdf, count, page, seconds)
    sides, _, levels = drawn.partition(b"\n")
    height, width = (int(side) for side in sides.split())
    return np.frombuffer(levels, np.uint8).reshape(height, width).copy()


def page_count(pdf: bytes, seconds: float = 10.0) -> int:
    """How many pages a PDF has.

    Raises
    ------
    FormatError
        As for `page_pixels`.

    Examples
    --------
    >>> import nonet
    >>> from nonet.drawing import draw_pdf
    >>> page_count(draw_pdf(nonet.Grid("1... .2.. ..3. ...4")))
    1
    """
    return int(_asked(pdf, 0, 0, seconds))


def _asked(pdf: bytes, count: int, page: int, seconds: float) -> bytes:
    """What the child process answers."""
    if find_spec("pypdfium2") is None:
        raise needs("reading a PDF", ImportError("pypdfium2"))
    if len(pdf) > LARGEST_PDF:
        raise FormatError(f"expected a PDF of at most {LARGEST_PDF >> 20} MB, found a larger one")
    try:
        ended = subprocess.run(  # noqa: S603 (our own file)
            [sys.executable, "-P", str(_PROGRAM), str(count), str(page)],
            input=pdf,
            capture_output=True,
            timeout=seconds,
            check=False,
            # Ctrl-C is for the caller alone, who ends this program then.
            start_new_session=os.name == "posix",
        )
    except subprocess.TimeoutExpired as error:
        raise FormatError(
            f"expected a PDF that is drawn in {seconds:g} s a page, found another"
        ) from error
    if ended.returncode:
        reason = ended.stderr.decode(errors="replace").strip().rsplit("\n", 1)[-1]
        if reason.startswith("it has "):
            raise FormatError(f"expected a PDF with a page {page}: {reason}")
        raise FormatError(f"expected a PDF with a page, found a broken one: {reason}")
    return ended.stdout

"""`page_pixels`: a page of a PDF of anyone's, as pixels; and how many there are.

A page of 2 kB can keep the PDF library busy for years, which cannot be stopped, and one of 200 kB
can fill the memory. So it is drawn in a child process (_draw_page.py), which has only so much of
it, and is ended when its time is over.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING

from nonet.drawing.fonts import needs
from nonet.errors import FormatError
from nonet.running import Cancel, Progress, Watch

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

LARGEST_PDF = 1 << 24
"""Bytes; the drawing of larger ones may take gigabytes."""

_PROGRAM = Path(__file__).with_name("_draw_page.py")

_MEMORY = 1 << 30
"""Bytes of memory that drawing may take, where the system can keep it to that."""

_NO_MEMORY = 3
"""How the child process ends for want of memory; mostly the PDF library ends it with a signal."""

_LOOK = 0.05
"""Seconds between two looks whether to go on."""


def page_pixels(
    pdf: bytes, count: int, time_limit: float = 10.0, *, page: int = 1
) -> NDArray[np.uint8]:
    """A page of a PDF in grey, as about this number of pixels: shape (height, width).

    The first page is 1. Needs pypdfium2: ``pip install 'nonet[print]'``.

    Raises
    ------
    FormatError
        It is no PDF, is larger than 16 MB, has no such page, or drawing it takes over 1 GB.
    TimeLimitReached
        It was not drawn in time.

    Examples
    --------
    >>> import nonet
    >>> from nonet.drawing import draw_pdf
    >>> page_pixels(draw_pdf(nonet.Grid("1... .2.. ..3. ...4")), 10_000).shape
    (100, 100)
    """
    return drawn_page(pdf, count, page=page, time_limit=time_limit)[0]


def drawn_page(
    pdf: bytes,
    count: int,
    *,
    page: int = 1,
    time_limit: float | None = 10.0,
    progress: Callable[[Progress], object] | None = None,
    cancel: Cancel | None = None,
) -> tuple[NDArray[np.uint8], int]:
    """The pixels of a page as of `page_pixels`, and how many pages there are.

    Raises
    ------
    FormatError, TimeLimitReached
        As for `page_pixels`.
    Cancelled
        By its caller.
    """
    import numpy as np  # noqa: PLC0415 (only where arrays are the subject)

    watch = Watch(time_limit=time_limit, progress=progress, cancel=cancel)
    drawn = _asked(pdf, count, page, watch)
    numbers, _, levels = drawn.partition(b"\n")
    pages, height, width = (int(number) for number in numbers.split())
    return np.frombuffer(levels, np.uint8).reshape(height, width).copy(), pages


def page_count(pdf: bytes, time_limit: float = 10.0) -> int:
    """How many pages a PDF has.

    Raises
    ------
    FormatError, TimeLimitReached
        As for `page_pixels`.

    Examples
    --------
    >>> import nonet
    >>> from nonet.drawing import draw_pdf
    >>> page_count(draw_pdf(nonet.Grid("1... .2.. ..3. ...4")))
    1
    """
    return int(_asked(pdf, 0, 0, Watch(time_limit=time_limit)))


def _asked(pdf: bytes, count: int, page: int, watch: Watch) -> bytes:
    """The answer of the child process."""
    if find_spec("pypdfium2") is None:
        raise needs("reading a PDF", ImportError("pypdfium2"))
    if len(pdf) > LARGEST_PDF:
        raise FormatError(f"expected a PDF of at most {LARGEST_PDF >> 20} MB, found a larger one")
    code, answer, said = _run(pdf, count, page, watch)
    if code < 0 or code == _NO_MEMORY:
        raise FormatError(
            f"expected a PDF that is drawn with {_MEMORY >> 30} GB of memory, found another"
        )
    if code:
        reason = said.decode(errors="replace").strip().rsplit("\n", 1)[-1]
        if reason.startswith("it has "):
            raise FormatError(f"expected a PDF with a page {page}: {reason}")
        raise FormatError(f"expected a PDF with a page, found a broken one: {reason}")
    return answer


def _run(pdf: bytes, count: int, page: int, watch: Watch) -> tuple[int, bytes, bytes]:
    """How the child process ends, and what it writes; it ends with the watch."""
    with subprocess.Popen(  # noqa: S603 (our own file)
        [sys.executable, "-P", str(_PROGRAM), str(count), str(page), str(_MEMORY)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        # More threads would only take more memory.
        env=os.environ | {"OPENBLAS_NUM_THREADS": "1"},
        # Ctrl-C is for the caller alone, who ends this program then.
        start_new_session=os.name == "posix",
    ) as child:
        # In a thread: `communicate` with a time limit loses what is not written yet.
        written: list[bytes] = []
        talk = Thread(target=lambda: written.extend(child.communicate(pdf)))
        talk.start()
        try:
            talk.join(_LOOK)
            while talk.is_alive():
                watch.between_slices(found=0, nodes=0, depth=0)
                talk.join(_LOOK)
        finally:
            child.kill()
            talk.join()
    answer, said = written
    return child.returncode, answer, said

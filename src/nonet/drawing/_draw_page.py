"""Draws a page of a PDF: the child process of page.py.

Its arguments are a number of pixels, a page, 1 for the first, and the bytes of memory that it may
take. Reads the PDF, and writes the number of pages and the height and width of this one as a line,
then its levels of grey row by row. For page 0 it writes how many pages there are.
"""

from __future__ import annotations

import math
import sys
from typing import Any

from pypdfium2 import PdfDocument, PdfiumError

_NO_MEMORY = 3
"""Code of the end for want of memory."""


def main() -> None:
    """Draw the page."""
    count, number, memory = map(int, sys.argv[1:])
    _keep_to(memory)
    try:
        with PdfDocument(sys.stdin.buffer.read()) as document:
            if number == 0:
                sys.stdout.buffer.write(b"%d" % len(document))
                return
            if number > len(document) > 0:
                sys.exit(f"it has {len(document)} {'page' if len(document) == 1 else 'pages'}")
            page = document[number - 1]
            width, height = page.get_size()
            if not 0 < width * height < math.inf:
                sys.exit("its page has no area")
            scale = math.sqrt(count / (width * height))
            options: dict[str, Any] = {"scale": scale, "grayscale": True}  # it takes fractions
            levels = page.render(**options).to_numpy()
            pages = len(document)
    except MemoryError:
        sys.exit(_NO_MEMORY)
    except (PdfiumError, IndexError) as error:
        sys.exit(str(error))
    levels = levels.reshape(levels.shape[:2])
    sys.stdout.buffer.write(b"%d %d %d\n" % (pages, *levels.shape) + levels.tobytes())


def _keep_to(memory: int) -> None:
    """Let this process have only so much memory, where the system can do that."""
    try:
        import resource  # noqa: PLC0415 (not on Windows)

        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    except (ImportError, OSError, ValueError):
        return


if __name__ == "__main__":
    main()

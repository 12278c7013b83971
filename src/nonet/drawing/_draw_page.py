"""Draws a page of a PDF: the child process of page.py.

Its arguments are a number of pixels and a page, 1 for the first. Reads the PDF, and writes the
height and width of the page as a line, then its levels of grey row by row. For page 0 it writes how
many pages there are.
"""

from __future__ import annotations

import math
import sys
from typing import Any

from pypdfium2 import PdfDocument, PdfiumError


def main() -> None:
    """Draw the page."""
    count, number = map(int, sys.argv[1:])
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
    except (PdfiumError, IndexError) as error:
        sys.exit(str(error))
    levels = levels.reshape(levels.shape[:2])
    sys.stdout.buffer.write(b"%d %d\n" % levels.shape + levels.tobytes())


if __name__ == "__main__":
    main()

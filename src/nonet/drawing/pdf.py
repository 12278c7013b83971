"""`draw_pdf` and `draw_png`: any subject as PDF or PNG."""

from __future__ import annotations

from dataclasses import dataclass
from io import BytesIO
from typing import TYPE_CHECKING, Literal

from nonet._arguments import described, is_one_of, number
from nonet.drawing.draw import Subject, draw
from nonet.drawing.fonts import font_for, needs
from nonet.drawing.pdf_renderer import paint, view_of
from nonet.drawing.scene import Digits
from nonet.errors import NonetError
from nonet.grid import Candidates
from nonet.layout import Layout
from nonet.logic import Language, rule_title
from nonet.puzzle import Puzzle

if TYPE_CHECKING:
    from reportlab.pdfgen.canvas import Canvas

WIDEST = 10_000
"""Pixels or points."""

_USUAL_POINTS = 360


def draw_pdf(
    subject: Subject,
    candidates: Candidates | None = None,
    *,
    theme: Literal["light", "dark", "print"] = "light",
    title: str | None = None,
    width: float = _USUAL_POINTS,
    digits: Digits = "numbers",
    fog: bool = True,
) -> bytes:
    """PDF of one page with the picture that `draw` gives: lines and letters, no pixels.

    Needs ReportLab: ``pip install 'nonet[print]'``. The fonts are embedded. Equal subjects give
    equal bytes. The document says its title, its author, what it shows, and its language.

    Parameters
    ----------
    subject, candidates, title, digits, fog
        As for `draw`.
    theme
        "light", "dark", or "print" for greys alone.
    width
        In points, 72 an inch, up to 10 000; the height follows.

    Raises
    ------
    NonetError
        As for `draw`; a library is missing; or no font has some character.

    Examples
    --------
    >>> import nonet
    >>> draw_pdf(nonet.Grid("1... .2.. ..3. ...4"))[:5]
    b'%PDF-'
    """
    if not is_one_of(theme, ("light", "dark", "print")):
        raise NonetError(f"expected the theme 'light', 'dark' or 'print', found {described(theme)}")
    if not (0 < number(width, "a width") <= WIDEST):
        raise NonetError(f"expected a width above 0 and up to {WIDEST}, found {width!r}")
    svg = draw(subject, candidates, theme=theme, title=title, digits=digits, fog=fog)
    left, top, wide, high = view_of(svg)
    scale = width / wide
    file = BytesIO()
    canvas = new_canvas(file, (width, high * scale), _info_of(subject, title))
    paint(canvas, svg, -left * scale, (high + top) * scale, scale)
    canvas.save()
    return file.getvalue()


def draw_png(
    subject: Subject,
    candidates: Candidates | None = None,
    *,
    theme: Literal["light", "dark", "print"] = "light",
    width: int = 800,
    digits: Digits = "numbers",
    fog: bool = True,
) -> bytes:
    """PNG of the picture that `draw_pdf` gives.

    Needs ReportLab and pypdfium2: ``pip install 'nonet[print]'``.

    Parameters
    ----------
    subject, candidates, theme, digits, fog
        As for `draw_pdf`.
    width
        In pixels, up to 10 000; the height follows.

    Raises
    ------
    NonetError
        As for `draw_pdf`.

    Examples
    --------
    >>> import nonet
    >>> draw_png(nonet.Grid("1... .2.. ..3. ...4"), width=200)[1:4]
    b'PNG'
    """
    pages = draw_pdf(subject, candidates, theme=theme, width=width, digits=digits, fog=fog)
    try:
        from pypdfium2 import PdfDocument  # noqa: PLC0415 (an extra)
    except ImportError as error:
        raise needs("a PNG", error) from error
    file = BytesIO()
    with PdfDocument(pages) as document:
        document[0].render(scale=1).to_pil().save(file, "PNG")
    return file.getvalue()


@dataclass(frozen=True, slots=True)
class DocumentInfo:
    """The metadata of a PDF: for catalogues, for screen readers, for the title of its window.

    Attributes
    ----------
    title, subject
        What is in it.
    author
        Whose puzzles these are; the program's name where nobody is known.
    language
        Of its words.
    """

    title: str
    subject: str
    author: str = ""
    language: Language = "en"


def new_canvas(file: BytesIO, size: tuple[float, float], info: DocumentInfo) -> Canvas:
    """An empty document of pages of this size, in points; equal drawings give equal bytes."""
    try:
        from reportlab.pdfgen.canvas import Canvas  # noqa: PLC0415 (an extra)
    except ImportError as error:
        raise needs("a PDF", error) from error
    canvas = Canvas(
        file,
        pagesize=size,
        pageCompression=1,
        invariant=1,
        initialFontName=font_for(""),  # type: ignore[arg-type]  # a name, whatever the stubs say
        lang=info.language,
    )
    canvas.setCreator("nonet")
    canvas.setProducer("nonet")
    canvas.setTitle(info.title)
    canvas.setSubject(info.subject)
    canvas.setAuthor(info.author or "nonet")
    return canvas


def _info_of(subject: Subject, title: str | None) -> DocumentInfo:
    """The metadata of a subject's picture; a puzzle of a file may say whose it is."""
    name, author = (subject.title, subject.author) if isinstance(subject, Puzzle) else ("", "")
    layout = getattr(getattr(subject, "grid", subject), "layout", None)
    of_what = "Sudoku"
    if isinstance(layout, Layout):
        kinds = dict.fromkeys(type(rule) for rule in layout.constraints)
        rules = ", ".join(rule_title(kind) for kind in kinds)
        of_what = f"Sudoku, {layout.size}×{layout.size}" + (f": {rules}" if rules else "")
    return DocumentInfo(title or name or "Sudoku", of_what, author)

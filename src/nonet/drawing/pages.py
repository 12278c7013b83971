"""The pages of a booklet: the position of everything on the paper.

┌──────────────┐   margin
│ title        │   header, where there is a title
│ 1 Easy · 120 │   caption ┐
│ ┌──┐  ┌──┐   │   grid    │ a slot
│ └──┘▒ └──┘▒  │   code    ┘
│      2       │   page number
└──────────────┘
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from io import BytesIO
from typing import TYPE_CHECKING

from nonet.drawing.captions import Caption, Words, lines_of
from nonet.drawing.codes import Code
from nonet.drawing.draw import picture_of
from nonet.drawing.fonts import font_for, font_or
from nonet.drawing.overlay import Marks
from nonet.drawing.pdf import DocumentInfo, new_canvas
from nonet.drawing.pdf_renderer import paint
from nonet.drawing.rule_block import RuleBlock
from nonet.drawing.scene import symbols
from nonet.drawing.sheet import picture_of_step
from nonet.drawing.style import GRIDS, SIZES, Style
from nonet.drawing.svg import MARGIN, Palette, Picture, font_size_of
from nonet.drawing.svg_overlay import CELL
from nonet.drawing.wording import Wording, check_fonts
from nonet.errors import NonetError
from nonet.grid import Candidates, Grid
from nonet.layout import HouseConstraint, Layout
from nonet.logic import Grade, Step, TechniqueOrder
from nonet.running import Watch

if TYPE_CHECKING:
    from reportlab.pdfgen.canvas import Canvas

    from nonet.layout.cosmetics import Cosmetics

_MOST_AUTHORS = 10
_MARGIN = 45.0
_GAP = 24.0
_HEADER = 26.0
_FOOTER = 24.0
_GREY = 0.35

_LEAST_LETTERS = 1.5
"""Points; smaller ones cannot be read, not even with a glass."""

_SOLUTION_GRIDS = ((3, 4), (2, 3), (2, 2), (1, 2), (1, 1))
"""Columns and rows of solutions on a page: for each size the largest that is easy to read."""

_STEP_GRID = (2, 2)
"""The same for steps, which have pencil marks and a sentence."""

_LEAST_SHARE = 0.65
"""Of the room without a code, for a grid beside the best one."""

_SAID = 0.85
"""Size of the words of a step, where that of captions is 1."""

_WELL_READ = 5.0
"""Points: height of letters in solutions."""


@dataclass(frozen=True, slots=True)
class BookletEntry:
    """A puzzle of a booklet.

    Attributes
    ----------
    puzzle
        As it is printed.
    solution
        Its only one.
    grade
        How hard it is, where that is known.
    codes
        To be scanned, the best one first; one of them is printed, if there are any.
    rules
        In words, where there is more to say than which houses there are.
    cosmetics
        What is drawn beyond the rules.
    answer
        Of an exercise: the step to be found, in place of the solution, and its argument in words.
    title, author
        What the puzzle is called and whose it is, where that is known.
    """

    puzzle: Grid | Candidates
    solution: Grid
    grade: Grade | None
    codes: tuple[Code, ...]
    rules: str = ""
    cosmetics: Cosmetics | None = None
    answer: tuple[Step, str] | None = None
    title: str = ""
    author: str = ""

    @property
    def span(self) -> float:
        """Width of its picture in cells, with the clues outside the grid."""
        return (self.picture(self.puzzle).side - 2 * MARGIN) / CELL

    def picture(self, subject: Grid | Candidates) -> Picture:
        """The picture of the puzzle, or of its solution."""
        return replace(picture_of(subject), cosmetics=self.cosmetics, has_fog=False)

    def solved(self) -> Picture:
        """The picture of the solution, or of the step that was to be found."""
        if self.answer is None:
            return self.picture(self.solution)
        assert isinstance(self.puzzle, Candidates)
        return picture_of_step(self.answer[0], self.puzzle)

    @property
    def layout(self) -> Layout:
        """Size and houses."""
        return self.solution.layout


@dataclass(frozen=True, slots=True)
class Slot:
    """A part of a page: left and upper edge, width and height in points, y going up."""

    x: float
    y: float
    width: float
    height: float


def check_ready(style: Style) -> None:
    """Raise early what would otherwise fail only at the end.

    Raises
    ------
    NonetError
        A library is missing, or no font has a character of the title or of the language.
    """
    new_canvas(BytesIO(), SIZES[style.paper], DocumentInfo("", ""))
    font_for(style.title, bold=True, file=style.font)
    check_fonts(style.language, style.font)


def bind(
    entries: Sequence[BookletEntry], style: Style, watch: Watch, order: TechniqueOrder | None = None
) -> bytes:
    """All pages as one PDF.

    Raises
    ------
    NonetError
        There are no puzzles, digits would be too small, or a library or a font is missing.
    Cancelled
        Stopped before the end.
    """
    if not entries:
        raise NonetError("expected at least one puzzle for a booklet, found none")
    file = BytesIO()
    canvas = new_canvas(file, SIZES[style.paper], _info_of(entries, style))
    levels = [level.name for level in (order or TechniqueOrder.hodoku()).levels]
    book = _Book(canvas, entries, style, levels)
    for done in book.pages():
        canvas.showPage()
        if watch.is_due:
            watch.between_slices(found=done, nodes=0, depth=0, fraction=min(1, done / len(entries)))
    canvas.save()
    return file.getvalue()


def _info_of(entries: Sequence[BookletEntry], style: Style) -> DocumentInfo:
    """The title, author and language of the document."""
    is_exercises = entries[0].answer is not None
    authors = [*dict.fromkeys(entry.author for entry in entries if entry.author)]
    named = authors[:_MOST_AUTHORS] + ["…"] * (len(authors) > _MOST_AUTHORS)
    return DocumentInfo(
        title=style.title or (entries[0].title if len(entries) == 1 else "") or "Sudoku",
        subject=Wording(style.language).subject(len(entries), is_exercises=is_exercises),
        author=style.author or ", ".join(named),
        language=style.language,
    )


class _Book:
    """Draws page after page."""

    def __init__(
        self, canvas: Canvas, entries: Sequence[BookletEntry], style: Style, levels: Sequence[str]
    ) -> None:
        self._canvas = canvas
        self._entries = entries
        self._levels = levels
        self._style = style
        self._width, self._height = SIZES[style.paper]
        self._text = 10 * style.text_scale
        self._page = 0
        self._wording = Wording(style.language)
        self._title_font = font_for(style.title, bold=True, file=style.font)
        self._slots = self._slots_of(*GRIDS[style.per_page])
        self._rules: dict[int, RuleBlock] = {}
        self._rule_pages: list[list[tuple[str, RuleBlock]]] = []
        self._rule_page_of: dict[int, int] = {}
        self._place_rules()
        self._solution_pages: list[tuple[list[Slot], list[int]]] = []
        self._solution_page_of: dict[int, int] = {}
        if style.solutions == "end":
            self._place_solutions()
        self._check_letters()

    def pages(self) -> Iterator[int]:
        """Draw each page; gives the number of puzzles that are done."""
        style, count = self._style, len(self._entries)
        if style.has_cover:
            self._page += 1
            self._cover()
            yield 0
        for blocks in self._rule_pages:
            self._begin("rules" if blocks is self._rule_pages[0] else None)
            self._write_rules(blocks)
            yield 0
        each = len(self._slots)
        for first in range(0, count, each):
            numbers = range(first, min(first + each, count))
            self._begin("puzzles" if first == 0 else None)
            for number, slot in zip(numbers, self._slots, strict=False):
                self._puzzle(number, slot)
            yield numbers.stop
            if style.solutions == "facing":
                self._begin("solutions" if first == 0 else None)
                self._solved(numbers, self._slots)
                yield numbers.stop
        for at, (slots, solved) in enumerate(self._solution_pages):
            self._begin("solutions" if at == 0 else None)
            self._solved(solved, slots)
            yield count

    def _slots_of(self, columns: int, rows: int) -> list[Slot]:
        """The parts of a page, row by row."""
        left, top = _MARGIN, self._height - _MARGIN
        if self._style.title:
            top -= _HEADER * self._style.text_scale
        bottom = _MARGIN + _FOOTER * self._style.text_scale
        width = (self._width - 2 * left - (columns - 1) * _GAP) / columns
        height = (top - bottom - (rows - 1) * _GAP) / rows
        return [
            Slot(left + column * (width + _GAP), top - row * (height + _GAP), width, height)
            for row in range(rows)
            for column in range(columns)
        ]

    def _place_rules(self) -> None:
        """Rules go above the first puzzle of those that share them, or on pages of their own.

        A text too long for that is set on pages at the start, in pieces that fit these.
        """
        slot = self._slots[0]
        [whole] = self._slots_of(1, 1)
        before, room, file = "", 0.0, self._style.font
        for number, entry in enumerate(self._entries):
            if entry.rules and entry.rules != before:
                block = RuleBlock.above_grid(entry.rules, self._text, slot.width, slot.height, file)
                if block is not None:
                    self._rules[number] = block
                else:
                    room = self._place_long_rules(number, entry.rules, whole, room)
            elif entry.rules and number - 1 in self._rule_page_of:
                self._rule_page_of[number] = self._rule_page_of[number - 1]
            before = entry.rules

    def _place_long_rules(self, number: int, text: str, page: Slot, room: float) -> float:
        """Rules on the last page of rules, as far as there is room; the room that is left."""
        block = RuleBlock.of(text, self._text, page.width, self._style.font)
        heading = self._wording.say("book-puzzle", number=number + 1)
        lines = list(block.lines)
        while lines:
            count = min(len(lines), int((room - 3 * self._text) / (1.25 * self._text)))
            if count < min(3, len(lines)):
                self._rule_pages.append([])
                room = page.height
                continue
            part = replace(block, lines=tuple(lines[:count]))
            self._rule_pages[-1].append((heading, part))
            place = int(self._style.has_cover) + len(self._rule_pages)
            self._rule_page_of.setdefault(number, place)
            room -= part.height + 3 * self._text
            lines, heading = lines[count:], ""
        return room

    def _write_rules(self, blocks: Sequence[tuple[str, RuleBlock]]) -> None:
        """A page of rules."""
        [slot] = self._slots_of(1, 1)
        y = slot.y
        for heading, block in blocks:
            self._write(heading, slot.x, y - self._text, font=self._font(heading, bold=True))
            y -= 1.5 * self._text
            self._write_block(block, slot.x, y)
            y -= block.height + 1.5 * self._text

    def _write_block(self, block: RuleBlock, x: float, top: float) -> None:
        for at, line in enumerate(block.lines):
            self._write(line, x, top - block.baseline(at), size=block.size, font=block.font)

    def _place_solutions(self) -> None:
        """Distribute the solutions; those of different sizes are on separate pages."""
        grid_of = {size: self._solution_grid(size, span) for size, span in self._spans.items()}
        numbers: dict[tuple[int, int], list[int]] = {grid: [] for grid in _SOLUTION_GRIDS}
        for number, entry in enumerate(self._entries):
            is_step = entry.answer is not None
            numbers[_STEP_GRID if is_step else grid_of[entry.layout.size]].append(number)
        page = int(self._style.has_cover) + len(self._rule_pages)
        page += -(-len(self._entries) // len(self._slots))
        for grid, its in numbers.items():
            slots = self._slots_of(*grid)
            for first in range(0, len(its), len(slots)):
                page += 1
                solved = its[first : first + len(slots)]
                self._solution_pages.append((slots, solved))
                self._solution_page_of.update(dict.fromkeys(solved, page))

    @property
    def _spans(self) -> dict[int, float]:
        """For each size the width of the widest picture, in cells."""
        spans: dict[int, float] = {}
        for entry in self._entries:
            size = entry.layout.size
            spans[size] = max(spans.get(size, 0), entry.span)
        return spans

    def _solution_grid(self, size: int, span: float) -> tuple[int, int]:
        """Columns and rows of solutions of this size: as many a page as can be read well."""
        least = _WELL_READ * (2.4 if self._style.large_print else 1)
        for grid in _SOLUTION_GRIDS[:-1]:
            slot = self._slots_of(*grid)[0]
            side = min(slot.width, slot.height - self._number_caption(0, slot).height)
            if side / span * self._letters(size) >= least:
                return grid
        return _SOLUTION_GRIDS[-1]

    def _letters(self, size: int) -> float:
        """Height of digits, in cells."""
        return font_size_of(max(map(len, symbols(range(1, size + 1), self._style.digits)))) / CELL

    def _check_letters(self) -> None:
        """Raise NonetError where digits would be too small to read."""
        for number, entry in enumerate(self._entries):
            size = entry.layout.size
            letters = self._letters(size)
            if self._has_marks(entry):
                letters = min(letters, Marks.of(entry.layout).radius * 1.4)
            _, side, _ = self._places(entry, self._slots[0], self._above(number, self._slots[0]))
            points = side / entry.span * letters
            if points < _LEAST_LETTERS:
                raise NonetError(
                    f"expected room for digits of {_LEAST_LETTERS} points or more, found "
                    f"{points:.1f} for puzzle {number + 1}, {size}×{size}: "
                    "choose fewer puzzles a page, or no candidates"
                )

    def _has_marks(self, entry: BookletEntry) -> bool:
        return self._style.candidates or isinstance(entry.puzzle, Candidates)

    def _above(self, number: int, slot: Slot) -> float:
        """Room for what is above the grid of a puzzle: its caption, perhaps its rules."""
        block = self._rules.get(number)
        height = self._caption(number, slot).height
        return height if block is None else height + block.height

    def _caption(self, number: int, slot: Slot) -> Caption:
        """Caption of a puzzle."""
        page = self._solution_page_of.get(number)
        words = self._words(self._entries[number])
        if (rules := self._rule_page_of.get(number)) is not None:
            words.append(self._wording.say("rules-page", page=rules))
        return Caption.of(
            str(number + 1),
            " · ".join(words),
            "" if page is None else self._wording.say("solution-page", page=page),
            size=self._text,
            width=slot.width,
            file=self._style.font,
        )

    def _words(self, entry: BookletEntry) -> list[str]:
        """The words after the number of a puzzle."""
        words = [] if entry.grade is None else [self._wording.grade(entry.grade)]
        layout = entry.layout
        if entry.rules:  # which say more than the names of rules
            layout = layout.with_constraints(
                [rule for rule in layout.constraints if isinstance(rule, HouseConstraint)]
            )
        if not layout.is_classic:
            words.append(self._wording.grid(layout))
        return words

    def _number_caption(self, number: int, slot: Slot) -> Caption:
        """Caption of a solution."""
        return Caption.of(str(number + 1), "", "", size=self._text, width=slot.width)

    def _places(
        self, entry: BookletEntry, slot: Slot, above: float
    ) -> tuple[Code | None, float, bool]:
        """The code of an entry, the side of its grid, and whether the code is next to it."""
        height = slot.height - above
        most = min(slot.width, height)
        chosen: tuple[Code | None, float, bool] = (None, most, False)
        for code in entry.codes:
            beside = min(slot.width - code.side, height)
            below = min(slot.width, height - code.side)
            chosen = code, max(beside, below), beside > below
            if chosen[1] >= _LEAST_SHARE * most:
                return chosen
        # A code holds the drawing of each rule, so that it may be as large as the page.
        return (None, most, False) if entry.rules else chosen

    def _begin(self, bookmark: str | None) -> None:
        """A new page, with its title and number."""
        self._page += 1
        canvas, style = self._canvas, self._style
        if bookmark is not None:
            canvas.bookmarkPage(bookmark)
            canvas.addOutlineEntry(self._wording.say(f"book-{bookmark}"), bookmark)
        if style.title:
            y = self._height - _MARGIN - 0.4 * self._text
            [line, *more] = lines_of(
                style.title, self._title_font, self._text, self._width - 2 * _MARGIN - 20
            )
            self._write(f"{line} …" if more else line, _MARGIN, y, font=self._title_font)
            canvas.setLineWidth(0.5)
            canvas.setStrokeGray(_GREY)
            rule = y - 0.6 * self._text
            canvas.line(_MARGIN, rule, self._width - _MARGIN, rule)
        self._write(str(self._page), self._width / 2, _MARGIN - 6, align="middle")

    def _puzzle(self, number: int, slot: Slot) -> None:
        entry = self._entries[number]
        canvas, style = self._canvas, self._style
        caption = self._caption(number, slot)
        above = self._above(number, slot)
        code, side, beside = self._places(entry, slot, above)
        whole = side + code.side if code is not None and beside else side
        left = slot.x + (slot.width - whole) / 2
        top = slot.y - above
        subject = entry.puzzle
        if style.candidates and isinstance(subject, Grid):
            subject = Candidates.of(subject)
        self._grid(entry.picture(subject), left, top, side)
        if number in self._rules:
            self._write_block(self._rules[number], slot.x, slot.y - caption.height)
        if code is not None:
            if beside:
                code.paint(canvas, left + side, top)
            else:
                code.paint(canvas, left + side - code.side, top - side)
        width = next((room for room in (side, whole) if caption.width <= room), None)
        if width is None or number in self._rules:
            self._write_caption(caption, slot.x, slot.width, slot.y)
        else:
            self._write_caption(caption, left, width, slot.y)

    def _solved(self, numbers: Iterable[int], slots: Sequence[Slot]) -> None:
        for number, slot in zip(numbers, slots, strict=False):
            entry = self._entries[number]
            caption = self._number_caption(number, slot)
            side = min(slot.width, slot.height - caption.height)
            words = self._argument(entry, slot)
            if words is not None:
                side = min(side, slot.height - caption.height - words.height)
                self._write_block(words, slot.x, slot.y - caption.height - side - 0.4 * self._text)
            left = slot.x + (slot.width - side) / 2
            self._write_caption(caption, left, side, slot.y)
            picture = entry.solved()
            theme: Palette = "pale" if picture.shows_rules else "light"
            self._grid(picture, left, slot.y - caption.height, side, theme)

    def _argument(self, entry: BookletEntry, slot: Slot) -> RuleBlock | None:
        """The words of a step below its picture; none where they are too long for that."""
        if entry.answer is None:
            return None
        _, words = entry.answer
        size = _SAID * self._text
        return RuleBlock.above_grid(words, size, slot.width, slot.height, self._style.font)

    def _grid(
        self, picture: Picture, left: float, top: float, side: float, theme: Palette = "light"
    ) -> None:
        """A grid with the upper left corner of what it shows here."""
        svg = "\n".join(replace(picture, form=self._style.digits).lines(theme, ""))
        x, y, wide = picture.view
        scale = side / (wide - 2 * MARGIN)
        paint(
            self._canvas,
            svg,
            left - (x + MARGIN) * scale,
            top + (y + MARGIN) * scale,
            scale,
            paper=False,
            letter_scale=self._style.letter_scale,
        )

    def _write_caption(self, caption: Caption, x: float, width: float, top: float) -> None:
        """A caption with its upper left corner here."""

        def write(words: Words, grey: float) -> None:
            self._write(
                words.text,
                x + (width if words.at_end else words.x),
                top - caption.baseline(words.line),
                size=words.size,
                font=words.font,
                align="end" if words.at_end else "start",
                grey=grey,
            )

        write(caption.number, 0)
        for words in (*caption.words, *([] if caption.where is None else [caption.where])):
            write(words, _GREY)

    def _cover(self) -> None:
        """Title, how many puzzles there are and how hard, the first one as a picture, the rule."""
        style, entries = self._style, self._entries
        middle, y = self._width / 2, 0.8 * self._height
        for line in lines_of(
            style.title or "Sudoku", self._title_font, 32, self._width - 2 * _MARGIN
        ):
            self._write(line, middle, y, size=32, font=self._title_font, align="middle")
            y -= 42
        count = len(entries)
        self._write(
            self._wording.puzzles(count),
            middle,
            y,
            size=1.4 * self._text,
            align="middle",
        )
        levels = Counter(entry.grade.level for entry in entries if entry.grade is not None)
        words = self._wording.levels((level, levels[level]) for level in self._levels)
        y -= 2 * self._text
        self._write(words, middle, y, align="middle", grey=_GREY)
        y -= 3 * self._text
        layout = entries[0].layout
        is_one = all(entry.layout == layout for entry in entries)
        task = self._wording.task(layout) if is_one else ""
        lines = lines_of(task, self._font(task), self._text, 0.7 * self._width)
        side = min(0.5 * self._width, y - _MARGIN - (2 + 1.5 * len(lines)) * self._text)
        if side > 0:
            self._grid(entries[0].picture(entries[0].puzzle), middle - side / 2, y, side)
            y -= side + 2.5 * self._text
            for line in lines:
                self._write(line, middle, y, align="middle", grey=_GREY)
                y -= 1.5 * self._text

    def _font(self, words: str, *, bold: bool = False) -> str:
        """The typeface of words that are not the title."""
        return font_or(words, self._style.font, bold=bold)

    def _write(
        self,
        words: str,
        x: float,
        y: float,
        *,
        size: float | None = None,
        font: str | None = None,
        align: str = "start",
        grey: float = 0,
    ) -> None:
        """Words on one line."""
        canvas, size = self._canvas, self._text if size is None else size
        canvas.setFillGray(grey)
        canvas.setFont(font or self._font(words), size)
        draw = {
            "start": canvas.drawString,
            "middle": canvas.drawCentredString,
            "end": canvas.drawRightString,
        }[align]
        draw(x, y, words)

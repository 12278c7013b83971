"""Rules that drawings may mean: lines by their ends and colour, dots, circles, clues outside.

Each group of drawings has guesses, the likeliest first. What the author's text says decides; where
it is silent, the customs of setters do.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import floor

from nonet.constraints.registry import constraint_of, known_as, table
from nonet.errors import LayoutError, PlacementError
from nonet.formats._hues import hue_of
from nonet.formats._rules import known_key, name_of_area
from nonet.formats._rules_text import ReadSentence
from nonet.layout import Constraint, Cosmetics, Layout, Outline, Shape, Stroke
from nonet.layout.names import DrawnLine, DrawnMark, MarkLook

Drawn = Stroke | Shape | Outline

SAID = 0.98
"""Confidence of a rule that the text names and whose drawing looks as usual."""

LIKELY = 0.9
"""Confidence of a rule whose drawing looks as usual, and of which the text is silent: a judgement,
since nobody has counted."""

UNUSUAL = 0.3
"""Confidence of a rule that the text names, for a drawing in an unusual colour."""

COUNTED = "in 709 readings of the program pencilmark"

_OPEN_TO_FIRST = frozenset(">∨v⋁˅")
_OPEN_TO_SECOND = frozenset("<∧^⋀˄")
_NEAR = 0.05
_LONGEST_NUMBER = 6
_LONGEST_QUOTE = 80
_MAX_LINE = 1_000
"""Most cells of a line that may be a rule."""


@dataclass(frozen=True, slots=True)
class Guess:
    """Rules that a group of drawings may mean."""

    rules: tuple[Constraint, ...]
    confidence: float
    drawing: str
    """The look of the drawings; empty for rules that nothing draws."""
    said: str = ""
    """The sentence of the text that names the rules, if one does."""
    is_hedged: bool = False
    """Whether the sentence offers a choice or makes an exception: the rule may be another one."""

    @property
    def reason(self) -> str:
        """Its source, in words."""
        quoted = f"the text has “{self.said[:_LONGEST_QUOTE]}”" if self.said else ""
        doubt = "which may be another rule" if self.is_hedged else ""
        return "; ".join(filter(None, (self.drawing, quoted, doubt)))


def guessed(
    rules: tuple[Constraint, ...], confidence: float, drawing: str, said: ReadSentence | None
) -> Guess:
    """A guess, less likely where its sentence has words such as *either*, *or*, *not*."""
    if said is None:
        return Guess(rules, confidence, drawing)
    most = UNUSUAL if said.is_hedged else LIKELY if said.has_hedge else 1
    return Guess(rules, min(confidence, most), drawing, said.text, said.is_hedged)


def by_kind(said: Sequence[ReadSentence]) -> dict[str, ReadSentence]:
    """For each kind of rule the first sentence that names it; one that is hedged comes first."""
    ordered = sorted(said, key=lambda sentence: not sentence.is_hedged)
    return {kind: sentence for sentence in reversed(ordered) for kind in sentence.kinds}


@dataclass(frozen=True, slots=True)
class DrawnGroup:
    """Drawings that mean rules of one kind, with guesses of which, the likeliest first."""

    drawn: tuple[Drawn, ...]
    guesses: tuple[Guess, ...]


@dataclass(frozen=True, slots=True)
class _Line:
    stroke: Stroke
    cells: tuple[int, ...]
    ends: str
    """"bulb", "circles", "diamonds" or nothing."""
    drawn: tuple[Drawn, ...]


@table
def lines_drawn() -> Mapping[str, DrawnLine]:
    """Rules that are lines, and how authors draw them.

    Most lines of some colours are of one rule, as the program pencilmark counted in its 709
    readings.
    """
    drawn = ((name, known.drawn) for name, known in known_as().items())
    return {name: line for name, line in drawn if isinstance(line, DrawnLine)}


@table
def marks_drawn(look: MarkLook) -> Mapping[str, DrawnMark]:
    """Rules that are marks of this look, the likeliest first."""
    drawn = ((name, known.drawn) for name, known in known_as().items())
    marks = [(name, it) for name, it in drawn if isinstance(it, DrawnMark) and it.look == look]
    return dict(sorted(marks, key=lambda pair: pair[1].place))


class Drawings:
    """The drawings of a puzzle, read as rules.

    Parameters
    ----------
    layout
        The layout with the rules that are known.
    cosmetics
        What is drawn.
    sentences
        What the author's text says.
    """

    def __init__(
        self, layout: Layout, cosmetics: Cosmetics, sentences: Sequence[ReadSentence]
    ) -> None:
        self._layout = layout
        self._size = layout.size
        self._cosmetics = cosmetics
        self._sentences = sentences
        self._said = by_kind(sentences)
        self._used: set[int] = set()
        self._groups: list[DrawnGroup] = []
        self._numbers: dict[tuple[int, int], list[Shape]] = defaultdict(list)
        for shape in cosmetics.shapes:
            if shape.text.isdecimal():
                self._numbers[floor(shape.x), floor(shape.y)].append(shape)
        self._pairs: dict[str, list[tuple[str, str]]] = defaultdict(list)

    def groups(self) -> list[DrawnGroup]:
        """All groups of drawings with a guess."""
        self._cages()
        self._diagonals()
        self._arrows()
        self._lines()
        self._between_cells()
        self._at_corners()
        self._counting_circles()
        self._in_cells()
        self._outside()
        return self._groups

    @property
    def marked_pairs(self) -> dict[str, list[tuple[str, str]]]:
        """Pairs of cells with a dot or a letter, by the kind of rule."""
        return dict(self._pairs)

    def _add(self, drawn: Iterable[Drawn], guesses: Iterable[Guess | None]) -> None:
        drawn = tuple(drawn)
        found = [guess for guess in guesses if guess is not None]
        if found:
            found.sort(key=lambda guess: -guess.confidence)
            self._groups.append(DrawnGroup(drawn, tuple(found)))
            self._used.update(map(id, drawn))

    def _guess(
        self,
        confidence: float,
        drawing: str,
        rules: Iterable[tuple[str, dict[str, object]]],
        said: ReadSentence | None = None,
    ) -> Guess | None:
        """A guess, or None where it makes no rules of this layout."""
        try:
            made = tuple(constraint_of({"type": kind, **fields}, "") for kind, fields in rules)
            for rule in made:
                rule.check_fits(self._layout)
        except (LayoutError, PlacementError):
            return None
        return guessed(made, confidence, drawing, said) if made else None

    def _likely(self, drawing: str, kind: str, fields: dict[str, object]) -> Guess | None:
        """A rule of the kind that such a drawing usually means."""
        said = self._said.get(kind)
        return self._guess(self._trust(kind), drawing, [(kind, fields)], said)

    def _likely_marks(
        self, drawing: str, look: MarkLook, fields: dict[str, object]
    ) -> list[Guess | None]:
        """The rules that are marks of this look."""
        return [self._likely(drawing, kind, fields) for kind in marks_drawn(look)]

    def _trust(self, kind: str) -> float:
        return SAID if kind in self._said else LIKELY

    def _names(self, cells: Iterable[int]) -> list[str]:
        return [f"r{cell // self._size + 1}c{cell % self._size + 1}" for cell in cells]

    def _cell_at(self, x: float, y: float, off: float = 0.45) -> int | None:
        """The cell whose middle is at most that far off; None where there is none."""
        column, row = floor(x), floor(y)
        is_inside = 0 <= column < self._size and 0 <= row < self._size
        if is_inside and abs(x - column - 0.5) < off and abs(y - row - 0.5) < off:
            return row * self._size + column
        return None

    def _path(self, stroke: Stroke) -> tuple[int, ...] | None:
        """The cells that a line goes through; None where it does not go from cell to cell."""
        cells: list[int] = []
        for x, y in stroke.points:
            cell = self._cell_at(x, y)
            if cell is None:
                return None
            if not cells:
                cells.append(cell)
                continue
            row, column = divmod(cells[-1], self._size)
            down, right = cell // self._size - row, cell % self._size - column
            steps = max(abs(down), abs(right))
            if steps and {abs(down), abs(right)} - {0, steps}:
                return None
            for step in range(1, steps + 1):
                at = (row + down * step // steps) * self._size + column + right * step // steps
                cells.append(at)
            if len(cells) > _MAX_LINE:
                return None
        return tuple(cells)

    def _cages(self) -> None:
        cage, total = name_of_area("cage"), name_of_area("total")
        trust, said = self._trust(cage), self._said.get(cage)
        numbered = [outline for outline in self._cosmetics.outlines if outline.text.isdecimal()]
        if all(len(outline.text) < _LONGEST_NUMBER for outline in numbered):
            totals = [
                {"cells": list(outline.cells), "sum": int(outline.text)} for outline in numbered
            ]
            shown = "outlines with numbers"
            cages = [(cage, fields) for fields in totals]
            sums = [(total, fields) for fields in totals]
            free = self._guess(0.05, f"{shown}, whose digits may repeat", sums)
            usual = self._guess(trust, shown, cages, said)
            self._add(numbered, [usual, free])
        empty = [outline for outline in self._cosmetics.outlines if outline.text in {"", "?"}]
        cages = [(cage, {"cells": list(outline.cells), "sum": None}) for outline in empty]
        self._add(empty, [self._guess(trust - 0.2, "outlines without numbers", cages, said)])

    def _diagonals(self) -> None:
        size = float(self._size)
        ends = {"main": {(0.0, 0.0), (size, size)}, "anti": {(size, 0.0), (0.0, size)}}
        for stroke in self._cosmetics.strokes:
            for which, points in ends.items():
                if len(stroke.points) == 2 and set(stroke.points) == points:
                    look: MarkLook = "line from corner to corner"
                    self._add([stroke], self._likely_marks(f"a {look}", look, {"which": which}))

    def _shapes(self, wanted: Callable[[Shape], bool]) -> list[Shape]:
        return [shape for shape in self._cosmetics.shapes if wanted(shape)]

    def _is_circle(self, shape: Shape) -> bool:
        return (
            shape.round
            and min(shape.width, shape.height) >= 0.5
            and bool(shape.fill or shape.border)
        )

    def _covered(self, shape: Shape) -> tuple[int, ...]:
        """The cells of a circle, or of a pill that is longer than a cell, in reading order."""
        left, right = shape.x - shape.width / 2, shape.x + shape.width / 2
        top, bottom = shape.y - shape.height / 2, shape.y + shape.height / 2
        cells = (
            self._cell_at(column + 0.5, row + 0.5)
            for row in range(floor(top + 0.3), floor(bottom - 0.3) + 1)
            for column in range(floor(left + 0.3), floor(right - 0.3) + 1)
        )
        return tuple(cell for cell in cells if cell is not None)

    def _arrows(self) -> None:
        circles = {
            cells: shape
            for shape in self._shapes(self._is_circle)
            if 1 <= len(cells := self._covered(shape)) <= 3
        }
        at = {cell: cells for cells in circles for cell in cells}
        for stroke in self._cosmetics.strokes:
            if not stroke.arrow:
                continue
            if self._little_killer(stroke):
                continue
            path = self._path(stroke)
            if path is None or (circle := at.get(path[0])) is None:
                continue
            shaft = [cell for cell in path if cell not in circle]
            fields: dict[str, object] = {"circle": self._names(circle), "arrow": self._names(shaft)}
            guesses = self._likely_marks("an arrow from a circle", "arrow from a circle", fields)
            self._add([stroke, circles[circle]], guesses)

    def _little_killer(self, stroke: Stroke) -> bool:
        (x, y), (end_x, end_y) = stroke.points[0], stroke.points[-1]
        column, row = floor(x), floor(y)
        right, down = end_x - x, end_y - y
        is_inside = 0 <= column < self._size and 0 <= row < self._size
        if is_inside or min(abs(right), abs(down)) < _NEAR:
            return False
        near = self._numbers.get((column, row), [])
        if len(near) != 1 or len(near[0].text) >= _LONGEST_NUMBER:
            return False
        step = (1 if down > 0 else -1, 1 if right > 0 else -1)
        cells = []
        row, column = row + step[0], column + step[1]
        while 0 <= row < self._size and 0 <= column < self._size:
            cells.append(row * self._size + column)
            row, column = row + step[0], column + step[1]
        shown = "an arrow and a number outside the grid"
        guesses = [
            self._likely(shown, kind, {"cells": self._names(cells), mark.number: int(near[0].text)})
            for kind, mark in marks_drawn("number and arrow outside").items()
        ]
        self._add([stroke, near[0]], guesses)
        return any(guesses)

    def _lines(self) -> None:
        ends: dict[int, list[Shape]] = defaultdict(list)
        for shape in self._cosmetics.shapes:
            cell = self._cell_at(shape.x, shape.y, 0.1)
            if cell is not None and 0.4 <= min(shape.width, shape.height) <= 0.98:
                ends[cell].append(shape)
        together: dict[tuple[str, str], list[_Line]] = defaultdict(list)
        of_cells: dict[tuple[int, ...], list[tuple[Stroke, tuple[int, ...]]]] = defaultdict(list)
        for stroke in self._cosmetics.strokes:
            path = None if stroke.arrow else self._path(stroke)
            if path is not None and len(path) > 1:
                of_cells[min(path, path[::-1])].append((stroke, path))
        for found in of_cells.values():
            line = self._line([stroke for stroke, _ in found], found[-1][1], ends)
            together[hue_of(line.stroke.colour), line.ends].append(line)
        for (hue, kind_of_ends), lines in together.items():
            drawn = [item for line in lines for item in line.drawn]
            self._add(drawn, self._guesses_of_lines(hue, kind_of_ends, lines))

    def _line(
        self, strokes: Sequence[Stroke], cells: tuple[int, ...], ends: dict[int, list[Shape]]
    ) -> _Line:
        """The line of strokes on the same cells, of which the last one is seen best."""
        stroke = strokes[-1]
        (first, start), (last, end) = (
            self._end(ends.get(cell, []), stroke) for cell in (cells[0], cells[-1])
        )
        if "bulb" in {first, last} and first != last:
            is_first = first == "bulb"
            bulb = start if is_first else end
            return _Line(stroke, cells if is_first else cells[::-1], "bulb", (*strokes, *bulb))
        if first and last:
            kind = "diamonds" if first == last == "diamond" else "circles"
            return _Line(stroke, cells, kind, (*strokes, *start, *end))
        return _Line(stroke, cells, "", tuple(strokes))

    def _end(self, shapes: Sequence[Shape], stroke: Stroke) -> tuple[str, tuple[Shape, ...]]:
        """The mark at the end of a line: a bulb in its colour, a circle, a diamond or nothing."""
        kinds: dict[str, list[Shape]] = defaultdict(list)
        for shape in shapes:
            if shape.round:
                is_bulb = hue_of(shape.fill) == hue_of(stroke.colour)
                kinds["bulb" if is_bulb else "circle"].append(shape)
            elif abs(shape.angle % 90 - 45) < 1:
                kinds["diamond"].append(shape)
        kind = next((name for name in ("bulb", "circle", "diamond") if kinds[name]), "")
        return kind, tuple(kinds[kind])

    def _guesses_of_lines(
        self, hue: str, ends: str, lines: Sequence[_Line]
    ) -> Iterator[Guess | None]:
        drawn = lines_drawn()
        said = {kind: sentence for kind, sentence in self._said.items() if kind in drawn}
        customary = {
            kind: share for kind, look in drawn.items() for of, share in look.hues if of == hue
        }
        seen = set()
        for kind, sentence in said.items():
            is_of_hue = hue in sentence.hues
            if sentence.hues and not is_of_hue:
                continue
            usual_ends = drawn[kind].ends
            is_fit = ends in usual_ends if ends else not usual_ends
            if ends == "" and "bulb" in usual_ends and not is_of_hue:
                continue
            usual = is_fit and (is_of_hue or bool(ends) or kind in customary or len(said) == 1)
            seen.add(kind)
            yield self._lines_guess(
                kind,
                lines,
                SAID if usual else UNUSUAL,
                f"{hue} lines",
                self._number(kind, hue, sentence),
                sentence,
            )
        for kind, look in drawn.items():
            if ends in look.ends and kind not in seen:
                trust = LIKELY if look.is_said_by_ends else UNUSUAL
                seen.add(kind)
                yield self._lines_guess(
                    kind, lines, trust, f"{hue} lines with {ends}", self._number(kind, hue)
                )
        for kind, share in customary.items() if not seen else ():
            drawing = f"{round(100 * share)} % of {hue} lines are of this kind {COUNTED}"
            yield self._lines_guess(kind, lines, share, drawing, self._number(kind, hue))

    def _number(
        self, kind: str, hue: str, sentence: ReadSentence | None = None
    ) -> dict[str, object]:
        """The number of a line: what the text says, or what is usual."""
        key = known_key(kind, "fpuzzles")
        if key is None or not key.number:
            return {}
        if key.usual is not None:
            return {key.number: key.usual}
        half = (self._size + 1) // 2
        usual = dict(lines_drawn()[kind].numbers).get(hue, half) if self._size == 9 else half
        said = None if sentence is None else sentence.number
        if said is None and sentence is not None and "german" in sentence.text.lower():
            said = half
        return {key.number: said or usual}

    def _lines_guess(
        self,
        kind: str,
        lines: Sequence[_Line],
        confidence: float,
        drawing: str,
        fields: dict[str, object],
        said: ReadSentence | None = None,
    ) -> Guess | None:
        rules = [(kind, {"cells": self._names(line.cells), **fields}) for line in lines]
        return self._guess(confidence, drawing, rules, said)

    def _border(self, shape: Shape) -> tuple[int, int] | None:
        """The two cells on both sides of a place on a border."""
        size = self._size
        column, row = shape.x - 0.5, shape.y - 0.5
        pairs = ((0.5, 0.0), (0.0, 0.5))
        for right, down in pairs:
            first = (column - right, row - down)
            if all(abs(value - round(value)) < _NEAR for value in first):
                left, top = round(first[0]), round(first[1])
                other = (left + round(2 * right), top + round(2 * down))
                if left >= 0 and top >= 0 and other[0] < size and other[1] < size:
                    return top * size + left, other[1] * size + other[0]
        return None

    def _between_cells(self) -> None:
        for shape in self._cosmetics.shapes:
            pair = None if max(shape.width, shape.height) > 0.6 else self._border(shape)
            found = None if pair is None else self._sign(shape)
            if pair is None or found is None:
                continue
            kind, fields, shown = found
            first, second = self._names(pair)
            cells = [second, first] if fields.pop("reversed", False) else [first, second]
            guess = self._likely(shown, kind, {"cells": cells, **fields})
            if guess is not None:
                self._pairs[kind].append((first, second))
            self._add([shape], [guess])

    def _sign(self, shape: Shape) -> tuple[str, dict[str, object], str] | None:
        """The meaning of a sign on a border: the kind of rule, its fields, and its look."""
        text = shape.text
        hue = hue_of(shape.fill) if shape.fill else ""
        for kind, mark in marks_drawn("letter").items():
            value = dict(mark.numbers).get(text.upper())
            if value is not None and (text.isupper() or kind in self._said):
                return kind, {mark.number: value}, f"the letter {text} on a border"
        for kind in marks_drawn("inequality sign") if text else ():
            if text in _OPEN_TO_FIRST:
                return kind, {}, "an inequality sign"
            if text in _OPEN_TO_SECOND:
                return kind, {"reversed": True}, "an inequality sign"
        if not shape.round or hue not in {"white", "black"} or (text and not text.isdecimal()):
            return None
        look: MarkLook = "white dot" if hue == "white" else "black dot"
        kind, mark = next(iter(marks_drawn(look).items()))
        value = int(text) if text and len(text) < 3 else dict(mark.numbers).get("")
        return kind, {mark.number: value}, f"a {hue} dot on a border"

    def _at_corners(self) -> None:
        for shape in self._cosmetics.shapes:
            column, row = round(shape.x), round(shape.y)
            digits = [int(sign) for sign in shape.text if sign.isdecimal()]
            is_near = abs(shape.x - column) < _NEAR and abs(shape.y - row) < _NEAR
            is_inside = 0 < column < self._size and 0 < row < self._size
            if not (is_near and is_inside and shape.round and 1 <= len(digits) <= 4):
                continue
            first = (row - 1) * self._size + column - 1
            square = (first, first + 1, first + self._size, first + self._size + 1)
            fields: dict[str, object] = {"cells": self._names(square), "digits": digits}
            shown = "a circle with digits at a corner"
            self._add([shape], self._likely_marks(shown, "circle at a corner", fields))

    def _in_cells(self) -> None:
        kinds: tuple[tuple[MarkLook, bool], ...] = (("grey circles", True), ("grey squares", False))
        for look, is_round in kinds:
            found = [
                (cell, shape)
                for shape in self._cosmetics.shapes
                if shape.round is is_round and id(shape) not in self._used
                if not shape.text and shape.fill and not shape.angle % 90
                if hue_of(shape.fill) == "grey" and 0.5 <= min(shape.width, shape.height) < 0.95
                if (cell := self._cell_at(shape.x, shape.y, 0.1)) is not None
            ]
            if found:
                cells = self._names(dict.fromkeys(cell for cell, _ in found))
                guesses = self._likely_marks(f"{look} in cells", look, {"cells": cells})
                self._add([shape for _, shape in found], guesses)

    def _counting_circles(self) -> None:
        """Circles in cells that no line ends in, where the text says that they are counted."""
        look: MarkLook = "circles in cells"
        if self._said.keys().isdisjoint(marks_drawn(look)):
            return
        found = {
            cell: shape
            for shape in self._shapes(self._is_circle)
            if id(shape) not in self._used and not shape.text
            if (cell := self._cell_at(shape.x, shape.y, 0.1)) is not None
        }
        fields: dict[str, object] = {"cells": self._names(found)}
        self._add(found.values(), self._likely_marks(look, look, fields))

    def _outside(self) -> None:
        """Numbers beside the grid, whose kind the text says; all of them are of one kind."""
        clues = [
            (shape, cells)
            for shape in self._cosmetics.shapes
            if shape.text.isdecimal() and len(shape.text) < 4 and id(shape) not in self._used
            if (cells := self._seen_from(floor(shape.x), floor(shape.y)))
        ]
        if not clues:
            return
        marks = marks_drawn("number outside")
        named = [kind for kind in marks if kind in self._said]
        guesses = []
        for kind in named or marks:
            rules: list[tuple[str, dict[str, object]]] = [
                (kind, {"cells": self._names(cells), marks[kind].number: int(shape.text)})
                for shape, cells in clues
            ]
            trust = SAID / len(named) if named else LIKELY / len(marks)
            guesses.append(
                self._guess(trust, "numbers beside the grid", rules, self._said.get(kind))
            )
        self._add([shape for shape, _ in clues], guesses)

    def _seen_from(self, column: int, row: int) -> list[int]:
        """The row or column that a clue at this place outside looks along; empty: none."""
        size = self._size
        if column in {-1, size} and 0 <= row < size:
            cells = [row * size + at for at in range(size)]
            return cells if column < 0 else cells[::-1]
        if row in {-1, size} and 0 <= column < size:
            cells = [at * size + column for at in range(size)]
            return cells if row < 0 else cells[::-1]
        return []

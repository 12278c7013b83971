"""A grade as a card: level, score, and a bar for each technique that was needed."""

from __future__ import annotations

from nonet.drawing.svg import ThemeName, colours_of, identified, style_sheet, text_of
from nonet.drawing.svg_overlay import FONT
from nonet.logic import Grade, techniques

_WIDTH = 480
_MARGIN = 18
_TOP = 66
_LINE = 22
_LEFT, _RIGHT = 226, 424
"""Between which the bars lie."""


def grade_card(
    grade: Grade, *, theme: ThemeName, title: str | None = None, width: float | None = None
) -> str:
    """SVG of a grade: level and score, and how many steps of each technique."""
    colours = colours_of(theme)
    words = f"{sum(grade.steps.values())} steps"
    if not grade.solved:
        words += ", not solved"
    attributes, lines = identified(title if title is not None else f"Grade: {grade}", words)
    high = _TOP + _LINE * len(grade.steps) + _MARGIN // 2
    shown = _WIDTH if width is None else width
    most = max(grade.steps.values(), default=1)
    lines = [
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" class="nonet-{theme}" {attributes} '
            f'width="{shown:g}" height="{shown * high / _WIDTH:g}" '
            f'viewBox="0 0 {_WIDTH} {high}">'
        ),
        *lines,
        *style_sheet(theme),
        (
            f'<rect class="nonet-paper" width="{_WIDTH}" height="{high}" rx="6" '
            f'fill="{colours.paper}"/>'
        ),
        f'<g class="nonet-givens" fill="{colours.given}" font-family="{FONT}" font-size="13">',
        (
            f'<text x="{_MARGIN}" y="32" font-size="19" font-weight="bold">'
            f"{text_of(grade.level)}, score {grade.score:,}</text>"
        ),
        f'<text x="{_MARGIN}" y="52">{words}</text>',
    ]
    titles = {technique.name: technique.title for technique in techniques()}
    bars = ""
    for number, (name, count) in enumerate(grade.steps.items()):
        y = _TOP + _LINE * number
        long = (_RIGHT - _LEFT) * count / most
        bars += f"M{_LEFT} {y + 3}h{long:.1f}v{_LINE - 6}h{-long:.1f}z"
        lines.append(f'<text x="{_MARGIN}" y="{y + 16}">{text_of(titles.get(name, name))}</text>')
        lines.append(f'<text x="{_LEFT + long + 8:.1f}" y="{y + 16}">{count}</text>')
    lines.append("</g>")
    if bars:
        lines.append(f'<path class="nonet-entries" fill="{colours.entry}" d="{bars}"/>')
    return "\n".join([*lines, "</svg>"]) + "\n"

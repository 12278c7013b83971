"""A rating as a row of bars: how hard each turn on the way to the solution is."""

from __future__ import annotations

from collections.abc import Iterator

from nonet.drawing.svg import ThemeName, colours_of, identified, style_sheet, text_of
from nonet.drawing.svg_overlay import FONT
from nonet.drawing.themes import Theme
from nonet.rating import Rating

_WIDTH = 480
_HEIGHT, _WITHOUT_STEPS = 220, 72
_MARGIN = 18
_LEFT, _RIGHT = 46, 462
_TOP, _BOTTOM = 74, 196
_LEAST_SCALE = 4.0
"""Rating at the top where all are lower, so that easy puzzles look easy."""

_WIDEST_BAR = 16.0


def profile(
    rating: Rating, *, theme: ThemeName, title: str | None = None, width: float | None = None
) -> str:
    """SVG of a rating: its three numbers, the hardest turn by name, and a bar for each turn."""
    colours = colours_of(theme)
    words = _words(rating)
    attributes, lines = identified(title if title is not None else f"Rating {rating}", words)
    shown = _WIDTH if width is None else width
    high = _HEIGHT if rating.steps else _WITHOUT_STEPS
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
        f'<g class="nonet-givens" fill="{colours.given}" font-family="{FONT}">',
        *(
            f'<text x="{_MARGIN + 92 * place}" y="32" font-size="19" font-weight="bold">'
            f"{name} {number:.1f}</text>"
            for place, (name, number) in enumerate(
                {"ER": rating.er, "EP": rating.ep, "ED": rating.ed}.items()
            )
        ),
        f'<text x="{_MARGIN}" y="54" font-size="13">{text_of(words)}</text>',
        "</g>",
        *_bars([rated.rating for rated in rating.steps], colours),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def _words(rating: Rating) -> str:
    if not rating.steps:
        return rating.scale
    hardest, number = max((rated.rating, -n) for n, rated in enumerate(rating.steps, 1))
    name = rating.steps[-number - 1].name.replace("_", " ")
    if not rating.solved:
        return f"{len(rating.steps)} turns, up to {hardest:.1f}; then nothing on the scale helps."
    return f"Hardest of {len(rating.steps)} turns: number {-number}, {name}."


def _bars(ratings: list[float], colours: Theme) -> Iterator[str]:
    """A scale, and a bar for each number; nothing where there is none."""
    if not ratings:
        return
    highest = max([_LEAST_SCALE, *ratings])
    unit = (_BOTTOM - _TOP) / highest
    step = 1 if highest <= 5 else 2
    levels = range(0, int(highest) + 1, step)
    grid = "".join(f"M{_LEFT} {_BOTTOM - level * unit:.1f}h{_RIGHT - _LEFT}" for level in levels)
    yield (
        f'<path class="nonet-lines" fill="none" stroke="{colours.line}" stroke-width="0.5" '
        f'd="{grid}"/>'
    )
    yield (
        f'<g class="nonet-notes" fill="{colours.note}" font-family="{FONT}" font-size="11" '
        'text-anchor="middle">'
    )
    for level in levels:
        yield f'<text x="{_LEFT - 14}" y="{_BOTTOM - level * unit + 4:.1f}">{level}</text>'
    yield f'<text x="{(_LEFT + _RIGHT) / 2:g}" y="{_BOTTOM + 16}">turns</text>'
    yield "</g>"
    pitch = min(_WIDEST_BAR, (_RIGHT - _LEFT) / len(ratings))
    bars = "".join(
        f"M{_LEFT + (place + 0.1) * pitch:.2f} {_BOTTOM}v{-rating * unit:.1f}"
        f"h{0.8 * pitch:.2f}v{rating * unit:.1f}z"
        for place, rating in enumerate(ratings)
    )
    yield f'<path class="nonet-entries" fill="{colours.entry}" d="{bars}"/>'

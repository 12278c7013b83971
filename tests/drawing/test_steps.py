"""Drawings of pencil marks and steps: every part in its place, distinct without colours."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from itertools import combinations

import pytest
from tests.drawing.test_themes import colour_of, contrast, grounds, over
from tests.logic.states import EVERY_EXAMPLE, LAYOUTS, example, first_steps

import nonet
from nonet import Candidates, Grid, Layout, NonetError, Step
from nonet.drawing import draw
from nonet.drawing.overlay import Marks, outline
from nonet.drawing.styles import STYLES
from nonet.drawing.themes import DARK, INKS, LIGHT, Theme
from nonet.logic import Group, Link
from nonet.logic.engine import ROLES

SVG = "{http://www.w3.org/2000/svg}"
THEMES = pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
SIZES = [4, 6, 9, 16, 25]


def texts(picture: str, kind: str) -> list[tuple[float, float, str]]:
    """Place and text of all digits of a kind."""
    root = ET.fromstring(picture)  # noqa: S314
    return [
        (float(text.get("x", "")), float(text.get("y", "")), text.text or "")
        for text in root.iterfind(f"{SVG}g[@class='nonet-{kind}']/{SVG}text")
    ]


def all_marks(picture: str) -> list[tuple[float, float, str]]:
    """All pencil marks, whatever part they play."""
    return [mark for kind in ("marks", "marked", "placed", "gone") for mark in texts(picture, kind)]


def everything(size: int) -> Candidates:
    """All candidates in all cells."""
    return Candidates.of(Grid.empty(Layout.of_size(size)))


@pytest.mark.parametrize("size", SIZES)
def test_each_mark_has_its_own_place(size: int) -> None:
    """With all candidates in all cells no two marks overlap, and none leaves its cell."""
    marks = Marks.of(Layout.of_size(size))
    places = [marks.at(cell, digit) for cell in (0, 1, size) for digit in range(1, size + 1)]
    least = min(max(abs(a[0] - b[0]) / 1, abs(a[1] - b[1])) for a, b in combinations(places, 2))
    assert least >= 2 * marks.radius - 1e-9
    x, y = zip(*places[:size], strict=True)
    assert min(*x, *y) - marks.radius >= 0
    assert max(*x, *y) + marks.radius <= 1


@pytest.mark.parametrize("size", SIZES)
def test_the_widest_number_fits_its_place(size: int) -> None:
    """Digits are narrower than the places of marks: 0.6 of the font size each, at most."""
    root = ET.fromstring(draw(everything(size)))  # noqa: S314
    [group] = root.iterfind(f"{SVG}g[@class='nonet-marks']")
    width = 0.6 * float(group.get("font-size", "")) * len(str(size))
    assert width <= 2 * Marks.of(Layout.of_size(size)).radius * 40


@pytest.mark.parametrize("layout", LAYOUTS, ids=repr)
def test_all_candidates_of_empty_cells_are_shown(layout: Layout) -> None:
    """Every candidate is drawn once, and filled cells have their digit only."""
    state = Candidates.of(nonet.generate(layout, seed=3).puzzle)
    shown = all_marks(draw(state))
    empty = [mask for mask, digit in zip(state.masks, state.grid.digits, strict=True) if not digit]
    assert len(shown) == len(set(shown)) == sum(mask.bit_count() for mask in empty)


@EVERY_EXAMPLE
def test_a_step_hides_no_candidate(name: str) -> None:
    """With a step drawn over them the same marks are at the same places, each once."""
    state, step = example(name)
    assert sorted(all_marks(draw(step, state))) == sorted(all_marks(draw(state)))


@EVERY_EXAMPLE
def test_a_step_shows_what_follows(name: str) -> None:
    """Eliminated candidates are struck through, one by one, and placed ones have two outlines."""
    state, step = example(name)
    root = ET.fromstring(draw(step, state))  # noqa: S314
    strikes = root.find(f"{SVG}path[@class='nonet-strikes']")
    drawn = 0 if strikes is None else strikes.get("d", "").count("M")
    assert drawn == len(step.eliminations)
    assert len(texts(draw(step, state), "placed")) == len(step.placements)


@EVERY_EXAMPLE
def test_a_step_can_be_drawn_alone(name: str) -> None:
    """Without the state, the candidates that the step speaks of are drawn, at the same places."""
    state, step = example(name)
    alone = all_marks(draw(step))
    assert alone
    mentioned = {
        (cell, digit) for group in step.groups for cell in group.cells for digit in group.digits
    }
    assert len(alone) <= len(mentioned | set(step.eliminations) | set(step.placements))
    assert set(all_marks(draw(step, state))) & set(alone)


@pytest.mark.parametrize("layout", LAYOUTS, ids=repr)
@pytest.mark.parametrize("theme", ["auto", "light", "dark"])
def test_steps_of_any_layout_are_drawn(layout: Layout, theme: str) -> None:
    """Every layout, in every theme, gives well-formed, self-contained XML."""
    for step in first_steps(layout):
        picture = draw(step, theme=theme)  # type: ignore[arg-type]
        ET.fromstring(picture)  # noqa: S314
        for suspect in ("script", "href", "url(", "@import", "<image", " on", "nan", "None"):
            assert suspect not in picture.replace(" once", "").replace(" one", "").replace(
                " only", ""
            )


def linked(*, strong: bool) -> Step:
    """A step with one link."""
    groups = (Group("on", (5,), (0,), None), Group("off", (5,), (8, 7), None))
    return Step("x_chain", (), ((4, 5),), groups, (Link(0, 1, strong),), Layout.of_size(9))


def arrows(step: Step) -> list[ET.Element]:
    """Lines and heads of the links."""
    root = ET.fromstring(draw(step))  # noqa: S314
    return list(root.iterfind(f"{SVG}g[@class='nonet-arrows']/{SVG}path"))


def test_strong_links_are_solid_and_weak_ones_dashed() -> None:
    """A link is a line with a head; the line of a weak one is dashed."""
    solid, dashed = arrows(linked(strong=True)), arrows(linked(strong=False))
    assert len(solid) == len(dashed) == 2
    assert solid[0].get("stroke-dasharray") is None
    assert dashed[0].get("stroke-dasharray") is not None


def test_links_join_what_is_closest() -> None:
    """The link of a group of cells ends at the one that is nearest."""
    [line, _] = arrows(linked(strong=True))
    *_, end_x, _ = re.findall(r"[\d.]+", line.get("d", ""))
    assert 7 * 40 <= float(end_x) <= 7.5 * 40


def test_every_role_has_a_look() -> None:
    """No group of a step is drawn like nothing."""
    assert {*STYLES, "als"} == set(ROLES)


def test_parts_of_one_step_differ_without_colours() -> None:
    """Roles that occur beside each other differ in shape, or in being dashed."""
    together = [
        ("pivot", "pincer"),
        ("pattern", "fin", "endo_fin"),
        ("base", "cover"),
        ("floor", "roof", "extra", "pattern"),
        ("colour_a", "colour_b", "colour_c", "colour_d", "known"),
        ("on", "off"),
        ("base_cells", "target", "companion"),
        ("pattern", "guardian"),
        ("rule_cell", "outie"),
        ("rule_cell", "pattern"),
    ]
    for roles in together:
        shapes = {(STYLES[role].shape, STYLES[role].dashed) for role in roles}
        assert len(shapes) == len(roles), roles


def test_almost_locked_sets_differ() -> None:
    """The sets of a chain look different one from the next."""
    groups = tuple(Group("als", (1, 2), (number,), None) for number in range(5))
    step = Step("als_chain", (), ((80, 1),), groups, (), Layout.of_size(9))
    root = ET.fromstring(draw(step))  # noqa: S314
    paths = list(root.iterfind(f"{SVG}g[@class='nonet-spots']/{SVG}path"))
    styles = {(path.get("class"), path.get("stroke-dasharray")) for path in paths}
    assert len(styles) == 5


@THEMES
def test_marks_can_be_read(theme: Theme) -> None:
    """At least 4.5 : 1 for every mark against whatever lies under it (WCAG 2.2, 1.4.3)."""
    filled = [
        *grounds(theme),
        *(over(ink, theme.fill_opacity, colour_of(theme.paper)) for ink in INKS.values()),
    ]
    paper_or_fill = [ground for ground in filled if contrast(ground, colour_of(theme.paper)) < 1.6]
    for ground in paper_or_fill:
        assert contrast(colour_of(theme.mark), ground) >= 4.5
        for ink in INKS.values():
            assert contrast(colour_of(theme.given), over(ink, theme.spot_opacity, ground)) >= 4.5
    for ground in (colour_of(theme.paper), *filled[-len(INKS) :]):
        assert contrast(colour_of(theme.gone), ground) >= 4.5


@THEMES
def test_outlines_stand_out(theme: Theme) -> None:
    """At least 3 : 1 against the paper for the outlines of shapes and houses, and for links."""
    assert set(theme.strokes) == set(INKS)
    for colour in (*theme.strokes.values(), theme.arrow, theme.gone):
        assert contrast(colour_of(colour), colour_of(theme.paper)) >= 3


def test_an_outline_runs_round_its_cells() -> None:
    """Four lines round a row, and as many corners as a jagged region has."""
    row = outline(range(9), Layout.of_size(9), 0.1)
    assert len(row) == 4
    bent = outline([0, 1, 2, 9], Layout.of_size(9), 0.1)
    assert len(bent) == 6
    ends = [(round(x, 3), round(y, 3)) for line in bent for x, y in line]
    assert sorted(ends) == sorted([*set(ends), *set(ends)])


def test_a_walkthrough_is_a_sheet() -> None:
    """Each step has its picture with its name above it."""
    walked = nonet.walkthrough("...4 ..31 34.. 2...")
    root = ET.fromstring(draw(walked))  # noqa: S314
    pictures = list(root.iterfind(f"{SVG}svg"))
    assert len(pictures) == len(walked.steps)
    captions = [text.text for text in root.iterfind(f"{SVG}g/{SVG}text")]
    assert f"1. {walked.steps[0].title}" in captions


def test_a_finished_walkthrough_is_an_empty_sheet() -> None:
    """A hint without a step has a picture, too."""
    ET.fromstring(draw(nonet.walkthrough("1234341221434321")))  # noqa: S314


def test_mistakes_are_framed() -> None:
    """The picture of a hint about a mistake marks its cell."""
    grid = Grid("...4 ..31 34.. 2...").place("r1c1", 3)
    picture = draw(nonet.hint(grid))
    assert 'class="nonet-frames"' in picture
    assert "nonet-strikes" not in picture.partition("</style>")[2]


def test_a_screen_reader_hears_the_step() -> None:
    """The whole argument comes before the rows."""
    step = nonet.steps("...4 ..31 34.. 2...", "full_house")[0]
    root = ET.fromstring(draw(step))  # noqa: S314
    assert root.findtext(f"{SVG}title") == "Full House"
    assert (root.findtext(f"{SVG}desc") or "").startswith(step.explain("show"))


def test_notebooks_show_pencil_marks() -> None:
    """Candidates at the end of a notebook cell are drawn."""
    state = everything(4)
    assert state._repr_svg_() == draw(state)


def test_candidates_go_with_steps_only() -> None:
    """Candidates with something other than a step, or of another layout, are refused."""
    state = Candidates.of(Grid("...4 ..31 34.. 2..."))
    with pytest.raises(NonetError, match="expected candidates together with a step only"):
        draw(state.grid, state)
    step = nonet.steps(state, "full_house")[0]
    with pytest.raises(NonetError, match="expected candidates of"):
        draw(step, everything(9))


def test_links_and_strikes_run_under_digits() -> None:
    """The links of a chain come before all digits, the strikes before all marks."""
    state, step = example("xy_chain")
    svg = draw(step, state)
    digits = svg.index('class="nonet-givens"')
    assert 0 < svg.index('class="nonet-arrows"') < digits < svg.index('class="nonet-strikes"')
    strikes = svg.index('class="nonet-strikes"')
    assert all(
        strikes < svg.index(f'class="nonet-{kind}"')
        for kind in ("marks", "marked", "gone")
        if f'class="nonet-{kind}"' in svg
    )

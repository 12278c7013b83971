"""The first page: its text, and the puzzle that plays on it without Python."""

from __future__ import annotations

import json
from pathlib import Path

import nonet
from nonet.constraints.registry import NAMES
from nonet.drawing import draw
from nonet.logic import LANGUAGES, TechniqueOrder
from nonet.logic.languages import texts_of
from nonet.notebook.bundle import styles
from nonet.notebook.played import PlayedRecord
from nonet.notebook.voice import voice
from nonet.puzzle import as_document
from nonet.service.importing import ParsedRecord
from nonet.service.scenes import SceneRecord
from nonet.service.steps import StepRecord

TEXT = Path(__file__).parents[2] / "website" / "home.md"

PUZZLE = ".....42.6.97...3.4....2..19..6.71..2....5....8..93.4..52..1....7.1...52.9.45....."
"""One that full houses and hidden singles solve, as hints on the page are made before."""


def page() -> str:
    """Its Markdown."""
    text = TEXT.read_text("utf-8")
    counts = {
        "techniques": len(nonet.techniques()),
        "rules": len(NAMES),
        "languages": len(LANGUAGES),
    }
    for name, count in counts.items():
        text = text.replace(f"{{{name}}}", str(count))
    return text


def write(built: Path) -> None:
    """Write the puzzle and its picture."""
    (built / "home.json").write_text(json.dumps(board(), ensure_ascii=False), encoding="utf-8")
    (built / "images" / "home.svg").write_text(draw(nonet.Grid(PUZZLE)), encoding="utf-8")


def board() -> dict[str, object]:
    """What a board in the page has in place of a kernel."""
    puzzle = as_document(nonet.Grid(PUZZLE))
    parsed = ParsedRecord.of(puzzle)
    start = PlayedRecord.of(parsed)
    scene = SceneRecord.of(puzzle.layout, puzzle.cosmetics)
    return {
        "traits": {
            "_id": "home",
            "_voice": voice("en"),
            "_posed": {**parsed.fields(), "scene": scene.fields()},
            "_played": start.fields(),
            "_shown": None,
        },
        "style": styles(),
        "solution": list(nonet.solve(puzzle.grid).digits),
        "steps": [record.fields() for record in steps()],
        "wrong": texts_of("en").say("wrong-digit", digit="{digit}", cell="{cell}"),
    }


def steps() -> list[StepRecord]:
    """The steps to the solution, each with one digit."""
    walk = nonet.walkthrough(nonet.Grid(PUZZLE), order=TechniqueOrder.human())
    pairs = zip(walk.steps, walk.states(), strict=False)
    return [StepRecord.of(step, state, "en", "rc") for step, state in pairs]

"""nonet: solve, generate and explain Sudoku of any size.

The packages below, such as `nonet.batch` and `nonet.drawing`, are loaded on first use as well.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, Any

from nonet._display import (
    Codecs,
    set_codecs,
    set_drawing,
    set_needs_boxes,
    set_rule_reader,
    set_text_reader,
    set_writer,
)

if TYPE_CHECKING:
    from nonet import batch as batch
    from nonet import constraints as constraints
    from nonet import course as course
    from nonet import dataset as dataset
    from nonet import drawing as drawing
    from nonet import equivalence as equivalence
    from nonet import errors as errors
    from nonet import formats as formats
    from nonet import generator as generator
    from nonet import grid as grid
    from nonet import layout as layout
    from nonet import logic as logic
    from nonet import photo as photo
    from nonet import rating as rating
    from nonet import running as running
    from nonet import solver as solver
    from nonet.batch.grades import Grades, grade_many
    from nonet.batch.ratings import Ratings, rate_many
    from nonet.drawing import show
    from nonet.equivalence import automorphisms, canonical, scramble
    from nonet.errors import (
        Cancelled,
        Contradiction,
        FormatError,
        GenerationFailed,
        LayoutError,
        LayoutWarning,
        LossyTextWarning,
        MultipleSolutions,
        NonetError,
        NoSolution,
        PlacementError,
        Stopped,
        TimeLimitReached,
    )
    from nonet.formats import load, load_many, save
    from nonet.generator import (
        Generated,
        full_grid,
        generate,
        generate_many,
        grid_with_holes,
        minimize,
    )
    from nonet.grid import Candidates, Conflict, Grid
    from nonet.layout import House, Layout, cell_name, parse_cell
    from nonet.logic import (
        Grade,
        Hint,
        Step,
        Technique,
        TechniqueOrder,
        Walkthrough,
        grade,
        hint,
        rules_text,
        steps,
        technique,
        techniques,
        walkthrough,
    )
    from nonet.puzzle import Puzzle
    from nonet.rating import RatedStep, Rating, rate
    from nonet.running import Cancel, Progress
    from nonet.solver import (
        Ambiguity,
        Check,
        ConflictSet,
        CountEstimate,
        Solutions,
        SolverStatistics,
        check,
        count,
        estimate_count,
        solutions,
        solve,
        true_candidates,
    )

if sys.platform == "emscripten":
    import_module("nonet._native_web")

__version__ = "0.1.0"

__all__ = [
    "Ambiguity",
    "Cancel",
    "Cancelled",
    "Candidates",
    "Check",
    "Conflict",
    "ConflictSet",
    "Contradiction",
    "CountEstimate",
    "FormatError",
    "Generated",
    "GenerationFailed",
    "Grade",
    "Grades",
    "Grid",
    "Hint",
    "House",
    "Layout",
    "LayoutError",
    "LayoutWarning",
    "LossyTextWarning",
    "MultipleSolutions",
    "NoSolution",
    "NonetError",
    "PlacementError",
    "Progress",
    "Puzzle",
    "RatedStep",
    "Rating",
    "Ratings",
    "Solutions",
    "SolverStatistics",
    "Step",
    "Stopped",
    "Technique",
    "TechniqueOrder",
    "TimeLimitReached",
    "Walkthrough",
    "automorphisms",
    "canonical",
    "cell_name",
    "check",
    "count",
    "estimate_count",
    "full_grid",
    "generate",
    "generate_many",
    "grade",
    "grade_many",
    "grid_with_holes",
    "hint",
    "load",
    "load_many",
    "minimize",
    "parse_cell",
    "rate",
    "rate_many",
    "rules_text",
    "save",
    "scramble",
    "show",
    "solutions",
    "solve",
    "steps",
    "technique",
    "techniques",
    "true_candidates",
    "walkthrough",
]

_HOMES = {
    "nonet.batch.grades": ("Grades", "grade_many"),
    "nonet.batch.ratings": ("Ratings", "rate_many"),
    "nonet.drawing": ("show",),
    "nonet.equivalence": ("automorphisms", "canonical", "scramble"),
    "nonet.errors": (
        "Cancelled",
        "Contradiction",
        "FormatError",
        "GenerationFailed",
        "LayoutError",
        "LayoutWarning",
        "LossyTextWarning",
        "MultipleSolutions",
        "NoSolution",
        "NonetError",
        "PlacementError",
        "Stopped",
        "TimeLimitReached",
    ),
    "nonet.formats": ("load", "load_many", "save"),
    "nonet.generator": (
        "Generated",
        "full_grid",
        "generate",
        "generate_many",
        "grid_with_holes",
        "minimize",
    ),
    "nonet.grid": ("Candidates", "Conflict", "Grid"),
    "nonet.layout": ("House", "Layout", "cell_name", "parse_cell"),
    "nonet.logic": (
        "Grade",
        "Hint",
        "TechniqueOrder",
        "Step",
        "Technique",
        "Walkthrough",
        "grade",
        "hint",
        "rules_text",
        "steps",
        "technique",
        "techniques",
        "walkthrough",
    ),
    "nonet.puzzle": ("Puzzle",),
    "nonet.rating": ("RatedStep", "Rating", "rate"),
    "nonet.running": ("Cancel", "Progress"),
    "nonet.solver": (
        "Ambiguity",
        "Check",
        "ConflictSet",
        "CountEstimate",
        "Solutions",
        "SolverStatistics",
        "check",
        "count",
        "estimate_count",
        "solutions",
        "solve",
        "true_candidates",
    ),
}
_PACKAGES = frozenset(
    {
        "batch",
        "constraints",
        "course",
        "dataset",
        "drawing",
        "equivalence",
        "errors",
        "formats",
        "generator",
        "grid",
        "layout",
        "logic",
        "photo",
        "rating",
        "running",
        "solver",
    }
)
"""Packages and modules that are reached as attributes."""

_HOME_OF = {name: home for home, names in _HOMES.items() for name in names}


def _draw(value: object) -> str:
    return import_module("nonet.drawing").draw(value)  # type: ignore[no-any-return]


def _needs_boxes(puzzle: object) -> bool:
    return import_module("nonet.solver.boxes").needs_boxes(puzzle)  # type: ignore[no-any-return]


def _write(puzzle: object, form: str, *, lossy: bool, solution: bool) -> str:
    registry = import_module("nonet.formats.registry")
    return registry.to_text(puzzle, form, lossy=lossy, solution=solution)  # type: ignore[no-any-return]


def _read_rules(lines: str) -> tuple[Any, ...]:
    return import_module("nonet.constraints.shorthand").parse_rules(lines.splitlines())  # type: ignore[no-any-return]


def _read_text(text: str, layout: Any) -> Any:
    return import_module("nonet.formats.registry").document_of(text, layout)


def _later(module: str, name: str) -> Callable[..., Any]:
    """The function of this name, whose module is loaded when it is called."""
    return lambda *values: getattr(import_module(module), name)(*values)  # noqa: PLW0108 (later)


set_codecs(
    Codecs(
        layout_fields=_later("nonet.constraints.fields", "layout_fields"),
        layout_of=_later("nonet.constraints.fields", "layout_of"),
        rule_fields=_later("nonet.constraints.fields", "rule_fields"),
        rule_of=_later("nonet.constraints.fields", "rule_of"),
        puzzle_of=_later("nonet.formats.nonet_json", "from_text"),
    )
)
set_drawing(_draw)
set_needs_boxes(_needs_boxes)
set_rule_reader(_read_rules)
set_text_reader(_read_text)
set_writer(_write)


def __getattr__(name: str) -> object:
    """Load a public name on first use (PEP 562), so that importing nonet costs little."""
    if name in _PACKAGES:
        return import_module(f"nonet.{name}")
    home = _HOME_OF.get(name)
    if home is None:
        raise AttributeError(f"module 'nonet' has no attribute {name!r}")
    value = getattr(import_module(home), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*__all__, *_PACKAGES, "__version__"})

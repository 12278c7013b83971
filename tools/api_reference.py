"""The Python pages of the reference, from the docstrings of everything public."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterator
from dataclasses import is_dataclass
from importlib import import_module
from typing import NamedTuple

import example_imports
from nonet import constraints, course


class Chapter(NamedTuple):
    """A page of the reference: its title, the module to import from, and the names."""

    title: str
    module: str
    names: list[str]


CHAPTERS = {
    "layouts": Chapter("Layouts", "nonet", ["Layout", "House", "cell_name", "parse_cell"]),
    "constraints": Chapter(
        "Constraints",
        "nonet.layout",
        ["Constraint", "HouseConstraint", "Diagonals", "Windows", "DisjointGroups"],
    ),
    "rules": Chapter("Rules of variants", "nonet.constraints", list(constraints.__all__)),
    "rules-text": Chapter("Rules in words", "nonet", ["rules_text"]),
    "cosmetics": Chapter(
        "What is only drawn", "nonet.layout", ["Cosmetics", "Stroke", "Shape", "Outline"]
    ),
    "proposals": Chapter(
        "Rules for what is only drawn",
        "nonet.formats.proposals",
        ["propose_rules", "Proposal", "ProposedRule"],
    ),
    "grids": Chapter("Grids", "nonet", ["Grid", "Candidates", "Conflict"]),
    "puzzle-like": Chapter(
        "Puzzles in any form", "nonet.grid", ["as_puzzle", "as_grid", "as_candidates", "HasGrid"]
    ),
    "reading": Chapter(
        "Reading many puzzles", "nonet.grid", ["parse_puzzle", "read_puzzles", "Located"]
    ),
    "files": Chapter("Files and puzzles", "nonet", ["load", "load_many", "save", "Puzzle"]),
    "solving": Chapter(
        "Solving",
        "nonet",
        ["solve", "count", "estimate_count", "solutions", "check", "true_candidates"],
    ),
    "results": Chapter(
        "Results",
        "nonet",
        ["Solutions", "Check", "ConflictSet", "Ambiguity", "CountEstimate", "SolverStatistics"],
    ),
    "techniques": Chapter(
        "Techniques",
        "nonet",
        [
            "hint",
            "steps",
            "walkthrough",
            "grade",
            "grade_many",
            "technique",
            "techniques",
            "Hint",
            "Step",
            "Walkthrough",
            "Grade",
            "Grades",
            "Technique",
            "TechniqueOrder",
        ],
    ),
    "step-parts": Chapter(
        "Parts of steps and orders",
        "nonet.logic",
        [
            "TechniqueOptions",
            "Group",
            "Link",
            "Mistake",
            "Entry",
            "Level",
            "level_title",
            "house_title",
        ],
    ),
    "course": Chapter("The course", "nonet.course", list(course.__all__)),
    "ratings": Chapter("Ratings", "nonet", ["rate", "rate_many", "Rating", "RatedStep", "Ratings"]),
    "generating": Chapter(
        "Generating",
        "nonet",
        ["full_grid", "grid_with_holes", "generate", "generate_many", "minimize", "Generated"],
    ),
    "requests": Chapter(
        "Requests for puzzles", "nonet.generator", ["GenerateRequest", "generate_requested"]
    ),
    "equivalence": Chapter(
        "Equivalent puzzles", "nonet", ["canonical", "automorphisms", "scramble"]
    ),
    "fixed-constraints": Chapter(
        "Rules that a scramble does not turn", "nonet.equivalence", ["fixed_constraints"]
    ),
    "batch": Chapter(
        "Many 9×9 puzzles at once",
        "nonet.batch",
        [
            "solve",
            "count",
            "check",
            "grade",
            "canonical",
            "scramble",
            "digits",
            "solve_lines",
            "Solved",
            "Status",
        ],
    ),
    "datasets": Chapter(
        "Datasets",
        "nonet.dataset",
        [
            "Recipe",
            "make",
            "label",
            "split",
            "augment",
            "info",
            "verify",
            "Threads",
            "Cluster",
            "Info",
            "Verification",
        ],
    ),
    "drawing": Chapter(
        "Drawing and printing",
        "nonet.drawing",
        ["draw", "draw_pdf", "draw_png", "booklet", "Gallery"],
    ),
    "photos": Chapter(
        "Photos", "nonet.photo", ["read_photo", "read_photos", "count_pages", "PhotoReading"]
    ),
    "notebooks": Chapter("A board in notebooks", "nonet.notebook", ["Board"]),
    "galleries": Chapter("Galleries", "nonet", ["show"]),
    "running": Chapter("Long-running calls", "nonet", ["Progress", "Cancel"]),
    "errors": Chapter(
        "Errors",
        "nonet",
        [
            "NonetError",
            "LayoutError",
            "FormatError",
            "PlacementError",
            "Contradiction",
            "NoSolution",
            "MultipleSolutions",
            "GenerationFailed",
            "Stopped",
            "TimeLimitReached",
            "Cancelled",
            "LayoutWarning",
            "LossyTextWarning",
        ],
    ),
    "errors-of-packages": Chapter(
        "Errors of the app, the library and photos",
        "nonet.errors",
        ["FieldError", "LibraryError", "NotFound", "Outdated", "PhotoError"],
    ),
    "reference-solver": Chapter(
        "The reference solver", "nonet.reference", ["solutions", "solve", "count"]
    ),
}
"""The chapters by the names of their pages, in the order of the object model."""

_NOTE = "Generated by `make docs` from the docstrings: edit those, not this page."

_SECTION = re.compile(r"^(\w[\w ]*)\n-+\n", re.MULTILINE)


def pages() -> dict[str, str]:
    """Each page of the folder by its name, but that of the command line."""
    chapters = {f"{stem}.md": _chapter(chapter) for stem, chapter in CHAPTERS.items()}
    return {"README.md": _index(), **chapters}


def _index() -> str:
    listed = "\n".join(_line(stem, chapter) for stem, chapter in CHAPTERS.items())
    return f"# Reference\n\n{_NOTE}\n\n{listed}\n- [The command line](cli.md)\n"


def _line(stem: str, chapter: Chapter) -> str:
    return f"- [{chapter.title}]({stem}.md): {', '.join(f'`{name}`' for name in chapter.names)}"


def _chapter(chapter: Chapter) -> str:
    text = re.sub(r"\n{3,}", "\n\n", "\n".join(_lines(chapter))).rstrip() + "\n"
    return example_imports.with_imports(text, _homes(chapter))


def _homes(chapter: Chapter) -> dict[str, str]:
    """Where an example of a chapter imports a name from: the chapter's module rather than nonet."""
    chapters = [*CHAPTERS.values()]
    main = [entry for entry in chapters if entry.module == "nonet"]
    homes = {entry.module.partition(".")[2]: "nonet" for entry in chapters if entry not in main}
    for entry in (*chapters[::-1], *main, chapter):
        homes |= dict.fromkeys(entry.names, entry.module)
    return homes


def _lines(chapter: Chapter) -> Iterator[str]:
    yield f"# {chapter.title}"
    yield ""
    yield _NOTE
    if chapter.module != "nonet":
        yield ""
        yield f"Import from `{chapter.module}`."
    module = import_module(chapter.module)
    for name in chapter.names:
        yield ""
        yield from _entry(name, getattr(module, name), f"{chapter.module}.{name}")


def _entry(name: str, thing: object, path: str) -> Iterator[str]:
    yield f"## `{path}`"
    yield ""
    if isinstance(thing, type):
        bases = [base.__name__ for base in thing.__bases__ if base is not object]
        text = inspect.getdoc(thing) or ""
        if bases:
            yield from _code(f"class {name}({', '.join(bases)})")
        elif is_dataclass(thing) or "\nParameters\n" in text:
            yield from _code(f"class {name}{_signature(thing).removesuffix(' -> None')}")
        else:
            yield from _code(f"class {name}")
        yield from _docstring(text)
        for member, function in sorted(vars(thing).items()):
            if member == "__getitem__" or not member.startswith("_"):
                yield from _member(name, member, function)
    elif callable(thing):
        yield from _code(f"{name}{_signature(thing)}")
        yield from _docstring(inspect.getdoc(thing) or "")


def _member(owner: str, name: str, member: object) -> Iterator[str]:
    kind = type(member).__name__
    if isinstance(member, property):
        shown = f"{owner}.{name}{_result(member.fget)}"
    elif isinstance(member, classmethod | staticmethod):
        shown = f"{owner}.{name}{_signature(member.__func__, skip=kind == 'classmethod')}"
    elif inspect.isfunction(member):
        shown = f"{owner}.{name}{_signature(member, skip=True)}"
    else:
        return
    text = inspect.getdoc(member)
    if text:
        yield ""
        yield f"### `{owner}.{name}`"
        yield ""
        yield from _code(shown)
        yield from _docstring(text)


def _signature(thing: Callable[..., object], *, skip: bool = False) -> str:
    """Parameters and result as written in the source, the same for every Python version."""
    shown: list[str] = []
    keyword_only = False
    for parameter in list(inspect.signature(thing).parameters.values())[skip:]:
        text = parameter.name
        if parameter.kind is parameter.VAR_POSITIONAL:
            text, keyword_only = f"*{text}", True
        elif parameter.kind is parameter.VAR_KEYWORD:
            text = f"**{text}"
        elif parameter.kind is parameter.KEYWORD_ONLY and not keyword_only:
            shown.append("*")
            keyword_only = True
        if parameter.annotation is not parameter.empty:
            text += f": {_type(parameter.annotation)}"
        if parameter.default is not parameter.empty:
            equals = " = " if ":" in text else "="
            text += f"{equals}{parameter.default!r}"
        shown.append(text)
    return f"({', '.join(shown)}){_result(thing)}"


def _result(thing: object) -> str:
    result = getattr(thing, "__annotations__", {}).get("return")
    return "" if result is None else f" -> {_type(result)}"


def _type(annotation: object) -> str:
    return annotation if isinstance(annotation, str) else getattr(annotation, "__name__", "")


def _code(text: str) -> Iterator[str]:
    yield "```text"
    if len(text) > 88 and "(" in text:
        head, _, rest = text.partition("(")
        inside, _, result = rest.rpartition(")")
        yield f"{head}("
        for part in re.split(r", (?![^\[(]*[\])])", inside):
            yield f"    {part},"
        yield f"){result}"
    else:
        yield text
    yield "```"


def _docstring(text: str) -> Iterator[str]:
    """Markdown of a numpydoc docstring."""
    first, *sections = _SECTION.split(text)
    yield ""
    yield first.replace("::\n\n", "").strip()  # a drawing is indented in Markdown, too
    for heading, body in zip(sections[::2], sections[1::2], strict=True):
        if heading == "Examples":
            yield ""
            yield from _with_fences(body.strip())
        else:
            yield ""
            yield f"**{heading}**"
            yield ""
            yield from _definitions(body.strip())


def _definitions(body: str) -> Iterator[str]:
    """A list made of numpydoc's terms with indented text below."""
    for line in body.splitlines():
        if not line.strip():
            continue
        yield f"  {line.strip()}" if line.startswith(" ") else f"- **{line.strip()}**  "


def _with_fences(body: str) -> Iterator[str]:
    """Examples in fences, with the text between them outside."""
    for paragraph in re.split(r"\n\n+", body):
        if paragraph.startswith(">>>"):
            yield "```python"
            yield paragraph
            yield "```"
        else:
            yield paragraph
        yield ""

"""Write docs/reference/api.md from the docstrings of everything public."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterator
from dataclasses import is_dataclass
from importlib import import_module
from pathlib import Path

PAGE = Path(__file__).parents[1] / "docs" / "reference" / "api.md"

CHAPTERS = {
    "Solving": ("nonet", ["solve", "count", "solutions", "check", "true_candidates"]),
    "Results": ("nonet", ["Solutions", "Check", "Clash", "Ambiguity", "Statistics"]),
    "Generating": (
        "nonet",
        ["full_grid", "grid_with_holes", "generate", "generate_many", "minimize", "Generated"],
    ),
    "Techniques": (
        "nonet",
        [
            "hint",
            "steps",
            "walkthrough",
            "grade",
            "techniques",
            "Hint",
            "Step",
            "Walkthrough",
            "Grade",
            "Technique",
            "Order",
        ],
    ),
    "Parts of steps and orders": (
        "nonet.logic",
        [
            "Options",
            "Group",
            "Link",
            "Mistake",
            "Entry",
            "Level",
            "technique",
            "level_title",
            "house_title",
        ],
    ),
    "Many 9×9 puzzles at once": (
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
            "Grades",
            "Status",
        ],
    ),
    "Datasets": (
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
            "Verdict",
        ],
    ),
    "Ratings": ("nonet", ["rate", "rate_many", "Rating", "RatedStep", "Ratings"]),
    "Essentially equal puzzles": ("nonet", ["canonical", "automorphisms", "scramble"]),
    "Grids": ("nonet", ["Grid", "Candidates", "Conflict"]),
    "Puzzles in any form": ("nonet.grid", ["as_puzzle", "as_grid", "as_candidates", "HasGrid"]),
    "Reading many puzzles": ("nonet.grid", ["parse_puzzle", "read_puzzles", "Located"]),
    "Files": ("nonet", ["load", "load_many", "save", "Puzzle"]),
    "Layouts": ("nonet", ["Layout", "House", "cell_name", "parse_cell"]),
    "Long work": ("nonet", ["Progress", "Cancel"]),
    "Errors": (
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
            "LibraryError",
            "NotFound",
            "Outdated",
            "LayoutWarning",
        ],
    ),
    "Galleries": ("nonet", ["show"]),
    "Drawing and printing": (
        "nonet.drawing",
        ["draw", "draw_pdf", "draw_png", "booklet", "Gallery"],
    ),
    "Learning: the reference solver": ("nonet.reference", ["solutions", "solve", "count"]),
}
"""What the page shows, in its order: the module to import from, and the names."""

_SECTION = re.compile(r"^(\w[\w ]*)\n-+\n", re.MULTILINE)


def page() -> str:
    """The whole page."""
    return re.sub(r"\n{3,}", "\n\n", "\n".join(_page())).rstrip() + "\n"


def _page() -> Iterator[str]:
    yield "# Python reference"
    yield ""
    yield "Written by `make docs` from the docstrings: change those, not this page."
    yield ""
    for chapter in CHAPTERS:
        yield f"- [{chapter}](#{_anchor(chapter)})"
    for chapter, (module, names) in CHAPTERS.items():
        yield ""
        yield f"## {chapter}"
        if module != "nonet":
            yield ""
            yield f"Import from `{module}`."
        for name in names:
            yield ""
            yield from _entry(name, getattr(import_module(module), name), f"{module}.{name}")


def _anchor(heading: str) -> str:
    return re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-")


def _entry(name: str, thing: object, path: str) -> Iterator[str]:
    yield f"### `{path}`"
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
        yield f"#### `{owner}.{name}`"
        yield ""
        yield from _code(shown)
        yield from _docstring(text)


def _signature(thing: Callable[..., object], *, skip: bool = False) -> str:
    """Parameters and result as they stand in the source, the same for every Python version."""
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
    yield first.strip()
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
    """A list from numpydoc's terms with indented text below."""
    for line in body.splitlines():
        if not line.strip():
            continue
        yield f"  {line.strip()}" if line.startswith(" ") else f"- **{line.strip()}**  "


def _with_fences(body: str) -> Iterator[str]:
    """Examples in fences, the words between them outside."""
    for paragraph in re.split(r"\n\n+", body):
        if paragraph.startswith(">>>"):
            yield "```python"
            yield paragraph
            yield "```"
        else:
            yield paragraph
        yield ""


if __name__ == "__main__":
    PAGE.parent.mkdir(parents=True, exist_ok=True)
    PAGE.write_text(page(), encoding="utf-8")
    print(PAGE.name)

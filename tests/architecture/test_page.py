"""How the modules of the page depend on each other, on the server, and on who reads them."""

from __future__ import annotations

import re
import runpy
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from nonet.service import KINDS

COLUMNS = 100

IMPORTS = re.compile(
    r"""^(?:import|export)\b[^;"']*?["'](\.[^"']+)["']|\bimport\(\s*["'](\.[^"']+)["']\s*\)""",
    re.MULTILINE,
)
"""Modules that are imported at once, and those that are loaded when they are needed."""


@pytest.fixture(scope="module")
def static(root: Path) -> Path:
    """The folder of the page."""
    return root / "src" / "nonet" / "web" / "static"


def test_lines_fit_a_screen(static: Path) -> None:
    """No line of the page's scripts and style sheets has more than 100 columns."""
    paths = [*static.glob("js/**/*.*"), *static.glob("css/*.css")]
    assert paths
    long = [
        (path.name, number)
        for path in paths
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if len(line) > COLUMNS
    ]
    assert long == []


@pytest.mark.parametrize(
    ("what", "module"),
    [
        ("fetch|XMLHttpRequest|WebSocket", "api"),
        ("EventSource", "http"),
        ("Worker", "worker_engine"),
    ],
)
def test_one_module_asks(static: Path, what: str, module: str) -> None:
    """Requests, streams of events and workers have a module each: no other knows of them."""
    asking = [
        path.name
        for path in static.glob("js/**/*.js")
        if re.search(rf"\b(?:{what})\(", path.read_text("utf-8"))
    ]
    assert asking == [f"{module}.js"]


def test_panels_do_not_know_the_app(static: Path) -> None:
    """Only main.js imports the app: panels are handed the parts of it that they need."""
    knowing = [
        path.name
        for path in static.glob("js/**/*.js")
        if re.search(r'^import .* from "[./]+/app\.js"', path.read_text("utf-8"), re.MULTILINE)
    ]
    assert knowing == ["main.js"]


def imports_of(module: Path) -> set[Path]:
    """The modules that a module imports, at once or later; types in comments are none."""
    text = re.sub(
        r"/\*.*?\*/|^\s*//.*?$", "", module.read_text("utf-8"), flags=re.DOTALL | re.MULTILINE
    )
    return {(module.parent / (now or later)).resolve() for now, later in IMPORTS.findall(text)}


def test_modules_import_each_other_in_one_direction(static: Path) -> None:
    """No module of the page imports, by way of whatever others, one that imports it."""
    modules = [path.resolve() for path in static.glob("js/**/*.js")]
    graph = {module: imports_of(module) for module in modules}
    app = next(imports for module, imports in graph.items() if module.name == "main.js")
    assert any(module.name == "app.js" for module in app), "imports are found"
    circle: list[str] = []
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        circle = [module.name for module in error.args[1]]
    assert circle == []


@pytest.mark.parametrize(
    ("text", "imported"),
    [
        ('import { a } from "./b.js";', ["b.js"]),
        ('import {\n  a,\n  c,\n} from "./b.js";', ["b.js"]),
        ('import "./b.js";', ["b.js"]),
        ('export * from "./b.js";', ["b.js"]),
        ('const b = () => import("./b.js").then((found) => found.a);', ["b.js"]),
        ('/** @type {import("./b.js").B} */\nlet b;', []),
        ('/** @import { B } from "./b.js" */', []),
    ],
)
def test_imports_are_found(tmp_path: Path, text: str, imported: list[str]) -> None:
    """Imports of a module are found in whatever form; types that a comment names are none."""
    module = tmp_path / "module.js"
    module.write_text(text, "utf-8")
    assert [path.name for path in imports_of(module)] == imported


def anything_in(name: str, text: str) -> list[str]:
    """The types in a module's comments, or in declarations, that are any value."""
    if name.endswith(".d.ts"):
        return re.findall(r".*\bany\b.*", re.sub(r"/\*.*?\*/|//.*", "", text, flags=re.DOTALL))
    comments = re.findall(r"/\*\*.*?\*/", text, re.DOTALL)
    return re.findall(r"\{[^{}]*\bany\b[^{}]*\}|\{\*\}|noExplicitAny", " ".join(comments))


def test_no_value_may_be_anything(static: Path) -> None:
    """No type of the page is `any`, in declarations and in comments."""
    for path in (*static.glob("js/**/*.js"), *static.glob("js/**/*.d.ts")):
        assert anything_in(path.name, path.read_text("utf-8")) == [], path.name


@pytest.mark.parametrize(
    ("name", "text", "count"),
    [
        ("a.js", "/** @param {any} one */", 1),
        ("a.js", "/** @type {Record<string,\n * any>} */", 1),
        ("a.js", "/** @type {{one: any}[]} */", 1),
        ("a.js", "/** @returns {*} */", 1),
        ("a.js", "/** Of any {@link size}. */", 0),
        ("a.js", 't("any"), { any: 1 }', 0),
        ("a.d.ts", "interface A {\n  a: any[];\n}", 1),
        ("a.d.ts", "/** For any. */\ntype A = unknown;", 0),
    ],
)
def test_types_that_are_anything_are_found(name: str, text: str, count: int) -> None:
    """A type that takes any value is found in whatever form; the word alone is none."""
    assert len(anything_in(name, text)) == count


def test_types_are_those_of_the_service(root: Path, static: Path) -> None:
    """What tools/page_types.py writes is there: types of all records, and kinds of questions."""
    tool = runpy.run_path(str(root / "tools" / "page_types.py"))
    folder = static / "js" / "service"
    expected: dict[str, str] = tool["files"]()
    written = {name: (folder / name).read_text("utf-8") for name in expected}
    assert written == expected, "run `make page-types`"
    declared = {path.relative_to(folder).as_posix() for path in folder.glob("records/*")}
    assert declared == {name for name in expected if name.startswith("records/")}


def test_kinds_of_questions_stand_in_one_list(static: Path) -> None:
    """No module of the page but those that are made lists kinds of questions by name."""
    kinds = "|".join(map(re.escape, KINDS))
    row = re.compile(rf"""^\s*"(?:{kinds})",$|^\s*"?(?:{kinds})"?: ["\[].*,$""", re.MULTILINE)
    listing = [
        path.name
        for path in static.glob("js/**/*.js")
        if any(len(set(row.findall(text))) > 3 for text in path.read_text("utf-8").split("\n\n"))
    ]
    assert sorted(listing) == ["jobs.js", "kinds.js"]


def test_addresses_are_relative(static: Path) -> None:
    """No file of the page names an address from the root on, so that any folder can serve it."""
    for path in (*static.glob("js/**/*.js"), *static.glob("css/*.css"), static / "index.html"):
        text = path.read_text(encoding="utf-8")
        assert re.findall(r"[\"'`(](?:/api|/static|https?://(?!www\.w3\.org))", text) == [], (
            path.name
        )


def test_spaces_and_corners_are_those_of_the_theme(static: Path) -> None:
    """Paddings, margins, gaps and corners are measures of theme.css, none of their own."""
    own = re.compile(r"^\s*(?:padding|margin|(?:row-|column-)?gap|border-radius)[a-z-]*:.*[1-9]px")
    found = [
        f"{path.name}:{number}: {line.strip()}"
        for path in static.glob("css/*.css")
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if own.search(line)
    ]
    assert found == []

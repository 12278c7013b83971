"""The docs hold together: links lead somewhere, generated pages are new, names exist."""

import re
import runpy
import subprocess
import sys
from functools import cache
from pathlib import Path
from pkgutil import resolve_name

import pytest
from tests.each import each

import nonet
from nonet.constraints.registry import NAMES

ROOT = Path(__file__).parents[2]
GUIDE = sorted((ROOT / "docs" / "guide").glob("*.md"))
PAGES = [
    *sorted(ROOT.glob("*.md")),
    *sorted((ROOT / "docs").rglob("*.md")),
    *sorted((ROOT / "native").rglob("*.md")),
    *sorted((ROOT / "benchmarks").glob("*.md")),
    *sorted((ROOT / "fuzz").glob("*.md")),
]
_LINK = re.compile(r"\]\(([^)\s]+)\)|(?:src|href)=\"([^\"]+)\"")
_FENCE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)


def name_of(page: Path) -> str:
    """Path of a page inside the project."""
    return page.relative_to(ROOT).as_posix()


def prose_of(page: Path) -> str:
    """A page without its fenced blocks."""
    return _FENCE.sub("", page.read_text("utf-8"))


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The documentation as `make docs` writes it, with what is made from the code."""
    folder = tmp_path_factory.mktemp("built") / "docs"
    tool = [sys.executable, str(ROOT / "tools" / "build_docs.py"), str(folder)]
    subprocess.run(tool, check=True, capture_output=True)
    return folder


def assert_links(page: Path) -> None:
    """Each link inside the project names a file that is there, and a heading in it."""
    for target in (first or second for first, second in _LINK.findall(prose_of(page))):
        if target.startswith("https://"):
            continue
        file, _, anchor = target.partition("#")
        linked = (page.parent / file).resolve() if file else page
        assert linked.exists(), f"{page.name}: {target}: no such file"
        if anchor:
            assert anchor in anchors_of(linked), f"{page.name}: {target}: no such heading"


def anchors_of(page: Path) -> set[str]:
    """The anchors of this page, as they follow # in a link."""
    headings = re.findall(r"^#+ (.+)$", prose_of(page), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


@cache
def sources() -> list[str]:
    """Paths of the project's files in Python and C++."""
    folders = ("benchmarks", "examples", "fuzz", "native", "src", "tests", "tools")
    found = [path for folder in folders for path in (ROOT / folder).rglob("*")]
    return [path.as_posix() for path in found if path.suffix in {".py", ".hpp", ".cpp"}]


@each("page", PAGES, name_of)
def test_links_lead_somewhere(page: Path) -> None:
    """Each link inside the project names a file that is there, and a heading in it."""
    assert_links(page)


@each("page", [page for page in PAGES if page not in GUIDE], name_of)
def test_files_that_pages_name_exist(page: Path) -> None:
    """Each source file that a page outside the guide names is there; NAME.py is any file."""
    for name in re.findall(r"`([a-z\d_./-]+\.(?:py|hpp|cpp))\b", prose_of(page)):
        assert any(path.endswith(f"/{name}") for path in sources()), f"{name}: no such file"


def test_links_of_the_documentation_lead_somewhere(built: Path) -> None:
    """In what `make docs` writes, too, where the pages link to the reference and the galleries."""
    pages = [*built.rglob("*.md")]
    assert len(pages) > 60
    for page in pages:
        assert_links(page)


def test_index_lists_every_page(built: Path) -> None:
    """The documentation's first page, or the reference's index, links to each other page."""
    start = built / "README.md"
    indexes = [start, start.parent / "reference" / "README.md"]
    linked = {
        (index.parent / target).resolve()
        for index in indexes
        for target, _ in _LINK.findall(index.read_text("utf-8"))
    }
    assert indexes[1] in linked
    assert {page.resolve() for page in built.rglob("*.md")} - linked == {start.resolve()}


@each("name", nonet.__all__)
def test_every_public_name_is_in_the_guide(name: str) -> None:
    """The guide covers every public name."""
    assert any(re.search(rf"\b{name}\b", page.read_text("utf-8")) for page in GUIDE)


def test_python_reference_shows_every_public_name() -> None:
    """The chapters of the reference name all that `nonet` exports."""
    tool = runpy.run_path(str(ROOT / "tools" / "api_reference.py"))
    chapters = tool["CHAPTERS"].values()
    shown = {name for _, module, names in chapters if module == "nonet" for name in names}
    assert shown == set(nonet.__all__)


def test_what_is_generated_has_its_page(built: Path) -> None:
    """The reference has a page a chapter and all commands, each technique and rule its heading."""
    tool = runpy.run_path(str(ROOT / "tools" / "api_reference.py"))
    written = {page.stem for page in (built / "reference").glob("*.md")}
    assert written == {*tool["CHAPTERS"], "README", "cli"}
    commands = (built / "reference" / "cli.md").read_text("utf-8")
    assert all(f"## nonet {name}" in commands for name in ("solve", "dataset make", "play"))
    techniques = (built / "gallery" / "README.md").read_text("utf-8")
    assert all(f"\n### {item.title}\n" in techniques for item in nonet.techniques())
    rules = (built / "gallery" / "rules" / "README.md").read_text("utf-8")
    assert all(f"\n`{name}`; " in rules for name in NAMES)


def test_pictures_are_new() -> None:
    """docs/images/ holds exactly what `make docs` draws today."""
    tool = runpy.run_path(str(ROOT / "tools" / "draw_pictures.py"))
    drawn = dict(tool["pictures"]())
    found = {path.name: path.read_text("utf-8") for path in tool["IMAGES"].glob("*.svg")}
    assert found == drawn


def test_changelog_names_exist() -> None:
    """Each name in backticks in the changelog can be imported, or is a command."""
    names = re.findall(r"`([^`]+)`", (ROOT / "CHANGELOG.md").read_text("utf-8"))
    assert names
    commands = {path.stem for path in (ROOT / "src" / "nonet" / "cli").glob("*.py")}
    for name in names:
        if name.startswith("nonet "):
            assert name.split()[1] in commands
        elif not name.startswith((".", "-")):
            path = name.removesuffix("()").removeprefix("nonet.")
            assert resolve_name(f"nonet.{path}") is not None

"""The pages that are made for the site, before they are built: links, words, programs."""

from __future__ import annotations

import ast
import doctest
import json
import re
from functools import cache
from pathlib import Path

import pytest

import nonet
from nonet.constraints.registry import NAMES, kind_of
from nonet.formats.nonet_link import read_link
from nonet.logic import LANGUAGES, Language, rule_title
from nonet.logic.languages import Texts
from website import documents, generate, home, markup, rules, techniques
from website import words as website_words
from website.words import FOLDER, plain_words, words

SAMPLES = ("x_wing", "naked_single", "brute_force", "cage_sum_sets", "unique_rectangle_1")


@cache
def rule_pages() -> dict[str, str]:
    """The pages and pictures of rules, by their paths."""
    return dict(rules.files())


def technique_page(name: str, language: Language) -> str:
    """A page of a technique."""
    items = nonet.techniques(language)
    return techniques.page(next(item for item in items if item.name == name), items)


def samples() -> list[str]:
    """Names of techniques: the first and the last of the catalogue and those between."""
    names = [item.name for item in nonet.techniques()]
    return [name for name in SAMPLES if name in names]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_a_technique_says_all_of_it(language: Language) -> None:
    """Title, other names, level, description, picture, argument, position, practice, a call."""
    item = nonet.technique("x_wing", language)
    page = technique_page("x_wing", language)
    for text in (f"# {item.title}\n", *item.aliases, item.description, f"{item.score}"):
        assert text in page
    position = re.search(r'href="(\.\./)+play/(#p=[^"]+)"', page)
    assert position is not None
    assert item.example is not None
    assert read_link(position[2]).grid.digits == item.example.grid.digits
    assert "play/#learn=x_wing" in page
    assert 'alt="' in page
    argument = re.search(r"^> (.+)$", page, re.MULTILINE)
    assert argument is not None
    assert "swordfish.md" in page


@pytest.mark.parametrize("name", samples())
def test_the_call_on_a_page_gives_what_is_printed(name: str) -> None:
    """The program on the page of a technique runs as it is."""
    run_programs(technique_page(name, "en"))


@pytest.mark.parametrize("name", NAMES[::6])
def test_the_call_on_the_page_of_a_rule_gives_what_is_printed(name: str) -> None:
    """The program on the page of a rule runs as it is, in each language."""
    for language in LANGUAGES:
        run_programs(rule_pages()[f"{markup.folder(language)}{name}.md"])


def run_programs(page: str) -> None:
    """Run the programs of a page."""
    [code] = re.findall(r"^```python\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    test = doctest.DocTestParser().get_doctest(code, {}, "page", None, 0)
    assert test.examples
    assert doctest.DocTestRunner(verbose=False).run(test).failed == 0


def test_every_rule_has_a_page_in_each_language() -> None:
    """A page a rule and language, an overview each; a picture of each rule that has marks."""
    found = rule_pages()
    for language in LANGUAGES:
        overview = found[f"{markup.folder(language)}index.md"]
        for name in NAMES:
            page = found[f"{markup.folder(language)}{name}.md"]
            assert f'href="{name}.md"' in overview
            assert f"# {markup.escaped(rule_title(kind_of(name), language))}\n" in page


def test_the_puzzle_of_a_rule_has_one_solution() -> None:
    """What *Play such a puzzle* opens is a puzzle with the rule."""
    for name in NAMES[::11]:
        link = re.search(r"(#p=[^\"]+)\"", rule_pages()[f"{name}.md"])
        assert link is not None
        puzzle = read_link(link[1])
        assert puzzle.layout.constraints
        assert nonet.check(puzzle.grid).status == "unique"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_site_speaks_each_language(language: Language) -> None:
    """Each language has all words of the site, with the same values."""
    english, found = words("en").messages.sources, words(language).messages.sources
    assert found.keys() == english.keys()
    assert plain_words(language).keys() == plain_words("en").keys()
    for name, text in english.items():
        assert {*re.findall(r"\$\w+", found[name])} == {*re.findall(r"\$\w+", text)}


def test_words_of_the_site_are_used() -> None:
    """No word of the site is left over."""
    root = Path(generate.__file__).parents[2]
    files = [*(root / "website").rglob("*.html"), *(root / "tools" / "website").glob("*.py")]
    text = "".join(path.read_text("utf-8") for path in files)
    unused = [
        name
        for name in Texts("en", FOLDER / "en.ftl", {}).messages.sources
        if not re.search(rf"words\.{name}\b|[\"']{name}[\"']", text)
    ]
    assert unused == []


def test_links_of_documents_lead_to_their_new_places() -> None:
    """Links into the sources lead to the site, to the repository, or are left out."""
    alone, hosted = dict(documents.documents(None)), dict(documents.documents("https://a.b/nonet"))
    assert "](../examples/" not in alone["guide/getting-started.md"]
    for name, text in alone.items():
        for target in re.findall(r"\]\((?!https?:)([^)#\s]+)", text):
            if name.startswith(("guide/", "design/")) and target.endswith(".md"):
                place = Path(name).parent / target
                assert not Path("docs", place).resolve().match("*/docs/docs/*")
    assert "CONTRIBUTING.md" not in "".join(re.findall(r"\]\(([^)]+)\)", alone["design/rules.md"]))
    assert "https://a.b/nonet/blob/main/benchmarks/README.md" in hosted["guide/speed.md"]


def test_headings_of_the_reference_have_whole_names() -> None:
    """Functions, classes and members are found by their whole names."""
    pages = dict(documents.documents(None))
    assert "## `nonet.solve` {#nonet.solve}" in pages["reference/solving.md"]
    assert "{#nonet.Layout.jigsaw}" in pages["reference/layouts.md"]
    assert "{#nonet.batch.solve}" in pages["reference/batch.md"]


def test_each_program_has_a_page() -> None:
    """The ten programs of examples/ are pages, with the program as it is."""
    pages = dict(documents.programs(None))
    programs = documents.short_programs()
    assert len(programs) == 10
    for path in programs:
        assert path.read_text("utf-8") in pages[f"examples/{path.stem}.md"]
        sentence = ast.get_docstring(ast.parse(path.read_text("utf-8"))) or "?"
        assert sentence in pages["examples/index.md"]


def test_techniques_have_their_ratings() -> None:
    """A technique of Sudoku Explainer's scale has its ratings there; others have none."""
    # Its table of ratings, also in docs/guide/rating.md.
    assert techniques.ratings()["x_wing"] == ["3.2"]
    assert techniques.ratings()["hidden_single"] == ["1.2", "1.5"]
    assert "ER from 1.7, 2.6" in technique_page("pointing", "en")
    assert "ER " not in technique_page("skyscraper", "en")
    assert techniques.ratings().keys() <= {item.name for item in nonet.techniques()}


def test_the_settings_have_the_navigation() -> None:
    """Each page of guide, reference, examples and design is listed once, and is there."""
    pages = dict(documents.documents(None))
    listed = [
        page for section in generate.navigation() for found in section.values() for page in found
    ]
    assert len(listed) == len({*listed})
    assert {*listed} == {*pages} - {"glossary.md", "changelog.md"}


def test_the_policy_allows_nothing_from_elsewhere() -> None:
    """No page may load or run anything but files of the site."""
    parts = dict(part.strip().split(" ", 1) for part in generate.POLICY.split(";"))
    assert parts["default-src"] == "'none'"
    assert parts["script-src"] == "'self' 'wasm-unsafe-eval'"
    assert all("unsafe-inline" not in part and "http" not in part for part in parts.values())


def test_figures_of_the_first_page_are_those_of_the_guide() -> None:
    """Speeds on the first page are those of the guide, and counts those of the code."""
    speed = (documents.DOCS / "guide" / "speed.md").read_text("utf-8")
    text = home.page()
    assert "3,530,000" in text
    assert "3,530,000" in speed
    assert re.search(r"one call `solve\(text\)`: easy.*\| 11, ", speed)
    assert f"| {len(nonet.techniques())} | techniques" in text
    assert f"| {len(NAMES)} | rules" in text


def test_the_first_page_has_hints_to_the_end() -> None:
    """Each step of its puzzle places one digit of the solution, and together they place all."""
    board = json.loads(json.dumps(home.board()))
    placed = {}
    for step in board["steps"]:
        [(cell, digit)] = step["placements"]
        placed[cell] = digit
    givens = board["traits"]["_posed"]["state"]["givens"]
    digits = [given or placed[cell] for cell, given in enumerate(givens)]
    assert digits == board["solution"]
    assert {step["technique"] for step in board["steps"]} == {"full_house", "hidden_single"}


def test_without_the_core_the_build_says_what_to_do(
    tmp_path: Path,
) -> None:
    """The app needs its core: the message names the file, what builds it, and what does without."""
    with pytest.raises(SystemExit) as ended:
        generate.main(["--to", str(tmp_path)], core=tmp_path / "nonet.wasm")
    assert ended.value.code == (
        "make website: needs build/web/nonet.wasm: run make wasm (10 minutes), "
        "or ARGS=--without-play"
    )


def test_a_language_without_words_borrows_the_english_ones() -> None:
    """A language of nonet that the site has no words for is shown all the same."""
    assert website_words._file("xx") == FOLDER / "en.ftl"
    assert website_words._file("de") == FOLDER / "de.ftl"


def test_addresses_are_those_of_the_project(tmp_path: Path) -> None:
    """Site and repository are where pyproject.toml says, or nowhere yet."""
    file = tmp_path / "pyproject.toml"
    file.write_text("[project]\n", "utf-8")
    assert generate.addresses(tmp_path) == (None, None)
    urls = 'Homepage = "https://a.b/nonet/"\nRepository = "https://c.d/nonet"\n'
    file.write_text(f"[project]\n[project.urls]\n{urls}", "utf-8")
    assert generate.addresses(tmp_path) == ("https://a.b/nonet/", "https://c.d/nonet")
    assert 'site_url = "https://a.b/nonet/"' in generate.settings(
        "https://a.b/nonet/", None, has_run=False
    )

"""What packages say of nonet: its text for PyPI, and its addresses, once it has some."""

from __future__ import annotations

import re
import shutil
import tomllib
from pathlib import Path

import pytest
from hatch_fancy_pypi_readme._builder import build_text
from hatch_fancy_pypi_readme._config import load_and_validate_config
from tests.each import each

import addresses

REPOSITORY, SITE = "https://example.org/someone/nonet", "https://someone.example.org/nonet/"
CHANGED = tuple(addresses.CHANGED)
PICTURES = {".png", ".gif", ".svg"}
_TARGET = re.compile(r'\]\(([^)\s]+)\)|(?:src|srcset|href)="([^"]+)"')


def text_for_pypi(root: Path) -> str:
    """The text that a package of the project in a folder has."""
    settings = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))
    hook = settings["tool"]["hatch"]["metadata"]["hooks"]["fancy-pypi-readme"]
    config = load_and_validate_config(hook)
    return str(
        build_text(config.fragments, config.substitutions, version="1", package_name="nonet")
    )


def targets(text: str) -> list[str]:
    """What the links and pictures of a text lead to."""
    return [first or second for first, second in _TARGET.findall(text)]


@pytest.fixture
def copy(root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The files that packages are described by, in a folder of their own."""
    for name in ("README.md", *CHANGED):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(root / name, tmp_path / name)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_links_on_pypi_lead_somewhere(copy: Path) -> None:
    """The text for PyPI has all sections and examples of README, and only absolute links."""
    readme, text = (copy / "README.md").read_text("utf-8"), text_for_pypi(copy)
    assert [one for one in targets(text) if not one.startswith(("https://", "#"))] == []
    for sign in (r"^#.*$", r"^>>> .*$", r"^nonet .*$", r"^- .{20}"):
        assert re.findall(sign, text, re.MULTILINE) == re.findall(sign, readme, re.MULTILINE)
    assert "![" not in text


def test_links_on_pypi_are_absolute_with_an_address(copy: Path) -> None:
    """With an address each link and each picture of README leads to the file in the repository."""
    addresses.write(copy, REPOSITORY, SITE)
    readme = targets((copy / "README.md").read_text("utf-8"))
    expected = [
        one
        if one.startswith(("https://", "#"))
        else f"{REPOSITORY}/{'raw' if Path(one).suffix in PICTURES else 'blob'}/main/{one}"
        for one in readme
    ]
    assert targets(text_for_pypi(copy)) == expected
    assert len({*expected} - {*readme}) >= 8


def test_addresses_are_written_where_packages_name_them(copy: Path) -> None:
    """Both packages get six addresses, CITATION.cff two and the recipe three, once."""
    addresses.write(copy, f"{REPOSITORY}/", SITE.removesuffix("/"))
    files = [(copy / name).read_text("utf-8") for name in CHANGED]
    named = tomllib.loads(files[0])["project"]["urls"]
    assert named == addresses.urls(REPOSITORY, SITE)
    assert len(named) == 6
    assert f"\nurl: {SITE}\nrepository-code: {REPOSITORY}\n" in files[1]
    assert tomllib.loads(files[2])["project"]["urls"] == named
    about = f"\nabout:\n  homepage: {SITE}\n  repository: {REPOSITORY}\n"
    assert f"{about}  documentation: {SITE}guide/\n  summary: " in files[3]
    addresses.write(copy, REPOSITORY, SITE)
    assert [(copy / name).read_text("utf-8") for name in CHANGED] == files


@each("address", ["nonet", "http://example.org/nonet", "https://", "https://a b/c", 'https://a/"'])
def test_other_addresses_are_refused(address: str, root: Path) -> None:
    """What is no address of the web is refused by name, and nothing is written."""
    before = (root / "pyproject.toml").read_bytes()
    with pytest.raises(ValueError, match=re.escape(f"found {address!r}")):
        addresses.write(root, address, SITE)
    assert (root / "pyproject.toml").read_bytes() == before


def test_all_addresses_agree(root: Path) -> None:
    """The addresses of both packages, citation and recipe are of the same project, or missing."""
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]
    citation = (root / "CITATION.cff").read_text("utf-8")
    cited = dict(re.findall(r"^(url|repository-code): (\S+)$", citation, re.MULTILINE))
    named = project.get("urls", {})
    assert (named.get("Homepage"), named.get("Repository")) == (
        cited.get("url"),
        cited.get("repository-code"),
    )
    site = tomllib.loads((root / "packaging/site/pyproject.toml").read_text("utf-8"))
    assert site["project"].get("urls", {}) == named
    recipe = (root / "packaging/conda/recipe.yaml").read_text("utf-8")
    assert ("\n  homepage: " in recipe) == bool(named)
    if named:
        assert named == addresses.urls(named["Repository"], named["Homepage"])


def test_readme_begins_with_what_players_type(root: Path) -> None:
    """The first commands of README are those of uvx, and the app is what `nonet play` names."""
    readme = (root / "README.md").read_text("utf-8")
    block = readme.partition("```console\n")[2].partition("```")[0]
    commands = [line.partition("#")[0].strip() for line in block.splitlines()]
    assert commands == ["uvx --from 'nonet[app]' nonet play", "uvx nonet solve PUZZLE"]
    assert commands[0] in (root / "src" / "nonet" / "cli" / "play.py").read_text("utf-8")


def test_the_citation_has_a_date(root: Path) -> None:
    """CITATION.cff has the date of its version, as ISO 8601."""
    citation = (root / "CITATION.cff").read_text("utf-8")
    assert re.search(r"^date-released: \d{4}-\d\d-\d\d$", citation, re.MULTILINE)


def test_nonet_is_beta(root: Path) -> None:
    """The classifier says what RELEASING.md promises."""
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]
    status = [one for one in project["classifiers"] if one.startswith("Development Status")]
    assert status == ["Development Status :: 4 - Beta"]

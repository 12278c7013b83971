"""What is published: the sources that build nonet, and what they are for."""

from __future__ import annotations

import shutil
import subprocess
import tarfile
import tomllib
from pathlib import Path

import pytest
from scikit_build_core.build import build_sdist

import man_page

NOT_SOURCES = (".git", ".venv", "build", "dist", "engine", "node_modules", "__pycache__", ".*cache")


@pytest.fixture(scope="module")
def archive(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source distribution as `make sdist` builds it, of a copy of the sources."""
    folder = tmp_path_factory.mktemp("sdist")
    copy = folder / "nonet"
    shutil.copytree(root, copy, ignore=shutil.ignore_patterns(*NOT_SOURCES))
    page = copy / "man" / "nonet.1"
    page.parent.mkdir(exist_ok=True)
    page.write_text(man_page.page(), encoding="utf-8")
    with pytest.MonkeyPatch.context() as moved:
        moved.chdir(copy)
        return folder / build_sdist(str(folder))


@pytest.fixture(scope="module")
def names(archive: Path) -> set[str]:
    """The paths in it."""
    with tarfile.open(archive) as packed:
        return {member.name.partition("/")[2] for member in packed.getmembers() if member.isfile()}


def test_the_source_distribution_builds_and_tests(root: Path, names: set[str]) -> None:
    """It has all that builds nonet, tests it and describes it: distributors need no checkout."""
    needed = {
        "CITATION.cff",
        "CMakeLists.txt",
        "LICENSE",
        "Makefile",
        "README.md",
        "docs/README.md",
        "docs/images/app/hint.gif",
        "examples/run.py",
        "fuzz/run.py",
        "man/nonet.1",
        "native/bindings/module.cpp",
        "native/tests/third_party/doctest.h",
        "src/nonet/__init__.py",
        "src/nonet/locales/de/common.ftl",
        "src/nonet/locales/zh/techniques/fish.ftl",
        "tests/architecture/test_sdist.py",
        "tests/conftest.py",
        "tools/man_page.py",
    }
    assert needed - names == set()
    board = "src/nonet/notebook/board.mjs"
    assert (board in names) == (root / board).exists(), "`make widget` builds it, wheels have it"


def test_the_source_distribution_has_what_is_tracked(root: Path, names: set[str]) -> None:
    """No file under version control is left out, but for what GitHub and CI read."""
    if not (root / ".git").exists():
        pytest.skip("no version control here: this is no checkout")
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=root, check=True, capture_output=True, text=True
    ).stdout
    tracked = {name for name in listed.split("\0") if name and (root / name).is_file()}
    assert {name for name in tracked - names if not name.startswith((".ci/", ".github/"))} == set()


def test_the_source_distribution_has_nothing_that_was_built(archive: Path, names: set[str]) -> None:
    """No compiled file and no folder of a tool is in it, and it takes less than five megabytes."""
    built = (".so", ".pyd", ".o", ".pyc", ".whl", ".wasm")
    folders = ("build/", "dist/", ".venv/", "src/nonet/site/engine/")
    strays = [name for name in names if name.endswith(built) or name.startswith(folders)]
    assert strays == []
    assert archive.stat().st_size < 5_000_000


def test_the_source_distribution_is_described_by_readme(archive: Path) -> None:
    """Its description is README, as Markdown."""
    with tarfile.open(archive) as packed:
        info = packed.extractfile(f"{archive.name.removesuffix('.tar.gz')}/PKG-INFO")
        assert info is not None
        text = info.read().decode()
    assert "\nDescription-Content-Type: text/markdown\n" in text
    assert "\n# nonet\n" in text
    assert "\nDevelopment Status :: 4 - Beta" in text.replace("Classifier: ", "\n")


def test_the_classifiers_name_systems_and_versions(root: Path) -> None:
    """Each Python that wheels are built for is a classifier, and so is each system."""
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))
    classifiers = set(project["project"]["classifiers"])
    built = project["tool"]["cibuildwheel"]["build"]
    versions = [f"3.{name.removeprefix('cp3').removesuffix('-*')}" for name in built]
    assert {f"Programming Language :: Python :: {version}" for version in versions} <= classifiers
    systems = {name for name in classifiers if name.startswith("Operating System")}
    assert len(systems) == 3

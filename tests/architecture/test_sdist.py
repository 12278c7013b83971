"""What is published: the sources that build nonet, and what they are for."""

from __future__ import annotations

import tarfile
import tomllib
from pathlib import Path

import pytest
from scikit_build_core.build import build_sdist


def test_the_source_distribution_builds_and_no_more(
    root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It has sources and pages, neither pictures nor tests, and takes less than two megabytes."""
    monkeypatch.chdir(root)
    archive = tmp_path / build_sdist(str(tmp_path))
    with tarfile.open(archive) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    needed = {
        "CMakeLists.txt",
        "LICENSE",
        "README.md",
        "docs/README.md",
        "native/bindings/module.cpp",
        "src/nonet/__init__.py",
        "src/nonet/locales/de/common.ftl",
        "src/nonet/locales/zh/techniques/fish.ftl",
    }
    assert needed <= names
    board = "src/nonet/notebook/board.mjs"
    assert (board in names) == (root / board).exists(), "`make widget` builds it, wheels have it"
    folders = ("tests/", "native/tests/", "docs/images/")
    assert [name for name in names if name.startswith(folders)] == []
    assert archive.stat().st_size < 2_400_000


def test_the_classifiers_name_systems_and_versions(root: Path) -> None:
    """Each Python that wheels are built for is a classifier, and so is each system."""
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))
    classifiers = set(project["project"]["classifiers"])
    built = project["tool"]["cibuildwheel"]["build"]
    versions = [f"3.{name.removeprefix('cp3').removesuffix('-*')}" for name in built]
    assert {f"Programming Language :: Python :: {version}" for version in versions} <= classifiers
    systems = {name for name in classifiers if name.startswith("Operating System")}
    assert len(systems) == 3

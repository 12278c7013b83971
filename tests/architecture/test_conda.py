"""The recipe for conda-forge says what pyproject.toml says, in the words of conda."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

import nonet
import release_check

yaml = pytest.importorskip("yaml", reason="reads the recipe")

PLATFORMS = ("linux-64", "linux-aarch64", "osx-64", "osx-arm64", "win-64")
PYTHONS = [f"3.{minor}.* *_cpython" for minor in range(10, 15)]


@pytest.fixture(scope="module")
def path(root: Path) -> Path:
    """Where the recipe is."""
    return root / "packaging" / "conda" / "recipe.yaml"


@pytest.fixture(scope="module")
def recipe(path: Path) -> dict[str, Any]:
    """The recipe."""
    found: dict[str, Any] = yaml.safe_load(path.read_text("utf-8"))
    return found


@pytest.fixture(scope="module")
def settings(root: Path) -> dict[str, Any]:
    """What pyproject.toml says."""
    return tomllib.loads((root / "pyproject.toml").read_text("utf-8"))


def plain(requirements: list[Any]) -> set[str]:
    """Requirements without spaces, which conda wants and Python does not."""
    return {str(one).replace(" ", "") for one in requirements}


def test_the_recipe_describes_this_package(
    recipe: dict[str, Any], settings: dict[str, Any]
) -> None:
    """Name, version, licence, its file and the summary are those of pyproject.toml."""
    project = settings["project"]
    assert recipe["schema_version"] == 1
    assert recipe["package"] == {"name": project["name"], "version": "${{ version }}"}
    assert recipe["context"]["version"] == nonet.__version__
    about = recipe["about"]
    assert (about["license"], about["summary"]) == (project["license"], project["description"])
    assert [about["license_file"]] == project["license-files"]
    assert recipe["source"]["url"].endswith("/n/nonet/nonet-${{ version }}.tar.gz")
    assert re.fullmatch("[0-9a-f]{64}", recipe["source"]["sha256"])


def test_the_recipe_needs_what_pyproject_needs(
    recipe: dict[str, Any], settings: dict[str, Any]
) -> None:
    """All requirements are there with the same versions, and no others but Python and tools."""
    needed = recipe["requirements"]
    assert plain(needed["run"]) == {"python"} | plain(settings["project"]["dependencies"])
    tools = {"python", "python-abi3", "pip"}
    assert plain(needed["host"]) == tools | plain(settings["build-system"]["requires"])


def test_the_recipe_makes_one_package_for_all_pythons(
    recipe: dict[str, Any], settings: dict[str, Any]
) -> None:
    """It is built with the first Python of the stable ABI, and tested with that and the last."""
    first = recipe["context"]["python_min"]
    assert f"cp{first.replace('.', '')}" == settings["tool"]["scikit-build"]["wheel"]["py-api"]
    assert recipe["build"]["python"] == {"version_independent": True}
    [imported] = [test["python"] for test in recipe["tests"] if "python" in test]
    assert imported["python_version"] == ["${{ python_min }}.*", "*"]
    assert imported["pip_check"]
    commands = [line for test in recipe["tests"] for line in test.get("script", [])]
    assert f"nonet solve {release_check.PUZZLE}" in commands


def test_the_recipe_can_be_rendered(path: Path) -> None:
    """The tool of conda-forge makes one package of it for each platform."""
    pytest.importorskip("rattler_build", reason="py-rattler-build is not installed")
    assert release_check.rendered(path, PLATFORMS, PYTHONS) == dict.fromkeys(PLATFORMS, 1)

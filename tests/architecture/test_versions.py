"""One version in all files that name it, and one command that changes it."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest
from tests.each import each

import nonet
import versions

PLACES = (
    ("CHANGELOG.md", "## "),
    ("CITATION.cff", "\nversion: "),
    ("packaging/conda/recipe.yaml", '  version: "'),
    ("packaging/site/pyproject.toml", '\nversion = "'),
    ("pyproject.toml", '\nversion = "'),
    ("pyproject.toml", '"nonet-site=='),
    ("src/nonet/__init__.py", '__version__ = "'),
)
"""The text before each version."""


def copy_files(root: Path, folder: Path) -> None:
    """Copy the files with a version into a folder; nothing new is released there yet."""
    for name in versions.FILES:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(root / name, folder / name)
    (folder / "CHANGELOG.md").write_text("# Changelog\n\n## Unreleased\n\n- More.\n", "utf-8")


@pytest.fixture
def copy(root: Path, tmp_path: Path) -> Path:
    """The files with a version, in a folder of their own."""
    copy_files(root, tmp_path)
    return tmp_path


def test_the_versions_are_equal(root: Path) -> None:
    """Packages, recipe, citation and the newest heading have the same one."""
    found = versions.versions(root)
    assert {*found.values()} == {nonet.__version__}
    assert {*versions.FILES} - {"CHANGELOG.md"} <= {*found}
    heading, *older = versions.headings(root)
    assert "CHANGELOG.md" in found or (heading, older) == ("Unreleased", [])


@each("place", PLACES)
def test_another_version_is_found(
    place: tuple[str, str], root: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """A version that differs in any of the places is named with its file."""
    folder = tmp_path_factory.mktemp("versions")
    copy_files(root, folder)
    now = nonet.__version__
    heading = f"# Changelog\n\n## Unreleased\n\n- More.\n\n## {now} - 2026-01-02\n\n- Less.\n"
    (folder / "CHANGELOG.md").write_text(heading, "utf-8")
    assert versions.version(folder) == now
    assert len(versions.versions(folder)) == len(PLACES)
    name, before = place
    text = (folder / name).read_text("utf-8")
    assert text.count(f"{before}{now}") == 1
    (folder / name).write_text(text.replace(f"{before}{now}", f"{before}9.9.9"), "utf-8")
    with pytest.raises(ValueError, match=rf"{re.escape(name)}[a-z, ]* has 9\.9\.9"):
        versions.version(folder)


def test_a_tag_needs_its_heading(copy: Path) -> None:
    """A tag is taken where it is the version, and the changelog begins with it."""
    tag = f"v{nonet.__version__}"
    with pytest.raises(ValueError, match=f"expected the tag {tag}, found v9"):
        versions.version(copy, "v9")
    with pytest.raises(ValueError, match="as the first heading"):
        versions.version(copy, tag)
    heading = (
        f"# Changelog\n\n## {nonet.__version__} - 2026-01-02\n\n- More.\n\n## 0.0.1\n\n- Old.\n"
    )
    (copy / "CHANGELOG.md").write_text(heading, "utf-8")
    assert versions.version(copy, tag) == nonet.__version__
    assert versions.notes(copy) == "- More.\n"


def test_the_tool_says_what_is_wrong(root: Path) -> None:
    """`tools/versions.py` prints the version, or a line about a tag that is another."""
    tool = [sys.executable, str(root / "tools" / "versions.py")]
    printed = subprocess.run(tool, check=True, capture_output=True, text=True).stdout
    assert printed == f"{nonet.__version__}\n"
    refused = subprocess.run([*tool, "v9"], check=False, capture_output=True, text=True)
    said = f"versions: expected the tag v{nonet.__version__}, found v9\n"
    assert (refused.returncode, refused.stdout, refused.stderr) == (1, "", said)


@pytest.mark.skipif(find_spec("bumpversion") is None, reason="bump-my-version is not installed")
@pytest.mark.skipif(shutil.which("git") is None, reason="no git here")
@each("part", ["minor", "patch"])
def test_a_release_is_one_commit_and_a_tag(
    part: str, root: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """`bump-my-version bump` sets all versions and the date in one commit, and tags it."""
    folder = tmp_path_factory.mktemp("bumped")
    copy_files(root, folder)

    def git(*arguments: str) -> str:
        who = ["-c", "user.name=x", "-c", "user.email=x@example.org"]
        command = ["git", *who, *arguments]
        return subprocess.run(
            command, cwd=folder, check=True, capture_output=True, text=True
        ).stdout

    git("init", "--quiet")
    git("config", "user.name", "x")
    git("config", "user.email", "x@example.org")
    git("add", ".")
    git("commit", "--quiet", "--message", "Before")
    command = [sys.executable, "-m", "bumpversion", "bump", part]
    subprocess.run(command, cwd=folder, check=True, capture_output=True)
    major, minor, patch = (int(number) for number in nonet.__version__.split("."))
    new = f"{major}.{minor + 1}.0" if part == "minor" else f"{major}.{minor}.{patch + 1}"
    assert versions.version(folder, f"v{new}") == new
    assert len(versions.versions(folder)) == len(PLACES)
    assert git("tag") == f"v{new}\n"
    assert git("log", "--format=%s") == f"Release {new}\nBefore\n"
    assert git("status", "--porcelain") == ""
    date = re.search(
        rf"^## {new} - (\S+)$", (folder / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE
    )
    assert date is not None
    assert f"\ndate-released: {date[1]}\n" in (folder / "CITATION.cff").read_text("utf-8")

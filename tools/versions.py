"""The version of nonet in all files that name it, which must be one; and what is new in it.

python tools/versions.py            # prints it, or says which file has another one
python tools/versions.py v0.2.0     # and it must be this one, with its heading in the changelog
python tools/versions.py --notes    # the section of the changelog
"""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]

FILES = (
    "CHANGELOG.md",
    "CITATION.cff",
    "packaging/conda/recipe.yaml",
    "packaging/site/pyproject.toml",
    "pyproject.toml",
    "src/nonet/__init__.py",
)
"""The files that have it."""

_UNRELEASED = "Unreleased"
_HEADING = re.compile(r"^## (\S+)(?: - \d{4}-\d\d-\d\d)?$", re.MULTILINE)


def versions(root: Path) -> dict[str, str]:
    """The version in each file that has one; in the changelog the newest that has a heading."""

    def text(name: str) -> str:
        return (root / name).read_text("utf-8")

    def found(name: str, pattern: str) -> str:
        return str(re.findall(pattern, text(name), re.MULTILINE)[0])

    project = tomllib.loads(text("pyproject.toml"))["project"]
    [site] = project["optional-dependencies"]["site"]
    recipe = "packaging/conda/recipe.yaml"
    package = "packaging/site/pyproject.toml"
    of_files = {
        "pyproject.toml": project["version"],
        "pyproject.toml, extra site,": site.removeprefix("nonet-site=="),
        "CITATION.cff": found("CITATION.cff", r"^version: (.+)$"),
        recipe: found(recipe, r'^  version: "(.+)"$'),
        package: tomllib.loads(text(package))["project"]["version"],
        "src/nonet/__init__.py": found("src/nonet/__init__.py", r'^__version__ = "(.+)"$'),
    }
    released = [name for name in headings(root) if name != _UNRELEASED]
    return of_files | ({"CHANGELOG.md": released[0]} if released else {})


def headings(root: Path) -> list[str]:
    """The versions of the changelog, the newest first; what is not released yet is *Unreleased*."""
    return _HEADING.findall((root / "CHANGELOG.md").read_text("utf-8"))


def version(root: Path, tag: str | None = None) -> str:
    """The version of the project.

    Raises
    ------
    ValueError
        Versions differ from each other or from the tag, or the tag has no heading of its own.
    """
    found = versions(root)
    if len({*found.values()}) > 1:
        listed = ", ".join(f"{name} has {number}" for name, number in found.items())
        raise ValueError(f"expected the same version everywhere: {listed}")
    number = found["pyproject.toml"]
    if tag is not None and tag != f"v{number}":
        raise ValueError(f"expected the tag v{number}, found {tag}")
    if tag is not None and headings(root)[:1] != [number]:
        raise ValueError(f"expected ## {number} as the first heading of CHANGELOG.md")
    return number


def notes(root: Path) -> str:
    """What the changelog says of the newest version."""
    sections = _HEADING.split((root / "CHANGELOG.md").read_text("utf-8"))
    return sections[2].strip() + "\n"


def main(arguments: list[str]) -> None:
    """Print what was asked for."""
    try:
        if arguments == ["--notes"]:
            sys.stdout.write(notes(ROOT))
        else:
            print(version(ROOT, *arguments))
    except ValueError as error:
        sys.exit(f"versions: {error}")


if __name__ == "__main__":
    main(sys.argv[1:])

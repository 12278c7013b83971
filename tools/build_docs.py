"""Write the documentation into build/docs: its pages, and those that are made from the code.

The reference and the galleries are not in git: they change with every docstring.
"""

from __future__ import annotations

import os
import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import api_reference
import cli_reference
import rule_gallery
import technique_gallery

DOCS = Path(__file__).parents[1] / "docs"
FOLDER = Path(__file__).parents[1] / "build" / "docs"

_GENERATED = re.compile(r"`((?:reference|gallery)/[\w/-]+\.md)`")
_LINK = re.compile(r"(?<=\]\()(?!https?:)([^)#\s]+)")


def generated() -> Iterator[tuple[str, str]]:
    """Paths in the documentation of what is made from the code, and contents."""
    for name, text in api_reference.pages().items():
        yield f"reference/{name}", text
    yield "reference/cli.md", cli_reference.page()
    for name, text in technique_gallery.files():
        yield f"gallery/{name}", text
    for name, text in rule_gallery.files():
        yield f"gallery/rules/{name}", text


def linked(page: Path, copy: Path, folder: Path) -> str:
    """A page of docs/ with links to the generated pages, and to the sources from its new place."""

    def moved(link: re.Match[str]) -> str:
        target = (page.parent / link[0]).resolve()
        if target.is_relative_to(DOCS):
            return link[0]
        return Path(os.path.relpath(target, copy.parent.resolve())).as_posix()

    up = Path(os.path.relpath(folder, copy.parent)).as_posix()
    text = _LINK.sub(moved, page.read_text("utf-8"))
    return _GENERATED.sub(lambda name: f"[{name[0]}]({up}/{name[1]})", text)


def build(folder: Path) -> None:
    """Write the documentation there; what was there before goes."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(DOCS, folder)
    for page in DOCS.rglob("*.md"):
        copy = folder / page.relative_to(DOCS)
        copy.write_text(linked(page, copy, folder), encoding="utf-8")
    for name, text in generated():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    to = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    build(to)
    print(f"{sum(path.is_file() for path in to.rglob('*')):,} files: {to}")

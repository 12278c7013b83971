"""The page of licences: nothing is packed that it does not name."""

from __future__ import annotations

import re
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

from nonet.site.engine import Engine
from nonet.site.licences import page_parts


def packed(folder: Path) -> Iterator[str]:
    """All files of a site, those in archives among them, without the folder of the version."""
    for path in folder.rglob("*"):
        if not path.is_file():
            continue
        name = re.sub(r"^static/[0-9a-f]+/", "", path.relative_to(folder).as_posix())
        yield name
        if path.suffix in {".gz", ".xz"}:
            with tarfile.open(path) as archive:
                yield from (f"{name}!{member}" for member in archive.getnames())
        if path.suffix in {".zip", ".whl"}:
            with zipfile.ZipFile(path) as archive:
                yield from (f"{name}!{member}" for member in archive.namelist())


def test_every_packed_file_has_a_licence(engine: Engine, written: Path) -> None:
    """Each file belongs to a part that is named with its licence."""
    parts = (*page_parts(), *engine.parts)
    files = list(packed(written))
    assert len(files) > 600
    # An archive is what is in it.
    bare = [name for name in files if not re.search(r"\.(?:tar\.[gx]z|zip|whl)$", name)]
    assert [name for name in bare if not any(part.has(name) for part in parts)] == []


def test_every_part_is_packed_and_says_its_terms(engine: Engine, written: Path) -> None:
    """No part is named that is not there, and each has the text of its licence."""
    page = (written / "licences.html").read_text("utf-8")
    files = list(packed(written))
    for part in (*page_parts(), *engine.parts):
        assert any(part.has(name) for name in files), part.name
        assert part.licence, part.name
        assert len(part.text) > 500, part.name
        assert f"<td>{part.version}</td>" in page, part.name


def test_sources_of_the_interpreter_are_named(engine: Engine) -> None:
    """The licence of Pyodide asks for it."""
    [pyodide] = [part for part in engine.parts if part.name == "Pyodide"]
    assert pyodide.licence == "MPL-2.0"
    assert pyodide.source.startswith("https://github.com/pyodide/")

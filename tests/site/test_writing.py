"""The site as files: complete, whole, and never written over anything else."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from nonet.errors import NonetError
from nonet.site.engine import Engine
from nonet.site.writing import MARK, write_site


@pytest.fixture
def small(tmp_path: Path) -> Engine:
    """An engine of one file."""
    file = tmp_path / "core.js"
    file.write_text("// the core")
    return Engine({"core.js": file}, ())


def site_of(engine: Engine, folder: Path, **options: str) -> dict[str, bytes]:
    """The files of a site that was written."""
    write_site(folder, engine=engine, **options)
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file() and path.name != MARK
    }


def listed(files: dict[str, bytes]) -> dict[str, str]:
    """What the service worker keeps."""
    text = files["sw.js"].decode()
    found: dict[str, str] = json.loads(text[len("const SITE = ") : text.index(";\n")])["files"]
    return found


def test_the_service_worker_keeps_every_file(small: Engine, tmp_path: Path) -> None:
    """Its list has all files but itself."""
    files = site_of(small, tmp_path / "site")
    assert set(listed(files)) == set(files) - {"sw.js"}


def test_the_page_names_files_that_are_there(small: Engine, tmp_path: Path) -> None:
    """What the page loads is in the folder of its version, relative to itself."""
    files = site_of(small, tmp_path / "site")
    names = re.findall(r'(?:href|src)="([^"#]+)"', files["index.html"].decode())
    assert len(names) > 40
    assert set(names) <= set(files)


def test_the_manifest_names_icons_of_their_sizes(small: Engine, tmp_path: Path) -> None:
    """Each icon is a PNG of the size that the manifest says."""
    files = site_of(small, tmp_path / "site")
    icons = json.loads(files["manifest.webmanifest"])["icons"]
    assert {icon["purpose"] for icon in icons} == {"any", "maskable"}
    for icon in icons:
        content = files[icon["src"]]
        assert content[:4] == b"\x89PNG"
        width, height = (int.from_bytes(content[at : at + 4], "big") for at in (16, 20))
        assert icon["sizes"] == f"{width}x{height}"


def test_another_engine_is_another_version(small: Engine, tmp_path: Path) -> None:
    """A change of any file changes the addresses of all, so that no two versions are mixed."""
    before = site_of(small, tmp_path / "one")
    small.files["core.js"].write_text("// another core")
    after = site_of(small, tmp_path / "two")
    shared = {name for name in before if name in after}
    assert shared == {name for name in before if not name.startswith("static/")}
    assert before["index.html"] != after["index.html"]


def test_a_site_is_replaced_and_what_is_beside_it_stays(small: Engine, tmp_path: Path) -> None:
    """The next version leaves nothing of the one before, and keeps the files of others."""
    folder = tmp_path / "site"
    site_of(small, folder)
    (folder / "CNAME").write_text("sudoku.example.org")
    small.files["core.js"].write_text("// another core")
    files = site_of(small, folder)
    assert files.pop("CNAME") == b"sudoku.example.org"
    assert set(listed(files)) == set(files) - {"sw.js"}
    assert [path.name for path in tmp_path.iterdir() if path.name.startswith(".")] == []


def test_other_folders_are_left_alone(small: Engine, tmp_path: Path) -> None:
    """A folder with anything else is refused, also where it lists files of elsewhere as its own."""
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "diary.txt").write_text("today")
    (tmp_path / "outside.txt").write_text("mine, too")
    for mark in (None, "", "[]", '{"files": ["../outside.txt"]}', '{"files": [1]}'):
        if mark is not None:
            (folder / MARK).write_text(mark)
        with pytest.raises(NonetError, match="expected a new or empty folder, or a site of nonet"):
            write_site(folder, engine=small)
    assert (folder / "diary.txt").read_text() == "today"
    assert (tmp_path / "outside.txt").exists()


@pytest.mark.parametrize(
    "url", ["", "example.org", "ftp://example.org", "javascript:alert(1)", "https://a.org/?x=1"]
)
def test_a_base_that_is_no_address_is_refused(small: Engine, tmp_path: Path, url: str) -> None:
    """Nothing is written then."""
    with pytest.raises(NonetError, match="expected the address of a site"):
        write_site(tmp_path / "site", engine=small, base_url=url)
    assert not (tmp_path / "site").exists()


def test_the_base_of_links_is_in_the_page(small: Engine, tmp_path: Path) -> None:
    """It ends in a slash, and cannot end the attribute that it is in."""
    files = site_of(small, tmp_path / "site", base_url='https://example.org/"><b')
    assert b'data-link-base="https://example.org/&quot;&gt;&lt;b/"' in files["index.html"]


def test_the_page_knows_the_site_around_it(small: Engine, tmp_path: Path) -> None:
    """The page has the address of the pages of techniques, where there are some."""
    alone = write_site(tmp_path / "alone", engine=small)["index.html"]
    within = write_site(tmp_path / "within", engine=small, site="../")["index.html"]
    assert (b'data-site="../"' in within, b"data-site" in alone) == (True, False)

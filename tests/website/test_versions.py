"""Versions of the site: where each lies, and what its pages know."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from website import versions


def site(folder: Path, text: str) -> Path:
    """A site of one page."""
    folder.mkdir(parents=True)
    (folder / "index.html").write_text(text, "utf-8")
    versions.label(folder)
    return folder


def archive(folder: Path, version: str, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The archive of a release."""
    monkeypatch.setattr("nonet.__version__", version)
    folder.mkdir(exist_ok=True)
    return versions.archive(site(folder / version, version), folder)


def test_the_last_release_is_at_the_root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The last three releases are there, the newest by its number at the root, and main."""
    numbers = ("0.9.0", "0.10.0", "0.2.0", "0.3.1")
    archives = [archive(tmp_path / "made", number, monkeypatch) for number in numbers]
    dev = site(tmp_path / "dev", "main")
    listed = versions.publish(tmp_path / "tree", archives, dev)
    assert listed == [("0.10.0", ""), ("0.9.0", "0.9/"), ("0.3.1", "0.3/"), ("dev", "dev/")]
    for version, path in listed:
        folder = tmp_path / "tree" / path
        shown = "main" if version == "dev" else version
        assert (folder / "index.html").read_text("utf-8") == shown
        label = json.loads((folder / versions.FILE).read_text("utf-8"))
        assert (label["version"], label["latest"]) == (version, "0.10.0")
        assert (folder / label["root"] / "index.html").read_text("utf-8") == "0.10.0"
        assert [one["path"] for one in label["versions"]] == [path for _, path in listed]


def test_two_releases_of_a_series_have_a_place_each(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The older ones of a series do not share a folder."""
    archives = [archive(tmp_path / "made", f"0.1.{n}", monkeypatch) for n in range(3)]
    listed = versions.publish(tmp_path / "tree", archives)
    assert listed == [("0.1.2", ""), ("0.1.1", "0.1/"), ("0.1.0", "0.1.0/")]


def test_an_archive_is_the_same_each_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same files give the same bytes."""
    first = archive(tmp_path / "one", "0.2.0", monkeypatch).read_bytes()
    assert archive(tmp_path / "two", "0.2.0", monkeypatch).read_bytes() == first


def test_what_is_no_release_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Other files, no files, and folders with something in them are refused in a sentence."""
    good = archive(tmp_path / "made", "0.2.0", monkeypatch)
    with pytest.raises(ValueError, match=r"found site\.zip"):
        versions.publish(tmp_path / "tree", [tmp_path / "site.zip"])
    with pytest.raises(ValueError, match=re.escape("website-VERSION.tar.zst, found none")):
        versions.publish(tmp_path / "tree", [])
    with pytest.raises(ValueError, match="expected a new or empty folder"):
        versions.publish(tmp_path / "made", [good])

"""Which version of the site lies where, and the tree of all of them that is published.

    python -m website.versions FOLDER website-0.1.0.tar.zst --dev build/website

The last release is at the root, older ones at /0.1/, and main at /dev/. Each has its versions.json,
by which its pages know whether they are of the last release.
"""

from __future__ import annotations

import argparse
import json
import re
import shutil
import sys
import tarfile
from io import BytesIO
from pathlib import Path

import zstandard

import nonet

FILE = "versions.json"
DEV = "dev"
KEPT = 3
"""Releases that are published."""

_ARCHIVE = re.compile(r"website-((\d+)\.(\d+)\.(\d+))\.tar\.zst")


def label(built: Path) -> None:
    """Label a site that is built, and so far the only one."""
    _write(built, nonet.__version__, "", [(nonet.__version__, "")])


def archive(built: Path, folder: Path) -> Path:
    """A site as one file, which a release has as an asset; the same files give the same bytes."""
    packed = BytesIO()
    with tarfile.open(fileobj=packed, mode="w", format=tarfile.USTAR_FORMAT) as tar:
        for path in sorted(path for path in built.rglob("*") if path.is_file()):
            entry = tarfile.TarInfo(path.relative_to(built).as_posix())
            entry.size = path.stat().st_size
            with path.open("rb") as content:
                tar.addfile(entry, content)
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"website-{nonet.__version__}.tar.zst"
    file.write_bytes(zstandard.ZstdCompressor(level=19).compress(packed.getvalue()))
    return file


def publish(folder: Path, archives: list[Path], dev: Path | None = None) -> list[tuple[str, str]]:
    """Write the tree of all versions; gives each version and its path, the last release first.

    Raises
    ------
    ValueError
        There is no release, a file is not named as one is, or the folder is not empty.
    """
    if folder.exists() and any(folder.iterdir()):
        raise ValueError(f"{folder}: expected a new or empty folder")
    releases = sorted(map(_release, archives), reverse=True)[:KEPT]
    if not releases:
        raise ValueError("expected the archive of a release, website-VERSION.tar.zst, found none")
    listed: list[tuple[str, str]] = []
    for number, version, file in releases:
        path = f"{number[0]}.{number[1]}/" if listed else ""
        if path and any(path == other for _, other in listed):
            path = f"{version}/"
        _unpack(file, folder / path)
        listed.append((version, path))
    if dev is not None:
        shutil.copytree(dev, folder / DEV)
        listed.append((DEV, f"{DEV}/"))
    for version, path in listed:
        _write(folder / path, version, "../" if path else "", listed)
    return listed


def _release(file: Path) -> tuple[tuple[int, int, int], str, Path]:
    found = _ARCHIVE.fullmatch(file.name)
    if found is None:
        raise ValueError(f"expected website-VERSION.tar.zst, found {file.name}")
    return (int(found[2]), int(found[3]), int(found[4])), found[1], file


def _unpack(file: Path, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with (
        file.open("rb") as packed,
        zstandard.ZstdDecompressor().stream_reader(packed) as content,
        tarfile.open(fileobj=content, mode="r|") as tar,
    ):
        tar.extractall(folder, filter="data")


def _write(folder: Path, version: str, root: str, listed: list[tuple[str, str]]) -> None:
    fields = {
        "version": version,
        "latest": listed[0][0],
        "root": root,
        "versions": [{"version": name, "path": path} for name, path in listed],
    }
    (folder / FILE).write_text(json.dumps(fields, indent=1), encoding="utf-8")


def main(arguments: list[str]) -> None:
    """Publish what the arguments name."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="a new or empty folder")
    parser.add_argument("archives", type=Path, nargs="+", help="releases: website-VERSION.tar.zst")
    parser.add_argument("--dev", type=Path, help="the site of main, as it was built")
    options = parser.parse_args(arguments)
    try:
        for version, path in publish(options.folder, options.archives, options.dev):
            print(f"/{path}: {version}")
    except (OSError, ValueError) as error:
        sys.exit(f"versions: {error}")


if __name__ == "__main__":
    main(sys.argv[1:])

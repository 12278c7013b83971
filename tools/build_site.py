"""Put the static site together: build/site, by `make site`.

The page; in `engine/`, what answers its questions: the core as WebAssembly, the interpreter with
the part of its library that nonet needs, and nonet as one archive. Prints the sizes.

Files are packed as sources: compiled they take more than twice the room.
"""

from __future__ import annotations

import gzip
import json
import shutil
import tarfile
import zipfile
from importlib.metadata import distribution
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "nonet"
BROWSER = ROOT / "browser"
PYODIDE = BROWSER / "node_modules" / "pyodide"
SITE = ROOT / "build" / "site"
ENGINE = SITE / "engine"

NOT_IN_A_BROWSER = ("__main__.py", "_native.pyi", "batch", "cli", "dataset", "library", "web")
"""Parts of nonet that need a terminal, a server, a database or numpy."""

LIBRARIES = ("fluent.syntax", "segno", "typing_extensions")
"""What nonet needs of others."""

ENCODINGS = ("__init__", "aliases", "ascii", "charmap", "cp1252", "cp437", "idna", "latin_1", "utf")
"""What puzzles and archives are written in: the first letters of the modules."""

UNUSED = (
    "_pyrepl",
    "bdb",
    "cgitb",
    "cmd",
    "code",
    "ctypes",
    "curses",
    "doctest",
    "ensurepip",
    "ftplib",
    "idlelib",
    "imaplib",
    "lib2to3",
    "mailbox",
    "multiprocessing",
    "optparse",
    "pdb",
    "pickletools",
    "poplib",
    "profile",
    "pstats",
    "pydoc",
    "pydoc_data",
    "smtplib",
    "sqlite3",
    "tkinter",
    "turtle",
    "turtledemo",
    "unittest",
    "venv",
    "wsgiref",
    "xmlrpc",
)
"""Parts of the standard library that neither nonet nor Pyodide imports."""


def main() -> None:
    """Build the site from nothing."""
    shutil.rmtree(SITE, ignore_errors=True)
    shutil.copytree(SOURCE / "web" / "static", SITE)
    ENGINE.mkdir()
    for name in ("core.js", "held.js", "python.js", "worker.js"):
        shutil.copy(BROWSER / name, ENGINE)
    for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"):
        shutil.copy(PYODIDE / name, ENGINE)
    shutil.copy(ROOT / "build" / "web" / "nonet.wasm", ENGINE)
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text("utf-8"))
    lock["packages"] = {}
    (ENGINE / "pyodide-lock.json").write_text(json.dumps(lock), "utf-8")
    _pack_library(ENGINE / "python_stdlib.zip")
    _pack_nonet(ENGINE / "nonet.tar.gz")
    for path in sorted(ENGINE.iterdir()):
        data = path.read_bytes()
        print(f"{path.name:20} {len(data):>10,} {len(gzip.compress(data, 9)):>10,} with gzip")


def _pack_nonet(archive: Path) -> None:
    files = {
        path.relative_to(SOURCE.parent).as_posix(): path
        for path in SOURCE.rglob("*")
        if path.is_file() and _is_packed(path.relative_to(SOURCE))
    }
    for library in LIBRARIES:
        for file in distribution(library).files or ():
            if file.suffix == ".py" and ".." not in file.parts:
                files[file.as_posix()] = Path(str(file.locate()))
    with (
        archive.open("wb") as raw,
        gzip.GzipFile("", "wb", 9, raw, mtime=0) as packed,
        tarfile.open(fileobj=packed, mode="w") as tar,
    ):
        for name, path in sorted(files.items()):
            entry = tarfile.TarInfo(name)
            entry.size = path.stat().st_size
            with path.open("rb") as content:
                tar.addfile(entry, content)


def _is_packed(path: Path) -> bool:
    return path.parts[0] not in NOT_IN_A_BROWSER and path.suffix in {".py", ".ftl", ".txt", ".toml"}


def _pack_library(archive: Path) -> None:
    with (
        zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as whole,
        zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed,
    ):
        for name in sorted(whole.namelist()):
            if _is_used(Path(name)):
                entry = zipfile.ZipInfo(name)
                entry.compress_type = zipfile.ZIP_DEFLATED
                packed.writestr(entry, whole.read(name), compresslevel=9)


def _is_used(path: Path) -> bool:
    if path.parts[0] == "encodings":
        return path.stem.startswith(ENCODINGS)
    return path.parts[0].removesuffix(".py") not in UNUSED


if __name__ == "__main__":
    main()

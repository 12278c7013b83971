"""Pack the engine of the static edition, by `make site`; `nonet site` then writes it with the page.

The engine answers the questions of the page: the core as WebAssembly, the interpreter with the part
of its library that nonet needs, and nonet as one archive.

Files are packed as sources: compiled they take more than twice the room.
"""

from __future__ import annotations

import gzip
import json
import shutil
import tarfile
import tomllib
import zipfile
from dataclasses import replace
from importlib.metadata import PackagePath, distribution
from pathlib import Path

import nonet
from nonet.site.engine import FOLDER as ENGINE
from nonet.site.engine import LABEL
from nonet.site.licences import Part, licence_of

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "nonet"
BROWSER = ROOT / "browser"
PYODIDE = BROWSER / "node_modules" / "pyodide"
LICENCES = BROWSER / "licences"

NOT_IN_A_BROWSER = (
    "__main__.py",
    "_native.pyi",
    "batch",
    "cli",
    "dataset",
    "library",
    "site",
    "web",
)
"""Parts of nonet that need a terminal, a server, a database or numpy."""

LIBRARIES = {
    "fluent.syntax": ("Apache-2.0", "Apache-2.0.txt"),
    "segno": ("BSD-3-Clause", ""),
    "typing_extensions": ("PSF-2.0", ""),
}
"""What nonet needs of others: licences, and files with their texts where the packages have none."""

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
    """Pack the engine from nothing."""
    shutil.rmtree(ENGINE, ignore_errors=True)
    ENGINE.mkdir()
    for name in ("core.js", "python.js", "worker.js"):
        shutil.copy(BROWSER / name, ENGINE)
    for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"):
        shutil.copy(PYODIDE / name, ENGINE)
    shutil.copy(ROOT / "build" / "web" / "nonet.wasm", ENGINE)
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text("utf-8"))
    lock["packages"] = {}
    (ENGINE / "pyodide-lock.json").write_text(json.dumps(lock), "utf-8")
    _pack_library(ENGINE / "python_stdlib.zip")
    _pack_nonet(ENGINE / "nonet.tar.gz")
    label = {"version": nonet.__version__, "parts": [part.fields() for part in _parts()]}
    (ENGINE / LABEL).write_text(json.dumps(label), "utf-8")


def _parts() -> list[Part]:
    """What the engine is made of, with the licences."""
    listed = tomllib.loads((LICENCES / "parts.toml").read_text("utf-8"))["part"]
    own = ("core.js", "python.js", "worker.js", "nonet.wasm", "nonet.tar.gz!nonet/*")
    parts = [Part("nonet's engine", nonet.__version__, "MIT", "", licence_of("nonet"), own)]
    for fields in listed:
        texts = [(LICENCES / name).read_text("utf-8") for name in fields.pop("texts")]
        parts.append(Part.from_fields({"version": "", **fields, "text": "\n\n".join(texts)}))
    for name, (licence, text) in LIBRARIES.items():
        found = distribution(name)
        files = {file.parts[0] for file in _modules(name)}
        parts.append(
            Part(
                name,
                found.version,
                licence,
                f"https://pypi.org/project/{name}/",
                licence_of(name) or (LICENCES / text).read_text("utf-8"),
                tuple(f"nonet.tar.gz!{file}*" for file in sorted(files)),
            )
        )
    return [_below_engine(part) for part in parts]


def _below_engine(part: Part) -> Part:
    return replace(part, files=tuple(f"engine/{file}" for file in part.files))


def _modules(library: str) -> list[PackagePath]:
    """The Python files of an installed library."""
    files = distribution(library).files or ()
    return [file for file in files if file.suffix == ".py" and ".." not in file.parts]


def _pack_nonet(archive: Path) -> None:
    files = {
        path.relative_to(SOURCE.parent).as_posix(): path
        for path in SOURCE.rglob("*")
        if path.is_file() and _is_packed(path.relative_to(SOURCE))
    }
    for library in LIBRARIES:
        for file in _modules(library):
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

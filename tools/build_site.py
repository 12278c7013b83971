"""Pack the engine of the static edition, by `make site`; `nonet site` then writes it with the page.

The engine answers the questions of the page: the core as WebAssembly, the interpreter with the part
of its library that nonet needs, and nonet as one archive.

Python files are compiled, since a page would take a second for it at each start; without line
numbers and docstrings they are no larger than sources.
"""

from __future__ import annotations

import json
import lzma
import shutil
import subprocess
import tarfile
import tempfile
import tomllib
import zipfile
from dataclasses import replace
from importlib.metadata import PackagePath, distribution
from io import BytesIO
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

SCRIPTS = ("core.js", "held.js", "image.js", "python.js", "tar.js", "worker.js")
"""Our own, of the folder browser/."""

PACKED = (".ftl", ".json", ".py", ".toml", ".txt")
"""Kinds of files of nonet: modules, texts and what languages say of themselves, tables."""

NOT_IN_A_BROWSER = (
    "__main__.py",
    "_native.pyi",
    "batch",
    "cli",
    "dataset",
    "library",
    "notebook",
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

PRINTING = ("*.py", "lib/*.py", "pdfbase/*.py", "pdfgen/*.py", "fonts/Vera*.ttf", "fonts/bit*.txt")
NOT_PRINTING = {
    *("PyFontify", "arciv", "attrmap", "codecharts", "corp", "fontfinder", "formatters"),
    *("normalDate", "pygments2xpre", "randomtext", "rparsexml", "sequencer", "styles"),
    *("testutils", "validators", "yaml", "_can_cmap_data", "_glyphlist", "acroform", "pdfform"),
    *("VeraBI", "VeraIt"),
}
"""What is packed of ReportLab, and which of these files our pages do not need."""

ENCODINGS = (
    "__init__",
    "aliases",
    "ascii",
    "charmap",
    "cp1252",
    "cp437",
    "idna",
    "latin_1",
    "mac_roman",
    "utf",
)
"""What puzzles and archives are written in: the first letters of the modules."""

UNUSED = (
    "__hello__",
    "__phello__",
    "_ast_unparse",
    "_markupbase",
    "_pydatetime",
    "_pyio",
    "_pyrepl",
    "_sysconfigdata__emscripten_wasm32-emscripten",
    "antigravity",
    "argparse",
    "asyncio.proactor_events",
    "asyncio.windows_events",
    "asyncio.windows_utils",
    "bdb",
    "cProfile",
    "cgitb",
    "cmd",
    "code",
    "compileall",
    "concurrent.futures.interpreter",
    "concurrent.futures.process",
    "concurrent.interpreters",
    "configparser",
    "ctypes",
    "curses",
    "doctest",
    "email",
    "ensurepip",
    "filecmp",
    "fileinput",
    "ftplib",
    "getopt",
    "getpass",
    "gettext",
    "graphlib",
    "html.parser",
    "http",
    "idlelib",
    "imaplib",
    "json.tool",
    "lib2to3",
    "logging.config",
    "logging.handlers",
    "mailbox",
    "mimetypes",
    "modulefinder",
    "multiprocessing",
    "netrc",
    "nturl2path",
    "optparse",
    "pdb",
    "pickletools",
    "plistlib",
    "poplib",
    "profile",
    "pstats",
    "pty",
    "py_compile",
    "pyclbr",
    "pydoc",
    "pydoc_data",
    "pyodide._nodesock_transport",
    "pyodide.console",
    "rlcompleter",
    "runpy",
    "sched",
    "shelve",
    "smtplib",
    "socketserver",
    "sqlite3",
    "sre_compile",
    "sre_constants",
    "sre_parse",
    "ssl",
    "symtable",
    "sysconfig.__main__",
    "tabnanny",
    "tarfile",
    "this",
    "timeit",
    "tkinter",
    "trace",
    "tracemalloc",
    "tty",
    "turtle",
    "turtledemo",
    "unittest",
    "urllib.error",
    "urllib.request",
    "urllib.response",
    "urllib.robotparser",
    "uuid",
    "venv",
    "wave",
    "webbrowser",
    "wsgiref",
    "xml.dom",
    "xml.etree.ElementInclude",
    "xml.etree.cElementTree",
    "xml.sax",
    "xmlrpc",
    "zipapp",
    "zoneinfo",
)
"""Parts of the standard library that neither nonet nor Pyodide imports."""


PACKING = {"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "dict_size": 1 << 22}
"""Unpacking takes as much memory as the dictionary has, and that stays with the interpreter."""


def main() -> None:
    """Pack the engine from nothing."""
    shutil.rmtree(ENGINE, ignore_errors=True)
    ENGINE.mkdir()
    for name in SCRIPTS:
        shutil.copy(BROWSER / name, ENGINE)
    for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"):
        shutil.copy(PYODIDE / name, ENGINE)
    shutil.copy(ROOT / "build" / "web" / "nonet.wasm", ENGINE)
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text("utf-8"))
    lock["packages"] = {}
    (ENGINE / "pyodide-lock.json").write_text(json.dumps(lock), "utf-8")
    library, started = _compiled(_library())
    modules, _ = _compiled(_modules_of_nonet())
    with zipfile.ZipFile(ENGINE / "python_stdlib.zip", "w", zipfile.ZIP_DEFLATED) as packed:
        for name, content in sorted(library.items()):
            if name.removesuffix(".pyc").partition("/")[0] in started:
                packed.writestr(zipfile.ZipInfo(name), content, zipfile.ZIP_DEFLATED, 9)
            else:
                modules[name] = content
    _pack(ENGINE / "nonet.tar.xz", modules)
    _pack(ENGINE / "printing.tar.xz", _compiled(_printing())[0])
    label = {"version": nonet.__version__, "parts": [part.fields() for part in _parts()]}
    (ENGINE / LABEL).write_text(json.dumps(label), "utf-8")


def _parts() -> list[Part]:
    """What the engine is made of, with the licences."""
    listed = tomllib.loads((LICENCES / "parts.toml").read_text("utf-8"))["part"]
    own = (
        *SCRIPTS,
        "nonet.wasm",
        "nonet.tar.xz!nonet/*",
        "nonet.tar.xz!xml/sax/*",
        "nonet.tar.xz!urllib/request*",
        "printing.tar.xz!PIL/*",
    )
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
                tuple(f"nonet.tar.xz!{file}*" for file in sorted(files)),
            )
        )
    return [_below_engine(part) for part in parts]


def _below_engine(part: Part) -> Part:
    return replace(part, files=tuple(f"engine/{file}" for file in part.files))


def _modules(library: str) -> list[PackagePath]:
    """The Python files of an installed library."""
    files = distribution(library).files or ()
    return [file for file in files if file.suffix == ".py" and ".." not in file.parts]


def _modules_of_nonet() -> dict[str, bytes]:
    """The files of nonet and of what it needs."""
    files = {
        path.relative_to(SOURCE.parent).as_posix(): path.read_bytes()
        for path in SOURCE.rglob("*")
        if path.is_file() and _is_packed(path.relative_to(SOURCE))
    }
    for library in LIBRARIES:
        for file in _modules(library):
            files[file.as_posix()] = Path(str(file.locate())).read_bytes()
    return files | {
        "xml/sax/__init__.py": b"",
        "xml/sax/saxutils.py": (BROWSER / "no_saxutils.py").read_bytes(),
        "urllib/request.py": (BROWSER / "no_network.py").read_bytes(),
    }


def _printing() -> dict[str, bytes]:
    """The parts of ReportLab that pages of puzzles need, and a stub of Pillow."""
    package = Path(str(distribution("reportlab").locate_file("reportlab")))
    paths = [path for pattern in PRINTING for path in package.glob(pattern)]
    paths = [path for path in paths if path.stem not in NOT_PRINTING]
    files = {path.relative_to(package.parent).as_posix(): path.read_bytes() for path in paths}
    return files | {
        "PIL/__init__.py": b"",
        "PIL/Image.py": (BROWSER / "no_pillow.py").read_bytes(),
    }


def _pack(archive: Path, files: dict[str, bytes]) -> None:
    with (
        lzma.open(archive, "wb", filters=[PACKING]) as packed,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.USTAR_FORMAT) as tar,
    ):
        for name, content in sorted(files.items()):
            entry = tarfile.TarInfo(name)
            entry.size = len(content)
            tar.addfile(entry, BytesIO(content))


def _is_packed(path: Path) -> bool:
    return path.parts[0] not in NOT_IN_A_BROWSER and path.suffix in PACKED


def _library() -> dict[str, bytes]:
    """The parts of the standard library that are used."""
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as whole:
        return {name: whole.read(name) for name in whole.namelist() if _is_used(name)}


def _is_used(name: str) -> bool:
    path = Path(name)
    if path.suffix != ".py" or path.parts[0] == "encodings":
        return path.stem.startswith(ENCODINGS) and path.suffix == ".py"
    module = path.with_suffix("").as_posix().replace("/", ".")
    return not f"{module}.".startswith(tuple(f"{name}." for name in UNUSED))


def _compiled(files: dict[str, bytes]) -> tuple[dict[str, bytes], set[str]]:
    """Files with their modules compiled, and what the interpreter needs to unpack them.

    The latter is loaded first, and is not packed as well as the rest can be.
    """
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for path, content in files.items():
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            (folder / path).write_bytes(content)
        command = ["node", str(ROOT / "tools" / "compile_modules.mjs"), name]
        done = subprocess.run(command, check=True, stdout=subprocess.PIPE)
        compiled = {
            path.relative_to(folder).as_posix(): path.read_bytes()
            for path in folder.rglob("*")
            if path.is_file()
        }
        return compiled, set(json.loads(done.stdout))


if __name__ == "__main__":
    main()

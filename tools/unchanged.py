"""Run a check of the native sources, unless it has passed with the same ones.

``python tools/unchanged.py NAME -- COMMAND…``, in the root of the project. What a check depends
on makes its key: the sources and settings of the build, the compiler, the tools, the command, the
flags in the environment, and of the Makefile the variables and the rule of the command's last word.
A key that has passed is an empty file in the user's cache folder, so that fresh clones profit, too.
``FULL=1`` in the environment runs the check in any case.
"""

from __future__ import annotations

import hashlib
import os
import platform
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

TOOLS = ("clang-format", "clang-tidy", "cmake", "nanobind", "ninja", "scikit-build-core")
FLAGS = ("CC", "CXX", "CFLAGS", "CXXFLAGS", "LDFLAGS", "SKBUILD_CMAKE_DEFINE")
SETTINGS = (".clang-format", ".clang-tidy", "CMakeLists.txt", "CMakePresets.json")


def key(root: Path, name: str, command: Sequence[str]) -> str:
    """The name of a check, and a digest of all that its result depends on."""
    digest = hashlib.sha256()
    for part in _parts(root, command):
        digest.update(len(part).to_bytes(8, "big") + part)
    return f"{name}-{digest.hexdigest()}"


def _parts(root: Path, command: Sequence[str]) -> Iterator[bytes]:
    yield "\0".join(command).encode()
    yield f"{platform.machine()} {platform.python_version()}".encode()
    yield _compiler()
    yield "\n".join(_rule(root / "Makefile", command[-1])).encode()
    for tool in TOOLS:
        yield f"{tool} {_version(tool)}".encode()
    for flag in FLAGS:
        yield f"{flag}={os.environ.get(flag, '')}".encode()
    files = sorted(path for path in (root / "native").rglob("*") if path.is_file())
    for path in (*files, *(root / setting for setting in SETTINGS)):
        yield path.relative_to(root).as_posix().encode()
        yield path.read_bytes() if path.exists() else b"missing"


def _rule(makefile: Path, target: str) -> Iterator[str]:
    """The lines of a Makefile that assign variables, and those of a target."""
    is_inside = False
    for line in makefile.read_text("utf-8").splitlines() if makefile.exists() else ():
        is_inside = (line.startswith("\t") and is_inside) or line.startswith(f"{target}:")
        if is_inside or re.match(r"(?:export )?\w+ *[:?]?=", line):
            yield line


def _compiler() -> bytes:
    compiler = shutil.which(os.environ.get("CXX", "c++"))
    if compiler is None:
        return b"none"
    return subprocess.run([compiler, "--version"], capture_output=True, check=False).stdout


def _version(tool: str) -> str:
    try:
        return version(tool)
    except PackageNotFoundError:
        return "none"


def passed(name: str) -> Path:
    """The file that is there if the check of this key has passed."""
    cache = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(cache) / "nonet" / "checks" / name


def main(arguments: Sequence[str]) -> int:
    """Run the check, or say that it has passed."""
    name, dashes, *command = arguments
    if dashes != "--" or not command:
        print("usage: unchanged.py NAME -- COMMAND…", file=sys.stderr)
        return 2
    mark = passed(key(Path.cwd(), name, command))
    if mark.exists() and os.environ.get("FULL") != "1":
        print(f"{name}: passed with these native sources before; FULL=1 runs it again", flush=True)
        return 0
    code = subprocess.run(command, check=False).returncode
    if code == 0:
        mark.parent.mkdir(parents=True, exist_ok=True)
        mark.touch()
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

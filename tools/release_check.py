"""All checks of a release that one machine can do: what is built, installed and read.

    make release-check                      # all of them
    make release-check ARGS="sources text"  # some

Each check prints a line; the exit code is 1 if one of them failed. Nothing is published.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
import tomllib
import venv
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import pytest

import versions

ROOT = Path(__file__).parents[1]
DIST = ROOT / "build" / "release"
PYTHONS = ("3.11", "3.12", "3.13", "3.14")

Check = Callable[[], str]
"""It says what it has found, or raises `Failed`."""

PUZZLE = "...4..3134..2..."
SOLUTION = "1324423134122143"


class Failed(Exception):
    """A check found something; the text says what."""


def run(command: Sequence[str | Path], folder: Path = ROOT) -> str:
    """What a command prints in a folder.

    Raises
    ------
    Failed
        It ends with another exit code than 0.
    """
    done = subprocess.run(
        [str(part) for part in command],
        cwd=folder,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=False,
        text=True,
    )
    if done.returncode != 0:
        last = "\n".join((done.stdout + done.stderr).splitlines()[-15:])
        raise Failed(f"{' '.join(str(part) for part in command)}\n{last}")
    return done.stdout


def check_sources(root: Path = ROOT) -> str:
    """One version everywhere, addresses, and nothing that is not committed."""
    try:
        version = versions.version(root)
    except ValueError as error:
        raise Failed(str(error)) from error
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]
    if "urls" not in project:
        raise Failed("expected [project.urls]: python tools/addresses.py REPOSITORY SITE")
    if (root / ".git").exists() and (changed := run(["git", "status", "--porcelain"], root)):
        raise Failed(f"expected a clean checkout, found\n{changed}")
    return version


def check_source_distribution() -> str:
    """The archive with man page and tests."""
    shutil.rmtree(DIST, ignore_errors=True)
    DIST.mkdir(parents=True)
    run([sys.executable, "tools/man_page.py"])
    build = "from scikit_build_core.build import build_sdist; print(build_sdist({!r}))"
    run([sys.executable, "-c", build.format(str(DIST))])
    archive = _one("*.tar.gz")
    return f"{archive.name}, {archive.stat().st_size / 1e6:.1f} MB"


def check_wheel() -> str:
    """A wheel from the archive alone, in a folder without version control."""
    with tempfile.TemporaryDirectory() as folder, tarfile.open(_one("*.tar.gz")) as packed:
        packed.extractall(folder, filter="data")
        sources = next(Path(folder).iterdir())
        pip = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation"]
        run([*pip, "--wheel-dir", DIST, sources], Path(folder))
    wheel = _one("*.whl")
    return f"{wheel.name}, {wheel.stat().st_size / 1e6:.1f} MB"


def check_text() -> str:
    """The descriptions that PyPI would show."""
    run([sys.executable, "-m", "twine", "check", "--strict", *_built()])
    return f"{len(_built())} descriptions"


def check_wheel_contents() -> str:
    """The wheel as auditors see it, with those that are here."""
    wheel = _one("*.whl")
    audits: list[list[str | Path]] = [
        ["check-wheel-contents", wheel],
        ["auditwheel", "show", wheel],
    ]
    if "-abi3-" in wheel.name:
        audits.append(["abi3audit", "--strict", wheel])
    here = [one for one in audits if shutil.which(str(one[0]))]
    for audit in here:
        run(audit)
    return ", ".join(str(one[0]) for one in here) or "no auditor is installed here"


def check_installed() -> str:
    """Installed into empty environments, of each Python that is here, nonet solves."""
    tried = [version for version in PYTHONS if _try_installed(version)]
    if not tried:
        raise Failed(f"expected one of Python {', '.join(PYTHONS)}, found none")
    return f"Python {', '.join(tried)}"


def _try_installed(version: str) -> bool:
    """Whether that Python is here; what is built for another one is compiled from the archive."""
    here = f"{sys.version_info.major}.{sys.version_info.minor}" == version
    python = sys.executable if here else shutil.which(f"python{version}")
    if python is None or not _starts(python):
        return False
    with tempfile.TemporaryDirectory() as folder:
        environment = Path(folder) / "environment"
        if here:
            venv.create(environment, with_pip=True)
        else:
            run([python, "-m", "venv", environment])
        programs = environment / ("Scripts" if os.name == "nt" else "bin")
        package = _one("*.whl") if here else _one("*.tar.gz")
        run([programs / "python", "-m", "pip", "install", "--quiet", package], Path(folder))
        said = run([programs / "nonet", "--version"], Path(folder)).strip()
        if said != f"nonet {versions.version(ROOT)}":
            raise Failed(f"expected this version in Python {version}, found {said!r}")
        solved = run([programs / "nonet", "solve", PUZZLE], Path(folder)).strip()
        if solved != SOLUTION:
            raise Failed(f"expected {SOLUTION} in Python {version}, found {solved!r}")
    return True


def _starts(python: str) -> bool:
    """Whether a Python is one, and not the place of one that a manager of versions would choose."""
    try:
        run([python, "-c", ""])
    except Failed:
        return False
    return True


def check_tests(tests: Sequence[str] = ("tests",)) -> str:
    """The tests of the archive, on the wheel, away from the checkout."""
    with tempfile.TemporaryDirectory() as folder, tarfile.open(_one("*.tar.gz")) as packed:
        packed.extractall(folder, filter="data")
        sources = next(Path(folder).iterdir())
        environment = Path(folder) / "environment"
        venv.create(environment)
        python = environment / ("Scripts" if os.name == "nt" else "bin") / "python"
        ask = "import sysconfig; print(sysconfig.get_path('purelib'))"
        packages = Path(run([python, "-c", ask]).strip())
        install = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps"]
        run([*install, "--target", packages, _one("*.whl")])
        # The tools for tests are those of this environment; what is editable there is not seen.
        tools = Path(pytest.__file__).parents[1]
        (packages / "tools.pth").write_text(str(tools), encoding="utf-8")
        said = run([python, "-m", "pytest", "-q", "-n", "auto", *tests], sources)
    return said.splitlines()[-1]


def check_pages() -> str:
    """Links of the documentation, and its examples."""
    run([sys.executable, "-m", "pytest", "-q", "tests/docs"])
    return "tests/docs"


CHECKS: Mapping[str, Check] = {
    "sources": check_sources,
    "sdist": check_source_distribution,
    "wheel": check_wheel,
    "text": check_text,
    "contents": check_wheel_contents,
    "installed": check_installed,
    "tests": check_tests,
    "pages": check_pages,
}
"""The checks by their names, in the order in which one needs what another has made."""


def _built() -> list[Path]:
    return sorted([*DIST.glob("*.tar.gz"), *DIST.glob("*.whl")])


def _one(pattern: str) -> Path:
    found = sorted(DIST.glob(pattern))
    if len(found) != 1:
        raise Failed(f"expected one {pattern} in {DIST}, found {len(found)}")
    return found[0]


def main(names: Sequence[str], checks: Mapping[str, Check] = CHECKS) -> int:
    """Exit code: 0 if all checks that were asked for went well."""
    if unknown := [name for name in names if name not in checks]:
        print(f"release-check: expected {', '.join(checks)}; found {', '.join(unknown)}")
        return 2
    failed = 0
    for name in names or checks:
        start = time.perf_counter()
        try:
            said = f"ok      {name}: {checks[name]()}"
        except Failed as error:
            failed += 1
            said = f"failed  {name}: {error}"
        print(f"{said} ({time.perf_counter() - start:.0f} s)", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

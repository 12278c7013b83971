"""All checks of a release that one machine can do: what is built, installed and read.

    make release-check                      # all of them
    make release-check ARGS="sources text"  # some

Each check prints a line; the exit code is 1 if one of them failed. Nothing is published.
"""

from __future__ import annotations

import json
import os
import re
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

import site_package
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


def run(command: Sequence[str | Path], folder: Path = ROOT, **settings: str) -> str:
    """What a command prints in a folder, with settings of its environment.

    Raises
    ------
    Failed
        It ends with another exit code than 0.
    """
    done = subprocess.run(
        [str(part) for part in command],
        cwd=folder,
        env=os.environ | settings,
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


def check_wheels() -> str:
    """Wheels from the archive alone: one for 3.11, and one for all later ones, where they are."""
    built = []
    for versions_of_one in (PYTHONS[:1], PYTHONS[1:]):
        python = next(filter(None, map(python_of, versions_of_one)), None)
        if python is not None:
            built.append(_wheel_by(python))
    if not built:
        raise Failed(f"expected one of Python {', '.join(PYTHONS)}, found none")
    return ", ".join(f"{wheel.name}, {wheel.stat().st_size / 1e6:.2f} MB" for wheel in built)


def _wheel_by(python: str) -> Path:
    """A wheel that a Python builds with our build tools, in a folder without version control."""
    group = [sys.executable, "tools/dependency_group.py", "build", "dependencies"]
    with tempfile.TemporaryDirectory() as folder, tarfile.open(_one("*.tar.gz")) as packed:
        packed.extractall(folder, filter="data")
        [sources] = Path(folder).iterdir()
        inside = _environment(python, Path(folder, "environment"))
        pip = [inside, "-m", "pip"]
        run([*pip, "install", "--quiet", *run(group).split()])
        before = {*DIST.glob("*.whl")}
        path = f"{Path(inside).parent}{os.pathsep}{os.environ['PATH']}"
        options = ["--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir", str(DIST)]
        run([*pip, "wheel", *options, sources], Path(folder), PATH=path)
        [built] = {*DIST.glob("*.whl")} - before
    return built


def check_site_package() -> str:
    """The engine of the static edition as a package; `make site` builds it where there is none."""
    if not (site_package.ENGINE / site_package.LABEL).is_file():
        run(["make", "site"])
    try:
        wheel = site_package.build(site_package.ENGINE, site_package.STAGE, DIST)
    except ValueError as error:
        raise Failed(str(error)) from error
    return f"{wheel.name}, {wheel.stat().st_size / 1e6:.2f} MB"


def check_text() -> str:
    """The descriptions that PyPI would show."""
    run([sys.executable, "-m", "twine", "check", "--strict", *_built()])
    return f"{len(_built())} descriptions"


def check_contents() -> str:
    """The wheels as auditors see them."""
    wheels = sorted(DIST.glob("*.whl"))
    audits: list[list[str | Path]] = [["check-wheel-contents", wheel] for wheel in wheels]
    audits += [["abi3audit", "--strict", wheel] for wheel in wheels if "-abi3-" in wheel.name]
    if sys.platform == "linux":
        audits += [["auditwheel", "show", wheel] for wheel in wheels if "-none-" not in wheel.name]
    for audit in audits:
        run(audit)
    return f"{len(audits)} audits of {len(wheels)} wheels"


def check_recipe() -> str:
    """The recipe for conda-forge, rendered for each of its platforms."""
    platforms = ("linux-64", "linux-aarch64", "osx-64", "osx-arm64", "win-64")
    pythons = [f"{version}.* *_cpython" for version in PYTHONS]
    made = rendered(ROOT / "packaging" / "conda" / "recipe.yaml", platforms, pythons)
    if {*made.values()} != {1}:
        raise Failed(f"expected one package for each platform, found {made}")
    return f"one package for each of {', '.join(made)}"


def rendered(recipe: Path, platforms: Sequence[str], pythons: Sequence[str]) -> dict[str, int]:
    """How many packages the recipe makes for each platform, of these Pythons of conda-forge.

    Raises
    ------
    Failed
        It cannot be rendered.
    """
    variants = {"python": list(pythons), "cxx_compiler": ["cxx"], "c_stdlib": ["sysroot"]}
    code = (
        "import rattler_build; rattler_build.build_recipes({!r}, render_only=True, "
        "variant_overrides={!r}, target_platform={!r}, output_dir={!r})"
    )
    made = {}
    with tempfile.TemporaryDirectory() as folder:
        for platform in platforms:
            program = code.format([str(recipe)], variants, platform, folder)
            made[platform] = len(json.loads(run([sys.executable, "-W", "ignore", "-c", program])))
    return made


def check_installed() -> str:
    """Installed into empty environments, of each Python that is here, nonet solves and explains."""
    found = {version: python for version in PYTHONS if (python := python_of(version))}
    if not found:
        raise Failed(f"expected one of Python {', '.join(PYTHONS)}, found none")
    tried = [f"{version} ({_try_installed(python):.2f} s)" for version, python in found.items()]
    return f"Python {', '.join(tried)} to solve"


def _try_installed(python: str) -> float:
    """Install by a Python and try; gives the seconds that `nonet solve` takes."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        inside = _environment(python, folder / "environment")
        wanted = "nonet[site]" if list(DIST.glob("nonet_site-*.whl")) else "nonet"
        ours = ["--find-links", str(DIST), "--only-binary", "nonet,nonet-site"]
        run([inside, "-m", "pip", "install", "--quiet", *ours, wanted], folder)
        program = Path(inside).parent / "nonet"

        def said(expected: str, *arguments: str) -> None:
            found = run([program, *arguments], folder).strip()
            if not re.fullmatch(expected, found, re.DOTALL):
                raise Failed(f"expected {expected!r} of {python} {arguments}, found {found!r}")

        said(re.escape(f"nonet {versions.version(ROOT)}"), "--version")
        said(".+", "hint", PUZZLE)
        said(".+", "walkthrough", PUZZLE)
        if wanted != "nonet":
            said(r".*The site is in app\.", "site", "app")
        start = time.perf_counter()
        said(SOLUTION, "solve", PUZZLE)
        return time.perf_counter() - start


def _environment(python: str, folder: Path) -> str:
    """The Python of an empty environment, made by another one."""
    run([python, "-m", "venv", folder])
    return str(folder / ("Scripts" if os.name == "nt" else "bin") / "python")


def python_of(version: str) -> str | None:
    """A Python of a version, if one is here: this one, of the path, or of pyenv."""
    if version == f"{sys.version_info.major}.{sys.version_info.minor}":
        return sys.executable
    of_pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"), "versions")
    places = [shutil.which(f"python{version}"), *of_pyenv.glob(f"{version}.*/bin/python")]
    return next((str(place) for place in places if place and _starts(str(place))), None)


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
        [sources] = Path(folder).iterdir()
        environment = Path(folder) / "environment"
        venv.create(environment)
        python = environment / ("Scripts" if os.name == "nt" else "bin") / "python"
        ask = "import sysconfig; print(sysconfig.get_path('purelib'))"
        packages = Path(run([python, "-c", ask]).strip())
        install = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index"]
        run([*install, "--find-links", str(DIST), "--target", str(packages), "nonet"])
        # The tools for tests are those of this environment; what is editable there is not seen.
        tools = Path(pytest.__file__).parents[1]
        (packages / "tools.pth").write_text(str(tools), encoding="utf-8")
        said = run([python, "-m", "pytest", "-q", "-n", "auto", *tests], sources)
    return said.splitlines()[-1]


def check_website() -> str:
    """The website, whose building finds broken links, once it can be built."""
    if not re.search("^website:", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE):
        return "no website is built yet"
    return run(["make", "website"]).splitlines()[-1]


def check_pages() -> str:
    """Links of the documentation, and its examples."""
    run([sys.executable, "-m", "pytest", "-q", "tests/docs"])
    return "tests/docs"


CHECKS: Mapping[str, Check] = {
    "sources": check_sources,
    "sdist": check_source_distribution,
    "wheels": check_wheels,
    "site": check_site_package,
    "text": check_text,
    "contents": check_contents,
    "recipe": check_recipe,
    "installed": check_installed,
    "tests": check_tests,
    "pages": check_pages,
    "website": check_website,
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

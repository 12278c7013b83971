"""The checks of a release say what is wrong, and stop nothing else; publishing asks for rights."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from tests.each import each

import addresses
import nonet
import release_check
import release_files
import versions

WORKFLOWS = Path(__file__).parents[2] / ".github" / "workflows"
_USES = re.compile(r"^ +(?:- )?uses: (\S+)(.*)$", re.MULTILINE)


@pytest.fixture
def release() -> str:
    """The workflow of a release."""
    if not WORKFLOWS.is_dir():
        pytest.skip("no workflows here: this is no checkout")
    return (WORKFLOWS / "release.yml").read_text("utf-8")


def copy_of(root: Path, folder: Path) -> None:
    """Copy what names versions and addresses into a folder."""
    for name in versions.FILES:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(root / name, folder / name)


def test_each_check_has_its_line(capsys: pytest.CaptureFixture[str]) -> None:
    """A check that fails is shown with its reason, the others run, and the exit code is 1."""

    def fails() -> str:
        release_check.run([sys.executable, "-c", "import sys; sys.exit('no room')"])
        return "not reached"

    checks = {"first": lambda: "fine", "second": fails, "third": lambda: "fine, too"}
    assert release_check.main([], checks) == 1
    said = capsys.readouterr().out
    assert re.findall(r"^(\w+ +\w+):", said, re.MULTILINE) == [
        "ok      first",
        "failed  second",
        "ok      third",
    ]
    assert "no room" in said
    assert "not reached" not in said
    assert release_check.main(["third"], checks) == 0
    assert capsys.readouterr().out.startswith("ok      third: fine, too (")


def test_unknown_checks_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    """A check that does not exist is wrong usage, and all that exist are named."""
    assert release_check.main(["sources", "everything"]) == 2
    assert capsys.readouterr().out == (
        f"release-check: expected {', '.join(release_check.CHECKS)}; found everything\n"
    )


def test_a_release_has_addresses(root: Path, tmp_path: Path) -> None:
    """Sources without addresses are no release; with them and one version they are."""
    copy_of(root, tmp_path)
    project = tmp_path / "pyproject.toml"
    plain = re.sub(
        r"^\[project\.urls\]\n(?:.+\n)+", "", project.read_text("utf-8"), flags=re.MULTILINE
    )
    project.write_text(plain, "utf-8")
    with pytest.raises(release_check.Failed, match=r"tools/addresses\.py"):
        release_check.check_sources(tmp_path)
    addresses.write(tmp_path, "https://example.org/x/nonet", "https://x.example.org/nonet/")
    assert release_check.check_sources(tmp_path) == nonet.__version__
    (tmp_path / "CITATION.cff").write_text("version: 9.9.9\n", "utf-8")
    with pytest.raises(release_check.Failed, match="the same version everywhere"):
        release_check.check_sources(tmp_path)


@pytest.mark.skipif(shutil.which("git") is None, reason="no git here")
def test_what_is_not_committed_is_no_release(root: Path, tmp_path: Path) -> None:
    """A checkout with changes is refused, and the changed file is named."""
    copy_of(root, tmp_path)
    addresses.write(tmp_path, "https://example.org/x/nonet", "https://x.example.org/nonet/")
    subprocess.run(["git", "init", "--quiet"], cwd=tmp_path, check=True)
    with pytest.raises(release_check.Failed, match=r"clean checkout, found\n\?\? CHANGELOG\.md"):
        release_check.check_sources(tmp_path)


def test_a_puzzle_shows_that_what_is_installed_works() -> None:
    """The puzzle that is solved in empty environments has the solution that is expected there."""
    solution = nonet.solve(release_check.PUZZLE)
    assert solution is not None
    assert solution.to_text() == release_check.SOLUTION


@pytest.mark.skipif(os.name == "nt", reason="needs links and scripts of POSIX")
def test_a_python_is_one_that_starts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Found is the one that runs, one of the path or of pyenv, and no place that starts none."""
    here = f"{sys.version_info.major}.{sys.version_info.minor}"
    assert release_check.python_of(here) == sys.executable
    monkeypatch.setenv("PYENV_ROOT", str(tmp_path))
    monkeypatch.setenv("PATH", str(tmp_path))
    assert release_check.python_of("3.99") is None
    empty = tmp_path / "python3.99"
    empty.write_text("#!/bin/sh\nexit 1\n", "utf-8")
    empty.chmod(0o755)
    assert release_check.python_of("3.99") is None
    managed = tmp_path / "versions" / "3.99.1" / "bin" / "python"
    managed.parent.mkdir(parents=True)
    managed.symlink_to(sys.executable)
    assert release_check.python_of("3.99") == str(managed)


def test_a_release_asks_for_no_rights_by_default(release: str) -> None:
    """The workflow has no rights; each job has its own, and only publishing may sign or write."""
    assert "\npermissions: {}\n" in release
    jobs = re.split(r"^  ([\w-]+):\n", release.partition("\njobs:\n")[2], flags=re.MULTILINE)
    rights = {
        name: set(re.findall(r"^      ([\w-]+: write)$", text, re.MULTILINE))
        for name, text in zip(jobs[1::2], jobs[2::2], strict=True)
    }
    assert {name for name, granted in rights.items() if granted} == {
        "try",
        "publish",
        "announce",
        "push",
        "pages",
    }
    assert rights["publish"] == rights["try"] == {"id-token: write"}
    assert rights["announce"] == {"contents: write"}
    assert rights["push"] == {"packages: write"}


def test_workflows_run_no_code_that_can_be_exchanged(release: str) -> None:
    """Each action of any workflow is one commit, with its version beside it, or is ours."""
    texts = [path.read_text("utf-8") for path in sorted(WORKFLOWS.glob("*.yml"))]
    assert release in texts
    used = [found for text in texts for found in _USES.findall(text)]
    assert len(used) > 10
    for name, comment in used:
        ours = name.startswith("./.github/workflows/") and (WORKFLOWS / Path(name).name).is_file()
        assert ours or re.fullmatch(r"[\w/-]+@[\da-f]{40}", name), name
        assert ours or re.fullmatch(r" +# v\d+\.\d+\.\d+", comment), name


@each("name", ["wheels.yml", "site.yml", "pages.yml"])
def test_what_a_release_calls_can_be_called(name: str, release: str) -> None:
    """Packages and website are built and published by their own workflows, once for a tag."""
    text = (WORKFLOWS / name).read_text("utf-8")
    assert f"./.github/workflows/{name}" in release
    assert "  workflow_call:\n" in text
    assert 'tags: ["v*"]' not in text


def test_a_release_has_all_of_its_packages(tmp_path: Path) -> None:
    """Sixteen wheels, sources and the engine are all; what is missing or too many is named."""
    version = nonet.__version__
    names = release_files.expected(version)
    assert len({*names}) == 18
    for name in names:
        # As auditwheel says that a wheel fits an older system, too.
        fits = name.replace("-manylinux_2_28_x", "-manylinux_2_27_x86_64.manylinux_2_28_x")
        (tmp_path / fits).touch()
    assert release_files.check(tmp_path, version) == []
    missing, strange = names[3], f"nonet-{version}-cp313-cp313-win_amd64.whl"
    (tmp_path / missing).rename(tmp_path / strange)
    assert release_files.check(tmp_path, version) == [
        f"missing: {missing}",
        f"not expected: {strange}",
    ]
    assert release_files.check(tmp_path, "9.9.9")[0].startswith("missing: nonet-9.9.9-cp311")


def test_wheels_are_built_for_what_a_release_has(root: Path, release: str) -> None:
    """The settings and runners of wheels give what a release is expected to have."""
    settings = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["tool"]
    built = [name.removesuffix("-*") for name in settings["cibuildwheel"]["build"]]
    stable = settings["scikit-build"]["wheel"]["py-api"]
    older = [name for name in built if int(name[3:]) < int(stable[3:])]
    tags = [*(f"{name}-{name}" for name in older), f"{stable}-abi3"]
    assert tags == list(release_files.PYTHONS)
    linux = settings["cibuildwheel"]["linux"]
    images = {name: image for name, image in linux.items() if name.endswith("-image")}
    assert sorted(f"{image}_{name.split('-')[1]}" for name, image in images.items()) == sorted(
        name for name in release_files.PLATFORMS if "linux" in name
    )
    runners = re.findall(r"runner: ([a-z]+)", (WORKFLOWS / "wheels.yml").read_text("utf-8"))
    assert sorted(runners) == sorted(2 * ["ubuntu", "macos", "windows"])
    assert "release_files.py dist" in release


def test_releasing_names_what_is_there(root: Path) -> None:
    """Each command of make, each tool and each check that RELEASING.md names exists."""
    page = (root / "RELEASING.md").read_text("utf-8")
    makefile = (root / "Makefile").read_text("utf-8")
    for target in re.findall(r"`?make ([a-z-]+)", page):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target
    for tool in re.findall(r"tools/\w+\.py", page):
        assert (root / tool).is_file()
    assert len(page.splitlines()) <= 60

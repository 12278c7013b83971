"""The engine of an installation: that of the checkout, or that of the package nonet-site."""

from __future__ import annotations

import importlib
import json
import re
import tomllib
import zipfile
from pathlib import Path

import pytest

import nonet
from nonet.errors import NonetError
from nonet.site.engine import LABEL, PACKAGE, Engine
from nonet.site.writing import write_site

PART = {
    "name": "A core & more",
    "version": "9",
    "licence": "MIT",
    "source": "https://example.org/core",
    "text": "Terms of the core.",
    "files": ["engine/core.js"],
}


def an_engine(folder: Path, version: str = nonet.__version__) -> Path:
    """A small engine of some version in a folder."""
    folder.mkdir(parents=True)
    (folder / "core.js").write_text("// the core")
    (folder / LABEL).write_text(json.dumps({"version": version, "parts": [PART]}))
    return folder


@pytest.fixture
def nothing(tmp_path: Path) -> Path:
    """Where a checkout would have an engine, if `make site` had packed one."""
    return tmp_path / "nothing"


@pytest.fixture
def places(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder that packages can be installed in, before all others."""
    folder = tmp_path / "packages"
    folder.mkdir()
    monkeypatch.syspath_prepend(folder)
    return folder


def test_an_engine_can_be_installed(places: Path, nothing: Path, tmp_path: Path) -> None:
    """The package nonet-site, built as a release builds it, is found, and a site is written."""
    pytest.importorskip("scikit_build_core", reason="builds the package")
    package = pytest.importorskip("site_package", reason="the tools are in the checkout")
    wheel = package.build(an_engine(tmp_path / "engine"), tmp_path / "stage", tmp_path / "dist")
    assert wheel.name == f"nonet_site-{nonet.__version__}-py3-none-any.whl"
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(places)
    importlib.invalidate_caches()
    about = places / f"nonet_site-{nonet.__version__}.dist-info"
    terms = (about / "licenses/LICENCES.txt").read_text("utf-8")
    assert "\nA core & more 9: MIT\nhttps://example.org/core\n===" in terms
    assert "\n\nTerms of the core.\n" in terms
    engine = Engine.installed(nothing)
    assert list(engine.files) == ["core.js"]
    assert [part.name for part in engine.parts] == [PART["name"]]
    files = write_site(tmp_path / "site", engine=engine)
    assert [name for name in files if name.endswith("/engine/core.js")]
    assert b"Terms of the core." in files["licences.html"]


def test_the_engine_of_the_checkout_comes_first(places: Path, tmp_path: Path) -> None:
    """What `make site` has just packed is taken, whatever is installed beside it."""
    an_engine(places / PACKAGE / "engine", "0.0.1")
    checkout = an_engine(tmp_path / "checkout")
    assert Engine.installed(checkout).files["core.js"].parent == checkout


def test_an_installed_engine_of_another_version_is_refused(places: Path, nothing: Path) -> None:
    """Both versions are named, and what brings the one that fits."""
    an_engine(places / PACKAGE / "engine", "0.0.1")
    here = nonet.__version__
    said = (
        f"expected nonet-site {here} with nonet {here}, found 0.0.1: "
        f"pip install 'nonet-site=={here}' brings it"
    )
    with pytest.raises(NonetError, match=f"^{re.escape(said)}$"):
        Engine.installed(nothing)


def test_an_old_engine_of_the_checkout_is_refused(tmp_path: Path) -> None:
    """Page and engine are of one version."""
    here = nonet.__version__
    said = f"expected an engine of version {here} with nonet {here}, found 0.0.1: `make site` "
    with pytest.raises(NonetError, match=f"^{re.escape(said)}builds it again$"):
        Engine.installed(an_engine(tmp_path / "checkout", "0.0.1"))


def test_without_an_engine_there_are_two_ways_to_one(places: Path, nothing: Path) -> None:
    """The message says how to install one and how to build one; a folder of that name is none."""
    (places / PACKAGE).mkdir()
    with pytest.raises(NonetError, match=r"pip install 'nonet\[site\]' brings it; .*`make site`"):
        Engine.installed(nothing)


@pytest.mark.parametrize("label", ["", "[]", "{}", '{"version": "1", "parts": [1]}', "\xff"])
def test_a_damaged_engine_is_refused(places: Path, nothing: Path, label: str) -> None:
    """A label that cannot be read is named with its place."""
    folder = an_engine(places / PACKAGE / "engine")
    (folder / LABEL).write_text(label, encoding="latin-1")
    with pytest.raises(NonetError, match=r"expected version and parts of nonet-site in .*\.json"):
        Engine.installed(nothing)


def test_an_engine_of_another_version_is_not_packed(tmp_path: Path) -> None:
    """The package gets no engine of another version, and none where there is none."""
    package = pytest.importorskip("site_package", reason="the tools are in the checkout")
    folders = (tmp_path / "stage", tmp_path / "dist")
    with pytest.raises(ValueError, match="found one of 0\\.0\\.1"):
        package.build(an_engine(tmp_path / "old", "0.0.1"), *folders)
    with pytest.raises(ValueError, match="`make site` builds it"):
        package.build(tmp_path / "none", *folders)
    assert not any(folder.exists() for folder in folders)


def test_the_package_names_the_licences_of_its_parts(root: Path) -> None:
    """Each licence of a part of the engine is in the licence expression of nonet-site."""
    project = root / "packaging" / "site" / "pyproject.toml"
    if not project.exists():
        pytest.skip("the package is described in the checkout")
    build_site = pytest.importorskip("build_site")
    said = tomllib.loads(project.read_text("utf-8"))["project"]["license"].split(" AND ")
    parts = tomllib.loads((root / "browser" / "licences" / "parts.toml").read_text("utf-8"))
    listed = [part["licence"] for part in parts["part"]]
    listed += [licence for licence, _ in build_site.LIBRARIES.values()]
    names = {name for one in listed for name in re.split(", | and ", one)} - {"public domain"}
    assert {name.replace("Bitstream Vera", "Bitstream-Vera") for name in names - {"BSD"}} <= {*said}
    assert {"BSD-2-Clause", "BSD-3-Clause"} <= {*said}, "libmpdec and zstd"

"""What all tests share: Hypothesis profiles, the optional shared corpora, a browser."""

from __future__ import annotations

import gc
import os
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings
from tests.chromium import find_chromium

if TYPE_CHECKING:
    from playwright.sync_api import Browser

ROOT = Path(__file__).parents[1]

# The same examples on every run, so that a failure points to the change that caused it; 50 of them
# instead of the default of 100. HYPOTHESIS_PROFILE=explore looks for new ones.
settings.register_profile(
    "ci",
    max_examples=50,
    derandomize=True,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("explore", max_examples=2_000, deadline=None, print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--all` runs what is marked as nightly, too: `make test-all` gives it."""
    parser.addoption("--all", action="store_true", help="run nightly tests, too")


def pytest_report_header(config: pytest.Config) -> str | None:
    """Say what is left out."""
    return None if config.getoption("--all") else "nightly tests are left out: make test-all"


BUNDLE = ROOT / "src" / "nonet" / "notebook" / "board.mjs"
"""The scripts of the board for notebooks, without which its examples do not run."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out nightly tests, unless all are asked for, or these by their names.

    Examples of the board for notebooks are skipped where it was not bundled.
    """
    if not BUNDLE.exists():
        reason = "the board was not bundled: `make widget` does"
        for item in items:
            if item.path.is_relative_to(BUNDLE.parent) and item.name != "nonet.notebook":
                item.add_marker(pytest.mark.skip(reason=reason))
    if config.getoption("--all") or any("::" in argument for argument in config.args):
        return
    nightly = [item for item in items if item.get_closest_marker("nightly")]
    config.hook.pytest_deselected(items=nightly)
    items[:] = [item for item in items if not item.get_closest_marker("nightly")]


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Look for no garbage among what the collection makes: it stays, and there is much of it."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.set_threshold(10_000)
        gc.enable()


@pytest.fixture(scope="session")
def shared() -> Path:
    """Folder of the shared corpora, which are not part of the project: skips if absent."""
    folder = Path(os.environ.get("NONET_SHARED", ROOT.parent / "shared"))
    if not folder.is_dir():
        pytest.skip(f"no shared corpora in {folder}; NONET_SHARED names their folder")
    return folder


@pytest.fixture(scope="session")
def root() -> Path:
    """The root folder of the project."""
    return ROOT


@pytest.fixture(scope="session")
def chromium() -> str:
    """Path of Chromium: skips where there is none, and fails there on CI."""
    path = find_chromium()
    if path is None:
        reason = "no Chromium here: install it (Debian: apt install chromium-headless-shell)"
        if os.environ.get("CI"):
            pytest.fail(reason)
        pytest.skip(reason)
    return path


@pytest.fixture(scope="session")
def browser(chromium: str) -> Iterator[Browser]:
    """A browser without windows: the only one, as Playwright starts once in a process."""
    sync_api = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
    with sync_api.sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        yield browser
        browser.close()

"""Every example of the README and of the docs does what the page says."""

import doctest
import re
from pathlib import Path

import pytest
from tests.docs.shell import run_shell
from tests.notebook.hosts import need_bundle

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
_FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks(page: Path, language: str) -> list[str]:
    """Fenced blocks of a page in this language."""
    found = _FENCE.findall(page.read_text("utf-8"))
    return [code for kind, code in found if kind == language]


def pages_with(language: str, sign: str) -> list[Path]:
    """Pages with a block in this language that has the sign."""
    return [page for page in PAGES if any(sign in block for block in blocks(page, language))]


def name_of(page: Path) -> str:
    """Path of a page inside the project."""
    return page.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("page", pages_with("python", ""), ids=name_of)
def test_python_examples_run(page: Path) -> None:
    """The blocks of a page, run one after the other, print what is shown below them."""
    if page.stem == "notebooks":
        need_bundle()
    report: list[str] = []
    names: dict[str, object] = {}
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    for number, code in enumerate(blocks(page, "python"), start=1):
        assert ">>>" in code, f"block {number} has no example"
        test = doctest.DocTestParser().get_doctest(code, names, f"block {number}", None, None)
        runner.run(test, out=report.append, clear_globs=False)
        names = test.globs
    assert not report, "".join(report)


@pytest.mark.parametrize("page", pages_with("console", "$ "), ids=name_of)
def test_shell_examples_run(page: Path, tmp_path: Path) -> None:
    """Each command after a `$` prints what is shown below it."""
    for block in blocks(page, "console"):
        for example in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, _, expected = example.partition("\n")
            done = run_shell(command, tmp_path)
            assert (done.stdout + done.stderr).rstrip() == expected.rstrip(), command

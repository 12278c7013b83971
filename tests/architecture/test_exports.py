"""The public names: `nonet.__all__` and nothing else, each with a docstring and an example."""

from __future__ import annotations

import inspect
import subprocess
import sys

import pytest
from tests.each import each

import nonet


def test_the_names_are_sorted() -> None:
    """`__all__` is sorted, without repetition."""
    assert nonet.__all__ == sorted(set(nonet.__all__))


def test_nothing_else_shows() -> None:
    """What `dir` shows is `__all__`, the version and the packages that are reached by name."""
    packages = {name for name in dir(nonet) if inspect.ismodule(getattr(nonet, name))}
    assert set(dir(nonet)) == {*nonet.__all__, *packages, "__version__"}
    assert packages == {
        "batch",
        "constraints",
        "course",
        "dataset",
        "drawing",
        "equivalence",
        "errors",
        "formats",
        "generator",
        "grid",
        "layout",
        "logic",
        "photo",
        "rating",
        "running",
        "solver",
    }


@pytest.mark.parametrize("package", ["batch", "drawing", "dataset", "grid", "errors", "logic"])
def test_packages_are_loaded_on_first_use(package: str) -> None:
    """After `import nonet` alone, a package is there as an attribute."""
    program = f"import nonet\nprint(nonet.{package}.__name__)"
    printed = subprocess.run(
        [sys.executable, "-c", program], check=True, capture_output=True, text=True
    ).stdout
    assert printed == f"nonet.{package}\n"


@each("name", nonet.__all__)
def test_each_name_is_there(name: str) -> None:
    """Each public name can be imported from the package and is defined in one of its modules."""
    assert getattr(nonet, name).__module__.startswith("nonet.")


def test_other_names_are_refused() -> None:
    """A name that is not public raises AttributeError that names it."""
    with pytest.raises(AttributeError, match="solve_all"):
        getattr(nonet, "solve_all")  # noqa: B009 (a type checker would refuse the plain form)


@each("name", nonet.__all__)
def test_each_name_has_an_example(name: str) -> None:
    """Each public name has a docstring with a runnable example."""
    docstring = inspect.getdoc(getattr(nonet, name)) or ""
    assert ">>> " in docstring


@each("name", nonet.__all__)
def test_the_parts_of_each_class_have_docstrings(name: str) -> None:
    """Each public method and property of a public class says what it does."""
    public = {
        part: value
        for part, value in vars(getattr(nonet, name)).items()
        if not part.startswith("_")
        and isinstance(value, (property, classmethod, staticmethod, type(lambda: None)))
    }
    assert {part for part, value in public.items() if not value.__doc__} == set()


def imported_by(program: str) -> set[str]:
    """The packages, by their first name or second below nonet, that a program brings in."""
    printed = subprocess.run(
        [sys.executable, "-c", f"{program}\nimport sys\nprint(*sys.modules)"],
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    return {".".join(name.split(".")[: 1 + name.startswith("nonet.")]) for name in printed.split()}


def test_importing_nonet_loads_nothing() -> None:
    """Names are loaded on first use, so that the import itself costs next to nothing."""
    loaded = imported_by("import nonet")
    assert {name for name in loaded if name.startswith("nonet.")} <= {"nonet._display"}
    assert not loaded & {"fluent", "numpy", "rich", "typer", "zstandard"}


def test_walking_reads_no_texts() -> None:
    """Steps in notation and grades load no Fluent; the first sentence does."""
    program = "import nonet\nwalked = nonet.walkthrough('...4 ..31 34.. 2...')\nstr(walked)"
    assert "fluent" not in imported_by(program)
    assert "fluent" in imported_by(f"{program}\nwalked.steps[0].explain()")


def test_solving_needs_no_third_party() -> None:
    """Solving a puzzle from text loads no NumPy and nothing of the command line."""
    loaded = imported_by("import nonet\nnonet.solve('12.. .... .1.. ...3').to_text()")
    others = {"fluent", "numpy", "rich", "typer", "zstandard", "nonet.cli", "nonet.drawing"}
    assert not loaded & others
    assert not loaded & {"starlette", "sqlalchemy", "nonet.web", "nonet.library"}

"""A private module is used in its own package only."""

from __future__ import annotations

from tests.imports import imports_of_nonet

SHARED_SO_FAR = {
    "nonet.batch._rate",
    "nonet.batch._solve",
    "nonet.equivalence._engine",
    "nonet.equivalence._many",
    "nonet.logic._blocking",
    "nonet.logic._engine",
    "nonet.logic._json",
    "nonet.logic._order",
    "nonet.logic._state",
    "nonet.logic._step",
    "nonet.logic._walkthrough",
    "nonet.logic.words._values",
    "nonet.rating._engine",
    "nonet.rating._rating",
    "nonet.solver._engine",
    "nonet.solver._select",
}
"""Private modules that other packages still import. Make one public, and remove its line."""


def shared_private_modules() -> dict[str, set[str]]:
    """Private modules of packages that are imported outside of them, and the files that do so."""
    found: dict[str, set[str]] = {}
    for file, path, _ in imports_of_nonet():
        parts = path.split(".")
        private = next((n for n, part in enumerate(parts) if n > 1 and part[0] == "_"), None)
        if private is not None and not file.startswith("/".join([*parts[:private], ""])):
            found.setdefault(".".join(parts[: private + 1]), set()).add(file)
    return found


def test_no_package_imports_a_private_module_of_another() -> None:
    """What two packages need is public, in the package where it belongs."""
    found = shared_private_modules()
    assert {path: files for path, files in found.items() if path not in SHARED_SO_FAR} == {}


def test_list_of_shared_private_modules_is_short() -> None:
    """A private module that no other package imports is not excused."""
    assert SHARED_SO_FAR - set(shared_private_modules()) == set()

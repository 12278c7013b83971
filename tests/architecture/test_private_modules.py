"""A private module is used in its own package only."""

from __future__ import annotations

from tests.imports import imports_of_nonet


def shared_private_modules() -> dict[str, set[str]]:
    """Private modules of packages that are imported outside of them, and the files that do so."""
    found: dict[str, set[str]] = {}
    for file, path, _ in imports_of_nonet():
        parts = path.split(".")
        private = next((n for n, part in enumerate(parts) if n > 1 and part[0] == "_"), None)
        if private is not None and not file.startswith(f"nonet/{parts[1]}/"):
            found.setdefault(".".join(parts[: private + 1]), set()).add(file)
    return found


def test_no_package_imports_a_private_module_of_another() -> None:
    """What two packages need is public, in the package where it belongs."""
    assert shared_private_modules() == {}

"""Where the project is in the web, as its package says; an installation may not know."""

from __future__ import annotations

from contextlib import suppress
from importlib.metadata import PackageNotFoundError, metadata


def project_address(label: str) -> str | None:
    """An address by its label, such as "Homepage" or "Play"; None: the package names none."""
    with suppress(PackageNotFoundError):  # as where the sources are on the path
        for named in metadata("nonet").get_all("Project-URL") or ():
            found, _, address = str(named).partition(", ")
            if found == label:
                return address
    return None

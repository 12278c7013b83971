"""The engine of the static edition, which answers questions in a browser.

In a checkout `make site` packs it. Published packages have it in one of its own, nonet-site, since
it is larger than all else; its version is that of nonet.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Self

import nonet
from nonet.errors import NonetError
from nonet.site.licences import Part

FOLDER = Path(__file__).parent / "engine"
"""Where `make site` puts it."""

PACKAGE = "nonet_site"
"""The module of nonet-site, whose folder `engine` has it."""

LABEL = "engine.json"
"""The label of the engine: its version and its parts. It is no file of the site."""

HOW_TO_GET = (
    "this installation of nonet has no engine for browsers: pip install 'nonet[site]' brings it; "
    "in a checkout of the sources, `make site` builds it and writes a site to build/site"
)


@dataclass(frozen=True, slots=True)
class Engine:
    """The engine's files, and whose they are.

    Attributes
    ----------
    files
        By their names below `engine/`.
    parts
        What it is made of.
    """

    files: dict[str, Path]
    parts: tuple[Part, ...]

    @classmethod
    def installed(cls, checkout: Path = FOLDER) -> Self:
        """The engine of this installation: that of the checkout, or else of nonet-site.

        Raises
        ------
        NonetError
            There is none, or it is of another version.
        """
        if (checkout / LABEL).is_file():
            return cls._read(checkout, "an engine of version", "`make site` builds it again")
        found = find_spec(PACKAGE)
        for place in (found and found.submodule_search_locations) or ():
            folder = Path(place, "engine")
            if (folder / LABEL).is_file():
                fitting = f"pip install 'nonet-site=={nonet.__version__}' brings it"
                return cls._read(folder, "nonet-site", fitting)
        raise NonetError(HOW_TO_GET)

    @classmethod
    def _read(cls, folder: Path, name: str, remedy: str) -> Self:
        """The engine in a folder; what it is called and how to get another one are for errors."""
        label = folder / LABEL
        try:
            fields = json.loads(label.read_text("utf-8"))
            version, parts = fields["version"], tuple(map(Part.from_fields, fields["parts"]))
        except (OSError, ValueError, TypeError, KeyError) as error:
            raise NonetError(
                f"expected version and parts of {name} in {label}: {remedy}"
            ) from error
        here = nonet.__version__
        if version != here:
            raise NonetError(f"expected {name} {here} with nonet {here}, found {version}: {remedy}")
        files = {
            path.relative_to(folder).as_posix(): path
            for path in sorted(folder.rglob("*"))
            if path.is_file() and path != label
        }
        return cls(files, parts)

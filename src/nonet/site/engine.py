"""The engine of the static edition, which answers questions in a browser; `make site` packs it."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Self

import nonet
from nonet.errors import NonetError
from nonet.site.licences import Part

FOLDER = Path(__file__).parent / "engine"
"""Where `make site` puts it. Published packages are without it: it is larger than all else."""

LABEL = "engine.json"
"""The label of the engine: its version and its parts. It is no file of the site."""

HOW_TO_BUILD = (
    "this installation of nonet has no engine for browsers: in a checkout of its sources, "
    "`make site` builds it and writes a site to build/site"
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
    def installed(cls, folder: Path = FOLDER) -> Self:
        """The engine of this installation.

        Raises
        ------
        NonetError
            There is none, or it is of another version.
        """
        label = folder / LABEL
        if not label.is_file():
            raise NonetError(HOW_TO_BUILD)
        fields = json.loads(label.read_text("utf-8"))
        if fields["version"] != nonet.__version__:
            raise NonetError(
                f"expected an engine of nonet {nonet.__version__}, found one of "
                f"{fields['version']}: `make site` builds it again"
            )
        files = {
            path.relative_to(folder).as_posix(): path
            for path in sorted(folder.rglob("*"))
            if path.is_file() and path != label
        }
        return cls(files, tuple(Part.from_fields(part) for part in fields["parts"]))

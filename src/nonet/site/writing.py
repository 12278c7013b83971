"""The site in a folder: written whole or not at all, and never over what is not its own."""

from __future__ import annotations

import json
import shutil
import tempfile
from contextlib import suppress
from pathlib import Path

from nonet._project import project_address
from nonet.errors import NonetError
from nonet.site.addresses import SERVICE_WORKER, site_files
from nonet.site.engine import Engine

MARK = "nonet-site.json"
"""Names the files of a site, so that the next one can take their place."""


def write_site(
    folder: Path,
    *,
    base_url: str | None = None,
    engine: Engine | None = None,
    site: str | None = None,
) -> dict[str, bytes]:
    """Write the static edition to a folder; gives its files.

    A site that is there is replaced; files beside it, such as CNAME, stay.

    Parameters
    ----------
    folder
        New, empty, or with a site of before.
    base_url
        The base address of links; None: where the page is opened.
    engine
        None: the one of this installation.
    site
        Where nonet's own site is, with a page for each technique; None: as the package says, if it
        does.

    Raises
    ------
    NonetError
        There is no engine, the base address is none, or the folder holds something else.
    OSError
        It cannot be written.
    """
    before = _own_files(folder)
    files = site_files(
        engine or Engine.installed(),
        base_url=base_url,
        site=project_address("Homepage") if site is None else site,
    )
    mark = json.dumps({"files": sorted(files)}, indent=1).encode()
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder.parent, prefix=f".{folder.name}-") as made:
        for name, content in {**files, MARK: mark}.items():
            path = Path(made, name)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
        _remove(folder, before)
        # The service worker last: it is what offers the new version.
        for name in sorted([*files, MARK], key=lambda name: name == SERVICE_WORKER):
            target = folder / name
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.move(Path(made, name), target)
    return files


def _own_files(folder: Path) -> list[str]:
    """Files of the site that is there; none where the folder is new or empty."""
    if not folder.exists() or (folder.is_dir() and not any(folder.iterdir())):
        return []
    try:
        names: list[str] = json.loads((folder / MARK).read_text("utf-8"))["files"]
        paths = [(folder / name).resolve() for name in names]
    except (OSError, ValueError, TypeError, KeyError):
        names, paths = [], []
    root = folder.resolve()
    if not paths or not all(path.is_relative_to(root) for path in paths):
        raise NonetError(f"{folder}: expected a new or empty folder, or a site of nonet")
    return [*names, MARK]


def _remove(folder: Path, names: list[str]) -> None:
    for name in names:
        (folder / name).unlink(missing_ok=True)
        for parent in (folder / name).parents:
            if parent == folder:
                break
            with suppress(OSError):  # it holds more
                parent.rmdir()

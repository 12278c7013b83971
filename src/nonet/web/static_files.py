"""The files of the page, kept in memory: no path of a request ever reaches the disk."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from nonet._locales import LOCALES
from nonet._project import project_address
from nonet.formats.nonet_link import checked_base
from nonet.web.page import (
    FOLDER,
    INDEX,
    MEDIA_TYPES,
    of_version,
    page_files,
    tag_of,
    version_of,
    with_data,
)

_FOREVER = "public, max-age=31536000, immutable"
_ASK_AGAIN = "no-cache"


@dataclass(frozen=True, slots=True)
class File:
    """A file, its type, and a name for its content."""

    content: bytes
    media_type: str
    tag: str


class StaticFiles:
    """Files under /static, the texts of the page among them, and index.html at /.

    What index.html names as ``static/…`` is served as ``static/VERSION/…``, where the version is
    that of all files together, so that a browser may cache it indefinitely. Modules and style
    sheets name each other by relative paths and so stay within the version. Whether a file has
    changed is looked up when the page is asked for, and not for each of its sixty files.
    """

    def __init__(
        self, folder: Path = FOLDER, locales: Path = LOCALES, *, link_base: str | None = None
    ) -> None:
        self._said = {"edition": "local"}
        site = project_address("Homepage")
        if site is not None:
            self._said["site"] = site
        if link_base is not None:
            self._said["link-base"] = checked_base(link_base)
        self._folder = folder
        self._locales = locales
        self._seen: tuple[tuple[str, int, int], ...] | None = None
        # In one, as requests are answered in several threads: no file under another's version.
        self._current: tuple[str, dict[str, File]] = "", {}

    def page(self, request: Request) -> Response | None:
        """The page itself; None where there is none."""
        self._refresh()
        version, files = self._current
        found = files.get(INDEX)
        if found is None:
            return None
        content = with_data(of_version(found.content, version), self._said)
        return _response(request, File(content, found.media_type, tag_of(content)), _ASK_AGAIN)

    def file(self, request: Request, path: str) -> Response | None:
        """A file by its path below /static, with or without the version; None: there is none."""
        asked, _, rest = path.partition("/")
        version, files = self._current
        if asked == version and rest in files:
            return _response(request, files[rest], _FOREVER)
        self._refresh()
        found = self._current[1].get(path)
        return None if found is None else _response(request, found, _ASK_AGAIN)

    def _refresh(self) -> None:
        """Read the files again if any of them changed, as they do while the page is written."""
        paths = page_files(self._folder, self._locales)
        stats = {name: path.stat() for name, path in paths.items()}
        seen = tuple((name, stat.st_mtime_ns, stat.st_size) for name, stat in stats.items())
        if seen == self._seen:
            return
        files: dict[str, File] = {}
        for name, path in paths.items():
            content = path.read_bytes()
            files[name] = File(content, MEDIA_TYPES[path.suffix], tag_of(content))
        self._current = version_of((name, file.tag) for name, file in files.items()), files
        self._seen = seen


def _response(request: Request, file: File, cache: str) -> Response:
    tag = f'"{file.tag}"'
    headers = {"Cache-Control": cache, "ETag": tag}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(file.content, headers=headers, media_type=file.media_type)

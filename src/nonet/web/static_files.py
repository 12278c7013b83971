"""The files of the page, kept in memory: no path of a request ever reaches the disk."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

FOLDER = Path(__file__).parent / "static"
LOCALES = Path(__file__).parent.parent / "locales"

_TYPES = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}

_TEXTS = ("page", "setting", "learn", "lessons")
"""Files of texts that the page loads."""

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
    sheets name each other by relative paths and so stay within the version.
    """

    def __init__(self, folder: Path = FOLDER, locales: Path = LOCALES) -> None:
        self._folder = folder
        self._locales = locales
        self._seen: tuple[tuple[str, int, int], ...] | None = None
        self._files: dict[str, File] = {}
        self._version = ""

    def page(self, request: Request) -> Response | None:
        """The page itself; None where there is none."""
        self._refresh()
        found = self._files.get("index.html")
        if found is None:
            return None
        content = found.content.replace(b'"static/', f'"static/{self._version}/'.encode())
        return _response(request, File(content, found.media_type, self._version), _ASK_AGAIN)

    def file(self, request: Request, path: str) -> Response | None:
        """A file by its path below /static, with or without the version; None: there is none."""
        self._refresh()
        version, _, rest = path.partition("/")
        if version == self._version and rest in self._files:
            return _response(request, self._files[rest], _FOREVER)
        found = self._files.get(path)
        return None if found is None else _response(request, found, _ASK_AGAIN)

    def _refresh(self) -> None:
        """Read the files again if any of them changed, as they do while the page is written."""
        paths = sorted(path for path in self._folder.rglob("*") if path.suffix in _TYPES)
        texts = sorted(path for name in _TEXTS for path in self._locales.glob(f"*/{name}.ftl"))
        names = [path.relative_to(self._folder).as_posix() for path in paths]
        names += [f"locales/{path.parent.name}/{path.name}" for path in texts]
        paths += texts
        stats = [path.stat() for path in paths]
        seen = tuple(
            (name, stat.st_mtime_ns, stat.st_size) for name, stat in zip(names, stats, strict=True)
        )
        if seen == self._seen:
            return
        self._files = {}
        whole = hashlib.sha256()
        for (name, _, _), path in zip(seen, paths, strict=True):
            content = path.read_bytes()
            tag = hashlib.sha256(content).hexdigest()[:16]
            self._files[name] = File(content, _TYPES[path.suffix], tag)
            whole.update(f"{name} {tag}\n".encode())
        self._version = whole.hexdigest()[:16]
        self._seen = seen


def _response(request: Request, file: File, cache: str) -> Response:
    tag = f'"{file.tag}"'
    headers = {"Cache-Control": cache, "ETag": tag}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(file.content, headers=headers, media_type=file.media_type)

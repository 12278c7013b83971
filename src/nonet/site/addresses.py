"""Which file is served at which address of the site.

```text
index.html  licences.html  manifest.webmanifest  icons/   may change with every version
version.json                                              where the engine is
sw.js                                                     lists all files with their hashes
static/VERSION/                                           the page
static/VERSION/engine/                                    what answers its questions
```

What is in the folder of a version never changes, and names only files of the same version. So no
page ever mixes two of them, even where the site is replaced while it is open.
"""

from __future__ import annotations

import base64
import hashlib
import json
from pathlib import Path

from nonet.site.engine import Engine
from nonet.site.head import index_page, manifest
from nonet.site.licences import licences_page, page_parts
from nonet.web.page import INDEX, page_files, tag_of, version_of

_HERE = Path(__file__).parent
_SERVICE_WORKER = _HERE / "service_worker.js"

SERVICE_WORKER = "sw.js"

VERSION = "version.json"
"""Names the version and the folder of its engine: the examples of the documentation run on it."""


def site_files(
    engine: Engine, *, base_url: str | None = None, site: str | None = None
) -> dict[str, bytes]:
    """All files of the site by their addresses; `site` is where the pages of techniques are.

    Raises
    ------
    NonetError
        The base address is none.
    """
    page = {name: path.read_bytes() for name, path in page_files().items()}
    index = page.pop(INDEX)
    parts = {f"engine/{name}": path.read_bytes() for name, path in engine.files.items()}
    licences = licences_page((*page_parts(), *engine.parts)).encode()
    icons = {f"icons/{path.name}": path.read_bytes() for path in sorted(_HERE.glob("icons/*.png"))}
    fixed = {"licences.html": licences, "manifest.webmanifest": manifest(), **icons}
    whole = {INDEX: index_page(index, "", base_url, site), **page, **parts, **fixed}
    version = version_of((name, tag_of(content)) for name, content in sorted(whole.items()))
    files = {INDEX: index_page(index, version, base_url, site), **fixed}
    files |= {f"static/{version}/{name}": content for name, content in (page | parts).items()}
    place = {"version": version, "engine": f"static/{version}/engine/"}
    files[VERSION] = json.dumps(place).encode()
    return files | {SERVICE_WORKER: service_worker(version, files)}


def service_worker(version: str, files: dict[str, bytes]) -> bytes:
    """The service worker with the list of the files that it keeps."""
    hashes = {
        name: base64.b64encode(hashlib.sha256(content).digest()).decode()
        for name, content in files.items()
    }
    site = json.dumps({"version": version, "files": hashes}, indent=1)
    return f"const SITE = {site};\n".encode() + _SERVICE_WORKER.read_bytes()

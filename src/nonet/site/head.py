"""The head of the page of the static edition, and the manifest of the app."""

from __future__ import annotations

import json

from nonet.formats.nonet_link import checked_base
from nonet.web.page import of_version, with_data

_POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
    "img-src 'self' data: blob:; connect-src 'self'; worker-src 'self'; object-src 'none'; "
    "base-uri 'none'; form-action 'self'"
)
"""The policy that the local edition has in its headers: nothing is loaded from elsewhere."""

_HEAD = f"""<meta http-equiv="Content-Security-Policy" content="{_POLICY}">
<meta name="referrer" content="no-referrer">
<meta name="theme-color" content="#f4f1ea" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#12161b" media="(prefers-color-scheme: dark)">
<link rel="manifest" href="manifest.webmanifest">
<link rel="apple-touch-icon" href="icons/apple.png">
<link rel="modulepreload" href="static/js/service/worker_engine.js">
<link rel="modulepreload" href="static/js/service/heavy.js">
""" + "".join(
    f'<link rel="modulepreload" href="static/js/service/kept/{name}.js">\n'
    for name in (
        *("collections", "database", "games", "indexeddb"),
        *("moving", "puzzles", "settings", "statistics"),
    )
)

_FILES = {
    "application/x-nonet": [".nonet"],
    "text/plain": [".sdk", ".sdm", ".sdx", ".ss", ".txt"],
    "application/json": [".json"],
}
"""Types and endings of files that the installed app opens."""

_CHARSET = b'<meta charset="utf-8">\n'


def index_page(index: bytes, version: str, base_url: str | None, site: str | None) -> bytes:
    """The page with its edition, version, base address of links, and where its pages are."""
    said = {"edition": "static", "version": version}
    if base_url is not None:
        said["link-base"] = checked_base(base_url)
    if site is not None:
        said["site"] = site
    whole = index.replace(_CHARSET, _CHARSET + _HEAD.encode(), 1)
    return with_data(of_version(whole, version), said)


def manifest() -> bytes:
    """The manifest of the installed app."""
    icons = [("192", "any"), ("512", "any"), ("maskable", "maskable")]
    fields = {
        "name": "nonet",
        "short_name": "nonet",
        "description": "Play, solve, teach and make Sudoku.",
        "id": "./",
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "background_color": "#f4f1ea",
        "theme_color": "#0f5c6e",
        "categories": ["games", "education"],
        "icons": [
            {
                "src": f"icons/{name}.png",
                "sizes": "192x192" if name == "192" else "512x512",
                "type": "image/png",
                "purpose": purpose,
            }
            for name, purpose in icons
        ],
        "file_handlers": [{"action": "./", "accept": _FILES}],
    }
    return json.dumps(fields, indent=2).encode()

"""The site from a server of plain files, with or without headers that let a page share memory."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

SITE = Path(__file__).parents[2] / "build" / "site"


class _Handler(SimpleHTTPRequestHandler):
    """Sends files, and notes which were asked for."""

    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True  # headers and content are two writes
    extensions_map = {  # noqa: RUF012 (of the base class)
        **SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
    }

    def __init__(self, *given: Any, is_isolated: bool, seen: set[Path], **named: Any) -> None:
        self.is_isolated = is_isolated
        self.seen = seen
        super().__init__(*given, **named)

    def end_headers(self) -> None:
        if self.is_isolated:
            self.send_header("Cross-Origin-Opener-Policy", "same-origin")
            self.send_header("Cross-Origin-Embedder-Policy", "require-corp")
        super().end_headers()

    def send_head(self) -> Any:
        self.seen.add(Path(self.translate_path(self.path)))
        return super().send_head()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 (of the base class)
        del format, args


@contextmanager
def serving(folder: Path, *, is_isolated: bool = True) -> Iterator[tuple[str, set[Path]]]:
    """The address of a folder, and the files that were asked for."""
    seen: set[Path] = set()
    handler = partial(_Handler, directory=str(folder), is_isolated=is_isolated, seen=seen)
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}/", seen
        server.shutdown()
        thread.join()

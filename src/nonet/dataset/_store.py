"""Folders here or in an object store, whose files appear whole or not at all."""

from __future__ import annotations

import contextlib
import io
import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import IO, Any, cast

from nonet._files import replacing
from nonet.dataset._extra import needed
from nonet.errors import NonetError


@dataclass(frozen=True)
class DatasetFolder:
    """A folder, by its path or its address, such as ``s3://bucket/name``."""

    address: str

    @cached_property
    def _place(self) -> tuple[Any, str]:
        core = needed("fsspec.core")
        try:
            system, path = core.url_to_fs(self.address)
        except (ImportError, ValueError) as error:
            raise NonetError(f"{self.address}: {error}") from error
        return system, path.rstrip("/")

    @property
    def is_local(self) -> bool:
        """Whether the files are on this machine, or look so."""
        return "file" in _protocols(self._place[0])

    def names(self, folder: str = "") -> list[str]:
        """Files of a folder and below, in order; none where there is no folder."""
        system, path = self._place
        base = f"{path}/{folder}".rstrip("/")
        with contextlib.suppress(FileNotFoundError):
            found = [name[len(base) + 1 :] for name in system.find(base)]
            return sorted(name for name in found if name and not _is_temporary(name))
        return []

    def exists(self, name: str) -> bool:
        """Whether there is such a file."""
        system, path = self._place
        return bool(system.exists(f"{path}/{name}"))

    def read(self, name: str, start: int | None = None, end: int | None = None) -> bytes:
        """The content of a file, or the part between two places of it."""
        system, path = self._place
        return cast(bytes, system.cat_file(f"{path}/{name}", start=start, end=end))

    def open(self, name: str) -> IO[bytes]:
        """A file to read from."""
        system, path = self._place
        return cast(IO[bytes], system.open(f"{path}/{name}", "rb"))

    def map(self, name: str) -> Any:
        """The same for Arrow, which reads what is local where it lies."""
        if not self.is_local:
            return self.open(name)
        return needed("pyarrow").memory_map(f"{self._place[1]}/{name}")

    @contextlib.contextmanager
    def writing(self, name: str) -> Iterator[IO[bytes]]:
        """A new file that appears at the end, with one step, unless something went wrong."""
        system, path = self._place
        if self.is_local:
            target = Path(path) / name
            target.parent.mkdir(parents=True, exist_ok=True)
            with replacing(target) as file:
                yield file
            return
        buffer = io.BytesIO()
        yield buffer
        system.pipe_file(f"{path}/{name}", buffer.getvalue())

    def write(self, name: str, data: bytes) -> None:
        """Put a file there, whole."""
        with self.writing(name) as file:
            file.write(data)

    def read_json(self, name: str) -> Any:
        """The value in a JSON file."""
        return json.loads(self.read(name))

    def write_json(self, name: str, value: object) -> None:
        """Put a JSON file there."""
        self.write(name, (json.dumps(value, indent=1, ensure_ascii=False) + "\n").encode())

    def remove(self, folder: str) -> None:
        """Remove a folder with all that is in it, where there is one."""
        system, path = self._place
        with contextlib.suppress(FileNotFoundError):
            system.rm(f"{path}/{folder}", recursive=True)

    def remove_temporary(self, folder: str) -> None:
        """Remove what killed writers have left behind; no writer may be running."""
        system, path = self._place
        with contextlib.suppress(FileNotFoundError):
            for name in system.find(f"{path}/{folder}"):
                if _is_temporary(name):
                    system.rm_file(name)


def store_of(path: str) -> tuple[DatasetFolder, str]:
    """The folder that a file is in, and the name of the file."""
    folder, slash, name = path.rstrip("/").rpartition("/")
    return DatasetFolder(folder or (slash or ".")), name


def _is_temporary(name: str) -> bool:
    return name.rpartition("/")[2].startswith(".")


def _protocols(system: Any) -> tuple[str, ...]:
    protocol = system.protocol
    return (protocol,) if isinstance(protocol, str) else tuple(protocol)

"""Which files of a run, and of a finished dataset, are as they were written.

A power cut or a bad disk can leave a file that is empty, cut off or has other bits. So beside each
file of a run lies its checksum, mixed with the *key* of the run: what other runs have left is
not taken for its own. What is not whole is made again. The files of a finished dataset have their
checksums in `dataset.json`, and that has its own.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, cast

from nonet.errors import NonetError

if TYPE_CHECKING:
    from nonet.dataset._executor import Runner
    from nonet.dataset._store import DatasetFolder
    from nonet.running import Cancel

MANIFEST = "dataset.json"
"""The file that describes a dataset; written last."""

_SUFFIX = ".sha256"
_READ = 1 << 20


def write_checked(store: DatasetFolder, name: str, data: bytes, key: str) -> None:
    """Put a file there, and its checksum beside it."""
    store.write(name, data)
    digest = hashlib.sha256(key.encode() + data).hexdigest()
    store.write(f"{name}{_SUFFIX}", digest.encode())


def read_checked(store: DatasetFolder, name: str, key: str) -> bytes:
    """The content of such a file.

    Raises
    ------
    NonetError
        It is not as it was written.
    """
    data = store.read(name)
    if hashlib.sha256(key.encode() + data).hexdigest().encode() != _checksum(store, name):
        raise NonetError(
            f"{store.address}/{name}: expected what was written there, found a damaged file; run "
            "the same command again to make it again"
        )
    return data


def read_checked_json(store: DatasetFolder, name: str, key: str) -> dict[str, Any]:
    """The value in such a file of JSON."""
    return cast(dict[str, Any], json.loads(read_checked(store, name, key)))


def is_whole(store: DatasetFolder, name: str, key: str) -> bool:
    """Whether a file is there as it was written in this run."""
    try:
        return digest_of(store, name, key).encode() == _checksum(store, name)
    except OSError:
        return False


def whole(store: DatasetFolder, names: Sequence[str], key: str, runner: Runner) -> set[str]:
    """The files that are there as they were written in this run."""
    tasks = [(store, name, key) for name in names]
    return {names[done.number] for done in runner.run(check_file, tasks) if done and done.result}


def check_file(
    store: DatasetFolder,
    name: str,
    key: str,
    *,
    threads: int,  # noqa: ARG001 (there is nothing to share out)
    cancel: Cancel | None,  # noqa: ARG001
) -> bool:
    """`is_whole`, as a task."""
    return is_whole(store, name, key)


def finished(store: DatasetFolder, names: Sequence[str], key: str, runner: Runner) -> set[str]:
    """The files of a dataset that are there as their info says, by the names of their info."""
    tasks = [(store, name, key) for name in names]
    found = runner.run(check_finished, tasks)
    return {names[done.number] for done in found if done and done.result}


def check_finished(
    store: DatasetFolder,
    name: str,
    key: str,
    *,
    threads: int,  # noqa: ARG001
    cancel: Cancel | None,  # noqa: ARG001
) -> bool:
    """Whether the info of a file is whole, and the file is as it says."""
    if not is_whole(store, name, key):
        return False
    info = read_checked_json(store, name, key)
    return is_as_said(store, info)


def is_as_said(store: DatasetFolder, file: Mapping[str, Any]) -> bool:
    """Whether a file has the SHA-256 that `dataset.json`, or its info, gives."""
    try:
        return bool(digest_of(store, file["name"]) == file["sha256"])
    except OSError:
        return False


def check_as_said(
    store: DatasetFolder,
    file: Mapping[str, Any],
    *,
    threads: int,  # noqa: ARG001
    cancel: Cancel | None,  # noqa: ARG001
) -> bool:
    """`is_as_said`, as a task."""
    return is_as_said(store, file)


def is_undamaged(store: DatasetFolder, manifest: Mapping[str, Any], runner: Runner) -> bool:
    """Whether all files of a finished dataset are as its `dataset.json` says."""
    files = [*manifest["files"], *manifest.get("card", ())]
    found = list(runner.run(check_as_said, [(store, file) for file in files]))
    return all(done.result for done in found if done)


def sealed(fields: Mapping[str, Any]) -> dict[str, Any]:
    """The fields of `dataset.json`, with their own checksum as the last one."""
    return {**fields, "checksum": _checksum_of(fields)}


def read_manifest(store: DatasetFolder) -> dict[str, Any] | None:
    """The fields of `dataset.json`; None where it is damaged. Earlier ones have no checksum."""
    try:
        fields = store.read_json(MANIFEST)
    except ValueError:
        return None
    if not isinstance(fields, dict) or not isinstance(fields.get("files"), list):
        return None
    rest = {name: value for name, value in fields.items() if name != "checksum"}
    if fields.get("checksum", _checksum_of(rest)) != _checksum_of(rest):
        return None
    return fields


def claimed(
    store: DatasetFolder, name: str, text: bytes, refuse: Callable[[], NonetError], *, is_ours: bool
) -> None:
    """Begin in an empty folder, or resume the run that is described there in the same words.

    Parameters
    ----------
    name, text
        The file that describes the run, and what it says.
    refuse
        What is raised where another run has its output there.
    is_ours
        Whether the folder may hold something, since it is known to be of this run.
    """
    if store.exists(name):
        found = store.read(name)
        if found == text:
            return
        # Former versions wrote no checksum.
        if is_whole(store, name, "") or (found.strip() and not _checksum(store, name)):
            raise refuse()
        # What it says was lost: the checksums of the other files say whether they are ours.
    elif not is_ours and store.names():
        raise NonetError(f"{store.address}: expected an empty folder, or none")
    write_checked(store, name, text, "")


def digest_of(store: DatasetFolder, name: str, key: str = "") -> str:
    """The SHA-256 of a key and a file, read piece by piece."""
    digest = hashlib.sha256(key.encode())
    with store.open(name) as file:
        while data := file.read(_READ):
            digest.update(data)
    return digest.hexdigest()


def _checksum(store: DatasetFolder, name: str) -> bytes:
    try:
        return store.read(f"{name}{_SUFFIX}")
    except OSError:
        return b""


def _checksum_of(fields: Mapping[str, Any]) -> str:
    text = json.dumps(fields, sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()

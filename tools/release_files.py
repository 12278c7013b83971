"""Whether a folder has all packages of a release, and nothing else.

python tools/release_files.py dist
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

import versions

ROOT = Path(__file__).parents[1]

PYTHONS = ("cp311-cp311", "cp312-abi3")
PLATFORMS = (
    "manylinux_2_28_x86_64",
    "manylinux_2_28_aarch64",
    "musllinux_1_2_x86_64",
    "musllinux_1_2_aarch64",
    "macosx_11_0_x86_64",
    "macosx_11_0_arm64",
    "win_amd64",
    "win_arm64",
)
"""What wheels are built for; a wheel for Linux may say of older versions that it fits them, too."""


def expected(version: str) -> list[str]:
    """The names of all files: wheels, sources, and the engine of the static edition."""
    return [
        *(
            f"nonet-{version}-{python}-{platform}.whl"
            for python in PYTHONS
            for platform in PLATFORMS
        ),
        f"nonet-{version}.tar.gz",
        f"nonet_site-{version}-py3-none-any.whl",
    ]


def check(folder: Path, version: str) -> list[str]:
    """What is wrong: files that are missing, and those that are too many."""
    found = {_plain(path.name): path.name for path in folder.iterdir()}
    needed = expected(version)
    return [
        *(f"missing: {name}" for name in needed if name not in found),
        *(f"not expected: {found[name]}" for name in sorted({*found} - {*needed})),
    ]


def _plain(name: str) -> str:
    """The name of a file with the last of its platforms alone."""
    return re.sub(r"-(?:(?:many|musl)linux\w+\.)+(?=(?:many|musl)linux\w+\.whl$)", "-", name)


def main(arguments: list[str]) -> None:
    """Print what is wrong, a line for each file."""
    if len(arguments) != 1:
        sys.exit(__doc__)
    version = versions.version(ROOT)
    if wrong := check(Path(arguments[0]), version):
        sys.exit("\n".join(f"release_files: {line}" for line in wrong))
    print(f"{len(expected(version))} files of nonet {version}")


if __name__ == "__main__":
    main(sys.argv[1:])

"""Build nonet-site, the package of the engine that `nonet site` writes apps with.

    python tools/site_package.py    # after `make site`: dist/nonet_site-VERSION-py3-none-any.whl

It is of one version with nonet, and has the licences of all its parts.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import versions

ROOT = Path(__file__).parents[1]
ENGINE = ROOT / "src" / "nonet" / "site" / "engine"
LABEL = "engine.json"
STAGE = ROOT / "build" / "nonet-site"

_BUILD = "from scikit_build_core.build import build_wheel; print(build_wheel({!r}))"


def build(engine: Path, stage: Path, to: Path) -> Path:
    """The wheel of an engine, built in a folder that is emptied first.

    Raises
    ------
    ValueError
        There is no engine, or it is of another version.
    """
    version = versions.version(ROOT)
    if not (engine / LABEL).is_file():
        raise ValueError(f"expected an engine in {engine}: `make site` builds it")
    label = json.loads((engine / LABEL).read_text("utf-8"))
    if label["version"] != version:
        raise ValueError(f"expected an engine of {version}, found one of {label['version']}")
    shutil.rmtree(stage, ignore_errors=True)
    shutil.copytree(ROOT / "packaging" / "site", stage)
    shutil.copytree(engine, stage / "nonet_site" / "engine")
    texts = "\n\n".join(_licence(part) for part in label["parts"])
    (stage / "LICENCES.txt").write_text(texts, encoding="utf-8")
    to.mkdir(parents=True, exist_ok=True)
    code = _BUILD.format(str(to.resolve()))
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=stage, check=True, stdout=subprocess.PIPE, text=True
    )
    return to / done.stdout.splitlines()[-1]


def _licence(part: dict[str, str]) -> str:
    """Under which terms a part of the engine is, below a heading that names it."""
    named = f"{part['name']} {part['version']}".strip()
    lines = ["=" * 78, f"{named}: {part['licence']}", *filter(None, [part["source"]]), "=" * 78]
    return "\n".join([*lines, "", part["text"].strip(), ""])


def main() -> None:
    """Build it from the engine of this checkout."""
    try:
        wheel = build(ENGINE, STAGE, ROOT / "dist")
    except ValueError as error:
        sys.exit(f"site_package: {error}")
    print(f"{wheel.relative_to(ROOT)}: {wheel.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()

"""Build the website into build/website, by `make website`.

    python -m website.generate                 # with the app, whose core `make wasm` has built
    python -m website.generate --without-play  # its pages alone

The pages are written to build/pages and made by zensical; what follows is added to its site.
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import api_reference
import build_site
import nonet
from nonet.errors import NonetError
from nonet.logic import LANGUAGES
from nonet.site.writing import write_site
from website import additions, check, documents, home, listings, rules, search, techniques, versions
from website.built_pages import read_pages
from website.words import plain_words, tags, words

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "website"
BUILD = ROOT / "build"
CORE = BUILD / "web" / "nonet.wasm"

POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
    "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; "
    "manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'"
)
"""Nothing is loaded from elsewhere, and no page has scripts or styles in itself."""

WITHOUT_CORE = "needs build/web/nonet.wasm: run make wasm (10 minutes), or ARGS=--without-play"


def addresses(root: Path = ROOT) -> tuple[str | None, str | None]:
    """The addresses of the site and of the repository, as far as the project has some."""
    urls = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"].get("urls", {})
    return urls.get("Homepage"), urls.get("Repository")


def pages(repository: str | None) -> Iterator[tuple[str, str]]:
    """Paths of all pages and pictures, and their contents."""
    yield "index.md", home.page()
    yield from documents.documents(repository)
    for name, text in techniques.files():
        yield f"techniques/{name}", text
    for name, text in rules.files():
        yield f"rules/{name}", text


def navigation() -> list[dict[str, list[str]]]:
    """The sections whose pages are listed beside each other."""
    reference = [f"reference/{stem}.md" for stem in api_reference.CHAPTERS]
    examples = [f"examples/{path.stem}.md" for path in documents.short_programs()]
    listed = {
        "guide": documents.ordered("guide"),
        "reference": [*reference, "reference/cli.md"],
        "examples": examples,
        "design": documents.ordered("design"),
    }
    say = words("en").say
    return [{say(name): [f"{name}/index.md", *items]} for name, items in listed.items()]


def settings(site: str | None, repository: str | None, *, has_run: bool) -> str:
    """The settings of zensical: those of website/zensical.toml, and what changes."""
    tabs = ("guide", "techniques", "rules", "reference", "examples")
    extra = {
        "policy": POLICY,
        "version": nonet.__version__,
        "run": has_run,
        "repository": repository or "",
        "words": {language: plain_words(language) for language in LANGUAGES},
        "tags": tags(),
        "tabs": [
            {"word": name, "url": f"{name}/", "spoken": name in {"techniques", "rules"}}
            for name in tabs
        ],
    }
    text = (SOURCES / "zensical.toml").read_text("utf-8")
    first = f"nav = {_toml(navigation())}\n"
    if site is not None:
        first += f"site_url = {_toml(site)}\n"
    lines = [f"{key} = {_toml(value)}" for key, value in extra.items()]
    written = "\n".join(["", "[project.extra]", *lines, ""])
    return text.replace("[project]\n", f"[project]\n{first}", 1) + written


def _toml(value: object) -> str:
    if isinstance(value, dict):
        inside = ", ".join(f"{json.dumps(key)} = {_toml(item)}" for key, item in value.items())
        return f"{{ {inside} }}"
    if isinstance(value, list):
        return f"[{', '.join(map(_toml, value))}]"
    return json.dumps(value, ensure_ascii=False)


def write(folder: Path, files: Iterator[tuple[str, str]]) -> None:
    """Write files into a folder of their own; what was there before goes."""
    shutil.rmtree(folder, ignore_errors=True)
    for name, text in files:
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")


def build(folder: Path, *, with_play: bool) -> Path:
    """The site, below a folder for all that is built."""
    site, repository = addresses()
    write(folder / "pages", pages(repository))
    shutil.copytree(documents.DOCS / "images", folder / "pages" / "images")
    has_run = (SOURCES / "js" / "run.js").is_file()
    config = folder / "zensical.toml"
    text = settings(site, repository, has_run=has_run)
    config.write_text(text.replace("../website/", f"{SOURCES.as_posix()}/"), encoding="utf-8")
    built = folder / "website"
    shutil.rmtree(built, ignore_errors=True)
    command = [sys.executable, "-m", "zensical", "build", "--clean", "-f", str(config)]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    if done.returncode:
        raise NonetError(f"zensical: {done.stderr.strip().splitlines()[-1]}")
    additions.add(built, site)
    if with_play:
        write_site(built / "play", site="../")
    else:
        additions.add_placeholder(built / "play")
    versions.label(built)
    return built


def main(arguments: list[str], core: Path = CORE) -> None:
    """Build the site, with the core for browsers that is in a file, and check it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--without-play", action="store_true", help="leave out the app")
    parser.add_argument("--archive", type=Path, help="write website-VERSION.tar.zst there, too")
    parser.add_argument("--to", type=Path, default=BUILD, help="build below this folder")
    options = parser.parse_args(arguments)
    if not options.without_play and not core.is_file():
        sys.exit(f"make website: {WITHOUT_CORE}")
    try:
        if not options.without_play:
            build_site.main()
        built = build(options.to, with_play=not options.without_play)
    except NonetError as error:
        sys.exit(f"make website: {error}")
    read = read_pages(built)
    search.write(built, read)
    listings.write(built, read, addresses()[0])
    faults = check.faults(built, read, options.to / "pages")
    for fault in faults:
        print(fault, file=sys.stderr)
    if faults:
        sys.exit(f"make website: {len(faults)} faults")
    print(check.summary(built, read))
    if options.archive is not None:
        print(versions.archive(built, options.archive))


if __name__ == "__main__":
    main(sys.argv[1:])

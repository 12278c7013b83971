"""What programs read of the site: names of the library, its pages, what is kept offline."""

from __future__ import annotations

import hashlib
import html
import inspect
import json
from collections.abc import Iterable
from pathlib import Path
from pkgutil import resolve_name

import sphobjinv

import nonet
from website.built_pages import BuiltPage

WORKER = Path(__file__).parents[2] / "website" / "sw.js"

SECTIONS = ("guide", "reference", "examples", "techniques", "rules", "design", "glossary")


def write(built: Path, pages: list[BuiltPage], site: str | None) -> None:
    """Write all of it beside the pages."""
    inventory = sphobjinv.Inventory()
    inventory.project, inventory.version = "nonet", nonet.__version__
    inventory.objects.extend(objects(pages))
    sphobjinv.writebytes(built / "objects.inv", sphobjinv.compress(inventory.data_file()))
    (built / "llms.txt").write_text(overview(pages, site), encoding="utf-8")
    (built / "sitemap.xml").write_text(sitemap(pages, site), encoding="utf-8")
    write_worker(built)


def objects(pages: Iterable[BuiltPage]) -> list[sphobjinv.DataObjStr]:
    """The names of the library, by which others link to the reference."""
    return [
        sphobjinv.DataObjStr(
            name=section.anchor,
            domain="py",
            role=_role(section.anchor),
            priority="1",
            uri=f"{page.address}#$",
            dispname="-",
        )
        for page in pages
        if page.address.startswith("reference/")
        for section in page.sections
        if section.anchor.startswith("nonet.")
    ]


def _role(name: str) -> str:
    thing = resolve_name(name)
    if isinstance(thing, type):
        return "exception" if issubclass(thing, BaseException) else "class"
    owner_name, _, member = name.rpartition(".")
    owner = resolve_name(owner_name)
    if isinstance(inspect.getattr_static(owner, member, None), property):
        return "property"
    return "method" if isinstance(owner, type) else "function"


def overview(pages: list[BuiltPage], site: str | None) -> str:
    """The English pages for programs that read: titles, addresses, and what each is about."""
    home = next(page for page in pages if page.address == "")
    lines = ["# nonet", "", f"> {home.description}"]
    for section in SECTIONS:
        lines += ["", f"## {section.capitalize()}", ""]
        for page in pages:
            if page.address.split("/")[0] == section and page.language == "en":
                title = page.title.removesuffix(" · nonet")
                lines.append(f"- [{title}]({site or ''}{page.address}){_about(page)}")
    return "\n".join([*lines, ""])


def _about(page: BuiltPage) -> str:
    text = page.description if page.address.startswith(("techniques/", "rules/")) else ""
    if not text and page.sections:
        text = page.sections[0].text
    sentence = text.partition(". ")[0].strip()[:200].rstrip(".")
    return f": {sentence}" if sentence else ""


def sitemap(pages: Iterable[BuiltPage], site: str | None) -> str:
    """All pages for search engines; from the root, as long as the site has no address."""
    start = site or "/"
    listed = "".join(
        f"<url><loc>{html.escape(f'{start}{page.address}')}</loc></url>\n"
        for page in pages
        if page.address != "404.html"
    )
    space = "http://www.sitemaps.org/schemas/sitemap/0.9"
    return f'<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="{space}">\n{listed}</urlset>\n'


def write_worker(built: Path) -> None:
    """The service worker with the name of this content, and the list of what it keeps if asked."""
    files = sorted(path for path in built.rglob("*") if path.is_file())
    kept = [path for path in files if _is_kept(path.relative_to(built))]
    tag = hashlib.sha256()
    for path in kept:
        tag.update(f"{path.relative_to(built).as_posix()}\n".encode() + path.read_bytes())
    addresses = [path.relative_to(built).as_posix().removesuffix("index.html") for path in kept]
    content = {"bytes": sum(path.stat().st_size for path in kept), "files": addresses}
    (built / "offline.json").write_text(json.dumps(content), encoding="utf-8")
    worker = WORKER.read_text("utf-8")
    name = json.dumps(tag.hexdigest()[:16])
    (built / "sw.js").write_text(f"const CONTENT = {name};\n{worker}", encoding="utf-8")


def _is_kept(file: Path) -> bool:
    """Pages and what they load; not the app, which has its own worker, and no large pictures."""
    if file.parts[0] == "play" or file.parts[:2] == ("images", "app"):
        return False
    return file.suffix in {".html", ".css", ".js", ".json", ".svg", ".woff2", ".inv"}

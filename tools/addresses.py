"""Write the addresses of the project where packages name them, once it has some.

    python tools/addresses.py https://github.com/OWNER/nonet https://OWNER.github.io/nonet/

They come into pyproject.toml, from which PyPI and `nonet play` have them, into CITATION.cff, and
into the package of the engine and the recipe for conda-forge.
Until then links of README into the project are left out of the text for PyPI.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]

_URLS = re.compile(r"^\[project\.urls\]\n(?:.+\n)+\n", re.MULTILINE)
_SUBSTITUTIONS = re.compile(r"^substitutions = \[\n(?:    .+\n)+\]\n", re.MULTILINE)
_CITED = re.compile(r"^(?:url|repository-code): .*\n", re.MULTILINE)
_OF_RECIPE = re.compile(r"^  (?:homepage|repository|documentation): .*\n", re.MULTILINE)


def urls(repository: str, site: str) -> dict[str, str]:
    """What the addresses are of, and the addresses."""
    return {
        "Homepage": site,
        "Documentation": f"{site}guide/",
        "Play": f"{site}play/",
        "Repository": repository,
        "Issues": f"{repository}/issues",
        "Changelog": f"{repository}/blob/main/CHANGELOG.md",
    }


def project_file(text: str, repository: str, site: str) -> str:
    """A pyproject.toml with these addresses, and with absolute links on PyPI."""
    text = _with_urls(text, "dependency-groups", repository, site)
    links = [
        (r"(?<=\]\()(?!https?:|#)", f"{repository}/blob/main/"),
        (r'(?<=src="|set=")(?!https?:)', f"{repository}/raw/main/"),
    ]
    rows = "".join(
        f"    {{ pattern = '{pattern}', replacement = '{new}' }},\n" for pattern, new in links
    )
    return _once(_SUBSTITUTIONS, f"substitutions = [\n{rows}]\n", text)


def package(text: str, repository: str, site: str) -> str:
    """The pyproject.toml of the engine's package with these addresses."""
    return _with_urls(text, "tool.scikit-build", repository, site)


def recipe(text: str, repository: str, site: str) -> str:
    """The recipe for conda-forge with these addresses."""
    named = {"homepage": site, "repository": repository, "documentation": f"{site}guide/"}
    lines = "".join(f"  {name}: {url}\n" for name, url in named.items())
    after = re.compile(r"(?<=\nabout:\n)", re.MULTILINE)
    return _once(after, lines, _OF_RECIPE.sub("", text))


def _with_urls(text: str, before: str, repository: str, site: str) -> str:
    """A pyproject.toml with the table of addresses before another one."""
    listed = "".join(f'{name} = "{url}"\n' for name, url in urls(repository, site).items())
    place = re.compile(rf"^(?=\[{re.escape(before)}\]$)", re.MULTILINE)
    return _once(place, f"[project.urls]\n{listed}\n", _URLS.sub("", text))


def citation(text: str, repository: str, site: str) -> str:
    """A CITATION.cff with these addresses."""
    cited = f"url: {site}\nrepository-code: {repository}\n"
    return _once(re.compile(r"^(?=license: )", re.MULTILINE), cited, _CITED.sub("", text))


def _once(pattern: re.Pattern[str], new: str, text: str) -> str:
    changed, number = pattern.subn(lambda _: new, text)
    if number != 1:
        raise ValueError(f"expected {pattern.pattern!r} once, found it {number} times")
    return changed


CHANGED = {
    "pyproject.toml": project_file,
    "CITATION.cff": citation,
    "packaging/site/pyproject.toml": package,
    "packaging/conda/recipe.yaml": recipe,
}
"""The files that have addresses, and what writes them."""


def write(root: Path, repository: str, site: str) -> None:
    """Write the addresses into the files of the project.

    Raises
    ------
    ValueError
        An address is none of the web, or a file is not as expected.
    """
    for address in (repository, site):
        if not re.fullmatch(r"https://[\w.-]+/[\w./~-]*", address):
            raise ValueError(f"expected an address such as https://host/path, found {address!r}")
    repository, site = repository.rstrip("/"), f"{site.rstrip('/')}/"
    for name, changed in CHANGED.items():
        file = root / name
        file.write_text(changed(file.read_text("utf-8"), repository, site), encoding="utf-8")


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    try:
        write(ROOT, *sys.argv[1:])
    except ValueError as error:
        sys.exit(f"addresses: {error}")

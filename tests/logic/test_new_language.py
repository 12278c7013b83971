"""A language is a folder: nothing else has to say that it is there."""

from __future__ import annotations

import ast
import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from babel import Locale

from nonet._locales import LANGUAGES, LOCALES, chosen_language, language_facts, plural_rule

ABOUT = {
    "name": "Probisch",
    "tag": "qaa-Latn",
    "dates": "de-CH",
    "plurals": {"one": "n = 0,1", "few": "n % 10 = 2..4 and n % 100 != 12..14"},
}
"""Of a language that there is not; the code is for private use."""

SCRIPT = """
import json, sys
from importlib.machinery import PathFinder
sys.path.insert(0, sys.argv[1])
sys.meta_path.insert(0, PathFinder)

import nonet
from nonet.cli.app import main
from nonet.logic import LANGUAGES, texts_of
from nonet.service import ask
from nonet.running import Watch
from nonet.web.page import page_files, with_data

assert nonet.__file__.startswith(sys.argv[1])
texts = texts_of("qaa")
said = {
    "languages": LANGUAGES,
    "fish": nonet.technique("Schwertfisch", "qaa").name,
    "hint": nonet.hint(sys.argv[2]).explain("nudge", "qaa"),
    "plurals": [texts.messages._plural(number) for number in (0, 1, 3, 13)],
    "service": ask("techniques", {"language": "qaa"}, Watch())["techniques"][0]["name"],
    "offered": ask("about", {}, Watch())["languages"],
    "page": with_data(b'<html lang="en">', {}).decode(),
    "files": [name for name in page_files() if "/qaa/" in name],
}
print(json.dumps(said), flush=True)
sys.argv = ["nonet", "hint", "--language", "qaa", sys.argv[2]]
main()
"""

FOUR = "1... ..1. ...4 4.2."


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A folder with nonet as it is here, and a folder of texts more."""
    nonet = tmp_path / "nonet"
    nonet.mkdir()
    for path in LOCALES.parent.iterdir():
        if path != LOCALES and path.name != "__pycache__":
            (nonet / path.name).symlink_to(path)
    shutil.copytree(LOCALES, nonet / "locales")
    shutil.copytree(LOCALES / "de", nonet / "locales" / "qaa")
    (nonet / "locales" / "qaa" / "language.json").write_text(json.dumps(ABOUT))
    return tmp_path


def test_a_folder_is_a_language(package: Path) -> None:
    """Texts, command line, service and page offer a fourth language that has only its folder."""
    command = [sys.executable, "-c", SCRIPT, str(package), FOUR]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.stderr == ""
    first, hint = done.stdout.splitlines()
    said = json.loads(first)
    assert said.pop("languages") == ["en", *sorted([*LANGUAGES[1:], "qaa"])] == said.pop("offered")
    assert said.pop("fish") == "swordfish"
    assert said.pop("hint") == hint
    assert "Suche" in hint
    assert said.pop("plurals") == ["one", "one", "few", "other"]
    assert said.pop("service") == "Volles Haus"
    assert (
        "[&quot;qaa&quot;,&quot;Probisch&quot;,&quot;qaa-Latn&quot;,&quot;de-CH&quot;]"
        in said.pop("page")
    )
    assert "locales/qaa/page.ftl" in said.pop("files")
    assert said == {}


@pytest.mark.parametrize(
    "code", ["en", "de", "zh", "ar", "cs", "cy", "fr", "ga", "lt", "lv", "mk", "pl", "ru", "sl"]
)
def test_plurals_are_those_of_unicode(code: str) -> None:
    """The rules of CLDR give each whole number the category that Babel gives it."""
    rules = Locale(code).plural_form
    written = {name: _as_in_cldr(rule) for name, rule in rules.rules.items()}
    own = plural_rule({name: written[name] for name in sorted(written)})
    assert [own(number) for number in range(1_100)] == [rules(number) for number in range(1_100)]
    if code in LANGUAGES:
        plural = language_facts(code).plural
        assert [plural(number) for number in range(1_100)] == [rules(n) for n in range(1_100)]


def _as_in_cldr(rule: str) -> str:
    """A rule as it is published; Babel has it in the syntax of before."""
    rule = re.sub(r" not in ", " != ", rule)
    return re.sub(r" mod ", " % ", re.sub(r" in ", " = ", rule)) + " @integer 1, 21 @decimal 0.1"


def test_wrong_plural_rules_are_refused() -> None:
    """What is no condition of CLDR is named."""
    with pytest.raises(ValueError, match=r"expected a plural rule .*, found 'number == 1'"):
        plural_rule({"one": "number == 1"})


@pytest.mark.parametrize(
    ("tags", "expected"),
    [
        ([], "en"),
        (["fr-FR", "fr"], "en"),
        (["de-AT", "en"], "de"),
        (["fr", "zh-Hant-TW", "de"], "zh"),
        (["DE"], "de"),
        (["deu", ""], "en"),
    ],
)
def test_the_language_of_a_reader(tags: list[str], expected: str) -> None:
    """The first tag decides that is of a language of nonet, whole or in its first parts."""
    assert chosen_language(tags) == expected


def test_no_file_lists_the_languages(root: Path) -> None:
    """Outside their folder no list, table or type names two languages, and no test asks for one.

    The default may be asked for: it is the language that the sources are written in.
    """
    found = [
        f"{path.relative_to(root)}: {text}"
        for folder in ("src", "tools", "browser")
        for path in sorted((root / folder).rglob("*"))
        if LOCALES not in path.parents and not {"vendor", "node_modules"} & {*path.parts}
        for text in (
            _lists_of_python(path) if path.suffix == ".py"
            else _lists_of_javascript(path) if path.suffix in {".js", ".mjs", ".ts", ".html"}
            else ()
        )
    ]  # fmt: skip
    assert found == []


def _lists_of_python(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        values: list[ast.expr | None] = []
        match node:
            case ast.Tuple(elts=elements) | ast.List(elts=elements) | ast.Set(elts=elements):
                values = [*elements]
            case ast.Dict(keys=keys):
                values = keys
        codes = {
            value.value
            for value in values
            if isinstance(value, ast.Constant) and value.value in LANGUAGES
        }
        if len(codes) > 1:
            yield ast.unparse(node)
        if isinstance(node, ast.Compare):
            for value in (node.left, *node.comparators):
                if isinstance(value, ast.Constant) and value.value in LANGUAGES[1:]:
                    yield ast.unparse(node)


def _lists_of_javascript(path: Path) -> Iterator[str]:
    codes = "|".join(LANGUAGES)
    text = path.read_text("utf-8")
    for found in re.finditer(rf"""["'](?:{codes})["'][^;]{{0,60}}["'](?:{codes})["']""", text):
        yield found[0]
    others = "|".join(LANGUAGES[1:])
    for found in re.finditer(rf"""==\s*["'](?:{others})["']|\b(?:{others}):""", text):
        yield found[0]


def test_lists_are_found(tmp_path: Path) -> None:
    """The test of before sees what it forbids, in both languages of the sources."""
    python, script = tmp_path / "a.py", tmp_path / "a.js"
    python.write_text('A = ["en", "de"]\nB = {"de": 1, "zh": 2}\nC = x == "zh"\nD = x == "en"\n')
    assert len([*_lists_of_python(python)]) == 3
    script.write_text('const A = [["en", "English"], ["de", "Deutsch"]]; const b = a === "zh";')
    assert len([*_lists_of_javascript(script)]) == 2

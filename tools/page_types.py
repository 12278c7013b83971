"""Writes what the page knows of the service: types of questions and answers, and their kinds.

They are made from the service's records, `nonet.service.KINDS`, and those of the addresses under
/api. `make page-types` writes them; a test says whether they are those of the service.
"""

from __future__ import annotations

import json
import textwrap
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, get_args

from nonet._locales import LANGUAGES
from nonet.running import Progress
from nonet.service import KINDS, Record
from nonet.service.asking import KeptPart
from nonet.service.held import Held, Written
from nonet.service.shapes import Names, shape_of
from nonet.web.routes import openapi

_AREAS = {
    "course": {
        "coaching",
        "course",
        "daily",
        "exercises",
        "learning",
        "rules_chapter",
        "worksheets",
    },
    "files": {
        "choosing",
        "documents",
        "exporting",
        "importing",
        "photos",
        "printing",
        "reading",
        "sharing",
    },
    "library": {"held", "kept_puzzle", "library_file"},
    "logic": {
        "catalogue",
        "checking",
        "combining",
        "ratings",
        "refuting",
        "rules",
        "solving",
        "steps",
        "teaching",
    },
    "setting": {"filling", "generating", "proposing", "rule_kinds", "setting", "surveying"},
}
"""Files of declarations, and the modules of the service whose records they have."""

FOLDER = Path(__file__).parent.parent / "src" / "nonet" / "web" / "static" / "js" / "service"

_MADE = "// Made by tools/page_types.py.\n"
_COLUMNS = 100
_REFERENCE = "#/components/schemas/"
_LONGEST_TUPLE = 4
"""Items of a list of fixed length up to which each has its place."""


def files() -> dict[str, str]:
    """The files by their names in the folder of the page's service."""
    records = _records()
    types = _Types(records, frozenset(_reached(records, _names("question"))))
    areas: dict[str, list[str]] = {}
    for name in sorted(records):
        areas.setdefault(_area(name), []).append(name)
    return {
        "jobs.js": _jobs_module(),
        "kinds.js": _kinds_module(),
        "records/kinds.d.ts": _kinds(types),
        **{f"records/{area}.d.ts": types.file(names) for area, names in areas.items()},
    }


def write() -> None:
    """Write them."""
    for name, text in files().items():
        path = FOLDER / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, "utf-8")


def _records() -> Names:
    """JSON Schema of every record that the page sends or gets."""
    names: Names = openapi()["components"]["schemas"]
    for record in (Held, Written, Progress):
        shape_of(record).schema(names)
    return names


def _names(side: str) -> set[str]:
    """Names of the records that are questions, or answers."""
    return {getattr(kind, side).__name__ for kind in KINDS.values()}


def _area(name: str) -> str:
    """The file that a record is declared in."""
    module = _MODULES[name]
    if module.startswith("nonet.web"):
        return "library"
    last = module.rpartition(".")[2]
    return next((area for area, modules in _AREAS.items() if last in modules), "puzzles")


def _all_records(kind: type[Record] = Record) -> Iterator[type[Record]]:
    for record in kind.__subclasses__():
        yield record
        yield from _all_records(record)


def _reached(records: Names, names: Iterable[str]) -> set[str]:
    found: set[str] = set()
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += _named(records[name])
    return found


def _named(schema: object) -> Iterator[str]:
    """Names of the records that a schema refers to."""
    if isinstance(schema, dict):
        if "$ref" in schema:
            yield schema["$ref"].removeprefix(_REFERENCE)
        for part in schema.values():
            yield from _named(part)
    elif isinstance(schema, list):
        for part in schema:
            yield from _named(part)


@dataclass(frozen=True, slots=True)
class _Types:
    """Records as TypeScript has them.

    In a question what has a default may be left out; an answer has every field. A record of both
    has two forms where something can be left out: as it is sent, its name ends in `Sent`.

    Attributes
    ----------
    sent
        Records that questions have.
    """

    records: Names
    sent: frozenset[str]

    def name(self, record: str, *, is_sent: bool) -> str:
        """The name of the form of a record."""
        return f"{record}Sent" if is_sent and self._has_forms(record) else record

    def _has_forms(self, record: str) -> bool:
        return record not in _names("question") - _names("answer") and any(
            set(self.records[name]["properties"]) - set(self.records[name]["required"])
            for name in _reached(self.records, [record])
        )

    def file(self, names: list[str]) -> str:
        """The declarations of some records."""
        declared = []
        for name in names:
            if name not in self.sent or self._has_forms(name):
                declared.append(self._interface(name, is_sent=False))
            if name in self.sent:
                declared.append(self._interface(name, is_sent=True))
        return f"{_MADE}\ndeclare namespace Service {{\n{chr(10).join(declared)}}}\n"

    def _interface(self, name: str, *, is_sent: bool) -> str:
        record = self.records[name]
        about = _comment(record.get("description", "").split("\n\n")[0], 2)
        form = self.name(name, is_sent=is_sent)
        if not record["properties"]:
            return "\n".join([*about, f"  type {form} = Record<string, never>;", ""])
        lines = [*about, f"  interface {form} {{"]
        for key, field in record["properties"].items():
            if field.get("format") == "binary":
                lines += ["    /** The address of the file. */", "    file: string;"]
                continue
            lines += _comment(field.get("description", ""), 4)
            is_left_out = is_sent and key not in record["required"]
            mark = "?" if is_left_out or field.get("x-unsaid") else ""
            lines += self._field(f"    {key}{mark}:", self.type(field, is_sent=is_sent))
        return "\n".join([*lines, "  }", ""])

    def _field(self, start: str, kind: str) -> list[str]:
        line = f"{start} {kind};"
        if len(line) <= _COLUMNS or "\n" in line:
            return [line]
        if kind.endswith(")[]"):
            options = kind[1:-3].split(" | ")
            return [f"{start} (", *(f"      | {option}" for option in options), "    )[];"]
        *options, last = kind.split(" | ")
        return [start, *(f"      | {option}" for option in options), f"      | {last};"]

    def type(self, schema: dict[str, Any], *, is_sent: bool) -> str:
        """The type of values of a schema."""

        def inner(part: dict[str, Any]) -> str:
            return self.type(part, is_sent=is_sent)

        match schema:
            case {"$ref": reference}:
                return self.name(reference.removeprefix(_REFERENCE), is_sent=is_sent)
            case {"enum": values} if set(LANGUAGES) <= set(values):
                return "string"  # a language is a folder, of which no other file has a list
            case {"enum": values}:
                return " | ".join(map(json.dumps, values))
            case {"anyOf": options}:
                return " | ".join(dict.fromkeys(map(inner, options)))
            case {"type": "array", "minItems": least, "maxItems": most, "items": item} if (
                least == most <= _LONGEST_TUPLE
            ):
                return f"[{', '.join([inner(item)] * most)}]"
            case {"type": "array", "items": item}:
                words = inner(item)
                return f"({words})[]" if " | " in words else f"{words}[]"
            case {"type": "object", "properties": fields}:
                lines = [f"      {key}?: {inner(part)};" for key, part in fields.items()]
                return "\n".join(["{", *lines, "    }"])
            case {"type": "object"}:
                [item] = [*schema.get("patternProperties", {}).values()] or [
                    schema["additionalProperties"]
                ]
                return f"Record<string, {'unknown' if item is True else inner(item)}>"
            case {"type": "integer" | "number"}:
                return "number"
            case {"type": kind}:
                return str(kind)
            case _:
                return "unknown"


def _comment(text: str, depth: int) -> list[str]:
    words = " ".join(text.split())
    space = " " * depth
    if not words:
        return []
    if len(words) + depth + 7 <= _COLUMNS:
        return [f"{space}/** {words} */"]
    lines = textwrap.wrap(words, _COLUMNS - depth - 3)
    return [f"{space}/**", *(f"{space} * {line}" for line in lines), f"{space} */"]


def _kinds(types: _Types) -> str:
    lines = []
    for name, kind in KINDS.items():
        key = json.dumps(name) if "-" in name else name
        question = types.name(kind.question.__name__, is_sent=True)
        answer = types.name(kind.answer.__name__, is_sent=False)
        line = f"  {key}: {{ question: Service.{question}; answer: Service.{answer} }};"
        lines.append(line)
    body = "\n".join(lines)
    return (
        f"{_MADE}// The question and the answer of each kind.\n\ninterface Kinds {{\n{body}\n}}\n"
        "type Kind = keyof Kinds;\n"
    )


def _jobs_module() -> str:
    """The facts about kinds that the page needs from the start."""
    jobs = [name for name, kind in KINDS.items() if kind.is_job]
    return (
        f"{_MADE}\n/** Kinds of questions that take their time. */\n"
        f"export const JOBS = new Set({_array(jobs)});\n"
    )


def _kinds_module() -> str:
    """The other facts about kinds, for the static edition."""
    searches = [name for name, kind in KINDS.items() if kind.is_search]
    reads = {name: kind.reads for name, kind in KINDS.items() if kind.reads}
    parts = " | ".join(map(json.dumps, get_args(KeptPart)))
    return (
        f"{_MADE}\n/** Kinds of questions that take long on large boards. */\n"
        f"export const SEARCHES = new Set({_array(searches)});\n\n"
        "/**\n * The parts of a library that a question reads.\n"
        f" * @type {{Partial<Record<Kind, ({parts})[]>>}}\n"
        " */\n"
        f"export const READS = {{\n{_object(reads)}}};\n"
    )


def _array(names: list[str]) -> str:
    body = "".join(f"  {json.dumps(name)},\n" for name in names)
    return f"[\n{body}]"


def _object(parts: Mapping[str, Sequence[str]]) -> str:
    lines = []
    for name, values in parts.items():
        key = json.dumps(name) if "-" in name else name
        lines.append(f"  {key}: [{', '.join(map(json.dumps, values))}],\n")
    return "".join(lines)


_MODULES = {record.__name__: record.__module__ for record in _all_records()} | {
    Progress.__name__: "nonet.service.solving"
}


if __name__ == "__main__":
    write()

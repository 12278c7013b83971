"""Writes what the page knows of the service: types of questions and answers, and kinds of questions.

They are made from the service's records, `nonet.service.KINDS`, and those of the addresses under
/api. `make page-types` writes them; a test says whether they are those of the service.
"""

from __future__ import annotations

import json
import textwrap
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from nonet.running import Progress
from nonet.service import KINDS
from nonet.service.held import Held, Written
from nonet.service.shapes import Names, shape_of
from nonet.web.routes import openapi

FOLDER = Path(__file__).parent.parent / "src" / "nonet" / "web" / "static" / "js" / "service"

_MADE = "// Made by tools/page_types.py: `make page-types` writes it anew.\n"
_COLUMNS = 100
_REFERENCE = "#/components/schemas/"
_LONGEST_TUPLE = 4
"""Items of a list of fixed length up to which each has its place."""


def files() -> dict[str, str]:
    """The files by their names in the folder of the page's service."""
    records = _records()
    sent, answers, kept = _groups(records)
    types = _Types(records, sent)
    return {
        "kinds.js": _kinds_module(),
        "records/kinds.d.ts": _kinds(types),
        "records/questions.d.ts": types.file("What questions are made of.", sent, is_sent=True),
        "records/answers.d.ts": types.file("What answers are made of.", answers, is_sent=False),
        "records/library.d.ts": types.file("What the library has.", kept, is_sent=False),
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


def _groups(records: Names) -> tuple[list[str], list[str], list[str]]:
    """Records of questions; those that only answers have; and those that only the library has."""
    sent = _reached(records, (kind.question.__name__ for kind in KINDS.values()))
    answered = _reached(records, (kind.answer.__name__ for kind in KINDS.values()))
    rest = set(records) - sent - answered
    return sorted(sent), sorted(answered), sorted(rest)


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
    that can be left out of has two forms: as it is sent, its name ends in `Sent`.
    """

    records: Names
    sent: list[str]

    def name(self, record: str, *, is_sent: bool) -> str:
        """What the form of a record is called."""
        return f"{record}Sent" if is_sent and self._has_forms(record) else record

    def _has_forms(self, record: str) -> bool:
        if record in {kind.question.__name__ for kind in KINDS.values()}:
            return False
        return any(
            set(self.records[name]["properties"]) - set(self.records[name]["required"])
            for name in _reached(self.records, [record])
        )

    def file(self, about: str, names: list[str], *, is_sent: bool) -> str:
        """The declarations of some records."""
        chosen = [name for name in names if is_sent or name not in self.sent or self._has_forms(name)]
        declared = "\n".join(self._interface(name, is_sent=is_sent) for name in chosen)
        return f"{_MADE}// {about}\n\ndeclare namespace Service {{\n{declared}}}\n"

    def _interface(self, name: str, *, is_sent: bool) -> str:
        record = self.records[name]
        lines = [
            *_comment(record.get("description", "").split("\n\n")[0], 2),
            f"  interface {self.name(name, is_sent=is_sent)} {{",
        ]
        for key, field in record["properties"].items():
            is_optional = is_sent and key not in record["required"]
            lines += _comment(field.get("description", ""), 4)
            if field.get("format") == "binary":
                lines += ["    /** The address of the file, where the page has it from. */", "    file: string;"]
                continue
            mark = "?" if is_optional else ""
            lines += self._field(f"    {key}{mark}:", self.type(field, is_sent=is_sent))
        return "\n".join([*lines, "  }", ""])

    def _field(self, start: str, kind: str) -> list[str]:
        line = f"{start} {kind};"
        if len(line) <= _COLUMNS:
            return [line]
        options = kind.split(" | ")
        return [start, *(f"      | {option}" for option in options[:-1]), f"      | {options[-1]};"]

    def type(self, schema: dict[str, Any], *, is_sent: bool) -> str:
        """The type of values of a schema."""

        def inner(part: dict[str, Any]) -> str:
            return self.type(part, is_sent=is_sent)

        match schema:
            case {"$ref": reference}:
                return f"{self.name(reference.removeprefix(_REFERENCE), is_sent=is_sent)}"
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
                return f"{{ {'; '.join(f'{key}?: {inner(part)}' for key, part in fields.items())} }}"
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


def _kinds_module() -> str:
    """What the page asks of kinds when it runs."""
    jobs = [name for name, kind in KINDS.items() if kind.is_job]
    searches = [name for name, kind in KINDS.items() if kind.is_search]
    reads = {name: kind.reads for name, kind in KINDS.items() if kind.reads}
    return (
        f"{_MADE}// Kinds of questions that are treated in a way of their own.\n\n"
        "/** They take their time, and are done beside what is quick. */\n"
        f"export const JOBS = new Set({_array(jobs)});\n\n"
        "/** They take long on large boards. */\n"
        f"export const SEARCHES = new Set({_array(searches)});\n\n"
        "/**\n * The parts of a library that a question reads.\n"
        ' * @type {Partial<Record<Kind, ("chosen" | "answers" | "moments" | "daily" | "known")[]>>}\n'
        " */\n"
        f"export const READS = {{\n{_object(reads)}}};\n"
    )


def _array(names: list[str]) -> str:
    body = "".join(f"  {json.dumps(name)},\n" for name in names)
    return f"[\n{body}]"


def _object(parts: dict[str, tuple[str, ...]]) -> str:
    lines = []
    for name, values in parts.items():
        key = json.dumps(name) if "-" in name else name
        lines.append(f"  {key}: [{', '.join(map(json.dumps, values))}],\n")
    return "".join(lines)


if __name__ == "__main__":
    write()

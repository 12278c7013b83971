"""`nonet info`: what a file holds."""

from __future__ import annotations

import json
from collections import Counter
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from nonet.cli import grid_text, options
from nonet.cli.groups import reads_files
from nonet.cli.reading import PROPOSAL_SECONDS, InputOptions
from nonet.cli.rows import csv_line
from nonet.constraints.registry import fields_of
from nonet.grid.messages import counted
from nonet.layout.given import CONSTRAINTS
from nonet.logic import Language, rules_text

if TYPE_CHECKING:
    from nonet.formats.proposals import Proposal
    from nonet.puzzle import Puzzle


@reads_files
def info(
    source: options.InFile,
    *,
    form: Annotated[
        Literal["text", "json", "csv"], typer.Option("--format", help="How to print.")
    ] = "text",
    language: Annotated[
        Language, typer.Option("--language", help="Language of the rules in words.")
    ] = "en",
    read: InputOptions,
) -> None:
    """Print what a file of puzzles holds.

    Prints its format, the number of puzzles, their layouts, how many rules of which kinds they
    have, and what comes with the grids; for a file with one puzzle, also its texts, what nonet does
    not read of it, the rules that its drawings may mean, and the rules in words: those of the
    author, or else made from the rules, where there are more than houses. Errors are reported on
    stderr, and the exit code is then 1.
    """
    from nonet.cli.documents import InputDocument  # noqa: PLC0415 (the formats load slowly)
    from nonet.formats.format import PARTS, has  # noqa: PLC0415

    document = InputDocument(source, read)
    layouts: Counter[str] = Counter()
    rules: Counter[str] = Counter()
    with_rule: Counter[str] = Counter()
    parts: Counter[str] = Counter()
    count = wrong = 0
    first: Puzzle | None = None
    for puzzle in document.puzzles():
        count += 1
        first = first or puzzle
        named = [rule for rule in puzzle.layout.constraints if type(rule) in CONSTRAINTS]
        layouts[repr(puzzle.layout.with_constraints(named))] += 1
        kinds = Counter(rule.name for rule in puzzle.layout.constraints if rule not in named)
        rules.update(kinds)
        with_rule.update(kinds.keys())
        parts.update(name for name in PARTS if has(puzzle, name))
        wrong += puzzle.has_wrong_solution
    fields = {
        "format": "" if document.format is None else document.format.name,
        "puzzles": count,
        "layouts": dict(layouts),
        "rules": {name: {"rules": n, "puzzles": with_rule[name]} for name, n in rules.items()},
        "with": dict(parts),
        "not read": dict(document.dropped),
    }
    if wrong:
        fields["wrong solutions"] = wrong
    proposal = None if count != 1 or first is None else _proposal_of(first)
    if proposal is not None:
        fields["proposal"] = {
            "rules": [
                {
                    "rule": fields_of(rule.constraint),
                    "confidence": rule.confidence,
                    "reason": rule.reason,
                }
                for rule in proposal.rules
            ],
            "verdict": proposal.verdict,
            "no rule for": list(proposal.unread),
        }
    if form == "json":
        typer.echo(json.dumps(fields, ensure_ascii=False))
    elif form == "csv":
        typer.echo(csv_line(("what", "name", "puzzles")), nl=False)
        typer.echo(csv_line(("format", fields["format"], count)), nl=False)
        columns = {
            "layout": layouts,
            "rule": with_rule,
            "with": parts,
            "not read": document.dropped,
        }
        for what, counts in columns.items():
            for name, times in counts.items():
                typer.echo(csv_line((what, name, times)), nl=False)
    else:
        if document.format is not None:
            typer.echo(f"{document.format.name}: {document.format.title}")
        typer.echo(counted(count, "puzzles"))
        for words, times in layouts.items():
            typer.echo(f"  {words}: {times}")
        for name, times in with_rule.items():
            typer.echo(f"  {name.replace('_', ' ')} ×{rules[name]}: {times}")
        for name, times in parts.items():
            typer.echo(f"  with {PARTS[name]}: {times}")
        if wrong:
            typer.echo(f"  with a solution that breaks the rules: {wrong}")
        for what, times in document.dropped.items():
            typer.echo(f"  not read: {what}: {times}")
        if first is not None and count == 1:
            _show(first, language, read.alphabet)
        if proposal is not None:
            typer.echo("rules that are proposed:")
            for line in str(proposal).splitlines():
                typer.echo(f"  {line}")
            if proposal.is_proved:
                typer.echo("  --accept-proved takes them")
    raise typer.Exit(document.exit_code)


def _proposal_of(puzzle: Puzzle) -> Proposal | None:
    """The rules that the drawings and the text may mean, if some are not read."""
    if not puzzle.has_unread_rules:
        return None
    from nonet.formats.proposals import propose_rules  # noqa: PLC0415 (loads slowly)

    return propose_rules(puzzle, time_limit=PROPOSAL_SECONDS)


def _show(puzzle: Puzzle, language: Language, alphabet: str | None) -> None:
    for name in ("title", "author", "source", "difficulty", "comment", "message"):
        if text := getattr(puzzle, name):
            typer.echo(f"{name}: {text}")
    if puzzle.rules or not all(type(rule) in CONSTRAINTS for rule in puzzle.layout.constraints):
        typer.echo(f"rules: {rules_text(puzzle, language)}")
    if puzzle.seconds is not None:
        typer.echo(f"played: {puzzle.seconds:g} s")
    typer.echo(grid_text.frame(puzzle.grid, alphabet).rstrip("\n"))

"""Rules of `nonet generate`: what is asked for, and how puzzles with rules are printed."""

from __future__ import annotations

import inspect
import json
from dataclasses import dataclass, replace
from typing import Annotated, Any

import typer

from nonet.cli.groups import expands
from nonet.cli.options import LayoutChoice, chosen_layout
from nonet.constraints.neutral import write_digits, write_neutral
from nonet.errors import NonetError
from nonet.generator import Generated, RuleRequest
from nonet.generator.rules.plan import read_rule
from nonet.layout import Constraint, Cosmetics
from nonet.puzzle import Puzzle

AskedRule = Annotated[
    list[str] | None,
    typer.Option(
        "--rule",
        metavar="TEXT",
        help="A rule, such as anti-knight or 'cage 15 r1c1 r1c2', or clues to be found, such as "
        "killer, 'thermometer 2-4 length 3-6' or 'kropki all'. May be given several times.",
        show_default=False,
    ),
]


@dataclass(frozen=True, slots=True)
class Asked:
    """The layout of the options, and the clues that puzzles get."""

    layout: LayoutChoice
    requests: tuple[RuleRequest, ...]


def asked_layout(*, rule: list[str] | None = None, **given: Any) -> Asked:
    """The layout and the requests for clues that the options of a layout ask for.

    Raises
    ------
    typer.BadParameter
        Options that cannot be used together, make no layout, or are no rules.
    """
    chosen = chosen_layout(**given)
    requests: list[RuleRequest] = []
    known: list[Constraint] = []
    for text in rule or []:
        try:
            read = read_rule(text)
        except NonetError as error:
            raise typer.BadParameter(str(error), param_hint="--rule") from error
        if isinstance(read, RuleRequest):
            requests.append(read)
        else:
            known.append(read)
    try:
        if chosen.layout is None:
            chosen = replace(chosen, constraints=(*chosen.constraints, *known))
        elif known:
            every = (*chosen.layout.constraints, *known)
            chosen = replace(chosen, layout=chosen.layout.with_constraints(every))
    except NonetError as error:
        raise typer.BadParameter(str(error), param_hint="--rule") from error
    return Asked(chosen, tuple(requests))


def _signature() -> inspect.Signature:
    """The options of a layout, with another one for rules."""
    signature = inspect.signature(chosen_layout, eval_str=True)
    return signature.replace(
        parameters=[
            option.replace(annotation=AskedRule) if option.name == "rule" else option
            for option in signature.parameters.values()
        ]
    )


asked_layout.__signature__ = _signature()  # type: ignore[attr-defined]

takes_rules = expands("asked", asked_layout)
"""The options of a layout, and of clues that puzzles get."""


def ruled_text(made: Generated, form: str, *, with_solution: bool) -> str:
    """A puzzle with rules as a JSON object in the neutral form, which every command reads.

    Boards that are not usual have nonet's own form, with the solution where it is wanted.
    """
    puzzle = made.puzzle
    has_solution = form == "json" or with_solution
    if not puzzle.layout.is_usual:
        whole = Puzzle(puzzle, solution=made.solution.digits if has_solution else b"")
        return json.dumps(json.loads(whole.to_json())) + "\n"
    fields: dict[str, Any] = write_neutral(puzzle.layout, puzzle.givens)
    if made.cosmetics != Cosmetics():
        fields["cosmetics"] = made.cosmetics.fields()
    if has_solution:
        fields["solution"] = write_digits(made.solution.digits, puzzle.layout)
    if form == "json":
        fields |= {"nodes": made.nodes, "tries": made.tries, "seed": made.seed}
        if made.grade is not None:
            fields["grade"] = made.grade.fields()
    return json.dumps(fields) + "\n"

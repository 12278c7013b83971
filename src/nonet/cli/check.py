"""`nonet check`: what is right or wrong with each puzzle."""

from __future__ import annotations

from collections.abc import Sequence

import nonet
from nonet.cli import options
from nonet.cli.work import Bulk, answer_all
from nonet.grid import Candidates, Grid


def check(
    puzzles: options.Puzzles = None,
    *,
    size: options.Size = None,
    box: options.Box = None,
    latin: options.Latin = False,
    diagonal: options.Diagonal = False,
    windows: options.Windows = False,
    disjoint_groups: options.Groups = False,
    regions: options.Regions = None,
    alphabet: options.Alphabet = None,
    time_limit: options.TimeLimit = None,
    output: options.Output = None,
) -> None:
    """Print unique, several, none or "invalid: why" for each puzzle.

    Unique is a puzzle with exactly one solution; invalid one with two equal digits in a house, or
    one that cannot be read: that is also reported on stderr, and the exit code is then 1.
    """
    chosen = options.chosen_layout(
        size=size,
        box=box,
        latin=latin,
        diagonal=diagonal,
        windows=windows,
        disjoint_groups=disjoint_groups,
        regions=regions,
    )

    def answer(puzzle: Grid | Candidates, place: str) -> str:  # noqa: ARG001 (the shape of answers)
        verdict = nonet.check(puzzle, time_limit=time_limit)
        if verdict.conflicts:
            return f"invalid: {'; '.join(map(str, verdict.conflicts))}\n"
        return f"{verdict.status}\n"

    answer_all(
        puzzles,
        answer,
        chosen=chosen,
        alphabet=alphabet,
        output=output,
        bulk=Bulk(2, _verdicts),
        unreadable=lambda reason: f"invalid: {reason}\n",
    )


def _verdicts(counts: Sequence[int], _: bytearray) -> str:
    return "".join("unique\n" if count == 1 else "several\n" for count in counts)

"""Solving: first solution, count, all solutions, and what is wrong with a grid.

| file           | purpose                                                     |
|----------------|-------------------------------------------------------------|
| _solve.py      | `solve`: the solution of a grid                             |
| _count.py      | `count`: how many solutions                                 |
| _solutions.py  | `solutions`: one after the other, as they are asked for     |
| _check.py      | `check`: unique, several, none or contradictory             |
| _explain.py    | `Clash`, `Ambiguity`: why there is not just one solution    |
| _possible.py   | `true_candidates`: those that occur in some solution        |
| boxes.py       | whether a puzzle was meant to have boxes                    |
| statistics.py  | `Statistics`: what a search has done                        |
| _choice.py     | which engine solves a puzzle                                |
| _engine.py     | the only module here that touches the native core           |
| _learning.py   | the engines that learn, our own and others                  |
| _race.py       | other people's solvers that learn, in programs of their own |
| _clauses.py    | such a program: the only file that knows python-sat         |

May import: errors, _arguments, _display, _seeds, running, layout, grid.
"""

from nonet.solving._check import Check, check
from nonet.solving._count import count
from nonet.solving._explain import Ambiguity, Clash
from nonet.solving._possible import true_candidates
from nonet.solving._solutions import Solutions, solutions
from nonet.solving._solve import solve
from nonet.solving.statistics import Statistics

__all__ = [
    "Ambiguity",
    "Check",
    "Clash",
    "Solutions",
    "Statistics",
    "check",
    "count",
    "solutions",
    "solve",
    "true_candidates",
]

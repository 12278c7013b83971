"""Solving: first solution, count, all solutions, and what is wrong with a grid.

| file           | purpose                                                     |
|----------------|-------------------------------------------------------------|
| _solve.py      | `solve`: the solution of a grid                             |
| _count.py      | `count`: how many solutions                                 |
| _solutions.py  | `solutions`: a lazy iterator over all of them               |
| _check.py      | `check`: unique, several, none or contradictory             |
| _explain.py    | `Clash`, `Ambiguity`: why there is no unique solution       |
| _possible.py   | `true_candidates`: those that occur in some solution        |
| boxes.py       | whether a puzzle was meant to have boxes                    |
| statistics.py  | `Statistics`: what a search has done                        |
| _choice.py     | which engine solves a puzzle                                |
| _engine.py     | the only module here that touches the native core           |
| _learning.py   | the learning engines, built-in and third-party              |
| _race.py       | third-party learning solvers, in child processes            |
| _clauses.py    | the program of such a process; the only user of python-sat  |

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

"""Solving: first solution, count, all solutions, and what is wrong with a grid.

| file           | purpose                                                     |
|----------------|-------------------------------------------------------------|
| _solve.py      | `solve`: the solution of a grid                             |
| _count.py      | `count`: how many solutions                                 |
| _solutions.py  | `solutions`: a lazy iterator over all of them               |
| _check.py      | `check`: unique, several, none or contradictory             |
| _explain.py    | `ConflictSet`, `Ambiguity`: why there is no unique solution       |
| _true_candidates.py   | `true_candidates`: those that occur in some solution        |
| boxes.py       | whether a puzzle was meant to have boxes                    |
| statistics.py  | `SolverStatistics`: what a search has done                        |
| _select.py     | which engine solves a puzzle                                |
| _engine.py     | the only module here that touches the native core           |
| _learning.py   | the learning engines, built-in and third-party              |
| _race.py       | third-party learning solvers, in child processes            |
| _clauses.py    | the program of such a process; the only user of python-sat  |

May import: errors, _arguments, _display, _seeds, running, layout, grid.
"""

from nonet.solver._check import Check, check
from nonet.solver._count import count
from nonet.solver._explain import Ambiguity, ConflictSet
from nonet.solver._solutions import Solutions, solutions
from nonet.solver._solve import solve
from nonet.solver._true_candidates import true_candidates
from nonet.solver.statistics import SolverStatistics

__all__ = [
    "Ambiguity",
    "Check",
    "ConflictSet",
    "Solutions",
    "SolverStatistics",
    "check",
    "count",
    "solutions",
    "solve",
    "true_candidates",
]

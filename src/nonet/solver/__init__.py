"""Solving: first solution, count, all solutions, and what is wrong with a grid.

| file                | purpose                                                     |
|---------------------|-------------------------------------------------------------|
| _solve.py           | `solve`: the solution of a grid                             |
| _count.py           | `count`: how many solutions                                 |
| _estimate.py        | `estimate_count`: about how many, where there are too many  |
| _solutions.py       | `solutions`: a lazy iterator over all of them               |
| _check.py           | `check`: unique, several, none or contradictory             |
| _explain.py         | `ConflictSet`, `Ambiguity`: why there is no unique solution |
| _repair.py          | a given or a rule that leaves one solution                  |
| _true_candidates.py | `true_candidates`: those that occur in some solution        |
| proof.py            | the solution that is proved to be the only one, if soon     |
| boxes.py            | whether a puzzle was meant to have boxes                    |
| statistics.py       | `SolverStatistics`: what a search has done                  |
| select.py           | the solver for the name of an engine                        |
| solver.py           | a puzzle in work: slices of the native solver, and helpers  |
| projected.py        | solutions of layouts with layers that do not count          |
| rule_search.py      | search under rules that change from one time to the next    |
| engine.py           | the only module here that touches the native core           |
| _third_party.py     | the seam to third-party solvers                             |
| _race.py            | CaDiCaL and Kissat, in child processes                      |
| _clauses.py         | the program of such a process; the only user of python-sat  |

The native solver (native/solver/solver.hpp) chooses between lockstep, search and learning; nothing
here does.

May import: errors, _arguments, _digits, _display, _seeds, running, layout, constraints, grid,
puzzle.
"""

from nonet.solver._check import Check, check
from nonet.solver._count import count
from nonet.solver._estimate import CountEstimate, estimate_count
from nonet.solver._explain import Ambiguity, ConflictSet
from nonet.solver._solutions import Solutions, solutions
from nonet.solver._solve import solve
from nonet.solver._true_candidates import true_candidates
from nonet.solver.statistics import SolverStatistics

__all__ = [
    "Ambiguity",
    "Check",
    "ConflictSet",
    "CountEstimate",
    "Solutions",
    "SolverStatistics",
    "check",
    "count",
    "estimate_count",
    "solutions",
    "solve",
    "true_candidates",
]

"""Solving: first solution, count, all solutions, and what is wrong with a grid.

| file          | purpose                                                   |
|---------------|-----------------------------------------------------------|
| solve.py      | `solve`: the solution of a grid                           |
| count.py      | `count`: how many solutions                               |
| solutions.py  | `solutions`: one after the other, as they are asked for   |
| check.py      | `check`: unique, several, none or contradictory           |
| statistics.py | `Statistics`: what a search has done                      |
| _engine.py    | the only module here that touches the native core         |

May import: errors, running, layout, grid.
"""

from nonet.solving.check import Check, check
from nonet.solving.count import count
from nonet.solving.solutions import Solutions, solutions
from nonet.solving.solve import solve
from nonet.solving.statistics import Statistics

__all__ = ["Check", "Solutions", "Statistics", "check", "count", "solutions", "solve"]

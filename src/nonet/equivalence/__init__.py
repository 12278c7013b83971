"""Equivalent puzzles: scrambling, canonical form and automorphisms.

| file          | purpose                                                            |
|---------------|--------------------------------------------------------------------|
| _canonical.py | `canonical` and `automorphisms`: one grid for all equivalent grids |
| _scramble.py  | `scramble`: a random equivalent grid                               |
| _moves.py     | moves that keep all rules, and the layouts after them              |
| many.py       | scrambles of many 9 × 9 grids                                      |
| random.py     | the generator of the native core, in Python                        |
| engine.py     | the only module here that touches the native core                  |

May import: errors, _seeds, layout, grid.
"""

from nonet.equivalence._canonical import automorphisms, canonical
from nonet.equivalence._moves import fixed_constraints
from nonet.equivalence._scramble import scramble

__all__ = ["automorphisms", "canonical", "fixed_constraints", "scramble"]

"""Equivalent puzzles: scrambling, canonical form and automorphisms.

| file          | purpose                                                            |
|---------------|--------------------------------------------------------------------|
| _canonical.py | `canonical` and `automorphisms`: one grid for all equivalent grids |
| _scramble.py  | `scramble`: a random equivalent grid                               |
| _moves.py     | rows and columns moved so that all rules are kept, for any layout  |
| many.py       | scrambles of many 9 × 9 grids                                      |
| _random.py    | the generator of the native core, in Python                        |
| engine.py     | the only module here that touches the native core                  |

May import: errors, _seeds, layout, grid.
"""

from nonet.equivalence._canonical import automorphisms, canonical
from nonet.equivalence._scramble import scramble

__all__ = ["automorphisms", "canonical", "scramble"]

"""Generating: random complete grids, and puzzles with exactly one solution.

| file             | purpose                                                    |
|------------------|------------------------------------------------------------|
| _full_grid.py    | `full_grid`: a random complete grid of any layout          |
| _holes.py        | `grid_with_holes`: a complete grid with holes in it        |
| _generate.py     | `generate`, `generate_many`: custom puzzles                |
| generated.py     | `Generated`: a puzzle, and what is known of it             |
| _options.py      | the keywords of `generate` and `generate_many`             |
| _minimize.py     | `minimize`: a puzzle without redundant givens and rules    |
| request.py       | `GenerateRequest`: the options of `generate` as one object |
| plan.py          | `make_plan`: what is done for a request                    |
| target.py        | the request in cells, and whether such a puzzle can exist  |
| difficulty.py    | the requested difficulty, and whether puzzles have it      |
| _fitting.py      | puzzles of this difficulty, out of any puzzles             |
| _own_seed.py     | the request goes into the seed                             |
| _distinct.py     | whether a puzzle is equivalent to an earlier one           |
| boards.py        | kinds with roles of cells, other digits, lines of any kind |
| fog.py           | fog, and whether a puzzle is solved by what is seen        |
| symmetry.py      | which givens are placed symmetrically                      |
| _closest.py      | the closest puzzle, for progress and error messages        |
| rarity.py        | how rare the required techniques are                       |
| _rarity_table.py | the table behind it, written by tools/measure_rarity.py    |
| engine.py        | the native generators                                      |
| rules/           | puzzles with rules beyond houses                           |

May import: errors, _arguments, _display, _seeds, running, layout, constraints, grid, equivalence,
solver, logic, rating.
"""

from nonet.generator._full_grid import full_grid
from nonet.generator._generate import generate, generate_many, generate_requested
from nonet.generator._holes import grid_with_holes
from nonet.generator._minimize import minimize
from nonet.generator.generated import Generated
from nonet.generator.request import GenerateRequest, Method, RuleLike
from nonet.generator.rules.request import RuleRequest
from nonet.generator.symmetry import Symmetry

__all__ = [
    "GenerateRequest",
    "Generated",
    "Method",
    "RuleLike",
    "RuleRequest",
    "Symmetry",
    "full_grid",
    "generate",
    "generate_many",
    "generate_requested",
    "grid_with_holes",
    "minimize",
]

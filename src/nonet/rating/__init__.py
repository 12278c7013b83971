"""Ratings by the scale of Sudoku Explainer: ER, EP and ED.

| file      | purpose                                           |
|-----------|---------------------------------------------------|
| rating.py | `rate`: a `Rating` with its `RatedStep`s          |
| engine.py | the only module here that touches the native core |

May import: errors, running, layout, grid, solver, logic.
"""

from nonet.rating.rating import RatedStep, Rating, rate

__all__ = ["RatedStep", "Rating", "rate"]

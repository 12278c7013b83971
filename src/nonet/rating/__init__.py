"""Ratings by the scale of Sudoku Explainer: ER, EP and ED.

| file        | purpose                                                        |
|-------------|----------------------------------------------------------------|
| _rating.py  | `rate`: a `Rating` with its `RatedStep`s                        |
| _engine.py  | the only module here that touches the native core               |

May import: errors, running, layout, grid, solver, logic.
"""

from nonet.rating._rating import RatedStep, Rating, rate

__all__ = ["RatedStep", "Rating", "rate"]

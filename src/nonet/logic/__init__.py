"""The techniques of people: steps, hints, walkthroughs and grades.

| file            | purpose                                                        |
|-----------------|----------------------------------------------------------------|
| _step.py        | `Step`: a conclusion and the argument for it                    |
| _steps.py       | `steps`: all that are there now                                 |
| _options.py     | `Options`: how techniques are understood where players differ   |
| _engine.py      | the only module here that touches the native core              |

May import: errors, running, layout, grid, solving.
"""

from nonet.logic._options import Options
from nonet.logic._step import Group, Link, Step
from nonet.logic._steps import steps

__all__ = ["Group", "Link", "Options", "Step", "steps"]

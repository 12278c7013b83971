"""Human solving techniques: steps, hints, walkthroughs and grades.

| file            | purpose                                                        |
|-----------------|----------------------------------------------------------------|
| _step.py        | `Step`: a conclusion and the argument for it                    |
| _steps.py       | `steps`: all steps in the current position                      |
| _hint.py        | `hint`: the mistakes, or else the easiest step                  |
| _blocking.py    | the digits that prove a single                                  |
| _walkthrough.py | `walkthrough`, `grade`: the easiest step, again and again       |
| _grade.py       | `Grade`: level, score, hardest technique                        |
| _order.py       | `TechniqueOrder`: techniques from easy to hard; hodoku.toml is the usual |
| catalogue/      | `techniques`: names and descriptions                            |
| explaining/     | steps in sentences                                              |
| words/          | all texts, in English, German and Chinese                       |
| _notation.py    | steps in the notation of players                                |
| _names.py       | names of cells and digits                                       |
| _json.py        | steps and grades as JSON                                        |
| _state.py       | a state as text; what is known and what is wrong about it       |
| _options.py     | `TechniqueOptions`: variants of techniques on which players differ       |
| _engine.py      | the only module here that touches the native core               |

May import: errors, running, the slot for drawings, layout, grid, solver.
"""

from nonet.logic._grade import Grade
from nonet.logic._hint import Hint, hint
from nonet.logic._options import TechniqueOptions
from nonet.logic._order import Entry, Level, TechniqueOrder
from nonet.logic._state import Mistake
from nonet.logic._step import Depth, Group, Link, Step
from nonet.logic._steps import example_of, steps
from nonet.logic._walkthrough import Walkthrough, grade, walkthrough
from nonet.logic.catalogue import Technique, technique, techniques
from nonet.logic.words import LANGUAGES, Language, house_title, level_title

__all__ = [
    "LANGUAGES",
    "Depth",
    "Entry",
    "Grade",
    "Group",
    "Hint",
    "Language",
    "Level",
    "Link",
    "Mistake",
    "Step",
    "Technique",
    "TechniqueOptions",
    "TechniqueOrder",
    "Walkthrough",
    "example_of",
    "grade",
    "hint",
    "house_title",
    "level_title",
    "steps",
    "technique",
    "techniques",
    "walkthrough",
]

"""Human solving techniques: steps, hints, walkthroughs and grades.

| file          | purpose                                                                       |
|---------------|-------------------------------------------------------------------------------|
| step.py       | `Step`: a conclusion and the argument for it                                  |
| _step_data.py | what a step consists of: all that the following are made from                 |
| _explain.py   | steps in sentences                                                            |
| explanations.py | a step in sentences at all depths at once                                   |
| _shortening.py | what people read of an argument that is too long for them                    |
| _rules.py     | `rules_text`: the rules of a puzzle in words                                  |
| _placed_rules.py | `placed_rules`: each rule with its name and its cells                       |
| rule_names.py | `rule_name`: what one rule of a layout is called                              |
| refusals.py   | `refusal`: why a rule is refused                                              |
| _notation.py  | steps in the notation of players                                              |
| fields.py     | steps and layouts as JSON                                                     |
| families/     | the techniques: entries of the catalogue, arguments for steps                 |
| languages/    | texts in each language                                                        |
| _catalogue.py | `techniques`, `technique`: all families, found by name                        |
| _technique.py | `Technique`: what is to be said of one                                        |
| _steps.py     | `steps`: all steps in the current position                                    |
| _hint.py      | `hint`: the mistakes, or else the easiest step                                |
| notes.py      | steps that people take together, such as what all cages leave                 |
| refutation.py | `refutation`: why a digit is wrong, by singles                                |
| blocking.py   | the digits that prove a single                                                |
| boards.py     | boards with other digits, cells or layers, as the native core has them        |
| board_walk.py | the easiest step on such a board, again and again                             |
| walk.py       | `walkthrough`, `grade`: the easiest step, again and again                     |
| grading.py    | `Grade`: level, score, hardest technique                                      |
| order.py      | `TechniqueOrder`: techniques from easy to hard; order.toml is the usual one  |
| level_scale.py | `LevelScale`: how the level of a puzzle follows from its steps              |
| names.py      | names of cells and digits                                                     |
| broken_rules.py | `broken_rules`: rules beyond houses that digits break                       |
| state.py      | a state as text; what is known and what is wrong about it                     |
| _options.py   | `TechniqueOptions`: variants of techniques on which players differ            |
| engine.py     | the only module here that touches the native core                             |

May import: errors, _digits, _levels, running, the slot for drawings, layout, constraints, grid,
puzzle, solver.
"""

from nonet.logic._catalogue import technique, technique_names, techniques
from nonet.logic._explain import Depth, link_sentences, named_links, nudged_houses
from nonet.logic._hint import Hint, hint
from nonet.logic._options import TechniqueOptions
from nonet.logic._placed_rules import PlacedRule, placed_rules
from nonet.logic._rules import rule_sentences, rule_title, rules_text
from nonet.logic._step_data import Group, Link
from nonet.logic._steps import example_of, steps
from nonet.logic._technique import Technique
from nonet.logic.grading import Grade
from nonet.logic.languages import LANGUAGES, CellNames, Language, house_title, level_title, texts_of
from nonet.logic.order import Entry, Level, TechniqueOrder
from nonet.logic.state import Mistake
from nonet.logic.step import Step
from nonet.logic.walk import Walkthrough, grade, walkthrough

__all__ = [
    "LANGUAGES",
    "CellNames",
    "Depth",
    "Entry",
    "Grade",
    "Group",
    "Hint",
    "Language",
    "Level",
    "Link",
    "Mistake",
    "PlacedRule",
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
    "link_sentences",
    "named_links",
    "nudged_houses",
    "placed_rules",
    "rule_sentences",
    "rule_title",
    "rules_text",
    "steps",
    "technique",
    "technique_names",
    "techniques",
    "texts_of",
    "walkthrough",
]

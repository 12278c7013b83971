"""The service of the app: questions and answers as records, and one function that answers.

| file          | purpose                                                          |
|---------------|------------------------------------------------------------------|
| asking.py     | all kinds of questions; `ask`                                     |
| messages.py   | questions and answers as the worker of a page has them            |
| record.py     | `Record`: a dataclass that is read from JSON and written as JSON  |
| shapes.py     | how values of an annotation are read, written and described       |
| limits.py     | what a field may be, and what does not fit                        |
| texts.py      | texts and numbers with the limits that all questions share        |
| states.py     | layouts and grids                                                |
| scenes.py     | what a board shows of a layout and of a step                      |
| rules.py      | rules in words with their places, and which of them are broken    |
| combining.py  | the digits with which sums can still be made                      |
| steps.py      | steps and mistakes                                               |
| problems.py   | errors as answers                                                |
| solving.py    | solve, count, candidates                                         |
| checking.py   | what is wrong with a grid, and what repairs it                    |
| ratings.py    | grades and ratings                                               |
| refuting.py   | why a digit is wrong, link by link                               |
| teaching.py   | hints, steps, walkthroughs                                       |
| catalogue.py  | techniques                                                       |
| generating.py | custom puzzles                                                   |
| documents.py  | a game as the page has it                                        |
| store.py      | what is asked of a library, where there is one                    |
| kept_puzzle.py | a puzzle as a library keeps it                                    |
| held.py       | a library that travels with the question                          |
| library_file.py | a whole library as one file                                     |
| choosing.py   | which puzzles are meant                                          |
| exporting.py  | puzzles as files                                                 |
| reading.py, importing.py | puzzles from files and texts                          |
| photos.py     | puzzles from pictures                                             |
| proposing.py  | rules that are only drawn or described                            |
| printing.py   | puzzles as PDF                                                   |
| sharing.py    | links to puzzles, and codes to scan                               |
| links.py      | nonet's own links                                                 |
| rule_kinds.py | kinds of rules, as a setter chooses among them                    |
| role_layers.py | layers and rules of roles such as doublers                       |
| filling.py    | numbers of rules, taken from a solution                           |
| surveying.py  | the solutions of a puzzle that is being made, and what to change  |
| setting.py    | rules as a setter types them                                      |
| own_rules.py  | rules of a setter's own: named, drawn, combined and split         |
| course.py     | the course: chapters, stations, what has been learnt             |
| rules_chapter.py | its first chapter: the rules                                  |
| exercises.py  | exercises, answers, hints, puzzles of a station, placement        |
| worksheets.py | exercises as PDF                                                 |
| daily.py      | puzzles of the day and the week                                  |
| learning.py   | what a learner has done, kept and taken along                     |
| coaching.py   | a game looked back on                                            |
| about.py      | what the service takes                                           |

May import everything but library, dataset, web and cli. It runs wherever Python does: no thread, no
process, no file, and none of Starlette, SQLAlchemy and numpy.
"""

from nonet.errors import FieldError
from nonet.service.asking import KINDS, QuestionKind, ask
from nonet.service.record import Record

__all__ = ["KINDS", "FieldError", "QuestionKind", "Record", "ask"]

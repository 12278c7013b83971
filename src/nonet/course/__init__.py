"""The course: stations from the first single to nets, with endless exercises.

| file          | purpose                                                                  |
|---------------|--------------------------------------------------------------------------|
| stations.py   | `stations`, `station`: the table; `course_order`: what is easier         |
| exercise.py   | `exercise`: a position in which a technique is there and nothing easier  |
| verdict.py    | `Verdict`: whether an answer is right, and if not, why                   |
| texts.py      | what a learner reads at a station                                        |
| rules.py      | the first chapter: the rules, on three small grids                       |
| record.py     | answers and results of daily puzzles, as a library keeps them            |
| review.py     | `review`: a game looked back on                                          |
| answers.py    | `read_reply`: answers as text                                            |
| proof.py      | `faults`: whether an exercise keeps its promises, by other means         |
| puzzles.py    | `station_puzzle`, `daily`, `weekly`: whole puzzles                       |
| placement.py  | `placement`, `placed`: eight exercises that find where to begin          |
| schedule.py   | `schedule`: what has been learnt, and what comes again when              |
| sets.py       | `exercise_set`: the exercises of a whole class                           |
| examples.py   | `station_example`: the worked example of each station                    |
| _examples_table.py | its positions, chosen by tools/find_course_examples.py              |
| _rules_table.py | the rules that stations and exercises are about                        |
| _kinds.py     | the puzzles in which a technique of rules can be practised               |
| _drawn_rules.py | puzzles with rules that no generator asks for                          |
| _target.py    | what an exercise is about: accepted steps and easier ones                |
| _positions.py | puzzles that come to it, and the positions in them                       |
| _pool.py      | pool.txt: puzzles for rare techniques, made by tools/find_exercises.py   |
| _patterns.py  | the cells of patterns, and what is wrong with cells taken for one        |

May import: errors, running, layout, constraints, grid, puzzle, equivalence, solver, logic,
generator.
"""

from nonet.course.examples import station_example
from nonet.course.exercise import Exercise, exercise
from nonet.course.placement import placed, placement
from nonet.course.proof import faults
from nonet.course.puzzles import LEVELS, Level, daily, station_puzzle, weekly
from nonet.course.review import GameMove, Review, review
from nonet.course.rules import check_digit, rules_screens
from nonet.course.schedule import Answer, Schedule, StationProgress, schedule
from nonet.course.sets import exercise_set
from nonet.course.stations import Station, course_order, station, station_of, stations
from nonet.course.texts import StationText, chapter_title, station_text
from nonet.course.verdict import Verdict

__all__ = [
    "LEVELS",
    "Answer",
    "Exercise",
    "GameMove",
    "Level",
    "Review",
    "Schedule",
    "Station",
    "StationProgress",
    "StationText",
    "Verdict",
    "chapter_title",
    "check_digit",
    "course_order",
    "daily",
    "exercise",
    "exercise_set",
    "faults",
    "placed",
    "placement",
    "review",
    "rules_screens",
    "schedule",
    "station",
    "station_example",
    "station_of",
    "station_puzzle",
    "station_text",
    "stations",
    "weekly",
]

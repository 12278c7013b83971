"""The player's library: puzzles, collections, games, settings, the course and statistics.

| file           | purpose                                                         |
|----------------|-----------------------------------------------------------------|
| _library.py    | `Library`: all of it, in one database                           |
| puzzles.py     | puzzles, found by words, tags, collections, level and progress  |
| collections.py | collections, and how far the player is with each                |
| games.py       | games: revisions, so that two pages do not overwrite each other |
| damage.py      | rows that cannot be read: left out, and named                   |
| trash.py       | deleting and restoring puzzles and games                        |
| settings.py    | settings                                                        |
| players.py     | `Players`: a library for each of several players                |
| course.py      | answers to exercises, results of daily puzzles                  |
| statistics.py  | how much was played, how fast, how many days in a row           |
| moving.py      | all of it taken out, and put into another library               |
| session.py     | the database: opened, brought up to date, transactions          |
| models.py      | the tables                                                      |
| migrations/    | how the tables came to be, a file a step, by Alembic            |

May import: errors, _levels, layout, constraints, grid, rating, course. SQLAlchemy and Alembic have
their only home here.
"""

from nonet.errors import LibraryError, NotFound, Outdated
from nonet.library._library import Library
from nonet.library.collections import CollectionSummary
from nonet.library.course import CourseRecord
from nonet.library.games import Game, SavedGame
from nonet.library.moving import Everything, MovedGame, MovedPuzzle, Taken
from nonet.library.players import Players
from nonet.library.puzzles import LibraryEntry, NewPuzzle, PlayState, PuzzleFilter, SortBy
from nonet.library.statistics import PlayStatistics, Times

__all__ = [
    "CollectionSummary",
    "CourseRecord",
    "Everything",
    "Game",
    "Library",
    "LibraryEntry",
    "LibraryError",
    "MovedGame",
    "MovedPuzzle",
    "NewPuzzle",
    "NotFound",
    "Outdated",
    "PlayState",
    "PlayStatistics",
    "Players",
    "PuzzleFilter",
    "SavedGame",
    "SortBy",
    "Taken",
    "Times",
]

"""The addresses under /api, a file for each resource.

| file         | addresses                                                                    |
|--------------|------------------------------------------------------------------------------|
| _routing.py  | what all share: strict JSON, the library, the jobs                            |
| about.py     | about                                                                        |
| texts.py     | parse, export                                                                |
| solving.py   | check, solve, count, candidates, true-candidates                             |
| teaching.py  | hint, steps, walkthrough, grade, techniques                                  |
| jobs.py      | jobs                                                                         |
| puzzles.py   | puzzles, collections, tags                                                   |
| games.py     | games, statistics                                                            |
| settings.py  | settings                                                                     |
"""

from nonet.web.routes import about, games, jobs, puzzles, settings, solving, teaching, texts

ROUTERS = (
    games.router,  # first, since moves are what is asked most and routes are looked through in turn
    solving.router,
    teaching.router,
    jobs.router,
    puzzles.router,
    settings.router,
    texts.router,
    about.router,
)

__all__ = ["ROUTERS"]

"""The addresses under /api, a file for each resource.

| file         | addresses                                                                    |
|--------------|------------------------------------------------------------------------------|
| _routing.py  | what all share: records in and out, the library, the jobs                     |
| asking.py    | every question that the page waits for; techniques, formats, about            |
| jobs.py      | jobs                                                                         |
| photos.py    | puzzles from photos                                                          |
| puzzles.py   | puzzles, collections, tags                                                   |
| games.py     | games, statistics                                                            |
| library.py   | all of the library as one file                                               |
| settings.py  | settings                                                                     |
"""

from nonet.web.routes import asking, games, jobs, library, photos, puzzles, settings
from nonet.web.routes._routing import describe_records

ROUTERS = (
    games.router,  # first, since moves are what is asked most and routes are looked through in turn
    asking.router,
    jobs.router,
    library.router,
    photos.router,
    puzzles.router,
    settings.router,
)

__all__ = ["ROUTERS", "describe_records"]

"""The addresses under /api, a file for each resource.

| file         | addresses                                                                    |
|--------------|------------------------------------------------------------------------------|
| _routing.py  | what all share: records in and out, the library, the jobs                     |
| _document.py | the OpenAPI document of them                                                  |
| asking.py    | every quick question; about                                                   |
| jobs.py      | jobs                                                                         |
| photos.py    | puzzles from photos                                                          |
| puzzles.py   | puzzles, collections, tags                                                   |
| games.py     | games, statistics                                                            |
| library.py   | all of the library as one file                                               |
| settings.py  | settings                                                                     |
"""

from typing import Any

from nonet.web.routes import _document, asking, games, jobs, library, photos, puzzles, settings
from nonet.web.routes.photos import photo_reader

_RESOURCES = (
    games.router,  # first, since moves are what is asked most and routes are looked through in turn
    asking.router,
    jobs.router,
    library.router,
    photos.router,
    puzzles.router,
    settings.router,
)

ROUTES = [endpoint.route for resource in _RESOURCES for endpoint in resource.endpoints]
"""All addresses."""


def openapi() -> dict[str, Any]:
    """The OpenAPI document of all addresses."""
    return _document.openapi(_RESOURCES)


__all__ = ["ROUTES", "openapi", "photo_reader"]

"""What this server is and what it takes."""

from __future__ import annotations

import nonet
from nonet.generator.symmetry import SYMMETRIES, Symmetry
from nonet.logic import LANGUAGES, Language, TechniqueOrder
from nonet.web.answers import MAX_STEPS
from nonet.web.models import MAX_FILE, MAX_SIZE, Model
from nonet.web.routes._routing import make_router
from nonet.web.security import MAX_BODY

router = make_router("about")


class About(Model):
    """What this server is and what it takes."""

    name: str
    version: str
    max_size: int
    max_body: int
    max_file: int
    max_steps: int
    levels: list[str]
    languages: list[Language]
    symmetries: list[Symmetry]


@router.get("/about")
async def about() -> About:
    """What this server is and what it takes."""
    return About(
        name="nonet",
        version=nonet.__version__,
        max_size=MAX_SIZE,
        max_body=MAX_BODY,
        max_file=MAX_FILE,
        max_steps=MAX_STEPS,
        levels=[level.name for level in TechniqueOrder.hodoku().levels],
        languages=list(LANGUAGES),
        symmetries=list(SYMMETRIES),
    )

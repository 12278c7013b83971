"""The facts about the service."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

import nonet
from nonet.generator.rules.kinds import KINDS
from nonet.generator.symmetry import SYMMETRIES, Symmetry
from nonet.layout import MAX_SIZE
from nonet.logic import LANGUAGES, Language, TechniqueOrder
from nonet.running import Watch
from nonet.service.record import Record
from nonet.service.teaching import MAX_STEPS
from nonet.service.texts import MAX_FILE


@dataclass(frozen=True, slots=True)
class AboutQuestion(Record):
    """The version of the service and its limits."""


@dataclass(frozen=True, slots=True)
class About(Record):
    """The version of the service and its limits."""

    name: str
    version: str
    max_size: int
    max_file: int
    max_steps: int
    levels: tuple[str, ...]
    languages: tuple[Language, ...]
    symmetries: tuple[Symmetry, ...]
    kinds: Annotated[tuple[str, ...], "Kinds of puzzle that are made on any layout."]


def about(question: AboutQuestion, watch: Watch) -> About:
    """The version of this server and its limits."""
    del question, watch
    return About(
        name="nonet",
        version=nonet.__version__,
        max_size=MAX_SIZE,
        max_file=MAX_FILE,
        max_steps=MAX_STEPS,
        levels=tuple(level.name for level in TechniqueOrder.hodoku().levels),
        languages=tuple(LANGUAGES),
        symmetries=tuple(SYMMETRIES),
        kinds=tuple(name for name, kind in KINDS.items() if kind.box is None),
    )

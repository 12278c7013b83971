"""Questions that the page waits for: an address for each kind."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Any, cast

from fastapi import Path

from nonet.logic import Language
from nonet.running import Watch
from nonet.service import KINDS, Record
from nonet.service.about import About, AboutQuestion, about
from nonet.service.catalogue import (
    CatalogueQuestion,
    TechniquePage,
    TechniqueQuestion,
    TechniqueRecord,
    technique,
    techniques,
)
from nonet.service.exporting import FormatRecord, FormatsQuestion, formats
from nonet.service.rule_kinds import RuleKindsAnswer, RuleKindsQuestion, rule_kinds
from nonet.web.routes._routing import Sent, TheAsker, make_router
from nonet.web.security import MAX_BODY

router = make_router("questions")

_ASKED = (
    "about",
    "formats",
    "rule-kinds",
    "technique",
    "techniques",
    "hint",
    "refute",
    "check",
    "solve",
    "count",
    "candidates",
    "true-candidates",
    "steps",
    "walkthrough",
    "grade",
    "rate",
    "parse",
    "export",
    "forms",
    "share",
    "rules",
    "conflicts",
    "combinations",
    "scene",
    "set-rules",
    "move-rules",
    "fill-rules",
    "course",
    "station",
    "rules-screens",
    "rules-check",
    "exercise",
    "exercise-check",
    "exercise-hint",
    "exercise-set",
    "station-puzzle",
    "placement",
    "placement-result",
    "daily",
    "weekly",
    "coach",
    "learning",
    "keep-learning",
)


def _asking(name: str) -> Callable[..., Any]:
    kind = KINDS[name]

    async def ask(question: Record, asker: TheAsker) -> Record:
        return await asker.run(asker.work(kind, question))

    ask.__name__ = name.replace("-", "_")
    ask.__doc__ = kind.work.__doc__
    ask.__annotations__ |= {"question": cast(Any, Sent)[kind.question], "return": kind.answer}
    return ask


for _name in _ASKED:
    router.post(f"/{_name}")(_asking(_name))


@router.get("/techniques")
async def all_techniques(language: Language = "en") -> tuple[TechniqueRecord, ...]:
    """All techniques, the easier ones first by and large."""
    return techniques(CatalogueQuestion(language), Watch()).techniques


@router.get("/techniques/{name}")
def technique_page(
    name: Annotated[str, Path(max_length=100)], language: Language = "en"
) -> TechniquePage:
    """All about a technique, by any of its names, with an example."""
    return technique(TechniqueQuestion(name, language), Watch())


@router.get("/rule-kinds")
async def all_rule_kinds(asker: TheAsker, language: Language = "en") -> RuleKindsAnswer:
    """All kinds of rules, with what each needs and a picture."""
    return await asker.run(lambda watch: rule_kinds(RuleKindsQuestion(language), watch))


@router.get("/formats")
async def all_formats() -> tuple[FormatRecord, ...]:
    """All forms in which puzzles are read or written."""
    return formats(FormatsQuestion(), Watch()).formats


@dataclass(frozen=True, slots=True)
class AboutServer(About):
    """The version of this server and its limits."""

    max_body: int


@router.get("/about")
async def about_server() -> AboutServer:
    """The version of this server and its limits."""
    return AboutServer.from_attributes(about(AboutQuestion(), Watch()), max_body=MAX_BODY)

"""Quick questions: an address for each kind. Those that take their time are jobs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, cast

from nonet.running import Watch
from nonet.service import KINDS, QuestionKind, Record
from nonet.service.about import About, AboutQuestion, about
from nonet.web.routes._routing import Asker, Resource, Sent
from nonet.web.security import MAX_BODY

router = Resource("questions")


READS_TEXT = "parse"
"""The question whose answer takes as long as its text wants: 60 MB of blank lines take minutes."""


def _asking(name: str, kind: QuestionKind) -> Callable[..., Any]:
    async def ask(question: Record, asker: Asker) -> Record:
        return await asker.run(asker.work(kind, question), reads_text=name == READS_TEXT)

    ask.__name__ = name.replace("-", "_")
    ask.__doc__ = kind.work.__doc__
    ask.__annotations__ |= {"question": cast(Any, Sent)[kind.question], "return": kind.answer}
    return ask


for _name, _kind in KINDS.items():
    if not _kind.is_job:
        router.post(f"/{_name}")(_asking(_name, _kind))


@dataclass(frozen=True, slots=True)
class AboutServer(About):
    """The version of this server and its limits."""

    max_body: int


@router.get("/about")
async def about_server() -> AboutServer:
    """The version of this server and its limits."""
    return AboutServer.from_attributes(about(AboutQuestion(), Watch()), max_body=MAX_BODY)

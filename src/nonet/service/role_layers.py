"""The layers and rules of a kind of roles, for a setter who chooses it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from nonet.constraints.played import layers_of
from nonet.running import Watch
from nonet.service.record import Record
from nonet.service.states import LayerRecord, LayoutRecord
from nonet.service.texts import Name


@dataclass(frozen=True, slots=True)
class RoleLayersQuestion(Record):
    """A kind of roles, by its name, on a layout."""

    layout: LayoutRecord
    name: Name


@dataclass(frozen=True, slots=True)
class RoleLayersAnswer(Record):
    """What is added to the layout."""

    layers: tuple[LayerRecord, ...]
    lines: Annotated[tuple[str, ...], "Its rules."]


def role_layers(question: RoleLayersQuestion, watch: Watch) -> RoleLayersAnswer:
    """The layers and rules of a kind of roles.

    Raises
    ------
    LayoutError
        There is no such kind.
    """
    del watch
    layers, lines = layers_of(question.name, question.layout.layout())
    return RoleLayersAnswer(tuple(map(LayerRecord.from_attributes, layers)), lines)

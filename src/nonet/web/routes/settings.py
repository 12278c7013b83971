"""Settings of the player. The page alone says what they mean."""

from __future__ import annotations

import json
from typing import Annotated

from pydantic import ConfigDict, Field, JsonValue, RootModel

from nonet.errors import NonetError
from nonet.web.routes._routing import TheLibrary, make_router

router = make_router("settings")

_LONGEST = 100_000
"""Most characters of a value in JSON."""

SettingName = Annotated[str, Field(pattern=r"^[A-Za-z][A-Za-z0-9.-]{0,99}$")]


class SettingsModel(RootModel[Annotated[dict[SettingName, JsonValue], Field(max_length=200)]]):
    """Names and values; null forgets a setting."""

    model_config = ConfigDict(json_schema_extra={"additionalProperties": False})


@router.get("/settings")
def get(library: TheLibrary) -> SettingsModel:
    """All settings that were made."""
    return SettingsModel.model_validate(library.settings.all())


@router.patch("/settings")
def change(settings: SettingsModel, library: TheLibrary) -> SettingsModel:
    """Make these settings; the others stay."""
    for name, value in settings.root.items():
        if len(json.dumps(value)) > _LONGEST:
            raise NonetError(f"expected at most {_LONGEST} characters of JSON for {name}")
    library.settings.change(settings.root)
    return SettingsModel.model_validate(library.settings.all())

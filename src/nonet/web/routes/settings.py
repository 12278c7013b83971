"""Settings of the player. The page alone says what they mean."""

from __future__ import annotations

import json
from typing import Annotated, Any

from nonet.errors import NonetError
from nonet.library import Library
from nonet.service.limits import ValueLimits
from nonet.web.routes._routing import Resource, Sent

router = Resource("settings")

_LONGEST = 100_000
"""Most characters of a value in JSON."""

SettingName = Annotated[str, ValueLimits(pattern=r"^[A-Za-z][A-Za-z0-9.-]{0,99}$")]
Settings = Annotated[dict[SettingName, Any], ValueLimits(longest=200)]
"""Names and values; null forgets a setting."""


@router.get("/settings")
def get(library: Library) -> Settings:
    """All settings that were made."""
    return library.settings.all()


@router.patch("/settings")
def change(settings: Sent[Settings], library: Library) -> Settings:
    """Make these settings; the others stay."""
    for name, value in settings.items():
        try:
            text = json.dumps(value, allow_nan=False)
        except ValueError as error:
            raise NonetError(f"expected numbers up to 1e308 for {name}") from error
        if len(text) > _LONGEST:
            raise NonetError(f"expected at most {_LONGEST} characters of JSON for {name}")
    library.settings.change(settings)
    return library.settings.all()

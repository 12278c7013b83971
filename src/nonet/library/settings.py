"""Settings of the player: names and values in JSON."""

from __future__ import annotations

import json
from collections.abc import Mapping

from sqlalchemy import delete, select

from nonet.library.models import Setting
from nonet.library.session import Database


class Settings:
    """The settings of a library."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def all(self) -> dict[str, object]:
        """All settings that were made."""
        with self._database.reading() as session:
            rows = session.scalars(select(Setting).order_by(Setting.name))
            return {row.name: json.loads(row.value) for row in rows}

    def change(self, settings: Mapping[str, object]) -> None:
        """Make these settings; None forgets one, and the others stay."""
        with self._database.writing() as session:
            for name, value in settings.items():
                if value is None:
                    session.execute(delete(Setting).where(Setting.name == name))
                else:
                    session.merge(Setting(name=name, value=json.dumps(value)))

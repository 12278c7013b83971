"""Games begin with their first move: when that was."""

import json
import zlib

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

_TOGETHER = 100

_GAMES = sa.table(
    "games",
    sa.column("id", sa.BigInteger),
    sa.column("givens", sa.LargeBinary),
    sa.column("digits", sa.LargeBinary),
    sa.column("document", sa.LargeBinary),
    sa.column("created", sa.DateTime(timezone=True)),
    sa.column("begun", sa.DateTime(timezone=True)),
    sa.column("finished", sa.DateTime(timezone=True)),
)


def upgrade() -> None:
    """Add the column; games that have a move began when they were made."""
    op.add_column("games", sa.Column("begun", sa.DateTime(timezone=True)))
    connection = op.get_bind()
    last = 0
    while True:
        query = sa.select(_GAMES).where(_GAMES.c.id > last).order_by(_GAMES.c.id).limit(_TOGETHER)
        rows = connection.execute(query).all()
        if not rows:
            return
        begun = [
            row.id
            for row in rows
            if row.finished is not None or row.digits != row.givens or _has_moves(row.document)
        ]
        connection.execute(
            _GAMES.update().where(_GAMES.c.id.in_(begun)).values(begun=_GAMES.c.created)
        )
        last = rows[-1].id


def _has_moves(document: bytes) -> bool:
    try:
        return bool(json.loads(zlib.decompress(document))["history"])
    except (zlib.error, ValueError, LookupError, TypeError):
        return True  # in doubt it stays in the player's list

"""Puzzles have a rating: ER, EP, ED, and the engine that gave them."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the columns."""
    for name in ("er", "ep", "ed"):
        op.add_column("puzzles", sa.Column(name, sa.Float))
    op.add_column("puzzles", sa.Column("rating_engine", sa.String(40)))
    op.create_index("ix_puzzles_er", "puzzles", ["er"])

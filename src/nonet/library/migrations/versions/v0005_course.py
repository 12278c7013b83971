"""Answers to the exercises of the course, and results of daily puzzles."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

_ID = sa.BigInteger().with_variant(sa.Integer, "sqlite")
_MOMENT = sa.DateTime(timezone=True)


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "exercise_answers",
        sa.Column("id", _ID, nullable=False),
        sa.Column("station", sa.String(100), nullable=False),
        sa.Column("technique", sa.String(100), nullable=False),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("right", sa.Boolean, nullable=False),
        sa.Column("hints", sa.Integer, nullable=False),
        sa.Column("seconds", sa.Float, nullable=False),
        sa.Column("at", _MOMENT, nullable=False),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_exercise_answers"),
    )
    op.create_index("ix_exercise_answers_at", "exercise_answers", ["at"])
    op.create_table(
        "daily_results",
        sa.Column("day", sa.Date, nullable=False),
        sa.Column("level", sa.String(40), nullable=False),
        sa.Column("seconds", sa.Float, nullable=False),
        sa.Column("helped", sa.Boolean, nullable=False),
        sa.Column("at", _MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("day", "level", name="pk_daily_results"),
    )

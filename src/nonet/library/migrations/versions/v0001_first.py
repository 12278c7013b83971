"""Puzzles, collections, tags, games, settings.

Everything is written out: what models.py will say one day must not change what this step does.
"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

_ID = sa.BigInteger().with_variant(sa.Integer, "sqlite")
_MOMENT = sa.DateTime(timezone=True)


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "puzzles",
        sa.Column("id", _ID, nullable=False),
        sa.Column("fingerprint", sa.String(64), nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
        sa.Column("layout", sa.Text, nullable=False),
        sa.Column("givens", sa.LargeBinary, nullable=False),
        sa.Column("name", sa.String(200), nullable=False),
        sa.Column("author", sa.String(200), nullable=False),
        sa.Column("notes", sa.Text, nullable=False),
        sa.Column("level", sa.String(40)),
        sa.Column("score", sa.Integer),
        sa.Column("created", _MOMENT, nullable=False),
        sa.Column("deleted", _MOMENT),
        sa.PrimaryKeyConstraint("id", name="pk_puzzles"),
        sa.UniqueConstraint("fingerprint", name="uq_puzzles_fingerprint"),
    )
    op.create_index("ix_puzzles_size", "puzzles", ["size"])
    op.create_index("ix_puzzles_level", "puzzles", ["level"])
    op.create_table(
        "collections",
        sa.Column("id", _ID, nullable=False),
        sa.Column("name", sa.String(200), nullable=False),
        sa.Column("created", _MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_collections"),
        sa.UniqueConstraint("name", name="uq_collections_name"),
    )
    op.create_table(
        "tags",
        sa.Column("id", _ID, nullable=False),
        sa.Column("name", sa.String(200), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tags"),
        sa.UniqueConstraint("name", name="uq_tags_name"),
    )
    _join("puzzle_collections", "collection_id", "collections")
    _join("puzzle_tags", "tag_id", "tags")
    op.create_table(
        "games",
        sa.Column("id", _ID, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("puzzle_id", _ID),
        sa.Column("title", sa.String(200), nullable=False),
        sa.Column("level", sa.String(40)),
        sa.Column("size", sa.Integer, nullable=False),
        sa.Column("layout", sa.Text, nullable=False),
        sa.Column("givens", sa.LargeBinary, nullable=False),
        sa.Column("digits", sa.LargeBinary, nullable=False),
        sa.Column("elapsed", sa.Float, nullable=False),
        sa.Column("finished", _MOMENT),
        sa.Column("document", sa.LargeBinary, nullable=False),
        sa.Column("created", _MOMENT, nullable=False),
        sa.Column("updated", _MOMENT, nullable=False),
        sa.Column("deleted", _MOMENT),
        sa.PrimaryKeyConstraint("id", name="pk_games"),
        sa.ForeignKeyConstraint(
            ["puzzle_id"], ["puzzles.id"], name="fk_games_puzzle_id", ondelete="SET NULL"
        ),
    )
    op.create_index("ix_games_puzzle_id", "games", ["puzzle_id"])
    op.create_index("ix_games_updated", "games", ["updated"])
    op.create_table(
        "settings",
        sa.Column("name", sa.String(200), nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_settings"),
    )


def _join(table: str, column: str, other: str) -> None:
    """A table of which puzzles belong to which others."""
    op.create_table(
        table,
        sa.Column(column, _ID, nullable=False),
        sa.Column("puzzle_id", _ID, nullable=False),
        sa.PrimaryKeyConstraint(column, "puzzle_id", name=f"pk_{table}"),
        sa.ForeignKeyConstraint(
            [column], [f"{other}.id"], name=f"fk_{table}_{column}", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["puzzle_id"], ["puzzles.id"], name=f"fk_{table}_puzzle_id", ondelete="CASCADE"
        ),
    )
    op.create_index(f"ix_{table}_puzzle_id", table, ["puzzle_id"])

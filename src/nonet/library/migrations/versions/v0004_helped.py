"""Games know whether the player was helped: by a hint, a cell revealed, a solution shown."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the column; of earlier games no help is known."""
    column = sa.Column("helped", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("games", column)

"""The level that HoDoKu calls Unfair is called Expert."""

from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Rename the level of puzzles and games."""
    op.execute("UPDATE puzzles SET level = 'Expert' WHERE level = 'Unfair'")
    op.execute("UPDATE games SET level = 'Expert' WHERE level = 'Unfair'")

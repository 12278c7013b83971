"""The script that Alembic runs: the steps, on the connection of `nonet.library.session`."""

from alembic import context

from nonet.library.models import Base

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Base.metadata,
    render_as_batch=True,
)
context.run_migrations()

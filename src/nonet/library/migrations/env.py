"""What Alembic runs: the steps, on the connection that `nonet.library.session` has opened."""

from alembic import context

from nonet.library.models import Base

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Base.metadata,
    render_as_batch=True,
)
context.run_migrations()

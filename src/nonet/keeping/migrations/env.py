"""What Alembic runs: the steps, on the connection that `nonet.keeping.session` has opened."""

from alembic import context

from nonet.keeping.models import Base

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Base.metadata,
    render_as_batch=True,
)
context.run_migrations()

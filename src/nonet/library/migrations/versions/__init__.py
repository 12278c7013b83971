"""The steps, oldest first; a step that was published is never changed."""

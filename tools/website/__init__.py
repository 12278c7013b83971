"""The website: its pages, their checks, and where each version lies."""

"""Settings: values in JSON by name."""

from __future__ import annotations

from nonet.library import Library


def test_settings_come_back(library: Library) -> None:
    """A setting has its latest value; null forgets it, and the others stay."""
    assert library.settings.all() == {}
    library.settings.change({"theme": "dark", "marks": {"auto": [1, None, "ü\0"]}})
    library.settings.change({"theme": "light"})
    assert library.settings.all() == {"marks": {"auto": [1, None, "ü\0"]}, "theme": "light"}
    library.settings.change({"theme": None, "unknown": None})
    assert list(library.settings.all()) == ["marks"]

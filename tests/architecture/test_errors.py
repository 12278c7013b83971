"""Every class of the error family is raised by something a user can do."""

from __future__ import annotations

import pickle
import tempfile
from collections.abc import Callable

import pytest

import nonet
from nonet import errors, library, service
from nonet.errors import NonetError
from nonet.library import Library, SavedGame
from nonet.running import Watch
from nonet.service import ask

EMPTY = nonet.Grid.empty(nonet.Layout.of_size(9))


def cancelled() -> nonet.Cancel:
    """A `Cancel` that was cancelled before the work began."""
    cancel = nonet.Cancel()
    cancel.cancel()
    return cancel


def with_library(use: Callable[[Library], object]) -> object:
    """An operation on an empty library."""
    with tempfile.TemporaryDirectory() as folder, Library(f"sqlite:///{folder}/x") as library:
        return use(library)


def save_too_late(library: Library) -> object:
    """Save a game of which another client has saved a later revision."""
    first = SavedGame(EMPTY, b"first", "", 0.0, finished=False)
    game = library.games.create(first)
    library.games.save(game.id, 1, SavedGame(EMPTY, b"second", "", 0.0, finished=False))
    return library.games.save(game.id, 1, SavedGame(EMPTY, b"other", "", 0.0, finished=False))


RAISED_BY: dict[type[NonetError], Callable[[], object]] = {
    errors.NonetError: lambda: nonet.count(EMPTY, limit=0),
    errors.FieldError: lambda: ask("solve", {}, Watch()),
    errors.LayoutError: lambda: nonet.Layout.of_size(0),
    errors.FormatError: lambda: nonet.Grid("12345"),
    errors.PlacementError: lambda: EMPTY.place("r1c1", 10),
    errors.Contradiction: lambda: nonet.solve("11.. .... .... ...."),
    errors.NoSolution: lambda: nonet.solve("123. ...4 .... ...."),
    errors.MultipleSolutions: lambda: nonet.solve(EMPTY, unique=True),
    errors.GenerationFailed: lambda: nonet.generate(givens=16),
    errors.PhotoError: lambda: nonet.photo.read_photo(b"1..4..2."),
    errors.Stopped: lambda: nonet.count(EMPTY, limit=None, time_limit=0),
    errors.TimeLimitReached: lambda: nonet.count(EMPTY, limit=None, time_limit=0),
    errors.Cancelled: lambda: nonet.count(EMPTY, limit=None, cancel=cancelled()),
    errors.LibraryError: lambda: Library("mysql://localhost/nonet"),
    errors.NotFound: lambda: with_library(lambda library: library.games.get(1)),
    errors.Outdated: lambda: with_library(save_too_late),
}
every_class = pytest.mark.parametrize("kind", RAISED_BY, ids=lambda kind: kind.__name__)


def family(kind: type[NonetError]) -> set[type[NonetError]]:
    """A class and all that derive from it."""
    return {kind}.union(*(family(derived) for derived in kind.__subclasses__()))


def raised(kind: type[NonetError]) -> NonetError:
    """The error that the table says is of this kind."""
    with pytest.raises(kind) as caught:
        RAISED_BY[kind]()
    return caught.value


def test_the_table_names_the_whole_family() -> None:
    """No class of the family lacks a line in the table, and each is public."""
    assert set(RAISED_BY) == family(NonetError)
    of_the_app = {"FieldError", "LibraryError", "NotFound", "Outdated", "PhotoError"}
    assert {kind.__name__ for kind in RAISED_BY} - of_the_app <= set(nonet.__all__)
    assert not of_the_app & set(nonet.__all__)
    assert of_the_app <= {*library.__all__, *nonet.photo.__all__, *service.__all__}


@every_class
def test_each_class_is_raised(kind: type[NonetError]) -> None:
    """Each class that others do not derive from is raised itself, in one sentence."""
    error = raised(kind)
    assert type(error) is kind or kind.__subclasses__()
    assert isinstance(error, ValueError)
    assert str(error)
    assert "\n" not in str(error)


@every_class
def test_errors_survive_pickling(kind: type[NonetError]) -> None:
    """An error comes out of another process with its message and all that it carries."""
    error = raised(kind)
    again = pickle.loads(pickle.dumps(error))  # noqa: S301
    assert type(again) is type(error)
    assert str(again) == str(error)
    assert vars(again) == vars(error)


def test_codes_tell_the_classes_apart() -> None:
    """Each class has its own code for programs, in words joined by hyphens."""
    codes = [kind.code for kind in RAISED_BY]
    assert len(set(codes)) == len(codes)
    assert all(code.replace("-", "").isalpha() and code.islower() for code in codes)


def test_the_tree_is_drawn() -> None:
    """The docstring of `nonet.errors` draws the whole family."""
    assert errors.__doc__ is not None
    assert all(kind.__name__ in errors.__doc__ for kind in RAISED_BY)

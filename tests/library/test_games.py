"""Games: every save is a revision, and none is overwritten unseen."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest
from tests.cli.program import FOUR

import nonet
from nonet import errors
from nonet.library import Library, NewPuzzle, SavedGame

GRID = nonet.Grid(FOUR)
START = SavedGame(GRID, b'{"move":0}', "a game", 0.0, finished=False)


def after(move: int) -> SavedGame:
    """The game after this many moves."""
    return replace(START, document=b'{"move":%d}' % move, elapsed=float(move))


def test_a_game_comes_back_as_it_was_saved(library: Library) -> None:
    """What is read is what was saved last, byte for byte."""
    game = library.games.create(replace(START, level="Easy"))
    assert (game.revision, game.level, game.title, game.grid) == (1, "Easy", "a game", GRID)
    placed = replace(after(1), grid=GRID.place("r1c1", 1))
    assert library.games.save(game.id, 1, placed).revision == 2
    again, document = library.games.get(game.id)
    assert (again.revision, again.elapsed, again.grid) == (2, 1.0, placed.grid)
    assert document == placed.document
    assert again.created <= again.updated


def test_an_outdated_save_is_refused(library: Library) -> None:
    """A page that has not seen the latest save gets the current revision and changes nothing."""
    game = library.games.create(START)
    library.games.save(game.id, 1, after(1))
    with pytest.raises(errors.Outdated) as caught:
        library.games.save(game.id, 1, after(2))
    assert caught.value.revision == 2
    assert library.games.get(game.id)[1] == after(1).document


def test_a_save_can_be_sent_again(library: Library) -> None:
    """A page that did not hear the answer sends the same save again and gets the same answer."""
    game = library.games.create(START)
    first = library.games.save(game.id, 1, after(1))
    assert library.games.save(game.id, 1, after(1)) == first


def test_a_game_belongs_to_its_puzzle(library: Library) -> None:
    """A game of a puzzle of the library has its level, and is found by it."""
    [(number, _)] = library.puzzles.add([NewPuzzle(GRID, level="Hard", score=1)])
    game = library.games.create(START, puzzle_id=number)
    library.games.create(START)
    assert game.level == "Hard"
    assert [found.id for found in library.games.find(puzzle_id=number)[0]] == [game.id]
    with pytest.raises(errors.NotFound, match="there is no puzzle 77"):
        library.games.create(START, puzzle_id=77)


def test_games_saved_last_come_first(library: Library) -> None:
    """The list begins with the game that was played last; solved ones can be left out."""
    games = [library.games.create(START).id for _ in range(3)]
    library.games.save(games[0], 1, after(1))
    library.games.save(games[1], 1, replace(after(1), finished=True))
    assert [game.id for game in library.games.find()[0]] == [games[1], games[0], games[2]]
    assert [game.id for game in library.games.find(finished=True)[0]] == [games[1]]
    assert [game.id for game in library.games.find(finished=False)[0]] == [games[0], games[2]]
    assert [game.id for game in library.games.find(offset=1, limit=1)[0]] == [games[0]]
    assert library.games.find(limit=1)[1] == 3


def test_a_game_begins_with_its_first_move(library: Library) -> None:
    """A game begins with its first move, not when the puzzle is opened."""
    for _ in range(2):
        game = library.games.create(START)
    assert library.games.find(begun=True) == ([], 0)
    first = library.games.save(game.id, 1, replace(after(1), begun=True))
    assert first.begun is not None
    assert library.games.save(game.id, 2, after(2)).begun == first.begun
    assert [found.id for found in library.games.find(begun=True)[0]] == [game.id]
    assert library.games.find(begun=False)[1] == 1


def test_the_level_is_kept_once_it_is_known(library: Library) -> None:
    """A level that comes with a later save is taken; one that is known already stays."""
    game = library.games.create(START)
    assert library.games.save(game.id, 1, replace(after(1), level="Hard")).level == "Hard"
    assert library.games.save(game.id, 2, replace(after(2), level="Easy")).level == "Hard"
    assert library.games.get(game.id)[0].level == "Hard"


def test_a_solved_game_stays_solved(library: Library) -> None:
    """The time of the first solution is kept, whatever the player does afterwards."""
    game = library.games.create(START)
    solved = library.games.save(game.id, 1, replace(after(1), finished=True))
    assert solved.finished is not None
    assert library.games.save(game.id, 2, after(2)).finished == solved.finished


def test_a_deleted_game_can_be_restored(library: Library) -> None:
    """A game in the trash cannot be saved or read until it is restored."""
    game = library.games.create(START)
    library.games.delete(game.id)
    for use in (library.games.get, library.games.delete):
        with pytest.raises(errors.NotFound):
            use(game.id)
    with pytest.raises(errors.NotFound):
        library.games.save(game.id, 1, after(1))
    assert [found.id for found in library.games.find(deleted=True)[0]] == [game.id]
    library.games.restore(game.id)
    assert library.games.get(game.id)[1] == START.document


def test_of_two_pages_one_saves(library: Library) -> None:
    """When many pages save the same revision at once, one succeeds and all others are refused."""
    game = library.games.create(START)

    def save(move: int) -> bool:
        try:
            library.games.save(game.id, 1, after(move))
        except errors.Outdated:
            return False
        return True

    with ThreadPoolExecutor(8) as pool:
        outcomes = list(pool.map(save, range(1, 17)))
    assert outcomes.count(True) == 1
    assert library.games.get(game.id)[1] == after(1 + outcomes.index(True)).document


def test_many_games_are_saved_at_once(library: Library) -> None:
    """Games of many threads do not get in each other's way."""
    games = [library.games.create(START).id for _ in range(8)]

    def play(number: int) -> None:
        for move in range(1, 21):
            library.games.save(number, move, after(move))

    with ThreadPoolExecutor(8) as pool:
        list(pool.map(play, games))
    assert {library.games.get(number)[0].revision for number in games} == {21}

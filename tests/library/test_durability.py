"""What was acknowledged is there, however the process ends."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time

import pytest

from nonet.library import Library

WRITER = """
import sys, threading
import nonet
from nonet.library import Library, SavedGame

library = Library(sys.argv[1])
grid = nonet.Grid("." * 81)

def play(number):
    game = library.games.create(SavedGame(grid, b"0", "", 0.0, finished=False))
    move = 0
    while True:
        move += 1
        document = b"%d " % move + b"x" * 20_000
        revision = library.games.save(game.id, move, SavedGame(grid, document, "", 0.0, False)).revision
        sys.stdout.write(f"{game.id} {revision} {move}\\n")
        sys.stdout.flush()

for number in range(4):
    threading.Thread(target=play, args=(number,)).start()
"""


@pytest.mark.skipif(os.name == "nt", reason="needs SIGKILL")
def test_a_killed_process_loses_no_acknowledged_save(url: str) -> None:
    """Each save that was acknowledged before the process was killed can be read again."""
    with subprocess.Popen([sys.executable, "-c", WRITER, url], stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        first = process.stdout.readline()
        time.sleep(0.5)
        process.send_signal(signal.SIGKILL)
        printed = first + process.stdout.read()
    latest: dict[int, tuple[int, int]] = {}
    for line in printed.decode().splitlines(keepends=True):
        if line.endswith("\n"):
            number, revision, move = map(int, line.split())
            latest[number] = (revision, move)
    assert latest
    with Library(url) as library:
        for number, (revision, move) in latest.items():
            game, document = library.games.get(number)
            assert game.revision >= revision
            assert int(document.split()[0]) >= move
            assert int(document.split()[0]) == game.revision - 1

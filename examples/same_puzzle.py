"""Find out whether two puzzles are the same but for their looks."""

import nonet

PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

other = nonet.scramble(PUZZLE, seed=1)
print(other.to_text())
print(nonet.canonical(PUZZLE) == nonet.canonical(other))
changed = nonet.Grid(PUZZLE.replace("53..7", "5...7", 1))
print(nonet.canonical(PUZZLE) == nonet.canonical(changed))

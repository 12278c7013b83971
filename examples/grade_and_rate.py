"""Put puzzles in the order of their difficulty: by levels, scores and ratings."""

import nonet

PUZZLES = [
    "......58.43.8...7...2....366..5.....1....8......7.6..89.543....8....92...7.......",
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    ".....42.6.97...3.4....2..19..6.71..2....5....8..93.4..52..1....7.1...52.9.45.....",
]
for puzzle in sorted(PUZZLES, key=lambda one: nonet.rate(one).er):
    grade, rating = nonet.grade(puzzle), nonet.rate(puzzle)
    print(f"{puzzle[:18]}…: {grade.level}, score {grade.score}, ER {rating.er}")

"""Solve a puzzle, prove that the solution is the only one, and see what lacks where it is not."""

import nonet

puzzle = nonet.Grid("...4 ..31 34.. 2...")
print(nonet.solve(puzzle))
print(nonet.check(puzzle).status)

checked = nonet.check("...4 ..31 .... 2...")
print(f"{checked.status} without two of the givens, such as these:")
for solution in checked.solutions:
    print(solution.to_text())

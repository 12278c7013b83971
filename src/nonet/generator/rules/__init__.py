"""Puzzles with rules beyond houses: clues that are true of a random grid, with one solution.

| file            | purpose                                                              |
|-----------------|----------------------------------------------------------------------|
| request.py      | `RuleRequest`: how many clues of a rule, how long and where           |
| kinds.py        | ready-made kinds of puzzle by name                                    |
| plan.py         | a request in terms of clues, checked                                  |
| board.py        | a full grid with the shapes on it; random choices                     |
| family.py       | what all families of clues share                                      |
| families.py     | the families by name, as their rules say they are made                |
| lines.py        | lines: walks on the grid whose digits a rule accepts                  |
| cages.py        | cages, and partitions of the grid                                     |
| cage_changes.py | cages changed until no other solution is left                         |
| borders.py      | clues between cells and in them                                       |
| outside.py      | clues outside the grid                                                |
| teacher.py      | whether techniques solve a puzzle as requested                        |
| attempt.py      | one attempt at a puzzle                                               |
| many.py         | many puzzles, on several threads, in one order                        |

May import: errors, _arguments, running, layout, constraints, grid, solver, logic, and of the
generator _closest, difficulty, engine, request, symmetry, target.
"""

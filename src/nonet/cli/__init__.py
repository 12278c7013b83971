"""The command line: thin over the public functions, no Sudoku logic of its own.

| file        | purpose                                                        |
|-------------|----------------------------------------------------------------|
| app.py      | the application, its entry point, errors to exit codes          |
| options.py  | options that several commands share, and the layout they make   |
| files.py    | puzzles from files, pipes and arguments; where results go       |
| work.py     | the loop over the puzzles: errors by line, progress, exit code  |
| solve.py    | `nonet solve`                                                  |
| check.py    | `nonet check`                                                  |
| count.py    | `nonet count`                                                  |

May import everything below it; Typer, Rich and zstandard have their only home here.
"""

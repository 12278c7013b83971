"""The command line: thin over the public functions, no Sudoku logic of its own.

| file             | purpose                                                       |
|------------------|---------------------------------------------------------------|
| app.py           | the application, its entry point, errors to exit codes        |
| group.py         | where each command is; what typer would do otherwise          |
| groups.py        | options that many commands share, as one parameter of each    |
| options.py       | options that several commands share, and the layout they make |
| files.py         | files, pipes and arguments that puzzles come from             |
| output.py        | where results go: standard output, or a file                  |
| pipeline.py      | the loop over the puzzles: errors by line, exit code          |
| generate_loop.py | the loop over what is generated; Ctrl-C keeps it              |
| resume.py        | output that stays when the work ends early, and is continued  |
| rows.py          | a row for each puzzle: as text, JSON or CSV                   |
| grid_text.py     | how grids are printed                                         |
| progress.py      | the progress bar                                              |
| completion.py    | what the shell offers after Tab for options with names        |
| shells.py        | the completion of a shell: its script, printed or installed   |
| boxes.py         | the hint for puzzles that lack their boxes                    |
| solve.py         | `nonet solve`                                                 |
| check.py         | `nonet check`                                                 |
| count.py         | `nonet count`                                                 |
| generate.py      | `nonet generate`                                              |
| generate_rules.py | rules of `nonet generate`                                    |
| minimize.py      | `nonet minimize`                                              |
| scramble.py      | `nonet scramble`                                              |
| canonical.py     | `nonet canonical`                                             |
| teaching.py      | what the commands about techniques share                      |
| hint.py          | `nonet hint`                                                  |
| walkthrough.py   | `nonet walkthrough`                                           |
| grade.py         | `nonet grade`                                                 |
| rate.py          | `nonet rate`                                                  |
| rules.py         | `nonet rules`                                                 |
| techniques.py    | `nonet techniques`                                            |
| practise.py      | `nonet practise`                                              |
| worksheet.py     | its `--worksheet`                                             |
| draw.py          | `nonet draw`                                                  |
| print.py         | `nonet print`                                                 |
| reading.py       | puzzles from files, pipes and arguments, in any format        |
| documents.py     | a file in any format: its puzzles, and what is wrong with it  |
| convert.py       | `nonet convert`                                               |
| info.py          | `nonet info`                                                  |
| read.py          | `nonet read`                                                  |
| dataset.py       | `nonet dataset`                                               |
| library.py       | `nonet library`                                               |
| play.py          | `nonet play`                                                  |
| site.py          | `nonet site`                                                  |

May import everything below it; Typer and Rich have their only home here.
"""

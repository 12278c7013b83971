"""The app in the browser: thin over the library, no Sudoku logic of its own.

| file            | purpose                                                             |
|-----------------|---------------------------------------------------------------------|
| server.py       | a socket, the application, an orderly end                            |
| app.py          | the application: routes, page, door                                  |
| security.py     | who may ask, and how much                                           |
| errors.py       | the error family as answers                                         |
| models.py       | grids, steps and errors in JSON                                     |
| answers.py      | what the library answers to each question                           |
| checking.py     | what is wrong with a grid, and what repairs it                      |
| documents.py    | a game as the page has it                                           |
| importing.py    | puzzles from files and texts                                        |
| files.py        | puzzles as files                                                    |
| printing.py     | puzzles as PDF                                                      |
| sharing.py      | links to puzzles, and codes to scan                                  |
| jobs.py         | work in threads, watched and stopped                                |
| routes/         | the addresses under /api, a file for each resource                   |
| static_files.py | the files of the page                                               |
| static/         | the page                                                            |

May import everything but the command line. FastAPI, pydantic and uvicorn have their only home here.
"""

"""The app in the browser: the HTTP face of `nonet.service`, and the page.

| file            | purpose                                                             |
|-----------------|---------------------------------------------------------------------|
| server.py       | a socket, the application, an orderly end                            |
| app.py          | the application: routes, page, door                                  |
| security.py     | who may ask, and how much                                           |
| errors.py       | the error family as answers                                         |
| store.py        | the library as the service asks it                                  |
| moving.py       | a whole library as a file, and a file as a whole library             |
| jobs.py         | work in threads, watched and stopped                                |
| routes/         | the addresses under /api, a file for each resource                   |
| page.py         | which files the page is made of                                     |
| static_files.py | those files as answers                                              |
| static/         | the page                                                            |

May import everything but the command line. FastAPI, pydantic and uvicorn have their only home here.
"""

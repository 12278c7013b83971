"""The app in the browser: the HTTP face of `nonet.service`, and the page.

| file            | purpose                                                             |
|-----------------|---------------------------------------------------------------------|
| server.py       | a socket, the application, an orderly end                            |
| app.py          | the application: routes, page, door                                  |
| addresses.py    | where the page can be opened, here and from elsewhere                 |
| players.py      | who plays: with `--host` each browser is a player of its own         |
| wrong_host.py   | the page that says where nonet is instead                            |
| security.py     | who may ask, and how much                                           |
| connections.py  | connections that send no request are closed                         |
| errors.py       | the error family as answers                                         |
| store.py        | the library as the service asks it                                  |
| moving.py       | a whole library as a file, and a file as a whole library             |
| jobs.py         | work in threads, watched and stopped                                |
| lanes.py        | those threads: a number at a time; slow work makes room for others  |
| strict_json.py  | JSON as the standard says                                           |
| routes/         | the addresses under /api, a file for each resource                   |
| page.py         | which files the page is made of                                     |
| static_files.py | those files as answers                                              |
| static/         | the page                                                            |

May import everything but the command line. Starlette and uvicorn have their only home here.
"""

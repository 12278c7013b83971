"""The static edition: nonet as files that any web server can hold.

| file                | purpose                                                         |
|---------------------|-----------------------------------------------------------------|
| writing.py          | a folder with all of it                                         |
| addresses.py        | which file is served at which address                           |
| head.py             | what the page says about the edition, and the manifest          |
| engine.py           | the engine, where `make site` has put it, or of nonet-site      |
| licences.py         | the page of licences, from what is packed                       |
| service_worker.js   | what keeps the site in the browser, so that it works offline    |
| service_worker.d.ts | for its type check                                              |
| icons/              | the icon as an installed app needs it, by `tools/make_icons.py` |

May import web, for the files of the page, formats, for the base of links, and errors. Needs no
web framework.
"""

"""The page for a browser that came by a name which is not this computer's: where to go instead."""

from __future__ import annotations

import html
import re

from starlette.datastructures import Headers
from starlette.responses import HTMLResponse

from nonet._locales import chosen_language, language_facts
from nonet.logic.languages import texts_of_server
from nonet.web.addresses import Addresses

_LISTED = re.compile(r"\s*([A-Za-z-]{2,35})[^,;]*(?:;[^,]*)?(?:,|$)")


def wrong_host_page(headers: Headers, addresses: Addresses, status: int) -> HTMLResponse:
    """The page, with a link to each address at which nonet is."""
    language = chosen_language(_LISTED.findall(headers.get("accept-language", "")[:200]))
    texts = texts_of_server(language)
    urls = (*addresses.others, *(() if addresses.own in addresses.others else (addresses.own,)))
    links = "".join(f'<li><a href="{html.escape(url)}">{html.escape(url)}</a>' for url in urls)
    title = html.escape(texts.say("wrong-host"))
    return HTMLResponse(
        f'<!doctype html><html lang="{language_facts(language).tag}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>nonet</title><h1>{title}</h1><p>{html.escape(texts.say('wrong-host-open'))}"
        f"<ul>{links}</ul><p>{html.escape(texts.say('wrong-host-name'))}",
        status,
        {"Connection": "close"},
    )

"""Who plays: with `--host` each browser is a player of its own, known by a random cookie.

The page gives the cookie. Without players all requests are of one library, and there is no cookie.
"""

from __future__ import annotations

import ipaddress
import re
from typing import cast

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from nonet.library import Library, Players
from nonet.web.errors import NoPlayer

COOKIE = "nonet-player"

LINK = "player"
"""Query of the page with a key of the owner, at which a browser becomes that of the owner."""

_KEY = re.compile(r"[0-9a-f]{32}")

_AGE = 400 * 86_400
"""Seconds that the cookie is kept, the most that browsers take; each visit begins them again."""


def library_of(request: Request) -> Library:
    """The library of the player who asks, made on first use.

    Raises
    ------
    NoPlayer
        The request does not say who plays.
    LibraryError
        It cannot be opened.
    """
    players = _players(request)
    if players is None:
        return cast(Library, request.app.state.kept)
    return players.library(_known_key(request))


def opened_library_of(request: Request) -> Library | None:
    """The library of the player who asks; None where it has to be opened.

    Raises
    ------
    NoPlayer
        The request does not say who plays.
    """
    players = _players(request)
    if players is None:
        return cast(Library, request.app.state.kept)
    return players.opened(_known_key(request))


def greeted(request: Request, page: Response) -> Response:
    """The page for the player who asks for it, with the cookie.

    A browser without one becomes a new player. The first one on this computer has the owner's
    library, which was there before.
    """
    players = _players(request)
    if players is None:
        return page
    link = request.query_params.get(LINK)
    if link is not None:
        # The key must not stay in the address, where it would be shown and shared.
        page = RedirectResponse("./", status_code=303)
    if link is not None and _KEY.fullmatch(link) and players.is_own(link):
        key = link
    else:
        known = _key_of(request)
        if known is not None:
            key = known
        elif _is_from_here(request) and not players.has_owner:
            key = players.own_key()
        else:
            key = players.new_key()
    page.set_cookie(COOKIE, key, max_age=_AGE, httponly=True, samesite="lax")
    return page


def _players(request: Request) -> Players | None:
    return cast("Players | None", request.app.state.players)


def _key_of(request: Request) -> str | None:
    key = request.cookies.get(COOKIE, "")
    return key if _KEY.fullmatch(key) else None


def _known_key(request: Request) -> str:
    key = _key_of(request)
    if key is None:
        raise NoPlayer("expected the cookie that the page gives: open the page again, with cookies")
    return key


def _is_from_here(request: Request) -> bool:
    """Whether a browser on this computer asks."""
    client, server = request.scope.get("client"), request.scope.get("server")
    if client is None or server is None:
        return False
    try:
        address = ipaddress.ip_address(client[0])
    except ValueError:
        return False
    mapped = getattr(address, "ipv4_mapped", None)
    return (mapped or address).is_loopback or client[0] == server[0]

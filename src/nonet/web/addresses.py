"""Where the page can be opened: on this computer, and from others on the network."""

from __future__ import annotations

import ipaddress
import socket
import sys
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass

_ANY = {"0.0.0.0": "127.0.0.1", "::": "[::1]", "": "127.0.0.1"}  # noqa: S104
"""Hosts that stand for all addresses of this computer, and that which it opens itself."""

_ELSEWHERE = ("192.0.2.1", "10.255.255.254", "172.31.255.254", "192.168.255.254")
"""Addresses that no packet is sent to: the way there shows an own address on each network."""

_ADDRESS_OF_INTERFACE = 0x8915
"""Linux's SIOCGIFADDR."""


@dataclass(frozen=True, slots=True)
class Addresses:
    """Where the page can be opened.

    Attributes
    ----------
    own
        The URL for this computer.
    others
        All URLs that others can type, the likeliest first; empty if they cannot reach it.
    hosts
        The names of this computer among these, and the one that was asked for.
    """

    own: str
    others: tuple[str, ...] = ()
    hosts: tuple[str, ...] = ()


def addresses_of(bound: socket.socket, host: str) -> Addresses:
    """Where a socket that listens at a host can be reached.

    Examples
    --------
    >>> with socket.create_server(("127.0.0.1", 0)) as bound:
    ...     addresses_of(bound, "127.0.0.1").others
    ()
    """
    port = bound.getsockname()[1]
    own = _url(_ANY.get(host, host), port)
    if host not in _ANY:
        if ipaddress.ip_address(bound.getsockname()[0].partition("%")[0]).is_loopback:
            return Addresses(own, (), (host,))
        return Addresses(own, (own,), (host,))
    found = list(_numbers())
    if bound.family == socket.AF_INET6:
        found += _numbers_of_version_6()
    names = list(_names())
    others = tuple(dict.fromkeys(_url(name, port) for name in (*found, *names)))
    return Addresses(own, others, (host, *names))


def _url(host: str, port: int) -> str:
    if ":" in host and not host.startswith("["):
        host = f"[{host}]"
    return f"http://{host}:{port}/"


def _numbers() -> Iterator[str]:
    """The numbers of this computer, that of the way to everywhere else first."""
    found: list[str] = []
    for address in _ELSEWHERE:
        with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect((address, 9))
            found.append(probe.getsockname()[0])
    with suppress(OSError):
        found += socket.gethostbyname_ex(socket.gethostname())[2]
    found += _of_interfaces()
    yield from (number for number in dict.fromkeys(found) if _is_reachable(number))


def _of_interfaces() -> Iterator[str]:
    """The number of each network interface, where the system says it."""
    if sys.platform != "linux":
        return
    import fcntl  # noqa: PLC0415 (not on all systems)

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        for _, name in socket.if_nameindex():
            with suppress(OSError):  # it has none
                asked = name.encode()[:15].ljust(256, b"\0")
                answer = fcntl.ioctl(probe.fileno(), _ADDRESS_OF_INTERFACE, asked)
                yield socket.inet_ntoa(answer[20:24])


def _numbers_of_version_6() -> list[str]:
    with suppress(OSError):
        found = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET6)
        numbers = [str(address[0]) for *_, address in found]
        return [number for number in dict.fromkeys(numbers) if _is_reachable(number)]
    return []


def _is_reachable(number: str) -> bool:
    """Whether a browser on another computer can have it as an address."""
    try:
        address = ipaddress.ip_address(number)
    except ValueError:  # with a zone, which browsers do not take
        return False
    return not (
        address.is_loopback
        or address.is_unspecified
        or (address.version == 6 and address.is_link_local)
    )


def _names() -> Iterator[str]:
    """The names of this computer, and that by which its neighbours find it without a server."""
    name = socket.gethostname().lower().rstrip(".")
    if not name or name.startswith("localhost"):
        return
    yield name
    if "." not in name:
        yield f"{name}.local"

"""Addresses of devices nearby: which ones are near, how they are typed, and which are our own."""

from __future__ import annotations

import os
import re
import socket
import time
from functools import lru_cache
from ipaddress import (
    IPv4Address,
    IPv4Interface,
    IPv4Network,
    IPv6Address,
    IPv6Network,
    ip_address,
    ip_interface,
    ip_network,
)

from core.packing import Unreadable

# From the best to try to the last. What is in none of them, nor in a network of our own, is far.
NEAR = tuple(
    ip_network(net)
    for net in (
        "192.168.0.0/16",
        "172.16.0.0/12",
        "10.0.0.0/8",
        "fc00::/7",
        "100.64.0.0/10",  # carriers' own, which some hotspots hand out
        "169.254.0.0/16",
        "fe80::/10",
        "127.0.0.0/8",
        "::1/128",
    )
)
PRIVATE = NEAR[:3] + NEAR[4:5]  # IPv4 as homes and hotspots hand it out
WIDEST = {4: 8, 6: 48}  # the shortest prefix of a network whose devices are near one another
LOOK = 5.0  # seconds for which it is remembered which networks are ours
LOOPBACK = IPv4Interface("127.0.0.1/8")

_TYPED = re.compile(
    r"(?:\[([0-9A-Fa-f:.]{2,45}(?:%[0-9A-Za-z_.-]{1,15})?)\]|([0-9.]{7,15})|([0-9A-Za-z.-]+)):([0-9]{1,5})"
)
_NAME = re.compile(r"(?:[0-9a-z](?:[0-9a-z-]{0,61}[0-9a-z])?\.){1,8}local")


def loopback_only(wanted: bool = False) -> bool:
    """Whether everything stays on this device: by the caller's wish or by PICHENETTE_LOOPBACK=1."""
    return wanted or os.environ.get("PICHENETTE_LOOPBACK") == "1"


def rank(ip: str) -> int | None:
    """The lower, the better to try; None if it is far or no address.

    After the private ones of IPv4 come public ones in a network of ours, as campuses and containers have them.
    """
    found = _number(ip)
    if found is None:
        return None
    place = next((n for n, net in enumerate(NEAR) if found.version == net.version and found in net), None)
    if place is not None:
        return 2 * place
    ours = _subnets(int(time.monotonic() / LOOK))
    if not any(found in net for net in ours if net.version == found.version):
        return None
    return 5 if found.version == 4 else 7  # behind 10.0.0.0/8, and behind fc00::/7


def is_near(ip: str) -> bool:
    """Private, link-local, a carrier's own, this device, or in a network this device is part of."""
    return rank(ip) is not None


def is_loopback(ip: str) -> bool:
    found = _number(ip)
    return found is not None and found.is_loopback


def is_name(host: str) -> bool:
    """Whether it is a name to be looked up on the local network."""
    return _NAME.fullmatch(host) is not None


def read(text: str) -> tuple[str, int]:
    """Address (or name that ends in .local) and port, as people type them; raises Unreadable."""
    typed = _TYPED.fullmatch(text.strip())
    if typed is None:
        raise Unreadable(f"not an address: {text[:60]!r}")
    six, four, name, digits = typed.groups()
    port = int(digits)
    if not 0 < port < 65536 or digits.startswith("0"):
        raise Unreadable(f"not a port: {digits}")
    if name is not None:
        if not is_name(name.lower()):
            raise Unreadable(f"not an address: {name[:60]!r}")
        return name.lower(), port
    try:
        return str(IPv6Address(six) if four is None else IPv4Address(four)), port
    except ValueError as bad:
        raise Unreadable(str(bad)) from bad


def write(ip: str, port: int) -> str:
    """As people type it."""
    return f"[{ip}]:{port}" if ":" in ip else f"{ip}:{port}"


def own(loopback: bool = False) -> tuple[str, ...]:
    """This device's near addresses, the best to try first; the loopback ones instead, if only they are wanted.

    Public ones only where no private one of IPv4 is: whoever is near reaches us by that.
    """
    if loopback:
        return "127.0.0.1", "::1"
    _subnets.cache_clear()
    ranked = [(rank(ip), ip) for ip, _ in _interfaces()]
    near = sorted({(n, ip) for n, ip in ranked if n is not None and not is_loopback(ip)})
    private = any(_in(ip, PRIVATE) for _, ip in near)
    return tuple(ip for _, ip in near if not private or _in(ip, NEAR))


def networks(loopback: bool = False) -> tuple[IPv4Interface, ...]:
    """The IPv4 networks this device is part of, with its address in each."""
    if loopback:
        return (LOOPBACK,)
    ours = own()
    return tuple(sorted({IPv4Interface(f"{ip}/{n}") for ip, n in _interfaces() if ip in ours and ":" not in ip}))


def _number(ip: str) -> IPv4Address | IPv6Address | None:
    try:
        found = ip_address(ip)
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found


def _in(ip: str, nets: tuple[IPv4Network | IPv6Network, ...]) -> bool:
    found = _number(ip)
    return found is not None and any(found in net for net in nets if net.version == found.version)


@lru_cache(maxsize=1)
def _subnets(_moment: int) -> tuple[IPv4Network | IPv6Network, ...]:
    """The networks this device is part of, without those that hold it alone or half the world."""
    nets = [ip_interface(f"{ip.partition('%')[0]}/{prefix}").network for ip, prefix in _interfaces()]
    return tuple(net for net in nets if WIDEST[net.version] <= net.prefixlen < net.max_prefixlen)


def _interfaces() -> list[tuple[str, int]]:
    """Each address with the length of its network's prefix; IPv6 link-local ones with their zone."""
    try:
        import ifaddr

        found = []
        for adapter in ifaddr.get_adapters():
            for each in adapter.ips:
                if isinstance(each.ip, str):
                    found.append((each.ip, each.network_prefix))
                else:
                    ip, _, scope = each.ip
                    found.append((f"{ip.partition('%')[0]}%{adapter.name}" if scope else ip, each.network_prefix))
        return found
    except (ImportError, OSError, ValueError):  # some phones' Pythons cannot list them
        return _guessed()


def _guessed() -> list[tuple[str, int]]:
    """The address that would be used for one in a home's network. Nothing is sent for that."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as sock:
        try:
            sock.connect(("192.168.255.254", 9))
            return [(sock.getsockname()[0], 32)]
        except OSError:
            return []

"""How others come to the table: the code, the square, the network, and what helps when they do not find it."""

from __future__ import annotations

import time
from functools import partial
from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.widget import Widget
from kivy.utils import platform

from core.session.link.addresses import is_loopback
from core.session.link.code import shown
from mobile.device import bluetooth, links, network
from mobile.look import theme
from mobile.look.column import Column
from mobile.look.kit import Bare, Picture, Plate, PressPlate, Text, WordButton, put
from mobile.look.theme import roomy
from mobile.lull import touched
from mobile.screens.base import Screen, body_width
from mobile.screens.qr import Square
from mobile.session.host import HostSession
from mobile.words import say

if TYPE_CHECKING:
    from mobile.screens.lobby import LobbyScreen

NOBODY = 60.0  # seconds after which a host with nobody there is told what may be in the way


class Invite:
    """The upper part of the host's lobby."""

    def __init__(self, screen: LobbyScreen, session: HostSession, column: Column) -> None:
        self.screen, self.session = screen, session
        self._by_bluetooth = screen.by_bluetooth and session.bluetooth
        self._told: tuple[str, bytes] | None = None  # code and key as they were shown last
        self._held: tuple[str, str, Widget | None] = ("", "", None)  # link and code that were shown large, and where
        self._card(column)
        if bluetooth.offered():
            self._ways(column)
        self._truth(column)

    # Building

    def _card(self, column: Column) -> None:
        small = self.screen.high < dp(700) and not self.screen.landscape
        room = column.width - dp(40)
        side = min(dp(112) if small else dp(220) if self.screen.wide > dp(600) else dp(156), room)
        if self.screen.landscape:
            side = min(side, max(dp(112), self.screen.high - roomy(56) - roomy(110) - roomy(80)))
        first, code, last = roomy(26), roomy(46), roomy(24)
        high = first + side + code + last + dp(26)
        card = Plate("house/panel_paper")
        column.stack(card, high, dp(8))
        top = card.top - dp(8) - first
        where = say("lobby.on_the_other" if not self._by_bluetooth else "lobby.on_the_other_bluetooth")
        words = Text(where, 15, 600, theme.INK_SECOND, "center", lines=1)
        put(words, card.x + dp(12), top, card.width - dp(24), first)
        card.add_widget(words)
        top -= side + dp(4)
        self._link = self.session.invitation
        if self._by_bluetooth or not self._link:
            picture = Picture(f"house/icon_{'bluetooth' if self._by_bluetooth else 'no_link'}", fill=True)
            put(picture, card.center_x - side * 0.3, top + side * 0.2, side * 0.6, side * 0.6)
            card.add_widget(picture)
        else:
            self._square(card, card.center_x - side / 2, top, side)
        top -= code + dp(2)
        self._code = Bare("share", self.share)
        self._code.remove_widget(self._code.icon)
        self._digits = Text("", 38, colour=theme.INK, align="center", fraunces=True, lines=1)
        put(self._code, card.x + dp(20), top, card.width - dp(40), code)
        put(self._digits, card.x + dp(12), top, card.width - dp(24), code)
        card.add_widget(self._code)
        card.add_widget(self._digits)
        below = Text(say("lobby.or_type"), 15, 600, theme.INK_SECOND, "center", lines=1)
        put(below, card.x + dp(12), card.y + dp(7), card.width - dp(24), last)
        card.add_widget(below)

    def _square(self, card: Plate, x: float, y: float, side: float) -> None:
        """On white of its own; a touch shows it large."""
        white = PressPlate("house/field", self._large)
        white.spoken = say("lobby.square")
        put(white, x, y, side, side)
        square = Square(self._link)
        put(square, x + dp(4), y + dp(4), side - dp(8), side - dp(8))
        white.add_widget(square)
        card.add_widget(white)

    def _ways(self, column: Column) -> None:
        high = roomy(48)
        row = Column(column.width)
        column.stack(row, high, dp(4))
        wide = (column.width - dp(6)) / 2
        for k, (name, icon) in enumerate((("Wi-Fi", "wifi"), ("Bluetooth", "bluetooth"))):
            kind = "button_gold" if (k == 1) == self._by_bluetooth else "button_dark"
            way = WordButton(name, partial(self._choose, k == 1), kind, icon, 17, beside=True)
            put(way, row.x + k * (wide + dp(6)), row.y, wide, high)
            row.add_widget(way)

    def _truth(self, column: Column) -> None:
        """One line about the network, and help behind it."""
        high = roomy(44)
        row = Column(column.width)
        column.stack(row, high, dp(4))
        self._line = Text("", 14, 600, theme.ON_WOOD_SECOND, "center", lines=2)
        put(self._line, row.x + dp(8), row.y, row.width - dp(60), high)
        ask = Bare("help", self._help, say("lobby.help"))
        put(ask, row.x + row.width - dp(46), row.y, dp(46), high)
        row.add_widget(self._line)
        row.add_widget(ask)

    # What is new

    def refresh(self) -> None:
        host = self.session.host
        self._digits.text = shown(host.code)
        self._code.spoken = say("lobby.spoken_code", code=" ".join(host.code))
        self._line.text = self._said()
        if touched():  # all that lies here would go from under the finger
            return
        if self.screen.asking:  # it stays, with what is typed there; all else is done when it is put away
            self._follow()
            return
        told, self._told = self._told, (host.code, host.key)
        if told is not None and told[0] != host.code and told[1] == host.key:  # both, where somebody was removed
            self.screen.dialog(say("lobby.new_code"), say("lobby.new_code_text"), [(say("ok"), None)])
        elif self.session.invitation != self._link or self._by_bluetooth != (
            self.screen.by_bluetooth and self.session.bluetooth
        ):
            self.screen.rebuild()

    def _said(self) -> str:
        """The truth about the way in."""
        if self._by_bluetooth:
            return say("lobby.bluetooth", name=bluetooth.own_name() or self.session.host_name)
        if self.screen.by_bluetooth:
            return say(f"bluetooth.{bluetooth.state().value}")
        if network.barred():
            return say("lobby.barred")
        addresses = self.session.addresses
        if not addresses:
            return say("lobby.no_network")
        if all(is_loopback(address.rpartition(":")[0].strip("[]")) for address in addresses):
            return say("lobby.loopback", address=addresses[0])
        if not self.session.came and time.monotonic() - self.session.since > NOBODY:
            return say("lobby.nobody")
        name = network.wifi_name()
        return say("lobby.wifi_named", name=name) if name else say("lobby.wifi", address=addresses[0])

    # Doing

    def _choose(self, by_bluetooth: bool) -> None:
        self.screen.by_bluetooth = by_bluetooth
        if by_bluetooth and not self.session.bluetooth:
            self.session.open_bluetooth()
        self.screen.rebuild()

    def share(self) -> None:
        link = self._link
        text = say("lobby.invitation", code=shown(self.session.host.code), link=link)
        if not links.share(text, say("lobby.share")):
            self.screen.dialog(say("lobby.share"), say("lobby.copied"), [(say("ok"), None)])

    def _large(self) -> None:
        self._held = self.session.invitation, self.session.host.code, show_invitation(self.screen, self.session)

    def _follow(self) -> None:
        """What is held up large leads here, wherever this phone can be reached now and by whichever code."""
        link, code, body = self._held
        held = body is not None and body.get_root_window() is not None
        if held and (self.session.invitation not in ("", link) or self.session.host.code != code):
            self._large()

    def _help(self) -> None:
        parts = [say("help.network")]
        if self.session.addresses:
            parts.append(say("help.address", address=say("list.or").join(self.session.addresses[:3])))
        parts += [say("help.isolated"), say("help.hotspot")]
        parts.append(say("help.ios") if platform == "ios" else say("help.bluetooth") if bluetooth.offered() else "")
        self.screen.dialog(say("lobby.help"), "\n\n".join(part for part in parts if part), [(say("ok"), None)])


def show_invitation(screen: Screen, session: HostSession) -> Widget:
    """Square and code, as large as there is room; answers what holds the square."""
    link = session.invitation
    side = min(min(screen.wide, dp(420)) - dp(64), screen.high - roomy(52, 1.6) - dp(110))
    body = Column(body_width(screen))
    side = min(side, body.width)
    if link:
        white = Plate("house/field")
        body.stack(white, side, inset=(body.width - side) / 2)
        square = Square(link)
        put(square, white.x + dp(4), white.y + dp(4), side - dp(8), side - dp(8))
        white.add_widget(square)
    screen.dialog(shown(session.host.code), "", [(say("close"), None)], body)
    return body

"""The way to another's table: those near by, those one can come back to, an address, or Bluetooth."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from kivy.clock import ClockEvent
from kivy.metrics import dp
from kivy.utils import platform

from core.packing import Unreadable
from core.session.discovery.nearby import Found
from core.session.link import addresses
from core.session.room.stored import Ticket
from mobile import games
from mobile.device import bluetooth, network
from mobile.look import theme
from mobile.look.column import Column
from mobile.look.kit import Bare, Picture, PressPlate, Text, put
from mobile.look.theme import roomy
from mobile.lull import touched
from mobile.net import every
from mobile.screens.base import Buttons, Final, Screen, body_width
from mobile.screens.name_dialog import ask_name, field, stack_field
from mobile.screens.table_card import TABLE, stack_table, table_card, two_lines
from mobile.session.files import pass_name, passes
from mobile.session.lookout import LOOK
from mobile.words import say, whose

if TYPE_CHECKING:
    from mobile.screens.navigator import Navigator

NOTHING = 6.0  # seconds without any table after which it is said what may be in the way
LONGEST_ADDRESS = 60


class JoinScreen(Screen):
    """Looks for tables by itself while it is on."""

    looks_around = True

    def __init__(self, app: Navigator) -> None:
        super().__init__(app)
        self._looking: ClockEvent | None = None
        self._found: tuple[Found, ...] = ()
        self._since = time.monotonic()
        self._long = False  # looked for so long that help is offered
        self._seen: list[bluetooth.Seen] = []
        self._more = False  # have others been seen than are shown?
        self._scanning = False
        self.bind(parent=lambda *_: self._look(self.parent is not None))

    # Building

    def build(self) -> None:
        top = self.title(say("join.title"), "", "help", self._help)
        width = min(self.wide - dp(20), dp(640))
        self._column = self.scroller(self.left + (self.wide - width) / 2, self.bottom, width, top - self.bottom - dp(4))
        self._fill()
        if not self.app.named:
            self._ask_name()

    def _fill(self) -> None:
        column = self._column
        column.cut((0, 0.0))
        kept = passes(self.app.rooms)
        if kept:
            self._heading(column, say("join.back"))
            for one in kept[:4]:
                self._pass(column, one)
        self._heading(column, say("join.near"))
        for found in self._found:
            if not any(one.room == found.table.room for one in kept):
                stack_table(column, found, partial(self._go, found))
        if not self._found:  # as high as a table, so that nothing slips from under a finger when one is found
            text = say("lobby.barred" if network.barred() else "join.none" if self._long else "join.looking")
            column.stack(Text(text, 16, 600), roomy(TABLE, 1.8), dp(8), dp(10))
        self._heading(column, say("join.other"))
        self._row(column, "phone", say("join.square"), say("join.square_line"), self._help)
        self._row(column, "pencil", say("join.address"), say("join.address_line"), self._ask_address)
        if bluetooth.offered():
            self._bluetooth(column)
        self._row(column, "person", say("join.name", name=self.app.person), say("join.name_line"), self._ask_name)

    def _heading(self, column: Column, text: str) -> None:
        column.words(Text(text, 18, colour=theme.GOLD, fraunces=True), dp(5), dp(10))

    def _row(self, column: Column, icon: str, first: str, second: str, does: Callable[[], None]) -> PressPlate:
        high = roomy(60, 1.9)
        row = PressPlate("house/panel_dark", does)
        row.spoken = first
        column.stack(row, high, dp(6))
        picture = Picture(f"house/icon_{icon}", fill=True)
        put(picture, row.x + dp(10), row.center_y - dp(15), dp(30), dp(30))
        arrow = Picture("house/icon_next", fill=True)
        put(arrow, row.right - dp(32), row.center_y - dp(10), dp(20), dp(20))
        two_lines(row, first, second, dp(50), dp(42), (theme.ON_WOOD, theme.ON_WOOD_SECOND))
        row.add_widget(picture)
        row.add_widget(arrow)
        return row

    def _pass(self, column: Column, kept: Ticket) -> None:
        name = say(f"game.{kept.game}") if kept.game in games.names() else kept.game
        title = say("lobby.table", whose=whose(kept.host or "?"))
        second = say("join.back_line", game=name, whose=whose(kept.name))
        card = table_card(column, kept.game, title, second, lambda: self.app.flow.come_back(kept))
        away = Bare("bin", lambda: self._forget(kept), say("join.forget"))
        put(away, card.right - dp(52), card.y, dp(48), card.height)
        card.add_widget(away)

    def _bluetooth(self, column: Column) -> None:
        """Paired phones first; a scan finds others."""
        if not self._scanning:
            self._row(column, "bluetooth", "Bluetooth", say("join.bluetooth_line"), self._ask_bluetooth)
            return
        self._heading(column, "Bluetooth")
        shown = dict.fromkeys((*bluetooth.bonded(), *self._seen))
        for one in shown:
            self._row(column, "phone", one.name, say("join.bluetooth_try"), partial(self._dial, one))
        if not shown:
            column.words(Text(say("join.bluetooth_none"), 16, 600), dp(12), dp(10))
        self._row(column, "bluetooth", say("join.bluetooth_scan"), say("join.bluetooth_line"), self._scan)

    # Looking

    def _look(self, on: bool) -> None:
        if on and self._looking is None:
            self.app.flow.lookout.begin()
            self._since, self._long = time.monotonic(), False
            self._looking = every(LOOK, self._see)
        elif not on and self._looking is not None:
            self._looking.cancel()
            self._looking = None
            bluetooth.stop_scan()
            self.app.flow.lookout.linger()

    def _see(self, _: float) -> None:
        """Tables and phones come and go; nothing moves under a finger."""
        if touched():
            return
        found = self.app.flow.lookout.found
        long = not found and time.monotonic() - self._since > NOTHING
        same = [(one.table, one.addresses) for one in found] == [(one.table, one.addresses) for one in self._found]
        self._found = found
        if (not same or long != self._long or self._more) and self._built_for is not None:
            self._long, self._more = long, False
            self._fill()

    def _scan(self) -> None:
        def found(seen: bluetooth.Seen) -> None:
            self._seen.append(seen)
            self._more = True

        bluetooth.scan(found, lambda state: None)

    # Going

    def _go(self, found: Found) -> None:
        self.app.flow.knock(found.addresses, found.table.room, found.table.name)

    def _dial(self, seen: bluetooth.Seen) -> None:
        bluetooth.stop_scan()
        self.app.flow.knock((seen.address,), b"", seen.name)

    def _forget(self, kept: Ticket) -> None:
        def sure() -> None:
            self.app.rooms.forget(pass_name(kept))
            self._fill()

        choices: Buttons = [(say("matches.keep"), None), Final(say("join.forget"), sure)]
        self.dialog(say("join.forget"), say("join.forget_text"), choices)

    def _ask_address(self) -> None:
        body = Column(body_width(self))
        entry = field("", LONGEST_ADDRESS, hint="192.168.1.20:40123")
        stack_field(body, entry, dp(4))
        choices = [(say("join.knock"), lambda: self._typed(entry.text)), (say("cancel"), None)]
        self.dialog(say("join.address"), say("join.address_text"), choices, body)

    def _typed(self, text: str) -> None:
        if self.app.flow.follow(text.strip()):
            return
        try:
            host, port = addresses.read(text)
        except Unreadable:
            choices = [(say("again"), self._ask_address), (say("cancel"), None)]
            self.dialog(say("join.address"), say("join.address_wrong"), choices)
            return
        self.app.flow.knock((addresses.write(host, port),), b"", "")

    def _ask_bluetooth(self) -> None:
        def asked(state: bluetooth.State) -> None:
            if state is bluetooth.State.READY:
                self._scanning = True
                self._fill()
                self._scan()
            else:
                self.dialog("Bluetooth", say(f"bluetooth.{state.value}"), [(say("ok"), None)])

        bluetooth.ask(asked)

    def _ask_name(self) -> None:
        ask_name(self, self._fill)

    def _help(self) -> None:
        parts = [say("help.join"), say("help.isolated"), say("help.hotspot")]
        if platform == "ios":
            parts.append(say("help.ios"))
        self.dialog(say("lobby.help"), "\n\n".join(parts), [(say("ok"), None)])

    def go_back(self) -> bool:
        self.app.go_home()
        return True

"""Home: the match to go on with, and a shelf with the games."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from kivy.metrics import dp

from core.archive import Kept
from core.session.room.stored import Ticket
from mobile import games
from mobile.look import theme
from mobile.look.column import Column
from mobile.look.kit import Bare, Picture, PressPlate, Text, WordButton, put
from mobile.look.measure import measured
from mobile.look.scroll import passed, scroll_past
from mobile.look.theme import roomy
from mobile.lull import touched
from mobile.net import every
from mobile.screens.base import Screen
from mobile.screens.day_card import day_high, stack_day
from mobile.screens.likeness import Likeness
from mobile.screens.shelf import Thing, stack_shelf
from mobile.screens.standing import ago, people, standing
from mobile.screens.table_card import stack_table
from mobile.session.files import passes
from mobile.words import count, say, whose

if TYPE_CHECKING:
    from kivy.clock import ClockEvent
    from kivy.uix.scrollview import ScrollView

    from core.session.discovery.nearby import Found
    from mobile.screens.navigator import Navigator

LOOK = 0.5  # seconds between two looks for tables near by
NEAR = 2  # that are shown
PANES = 560  # dp: on a wider screen what was begun stands beside the shelf


class HomeScreen(Screen):
    """A shelf with the games; the match to go on with above it, and below it drawers with what else there is.

    For a moment after somebody wanted to join, also the tables near by.
    """

    looks_around = True

    def __init__(self, app: Navigator) -> None:
        super().__init__(app)
        self._near: tuple[Found, ...] = ()
        self._page: ScrollView | None = None
        self._looking: ClockEvent | None = None
        self.bind(parent=lambda *_: self._look(self.parent is not None))

    def _look(self, on: bool) -> None:
        if self._looking is not None:
            self._looking.cancel()
        self._looking = every(LOOK, self._see) if on and self.app.flow.lookout.on else None

    def _see(self, _: float) -> bool:
        """A table is there, or is no more; nothing moves under a finger."""
        lookout = self.app.flow.lookout
        if _tables(lookout.found) != _tables(self._near) and not touched() and not self.asking:
            above = passed(self._page) if self._page is not None else 0.0
            self.rebuild()
            if self._page is not None and above:
                scroll_past(self._page, above)
        return lookout.on or bool(self._near)

    def build(self) -> None:
        head = roomy(48 if self.landscape else 56)
        top = self.roof - head
        self.add(Text("Pichenette", 32, fraunces=True, lines=1), self.left + dp(16), top, self.wide - dp(150), head)
        logo = Picture("house/logo", fill=True)
        self.add(logo, self.left + self.wide - dp(132), top + (head - dp(44)) / 2, dp(76), dp(44))
        gear = Bare("settings", self.app.show_settings, say("settings"))
        self.add(gear, self.left + self.wide - dp(52), top, dp(46), head)
        kept = self.app.kept()
        matches, over = [one for one in kept if one.outcome is None], any(one.outcome is not None for one in kept)
        tickets = passes(self.app.rooms)[:1]
        rooms = {ticket.room for ticket in tickets}
        self._near = self.app.flow.lookout.found
        near = [found for found in self._near if found.table.room not in rooms][:NEAR]
        high, begun = top - self.bottom - dp(2), bool(matches or tickets or near)
        if begun and self.landscape and self.wide > dp(PANES):
            beside = min(dp(360), self.wide * 0.42)
            aside = self.scroller(self.left + dp(10), self.bottom, beside, high)
            self._begun(aside, matches, tickets, near)
            stack_day(aside, self.app)
            self._drawers(aside, matches, over)
            width = self.wide - beside - dp(36)
            column = self.scroller(self.left + beside + dp(24), self.bottom, width, high)
            stack_shelf(column, self._things(), self._across(width), high)
            return
        width = min(self.wide - dp(16), dp(900))
        column = Column(width)
        self._page = self.scroll(column, self.left + (self.wide - width) / 2, self.bottom, width, high)
        if begun:
            self._begun(column, matches, tickets, near)
        drawers = (1 if self._beside(width) else 2) + bool(kept)
        room = high - (column.height if begun else 0) - drawers * _drawer() - day_high()
        if kept:
            stack_day(column, self.app)
        stack_shelf(column, self._things(), self._across(width), room)
        if not kept:  # for whoever is new the games come first
            stack_day(column, self.app)
        self._drawers(column, matches, over)

    def _begun(self, column: Column, matches: list[Kept], tickets: list[Ticket], near: list[Found]) -> None:
        """What may be joined, and what was begun, here and at another's table."""
        for found in near:
            stack_table(column, found, partial(self._go, found))
        if matches:
            self._continue(column, matches[0])
        for kept in tickets:
            self._come_back(column, kept)

    def _go(self, found: Found) -> None:
        self.app.flow.knock(found.addresses, found.table.room, found.table.name)

    def _continue(self, column: Column, kept: Kept) -> None:
        """The newest match: its board as it stands, how far it is, and whose turn it is."""
        line = roomy(22, 1.9)
        tall = max(dp(theme.TARGET), line * 1.35)
        high = 3.25 * line + tall + dp(20)
        card = PressPlate("house/panel_paper", lambda: self.app.resume(kept))
        column.stack(card, high, dp(8))
        picture = Likeness(self.app.keepsakes.picture(kept), f"{kept.game}/scene")
        side = min(dp(118), card.width * 0.36)
        put(picture, card.x + dp(9), card.y + dp(9), side, high - dp(18))
        x = picture.right + dp(10)
        room = card.right - dp(10) - x
        names = people(self.app, kept)
        button = WordButton(say("home.resume"), lambda: self.app.resume(kept), "button_gold", size=16)
        wide = min(room, measured(say("home.resume"), 16, 800) + dp(32))
        put(button, card.right - dp(10) - wide, card.y + dp(9), wide, tall)
        title = Text(say(f"game.{kept.game}"), 20, colour=theme.INK, fraunces=True, lines=1)
        far, turns = standing(self.app, kept)
        both = ", ".join(filter(None, (far, turns)))
        if far and turns and measured(both, 15, 800) > room:  # then each has a line, and the names have none
            both, names = turns, far
        stands = Text(both, 15, 800, theme.INK, lines=1)
        who = Text(names, 14, 600, theme.INK_SECOND, lines=1)
        when = Text(ago(time.time() - kept.changed), 14, 600, theme.INK_SECOND, lines=2)
        top = card.top - dp(7)
        card.spoken = f"{title.text}, {stands.text}"
        lines: list[tuple[Text, float]] = [(title, 1.25), (stands, 1.0), (who, 1.0)]
        for part, share in lines:
            top -= line * share
            put(part, x, top, room, line * share)
        put(when, x, button.y, max(dp(10), room - wide - dp(6)), tall)
        short = when.has_room(when.text)
        for widget in (picture, title, stands, who, button, *([when] if short else [])):
            card.add_widget(widget)

    def _come_back(self, column: Column, kept: Ticket) -> None:
        """Another's table at which this device still has its place."""
        high = roomy(64, 1.9)
        row = PressPlate("house/panel_dark", lambda: self.app.flow.come_back(kept))
        text = say("home.come_back", whose=whose(kept.host or "?"))
        row.spoken = text
        room = column.width - dp(100)
        said = {"game": say(f"game.{kept.game}"), "name": kept.name, "ago": ago(time.time() - kept.at)}
        lines = [say(key, **said) for key in ("home.come_back_line", "home.come_back_short")]
        known = kept.game in games.names()
        line = next((line for line in lines if measured(line, 14, 600) <= room), said["game"]) if known else ""
        column.stack(row, high, dp(8))
        picture = Picture("house/icon_nearby", fill=True)
        put(picture, row.x + dp(12), row.center_y - dp(17), dp(34), dp(34))
        words = Text(text, 17, 800, theme.GOLD, lines=1)
        second = Text(line, 14, 600, theme.ON_WOOD_SECOND, lines=1)
        put(words, row.x + dp(58), row.y + high * 0.42, room, high * 0.54)
        put(second, row.x + dp(58), row.y + high * 0.06, room, high * 0.4)
        arrow = Picture("house/icon_next", fill=True)
        put(arrow, row.right - dp(34), row.center_y - dp(11), dp(22), dp(22))
        for part in (picture, words, second, arrow):
            row.add_widget(part)

    def _things(self) -> list[Thing]:
        """What stands on the shelf: the games, whose scenes lie on pages of their own, and the way to another's table.

        Home loads nothing else of the games.
        """
        found = [
            Thing(
                say(f"game.{name}"),
                say(f"game.{name}.promise"),
                say(f"game.{name}.facts"),
                f"{name}/scene",
                True,
                partial(self.app.set_up, name),
            )
            for name in games.names()
        ]
        words = (say("home.join"), say("home.join_promise"), say("home.join_facts"))
        return [*found, Thing(*words, "house/picture_join", False, self.app.flow.join)]

    def _across(self, width: float) -> int:
        """So many things stand side by side on a shelf."""
        return max(1, min(3 if self.landscape else 2, int(width / (dp(150) * theme.text_scale()))))

    def _drawers(self, column: Column, matches: list[Kept], over: bool) -> None:
        """What else there is, each in a drawer below the shelf."""
        drawers: list[tuple[str, Callable[[], None]]] = []
        if matches:
            text = count("home.more", len(matches) - 1) if len(matches) > 1 else say("matches.title")
            drawers.append((text, self.app.show_matches))
        elif over:
            drawers.append((say("past.list"), self.app.show_matches))
        pair = [(say("learn.home"), self.app.show_learn), (say("stats.title"), self.app.show_statistics)]
        if self._beside(column.width):
            strip, half = column.strip(_drawer() - dp(6), dp(6)), (column.width - dp(6)) / 2
            for k, (text, opens) in enumerate(pair):
                strip.add(WordButton(text, opens, "button_dark", size=16), k * (half + dp(6)), half)
        else:
            drawers = [*pair, *drawers]
        for text, opens in drawers:
            column.stack(WordButton(text, opens, "button_dark", size=16), _drawer() - dp(6), dp(6))

    @staticmethod
    def _beside(width: float) -> bool:
        """Have two drawers room beside each other? Their words may take two lines."""
        words = " ".join((say("learn.home"), say("stats.title"))).split()
        return max(measured(word, 16, 800) for word in words) + dp(16) < (width - dp(6)) / 2


def _tables(found: tuple[Found, ...]) -> list[object]:
    """All of them that is shown."""
    return [(one.table, one.addresses) for one in found]


def _drawer() -> float:
    """How high a drawer is, with what is between it and the shelf."""
    return roomy(50) + dp(6)

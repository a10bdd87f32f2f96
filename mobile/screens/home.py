"""Home: the match to go on with, and the games."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from kivy.metrics import dp

from core.archive import Kept
from core.session.room.stored import StoredRoom, Ticket
from mobile import games
from mobile.hotseat import named
from mobile.look import theme
from mobile.look.column import Column
from mobile.look.kit import Bare, Picture, PressPlate, Text, WordButton, alike, measured, put
from mobile.look.theme import roomy
from mobile.screens.base import Buttons, Final, Screen
from mobile.session.files import passes, room_name
from mobile.words import count, say, whose

if TYPE_CHECKING:
    from mobile.screens.navigator import Navigator

JOIN = "join"  # among the games' cards


class HomeScreen(Screen):
    """Cards of the games; unfinished matches above and below."""

    def build(self) -> None:
        head = roomy(60)
        top = self.roof - head
        self.add(Text("Pichenette", 32, fraunces=True, lines=1), self.left + dp(16), top, self.wide - dp(150), head)
        logo = Picture("house/logo", fill=True)
        self.add(logo, self.left + self.wide - dp(132), top + (head - dp(44)) / 2, dp(76), dp(44))
        gear = Bare("settings", self.app.show_settings, say("settings"))
        self.add(gear, self.left + self.wide - dp(52), top, dp(46), head)
        width = min(self.wide - dp(20), dp(900))
        column = self.scroller(self.left + (self.wide - width) / 2, self.bottom, width, top - self.bottom - dp(6))
        open_matches = [kept for kept in self.app.kept() if kept.outcome is None]
        if open_matches:
            self._continue(column, open_matches[0])
        for kept in passes(self.app.rooms)[:1]:
            self._come_back(column, kept)
        self._cards(column, width)
        if open_matches:
            others = len(open_matches) - 1
            text = count("home.more", others) if others else say("matches.title")
            more = WordButton(text, self._show_more, "button_dark", size=16)
            column.stack(more, roomy(52), dp(10))

    def _continue(self, column: Column, kept: Kept) -> None:
        high = roomy(104, 1.8)
        card = PressPlate("house/panel_paper", lambda: self.app.resume(kept))
        column.stack(card, high, dp(12))
        names = ", ".join(seated.name for seated in named(kept.setup.seats))
        if self.app.rooms.get(room_name(kept.id), StoredRoom) is not None:
            names = say("home.afar", names=names)
        _scene(card, kept.game, card.x + dp(10), card.y + dp(12), dp(104), high - dp(24))
        room = card.width - dp(128) - dp(10)
        title = Text(turn(self.app, kept, room), 18, colour=theme.INK, fraunces=True, lines=1)
        put(title, card.x + dp(122), card.y + high * 0.68, room, high * 0.27)
        who = Text(names, 14, 600, theme.INK_SECOND, lines=1)
        put(who, card.x + dp(122), card.y + high * 0.47, room, high * 0.22)
        when = Text(_ago(time.time() - kept.changed), 14, 600, theme.INK_SECOND)
        put(when, card.x + dp(122), card.y + dp(6), room - dp(118), high * 0.4)
        button = WordButton(say("home.resume"), lambda: self.app.resume(kept), "button_gold", size=15)
        put(button, card.right - dp(124), card.y + dp(10), dp(114), high * 0.37)
        for part in (title, who, when, button):
            card.add_widget(part)

    def _come_back(self, column: Column, kept: Ticket) -> None:
        """Another's table at which this device still has its place."""
        high = roomy(58, 1.8)
        row = PressPlate("house/panel_dark", lambda: self.app.flow.come_back(kept))
        text = say("home.come_back", whose=whose(kept.host or "?"))
        row.spoken = text
        column.stack(row, high, dp(12))
        picture = Picture("house/icon_nearby", fill=True)
        put(picture, row.x + dp(12), row.center_y - dp(17), dp(34), dp(34))
        words = Text(text, 17, 800, theme.GOLD, lines=2)
        put(words, row.x + dp(58), row.y, row.width - dp(100), high)
        arrow = Picture("house/icon_next", fill=True)
        put(arrow, row.right - dp(34), row.center_y - dp(11), dp(22), dp(22))
        for part in (picture, words, arrow):
            row.add_widget(part)

    def _cards(self, column: Column, width: float) -> None:
        names = [*games.names(), JOIN]
        across = 3 if width > dp(700) else 2
        if theme.text_scale() >= 1.8 or (len(names) == 1 and width < dp(520)):
            across = 1
        gap = dp(10)
        wide = (width - gap * (across - 1)) / across
        titles = []
        for first in range(0, len(names), across):
            row = _Row()
            high = min(dp(250), wide * 0.62) + roomy(84)
            column.stack(row, high, dp(10))
            for k, name in enumerate(names[first : first + across]):
                card = self._card(name)
                put(card, row.x + k * (wide + gap), row.y, wide, high)
                row.add_widget(card)
                titles.append(self._fill(card, name, high))
        alike(titles)

    def _card(self, name: str) -> PressPlate:
        go = self.app.flow.join if name == JOIN else lambda: self.app.set_up(name)
        card = PressPlate("house/panel_paper", go)
        card.spoken = say("home.join") if name == JOIN else say(f"game.{name}")
        return card

    @staticmethod
    def _fill(card: PressPlate, name: str, high: float) -> Text:
        """Answers the title."""
        words = roomy(84)
        place = (card.x + dp(8), card.y + words + dp(4), card.width - dp(16), high - words - dp(12))
        if name == JOIN:
            picture = Picture("house/picture_join", fill=True)
            put(picture, place[0] + dp(8), place[1] + dp(6), place[2] - dp(16), place[3] - dp(8))
            card.add_widget(picture)
        else:
            _scene(card, name, *place)
        title = Text(card.spoken, 21, colour=theme.INK, fraunces=True, lines=1)
        put(title, card.x + dp(14), card.y + words * 0.6, card.width - dp(28), words * 0.4)
        second = Text(
            say("home.join_short") if name == JOIN else say(f"game.{name}.short"),
            14,
            600,
            theme.INK_SECOND,
            valign="top",
            lines=2,
        )
        put(second, card.x + dp(14), card.y + dp(6), card.width - dp(28), words * 0.6 - dp(4))
        for part in (title, second):
            card.add_widget(part)
        return title

    def _show_more(self) -> None:
        self.app.show_matches()


def _scene(card: PressPlate, game: str, x: float, y: float, width: float, height: float) -> None:
    """A game's picture, which lies on a page of its own: home loads nothing else of the games."""
    picture = Picture(f"{game}/scene", fill=True)
    put(picture, x, y, width, height)
    card.add_widget(picture)


class _Row(Column):
    def __init__(self) -> None:
        super().__init__(dp(1))


def turn(app: Navigator, kept: Kept, room: float) -> str:
    """Which game it is, and whose turn, as far as there is room for that."""
    game, asked = say(f"game.{kept.game}"), app.asked(kept)
    stored = app.rooms.get(room_name(kept.id), StoredRoom)
    seats = enumerate(kept.setup.seats)
    mine = [seat for seat, who in seats if who.level is None and (stored is None or stored.owners[seat] == 0)]
    if len(asked) != 1:
        return game
    text = say("home.match_theirs", game=game, name=named(kept.setup.seats)[asked[0]].name)
    if mine == list(asked):
        text = say("home.match_yours", game=game)
    return text if measured(text, theme.SMALLEST, fraunces=True) <= room else game


def _ago(seconds: float) -> str:
    """How long ago, as one says it."""
    minutes = int(seconds // 60)
    if minutes < 2:
        return say("ago.now")
    if minutes < 90:
        return say("ago.minutes", n=minutes)
    hours = round(minutes / 60)
    if hours < 36:
        return say("ago.hours", n=hours)
    return count("ago.days", round(hours / 24))


class MatchesScreen(Screen):
    """All unfinished matches: go on, or throw away."""

    def build(self) -> None:
        top = self.title(say("matches.title"))
        width = min(self.wide - dp(20), dp(640))
        column = self.scroller(self.left + (self.wide - width) / 2, self.bottom, width, top - self.bottom - dp(6))
        kept = [kept for kept in self.app.kept() if kept.outcome is None]
        if not kept:
            column.words(Text(say("matches.none"), 16, 600, align="center"))
        alike([self._row(column, one) for one in kept])

    def _row(self, column: Column, kept: Kept) -> Text:
        """Answers its title."""
        ago, room = _ago(time.time() - kept.changed), column.width - dp(80)
        name, wide = turn(self.app, kept, room), measured(ago, 14, 600) + dp(4)
        beside = measured(name, 18, fraunces=True) + dp(8) + wide < room  # else the time has a line of its own
        high = roomy(76) if beside else roomy(76) * 1.4
        card = PressPlate("house/panel_paper", lambda: self.app.resume(kept))
        column.stack(card, high, dp(8))
        line = (high - dp(10)) / (2 if beside else 3)
        title = Text(name, 18, colour=theme.INK, fraunces=True, lines=1)
        put(title, card.x + dp(14), card.top - dp(4) - line, room - wide - dp(8) if beside else room, line)
        when = Text(ago, 14, 600, theme.INK_SECOND, "right" if beside else "left", lines=1)
        if beside:
            put(when, card.x + dp(14) + room - wide, title.y, wide, line)
        else:
            put(when, card.x + dp(14), card.y + dp(6), room, line)
        names = ", ".join(seated.name for seated in named(kept.setup.seats))
        if self.app.rooms.get(room_name(kept.id), StoredRoom) is not None:
            names = say("home.afar", names=names)
        second = Text(names, 14, 600, theme.INK_SECOND, lines=1)
        put(second, card.x + dp(14), title.y - line, room, line)
        away = Bare("bin", lambda: self._ask(kept), say("matches.forget"))
        put(away, card.right - dp(56), card.y, dp(50), high)
        for part in (title, when, second, away):
            card.add_widget(part)
        return title

    def _ask(self, kept: Kept) -> None:
        choices: Buttons = [
            (say("matches.keep"), None),
            Final(say("matches.forget"), lambda: self._forget(kept)),
        ]
        self.dialog(say("matches.forget"), say("matches.forget_text"), choices)

    def _forget(self, kept: Kept) -> None:
        self.app.forget(kept)
        self.rebuild()

    def go_back(self) -> bool:
        self.app.go_home()
        return True

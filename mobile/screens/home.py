"""Home: the match to go on with, and a shelf with the games."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from kivy.metrics import dp

from core.archive import Kept
from core.session.room.stored import StoredRoom, Ticket
from mobile import games
from mobile.hotseat import named
from mobile.look import theme
from mobile.look.column import Column
from mobile.look.kit import Bare, Picture, PressPlate, Text, WordButton, alike, measured, put
from mobile.look.scroll import scroll, scrolled
from mobile.look.theme import roomy
from mobile.screens.base import Buttons, Final, Screen
from mobile.screens.finished import finished_row, shown_of
from mobile.screens.likeness import Likeness
from mobile.screens.shelf import Thing, stack_shelf
from mobile.session.files import passes, room_name
from mobile.words import count, say, whose

if TYPE_CHECKING:
    from core.game import Seat
    from mobile.screens.navigator import Navigator

PANES = 560  # dp: on a wider screen what was begun stands beside the shelf


class HomeScreen(Screen):
    """A shelf with the games; the match to go on with above it, and below it drawers with what else there is."""

    def build(self) -> None:
        head = roomy(48 if self.landscape else 56)
        top = self.roof - head
        self.add(Text("Pichenette", 32, fraunces=True, lines=1), self.left + dp(16), top, self.wide - dp(150), head)
        logo = Picture("house/logo", fill=True)
        self.add(logo, self.left + self.wide - dp(132), top + (head - dp(44)) / 2, dp(76), dp(44))
        gear = Bare("settings", self.app.show_settings, say("settings"))
        self.add(gear, self.left + self.wide - dp(52), top, dp(46), head)
        matches = [kept for kept in self.app.kept() if kept.outcome is None]
        tickets = passes(self.app.rooms)[:1]
        high, begun = top - self.bottom - dp(2), bool(matches or tickets)
        if begun and self.landscape and self.wide > dp(PANES):
            beside = min(dp(360), self.wide * 0.42)
            self._begun(self.scroller(self.left + dp(10), self.bottom, beside, high), matches, tickets)
            width = self.wide - beside - dp(36)
            column = self.scroller(self.left + beside + dp(24), self.bottom, width, high)
            stack_shelf(column, self._things(), self._across(width), high)
            return
        width = min(self.wide - dp(16), dp(900))
        column = self.scroller(self.left + (self.wide - width) / 2, self.bottom, width, high)
        if begun:
            self._begun(column, matches, tickets, False)
        room = high - column.height - (_drawer() if matches else 0) if begun else high
        stack_shelf(column, self._things(), self._across(width), room)
        self._drawers(column, matches)

    def _begun(self, column: Column, matches: list[Kept], tickets: list[Ticket], alone: bool = True) -> None:
        """What was begun, here and at another's table."""
        if matches:
            self._continue(column, matches[0])
        for kept in tickets:
            self._come_back(column, kept)
        if alone:
            self._drawers(column, matches)

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
        names = ", ".join(seated.name for seated in named(kept.setup.seats))
        if self.app.rooms.get(room_name(kept.id), StoredRoom) is not None:
            names = say("home.afar", names=names)
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
        when = Text(_ago(time.time() - kept.changed), 14, 600, theme.INK_SECOND, lines=2)
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
        high = roomy(58, 1.8)
        row = PressPlate("house/panel_dark", lambda: self.app.flow.come_back(kept))
        text = say("home.come_back", whose=whose(kept.host or "?"))
        row.spoken = text
        column.stack(row, high, dp(8))
        picture = Picture("house/icon_nearby", fill=True)
        put(picture, row.x + dp(12), row.center_y - dp(17), dp(34), dp(34))
        words = Text(text, 17, 800, theme.GOLD, lines=2)
        put(words, row.x + dp(58), row.y, row.width - dp(100), high)
        arrow = Picture("house/icon_next", fill=True)
        put(arrow, row.right - dp(34), row.center_y - dp(11), dp(22), dp(22))
        for part in (picture, words, arrow):
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

    def _drawers(self, column: Column, matches: list[Kept]) -> None:
        """What else there is, each in a drawer below the shelf."""
        drawers: list[tuple[str, Callable[[], None]]] = []
        if matches:
            text = count("home.more", len(matches) - 1) if len(matches) > 1 else say("matches.title")
            drawers.append((text, self.app.show_matches))
        for text, opens in drawers:
            column.stack(WordButton(text, opens, "button_dark", size=16), _drawer() - dp(6), dp(6))


def _drawer() -> float:
    """How high a drawer is, with what is between it and the shelf."""
    return roomy(50) + dp(6)


def standing(app: Navigator, kept: Kept) -> tuple[str, str]:
    """How far it is and whose turn it is; nothing where that is not known."""
    keepsake = app.keepsakes.get(kept)
    seats, far = app.asked(kept) if keepsake is None or keepsake.n != kept.n else keepsake.asked, ""
    if keepsake is not None and keepsake.n == kept.n and keepsake.far is not None:
        far = say(keepsake.far.key, **keepsake.far.given)
    turn = ""
    mine = _mine(app, kept)
    if len(mine) == 1 and mine[0] in seats:
        turn = say("home.yours")
    elif len(seats) == 1:
        turn = say("home.theirs", name=named(kept.setup.seats)[seats[0]].name)
    return far, turn


def _mine(app: Navigator, kept: Kept) -> list[Seat]:
    """The seats of persons at this device."""
    stored = app.rooms.get(room_name(kept.id), StoredRoom)
    seats = enumerate(kept.setup.seats)
    return [seat for seat, who in seats if who.level is None and (stored is None or stored.owners[seat] == 0)]


def turn(app: Navigator, kept: Kept, room: float) -> str:
    """Which game it is, and whose turn, as far as there is room for that."""
    game, asked = say(f"game.{kept.game}"), app.asked(kept)
    if len(asked) != 1:
        return game
    text = say("home.match_theirs", game=game, name=named(kept.setup.seats)[asked[0]].name)
    if _mine(app, kept) == list(asked):
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
    """All matches: go on with one, look back at one that is over, or throw it away."""

    pages = 1  # of those that are over

    def build(self) -> None:
        kept: list[Kept] = []
        over: list[Kept] = []
        for one in self.app.kept():
            (kept if one.outcome is None else over).append(one)
        top = self.title(say("past.list" if over else "matches.title"))
        width = min(self.wide - dp(20), dp(640))
        column = self.scroller(self.left + (self.wide - width) / 2, self.bottom, width, top - self.bottom - dp(6))
        if over:
            column.words(Text(say("matches.title"), 20, fraunces=True, lines=1), dp(6))
        if not kept:
            column.words(Text(say("matches.none"), 16, 600, align="center"), dp(8))
        alike([self._row(column, one) for one in kept])
        if over:
            self._over(column, over)

    def _over(self, column: Column, over: list[Kept]) -> None:
        """The last ones that are over; more of them by a button."""
        column.words(Text(say("past.over"), 20, fraunces=True, lines=1), dp(6))
        shown, more = shown_of(over, self.pages)
        for one in shown:
            finished_row(self, column, one, _ago(time.time() - one.changed), partial(self._ask, one))
        if more:
            column.stack(WordButton(more, self._more, "button_dark", size=16), roomy(50), dp(6))

    def _more(self) -> None:
        far = scrolled(self)
        self.pages += 1
        self.rebuild()
        scroll(self, far)

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
        self.dialog(
            say("matches.forget"), say("matches.forget_text" if kept.outcome is None else "past.forget_text"), choices
        )

    def _forget(self, kept: Kept) -> None:
        self.app.forget(kept)
        self.rebuild()

    def go_back(self) -> bool:
        self.app.go_home()
        return True

"""A table is set up: who sits where, bots and their level, who begins, the game's options."""

from __future__ import annotations

import random
from functools import partial
from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.scrollview import ScrollView

from core import characters
from core.archive.rating import rated
from core.game import Level, Option
from core.timer import Limit
from mobile import games
from mobile.look.column import Column
from mobile.look.kit import WordButton, alike, put
from mobile.look.theme import roomy
from mobile.screens.base import Screen, body_width
from mobile.screens.deal_choice import DealChoice, TableNow
from mobile.screens.fair_row import stack_fair
from mobile.screens.lessons import offer_first, stack_way
from mobile.screens.name_dialog import NameDialog, ask_name
from mobile.screens.option_row import Line, line_of, stack_rows, watch
from mobile.screens.place_card import Deeds, Place, PlaceCard, after
from mobile.screens.practice_list import stack_practice
from mobile.screens.time_rows import time_lines
from mobile.settings import Table
from mobile.words import count, say

if TYPE_CHECKING:
    from core.deals import Deal
    from mobile.screens.navigator import Navigator


class SetupScreen(Screen):
    """Remembers how the last table of the game was."""

    def __init__(self, app: Navigator, name: str, deal: Deal | None = None) -> None:
        super().__init__(app)
        self.game = games.find(name)
        self.dealt = DealChoice(self, self.game, self._now, self._dealt)
        table = app.settings.tables.get(name)
        known = {option.name: option.choices for option in self.game.options}
        kept = table.options if table else {option.name: option.first for option in self.game.options}
        self.options = {name: value for name, value in kept.items() if value in known.get(name, ())}
        self.places = [self._place(k, table) for k in range(max(self.game.seats))]
        for place in self.places:
            if place.kind == "bot":
                self._cast(place)
        first = table.first if table else None
        self.first = self.places[first] if first is not None else None  # who begins; nobody: drawn
        self.hints = table is None or table.hints
        self.limit = table.limit if table is not None else None
        self.remote = app.settings.remote  # do others sit at devices of their own?
        self.page: ScrollView | None = None
        self.results = app.results()
        watch(self)
        if deal is not None:
            self.dealt.deal = deal
            self._make_room(deal.players)

    def _place(self, k: int, table: Table | None) -> Place:
        if table is not None and k < len(table.seats):
            seated = table.seats[k]
            if seated.level is not None:
                return Place(k, seated.mark, "", "bot", seated.level, seated.face)
            return Place(k, seated.mark, seated.name, "here", Level.NORMAL)
        used = {seated.mark for seated in table.seats} if table else set(range(k))
        free = [mark for mark in range(4) if mark not in used]
        mark = free[k - len(table.seats)] if table else k
        kind = "empty" if table or k > 1 else ("here", "bot")[k]
        return Place(k, mark, self.app.settings.names.get(mark, ""), kind, Level.EASY)

    # Building

    def rebuild(self) -> None:
        """The page stays scrolled to where it was."""
        before = self.page
        down = (1 - before.scroll_y) * _beyond(before) if before is not None else 0.0
        super().rebuild()
        if self.page is not None and down > 0:
            self.page.scroll_y = 1 - min(1.0, down / max(dp(1), _beyond(self.page)))

    def build(self) -> None:
        name, spare = self.game.name, dp(212) if self.landscape else 0.0
        top = self.title(say(f"game.{name}"), say("setup.who"), "book", lambda: self.app.show_rules(name), spare)
        width = min(self.wide - dp(20), dp(640))
        x = self.left + (self.wide - width) / 2
        go = roomy(60)
        self.go = WordButton(say("setup.play"), self._play, "button_gold", size=19)
        floor = self.bottom
        if self.landscape:
            self.add(self.go, self.left + self.wide - dp(260), top + dp(4), dp(200), self.roof - top - dp(8))
        else:
            self.add(self.go, x, self.bottom + dp(4), width, go)
            floor = self.go.top
        column = Column(width)
        self.page = self.scroll(column, x, floor + dp(6), width, top - floor - dp(10))
        stack_way(column, self, name)
        if self.dealt.deal is not None:
            stack_rows(column, [self.dealt.line()])
        self._where(column)
        for k, place in enumerate(self.places):
            self._card(column, k, place)
        self._fair(column)
        self._options(column)
        stack_practice(column, self, name)
        self._check()

    def _where(self, column: Column) -> None:
        """On this device alone, or each on their own."""
        high = roomy(50, 1.7)
        row = Column(column.width)
        column.stack(row, high, dp(8))
        wide, labels = (row.width - dp(6)) / 2, []
        for k, (name, icon) in enumerate((("one", "phone"), ("several", "nearby"))):
            kind = "button_gold" if self.remote == (k == 1) else "button_dark"
            way = WordButton(say(f"setup.{name}"), partial(self._choose_where, k == 1), kind, icon, 15, beside=True)
            put(way, row.x + k * (wide + dp(6)), row.y, wide, high)
            row.add_widget(way)
            labels += [way.label] if way.label is not None else []
        alike(labels)

    def _choose_where(self, remote: bool) -> None:
        self.remote = remote
        if remote and len(self.seated) == len(self.places):
            self.places[-1].kind = "empty"
        if remote and all(place.kind != "empty" for place in self.places[1:2]):
            self.places[1].kind = "empty" if self.places[1].kind == "bot" else self.places[1].kind
        elif not remote and len(self.seated) < min(self.game.seats):
            self.places[1].kind = "bot"
            self._cast(self.places[1])
        if self.dealt.deal is not None:
            self._make_room(self.dealt.deal.players)
        self.app.store.change(remote=remote)
        self.rebuild()

    def _card(self, column: Column, k: int, place: Place) -> None:
        PlaceCard(
            column, place, self.remote, Deeds(partial(self._edit, k), partial(self._sit, k), partial(self._grade, k))
        )

    def _fair(self, column: Column) -> None:
        """For who plays alone against bots: another level, if it would be fairer."""
        here = [place for place in self.places if place.kind == "here"]
        bots = [place for place in self.places if place.kind == "bot"]
        if len(here) != 1 or self.remote:
            return

        def take(level: Level) -> None:
            for place in bots:
                place.level = level
                self._cast(place)
            self.rebuild()

        known = rated(self.results, self.game.name, here[0].typed, self.game.allied)
        stack_fair(column, known, [place.level for place in bots], take)

    def _options(self, column: Column) -> None:
        begin = (say("setup.first_drawn"), *(place.name for place in self.seated))
        deal = self.dealt.deal
        begins = Line(say("setup.first"), self._first_name(), begin, self._next_first if deal is None else None)
        lines = [begins] if deal is not None else [self.dealt.line(), begins]
        for option in self.game.options:
            if option.seat is not None and option.seat >= len(self.seated):
                continue  # nobody sits there
            if deal is not None:  # what is of the deal cannot be chosen
                lines.append(line_of(self.game.name, option, deal.options[option.name], None))
                continue
            value = self.options.get(option.name, option.default)
            lines.append(line_of(self.game.name, option, value, partial(self._next_option, option)))
        times = time_lines(self.limit, self._give_time) if deal is None else time_lines(deal.limit)
        stack_rows(column, [*lines, *times, self._hints()])

    def _give_time(self, limit: Limit | None) -> None:
        self.limit = limit
        self.rebuild()

    def _hints(self) -> Line:
        """May one ask a bot for a hint in this match? With other devices everybody is told who does."""
        title, values = say("setup.hints"), (say("setup.hints.True"), say("setup.hints.False"))
        means = say("setup.hints.several.means" if self.remote and self.hints else f"setup.hints.{self.hints}.means")
        return Line(title, values[not self.hints], values, self._next_hints, means)

    # Choosing

    @property
    def seated(self) -> list[Place]:
        return [place for place in self.places if place.kind != "empty"]

    def _check(self) -> None:
        """The button says what is wrong instead of being silent."""
        players, deal = len(self.seated), self.dealt.deal
        fits = players in self.game.seats
        if deal is not None and not self.remote and players != deal.players:
            self.go.say(count("deal.for", deal.players))
            self.go.enable(False, "button_off")
            return
        if self.remote:
            fits = players < (len(self.places) if deal is None else deal.players)
            self.go.say(say("setup.open") if fits else say("setup.no_elsewhere"))
            self.go.enable(fits, "button_gold" if fits else "button_off")
            return
        self.go.say(
            say("setup.play") if fits else say("setup.wrong", least=min(self.game.seats), most=max(self.game.seats))
        )
        self.go.enable(fits, "button_gold" if fits else "button_off")

    def _sit(self, k: int, kind: str) -> None:
        self.places[k].kind = kind
        if kind == "bot":
            self._cast(self.places[k])
        if self.first not in self.seated:
            self.first = None
        self.rebuild()

    def _now(self) -> TableNow:
        first = None if self.first is None else self.seated.index(self.first)
        return TableNow(len(self.seated), self.options, first, self.limit)

    def _dealt(self) -> None:
        """The deal is another one."""
        if self.dealt.deal is not None:
            self._make_room(self.dealt.deal.players)
        self.page = None  # its row stands above now: the page is seen from its top
        self.rebuild()

    def _make_room(self, players: int) -> None:
        """So many sit here, or (with other devices) one fewer at most: bots come and go for that."""
        least, most = (1, players - 1) if self.remote else (players, players)
        while len(self.seated) > most:
            bots = [place for place in self.seated if place.kind == "bot"]
            (bots or self.seated)[-1].kind = "empty"
        while len(self.seated) < least:
            place = next(place for place in self.places if place.kind == "empty")
            place.kind = "here" if self.remote else "bot"
            if place.kind == "bot":
                self._cast(place)
        if self.first not in self.seated:
            self.first = None

    def _first_name(self) -> str:
        deal = self.dealt.deal
        if deal is not None:
            seated = self.seated
            fits = deal.first is not None and deal.first < len(seated)
            return seated[deal.first].name if deal.first is not None and fits else say("setup.first_drawn")
        return say("setup.first_drawn") if self.first is None else self.first.name

    def _next_first(self) -> None:
        order: list[Place | None] = [None, *self.seated]
        self.first = order[(order.index(self.first) + 1) % len(order)]
        self.rebuild()

    def _next_option(self, option: Option) -> None:
        value = self.options.get(option.name, option.default)
        self.options[option.name] = option.choices[(option.choices.index(value) + 1) % len(option.choices)]
        self.rebuild()

    def _next_hints(self) -> None:
        self.hints = not self.hints
        self.rebuild()

    def _edit(self, k: int) -> None:
        """A person's name, or which character a bot is; colour and shape."""
        place = self.places[k]
        cast = None
        if place.kind == "bot":
            cast = (
                self.game.name,
                place.face,
                {other.face: other.mark for other in self.places if other.kind == "bot"},
            )
        width = body_width(self)
        body = NameDialog(width, place.typed, place.mark, cast=cast, hint=place.name)
        title = say("setup.edit_title" if cast is None else "setup.cast_title")
        self.dialog(title, "", [(say("ok"), lambda: self._edited(k, body))], body)

    def _edited(self, k: int, body: NameDialog) -> None:
        """Whoever has the colour, or is the character, takes mine."""
        place = self.places[k]
        for other in self.places:
            if other.mark == body.mark:
                other.mark = place.mark
            if body.cast is not None and other.face == body.cast.chosen:
                other.face = place.face
        place.mark = body.mark
        if body.cast is not None:
            place.face = body.cast.chosen
        else:
            place.typed = body.name
            self.app.store.change(names=self.app.settings.names | {place.mark: place.typed})
        self.rebuild()

    def _grade(self, k: int) -> None:
        """A bot's next level."""
        place = self.places[k]
        place.level = after(place.level)
        self.rebuild()

    def _cast(self, place: Place) -> None:
        """A bot is somebody who does not sit here yet, unless it was somebody before."""
        taken = {other.face for other in self.places if other.kind == "bot" and other is not place}
        if characters.character(place.face) is None or place.face in taken:
            place.face = random.choice(characters.free(taken)).id

    def _play(self) -> None:
        if not self.go.enabled:
            return
        if self.remote:
            self._begin()
        else:
            offer_first(self, self.app, self.game.name, self._begin)

    def _begin(self) -> None:
        seats = tuple(place.seated(place.own) for place in self.seated)
        first = None if self.first is None else self.seated.index(self.first)
        table = Table(seats, self.options, first, self.hints, self.limit)
        self.app.store.change(tables=self.app.settings.tables | {self.game.name: table})
        deal = self.dealt.deal
        if self.remote and not self.app.named:
            ask_name(self, self._open)
        elif self.remote:
            self._open()
        else:
            self.app.begin(self.game.name, table, deal)

    def _open(self) -> None:
        """The room, in which the others take the free places."""
        place = self.places[0]
        if place.kind == "here" and not place.typed:
            place.typed = self.app.person
        chairs = [None if place.kind == "empty" else place.seated(place.name) for place in self.places]
        begins, deal = None if self.first is None else self.first.mark, self.dealt.deal
        if deal is not None:  # no chair is left between them
            chairs = [chair for chair in chairs if chair is not None]
        self.app.flow.open_table(self.game.name, self.options, chairs, begins, deal, self.limit, self.hints)

    def go_back(self) -> bool:
        self.app.go_home()
        return True


def _beyond(page: ScrollView) -> float:
    """How far it can be scrolled."""
    return max(0.0, float(page.children[0].height - page.height))

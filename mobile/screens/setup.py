"""A table is set up: who sits where, bots and their level, who begins, the game's options."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.scrollview import ScrollView
from kivy.uix.widget import Widget

from core.game import Level, Option
from core.log import Seated
from mobile import games
from mobile.look import theme
from mobile.look.column import Column
from mobile.look.kit import Picture, Plate, PressPlate, Text, WordButton, alike, put
from mobile.look.theme import roomy
from mobile.screens.base import Screen
from mobile.screens.lessons import offer_first, stack_way
from mobile.screens.name_dialog import LEVELS, ask_name, field, tidy
from mobile.screens.option_row import Line, line_of, stack_rows, watch
from mobile.settings import Table
from mobile.words import say

if TYPE_CHECKING:
    from mobile.screens.navigator import Navigator


class Place(Widget):
    """What is chosen for one of the four places."""

    def __init__(self, k: int, mark: int, name: str, kind: str, level: Level) -> None:
        super().__init__()
        self.k, self.mark, self.kind, self.level = k, mark, kind, level
        self.typed = name  # nothing where nobody has typed a name

    @property
    def name(self) -> str:
        return self.typed or say("setup.player", n=self.k + 1)


class SetupScreen(Screen):
    """Remembers how the last table of the game was."""

    def __init__(self, app: Navigator, name: str) -> None:
        super().__init__(app)
        self.game = games.find(name)
        table = app.settings.tables.get(name)
        known = {option.name: option.choices for option in self.game.options}
        kept = table.options if table else {option.name: option.first for option in self.game.options}
        self.options = {name: value for name, value in kept.items() if value in known.get(name, ())}
        self.places = [self._place(k, table) for k in range(max(self.game.seats))]
        first = table.first if table else None
        self.first = self.places[first] if first is not None else None  # who begins; nobody: drawn
        self.remote = app.settings.remote  # do others sit at devices of their own?
        self.page: ScrollView | None = None
        watch(self)

    def _place(self, k: int, table: Table | None) -> Place:
        if table is not None and k < len(table.seats):
            seated = table.seats[k]
            return Place(k, seated.mark, seated.name, "bot" if seated.level else "here", seated.level or Level.NORMAL)
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
        stack_way(column, self.app, name)
        self._where(column)
        for k, place in enumerate(self.places):
            self._card(column, k, place)
        self._options(column)
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
        self.app.store.change(remote=remote)
        self.rebuild()

    def _card(self, column: Column, k: int, place: Place) -> None:
        stacked = theme.text_scale() > 1.35 or column.width < dp(330)
        row = roomy(60)
        high = row * 2 + dp(14) if stacked else roomy(80, 1.4)
        empty = place.kind == "empty"
        card = Plate("house/panel_empty" if empty else "house/panel_paper")
        column.stack(card, high, dp(8))
        chooser = card.width - dp(16) if stacked else dp(174)
        left_wide = card.width - dp(20) if stacked else card.width - chooser - dp(20)
        left_y = card.y + (row + dp(8) if stacked else 0)
        left_high = high - (row + dp(8)) if stacked else high
        ink, second_ink = (theme.ON_WOOD, theme.ON_WOOD_SECOND) if empty else (theme.INK, theme.INK_SECOND)
        edit = PressPlate("house/bar", lambda: self._edit(k))
        edit.tint.a = 0
        edit.spoken = say("setup.edit", name=place.name)
        put(edit, card.x + dp(4), left_y, left_wide + dp(4), left_high)
        token = Picture(f"house/seat_{theme.SEATS[place.mark]}", fill=True)
        side = dp(34)
        put(token, card.x + dp(9), left_y + left_high * 0.5 - side * 0.2, side, side)
        name = Text(say("setup.free", n=k + 1) if empty else place.name, 17, colour=ink, fraunces=True, lines=1)
        put(name, card.x + dp(48), left_y + left_high * 0.46, left_wide - dp(40), left_high * 0.44)
        line = {
            "here": say("setup.here_line"),
            "empty": say("setup.elsewhere_line") if self.remote else say("setup.empty_line"),
        }.get(place.kind, say(f"level.{place.level}"))
        second = Text(line, 14, 600, second_ink, lines=1)
        put(second, card.x + dp(14), left_y + left_high * 0.08, left_wide - dp(10), left_high * 0.36)
        for part in (edit, token, name, second):
            card.add_widget(part)
        kinds = (("here", "person"), ("bot", "bot"), ("elsewhere", "phone") if self.remote else ("empty", "close"))
        wide = (chooser - dp(8)) / len(kinds)
        chips_high = row if stacked else high - dp(20)
        for n, (word, icon) in enumerate(kinds):
            kind = "empty" if word == "elsewhere" else word
            chosen = place.kind == kind
            plate = "button_gold" if chosen else "button_dark" if empty else "button_paper"
            chip = WordButton(say(f"setup.{word}"), partial(self._sit, k, kind), plate, icon, 14)
            chip_x = (
                card.right - chooser - dp(8) + n * (wide + dp(4))
                if not stacked
                else card.x + dp(8) + n * (wide + dp(4))
            )
            put(chip, chip_x, card.y + dp(10), wide, chips_high)
            card.add_widget(chip)

    def _options(self, column: Column) -> None:
        begin = (say("setup.first_drawn"), *(place.name for place in self.seated))
        lines = [Line(say("setup.first"), self._first_name(), begin, self._next_first)]
        for option in self.game.options:
            if option.seat is not None and option.seat >= len(self.seated):
                continue  # nobody sits there
            value = self.options.get(option.name, option.default)
            lines.append(line_of(self.game.name, option, value, partial(self._next_option, option)))
        stack_rows(column, lines)

    # Choosing

    @property
    def seated(self) -> list[Place]:
        return [place for place in self.places if place.kind != "empty"]

    def _check(self) -> None:
        """The button says what is wrong instead of being silent."""
        players = len(self.seated)
        fits = players in self.game.seats
        if self.remote:
            fits = players < len(self.places)
            self.go.say(say("setup.open") if fits else say("setup.no_elsewhere"))
            self.go.enable(fits, "button_gold" if fits else "button_off")
            return
        self.go.say(
            say("setup.play") if fits else say("setup.wrong", least=min(self.game.seats), most=max(self.game.seats))
        )
        self.go.enable(fits, "button_gold" if fits else "button_off")

    def _sit(self, k: int, kind: str) -> None:
        self.places[k].kind = kind
        if self.first not in self.seated:
            self.first = None
        self.rebuild()

    def _first_name(self) -> str:
        return say("setup.first_drawn") if self.first is None else self.first.name

    def _next_first(self) -> None:
        order: list[Place | None] = [None, *self.seated]
        self.first = order[(order.index(self.first) + 1) % len(order)]
        self.rebuild()

    def _next_option(self, option: Option) -> None:
        value = self.options.get(option.name, option.default)
        self.options[option.name] = option.choices[(option.choices.index(value) + 1) % len(option.choices)]
        self.rebuild()

    def _edit(self, k: int) -> None:
        """Name, colour and shape, and a bot's level, in one dialog."""
        place = self.places[k]
        body = Column(min(self.wide - dp(24), dp(420)) - dp(40))
        entry = field(place.typed, hint_text=place.name)
        body.stack(entry, roomy(48), dp(10))
        row = Column(body.width)
        body.stack(row, dp(54), dp(10))
        wide = (body.width - dp(18)) / 4

        def recolour(mark: int) -> None:
            self._recolour(k, mark, entry.text)

        def grade(level: Level) -> None:
            self._grade(k, level, entry.text)

        for mark, seat in enumerate(theme.SEATS):
            chip = WordButton("", partial(recolour, mark), "chip_gold" if mark == place.mark else "chip_paper")
            put(chip, row.x + mark * (wide + dp(6)), row.y, wide, dp(54))
            token = Picture(f"house/seat_{seat}", fill=True)
            put(token, chip.center_x - dp(15), chip.center_y - dp(13), dp(30), dp(30))
            chip.add_widget(token)
            row.add_widget(chip)
        if place.kind == "bot":
            levels = Column(body.width)
            body.stack(levels, roomy(50))
            part = (body.width - dp(12)) / 3
            for n, level in enumerate(LEVELS):
                kind = "button_gold" if level is place.level else "button_paper"
                chip = WordButton(say(f"level.{level}"), partial(grade, level), kind, size=14)
                put(chip, levels.x + n * (part + dp(6)), levels.y, part, roomy(50))
                levels.add_widget(chip)
        self.dialog(say("setup.edit_title"), "", [(say("ok"), lambda: self._rename(k, entry.text))], body)

    def _rename(self, k: int, name: str) -> None:
        place = self.places[k]
        place.typed = tidy(name)
        self.app.store.change(names=self.app.settings.names | {place.mark: place.typed})
        self.rebuild()

    def _recolour(self, k: int, mark: int, name: str) -> None:
        """Take a colour; whoever has it takes mine."""
        for place in self.places:
            if place.mark == mark:
                place.mark = self.places[k].mark
        self.places[k].mark = mark
        self._rename(k, name)
        self._edit(k)

    def _grade(self, k: int, level: Level, name: str) -> None:
        self.places[k].level = level
        self._rename(k, name)
        self._edit(k)

    def _play(self) -> None:
        if not self.go.enabled:
            return
        if self.remote:
            self._begin()
        else:
            offer_first(self, self.app, self.game.name, self._begin)

    def _begin(self) -> None:
        seats = tuple(_seated(place, place.typed) for place in self.seated)
        first = None if self.first is None else self.seated.index(self.first)
        table = Table(seats, self.options, first)
        self.app.store.change(tables=self.app.settings.tables | {self.game.name: table})
        if self.remote and not self.app.named:
            ask_name(self, self._open)
        elif self.remote:
            self._open()
        else:
            self.app.begin(self.game.name, table)

    def _open(self) -> None:
        """The room, in which the others take the free places."""
        place = self.places[0]
        if place.kind == "here" and not place.typed:
            place.typed = self.app.person
        chairs = [None if place.kind == "empty" else _seated(place, place.name) for place in self.places]
        begins = None if self.first is None else self.first.mark
        self.app.flow.open_table(self.game.name, self.options, chairs, begins)

    def go_back(self) -> bool:
        self.app.go_home()
        return True


def _beyond(page: ScrollView) -> float:
    """How far it can be scrolled."""
    return max(0.0, float(page.children[0].height - page.height))


def _seated(place: Place, name: str) -> Seated:
    return Seated(name, place.level if place.kind == "bot" else None, place.mark)

"""The room before a match: how others find it, who sits where, and when it begins. The host's and the guests' page."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.uix.widget import Widget

from core.session.room.messages import Chair, Presence, Room, RoomReason
from mobile import games
from mobile.boards.base import Box
from mobile.look import theme
from mobile.look.column import Column
from mobile.look.kit import Bare, Picture, PressPlate, Text, WordButton, put
from mobile.look.measure import measured
from mobile.look.seat_sign import SeatSign
from mobile.look.theme import roomy
from mobile.lull import touched
from mobile.screens.base import Buttons, Final, Screen
from mobile.screens.invite import NOBODY, Invite
from mobile.screens.saying import Voices
from mobile.screens.seat_dialogs import ChairDialogs
from mobile.screens.time_rows import said
from mobile.session.base import GONE
from mobile.session.guest import GuestSession
from mobile.session.host import HostSession
from mobile.words import count, say, whose

if TYPE_CHECKING:
    from core.session.room.seating import Seating
    from mobile.screens.navigator import Navigator

Place = tuple[float, float, float, float]  # x, y, width, height
LOOK = 0.05  # seconds until it is looked again whether a finger is still down
GREEN = [0.72, 0.90, 0.58, 1.0]


class LobbyScreen(Screen):
    """Shows the room as it is; whatever is touched is asked of the host."""

    def __init__(self, app: Navigator, session: HostSession | GuestSession) -> None:
        super().__init__(app)
        self.session = session
        self.dialogs = ChairDialogs(self)
        self._later = Clock.schedule_once(lambda _: self.refresh(), NOBODY) if session.hosting else None
        self._soon = Clock.create_trigger(self._look, LOOK)
        self.invite: Invite | None = None
        self.by_bluetooth = False  # is that way shown?
        self._rows: dict[int, Widget] = {}  # of each device the first
        self.voices = Voices(self, session, self._place)

    @property
    def room(self) -> Room:
        assert self.session.room is not None
        return self.session.room

    # Building

    def build(self) -> None:
        if self.refresh not in self.session.changed:
            self.session.changed.append(self.refresh)
        self.voices.listen()
        game = games.find(self.room.game)
        seats = count("lobby.places", len(self.room.chairs), game=say(f"game.{game.name}"))
        title = say("lobby.table", whose=whose(self.room.host))
        share = self._share if isinstance(self.session, HostSession) else None
        top = self.title(title, seats, "share" if share else "book", share or self._rules, dp(46))
        high = roomy(56)
        talk = Bare("speech", self.voices.speak, say("match.say"))
        self.add(talk, self.left + self.wide - dp(98), top, dp(44), high)
        width = min(self.wide - dp(20), dp(640))
        x, high = self.left + (self.wide - width) / 2, roomy(60)
        floor = self.bottom + high + dp(10)
        if self.landscape:
            part = min(self.wide * 0.44, dp(400))
            head = self.scroller(self.left + dp(10), self.bottom, part, top - self.bottom)
            x = self.left + part + dp(20)
            width = self.wide - part - dp(30)
        self.go = WordButton(say("lobby.ready"), self._go, "button_gold", size=19)
        self.add(self.go, x, self.bottom + dp(4), width, high)
        column = self.scroller(x, floor, width, top - floor)
        self._head(head if self.landscape else column)
        self._deal(column)
        self._column, self._above = column, column.end()
        self._show(True)

    def _head(self, column: Column) -> None:
        """How others come in; a guest sees what will be played."""
        self.invite = None
        if isinstance(self.session, HostSession):
            self.invite = Invite(self, self.session, column)
            return
        lines = [say("lobby.all_here")] + [
            say("said.line", name=say(f"{self.room.game}.{name}"), text=say(f"{self.room.game}.{name}.{value}"))
            for name, value in self._options()
        ]
        if self.room.limit is not None:
            lines.append(said(self.room.limit))
        if self.room.hints.allowed:
            lines.append(say("lobby.hints"))
        words, large = Text("\n".join(lines), 15, 700, theme.INK), theme.text_scale() > 1.35
        pictured = 0.0 if large else min(dp(150), column.width * 0.4) + dp(10)  # large words need all of the width
        least, room = roomy(124, 1.5), column.width - pictured - dp(24)
        high = max(dp(60) if large else least, words.flow(room) + dp(16))
        card = PressPlate("house/panel_paper", self._rules)
        card.spoken = say("rules")
        column.stack(card, high, dp(10))
        if pictured:
            scene = Picture(f"{self.room.game}/scene", fill=True)
            put(scene, card.x + dp(10), card.top - least + dp(10), pictured - dp(10), least - dp(20))
            card.add_widget(scene)
        put(words, card.x + pictured + dp(12), card.y + dp(8), room, high - dp(16))
        card.add_widget(words)

    def _deal(self, column: Column) -> None:
        """A deal that is known is said to all, before anybody is ready."""
        code = self.room.known
        if code:
            text = say("deal.known", code=code)
            way = WordButton(text, self._tell_deal, "button_dark", "dice", 15, beside=True)
            column.stack(way, roomy(48, 1.7), dp(8))

    def _tell_deal(self) -> None:
        code = self.room.known
        self.dialog(say("deal.known", code=code), say("deal.lobby"), [(say("ok"), None)])

    def _options(self) -> list[tuple[str, str]]:
        """What the table chose; of a seat, where it is another than for all."""
        options = games.find(self.room.game).options
        found = [(option, self.room.options.get(option.name, option.default)) for option in options]
        return [(option.name, value) for option, value in found if option.seat is None or value != option.default]

    # What is new

    def refresh(self) -> None:
        """Show the room as it is now; a dialog stays open, and no row goes from under a finger."""
        if self.parent is None or self._built_for is None or self.session.room is None or not self.session.open:
            return
        still = touched()
        self._show(not still)
        if still:
            self._soon()

    def _look(self, _: float) -> None:
        if touched():
            self._soon()
        else:
            self.refresh()

    def _show(self, rows: bool) -> None:
        if self.invite is not None:
            self.invite.refresh()
        if rows:
            self._fill()
        self._say_go()

    def _fill(self) -> None:
        rows, room = self._column, self.room
        rows.cut(self._above)
        self._rows.clear()
        for k, chair in enumerate(room.chairs):
            self._chair(rows, k, chair)
        for person in room.people:
            if person.number and not any(chair.person == person.number for chair in room.chairs):
                self._watcher(rows, person.number)

    def _chair(self, column: Column, k: int, chair: Chair) -> None:
        """Name and device at the left, the state at the right; with large words one below the other."""
        stacked = theme.text_scale() > 1.35
        line = roomy(26)
        high = line * 3 + dp(6) if stacked else roomy(52)
        row = PressPlate("house/panel_empty" if chair.free else "house/panel_dark", lambda: self.dialogs.open(k))
        name = say("setup.free", n=k + 1) if chair.free else chair.name
        row.spoken = say("lobby.edit", name=name)
        if chair.person is not None:
            self._rows.setdefault(chair.person, row)
        column.stack(row, high, dp(5))
        token, side = SeatSign(chair.mark, chair.face if chair.level is not None else None), dp(28)
        if chair.level is not None:
            side = dp(36)
        put(token, row.x + dp(24) - side / 2, row.center_y - side / 2, side, side)
        row.add_widget(token)
        offered = self._offer(k, chair)
        where = (row.x + dp(40), row.y, row.width - dp(40), max(line, dp(44))) if stacked else None
        if offered is not None:
            right = self._offered(row, *offered, where)
        else:
            right = self._said(row, *self._state(chair), (row.x, row.y, row.width, line) if stacked else None)
        room = row.width - dp(50) - (dp(8) if stacked else right + dp(6))
        title = Text(name, 17, 800, lines=1)
        second = Text(self._device(chair), 14, 600, theme.ON_WOOD_SECOND, lines=1)
        if stacked:
            put(title, row.x + dp(48), row.top - line - dp(2), room, line)
            put(second, row.x + dp(48), row.top - 2 * line - dp(2), room, line)
        else:
            put(title, row.x + dp(48), row.y + high * 0.46, room, high * 0.48)
            put(second, row.x + dp(48), row.y + high * 0.07, room, high * 0.42)
        row.add_widget(title)
        if not (stacked and chair.free):
            row.add_widget(second)

    def _said(self, row: PressPlate, state: str, icon: str, colour: list[float], where: Place | None) -> float:
        """The state at the right of a row, with a picture; answers how wide it is."""
        x, y, wide, high = where or (row.x, row.y, row.width, row.height)
        side = dp(22)
        width = min(measured(state, 15) + dp(4), wide * (0.7 if where else 0.5))
        words = Text(state, 15, 700, colour, "right", lines=1)
        put(words, x + wide - dp(12) - side - dp(6) - width, y, width, high)
        picture = Picture(f"house/icon_{icon}", fill=True)
        put(picture, x + wide - dp(10) - side, y + high / 2 - side / 2, side, side)
        row.add_widget(words)
        row.add_widget(picture)
        return float(width + side + dp(20))

    def _offered(self, row: PressPlate, text: str, does: Callable[[], None], where: Place | None) -> float:
        """Something to be done with a free chair, at its right."""
        width = min(measured(text, 15, 800) + dp(22), row.width * 0.52)
        x, y, width, high = where or (row.right - width, row.y, width, row.height)
        press = PressPlate("house/bar", does)
        press.tint.a = 0
        press.spoken = text
        put(press, x, y, width, high)
        words = Text(text, 15, 800, theme.GOLD, "right", lines=2)
        put(words, x + dp(6), y, width - dp(18), high)
        press.add_widget(words)
        row.add_widget(press)
        return float(width)

    def _offer(self, k: int, chair: Chair) -> tuple[str, Callable[[], None]] | None:
        if not chair.free:
            return None
        if self.session.hosting:
            return say("lobby.add_bot"), lambda: self.dialogs.add_bot(k)
        return say("lobby.sit"), lambda: self.dialogs.sit(k)

    def _state(self, chair: Chair) -> tuple[str, str, list[float]]:
        """Of a chair that is taken: in words, with a picture."""
        if chair.level is not None:
            return say("lobby.here"), "check", GREEN
        person = self.session.person(chair.person)
        if person is None:
            return say("lobby.waiting"), "hourglass", theme.ON_WOOD_SECOND
        if person.presence in GONE:
            asleep = person.presence is Presence.AWAY
            return say("lobby.asleep" if asleep else "lobby.absent"), "asleep" if asleep else "no_link", theme.GOLD
        if person.presence is Presence.WEAK:
            return say("lobby.weak"), "no_link", theme.GOLD
        if not person.ready:
            return say("lobby.not_ready"), "hourglass", theme.ON_WOOD_SECOND
        return say("lobby.here"), "check", GREEN

    def _device(self, chair: Chair) -> str:
        """Where who sits there plays."""
        if chair.level is not None:
            return say(f"level.{chair.level}")
        if chair.person is None:
            return say("lobby.waiting")
        if chair.person == self.session.you:
            return say("lobby.this_phone")
        person = self.session.person(chair.person)
        name = whose(person.name) if person is not None else "?"
        return say("lobby.phone", whose=name)

    def _watcher(self, column: Column, number: int) -> None:
        """A device without a chair."""
        person = self.session.person(number)
        assert person is not None
        high = roomy(48)
        row = PressPlate("house/panel_dark", lambda: self.dialogs.watcher(number))
        row.spoken = say("lobby.edit", name=person.name)
        self._rows[number] = row
        column.stack(row, high, dp(5))
        eye = Picture("house/icon_eye", fill=True)
        put(eye, row.x + dp(11), row.center_y - dp(13), dp(26), dp(26))
        here = number == self.session.you
        text = say("people.you_watch") if here else say("lobby.watches", name=person.name)
        words = Text(text, 16, 700, lines=1)
        put(words, row.x + dp(48), row.y, row.width - dp(60), high)
        row.add_widget(eye)
        row.add_widget(words)

    # Beginning

    def _say_go(self) -> None:
        """What the button says: with how many, or why not yet."""
        if isinstance(self.session, GuestSession):
            self._say_ready(self.session)
            return
        seating = self.session.host.seating
        refusal = seating.refusal()
        text = say(refusal.reason) if refusal else say(f"lobby.start.{len(seating.taken)}")
        self.go.say(text)
        self.go.enable(refusal is None, "button_gold" if refusal is None else "button_off")
        if self.go.label is not None:
            self.go.label.opacity = 1.0  # why not is to be read

    def _say_ready(self, session: GuestSession) -> None:
        mine = any(chair.person == session.you for chair in self.room.chairs)
        me = session.person(session.you)
        if session.down:
            self.go.say(say("link.down_short"))
            self.go.enable(True, "button_dark")
        elif not mine:
            free = any(chair.free for chair in self.room.chairs)
            self.go.say(say("lobby.choose_or_watch" if free else "people.you_watch"))
            self.go.enable(False, "button_off")
        elif me is not None and me.ready:
            self.go.say(say("lobby.host_starts", name=self.room.host))
            self.go.enable(True, "button_dark")
        else:
            self.go.say(say("lobby.ready"))
            self.go.enable(True, "button_gold")

    def _go(self) -> None:
        if isinstance(self.session, GuestSession):
            me = self.session.person(self.session.you)
            if self.session.down:
                self.session.guest.way.try_now()
            elif self.go.enabled and me is not None:
                self.session.guest.ready(not me.ready)
            return
        seating = self.session.host.seating
        refusal = seating.refusal()
        if refusal is None:
            self.app.flow.start(self.session)
        else:
            self.dialog(say(refusal.reason), self._why(seating, str(refusal.reason)), [(say("ok"), None)])

    def _why(self, seating: Seating, reason: str) -> str:
        """Who is missing, or how many there must be."""
        room = self.room
        seated = {chair.person for chair in room.chairs if chair.person}
        if reason in (RoomReason.SOMEBODY_GONE, RoomReason.NOT_READY):
            gone = reason == RoomReason.SOMEBODY_GONE
            names = [
                p.name for p in room.people if p.number in seated and (p.presence in GONE if gone else not p.ready)
            ]
            key = "lobby.gone_text" if gone else "lobby.not_ready_text"
            return say(key, names=say("list.and").join(names))
        if seating.deal is not None:
            return count("deal.for", seating.deal.players)
        return say("setup.wrong", least=min(seating.game.seats), most=max(seating.game.seats))

    # Around it

    def close_dialog(self) -> None:
        """What the dialog kept from being built anew is built when no other one takes its place."""
        if self.asking:
            self._soon()
        super().close_dialog()

    def _place(self, number: int) -> tuple[Box, int | None]:
        """A person's row, and their mark; of who has none, the button to say something."""
        chair = next((chair for chair in self.room.chairs if chair.person == number), None)
        row = self._rows.get(number)
        if row is None:
            return Box(self.left + self.wide - dp(98), self.roof - dp(56), dp(44), dp(50)), None
        return Box(*row.to_window(*row.pos), row.width, row.height), None if chair is None else chair.mark

    def _share(self) -> None:
        assert self.invite is not None
        self.invite.share()

    def _rules(self) -> None:
        self.app.show_rules(self.room.game)

    def go_back(self) -> bool:
        """Away; whoever has come is asked about first."""
        others = isinstance(self.session, HostSession) and len(self.room.people) > 1
        if others:
            choices: Buttons = [(say("lobby.stay"), None), Final(say("lobby.close"), self.app.go_home)]
            self.dialog(say("lobby.close"), say("lobby.close_text"), choices)
        else:
            self.app.go_home()
        return True

    def out_of_sight(self) -> None:
        """A match may begin while the rules are read: then nobody comes back, and nobody says that it is left."""
        if self.refresh in self.session.changed:
            self.session.changed.remove(self.refresh)
        self.voices.close()

    def leave(self) -> None:
        if self._later is not None:
            self._later.cancel()
        self.out_of_sight()

"""Gifts and promises, which may be made at any time: to whom, how much, now or later; and what is still promised."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from kivy.metrics import dp
from kivy.uix.widget import Widget

from core.game import Refusal, Seat
from core.games.terristories.content import ROUNDS
from core.games.terristories.moves import Give, Move, Promise
from core.games.terristories.position import Pledge, Step, View, free_resources
from core.games.terristories.position import Promise as Pledged
from core.games.terristories.talk import MOST
from mobile.boards.base import Box, Form, Stage, Thing
from mobile.boards.terristories.card import LARGE_TEXT, box_of
from mobile.boards.terristories.looking import Looking
from mobile.boards.terristories.sight import Front, Sight
from mobile.boards.terristories.things import thing
from mobile.boards.terristories.wording import sentence
from mobile.look import theme
from mobile.look.kit import Bare, Picture, PressPlate, Text, WordButton, put
from mobile.look.scroll import scroll, scroll_past, scrolled
from mobile.look.sheet import Sheet
from mobile.look.theme import roomy, sp
from mobile.words import say, whose

WAYS = (None, Pledge.GIVE, Pledge.FUND)  # at once, or promised


class Deed(NamedTuple):
    """What is being put together."""

    seat: Seat
    to: Seat | None = None
    n: int = 1
    what: Pledge | None = None  # None: it is given at once
    due: int = 1

    @property
    def move(self) -> Move | None:
        """As a move, where it is whole."""
        if self.to is None:
            return None
        return Give(self.to, self.n) if self.what is None else Promise(self.to, self.what, self.n, self.due)


class Deeds(Front):
    """Lies over everything while it is open."""

    def __init__(self, board: Sight) -> None:
        self.board = board
        self.looking = Looking(lambda: None)
        self.deed: Deed | None = None
        self.lies = False  # is the room low, and wide?
        self._shown: object = None  # what the sheet tells
        self._answered = 0.0  # pixels of it that are answered when the receiver is known

    def arrange(self, stage: Stage, box: Box, form: Form) -> None:
        self.lies = form is Form.WIDE
        self.looking.arrange(stage, Box(stage.left, stage.bottom, stage.wide, stage.high - dp(4)))

    @property
    def possible(self) -> bool:
        """May anything be given or promised now?"""
        board = self.board
        return board.live and bool(board.here) and board.view.step >= Step.CARDS_1

    def open(self, seat: Seat, to: Seat | None = None, n: int = 1) -> None:
        """Somebody here wants to give something."""
        view = self.board.view
        if not self.possible or seat not in self.board.here:
            return
        others = [other for other in range(view.players) if other != seat]
        receiver = to if to is not None else others[0] if len(others) == 1 else None
        self.deed = Deed(seat, receiver, n, None, min(ROUNDS, view.round + 1))
        self._lay()
        if receiver is not None:  # what is to be chosen comes first where not all of it is seen
            scroll_past(self.looking.layer, self._answered)

    def change(self, deed: Deed) -> None:
        """Another choice was made."""
        if deed.to == deed.seat:
            deed = deed._replace(to=None)
        self.deed = deed
        self._lay()

    def _lay(self) -> None:
        deed = self.deed
        if deed is not None:
            self._shown = self._told(deed)
            far = scrolled(self.looking.layer)
            self.looking.lay(partial(self._sheet, deed))
            scroll(self.looking.layer, far)

    def _sheet(self, deed: Deed, width: float) -> DeedSheet:
        sheet = DeedSheet(self, deed, width)
        self._answered = sheet.answered
        return sheet

    def refusal(self, deed: Deed) -> Refusal | None:
        move = deed.move
        return self.board.table.refusal(deed.seat, move) if move is not None else None

    def do(self) -> None:
        """It is meant."""
        deed = self.deed
        self.close()
        if deed is not None and deed.move is not None and self.refusal(deed) is None:
            self.board.send(deed.move, deed.seat)

    def next_button(self, what: Pledge | None) -> Widget | None:
        """While it is open, what is to be touched for this to be given or promised: first which of them, then that."""
        if self.deed is None:
            return None
        name = self.board.name_of(self.deed.to) if self.deed.to is not None else ""
        chosen = self.deed.what is what
        word = say("terristories.deed.give" if what is None else "terristories.deed.promise")
        wanted = word if chosen else _way(what, name)
        found = [one for one in self.looking.layer.walk(restrict=True) if isinstance(one, WordButton | ChoicePlate)]
        return next((one for one in found if one.spoken == wanted), None)

    def keep(self, promise: Pledged) -> None:
        """Give what was promised."""
        self.close()
        if self.board.table.refusal(promise.seat, Give(promise.to, promise.n)) is None:
            self.board.send(Give(promise.to, promise.n), promise.seat)

    def close(self) -> None:
        self.deed = None
        self.looking.close()

    # As the board asks

    @property
    def over(self) -> bool:
        return self.looking.open

    def show(self) -> None:
        """What others do meanwhile is to be seen in it."""
        if not self.looking.open or self.deed is None:
            return
        if not self.possible:
            self.close()
        elif self._told(self.deed) != self._shown:
            self._lay()

    def _told(self, deed: Deed) -> tuple[object, ...]:
        """What the sheet depends on: whatever else others do leaves it as it is under a finger."""
        view = self.board.view
        return free_resources(view, deed.seat), view.promises, view.round, self.refusal(deed), self.board.here

    def cover(self, covered: bool) -> None:
        if covered:
            self.close()

    def cancel(self) -> None:
        self.close()


def _way(what: Pledge | None, name: str) -> str:
    """To give now or later, or to fund what somebody offers, whoever that is."""
    if what is Pledge.FUND:
        return say("terristories.deed.fund", whose=whose(name)) if name else say("terristories.deed.fund_any")
    return say("terristories.deed.now" if what is None else "terristories.deed.later")


def told(promise: Pledged, name_of: Callable[[Seat], str]) -> str:
    """A promise in a sentence."""
    key = "terristories.promise.fund" if promise.what is Pledge.FUND else "terristories.promise.give"
    name, other = name_of(promise.seat), name_of(promise.to)
    return say(key, name=name, other=other, others=whose(other), n=promise.n, due=promise.due)


class DueRow(PressPlate):
    """A promise that is due in this round, to be kept by a touch."""

    def __init__(self, promise: Pledged, board: Sight, pressed: Callable[[], None]) -> None:
        super().__init__("house/chip_paper", pressed)
        self._sign = Picture(f"house/seat_{theme.SEATS[board.marks[promise.seat]]}", fill=True)
        self._text = Text(told(promise, board.name_of), 15, 700, theme.WARNING)
        self._icon = Picture("house/icon_next", fill=True)
        self.spoken = self._text.text
        for part in (self._sign, self._text, self._icon):
            part.size_hint = (None, None)
            self.add_widget(part)
        self.bind(pos=self._arrange, size=self._arrange)

    def needs(self, width: float) -> float:
        """How high it must be."""
        high = self._text.flow(width - dp(70))
        self._text.free = False
        return max(dp(theme.TARGET), high + dp(6))

    def thing(self, x: float, y: float) -> Thing:
        """What it is, to be asked about."""
        return thing("giving", self._sign.name, box_of(self), self.spoken)

    def _arrange(self, *_: object) -> None:
        side = dp(22)
        low = self.y + (self.height - side) / 2
        put(self._sign, self.x + dp(8), low, side, side)
        put(self._icon, self.right - side - dp(8), low, side, side)
        put(self._text, self.x + dp(36), self.y, self.width - dp(70), self.height)


class DeedSheet(Sheet):
    """Each question is a sentence; below it what may be answered."""

    def __init__(self, deeds: Deeds, deed: Deed, width: float) -> None:
        super().__init__(width, across=14, above=8, below=12)
        self._deeds, self._deed = deeds, deed
        board = deeds.board
        view: View = board.view
        self._head()
        if len(board.here) > 1:
            self._ask(say("terristories.deed.who"))
            self._seats(board.here, deed.seat, lambda seat: deed._replace(seat=seat))
        self._ask(say("terristories.deed.to"))
        others = tuple(seat for seat in range(view.players) if seat != deed.seat)
        self._seats(others, deed.to, lambda seat: deed._replace(to=seat))
        self.answered = self.rows.height  # above what is asked next
        self._ask(say("terristories.deed.how"))
        self._ways()
        have = free_resources(view, deed.seat)
        most = max(1, have) if deed.what is None else MOST
        self._count(say("terristories.deed.many"), deed.n, 1, most, lambda n: deed._replace(n=n), "terristories/cube")
        if deed.what is not None:
            due = say("terristories.deed.due")
            self._count(due, deed.due, view.round, ROUNDS, lambda n: deed._replace(due=n), "house/icon_clock")
        self._sentence()
        self._promises(view)

    def _head(self) -> None:
        head = self.stay(max(dp(theme.TARGET), sp(20) * 1.3), self.fixed)
        head.add(Text(say("terristories.deed.title"), 20, colour=theme.INK, fraunces=True), 0, head.width - dp(44))
        head.add(Bare("close", self._deeds.close, say("close")), head.width - dp(40), dp(44))

    def _ask(self, text: str) -> None:
        self.rows.words(Text(text, 16, 800, theme.INK), dp(2))

    def _seats(self, seats: tuple[Seat, ...], chosen: Seat | None, then: Callable[[Seat], Deed]) -> None:
        board, gap = self._deeds.board, dp(6)
        strip = self.rows.strip(roomy(48, 1.5), dp(8))
        wide = (strip.width - gap * (len(seats) - 1)) / max(1, len(seats))
        for k, seat in enumerate(seats):
            sign = f"house/seat_{theme.SEATS[board.marks[seat]]}"
            does = partial(self._change, then(seat))
            strip.add(ChoicePlate(sign, board.name_of(seat), seat == chosen, does), k * (wide + gap), wide)

    def _ways(self) -> None:
        to = self._deed.to
        name = self._deeds.board.name_of(to) if to is not None else ""
        for what in WAYS:
            text = _way(what, name)
            does = partial(self._change, self._deed._replace(what=what, n=self._least(what)))
            plate = ChoicePlate("", text, self._deed.what is what, does)
            self.rows.stack(plate, roomy(44, 1.6), dp(4))

    def _least(self, what: Pledge | None) -> int:
        """As many as were wanted; of gifts no more than there is."""
        have = free_resources(self._deeds.board.view, self._deed.seat)
        return max(1, min(self._deed.n, have)) if what is None else self._deed.n

    def _count(self, text: str, n: int, low: int, most: int, then: Callable[[int], Deed], picture: str) -> None:
        strip = self.rows.strip(roomy(48, 1.4), dp(6))
        step = max(dp(48), strip.height)
        strip.add(Text(text, 16, 800, theme.INK), 0, strip.width - 2 * step - dp(72))
        x = strip.width - 2 * step - dp(66)
        for k, by in enumerate((-1, 1)):
            button = WordButton("−" if by < 0 else "+", partial(self._change, then(n + by)), "button_paper", size=22)
            button.spoken = f"{text} {'−' if by < 0 else '+'}"
            allowed = low <= n + by <= most
            button.enable(allowed)
            if not allowed:
                button.pressed = lambda: None
            strip.add(button, x if k == 0 else strip.width - step, step)
        strip.add(Picture(picture, fill=True), x + step + dp(6), dp(24))
        strip.add(Text(str(n), 20, 800, theme.INK, lines=1), x + step + dp(34), dp(30))

    def _sentence(self) -> None:
        """What it would be, or why not; and the button that does it."""
        deed, deeds = self._deed, self._deeds
        refusal, move = deeds.refusal(deed), deed.move
        if move is None or deed.to is None:
            text = say("terristories.deed.choose")
        elif refusal is not None:
            text = deeds.board.refuse(refusal)
        else:
            name, other = deeds.board.name_of(deed.seat), deeds.board.name_of(deed.to)
            keys = {None: "told_gives", Pledge.GIVE: "told_promises", Pledge.FUND: "told_promises_fund"}
            given = {"name": name, "other": other, "others": whose(other), "n": deed.n, "due": deed.due}
            text = sentence(say(f"terristories.{keys[deed.what]}", **given))
        word = say("terristories.deed.give" if deed.what is None else "terristories.deed.promise")
        button = WordButton(word, deeds.do, "button_gold", size=17)
        button.enable(move is not None and refusal is None)
        said = Text(text, 16, 700, theme.WARNING if refusal is not None else theme.INK)
        large = theme.text_scale() > LARGE_TEXT
        beside = deeds.lies or not large
        strip = self.stay(max(roomy(52, 1.5), sp(16) * 2.6 if large and beside else 0.0), self.foot)
        strip.add(button, strip.width * 0.58 if beside else 0, strip.width * 0.42 if beside else strip.width)
        if beside:
            strip.add(said, 0, strip.width * 0.56)
        else:
            above = self.stay(sp(16) * 2.6, self.foot)
            above.add(said, 0, above.width)

    def _promises(self, view: View) -> None:
        """What is still promised, due first."""
        if not view.promises:
            return
        self.rows.words(Text(say("terristories.deed.open"), 16, colour=theme.INK, fraunces=True), dp(2))
        for promise in sorted(view.promises, key=lambda one: one.due):
            self._promise(view, promise)

    def _promise(self, view: View, promise: Pledged) -> None:
        deeds, board = self._deeds, self._deeds.board
        may = promise.what is Pledge.GIVE and promise.seat in board.here
        may = may and free_resources(view, promise.seat) >= promise.n
        room = self.rows.width - dp(28) - (dp(84) if may else 0.0)
        text = Text(told(promise, board.name_of), 15, 700, theme.WARNING if promise.due <= view.round else theme.INK)
        high = max(text.flow(room), dp(44) if may else dp(26))
        text.free = False
        strip = self.rows.strip(high, dp(4))
        sign = f"house/seat_{theme.SEATS[board.marks[promise.seat]]}"
        strip.add(Picture(sign, fill=True), 0, dp(20))
        strip.add(text, dp(26), room)
        if may:
            keep = WordButton(say("terristories.deed.keep"), partial(deeds.keep, promise), "button_paper", size=15)
            strip.add(keep, strip.width - dp(80), dp(80))

    def _change(self, deed: Deed) -> None:
        self._deeds.change(deed)


class ChoicePlate(PressPlate):
    """One of several, with a seat's sign before it or not; golden where it is chosen."""

    def __init__(self, sign: str, text: str, chosen: bool, pressed: Callable[[], None]) -> None:
        super().__init__("house/button_gold" if chosen else "house/button_paper", pressed)
        self.spoken, self.chosen = text, chosen
        self._sign = Picture(sign, fill=True) if sign else None
        self._text = Text(text, 16, 800 if chosen else 600, theme.INK, lines=1)
        for part in (self._sign, self._text):
            if part is not None:
                part.size_hint = (None, None)
                self.add_widget(part)
        self.bind(pos=self._arrange, size=self._arrange)

    def thing(self, x: float, y: float) -> Thing:
        """What is being made, to be asked about."""
        return thing("giving", self._sign.name if self._sign is not None else "cube", box_of(self))

    def _arrange(self, *_: object) -> None:
        x, side = self.x + dp(8), dp(20)
        if self._sign is not None:
            put(self._sign, x, self.y + (self.height - side) / 2, side, side)
            x += side + dp(5)
        put(self._text, x, self.y, self.right - x - dp(6), self.height)

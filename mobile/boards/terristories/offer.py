"""One thing that is paid for together, as a row: a project or the influence point, with each seat's cubes on it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from kivy.metrics import dp

from core.game import Seat
from core.games.terristories.content import CARDS
from core.games.terristories.position import INFLUENCE, View, cost_of
from mobile.boards.base import Box, Thing
from mobile.boards.terristories.card import BAND, GOOD_INK, LARGE_TEXT, SHAPE, box_of, card_thing, impact_parts
from mobile.boards.terristories.cubes import Cubes
from mobile.boards.terristories.face import Card, Deck, face
from mobile.boards.terristories.things import thing
from mobile.look import theme
from mobile.look.kit import Picture, Plate, PressPlate, Text, put
from mobile.look.measure import measured, shortened
from mobile.look.row import Part, Row
from mobile.look.theme import sp
from mobile.words import cards, say

TITLE, SMALL = 16, 14  # sp
STEP, COUNT = 44.0, 26.0  # dp of a stepping button, and of the number between two
EDGE = 5.0  # dp
LINES = 3  # of its sentence, with large text
CUBES, FOOT = 26.0, 38.0  # dp of the line with cubes, and of the buttons: beside the words where there is little room
PICTURE, WIDE, HALF = 48.0, 0.14, 0.62  # dp of a picture, or so much of the row's width or height
LOW, HIGH = 67.0, 176.0  # dp: as little, and as much room as it has use for


class Shares(NamedTuple):
    """What it shows besides what it is: all seats' shares, and what the seat whose turn it is to step may do."""

    shares: tuple[int, ...]
    cost: int
    marks: tuple[int, ...]
    stepping: Seat | None = None  # whose cubes the buttons move; None: nobody's here
    up: bool = False
    down: bool = False
    lit: bool = False  # is a cube held over it?


class Offer(PressPlate):
    """Its widgets are made once; an entry changes what they say."""

    def __init__(self, view: View, slot: int, pressed: Callable[[int], None], step: Callable[[int, int], None]) -> None:
        super().__init__("terristories/card", partial(pressed, slot), size=(0, 0))
        self.slot = slot
        self.shown: Shares | None = None
        self._said = _said(view, slot)
        self.spoken = self._said.title
        self.cubes = Cubes()
        self._band = Plate(f"terristories/card_band_{self._said.role}") if self._said.role >= 0 else None
        self._view = Picture(self._said.picture, fill=True)
        self._title = Text(self._said.title, TITLE, 800, theme.INK, lines=1)
        self._text = Text("", SMALL, 600, theme.INK_SECOND, valign="top", line_height=0.92)
        self._impacts = Row(SMALL, icons=1.3, gap=5)
        self._state = Row(SMALL, icons=1.1, gap=3)
        self._frame = Plate("house/frame_gold")
        self.less = _Step("minus", partial(step, slot, -1), say("terristories.offer.less", what=self.spoken))
        self.more = _Step("plus", partial(step, slot, 1), say("terristories.offer.more", what=self.spoken))
        self._count = Text("", 18, 800, theme.INK, "center", lines=1)
        parts = (self._band, self._view, self._title, self._text, self._impacts, self.cubes, self._state)
        for part in parts:
            if part is not None:
                part.size_hint = (None, None)
                self.add_widget(part)
        self.bind(pos=self._arrange, size=self._arrange)

    def show(self, shares: Shares) -> None:
        """As it is after an entry."""
        if shares == self.shown:
            return
        before, self.shown = self.shown, shares
        if self.slot == INFLUENCE:  # a power may make it cheaper
            self._said = self._said._replace(effect=_point(shares.cost))
        self.cubes.show(shares.shares, shares.cost, shares.marks)
        stepping = shares.stepping is not None
        for part in (self.less, self._count, self.more):
            if stepping is not (part.parent is self):
                (self.add_widget if stepping else self.remove_widget)(part)
        if stepping and shares.stepping is not None:
            self._count.text = str(shares.shares[shares.stepping])
            self.less.allow(shares.down)
            self.more.allow(shares.up)
        framed = shares.lit or sum(shares.shares) >= shares.cost
        if framed is not (self._frame.parent is self):
            (self.add_widget if framed else self.remove_widget)(self._frame)
        if before is None or before.cost != shares.cost or (before.stepping is None) is stepping:
            self._arrange()
        else:
            self._say_state()

    @staticmethod
    def least() -> float:
        """How high it must be for its words, in pixels."""
        if _large():
            words = sp(TITLE) * 2.4 + sp(SMALL) * 1.4 + sp(SMALL) * LINES * 1.25
            return words + dp(STEP + 2 * EDGE + 4)
        return max(dp(LOW), dp(EDGE + 3) + sp(TITLE) * 1.2 + sp(SMALL) * 1.25 + dp(CUBES))

    @property
    def _roomy(self) -> bool:
        """Do the buttons stand below the words, instead of beside them?"""
        return _large() or self.height >= dp(EDGE + 2) + sp(TITLE) * 1.2 + sp(SMALL) * 1.2 + dp(FOOT)

    def thing(self, x: float, y: float) -> Thing:
        """What it is, to be asked about."""
        if self.slot == INFLUENCE:
            return thing("influence", "cube", box_of(self))
        return card_thing(Card(Deck.PROJECT, self._said.card), box_of(self))

    def box(self) -> Box:
        """Where it is in the window."""
        return box_of(self)

    def _arrange(self, *_: object) -> None:
        if self.shown is None or self.width <= 1:
            return
        if self._band is not None:
            put(self._band, self.x + dp(4), self.y + dp(4), dp(BAND), self.height - dp(8))
        if _large():
            self._stack()
            return
        x, right, top = self.x + dp(BAND + 8), self.right - dp(8), self.top - dp(EDGE)
        buttons = dp(2 * STEP + COUNT) if self.shown.stepping is not None else 0.0
        line = sp(TITLE) * 1.2
        impacts = impact_parts(self._said.impacts)
        wide = min(self._impacts.natural(impacts) + dp(4), dp(150) * max(1.0, theme.text_scale() * 0.8))
        self._impacts.lay(impacts, theme.INK, right - wide, top - line, wide, line)
        foot = self._foot(x, right, buttons)
        under = self.y + dp(FOOT) + dp(2)  # what is higher stands above the buttons
        low = max(foot, under) if self._roomy else foot
        side = min(top - low, max(dp(PICTURE), self.width * WIDE, (top - low) * HALF))
        put(self._view, x, top - side, side * SHAPE, side)
        words = x + side * SHAPE + dp(7)
        beside = right - buttons - dp(4)  # left of the buttons
        end = min(right - wide - dp(6), beside) if top - line < under else right - wide - dp(6)
        self._words(words, top - line, end, line, low, beside if low < under else right)
        put(self._frame, *self.pos, *self.size)
        self._say_state()

    def _stack(self) -> None:
        """With large text, one below the other."""
        assert self.shown is not None
        x, right, top = self.x + dp(BAND + 8), self.right - dp(8), self.top - dp(EDGE)
        buttons = dp(2 * STEP + COUNT + 10) if self.shown.stepping is not None else 0.0
        foot = self._foot(x, right, buttons)
        title = sp(TITLE) * 2.4
        side = min(title, dp(PICTURE))
        put(self._view, x, top - side, side * SHAPE, side)
        words = x + side * SHAPE + dp(7)
        self._title.lines = 0
        put(self._title, words, top - title, right - words, title)
        line = sp(SMALL) * 1.4
        self._impacts.lay(impact_parts(self._said.impacts), theme.INK, x, top - title - line, right - x, line)
        self._text.text = shortened(self._said.effect, "Nunito600", sp(SMALL), right - x, LINES)
        put(self._text, x, foot, right - x, top - title - line - foot)
        put(self._frame, *self.pos, *self.size)
        self._say_state()

    def _foot(self, x: float, right: float, buttons: float) -> float:
        """Cubes, what is left to pay, and the buttons; answers where they end."""
        assert self.shown is not None
        low, high = self.y + dp(3), dp(CUBES)
        if self._roomy:
            low, high = self.y + dp(5), dp(FOOT - 6)
        room = right - buttons - dp(4) - x
        put(self.cubes, x, low, min(room, self.shown.cost * dp(26)), high)
        start = x + self.cubes.across + dp(6)
        put(self._state, start, low, max(0.0, x + room - start), high)
        self._state.opacity = 1.0 if x + room - start >= self._state_width() else 0.0
        at, count = right + dp(4) - buttons, buttons - dp(2 * STEP)
        for part, step in ((self.less, STEP), (self._count, count / dp(1)), (self.more, STEP)):
            put(part, at, self.y + dp(3), dp(step), dp(FOOT - 2))
            at += dp(step)
        return low + high

    def _words(self, x: float, line_low: float, end: float, line: float, low: float, right: float) -> None:
        """Its title, and its sentence in as many lines as there is room for."""
        high = sp(SMALL) * 1.25
        whole = measured(self._said.title, TITLE - 1, 800) <= end - x
        if not whole and line_low - line - low >= high:  # two lines for it, and one at least for the sentence
            self._title.lines = 0
            put(self._title, x, line_low - line * 0.9, end - x, line * 1.9)
            line_low -= line * 0.9
        else:
            self._title.lines = 1
            put(self._title, x, line_low, end - x, line)
        lines = max(1, int((line_low - low + dp(4)) / high))
        self._text.text = shortened(self._said.effect, "Nunito600", sp(SMALL), right - x, lines)
        put(self._text, x, low - dp(3), right - x, line_low - low + dp(3))

    def _state_parts(self) -> Part:
        assert self.shown is not None
        left = self.shown.cost - sum(self.shown.shares)
        if left <= 0:
            return Part("house/icon_check", say("terristories.offer.paid"))
        return Part("", say("terristories.offer.left", n=left))

    def _state_width(self) -> float:
        words = max((say("terristories.offer.paid"), say("terristories.offer.left", n=9)), key=len)
        return measured(words, SMALL, 800) + sp(SMALL) * 1.5

    def _say_state(self) -> None:
        part = self._state_parts()
        self._state.show((part,), list(GOOD_INK) if part.icon else theme.INK_SECOND)


def _large() -> bool:
    """Is text so large that things stand below one another?"""
    return theme.text_scale() > LARGE_TEXT


class _Said(NamedTuple):
    """What is told of it, whatever the shares."""

    card: int
    title: str
    picture: str
    effect: str
    impacts: tuple[int, int, int]
    role: int


def _point(cost: int) -> str:
    return say("terristories.offer.influence", n=cost)


def _said(view: View, slot: int) -> _Said:
    if slot == INFLUENCE:
        title = say("terristories.offer.point")
        return _Said(-1, title, "terristories/cube", _point(cost_of(view, INFLUENCE)), (0, 0, 0), -1)
    number = view.offers[slot]
    told = face(Card(Deck.PROJECT, number))
    effect = cards.project_text(number)
    return _Said(number, told.title, told.picture, effect, CARDS[number].impacts, told.role)


class _Step(PressPlate):
    """− or +; dim where it would be refused, and then it says why."""

    def __init__(self, icon: str, pressed: Callable[[], None], spoken: str) -> None:
        self._usual = "house/button_paper" if icon == "minus" else "house/button_gold"
        super().__init__(self._usual, pressed)
        self.spoken = spoken
        self._icon = Text("+" if icon == "plus" else "−", 24, 800, theme.INK, "center", lines=1)
        self._icon.size_hint = (None, None)
        self.add_widget(self._icon)
        self.bind(pos=self._inside, size=self._inside)

    def allow(self, allowed: bool) -> None:
        if allowed is self.enabled:
            return
        self.enabled = allowed
        self.dress(self._usual if allowed else "house/button_off")
        self._icon.opacity = 1.0 if allowed else theme.dim(True)

    def thing(self, x: float, y: float) -> Thing:
        """What it moves, to be asked about."""
        return thing("cube", "cube", box_of(self), f"{self.spoken}.")

    def _inside(self, *_: object) -> None:
        put(self._icon, *self.pos, *self.size)

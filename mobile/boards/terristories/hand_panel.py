"""The panel on which a hand lies: small cards side by side, one's character, and what a finger may do here."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from kivy.metrics import dp
from kivy.uix.widget import Widget

from core.games.terristories.content import CARDS
from core.games.terristories.position import NONE
from mobile.boards.base import Thing
from mobile.boards.terristories.card import SHAPE, LargeCard, box_of, card_thing
from mobile.boards.terristories.face import Card, Deck, face, picture, title
from mobile.look import theme
from mobile.look.kit import Bare, Picture, Plate, PressPlate, Text, put
from mobile.look.measure import extent, shortened
from mobile.look.row import Part, Row
from mobile.look.sheet import Sheet
from mobile.look.theme import roomy, sp
from mobile.words import cards, say

ACROSS = 3  # cards side by side at most
SMALL, NAME = 14, 14  # sp
GAP, BESIDE = 6, 4  # dp between rows, and between cards side by side
PERSON = 94.0  # dp of the character's strip


class Held(NamedTuple):
    """What a seat holds, and what is said above and below it."""

    title: str
    hint: str
    cards: tuple[int, ...]
    none: str  # what it is called to choose none of them; nothing: one must
    person: int  # its character; -1: not shown
    goal: tuple[Part, ...]  # how far it is


class HandPanel(Sheet):
    """Tells which card a finger is on."""

    def __init__(
        self,
        held: Held,
        width: float,
        touched: Callable[[int], None],
        person: Callable[[], None],
        closed: Callable[[], None],
    ) -> None:
        super().__init__(width, across=6, above=6, below=8)
        self.held = held
        self.minis: dict[int, Mini | NoCard] = {}
        self._head(closed)
        if held.person != NONE:
            strip = self.rows.strip(roomy(PERSON, 1.8), dp(GAP))
            self.person = PersonStrip(held.person, held.goal, person)
            strip.add(self.person, 0, strip.width)
        self._cards(touched)
        hint = Text(held.hint, SMALL, 700, theme.INK_SECOND, "center")
        self.rows.words(hint)

    def _head(self, closed: Callable[[], None]) -> None:
        head = self.stay(max(dp(theme.TARGET), sp(18) * 1.4), self.fixed)
        name = Text(self.held.title, 18, colour=theme.INK, fraunces=True)
        head.add(name, 0, head.width - dp(44))
        head.add(Bare("close", closed, say("close")), head.width - dp(40), dp(44))

    def _cards(self, touched: Callable[[int], None]) -> None:
        held = self.held
        places = list(held.cards)
        if not places:
            self.rows.words(Text(say("terristories.hand.empty"), 16, 600, theme.INK, "center"), dp(GAP))
            self._none(touched)
            return
        rows = -(-len(places) // ACROSS)
        each = -(-len(places) // rows)
        gap = dp(BESIDE)
        wide = min((self.rows.width - gap * (each - 1)) / each, dp(112) * min(1.6, theme.text_scale()))
        high = wide / SHAPE + sp(NAME) * 1.25 * Mini.LINES + sp(SMALL) * 1.5 + dp(12)
        for first in range(0, len(places), each):
            row = places[first : first + each]
            strip = self.rows.strip(high, dp(GAP))
            x = (strip.width - len(row) * wide - (len(row) - 1) * gap) / 2
            for card in row:
                mini = self.minis[card] = Mini(card, partial(touched, card))
                strip.add(mini, x, wide)
                x += wide + gap
        self._none(touched)

    def _none(self, touched: Callable[[int], None]) -> None:
        """Choosing none of them."""
        if self.held.none:
            none = self.minis[NONE] = NoCard(self.held.none, partial(touched, NONE))
            self.rows.stack(none, roomy(50, 1.5), dp(GAP))

    # Fingers

    def place_of(self, x: float, y: float) -> int | None:
        """The card at a place of the window; -1: none of them."""
        for card, mini in self.minis.items():
            box = box_of(mini)
            if box.x <= x <= box.right and box.y <= y <= box.top:
                return card
        return None

    def light(self, under: int | None) -> None:
        """This one is meant."""
        for card, mini in self.minis.items():
            mini.light(card == under)

    @property
    def upper_edge(self) -> float:
        """Of the cards in the window."""
        return max((box_of(mini).top for mini in self.minis.values()), default=float(self.top))

    def preview(self, card: int, width: float) -> Preview:
        """A card in short."""
        return Preview(Card(Deck.PROJECT, card), width, dp(600), brief=True)


class Preview(LargeCard):
    """Stands above the cards while a finger is on one of them; made once, laid often."""

    _laid = False

    def lay_at(self, layer: Widget, x: float, y: float, most: float) -> None:
        """Above the others."""
        if self._laid:
            layer.add_widget(self)
        else:
            self.lay(layer, x, y, most)
            self._laid = True


class _Lit(PressPlate):
    """Shows that it is meant by a golden frame."""

    _frame: Plate | None = None

    def light(self, lit: bool) -> None:
        if lit and self._frame is None:
            self._frame = Plate("house/frame_gold")
            edge = dp(2)
            put(self._frame, self.x - edge, self.y - edge, self.width + 2 * edge, self.height + 2 * edge)
            self.add_widget(self._frame)
        elif not lit and self._frame is not None:
            self.remove_widget(self._frame)
            self._frame = None


class Mini(_Lit):
    """A project of a hand: its picture, its title, its cost, kind and impacts."""

    LINES = 3  # of the title

    def __init__(self, card: int, pressed: Callable[[], None]) -> None:
        super().__init__("terristories/card", pressed)
        self.card = Card(Deck.PROJECT, card)
        self.spoken = title(self.card)
        self._view = Picture(picture(self.card), fill=True)
        self._title = Text(self.spoken, NAME, 700, theme.INK, "center", line_height=0.92)
        self._row = Row(SMALL, centred=True, icons=1.25, gap=5)
        self._parts = facts_of(card)
        for part in (self._view, self._title, self._row):
            part.size_hint = (None, None)
            self.add_widget(part)
        self.bind(pos=self._arrange, size=self._arrange)

    def thing(self, x: float, y: float) -> Thing:
        return card_thing(self.card, box_of(self))

    def _arrange(self, *_: object) -> None:
        edge, line = dp(3), sp(SMALL) * 1.5
        wide = self.width - 2 * edge
        high = min(wide / SHAPE, self.height * 0.55)
        put(self._view, self.x + edge, self.top - edge - high, wide, high)
        low = self.y + edge + line
        room = self.top - edge - high - low
        self._title.text = shortened(self.spoken, "Nunito700", dp(theme.SMALLEST), wide, self.LINES)
        put(self._title, self.x + edge, low, wide, room)
        self._row.lay(self._parts, theme.INK, self.x + edge, self.y + edge, wide, line)


def facts_of(card: int) -> tuple[Part, ...]:
    """What it costs, its kind, and when it acts."""
    project = CARDS[card]
    return (
        Part("terristories/cube", str(project.cost)),
        Part(f"terristories/{project.kind}"),
        Part(f"terristories/phase_{project.phase}"),
    )


class NoCard(_Lit):
    """None of them."""

    def __init__(self, text: str, pressed: Callable[[], None]) -> None:
        super().__init__("house/button_paper", pressed)
        self.spoken = text
        self._text = Text(text, 15, 800, theme.INK, "center")
        self._text.size_hint = (None, None)
        self.add_widget(self._text)
        self.bind(pos=self._arrange, size=self._arrange)

    def _arrange(self, *_: object) -> None:
        put(self._text, self.x + dp(4), self.y, self.width - dp(8), self.height)


class PersonStrip(PressPlate):
    """One's character: who one is, what one's goal is, and how far."""

    def __init__(self, number: int, goal: tuple[Part, ...], pressed: Callable[[], None]) -> None:
        super().__init__("terristories/card", pressed)
        self.card = Card(Deck.PERSON, number)
        told = face(self.card)
        self.spoken = told.title
        self._view = Picture(told.picture, fill=True)
        self._name = Text(cards.character_profile(number), 16, 800, theme.INK, lines=1)
        self._goal = cards.goal_text(number)
        self._text = Text("", SMALL, 600, theme.INK, valign="top", line_height=0.92)
        self._row = Row(SMALL, icons=1.25)
        self._parts = goal
        for part in (self._view, self._name, self._text, self._row):
            part.size_hint = (None, None)
            self.add_widget(part)
        self.bind(pos=self._arrange, size=self._arrange)

    def thing(self, x: float, y: float) -> Thing:
        return card_thing(self.card, box_of(self))

    def _arrange(self, *_: object) -> None:
        edge = dp(6)
        high = min(self.height - 2 * edge, dp(66))
        wide = high * SHAPE
        put(self._view, self.x + edge, self.y + (self.height - high) / 2, wide, high)
        x, line = self.x + edge + wide + dp(8), sp(16) * 1.3
        room, low = self.right - x - edge, self.top - edge - line
        put(self._name, x, low, room, line)
        foot = self.y + edge
        if self._parts:
            high = sp(SMALL) * 1.5
            self._row.lay(self._parts, theme.INK, x, foot, room, high)
            foot += high
        below = low - foot
        lines = max(1, int(below / (extent("N", "Nunito600", sp(SMALL))[1] * 0.92)))
        self._text.text = shortened(self._goal, "Nunito600", sp(SMALL), room, lines)
        put(self._text, x, foot, room, below)

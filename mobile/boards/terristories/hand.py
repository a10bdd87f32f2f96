"""One's own hand and character: behind a held gesture where several sit at this phone, open where one does.

A finger that is held shows them while it is down; sliding onto a card looks at it, and letting go there chooses it
where a card is asked for. A tap opens them too, for some seconds where others could look on; then a touched card is
seen large.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from kivy.clock import Clock, ClockEvent
from kivy.input.motionevent import MotionEvent
from kivy.metrics import dp

from core.game import Seat
from core.games.terristories.content import PERSONS
from core.games.terristories.measures import count
from core.games.terristories.moves import REVEAL
from core.games.terristories.position import NONE, UNKNOWN, Law, View, goal_index
from mobile.boards.base import Box, Form, Stage
from mobile.boards.terristories.card import Choice
from mobile.boards.terristories.face import Card, Deck, level
from mobile.boards.terristories.hand_panel import HandPanel, Held, Preview
from mobile.boards.terristories.looking import Looking, Scrim
from mobile.boards.terristories.sight import Front, Sight
from mobile.look import sound
from mobile.look.kit import put
from mobile.look.row import Part
from mobile.words import say, whose

LOOK, READ = 8.0, 25.0  # seconds it stays open by itself where others sit around; while a card is read
TAP = 0.3  # seconds: a longer touch was held
PREVIEW = 330  # dp of the card that is looked at while a finger slides


class Asked(NamedTuple):
    """A card is to be chosen."""

    title: str
    then: Callable[[int], None]
    none_text: str
    cards: tuple[int, ...] | None  # those; None: the hand


class Hand(Front):
    """Opens what a seat holds, and lets it choose a card of it."""

    def __init__(self, board: Sight) -> None:
        self.board = board
        self.looking = Looking(self._read)
        self.seat: Seat | None = None  # whose hand is open
        self.asked: Asked | None = None
        self.panel: HandPanel | None = None
        self._box = Box(0, 0, 0, 0)
        self._began = 0.0
        self._finger: MotionEvent | None = None
        self._closing: ClockEvent | None = None
        self._under: int | None = None  # the card on which the finger is
        self._previews: dict[int, Preview] = {}
        self.looking.layer.moved, self.looking.layer.lifted = self._moved, self._lifted

    def arrange(self, stage: Stage, box: Box, form: Form) -> None:
        self.close()
        self._box = box
        edge = dp(8)
        self.looking.arrange(stage, Box(stage.left, stage.bottom, stage.wide, stage.high - edge / 2))

    # Opening

    @property
    def open_for_all(self) -> bool:
        """Could others look on?"""
        return len(self.board.here) > 1

    def open(self, seat: Seat, finger: MotionEvent | None = None) -> None:
        """Look at what a seat holds: as long as the finger is down, or by a tap."""
        self._open(seat, None, finger)

    def pick_card(
        self,
        seat: Seat,
        title: str,
        then: Callable[[int], None],
        none_text: str = "",
        finger: MotionEvent | None = None,
        cards: tuple[int, ...] | None = None,
    ) -> None:
        """Let a seat choose a card of its hand, or of these: `then` with its number, or -1 for none if that is said.

        Where several sit here, a finger that holds something may be given: then letting go of it on a card chooses.
        """
        self._open(seat, Asked(title, then, none_text, cards), finger)

    def _open(self, seat: Seat, asked: Asked | None, finger: MotionEvent | None) -> None:
        if seat not in self.board.here or self.board.stage is None:
            return
        self.close()
        self.seat, self.asked = seat, asked
        self._finger = finger
        self._build()
        sound.play("card")
        self._began = Clock.get_time()
        if finger is not None:
            finger.grab(self.looking.layer)
        else:
            self._wait(LOOK)

    def _build(self) -> None:
        """The panel with all that is held."""
        if self.seat is None:
            return
        layer = self.looking.layer
        scrim = Scrim(self.close)
        put(scrim, 0, 0, layer.width, layer.height)
        layer.add_widget(scrim)
        self.panel = HandPanel(self.held(self.seat), self._box.width - dp(8), self._touched, self._person, self.close)
        self.panel.lay(layer, self._box.x + dp(4), self._box.y, self._box.height)

    def held(self, seat: Seat) -> Held:
        """What a seat holds, in words and cards."""
        view: View = self.board.table.view(seat)
        asked, name = self.asked, self.board.name_of(seat)
        hand = view.hands[seat] if asked is None or asked.cards is None else asked.cards
        character = view.characters[seat]
        if asked is not None:
            title, hint = asked.title, say("terristories.hand.choose")
        else:
            title = (
                say("terristories.hand.title", whose=whose(name))
                if self.open_for_all
                else say("terristories.hand.yours")
            )
            hint = say("terristories.hand.hint")
        if self._finger is not None:
            hint = say("terristories.hand.slide" if asked is not None else "terristories.hand.let_go")
        none = asked.none_text if asked is not None else ""
        goal = character if view.law & Law.GOALS and (asked is None or asked.cards is None) else NONE
        return Held(title, hint, tuple(card for card in hand if card != UNKNOWN), none, goal, progress(view, seat))

    # A finger that is held

    def _moved(self, touch: MotionEvent) -> None:
        under = self.panel.place_of(touch.x, touch.y) if self.panel is not None else None
        if under == self._under:
            return
        self._under = under
        if self.panel is not None:
            self.panel.light(under)
            self._preview(under)

    def _preview(self, under: int | None) -> None:
        """The card under the finger, in short, above the others."""
        layer = self.looking.layer
        for other in self._previews.values():
            if other.parent is layer:
                layer.remove_widget(other)
        if under is None or under < 0 or self.panel is None:
            return
        wide = min(dp(PREVIEW), self._box.width - dp(16))
        sheet = self._previews.get(under)
        if sheet is None:
            sheet = self._previews[under] = self.panel.preview(under, wide)
        low = self.panel.upper_edge + dp(6)
        high = min(sheet.needs, layer.height - low - dp(8))
        sheet.lay_at(layer, self._box.x + (self._box.width - wide) / 2, low, high)

    def _lifted(self, touch: MotionEvent) -> None:
        under, self._finger = self._under, None
        self._preview(None)
        self._under = None
        if under is not None and self.asked is not None:
            self._choose(under)
        elif under is None and Clock.get_time() - self._began < TAP:
            self._again()  # a tap: it stays open
            self._wait(LOOK)
        else:
            self.close()

    def _again(self) -> None:
        """The same, for fingers that tap."""
        self.looking.close()
        self._previews.clear()
        self._build()

    # Taps

    def _touched(self, card: int) -> None:
        """A card was touched: none at once, another is seen large."""
        if card == NONE:
            self._choose(card)
            return
        choices = []
        if self.asked is not None:
            choices.append(Choice(say("terristories.hand.take"), partial(self._choose, card)))
        self._large(Card(Deck.PROJECT, card), (), choices)

    def _person(self) -> None:
        """One's character was touched."""
        seat = self.seat
        if seat is None:
            return
        view: View = self.board.table.view(seat)
        choices = []
        if self.board.table.refusal(seat, REVEAL) is None:
            choices.append(Choice(say("terristories.reveal"), partial(self.ask_reveal, seat), "button_final"))
        self._large(Card(Deck.PERSON, view.characters[seat]), progress(view, seat), choices)

    def _large(self, card: Card, notes: tuple[Part, ...], choices: list[Choice]) -> None:
        seat, asked = self.seat, self.asked
        self.panel = None
        self.looking.show(card, notes, choices)
        self.seat, self.asked = seat, asked
        self._wait(READ)

    def _read(self) -> None:
        """A large card was put away: the hand is there once more."""
        if self.seat is not None:
            self._again()
            self._wait(LOOK)

    def ask_reveal(self, seat: Seat) -> None:
        """Showing one's goal cannot be undone: it is asked before."""
        self.close()
        shows = partial(self.board.send, REVEAL, seat)
        keep = Choice(say("terristories.reveal.keep"), lambda: None)
        choices = (keep, Choice(say("terristories.reveal"), shows, "button_final"))
        self.looking.ask(say("terristories.reveal.title"), say("terristories.reveal.text"), choices)

    def _choose(self, card: int) -> None:
        asked = self.asked
        if asked is None or (card == NONE and not asked.none_text):
            return
        self.close()
        asked.then(card)

    # Closing

    def _wait(self, seconds: float) -> None:
        """Where others sit around it closes by itself."""
        self._cancel()
        if self.open_for_all:
            self._closing = Clock.schedule_once(lambda _: self.close(), seconds)

    def _cancel(self) -> None:
        if self._closing is not None:
            self._closing.cancel()
            self._closing = None

    def close(self) -> None:
        self._cancel()
        self.looking.close()
        if self._finger is not None:
            self._finger.ungrab(self.looking.layer)
        self.seat = self.asked = self.panel = self._finger = self._under = None
        self._previews.clear()

    # As the board asks

    @property
    def over(self) -> bool:
        return self.looking.open

    def cover(self, covered: bool) -> None:
        if covered:
            self.close()

    def release(self) -> None:
        if self._finger is not None:
            self.close()

    def forget(self) -> None:
        if self.asked is not None:
            self.close()

    def cancel(self) -> None:
        if self.seat is not None and self.panel is None and not self._finger:
            self.looking.put_away()
        else:
            self.close()


def progress(view: View, seat: Seat) -> tuple[Part, ...]:
    """How far a seat's personal goal is: its index and its feat."""
    character = view.characters[seat]
    if character == UNKNOWN or not view.law & Law.GOALS:
        return ()
    person = PERSONS[character]
    now, wanted = view.indices[person.index.place], goal_index(view, character)
    have, needed = count(view, seat, person.count), person.wanted(view.players)
    said = say("terristories.goal.now", now=level(now), n=wanted)
    done = "house/icon_check", "house/icon_target"
    return (
        Part(f"terristories/index_{person.index}", said, spoken=str(now >= wanted)),
        Part(done[have < needed], say("terristories.goal.have", now=have, n=needed), spoken=str(have >= needed)),
    )

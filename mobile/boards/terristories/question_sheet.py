"""What cards ask of somebody here, on a sheet: whom, the sentence, and what may be answered."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Protocol

from kivy.input.motionevent import MotionEvent
from kivy.metrics import dp

from core.game import Seat
from core.games.terristories.moves import Move
from mobile.boards.terristories.card import ROOMY, CardRow
from mobile.boards.terristories.face import Card
from mobile.boards.terristories.questions import Answer, Question
from mobile.look import theme
from mobile.look.kit import Picture, PressPlate, Text, WordButton, put
from mobile.look.row import Part, Row
from mobile.look.sheet import Sheet
from mobile.look.theme import roomy, sp
from mobile.words import say

BUTTON = 50.0  # dp
WORDY = 20  # letters of an answer that has a line of its own


class Answers(Protocol):
    """Who takes the answers."""

    @property
    def several(self) -> bool:
        """Could others look on?"""

    def name_of(self, seat: Seat) -> str: ...
    def sign_of(self, seat: Seat) -> str: ...
    def open(self, card: Card) -> None: ...
    def open_answer(self, seat: Seat, answer: Answer) -> None: ...
    def peek(self, card: Card, finger: MotionEvent | None) -> None: ...
    def search(self, question: Question, finger: MotionEvent | None) -> None: ...
    def send(self, seat: Seat, move: Move) -> None: ...


class QuestionSheet(Sheet):
    """All questions, one below the other; above them the card that asks."""

    def __init__(self, asker: Answers, asked: tuple[Question, ...], width: float) -> None:
        super().__init__(width, across=12, above=10, below=10)
        self._asker = asker
        for k, question in enumerate(asked):
            if k == 0 and question.card is not None:
                self._row(question.card)
            self._question(question)

    def _row(self, card: Card) -> None:
        self.rows.stack(CardRow(card, partial(self._asker.open, card)), roomy(ROOMY), dp(6))

    def _question(self, question: Question) -> None:
        asker, rows = self._asker, self.rows
        if asker.several:
            who = Row(17, icons=1.2)
            who.show((Part(asker.sign_of(question.seat), asker.name_of(question.seat)),), theme.INK)
            rows.stack(who, sp(17) * 1.5, dp(2))
        rows.words(Text(question.text, 16, 700, theme.INK, valign="top"), dp(6))
        if question.secret is not None:
            self._secret(question.secret)
        if question.pile is not None:
            button = HoldPlate(say("terristories.pick.search"), partial(asker.search, question))
            rows.stack(button, roomy(BUTTON, 1.6), dp(6))
        self._answers(question)

    def _secret(self, card: Card) -> None:
        """Open where nobody else looks on; else while it is held."""
        if not self._asker.several:
            self._row(card)
            return
        button = HoldPlate(say("terristories.pick.look"), partial(self._asker.peek, card))
        self.rows.stack(button, roomy(BUTTON, 1.6), dp(6))

    def _answers(self, question: Question) -> None:
        """Cards in rows, short words side by side, and sentences below one another."""
        plain = [answer for answer in question.answers if answer.card is None]
        for answer in question.answers:
            if answer.card is not None:
                does = partial(self._asker.open_answer, question.seat, answer)
                row = CardRow(answer.card, does, answer.second)
                self.rows.stack(row, roomy(ROOMY), dp(6))
        if len(plain) == 2 and max(len(answer.text) for answer in plain) <= WORDY / theme.text_scale():
            strip = self.rows.strip(roomy(BUTTON, 1.6), dp(4))
            wide = (strip.width - dp(8)) / 2
            for k, answer in enumerate(plain):
                strip.add(self._button(question.seat, answer), k * (wide + dp(8)), wide)
            return
        for answer in plain:
            button = self._button(question.seat, answer)
            self.rows.stack(button, button.needs(self.rows.width), dp(6))

    def _button(self, seat: Seat, answer: Answer) -> AnswerPlate:
        sign = self._asker.sign_of(answer.seat) if answer.seat is not None else ""
        return AnswerPlate(answer.text, sign, partial(self._asker.send, seat, answer.move), answer.gold)


class HoldPlate(PressPlate):
    """What is behind it is seen while it is held; a tap says so with no finger."""

    def __init__(self, text: str, held: Callable[[MotionEvent | None], None]) -> None:
        super().__init__("house/button_paper", lambda: held(None))
        self.spoken = text
        self._held = held
        self._icon = Picture("house/icon_eye", fill=True)
        self._text = Text(text, 16, 800, theme.INK)
        for part in (self._icon, self._text):
            part.size_hint = (None, None)
            self.add_widget(part)
        self.bind(pos=self._arrange, size=self._arrange)

    def thing(self, x: float, y: float) -> None:
        """Holding means something by itself here."""

    def on_touch_down(self, touch: MotionEvent) -> bool:
        taken = bool(super().on_touch_down(touch))
        if taken and not touch.is_mouse_scrolling:
            self._held(touch)
        return taken

    def _arrange(self, *_: object) -> None:
        side = dp(26)
        put(self._icon, self.x + dp(12), self.y + (self.height - side) / 2, side, side)
        put(self._text, self.x + side + dp(20), self.y, self.width - side - dp(28), self.height)


class AnswerPlate(WordButton):
    """An answer: a word or a sentence, perhaps with a seat's sign before it."""

    def __init__(self, text: str, sign: str, pressed: Callable[[], None], gold: bool) -> None:
        super().__init__(text, pressed, "button_gold" if gold else "button_paper", size=16)
        self._sign = Picture(sign, fill=True) if sign else None
        if self._sign is not None:
            self._sign.size_hint = (None, None)
            self.add_widget(self._sign)
            self.bind(pos=self._beside_sign, size=self._beside_sign)

    def needs(self, width: float) -> float:
        """As high as its words in that width."""
        high = Text(self.spoken, 16, 800).flow(width - dp(20))
        return max(roomy(BUTTON, 1.3), high + dp(18))

    def _beside_sign(self, *_: object) -> None:
        assert self._sign is not None
        side = dp(22)
        put(self._sign, self.x + dp(12), self.y + (self.height - side) / 2, side, side)

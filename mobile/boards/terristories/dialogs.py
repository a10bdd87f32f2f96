"""What cards ask: which acts now, which of its ways, whom, a trade, whether to go on; and cards seen large."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Protocol

from kivy.input.motionevent import MotionEvent
from kivy.metrics import dp
from kivy.uix.floatlayout import FloatLayout

from core.game import Seat
from core.games.terristories.moves import USE_POWER, Move, Pick
from core.games.terristories.position import Ask, Law, Step, View
from mobile.boards.base import Action, Box, Form, Stage, Thing
from mobile.boards.terristories.asking import ROOM
from mobile.boards.terristories.card import Choice
from mobile.boards.terristories.face import Card, Deck, named
from mobile.boards.terristories.hand import Hand, progress
from mobile.boards.terristories.looking import Looking
from mobile.boards.terristories.lying import lying
from mobile.boards.terristories.question_sheet import QuestionSheet
from mobile.boards.terristories.questions import Answer, Question, asks_here, questions
from mobile.boards.terristories.sight import Front, Sight
from mobile.boards.terristories.turning import Turning
from mobile.look import theme
from mobile.look.kit import WordButton
from mobile.look.row import Part
from mobile.look.sheet import Sheet
from mobile.look.theme import roomy
from mobile.words import say

ASKS = frozenset({Ask.CARDS, Ask.PICK, Ask.TRADE, Ask.GO_ON})  # of PICK, all but what is picked on the planet
WIDE = 420  # dp of a sheet at most


class Around(Sight, Protocol):
    """What stands behind."""

    hand: Hand


class Dialogs(Front):
    """Stands in front of the planet and of the negotiation while a card asks, or is looked at.

    Large because it is what the sheet of questions asks, and opens cards, beside all that a front answers.
    """

    hides = False

    def __init__(self, board: Around) -> None:
        self.board = board
        self.layer = FloatLayout(size_hint=(None, None))  # the question
        self.looking = Looking(self._read)
        self.turning = Turning()
        self._box = Box(0, 0, 0, 0)
        self._lying: Seat | None = None  # whose things are looked at
        self._asked: tuple[Question, ...] = ()
        self._shown: object = None

    def arrange(self, stage: Stage, box: Box, form: Form) -> None:
        self._box, self._shown = box, None
        self._lying = None
        for layer in (self.layer, self.turning.layer):
            if layer.parent:
                layer.parent.remove_widget(layer)
            stage.add(layer, 0, 0, stage.width, stage.height)
        self.layer.clear_widgets()
        room = Box(stage.left, stage.bottom, stage.wide, stage.high - dp(4))
        self.turning.arrange(room)
        self.looking.arrange(stage, room)

    # What is asked

    @property
    def wanted(self) -> bool:
        """Does any card ask somebody here?"""
        return asks_here(self.board.view) and bool(self.board.asked_here)

    def show(self) -> None:
        """Build the questions, when they are others than before: what others do meanwhile leaves them as they are."""
        board = self.board
        asked = questions(board.table, board.asked_here, board.name_of) if self.wanted else ()
        needs = (asked, board.marks, len(board.here))
        if needs == self._shown:
            return
        self._shown, self._asked = needs, asked
        self.layer.clear_widgets()
        if asked:
            self._lay()

    def _lay(self) -> None:
        """All questions on one sheet at the foot of the planet."""
        width = min(self._box.width - dp(8), dp(WIDE) * min(1.3, theme.text_scale()))
        x = self._box.x + (self._box.width - width) / 2
        sheet = QuestionSheet(self, self._asked, width)
        sheet.lay(self.layer, x, self._box.y + dp(2), self._box.height - dp(4))

    @property
    def several(self) -> bool:
        """Could others look on?"""
        return len(self.board.here) > 1

    def name_of(self, seat: Seat) -> str:
        return self.board.name_of(seat)

    def sign_of(self, seat: Seat) -> str:
        """A seat's colour and shape."""
        return f"house/seat_{theme.SEATS[self.board.marks[seat]]}"

    def peek(self, card: Card, finger: MotionEvent | None) -> None:
        """A card as long as it is held."""
        if finger is None:
            return
        self.looking.show(card)
        self.looking.held = True
        self.looking.layer.lifted = lambda _: self.looking.close()
        finger.grab(self.looking.layer)

    def search(self, question: Question, finger: MotionEvent | None) -> None:
        """One's pile: a secret like one's hand."""
        send = partial(self._fetched, question.seat)
        shared = finger if self.several else None
        if finger is not None and shared is None:
            return  # a tap opens it
        self.board.hand.pick_card(question.seat, question.text, send, finger=shared, cards=question.pile)

    def _fetched(self, seat: Seat, card: int) -> None:
        self.board.send(Pick((card,)), seat)

    def open_answer(self, seat: Seat, answer: Answer) -> None:
        """The card that would answer, whole; it does so when that is said."""
        assert answer.card is not None
        self.looking.show(answer.card, (), [Choice(answer.text, partial(self.send, seat, answer.move))])

    def send(self, seat: Seat, move: Move) -> None:
        if self.board.asked_here and seat in self.board.asked_here:
            self.board.send(move, seat)

    # Cards to be looked at

    def open_card(self, source: int) -> None:
        """A card large, as jobs name it."""
        self.open(named(source))

    def open(self, card: Card) -> None:
        """A card large; of a power also whether it may be used now."""
        board, view = self.board, self.board.view
        if card.deck is Deck.POWER and card.number in view.roles:
            self.open_power(view.roles.index(card.number))
            return
        notes: tuple[Part, ...] = ()
        if card.deck is Deck.PERSON and card.number in view.characters:
            notes = progress(view, view.characters.index(card.number))
        elif card.deck is Deck.PERSON and board.seat is not None:
            notes = progress(view, board.seat)
        self.looking.show(card, notes)

    def open_power(self, seat: Seat) -> None:
        """A role's power: what it does, what it costs, and why not now."""
        board = self.board
        view: View = board.view
        card = Card(Deck.POWER, view.roles[seat])
        if not view.law & Law.ADVANCED or seat not in board.here:
            self.looking.show(card, self._power_notes(view, seat, ""))
            return
        refusal = board.table.refusal(seat, USE_POWER)
        if refusal is None and seat in board.asked_here:
            use = Choice(say("terristories.power.use"), partial(board.send, USE_POWER, seat))
            self.looking.show(card, (), [use])
            return
        why = board.refuse(refusal) if refusal is not None else ""
        self.looking.show(card, self._power_notes(view, seat, why))

    def _power_notes(self, view: View, seat: Seat, why: str) -> tuple[Part, ...]:
        if view.used >> seat & 1:
            why = say("terristories.lying.used")
        return (Part("house/icon_info", why),) if why else ()

    def open_lying(self, seat: Seat) -> None:
        """What lies before a seat."""
        board = self.board
        self._lying = seat
        goal, name = board.seat == seat and len(board.here) == 1, board.name_of(seat)
        giver = board.home if board.home in board.here else next(iter(board.here), seat)

        def give() -> None:
            self._close()
            board.open_deeds(giver, seat)

        def build(width: float) -> Sheet:
            sheet = lying(board.view, seat, name, width, self.open, self._close, goal)
            if board.live and giver != seat and board.view.step >= Step.CARDS_1:
                strip = sheet.stay(roomy(50, 1.6), sheet.foot)
                gives = WordButton(say("terristories.deed.title"), give, "button_paper")
                strip.add(gives, 0, strip.width)
            return sheet

        self.looking.lay(build)

    def _close(self) -> None:
        self._lying = None
        self.looking.close()

    def _read(self) -> None:
        """What was looked at is put away: a card of somebody's goes back to what lies there."""
        seat, self._lying = self._lying, None
        if seat is not None and self.looking.was is not None:
            self.open_lying(seat)

    # A hazard

    def turn_over(
        self, hazard: int, done: Callable[[], None], seats: tuple[Seat, ...] = (), lands: tuple[int, ...] = ()
    ) -> None:
        """A hazard is drawn: its back, then its face, whole, with whom and what it does not touch; then `done`."""
        names = [self.board.name_of(seat) for seat in seats]
        self.turning.turn(Card(Deck.HAZARD, hazard), names, len(lands), done)

    @property
    def moving(self) -> bool:
        return self.turning.moving

    def finish(self) -> None:
        self.turning.finish()

    # As the board asks

    @property
    def over(self) -> bool:
        return self.looking.open

    def cover(self, covered: bool) -> None:
        if covered:
            self._close()
        self.layer.opacity = 0 if covered else 1

    def forget(self) -> None:
        """What is being read stays; buttons on it that mean nothing any more do nothing."""

    def cancel(self) -> None:
        if self.looking.open:
            self.looking.put_away()

    def release(self) -> None:
        if self.looking.held:
            self.looking.close()

    def actions(self) -> list[Action]:
        """What ends it without a choice; all else is answered on the sheet."""
        for question in self._asked:
            if question.leave is not None:
                leave = question.leave
                return [Action(leave.text, "check", partial(self.send, question.seat, leave.move), True, True)]
        return [Action(say("terristories.hand.take"), "check", lambda: None, False)]

    def ask_line(self) -> str:
        said = self._asked[0].text if len(self._asked) == 1 else ""
        return said if len(said) <= ROOM else ""  # all of it stands on the sheet

    def thing_at(self, x: float, y: float) -> Thing | None:
        return None

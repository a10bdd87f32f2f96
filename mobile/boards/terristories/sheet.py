"""The negotiation: where power, influence and votes are agreed on, projects are given, funded and put away."""

from __future__ import annotations

from collections.abc import Callable

from kivy.input.motionevent import MotionEvent

from core.game import Seat
from core.games.terristories.moves import DONE, WITHDRAW, Agree, Drop, Move, Propose, Vote
from core.games.terristories.position import INFLUENCE, NONE, UNDECIDED, Ask, Indices, Promise, View
from core.table import May
from mobile.boards.base import Action, Box, Form, Said, Stage, Thing
from mobile.boards.terristories import reckoning
from mobile.boards.terristories.cubes import cube
from mobile.boards.terristories.desk import Desk
from mobile.boards.terristories.giving import Turn
from mobile.boards.terristories.sight import Front, Place, Sight, due
from mobile.boards.terristories.speech import Ear, Heard, Minutes
from mobile.boards.terristories.things import thing
from mobile.boards.terristories.till import SHARED, Till
from mobile.look.row import Part
from mobile.words import count, say, whose

ASKS = frozenset({Ask.COUNCIL, Ask.TIE, Ask.PROPOSE, Ask.DEAL, Ask.DISCARD})


class Negotiation(Front):
    """Stands in front of the planet while the table negotiates.

    Large because it is what fingers carry between and what the rows ask, beside all that a front answers.
    """

    def __init__(self, board: Sight) -> None:
        self.board = board
        self.till = Till(self)
        self.hands = self.till.hands
        self.desk = Desk(self, self.hands)
        self.minutes = Minutes(board)
        self.ear = Ear(self.minutes, self.show)
        self.chosen: Seat | None = None
        self.vote = self.card = NONE
        self._asked: object = None  # to what belongs what is chosen

    def arrange(self, stage: Stage, box: Box, form: Form) -> None:
        self.desk.clear()
        if self.hands.parent:
            self.hands.parent.remove_widget(self.hands)
        stage.add(self.hands, 0, 0, stage.width, stage.height)
        self.desk.box = box
        self.desk.beside = self.board.band_box if form is Form.WIDE else None

    @property
    def wanted(self) -> bool:
        """Does the table negotiate? Where each has a row of their own, and nobody is here, there is nothing to lay."""
        asks, rows = self.board.view.ask, bool(self.board.here)
        return asks in ASKS and (rows or asks not in (Ask.PROPOSE, Ask.DISCARD))

    @property
    def busy(self) -> bool:
        return bool(self.hands.in_air) or self.vote != NONE or self.card != NONE

    @property
    def view(self) -> View:
        return self.board.view

    @property
    def forecast(self) -> Indices | None:
        return reckoning.would_be(self.view)

    def show(self) -> None:
        if not self.wanted:
            self.desk.leave()
            return
        if self.board.carries_out and self.desk.purses:  # until then all lies as it was agreed on
            return
        self.till.settle()
        if self.view.ask in SHARED:
            self.minutes.read()
            self.ear.listen()
        self._choose_anybody()
        self.desk.show()

    def cover(self, covered: bool) -> None:
        self.hands.opacity = 0 if covered else 1

    def forget(self) -> None:
        """What others do meanwhile takes no card out of a hand."""
        asked = (self.view.round, self.view.step, self.view.ask)
        if asked != self._asked or self.card not in self.own_cards:
            self.card = NONE
        if asked != self._asked or self.view.ask not in SHARED:
            self.till.forget()
        self._asked, self.vote = asked, NONE

    def cancel(self) -> None:
        self.till.release()
        self.card = self.vote = NONE

    def release(self) -> None:
        self.till.release()

    # Whose cubes

    def _choose_anybody(self) -> None:
        """Somebody here: who still has to answer before who has."""
        here = self.board.here
        if self.view.ask is Ask.TIE and self.view.turn in here:
            self.chosen = self.view.turn
        if self.board.seat in here:
            self.chosen = self.board.seat
        elif self.chosen not in here:
            asked = [seat for seat in here if self.view.waiting >> seat & 1]
            self.chosen = next(iter(asked or here), None)

    def choose(self, seat: Seat) -> None:
        """A purse was touched: its cubes are moved from now on; another's is given something."""
        if seat in self.board.here and seat != self.chosen and self.board.seat is None:
            self.chosen = seat
            self.board.touched()
        elif self.chosen is not None and seat != self.chosen:
            self.board.open_deeds(self.chosen, seat)

    # What is touched

    def open_slot(self, slot: int) -> None:
        """A row was touched: its card, large."""
        if slot != INFLUENCE:
            self.board.open_card(self.view.offers[slot])

    def store_place(self, seat: Seat) -> Place | None:
        """Where a seat's cubes are in the window, while the table negotiates."""
        purse = self.desk.purses.get(seat)
        return purse.cube_place() if purse is not None else None

    # What each seat does

    def state(self, seat: Seat) -> Part:
        """In a word."""
        view = self.view
        if view.ask is Ask.TIE:
            return Part("", say("terristories.state.decides" if seat == view.turn else "terristories.state.waits"))
        answered = not view.waiting >> seat & 1
        if view.ask is Ask.PROPOSE:
            return _done(answered, "terristories.state.answered", "terristories.state.chooses")
        if view.ask is Ask.DISCARD:
            return _done(answered, "terristories.state.ready", "terristories.state.chooses")
        if not answered and self.minutes.agreed.get(seat, view.deal) < view.deal:
            return Part("house/icon_turn", say("terristories.state.changed"))
        return _done(answered, "terristories.state.agrees", "terristories.state.thinks")

    @property
    def heard(self) -> Heard | str | None:
        return self.ear.now

    def happened(self, text: str) -> None:
        """What happened last, where this lies over the line that tells it."""
        if self.wanted:
            self.ear.tell(text)

    def hear(self) -> None:
        """The words were touched: what was said goes, or is said again."""
        self.ear.touch()
        self.show()

    def purse_thing(self, seat: Seat, box: Box) -> Thing:
        name = self.board.name_of(seat)
        return thing("purse", cube(self.board.marks[seat]), box, self._purse_line(seat), whose=whose(name))

    def _purse_line(self, seat: Seat) -> str:
        view, agreed = self.view, self.minutes.agreed.get(seat)
        if view.ask not in SHARED or agreed is None:
            return count("terristories.resources", self.till.free(seat)) + "."
        return say("terristories.deal.agreed_to", name=self.board.name_of(seat), n=agreed, now=view.deal)

    # Hands

    def turn(self, seat: Seat) -> Turn:
        view: View = self.board.table.view(seat)
        name, mark = self.board.name_of(seat), self.board.marks[seat]
        picture = f"terristories/face_{view.roles[seat]}"
        waiting = bool(view.waiting >> seat & 1) and self.board.may_of(seat) is May.ASKED
        if view.ask is Ask.PROPOSE:
            if waiting:
                line = count("terristories.give.line", len(view.hands[seat]))
                hold, done = say("terristories.give.hold"), say("terristories.give.none")
                return Turn(name, mark, picture, line, hold, done)
            given = view.offers[seat] not in (NONE, UNDECIDED)
            return Turn(name, mark, picture, say("terristories.give.given" if given else "terristories.give.gave_none"))
        if waiting:
            line = count("terristories.drop.line", len(view.hands[seat]))
            hold = say("terristories.drop.hold") if view.hands[seat] else ""
            return Turn(name, mark, picture, line, hold, say("terristories.drop.done"))
        return Turn(name, mark, picture, say("terristories.drop.over"))

    @property
    def own_cards(self) -> tuple[int, ...]:
        """The hand of the only person here, where something of it is asked for."""
        asked = self.board.asked_here
        if self.view.ask not in (Ask.PROPOSE, Ask.DISCARD) or len(self.board.here) != 1 or not asked:
            return ()
        view: View = self.board.table.view(asked[0])
        return tuple(card for card in view.hands[asked[0]] if card >= 0)

    def choose_card(self, card: int) -> None:
        """A card of it was touched; once more, and it is seen whole."""
        if card == self.card:
            self.board.open_card(card)
        else:
            self.card = card
            self.board.touched()

    def open_own(self, seat: Seat, finger: MotionEvent | None) -> None:
        """Its hand opens, to choose from."""
        board = self.board
        shared = finger if len(board.here) > 1 else None
        if seat not in board.asked_here or (finger is not None and shared is None):
            return  # alone, a tap opens it
        if self.view.ask is Ask.PROPOSE:
            none = say("terristories.give.none")
            board.pick_card(seat, say("terristories.give.title"), self._gives(seat), none, shared)
        else:
            board.pick_card(seat, say("terristories.drop.title"), self._drops(seat), "", shared)

    def _gives(self, seat: Seat) -> Callable[[int], None]:
        return lambda card: self._answer(seat, Propose(card))

    def _drops(self, seat: Seat) -> Callable[[int], None]:
        return lambda card: self._answer(seat, Drop(card))

    def keep(self, promise: Promise) -> None:
        """A promise that is due was touched."""
        self.board.open_deeds(promise.seat, promise.to, promise.n)

    def done(self, seat: Seat) -> None:
        """Its other button."""
        self._answer(seat, Propose(NONE) if self.view.ask is Ask.PROPOSE else DONE)

    def _answer(self, seat: Seat, move: Move) -> None:
        if seat not in self.board.asked_here:
            return
        refusal = self.board.table.refusal(seat, move)
        if refusal is not None:
            row, room = self.desk.givings.get(seat), self.desk.room  # alone one's cards lie there, and no row
            place = (
                (room.x + room.width / 2, room.y) if row is None else (row.center_x, row.top)
            )  # not over its buttons
            self.board.explain(self.board.refuse(refusal), place)
        else:
            self.board.send(move, seat)

    # Votes

    def choose_vote(self, index: int) -> None:
        """An index was touched: a vote, or at a tie what is to be confirmed."""
        seat = self.chosen
        if seat is None:
            return
        if self.view.ask is Ask.TIE:
            if Vote(index) in due(self.view, seat) and seat in self.board.asked_here:
                self.vote = index
                self.board.touched()
            return
        move = Vote(NONE if self.view.votes[seat] == index else index)
        refusal = self.board.table.refusal(seat, move)
        if refusal is None:
            self.board.send(move, seat)
        else:
            plate = self.desk.votes[index]
            self.board.explain(self.board.refuse(refusal), plate.to_window(plate.center_x, plate.y))

    # As the board asks

    def bubble(self) -> Said | None:
        return self.till.bubble()

    def actions(self) -> list[Action]:
        """What is answered by who is chosen; hands are opened and gifts made beside it."""
        view, seat = self.view, self.chosen
        asked = seat is not None and seat in self.board.asked_here
        if view.ask is Ask.TIE:
            return [Action(say("terristories.give.take"), "check", self._decide, asked and self.vote != NONE, True)]
        if view.ask in SHARED:
            give = Action(say("terristories.deed.give"), "hand", self._give, seat is not None and self.board.live)
            hand = Action(say("terristories.own_hand"), "eye", self._look_at_hand, seat is not None)
            if seat is not None and self.board.live and not asked and self.board.table.refusal(seat, WITHDRAW) is None:
                return [give, hand, Action(say("terristories.withdraw"), "turn", self._withdraw)]
            return [
                give,
                hand,
                Action(say("terristories.agree"), "check", self._agree, asked and self.till.settled, asked),
            ]
        one = self.board.asked_here[0] if len(self.board.asked_here) == 1 else None
        if one is None or not self.own_cards:
            give = Action(say("terristories.deed.give"), "hand", self._give, seat is not None and self.board.live)
            hand = Action(say("terristories.own_hand"), "eye", self._look_at_hand, seat is not None)
            if one is None or view.ask is Ask.PROPOSE:
                return [give, hand]
            return [give, Action(say("terristories.drop.done"), "check", lambda: self.done(one), True, True)]
        chosen = self.card in self.own_cards
        read = [Action(say("terristories.give.read"), "eye", lambda: self.board.open_card(self.card))] if chosen else []
        if view.ask is Ask.PROPOSE:
            none = Action(say("terristories.give.none"), "close", lambda: self.done(one))
            return [none, *read, Action(say("terristories.deed.give"), "check", self._answer_card, chosen, chosen)]
        draw = Action(say("terristories.drop.done"), "check", lambda: self.done(one), True, not chosen)
        drop = Action(say("terristories.drop.hold"), "bin", self._answer_card, chosen, chosen)
        return [*read, draw, drop] if chosen else [draw]

    def _answer_card(self) -> None:
        """Give the card that is chosen, or throw it away."""
        card, asked = self.card, self.board.asked_here
        self.card = NONE
        if card != NONE and asked:
            self._answer(asked[0], Propose(card) if self.view.ask is Ask.PROPOSE else Drop(card))

    def _give(self) -> None:
        if self.chosen is not None:
            self.board.open_deeds(self.chosen)

    def _look_at_hand(self) -> None:
        if self.chosen is not None:
            self.board.open_hand(self.chosen)

    def _agree(self) -> None:
        seat = self.chosen
        if seat is None or seat not in self.board.asked_here:
            return
        others = [one for one in self.board.asked_here if one != seat]
        self.board.send(Agree(self.view.deal), seat)
        if others and self.board.seat is None:
            self.chosen = others[0]
            self.board.touched()

    def _withdraw(self) -> None:
        if self.chosen is not None:
            self.board.send(WITHDRAW, self.chosen)

    def _decide(self) -> None:
        if self.vote != NONE and self.view.turn in self.board.asked_here:
            self.board.send(Vote(self.vote), self.view.turn)

    def thing_at(self, x: float, y: float) -> Thing | None:
        return None


def _done(answered: bool, done: str, waits: str) -> Part:
    return Part("house/icon_check", say(done)) if answered else Part("", say(waits), bold=False)

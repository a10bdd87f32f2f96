"""The widgets of the negotiation: built when something else lies open, and told anew what they say by every entry."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple, Protocol

from kivy.clock import Clock, ClockEvent
from kivy.input.motionevent import MotionEvent
from kivy.metrics import dp
from kivy.uix.widget import Widget

from core.game import Seat
from core.games.terristories.content import CARDS, HIGHEST
from core.games.terristories.development import power_refusal, tied
from core.games.terristories.position import INFLUENCE, Ask, Law, Promise, View, cost_of
from mobile.boards.base import Box, Thing
from mobile.boards.terristories import reckoning, wording
from mobile.boards.terristories.card import LARGE_TEXT, ROW, CardRow
from mobile.boards.terristories.carrying import Hands, Target
from mobile.boards.terristories.cubes import cube
from mobile.boards.terristories.deeds import DueRow
from mobile.boards.terristories.face import Card, Deck, effect
from mobile.boards.terristories.giving import GivingRow, Turn
from mobile.boards.terristories.offer import HIGH, Offer, Shares
from mobile.boards.terristories.purse import Purse, PursePlate
from mobile.boards.terristories.sight import Sight
from mobile.boards.terristories.speech import Heard, Voice
from mobile.boards.terristories.votes import VotePlate, Votes
from mobile.look import theme
from mobile.look.column import Column
from mobile.look.kit import CatchingPlate, put
from mobile.look.row import Part
from mobile.look.scroll import scroll, scrolled, scrolling
from mobile.look.theme import roomy
from mobile.words import say

GAP = 4.0  # dp
CLOCK = 94.0  # dp
POINT = 86.0  # dp of the influence point's row
NARROW = 330  # dp: where there is less, four purses stand two by two
LOW = 460  # dp: where there is less room, all is a bit lower


class Store(Protocol):
    """What lies where, and what may be moved."""

    target: Target  # over which a cube is held

    def share(self, seat: Seat, slot: int) -> int: ...
    def free(self, seat: Seat) -> int: ...
    def may_step(self, slot: int, by: int) -> bool: ...
    def step(self, slot: int, by: int) -> None: ...


class Talk(Protocol):
    """What the widgets show and ask for."""

    board: Sight
    chosen: Seat | None  # whose cubes the buttons move
    vote: int  # the index that is about to be voted for
    card: int  # the card that is about to be given or thrown away

    @property
    def own_cards(self) -> tuple[int, ...]:
        """The hand, where nobody else looks on and it is asked for."""

    @property
    def till(self) -> Store:
        """What lies where."""

    @property
    def heard(self) -> Heard | str | None:
        """The newest remark, or what happened."""

    def state(self, seat: Seat) -> Part: ...
    def turn(self, seat: Seat) -> Turn: ...
    def open_slot(self, slot: int) -> None: ...
    def choose(self, seat: Seat) -> None: ...
    def choose_vote(self, index: int) -> None: ...
    def choose_card(self, card: int) -> None: ...
    def open_own(self, seat: Seat, finger: MotionEvent | None) -> None: ...
    def keep(self, promise: Promise) -> None: ...
    def done(self, seat: Seat) -> None: ...
    def hear(self) -> None: ...
    def purse_thing(self, seat: Seat, box: Box) -> Thing: ...


class Coming(NamedTuple):
    """A row that is to be made, and how high it must and may be."""

    make: Callable[[], Widget]
    least: float
    most: float


class Desk:
    """What lies on the layer."""

    def __init__(self, talk: Talk, layer: Hands) -> None:
        self.talk, self.layer = talk, layer
        self.box = Box(0, 0, 0, 0)
        self.beside: Box | None = None  # where the stores lie, if not below
        self.room = self.box  # where the rows are seen
        self.offers: dict[int, Offer] = {}
        self.purses: dict[Seat, PursePlate] = {}
        self.votes: list[VotePlate] = []
        self.givings: dict[Seat, GivingRow] = {}
        self.powers: dict[Seat, CardRow] = {}
        self.cards: dict[int, CardRow] = {}
        self.voice: Voice | None = None
        self._plates: dict[tuple[Seat, float], PursePlate] = {}  # stores once made, for each size of text
        self._built: object = None
        self._asked: object = None  # for which question
        self._coming: list[Callable[[], None]] = []  # rows that are still to be made
        self._next: ClockEvent | None = None

    def clear(self) -> None:
        """Nothing lies there any more."""
        if self._built is not None:
            self._built = None
            self._coming.clear()
            if self._next is not None:
                self._next.cancel()
            self.layer.release()
            self.layer.clear_widgets()
            self.offers, self.purses, self.givings, self.votes = {}, {}, {}, []
            self.powers, self.cards, self.voice = {}, {}, None

    def leave(self) -> None:
        """Something else is asked: what lies there next comes row by row."""
        self.clear()
        self._asked = None

    def show(self) -> None:
        """Build it where it is another one, and say how things are."""
        board = self.talk.board
        view: View = board.view
        place = (self.box, self.beside, theme.text_scale())
        wanted = (view.ask, view.round, self._lies(view), self._due(view), timed(board), board.marks, board.here, place)
        built = wanted != self._built
        if built:
            asked = (view.ask, view.round)
            again = asked == self._asked
            far = scrolled(self.layer) if again else 1.0
            self.clear()
            self._built, self._asked = wanted, asked
            self._build(view)
            if again:
                self._come(True)
                scroll(self.layer, far)
            elif self._coming:  # the stores are enough for one frame
                self._next = Clock.schedule_once(lambda _: self._come(False), 0)
        self._say(view, built)

    def _lies(self, view: View) -> tuple[object, ...]:
        """Which rows there are, and how high; what they say is none of it."""
        slots, turns = reckoning.slots(view), self._turns(view)
        offers = tuple(view.offers[slot] for slot in slots if slot != INFLUENCE)
        named = tuple((turn[:3], GivingRow.least(turn)) for turn in turns.values())
        return slots, offers, view.roles, named, self.talk.own_cards

    def _turns(self, view: View) -> dict[Seat, Turn]:
        """What the rows of those say who give or throw away."""
        if view.ask not in (Ask.PROPOSE, Ask.DISCARD) or self.talk.own_cards:
            return {}
        return {seat: self.talk.turn(seat) for seat in self.talk.board.here}

    # Building

    def _build(self, view: View) -> None:
        box, gap = self.box, dp(GAP)
        self._ground(box)
        together = view.ask in (Ask.DEAL, Ask.COUNCIL)
        if self.beside is not None:
            self._ground(self.beside)
            self._stores(view, self.beside)
        else:
            high = PursePlate.least(box.height < dp(LOW))
            self._stores(view, Box(box.x, box.y + dp(2), box.width, high))
            box = Box(box.x, box.y + high + gap + dp(2), box.width, box.height - high - gap - dp(2))
        top = box.top - dp(2)
        clock = roomy(CLOCK, 1.6) if timed(self.talk.board) else 0.0  # stands in the corner
        if together:
            high = Voice.least()
            self.voice = Voice(self.talk.hear)
            if theme.text_scale() <= LARGE_TEXT:
                put(self.voice, box.x, top - high, box.width - clock, high)
                self.layer.add_widget(self.voice)
                top -= high + gap
        if clock and (self.voice is None or self.voice.parent is None):
            top -= roomy(40, 1.6) + gap
        for promise in self._due(view):
            row = DueRow(promise, self.talk.board, partial(self.talk.keep, promise))
            high = row.needs(box.width)
            put(row, box.x, top - high, box.width, high)
            self.layer.add_widget(row)
            top -= high + gap
        self.room = Box(box.x, box.y, box.width, top - box.y)
        self._lay(self._rows(view), self.room)

    def _due(self, view: View) -> tuple[Promise, ...]:
        """What somebody here has promised for this round."""
        here = self.talk.board.here
        return tuple(one for one in view.promises if one.due <= view.round and one.seat in here)[:2]

    def _ground(self, box: Box) -> None:
        """Nothing is touched through it."""
        edge = dp(3)
        ground = CatchingPlate("house/panel_wood")
        put(ground, box.x - edge, box.y - edge, box.width + 2 * edge, box.height + 2 * edge)
        self.layer.add_widget(ground)

    def _stores(self, view: View, box: Box) -> None:
        """What each seat has, side by side; four of them two by two where there is no room."""
        gap, n = dp(GAP), view.players
        across = 2 if n == 4 and self.beside is not None and box.width < dp(NARROW) else n
        down = -(-n // across)
        wide, high = (box.width - gap * (across - 1)) / across, (box.height - gap * (down - 1)) / down
        for seat in range(n):
            kind = seat, theme.text_scale()
            if kind not in self._plates:
                self._plates[kind] = PursePlate(seat, self.talk.choose, self.talk.purse_thing)
            plate = self.purses[seat] = self._plates[kind]
            row, column = divmod(seat, across)
            put(plate, box.x + column * (wide + gap), box.top - (row + 1) * high - row * gap, wide, high)
            self.layer.add_widget(plate)

    def _rows(self, view: View) -> list[Coming]:
        """What lies one below the other."""
        talk, rows = self.talk, list[Coming]()
        if self.voice is not None and self.voice.parent is None:  # with large text it scrolls with the rest
            voice = self.voice
            rows.append(Coming(lambda: voice, Voice.least(), Voice.least()))
        for slot in reckoning.slots(view):
            least = Offer.least() if slot != INFLUENCE else max(Offer.least(), dp(POINT))
            rows.append(Coming(partial(self._offer, slot), least, roomy(HIGH)))
        if view.ask in (Ask.COUNCIL, Ask.TIE):
            rows.append(Coming(self._vote_row, VotePlate.least(), VotePlate.least() * 1.2))
        if view.ask is Ask.COUNCIL and view.law & Law.ADVANCED:
            for seat in range(view.players):
                rows.append(Coming(partial(self._power_row, seat), _card_least(), max(_card_least(), roomy(ROW * 1.2))))
        if talk.own_cards:
            least = _card_least()
            return [Coming(partial(self._card, one), least, max(least, roomy(ROW * 2))) for one in talk.own_cards]
        for seat, turn in self._turns(view).items():
            least = GivingRow.least(turn)
            rows.append(Coming(partial(self._giving, seat), least, least * 1.15))
        return rows

    def _offer(self, slot: int) -> Offer:
        view = self.talk.board.view
        offer = self.offers[slot] = Offer(view, slot, self.talk.open_slot, self.talk.till.step)
        offer.show(self._shares(view, slot))
        return offer

    def _vote_row(self) -> VoteRow:
        strip = VoteRow([VotePlate(k, self.talk.choose_vote) for k in range(3)])
        self.votes = strip.plates
        self._say_votes(self.talk.board.view)
        return strip

    def _power_row(self, seat: Seat) -> CardRow:
        view = self.talk.board.view
        card = Card(Deck.POWER, view.roles[seat])
        row = self.powers[seat] = CardRow(card, partial(self._power, seat), self._power_line(view, seat))
        return row

    def _giving(self, seat: Seat) -> GivingRow:
        talk = self.talk
        giving = self.givings[seat] = GivingRow(seat, talk.turn(seat), talk.open_own, talk.done)
        return giving

    def _card(self, number: int) -> CardRow:
        """A card of the only hand here."""
        cost = wording.sentence(say("terristories.card.cost", n=CARDS[number].cost))
        card, chosen = Card(Deck.PROJECT, number), number == self.talk.card
        does = f"{cost}. {effect(card)}"
        row = self.cards[number] = CardRow(card, partial(self.talk.choose_card, number), does, chosen)
        return row

    def _power(self, seat: Seat) -> None:
        self.talk.board.open_card(200 + self.talk.board.view.roles[seat])

    def _power_line(self, view: View, seat: Seat) -> str:
        """Why it may not be used now; nothing: what it does stands there."""
        if view.used >> seat & 1:
            return say("terristories.lying.used")
        refusal = power_refusal(view, seat)
        return self.talk.board.refuse(refusal) if refusal is not None else ""

    def _lay(self, rows: list[Coming], box: Box) -> None:
        """From the top, one a frame; what is too high scrolls."""
        gap, x = dp(GAP), box.x
        least = sum(row.least for row in rows) + gap * (len(rows) - 1)
        if least > box.height:
            column = Column(box.width - dp(7))
            self._coming = [partial(self._stack, column, row) for row in rows]
            self.layer.add_widget(scrolling(column, x, box.y, box.width - dp(7), box.height))
            return
        spare = (box.height - least) / max(1, len(rows))
        top = box.top
        for row in rows:
            high = min(row.most, row.least + spare)
            self._coming.append(partial(self._put, row, Box(x, top - high, box.width, high)))
            top -= high + gap

    def _stack(self, column: Column, row: Coming) -> None:
        column.stack(row.make(), row.least, dp(GAP))

    def _put(self, row: Coming, box: Box) -> None:
        widget = row.make()
        put(widget, *box)
        self.layer.add_widget(widget)

    def _come(self, at_once: bool) -> None:
        """The next row, or all that are still to come."""
        while self._coming:
            self._coming.pop(0)()
            if self._coming and not at_once:
                self._next = Clock.schedule_once(lambda _: self._come(False), 0)
                return

    # What they say

    def _travel(self, offer: Offer, before: tuple[Seat, ...]) -> None:
        """Cubes go from stores to a row and back; those that a finger put there are there already."""
        after = offer.cubes.owners
        for seat, purse in self.purses.items():
            by = after.count(seat) - before.count(seat)
            if not by or self.layer.moved(seat):
                continue
            k = max(k for k, owner in enumerate(after if by > 0 else before) if owner == seat)
            there = offer.cubes.place_of(k)
            if self.room.y <= there[1] <= self.room.top:
                way = (purse.cube_place(), there)
                self.layer.fly(cube(self.talk.board.marks[seat]), *(way if by > 0 else way[::-1]))

    def _say(self, view: View, built: bool = False) -> None:
        for slot, offer in self.offers.items():
            before = offer.cubes.owners
            offer.show(self._shares(view, slot))
            if offer.cubes.owners != before and not built:
                self._travel(offer, before)
        for seat, plate in self.purses.items():
            plate.show(self._purse(view, seat))
        self._say_votes(view)
        for seat, power in self.powers.items():
            power.tell(self._power_line(view, seat))
        for number, card in self.cards.items():
            card.choose(number == self.talk.card)
        for seat, turn in self._turns(view).items():
            if seat in self.givings:
                self.givings[seat].show(turn)
        if self.voice is not None:
            heard = self.talk.heard
            if isinstance(heard, str):
                self.voice.report(heard)
            elif heard is not None:
                self.voice.quote(view, heard, self.talk.board.name_of)
            else:
                self.voice.tell(view)

    def _say_votes(self, view: View) -> None:
        best = tied(view) if view.ask is Ask.TIE else ()
        for k, vote in enumerate(self.votes):
            marks = tuple(self.talk.board.marks[seat] for seat, one in enumerate(view.votes) if one == k)
            allowed = k in best if view.ask is Ask.TIE else view.indices[k] < HIGHEST
            chosen = self.talk.vote == k
            vote.show(Votes(view.indices[k], view.targets[k], marks, chosen, allowed))

    def _shares(self, view: View, slot: int) -> Shares:
        talk = self.talk
        laid = tuple(talk.till.share(seat, slot) for seat in range(view.players))
        up, down = talk.till.may_step(slot, 1), talk.till.may_step(slot, -1)
        lit = talk.till.target.slot == slot
        return Shares(laid, cost_of(view, slot), talk.board.marks, talk.chosen, up, down, lit)

    def _purse(self, view: View, seat: Seat) -> Purse:
        talk, board = self.talk, self.talk.board
        together = view.ask in (Ask.DEAL, Ask.COUNCIL)
        agreed = together and not view.waiting >> seat & 1
        chosen = talk.chosen == seat and len(board.here) > 1
        lit = talk.till.target.seat == seat
        return Purse(
            board.name_of(seat), board.marks[seat], talk.till.free(seat), talk.state(seat), chosen, agreed, lit
        )


def _card_least() -> float:
    """How high a card's row must be, in pixels."""
    return CardRow.tall(3) if theme.text_scale() > LARGE_TEXT else roomy(ROW)


def timed(board: Sight) -> bool:
    """Is there a time for what is asked?"""
    return board.table.left is not None


class VoteRow(Widget):
    """The three indices side by side."""

    def __init__(self, plates: list[VotePlate]) -> None:
        super().__init__(size_hint=(None, None))
        self.plates = plates
        for plate in plates:
            self.add_widget(plate)
        self.bind(pos=self._arrange, size=self._arrange)

    def _arrange(self, *_: object) -> None:
        gap = dp(5)
        wide = (self.width - 2 * gap) / 3
        for k, plate in enumerate(self.plates):
            put(plate, self.x + k * (wide + gap), self.y, wide, self.height)

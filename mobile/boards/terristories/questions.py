"""What cards ask, as data: of whom, in which sentence, about which card, and what may be answered."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import NamedTuple

from core.game import Seat
from core.games.terristories import phrases
from core.games.terristories.acting import due, ready
from core.games.terristories.choices import picks
from core.games.terristories.effects import Choose, Fetch, Foresee, Pay, Take, Trade
from core.games.terristories.moves import DONE, NO, NOTHING, YES, Act, Move, Pick
from core.games.terristories.position import Ask, View, free_resources, node_of
from core.table import Table
from mobile.boards.terristories.face import Card, Deck, named
from mobile.words import cards, count, say

PICKED_HERE = (Choose, Take, Trade, Pay, Foresee, Fetch)  # all else is picked on the planet


class Answer(NamedTuple):
    """One thing that may be answered: in words, perhaps with a seat's sign; or a card that does so when it is read."""

    text: str
    move: Move
    seat: Seat | None = None  # of whom
    card: Card | None = None
    second: str = ""  # beside the card
    gold: bool = False


class Question(NamedTuple):
    """What one seat is asked."""

    seat: Seat
    text: str
    answers: tuple[Answer, ...]
    card: Card | None = None  # which asks
    secret: Card | None = None  # what only this seat may see
    pile: tuple[int, ...] | None = None  # in which only this seat may look
    leave: Answer | None = None  # what ends it without a choice, among the buttons below


def asks_here(view: View) -> bool:
    """Is anything asked that is answered here, and not on the planet?"""
    if view.ask is Ask.PICK:
        job = view.jobs[0]
        return bool(job.path) and isinstance(node_of(job), PICKED_HERE)
    return view.ask in (Ask.CARDS, Ask.TRADE, Ask.GO_ON)


def questions(table: Table, seats: tuple[Seat, ...], name_of: Callable[[Seat], str]) -> tuple[Question, ...]:
    """What these seats are asked now."""
    return tuple(_Asking(table, seat, name_of).question() for seat in seats)


class _Asking:
    """One seat's."""

    def __init__(self, table: Table, seat: Seat, name_of: Callable[[Seat], str]) -> None:
        self.table, self.seat, self.name_of = table, seat, name_of
        self.view: View = table.view(seat)

    def question(self) -> Question:
        match self.view.ask:
            case Ask.CARDS:
                return self._cards()
            case Ask.TRADE:
                return self._trade()
            case Ask.GO_ON:
                return self._go_on()
        return self._pick()

    def _cards(self) -> Question:
        """Which acts now; one of the stock may be activated or left."""
        view, seat = self.view, self.seat
        must, may = due(view, seat), ready(view, seat)
        answers = [Answer(say("terristories.cards.act"), Act(card), card=Card(Deck.PROJECT, card)) for card in must]
        turn, waits = say("terristories.cards.activate"), say("terristories.cards.stock")
        answers += [Answer(turn, Act(card), card=Card(Deck.PROJECT, card), second=waits) for card in may]
        key = "both" if must and may else "order" if must else "only"
        leave = Answer(say("terristories.cards.leave"), DONE) if not must else None
        return Question(seat, say(f"terristories.cards.{key}"), tuple(answers), leave=leave)

    def _trade(self) -> Question:
        """Somebody offers a trade."""
        view = self.view
        job = view.jobs[0]
        node = node_of(job)
        assert isinstance(node, Trade)
        text = say(
            "terristories.trade.offered",
            name=self.name_of(job.seat),
            pay=count("terristories.resources", node.pay),
            n=count("terristories.resources", node.n),
        )
        answers = (
            Answer(say("terristories.trade.refuse"), NO),
            Answer(say("terristories.trade.accept"), YES, gold=True),
        )
        return Question(self.seat, text, answers, named(job.source))

    def _go_on(self) -> Question:
        view = self.view
        mine = view.won >> self.seat & 1
        text = say("terristories.go_on.yours" if mine else "terristories.go_on.others")
        answers = (
            Answer(say("terristories.go_on.stop"), NO),
            Answer(say("terristories.go_on.on"), YES, gold=True),
        )
        return Question(self.seat, text, answers)

    # Picks

    def _pick(self) -> Question:
        view, seat = self.view, self.seat
        job = view.jobs[0]
        node, card = node_of(job), named(job.source)
        match node:
            case Choose(of):
                ways = (
                    Answer(cards.text(phrases.sentence(node) for node in way), Pick((k,))) for k, way in enumerate(of)
                )
                return Question(seat, say("terristories.pick.way"), tuple(ways), card)
            case Take(n):
                said = count("terristories.resources", n)
                return Question(seat, say("terristories.pick.taken", n=said), tuple(self._seats(seat)), card)
            case Trade(n, pay):
                given, back = count("terristories.resources", pay), count("terristories.resources", n)
                none = Answer(say("terristories.pick.no_trade"), NOTHING)
                text = say("terristories.pick.trade", pay=given, n=back)
                return Question(seat, text, tuple(self._seats(seat)), card, leave=none)
            case Pay(n, then):
                done = cards.text(phrases.sentence(node) for node in then)
                paid = count("terristories.resources", n)
                answers = (
                    Answer(say("terristories.pick.pay_not"), Pick((0,))),
                    Answer(say("terristories.pick.pay", n=paid), Pick((1,)), gold=True),
                )
                text = say("terristories.pick.pays", n=paid, have=free_resources(view, seat), done=done)
                return Question(seat, text, answers, card)
            case Foresee():
                answers = (
                    Answer(say("terristories.pick.under"), Pick((1,))),
                    Answer(say("terristories.pick.leave"), Pick((0,)), gold=True),
                )
                danger = Card(Deck.HAZARD, view.next_danger) if view.next_danger >= 0 else None
                return Question(seat, say("terristories.pick.foresee"), answers, card, danger)
        return Question(seat, say("terristories.pick.fetch"), (), card, pile=self._pile())

    def _seats(self, seat: Seat) -> Iterator[Answer]:
        """Those who may be picked, each with what it holds."""
        for numbers in picks(self.view, self.view.jobs[0]) or ():
            if numbers:
                have = count("terristories.resources", free_resources(self.view, numbers[0]))
                text = say("terristories.pick.seat", name=self.name_of(numbers[0]), have=have)
                yield Answer(text, Pick(numbers), numbers[0])

    def _pile(self) -> tuple[int, ...]:
        """What may be fetched: a seat knows which cards its pile holds, though not their order."""
        game = self.table.game
        whole = game.imagine(self.view, game.blank(self.seat), random.Random(0))
        return tuple(numbers[0] for numbers in picks(whole, whole.jobs[0]) or ())

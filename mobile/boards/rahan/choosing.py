"""What is being chosen of all that a turn offers: a card, where it leads, what it is played on, cards to swap."""

from __future__ import annotations

from math import hypot
from typing import NamedTuple

from kivy.metrics import dp

from core.game import Refusal, Seat
from core.games.rahan.content import (
    HELD,
    LANES,
    MM,
    NOTHING,
    STEPS,
    SWAPPED,
    Card,
    middle,
)
from core.games.rahan.legal import exchanges
from core.games.rahan.position import (
    Ask,
    Draw,
    Exchange,
    Fight,
    Go,
    Knife,
    Lead,
    Move,
    Reason,
    Shoot,
    Step,
    View,
)
from mobile.boards.rahan import ground, ways
from mobile.boards.rahan.ground import ANIMAL, BEAST, CAVEMAN, HERO, Figure
from mobile.boards.rahan.sight import Place, Sight
from mobile.look import sound

COMBAT = HELD  # the combat card, among the kinds of small cards
REACH = 22.0  # dp round the middle of a square that mean it, where squares are smaller than a finger
DEEDS = (Ask.TURN, Ask.BESET)


class Refused(NamedTuple):
    """What was tried, why it is not allowed, and where (mm)."""

    move: Move
    refusal: Refusal
    place: Place


class Offers(NamedTuple):
    """What may be done in a position, by where it is done."""

    goes: dict[int, Go]
    leads: dict[int, Lead]
    steps: dict[int, Step]
    shots: int  # weapon cards that may be spent at most
    knife: bool
    foes: tuple[Seat, ...]
    draws: bool
    swaps: bool


class Choosing:
    """What is chosen, and what waits to be confirmed.

    Large because all that fingers may mean on one's turn comes together here.
    """

    def __init__(self, board: Sight) -> None:
        self.board = board
        self.card: int | None = None  # a kind of card in hand, or COMBAT
        self.move: Move | None = None  # waits to be confirmed
        self.prey: Figure | None = None  # to be shot at: how many weapons is still open
        self.swap: tuple[int, ...] | None = None  # cards to be exchanged
        self.looked: int | None = None  # a square too far for one card
        self.refused: Refused | None = None
        self.carried = False  # does it hang at a finger?
        self.onto = False  # does the card that is carried hang over whom it moves?
        self._offers: tuple[View, Ask | None, Offers] | None = None

    def forget(self) -> None:
        self.card = self.move = self.prey = self.swap = self.looked = self.refused = None

    @property
    def busy(self) -> bool:
        kept = (self.card, self.move, self.prey, self.swap, self.looked, self.refused)
        return any(found is not None for found in kept)

    @property
    def shut(self) -> bool:
        """Is no square to be chosen, for what is chosen already?"""
        leads = self.card is None or self.card <= Card.RAHAN
        return leads and (self.prey is not None or self.swap is not None or isinstance(self.move, Fight))

    @property
    def looks(self) -> bool:
        """Are squares shown that take one card more? Only while nothing is chosen."""
        return not self.busy

    # What there is

    @property
    def offers(self) -> Offers:
        """Found once a position."""
        board = self.board
        if self._offers is None or self._offers[0] is not board.view or self._offers[1] is not board.ask:
            self._offers = board.view, board.ask, self._find()
        return self._offers[2]

    def _find(self) -> Offers:
        board, seat = self.board, self.board.seat
        moves = (board.table.moves(seat) or ()) if seat is not None and board.ask is not None else ()
        return Offers(
            {move.to: move for move in moves if isinstance(move, Go)},
            {move.to: move for move in moves if isinstance(move, Lead)},
            {move.to: move for move in moves if isinstance(move, Step)},
            max((move.weapons for move in moves if isinstance(move, Shoot)), default=0),
            any(isinstance(move, Knife) for move in moves),
            tuple(move.foe for move in moves if isinstance(move, Fight)),
            any(isinstance(move, Draw) for move in moves),
            any(isinstance(move, Exchange) for move in moves),
        )

    def lit(self) -> dict[int, Move]:
        """The squares that may be chosen now, each with what that would do."""
        offers, card = self.offers, self.card
        if self.shut:
            return {}
        if card is None:
            return {**offers.goes, **offers.steps}
        if card < STEPS:
            start = self.board.view.cavemen[self.board.home]
            return {to: move for to, move in offers.goes.items() if LANES[start][to][0] == card + 1}
        return dict(offers.leads) if card == Card.RAHAN else {}

    def faint(self) -> frozenset[int]:
        """The squares that would be reached with one more card."""
        board = self.board
        if board.ask is not Ask.TURN or self.card is not None or self.busy or board.seat is None:
            return frozenset()
        return ways.one_and_two(board.view, board.seat)[1]

    def targets(self) -> list[Figure]:
        """The figures on which the chosen card may be played."""
        offers, view = self.offers, self.board.view
        if self.card == COMBAT:
            return [(CAVEMAN, foe) for foe in offers.foes]
        if self.board.ask is Ask.BESET:
            return [(BEAST, view.beset[self.board.home])] if offers.shots else []
        plays = (self.card == Card.WEAPON and offers.shots) or (self.card == Card.KNIFE and offers.knife)
        return [figure for figure in ground.feet(view) if figure[0] == ANIMAL] if plays else []

    def usable(self, card: int) -> bool:
        """Does a card of this kind serve for anything now?"""
        offers = self.offers
        if self.swap is not None:
            return card < HELD
        if card < STEPS:
            start = self.board.view.cavemen[self.board.home]
            return any(LANES[start][to][0] == card + 1 for to in offers.goes)
        if card == Card.RAHAN:
            return bool(offers.leads)
        if card == Card.KNIFE:
            return offers.knife
        return bool(offers.shots) if card == Card.WEAPON else bool(offers.foes)

    def why_not(self, card: int) -> Refusal | None:
        """Why a card of this kind serves for nothing now."""
        board, seat = self.board, self.board.seat
        if seat is None or board.ask not in DEEDS:
            return None
        beset = board.view.beset[seat]
        tried: Move
        if card == Card.KNIFE:
            tried = Knife()
        elif card == Card.WEAPON:
            tried = Shoot(1, beset)
        elif card == COMBAT:
            tried = Fight((seat + 1) % board.view.players)
        elif beset != NOTHING or card == Card.RAHAN:
            tried = Lead(board.view.rahan)
        else:
            return Refusal(Reason.BLOCKED)
        return board.table.refusal(seat, tried)

    # Cards

    def take(self, card: int) -> bool:
        """A card was touched: choose it, put it back, or among those to be swapped."""
        if self.swap is not None:
            return self._swap(card)
        chosen = None if self.card == card else card
        self.forget()
        if chosen is not None and not self.usable(chosen):
            return False
        self.card = chosen
        sound.play("card")
        if card == Card.WEAPON and self.board.ask is Ask.BESET and chosen is not None:
            self.prey = (BEAST, self.board.view.beset[self.board.home])
        return True

    def begin_swap(self) -> None:
        self.forget()
        self.swap = ()

    def _swap(self, card: int) -> bool:
        """One more of this kind; where all of them are chosen already, none."""
        swap, hand = self.swap or (), self.board.view.hands[self.board.home]
        if card >= HELD:
            return False
        if swap.count(card) >= hand[card] or len(swap) == SWAPPED:
            if card not in swap:
                return False
            swap = tuple(other for other in swap if other != card)
        else:
            swap = tuple(sorted((*swap, card)))
        sound.play("card")
        self.swap = swap
        move = Exchange(swap)
        self.move = move if move in exchanges(hand) else None
        return True

    def pick(self, move: Move) -> None:
        """Of what is drawn or won: this."""
        sound.play("tap")
        self.move = move

    # Squares and figures

    def nearest(self, x: float, y: float) -> int | None:
        """The lit square that a touch means: its own, or the next one that a finger cannot tell from it."""
        lit = self.lit()
        own = ground.square_at(x, y)
        if own in lit:
            return own
        reach = max(MM / 2, REACH / max(0.01, self._dp_per_mm))
        near = [(hypot(middle(square)[0] - x, middle(square)[1] - y), square) for square in lit]
        far, square = min(near, default=(reach, -1))
        return square if far < reach else None

    def _target_near(self, x: float, y: float) -> Figure | None:
        """What the chosen card may be played on, where a finger cannot tell it from its surroundings."""
        reach, stands = REACH / max(0.01, self._dp_per_mm), ground.feet(self.board.view)
        near = [(hypot(stands[figure][0] - x, stands[figure][1] - y), figure) for figure in self.targets()]
        far, figure = min(near, default=(reach, None))
        return figure if far < reach else None

    @property
    def _dp_per_mm(self) -> float:
        return float(self.board.canvas.unit / dp(1))

    def tap(self, x: float, y: float) -> bool:
        """A touch of the board while deeds are asked."""
        board, view = self.board, self.board.view
        square, figure = self.nearest(x, y), ground.figure_at(view, board.marks, x, y) or self._target_near(x, y)
        lit = self.lit()
        if square is not None and isinstance(self.move, Go | Lead | Step) and self.move == lit[square]:
            board.send(self.move)  # once more on what waits there
            return True
        before = self.card
        if before is not None and before < COMBAT and before not in (Card.WEAPON, Card.KNIFE) and square is None:
            return self._elsewhere(x, y)
        if square is not None and (figure is None or figure in ((HERO, 4),) or before is None or before < HELD):
            self.forget()
            self.card = before
            self.move = lit[square]
            sound.play("tap")
            return True
        if figure is not None and self._on_figure(figure):
            return True
        return self._elsewhere(x, y)

    def _on_figure(self, figure: Figure) -> bool:
        """Something that stands was touched: what the chosen card does to it, or any in hand."""
        board, card = self.board, self.card
        kind, number = figure
        place = ground.feet(board.view)[figure]
        if kind in (ANIMAL, BEAST):
            self.forget()
            return self._shoot_at(figure, card, place)
        if kind == CAVEMAN and number != board.home and board.ask in DEEDS:
            if card not in (None, COMBAT):
                return False
            self.forget()
            return self._try(Fight(number), place)
        if kind == HERO and card is None and self.offers.leads:
            self.forget()
            self.card = int(Card.RAHAN)
            return True
        return False

    def _shoot_at(self, figure: Figure, card: int | None, place: Place) -> bool:
        board, seat = self.board, self.board.seat
        if seat is None or board.ask not in DEEDS:
            return False
        beast = figure[1] if figure[0] == BEAST else NOTHING
        knife = card == Card.KNIFE or (card is None and not board.view.hands[seat][Card.WEAPON] and self.offers.knife)
        tried: Move = Knife(beast) if knife else Shoot(1, beast)
        refusal = board.table.refusal(seat, tried)
        if refusal is not None:
            self.refused = Refused(tried, refusal, place)
            return True
        self.card, self.prey = card, figure
        if not self.carried:
            sound.play("tap")
        return True

    def _try(self, move: Move, place: Place) -> bool:
        """Choose it, or say why not."""
        seat = self.board.seat
        refusal = self.board.table.refusal(seat, move) if seat is not None else None
        if refusal is not None:
            self.refused = Refused(move, refusal, place)
        else:
            self.move = move
            sound.play("tap")
        return True

    def _elsewhere(self, x: float, y: float) -> bool:
        """A square that is not lit: how far it is, or why the card does not lead there."""
        board, card = self.board, self.card
        square, seat = ground.square_at(x, y), board.seat
        if square is None or seat is None or self.swap is not None or board.ask is None:
            return False
        self.forget()
        self.card = card
        if board.ask not in DEEDS:
            self.refused = Refused(Step(square), Refusal(Reason.NOT_FREE), middle(square))
            return True
        tried: Move = Lead(square) if card == Card.RAHAN else Go(square)
        refusal = board.table.refusal(seat, tried)
        if refusal is None:
            self.move = tried
        elif card is None and board.ask is Ask.TURN and refusal.reason != Reason.BLOCKED:
            if square == board.view.cavemen[seat]:
                return False
            self.looked = square
        else:
            self.refused = Refused(tried, refusal, middle(square))
        return True

    # Carried over the board

    def over(self, card: int, square: int | None, figure: Figure | None) -> None:
        """A card hangs over a square where it leads somebody, or over a figure on which it is played."""
        board, seat = self.board, self.board.seat
        self.forget()
        self.card, self.onto = card, False
        if seat is None or board.ask not in DEEDS:
            return
        if square is not None:
            self._lead_over(card, square, seat)
        elif figure is not None and figure[0] in (ANIMAL, BEAST) and card != COMBAT:
            place = ground.feet(board.view)[figure]
            self.card = None
            self._shoot_at(figure, card, place)
            self.card = card
        elif card == COMBAT and figure is not None and figure[0] == CAVEMAN:
            self._try_quietly(Fight(figure[1]), ground.feet(board.view)[figure], seat)

    def _lead_over(self, card: int, square: int, seat: Seat) -> None:
        """By a card that moves one's caveman or Rahan."""
        view = self.board.view
        lit = self.lit()
        if square in lit:
            self.move = lit[square]
        elif square == (view.rahan if card == Card.RAHAN else view.cavemen[seat]):
            self.onto = True
        else:
            tried: Move = Lead(square) if card == Card.RAHAN else Go(square)
            refusal = self.board.table.refusal(seat, tried)
            if refusal is None:  # by another card
                refusal = Refusal(Reason.TOO_FAR, (LANES[view.cavemen[seat]][square][0], card + 1))
            self.refused = Refused(tried, refusal, middle(square))

    def _try_quietly(self, move: Move, place: Place, seat: Seat) -> None:
        refusal = self.board.table.refusal(seat, move)
        if refusal is not None:
            self.refused = Refused(move, refusal, place)
        else:
            self.move = move

    @property
    def aimed(self) -> Figure | None:
        """What would be shot at: what was touched, or the beast that besets one."""
        board = self.board
        if self.prey is None and board.ask is Ask.BESET and self.offers.shots:
            return BEAST, board.view.beset[board.home]
        return self.prey

    @property
    def shots(self) -> int:
        """How many weapons may be spent on what is aimed at; 0: none are, or a knife was chosen."""
        return self.offers.shots if self.card != Card.KNIFE else 0

    @property
    def cuts(self) -> bool:
        """May the knife be used on what is aimed at?"""
        return self.offers.knife and self.card != Card.WEAPON and self.prey is not None and self.prey[0] == ANIMAL

    def shoot(self, weapons: int) -> Move:
        """So many weapons, or the knife (0), on what is aimed at."""
        beast = self.aimed[1] if self.aimed is not None and self.aimed[0] == BEAST else NOTHING
        return Shoot(weapons, beast) if weapons else Knife(beast)

"""Fingers on the board and on the band below it: cards are carried to what they are played on, squares are touched."""

from __future__ import annotations

from typing import Protocol

from kivy.metrics import dp

from core.game import Refusal, Seat
from core.games.rahan.content import MM, Card
from core.games.rahan.position import Draw, Go, Lead
from mobile.boards.base import Beside, Form, Holder
from mobile.boards.canvas import Sprite
from mobile.boards.rahan import ground
from mobile.boards.rahan.aim import Flint
from mobile.boards.rahan.camera import Camera
from mobile.boards.rahan.choosing import COMBAT, Choosing
from mobile.boards.rahan.ground import CARDS, Figure
from mobile.boards.rahan.sight import Place, Sight
from mobile.boards.rahan.strip import CARD, CHOICE, DECK, Strip, card
from mobile.boards.shelf import Spot
from mobile.look import sound

AIMS = 40.0  # dp above the finger is what it points at
HANGS = 62.0  # dp above it hangs the middle of the card
LENS = 2.0  # how much larger at most the board is shown while a card is carried, if squares are smaller than a finger
FINE = 44.0  # dp


class Around(Sight, Holder, Protocol):
    """What fingers do something to."""

    choosing: Choosing
    strip: Strip
    flint: Flint
    camera: Camera

    def explain(self, refusal: Refusal | None, place: Place) -> None:
        """Say beside a place of the window why what was touched there is no use now."""

    def visit(self, seat: Seat) -> None: ...
    def look_home(self) -> None: ...
    @property
    def shown(self) -> Seat: ...


class Touches(Beside):
    """What they mean."""

    def __init__(self, board: Around) -> None:
        self.board = board
        self.holder = board
        self._carried: int | None = None  # the kind of card that hangs at the finger
        self._hangs: tuple[int, list[Sprite]] = (-1, [])
        self._before: tuple[int | None, Figure | None] | None = None  # the square and the figure it hung over

    # On the board

    def liftable(self, x: float, y: float) -> bool:
        return self.board.may_flick and self.board.flint.liftable(x, y)

    def lift(self, x: float, y: float) -> None:
        self.board.flint.lift(x, y)

    def drag(self, x: float, y: float) -> None:
        self.board.flint.drag(x, y)

    def drop(self, x: float, y: float) -> None:
        self.board.flint.drop(x, y)

    def send_home(self) -> None:
        if self._carried is not None:
            self.let_go()
            self.board.choosing.forget()
            self.board.touched()
        else:
            self.board.flint.send_home()

    def tap(self, x: float, y: float) -> bool:
        board = self.board
        if not board.playable:
            return False
        if board.may_flick:
            return board.flint.tap(x, y)
        board.look_home()  # whoever plays needs their own cards, and the buttons
        before, far = board.choosing.move, board.camera.far
        meant = board.choosing.tap(x, y)
        if meant and board.playable:
            move = board.choosing.move
            if isinstance(move, Go | Lead) and move != before and not board.confirm and not far:
                board.send(move)
            board.touched()
        return meant

    def second_finger(self) -> bool:
        """Another finger while a card is carried sends it home."""
        if self._carried is None:
            return False
        self.holder.held = None
        self.send_home()
        return True

    def second_down(self, second: Place, first: Place | None) -> bool:
        return self.board.may_flick and self.board.flint.second_down(second, first)

    def second_moved(self, second: Place, first: Place | None) -> None:
        self.board.flint.second_moved(second, first)

    def second_up(self) -> None:
        self.board.flint.second_up()

    # On the band

    def shelf_liftable(self, spot: Spot | None) -> bool:
        board = self.board
        if spot is None or spot.kind != CARD or board.may_flick or board.shown != board.home:
            return False
        return board.ask is not None and board.choosing.swap is None and board.choosing.usable(spot.slot)

    def shelf_lift(self, spot: Spot) -> None:
        sound.play("lift")
        self.board.choosing.forget()
        self._carried = self.board.choosing.card = spot.slot
        self.board.choosing.carried = True
        self.board.touched()

    def shelf_drag(self, x: float, y: float) -> None:
        """The card hangs above the finger; what it points at is what it would be played on."""
        board, canvas, choosing, kind = self.board, self.board.canvas, self.board.choosing, self._carried
        if kind is None:
            return
        board.overlay.hold(self._hanging(kind), *board.overlay.to_world(x, y + dp(HANGS)))
        high = y + dp(AIMS)
        self._look(x, high)
        before, known = self._before, (choosing.move, choosing.prey, choosing.refused)
        if canvas.collide_point(x, high):
            at = canvas.to_world(x, high)
            leads = kind <= Card.RAHAN
            figure = None if leads else ground.figure_at(board.view, board.marks, *at)
            self._before = ground.square_at(*at) if leads else None, figure
            if self._before != before:
                choosing.over(kind, *self._before)
        elif before is not None:
            choosing.forget()
            choosing.card, self._before = kind, None
        if known != (choosing.move, choosing.prey, choosing.refused):
            board.touched()

    def _look(self, x: float, high: float) -> None:
        """A lens, where squares are smaller than a finger: what is pointed at stays where it is, and is seen larger."""
        canvas = self.board.canvas
        far = canvas.unit / canvas.zoom * MM  # a square of the whole valley
        near = dp(FINE) / far
        if self.board.form is Form.LARGE or near <= 1:
            return
        self.board.camera.arrive()
        if canvas.collide_point(x, high):
            canvas.zoom, canvas.pan = 1.0, (0.0, 0.0)  # drawn once, when it is as near as it is to be
            canvas.enlarge(canvas.unit * min(LENS, near), canvas.to_world(x, high), (x, high))

    def _hanging(self, kind: int) -> list[Sprite]:
        if self._hangs[0] != kind:
            name = "combat" if kind == COMBAT else CARDS[Card(kind)]
            self._hangs = kind, [card(name, 0.0, 0.0, 0.6)]
        return self._hangs[1]

    def let_go(self) -> None:
        """Nothing hangs at a finger any more."""
        if self._carried is not None:
            self._carried = self._before = None
            self.board.choosing.carried = False
            self.board.overlay.hold([])
            self.board.canvas.view_at(1.0, (0.0, 0.0))

    def shelf_drop(self) -> None:
        board, choosing = self.board, self.board.choosing
        card_, choosing.refused = self._carried, None
        self.let_go()
        if choosing.move is not None and not board.confirm and isinstance(choosing.move, Go | Lead):
            board.send(choosing.move)
            return
        if choosing.move is None and choosing.prey is None and card_ is not None and not self._on_its_own(card_):
            choosing.forget()
        board.touched()

    def _on_its_own(self, kind: int) -> bool:
        """Was the card let go over whom it moves? Then where to is asked."""
        return self.board.choosing.card == kind and self.board.choosing.onto

    def shelf_tap(self, spot: Spot | None) -> bool:
        board, choosing = self.board, self.board.choosing
        if spot is None or board.may_flick:
            return False
        if board.shown != board.home:
            board.visit(board.shown)
            return True
        if not board.playable:
            return False
        if spot.kind == CHOICE:
            choosing.pick(board.strip.choice(spot.slot))
        elif spot.kind == DECK:
            return self._touch_deck(spot)
        elif spot.kind == CARD:
            if not choosing.take(spot.slot):
                board.explain(choosing.why_not(spot.slot), board.strip.shelf.place_of(spot))
                return True
        else:
            return False
        board.touched()
        return True

    def _touch_deck(self, spot: Spot) -> bool:
        """One touch of the die: roll and draw."""
        board = self.board
        if board.choosing.offers.draws:
            board.send(Draw())
            return True
        if board.seat is None:
            return False
        refusal = board.table.refusal(board.seat, Draw())
        if refusal is not None:
            board.explain(refusal, board.strip.shelf.place_of(spot))
        return True

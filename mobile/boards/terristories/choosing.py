"""What is being chosen on the planet and in the band, until it is confirmed."""

from __future__ import annotations

from typing import NamedTuple

from core.game import Refusal
from core.games.terristories.content import LANDS, LAST_PEOPLE, START_PEOPLE
from core.games.terristories.moves import DONE, NOTHING, Move, Pick
from core.games.terristories.position import Ask, Indices
from mobile.boards.base import Action, Said
from mobile.boards.terristories import buttons, forecast, pieces, saying
from mobile.boards.terristories.ground import Figure
from mobile.boards.terristories.legal import Legal
from mobile.boards.terristories.pieces import MAN, Piece
from mobile.boards.terristories.planning import Plan
from mobile.boards.terristories.series import Series
from mobile.boards.terristories.sight import Sight
from mobile.look import sound


class Refused(NamedTuple):
    """A land on which something is no use, and why."""

    land: int
    refusal: Refusal | None
    text: str = ""  # where no rule says it


class Stepper(NamedTuple):
    """A number that is chosen in the band: how many, and between what."""

    n: int
    least: int
    most: int


class Choosing:
    """What is chosen, and what waits to be confirmed."""

    def __init__(self, board: Sight) -> None:
        self.board = board
        self.legal = Legal(board)
        self.plan = Plan(board, self.legal)
        self.series = Series(board, self.legal)
        self.piece: Piece | None = None  # that is chosen or carried
        self.carried = False  # does it hang at a finger?
        self.home = False  # over the band, which takes it back?
        self.land: int | None = None  # where it would go, or which was touched
        self.lands: tuple[int, ...] = ()  # of those that are picked together
        self.refused: Refused | None = None

    @property
    def busy(self) -> bool:
        chosen = (self.piece, self.land, self.plan.chosen, self.legal.n, self.refused)
        return bool(self.lands) or any(found is not None for found in chosen)

    def forget(self) -> None:
        self.piece = self.land = self.plan.chosen = self.legal.n = self.refused = None
        self.lands = ()
        self.carried = self.home = False

    # What there is

    @property
    def ask(self) -> Ask | None:
        return self.legal.ask

    @property
    def held(self) -> Piece | None:
        """What would be put on a land that is touched: what is chosen, or the only thing there is to be placed."""
        return self.piece or self.legal.place

    def lit(self) -> frozenset[int]:
        """The lands that may be touched now to go on."""
        legal = self.legal
        match legal.ask:
            case None:
                return frozenset()
            case Ask.HARVEST | Ask.WAGES:
                return frozenset() if self.carried else frozenset(self.plan.most)
        if self.held is not None:
            return frozenset(legal.goals(self.held))
        if legal.ask is Ask.PICK and not legal.transfers:
            return frozenset(pieces.options(self.board.view))
        return frozenset(land for land in range(LANDS) if legal.on_land(land) is not None)

    @property
    def narrow(self) -> bool:
        """Is every other land of no use now?"""
        return self.ask is not None and (self.held is not None or self.ask is Ask.PICK)

    @property
    def focus(self) -> int | None:
        """The land whose number is stepped."""
        if self.ask is Ask.HARVEST and self.land is None:
            return next(iter(self.plan.most), None)
        return self.land

    @property
    def stepper(self) -> Stepper | None:
        """What is stepped in the band."""
        legal, land = self.legal, self.focus
        if legal.ask is Ask.HARVEST and land in self.plan.most:
            assert land is not None
            return Stepper(self.plan.numbers.get(land, 0), 0, self.plan.most[land])
        if legal.settles_some and (land is None or not self.board.view.zones[self.board.home][land]):
            return Stepper(START_PEOPLE if legal.n is None else legal.n, 0, LAST_PEOPLE)
        if legal.reaps and land is not None:
            numbers = pieces.options(self.board.view)[land]
            return Stepper(legal.taken(land), min(numbers), max(numbers))
        return None

    def step(self, by: int) -> None:
        """One more, or one less."""
        stepper, land = self.stepper, self.focus
        if stepper is None:
            return
        self.refused = None
        if self.ask is Ask.HARVEST:
            assert land is not None
            self.plan.more(land, by)
            self.land = land
        else:
            self.legal.n = min(stepper.most, max(stepper.least, stepper.n + by))
        sound.play("tap")

    # Touching

    def touch(self, land: int) -> None:
        """A land was touched."""
        self.refused = None
        if land == self.land and not self.plan.asked and self.stepper is None and self.ready is not None:
            self.send()  # once more on what waits there
            return
        match self.ask:
            case Ask.HARVEST:
                self._touch_harvest(land)
            case Ask.WAGES:
                self._touch_wages(land)
            case Ask.PICK if self.held is None and not self.legal.transfers:
                self._touch_pick(land)
            case _:
                self._touch_place(land)
        if self.refused is None:
            sound.play("tap")

    def _touch_harvest(self, land: int) -> None:
        """One more from the land whose number is stepped, and after the last none; or now this one is."""
        if land not in self.plan.most:
            self.refused = Refused(land, None, saying.no_harvest(self.board, land))
            return
        if land == self.focus:
            self.plan.round(land)
        self.land = land

    def _touch_wages(self, land: int) -> None:
        if land not in self.plan.most:
            self.refused = Refused(land, None, saying.nobody())
            return
        self.plan.round(land)
        self.land = land if self.plan.chosen else None

    def _touch_pick(self, land: int) -> None:
        """One of the lands a card is about."""
        most = pieces.most(self.board.view)
        if land not in pieces.options(self.board.view):
            self.refused = Refused(land, None, saying.not_picked(self.board))
        elif most == 1:
            self.land, self.legal.n = land, None
            self._at_once()
        elif land in self.lands:
            self.lands = tuple(other for other in self.lands if other != land)
        else:
            self.lands = (*self.lands[1 if len(self.lands) == most else 0 :], land)

    def _touch_place(self, land: int) -> None:
        """Where what is held goes; or an individual that is to go somewhere."""
        piece, found = self.held, self.legal.on_land(land)
        if piece is not None and land in self.legal.goals(piece):
            self.land = land
            self._at_once()
        elif found is not None and (piece is None or piece.kind == MAN):
            self.piece, self.land = None if found == self.piece else found, None
        elif piece is not None:
            self._refuse(piece, land)
        else:
            self.refused = Refused(land, None, saying.no_piece(self.board, land))

    def _refuse(self, piece: Piece, land: int) -> None:
        self.land = None
        refusal = self.legal.refusal(piece, land)
        if piece.start != land and refusal is not None:
            text = saying.not_picked(self.board) if self.ask is Ask.PICK else ""
            self.refused = Refused(land, refusal, text)

    def take(self, piece: Piece) -> None:
        """Something of the band was touched: choose it, or put it back."""
        chosen = None if self.piece == piece else piece
        self.forget()
        self.piece = chosen
        sound.play("tap")

    # Carrying

    def lift(self, piece: Piece) -> None:
        chosen, n = self.plan.chosen, self.legal.n
        self.forget()
        self.piece, self.carried, self.plan.chosen, self.legal.n = piece, True, chosen, n
        sound.play("lift")

    def hover(self, land: int | None, home: bool) -> None:
        """It hangs over a land, or over the band."""
        piece = self.piece
        self.refused, self.land, self.home = None, None, home
        if piece is None or land is None or self.plan.asked:
            return
        if land in self.legal.goals(piece):
            self.land = land
        else:
            self._refuse(piece, land)

    def drop(self) -> None:
        """It is let go: there it would go, or it goes home."""
        piece = self.piece
        self.carried, self.refused = False, None
        if piece is not None and self.plan.asked:
            self.piece = None
            if self.home:
                self.plan.more(piece.start)
                self.land = piece.start
        elif self.land is None:
            self.piece = None
        else:
            self._at_once()
        self.home = False

    @property
    def away(self) -> frozenset[Figure]:
        """The individual that is drawn elsewhere."""
        piece = self.piece
        if piece is None or piece.kind != MAN or not (self.carried or self.land is not None):
            return frozenset()
        return frozenset({Figure(self.board.home, piece.start)})

    # Sending

    @property
    def ready(self) -> tuple[Move, ...] | None:
        """The moves that what is chosen comes to, one after the other; nothing yet."""
        if self.plan.asked:
            return self.plan.moves
        if self.lands:
            picked = Pick(tuple(sorted(self.lands)))
            return (picked,) if picked in self.legal.moves else None
        if self.land is None or self.ask is None:
            return None
        if self.legal.reaps:
            return (Pick((self.land, self.legal.taken(self.land))),)
        if self.held is None:
            return (Pick((self.land,)),) if self.ask is Ask.PICK else None
        found = self.legal.goals(self.held).get(self.land)
        return (found,) if found is not None else None

    def _at_once(self) -> None:
        """Where nothing is to be confirmed, it is done."""
        if not self.board.confirm and self.stepper is None and self.ready is not None:
            self.send()

    def send(self) -> None:
        """What is chosen."""
        if (ready := self.ready) is not None:
            self.series.send(ready)

    def skip(self) -> None:
        """Nothing is picked, moved or bought any more."""
        self.board.send(NOTHING if self.ask is Ask.PICK else DONE)

    # What is said

    @property
    def forecast(self) -> Indices | None:
        """What the indices would be."""
        view = self.board.view
        if self.plan.asked:
            return forecast.lowered(view, self.plan.falls)
        if self.legal.reaps and self.land is not None:
            return forecast.lowered(view, len(forecast.turned_barren(view, {self.land: self.legal.taken(self.land)})))
        return None

    def actions(self) -> list[Action]:
        return buttons.actions(self)

    def bubble(self) -> Said | None:
        return saying.bubble(self.board, self)

    def ask_line(self) -> str:
        """What is asked of who chooses; nothing: the usual words."""
        return saying.ask_line(self.board, self) if self.ask is not None else ""

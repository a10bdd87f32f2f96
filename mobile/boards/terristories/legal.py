"""What may be done on the planet with what is asked: by lands, by pieces, and why something may not."""

from __future__ import annotations

from core.game import Refusal, Seat
from core.games.terristories.content import LANDS, LAST_PEOPLE, START_PEOPLE
from core.games.terristories.effects import Reap
from core.games.terristories.moves import Move, Reason
from core.games.terristories.position import Ask, Law, Step, View
from mobile.boards.terristories import pieces
from mobile.boards.terristories.pieces import Piece
from mobile.boards.terristories.questions import asks_here
from mobile.boards.terristories.sight import Sight, due

HERE = frozenset({Ask.SETTLE, Ask.BUILD, Ask.HARVEST, Ask.WAGES, Ask.PICK})  # what is answered on the planet


class Legal:
    """Looks it up for whoever acts here."""

    def __init__(self, board: Sight) -> None:
        self.board = board
        self.n: int | None = None  # how many settle with a zone, or are taken by a card, once that is chosen
        self.waits = False  # is what was chosen still being sent?
        self._offers: tuple[View, Seat, tuple[Move, ...]] | None = None

    @property
    def ask(self) -> Ask | None:
        """What is asked of the seat at home and answered on the planet; nothing while another one looks."""
        board, ask = self.board, self.board.ask
        mine = ask in HERE and board.home in board.asked_here and not asks_here(board.view)
        return ask if mine and not self.waits else None

    @property
    def moves(self) -> tuple[Move, ...]:
        """All that answer what is asked; found once a position."""
        board = self.board
        if self.ask is None:
            return ()
        if self._offers is None or self._offers[0] is not board.view or self._offers[1] != board.home:
            self._offers = board.view, board.home, due(board.view, board.home)
        return self._offers[2]

    @property
    def reaps(self) -> bool:
        """Does a card harvest?"""
        return self.ask is Ask.PICK and isinstance(pieces.node(self.board.view), Reap)

    @property
    def transfers(self) -> bool:
        """Does a card let individuals go?"""
        return self.ask is Ask.PICK and pieces.transfers(self.board.view)

    @property
    def place(self) -> Piece | None:
        """The only thing there is to be placed."""
        offered = pieces.offered(self.board.view) if self.ask is not None else ()
        return offered[0] if len(offered) == 1 else None

    def goals(self, piece: Piece) -> dict[int, Move]:
        """The lands on which it may be put, each with what that would be."""
        moves, found = self.moves, {}
        for land in range(LANDS):
            made = pieces.move(self.board.view, piece, land, self.people(land))
            if made is not None and made in moves:
                found[land] = made
        return found

    def refusal(self, piece: Piece, land: int) -> Refusal | None:
        """Why it may not be put there."""
        made = pieces.move(self.board.view, piece, land, self.people(land))
        return self.board.table.refusal(self.board.home, made) if made is not None else None

    def why_not(self, piece: Piece) -> Refusal | None:
        """Why it may be put nowhere: where it lacks least."""
        told = [refusal for land in range(LANDS) if (refusal := self.refusal(piece, land)) is not None]
        reasons = [refusal.reason for refusal in told]

        def near(refusal: Refusal) -> tuple[int, bool, int]:
            """A land where somebody of one's own stands lacks less than one where nobody does."""
            return len(refusal.numbers), refusal.reason != Reason.NOBODY_THERE, reasons.count(refusal.reason)

        return max(told, key=near, default=None)

    def on_land(self, land: int) -> Piece | None:
        """What may be taken up there, and goes somewhere."""
        piece = pieces.on_land(self.board.view, self.board.home, land) if self.ask is not None else None
        if piece is None or self.ask not in (Ask.BUILD, Ask.PICK):
            return piece
        return piece if self.goals(piece) else None

    def placeable(self, piece: Piece) -> bool:
        """Does something of the band go anywhere?"""
        return self.ask is not None and piece in pieces.offered(self.board.view) and bool(self.goals(piece))

    # Numbers

    @property
    def settles_some(self) -> bool:
        """May one choose how many settle with the zone?"""
        return self.ask is Ask.SETTLE and self.board.view.step is Step.SETTLE_AGAIN

    def people(self, land: int) -> int:
        """How many settle there with the zone."""
        view = self.board.view
        if not view.law & Law.LAST_CHANCE:
            return START_PEOPLE
        if view.step is not Step.SETTLE_AGAIN:
            return 0
        if view.zones[self.board.home][land]:
            return LAST_PEOPLE
        return START_PEOPLE if self.n is None else self.n

    def taken(self, land: int) -> int:
        """How much a card takes from a land: what is chosen, or as much as leaves it fertile."""
        numbers = pieces.options(self.board.view)[land]
        if self.n is not None:
            return min(self.n, max(numbers))
        return max([n for n in numbers if n < self.board.view.lands[land]] or [min(numbers)])

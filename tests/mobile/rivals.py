"""Sapiens in journeys: what bots do is chosen here, so that their turns can be looked at."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from core.games.sapiens.position import Ask, Bear, Lay
from core.log import Entry
from core.match import Match
from mobile import games
from mobile.tour.fingers import Steps
from tests.mobile.tribe import Stand, eager, sit, stands


@cache
def stand(players: int, wanted: Any) -> Stand:
    """The first position of matches played by chance in which a rival of seat 0 is asked, and that holds."""
    return next(
        at for at in stands(players, 1, None, eager) if at.seat and at.match._state.round > 1 and wanted(at.match)
    )


def lays(match: Any) -> bool:
    return bool(match._state.ask is Ask.LAY and any(isinstance(m, Lay) for m in match.moves(match.asked[0]) or ()))


@cache
def bears(victim: int, by_token: bool = False) -> Any:
    """A fire that was just laid, and a bear that may go to that seat."""

    def wanted(match: Any) -> bool:
        state = match._state
        return state.ask is Ask.FIRE and state.by_token is by_token and bool(sent(match, victim))

    return wanted


def sent(match: Any, victim: int) -> list[Bear]:
    return [move for move in match.moves(match.asked[0]) or () if isinstance(move, Bear) and move.seat == victim]


def before(found: Stand) -> tuple[Stand, Sequence[Entry]]:
    """The same match as it stood when seat 0 was asked last, and what rivals did since."""
    entries = found.match.entries[1 : found.entries + 1]
    mine = max(k for k, entry in enumerate(entries) if entry.seat == 0)
    match = Match.begin(games.find("sapiens"), found.match.setup.players, found.deal, first=0)
    for entry in entries[:mine]:
        match.play(entry.seat, entry.move)
    return Stand(found.deal, mine, 0, match), entries[mine:]


def meet(hand: Any, found: Stand) -> Steps:
    """That match on screen at seat 0's last move, which is then made; what the rivals did since waits to be done."""
    since, rest = before(found)
    yield from sit(hand, since)
    hand.hotseat.think = lambda seconds: None
    do(hand, rest[0].move)
    return list(rest[1:])


def do(hand: Any, move: Any) -> None:
    """Whoever is asked makes that move."""
    (seat,) = hand.hotseat.table.asked
    refusal = hand.hotseat.table.offer(seat, move, hand.n)
    assert refusal is None, refusal


def shown(hand: Any) -> bool:
    """Has all that happened been shown?"""
    return not hand.match.showing.queue and not hand.board.moving


class Watch:
    """Keeps whose valley is seen, whether any slides while something flies, and where a bear walks in the window."""

    def __init__(self, hand: Any) -> None:
        board = hand.board
        self.board = board
        self.seen = [board.top]
        self.bears: list[tuple[float, float]] = []
        self.slid = False
        begin, air = board.trailing.draw, board.overlay.air

        def drawn() -> None:
            self.seen.append(board.top)
            begin()
            self.slid |= board.visiting.moving

        def flown(sprites: list[Any]) -> None:
            for sprite in sprites:
                if sprite.picture == "sapiens/bear":
                    self.bears.append(board.overlay.to_window_place(sprite.x, sprite.y))
            self.slid |= board.visiting.moving
            air(sprites)

        board.trailing.draw, board.overlay.air = drawn, flown

    def tops(self) -> list[int]:
        """Whose valleys were seen, one after the other."""
        return [seat for k, seat in enumerate(self.seen) if not k or self.seen[k - 1] != seat]

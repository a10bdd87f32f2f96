"""What is worth a word: a pawn that is captured, a key that is taken, a round that ends."""

from __future__ import annotations

from core.games.paleo import course
from core.games.paleo.content import NUMBERS
from core.games.paleo.position import Captured, Entered, RoundOver
from core.match import SeenEntry
from mobile.boards.occasions import Kind, Occasion


def occasions(seen: SeenEntry) -> list[Occasion]:
    players, found = seen.view.players, []
    sides = [course.side_of_seat(players, seat) for seat in range(players)]
    for event in seen.events:
        if isinstance(event, Captured):
            side = event.pawn // NUMBERS
            found += [Occasion(seat, Kind.LOSS) for seat in range(players) if sides[seat] == side]
            if seen.seat >= 0 and sides[seen.seat] != side:
                found.append(Occasion(seen.seat, Kind.GAIN))
        elif isinstance(event, Entered) and event.key and seen.seat >= 0:
            found.append(Occasion(seen.seat, Kind.GAIN))
        elif isinstance(event, RoundOver) and event.winner >= 0:
            found += [
                Occasion(seat, Kind.GAIN if sides[seat] == event.winner else Kind.LOSS) for seat in range(players)
            ]
    return found

"""What is done on many lands at once: how much is harvested where, and how many are sent home from where."""

from __future__ import annotations

from core.games.terristories.moves import DONE, Dismiss, Harvest, Move
from core.games.terristories.position import Ask
from mobile.boards.terristories import forecast
from mobile.boards.terristories.legal import Legal
from mobile.boards.terristories.sight import Sight


class Plan:
    """One number for each land."""

    def __init__(self, board: Sight, legal: Legal) -> None:
        self.board = board
        self.legal = legal
        self.chosen: dict[int, int] | None = None

    @property
    def asked(self) -> bool:
        """Is that what is asked?"""
        return self.legal.ask in (Ask.HARVEST, Ask.WAGES)

    @property
    def most(self) -> dict[int, int]:
        """How much may be taken from each land, or how many be sent home."""
        view, seat = self.board.view, self.board.home
        match self.legal.ask:
            case Ask.HARVEST:
                return forecast.harvests(view, seat)
            case Ask.WAGES:
                return {land: n for land, n in enumerate(view.people[seat]) if n}
        return {}

    @property
    def numbers(self) -> dict[int, int]:
        """What is chosen; until then, the harvest that leaves all lands fertile, and nobody is sent home."""
        if self.chosen is not None:
            return self.chosen
        return forecast.spared(self.board.view, self.most) if self.legal.ask is Ask.HARVEST else {}

    @property
    def total(self) -> int:
        return sum(self.numbers.values())

    def put(self, land: int, n: int) -> None:
        """So many there; nothing is chosen any more where nobody is sent home."""
        self.chosen = {**self.numbers, land: max(0, min(self.most.get(land, 0), n))}
        if self.legal.ask is Ask.WAGES and not any(self.chosen.values()):
            self.chosen = None

    def more(self, land: int, by: int = 1) -> None:
        self.put(land, self.numbers.get(land, 0) + by)

    def round(self, land: int) -> None:
        """One more, and after the last none."""
        n = self.numbers.get(land, 0)
        self.put(land, 0 if n == self.most[land] else n + 1)

    def all(self) -> None:
        """Everything there is."""
        self.chosen = dict(self.most)

    @property
    def falls(self) -> int:
        """How often each index would fall by it."""
        if self.legal.ask is Ask.WAGES:
            return self.total
        return len(forecast.turned_barren(self.board.view, self.numbers))

    @property
    def moves(self) -> tuple[Move, ...] | None:
        """What it comes to, one after the other; nothing where wages cannot be paid so."""
        numbers = self.numbers
        if self.legal.ask is Ask.HARVEST:
            taken = tuple(Harvest(land, n) for land, n in numbers.items() if n)
            return (*taken, DONE) if len(self.most) > len(taken) else taken
        sent = tuple(Dismiss(land) for land, n in numbers.items() for _ in range(n))
        owed, held = forecast.wages(self.board.view, self.board.home, len(sent))
        if owed > held:
            return None
        return (*sent, DONE) if sum(self.most.values()) > len(sent) else sent

"""One match as this phone has it: who holds the phone, when it must go round, what happened meanwhile.

Knows no widget, and not whether the match is here or at a host. The match screen asks for the phase and draws it; where
the match is here, bots think in the slices it is given.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Sequence
from enum import StrEnum
from typing import Any

import msgspec

from core.bots.drive import Budget, Drive
from core.game import Refusal, Seat
from core.hints.advice import Advice
from core.hints.marks import Hinted, Marks
from core.log import Entry, Kind, Refused, Seated
from core.match import Match, SeenEntry
from core.table import LocalTable, May, NewEntry, News, Table, may, persons
from mobile.words import say

log = logging.getLogger(__name__)

# Of its time on a desk computer a bot gets so much: in slices of half a frame, its thought then takes about a second.
SHARE = 0.8
TURNS = 8  # by which one looks further back


def named(seats: Sequence[Seated]) -> tuple[Seated, ...]:
    """Those at a table as they are called. Who has typed no name is Player 1, 2, … in the language of the moment."""
    return tuple(
        seated if seated.name else msgspec.structs.replace(seated, name=say("setup.player", n=k + 1))
        for k, seated in enumerate(seats)
    )


class Phase(StrEnum):
    """What the phone is for now."""

    PASS = "pass"  # it must go to `to`, and nothing of the match may be seen
    PLAY = "play"  # the holder is asked
    WATCH = "watch"  # others play
    TABLE = "table"  # it lies open: everybody here acts as they like, and opens what is theirs
    OVER = "over"


class HotSeat:
    """Wraps a table some of whose persons share this phone; `drive` thinks for the bots of a match that is here.

    Large because whoever draws a match asks it alone: who has the phone, what they may see, and what happened.
    """

    def __init__(
        self, table: Table, drive: Drive[Any, Any, Any, Any, Any] | None = None, hinted: Hinted | None = None
    ) -> None:
        self.table = table
        self.hinted = Hinted(Marks()) if hinted is None else hinted
        self.drive = drive
        self.holder: Seat | None = None  # whose secrets the phone may show
        self.to: Seat | None = None
        self.phase = Phase.WATCH
        self.previous: Seat | None = None  # who had the phone before it must go round
        self.sealed = False  # it went round without a cover: nobody has said yet who has it
        self.face_down: Callable[[], bool] = lambda: False  # is nothing secret seen that is not held open?
        self.shared = len(table.own) > 1  # by several persons, whoever is left
        self.trouble: Refusal | None = None  # a bot's move could not be kept: said on screen, tried again on a tap
        self.listeners: list[Callable[[SeenEntry], None]] = []
        self.news: list[Callable[[News], None]] = []  # of all that is no new entry
        self._seen = {seat: self._last_turn(seat) for seat in self.persons}
        self._opened: set[Seat] = set()  # who has had it covered once, and opened it
        self._kept: dict[tuple[int, Seat | None], SeenEntry] = {}
        self._stop = self.table.listen(self._heard)
        self._look()

    @classmethod
    def here(
        cls,
        match: Match[Any, Any, Any, Any, Any],
        share: float = SHARE,
        table: LocalTable | None = None,
        hinted: Hinted | None = None,
    ) -> HotSeat:
        """A match on this phone, all of it or (by its table) some seats."""
        drive = Drive(match, {seat: Budget(share=share) for seat in range(match.setup.players)})
        return cls(table or LocalTable(match), drive, hinted)

    @property
    def match(self) -> Match[Any, Any, Any, Any, Any]:
        """The match itself, where it is on this phone; for tests and tours, never for a screen."""
        assert isinstance(self.table, LocalTable)
        return self.table.match

    @property
    def number(self) -> int | None:
        """Under which number the match is kept on this phone; None: it is another's, or not kept."""
        return self.table.match.number if isinstance(self.table, LocalTable) else None

    @property
    def seats(self) -> tuple[Seated, ...]:
        return named(self.table.seats)

    @property
    def persons(self) -> tuple[Seat, ...]:
        """The seats of this phone's persons, who may change."""
        return persons(self.table)

    @property
    def viewer(self) -> Seat | None:
        """Whose view the screen shows; nobody's where the table lies open and nobody has opened what is theirs."""
        return None if self.phase is Phase.PASS else self.holder

    @property
    def view(self) -> Any:
        return self.table.view(self.viewer)

    def close(self) -> None:
        """Hear no more of the table; once is enough."""
        self._stop()
        self._stop = lambda: None

    @property
    def lies_open(self) -> bool:
        """Do several persons of this phone act at once?"""
        return self.shared and not self.table.game.apart

    def may(self, seat: Seat) -> May:
        """What may somebody here do now?"""
        return may(self.table, seat) if seat in self.persons else May.NO

    def show_own(self, seat: Seat | None) -> None:
        """At the open table: somebody looks at what is theirs; nobody any more."""
        if self.phase is Phase.TABLE:
            self.holder = seat if seat in self.persons else None

    def open(self) -> None:
        """The next person has taken the phone."""
        if self.phase is Phase.PASS and self.to is not None:
            self.holder, self.to, self.previous, self.sealed = self.to, None, None, False
            self._opened.add(self.holder)
            self.phase = Phase.PLAY if self.holder in self.table.asked else Phase.WATCH

    def give_back(self) -> None:
        """Nothing was opened yet: who had the phone before has it once more, to look or to take back."""
        if self.phase is Phase.PASS and self.previous is not None:
            self.holder, self.to, self.phase, self.sealed = self.previous, None, Phase.WATCH, True

    def unseal(self) -> bool:
        """May the holder's secrets be looked at? While nobody has said who has the phone, it is covered first."""
        if self.sealed and self.holder is not None and self.phase in (Phase.PLAY, Phase.WATCH):
            self.to, self.holder, self.phase, self.sealed = self.holder, None, Phase.PASS, False
        return self.phase is not Phase.PASS

    @property
    def undoer(self) -> Seat | None:
        """Whose latest move may be taken back here: the viewer's, or of who may have the phone still."""
        before = self.previous if self.sealed else None
        if before is not None and isinstance(self.table.undo_right(before), int):
            return before
        return self.viewer

    @property
    def given_back(self) -> bool:
        """Does somebody hold the phone whose turn is over, while another person of this phone is asked?"""
        return self.phase is Phase.WATCH and any(seat in self.persons for seat in self.table.asked)

    def pass_on(self) -> None:
        """The phone goes round after all."""
        self._look()

    def hide(self) -> None:
        """The app was left: what was secret is covered again."""
        holder = self.holder
        self.show_own(None)
        if holder is not None and self.shared and self.phase in (Phase.PLAY, Phase.WATCH) and self._secret(holder):
            asked = [seat for seat in self.table.asked if seat in self.persons]
            to = asked[0] if asked else holder
            self.to, self.holder, self.previous, self.phase, self.sealed = to, None, None, Phase.PASS, False

    def _seen_entry(self, n: int, seat: Seat | None) -> SeenEntry | Refusal:
        """What the seat was told with an entry: kept, unless the past is hidden as time goes on."""
        kept = self._kept.get((n, seat))
        if kept is None:
            found = self.table.seen(n, seat)
            if isinstance(found, Refusal) or self.table.game.past_is_memory:
                return found
            kept = self._kept[n, seat] = found
        return kept

    def own_turn(self, seat: Seat) -> list[SeenEntry]:
        """What the seat itself did in its last turn."""
        recent: list[SeenEntry] = []
        for n in range(self._seen.get(seat, 0), 0, -1):
            seen = self._seen_entry(n, seat)
            if not isinstance(seen, SeenEntry) or seen.seat != seat or seen.kind is not Kind.MOVE:
                break
            recent.insert(0, seen)
        return recent

    def since(self, seat: Seat) -> list[SeenEntry]:
        """What others did since the seat's last turn, as far as the seat may know it."""
        recent, on_path = [], {step.n for step in self.table.path}
        for n in range(self._seen.get(seat, 0) + 1, self.table.n + 1):
            seen = self._seen_entry(n, seat)
            if isinstance(seen, SeenEntry) and seen.seat != seat and (seen.kind is not Kind.MOVE or n in on_path):
                recent.append(seen)
        return recent

    def before(self, seat: Seat | None, n: int, turns: int = TURNS) -> list[SeenEntry]:
        """The newest so many turns of anybody before an entry, as far as the seat may see them once more."""
        recent: list[SeenEntry] = []
        on_path = {step.n for step in self.table.path}
        for k in range(n - 1, 0, -1):
            seen = self._seen_entry(k, seat)
            if not isinstance(seen, SeenEntry) or not isinstance(self._seen_entry(k - 1, seat), SeenEntry):
                break
            if seen.kind not in (Kind.MOVE, Kind.TIME_UP) or k not in on_path:
                continue
            if not recent or seen.seat != recent[-1].seat:
                turns -= 1
                if turns < 0:
                    break
            recent.append(seen)
        return recent[::-1]

    def turns(self, seat: Seat | None) -> Iterator[list[SeenEntry]]:
        """The turns of anybody, the newest first, as far back as the seat may see them once more."""
        turn: list[SeenEntry] = []
        on_path = {step.n for step in self.table.path}
        for n in range(self.table.n, 0, -1):
            seen = self._seen_entry(n, seat)
            if not isinstance(seen, SeenEntry) or not isinstance(self._seen_entry(n - 1, seat), SeenEntry):
                break
            if seen.kind is Kind.UNDO or (seen.kind in (Kind.MOVE, Kind.TIME_UP) and n not in on_path):
                continue
            if turn and not (seen.kind is turn[0].kind is Kind.MOVE and seen.seat == turn[0].seat):
                yield turn
                turn = []
            turn.insert(0, seen)
        if turn:
            yield turn

    @property
    def hides_past(self) -> bool:
        """Is what happened long ago a matter of memory, while the match goes on?"""
        return self.table.game.past_is_memory and self.table.outcome is None and bool(self.table.own)

    def offer(self, move: Any, seat: Seat | None = None) -> Refusal | None:
        """The holder makes a move; where several may, whoever of this phone is named."""
        seat = self.holder if seat is None else seat
        if seat not in self.persons:
            return None
        return self.table.offer(seat, move, self.table.n)

    def work(self, now: float) -> None:
        """Let the table's clock go on, where the match is here."""
        if isinstance(self.table, LocalTable) and self.trouble is None:
            self.trouble = self.table.work(now)

    def think(self, seconds: float) -> Entry | None:
        """A slice of thought for the bots."""
        if self.drive is None or self.trouble is not None or self.phase is Phase.OVER or self._stands:
            return None
        try:
            return self.drive.work(seconds)
        except Refused as no:
            log.error("a bot's move was refused", exc_info=no)
            self.trouble = no.refusal
            return None

    @property
    def thinking(self) -> bool:
        """Is there anything for the bots to think about that think here?"""
        return self.drive is not None and self.phase is not Phase.OVER and self.drive.due

    @property
    def ponders(self) -> bool:
        """May a bot think ahead here, while somebody else chooses who has the match before their eyes?"""
        stands = self.phase in (Phase.OVER, Phase.PASS) or self._stands or self.trouble is not None
        return not stands and self.drive is not None and self.drive.ponders

    def ponder(self, seconds: float) -> bool:
        """A slice of it; is there more?"""
        return self.drive is not None and self.ponders and self.drive.ponder(seconds)

    @property
    def _stands(self) -> bool:
        """Is nothing done at the table now, by anybody?"""
        return self.table.locked is not None or self.table.time.paused is not None

    @property
    def advisable(self) -> bool:
        """Is whoever holds the phone asked something, and may they ask a bot what it would do?"""
        if self.phase is Phase.OVER or not self.hinted.allowed:
            return False
        return self.viewer in self.table.asked and self.viewer in self.persons

    def advise(self) -> Advice | None:
        """A strong bot's thought about what the holder is asked, by what the holder may know."""
        seat = self.viewer
        if seat is None or not self.advisable:
            return None
        self.hinted.ask(seat)
        return Advice(self.table.game, self.table.view(seat), self.table.memory(seat), SHARE)

    @property
    def last_mover(self) -> Seat | None:
        """Who made the latest move that still stands."""
        return next((step.seat for step in reversed(self.table.path) if step.kind is Kind.MOVE), None)

    def _last_turn(self, seat: Seat) -> int:
        moves = (step.n for step in reversed(self.table.path) if step.kind is Kind.MOVE and step.seat == seat)
        return next(moves, 0)

    def _heard(self, news: News) -> None:
        if not isinstance(news, NewEntry):
            self._look()
            for heard in tuple(self.news):
                heard(news)
            return
        step = news.step
        if step.kind is Kind.MOVE and step.seat in self._seen:
            self._seen[step.seat] = step.n
        if step.seat in self._seen:
            self.hinted.heard(step)
        before = self.viewer
        self._look()
        seen = self.table.seen(news.n, self.viewer if self.phase is not Phase.PASS else before)
        if isinstance(seen, SeenEntry):
            for told in tuple(self.listeners):
                told(seen)

    def _look(self) -> None:
        """Whose turn is it with the phone?"""
        before = self.phase, self.holder, self.to
        self._find()
        if before != (self.phase, self.holder, self.to):
            log.debug("the phone is for %s; seat %s has it, goes to %s", self.phase, self.holder, self.to)

    def _find(self) -> None:
        here = self.persons
        self._opened.intersection_update(here)
        asked = [seat for seat in self.table.asked if seat in here]
        if self.table.outcome is not None:
            self.phase = Phase.OVER
        elif self.lies_open:
            self.holder, self.phase = self.holder if self.holder in here else None, Phase.TABLE
        elif not asked:
            self.phase = Phase.WATCH
            self.previous = None
            if self.holder not in here and not self._kept_for(self.holder):
                self.holder = None if self.shared or not here else here[0]
        elif self.holder in asked:
            self.phase = Phase.PLAY
        elif self.shared and self._secret(asked[0]):
            self.previous = self.holder if self.holder in here else None
            self.sealed = asked[0] in self._opened and self.face_down()
            if self.sealed:
                self.holder, self.phase = asked[0], Phase.PLAY
            else:
                self.to, self.holder, self.phase = asked[0], None, Phase.PASS
        else:
            self.holder, self.phase, self.sealed = asked[0], Phase.PLAY, False

    def _kept_for(self, seat: Seat | None) -> bool:
        """Does a bot play for who holds a phone alone, and looks on?"""
        return not self.shared and seat in self.table.own

    def _secret(self, seat: Seat) -> bool:
        """Does the seat see anything that not everybody may see?"""
        own, public = self.table.view(seat), self.table.view(None)
        return bool(msgspec.structs.replace(own, seat=None) != public)

"""What guests say to their host: each word is judged, and nothing may be said faster than it harms nobody.

Whoever speaks too fast is heard more slowly, and cut off when too much waits. So no guest makes the match stand still,
keeps the others' screens busy, or makes the store grow without end.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from core.game import Refusal, TableReason
from core.log import By
from core.packing import Unreadable
from core.session.link.signals import Ended
from core.session.room.member import ANSWERS, SHARE, Member
from core.session.room.messages import (
    Agree,
    Answer,
    Asked,
    Away,
    FromGuest,
    Looked,
    Lost,
    Offer,
    Pause,
    Ready,
    Recall,
    Replace,
    Resign,
    Rise,
    RoomReason,
    Say,
    Sit,
    Still,
    Taken,
    Takes,
    Undo,
    Wish,
)
from core.session.room.recall import Recalls
from core.session.room.timing import Timing
from core.table import LocalTable

if TYPE_CHECKING:
    from core.session.room.host import Host

log = logging.getLogger(__name__)

WAITING = 60  # messages of one guest that wait for their turn
LEAP = 1000  # no honest guest's wishes are numbered with such gaps


class Hearing:
    """One host's."""

    def __init__(self, host: Host, entropy: Callable[[int], bytes]) -> None:
        self._host = host
        self.timing = Timing(host)
        self.recalls = Recalls(host, entropy)

    def hear(self, member: Member, come: Sequence[Any], now: float) -> None:
        """Take what has come, each when its turn is there."""
        for message in come:
            if isinstance(message, Takes | Taken):  # the wishes before it wait for this
                self._take(member, message, now)
            else:
                member.waiting.append(message)
        if len(member.waiting) > WAITING:
            self._host.members.drop(member, Ended.FLOOD)
        while member.link is not None and member.waiting and self._turn(member, member.waiting[0], now):
            self._take(member, member.waiting.pop(0), now)

    def _turn(self, member: Member, message: FromGuest, now: float) -> bool:
        """Has enough time gone by for this word? While the table is being given away, it waits for all wishes."""
        match message:
            case Wish() if self._host.handover.under_way:
                return False
            case Wish(_, Undo()):
                pace = member.paces.undos
            case Wish(_, Offer()) if not member.paces.flicks.ready(now):
                return False  # what a flick costs is known afterwards
            case Wish(_, Offer()):
                pace = member.paces.offers
            case Sit() | Rise() | Ready() | Away():
                pace = member.paces.places
            case Lost():
                pace = member.paces.losses
            case Pause():
                pace = member.paces.pauses
            case Recall() if not self.recalls.ready:
                return False
            case Recall():
                pace = member.paces.recalls
            case _:
                return member.paces.wishes.spend(now)
        return pace.ready(now) and member.paces.wishes.spend(now) and pace.spend(now)

    def _take(self, member: Member, message: FromGuest, now: float) -> None:
        host, number = self._host, member.number
        log.debug("device %d says %s", number, type(message).__name__)
        match message:
            case Wish():
                self._wish(member, message, now)
            case Sit(chair, name, mark, match_id) if match_id == host.match_id:
                if host.table is None or host.reseating.may_change(member, now):
                    host.sit(chair, name, mark, number)
            case Rise(chair, match_id) if match_id == host.match_id:
                if host.table is None or host.reseating.may_change(member, now):
                    host.rise(chair, number)
            case Sit() | Rise():
                pass  # meant for another match, or for the room before it
            case Ready(yes):
                host.seating.ready(number, yes)
            case Say(reaction, text):
                if member.paces.texts.spend(now):
                    host.say(reaction, text, number)
            case Replace(seat):
                if host.reseating.may_change(member, now):
                    host.reseating.replace(seat, number)
            case Away(yes):
                member.away, member.gone = yes, now
                if not yes:
                    host.reseating.back(member)
            case Pause():
                self.timing.pause(member, message)
            case Still():
                self.timing.still(member, message)
            case Asked(seat, match_id):
                if match_id == host.match_id and host.playing and host.reseating.speaks(number, seat):
                    host.seating.hints.ask(seat)
            case Lost():
                if member.feed is not None and member.link is not None:
                    member.link.say(member.feed.snap(member.done))
            case Recall():
                for word in self.recalls.answer(message):
                    if member.link is not None:
                        member.link.say(word)
            case Looked(match_id, leaves):
                member.left = (self.recalls.looked(number, match_id) and leaves) or member.left
            case Takes(yes):
                host.handover.answered(member, yes)
            case Taken(match_id, n, addresses):
                host.handover.taken(number, match_id, n, addresses)
            case _:
                host.members.drop(member, Ended.NONSENSE)

    def _wish(self, member: Member, wish: Wish, now: float) -> None:
        """Grant it once: a wish that comes again is answered as it was, and not granted again."""
        host, link = self._host, member.link
        if link is None:
            return
        if wish.number <= member.done:
            link.say(Answer(wish.number, member.answers.get(wish.number)))
            return
        if wish.number > max(member.done, member.newest) + LEAP:
            host.members.drop(member, Ended.NONSENSE)
            return
        if host.table is None or host.match is None or wish.match != host.match_id:
            refusal: Refusal | None = Refusal(TableReason.OVER)
        elif not host.reseating.speaks(member.number, wish.what.seat):
            refusal = Refusal(TableReason.NOT_YOURS)
        elif member.made >= SHARE and isinstance(wish.what, Offer | Undo):
            refusal = Refusal(RoomReason.TOO_MANY_MOVES)
        else:
            n = host.match.n
            refusal = _granted(host.table, member, wish, now)
            member.made += host.match.n > n
            if any(isinstance(drawn, bytes) for entry in host.match.entries[n + 1 :] for _, drawn in entry.draws):
                member.paces.flicks.spend(now)
        if refusal is not None:
            log.debug("device %d: wish %d is refused: %s", member.number, wish.number, refusal.reason)
        member.done = wish.number
        member.answers[wish.number] = refusal
        while len(member.answers) > ANSWERS:
            del member.answers[next(iter(member.answers))]
        if member.link is not None:
            member.link.say(Answer(wish.number, refusal))


def _granted(table: LocalTable, member: Member, wish: Wish, now: float) -> Refusal | None:
    by = (member.key, wish.number)
    match wish.what:
        case Offer(seat, text, after):
            try:
                move = table.game.read(text)
            except Unreadable:
                return Refusal(TableReason.UNREADABLE)
            return table.offer(seat, move, after, by)
        case Undo(seat, None):
            return table.undo(seat, by=by)
        case Undo(seat, to):
            return _asked(table, member, seat, to, by, now)
        case Agree(seat, yes, proposer, to):
            asked = table.proposal
            if asked is None or (asked.seat, asked.to) != (proposer, to):
                return Refusal(TableReason.UNDO_NOTHING)
            return table.agree(seat, yes, by)
        case Resign(seat):
            return table.resign(seat, by)


def _asked(table: LocalTable, member: Member, seat: int, to: int | None, by: By, now: float) -> Refusal | None:
    """The others are asked to go back: one question at a time, and not again at once."""
    if table.proposal is not None:
        return Refusal(RoomReason.ASKED)
    if not member.paces.questions.ready(now):
        return Refusal(RoomReason.ASKED_BEFORE)
    n = table.n
    refusal = table.undo(seat, to, by)
    if refusal is None and table.n == n:
        member.paces.questions.spend(now)
    return refusal

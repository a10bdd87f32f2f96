"""What is asked, as a sentence: what may be done, by whom, what must be (TER-84); and why something is refused."""

from __future__ import annotations

from collections.abc import Sequence

from core.game import Refusal, Seat
from core.games.terristories import phrases
from core.games.terristories.acting import due, ready
from core.games.terristories.content import HAND, HIGHEST, LANDS, PERSON_COST
from core.games.terristories.development import power_refusal
from core.games.terristories.effects import Add, Build, Fallow, Reap, Recruit, Restore, Transfer
from core.games.terristories.measures import bill, entitled
from core.games.terristories.moves import Reason
from core.games.terristories.position import (
    INFLUENCE,
    TOGETHER,
    Ask,
    Job,
    Law,
    Step,
    View,
    cost_of,
    free_resources,
    node_of,
)
from mobile.boards.terristories import wording
from mobile.boards.terristories.face import named, title
from mobile.boards.terristories.sight import Sight
from mobile.words import cards, count, say

ROOM = 78  # letters that two lines of any phone hold: who else is waited for is said where there is room for it


def ask_line(board: Sight) -> str:
    """What is asked of who acts here."""
    seats = board.asked_here
    ask = board.view.ask
    if not seats or ask is None:
        return ""
    said = _asked(board.table.view(seats[0]), ask, seats)
    if ask not in TOGETHER:
        if len(board.here) == 1:
            return said
        what = said if ask is Ask.PICK else wording.lower(said)
        return say("terristories.ask_to", name=board.name_of(seats[0]), what=what)
    waits = wait_line(board, tuple(seat for seat in board.table.asked if seat not in seats))
    whole = f"{said} {waits}".strip()
    return whole if len(whole) <= ROOM else said


def table_line(board: Sight) -> str:
    """What is said where nobody's own view asks: what is asked of those who are here, or for whom the table waits."""
    return ask_line(board) or (wait_line(board, board.table.asked) if board.live else "")


def wait_line(board: Sight, seats: Sequence[Seat]) -> str:
    """For whom the table waits, and what for; nothing where it waits for nobody."""
    ask = board.view.ask
    if not seats or ask is None:
        return ""
    names = wording.listed([board.name_of(seat) for seat in seats])
    return say(f"terristories.wait_{ask.rpartition('.')[2]}", names=names)


def _asked(view: View, ask: Ask, seats: tuple[Seat, ...]) -> str:
    """As the seats see it that are asked."""
    match ask:
        case Ask.ROLE if not view.law & Law.ADVANCED:
            return say("terristories.ask_role_first")
        case Ask.SETTLE:
            return _settle(view, seats[0])
        case Ask.COUNCIL:
            return _council(view, seats)
        case Ask.BUILD:
            return _build(view, seats[0])
        case Ask.CARDS:
            return _cards(view, seats[0])
        case Ask.PICK:
            return _pick(view, view.jobs[0]) if view.jobs else say(ask)
        case Ask.DISCARD:
            above = max(len(view.hands[seat]) for seat in seats) - HAND
            return count("terristories.ask_hand_full", above) if above > 0 else _several(ask, seats)
        case Ask.HARVEST:
            return _harvest(view, seats[0])
        case Ask.WAGES:
            return _wages(view, seats[0])
    return _several(ask, seats)


def _several(ask: Ask, seats: tuple[Seat, ...]) -> str:
    """To one, or to all who are asked together here."""
    if len(seats) > 1 and ask in TOGETHER:
        return say(f"terristories.ask_all_{ask.rpartition('.')[2]}")
    return say(ask)


def _settle(view: View, seat: Seat) -> str:
    zone = wording.zone_of(view, seat)
    if view.step is Step.SETTLE_AGAIN:
        return say("terristories.ask_settle_again", zone=zone)
    return say("terristories.ask_settle_first" if view.law & Law.LAST_CHANCE else "terristories.ask_settle", zone=zone)


def _council(view: View, seats: tuple[Seat, ...]) -> str:
    """Powers, and a point of an index: what of it can be done at all."""
    able = any(power_refusal(view, seat) is None for seat in seats)
    point = sum(view.resources) >= cost_of(view, INFLUENCE) and min(view.indices) < HIGHEST
    if able and point:
        return _several(Ask.COUNCIL, seats)
    if able:
        return say("terristories.ask_power")
    return say("terristories.ask_all_point" if len(seats) > 1 else "terristories.ask_point", n=cost_of(view, INFLUENCE))


def _build(view: View, seat: Seat) -> str:
    """Moves come before the purchase (TER-31)."""
    rested = any(here > come for here, come in zip(view.people[seat], view.arrived, strict=True))
    rich = free_resources(view, seat) >= PERSON_COST
    if rested and rich:
        return say(Ask.BUILD)
    return say("terristories.ask_move" if rested else "terristories.ask_buy" if rich else "terristories.ask_moved")


def _cards(view: View, seat: Seat) -> str:
    must, may = due(view, seat), ready(view, seat)
    if must and may:
        return say(Ask.CARDS)
    return say("terristories.ask_order" if must else "terristories.ask_stock")


def _pick(view: View, job: Job) -> str:
    """Which card asks, and what for."""
    what = title(named(job.source))
    if not job.path:
        return say("terristories.ask_site", what=what)
    node = node_of(job)
    does = wording.sentence(cards.said(phrases.sentence(node)))
    match node:
        case Add() | Restore() | Fallow():
            several = node.where.pick > 1
            return say("terristories.ask_lands" if several else "terristories.ask_land", what=what, does=does)
        case Reap():
            return say("terristories.ask_reap", what=what, does=does)
        case Transfer():
            return say("terristories.ask_transfer", what=what, does=does)
        case Recruit():
            return say("terristories.ask_recruit", what=what)
        case Build():
            return say("terristories.ask_build_free", what=what)
    return say(Ask.PICK)


def _harvest(view: View, seat: Seat) -> str:
    """How much is still to be had."""
    left = [entitled(view, seat, land) for land in range(LANDS) if not view.reaped >> land & 1]
    return say("terristories.ask_harvest_most", n=sum(left))


def _wages(view: View, seat: Seat) -> str:
    owed, have = bill(view, seat), free_resources(view, seat)
    if owed > have:
        return say("terristories.ask_wages_short", n=owed, have=have)
    return say("terristories.ask_wages_none" if not owed else "terristories.ask_wages_pay", n=owed, have=have)


# Refusals


def refused(refusal: Refusal, board: Sight) -> str:
    """Why a move is refused, with what it is about."""
    view, numbers = board.view, refusal.numbers
    match refusal.reason:
        case Reason.INDEX_LOW:
            return say("terristories.index_low_named", names=wording.the_index(numbers[0]))
        case Reason.NOT_YOUR_TURN if view.ask is not None:
            return say("terristories.not_your_turn_but", names=wording.listed(_names(board)))
        case Reason.HAND_FULL | Reason.MUST_ACT:
            return count(refusal.reason, numbers[0], n0=numbers[0])
        case Reason.BEGINNERS:
            return say(refusal.reason)
    return cards.refused(refusal)


def _names(board: Sight) -> list[str]:
    return [board.name_of(seat) for seat in board.table.asked]

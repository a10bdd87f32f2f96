"""Why a deed of Rahan: what it brings home, how likely a throw hits, what cards are for."""

from __future__ import annotations

from enum import StrEnum

from core.games.rahan import foresee, shooting
from core.games.rahan.content import BEAST_SQUARES, GIVES, KNIFE_SHOTS, Need, apart
from core.games.rahan.judge import duel, hit, hunt
from core.games.rahan.position import (
    Ask,
    Draw,
    Exchange,
    Fight,
    Flick,
    Go,
    Keep,
    Knife,
    Lead,
    Loot,
    Memory,
    Move,
    Position,
    Shoot,
    Step,
    View,
)
from core.hints.why import Thinking, Why

NEEDS = ("food", "water", "fire", "invention")
FEW = 3  # cards: with no more there is little that one can do


class Reason(StrEnum):
    HOME = "home"
    NEED = "need"  # the square gives what is lacking
    RAHAN = "rahan"  # so near to Rahan that he gives what he has
    HUNTING = "hunting"  # from there an animal is easier to hit
    NEARER = "nearer"
    LEAD = "lead"
    SHOOT = "shoot"
    BEAST = "beast"
    FIGHT = "fight"
    AIM = "aim"
    EMPTY = "empty"  # the hand
    FEW = "few"  # cards
    CARDS = "cards"
    SWAP = "swap"
    KEEP = "keep"
    LOOT = "loot"
    ASIDE = "aside"


def why(view: View, memory: Memory, move: Move) -> Thinking:
    yield
    seat = view.who
    here, hand = view.cavemen[seat], view.steadiness[seat]
    match move:
        case Go(to):
            return _gone(view, seat, to)
        case Lead():
            return Why(Reason.LEAD)
        case Draw():
            held = sum(view.hands[seat])
            if not held:
                return Why(Reason.EMPTY)
            return Why(Reason.FEW if held <= FEW else Reason.CARDS, held)
        case Exchange():
            return Why(Reason.SWAP)
        case Shoot(weapons, beast) if beast >= 0:
            return _likely(Reason.BEAST, hit(here, BEAST_SQUARES[beast], hand), weapons)
        case Shoot(weapons, _):
            return _likely(Reason.SHOOT, hunt(here, view.animals, hand), weapons)
        case Knife():
            return _likely(Reason.SHOOT, hunt(here, view.animals, hand), KNIFE_SHOTS)
        case Fight(foe):
            wins = duel(max(apart(here, view.cavemen[foe]), 1), hand, view.steadiness[foe])
            return Why(Reason.FIGHT, numbers={"percent": round(100 * wins)})
        case Flick():
            return Why(Reason.AIM, numbers={"percent": round(100 * _aimed(view, seat))})
        case Keep(beast):
            return _likely(Reason.KEEP, hit(here, BEAST_SQUARES[beast], hand), 1)
        case Loot(need):
            return Why(Reason.LOOT, names={"need": f"rahan.need.{NEEDS[need]}"})
        case Step():
            return Why(Reason.ASIDE)
    raise AssertionError(move)


def _likely(reason: Reason, one: float, shots: int) -> Why:
    """That one of so many throws hits."""
    return Why(reason, shots, {"percent": round(100 * (1 - (1 - one) ** shots))})


def _gone(view: View, seat: int, to: int) -> Why:
    state = foresee.copied(view)
    if foresee.comes_home(state, seat, to):
        return Why(Reason.HOME)
    lacking = [need for need in Need if not view.needs[seat][need]]
    after = foresee.gone(state, seat, to)
    gained = [need for need in lacking if after.needs[seat][need]]
    if gained:
        found = {"need": f"rahan.need.{NEEDS[gained[0]]}"}
        return Why(Reason.NEED if to in GIVES else Reason.RAHAN, names=found)
    here, hand = view.cavemen[seat], view.steadiness[seat]
    if Need.FOOD in lacking and hunt(to, view.animals, hand) > hunt(here, view.animals, hand):
        return Why(Reason.HUNTING, numbers={"percent": round(100 * hunt(to, view.animals, hand))})
    return Why(Reason.NEARER)


def _aimed(view: Position, seat: int) -> float:
    """The chance of a hit at what stands nearest."""
    here, hand = view.cavemen[seat], view.steadiness[seat]
    if view.ask is Ask.HUNT:
        return hunt(here, view.animals, hand)
    if view.ask is Ask.REPEL:
        return hit(here, BEAST_SQUARES[view.beset[seat]], hand)
    return hit(here, view.cavemen[shooting.other_fighter(view)], hand)

"""What happens in Paleo in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from core.game import Refusal
from core.games.paleo.position import (
    Back,
    Begun,
    Captured,
    Entered,
    Exchanged,
    Laid,
    Opened,
    Ready,
    Rolled,
    RoundOver,
)
from core.match import Tale
from mobile.words import decimal, say

Name = Callable[[int], str]  # a pawn in words: whose it is, and its number


def refused(refusal: Refusal) -> str:
    """A refusal; what is missing in tenths of a pawn."""
    if refusal.numbers:
        return say(refusal.reason, n=decimal(refusal.numbers[0] / 10))
    return say(refusal.reason)


def event_line(tale: Tale, pawn: Name, side: Name) -> str:
    """What happened, in few words: of a flick what it brought, if it brought anything."""
    told = [(event, text) for event in tale.events if (text := _event(event, pawn, side))]
    brought = [text for event, text in told if not isinstance(event, Rolled)]
    return ", ".join(brought or [text for _, text in told])


def happening(tale: Tale, pawn: Name) -> str:
    """What is being seen, before one knows how it ends."""
    rolled = next((event for event in tale.events if isinstance(event, Rolled)), None)
    text = say("paleo.slides", pawn=pawn(rolled.pawn)) if rolled is not None else ""
    return text[:1].upper() + text[1:]


def _event(event: Any, pawn: Name, side: Name) -> str:
    match event:
        case Laid():
            return say("paleo.told_reef")
        case Ready():
            return say("paleo.told_ready")
        case Rolled(_, flicked, _, _, _, _):
            return say("paleo.told_flick", pawn=pawn(flicked))
        case Entered(entered, _, key):
            return say("paleo.told_key" if key else "paleo.told_entered", pawn=pawn(entered))
        case Exchanged(_, got):
            return say("paleo.told_exchanged", pawn=pawn(got))
        case Back():
            return ""
        case Captured(taken, out):
            return say("paleo.told_out" if out else "paleo.told_captured", pawn=pawn(taken))
        case Opened():
            return say("paleo.told_gate")
        case RoundOver(winner, how, _):
            return say(how) if winner < 0 else say("paleo.told_round", side=side(winner))
        case Begun():
            return ""
    return ""

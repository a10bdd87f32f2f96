"""What is asked in Rahan, as a sentence: a verb, what, where, and why where that is not plain."""

from __future__ import annotations

from core.game import Refusal
from core.games.rahan.content import MOST, RAHAN, STEPS, Card
from core.games.rahan.course import complete, held
from core.games.rahan.position import Ask, Exchange, Fight, Go, Keep, Lead, Loot, Reason, Step
from core.games.rahan.shooting import other_fighter
from mobile.boards.rahan import names, odds, ways
from mobile.boards.rahan.choosing import COMBAT, Choosing
from mobile.boards.rahan.sight import Sight
from mobile.words import count, say


def ask_line(board: Sight, choosing: Choosing) -> str:
    """The sentence for the position, and for what is chosen in it."""
    if board.ask is None:
        return ""
    sure = "" if choosing.carried else _sure(board, choosing)
    return sure or _card(board, choosing) or _question(board)


def _sure(board: Sight, choosing: Choosing) -> str:
    """What is chosen waits to be confirmed: is that what is wanted?"""
    if choosing.swap is not None:
        if choosing.move is not None:
            return say("rahan.ask_swap_sure", cards=names.cards(choosing.swap))
        return say("rahan.ask_swap", n=len(choosing.swap))
    match choosing.move:
        case Go(to):
            n = ways.steps_between(board.view.cavemen[board.home], to)
            return count("rahan.ask_go_sure", n)
        case Lead():
            return say("rahan.ask_lead_sure")
        case Fight(foe):
            return say("rahan.ask_fight_sure", name=board.name_of(foe))
        case Keep(beast):
            return say("rahan.ask_keep_sure", beast=names.the_beast(beast))
        case Loot(need):
            return say("rahan.ask_loot_sure", thing=names.a_need(need))
        case Step() | Exchange():
            return say("rahan.ask_step_sure")
    if choosing.prey is not None and board.ask is Ask.TURN:
        return say("rahan.ask_shots", prey=names.the_animal(choosing.prey[1]))
    return ""


def _card(board: Sight, choosing: Choosing) -> str:
    """A card is chosen: where to with it?"""
    card = choosing.card
    if card is None or board.ask is not Ask.TURN:
        return ""
    if card < STEPS:
        return count("rahan.ask_square", card + 1)
    if card == Card.RAHAN:
        return say("rahan.ask_lead")
    return say("rahan.ask_foe" if card == COMBAT else "rahan.ask_prey")


def _question(board: Sight) -> str:
    view, ask, seat = board.view, board.ask, board.home
    match ask:
        case Ask.TURN:
            return _turn(board)
        case Ask.BESET:
            beast = names.sentence(names.the_beast(view.beset[seat]))
            if view.hands[seat][Card.WEAPON]:
                return say("rahan.ask_beset", beast=beast)
            room = MOST - held(view, seat)
            if not room:
                return say("rahan.ask_beset_swap", beast=beast)
            return say("rahan.ask_beset_roll", beast=beast, p=odds.percent(odds.weapon_by_roll(view, room)))
        case Ask.HUNT:
            return count("rahan.ask_hunt", view.shots)
        case Ask.REPEL:
            return count("rahan.ask_repel", view.shots, beast=names.the_beast(view.beset[seat]))
        case Ask.FIGHT | Ask.CLOSE_IN | Ask.LOOT:
            return say(str(ask), name=board.name_of(other_fighter(view)))
        case Ask.ASIDE:
            return say("rahan.ask_aside_rahan" if view.aside[0] == RAHAN else "rahan.ask_aside")
        case Ask.KEEP:
            return say(str(ask))
    return ""


def _turn(board: Sight) -> str:
    view, seat = board.view, board.home
    cards = held(view, seat)
    if ways.home_card(view, seat):
        return say("rahan.ask_home")
    if complete(view.needs[seat]):
        return say("rahan.ask_to_cave")
    if not cards:
        return say("rahan.ask_first")
    return say("rahan.ask_full" if cards == MOST else "rahan.ask_turn")


def refused(refusal: Refusal, board: Sight, card: int | None) -> str:
    """A refusal in words."""
    numbers = refusal.numbers
    match refusal.reason:
        case Reason.NO_STEP_CARD:
            return say(refusal.reason, n=numbers[0])
        case Reason.TOO_FAR:
            far, most = numbers
            by_card = card is not None and card < STEPS
            return say("rahan.not_exactly" if by_card else refusal.reason, n=far, most=most)
        case Reason.NO_WEAPON:
            wanted, has = numbers
            return count("rahan.too_few_weapons", has) if has else say(refusal.reason, n=wanted)
        case Reason.BEAST_FIRST | Reason.MUST_SHOOT | Reason.ROLL_FIRST:
            beast = board.view.beset[board.home]
            return say(refusal.reason, beast=names.the_beast(beast) if beast >= 0 else say("rahan.a_beast"))
    return say(refusal.reason)

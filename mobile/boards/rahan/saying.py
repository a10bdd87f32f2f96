"""What the bubble says: how far a square is, what a move would bring, how likely a shot hits, why not."""

from __future__ import annotations

import msgspec
from kivy.metrics import dp

from core.games.rahan.content import CAVE, GIVES, Card, Need, middle
from core.games.rahan.course import complete
from core.games.rahan.position import Fight, Go, Lead, View
from mobile.boards.base import Said
from mobile.boards.rahan import asking, ground, names, odds, ways
from mobile.boards.rahan.choosing import Choosing
from mobile.boards.rahan.ground import ANIMAL
from mobile.boards.rahan.sight import Place, Sight
from mobile.words import count, say

SHOTS = 3  # numbers of shots for which the chance is told


def said(board: Sight, choosing: Choosing) -> Said | None:
    """What is to be said beside what is chosen."""
    if board.ask is None:
        return None
    if choosing.refused is not None:
        _, refusal, place = choosing.refused
        text = asking.refused(refusal, board, choosing.card)
        return Said(say("refused.here"), text, _window(board, place), board.canvas.top, True)
    match choosing.move:
        case Go(to):
            return _of(board, middle(to), going(board.view, board.home, to))
        case Lead(to):
            return _of(board, middle(to), leading(board, to))
        case Fight(foe):
            return _of(board, ground.feet(board.view)[ground.CAVEMAN, foe], fighting(board, foe))
    if choosing.aimed is not None:
        return _of(board, ground.feet(board.view)[choosing.aimed], shooting(board, choosing))
    if choosing.looked is not None:
        return _of(board, middle(choosing.looked), far(board.view, board.home, choosing.looked))
    return None


def _window(board: Sight, place: Place) -> Place:
    return board.canvas.to_window_place(*place)


def _of(board: Sight, place: Place, text: tuple[str, str]) -> Said | None:
    if not any(text):
        return None
    x, y = _window(board, place)
    return Said(*text, (x, y + dp(14)), board.canvas.top)


def far(view: View, seat: int, square: int) -> tuple[str, str]:
    """How many cards away a square is, by which numbers, and what of them is in the hand."""
    way = ways.way_to(view, seat, square)
    if way is None:
        return say("rahan.no_way"), ""
    steps = say("rahan.then").join(map(str, way.steps))
    first = count("rahan.cards_away", len(way.steps), steps=steps)
    if way.held:
        return first, say("rahan.cards_held")
    hand, holding = list(view.hands[seat]), []
    for step in way.steps:
        if hand[step - 1]:
            hand[step - 1] -= 1
            holding.append(str(step))
    return first, say("rahan.cards_part", held=names.listed(holding)) if holding else say("rahan.cards_none")


def going(view: View, seat: int, to: int) -> tuple[str, str]:
    """What a move of the caveman to a square would bring."""
    if complete(view.needs[seat]) and to in CAVE:
        return say("rahan.will_win"), ""
    found = []
    need = GIVES.get(to)
    if need is not None:
        found.append(_gain(view, seat, need))
    if to == view.rahan:
        found.append(_gain(view, seat, Need.INVENTION))
    first = " ".join(found)
    lacking = sum(not has for has in view.needs[seat])
    last = bool(found) and lacking == 1 and not all(view.needs[seat])
    return first, say("rahan.will_go_home") if last else ""


def _gain(view: View, seat: int, need: int) -> str:
    if view.needs[seat][need]:
        return say("rahan.will_have", thing=names.need(need))
    return say("rahan.will_gain", thing=names.a_need(need))


def leading(board: Sight, to: int) -> tuple[str, str]:
    """Who gains an invention where Rahan would go, and from whom he would be farther."""
    view, me = board.view, board.home
    gains, others = [], []
    for seat, square in enumerate(view.cavemen):
        if square == to and not view.needs[seat][Need.INVENTION]:
            gains.append(seat)
    first = say("rahan.lead_you") if me in gains else ""
    named = [board.name_of(seat) for seat in gains if seat != me]
    if named:
        first = f"{first} {count('rahan.lead_others', len(named), names=names.listed(named))}".strip()
    after = _with_rahan(view, to)
    for seat in range(view.players):
        if seat != me and seat not in gains and not view.needs[seat][Need.INVENTION]:
            now, then = (ways.cards_for(one, seat, Need.INVENTION) for one in (view, after))
            if then > now:
                others.append(board.name_of(seat))
    second = count("rahan.lead_farther", len(others), names=names.listed(others)) if others else ""
    return (first, second) if first else (second, "")


def _with_rahan(view: View, to: int) -> View:
    return msgspec.structs.replace(view, rahan=to)


def shooting(board: Sight, choosing: Choosing) -> tuple[str, str]:
    """What one, two or three shots would hit with."""
    prey = choosing.aimed
    if prey is None or board.options.get("aim") == "none":
        return "", ""
    animal = prey[0] == ANIMAL
    chance = chance_of(board, choosing)
    shots = 3 if choosing.card == Card.KNIFE else min(SHOTS, max(1, choosing.shots))
    told = [say("rahan.odds_of", shots=n, p=odds.percent(odds.within(chance, n))) for n in range(2, shots + 1)]
    whom = names.the_animal(prey[1]) if animal else names.the_beast(prey[1])
    first = say("rahan.odds_at", prey=names.sentence(whom), p=odds.percent(chance))
    return first, say("rahan.odds_all" if animal else "rahan.odds_least", odds=" · ".join(told)) if shots > 1 else ""


def chance_of(board: Sight, choosing: Choosing) -> float:
    """Of one shot, from where the caveman stands."""
    view, seat, prey = board.view, board.home, choosing.aimed
    assert prey is not None
    if prey[0] == ANIMAL:
        return odds.at_animal(view, seat, prey[1])
    return odds.at_beast(view, seat, view.cavemen[seat])


def fighting(board: Sight, foe: int) -> tuple[str, str]:
    """Who would win, and what each would take."""
    view, me = board.view, board.home
    p = odds.percent(odds.combat(view, me, foe))
    mine = [names.need(need) for need in Need if view.needs[me][need]]
    theirs = [names.need(need) for need in Need if view.needs[foe][need]]
    nothing = say("rahan.nothing")
    either = "rahan.or"
    second = say(
        "rahan.fight_stakes",
        win=names.listed(theirs, either) if theirs else nothing,
        lose=names.listed(mine, either) if mine else nothing,
    )
    first = say("rahan.fight_odds", p=p) if board.options.get("aim") != "none" else ""
    return (first, second) if first else (second, "")

"""What is asked on the planet, as a sentence; and what the bubble says: what is earned, what it costs, or why not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kivy.metrics import dp

from core.games.terristories import phrases
from core.games.terristories.content import PERSON_COST, ZONE_COST, globe
from core.games.terristories.effects import Add, Build, Recruit, Restore, Transfer
from core.games.terristories.moves import Found, Go, Hire, Move, Pick, Settle
from core.games.terristories.position import Ask, View
from mobile.boards.base import Said
from mobile.boards.terristories import asking, forecast, ground, pieces, wording
from mobile.boards.terristories.face import named, title
from mobile.boards.terristories.pieces import MAN
from mobile.boards.terristories.sight import Sight
from mobile.look import theme
from mobile.words import cards, count, say

if TYPE_CHECKING:
    from mobile.boards.terristories.choosing import Choosing

TWO_LINES = 74  # letters
LARGE = 1.5  # times as large as usual, letters make a bubble that hides what is stepped
NAMED = "Somebody, "  # before what is asked, where several sit here

# What is asked


def ask_line(board: Sight, choosing: Choosing) -> str:
    """What is still open of what is chosen; nothing: the usual words."""
    match choosing.ask:
        case Ask.HARVEST if choosing.plan.chosen is not None:
            return _harvest(board, choosing)
        case Ask.WAGES if choosing.plan.chosen is not None:
            return _wages(board, choosing)
        case Ask.SETTLE if choosing.land is not None and choosing.legal.settles_some:
            return count("terristories.asked.settlers", choosing.legal.people(choosing.land))
        case Ask.BUILD | Ask.SETTLE | Ask.PICK if choosing.carried or choosing.land is not None:
            return "" if choosing.land is None and choosing.piece is None else _carried(board, choosing)
        case Ask.BUILD | Ask.PICK if choosing.piece is not None:
            return _carried(board, choosing)
        case Ask.PICK if choosing.lands:
            return count("terristories.asked.lands", len(choosing.lands), most=pieces.most(board.view))
        case Ask.PICK:
            return _pick(board)
    return ""


def _pick(board: Sight) -> str:
    """Which card asks and what for, as far as two lines hold it; the card itself may be opened."""
    whole = asking.ask_line(board)
    if len(whole) <= TWO_LINES:
        return whole
    card, does = title(named(board.view.jobs[0].source)), _does(board.view)
    said = say("terristories.asked.card", card=card, what=wording.lower(does))
    if not does or len(said) > TWO_LINES - len(NAMED) * (len(board.here) > 1):
        said = say("terristories.asked.pick", card=card)
    return say("terristories.ask_to", name=board.name_of(board.home), what=said) if len(board.here) > 1 else said


def _carried(board: Sight, choosing: Choosing) -> str:
    """Where it may go; or whether there."""
    piece = choosing.held
    if choosing.land is not None and not choosing.carried:
        return say("terristories.asked.sure")
    if piece is None:
        return ""
    far = piece.kind == MAN and bool(getattr(pieces.node(board.view), "far", False)) if board.ask is Ask.PICK else False
    return say("terristories.asked.anywhere" if far else f"terristories.asked.{piece.kind}")


def _harvest(board: Sight, choosing: Choosing) -> str:
    plan = choosing.plan
    barren = len(forecast.turned_barren(board.view, plan.numbers))
    most = sum(plan.most.values())
    if barren:
        return count("terristories.asked.harvest_barren", barren, total=plan.total, most=most)
    owed, _ = forecast.wages(board.view, board.home)
    return say("terristories.asked.harvest", total=plan.total, most=most, owed=owed)


def _wages(board: Sight, choosing: Choosing) -> str:
    sent = choosing.plan.total
    owed, held = forecast.wages(board.view, board.home, sent)
    if owed > held:
        return say("terristories.asked.wages_short", owed=owed, held=held)
    return count("terristories.asked.wages_sent", sent, owed=owed)


def _does(view: View) -> str:
    node = pieces.node(view)
    return cards.said(phrases.sentence(node)) if node is not None else ""


# Why something is no use


def nobody() -> str:
    """None of one's individuals is there."""
    return say("terristories.nobody_there")


def no_piece(board: Sight, land: int) -> str:
    """Nothing may be taken up on a land."""
    view, seat = board.view, board.home
    if not view.people[seat][land]:
        return say("terristories.why.no_piece")
    return say("terristories.has_moved")


def not_picked(board: Sight) -> str:
    """What a card asks does not fit there."""
    view = board.view
    if pieces.node(view) is None:
        return say("terristories.no_zone_there")
    return say("terristories.why.not_picked", what=_does(view))


def no_harvest(board: Sight, land: int) -> str:
    """Why nothing is to be harvested there."""
    view, seat = board.view, board.home
    if view.reaped >> land & 1:
        return say("terristories.reaped")
    if not view.lands[land]:
        return say("terristories.why.barren")
    if not view.people[seat][land]:
        return say("terristories.nobody_there")
    if view.now.fallow >> land & 1:
        return say("terristories.why.fallow")
    return say("terristories.why.others_zone")


# The bubble


def bubble(board: Sight, choosing: Choosing) -> Said | None:
    """What is to be said beside what is chosen."""
    refused = choosing.refused
    if refused is not None:
        why = refused.text or (board.refuse(refused.refusal) if refused.refusal is not None else "")
        return Said(say("refused.here"), why, _place(board, refused.land), board.canvas.top, True)
    if choosing.ask is None:
        return None
    if choosing.carried and choosing.home and choosing.plan.asked:
        return _over_band(board, choosing)
    land = choosing.land
    if land is None or (choosing.plan.asked and theme.text_scale() > LARGE):
        return None  # the question tells as much, and the numbers stand on the lands
    first, second = _lines(board, choosing, land)
    return Said(first, second, _place(board, land), board.canvas.top) if first or second else None


def _place(board: Sight, land: int) -> tuple[float, float]:
    x, y = board.canvas.to_window_place(*ground.middle(board.view.planet, land))
    return x, y + dp(14)


def _over_band(board: Sight, choosing: Choosing) -> Said:
    """What is carried comes home: what that brings."""
    box = board.band_box
    place = (box.x + box.width / 2, box.top)
    if choosing.ask is Ask.WAGES:
        return Said(say("terristories.bubble.sent"), say("terristories.bubble.each_less"), place, board.canvas.top)
    start = choosing.piece.start if choosing.piece is not None else 0
    plan = choosing.plan
    n = min(plan.most.get(start, 0), plan.numbers.get(start, 0) + 1)
    return Said(*_taken(board.view, start, n), place, board.canvas.top)


def _lines(board: Sight, choosing: Choosing, land: int) -> tuple[str, str]:
    view = board.view
    match choosing.ask:
        case Ask.HARVEST:
            return _taken(view, land, choosing.plan.numbers.get(land, 0))
        case Ask.WAGES:
            sent = choosing.plan.numbers.get(land, 0)
            return count("terristories.bubble.sent_many", sent), say("terristories.bubble.each", n=sent)
    ready = choosing.ready
    if ready is None:
        return "", ""
    move = ready[0]
    if choosing.legal.reaps:
        return _taken(view, land, choosing.legal.taken(land))
    return _earns(view, board.home, move, land)


def _taken(view: View, land: int, n: int) -> tuple[str, str]:
    """So much is harvested: what stays, or that the land turns barren."""
    left = view.lands[land] - n
    first = count("terristories.bubble.takes", n) if n else say("terristories.bubble.takes_none")
    if n and left <= 0:
        return first, say("terristories.bubble.turns_barren")
    return first, count("terristories.bubble.left", left)


def _earns(view: View, seat: int, move: Move, land: int) -> tuple[str, str]:
    """What the seat's harvest and wages would be, and what it costs."""
    free = isinstance(move, Pick)
    shown = _placed(view, move, land) if free else move
    if shown is None:
        return _grows(view, land)
    then = forecast.after(view, seat, shown)
    was, now = forecast.whole(view, seat), forecast.whole(then, seat)
    first = say("terristories.bubble.harvest", was=was, now=now) if was != now else ""
    first = first or count("terristories.bubble.harvest_same", now)
    match shown:
        case Hire():
            owed, _ = forecast.wages(then, seat)
            if free:
                return first, say("terristories.bubble.wages", owed=owed)
            return first, say("terristories.bubble.hire", cost=PERSON_COST, owed=owed)
        case Found() if not free:
            return first, say("terristories.bubble.found", cost=ZONE_COST)
        case Go() | Settle() if not then.lands[land]:
            return first, say("terristories.why.barren")
        case Go() if not forecast.harvest(then, seat, land):
            return first, say("terristories.why.others_zone")
    return first, ""


def _placed(view: View, move: Move, land: int) -> Move | None:
    """What a pick does to people and zones; nothing where it does not."""
    assert isinstance(move, Pick)
    match pieces.node(view):
        case Transfer():
            return Go(*move.numbers)
        case Recruit():
            return Hire(land)
        case Build():
            return Found(land)
    return None


def _grows(view: View, land: int) -> tuple[str, str]:
    """What a card gives to a land, as far as there is room."""
    node = pieces.node(view)
    if not isinstance(node, (Add, Restore)):
        return "", ""
    most = globe(view.planet).capacity[land]
    return count("terristories.bubble.gets", min(node.n, most - view.lands[land])), ""

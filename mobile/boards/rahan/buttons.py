"""The buttons below the board: what can be done with what is asked and chosen."""

from __future__ import annotations

from functools import partial
from typing import Protocol

from core.game import Seat
from core.games.rahan.position import Ask, Draw, Exchange, Fight, Keep, Lead, Loot, Move
from mobile.boards.base import Action
from mobile.boards.rahan import odds, saying
from mobile.boards.rahan.choosing import Choosing
from mobile.boards.rahan.sight import Sight
from mobile.words import count, say

DOES: dict[type[Move], str] = {
    Lead: "rahan.do_lead",
    Fight: "rahan.do_fight",
    Keep: "rahan.do_keep",
    Loot: "rahan.do_loot",
    Exchange: "rahan.do_swap",
}
ASKED: dict[Ask, str] = {Ask.LOOT: DOES[Loot], Ask.KEEP: DOES[Keep]}  # what is called otherwise before it is chosen
ICONS: dict[type[Move], str] = {Fight: "target"}


class Around(Sight, Protocol):
    """What is chosen, and what buttons do with it."""

    choosing: Choosing

    looking: Seat | None

    def begin_swap(self) -> None: ...
    def look_home(self) -> None: ...


def actions(board: Around) -> list[Action]:
    """Beside undo, the confirming one last."""
    choosing, ask = board.choosing, board.ask
    if board.looking is not None:
        return [Action(say("rahan.do_mine"), "hand", board.look_home, True, True)]
    if ask is None:
        return [Action(say("rahan.do_go"), "check", lambda: None, False)]
    if choosing.carried:  # nothing to be touched, and nothing that changes while a finger moves
        return [Action(say("rahan.do_go"), "check", lambda: None, False)]
    if choosing.swap is not None:
        return [_confirm(board, Exchange(choosing.swap), choosing.move is not None)]
    if choosing.move is not None:
        return [_confirm(board, choosing.move, True)]
    if choosing.aimed is not None:
        return _shots(board)
    if ask in (Ask.TURN, Ask.BESET):
        return _turn(board)
    return [Action(say(ASKED.get(ask, "rahan.do_go")), "check", lambda: None, False)]


def _confirm(board: Around, move: Move, ready: bool) -> Action:
    """What cannot be taken back is never gold."""
    final = isinstance(move, Exchange)
    icon = "redo" if final else ICONS.get(type(move), "check")
    text = say(DOES.get(type(move), "rahan.do_go"))
    return Action(text, icon, lambda: board.send(move), ready, ready and not final, final)


def _turn(board: Around) -> list[Action]:
    offers = board.choosing.offers
    found = []
    if offers.swaps or board.ask is Ask.TURN:
        found.append(Action(say("rahan.do_swap"), "redo", board.begin_swap, offers.swaps))
    if offers.draws or board.ask is Ask.TURN:
        found.append(Action(say("rahan.do_draw"), "dice", lambda: board.send(Draw()), offers.draws, final=True))
    return found


def _shots(board: Around) -> list[Action]:
    """One, two or three weapons, or the knife, with the chance that they hit."""
    choosing = board.choosing
    blind = board.options.get("aim") == "none"
    chance = saying.chance_of(board, choosing)
    found = []
    if choosing.cuts:
        found.append(Action(_text(0, chance, blind), "target", lambda: board.send(choosing.shoot(0))))
    most = saying.SHOTS - len(found)  # more are there when the weapon's card is touched, not the animal
    numbers = range(1, min(most, choosing.shots) + 1)
    shoot = [(n, partial(board.send, choosing.shoot(n))) for n in numbers]
    return [*found, *(Action(_text(n, chance, blind), "target", does) for n, does in shoot)]


def _text(n: int, chance: float, blind: bool) -> str:
    if not n:
        return say("rahan.do_knife")
    if blind:
        return count("rahan.do_shots_blind", n)
    return say("rahan.do_shots", shots=n, p=odds.percent(odds.within(chance, n)))

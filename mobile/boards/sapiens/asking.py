"""What is asked in Sapiens, as a sentence: a verb, what, where, and why where that is not plain."""

from __future__ import annotations

from core.games.sapiens.content import STEAKS
from core.games.sapiens.position import (
    USED,
    Ask,
    Bear,
    Brawl,
    Chase,
    Play,
    Recall,
    Remove,
    Ritual,
    Swap,
    Take,
)
from core.games.sapiens.turn import (
    bear_gain,
    bears_on,
    brawls_left,
    can_begin,
    can_lay,
    rituals,
)
from mobile.boards.sapiens.choosing import Choosing
from mobile.boards.sapiens.laying import Laying
from mobile.boards.sapiens.sight import Sight
from mobile.boards.sapiens.telling import scene_word
from mobile.words import say


class Asking:
    """Finds the sentence for the position, and for what is chosen in it."""

    def __init__(self, board: Sight, laying: Laying, choosing: Choosing) -> None:
        self.board = board
        self.laying = laying
        self.choosing = choosing

    def line(self) -> str:
        laying = self.laying
        if laying.useless is not None:
            return say("sapiens.ask_nowhere")
        if laying.chosen:
            if laying.mountain >= 0 and laying.slot is None:
                return say("sapiens.ask_discard")
            if laying.ready is not None:
                return say("sapiens.ask_sure")
            if laying.finger is None:
                return say("sapiens.ask_square")
        return self._picked() or self._asked()

    def _picked(self) -> str:
        """What is picked waits to be confirmed: is that what is wanted?"""
        board, move = self.board, self.choosing.move
        match move:
            case Play(scene):
                vain = self.choosing.in_vain(scene)
                return say("sapiens.ask_token_vain" if vain else "sapiens.ask_token", scene=scene_word(scene))
            case Recall():
                return say("sapiens.ask_recall")
            case Ritual(scene):
                return say("sapiens.ask_ritual_sure", scene=scene_word(scene))
            case Bear(seat, square):
                n = bear_gain(board.view.boards[seat], square)
                return say("sapiens.ask_bear_sure", name=board.name_of(seat), n=n)
            case Chase():
                return say("sapiens.ask_chase_sure")
            case Brawl():
                return say("sapiens.ask_brawl_sure")
            case Swap():
                return say("sapiens.ask_swap_sure")
            case Take():
                return say("sapiens.ask_last_take" if self.choosing.final else "sapiens.ask_take_sure")
            case Remove():
                return say("sapiens.ask_remove_sure")
        return ""

    def _asked(self) -> str:
        """The question itself."""
        match self.board.ask:
            case None:
                return ""
            case Ask.START | Ask.LAY | Ask.FEAST as ask:
                return self._laid(ask)
            case Ask.RITUAL:
                tokens = self.board.view.tokens[self.board.home]
                used = [tokens[scene] == USED for scene in rituals(self.board.view, self.board.home)]
                return say("sapiens.ask_ritual_used" if all(used) else "sapiens.ask_ritual")
            case Ask.BRAWL:
                return self._brawl()
            case Ask.WATER:
                return self._water()
            case Ask.HUNT:
                none = sum(self.board.view.steaks) >= STEAKS
                return say("sapiens.ask_hunt_none" if none else "sapiens.ask_hunt")
            case Ask.FIRE:
                return self._fire()
            case ask:
                return say(str(ask))

    def _laid(self, ask: Ask) -> str:
        view = self.board.view
        if ask is Ask.START:
            return say("sapiens.ask_start" if can_begin(view, True) else "sapiens.ask_start_any")
        if not can_lay(view):
            return say("sapiens.ask_lay_mountain")
        if ask is Ask.FEAST:
            return say("sapiens.ask_feast")
        return say("sapiens.ask_lay_plain" if view.plain else "sapiens.ask_lay")

    def _brawl(self) -> str:
        if self.choosing.source is not None:
            return say("sapiens.ask_brawl_to")
        none = not brawls_left(self.board.view, self.board.home)
        return say("sapiens.ask_brawl_from" if none else "sapiens.ask_brawl")

    def _water(self) -> str:
        if self.choosing.mine is not None:
            return say("sapiens.ask_water_got")
        if self.choosing.source is not None:
            return say("sapiens.ask_water_gave")
        return say("sapiens.ask_water")

    def _fire(self) -> str:
        if not bears_on(self.board.view.boards[self.board.home]):
            return say("sapiens.ask_fire")
        return say("sapiens.ask_fire_either" if self.choosing.sends else "sapiens.ask_fire_chase")

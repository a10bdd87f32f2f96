"""What a placement would cost, or waste, said before it is made."""

from __future__ import annotations

import random

from core.games.sapiens.content import Ground, Scene, valley
from core.games.sapiens.position import Ask, Declined, Event, How, Lay, Memory, Sheltered, State, Tolled, View
from core.games.sapiens.turn import lay, possible
from mobile.boards.sapiens.sight import Sight
from mobile.boards.sapiens.telling import scene_word, sentence
from mobile.words import say


class Cautions:
    """Tries a placement on a copy, and finds what one would regret."""

    def __init__(self, board: Sight) -> None:
        self.board = board
        self._known: tuple[View, Lay, tuple[str, ...]] | None = None  # of one placement

    def of(self, move: Lay) -> tuple[str, ...]:
        view = self.board.view
        if self._known is None or self._known[0] is not view or self._known[1] != move:
            self._known = view, move, tuple(self._found(view, move))
        return self._known[2]

    def _found(self, view: View, move: Lay) -> list[str]:
        state: State = self.board.table.game.imagine(view, Memory(), random.Random(0))
        events: list[Event] = []
        lay(state, move, events)
        seat = view.turn
        found = [say("sapiens.warn_abandon")] if state.how is How.ABANDON else []
        if move.mountain >= 0 and valley(view.valleys[seat]).ground[move.second] is Ground.CAVE:
            found.append(say("sapiens.warn_cave"))
            if move.second in view.tokens[seat]:
                found.append(self._token(view.tokens[seat].index(move.second)))
        found += [self._token(event.token) for event in events if isinstance(event, Sheltered) and _wastes(event)]
        owners = [event.owner for event in events if isinstance(event, Tolled) and event.paid]
        if state.ask is Ask.TOLL:
            found.append(say("sapiens.warn_tolls", n=view.food[seat]))
        elif owners:
            names = sorted({self.board.name_of(owner) for owner in owners})
            found.append(say("sapiens.warn_toll", n=len(owners), names=", ".join(names)))
        lost = [event.scene for event in events if isinstance(event, Declined)]
        lost += [scene for scene in state.queue if not possible(state, scene)]
        return found + [self._effect(scene) for scene in lost]

    @staticmethod
    def _token(scene: int) -> str:
        return say("sapiens.warn_token", scene=scene_word(scene))

    @staticmethod
    def _effect(scene: int) -> str:
        if scene == Scene.FEAST:
            return say("sapiens.warn_feast")
        return sentence(say("sapiens.warn_lost", scene=scene_word(scene)))


def _wastes(event: Sheltered) -> bool:
    """Is a token discarded with a cave that scores?"""
    return event.token >= 0 and not event.taken and event.shelter > 0

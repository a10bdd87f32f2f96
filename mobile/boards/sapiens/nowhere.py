"""Why a tile of the reserve can be laid nowhere now, in words."""

from __future__ import annotations

from collections.abc import Iterable

from core.game import Seat
from core.games.sapiens.content import ABANDONED, NEIGHBOURS, Ground, scenes_of, valley
from core.games.sapiens.position import Ask, View
from mobile.boards.sapiens.telling import scene_word
from mobile.words import say


def why(view: View, seat: Seat, tile: int) -> str:
    """What is missing for it: a cave to start from, a scene to go on from, or room beside one."""
    scenes = dict.fromkeys(scenes_of(tile))
    if view.question is Ask.START:
        return say("sapiens.nowhere_start", scenes=_named(scenes))
    if view.question is Ask.ABANDON:
        return say("sapiens.nowhere_cave")
    board, ground = view.boards[seat], valley(view.valleys[seat]).ground
    shown = {
        (code & 15) - 1
        for square, code in enumerate(board)
        if code & 15 and not code & ABANDONED
        if any(not board[beside] and ground[beside] <= Ground.CAVE for beside in NEIGHBOURS[square])
    }
    beside = [scene for scene in scenes if scene in shown]
    if beside:
        return say("sapiens.nowhere_half", scenes=_named(beside))
    return say("sapiens.nowhere_free", scenes=_named(scenes))


def _named(scenes: Iterable[int]) -> str:
    names = [scene_word(scene) for scene in scenes]
    return names[0] if len(names) == 1 else say("sapiens.or", one=names[0], two=names[1])

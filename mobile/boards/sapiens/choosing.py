"""What is picked for an effect, a mountain token or the refill, on the board and in the reserves, until confirmed."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Protocol

import msgspec

from core.game import Seat
from core.games.sapiens.content import EMPTY, STEAKS, Ground, Scene, tokens_on, valley
from core.games.sapiens.position import (
    COMMON_PLACE,
    EFFECTS,
    Ask,
    Bear,
    Brawl,
    Chase,
    First,
    Gain,
    Hunt,
    Move,
    Pass,
    Play,
    Recall,
    Remove,
    Ritual,
    Swap,
    Take,
    Toll,
    View,
)
from core.games.sapiens.turn import bear_gain, bear_places, brawls_left, possible
from mobile.boards.base import Action, Said
from mobile.boards.canvas import Sprite
from mobile.boards.sapiens.laying import TIMES, Laying
from mobile.boards.sapiens.shelf import tile_of
from mobile.boards.sapiens.sight import Sight
from mobile.boards.sapiens.valley import NAMES, at
from mobile.look.row import Part
from mobile.words import say

Tile = tuple[Seat, int]  # a place and a slot
OFFERED = 0.85  # how large the points are that a square would bring

# What the confirming button says, by what is asked.
ACTS = {
    Ask.RITUAL: "sapiens.do_take",
    Ask.BRAWL: "match.place",
    Ask.WATER: "sapiens.do_swap",
    Ask.FIRE: "sapiens.do_send",
    Ask.REFILL: "sapiens.do_take",
    Ask.REMOVE: "sapiens.do_remove",
    Ask.GATHERING: "sapiens.do_take",
    Ask.CAMP: "sapiens.do_take",
    Ask.LAST: "sapiens.do_end",
    Ask.STUCK: "sapiens.do_stop",
}


class Around(Sight, Protocol):
    """What becomes of the picks."""

    def send(self, move: Move) -> None: ...
    def commit(self) -> None: ...


class Choosing:
    """The picks of the seat that is asked."""

    def __init__(self, board: Around, laying: Laying) -> None:
        self.board = board
        self.laying = laying
        self.forget()

    def forget(self) -> None:
        self.move: Move | None = None  # waits to be confirmed
        self.mine: int | None = None  # a slot of one's own, for a swap
        self.source: Tile | None = None  # the tile whose brawl token moves
        self.denied: str | None = None  # why the mountain token that was touched cannot be played

    @property
    def busy(self) -> bool:
        return self.move is not None or self.mine is not None or self.source is not None

    @property
    def ask(self) -> Ask | None:
        return self.board.ask

    # Picks

    def pick(self, move: Move) -> None:
        """Pick a move, in place of whatever was chosen; once more on the same confirms it."""
        self.laying.forget()
        self.denied = None
        if move == self.move or not self.board.confirm:
            self.board.send(move)
        else:
            self.move = move

    def token(self, scene: int) -> None:
        """A mountain token in one's own pouch was touched."""
        move, home = Play(scene), self.board.home
        refusal = self.board.table.refusal(home, move)
        if refusal is None:
            self.pick(move)
        else:
            self.denied = self.board.refuse(refusal)

    def tile(self, place: Seat, slot: int) -> bool:
        """A tile in a reserve was touched."""
        view, seat, ask = self.board.view, self.board.seat, self.ask
        tile = tile_of(view, place, slot)
        if tile < 0 or seat is None:
            return False
        if ask is Ask.REFILL and place == COMMON_PLACE:
            self.pick(Take(slot))
        elif ask is Ask.REMOVE and place == COMMON_PLACE:
            self.pick(Remove(slot))
        elif ask is Ask.WATER:
            self._swap(place, slot, seat)
        elif ask is Ask.BRAWL:
            self._brawl(place, slot, tile, seat)
        else:
            return False
        return True

    def _swap(self, place: Seat, slot: int, seat: Seat) -> None:
        other = (self.move.place, self.move.other) if isinstance(self.move, Swap) else self.source
        if place == seat:
            self.mine = None if self.mine == slot and other is None else slot
        else:
            other = (place, slot)
        if self.mine is not None and other is not None:
            move = Swap(self.mine, *other)
            if move == self.move:
                self.board.send(move)
                return
            self.move = move
        self.source = other

    def _brawl(self, place: Seat, slot: int, tile: int, seat: Seat) -> None:
        if brawls_left(self.board.view, seat):
            self.pick(Brawl(place, slot))
        elif self.source is None:
            if tokens_on(tile, seat):
                self.source = (place, slot)
        elif self.source == (place, slot):
            self.forget()
        else:
            self.pick(Brawl(place, slot, *self.source))

    def square(self, seat: Seat, square: int) -> bool:
        """A square of the valley that is shown was touched."""
        ask, view = self.ask, self.board.view
        if ask is Ask.ORDER and seat == self.board.seat and square in view.fresh:
            scene = (view.boards[seat][square] & 15) - 1
            if scene in view.queue:
                self.board.send(First(scene))
                return True
        for move, place in self.targets():
            if place == square and self._shown(move) == seat:
                self.pick(move)
                return True
        return False

    def _shown(self, move: Move) -> Seat | None:
        return move.seat if isinstance(move, Bear) else self.board.seat

    def targets(self) -> Iterator[tuple[Move, int]]:
        """The squares of the valley that is shown which may be touched, each with its move."""
        seat, shown = self.board.seat, self.board.shown
        if seat is None or not self.board.playable:
            return
        view = self.board.view
        for move in self.board.table.moves(seat) or ():
            if (isinstance(move, Bear) and move.seat == shown) or (isinstance(move, Chase) and shown == seat):
                yield move, move.square
            elif isinstance(move, Ritual) and shown == seat and view.tokens[seat][move.scene] >= 0:
                yield move, view.tokens[seat][move.scene]

    # Seen

    def marks(self) -> list[Sprite]:
        """What may be touched on the board, and what is picked."""
        board, view, seat = self.board, self.board.view, self.board.home
        sprites = []
        if self.ask is Ask.ORDER and board.shown == board.seat:
            sprites += [at("mark_glow", *board.ways.centre(square)) for square in view.fresh]
        for move, square in self.targets():
            x, y = board.ways.centre(square)
            sprites.append(at("mark_glow", x, y))
            if isinstance(move, Ritual):
                sprites.append(
                    board.ways.token(move.scene, square, valley(view.valleys[seat]).ground[square] is Ground.CAVE)
                )
                if move == self.move:
                    sprites.append(at("mark_tick", x + 14, y - 16, 1.2))
            if isinstance(move, Bear):
                picked = move == self.move
                if picked:
                    sprites.append(at("bear", x, y))
                gain = f"gain_shelter_{bear_gain(view.boards[move.seat], square)}"  # what it would bring
                sprites.append(at(gain, x + 4, y - 17, 1.0 if picked else OFFERED))
        return sprites

    def chosen_tiles(self) -> tuple[Tile, ...]:
        """The tiles of reserves that are picked."""
        found: list[Tile] = []
        if self.mine is not None and self.board.seat is not None:
            found.append((self.board.seat, self.mine))
        if self.source is not None:
            found.append(self.source)
        if isinstance(self.move, Brawl | Recall):
            found.append((self.move.place, self.move.slot))
        if isinstance(self.move, Take | Remove):
            found.append((COMMON_PLACE, self.move.slot))
        return tuple(found)

    def open_tiles(self) -> tuple[Seat, ...]:
        """The places whose tiles may be touched now."""
        view, seat, ask = self.board.view, self.board.seat, self.ask
        if seat is None or not self.board.playable:
            return ()
        if ask in (Ask.REFILL, Ask.REMOVE):
            return (COMMON_PLACE,)
        if ask in (Ask.BRAWL, Ask.WATER):
            return (*range(view.players), COMMON_PLACE)
        return (seat,) if ask in TIMES and not self.laying.chosen else ()

    def said(self) -> Said | None:
        """A bubble beside what gives something by one touch, or beside the picked place."""
        board, view = self.board, self.board.view
        if self.ask in (Ask.GATHERING, Ask.CAMP) and board.shown == board.seat:
            scene = EFFECTS.index(self.ask)
            square = next((s for s in view.fresh if (view.boards[view.turn][s] & 15) - 1 == scene), None)
            icon, points = ("food_dark", 1) if self.ask is Ask.GATHERING else ("shelter_dark", 3)
            if square is not None:
                named = Part(f"sapiens/token_{NAMES[scene]}", say(f"sapiens.{NAMES[scene]}"))
                return self._beside(square, (named, Part(f"sapiens/{icon}", f"+{points}")))
        if isinstance(self.move, Ritual):
            square = view.tokens[view.turn][self.move.scene]
            if square >= 0:
                name = NAMES[self.move.scene]
                return self._beside(square, (Part(f"sapiens/token_{name}", say(f"sapiens.{name}")),))
        return None

    def _beside(self, square: int, parts: tuple[Part, ...]) -> Said:
        canvas = self.board.canvas
        place = canvas.to_window_place(*self.board.ways.centre(square))
        return Said("", "", place, canvas.top, False, parts)

    # Words and buttons

    @property
    def sends(self) -> bool:
        """Is there a place for a bear in another's valley?"""
        view, home = self.board.view, self.board.home
        return bool(view.bears) and any(bear_places(view, seat) for seat in range(view.players) if seat != home)

    @property
    def final(self) -> bool:
        """Does what is picked end the turn, so that tiles are turned up which nobody can put back?"""
        view = self.board.view
        left = sum(tile != EMPTY for tile in view.common) - 1
        if not view.pile:
            return False
        if isinstance(self.move, Take):
            more = left and view.reserves[view.turn].count(EMPTY) > 1
            return not more and not (left and view.players == 2)
        return isinstance(self.move, Remove)

    def in_vain(self, scene: int) -> bool:
        """Would a mountain token do nothing, if it were played now?"""
        view = self.board.view
        if scene == Scene.GATHERING:
            return view.placed
        if scene == Scene.HUNT:
            return sum(view.steaks) >= STEAKS
        return not possible(msgspec.structs.replace(view, by_token=True), scene)

    def actions(self) -> list[Action]:
        """The buttons for what is asked."""
        board, ask, move = self.board, self.ask, self.move
        confirm = board.commit
        if isinstance(move, Play):
            return [Action(say("sapiens.do_play"), "check", confirm, True, not self.in_vain(move.scene))]
        if isinstance(move, Recall):
            return [Action(say("sapiens.do_recall"), "check", confirm, True, True)]
        if ask is Ask.TOLL:
            owners = sorted(set(board.view.toll))
            return [
                Action(board.name_of(owner), "check", partial(board.send, Toll(owner)), True, True) for owner in owners
            ]
        passing = Action(say("sapiens.do_pass"), "skip", lambda: board.send(Pass()))
        if ask is Ask.HUNT:
            return self._hunting(passing)
        if ask in (Ask.GATHERING, Ask.CAMP):
            return [passing, Action(say(ACTS[ask]), "check", lambda: board.send(Gain()), True, True)]
        if ask in (Ask.LAST, Ask.STUCK):
            out = ask is Ask.STUCK  # for good
            return [Action(say(ACTS[ask]), "check", lambda: board.send(Pass()), True, not out, out)]
        ready, final = move is not None, self.final
        chases = isinstance(move, Chase) or (ask is Ask.FIRE and not self.sends)
        word = "sapiens.do_chase" if chases else ACTS.get(ask, "match.place") if ask else "match.place"
        act = Action(say(word), "check", confirm, ready, ready and not final, final)
        return [passing, act] if ask in EFFECTS else [act]

    def _hunting(self, passing: Action) -> list[Action]:
        board = self.board
        moves = board.table.moves(board.seat) if board.seat is not None else ()
        actions = [passing]
        if Hunt(False) in (moves or ()):
            actions.append(Action(say("sapiens.do_keep"), "check", lambda: board.send(Hunt(False))))
        actions.append(Action(say("sapiens.do_convert"), "check", lambda: board.send(Hunt(True)), True, True))
        return actions


def best_for_bear(view: View, home: Seat) -> Seat | None:
    """Of those where a bear may come, who is ahead."""
    if not view.bears:
        return None
    others = [seat for seat in range(view.players) if seat != home and bear_places(view, seat)]
    return max(others, key=lambda seat: min(view.food[seat], view.shelter[seat]), default=None)

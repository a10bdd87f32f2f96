"""What may be asked about in Sapiens: everything that is seen, what it is called, and what it would do where it is."""

from __future__ import annotations

from typing import Protocol

from kivy.metrics import dp

from core.game import Refusal, Seat
from core.games.sapiens.content import (
    ABANDONED,
    BEAR,
    EMPTY,
    STEAK_FOOD,
    Ground,
    Scene,
    has_tile,
    owners_on,
    scene_on,
    scenes_of,
    valley,
)
from core.games.sapiens.position import COMMON_PLACE, Ask, Bear, Lay
from core.games.sapiens.turn import bear_gain
from mobile.boards.base import Box, Stage, Thing
from mobile.boards.sapiens.laying import Laying, food_of
from mobile.boards.sapiens.nowhere import why
from mobile.boards.sapiens.shelf import MOUNTAINS, OWN, PILE, POUCH, brawl_marks, tile_of
from mobile.boards.sapiens.shelves import Shelves
from mobile.boards.sapiens.sight import Sight
from mobile.boards.sapiens.telling import scene_word
from mobile.boards.sapiens.valley import NAMES, SQUARE, TRACK
from mobile.boards.shelf import Shelf, Spot
from mobile.look.theme import SEATS
from mobile.words import count, say, whose

# Every kind of thing, and the chapter of the rules page that tells of it.
CHAPTERS = {
    **dict.fromkeys(("feast", "gathering", "ritual", "brawl", "water", "camp", "hunt", "brawl_token"), "scenes"),
    **dict.fromkeys(("steaks", "steak_table"), "scenes"),
    **dict.fromkeys(("fire", "bear"), "fire"),
    **dict.fromkeys(("mountain", "border", "mountain_tile", "mountain_tiles"), "mountain"),
    **dict.fromkeys(("own_tile", "common_tile", "rival_tile", "slot"), "turn"),
    **dict.fromkeys(("plain", "forest", "ghost"), "gains"),
    **dict.fromkeys(("cave", "cave_token"), "start"),
    **dict.fromkeys(("waterfall", "pile", "first"), "setup"),
    **dict.fromkeys(("token", "pouch", "own_pouch"), "tokens"),
    "old_tribe": "tribe",
    **dict.fromkeys(("food", "shelter", "valley"), "end"),
}


def thing(kind: str, picture: str, place: Box | None, here: str = "", **given: object) -> Thing:
    """One of this game's, with its chapter."""
    return Thing(kind, (f"sapiens/{picture}",), given, here, place, CHAPTERS[kind])


def scene_thing(scene: int, place: Box | None, here: str = "") -> Thing:
    name = NAMES[scene]
    return thing(name, f"scene_{name}", place, here)


def token_thing(scene: int, place: Box | None) -> Thing:
    """A mountain token that is held."""
    name = NAMES[scene]
    special = f"sapiens.token_does.{name}" if scene in (Scene.GATHERING, Scene.HUNT) else f"sapiens.what.{name}.rule"
    return thing("token", f"token_{name}", place, _effect(scene, special), scene=scene_word(scene))


def _effect(scene: int, key: str) -> str:
    """What a scene does."""
    does = say(key)
    return say("sapiens.here_half", scene=say(f"sapiens.{NAMES[scene]}"), effect=does[:1].lower() + does[1:])


def mountain_thing(scene: int, first_half: bool, place: Box | None) -> Thing:
    """A mountain tile that waits."""
    half = scene if first_half else Scene.MOUNTAIN
    return thing("mountain_tile", f"scene_{NAMES[half]}", place, scene=scene_word(scene))


def points_thing(kind: str, place: Box | None) -> Thing:
    """Food or shelter."""
    return thing(kind, f"{kind}_dark", place)


def steak_table(place: Box | None) -> Thing:
    return thing("steak_table", "steak", place)


class Around(Sight, Protocol):
    """Whose things they are."""

    stage: Stage | None

    def under_paper(self, x: float, y: float) -> bool:
        """Does something of the sheets lie over a place of the window?"""


class Things:
    """Finds what lies at a place of the window."""

    def __init__(self, board: Around, laying: Laying, shelves: Shelves) -> None:
        self.board = board
        self.laying = laying
        self.shelves = shelves

    def at(self, x: float, y: float) -> Thing | None:
        board = self.board
        if board.under_paper(x, y):
            return None
        for shelf in self.shelves:
            if shelf.collide_point(x, y):
                across, down = shelf.to_world(x, y)
                spot = shelf.spot_at(across, down)
                return self._on_shelf(shelf, spot, across, down) if spot is not None else None
        if not board.canvas.collide_point(x, y):
            return self._on_plate(x, y)
        across, down = board.canvas.to_world(x, y)
        square = board.ways.square_at(across, down)
        return self._on_square(square) if square is not None else self._track(across)

    def _on_plate(self, x: float, y: float) -> Thing | None:
        """Food, shelter, or who began."""
        plate = self.board.stage.plate if self.board.stage is not None else None
        found = plate.icon_at(x, y) if plate is not None else None
        if plate is None or found is None:
            return None
        icon, start, end = found
        kind = icon.removeprefix("sapiens/").partition("_")[0]
        box = Box(start - dp(4), plate.y, end - start, plate.height)
        return thing("first", "first", box) if kind == "first" else points_thing(kind, box)

    # Tiles

    def tile(self, place: Seat, slot: int, first_half: bool, box: Box | None) -> Thing | None:
        """A tile of a reserve; what is told of its effects is that of the half that is held."""
        board = self.board
        tile = tile_of(board.view, place, slot)
        if tile == EMPTY:
            return thing("slot", "slot", box)
        one, two = scenes_of(tile)
        half = one if first_half else two
        given: dict[str, object] = {"one": scene_word(one), "two": scene_word(two)}
        kind = "common_tile" if place == COMMON_PLACE else "own_tile" if place == board.home else "rival_tile"
        if kind == "rival_tile":
            given["whose"] = whose(board.name_of(place))
        here = _effect(half, f"sapiens.what.{NAMES[half]}.rule")
        if kind == "own_tile":
            here = f"{here} {self._goes(slot, tile)}".strip()
        return thing(kind, f"scene_{NAMES[half]}", box, here, **given)

    def _goes(self, slot: int, tile: int) -> str:
        """At how many places a tile of one's own can be laid now, or why at none."""
        board, seat = self.board, self.board.seat
        if seat is None or board.ask not in (Ask.START, Ask.LAY, Ask.ABANDON, Ask.FEAST):
            return ""
        moves = board.table.moves(seat) or ()
        places = sum(isinstance(move, Lay) and move.slot == slot and move.mountain < 0 for move in moves)
        if places:
            return count("sapiens.here_places", places)
        return say("sapiens.here_nowhere", why=why(board.view, seat, tile))

    def brawl(self, owner: Seat, box: Box | None) -> Thing:
        board = self.board
        return thing("brawl_token", f"brawl_{SEATS[board.marks[owner]]}", box, whose=whose(board.name_of(owner)))

    # Shelves

    def _on_shelf(self, shelf: Shelf, spot: Spot, x: float, y: float) -> Thing | None:
        board, view, box = self.board, self.board.view, _round(shelf, spot)
        if spot.kind == PILE:
            return thing("pile", "pile", box, n=view.pile)
        if spot.kind == MOUNTAINS:
            return thing("mountain_tiles", "scene_mountain", box, n=view.mountains.bit_count())
        if spot.kind == POUCH:
            return self._pouch(shelf, spot, y)
        place = board.shown if spot.kind == OWN else COMMON_PLACE
        tile = tile_of(view, place, spot.slot)
        if tile != EMPTY:
            for mark, owner in zip(
                brawl_marks(tile, spot.x, spot.y, spot.grown, board.marks), owners_on(tile), strict=True
            ):
                if max(abs(mark.x - x), abs(mark.y - y)) <= 9:
                    at = shelf.to_window_place(mark.x, mark.y)
                    return self.brawl(owner, _about(*at, dp(20)))
        return self.tile(place, spot.slot, x < spot.x, box)

    def _pouch(self, shelf: Shelf, spot: Spot, y: float) -> Thing:
        board, seat = self.board, self.board.shown
        if y > spot.y + spot.height / 2 - min(20.0, 0.4 * spot.height):
            low = shelf.to_window_place(spot.x, spot.y + spot.height / 2 - 11)
            return self.steaks(seat, Box(low[0] - dp(28), low[1] - dp(12), dp(56), dp(24)))
        box = _round(shelf, spot)
        if seat == board.home:
            return thing("own_pouch", "pouch", box)
        return thing("pouch", "pouch", box, whose=whose(board.name_of(seat)))

    def steaks(self, seat: Seat, box: Box | None) -> Thing:
        n = self.board.view.steaks[seat]
        return thing("steaks", "steak", box, n=n, food=STEAK_FOOD[min(n, len(STEAK_FOOD) - 1)])

    # The valley

    def _track(self, across: float) -> Thing | None:
        """The score tracks at its edges."""
        board = self.board
        if not board.ways.edge:
            return None
        canvas, food = board.canvas, across < TRACK * 2
        x = canvas.x if food else canvas.right - dp(16)
        return points_thing("food" if food else "shelter", Box(x, canvas.y, dp(16), canvas.height))

    def _on_square(self, square: int) -> Thing | None:
        board, view, seat = self.board, self.board.view, self.board.shown
        box, goal, refused = self._square_box(square), self.laying.goal, self.laying.refused
        if seat == board.home:
            if goal is not None and square in (goal.first, goal.second):
                return thing("ghost", "mark_place", self._both(goal), self._ghost(goal))
            if refused is not None and square in (refused[0].first, refused[0].second):
                return thing("ghost", "mark_place", self._both(refused[0]), board.refuse(refused[1]))
        code = view.boards[seat][square]
        if code & BEAR:
            return thing("bear", "bear", box)
        if has_tile(code):
            if code & ABANDONED:
                return thing("old_tribe", "back_across", box)
            mine = seat == board.home
            return scene_thing(scene_on(code), box, say("sapiens.here_tribe") if mine else "")
        return self._bare(seat, square, box)

    def _bare(self, seat: Seat, square: int, box: Box) -> Thing:
        """A square on which nothing lies, but perhaps a token."""
        view, here = self.board.view, self._would(seat, square)
        there = valley(view.valleys[seat])
        ground = there.ground[square]
        token = view.tokens[seat].index(square) if square in view.tokens[seat] else -1
        if ground is Ground.CAVE:
            high, low = there.worth[square]
            picture = f"cave_{high}_{low}"
            if token < 0:
                return thing("cave", picture, box, here, high=high, low=low)
            return thing("cave_token", picture, box, here, high=high, low=low, scene=scene_word(token))._replace(
                picture=(f"sapiens/{picture}", f"sapiens/token_{NAMES[token]}")
            )
        if ground is Ground.FALL:
            found = thing("waterfall", "waterfall_1", box, here)
            return found if token < 0 else found._replace(picture=(*found.picture, f"sapiens/token_{NAMES[token]}"))
        if ground is Ground.MOUNTAIN:
            return thing("border", "mountain_1", box, here)
        kind = "forest" if ground is Ground.FOREST else "plain"
        n = there.food[square]
        return thing(kind, f"{kind}_1", box, here, n=n)._replace(picture=(f"sapiens/{kind}_1", f"sapiens/number_{n}"))

    # What it would do here

    def _would(self, seat: Seat, square: int) -> str:
        """What a bear or the chosen tile would do on a square."""
        board = self.board
        me = board.seat
        if me is None or not board.playable:
            return ""
        if board.ask is Ask.FIRE and seat != me:
            bear = Bear(seat, square)
            refusal = board.table.refusal(me, bear)
            if isinstance(refusal, Refusal):
                return board.refuse(refusal)
            return say("sapiens.here_bear", n=bear_gain(board.view.boards[seat], square))
        if not self.laying.chosen or seat != board.home:
            return ""
        fits = any(square in (fit.move.first, fit.move.second) for fit in self.laying.fits())
        return say("sapiens.here_fits" if fits else "sapiens.here_fits_not")

    def _ghost(self, goal: Lay) -> str:
        """What the tile would bring where it waits."""
        earns = self.laying.earns()
        if earns is None:
            return ""
        gains = []
        if earns.food:
            gains.append(say("sapiens.told_food", n=food_of(earns)))
        if earns.cave >= 0:
            gains.append(say("sapiens.told_shelter", n=earns.shelter))
        gains += [say("sapiens.here_effect", scene=scene_word(scene)) for scene in earns.effects]
        told = say("sapiens.here_gains", gains=", ".join(gains)) if gains else say("sapiens.here_nothing")
        return " ".join((told, *self.laying.cautions.of(goal)))

    # Boxes of the window

    def _square_box(self, square: int) -> Box:
        canvas = self.board.canvas
        x, y = canvas.to_window_place(*self.board.ways.centre(square))
        return _about(x, y, SQUARE * canvas.unit)

    def _both(self, move: Lay) -> Box:
        one, two = self._square_box(move.first), self._square_box(move.second)
        x, y = min(one.x, two.x), min(one.y, two.y)
        return Box(x, y, max(one.right, two.right) - x, max(one.top, two.top) - y)


def _about(x: float, y: float, side: float) -> Box:
    return Box(x - side / 2, y - side / 2, side, side)


def _round(shelf: Shelf, spot: Spot) -> Box:
    """Where a spot of a shelf is in the window."""
    unit = shelf.unit
    x, y = shelf.place_of(spot)
    return Box(x - spot.width * unit / 2, y - spot.height * unit / 2, spot.width * unit, spot.height * unit)

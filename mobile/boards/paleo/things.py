"""What may be asked about in Paleo: everything that is seen, what it is called, and what it would do where it is."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, hypot, sin
from typing import Protocol

from kivy.metrics import dp
from kivy.uix.widget import Widget

from core.games.paleo import course
from core.games.paleo.content import (
    ADVANCED,
    CAMP,
    FACADES,
    FIXED,
    GATE,
    GOAL,
    HALF,
    ISLAND,
    LIMIT,
    NUMBERS,
    RADIUS,
    REEF,
    REEFS,
    circles,
    facing,
    in_camp,
    is_mercenary,
    reef_box,
    side_of,
)
from core.games.paleo.position import Ask
from core.games.paleo.telling import shut
from core.physics import Box as Wall
from mobile.boards.base import Box, Stage, Thing
from mobile.boards.flick_pad import FlickPad
from mobile.boards.flick_steps import Steps
from mobile.boards.paleo import lines, told
from mobile.boards.paleo.camera import Camera
from mobile.boards.paleo.ground import COLOURS, KEYS, Place, pawn_name
from mobile.boards.paleo.over import Over
from mobile.boards.paleo.roster import Roster
from mobile.boards.paleo.touches import RESTS, Touches
from mobile.words import decimal, say, whose

# Every kind of thing, and the chapter of the rules page that tells of it.
CHAPTERS = {
    **dict.fromkeys(("explorer", "mercenary", "side"), "side"),
    **dict.fromkeys(("own_reef", "rival_reef", "fixed_reef", "reef_to_place", "circle"), "reefs"),
    **dict.fromkeys(("rim", "sea", "pad", "force", "aim_line", "angle", "strength", "corner"), "turn"),
    **dict.fromkeys(("own_camp", "rival_camp"), "capture"),
    **dict.fromkeys(("captured", "key", "key_taken", "own_sanctuary", "rival_sanctuary", "facade"), "sanctuary"),
    **dict.fromkeys(("gate", "island"), "gate"),
    **dict.fromkeys(("point", "round", "pawns_left"), "points"),
    "advanced_camp": "many",
}
FINGER = 12.0  # dp round a finger in which a pawn is meant
WORDY = 46.0  # dp of a number beside its picture: what lies farther is the round
CIRCLE, KEY, LINE = 18.0, 24.0, 10.0  # mm
CORNER = 2 * HALF - 150.0  # a sanctuary is where |x| + |y| is more


def thing(kind: str, picture: Sequence[str], place: Box | None, here: str = "", **given: object) -> Thing:
    """One of this game's, with its chapter."""
    return Thing(kind, tuple(picture), given, here, place, CHAPTERS[kind])


class Around(lines.Asked, Protocol):
    """Whose things they are."""

    roster: Roster
    camera: Camera
    captions: Over
    pad: FlickPad
    steps: Steps
    touches: Touches
    stage: Stage | None


class Things:
    """Finds what lies at a place of the window."""

    def __init__(self, board: Around) -> None:
        self.board = board

    def at(self, x: float, y: float) -> Thing | None:
        board = self.board
        corner = board.camera.corner
        if corner.covers(x, y):
            return thing("corner", ("house/icon_target",), _box(corner))
        for words in (board.captions.words, board.pad.words):
            if words.weighs(x, y):
                fast = decimal(LIMIT / 1000)
                return thing("force", ("house/icon_target",), _box(words.force_plate), limit=fast)
        if board.canvas.collide_point(x, y):
            across, down = board.canvas.to_world(x, y)
            if board.touches.flicks_at(across, down, RESTS):  # a finger that rests there fixes the line of aim
                return None
            return self._on_board(*board.ground.back(across, down))
        if board.roster.parent is not None and board.roster.collide_point(x, y):
            return self._in_roster(x)
        return self._on_pad(x, y) or self._on_plate(x, y)

    # Round the board

    def _in_roster(self, x: float) -> Thing | None:
        board, roster = self.board, self.board.roster
        across = roster.to_world(x, 0)[0]
        count = REEFS if board.view.question in (Ask.REEF, Ask.MOVE_REEF) else NUMBERS
        k = max(0, min(count - 1, int(across / roster.world[0] * count)))
        left, middle = roster.to_window_place(*roster.middle(k, count))
        side = roster.height
        place = Box(left - side / 2, middle - side / 2, side, side)
        if count == REEFS:
            kind = "own_reef" if board.view.reefs[board.side * REEFS + k] else "reef_to_place"
            return thing(kind, (f"paleo/reef_{COLOURS[board.side]}",), place)
        return self.pawn(board.side * NUMBERS + k, place)

    def _on_pad(self, x: float, y: float) -> Thing | None:
        """The picture of a chosen pawn is for aiming: a finger that rests there fixes the line."""
        board, pad = self.board, self.board.pad
        for k, button in enumerate(board.steps.buttons):
            if button.parent is not None and button.collide_point(x, y):
                kind = "angle" if k < 4 else "strength"
                return thing(kind, ("house/icon_turn" if k < 4 else "house/icon_target",), _box(button))
        aimed = board.may_aim and board.aim.pawn is not None and not board.aim.stepping
        if not aimed and pad.frame.parent is not None and pad.frame.collide_point(x, y):
            return thing("pad", ("house/icon_tap",), _box(pad.frame))
        return None

    def _on_plate(self, x: float, y: float) -> Thing | None:
        """Side, points or keys of whose turn it is."""
        plate = self.board.stage.plate if self.board.stage is not None else None
        found = plate.icon_at(x, y) if plate is not None else None
        if plate is None or found is None or self.board.view.turn < 0:
            return None
        icon, start, end = found
        box = Box(start - dp(4), plate.y, end - start, plate.height)
        return self.written(icon, course.side_of_seat(self.board.view.players, self.board.view.turn), box)

    def written(self, icon: str, side: int, box: Box) -> Thing | None:
        """What a picture in a row about a side stands for."""
        name = icon.removeprefix("paleo/").partition("_")[0] or "disc"
        if name == "point":
            return self.points(side, box)
        if name == "key":
            return thing("key_taken", (icon,), box)
        return self.side(side, box) if name == "disc" else None

    def points(self, side: int, box: Box) -> Thing:
        n = self.board.view.points[side]
        return thing("point", ("paleo/point_on",), box, n=n, goal=GOAL)

    def side(self, side: int, box: Box | None) -> Thing:
        """Those who play with these pawns."""
        board, view = self.board, self.board.view
        names = told.capital(told.side(side, board.table, board.seat))
        here = say("paleo.here_side", points=view.points[side], goal=GOAL, n=view.round)
        colour = say(f"paleo.side_{COLOURS[side]}")
        return thing("side", (f"paleo/disc_{COLOURS[side]}_explorer",), box, here, names=names, side=colour)

    def left(self, side: int, box: Box) -> Thing:
        n = len(course.on_board(self.board.view, side))
        return thing("pawns_left", (f"paleo/disc_{COLOURS[side]}_explorer",), box, n=n)

    def round(self, box: Box) -> Thing:
        return thing("round", (), box, n=self.board.view.round)

    # Pawns

    def pawn(self, pawn: int, place: Box | None) -> Thing:
        board, view = self.board, self.board.view
        named = told.capital(told.pawn(pawn, board.table, board.seat))
        picture = f"paleo/{pawn_name(pawn)}"
        waits = any(pawn == one for one, _ in view.entered)
        if view.captured >> pawn & 1 and not view.places[pawn] and not waits:
            return thing("captured", (picture, "paleo/struck"), place, pawn=named)
        kind = "mercenary" if is_mercenary(pawn) else "explorer"
        return thing(kind, (picture,), place, self._here(pawn, named), pawn=named)

    def _here(self, pawn: int, named: str) -> str:
        """What is to be said of a pawn where it lies."""
        board, view, lies = self.board, self.board.view, self.board.view.places[pawn]
        if any(pawn == one for one, _ in view.entered):
            return say("paleo.here_waits")
        if not lies:
            return ""
        why = shut(pawn, lies, view)
        if why is not None:
            return say(why, pawn=named)
        if in_camp(side_of(pawn), lies[0] / 1000, lies[1] / 1000):
            return say("paleo.here_camp")
        if board.may_aim and side_of(pawn) == board.side:
            if pawn not in board.mine:
                return lines.useless(board, pawn)
            return say("paleo.here_leans") if course.obstacles(view, pawn) else ""
        return ""

    # The board

    def _on_board(self, x: float, y: float) -> Thing:
        """At a place in mm: what lies uppermost."""
        return (
            self._pawn_at(x, y)
            or self._line_at(x, y)
            or self._reef_at(x, y)
            or self._key_at(x, y)
            or self._circle_at(x, y)
            or self._wall_at(x, y)
            or self._ground_at(x, y)
        )

    def _pawn_at(self, x: float, y: float) -> Thing | None:
        board, view = self.board, self.board.view
        reach = max(RADIUS * 1.2, FINGER * dp(1) / board.canvas.unit)
        lie = {pawn: (place[0] / 1000, place[1] / 1000) for pawn, place in enumerate(view.places) if place}
        lie |= {pawn: board.ground.inside(sanctuary) for pawn, sanctuary in view.entered}
        if board.ask is Ask.LINE_UP and board.seat is not None:
            own, spots = course.own_pawns(view.players, board.seat), circles(board.side)
            lie |= {pawn: spots[circle] for pawn, circle in zip(own, board.standing.line, strict=True)}
        near = min(lie, key=lambda pawn: hypot(lie[pawn][0] - x, lie[pawn][1] - y), default=None)
        if near is None or hypot(lie[near][0] - x, lie[near][1] - y) > reach:
            return None
        return self.pawn(near, self._round(*lie[near], RADIUS + 3))

    def _line_at(self, x: float, y: float) -> Thing | None:
        """The line of aim, as far as it is drawn."""
        aim = self.board.aim
        looks, meeting = aim.looks, aim.meets()
        if looks is None or meeting is None or not aim.marks(self.board.canvas.unit):
            return None
        px, py = aim.from_where()
        along = (x - px) * cos(looks[0]) + (y - py) * sin(looks[0])
        beside = abs((y - py) * cos(looks[0]) - (x - px) * sin(looks[0]))
        if beside > LINE or not RADIUS < along < meeting.distance + RADIUS:
            return None
        words = aim.tells()[0]
        here = told.capital(words) + "." if words else ""
        return thing("aim_line", ("paleo/aim_ghost",), self._round(x, y, RADIUS), here)

    def _reef_at(self, x: float, y: float) -> Thing | None:
        board, view, where = self.board, self.board.view, self.board.reefs.where
        if board.reefs.reef is not None and where is not None and self._in(reef_box(*where, board.reefs.angle), x, y):
            here = board.refuse(board.reefs.refused) if board.reefs.refused is not None else ""
            place = self._round(where[0] / 10, where[1] / 10, REEF[0] / 2)
            return thing("reef_to_place", (f"paleo/reef_{COLOURS[board.side]}",), place, here)
        for k, reef in enumerate(view.reefs):
            if reef and self._in(reef_box(*reef), x, y):
                side, place = k // REEFS, self._round(reef[0] / 10, reef[1] / 10, REEF[0] / 2)
                kind = "own_reef" if side == board.side else "rival_reef"
                return thing(kind, (f"paleo/reef_{COLOURS[side]}",), place, whose=self._whose(side))
        for wall in FIXED:
            if self._in(wall, x, y):
                colour = COLOURS[0 if wall.y < 0 else 1]
                return thing("fixed_reef", (f"paleo/reef_{colour}",), self._round(wall.x, wall.y, REEF[0] / 2))
        return None

    def _in(self, wall: Wall, x: float, y: float) -> bool:
        """Is a finger there on it?"""
        return hypot(*wall.away(x, y)) < 6.0

    def _key_at(self, x: float, y: float) -> Thing | None:
        board = self.board
        for key, name in enumerate(KEYS):
            across, up = board.ground.back(*board.ground.key_place(key))
            if hypot(across - x, up - y) < KEY:
                place, picture = self._round(across, up, KEY), (f"paleo/key_{name}",)
                if board.view.keys >> key & 1:
                    return thing("key_taken", picture, place)
                here = "paleo.here_key_own" if key // 2 == board.side else "paleo.here_key_rival"
                return thing("key", picture, place, say(here))
        return None

    def _circle_at(self, x: float, y: float) -> Thing | None:
        for side in (0, 1):
            for cx, cy in circles(side):
                if hypot(cx - x, cy - y) < CIRCLE:
                    return thing("circle", (), self._round(cx, cy, CIRCLE))
        return None

    def _wall_at(self, x: float, y: float) -> Thing | None:
        for wall in FACADES:
            if self._in(wall, x, y):
                return thing("facade", (), self._round(wall.x, wall.y, wall.width / 2))
        return None

    def _ground_at(self, x: float, y: float) -> Thing:
        """What is painted there, or the rim."""
        board = self.board
        if max(abs(x), abs(y)) > HALF:
            here = say("paleo.here_end", names=told.side(0 if y < 0 else 1, board.table, None)) if abs(y) > HALF else ""
            return thing("rim", (), None, here)
        if hypot(x, y) < GATE:
            keys = (board.view.keys >> 2 * (1 - board.side) & 0b11).bit_count()
            return thing("gate", ("paleo/gate_open",), self._round(0, 0, GATE), say("paleo.here_gate", n=keys))
        if hypot(x, y) < ISLAND:
            return thing("island", (), self._round(0, 0, ISLAND))
        side = 0 if y < 0 else 1
        if abs(x) + abs(y) > CORNER:
            kind = "own_sanctuary" if side == board.side else "rival_sanctuary"
            key = 2 * side + (x > 0)
            middle = board.ground.inside(key)
            return thing(kind, (f"paleo/key_{KEYS[key]}",), self._round(*middle, 60.0), whose=self._whose(side))
        if in_camp(side, x, y):
            kind = "own_camp" if side == board.side else "rival_camp"
            return thing(kind, (), self._within(CAMP, side), whose=self._whose(side))
        left, bottom, right, top = ADVANCED
        if left <= x <= right and bottom <= facing(side, y) <= top:
            return thing("advanced_camp", (), self._within(ADVANCED, side))
        return thing("sea", (), None)

    def _whose(self, side: int) -> str:
        return whose(told.side(side, self.board.table, None))

    # Places in the window

    def _round(self, x: float, y: float, far: float) -> Box:
        """A square round a place in mm."""
        across, up = self._spot((x, y))
        side = max(far * self.board.canvas.unit, dp(11))
        return Box(across - side, up - side, 2 * side, 2 * side)

    def _within(self, rect: Sequence[float], side: int) -> Box:
        left, bottom, right, top = rect
        one, two = self._spot((left, facing(side, bottom))), self._spot((right, facing(side, top)))
        low, high = (min(one[0], two[0]), min(one[1], two[1])), (max(one[0], two[0]), max(one[1], two[1]))
        return Box(*low, high[0] - low[0], high[1] - low[1])

    def _spot(self, place: Place) -> Place:
        board = self.board
        return board.canvas.to_window_place(*board.ground.place(*place))


def _box(widget: Widget) -> Box:
    return Box(widget.x, widget.y, widget.width, widget.height)

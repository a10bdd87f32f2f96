"""The aim of a flick: where and how hard, what it would meet first, and how that is shown."""

from __future__ import annotations

from math import atan2, cos, hypot, pi, sin, sqrt
from typing import NamedTuple

from kivy.metrics import dp

from core.games.paleo import course
from core.games.paleo.content import (
    FASTEST,
    LIMIT,
    PAWN,
    SLOWEST,
    STUFF,
    in_camp,
    is_mercenary,
    number_of,
    side_of,
)
from core.games.paleo.position import Flick, View
from core.physics import Meeting, Surface, What, sweep
from core.physics.surface import slowing
from mobile.boards.canvas import Sprite
from mobile.boards.paleo import beams, told
from mobile.boards.paleo.ground import at
from mobile.boards.paleo.sight import Sight
from mobile.words import say

STEPS = 18  # forces, from so many mm/s on
SOFTEST = 425.0
FIRST = 9  # the one it begins with
EDGE = 17.0  # mm from the pawn's middle to where the line begins
SHORT = 60.0  # mm of the short aim line
STUB = 50.0  # mm of a line of aim where nothing helps to aim
LEAST = 12.0  # mm of it at least: one sees where to, however near something is
THICK, FAR, RING = 9.0, 3.0, 30.0  # dp: how thick it is on the board and in the corner, and the ring at its end
UNITS = 4  # how many sizes are known at once in which it is shown
WORDS = ("soft", "gentle", "medium", "strong", "hard")


class Start(NamedTuple):
    """A pawn that is to be flicked, and what is round it."""

    view: View
    pawn: int
    off: bool
    x: float  # mm
    y: float
    surface: Surface
    k: int  # its place among the discs
    leans: bool  # does it lie against something?


class Aim:
    """The flick that is being prepared for the chosen pawn."""

    def __init__(self, board: Sight) -> None:
        self.board = board
        self.pawn: int | None = None
        self.angle = 0.0  # of the rules, in radians
        self.speed = 0.0  # mm/s; 0: not aimed
        self.line: float | None = None  # along which a swipe is to go, drawn before it; an angle of the rules
        self.off = False  # moved off what it lies against first
        self.stepping = False
        self._start: Start | None = None
        self._met: tuple[object, Meeting | None] = (None, None)  # what is aimed, and what that would meet
        self._marked: dict[float, tuple[object, list[Sprite]]] = {}  # and how it is shown, where a mm is so large

    def choose(self, pawn: int | None) -> None:
        self.pawn, self.speed, self.off, self.line = pawn, 0.0, False, None

    def switch(self) -> None:
        """Between swipes and steps; what was aimed stays aimed."""
        self.stepping = not self.stepping
        self.speed = 0.0
        if self.stepping and self.line is not None:
            self.angle, self.speed = self.line, force(FIRST)
        self.board.touched()

    def move_off(self) -> None:
        """Off what the pawn lies against before it is flicked, or not (PAL-21)."""
        self.off = not self.off
        self.board.touched()

    @property
    def move(self) -> Flick | None:
        """The flick as it is aimed now."""
        if self.pawn is None or self.speed < SLOWEST:
            return None
        angle = round(self.angle * 18000 / pi) % 36000
        return Flick(number_of(self.pawn), angle, round(min(FASTEST, self.speed)), self.off)

    # Step by step

    def towards(self, x: float, y: float) -> None:
        """Aim at a place of the board, in mm."""
        if self.pawn is None:
            return
        px, py = self.from_where()
        if hypot(x - px, y - py) > 1:
            self.angle = atan2(y - py, x - px) % (2 * pi)
            self.speed = self.speed or force(FIRST)

    def rotate(self, by: float) -> None:
        self._begin()
        self.angle = (self.angle + by * pi / 180) % (2 * pi)

    def _begin(self) -> None:
        """Aim somewhere: towards the other end."""
        if self.speed <= 0:
            self.angle, self.speed = (pi / 2, 3 * pi / 2)[self.board.side], force(FIRST)

    def harder(self, by: int) -> None:
        """One of the forces up or down."""
        self._begin()
        now = min(range(STEPS), key=lambda k: abs(force(k) - self.speed))
        self.speed = force(max(0, min(STEPS - 1, now + by)))

    # What it would do

    @property
    def start(self) -> Start:
        """Where the chosen pawn starts, among what; looked up once a position."""
        view, pawn, start = self.board.view, self.pawn, self._start
        assert pawn is not None
        if start is None or start.view is not view or (start.pawn, start.off) != (pawn, self.off):
            x, y = (course.moved_off(view, pawn) if self.off else ()) or view.places[pawn]
            surface = course.surface(view)
            k = next((k for k, disc in enumerate(surface.discs) if disc.number == pawn), -1)
            leans = bool(course.obstacles(view, pawn)) if view.places[pawn] else False
            start = self._start = Start(view, pawn, self.off, x / 1000, y / 1000, surface, k, leans)
        return start

    def from_where(self) -> tuple[float, float]:
        """Where the pawn starts, in mm."""
        start = self.start
        return start.x, start.y

    @property
    def looks(self) -> tuple[float, float] | None:
        """The angle and the speed that are shown: those of the flick, or of the line as far as a pawn goes at all."""
        if self.pawn is None:
            return None
        if self.speed >= SLOWEST:
            return self.angle, self.speed
        return None if self.line is None else (self.line, float(FASTEST))

    def meets(self) -> Meeting | None:
        """The first thing on its way at this speed; found once an aim, whoever asks."""
        looks = self.looks
        if looks is None:
            return None
        start = self.start
        if self._met[0] != (start, looks):
            self._met = (start, looks), sweep(start.surface, start.x, start.y, *looks, start.k)
        return self._met[1]

    @property
    def level(self) -> int:
        """The force as one of those that have a word and a colour; below 0: too soft, or none."""
        if self.speed < SLOWEST:
            return -1
        part = (self.speed - SLOWEST) / (FASTEST - SLOWEST)
        return min(len(WORDS) - 1, int(part * len(WORDS)))

    def word(self) -> str:
        """The force in a word."""
        level = self.level
        return say("paleo.too_soft_word" if level < 0 else f"paleo.force_{WORDS[level]}")

    @property
    def goal(self) -> tuple[float, float] | None:
        """Where the pawn would be when it meets something, or comes to rest; in mm."""
        meeting = self.meets()
        return (meeting.x, meeting.y) if meeting is not None else None

    def tells(self) -> tuple[str, bool]:
        """In a few words what would happen first, and is it a warning?"""
        meeting = self.meets()
        if meeting is None or self.board.options.get("aim") != "contact":
            return "", False
        if meeting.what is What.RIM:
            warns = self._falls(meeting)
            return say("paleo.risk_out" if warns else "paleo.meets_rim"), warns
        if meeting.what is What.WALL:
            return say("paleo.meets_reef"), False
        if meeting.what is What.DISC:
            return self._meets_pawn(self.start.surface.discs[meeting.other].number), False
        return say("paleo.meets_nothing"), False

    def _meets_pawn(self, other: int) -> str:
        """What would come of it: whom a mercenary takes, and whom an explorer only pushes."""
        pawn, view, seat, number = self.pawn or 0, self.board.view, self.board.seat, number_of(other)
        named = told.pawn(other, self.board.table, seat)
        if side_of(other) == side_of(pawn):
            mine = course.owner_of(view.players, other) == seat
            return say("paleo.meets_own", n=number) if mine else say("paleo.meets_pawn", pawn=named)
        if not is_mercenary(pawn):
            return say("paleo.meets_pushes", pawn=named)
        x, y = view.places[other]
        if in_camp(side_of(other), x / 1000, y / 1000):  # PAL-27
            return say("paleo.meets_camp", n=number)
        return say("paleo.meets_takes", pawn=named)

    def _falls(self, meeting: Meeting) -> bool:
        """Is it so fast at the rim that it may go out?"""
        left = sqrt(max(0.0, self.speed**2 - 2 * slowing(STUFF) * meeting.distance))
        return left * abs(cos(self.angle) * meeting.across + sin(self.angle) * meeting.down) > LIMIT

    def marks(self, unit: float) -> list[Sprite]:
        """The line to the first contact, and where the pawn would be then, where a mm has so many pixels."""
        aid, looks = self.board.options.get("aim", "contact"), self.looks
        flicked = self.speed >= SLOWEST
        if looks is None or (flicked and aid == "none"):
            return []
        shows = (self.start, looks, flicked, aid, self.board.ground.quarters)
        known = self._marked.get(unit)
        if known is None or known[0] != shows:
            if len(self._marked) > UNITS:
                self._marked.clear()
            known = self._marked[unit] = shows, self._line(aid, looks[0], dp(1) / unit)
        return known[1]

    def _line(self, aid: str, angle: float, thin: float) -> list[Sprite]:
        """`thin`: mm a dp of the screen."""
        ground, start, meeting = self.board.ground, self.start, self.meets()
        far = meeting.distance if meeting is not None else 0.0
        far = max(EDGE + LEAST, min(far, {"short": SHORT, "none": STUB}.get(aid, far)))
        warns = aid == "contact" and meeting is not None and meeting.what is What.RIM and self._falls(meeting)
        level = len(WORDS) - 1 if warns else self.level
        turn = angle * 180 / pi + ground.degrees
        (x, y), (dx, dy) = ground.place(start.x, start.y), ground.way(cos(angle), sin(angle))
        thick, long, half = min(THICK * thin, PAWN / 2), far - EDGE, (far + EDGE) / 2
        sprites = [Sprite(beams.beam(level), x + dx * half, y + dy * half, long, thick, turn)]
        if aid == "contact" and meeting is not None and meeting.what is not None:
            u, v = ground.place(meeting.x, meeting.y)
            ring = max(PAWN * 1.15, RING * thin)
            sprites += [at("aim_ghost", u, v, 0.5), Sprite(beams.ring(level), u, v, ring, ring)]
            if meeting.what is What.DISC:
                sprites += self._after(start, meeting)
        return sprites

    def far_line(self, unit: float) -> list[Sprite]:
        """And as it is seen in a small picture of the whole board."""
        looks, meeting = self.looks, self.meets()
        if looks is None or meeting is None or self.board.options.get("aim", "contact") != "contact":
            return []
        ground, start = self.board.ground, self.start
        (x, y), (u, v) = ground.place(start.x, start.y), ground.place(meeting.x, meeting.y)
        turn = looks[0] * 180 / pi + ground.degrees
        long, thick = max(1.0, hypot(u - x, v - y)), FAR * dp(1) / unit
        return [Sprite(beams.beam(self.level), (x + u) / 2, (y + v) / 2, long, thick, turn)]

    def _after(self, start: Start, meeting: Meeting) -> list[Sprite]:
        """Which way the struck pawn would go."""
        ground = self.board.ground
        disc = start.surface.discs[meeting.other]
        turn = atan2(meeting.down, meeting.across) * 180 / pi + ground.degrees
        sprites = []
        for away in (20.0, 38.0):
            dash = at("aim_dash", *ground.place(disc.x + meeting.across * away, disc.y + meeting.down * away), 0.5)
            dash.angle, dash.alpha = turn, 0.7
            sprites.append(dash)
        return sprites


def force(step: int) -> float:
    """One of the forces: each is as much harder than the one before, up to the hardest that there is."""
    return float(SOFTEST * (FASTEST / SOFTEST) ** (step / (STEPS - 1)))

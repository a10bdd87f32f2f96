"""Which character a bot is: a grid of faces with names and traits, and a line about the one that is chosen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from kivy.metrics import dp

from core.characters import CHARACTERS, Character, character
from mobile.look import theme
from mobile.look.column import Column
from mobile.look.kit import Picture, PressPlate, Text, put
from mobile.look.seat_sign import face as face_picture
from mobile.look.theme import roomy
from mobile.words import say

GAP = 4  # dp between two faces
FACE = 64  # dp, at most


def nature(who: Character, game: str) -> str:
    """What somebody is like, and how one sees it in this game."""
    return f"{say(f'temper.{who.temper}')} {say(f'habit.{game}.{who.temper}')}"


class Face(PressPlate):
    """One of them: to be chosen, or chosen already; whoever has it at the table changes with it."""

    def __init__(self, who: Character, mark: int | None, pressed: Callable[[], None]) -> None:
        super().__init__("house/chip_paper", pressed)
        self.who, self.spoken = who, who.name
        self._face = Picture(face_picture(who.id, large=True), fill=True)
        self._name = Text(who.name, 17, colour=theme.INK, align="center", fraunces=True, lines=1)
        self._trait = Text(say(f"trait.{who.temper}"), 14, 600, theme.INK_SECOND, "center", lines=1)
        self._sits = Picture(f"house/seat_{theme.SEATS[mark]}", fill=True) if mark is not None else None
        for part in (self._face, self._name, self._trait, self._sits):
            if part is not None:
                self.add_widget(part)
        self.bind(pos=self._arrange, size=self._arrange)

    def choose(self, chosen: bool) -> None:
        self.dress("house/chip_gold" if chosen else "house/chip_paper")

    def _arrange(self, *_: object) -> None:
        """The face above its words; where words are large beside them."""
        edge, line, small = dp(3), roomy(24), roomy(20)
        room = self.height - line - small
        if room >= dp(40):
            side = min(room - edge, self.width - 2 * edge, dp(FACE))
            x, low, wide = self.x + edge, self.y + edge, self.width - 2 * edge
            put(self._face, self.center_x - side / 2, self.top - side - edge, side, side)
        else:
            side = min(self.height - 2 * edge, self.width * 0.42, dp(FACE))
            x, low, wide = self.x + side + 2 * edge, self.center_y - (line + small) / 2, self.width - side - 3 * edge
            put(self._face, self.x + edge, self.center_y - side / 2, side, side)
        put(self._trait, x, low, wide, small)
        put(self._name, x, low + small, wide, line)
        if self._sits is not None:
            shape = dp(18)
            left = self._face.x if x > self._face.x + side / 2 else self._face.right - shape * 0.8
            put(self._sits, left, self._face.y, shape, shape)


class Cast:
    """The grid, stacked on a column; `taken` says by id which seat's mark has whom."""

    def __init__(self, column: Column, game: str, chosen: str, taken: Mapping[str, int]) -> None:
        self.chosen = chosen
        self._game = game
        large = theme.text_scale() > 1.35
        across = 2 if large else 4
        high = roomy(50) if large else dp(54) + roomy(48)
        self._faces: list[Face] = []
        for first in range(0, len(CHARACTERS), across):
            strip = column.strip(high, dp(GAP))
            wide = (strip.width - dp(GAP) * (across - 1)) / across
            for k, who in enumerate(CHARACTERS[first : first + across]):
                face = Face(who, taken.get(who.id), partial(self._choose, who.id))
                strip.add(face, k * (wide + dp(GAP)), wide)
                self._faces.append(face)
        self._line = Text("", 15, 700, theme.INK, "center")
        wide = max(self._line_high(column.width, who) for who in CHARACTERS)
        column.stack(self._line, wide, dp(4))
        self._choose(chosen)

    def _line_high(self, width: float, who: Character) -> float:
        """So that it has room for whoever is chosen."""
        self._line.text = say("bot.is", name=who.name, temper=nature(who, self._game))
        return float(self._line.flow(width))

    def _choose(self, face: str) -> None:
        self.chosen = face
        for one in self._faces:
            one.choose(one.who.id == face)
        who = character(face)
        self._line.text = "" if who is None else say("bot.is", name=who.name, temper=nature(who, self._game))

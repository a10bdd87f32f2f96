"""The four roles, of which each seat takes one: who they are, what their zone is called, what their power does."""

from __future__ import annotations

from functools import partial
from math import inf

from kivy.metrics import dp
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.scrollview import ScrollView

from core.games.terristories.content import Role
from core.games.terristories.moves import Take
from core.games.terristories.position import Ask, Law
from mobile.boards.base import Action, Box, Form, Stage
from mobile.boards.terristories import wording
from mobile.boards.terristories.sight import Front, Sight
from mobile.look import theme
from mobile.look.column import Column
from mobile.look.kit import CatchingPlate, Picture, PressPlate, Text, put
from mobile.look.scroll import scrolling
from mobile.look.theme import sp
from mobile.words import cards, say

FACE = 62  # dp
ACROSS, AROUND, GAP = 10, 8, 6  # dp
WIDE = 460  # dp of the list at most
CHOSEN = (1.0, 0.86, 0.52)  # the light on the one that is chosen
TAKEN = 0.7  # how much is seen of a role that somebody else has


class Roles(Front):
    """Stands in front of the planet while somebody here chooses a role."""

    def __init__(self, board: Sight) -> None:
        self.board = board
        self.layer = FloatLayout(size_hint=(None, None))
        self.chosen: int | None = None
        self._box = Box(0, 0, 0, 0)
        self._shown: object = None
        self._view: ScrollView | None = None  # where they scroll

    def arrange(self, stage: Stage, box: Box, form: Form) -> None:
        self._box, self._shown = box, None
        if self.layer.parent:
            self.layer.parent.remove_widget(self.layer)
        self.layer.clear_widgets()
        stage.add(self.layer, *box)

    @property
    def wanted(self) -> bool:
        return self.board.ask is Ask.ROLE

    @property
    def busy(self) -> bool:
        return self.chosen is not None

    def show(self) -> None:
        """Build the list, where it is another one than before; or go."""
        view = self.board.view
        needs = (view.roles, view.law, self.chosen, theme.text_scale()) if self.wanted else None
        if needs == self._shown:
            return
        self._shown = needs
        self.layer.clear_widgets()
        if needs is not None:
            self._build()
        else:
            self._view = None

    def _build(self) -> None:
        box = self._box
        if self.board.roof < inf:  # words stand beside the planet: they are not to be read between the roles
            ground = CatchingPlate("house/panel_wood")
            put(ground, *box)
            self.layer.add_widget(ground)
        wide = min(box.width - dp(2 * ACROSS), dp(WIDE) * min(1.5, theme.text_scale()))
        column = Column(wide)
        rows = [self._row(role, wide) for role in Role]
        for row in rows:
            column.stack(row, row.height, dp(GAP))
        x, high = box.x + (box.width - wide) / 2, min(box.height, column.height)
        was, self._view = self._view, None
        if column.height <= box.height:
            put(column, x, box.y + (box.height - high) / 2, wide, column.height)
            self.layer.add_widget(column)
        else:
            self._view = scrolling(column, x, box.y, wide, box.height)
            self._view.scroll_y = self._kept(was, column.height, rows)
            self.layer.add_widget(self._view)

    def _kept(self, was: ScrollView | None, high: float, rows: list[RoleRow]) -> float:
        """As far down as before, however high all is now; the chosen one is seen whole."""
        if was is None or not was.children:
            return 1.0
        down = (1 - was.scroll_y) * max(0.0, was.children[0].height - was.height)
        if self.chosen is not None:
            top = sum(row.height + dp(GAP) for row in rows[: self.chosen])
            down = min(max(down, top + rows[self.chosen].height + dp(GAP) - was.height), top)
        return min(1.0, max(0.0, 1 - down / max(1.0, high - was.height)))

    def _row(self, role: Role, wide: float) -> RoleRow:
        view = self.board.view
        by = view.roles.index(role) if role in view.roles else None
        lines = [say(f"terristories.role_about.{role.name.lower()}")]
        if view.law & Law.ADVANCED:
            what = cards.power_text(role) if self.chosen == role else ""
            power = say("terristories.role_power", title=cards.power_title(role))
            lines.append(f"{power} {what}".strip())
        taken = say("terristories.role_of", name=self.board.name_of(by)) if by is not None else ""
        row = RoleRow(role, lines, taken, partial(self._touch, role), self.chosen == role)
        row.lay(wide)
        return row

    def _touch(self, role: Role) -> None:
        """Choose it; once more on it confirms."""
        if self.board.table.refusal(self.board.home, Take(role)) is not None:
            return
        if self.chosen == role or not self.board.confirm:
            self._take(role)
            return
        self.chosen = role
        self.board.touched()

    def _take(self, role: Role) -> None:
        self.chosen = None
        self.board.send(Take(role))

    def cover(self, covered: bool) -> None:
        self.layer.opacity = 0 if covered else 1

    def forget(self) -> None:
        self.chosen = None

    def actions(self) -> list[Action]:
        role = self.chosen
        does = (lambda: None) if role is None else partial(self._take, Role(role))
        return [Action(say("terristories.button.choose"), "check", does, role is not None, role is not None)]

    def ask_line(self) -> str:
        if self.chosen is None:
            return ""
        return say("terristories.asked.role", role=wording.lower(cards.role_name(self.chosen)))


class RoleRow(PressPlate):
    """One role, to be touched."""

    def __init__(self, role: Role, lines: list[str], taken: str, pressed: partial[None], chosen: bool) -> None:
        super().__init__("house/panel_paper", pressed)
        if chosen:
            self.tint.rgb = CHOSEN
        self.spoken = cards.role_name(role)
        self.enabled = not taken
        self._face = Picture(f"terristories/face_{role.value}", fill=True)
        self._sign = Picture(f"house/seat_{theme.SEATS[role]}", fill=True)
        self._zone = Picture(f"terristories/zone_{role.value}", fill=True)
        name = wording.sentence(cards.role_name(role))
        self._name = Text(name, 18, colour=theme.INK, fraunces=True, lines=1)
        zone = wording.sentence(cards.zone_name(role))
        self._second = Text(taken or zone, 15, 700, theme.INK_SECOND, lines=1)
        self._texts = [Text(line, 15, 600, theme.INK, valign="top") for line in lines]
        self._room: tuple[float, list[float]] = (0.0, [])  # how wide the words are, and how high each text
        for part in (self._face, self._sign, self._zone, self._name, self._second, *self._texts):
            part.size_hint = (None, None)
            if taken:
                part.opacity = TAKEN
            self.add_widget(part)

    def lay(self, wide: float) -> None:
        """As high as its words in that width."""
        side, edge = dp(FACE), dp(AROUND)
        x = side + 2 * edge
        room = wide - x - edge
        title, second = sp(18) * 1.35, sp(15) * 1.3
        heights = [text.flow(room) for text in self._texts]
        high = max(side + 2 * edge, title + second + sum(heights) + 2 * edge)
        self.size_hint = (None, None)
        self.size = (wide, high)
        self._room = room, heights
        self.bind(pos=self._arrange, size=self._arrange)

    def _arrange(self, *_: object) -> None:
        room, heights = self._room
        side, edge, title, second = dp(FACE), dp(AROUND), sp(18) * 1.35, sp(15) * 1.3
        x = side + 2 * edge
        put(self._face, self.x + edge, self.top - edge - side, side, side)
        sign = title * 0.8
        y = self.top - edge - title
        put(self._sign, self.x + x, y + (title - sign) / 2, sign, sign)
        put(self._name, self.x + x + sign + dp(5), y, room - sign - dp(5), title)
        y -= second
        put(self._zone, self.x + x, y, second, second)
        put(self._second, self.x + x + second + dp(5), y, room - second - dp(5), second)
        for text, high in zip(self._texts, heights, strict=True):
            y -= high
            put(text, self.x + x, y, room, high)

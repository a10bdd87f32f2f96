"""What is laid over the valley: others' reserves for a swap or a brawl, the order of two effects, the steaks of a hunt,
the pouch, the mountain tiles, and whose valley is being looked at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from kivy.graphics import Color, Line
from kivy.metrics import dp
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from core.game import Seat
from core.games.sapiens.content import EMPTY, SCENES, STEAK_FOOD, STEAKS, Scene, tokens_on
from core.games.sapiens.legal import may_play, resolving
from core.games.sapiens.position import COMMON_PLACE, USED, Ask, First, Move, Play, Recall, Ritual, Swap
from core.games.sapiens.turn import bear_places, brawls_left, held, rituals, tiles_out
from core.table import May
from mobile.boards.base import Box, Stage
from mobile.boards.canvas import BoardCanvas, Sprite
from mobile.boards.sapiens.choosing import Choosing
from mobile.boards.sapiens.laying import TIMES, Laying
from mobile.boards.sapiens.shelf import MOUNTAINS, POUCH, laid_out
from mobile.boards.sapiens.sight import Sight
from mobile.boards.sapiens.valley import NAMES, SQUARE, at, tile_sprites
from mobile.look import theme
from mobile.look.kit import Picture, Plate, Press, PressPlate, Text, alike, middle, put
from mobile.look.scroll import scrolling
from mobile.look.theme import roomy, sp
from mobile.words import count, say

TILE = (84.0, 48.0)  # dp of a tile to be touched


class TileView(Press):
    """A tile on a sheet, perhaps to be touched."""

    def __init__(self, sprites: list[Sprite], picked: bool, pressed: Callable[[], None] | None, spoken: str) -> None:
        super().__init__(pressed)
        self.spoken = spoken
        self.enabled = pressed is not None
        self._picture = BoardCanvas(TILE)
        self._picture.clipped = False  # it may lie in what scrolls
        self._picture.draw(sprites)
        if picked:
            self._picture.mark([at("chosen_across", TILE[0] / 2, TILE[1] / 2 + 2, 0.76)])
        self._picture.size_hint = (None, None)
        self.add_widget(self._picture)
        self.bind(pos=self._arrange, size=self._arrange)

    def _arrange(self, *_: object) -> None:
        put(self._picture, self.x, self.y, self.width, self.height)


class Disc(Press):
    """A mountain token to be touched, its name below."""

    def __init__(self, scene: int, picked: bool, pressed: Callable[[], None] | None) -> None:
        super().__init__(pressed)
        self.spoken = say(f"sapiens.{NAMES[scene]}")
        self.enabled = pressed is not None
        self._glow = Picture("sapiens/mark_glow", fill=True) if picked else None
        self._picture = Picture(f"sapiens/token_{NAMES[scene]}", fill=True)
        self._name = Text(self.spoken, 14, 700, theme.INK, "center", lines=1)
        if pressed is None:
            self._picture.fade(0.6)
        for part in (self._glow, self._picture, self._name):
            if part is not None:
                part.size_hint = (None, None)
                self.add_widget(part)
        self.bind(pos=self._arrange, size=self._arrange)

    def _arrange(self, *_: object) -> None:
        line = sp(14) * 1.3
        side = min(dp(44), self.height - line)
        x = middle(self)[0] - side / 2
        put(self._picture, x, self.y + line, side, side)
        if self._glow is not None:
            put(self._glow, x - dp(5), self.y + line - dp(5), side + dp(10), side + dp(10))
        put(self._name, self.x, self.y, self.width, line)


class Around(Sight, Protocol):
    """What the sheets lie over."""

    looking: Seat | None
    may_of: Callable[[Seat], May]
    play: Callable[..., None]

    def send(self, move: Move) -> None: ...
    def look_home(self) -> None: ...


class Sheets:
    """Builds what lies over the valley, as the position and the picks ask for it."""

    def __init__(self, board: Around, laying: Laying, choosing: Choosing) -> None:
        self.board = board
        self.laying = laying
        self.choosing = choosing
        self.layer = FloatLayout(size_hint=(None, None))
        self._into = self.layer  # where widgets are put: on the sheet, or in what scrolls on it
        self.popover: str | None = None
        self._box = Box(0, 0, 0, 0)
        self._shown: object = None

    def arrange(self, stage: Stage, box: Box) -> None:
        self._box = box
        self._shown = None
        self.layer.clear_widgets()

    def toggle(self, kind: str) -> None:
        """Open the pouch or the mountain tiles, or close them."""
        self.popover = None if self.popover == kind else kind

    def show(self) -> None:
        """Build what is needed now, when that has changed."""
        board, choosing, laying = self.board, self.choosing, self.laying
        needs = (
            self.popover,
            board.ask,
            board.shown,
            board.view,
            (choosing.move, choosing.mine, choosing.source),
            (laying.slot, laying.mountain),
            laying.chosen,
        )
        if needs == self._shown:
            return
        self._shown = needs
        self.layer.clear_widgets()
        self.layer.canvas.after.clear()
        self._into = self.layer
        if board.shown != board.home:
            self._visit(board.shown)
        if self.popover == POUCH:
            self._pouch()
        elif self.popover == MOUNTAINS:
            self._mountains()
        elif board.ask in (Ask.WATER, Ask.BRAWL) and board.looking is None:
            self._reserves()
        elif board.ask is Ask.ORDER and board.looking is None:
            self._order()
        elif board.ask is Ask.HUNT and board.looking is None:
            self._hunt()
        elif board.ask is Ask.RITUAL and board.looking is None:
            self._used()

    # Parts

    def _width(self) -> float:
        """How wide a sheet may be."""
        return min(self._box.width - dp(16), dp(520))

    def _panel(self, high: float, low: float | None = None, wide: float | None = None) -> Box:
        """A sheet of paper over the valley, at its upper edge or where said; answers the room in it.

        What is too high for the valley scrolls in it.
        """
        box = self._box
        width = min(wide or self._width(), self._width())
        x = box.x + (box.width - width) / 2
        shown = min(high, self._most())
        y = box.top - shown - dp(6) if low is None else low
        sheet = _Sheet("house/panel_paper")
        put(sheet, x, y, width, shown)
        self.layer.add_widget(sheet)
        if shown == high:
            return Box(x + dp(12), y + dp(10), width - dp(24), high - dp(20))
        self._into = FloatLayout(size_hint=(None, None), size=(width - dp(24), high - dp(20)))
        self.layer.add_widget(scrolling(self._into, x + dp(12), y + dp(10), width - dp(24), shown - dp(20)))
        return Box(0, 0, width - dp(24), high - dp(20))

    def _most(self) -> float:
        """How high a sheet may be."""
        return self._box.height - dp(12)

    def _add(self, widget: Widget, x: float, y: float, width: float, height: float) -> None:
        put(widget, x, y, width, height)
        self._into.add_widget(widget)

    def _head(self, room: Box, icon: str, title: str, second: str) -> float:
        """A sheet's heading; answers the room's upper edge below it."""
        line, under = sp(18) * 1.4, sp(15) * 1.4
        x = room.x
        if icon:
            self._add(Picture(icon, fill=True), x, room.top - line - dp(2), dp(28), line)
            x += dp(36)
        head = Text(title, 18, 800, theme.INK, lines=1)
        self._add(head, x, room.top - line, room.right - x, line)
        if not second:
            return room.top - line - dp(4)
        words = Text(second, 15, 600, theme.INK_SECOND, lines=1)
        self._add(words, x, room.top - line - under, room.right - x, under)
        words.limit(float(head.font_size))
        return room.top - line - under - dp(4)

    def _tile(self, place: Seat, slot: int, tile: int, picked: bool, pressed: Callable[[], None] | None) -> TileView:
        sprites = laid_out(tile, TILE[0] / 2, TILE[1] / 2 + 2, 0.76, self.board.marks)
        return TileView(sprites, picked, pressed, self._called(place, slot))

    def _called(self, place: Seat, slot: int) -> str:
        name = say("sapiens.common") if place == COMMON_PLACE else self.board.name_of(place)
        return say("sapiens.tile_of", n=slot + 1, name=name)

    # Whose valley

    def _visit(self, seat: Seat) -> None:
        """A frame in the other's colour, and the way home."""
        board, canvas = self.board, self.board.canvas
        mark = board.marks[seat]
        with self.layer.canvas.after:
            Color(*theme.SEAT_COLOURS[mark])
            Line(
                rectangle=(canvas.x + dp(2), canvas.y + dp(2), canvas.width - dp(4), canvas.height - dp(4)),
                width=dp(2.5),
            )
        text = say("sapiens.at", name=board.name_of(seat))
        banner = PressPlate(f"house/plate_{theme.SEATS[mark]}", board.look_home)
        banner.spoken = say("sapiens.home")
        width, high = min(dp(190) * min(1.5, theme.text_scale()), canvas.width * 0.6), dp(44)
        x, y = canvas.center_x - width / 2, canvas.top - high - dp(4)
        if self._on_bears(Box(x, y, width, high)) and not self._on_bears(Box(x, canvas.y + dp(4), width, high)):
            y = canvas.y + dp(4)
        self._add(banner, x, y, width, high)
        ink = theme.SEAT_INKS[mark]
        self._add(Picture(f"house/sign_{theme.SEATS[mark]}", fill=True), x + dp(8), y + dp(12), dp(20), dp(20))
        self._add(Text(text, 16, 800, ink, lines=1), x + dp(34), y, width - dp(70), high)
        self._add(Picture("house/icon_close", fill=True), x + width - dp(34), y + dp(11), dp(22), dp(22))

    def _on_bears(self, box: Box) -> bool:
        """Would this cover a square where a bear may come?"""
        board = self.board
        if board.ask is not Ask.FIRE:
            return False
        half = SQUARE / 2 * board.canvas.unit
        for square in bear_places(board.view, board.shown):
            x, y = board.canvas.to_window_place(*board.ways.centre(square))
            if box.x - half < x < box.x + box.width + half and box.y - half < y < box.y + box.height + half:
                return True
        return False

    # Effects

    def _reserves(self) -> None:
        """The others' reserves, to be touched; one's own and the common one are used where they lie."""
        board, view = self.board, self.board.view
        brawl = board.ask is Ask.BRAWL
        others = [seat for seat in range(view.players) if seat != board.home]
        row, name = roomy(56, 1.2), min(dp(74) * theme.text_scale(), self._box.width * 0.26)
        swap = self.choosing.move if isinstance(self.choosing.move, Swap) else None
        rest = sp(18) * 1.4 + sp(15) * 1.4 + dp(28) + (roomy(62, 1.2) if swap is not None else 0)
        row = max(dp(46), min(row, (self._most() - rest) / len(others)))
        high = rest + len(others) * row
        room = self._panel(high)
        scene = NAMES[Scene.BRAWL if brawl else Scene.WATER]
        title, second = (
            ("sapiens.brawl_title", "sapiens.brawl_text") if brawl else ("sapiens.water_title", "sapiens.water_text")
        )
        top = self._head(room, f"sapiens/token_{scene}", say(title), say(second))
        chosen, names = self.choosing.chosen_tiles(), list[Text]()
        for seat in others:
            top -= row
            token = Picture(f"house/seat_{theme.SEATS[board.marks[seat]]}", fill=True)
            self._add(token, room.x, top + row / 2 - dp(9), dp(18), dp(18))
            names.append(Text(board.name_of(seat), 15, 800, theme.INK, lines=1))
            self._add(names[-1], room.x + dp(22), top, name - dp(24), row)
            wide = (room.width - name) / 4
            for slot, tile in enumerate(view.reserves[seat]):
                if tile != EMPTY:
                    picked = (seat, slot) in chosen
                    touch = lambda seat=seat, slot=slot: self._touched(seat, slot)  # noqa: E731
                    self._add(self._tile(seat, slot, tile, picked, touch), room.x + name + slot * wide, top, wide, row)
        alike(names)
        if swap is not None:
            self._prepared(room, top, swap)

    def _touched(self, seat: Seat, slot: int) -> None:
        self.choosing.tile(seat, slot)
        self.board.touched()

    def _prepared(self, room: Box, top: float, swap: Swap) -> None:
        """The swap that waits to be confirmed."""
        view, high = self.board.view, roomy(62, 1.2) - dp(6)
        mine = view.reserves[self.board.home][swap.slot]
        other = {(place, slot): tile for place, slot, tile in tiles_out(view)}[swap.place, swap.other]
        wide = min(dp(96), room.width * 0.3)
        y, middle = top - high, room.x + room.width / 2
        self._add(self._tile(self.board.home, swap.slot, mine, False, None), middle - wide - dp(22), y, wide, high)
        self._add(Picture("house/icon_rematch", fill=True), middle - dp(14), y + high / 2 - dp(14), dp(28), dp(28))
        self._add(self._tile(swap.place, swap.other, other, False, None), middle + dp(22), y, wide, high)

    def _order(self) -> None:
        """Two effects: touch the one wanted first, here or on the tile itself."""
        board, view = self.board, self.board.view
        high = roomy(56, 1.3)
        rows = [board.ways.centre(square)[1] for square in view.fresh]
        upper = sum(rows) / 2 < board.ways.world[1] / 2
        low = self._box.y + dp(6) if upper else self._box.top - high - dp(6)
        wide = min(self._box.width - dp(16), dp(400))
        x = self._box.x + (self._box.width - wide) / 2
        part = (wide - dp(8)) / 2
        for k, scene in enumerate(view.queue):
            chip = PressPlate("house/button_gold", lambda scene=scene: board.send(First(scene)))
            chip.spoken = say(f"sapiens.{NAMES[scene]}")
            left = x + k * (part + dp(8))
            self._add(chip, left, low, part, high)
            edge, side = (dp(6), dp(28)) if part < dp(150) else (dp(10), dp(36))
            token = Picture(f"sapiens/token_{NAMES[scene]}", fill=True)
            self._add(token, left + edge, low + dp(9), side, high - dp(18))
            words = left + edge + side + dp(5)
            self._add(Text(chip.spoken, 16, 800, theme.INK, lines=1), words, low, left + part - words - dp(5), high)

    def _hunt(self) -> None:
        """What the steaks are worth."""
        view, seat = self.board.view, self.board.home
        gained = 1 if sum(view.steaks) < STEAKS else 0
        steaks = view.steaks[seat] + gained
        head = sp(18) * 1.4 + sp(15) * 1.4 + dp(4)
        room = self._panel(head + dp(66) + dp(20))
        worth = STEAK_FOOD[min(steaks, len(STEAK_FOOD) - 1)]
        top = self._head(
            room, "sapiens/token_hunt", count("sapiens.steaks", steaks), say("sapiens.steaks_worth", food=worth)
        )
        wide = min(room.width, dp(290))
        self._add(
            Picture("sapiens/steak_scale", fill=True), room.x + (room.width - wide) / 2, top - dp(62), wide, dp(60)
        )

    def _used(self) -> None:
        """A ritual with no token left on the mountains: those already played."""
        board = self.board
        scenes = rituals(board.view, board.home)
        if not scenes or board.view.tokens[board.home][scenes[0]] != USED:
            return
        head, row, across = sp(18) * 1.4 + dp(8), roomy(74, 1.3), self._discs_across(self._width() - dp(24))
        room = self._panel(head + row * -(-len(scenes) // across) + dp(20))
        top = self._head(room, "sapiens/token_ritual", say("sapiens.ritual_used"), "")
        for start in range(0, len(scenes), across):
            top -= row
            few = scenes[start : start + across]
            self._discs(room, top, row, few, lambda scene: self.choosing.pick(Ritual(scene)))

    @staticmethod
    def _discs_across(width: float) -> int:
        """How many mountain tokens with their names have room side by side."""
        return max(2, min(5, int(width / (dp(84) * min(1.15, theme.text_scale())))))

    def _discs(
        self, room: Box, y: float, high: float, scenes: tuple[int, ...], touch: Callable[[int], None] | None
    ) -> None:
        wide = room.width / self._discs_across(room.width)
        move = self.choosing.move
        for k, scene in enumerate(scenes):
            picked = isinstance(move, Play | Ritual) and move.scene == scene

            def pressed(scene: int = scene) -> None:
                if touch is not None:
                    touch(scene)
                    self.board.touched()

            self._add(Disc(scene, picked, pressed if touch else None), room.x + k * wide, y, wide, high)

    # Pouch and mountain tiles

    def _pouch(self) -> None:
        """Held tokens, brawl tokens that lie out, steaks."""
        board, view, seat = self.board, self.board.view, self.board.shown
        own = seat == board.home and board.playable
        tokens = held(view, seat)
        out = [(place, slot, tile) for place, slot, tile in tiles_out(view) if tokens_on(tile, seat)]
        row, line, tiles = roomy(74, 1.3), sp(15) * 1.5, roomy(56, 1.2)
        width = self._width() - dp(24)
        across = self._discs_across(width)
        high = line * 3 + row * -(-len(tokens) // across) + (tiles if out else 0) + dp(60) + dp(28)
        room = self._panel(high, low=self._box.y + dp(6))
        top = room.top - line
        playing = own and may_play(view)
        text = (
            "sapiens.pouch_play" if playing and tokens else "sapiens.pouch_tokens" if tokens else "sapiens.pouch_none"
        )
        words = [Text(say(text), 15, 800, theme.INK, lines=1)]
        self._add(words[0], room.x, top, room.width, line)
        for start in range(0, len(tokens), across):
            top -= row
            touch = (lambda scene: self.choosing.pick(Play(scene))) if playing else None
            self._discs(room, top, row, tokens[start : start + across], touch)
        top -= line
        left = brawls_left(view, seat)
        words.append(Text(count("sapiens.pouch_brawls", left), 15, 700, theme.INK, lines=1))
        self._add(words[1], room.x, top, room.width, line)
        if out:
            top -= tiles
            wide = min(dp(96), room.width / max(3, len(out)))
            for k, (place, slot, tile) in enumerate(out):
                move = Recall(place, slot)
                touch = (lambda move=move: self._recall(move)) if self._may_recall(seat, own) else None
                view_of = self._tile(place, slot, tile, self.choosing.move == move, touch)
                self._add(view_of, room.x + k * wide, top, wide, tiles)
        top -= line
        words.append(Text(count("sapiens.steaks", view.steaks[seat]), 15, 700, theme.INK, lines=1))
        self._add(words[2], room.x, top, room.width, line)
        alike(words)
        wide = min(room.width, dp(280))
        self._add(Picture("sapiens/steak_scale", fill=True), room.x, top - dp(58), wide, dp(56))

    def _may_recall(self, seat: Seat, own: bool) -> bool:
        """In one's own turn, or in another's (SAP-46), by whoever is here."""
        return not resolving(self.board.view) and (own or self.board.may_of(seat) is May.FREE)

    def _recall(self, move: Recall) -> None:
        """In one's own turn it is confirmed like a move; in another's, one touch does it, and undo takes it back."""
        board, seat = self.board, self.board.shown
        if board.may_of(seat) is May.FREE:
            self.popover = None
            board.play(move, seat)
        else:
            self.choosing.pick(move)
        board.touched()

    def _mountains(self) -> None:
        """The mountain tiles that wait."""
        board, view = self.board, self.board.view
        scenes = [scene for scene in range(SCENES) if view.mountains >> scene & 1]
        row, line = roomy(56, 1.2), sp(15) * 1.4
        lines = (len(scenes) + 3) // 4
        high = sp(18) * 1.4 + line * 2 + row * max(1, lines) + dp(28)
        room = self._panel(high, low=self._box.y + dp(6))
        top = self._head(room, "sapiens/scene_mountain", say("sapiens.mountain_title"), "")
        top -= line * 2
        self._add(Text(say("sapiens.mountain_text"), 15, 600, theme.INK_SECOND), room.x, top, room.width, line * 2)
        wide = room.width / 4
        usable = board.ask in TIMES and board.ask is not Ask.START and board.looking is None
        for k, scene in enumerate(scenes):
            x, y, grown = TILE[0] / 2, TILE[1] / 2 + 2, 0.76
            sprites = tile_sprites((scene, Scene.MOUNTAIN), (x - 25 * grown, y), (x + 25 * grown, y), "shadow", grown)
            touch = (lambda scene=scene: self._choose_mountain(scene)) if usable else None
            tile = TileView(
                sprites,
                self.laying.mountain == scene,
                touch,
                say("sapiens.mountain_tile", scene=say(f"sapiens.{NAMES[scene]}")),
            )
            self._add(tile, room.x + (k % 4) * wide, top - row * (k // 4 + 1), wide, row)

    def _choose_mountain(self, scene: int) -> None:
        self.popover = None
        self.choosing.forget()
        self.laying.choose_mountain(scene)
        self.board.touched()


class _Sheet(Plate):
    def on_touch_down(self, touch: object) -> bool:
        return bool(super().on_touch_down(touch)) or bool(self.collide_point(*touch.pos))  # type: ignore[attr-defined]

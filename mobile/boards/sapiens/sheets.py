"""What is laid over the valley: others' reserves for a swap or a brawl, the order of two effects, the steaks of a hunt,
the pouch, the mountain tiles, and whose valley is being looked at."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Protocol

from kivy.graphics import Color, Line
from kivy.metrics import dp
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from core.game import Seat
from core.games.sapiens.content import EMPTY, RESERVE, SCENES, STEAK_FOOD, STEAKS, Scene, tokens_on
from core.games.sapiens.legal import may_play, resolving
from core.games.sapiens.position import COMMON_PLACE, USED, Ask, First, Move, Play, Recall, Ritual, Swap
from core.games.sapiens.turn import bear_places, brawls_left, held, rituals, tiles_out
from core.table import May
from mobile.boards.base import Box, Stage, Thing
from mobile.boards.canvas import BoardCanvas, Sprite
from mobile.boards.sapiens.choosing import Choosing
from mobile.boards.sapiens.laying import TIMES, Laying
from mobile.boards.sapiens.shelf import MOUNTAINS, POUCH, laid_out
from mobile.boards.sapiens.sight import Sight
from mobile.boards.sapiens.things import Things, mountain_thing, steak_table, thing, token_thing
from mobile.boards.sapiens.valley import NAMES, SQUARE, at, tile_sprites
from mobile.look import theme
from mobile.look.column import Column, Strip
from mobile.look.kit import Picture, Press, PressPlate, Text, alike, middle, put
from mobile.look.sheet import Sheet
from mobile.look.theme import roomy, sp
from mobile.words import count, say, whose

TILE = (84.0, 48.0)  # dp of a tile to be touched
NARROW = 220.0  # dp at the usual text size: a valley that is lower has room for one line above the reserves
WIDE = 76.0  # that it has at least, to be seen at 72 x 36


class TileView(Press):
    """A tile on a sheet, perhaps to be touched."""

    def __init__(
        self,
        sprites: list[Sprite],
        picked: bool,
        pressed: Callable[[], None] | None,
        spoken: str,
        told: Callable[[bool, Box], Thing | None],
    ) -> None:
        """`told` is what there is to be said of the tile: is it held at its first half, and where is it?"""
        super().__init__(pressed)
        self.spoken = spoken
        self._told = told
        self.enabled = pressed is not None
        self._picture = BoardCanvas(TILE)
        self._picture.clipped = False  # it may lie in what scrolls
        self._picture.draw(sprites)
        if picked:
            self._picture.mark([at("chosen_across", TILE[0] / 2, TILE[1] / 2 + 2, 0.76)])
        self._picture.size_hint = (None, None)
        self.add_widget(self._picture)
        self.bind(pos=self._arrange, size=self._arrange)

    def thing(self, x: float, y: float) -> Thing | None:
        """What is seen at a place of it."""
        box = _box(self)
        return self._told(x < box.x + box.width / 2, box)

    def _arrange(self, *_: object) -> None:
        put(self._picture, self.x, self.y, self.width, self.height)


class Disc(Press):
    """A mountain token to be touched, its name below."""

    def __init__(self, scene: int, picked: bool, pressed: Callable[[], None] | None, dim: bool = False) -> None:
        super().__init__(pressed)
        self.scene = scene
        self.spoken = say(f"sapiens.{NAMES[scene]}")
        self.enabled = pressed is not None
        self._glow = Picture("sapiens/mark_glow", fill=True) if picked else None
        self._picture = Picture(f"sapiens/token_{NAMES[scene]}", fill=True)
        self._name = Text(self.spoken, 14, 700, theme.INK, "center", lines=1)
        if dim:
            self._picture.fade(0.45)
        for part in (self._glow, self._picture, self._name):
            if part is not None:
                part.size_hint = (None, None)
                self.add_widget(part)
        self.bind(pos=self._arrange, size=self._arrange)

    def thing(self, x: float, y: float) -> Thing:
        """What is seen at a place of it."""
        return token_thing(self.scene, _box(self))

    def _arrange(self, *_: object) -> None:
        line = sp(14) * 1.3
        side = min(dp(44), self.height - line)
        x = middle(self)[0] - side / 2
        put(self._picture, x, self.y + line, side, side)
        if self._glow is not None:
            put(self._glow, x - dp(5), self.y + line - dp(5), side + dp(10), side + dp(10))
        put(self._name, self.x, self.y, self.width, line)


class SteakTable(Picture):
    """What steaks are worth."""

    def __init__(self) -> None:
        super().__init__("sapiens/steak_scale", fill=True)

    def thing(self, x: float, y: float) -> Thing:
        return steak_table(_box(self))


class Banner(PressPlate):
    """Whose valley is shown."""

    def __init__(self, pressed: Callable[[], None], colour: str, name: str) -> None:
        super().__init__(f"house/plate_{colour}", pressed)
        self.tint.rgb = theme.stain(theme.SEAT_INKS[theme.SEATS.index(colour)])
        self.spoken = say("sapiens.home")
        self._name = name

    def thing(self, x: float, y: float) -> Thing:
        return thing("valley", "plain_1", _box(self), whose=whose(self._name))


def _box(widget: Widget) -> Box:
    """Where it is in the window."""
    return Box(*widget.to_window(*widget.pos), *widget.size)


class Around(Sight, Protocol):
    """What the sheets lie over."""

    looking: Seat | None
    may_of: Callable[[Seat], May]
    play: Callable[..., None]

    def send(self, move: Move) -> None: ...
    def look_home(self) -> None: ...


class Sheets:
    """Builds what lies over the valley, as the position and the picks ask for it."""

    def __init__(self, board: Around, laying: Laying, choosing: Choosing, things: Things) -> None:
        self.board = board
        self.things = things
        self.laying = laying
        self.choosing = choosing
        self.layer = FloatLayout(size_hint=(None, None))
        self.popover: str | None = None
        self._box = Box(0, 0, 0, 0)
        self._fills = False  # is there no more room than a sheet needs?
        self._shown: object = None

    def arrange(self, stage: Stage, box: Box, fills: bool) -> None:
        self._box, self._fills = box, fills
        self._shown = None
        self.layer.clear_widgets()

    def toggle(self, kind: str) -> None:
        """Open the pouch or the mountain tiles, or close them."""
        self.popover = None if self.popover == kind else kind

    def disc(self, scene: int) -> tuple[float, float] | None:
        """Where a mountain token lies in the window, while the pouch is open."""
        discs = [one for one in self.layer.walk(restrict=True) if isinstance(one, Disc) and one.scene == scene]
        return discs[0].to_window(*discs[0].center) if discs and self.popover == POUCH else None

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

    def _sheet(self) -> Sheet:
        """A sheet of paper, to be filled and laid over the valley."""
        return Sheet(self._wide)

    def _lay(self, sheet: Sheet, upper: bool) -> None:
        """At the upper edge of the valley, or at the lower one."""
        box, most, edge = self._box, self._most(), 0.0 if self._fills else dp(6)
        x, least = box.x + (box.width - self._wide) / 2, most if self._fills else 0.0
        sheet.lay(self.layer, x, box.top - edge if upper else box.y + edge, most, upper, least)

    @property
    def _wide(self) -> float:
        """And how wide."""
        return min(self._box.width - (0.0 if self._fills else dp(16)), dp(520))

    def _most(self) -> float:
        """How high a sheet may be."""
        return self._box.height - (0.0 if self._fills else dp(12))

    def _add(self, widget: Widget, x: float, y: float, width: float, height: float) -> None:
        put(widget, x, y, width, height)
        self.layer.add_widget(widget)

    def _tile(self, place: Seat, slot: int, tile: int, picked: bool, pressed: Callable[[], None] | None) -> TileView:
        sprites = laid_out(tile, TILE[0] / 2, TILE[1] / 2 + 2, 0.76, self.board.marks)
        told = partial(self.things.tile, place, slot)
        return TileView(sprites, picked, pressed, self._called(place, slot), told)

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
        name = board.name_of(seat)
        banner = Banner(board.look_home, theme.SEATS[mark], name)
        share = 0.6 if theme.text_scale() < 1.4 else 0.9  # of the valley's width
        width, high = min(dp(190) * min(1.5, theme.text_scale()), canvas.width * share), dp(44)
        words = Text(say("sapiens.at", name=name), 16, 800, theme.SEAT_INKS[mark], lines=1)
        most, beside = canvas.width - dp(8), dp(72)  # the sign and the cross
        if beside + words.least_width > most:  # the frame says the rest
            words.text = name
        width = min(most, max(width, beside + words.least_width))
        x, y = canvas.center_x - width / 2, canvas.top - high - dp(4)
        if self._on_bears(Box(x, y, width, high)) and not self._on_bears(Box(x, canvas.y + dp(4), width, high)):
            y = canvas.y + dp(4)
        self._add(banner, x, y, width, high)
        self._add(Picture(f"house/sign_{theme.SEATS[mark]}", fill=True), x + dp(8), y + dp(12), dp(20), dp(20))
        self._add(words, x + dp(34), y, width - dp(70), high)
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
        sheet, name = self._sheet(), min(dp(74) * theme.text_scale(), self._box.width * 0.26)
        scene, word = (Scene.BRAWL, "brawl") if brawl else (Scene.WATER, "water")
        narrow = self._box.height < dp(NARROW) * theme.text_scale()  # then rivals need the room: the bar says as much
        text = "" if narrow else say(f"sapiens.{word}_text")
        sheet.head(f"sapiens/token_{NAMES[scene]}", say(f"sapiens.{word}_title"), text)
        if isinstance(self.choosing.move, Swap):
            self._prepared(sheet.stay(roomy(62, 1.2), sheet.foot), self.choosing.move)
        beside = sheet.rows.width - name >= RESERVE * dp(WIDE)  # is there room for the name and all tiles in a row?
        each, line = (RESERVE if sheet.rows.width >= RESERVE * dp(WIDE) else 2), sp(15) * 1.5
        above = not beside and (each == RESERVE or sheet.rows.width - name < each * dp(WIDE))
        lines = len(others) * RESERVE // each
        spare = self._most() - sheet.needs - (len(others) * line if above else 0)
        high = max(dp(theme.TARGET) + 1, min(roomy(56, 1.2), spare / lines))
        names = list[Text]()
        for seat in others:
            names.append(Text(board.name_of(seat), 15, 800, theme.INK, lines=1))
            strip = sheet.rows.strip(line if above else high * RESERVE / each)
            strip.add(Picture(f"house/seat_{theme.SEATS[board.marks[seat]]}", fill=True), 0, dp(18))
            strip.add(names[-1], dp(22), (strip.width if above else name) - dp(24))
            if above:
                strip = sheet.rows.strip(high * RESERVE / each)
            self._row(strip, seat, 0.0 if above else name, each, high)
        alike(names)
        self._lay(sheet, upper=True)

    def _row(self, strip: Strip, seat: Seat, left: float, each: int, high: float) -> None:
        """A reserve, so many tiles side by side."""
        chosen, wide = self.choosing.chosen_tiles(), (strip.width - left) / each
        for slot, tile in enumerate(self.board.view.reserves[seat]):
            if tile != EMPTY:
                down, across = divmod(slot, each)
                touch = partial(self._touched, seat, slot)
                view = self._tile(seat, slot, tile, (seat, slot) in chosen, touch)
                strip.add(view, left + across * wide, wide, strip.height - (down + 1) * high, high)

    def _touched(self, seat: Seat, slot: int) -> None:
        self.choosing.tile(seat, slot)
        self.board.touched()

    def _prepared(self, strip: Strip, swap: Swap) -> None:
        """The swap that waits to be confirmed."""
        view, home, high = self.board.view, self.board.home, strip.height - dp(6)
        mine = view.reserves[home][swap.slot]
        other = {(place, slot): tile for place, slot, tile in tiles_out(view)}[swap.place, swap.other]
        wide, middle = min(dp(96), strip.width * 0.3), strip.width / 2
        strip.add(self._tile(home, swap.slot, mine, False, None), middle - wide - dp(22), wide, dp(6), high)
        strip.add(Picture("house/icon_rematch", fill=True), middle - dp(14), dp(28), dp(6), high)
        strip.add(self._tile(swap.place, swap.other, other, False, None), middle + dp(22), wide, dp(6), high)

    def _order(self) -> None:
        """Two effects: touch the one wanted first, here or on the tile itself."""
        board, view = self.board, self.board.view
        if self._fills:
            sheet = self._sheet()
            sheet.rows.stack(Text(say(Ask.ORDER), 16, 800, theme.INK), sp(16) * 2.7)
            for scene in view.queue:
                strip = sheet.rows.strip(dp(theme.TARGET + 2), dp(4))
                self._first(strip.add, scene, 0.0, strip.width, 0.0, strip.height)
            self._lay(sheet, upper=True)
            return
        high = roomy(56, 1.3)
        rows = [board.ways.centre(square)[1] for square in view.fresh]
        upper = sum(rows) / 2 < board.ways.world[1] / 2
        low = self._box.y + dp(6) if upper else self._box.top - high - dp(6)
        wide = min(self._box.width - dp(16), dp(400))
        x = self._box.x + (self._box.width - wide) / 2
        part = (wide - dp(8)) / 2

        def add(widget: Widget, x: float, width: float, low: float, height: float) -> None:
            self._add(widget, x, low, width, height)

        for k, scene in enumerate(view.queue):
            self._first(add, scene, x + k * (part + dp(8)), part, low, high)

    def _first(self, add: Callable[..., object], scene: int, x: float, wide: float, low: float, high: float) -> None:
        """One of the two, to be touched."""
        chip = PressPlate("house/button_gold", partial(self.board.send, First(scene)))
        chip.spoken = say(f"sapiens.{NAMES[scene]}")
        add(chip, x, wide, low, high)
        edge, side = (dp(6), dp(28)) if wide < dp(150) else (dp(10), dp(36))
        add(Picture(f"sapiens/token_{NAMES[scene]}", fill=True), x + edge, side, low + dp(9), high - dp(18))
        words = edge + side + dp(5)
        add(Text(chip.spoken, 16, 800, theme.INK, lines=1), x + words, wide - words - dp(5), low, high)

    def _hunt(self) -> None:
        """What the steaks are worth."""
        view, seat = self.board.view, self.board.home
        gained = 1 if sum(view.steaks) < STEAKS else 0
        steaks = view.steaks[seat] + gained
        worth = STEAK_FOOD[min(steaks, len(STEAK_FOOD) - 1)]
        sheet = self._sheet()
        sheet.head("sapiens/token_hunt", count("sapiens.steaks", steaks), say("sapiens.steaks_worth", food=worth))
        strip = sheet.rows.strip(dp(62))
        wide = min(strip.width, dp(290))
        strip.add(SteakTable(), (strip.width - wide) / 2, wide, 0, dp(60))
        self._lay(sheet, upper=True)

    def _used(self) -> None:
        """A ritual with no token left on the mountains: those already played."""
        board = self.board
        scenes = rituals(board.view, board.home)
        if not scenes or board.view.tokens[board.home][scenes[0]] != USED:
            return
        sheet = self._sheet()
        sheet.head("sapiens/token_ritual", say("sapiens.ritual_used"))
        self._discs(sheet.rows, scenes, lambda scene: self.choosing.pick(Ritual(scene)))
        self._lay(sheet, upper=True)

    def _discs(
        self, rows: Column, scenes: tuple[int, ...], touch: Callable[[int], None] | None, dim: bool = False
    ) -> None:
        """Mountain tokens with their names, as many side by side as have room."""
        across = max(2, min(5, int(rows.width / (dp(84) * min(1.15, theme.text_scale())))))
        wide, move = rows.width / across, self.choosing.move
        for k, scene in enumerate(scenes):
            if k % across == 0:
                strip = rows.strip(roomy(74, 1.3))
            picked = isinstance(move, Play | Ritual) and move.scene == scene

            def pressed(scene: int = scene) -> None:
                if touch is not None:
                    touch(scene)
                    self.board.touched()

            strip.add(Disc(scene, picked, pressed if touch else None, dim), k % across * wide, wide)

    # Pouch and mountain tiles

    def _pouch(self) -> None:
        """Held tokens, brawl tokens that lie out, steaks."""
        board, view, seat = self.board, self.board.view, self.board.shown
        own = seat == board.home and board.playable
        tokens = held(view, seat)
        out = [(place, slot, tile) for place, slot, tile in tiles_out(view) if tokens_on(tile, seat)]
        playing, sheet, line = own and may_play(view), self._sheet(), sp(15) * 1.5
        rows = sheet.rows
        text = (
            "sapiens.pouch_play" if playing and tokens else "sapiens.pouch_tokens" if tokens else "sapiens.pouch_none"
        )
        brawls, steaks = (
            count("sapiens.pouch_brawls", brawls_left(view, seat)),
            count("sapiens.steaks", view.steaks[seat]),
        )
        words = [Text(say(text), 15, 800, theme.INK)]
        words += [Text(said, 15, 700, theme.INK, lines=1) for said in (brawls, steaks)]
        rows.stack(words[0], line if words[0].least_width <= rows.width else 2 * line)
        self._discs(rows, tokens, self.choosing.token if seat == board.seat else None, not playing)
        rows.stack(words[1], line)
        if out:
            strip = rows.strip(roomy(56, 1.2))
            wide = min(dp(96), strip.width / max(3, len(out)))
            for k, (place, slot, tile) in enumerate(out):
                move = Recall(place, slot)
                touch = partial(self._recall, move) if self._may_recall(seat, own) else None
                strip.add(self._tile(place, slot, tile, self.choosing.move == move, touch), k * wide, wide)
        rows.stack(words[2], line)
        alike(words)
        strip = rows.strip(dp(68))
        strip.add(SteakTable(), 0, min(strip.width, dp(280)), dp(10), dp(56))
        self._lay(sheet, upper=False)

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
        sheet, usable = self._sheet(), board.ask in TIMES and board.ask is not Ask.START and board.looking is None
        sheet.head("sapiens/scene_mountain", say("sapiens.mountain_title"))
        sheet.rows.stack(Text(say("sapiens.mountain_text"), 15, 600, theme.INK_SECOND), sp(15) * 2.8)
        each = min(4, int(sheet.rows.width / dp(WIDE)))
        for k, scene in enumerate(scenes):
            if k % each == 0:
                strip = sheet.rows.strip(roomy(56, 1.2))
            x, y, grown = TILE[0] / 2, TILE[1] / 2 + 2, 0.76
            sprites = tile_sprites((scene, Scene.MOUNTAIN), (x - 25 * grown, y), (x + 25 * grown, y), "shadow", grown)
            touch = partial(self._choose_mountain, scene) if usable else None
            spoken = say("sapiens.mountain_tile", scene=say(f"sapiens.{NAMES[scene]}"))
            told = partial(mountain_thing, scene)
            tile = TileView(sprites, self.laying.mountain == scene, touch, spoken, told)
            strip.add(tile, k % each * strip.width / each, strip.width / each)
        if not scenes:
            sheet.rows.strip(roomy(56, 1.2))
        self._lay(sheet, upper=False)

    def _choose_mountain(self, scene: int) -> None:
        self.popover = None
        self.choosing.forget()
        self.laying.choose_mountain(scene)
        self.board.touched()

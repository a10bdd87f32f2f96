"""The shelves of one screen: built for its form, filled from the position, and what fingers on them mean."""

from __future__ import annotations

from collections.abc import Iterator

from kivy.metrics import dp

from core.games.sapiens.content import EMPTY
from core.games.sapiens.position import COMMON_PLACE, Ask
from core.games.sapiens.turn import brawls_left, held
from mobile.boards.base import Box, Stage
from mobile.boards.canvas import Sprite
from mobile.boards.sapiens.choosing import Choosing
from mobile.boards.sapiens.laying import Laying
from mobile.boards.sapiens.shelf import MOUNTAINS, OWN, PILE, POUCH, SHARED, laid_out, tile_of
from mobile.boards.sapiens.sight import Sight
from mobile.boards.sapiens.valley import NAMES, Place, at
from mobile.boards.shelf import Area, Shelf, Shelved, Spot, lay_trays
from mobile.boards.sprites import faded
from mobile.look import theme
from mobile.look.kit import Plate, Text, put

DIM = 0.45  # of a tile that goes nowhere


class Shelves:
    """All that lies beside the valley."""

    def __init__(self, board: Sight, laying: Laying, choosing: Choosing, fingers: Shelved) -> None:
        self.board = board
        self.fingers = fingers
        self.laying = laying
        self.choosing = choosing
        self._all: list[Shelf] = []
        self._labels: dict[str, Text] = {}
        self._filled: object = None  # what decides what is seen on them

    def __iter__(self) -> Iterator[Shelf]:
        return iter(self._all)

    def clear(self) -> None:
        for shelf in self._all:
            shelf.clear_widgets()
        self._all.clear()
        self._labels.clear()
        self._filled = None

    def put(self, stage: Stage, box: Box, spots: list[Spot], areas: list[Area]) -> None:
        """One more shelf: its trays, its canvas and the numbers on it."""
        unit = dp(1)
        pouch = [spot for spot in spots if spot.kind == POUCH]
        areas = areas + [Area("pouch", p.x - p.width / 2, p.y - p.height / 2, p.width, p.height) for p in pouch]
        lay_trays(stage, box, areas, "sapiens")
        shelf = Shelf((box.width / unit, box.height / unit), spots, self.fingers)
        stage.add(shelf, *box)
        self._all.append(shelf)
        for spot in spots:
            if spot.kind in (PILE, POUCH, MOUNTAINS):
                label = Text("", 15, 800, theme.ON_WOOD, "center", lines=1)
                low = spot.kind != PILE
                if spot.kind == MOUNTAINS:
                    chip = Plate("house/chip_dark")
                    x, y = box.x + spot.x * unit, box.top - (spot.y + spot.height / 2) * unit
                    put(chip, x - dp(11), y + dp(1), dp(22), dp(20))
                    shelf.add_widget(chip)
                x, y = box.x + spot.x * unit, box.top - spot.y * unit
                wide, high = spot.width * unit, dp(20)
                put(label, x - wide / 2, y - high / 2 - (spot.height * unit / 2 - dp(11) if low else 0), wide, high)
                shelf.add_widget(label)
                self._labels[spot.kind] = label

    def fill(self) -> None:
        """Draw what lies on them now, where that is something else."""
        board, laying = self.board, self.laying
        aloft = laying.goal is not None or laying.finger is not None
        chosen, opened = self.choosing.chosen_tiles(), self.choosing.open_tiles()
        seen = (board.view, board.seat, board.shown, board.ask, laying.slot, laying.mountain, aloft, chosen, opened)
        if seen != self._filled:
            self._filled = seen
            for shelf in self._all:
                self._fill(shelf)

    def _fill(self, shelf: Shelf) -> None:
        view = self.board.view
        sprites: list[Sprite] = []
        marks: list[Sprite] = []
        for spot in shelf.spots:
            if spot.kind in (OWN, SHARED):
                self._tile_spot(spot, sprites, marks)
            elif spot.kind == PILE:
                sprites.append(at("pile", spot.x, spot.y))
                self._labels[PILE].text = str(view.pile)
            elif spot.kind == POUCH:
                self._pouch_spot(spot, sprites)
            elif spot.kind == MOUNTAINS:
                sprites.append(at("scene_mountain", spot.x, spot.y, 0.8))
                self._labels[MOUNTAINS].text = str(view.mountains.bit_count())
        shelf.draw(sprites)
        shelf.mark(marks)

    def _tile_spot(self, spot: Spot, sprites: list[Sprite], marks: list[Sprite]) -> None:
        own = spot.kind == OWN
        place = self.board.shown if own else COMMON_PLACE
        tile = tile_of(self.board.view, place, spot.slot)
        laying = self.laying
        in_hand = own and laying.slot == spot.slot and laying.mountain < 0 and self.board.shown == self.board.home
        if tile == EMPTY or (in_hand and (laying.goal is not None or laying.finger is not None)):
            grown = spot.grown * 100 / 68
            sprites.append(at("slot_cancel" if in_hand else "slot", spot.x, spot.y, min(grown, 1.0)))
            return
        lying = laid_out(tile, spot.x, spot.y, spot.grown, self.board.marks)
        if own and self.board.shown == self.board.home and laying.mountain < 0 and laying.goes_nowhere(spot.slot):
            sprites.append(at("slot", spot.x, spot.y, min(spot.grown * 100 / 68, 1.0)))
            marks += faded(lying, DIM)
            return
        sprites += lying
        picked = (place, spot.slot) in self.choosing.chosen_tiles()
        if picked or in_hand:
            remove = self.board.ask is Ask.REMOVE
            marks.append(at("refused_across" if remove else "chosen_across", spot.x, spot.y, spot.grown))
        elif own and laying.slot == spot.slot and laying.mountain >= 0:
            marks.append(at("refused_across", spot.x, spot.y, spot.grown))
        elif place in self.choosing.open_tiles():
            frame = at("chosen_across", spot.x, spot.y, spot.grown)
            frame.alpha = 0.55
            marks.append(frame)

    def _pouch_spot(self, spot: Spot, sprites: list[Sprite]) -> None:
        """Held mountain tokens, steaks and brawl tokens, as far as there is room; a touch shows all."""
        view, seat = self.board.view, self.board.shown
        tokens = [f"token_{NAMES[scene]}" for scene in held(view, seat)[:3]]
        brawls = [f"brawl_{theme.SEATS[self.board.marks[seat]]}"] * brawls_left(view, seat)
        top = spot.y - spot.height / 2
        if spot.height > 60 or spot.width > 100:
            _row(sprites, tokens, spot, top + 14)
            _row(sprites, brawls, spot, spot.y + 4)
        else:
            _row(sprites, tokens + brawls, spot, top + 14)
        low = spot.y + spot.height / 2 - 11
        sprites.append(at("steak", spot.x - 18, low, 0.7))
        self._labels[POUCH].text = f"  ×{view.steaks[seat]}"

    def place(self, kind: str, slot: int = 0) -> Place | None:
        """Where something of the shelves is in the window."""
        for shelf in self._all:
            for spot in shelf.spots:
                if spot.kind == kind and spot.slot == slot:
                    return shelf.place_of(spot)
        return None


def _row(sprites: list[Sprite], pictures: list[str], spot: Spot, y: float) -> None:
    """Side by side in the middle of a spot, smaller where there are many."""
    pitch = min(18.0, (spot.width - 6) / max(1, len(pictures)))
    for k, picture in enumerate(pictures):
        sprites.append(at(picture, spot.x + (k - (len(pictures) - 1) / 2) * pitch, y, 0.75 * pitch / 18))

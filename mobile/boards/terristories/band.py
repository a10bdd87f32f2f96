"""The band below the planet: what its seat has, and what it may place; a number, where one is chosen."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from kivy.input.motionevent import MotionEvent
from kivy.metrics import dp

from core.games.terristories.content import PEOPLE, PERSON_COST, ZONE_COST
from core.games.terristories.content import ZONES as ALL_ZONES
from core.games.terristories.position import Ask, free_resources, labels
from mobile.boards.base import Box, Form, Stage
from mobile.boards.canvas import Sprite
from mobile.boards.shelf import Shelf, Shelved, Spot
from mobile.boards.sprites import faded, words
from mobile.boards.terristories import forecast, ground, marks, pieces, wording
from mobile.boards.terristories.choosing import Choosing, Stepper
from mobile.boards.terristories.pieces import Piece
from mobile.boards.terristories.sight import Place, Sight
from mobile.look import atlas, theme
from mobile.look.kit import Plate
from mobile.look.measure import extent
from mobile.look.theme import roomy

ROLE, CUBES, MEN, ZONES, LABELS, HAND, LYING = "role", "cubes", "men", "zones", "labels", "hand", "lying"
PIECE, MINUS, PLUS, NUMBER = "piece", "minus", "plus", "number"
OWN = (ROLE, CUBES, MEN, ZONES, LABELS, HAND, LYING)
STEPS = (CUBES, MINUS, NUMBER, PLUS, HAND)
PLACING = (ROLE, CUBES, PIECE, LABELS, HAND, LYING)
WIDER = {NUMBER: 1.7, CUBES: 1.15, PIECE: 1.6}  # than the other places
TARGET = 44.0  # dp
LETTERS = 17.0  # dp of numbers
DIM = 0.4
LIT = 1.0, 0.85, 0.5  # where cubes may be put
TAKEN = {MEN: (pieces.HIRE, pieces.RECRUIT), ZONES: (pieces.FOUND, pieces.BUILT, pieces.SETTLER)}
PRICES = {MEN: PERSON_COST, ZONES: ZONE_COST}


class Around(Sight, Protocol):
    """Whose things they are, and what is chosen."""

    choosing: Choosing


class Cell(NamedTuple):
    """What is seen at one place."""

    picture: str
    text: str
    dim: bool = False


class Band:
    """What lies there, and where."""

    def __init__(self, board: Around, fingers: Shelved) -> None:
        self.board = board
        self.shelf: Shelf = _HandShelf(board, fingers)
        self.frame = Plate("house/panel_wood")
        self._seen: object = None

    def height(self, form: Form) -> float:
        """Where it is tight, the planet needs the room more than large letters do."""
        if form is Form.COMPACT:
            return dp(76)
        return roomy({Form.LARGE: 112, Form.WIDE: 116}.get(form, 88), 1.2)

    def arrange(self, stage: Stage, box: Box, form: Form) -> None:
        for part in (self.frame, self.shelf):
            if part.parent:
                part.parent.remove_widget(part)
        stage.add(self.frame, *box)
        self.shelf.world = (box.width / dp(1), box.height / dp(1))
        stage.add(self.shelf, *box)
        self._seen = None

    def fade(self, alpha: float) -> None:
        for part in (self.frame, self.shelf):
            part.opacity = alpha

    def show(self) -> None:
        """Draw it, where it is another one than before."""
        board, choosing = self.board, self.board.choosing
        stepper = choosing.stepper
        chosen = (choosing.piece, choosing.carried, choosing.home, stepper, choosing.plan.total, choosing.ask)
        seen = (board.view, board.home, board.marks, chosen, theme.text_scale())
        if seen != self._seen:
            self._seen = seen
            lit = LIT if choosing.home and choosing.plan.asked else (1.0, 1.0, 1.0)
            self.frame.tint.rgb = [one * other for one, other in zip(lit, theme.stain(theme.ON_WOOD), strict=True)]
            self.shelf.spots = _laid(self._kinds(stepper), *self.shelf.world)
            self._draw(stepper)

    def _kinds(self, stepper: Stepper | None) -> tuple[str, ...]:
        if stepper is not None:
            return STEPS
        place = self.board.choosing.legal.place
        amenity = place is not None and place.kind == pieces.AMENITY
        return PLACING if amenity else OWN

    def _draw(self, stepper: Stepper | None) -> None:
        whole: list[Sprite] = []
        dim: list[Sprite] = []
        texts: list[Sprite] = []
        letters = LETTERS * min(1.35, theme.text_scale())
        for spot in self.shelf.spots:
            if spot.kind in (MINUS, PLUS, NUMBER) and stepper is not None:
                self._step(spot, stepper, letters, whole, dim, texts)
                continue
            if spot.kind == PIECE:
                whole += [_moved(sprite, spot.x, spot.y - letters * 0.5) for sprite in self._piece()]
                continue
            cell, chosen = self._cell(spot.kind), self._chosen(spot)
            if chosen:
                whole.append(ground.stretched("house/chip_gold", spot.x, spot.y, spot.width - 2, spot.height - 6))
            x, y, side, word = _within(spot, letters, bool(cell.text))
            picture = _picture(cell.picture, x, y, side)
            drawn = _fan(picture, side) if spot.kind == HAND else [picture]
            (dim if cell.dim else whole).extend(faded(drawn, DIM) if cell.dim else drawn)
            if cell.text:
                texts.append(words(cell.text, *word, letters, spot.width + 8, True, not chosen))
            beside = word[1] == y and bool(cell.text)
            texts += self._tag(spot, x + (0 if beside else side * 0.36), y + side * 0.3)
        self.shelf.draw(whole)
        self.shelf.mark([*dim, *texts])

    def _chosen(self, spot: Spot) -> bool:
        piece = self.board.choosing.piece
        return piece is not None and piece.kind in TAKEN.get(spot.kind, ()) and not self.board.choosing.carried

    def _piece(self) -> list[Sprite]:
        """What is to be placed, where it is none of what one always has."""
        place = self.board.choosing.legal.place
        return marks.hanging(self.board, place) if place is not None else []

    def _cell(self, kind: str) -> Cell:
        board, view, seat = self.board, self.board.view, self.board.home
        mark, role = board.marks[seat], view.roles[seat]
        match kind:
            case "role":
                picture = f"terristories/face_{role}" if role >= 0 else f"house/seat_{theme.SEATS[mark]}"
                return Cell(picture, "")
            case "cubes":
                return Cell("terristories/cube", str(free_resources(view, seat)))
            case "men":
                left = PEOPLE - sum(view.people[seat])
                return Cell(f"terristories/man_{mark}", f"×{left}", self._useless(kind, left))
            case "zones":
                left = ALL_ZONES - sum(view.zones[seat])
                return Cell(f"terristories/zone_{mark}", f"×{left}", self._useless(kind, left))
            case "labels":
                wanted = forecast.labels_wanted(view)
                text = str(labels(view, seat)) + (f"/{wanted}" if wanted else "")
                return Cell("terristories/label", text)
            case "hand":
                return Cell(f"terristories/back_{mark}", str(len(view.hands[seat])))
        lying = len(view.active[seat]) + len(view.stock[seat]) + len(view.pending[seat])
        return Cell("terristories/hourglass", str(lying), not lying)

    def _useless(self, kind: str, left: int) -> bool:
        """Is nothing of it to be placed now?"""
        board = self.board
        offered = [piece for piece in pieces.offered(board.view) if piece.kind in TAKEN[kind]]
        if board.choosing.ask is None or not offered:
            return not left
        return not any(board.choosing.legal.placeable(piece) for piece in offered)

    def _tag(self, spot: Spot, x: float, y: float) -> list[Sprite]:
        """What it costs to place it; what is harvested, and what wages take."""
        board, plan = self.board, self.board.choosing.plan
        match board.choosing.ask:
            case Ask.BUILD if spot.kind in PRICES:
                return [
                    *ground.badge("", x, y, "house/chip_paper", wide=32),
                    Sprite("terristories/cube", x - 7, y, 15, 15),
                    words(str(PRICES[spot.kind]), x + 8, y, LETTERS, 30),
                ]
            case Ask.HARVEST if spot.kind == CUBES and plan.total:
                return ground.badge(f"+{plan.total}", x, y, "house/chip_gold", LETTERS)
            case Ask.WAGES if spot.kind == CUBES:
                owed, held = forecast.wages(board.view, board.home, plan.total)
                if owed > held:
                    return ground.badge(f"−{owed}", x, y, "house/button_red", LETTERS, True)
                return ground.badge(f"−{owed}", x, y, "house/chip_paper", LETTERS)
        return []

    def _step(
        self,
        spot: Spot,
        stepper: Stepper,
        letters: float,
        whole: list[Sprite],
        dim: list[Sprite],
        texts: list[Sprite],
    ) -> None:
        """One less, how many, one more."""
        if spot.kind == NUMBER:
            land, view = self.board.choosing.focus, self.board.view
            texts.append(
                words(f"{stepper.n}/{stepper.most}", spot.x, spot.y - letters * 0.5, letters * 1.35, 90, True, True)
            )
            if land is not None:
                name = wording.sentence(wording.ground_name(view, land))
                size = min(
                    letters * 0.9, LETTERS * 0.9 * spot.width * dp(1) / extent(name, "Nunito800", dp(LETTERS * 0.9))[0]
                )
                texts.append(words(name, spot.x, spot.y + letters * 0.95, size, spot.width + 10, True, True))
            return
        ends = stepper.n <= stepper.least if spot.kind == MINUS else stepper.n >= stepper.most
        side = min(52.0, spot.width, spot.height)
        drawn = [
            ground.stretched("house/button_paper", spot.x, spot.y, side - 4, side - 4),
            Sprite(f"house/icon_{spot.kind}", spot.x, spot.y, side * 0.55, side * 0.55),
        ]
        (dim if ends else whole).extend(faded(drawn, DIM) if ends else drawn)

    def place(self, kind: str, slot: int = 0) -> Place | None:
        """Where something of the band is in the window."""
        spot = next((spot for spot in self.shelf.spots if (spot.kind, spot.slot) == (kind, slot)), None)
        return self.shelf.place_of(spot) if spot is not None else None

    def spot_at(self, x: float, y: float) -> Spot | None:
        """And what is at a place of the window."""
        shelf = self.shelf
        return shelf.spot_at(*shelf.to_world(x, y)) if shelf.opacity and shelf.collide_point(x, y) else None

    def piece_of(self, spot: Spot) -> Piece | None:
        """What of it may be taken up there."""
        offered = pieces.offered(self.board.view)
        kinds = TAKEN.get(spot.kind, (pieces.AMENITY,) if spot.kind == PIECE else ())
        return next((piece for piece in offered if piece.kind in kinds), None)


class _HandShelf(Shelf):
    """A finger on the cards opens the hand as long as it stays; a tap opens it too."""

    def __init__(self, board: Around, fingers: Shelved) -> None:
        super().__init__((350, 84), [], fingers)
        self._board = board

    def on_touch_down(self, touch: MotionEvent) -> bool:
        if self.opacity and self.collide_point(*touch.pos) and not touch.is_mouse_scrolling:
            spot = self.spot_at(*self.to_world(*touch.pos))
            board = self._board
            if spot is not None and spot.kind == HAND and board.home in board.here and not board.choosing.carried:
                board.open_hand(board.home, touch)
                return True
        return bool(super().on_touch_down(touch))


def _laid(kinds: tuple[str, ...], wide: float, high: float) -> list[Spot]:
    """Side by side; in two rows, where they would be smaller than a finger."""
    shares = [WIDER.get(kind, 1.0) for kind in kinds]
    rows = 2 if wide / sum(shares) < TARGET and high >= 2 * TARGET else 1
    first = (len(kinds) + 1) // 2 if rows == 2 else len(kinds)
    spots = []
    for row, part in enumerate((kinds[:first], kinds[first:])[:rows]):
        part_shares = [WIDER.get(kind, 1.0) for kind in part]
        unit, x = (wide - 8) / sum(part_shares), 4.0
        for kind, share in zip(part, part_shares, strict=True):
            cell = unit * share
            y = high / rows * (row + 0.5)
            spots.append(Spot(kind, 0, x + cell / 2, y, cell, high / rows, 1.0))
            x += cell
    return spots


def _within(spot: Spot, letters: float, worded: bool) -> tuple[float, float, float, Place]:
    """Where a picture stands in its place and how large it is, and where its number: below it, or beside it."""
    if not worded:
        return spot.x, spot.y, min(spot.width - 6, spot.height - 10, 56.0), (spot.x, spot.y)
    if spot.width > spot.height * 1.1:
        side = min(spot.height - 12, spot.width * 0.5)
        x = spot.x - spot.width * 0.22
        return x, spot.y, side, (spot.x + spot.width * 0.26, spot.y)
    side = min(spot.height - letters * 1.25 - 6, spot.width - 6, 46.0)
    y = spot.y - letters * 0.6
    return spot.x, y, side, (spot.x, y + side / 2 + letters * 0.7)


def _picture(name: str, x: float, y: float, side: float) -> Sprite:
    """A picture fitted into a square."""
    width, height = atlas.piece(name).size
    grown = side / max(width, height)
    return Sprite(name, x, y, width * grown, height * grown)


def _fan(card: Sprite, side: float) -> list[Sprite]:
    """Three cards side by side, as they are held."""
    found = []
    for k in (-1, 0, 1):
        one = Sprite(card.picture, card.x + k * side * 0.2, card.y + abs(k) * 2, card.width * 0.86, card.height * 0.86)
        one.angle = -12.0 * k
        found.append(one)
    return found


def _moved(sprite: Sprite, x: float, y: float) -> Sprite:
    sprite.x += x
    sprite.y += y
    return sprite

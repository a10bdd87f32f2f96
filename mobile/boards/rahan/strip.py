"""The band below the board: the cards of whoever looks, what they lack and how far that is, the deck with the die."""

from __future__ import annotations

from typing import Protocol

from kivy.metrics import dp

from core.game import Seat
from core.games.rahan.content import CAVE, HELD, Beast, Card, Need
from core.games.rahan.course import complete
from core.games.rahan.position import Ask, Keep, Loot
from core.games.rahan.shooting import lootable
from mobile.boards.base import Box, Form, Stage
from mobile.boards.canvas import Sprite
from mobile.boards.rahan import ways
from mobile.boards.rahan.choosing import COMBAT, Choosing
from mobile.boards.rahan.ground import BEASTS, CARDS, NEEDS
from mobile.boards.rahan.sight import Place, Sight
from mobile.boards.shelf import Shelf, Shelved, Spot
from mobile.boards.sprites import at_body, faded, words
from mobile.look import theme
from mobile.look.kit import Plate, put

CARD, DECK, CHOICE, LACKS = "card", "deck", "choice", "lacks"  # kinds of spots
WIDE, HIGH = 74.0, 106.0  # dp of a card's body
ROW, ROOMY = 23.0, 32.0  # dp of what is lacking, above the cards; and where there is room
CELL, MOST = 44.0, 66.0  # dp: how wide a card's place is at least, and at most
BEYOND = 2.0  # dp that cards may be touched beside the band: eight of them are as wide as fingers need
RAISED = 6.0  # dp that a chosen card stands above the others
DIM = 0.42
PART = 0.8  # of that row, that a picture in it takes


class Around(Sight, Protocol):
    """Whose cards they are."""

    @property
    def shown(self) -> Seat:
        """Whose cards are looked at."""


class Strip:
    """What lies there, and where."""

    def __init__(self, board: Around, choosing: Choosing, fingers: Shelved) -> None:
        self.board = board
        self.choosing = choosing
        self.shelf = Shelf((350, 84), [], fingers)
        self.frame, self.paper = Plate("house/panel_wood"), Plate("house/chip_paper")
        self.row = ROW
        self._seen: object = None

    def arrange(self, stage: Stage, box: Box, form: Form) -> None:
        for part in (self.frame, self.paper, self.shelf):
            if part.parent:
                part.parent.remove_widget(part)
        put(self.frame, *box)
        stage.add(self.frame, *box)
        self.row = ROOMY if box.height > dp(110) else ROW
        row = dp(self.row)
        stage.add(self.paper, box.x + dp(3), box.top - row - dp(1), box.width - dp(6), row)
        wide = box.width + 2 * dp(BEYOND)
        self.shelf.world = (wide / dp(1), box.height / dp(1))
        stage.add(self.shelf, box.x - dp(BEYOND), box.y, wide, box.height)
        self._seen = None

    def fade(self, alpha: float) -> None:
        for part in (self.frame, self.paper, self.shelf):
            part.opacity = alpha

    @property
    def away(self) -> bool:
        """Has something else the band?"""
        return bool(self.board.may_flick)

    def show(self) -> None:
        """Draw it, where it is another one than before."""
        board, choosing = self.board, self.choosing
        self.fade(0.0 if self.away else 1.0)
        if self.away:
            self._seen = None
            self.shelf.draw([])
            self.shelf.mark([])
            return
        if self.choices():
            self.paper.opacity = 0.0
        chosen = (choosing.card, choosing.swap, choosing.move if board.ask in (Ask.KEEP, Ask.LOOT) else None)
        seen = (board.view, board.seat, board.shown, board.ask, chosen, theme.text_scale())
        if seen != self._seen:
            self._seen = seen
            self.shelf.spots = self._lay()
            self._draw()

    def _lay(self) -> list[Spot]:
        """A place for each kind of card that is held, and for the deck."""
        wide, high = self.shelf.world
        choices = self.choices()
        row = self.row
        middle, room = row + (high - row) / 2, high - row
        if choices:
            cell = min(MOST, wide / len(choices))
            left = (wide - cell * len(choices)) / 2
            return [
                Spot(CHOICE, choice, left + (k + 0.5) * cell, middle, cell, room, self._grown(cell, room))
                for k, choice in enumerate(choices)
            ]
        lacks = Spot(LACKS, 0, wide / 2, row / 2, wide, row, 1.0)
        kinds = self.kinds()
        fits = int(wide // CELL)
        if len(kinds) + 1 > fits and COMBAT in kinds:
            kinds.remove(COMBAT)  # it may be played by touching whom it is meant for
        cell = min(MOST, wide / max(fits if fits < 9 else 9, len(kinds) + 1))
        grown = self._grown(cell, room)
        spots = [Spot(CARD, kind, (k + 0.5) * cell + 1, middle, cell, room, grown) for k, kind in enumerate(kinds)]
        return [*spots, Spot(DECK, 0, wide - cell / 2 - 1, middle, cell, room, grown), lacks]

    @staticmethod
    def _grown(cell: float, room: float) -> float:
        return min((cell - 5) / WIDE, (room - RAISED) / HIGH)

    def kinds(self) -> list[int]:
        """The kinds of cards of the seat that is looked at."""
        view, seat = self.board.view, self.board.shown
        kinds = [card for card in range(HELD) if view.hands[seat][card]]
        return [*kinds, COMBAT] if view.combat >> seat & 1 else kinds

    def choices(self) -> tuple[int, ...]:
        """What one of is to be chosen, in place of the hand: beasts that were drawn, or things of the one hit."""
        view = self.board.view
        if self.board.ask is Ask.KEEP:
            return tuple(int(beast) for beast in Beast if view.drawn >> beast & 1)
        return lootable(view) if self.board.ask is Ask.LOOT else ()

    def choice(self, number: int) -> Keep | Loot:
        """The move of a choice."""
        return Keep(number) if self.board.ask is Ask.KEEP else Loot(number)

    def _draw(self) -> None:
        sprites: list[Sprite] = []
        marks: list[Sprite] = []
        texts: list[Sprite] = []
        for spot in self.shelf.spots:
            if spot.kind == CARD:
                self._card(spot, sprites, marks, texts)
            elif spot.kind == CHOICE:
                names = BEASTS if self.board.ask is Ask.KEEP else NEEDS
                raised = self.choosing.move == self.choice(spot.slot)
                sprites.append(card(names[spot.slot], spot.x, spot.y - RAISED * raised + RAISED / 2, spot.grown))
            elif spot.kind == DECK:
                self._deck(spot, sprites, marks, texts)
            else:
                self._lacks(spot, sprites, texts)
        self.shelf.draw(sprites)
        self.shelf.mark([*marks, *texts])

    def _card(self, spot: Spot, sprites: list[Sprite], marks: list[Sprite], texts: list[Sprite]) -> None:
        board, choosing, kind = self.board, self.choosing, spot.slot
        name = "combat" if kind == COMBAT else CARDS[Card(kind)]
        count = 1 if kind == COMBAT else board.view.hands[board.shown][kind]
        swapped = (choosing.swap or ()).count(kind)
        up = RAISED if choosing.card == kind or swapped else 0.0
        x, y = spot.x, spot.y + RAISED / 2 - up
        mine = board.shown == board.home and board.ask is not None
        lying = [card(name, x + 2.4 * k, y - 2.4 * k, spot.grown) for k in range(min(count, 3) - 1, -1, -1)]
        if mine and choosing.usable(kind):
            sprites += lying
        else:
            marks += faded(lying[-1:], DIM if mine or board.shown != board.home else 0.75)
        if count > 1 or swapped:
            text = f"{swapped}/{count}" if swapped else f"×{count}"
            texts += badge(text, x + spot.grown * WIDE / 2 - 7, y + spot.grown * HIGH / 2 - 8)

    def _deck(self, spot: Spot, sprites: list[Sprite], marks: list[Sprite], texts: list[Sprite]) -> None:
        board = self.board
        draws = self.choosing.offers.draws and board.shown == board.home
        deck = card("back", spot.x, spot.y + RAISED / 2, spot.grown)
        die = at_body("rahan/die_b_6", spot.x, spot.y, min(1.3, (spot.width - 10) / 32), False)
        if draws:
            sprites += [deck, die]
        else:
            marks += faded([deck], DIM)
        texts += badge(str(sum(board.view.deck)), spot.x, spot.y + spot.grown * HIGH / 2 - 6)

    def _lacks(self, spot: Spot, sprites: list[Sprite], texts: list[Sprite]) -> None:
        """The four things: held, or so many cards away."""
        for icon, text, x in self.lacking(spot.width):
            sprites.append(at_body(icon, x, spot.y, self.row * PART / 24, False))
            if text:
                left = x + self.row * PART / 2 + 3
                texts.append(words(text, left + self._wide(text) / 2, spot.y, self._letters, 90))

    @property
    def _letters(self) -> float:
        """How large numbers are there: as the player's words, as far as the row is high."""
        return min((14.0 if self.row == ROW else 17.0) * theme.text_scale(), self.row * 0.78)

    def _wide(self, text: str) -> float:
        return 0.6 * self._letters * len(text)

    def lacking(self, wide: float) -> list[tuple[str, str, float]]:
        """Pictures, numbers and places of what is held and of what is still to be had."""
        view, seat = self.board.view, self.board.shown
        found = []
        order = (Need.WATER, Need.FIRE, Need.FOOD, Need.INVENTION)
        for need in order:
            has = bool(view.needs[seat][need])
            far = 0 if has else ways.cards_for(view, seat, need)
            text = "" if has or far >= ways.FAR else str(far)
            found.append((f"rahan/lack_{NEEDS[need]}_{'full' if has else 'grey'}", text))
        if complete(view.needs[seat]):
            far = max(1, ways.cards_to(view, view.cavemen[seat], CAVE))
            found.append(("rahan/lack_home_grey", str(far)))
        found.append(("rahan/sign_weapon", f"{view.deck[Card.WEAPON]}/{sum(view.deck)}"))
        icon = self.row * PART
        widths = [icon + (3 + self._wide(text) if text else 0.0) for _, text in found]
        gap = (wide - 8 - sum(widths)) / len(found)
        starts = [4 + gap / 2 + sum(widths[:k]) + gap * k for k in range(len(found))]
        return [(name, text, x + icon / 2) for (name, text), x in zip(found, starts, strict=True)]

    def lack_at(self, x: float) -> str:
        """The picture in the upper row at a place."""
        wide = self.shelf.world[0]
        found = self.lacking(wide)
        return min(found, key=lambda item: abs(item[2] + 8 - x))[0]

    def place(self, kind: str, slot: int = 0) -> Place | None:
        """Where something of the band is in the window."""
        spot = next((spot for spot in self.shelf.spots if (spot.kind, spot.slot) == (kind, slot)), None)
        return self.shelf.place_of(spot) if spot is not None else None


def card(name: str, x: float, y: float, grown: float) -> Sprite:
    """A card."""
    return at_body(f"rahan/card_{name}", x, y, grown)


def badge(text: str, x: float, y: float) -> list[Sprite]:
    """A number on a dark ground."""
    wide = 8.0 + 8.0 * len(text)
    return [Sprite("house/chip_dark", x, y, wide, 18.0), words(text, x, y, 14, 60, True, True)]

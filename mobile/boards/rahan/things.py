"""What may be asked about in Rahan: squares, all that stands, cards, the deck, what is still lacking."""

from __future__ import annotations

from typing import Protocol

from kivy.metrics import dp

from core.game import Seat
from core.games.rahan.content import (
    ANIMAL_SQUARES,
    BEAST_SQUARES,
    CAVE,
    CENTRE,
    FIRE,
    MM,
    STEPS,
    WATER,
    Card,
    Need,
    middle,
)
from core.games.rahan.course import complete, held
from core.games.rahan.position import Ask
from mobile.boards.base import Box, Thing
from mobile.boards.rahan import ground, names, odds, saying, ways
from mobile.boards.rahan.camera import Camera
from mobile.boards.rahan.choosing import COMBAT, Choosing
from mobile.boards.rahan.ground import ANIMAL, ANIMALS, BEAST, BEASTS, CARDS, CAVEMAN, NEEDS, Figure
from mobile.boards.rahan.sight import Sight
from mobile.boards.rahan.strip import CARD, CHOICE, DECK, Strip
from mobile.boards.shelf import Shelf, Spot
from mobile.look.theme import SEATS
from mobile.words import count, say, whose

# Every kind of thing, and the chapter of the rules page that tells of it.
CHAPTERS = {
    **dict.fromkeys(("square", "steps", "corner"), "move"),
    **dict.fromkeys(("cave", "centre", "home"), "win"),
    **dict.fromkeys(("water_square", "fire_square", "water", "fire"), "things"),
    **dict.fromkeys(("rahan", "invention", "advance"), "rahan"),
    **dict.fromkeys((*ANIMALS, "animal_square", "food", "knife"), "hunt"),
    **dict.fromkeys((*BEASTS, "beast_square"), "beasts"),
    **dict.fromkeys(("weapon", "weapons_left"), "flint"),
    **dict.fromkeys(("combat", "rival"), "combat"),
    **dict.fromkeys(("deck",), "draw"),
    "own": "turn",
}
KINDS = tuple(sorted(CHAPTERS))


def thing(kind: str, picture: str, place: Box | None, here: str = "", **given: object) -> Thing:
    """One of this game's, with its chapter."""
    return Thing(kind, (f"rahan/{picture}",), given, here, place, CHAPTERS[kind])


class Around(Sight, Protocol):
    """Whose things they are."""

    camera: Camera

    @property
    def shown(self) -> Seat: ...


class Things:
    """Finds what lies at a place of the window."""

    def __init__(self, board: Around, choosing: Choosing, strip: Strip) -> None:
        self.board = board
        self.choosing = choosing
        self.strip = strip

    def at(self, x: float, y: float) -> Thing | None:
        board, shelf = self.board, self.strip.shelf
        if shelf.opacity and shelf.collide_point(x, y):
            across, down = shelf.to_world(x, y)
            spot = shelf.spot_at(across, down)
            return self._in_band(shelf, spot, across) if spot is not None else None
        if not board.canvas.collide_point(x, y):
            return None
        corner = board.camera.corner
        if corner.covers(x, y):
            return thing("corner", "square_chosen", Box(*corner.pos, *corner.size))
        across, down = board.canvas.to_world(x, y)
        figure = ground.figure_at(board.view, board.marks, across, down)
        if figure is not None:
            return self._figure(figure)
        square = ground.square_at(across, down)
        return self._square(square) if square is not None else None

    # On the board

    def _figure(self, figure: Figure) -> Thing:
        board, view, (kind, number) = self.board, self.board.view, figure
        box = self._round(figure)
        seat = board.home
        if kind == ANIMAL:
            p = odds.percent(odds.at_animal(view, seat, number))
            hunts = not view.needs[seat][Need.FOOD] and board.options.get("aim") != "none"
            return thing(ANIMALS[number], f"sign_{ANIMALS[number]}", box, say("rahan.here_prey", p=p) if hunts else "")
        if kind == BEAST:
            owner = view.beset.index(number)
            return thing(BEASTS[number], f"sign_{BEASTS[number]}", box, self._beast(owner), name=board.name_of(owner))
        if kind == CAVEMAN and number == seat:
            return self._seat("own", seat, box, self._lacking(seat))
        if kind == CAVEMAN:
            return self.rival(number, box)
        far = ways.cards_for(view, seat, Need.INVENTION)
        here = count("rahan.here_away", far) if far < ways.FAR and not view.needs[seat][Need.INVENTION] else ""
        return thing("rahan", "sign_rahan", box, here)

    def _beast(self, owner: Seat) -> str:
        board, view = self.board, self.board.view
        if owner != board.home:
            return say("rahan.here_besets", name=board.name_of(owner))
        p = odds.percent(odds.at_beast(view, owner, view.cavemen[owner]))
        return say("rahan.here_beast", p=p) if board.options.get("aim") != "none" else ""

    def _lacking(self, seat: Seat) -> str:
        view = self.board.view
        if complete(view.needs[seat]):
            return say("rahan.here_all")
        lacks = [names.need(need) for need in Need if not view.needs[seat][need]]
        form = "rahan.here_lacks.you" if seat == self.board.home else "rahan.here_lacks"
        return say(form, name=self.board.name_of(seat), things=names.listed(lacks))

    def rival(self, seat: Seat, box: Box | None) -> Thing:
        """Another seat: what it lacks, and whether its next card wins."""
        board, view = self.board, self.board.view
        here, name = self._lacking(seat), board.name_of(seat)
        home = ways.home_card(view, seat)
        if home:
            here = say("rahan.here_home", name=name, card=home)
        elif ways.meets_rahan(view, seat):
            here = f"{here} {say('rahan.here_meets')}"
        here = f"{here} {self._fights(seat)}"
        return self._seat("rival", seat, box, here, name=name, whose=whose(name), n=held(view, seat))

    def _fights(self, seat: Seat) -> str:
        """Whether another may still attack, or has a beast to get rid of first."""
        view, name = self.board.view, self.board.name_of(seat)
        beast = view.beset[seat]
        if beast >= 0:
            return say("rahan.here_chased", beast=names.sentence(names.the_beast(beast)), name=name)
        return say("rahan.here_armed" if view.combat >> seat & 1 else "rahan.here_disarmed")

    def _seat(self, kind: str, seat: Seat, box: Box | None, here: str, **given: object) -> Thing:
        token = f"house/seat_{SEATS[self.board.marks[seat]]}"
        return Thing(kind, (token,), given, here, box, CHAPTERS[kind])

    def _square(self, square: int) -> Thing:
        board, view, seat = self.board, self.board.view, self.board.home
        box = self._box(square)
        told = saying.far(view, seat, square) if board.seat is not None else ()
        here = " ".join(part if part.endswith(".") else f"{part}." for part in told if part)
        if square == view.cavemen[seat]:
            here = ""
        if square in WATER:
            return thing("water_square", "lack_water_full", box, here)
        if square in FIRE:
            return thing("fire_square", "lack_fire_full", box, here)
        if square == CENTRE:
            return thing("centre", "lack_home_full", box, here)
        if square in CAVE:
            return thing("cave", "lack_home_full", box, here)
        if square in ANIMAL_SQUARES:
            animal = ANIMAL_SQUARES.index(square)
            return thing("animal_square", f"sign_{ANIMALS[animal]}", box, here, animal=names.the_animal(animal))
        if square in BEAST_SQUARES:
            beast = BEAST_SQUARES.index(square)
            return thing("beast_square", f"sign_{BEASTS[beast]}", box, here, beast=names.the_beast(beast))
        return thing("square", "square_legal", box, here)

    def _box(self, square: int) -> Box:
        x, y = middle(square)
        return self._window(x - MM / 2, y - MM / 2, x + MM / 2, y + MM / 2)

    def _round(self, figure: Figure) -> Box:
        x, y = ground.feet(self.board.view)[figure]
        sprite = ground.at_piece(ground.picture(figure, self.board.marks), x, y)
        wide, high = sprite.width * sprite.scale / 2, sprite.height * sprite.scale / 2
        return self._window(sprite.x - wide, sprite.y - high, sprite.x + wide, sprite.y + high)

    def _window(self, left: float, top: float, right: float, low: float) -> Box:
        canvas = self.board.canvas
        (x, y), (a, b) = canvas.to_window_place(left, low), canvas.to_window_place(right, top)
        return Box(x, y, a - x, b - y)

    # In the band

    def _in_band(self, shelf: Shelf, spot: Spot, across: float) -> Thing | None:
        board, view, box = self.board, self.board.view, _round(shelf, spot)
        if spot.kind == CARD:
            return self._card(spot.slot, box)
        if spot.kind == CHOICE:
            if board.ask is Ask.KEEP:
                return thing(BEASTS[spot.slot], f"card_{BEASTS[spot.slot]}", box, name=board.name_of(board.home))
            return thing(NEEDS[spot.slot], f"card_{NEEDS[spot.slot]}", box)
        if spot.kind == DECK:
            return thing("deck", "card_back", box, self._deck(), n=sum(view.deck), out=sum(view.discards))
        return self._lack(self.strip.lack_at(across).removeprefix("rahan/"), box)

    def _deck(self) -> str:
        view = self.board.view
        return say("rahan.here_deck", n=view.deck[Card.WEAPON], all=sum(view.deck))

    def _card(self, kind: int, box: Box) -> Thing:
        board, seat = self.board, self.board.shown
        refusal = None
        if seat == board.home and not self.choosing.usable(kind):
            refusal = self.choosing.why_not(kind)
        here = board.refuse(refusal) if refusal is not None else ""
        if kind == COMBAT:
            return thing("combat", "card_combat", box, here)
        n = board.view.hands[seat][kind]
        picture = f"card_{CARDS[Card(kind)]}"
        if kind < STEPS:
            return thing("steps", picture, box, here, n=kind + 1, held=n)
        return thing(("advance", "knife", "weapon")[kind - STEPS], picture, box, here, held=n)

    def _lack(self, picture: str, box: Box) -> Thing | None:
        board, view, seat = self.board, self.board.view, self.board.shown
        name = picture.removeprefix("lack_").removesuffix("_full").removesuffix("_grey")
        if name == "sign_weapon":
            return thing("weapons_left", "card_weapon", box, self._deck())
        if name == "home":
            return thing("home", "lack_home_full", box)
        need = NEEDS.index(name)
        if view.needs[seat][need]:
            here = say("rahan.here_has.you" if seat == board.home else "rahan.here_has", name=board.name_of(seat))
        else:
            far = ways.cards_for(view, seat, Need(need))
            here = count("rahan.here_away", far) if far < ways.FAR else say("rahan.no_way")
        return thing(name, f"card_{name}", box, here)


def _round(shelf: Shelf, spot: Spot) -> Box:
    x, y = shelf.to_window_place(spot.x, spot.y)
    wide, high = spot.width * dp(1), spot.height * dp(1)
    return Box(x - wide / 2, y - high / 2, wide, high)

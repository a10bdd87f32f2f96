"""What flies over the board in TerriStories: cubes, people, zones, cards, what changes; built round (0, 0)."""

from __future__ import annotations

from collections.abc import Callable

from core.games.terristories.effects import INDICES
from mobile.boards import acts
from mobile.boards.acts import Act
from mobile.boards.canvas import BoardCanvas, Sprite
from mobile.boards.sprites import words
from mobile.boards.terristories import ground, wording
from mobile.boards.terristories.face import Card, Deck, picture, title
from mobile.boards.terristories.sight import Place
from mobile.look import atlas, theme

MOST = 5  # cubes that are seen to fly, however many they are
CUBE = 19.0  # dp
ASIDE = 9.0  # dp between two cubes that fly
PILED = 0.14  # of the time, by which each comes after the one before
HIGH, WIDE = 34.0, 82.0  # dp of what a change of an index stands on
CARD = 112.0, 84.0  # dp of a card's picture in the air
TITLE = 190.0  # dp of its title
SAID = 15.0  # dp of letters
LARGEST = 1.4  # how much larger they become where all text does
PAPER = "house/chip_paper"


def cube(x: float = 0.0, y: float = 0.0) -> Sprite:
    return Sprite("terristories/cube", x, y, CUBE, CUBE)


def cubes(canvas: BoardCanvas, n: int, start: Place | None, goal: Place | None, seconds: float) -> Act | None:
    """So many go from one place of the window to another, one after the other."""
    seen = min(abs(n), MOST)
    low = (seen - 1) / 2
    return acts.both(
        *(
            acts.carry(canvas, [cube((k - low) * ASIDE)], start, goal, seconds * (1 - PILED * (seen - 1 - k)))
            for k in range(seen)
        )
    )


def man(mark: int, grown: float) -> list[Sprite]:
    return [ground.man(mark, 0, 0, grown)]


def zone(mark: int, grown: float) -> list[Sprite]:
    return [Sprite(f"terristories/zone_{mark}", 0, 0, ground.ZONE, ground.ZONE, scale=grown)]


def amenity(name: str, grown: float) -> list[Sprite]:
    return [Sprite(f"terristories/amenity_{name}", 0, 0, 20, 20, scale=grown)]


def card(which: Card, named: bool = True, room: float = TITLE) -> list[Sprite]:
    """A card's picture, and what it is called in so much room."""
    wide, high = CARD
    seen = [Sprite(picture(which), 0, 0, wide, high) if which.deck is not Deck.POWER else _face(picture(which))]
    return [*seen, *said(title(which), high / 2 + 18, room)] if named else seen


def _face(name: str) -> Sprite:
    return Sprite(name, 0, 0, CARD[1], CARD[1])


def back(role: int) -> list[Sprite]:
    return [Sprite(f"terristories/back_{role}", 0, 0, 48, 64)]


def said(text: str, y: float = 0.0, width: float = TITLE) -> list[Sprite]:
    """Words on paper, centred there."""
    label = words(text, 0, y, SAID * min(LARGEST, theme.text_scale()), width)
    return [*paper(0, y, label.width + 20, label.height + 8), label]


def resources(by: int) -> list[Sprite]:
    """So many more, or fewer."""
    return [*paper(0, 0, 62, 28), cube(-14), words(wording.signed(by), 11, 0, 18, 50)]


def change(place: int, by: int) -> list[Sprite]:
    """What an index changes by."""
    index = Sprite(f"terristories/index_{INDICES[place]}", -18, 0, 26, 26)
    return [*paper(0, 0, WIDE, HIGH), index, words(wording.signed(by), 16, 0, 21, 50)]


def paper(x: float, y: float, wide: float, high: float) -> list[Sprite]:
    """A plate of paper so large, its ends as they are drawn."""
    found = atlas.piece(PAPER)
    around, up = found.texture.width, found.texture.height
    share = up / found.size[1]  # pixels a dp
    end = found.patch[0] if found.patch is not None else found.size[1] / 2
    cut = round(end * share)
    left, right = (found.texture.get_region(k, 0, cut, up) for k in (0, around - cut))
    inner = found.texture.get_region(cut, 0, max(1, around - 2 * cut), up)
    return [
        Sprite(inner, x, y, max(1.0, wide - 2 * end), high),
        Sprite(left, x - wide / 2 + end / 2, y, end, high),
        Sprite(right, x + wide / 2 - end / 2, y, end, high),
    ]


def labels(n: int) -> list[Sprite]:
    """So many more."""
    sign = Sprite("terristories/label", -14, 0, 24, 24)
    return [*paper(0, 0, 62, 30), sign, words(wording.signed(n), 11, 0, 18, 50)]


def role(which: int, text: str) -> list[Sprite]:
    """A role's face, and who has it."""
    return [Sprite(f"terristories/face_{which}", 0, 0, 84, 84), *said(text, 58, 220)]


def shield() -> list[Sprite]:
    return [Sprite("terristories/shield", 0, 0, 34, 34)]


def rise(canvas: BoardCanvas, sprites: list[Sprite], place: Place | None, seconds: float) -> Act | None:
    """They rise from a place of the window, as points do."""
    if place is None:
        return None
    high = acts.RISE * canvas.unit
    x, y = place[0], min(place[1], canvas.top - 2.2 * high)  # all of it is seen
    return acts.carry(canvas, sprites, (x, y), (x, y + high), seconds)


def stay(canvas: BoardCanvas, sprites: list[Sprite], place: Place | None, seconds: float) -> Act | None:
    """They are seen at a place of the window for a while."""
    if place is None:
        return None

    def begin(done: Callable[[], None]) -> None:
        x, y = canvas.to_world(*place)
        for sprite in sprites:
            sprite.x += x
            sprite.y += y
        acts.wait(canvas, seconds, sprites)(done)

    return begin

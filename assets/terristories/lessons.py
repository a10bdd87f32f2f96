# ruff: noqa: E501 - the outlines of drawings are long
"""Pictures for the rules: each shows one thing that is done, on the felt of the night, without a word."""

from collections.abc import Callable
from random import Random

from assets.build.hand import BONE, INK, PAPER, SHADOW, circle, drawing, group, moved, path, rect, text
from assets.terristories.amenities import amenity
from assets.terristories.lands import land
from assets.terristories.marks import chosen, count_plate, room
from assets.terristories.paint import FILTERS, line
from assets.terristories.pictures import alone, box, man, rounded, town
from assets.terristories.rain import token
from assets.terristories.signs import SIGNS, meteor
from assets.terristories.stock import framed
from assets.terristories.tokens import role_cube

ACROSS = 220  # dp


def night(tall: float, seed: int) -> str:
    """What all of them stand on."""
    dice = Random(seed)
    stars = "".join(
        circle(
            round(dice.uniform(-310, 310)),
            round(dice.uniform(-tall / 2, tall / 2)),
            dice.choice((1, 1.4, 2)),
            fill="#fff6dc",
            opacity=0.6,
        )
        for _ in range(40)
    )
    sky = '<radialGradient id="sky" cx=".3" cy=".1" r="1.1"><stop offset="0" stop-color="#3d6a86"/><stop offset="1" stop-color="#15283c"/></radialGradient>'
    return sky + rect(-320, -tall / 2, 640, tall, 0, fill="url(#sky)") + stars


def ground(x: float, y: float, name: str, scale: float = 1) -> str:
    return moved(x, y, alone(land(name)), scale=scale)


def seen(x: float, y: float, name: str, scale: float = 1.6) -> str:
    """A little sign, larger than on cards."""
    return moved(x, y, SIGNS[name](), scale=scale)


def holds(x: float, y: float, n: int | str) -> str:
    """A land's number on its plate, over the land's middle."""
    return moved(x, y - 62, count_plate()) + text(x, y - 48, 40, str(n), font="Nunito", weight=800)


def rooms(x: float, y: float, count: int) -> str:
    return "".join(moved(x + 52 * (k - (count - 1) / 2), y + 14, room(), scale=0.76) for k in range(count))


def number(x: float, y: float, what: str, good: bool | None = None) -> str:
    """A change, on a round of paper: green what is won, red what is lost."""
    ink = "#33200f" if good is None else "#2c6a2c" if good else "#a3281a"
    wide = 17 + 11 * len(what)
    return (
        rect(x - wide + 2, y - 18, 2 * wide, 40, 20, fill=SHADOW, opacity=0.45, filter="url(#soft1)")
        + rect(x - wide, y - 21, 2 * wide, 40, 20, fill=PAPER, stroke=INK, stroke_width=2.2)
        + text(x, y + 11, 34, what, ink, "Nunito", 800)
    )


def arrow(x: float, y: float, long: float = 60, turn: float = 0) -> str:
    d = f"M0-9H{long - 26}V-22L{long} 0L{long - 26} 22V9H0Z"
    return moved(
        x,
        y,
        path(d, fill=SHADOW, opacity=0.5, transform="translate(3 5)", filter="url(#soft1)"),
        path(d, fill="#ffd75e", stroke=INK, stroke_width=3, stroke_linejoin="round"),
        turn=turn,
    )


def way(d: str) -> str:
    """The way that somebody goes: pearls."""
    return line(d, INK, 11, stroke_dasharray=".1 17", opacity=0.8) + line(d, "#fff3d0", 7.5, stroke_dasharray=".1 17")


def paid(x: float, y: float, count: int, scale: float = 1.3) -> str:
    return "".join(box(x + 34 * k * scale / 1.3, y, scale) for k in range(count))


def lands_() -> str:
    """What each land holds, and its rooms."""
    shown = (("mountain", 9, 2), ("plain", 7, 3), ("swamp", 4, 1))
    return "".join(
        ground(x, 0, name) + holds(x, 0, n) + rooms(x, 0, zones)
        for x, (name, n, zones) in zip((-206, 0, 206), shown, strict=True)
    )


def move() -> str:
    """A step to a land beside; an individual costs two, a zone four."""
    return (
        ground(-216, 0, "plain")
        + ground(-18, 0, "mountain")
        + moved(-18, 0, chosen().replace('id="veil"', 'id="veil2"').replace("url(#veil)", "url(#veil2)"))
        + town(-240, -2, 0, 0.95)
        + group(man(-190, 22, 0, 1.1), opacity=0.45)
        + way("M-186-14C-150-76-70-76-30-16")
        + man(-18, 24, 0, 1.25)
        + paid(132, -46, 2)
        + arrow(196, -44, 48)
        + man(278, -44, 0, 1.1)
        + paid(112, 48, 4, 1.1)
        + arrow(228, 50, 34)
        + town(288, 46, 0, 0.72)
    )


def project() -> str:
    """All pay for a project; it moves an index, and stands on the planet."""
    card = (
        rect(-118, -84, 236, 172, 14, fill=SHADOW, opacity=0.5, transform="translate(4 7)", filter="url(#soft3)")
        + rect(-118, -84, 236, 170, 14, fill="#a58a5a", transform="translate(1.500 4)")
        + rect(-118, -84, 236, 170, 14, fill="#f6ecd4", stroke=INK, stroke_width=2.4)
        + rect(-110, -76, 22, 154, 6, fill="#f2bc3b", stroke=INK, stroke_width=2)
    )
    laid = "".join(moved(x, 44, role_cube(role), scale=1.34) for x, role in ((-60, 0), (-13, 1), (34, 2), (81, 3)))
    return (
        group(
            moved(-276, -50, role_cube(0), scale=1.4),
            moved(-240, -34, role_cube(0), scale=1.4),
            moved(-262, 44, role_cube(3), scale=1.4),
        )
        + arrow(-206, 6, 48)
        + moved(
            -30,
            0,
            card,
            moved(-30, -26, alone(amenity("E10")), scale=1.2),
            seen(44, -34, "index_economy", 1.1),
            moved(88, -34, text(0, 12, 34, "+1", "#2c6a2c", "Nunito", 800)),
            laid,
        )
        + arrow(98, 0, 52)
        + ground(238, 0, "plain", 0.8)
        + moved(238, 8, alone(amenity("E10")), scale=1.2)
    )


def harvest() -> str:
    """A land that is emptied turns barren, and everything falls."""
    return (
        ground(-212, 0, "plain")
        + holds(-212, 0, 2)
        + man(-236, 26, 0, 1.1)
        + paid(-206, 30, 2, 1.2)
        + arrow(-100, 0, 66)
        + ground(74, 0, "plain_barren")
        + man(70, 26, 0, 1.1)
        + "".join(
            seen(212, y, name, 1.15) + number(276, y, "−1", False)
            for y, name in ((-62, "index_social"), (0, "index_economy"), (62, "index_environment"))
        )
    )


def hazard() -> str:
    """Whoever has labels enough is not touched."""
    card = framed(150, 180, "#33325a", 16, moved(0, 0, meteor(), scale=2.6))
    return (
        moved(-226, 0, alone(card))
        + moved(-226, 62, number(0, 0, "2"), seen(-52, 0, "label", 1))
        + man(-60, 8, 3, 1.7)
        + seen(-98, 62, "label", 1.2)
        + seen(-26, 62, "label", 1.2)
        + seen(18, -30, "shield", 1.7)
        + man(168, 8, 2, 1.7)
        + seen(168, 66, "label", 1.2)
        + paid(236, -20, 2, 1.3)
        + number(254, 40, "−2", False)
    )


def regrowth() -> str:
    """The rain token, and what grows; a barren land stays as it is."""
    return (
        moved(-250, 0, alone(token(6)), scale=1.4)
        + arrow(-190, 0, 54)
        + ground(-26, 0, "plain")
        + holds(-26, 0, 3)
        + paid(-70, 24, 1, 1.3)
        + group(paid(-36, 24, 2, 1.3))
        + number(44, 48, "+2", True)
        + ground(206, 0, "swamp_barren")
        + number(206, 26, "0")
    )


def goal() -> str:
    """All three indices at their targets: the four of them cheer."""

    def scale_(y: float, name: str, at: int, wanted: int) -> str:
        dots = "".join(
            circle(
                -226 + 25 * k,
                y,
                6.5,
                fill="#d8432b" if k < 3 else "#8dbb55" if k >= wanted else "#e7cf9a",
                stroke=INK,
                stroke_width=1.6,
            )
            for k in range(11)
        )
        return (
            seen(-270, y, name, 0.92)
            + dots
            + moved(-226 + 25 * wanted + 6, y - 20, SIGNS["target"](), scale=0.9)
            + circle(-226 + 25 * at + 1, y + 2, 12, fill=SHADOW, opacity=0.5)
            + circle(-226 + 25 * at, y, 12, fill=BONE, stroke=INK, stroke_width=2.6)
        )

    plate = rect(-300, -88, 344, 176, 16, fill="#f6ecd4", stroke=INK, stroke_width=2.4)
    people = "".join(man(x, 14 + (k % 2) * 8, k, 1.45) for k, x in enumerate((92, 154, 216, 278)))
    return (
        rect(-300, -88, 344, 176, 16, fill=SHADOW, opacity=0.5, transform="translate(3 6)", filter="url(#soft3)")
        + plate
        + scale_(-50, "index_social", 8, 7)
        + scale_(8, "index_economy", 7, 7)
        + scale_(66, "index_environment", 9, 6)
        + people
    )


LESSONS: dict[str, tuple[int, Callable[[], str]]] = {
    "lands": (220, lands_),
    "move": (220, move),
    "project": (210, project),
    "barren": (220, harvest),
    "hazard": (220, hazard),
    "rain": (220, regrowth),
    "goal": (210, goal),
}


def lessons() -> dict[str, str]:
    made = {}
    for seed, (name, (tall, draw)) in enumerate(LESSONS.items()):
        high = 2 * round(tall * ACROSS / 1280)
        content = FILTERS + rounded(640, tall, night(tall, seed) + draw())
        made[f"rules_{name}"] = drawing(ACROSS, high, content, (-320, -tall / 2, 640, tall), fine="1")
    return made

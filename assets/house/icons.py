# ruff: noqa: E501 - the outlines of drawings are long
"""Icons as little painted things: bone, brass, wood and paper, inked like the pieces. Each in a box of 48 units."""

import math

from assets.build.hand import INK, circle, ellipse, group, moved, path, rect

BONE = "#fdf3dc"
BRASS, BRASS_DARK = "#f0bf55", "#b5802a"
WOOD, WOOD_DARK = "#c98f52", "#8a5a2c"
GREEN, RED, BLUE = "#a3cf74", "#d8513c", "#7cb8cf"
PEN = {"stroke_linecap": "round", "stroke_linejoin": "round", "fill": "none"}


def line(d: str, colour: str = BONE, width: float = 5.2) -> str:
    """A rounded stroke of bone, inked all round, lit along its upper left."""
    return (
        path(d, stroke=INK, stroke_width=width + 4, **PEN)
        + path(d, stroke=colour, stroke_width=width, **PEN)
        + path(d, stroke="#fff", stroke_opacity=0.75, stroke_width=width * 0.26, transform="translate(-.9 -1)", **PEN)
    )


def solid(d: str, fill: str, width: float = 2.6) -> str:
    """A filled, inked shape."""
    return path(d, fill=fill, stroke=INK, stroke_width=width, stroke_linejoin="round", stroke_linecap="round")


def light(d: str, width: float = 2, opacity: float = 0.75) -> str:
    return path(d, stroke="#fff", stroke_opacity=opacity, stroke_width=width, **PEN)


def inner(d: str, colour: str = INK, width: float = 2.2) -> str:
    return path(d, stroke=colour, stroke_width=width, **PEN)


def ring(x: float, y: float, r: float, fill: str, width: float = 2.6) -> str:
    return circle(x, y, r, fill=fill, stroke=INK, stroke_width=width)


def star(points: int, out: float, into: float, x: float = 0, y: float = 0) -> str:
    places = []
    for i in range(2 * points):
        r, a = (into if i % 2 else out), math.pi * i / points
        places.append(f"{x + r * math.sin(a):.1f} {y - r * math.cos(a):.1f}")
    return "M" + "L".join(places) + "Z"


def gear() -> str:
    teeth = []
    for i in range(8):
        a = math.pi * i / 4
        for r, off in ((14.5, -0.27), (20.5, -0.17), (20.5, 0.17), (14.5, 0.27)):
            teeth.append(f"{r * math.sin(a + off):.1f} {-r * math.cos(a + off):.1f}")
    return (
        solid("M" + "L".join(teeth) + "Z", BRASS)
        + circle(0, 0, 10.5, fill=BRASS_DARK)
        + ring(0, 0, 6.2, "#4a2e1a", 2.2)
        + light("M-12-7.500C-9-11.500-5-13-1-13.400")
    )


EYE = "M-22 1C-13-14 13-14 22 1C13 15-13 15-22 1Z"
PHONE = "M-10-21H10C12-21 13-20 13-18V18C13 20 12 21 10 21H-10C-12 21-13 20-13 18V-18C-13-20-12-21-10-21Z"
PALM = (
    "M-9 2V-14C-9-18-3.500-18-3.500-14V-4V-18C-3.500-22 2.500-22 2.500-18V-4V-15.500C2.500-19.500 8.500-19.500 8.500-15.500V-2V-9.500"
    "C8.500-13.500 14-13.500 14-9.500V6C14 16 9 21 1 21C-5 21-9 18.500-12 13L-18 3.500C-20 0-16-3-13 0Z"
)


def pointer() -> str:
    hand = (
        "M-5 4V-16C-5-20.500 1.500-20.500 1.500-16V-3C1.500-7 7.500-7 7.500-2.500V-1C8-4.500 13.500-4.500 13.500-.5V1.500C14-1 19-1 19 3V9C19 17 15 21 7 21"
        "C1 21-3 19-6 14L-13 4.500C-15 1.500-11-2-8.500 .5Z"
    )
    return (
        solid(hand, "#f2cfa2") + inner("M1.500-3V4M7.500-1V5M13.500 2V6", "#8a5a2c", 1.9) + light("M-2.500-15.500V-2")
    )


def hourglass() -> str:
    glass = "M-12-16C-12-6-4-4-3 0C-4 4-12 6-12 16H12C12 6 4 4 3 0C4-4 12-6 12-16Z"
    return (
        solid(glass, "#d6ecee")
        + path("M-8.500-9C-6-4-2.500-3-1.500 0H1.500C2.500-3 6-4 8.500-9Z", fill="#e0a63e")
        + path("M-9.500 14.500C-8 9-3 8.500 0 6C3 8.500 8 9 9.500 14.500Z", fill="#e0a63e")
        + inner("M0 0V7", "#e0a63e", 2)
        + path(glass, fill="none", stroke=INK, stroke_width=2.4)
        + solid("M-15-20.500H15V-15.500H-15ZM-15 15.500H15V20.500H-15Z", WOOD)
        + light("M-13-18.800H8M-13 17.200H8M-9-13C-8.800-10-7.500-8-6-6.500", 1.7)
    )


def cup() -> str:
    bowl = "M-12-18H12C12-4 8 5 0 5S-12-4-12-18Z"
    return (
        path("M-12-14C-20-15-20-3-10-2M12-14C20-15 20-3 10-2", stroke=INK, stroke_width=7, **PEN)
        + path("M-12-14C-20-15-20-3-10-2M12-14C20-15 20-3 10-2", stroke=BRASS_DARK, stroke_width=3, **PEN)
        + solid("M-3 3H3V11H-3Z", BRASS_DARK)
        + solid(bowl, BRASS)
        + path("M12-18C12-4 8 5 0 5C5-1 7-9 6.500-18Z", fill=BRASS_DARK)
        + path(bowl, fill="none", stroke=INK, stroke_width=2.6)
        + solid("M-11 11H11V19.500H-11Z", WOOD_DARK)
        + path(star(5, 6.4, 2.8, 0, -9), fill="#fff6d8", stroke="#8a5a14", stroke_width=1.4, stroke_linejoin="round")
        + light("M-8.500-15C-8.500-8-6.500-3-4-.5M-9 13.200H6", 2)
    )


def bot() -> str:
    return (
        inner("M0-11V-17", INK, 4)
        + ring(0, -18, 3.6, RED, 2.2)
        + solid("M-20-2H-15V8H-20ZM20-2H15V8H20Z", BRASS_DARK)
        + solid("M-11-11H11C14-11 16-9 16-6V14C16 17 14 19 11 19H-11C-14 19-16 17-16 14V-6C-16-9-14-11-11-11Z", WOOD)
        + path("M16-6V14C16 17 14 19 11 19H-3C8 17 11 4 9-11H11C14-11 16-9 16-6Z", fill=WOOD_DARK, opacity=0.75)
        + ring(-6.5, 0, 4.6, "#fffaf0", 2)
        + ring(6.5, 0, 4.6, "#fffaf0", 2)
        + circle(-5.8, 0.4, 2, fill=INK)
        + circle(7.2, 0.4, 2, fill=INK)
        + solid("M-8 9.500H8V14H-8Z", "#fbeed0", 1.8)
        + inner("M-3 9.500V14M3 9.500V14", INK, 1.6)
        + light("M-13 4V-5.500C-13-7.500-12-8.500-10-8.500H-3")
    )


def person() -> str:
    body = "M-18 20C-18 8-11 2.500-5 2C-11-2-11.500-8.500-10-12.500C-8.500-17-4.500-19.500 0-19.500S8.500-17 10-12.500C11.500-8.500 11-2 5 2C11 2.500 18 8 18 20Z"
    return (
        solid(body, WOOD)
        + path(
            "M5 2C11 2.500 18 8 18 20H4C9 15 8 8 3 3C8-2 8-12 4-18.800C7-17.800 9-15.500 10-12.500C11.500-8.500 11-2 5 2Z",
            fill=WOOD_DARK,
            opacity=0.8,
        )
        + path(body, fill="none", stroke=INK, stroke_width=2.6)
        + light("M-7-9C-7-13-4.500-16-1.500-16.500M-14.500 16C-14 11-12 8-8.500 6.500")
    )


def book() -> str:
    cover = "M-21-13C-13-17-4-16 0-11C4-16 13-17 21-13V15C13 11.500 4 12.500 0 17C-4 12.500-13 11.500-21 15Z"
    pages = (
        "M-18-12.500C-11-15-3-13.500 0-9C3-13.500 11-15 18-12.500V10.500C11 8 3 9.500 0 13.500C-3 9.500-11 8-18 10.500Z"
    )
    return (
        solid(cover, "#a8452c")
        + path(pages, fill="#fdf3dc", stroke=INK, stroke_width=1.8, stroke_linejoin="round")
        + inner("M0-9V13.500", INK, 2)
        + inner(
            "M-14-7.500C-10-8.500-6-8-3.500-6M-14-2C-10-3-6-2.500-3.500-.5M-14 3.500C-10 2.500-6 3-3.500 5M14-7.500C10-8.500 6-8 3.500-6M14-2C10-3 6-2.500 3.500-.5",
            "#a58a5a",
            1.7,
        )
    )


def die() -> str:
    return (
        solid("M0-21L19-11V11L0 21L-19 11V-11Z", "#f6e8c8")
        + path("M-19-11L0-1V21L-19 11Z", fill="#e0c894")
        + path("M19-11L0-1V21L19 11Z", fill="#bf9f66")
        + path(
            "M0-21L19-11V11L0 21L-19 11V-11ZM-19-11L0-1L19-11M0-1V21",
            fill="none",
            stroke=INK,
            stroke_width=2.4,
            stroke_linejoin="round",
        )
        + ellipse(0, -11, 4.2, 2.4, fill="#b3301c")
        + "".join(ellipse(x, y, 2.2, 2.9, fill=INK) for x, y in ((-13.5, -2), (-5.5, 12.5), (-9.5, 5.2)))
        + "".join(ellipse(x, y, 2.2, 2.9, fill=INK) for x, y in ((5.5, 3.5), (13.5, 8)))
        + light("M-15.500-10.800L-1-18.400")
    )


def sign(d: str, fill: str, mark: str) -> str:
    return solid(d, fill) + mark


def leaf_pair() -> str:
    return (
        solid("M-13 20C-13 15-7 12 0 12S13 15 13 20Z", WOOD_DARK)
        + line("M0 13C-1 6 0 2 1-3", "#7fae48", 3)
        + solid("M1-2C-14 1-19-8-18-17C-6-18 2-12 1-2ZM1 1C14 2 18-6 17-13C7-14 0-9 1 1Z", "#a3cf74")
        + inner("M-13-13C-8-10-3-6 0-3M13-10C8-7 4-4 2-1", "#4f7a2c", 1.8)
    )


def face(mouth: str) -> str:
    """A round face without eyes."""
    return ring(0, 0, 20, "#ffd24e") + mouth + light("M-15-7C-13-12-9-15-4-16", 2.4)


def icons() -> dict[str, str]:
    """Every icon by its name."""
    arc = "M15.500-7A17 17 0 1 0 16.500 6"
    page = "M-13-20H8L15-13V20H-13Z"
    drawn = {
        "menu": line("M-16-12H16M-16 0H16M-16 12H16"),
        "back": line("M7-15L-8 0L7 15", width=6),
        "next": line("M-7-15L8 0L-7 15", width=6),
        "up": line("M-15 7L0-8L15 7", width=6),
        "down": line("M-15-7L0 8L15-7", width=6),
        "close": line("M-13-13L13 13M13-13L-13 13", width=6),
        "check": line("M-16 2L-5 13L16-12", GREEN, 6.5),
        "plus": line("M0-15V15M-15 0H15", width=6),
        "minus": line("M-15 0H15", width=6),
        "undo": line("M-8-15L-17-6L-8 3M-16-6H5C20-6 20 15 5 15H-7"),
        "redo": line("M8-15L17-6L8 3M16-6H-5C-20-6-20 15-5 15H7"),
        "turn": line(arc + "M17-17V-5.500H5.500"),
        "replay": line("M-15.500-7A17 17 0 1 1-16.500 6M-17-17V-5.500H-5.500")
        + solid("M-4-7.500L8 0L-4 7.500Z", BRASS, 2.2),
        "rematch": line("M-18-7H13M4-16L15-7L4 2M18 8H-13M-4-1L-15 8L-4 17", width=4.6),
        "play": solid("M-11-18L18 0L-11 18Z", BRASS) + light("M-7.500-12V8"),
        "pause": solid("M-14-17H-4V17H-14ZM4-17H14V17H4Z", BRASS) + light("M-11-13V9M7-13V9"),
        "skip": solid("M-18-15L2 0L-18 15ZM0-15L20 0L0 15Z", BRASS) + light("M-15-9V6M3-9V6"),
        "eye": solid(EYE, "#fdf6e3")
        + ring(0, 1, 9.2, BRASS, 2.2)
        + circle(0, 1, 4.8, fill=INK)
        + circle(-3, -2.2, 2.2, fill="#fff"),
        "eye_shut": line("M-19-3C-10 9 10 9 19-3M-14 3L-18 9M-5 6.500L-7 14M5 6.500L7 14M14 3L18 9", width=4),
        "bot": bot(),
        "person": person(),
        "phone": solid(PHONE, "#3a2a20")
        + path("M-9.500-15.500H9.500V12H-9.500Z", fill=BLUE)
        + path("M-9.500-15.500H3L-9.500 4Z", fill="#fff", opacity=0.45)
        + circle(0, 16.5, 2.2, fill=BRASS),
        "settings": gear(),
        "book": book(),
        "log": solid(page, "#fdf3dc")
        + solid("M8-20V-13H15Z", "#d9c193", 2)
        + inner("M-7-8H4M-7-1H9M-7 6H9M-7 13H5", "#7a5733", 2.4),
        "stats": solid("M-18 4H-8V18H-18Z", "#58b08a")
        + solid("M-5-6H5V18H-5Z", BRASS)
        + solid("M8-17H18V18H8Z", RED)
        + light("M-15.500 7V14M-2.500-3V13M10.500-14V13", 1.8)
        + line("M-21 20H21", BONE, 2.6),
        "share": solid("M-17 0H-9V12H9V0H17V20H-17Z", WOOD) + line("M0 8V-15M-9-8L0-17L9-8", BONE, 4.6),
        "zoom": line("M7 7L17 17", WOOD, 6.5)
        + ring(-4, -4, 13, BRASS)
        + ring(-4, -4, 9, "#cfe8ec", 2)
        + light("M-9.500-5.500C-8.500-8.500-6.500-10-4-10", 2.4),
        "hourglass": hourglass(),
        "clock": ring(0, 0, 19, BRASS)
        + ring(0, 0, 14.5, "#fdf6e3", 2)
        + inner("M0-9.500V0L7 4.500", INK, 3.2)
        + light("M-14-8C-12-12-8-15-4-16", 2),
        "trophy": cup(),
        "star": solid(star(5, 21, 9.2, 0, 1.5), "#ffd24e") + light("M-3.500-7L-5.500-2.500L-11-2"),
        "hand": solid(PALM, "#f2cfa2")
        + inner("M-3.500-4V2M2.500-4V2M8.500-3V3", "#8a5a2c", 1.9)
        + light("M-6.500-13V-3"),
        "tap": pointer(),
        "dice": die(),
        "key": line("M-2 2L17 17M10 11L15 6M15 16L19 12", BRASS, 4)
        + ring(-8, -8, 11, BRASS)
        + ring(-8, -8, 4.6, "#4a2e1a", 2)
        + light("M-15-9C-14.500-13-12-15.500-8.500-15.800"),
        "warn": sign("M0-20L21 18H-21Z", "#f2b23b", inner("M0-8V5", INK, 5) + circle(0, 12, 2.9, fill=INK)),
        "info": ring(0, 0, 20, BLUE)
        + inner("M0-1V11M-4-1H0M-4.500 11H4.500", "#fffaf0", 4.2)
        + circle(-0.5, -9, 3, fill="#fffaf0")
        + light("M-15-7C-13-12-9-15-5-16"),
        "wifi": line("M-19-6C-8-16 8-16 19-6M-12 3C-5-3.500 5-3.500 12 3", BONE, 4.6) + ring(0, 12, 5, BRASS),
        "nearby": moved(
            -11, 3, solid(PHONE, "#3a2a20") + path("M-9.500-15.500H9.500V12H-9.500Z", fill=BLUE), scale=0.66
        )
        + moved(13, 7, solid(PHONE, "#3a2a20") + path("M-9.500-15.500H9.500V12H-9.500Z", fill=GREEN), scale=0.5)
        + line("M0-8C3-11 8-11 11-8M-4-14.500C2-20 10-20 16-14.500", BRASS, 3),
        "home": solid("M-14-2V19H14V-2Z", "#f6e8c8")
        + solid("M0-20L21 0L17 4L0-11L-17 4L-21 0Z", "#b5472e")
        + solid("M-5 19V7C-5 1 5 1 5 7V19Z", WOOD_DARK, 2)
        + light("M-16-1.500L-1-15.500"),
        "flag": line("M-12-20V20", WOOD, 4)
        + solid("M-10-18C-3-22 4-13 17-17L12-8L17 2C4 6-3-4-10 1Z", RED)
        + light("M-6-15C-2-16 1-14 4-13"),
        "speech": solid(
            "M-18-17H18C20-17 21-16 21-14V6C21 8 20 9 18 9H0L-11 19V9H-18C-20 9-21 8-21 6V-14C-21-16-20-17-18-17Z",
            "#fdf3dc",
        )
        + "".join(circle(x, -4, 2.9, fill="#7a5733") for x in (-9, 0, 9)),
        "pencil": solid("M-19 19L-15 7L10-18C12-20 20-12 18-10L-7 15Z", BRASS)
        + solid("M-19 19L-15 7L-7 15Z", "#f6e0b8", 2)
        + path("M-19 19L-17.200 13.500L-13.500 17.200Z", fill=INK)
        + solid("M6-14L10-18C12-20 20-12 18-10L14-6Z", "#d8705a", 2.2)
        + light("M-10 5L5-10"),
        "bin": solid("M-14-9H14L11 20H-11Z", "#8f8377")
        + inner("M-5-3L-4 14M5-3L4 14", INK, 2.4)
        + solid("M-18-15H18V-9H-18Z", "#b3a79a")
        + solid("M-6-20H6V-15H-6Z", "#b3a79a"),
        "learn": leaf_pair(),
        "target": ring(0, 0, 20, "#c2392b")
        + circle(0, 0, 14, fill="#fdf3dc")
        + circle(0, 0, 8.5, fill="#c2392b")
        + circle(0, 0, 3.2, fill="#fdf3dc")
        + line("M2-2L17-17M11-18V-11H18", BRASS, 3),
        "fast": solid("M3-22L-15 4H-3L-6 22L15-6H2Z", "#ffd24e") + light("M0-14L-9 0"),
        "bulb": solid("M-7 8C-7 4-14 0-14-8C-14-16-8-21 0-21S14-16 14-8C14 0 7 4 7 8Z", "#ffe08a")
        + solid("M-7 8H7V15C7 19 4 20 0 20S-7 19-7 15Z", "#8f8377")
        + inner("M-6.500 12.500H6.500", INK, 2)
        + light("M-9-8C-9-12-6-15.500-2.500-16.200", 2.6),
        "bluetooth": line("M-11-10L11 10L0 20V-20L11-10L-11 10", "#8fc6e8", 4.6),
        "asleep": solid(
            "M6-19C-8-19-18-10-18 2C-18 13-9 20 1 20C9 20 16 15 18 8C8 12-3 7-4-4C-4.500-10-1-16 6-19Z", "#cfd8f0"
        )
        + line("M6-9H16L7 1H17", BONE, 3.2)
        + light("M-13 3C-13-4-10-9-5-12"),
        "no_link": line("M-20-7C-8-18 8-18 20-7M-13 1C-5-6 5-6 13 1M-5.500 9C-2 6 2 6 5.500 9", width=3.8)
        + ring(0, 16, 3.2, BRASS, 2.2)
        + line("M-16 18L16-18", RED, 5),
        "help": ring(0, 0, 20, BLUE)
        + line("M-6.500-6C-6.500-14 7-14 7-6C7-1 0-1 0 5", "#fffaf0", 4.4)
        + ring(0, 12.5, 3, "#fffaf0", 2),
        "laugh": face(path("M-10 3H10C10 12 5 15 0 15S-10 12-10 3Z", fill="#7a2418", stroke=INK, stroke_width=2.2))
        + inner("M-12-5C-10-10-6-10-4-5M4-5C6-10 10-10 12-5", INK, 2.8),
        "oh": face(ellipse(0, 9, 5, 6.5, fill="#7a2418", stroke=INK, stroke_width=2.2))
        + circle(-7.5, -5, 3, fill=INK)
        + circle(7.5, -5, 3, fill=INK)
        + inner("M-13-13L-6-14M13-13L6-14", INK, 2.2),
        "heart": solid("M0 18C-10 10-20 2-20-8C-20-19-5-21 0-10C5-21 20-19 20-8C20 2 10 10 0 18Z", RED)
        + light("M-15-8C-15-12-12-14.500-8.500-14.500", 2.6),
    }
    return {name: inked(content) for name, content in drawn.items()}


def inked(content: str) -> str:
    """An icon drawn by the hand. The rest of its box is there but not seen: a filter's reach goes by what it is put on."""
    return group(rect(-24, -24, 48, 48, 0, fill="#000", fill_opacity=0.002), content, filter="url(#hand)")

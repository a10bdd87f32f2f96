# ruff: noqa: E501 - the outlines of drawings are long
"""The faces of the four roles, looking out of portholes: at 44 dp their hair, hat and colour tell who it is."""

from collections.abc import Callable

from assets.build.hand import BONE, GOLD, INK, SHADOW, circle, drawing, ellipse, group, moved, path
from assets.terristories.paint import (
    BRASS,
    BRASS_DARK,
    BRASS_LIT,
    FILTERS,
    GLASS,
    ROLES,
    SIGNAL,
    flat,
    inked,
    line,
    polar,
    polygon,
)

WIDTH = 4.2


def eyes(x: float, y: float, apart: float, size: float = 5.6, look: float = 1.5) -> str:
    """Two eyes that look a little aside, each with its glint."""
    return "".join(
        ellipse(x + side * apart, y, size + 2.4, size + 3.2, fill="#fffaf0", stroke_width=2.4)
        + circle(x + side * apart + look, y + 1, size * 0.78, fill=INK, stroke="none")
        + circle(x + side * apart + look - 1.6, y - 1.2, size * 0.28, fill="#fff", stroke="none")
        for side in (-1, 1)
    )


def cheeks(x: float, y: float, apart: float, colour: str) -> str:
    return "".join(ellipse(x + side * apart, y, 8, 5.5, fill=colour, stroke="none", opacity=0.55) for side in (-1, 1))


def mark(d: str, width: float = 3.4, colour: str = INK) -> str:
    return path(d, fill="none", stroke=colour, stroke_width=width)


def farmer() -> str:
    """A broad man with a red beard, a straw hat, and an ear of wheat between his teeth."""
    skin, shade, beard = "#f0b98c", "#c98457", "#c9602c"
    checks = mark(
        "M-70 92L-58 52M-52 92L-44 46M52 92L44 46M70 92L58 52M-84 66H-30M30 66H84M-84 80H-34M34 80H84", 3, "#f3d9c0"
    )
    return inked(
        path("M-84 96C-84 62-60 46-30 42H30C60 46 84 62 84 96Z", fill="#b3301c"),
        checks,
        path("M-34 98V58L-26 44H-16V64H16V44H26L34 58V98Z", fill="#3f6aa0"),
        circle(-22, 62, 4, fill=GOLD, stroke_width=2),
        circle(22, 62, 4, fill=GOLD, stroke_width=2),
        path("M-43-12C-52-14-54 4-43 8M43-12C52-14 54 4 43 8", fill=skin),
        path("M-42-30H42C46 10 38 44 0 46C-38 44-46 10-42-30Z", fill=skin),
        flat("M42-30C46 10 38 44 0 46C24 36 32 10 30-30Z", shade, opacity=0.7),
        cheeks(0, 9, 27, "#e0664a"),
        path(
            "M-44-6C-46 34-32 62 0 62C32 62 46 34 44-6C40 4 36 12 27 15C18 10 8 13 0 17C-8 13-18 10-27 15C-36 12-40 4-44-6Z",
            fill=beard,
        ),
        flat("M44-6C46 34 32 62 0 62C20 54 34 34 36 10C40 6 42 0 44-6Z", "#963f17"),
        mark("M-20 44C-18 50-15 53-12 55M2 48C3 53 5 56 8 57M-34 28C-33 34-31 38-28 41", 2.6, "#8a3a14"),
        path("M-13 28C-6 34 6 34 13 28C10 40-10 40-13 28Z", fill="#7a1f14"),
        path("M-10 29C-4 33 4 33 10 29L9 33H-9Z", fill="#fffaf0", stroke="none"),
        path("M-9 6C-12 18 12 18 9 6C6-4-6-4-9 6Z", fill="#e89a6c"),
        eyes(0, -9, 17),
        mark("M-28-21C-22-25-14-24-9-20M28-21C22-25 14-24 9-20", 5.4, "#9a4518"),
        path("M-86-32C-60-54 60-54 86-32C60-18-60-18-86-32Z", fill="#e9c565"),
        path("M-42-38C-44-72-24-86 0-86S44-72 42-38C20-28-20-28-42-38Z", fill="#f3d57e"),
        flat("M42-38C44-72 24-86 4-86C24-74 28-50 26-32C32-34 38-36 42-38Z", "#c9983c"),
        path("M-43-48C-20-36 20-36 43-48L42-37C20-27-20-27-42-37Z", fill="#7c1d14"),
        mark("M-66-33C-50-40-50-40-46-41M66-33C56-38 52-39 48-41M-50-26C-46-25-40-24-34-23.500", 2.2, "#a87a12"),
        mark("M10 34L52 24", 4.4, "#5c4314"),
        mark("M10 34L52 24", 2, "#e3b94a"),
        "".join(
            ellipse(
                50 + 7 * k,
                20 - 1.8 * k + side * 4,
                5.4,
                3.6,
                fill="#ffdf7e",
                stroke_width=2,
                transform=f"rotate({-12 + 20 * side} {50 + 7 * k} {20 - 1.8 * k + side * 4})",
            )
            for k in range(3)
            for side in (-1, 1)
        ),
        width=WIDTH,
    )


def governor() -> str:
    """An upright woman in a blue coat with golden cords, her white hair piled high."""
    skin, shade = "#9a6242", "#74442b"
    return inked(
        path("M-30-2C-50-8-50-44-34-54C-40-78-14-90 0-84C14-90 40-78 34-54C50-44 50-8 30-2Z", fill="#f2efe8"),
        path("M-15-70C-20-92 20-92 15-70C8-62-8-62-15-70Z", fill="#f2efe8"),
        mark("M-10-78C-4-84 4-84 10-78M-36-40C-42-34-42-24-38-16M36-40C42-34 42-24 38-16", 2.6, "#b9b2a8"),
        path("M-14 30V54H14V30Z", fill=shade),
        path("M-86 98C-84 66-58 52-26 48L0 70L26 48C58 52 84 66 86 98Z", fill="#2b62a8"),
        path(
            "M-26 48L-34 34C-24 34-16 40-12 48L0 72L-14 78ZM26 48L34 34C24 34 16 40 12 48L0 72L14 78Z", fill="#163a6b"
        ),
        mark("M-29 42L-8 74M29 42L8 74", 3, GOLD),
        path("M-78 66C-72 56-58 52-46 52C-44 60-52 70-62 74Z", fill=GOLD, stroke_width=3),
        path("M78 66C72 56 58 52 46 52C44 60 52 70 62 74Z", fill=GOLD, stroke_width=3),
        mark("M-72 72L-74 84M-64 74L-65 86M72 72L74 84M64 74L65 86", 4, "#d9a441"),
        circle(0, 84, 9, fill=GOLD, stroke_width=3),
        path("M-36-36C-40 6-26 42 0 42S40 6 36-36C24-52-24-52-36-36Z", fill=skin),
        flat("M36-36C40 6 26 42 0 42C18 34 26 6 23-43C28-41 33-39 36-36Z", shade, opacity=0.75),
        path("M-37-24C-36-46-18-56 0-52C18-56 36-46 37-24C28-30 24-42 12-44C2-36-24-38-37-24Z", fill="#fffdf6"),
        mark("M-26-38C-16-44-6-46 2-46", 2.4, "#c9c2b6"),
        cheeks(0, 8, 24, "#b5573c"),
        eyes(0, -9, 15),
        mark("M-25-12C-22-18-9-18-6-12M25-12C22-18 9-18 6-12", 4),
        mark("M-26-22C-20-28-12-28-7-25M26-22C20-28 12-28 7-25", 4, "#f2ece2"),
        mark("M1-6C6 2 7 8 0 9", 3, "#5c3019"),
        path("M-16 18C-6 21 6 21 16 18C11 31-11 31-16 18Z", fill="#a8322c", stroke_width=3),
        path("M-11 20.500C-5 22 5 22 11 20.500L9 23.500H-9Z", fill="#fffaf0", stroke="none"),
        circle(-37, 10, 5, fill="#fffaf0", stroke_width=2.6),
        circle(37, 10, 5, fill="#fffaf0", stroke_width=2.6),
        width=WIDTH,
    )


def entrepreneur() -> str:
    """A man with a great moustache, goggles pushed up on an orange helmet, a bow tie."""
    skin, shade, hair = "#f6cfa6", "#d79b6c", "#2c1f1c"
    return inked(
        path("M-86 98C-84 66-58 52-28 48H28C58 52 84 66 86 98Z", fill="#5a4a66"),
        path("M-28 47L0 70L28 47L22 98H-22Z", fill=BONE),
        path("M-28 47L-44 58L-22 98L0 72ZM28 47L44 58L22 98L0 72Z", fill="#453650"),
        path("M-4 62L-28 52V78L-4 70ZM4 62L28 52V78L4 70Z", fill=SIGNAL),
        path("M-6 59H6V73H-6Z", fill="#a8241a"),
        path("M-39-10C-49-13-51 6-39 9M39-10C49-13 51 6 39 9", fill=skin),
        path("M-38-34C-44 6-34 46 0 50C34 46 44 6 38-34Z", fill=skin),
        flat("M38-34C44 6 34 46 0 50C22 40 28 10 26-34Z", shade, opacity=0.75),
        path(
            "M-40-4C-38-14-38-24-38-32L-30-30C-30-22-32-12-40-4ZM40-4C38-14 38-24 38-32L30-30C30-22 32-12 40-4Z",
            fill=hair,
        ),
        cheeks(0, 8, 26, "#e8886a"),
        eyes(0, -10, 15.500, look=-1.500),
        mark("M-27-24C-22-29-14-28-8-23", 5.4, hair),
        mark("M27-27C22-33 13-32 8-26", 5.4, hair),
        path("M-8 4C-13 15 13 15 8 4C5-3-5-3-8 4Z", fill="#eab083"),
        mark("M-9 34C-4 38 6 38 11 33", 3.6, "#8a2a1c"),
        path(
            "M0 19C-9 12-20 14-26 21C-31 27-40 27-44 19C-46 31-36 37-26 34C-16 32-6 30 0 24C6 30 16 32 26 34C36 37 46 31 44 19C40 27 31 27 26 21C20 14 9 12 0 19Z",
            fill=hair,
        ),
        mark("M-30 29C-24 29-18 26-13 22M30 29C24 29 18 26 13 22", 2, "#6b524a"),
        path("M-48-34C-50-70-26-88 0-88S50-70 48-34Z", fill="#f2a13a"),
        flat("M48-34C50-70 26-88 6-88C30-76 32-54 30-34Z", "#c26f1c"),
        path("M-9-87V-60H9V-87C3-88.500-3-88.500-9-87Z", fill="#ffd27a"),
        path("M-60-32C-40-42 40-42 60-32C40-24-40-24-60-32Z", fill="#d8812a"),
        path("M-44-52H44V-44H-44Z", fill="#4a3a34"),
        circle(-19, -50, 15, fill="#7d5b3a"),
        circle(19, -50, 15, fill="#7d5b3a"),
        circle(-19, -50, 10, fill=GLASS, stroke_width=2.6),
        circle(19, -50, 10, fill=GLASS, stroke_width=2.6),
        mark("M-25-52L-19-57M13-52L19-57", 3, "#fff"),
        width=WIDTH,
    )


def ecologist() -> str:
    """A young woman with round glasses, a long green plait, leaves in her hair."""
    skin, shade, hair = "#e0a878", "#b67a4c", "#2f7a5c"
    leaf = "M0 0C-12-4-16-14-12-24C0-20 4-10 0 0Z"
    return inked(
        path("M-44 16C-58-34-46-82 0-82S58-34 44 16C46 26 40 30 32 27H-32C-40 30-46 26-44 16Z", fill=hair),
        mark("M-41-6C-43 4-43 12-41 20M41-6C43 4 43 12 41 20M-36 2C-38 10-38 16-36 22", 2.6, "#1d4a38"),
        path("M-13 30V54H13V30Z", fill=shade),
        path("M-82 98C-80 70-56 56-24 50C-14 62 14 62 24 50C56 56 80 70 82 98Z", fill="#e9dcc0"),
        path("M-30 50C-18 66 18 66 30 50L36 62C20 82-20 82-36 62Z", fill="#d98f3f"),
        mark("M-30 60C-14 74 14 74 30 60", 3, "#f6c98a"),
        path("M-36-34C-40 6-26 44 0 44S40 6 36-34C24-52-24-52-36-34Z", fill=skin),
        flat("M36-34C40 6 26 44 0 44C18 36 26 6 23-42C28-40 33-38 36-34Z", shade, opacity=0.7),
        path("M-40-8C-46-50-18-68 10-60C34-58 46-34 40-6C38-20 30-34 14-40C-2-28-34-32-40-8Z", fill=hair),
        mark("M-28-44C-18-54-4-57 10-53M-34-28C-30-38-22-42-14-43", 2.8, "#7cc49c"),
        cheeks(0, 11, 24, "#d9694a"),
        mark("M-27 9L-25 11M-21 13L-19 15M-29 15L-27 17M27 9L25 11M21 13L19 15M29 15L27 17", 2.6, "#a8623a"),
        eyes(0, -5, 16, 5.2),
        circle(-16, -5, 13.5, fill="none", stroke_width=3.6),
        circle(16, -5, 13.5, fill="none", stroke_width=3.6),
        mark("M-3-6C-1-8 1-8 3-6M-29-7L-38-10M29-7L38-10", 3.4),
        mark("M-26-25C-20-29-14-28-9-26M26-25C20-29 14-28 9-26", 4, "#1d4a38"),
        mark("M0 4C4 9 4 12-1 12", 3, "#8a5230"),
        path("M-13 22C-5 25 5 25 13 22C9 33-9 33-13 22Z", fill="#8a2a1c", stroke_width=3),
        path("M-9 24C-3 26 3 26 9 24L8 27H-8Z", fill="#fffaf0", stroke="none"),
        path(
            "M38 12C54 12 58 26 50 36C60 42 60 56 50 62C58 70 54 84 42 88C36 78 38 70 42 62C32 56 32 44 40 36C34 26 34 16 40 8Z",
            fill=hair,
        ),
        mark("M42 35C46 38 48 38 51 36M42 61C46 63 48 63 51 61", 2.6),
        path("M36 86H50V92H36Z", fill=SIGNAL, stroke_width=2.6),
        moved(-30, -52, path(leaf, fill="#a9d36a", stroke_width=3), turn=-30),
        moved(-16, -64, path(leaf, fill="#8dbb55", stroke_width=3), turn=0),
        moved(-40, -38, path(leaf, fill="#8dbb55", stroke_width=3), turn=-62),
        circle(-24, -52, 7, fill="#f7c3c8", stroke_width=2.6),
        circle(-24, -52, 2.6, fill=GOLD, stroke="none"),
        width=WIDTH,
    )


FACES: tuple[Callable[[], str], ...] = (farmer, governor, entrepreneur, ecologist)


def porthole(role: int, inside: str) -> str:
    """A round window with a frame of brass, rays behind who looks out, and the role's sign below."""
    fill, lit, *_ = ROLES[role]
    rays = "".join(polygon([(0, 10), polar(20 * k, 120, 0, 10), polar(20 * k + 10, 120, 0, 10)]) for k in range(18))
    bolts = "".join(
        circle(x + 0.8, y + 1.2, 3.6, fill=SHADOW, opacity=0.5)
        + circle(x, y, 3.2, fill=BRASS_LIT, stroke=BRASS_DARK, stroke_width=1.4)
        for x, y in (polar(45 * k + 22.5, 85.5) for k in range(8))
        if y < 70
    )
    return (
        f'<clipPath id="hole">{circle(0, 0, 79)}</clipPath>'
        + circle(3, 6, 91, fill=SHADOW, opacity=0.5, filter="url(#soft3)")
        + circle(1.4, 3.4, 91, fill="#5f420f")
        + group(circle(0, 0, 91, fill=BRASS), filter="url(#paper)")
        + circle(0, 0, 91, fill="none", stroke=INK, stroke_width=3)
        + line("M-87 10A87.500 87.500 0 0 1 20-85.500", BRASS_LIT, 3.4)
        + circle(0, 0, 79, fill=fill)
        + group(
            group(circle(0, 0, 79, fill=fill) + path(rays, fill=lit, opacity=0.5), filter="url(#wash)"),
            moved(0, 4, inside, scale=0.9),
            clip_path="url(#hole)",
        )
        + circle(0, 0, 79, fill="none", stroke=INK, stroke_width=3.4)
        + bolts
        + line("M-70-26C-62-50-46-64-26-70", "#fff", 5, opacity=0.45)
    )


def roles() -> dict[str, str]:
    return {
        f"face_{role}": drawing(96, 96, FILTERS + moved(-1, -1.5, porthole(role, draw())), page="faces")
        for role, draw in enumerate(FACES)
    }

# ruff: noqa: E501 - the outlines of drawings are long
"""Things of TerriStories' pictures: papers and coins, crates and tubes, wheels and drops; middle on 0,0 unless said."""

from assets.terristories.parts import Place, at, drawn, polar, polygon, shadow

# --- Paper ---


def paper(
    x: float, y: float, wide: float, tall: float, turn: float = 0, lines: int = 4, fill: str = "white", s: float = 1
) -> str:
    """A sheet with writing nobody can read."""
    w, h = wide / 2, tall / 2
    rows = "".join(
        f"M{-w + 7:g} {-h + 12 + i * (tall - 20) / max(lines, 1):g}H{(w - 7) * (1 if i % 3 != 2 else 0.3):g}"
        for i in range(lines)
    )
    rows = rows and f"-stone/2.200 {rows}"
    return at(
        x,
        y,
        drawn(
            f"~#1a0d18/.3 M{-w + 4:g} {-h + 5:g}H{w + 4:g}V{h + 5:g}H{-w + 4:g}Z\n{fill}/.4 M{-w:g} {-h:g}H{w - 9:g}L{w:g} {-h + 9:g}V{h:g}H{-w:g}Z\nbone/.4 M{w - 9:g} {-h:g}V{-h + 9:g}H{w:g}Z\n{rows}"
        ),
        turn=turn,
        s=s,
    )


def seal(x: float, y: float, s: float = 1, fill: str = "red", ribbons: bool = True, on: str = "") -> str:
    """A seal of wax with ribbons, 36 units across, and what is pressed into it."""
    tails = f"{fill} M-10 10L-15 34-7 28-1 34 2 12Z M10 10L15 34 7 28 1 34-2 12Z\n" if ribbons else ""
    edge = polygon([polar(15 * i, 18 if i % 2 == 0 else 15.5) for i in range(24)])
    return at(x, y, drawn(f"{tails}{fill}/1 {edge}\n-white/1.200 o 0 0 11.500"), on, s=s)


def star(x: float, y: float, r: float, fill: str = "gold", points: int = 5) -> str:
    return at(
        x,
        y,
        drawn(
            f"{fill}/.6 {polygon([polar(180 * i / points, r if i % 2 == 0 else r * 0.46) for i in range(2 * points)])}",
            max(1.6, min(2.6, r / 5)),
        ),
    )


def leaf(x: float, y: float, s: float = 1, fill: str = "leaf", turn: float = 0) -> str:
    """A leaf, 30 units long."""
    return at(
        x,
        y,
        drawn(
            f"{fill} M0 15C-12 8-13-6 0-16C13-6 12 8 0 15Z\n-lime/1.600 M0 11V-9M0 3L-6-2M0 3L6-2\n!1.800 M0 15V20", 2.2
        ),
        s=s,
        turn=turn,
    )


def tick(x: float, y: float, s: float = 1, fill: str = "green") -> str:
    return at(x, y, drawn(f"-ink/10 M-10 0L-3 8 11-9\n-{fill}/5.500 M-10 0L-3 8 11-9"), s=s)


def heart(x: float, y: float, s: float = 1, fill: str = "red") -> str:
    return at(
        x,
        y,
        drawn(
            f"{fill}/1 M0 14C-22 0-18-16-8-15C-3-15 0-11 0-8C0-11 3-15 8-15C18-16 22 0 0 14Z\n~white/.7 M-12-4C-13-9-10-12-7-12C-9-10-10-7-12-4Z"
        ),
        s=s,
    )


# --- Money and cubes ---


def coin(x: float, y: float, r: float = 10, turn: float = 0, on: str = "") -> str:
    """A gold coin with a star on it, or something else."""
    face = on or drawn(f"~amber {polygon([polar(36 * i, (r * 0.5 if i % 2 == 0 else r * 0.24)) for i in range(10)])}")
    return at(
        x,
        y,
        drawn(
            f"amber o {r * 0.08:g} {r * 0.16:g} {r:g}\ngold/1 o 0 0 {r:g}\n-straw/{r * 0.12:g} o 0 0 {r * 0.76:g}",
            max(1.8, min(2.6, r / 5)),
        ),
        face,
        turn=turn,
    )


def coins(x: float, y: float, count: int, s: float = 1) -> str:
    """A pile of coins seen from the side, its foot on 0,0."""
    made = "".join(
        drawn(
            f"gold/.6 b {-13 + (i * 5 % 3 - 1):g} {-7 * (i + 1):g} 26 7 3\n-amber/1.200 M-6 {-7 * i - 5:g}v3M0 {-7 * i - 5:g}v3M6 {-7 * i - 5:g}v3",
            2,
        )
        for i in range(count)
    )
    return at(x, y, shadow(0, 0, 16, 3), made, s=s)


def purse(x: float, y: float, s: float = 1, fill: str = "wood", on: str = "") -> str:
    """A full bag tied with string, 60 units high, its foot on 0,0."""
    return at(
        x,
        y,
        shadow(0, 0, 32, 5),
        drawn(f"""
        {fill} M-8-44C-16-54-18-60-12-62C-6-58-4-62 0-60C4-62 6-58 12-62C18-60 16-54 8-44Z
        {fill}/1 M-8-44C-26-34-34-18-31-6C-28 4 28 4 31-6C34-18 26-34 8-44Z
        red b -12 -48 24 7 3
        -ink/1.200 M-6-38Q-12-32-14-26M6-38Q12-32 14-26
    """),
        at(0, -18, on),
        s=s,
    )


def cube(x: float, y: float, s: float = 1, fill: str = "beech") -> str:
    """A cube of bare wood, 28 units wide."""
    return at(
        x,
        y,
        drawn(
            f"{fill}/0 M-14-6L0-13 14-6 14 9 0 16-14 9Z\n~white/.35 M-14-6L0-13 14-6 0 1Z\n~ink/.26 M14-6L0 1V16L14 9Z\n!1.400 M-14-6L0 1 14-6M0 1V16",
            2.2,
        ),
        s=s,
    )


# --- To put things in ---


def crate(x: float, y: float, s: float = 1, inside: str = "", fill: str = "wood", on: str = "") -> str:
    """An open crate, 60 units wide and 30 high, foot on 0,0; what is inside looks over its edge."""
    return at(
        x,
        y,
        shadow(0, 0, 34, 5),
        drawn("walnut b -29 -30 58 10 1"),
        inside,
        drawn(f"""
        {fill} b -30 -27 60 12 1.500
        {fill} b -30 -13 60 13 1.500
        oak b -30 -28 8 29 1; b 22 -28 8 29 1
        ~ink o -26 -22 1.200; o 26 -22 1.200; o -26 -6 1.200; o 26 -6 1.200
    """),
        at(0, -13, on),
        s=s,
    )


def sack(x: float, y: float, s: float = 1, on: str = "", fill: str = "#d9bf8c") -> str:
    """A sack of flour or grain, open, 40 units high, foot on 0,0."""
    return at(
        x,
        y,
        shadow(0, 0, 20, 3.4),
        drawn(
            f"{fill}/1 M-16-34C-22-24-22-6-18 0Q0 4 18 0C22-6 22-24 16-34Z\nwhite/.4 M-13-36C-10-42 10-42 13-36Z\n{fill} M-18-32Q-19-38-14-38Q0-33 14-38Q19-38 18-32Q0-27-18-32Z"
        ),
        at(0, -14, on),
        s=s,
    )


def tin(x: float, y: float, s: float = 1, band: str = "red") -> str:
    return at(
        x,
        y,
        drawn(
            f"steel/1 M-10 0V-26H10V0Q0 5-10 0Z\n{band} M-10-5V-20Q0-16 10-20V-5Q0-1-10-5Z\nsteel/.5 o 0 -26 10 3", 2.2
        ),
        s=s,
    )


def flask(x: float, y: float, s: float = 1, fill: str = "coral", level: float = 0.5) -> str:
    """A flask of a chemist, 80 units high, foot on 0,0, filled up to a level."""
    y1 = -52 * level - 4
    w1 = 34 - 26 * (-y1 / 56)
    return at(
        x,
        y,
        shadow(0, 0, 36, 5),
        drawn(f"""
        ~#f2fffb/.65 M-9-78V-52L-34-8Q-38 0-28 0H28Q38 0 34-8L9-52V-78Z
        ~{fill} M{-w1:g} {y1:g}L-32-8Q-35-2-28-2H28Q35-2 32-8L{w1:g} {y1:g}Q0 {y1 + 5:g} {-w1:g} {y1:g}Z
        ~white/.35 o 0 {y1 + 1:g} {w1:g} 3.4
        ~white/.6 o -8 {y1 + 16:g} 3.4; o 8 {y1 + 10:g} 2.4; o 2 {y1 + 24:g} 4
        !3 M-9-78V-52L-34-8Q-38 0-28 0H28Q38 0 34-8L9-52V-78
        glass b -13 -83 26 6 3
        ~white/.8 M-5-72V-50L-24-16L-27-17L-9-51V-72Z
    """),
        s=s,
    )


# --- Machines' parts ---


def gear(x: float, y: float, r: float, fill: str = "brass", teeth: int = 10, hole: str = "ink", turn: float = 0) -> str:
    places: list[Place] = []
    for i in range(teeth):
        a = 360 * i / teeth
        places += [
            polar(a - 110 / teeth, r * 0.8),
            polar(a - 70 / teeth, r),
            polar(a + 70 / teeth, r),
            polar(a + 110 / teeth, r * 0.8),
        ]
    return at(
        x,
        y,
        drawn(f"{fill}/1 {polygon(places)}\n-white/{r * 0.05:.1f} o 0 0 {r * 0.58:g}\n{hole} o 0 0 {r * 0.28:g}"),
        turn=turn,
    )


def tube(d: str, fill: str = "steel", wide: float = 9) -> str:
    """A pipe along a line, lit from above."""
    return drawn(f"-ink/{wide + 5:g} {d}\n-{fill}/{wide:g} {d}\n-white/{wide * 0.22:.1f} {d}")


def arrow(x: float, y: float, r: float, start: float, end: float, fill: str = "cream", wide: float = 9) -> str:
    """An arrow that goes round a place clockwise, from one angle to another."""
    (x1, y1), (x2, y2) = polar(start, r), polar(end, r)
    large = 1 if end - start > 180 else 0
    d = f"M{x1:.1f} {y1:.1f}A{r} {r} 0 {large} 1 {x2:.1f} {y2:.1f}"
    tip = polygon([polar(end - 2, r + wide * 1.15), polar(end + wide * 130 / r, r), polar(end - 2, r - wide * 1.15)])
    return at(x, y, drawn(f"-ink/{wide + 5:g} {d}\n{fill}/0 {tip}\n-{fill}/{wide:g} {d}"))


def bolt(x: float, y: float, s: float = 1, turn: float = 0) -> str:
    """A screw with three threads, head up, 60 units long, its middle on 0,0."""
    return at(
        x,
        y,
        drawn("""
        steel/1 M-8-16H8V16L0 32-8 16Z
        -iron/3 M-10-6L10-11M-10 2L10-3M-10 10L10 5M-8 18L8 13
        -white/1.600 M-10-8.500L10-13.500M-10-.5L10-5.500M-10 7.500L10 2.500
        brass/1 M-19-16C-19-32 19-32 19-16Z
        !3 M-8-23L8-27
    """),
        turn=turn,
        s=s,
    )


def drop(x: float, y: float, s: float = 1, fill: str = "water") -> str:
    """A drop, 36 units high, its point up."""
    return at(
        x,
        y,
        drawn(
            f"{fill}/1 M0-20C4-10 14-2 14 6C14 21-14 21-14 6C-14-2-4-10 0-20Z\n~white/.8 M-9 5C-9 1-6-3-4-6C-5-1-6 3-5 8C-6 11-9 9-9 5Z"
        ),
        s=s,
    )


def bulb(x: float, y: float, s: float = 1) -> str:
    """A bright bulb, its screw down, 46 units high."""
    return at(
        x,
        y,
        drawn(
            "~#fff3b0/.5 o 0 -4 30\nstraw/1 M-8 14C-8 6-18 2-18-8C-18-32 18-32 18-8C18 2 8 6 8 14Z\n!1.500 M-3 13V-2L-7-8M3 13V-2L7-8M-7-8H7\niron b -7 14 14 9 3\n~white/.8 M-12-8C-12-16-8-20-3-21C-7-17-8-13-9-7Z"
        ),
        s=s,
    )


def bunting(
    x1: float,
    y1: float,
    x2: float,
    y2: float,
    count: int = 7,
    sag: float = 16,
    fills: str = "red gold blue green cream",
) -> str:
    """Flags on a string from one place to another."""
    colours, made = (
        fills.split(),
        f"!1.600 M{x1:g} {y1:g}Q{(x1 + x2) / 2:g} {(y1 + y2) / 2 + 2 * sag:g} {x2:g} {y2:g}\n",
    )
    for i in range(count):
        t = (i + 0.5) / count
        x = x1 + (x2 - x1) * t
        y = (1 - t) ** 2 * y1 + 2 * t * (1 - t) * ((y1 + y2) / 2 + 2 * sag) + t * t * y2
        made += f"{colours[i % len(colours)]}/.5 M{x - 7:.1f} {y - 1:.1f}H{x + 7:.1f}L{x:.1f} {y + 14:.1f}Z\n"
    return drawn(made, 2)


def spark(x: float, y: float, r: float, fill: str = "gold", count: int = 10) -> str:
    """A firework that has just opened."""
    d = "".join(
        f"M{polar(360 * i / count, r * 0.3, x, y)[0]:.1f} {polar(360 * i / count, r * 0.3, x, y)[1]:.1f}L{polar(360 * i / count, r, x, y)[0]:.1f} {polar(360 * i / count, r, x, y)[1]:.1f}"
        for i in range(count)
    )
    dots = "; ".join(
        f"o {a:.1f} {b:.1f} {r * 0.07:.1f}"
        for a, b in (polar(360 * (i + 0.5) / count, r * 0.85, x, y) for i in range(count))
    )
    return drawn(f"-{fill}/{max(1.6, r * 0.1):.1f} {d}\n~{fill} {dots}")


def note(x: float, y: float, s: float = 1, fill: str = "ink", turn: float = 0) -> str:
    """A note of music."""
    return at(x, y, drawn(f"-{fill}/2.600 M5 6V-16C9-12 14-11 13-4\n~{fill} o 0 7 6 4.500"), turn=turn, s=s)

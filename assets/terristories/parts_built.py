# ruff: noqa: E501 - the outlines of drawings are long
"""What people put up on the planets of TerriStories: domes, houses, machines, vehicles, fences; foot on 0,0."""

from assets.terristories.parts import at, drawn, polar, shadow

# --- To live in ---


def dome(x: float, y: float, s: float = 1, fill: str = "cream", trim: str = "red", door: str = "teal") -> str:
    """A dome with its mast, 60 units wide and 44 high."""
    return at(
        x,
        y,
        shadow(0, 0, 34, 5),
        drawn(f"""
        !2.200 M0-33V-46
        {trim} o 0 -47 3.600
        {fill}/1 M-30 0C-30-44 30-44 30 0Q0 4-30 0Z
        !1.200 M-28-12Q0-5 28-12M-19-26Q0-20 19-26M0-33V-20M-14-30C-18-22-19-12-18-2M14-30C18-22 19-12 18-2
        {trim} M-30-1Q0 5 30-1V4Q0 9-30 4Z
        {door} M-8 3V-10C-8-17 8-17 8-10V3Z
        ~white/.6 M-5 0V-9C-5-13-1-14 1-14V1Z
    """),
        s=s,
    )


def glasshouse(x: float, y: float, s: float = 1, inside: str = "", tint: str = "#dff6ee") -> str:
    """A bubble of glass on a ring, 120 units wide and 84 high, with what grows inside."""
    return at(
        x,
        y,
        shadow(0, 2, 66, 9),
        drawn(f"""
        ~{tint}/.55 M-60 0C-62-52-34-84 0-84S62-52 60 0Z
    """),
        inside,
        drawn("""
        ~white/.14 M-60 0C-62-52-34-84 0-84S62-52 60 0Z
        -cream/2.600 M0-84C-20-66-26-30-26 2M0-84C20-66 26-30 26 2M-55-32Q0-18 55-32M-40-64Q0-54 40-64
        !.900 M1.800-82C-17-64-24-30-24 2M-1.800-82C22-66 28-30 28 2M-55-30Q0-16 55-30M-40-62Q0-52 40-62
        !3 M-60 0C-62-52-34-84 0-84S62-52 60 0
        ~white/.75 M-50-22C-48-48-36-66-22-72C-34-58-40-44-42-24C-43-18-50-16-50-22Z
        brass M-65-3Q0 7 65-3V6Q0 17-65 6Z
        ~white/.5 M-62 0Q-30 5 0 5V7Q-30 7-62 2Z
        brass b -5 -91 10 8 2
    """),
        s=s,
    )


def house(x: float, y: float, s: float = 1, wall: str = "cream", roof: str = "red", lit: bool = False) -> str:
    """A small house with one door and one window, 44 units wide and 48 high."""
    pane = "gold" if lit else "sky"
    return at(
        x,
        y,
        shadow(0, 0, 26, 4),
        drawn(f"""
        {wall} b -20 -26 40 26 1
        {roof} M-26-24L0-48 26-24Z
        oak b -13 -16 10 16 1
        {pane} b 4 -18 10 9 1
        !1.200 M9-18V-9M4-13.500H14
    """),
        s=s,
    )


def tower(x: float, y: float, s: float = 1, fill: str = "cream", cap: str = "coral") -> str:
    """A tower with a saucer on top, as cities of tomorrow have; 84 units high."""
    return at(
        x,
        y,
        shadow(0, 0, 16, 3),
        drawn(f"""
        {fill} M-6 0L-4-62H4L6 0Z
        {cap} M-24-62Q0-48 24-62Q20-72 0-73T-24-62Z
        glass M-13-71C-12-82 12-82 13-71Q0-68-13-71Z
        !2 M0-80V-92
        gold o 0 -93 2.800
        ~white/.7 o -14 -62 1.800; o -5 -59.500 1.800; o 5 -59.500 1.800; o 14 -62 1.800
    """),
        s=s,
    )


def city(x: float, y: float, s: float = 1, fill: str = "#8fb4d4") -> str:
    """Domes and towers far away, one colour."""
    return at(
        x,
        y,
        drawn(
            f"~{fill} M-70 0C-70-24-40-24-40 0H-38V-40H-46Q-36-52-26-40H-32V0H-28C-26-36 20-36 22 0H28V-56H18Q31-72 44-56H34V0C34-18 66-18 68 0Z"
        ),
        s=s,
    )


def barn(x: float, y: float, s: float = 1, fill: str = "red") -> str:
    """A barn with its cross-braced door, 64 units wide and 56 high."""
    return at(
        x,
        y,
        shadow(0, 0, 36, 5),
        drawn(f"""
        {fill} M-28 0V-32L-18-48 0-56 18-48 28-32V0Z
        -cream/3 M-32-30L-20-48 0-56 20-48 32-30
        {fill} b -13 -26 26 26 1
        -cream/2.400 M-13-26H13V0M-13-26V0M-13-26L13 0M13-26L-13 0
        walnut b -6 -44 12 10 1
    """),
        s=s,
    )


def silo(x: float, y: float, s: float = 1, fill: str = "steel", cap: str = "red") -> str:
    """A round silo with hoops and a ladder, 34 units wide and 96 high."""
    return at(
        x,
        y,
        shadow(0, 0, 22, 4),
        drawn(f"""
        {fill}/1 M-17 0V-76H17V0Q0 6-17 0Z
        {cap} M-19-75C-19-100 19-100 19-75Q0-69-19-75Z
        gold o 0 -96 3.400
        ~ink/.16 M6-74V3.500Q13 3 17 0V-76Z
        !1.300 M-17-58Q0-52 17-58M-17-40Q0-34 17-40M-17-22Q0-16 17-22
        -white/1.600 M-14-70V-4
        !1.500 M4-70V2M11-71V1M4-64H11M4-56H11M4-48H11M4-32H11M4-16H11M4-8H11
    """),
        s=s,
    )


def windmill(x: float, y: float, s: float = 1, turn: float = 12, fill: str = "cream", cap: str = "red") -> str:
    """A miller's mill with cloth on its sails, 110 units high."""
    sail = "=oak/2.600 M0 0V-46\npaper/.6 M2-12L14-13 15-44 2-46Z\n!1 M2-20L14-21M2-28L14.500-29M2-36L15-37"
    sails = "".join(at(0, 0, drawn(sail, 2.2), turn=turn + 90 * i) for i in range(4))
    return at(
        x,
        y,
        shadow(0, 0, 30, 5),
        drawn(f"""
        {fill}/1 M-24 0L-15-60H15L24 0Q0 6-24 0Z
        {cap} M-18-58C-16-84 16-84 18-58Q0-52-18-58Z
        oak M-7 2V-14C-7-21 7-21 7-14V2Z
        sky b -5 -42 10 11 2
        !1.200 M0-42V-31M-5-36.500H5
    """),
        at(0, -66, sails, drawn("brass o 0 0 4.500")),
        s=s,
    )


def turbine(x: float, y: float, s: float = 1, turn: float = 10, fill: str = "white") -> str:
    """A wind turbine, 118 units high with its blades."""
    blade = f"{fill} M-2.500-4C-8-14-5-34 1-50C5-34 5-16 3-4Z"
    blades = "".join(at(0, 0, drawn(blade), turn=turn + 120 * i) for i in range(3))
    return at(
        x,
        y,
        shadow(0, 0, 10, 3),
        drawn(f"{fill} M-5 0L-2.500-68H2.500L5 0Z"),
        at(0, -70, blades, drawn("red o 0 0 5.500")),
        s=s,
    )


def panel(x: float, y: float, s: float = 1, turn: float = -18, rows: int = 3, columns: int = 4) -> str:
    """A solar panel on its post."""
    w, h = 13 * columns, 10 * rows
    grid = "".join(f"M{-w / 2 + 13 * i:g} {-h / 2:g}V{h / 2:g}" for i in range(1, columns)) + "".join(
        f"M{-w / 2:g} {-h / 2 + 10 * i:g}H{w / 2:g}" for i in range(1, rows)
    )
    face = drawn(
        f"#274f8c/1 b {-w / 2:g} {-h / 2:g} {w:g} {h:g} 2\n-sky/1.200 {grid}\n~white/.35 M{-w / 2 + 3:g} {-h / 2 + 3:g}H{-w / 2 + 14:g}L{-w / 2 + 3:g} {h / 2 - 4:g}Z"
    )
    return at(x, y, shadow(0, 0, 10, 2.6), drawn("iron M-3 0L-2-30H2L3 0Z"), at(0, -32, face, turn=turn), s=s)


# --- To travel in ---


def rocket(
    x: float, y: float, s: float = 1, turn: float = 0, fill: str = "cream", trim: str = "red", fire: bool = False
) -> str:
    """A stout rocket on three fins, 84 units high; its fins' tips on 0,0."""
    flame = "orange M-9-8C-15 6-6 14 0 28C6 14 15 6 9-8Z\n~gold M-5-8C-8 2-3 8 0 16C3 8 8 2 5-8Z\n" if fire else ""
    return at(
        x,
        y,
        drawn(f"""
        {flame}{trim} M-14-32C-24-24-26-10-25 0L-11-10Z M14-32C24-24 26-10 25 0L11-10Z
        {fill}/1 M0-84C17-66 20-34 12-8H-12C-20-34-17-66 0-84Z
        {trim} M0-84C7-77 11-69 13.500-60Q0-54-13.500-60C-11-69-7-77 0-84Z
        iron b -10 -9 20 6 2
        glass o 0 -42 7.500
        ~white o -2.500 -44.500 2.200
        {trim} M-2.500-26H2.500L3 0H-3Z
        !1.200 M-16-24Q0-18 16-24
    """),
        turn=turn,
        s=s,
    )


def shuttle(x: float, y: float, s: float = 1, fill: str = "cream", trim: str = "blue", flip: bool = False) -> str:
    """A shuttle on the ground, nose to the right, 120 units long and 58 high, its hatch in the middle."""
    return at(
        x,
        y,
        shadow(0, 0, 64, 6),
        drawn(f"""
        !3 M-34-8V0M30-8V0
        iron o -34 -1 5; o 30 -1 5
        {trim} M-58-26L-64-58H-46L-28-36Z
        {fill}/1 M-60-14C-62-30-50-38-30-38H16C40-38 58-26 62-14C56-8 40-6 20-6H-40C-52-6-59-8-60-14Z
        {trim} M-60-16C-30-12 30-12 61-16C56-8 40-6 20-6H-40C-52-6-59-8-60-16Z
        glass M30-34C42-32 50-26 54-21H34Q29-26 30-34Z
        ~white/.7 M33-32C38-31 42-29 45-26L36-25Z
        glass o -44 -26 4.500; o -28 -26 4.500; o 18 -26 4.500
        walnut b -14 -33 20 27 4
    """),
        s=s,
        flip=flip,
    )


def tram(x: float, y: float, s: float = 1, fill: str = "blue") -> str:
    """A round-nosed tram under its wire, 130 units long and 62 high."""
    return at(
        x,
        y,
        shadow(0, 1, 70, 6),
        drawn(f"""
        !2.200 M-14-52L4-70 18-70M4-70L10-52
        iron o -38 -3 7; o -20 -3 7; o 22 -3 7; o 40 -3 7
        {fill}/1 M-62-6V-28C-62-46-52-52-40-52H36C54-52 66-38 67-6Q67-4 64-4H-60Q-62-4-62-6Z
        cream M-62-8V-18H66.500L67-6Q67-4 64-4H-60Q-62-4-62-8Z
        gold b -62 -21 128 4 1
        glass b -55 -44 17 18 4; b -33 -44 17 18 4; b 9 -44 17 18 4
        glass M31-44H40C50-43 57-36 60-26H31Z
        oak b -11 -45 16 40 3
        glass b -8 -42 4.500 20 1; b .5 -42 4.500 20 1
        straw o 62 -13 4
        ~white/.45 M-57-32C-57-44-50-48-40-48H34C-20-46-46-44-54-30Z
    """),
        s=s,
    )


def tractor(x: float, y: float, s: float = 1, fill: str = "red") -> str:
    """An old tractor that drives to the right, 84 units long and 60 high."""
    return at(
        x,
        y,
        shadow(0, 1, 46, 6),
        drawn(f"""
        =iron/3 M24-32V-54
        ~#e9dccb/.8 o 22 -62 6; o 14 -70 8
        {fill} M-8-34H30C38-34 42-28 42-20V-12H-8Z
        !1.300 M30-31V-14M34-30V-14M38-28V-14
        {fill} M-36-14C-36-32-22-38-8-36V-12H-20Z
        !2.800 M-28-34L-24-60H4L6-34
        cream b -32 -64 42 6 3
        iron o -20 -18 19
        straw o -20 -18 9.500
        !1.400 M-20-27.500V-8.500M-29.500-18H-10.500
        iron o 30 -9 10.500
        straw o 30 -9 5
        gold o 43 -24 3
        !3 M4-40L-2-46
    """),
        s=s,
    )


def plane(x: float, y: float, s: float = 1, fill: str = "red", turn: float = -8) -> str:
    """A small biplane that flies to the right, 100 units long, its middle on 0,0."""
    return at(
        x,
        y,
        drawn(f"""
        {fill} M-50-4L-58-24H-46L-34-6Z
        {fill}/1 M-52-4C-20-14 10-16 34-12C44-10 46 6 38 10C14 16-10 12-50 2Z
        ~white/.4 M-40-4C-16-11 10-13 32-10C14-8-10-7-40-4Z
        cream M-20 10C-22 6-16 3-8 3H26C32 3 34 8 30 10Z
        !1.800 M-12 4V-26M20 4V-26M-12 4L20-26
        cream M-24-24C-26-29-20-32-12-32H30C36-32 38-27 34-24Z
        glass M-4-13C-4-20 8-21 12-14Z
        iron o 42 -1 5
        ~ink/.35 o 48 -1 3 24
        !1.600 M4 12L2 20M14 12L18 20
        iron o 3 22 5; o 18 22 5
    """),
        s=s,
        turn=turn,
    )


def wheel(x: float, y: float, r: float, turn: float = 0, tilt: float = 1) -> str:
    """A space station as a wheel, seen aslant, its middle on 0,0."""
    spokes = "".join(f"M0 0L{a:.1f} {b * tilt:.1f}" for a, b in (polar(60 * i, r) for i in range(6)))
    return at(
        x,
        y,
        drawn(f"""
        =cream/{r * 0.1:g} {spokes}
        -ink/{r * 0.32 + 5:g} o 0 0 {r:g} {r * tilt:g}
        -cream/{r * 0.32:g} o 0 0 {r:g} {r * tilt:g}
        -bone/{r * 0.1:g} o 0 {r * 0.09:g} {r:g} {r * tilt:g}
    """),
        "".join(
            drawn(f"glass/.4 o {a:.1f} {b * tilt:.1f} {r * 0.075:.1f}", 1.6)
            for a, b in (polar(30 * i + 15, r) for i in range(12))
        ),
        drawn(f"red o 0 0 {r * 0.28:g}\ngold o 0 0 {r * 0.13:g}"),
        turn=turn,
    )


# --- To make and to keep ---


def factory(x: float, y: float, s: float = 1, fill: str = "coral", smoke: str = "") -> str:
    """A workshop with a saw-tooth roof and a chimney, 90 units wide and 62 high."""
    puff = f"~{smoke}/.9 o 37 -74 8; o 46 -84 10; o 58 -90 8" if smoke else ""
    return at(
        x,
        y,
        shadow(0, 0, 50, 6),
        drawn(f"""
        {puff}
        {fill} M29 0L31-64H41L43 0Z
        -cream/3 M31.500-58H40.500
        {fill} M-44 0V-46L-22-32V-46L0-32V-46L22-32H28V0Z
        glass M-42-34L-42-42-28-33Z M-20-34L-20-42-6-33Z M2-34L2-42 16-33Z
        straw b -36 -24 12 10 1; b -16 -24 12 10 1; b 4 -24 12 10 1
        walnut b -6 -12 14 12 1
    """),
        s=s,
    )


def stall(x: float, y: float, s: float = 1, stripe: str = "red", goods: str = "", wide: float = 84) -> str:
    """A market stall with its striped awning, so wide and 66 high, with what lies on it, 24 above its foot."""
    h, n = wide / 2, 6
    step = wide / n
    scallop = "".join(
        f"{stripe if i % 2 == 0 else 'cream'} M{-h + i * step * 1.0:g}-64L{-h - 5 + i * (wide + 10) / n:g}-46C{-h - 5 + i * (wide + 10) / n:g}-38 {-h - 5 + (i + 1) * (wide + 10) / n:g}-38 {-h - 5 + (i + 1) * (wide + 10) / n:g}-46L{-h + (i + 1) * step:g}-64Z\n"
        for i in range(n)
    )
    return at(
        x,
        y,
        shadow(0, 0, h + 4, 5),
        drawn(f"=oak/3 M{-h + 3:g}-2V-48M{h - 3:g}-2V-48"),
        drawn(f"wood b {-h:g} -24 {wide:g} 24 2\n!1.200 M{-h:g}-16H{h:g}M{-h:g}-8H{h:g}"),
        goods,
        drawn(scallop),
        s=s,
    )


def fence(x: float, y: float, wide: float, s: float = 1, fill: str = "wood") -> str:
    """Posts and two rails."""
    posts = "; ".join(f"b {i} -22 6 22 2" for i in range(0, int(wide) + 1, 24))
    return at(
        x, y, drawn(f"{fill} b -4 -18 {wide + 14:g} 4.500 1; b -4 -9 {wide + 14:g} 4.500 1\n{fill} {posts}", 2.2), s=s
    )


def sign(x: float, y: float, s: float = 1, board: str = "wood", on: str = "", turn: float = 0) -> str:
    """A board on a post, 44 units high, with something painted on it, its middle at -32."""
    return at(
        x,
        y,
        shadow(0, 0, 7, 2),
        drawn(f"oak b -3 -26 6 26 1\n{board} b -22 -45 44 26 3\n~white/.35 b -20 -43 40 3 1"),
        at(0, -32, on),
        turn=turn,
        s=s,
    )


def signpost(x: float, y: float, s: float = 1) -> str:
    """Three arrows to three places."""
    return at(
        x,
        y,
        shadow(0, 0, 7, 2),
        drawn("""
        oak b -3.5 -74 7 74 2
        wood M-4-70H26L34-62 26-54H-4Z
        gold M5-50H-26L-34-42-26-34H5Z
        wood M-4-30H20L27-23 20-16H-4Z
        !1.200 M2-62H20M-20-42H-2M2-23H14
    """),
        s=s,
    )


def bench(x: float, y: float, s: float = 1, fill: str = "wood") -> str:
    return at(
        x,
        y,
        shadow(0, 0, 26, 3),
        drawn(
            f"!3 M-18-10V0M18-10V0M-18-10V-26M18-10V-26\n{fill} b -26 -13 52 5 2\n{fill} b -24 -28 48 5 2; b -24 -21 48 4.500 2"
        ),
        s=s,
    )


def hive(x: float, y: float, s: float = 1, fill: str = "gold", roof: str = "cream") -> str:
    """A beehive of boxes on legs, 40 units wide and 58 high."""
    return at(
        x,
        y,
        shadow(0, 0, 24, 4),
        drawn(f"""
        oak b -15 -8 5 8 1; b 10 -8 5 8 1
        {fill} b -19 -28 38 21 2
        {fill} b -18 -46 36 19 2
        {roof} M-23-44L-20-54H20L23-44Z
        ink b -9 -14 18 4.500 2
        !1.300 M-8-38H8M-8-21H8
    """),
        s=s,
    )

# ruff: noqa: E501 - the outlines of drawings are long
"""What grows and what moves in the pictures of TerriStories: trees, crops, fruit and beasts; foot on 0,0."""

from random import Random

from assets.terristories.parts import at, drawn, polar, shadow

# --- Trees and bushes ---


def tree(x: float, y: float, s: float = 1, crown: str = "leaf", trunk: str = "oak", dots: str = "lime") -> str:
    """A round tree, 60 units high."""
    return at(
        x,
        y,
        shadow(0, 0, 20, 4),
        drawn(f"""
            {trunk} M-5 1C-3-8-4-16-5-22H5C4-16 3-8 6 1Q0 3-5 1Z
            {crown} M-16-18C-28-18-30-34-21-38C-24-52-8-60 0-54C9-62 25-54 22-40C31-36 29-19 17-18C12-11 4-12 0-16C-5-11-13-12-16-18Z
            ~{dots}/.75 M-20-34C-20-46-10-53-2-51C-10-48-10-42-14-40C-18-39-19-37-20-34Z
            !1.3 M-8-28q4 4 8 0M4-36q4 4 8 0M-6-42q3 3 6 0M8-24q4 3 7-1
        """),
        s=s,
    )


def fir(x: float, y: float, s: float = 1, fill: str = "pine") -> str:
    """A fir in three tiers, 62 units high."""
    return at(
        x,
        y,
        shadow(0, 0, 16, 3.4),
        drawn(f"""
            oak b -3.5 -10 7 11 1
            {fill} M0-34L20-10Q10-6 0-8T-20-10Z
            {fill} M0-48L16-25Q8-22 0-23T-16-25Z
            {fill} M0-63L12-40Q6-38 0-39T-12-40Z
            -mint/1.600 M-5-52L-8-44M-7-37L-11-29M-8-22L-14-14
        """),
        s=s,
    )


def sapling(x: float, y: float, s: float = 1, fill: str = "leaf") -> str:
    """A thin young tree, 30 units high."""
    return at(
        x,
        y,
        shadow(0, 0, 7, 2),
        drawn(
            f"""
            =oak/2.200 M0 0C1-8-1-12 0-20
            {fill} M0-18C-11-18-12-26-8-29C-8-37 8-37 8-29C12-26 11-18 0-18Z
            ~lime/.8 M-7-25C-7-31-3-33 1-32C-3-30-4-27-7-25Z
        """,
            2.2,
        ),
        s=s,
    )


def sprout(x: float, y: float, s: float = 1, fill: str = "leaf") -> str:
    """Two leaves on a stalk, 20 units high."""
    return at(
        x,
        y,
        drawn(
            f"""
            ={fill}/2.200 M0 0C1-5-1-8 0-12
            {fill} M0-11C-4-20-13-20-16-16C-13-10-5-9 0-11Z
            {fill} M0-11C3-21 12-23 17-19C14-11 6-9 0-11Z
            -lime/1.400 M-3-12.500Q-8-15-12-15M3-13Q8-17 12-17.500
        """,
            2.2,
        ),
        s=s,
    )


def bush(x: float, y: float, s: float = 1, fill: str = "moss", dots: str = "lime", berries: str = "") -> str:
    """A round shrub, 26 units high, with berries perhaps."""
    made = f"""
        {fill} M-18 0C-26-2-25-14-17-15C-16-25-4-28 1-22C8-28 19-22 17-14C25-12 24-1 17 0Q0 4-18 0Z
        ~{dots}/.7 M-19-10C-18-17-13-21-8-21C-11-17-12-14-19-10Z
        !1.3 M-6-10q3 3 6 0M4-15q3 3 6 0M7-6q3 3 6 0
    """
    red = f"{berries}/.5 o -9 -8 2.6; o 2 -17 2.6; o 11 -9 2.6; o 1 -5 2.6" if berries else ""
    return at(x, y, shadow(0, 0, 21, 4), drawn(made), drawn(red, 1.6) if red else "", s=s)


def reed(x: float, y: float, s: float = 1) -> str:
    return at(
        x,
        y,
        drawn(
            """
            =moss/2 M-5 0C-6-12-8-22-12-30M0 0V-38M6 0C7-10 9-18 13-26
            =#7a4422/4.500 M0-28V-38M-10-25L-12-31M11-21L13-27
            =leaf/2 M-2 0C-4-8-9-12-15-14M3 0C5-8 9-12 15-13
        """,
            2,
        ),
        s=s,
    )


def lily(x: float, y: float, s: float = 1, bloom: bool = True) -> str:
    flower = "pink M0-2C-6-4-7-9-4-12C-1-10 0-8 0-6C1-9 3-11 5-12C8-8 6-4 0-2Z" if bloom else ""
    return at(
        x,
        y,
        drawn(
            f"leaf/.5 M0 0L13-4C9-8-4-9-11-6C-17-2-11 5-2 5C6 6 13 3 14 0Z\n-lime/1.300 M-2 0L-9-3M-2 1L-3 4\n{flower}",
            2,
        ),
        s=s,
    )


def flower(x: float, y: float, s: float = 1, fill: str = "pink", heart: str = "gold") -> str:
    """A daisy on its stalk, 20 units high."""
    petals = "; ".join(f"o {a:.1f} {b - 16:.1f} 3.2" for a, b in (polar(60 * i, 4.6) for i in range(6)))
    return at(
        x,
        y,
        drawn(
            f"=moss/1.800 M0 0V-14\nleaf/.5 M0-3C-4-9-8-9-9-8C-8-4-4-2 0-3Z\n{fill}/.4 {petals}\n{heart} o 0 -16 3.4",
            1.8,
        ),
        s=s,
    )


def mushroom(x: float, y: float, s: float = 1, fill: str = "red") -> str:
    return at(
        x,
        y,
        drawn(
            f"""
            cream M-4 0C-3-5-3-9-4-12H4C3-9 3-5 5 0Q0 2-4 0Z
            {fill} M-14-11C-14-23-5-27 0-27S14-23 14-11C7-8-7-8-14-11Z
            ~white o -6 -18 2.5; o 3 -22 2.2; o 7 -15 2
        """,
            2.2,
        ),
        s=s,
    )


# --- Crops ---


def ear(x: float, y: float, s: float = 1, turn: float = 0, fill: str = "wheat") -> str:
    """One ear of wheat on its stalk, 44 units high."""
    grains = "".join(
        f"{fill}/.6 M0 {b}C-8 {b - 2}-9 {b - 8}-7 {b - 11}C-2 {b - 9} 0 {b - 5} 0 {b}Z M0 {b}C8 {b - 2} 9 {b - 8} 7 {b - 11}C2 {b - 9} 0 {b - 5} 0 {b}Z\n"
        for b in (-16, -23, -30)
    )
    return at(
        x,
        y,
        drawn(f"={fill}/1.800 M0 0V-18\n{grains}{fill}/.6 M0-46C-5-42-5-36 0-33C5-36 5-42 0-46Z", 1.8),
        s=s,
        turn=turn,
    )


def wheat(
    y: float, low: float, seed: int = 1, fill: str = "wheat", x: float = -96, far: float = 96, gap: float = 9
) -> str:
    """A field of wheat from one side to the other, ears above."""
    dice = Random(seed)
    made, row = f"{fill}/.3 M{x} {y + 4}Q{(x + far) / 2} {y} {far} {y + 4}V{low}H{x}Z\n", ""
    for i in range(int((far - x) / gap) + 1):
        a, b = x + i * gap + dice.uniform(-2, 2), y + dice.uniform(-5, 5)
        row += f"M{a:.1f} {b + 10:.1f}C{a - 5:.1f} {b + 4:.1f} {a - 4:.1f} {b - 6:.1f} {a:.1f} {b - 10:.1f}C{a + 4:.1f} {b - 6:.1f} {a + 5:.1f} {b + 4:.1f} {a:.1f} {b + 10:.1f}Z"
    stalks = "".join(
        f"M{a:.1f} {dice.uniform(y + 12, low - 6):.1f}v8"
        for a in (dice.uniform(x, far) for _ in range(int((far - x) / 4)))
    )
    return drawn(f"{made}-amber/1.600 {stalks}\n{fill}/.5 {row}", 2)


def sheaf(x: float, y: float, s: float = 1, band: str = "red") -> str:
    """Wheat bound together, 58 units high."""
    ears = "".join(ear(3 * i * 0.6, -18, 0.86, turn=9 * i) for i in (-4, 4, -3, 3, -2, 2, -1, 1, 0))
    foot = drawn("""
        wheat M-9-20C-12-12-16-5-21 0Q0 5 21 0C16-5 12-12 9-20Z
        -amber/1.500 M-7-14L-13 0M-3-14L-5 1M3-14L5 1M7-14L13 0
    """)
    return at(x, y, shadow(0, 0, 22, 4), ears, foot, drawn(f"{band} b -11 -25 22 8 3"), s=s)


def tomato(x: float, y: float, r: float, fill: str = "#d8392b") -> str:
    """A round tomato with its star; its middle on 0,0."""
    return at(
        x,
        y,
        drawn(
            f"""
            {fill}/1 M0-38C22-48 48-34 48-4C48 26 26 42 0 42S-48 26-48-4C-48-34-22-48 0-38Z
            ~white/.5 M-38-12C-37-26-29-33-20-34C-27-27-31-22-33-12C-34-7-38-6-38-12Z
            ~#7a1420/.28 M-30 30C-4 36 30 20 34-16C50 6 40 36 4 41C-12 42-22 38-30 30Z
            moss M0-36C-8-32-14-24-24-24C-20-31-16-35-12-37C-20-38-26-42-28-46C-18-46-10-44-5-41C-4-48-2-54 4-58L9-55C6-51 5-46 5-42C12-45 20-47 28-45C24-40 19-38 14-36C19-33 22-28 22-22C14-24 6-31 0-36Z
        """,
            2.6 * 46 / max(r, 18),
        ),
        s=r / 46,
    )


def carrot(x: float, y: float, s: float = 1, turn: float = 0) -> str:
    return at(
        x,
        y,
        drawn(
            "leaf M0-20C-10-26-10-36-6-38C-3-36-2-32 0-28C1-34 4-39 8-38C10-34 7-26 0-20Z\norange M-8-20Q0-24 8-20C7-8 4 4 0 14C-4 4-7-8-8-20Z\n!1.200 M-7-12H-2M7-7H2M-4-2H0",
            2,
        ),
        s=s,
        turn=turn,
    )


def pumpkin(x: float, y: float, s: float = 1) -> str:
    return at(
        x,
        y,
        drawn("""
        moss M-2-26C-3-31 0-35 5-36L8-32C4-31 4-29 4-26Z
        orange M0-26C14-32 30-24 28-10C27 2 14 4 0 2C-14 4-27 2-28-10C-30-24-14-32 0-26Z
        -amber/2 M-10-26C-18-18-18-6-11 1M10-26C18-18 18-6 11 1M0-25V2
    """),
        s=s,
    )


def cabbage(x: float, y: float, s: float = 1) -> str:
    return at(
        x,
        y,
        drawn(
            "leaf M-16-4C-22-14-14-22-8-20C-6-28 8-28 9-20C16-22 22-12 16-4C10 3-10 3-16-4Z\nlime/.5 M-9-5C-12-14-4-20 0-19C6-20 11-13 8-5C4-1-5-1-9-5Z\n!1.200 M0-3V-14M0-8L-5-12M0-7L5-11",
            2,
        ),
        s=s,
    )


# --- Beasts ---


def bird(x: float, y: float, s: float = 1, fill: str = "red", flip: bool = False) -> str:
    """A small round bird that looks right, sitting, 16 units high."""
    return at(
        x,
        y,
        drawn(
            f"{fill} M-18-3C-12-5-9-7-7-10C-5-17 6-18 8-11L14-9L8-7C8 0 0 3-6 0C-10-1-14-1-18-3Z\n~cream/.8 M7-7C7-1 0 1-3-1C1-3 4-5 7-7Z\n~ink o 4 -11 1.200\n!1.400 M-1 1V4M3 1V4",
            2,
        ),
        s=s,
        flip=flip,
    )


def bee(x: float, y: float, s: float = 1, turn: float = 0, flip: bool = False) -> str:
    """A bee of this planet: six wings. It flies to the right, its middle on 0,0."""
    return at(
        x,
        y,
        drawn(
            """
        glass/.4 M-6-6C-16-12-16-20-10-21C-4-19-3-12-3-6Z M0-7C-4-18 0-25 5-23C9-19 5-11 3-6Z M5-6C8-14 15-17 18-13C18-8 11-6 8-4Z
        gold M-15 1C-12-8 4-10 12-5C16-2 16 4 12 6C4 10-11 9-15 1Z
        ~ink M-8-5C-6-2-6 4-8 7L-4 8C-2 4-2-3-4-6.500Z M2-7.500C4-3 4 4 2 8L6 7.500C8 4 8-3 6-7Z
        ~white o 11 -1 2.6
        ~ink o 11.8 -1 1.400
        !1.400 M12-5C13-9 16-10 18-10M-15 1L-19 2
    """,
            2,
        ),
        s=s,
        turn=turn,
        flip=flip,
    )


def ladybird(x: float, y: float, s: float = 1, turn: float = 0) -> str:
    """A ladybird from above, head up, 40 units long, its middle on 0,0."""
    return at(
        x,
        y,
        drawn("""
        !2 M-15-6L-21-10M-17 3L-23 4M-14 12L-20 17M15-6L21-10M17 3L23 4M14 12L20 17M-4-19L-8-25M4-19L8-25
        ink M-10-12C-10-23 10-23 10-12Z
        ~white o -6 -15 2.2; o 6 -15 2.2
        red M0-14C14-14 19-2 17 7C14 17 6 21 0 21S-14 17-17 7C-19-2-14-14 0-14Z
        ~ink o -8 -4 3.6; o 8 -4 3.6; o -9 8 3.2; o 9 8 3.2; o -4 15 2.200; o 4 15 2.200
        !1.800 M0-14V21
        ~white/.5 M-13 0C-12-6-9-10-5-11C-9-7-10-3-13 0Z
    """),
        s=s,
        turn=turn,
    )


def ant(x: float, y: float, s: float = 1) -> str:
    """An ant that walks to the right, 40 units long, its middle on 0,0."""
    return at(
        x,
        y,
        drawn(
            """
        !2.2 M-2 2L-8 14L-13 15M3 2L2 15L-2 17M8 1L14 13L19 14M14-8C16-16 22-17 25-15M12-9C12-17 16-21 20-21
        #7a3a22 o -13 -1 11 8; o 2 0 6 5
        #8f4628 o 13 -3 7.500 7
        ~white o 15 -5 2.2
        ~ink o 15.6 -5 1.200
        ~white/.4 M-20-4C-18-8-13-8-10-7C-14-6-17-5-20-4Z
    """,
            2.2,
        ),
        s=s,
    )


def worm(x: float, y: float, s: float = 1, flip: bool = False) -> str:
    return at(
        x,
        y,
        drawn(
            "=#e08a86/6 M-18 4C-14-6-8-6-5 1S4 9 9 1S18-6 21-3\n-pink/1.400 M-16 1C-12-6-9-4-6 1\n~ink o 20 -5 1.100", 2
        ),
        s=s,
        flip=flip,
    )


def fox(x: float, y: float, s: float = 1, flip: bool = False) -> str:
    """A fox that trots to the right, 34 units high."""
    return at(
        x,
        y,
        shadow(0, 5, 26, 3),
        drawn(
            """
        orange M-24-14C-40-12-46-22-42-30C-36-28-30-26-22-20Z
        ~white M-42-30C-40-27-37-25-36-24C-39-20-42-21-43-23C-44-26-43-28-42-30Z
        =#b8581f/4.500 M-14-10L-24 3M16-10L24 3
        =orange/5 M-19-12L-12 5M10-12L4 5
        orange M-24-20C-14-28 4-26 12-24L16-34L21-28L27-34L30-24C34-20 40-16 41-14C37-11 30-11 25-12C20-6 0-6-16-8C-22-9-26-14-24-20Z
        ~white M25-12C22-14 22-17 24-19C30-19 36-17 41-14C37-11 30-11 25-12Z
        ~ink o 40.5 -14.500 2; o 29 -21 1.400
        ~ink M16-34L21-28L18-27Z M27-34L30-26L27-28Z
    """,
            2.4,
        ),
        s=s,
        flip=flip,
    )


def deer(x: float, y: float, s: float = 1, flip: bool = False) -> str:
    """A stag that leaps to the right, 70 units high with its antlers."""
    return at(
        x,
        y,
        drawn(
            """
        =#8a5630/4.500 M14-20L32-8L30 0M-18-22L-32-6L-40-4
        =beech/3 M26-52C22-58 16-60 15-68M20-60C16-60 13-58 11-62M32-53C32-60 38-64 36-72M35-62C39-62 42-60 43-66
        #b0743e M-24-32C-12-38 4-36 12-38C16-44 20-50 24-54C30-56 34-54 36-50L46-44C46-40 42-39 37-40L32-40C28-34 26-28 20-22C8-16-10-16-20-20C-26-22-28-28-24-32Z
        ~cream/.8 M20-22C8-16-10-16-20-20C-10-22 8-22 22-34C24-30 23-26 20-22Z
        =#b0743e/5 M10-22L22-12L34-16M-20-24L-24-12L-36-2
        cream/.4 M-25-32C-32-34-32-28-27-26Z
        #b0743e M24-54C18-58 14-55 14-52C18-50 22-50 24-54Z
        ~ink o 33 -48 1.600; o 45.5 -43 1.700
    """,
            2.4,
        ),
        s=s,
        flip=flip,
    )


def newt(x: float, y: float, s: float = 1, flip: bool = False) -> str:
    """A newt with a crest and an orange belly, 70 units long, head right, its middle on 0,0."""
    return at(
        x,
        y,
        drawn(
            """
        =#3f7a5c/5 M-6 4L-14 16L-20 15M18 6L22 18L28 18
        moss/.5 M-44 6C-40-8-30-4-24-8L-20-16L-16-10L-11-19L-7-12L-2-20L2-13L7-19L10-12L15-16L17-9Z
        #3f7a5c M-58 14C-50-2-30-10-12-9C4-11 16-11 24-10C38-12 46-4 46 2C44 9 34 11 24 9C10 13-8 14-20 8C-34 4-46 6-58 14Z
        ~orange M-18 8C-8 14 10 13 24 9C32 10 40 9 45 4C34 7 22 3 8 5C-4 7-12 7-18 8Z
        ~ink/.6 o -10 -2 2.2; o 0 0 2.2; o 9 -3 2.2; o -22 0 1.900; o 20 2 2
        =#3f7a5c/5 M0 8L-2 20L-9 22M24 7L34 17L40 15
        white o 35 -7 4.600
        ~ink o 36.5 -7 2.400
        !1.600 M46 3C42 4.500 38 5 34 4
    """,
            2.4,
        ),
        s=s,
        flip=flip,
    )


def cat(x: float, y: float, s: float = 1, fill: str = "orange") -> str:
    """A cat that sits and looks at you, 26 units high."""
    return at(
        x,
        y,
        drawn(
            f"""
        ={fill}/4 M8-3C16-2 18-8 15-12
        {fill} M-9 0C-11-10-6-16 0-16S11-10 9 0Z
        {fill} M-9-16L-9-27L-4-23H4L9-27V-16C8-9-8-9-9-16Z
        ~ink o -4 -17 1.400; o 4 -17 1.400
        !1.200 M-2-13.500q1 1.500 2 0q1 1.500 2 0M-9-15H-13M9-15H13
    """,
            2.2,
        ),
        s=s,
    )


def pig(x: float, y: float, s: float = 1) -> str:
    """A pig for savings, of china, seen from the side, 62 units high with the slot on top."""
    return at(
        x,
        y,
        shadow(0, 1, 42, 5),
        drawn("""
        #e58f86 M-26-14L-24 0H-12L-11-12Z M12-12L13 0H25L27-14Z
        pink/1 M-40-30C-40-54-18-60 2-60C20-60 28-54 33-48L42-56L45-42C49-38 50-34 51-31L56-30V-18L48-16C42-6 28-4 10-5H-14C-32-6-40-16-40-30Z
        #e58f86 b 49 -33 9 17 4
        ~ink o 52.5 -28 1.400; o 52.5 -21 1.400
        ~ink o 38 -36 2.400
        !2 M-40-34C-46-38-48-32-45-30C-43-28-42-32-46-34
        ~white/.6 M-32-34C-31-46-20-53-8-53C-18-48-24-42-26-33C-28-29-32-29-32-34Z
        ~ink b -12 -60 22 4 2
    """),
        s=s,
    )


def chicken(x: float, y: float, s: float = 1, flip: bool = False) -> str:
    return at(
        x,
        y,
        drawn(
            "red M6-24C5-30 9-30 10-28C12-31 15-28 13-24Z\nwhite M-18-20C-14-12-4-14 2-16C4-24 14-26 15-18C16-6 8 0-2 0C-12 0-18-8-18-20Z\norange M15-19L21-17L15-14Z\n~ink o 10.5 -18.500 1.300\n!1.400 M-8-9C-4-4 4-5 6-10M-2 0V5M3 0V5",
            2.2,
        ),
        s=s,
        flip=flip,
    )

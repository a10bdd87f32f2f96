# ruff: noqa: E501 - the outlines of drawings are long
"""Little people of painted wood, 42 units tall: a head of beech, a suit with a pale ring at the neck, hands that hold.

Hands are places from the middle of the feet; `held` is drawn under the hands, so that they grip it.
"""

from assets.terristories.parts import Place, at, drawn

SKINS = ("#eec695", "#d9a06a", "#a86c42", "#7a4a2c")

_LEGS = {
    "stand": "M-8-25C-10-17-11-8-12-1Q-12 2-9 2H-3.500Q-1.500 2-1 0L0-5L1 0Q1.500 2 3.500 2H9Q12 2 12-1C11-8 10-17 8-25Z",
    "walk": "M-8-25C-10-18-11-12-14-7L-18-2Q-19 1-16 2H-11Q-9 2-7-1L-1-8L7 0Q9 2 11 2H15Q18 1 16-2L11-8C10-14 9-20 8-25Z",
    "gown": "M-8-25C-10-17-13-9-15 0Q-15 2-12 2H12Q15 2 15 0C13-9 10-17 8-25Z",
    "sit": "M-8-25C-10-17-11-10-11-4Q-11 0-8 0H18Q21 0 21-3V-5Q21-8 18-8H9C9-14 9-20 8-25Z",
    "kneel": "M-8-25C-10-18-13-10-17-3Q-19 2-14 2H12Q15 2 14-1C12-6 10-10 9-13C9-18 9-22 8-25Z",
}

_HAIR = {
    "short": "M-8.600-33C-11-45 11-46 8.800-33C7-38 2-39-2-38C-5-37-7-36-8.600-33Z",
    "bun": "M-8.800-31C-11-46 11-46 8.800-31C8-37 3-39 0-39S-7-37-8.800-31Z M-4-43C-6-50 6-50 4-43C2-42-2-42-4-43Z",
    "long": "M-9-25C-13-47 13-47 9-25C7-27 8-35 5-38C0-39-6-38-7-34C-8-30-7-28-9-25Z",
    "curls": "M-9-30C-14-33-11-40-8-40C-8-46 0-47 2-44C7-46 11-41 9-38C13-35 10-30 8.500-31C8-36 3-38 0-38C-5-38-8-35-9-30Z",
    "bald": "M-8.500-30C-10-32-9-36-8-36C-8-33-8-32-8.500-30Z M8.500-30C10-32 9-36 8-36C8-33 8-32 8.500-30Z",
}

_HATS = {
    "straw": "wheat M-17-37C-10-41-8-39-7-44C-5-49 5-49 7-44C8-39 10-41 17-37C12-33-12-33-17-37Z\n-red/2.4 M-7-40.500C-3-38.500 3-38.500 7-40.500",
    "hard": "gold M-10-36C-11-48 11-48 10-36L14-35V-33H-11Z\n!1.2 M0-45V-36",
    "cap": "red M-9-36C-10-46 8-47 9-37L16-36Q16-33 12-34L-9-34Z",
    "wool": "blue M-9-36C-10-48 10-48 9-36Z\ncream b -10 -38 20 5 2.4\ncream o 0 -47 3.4",
    "top": "ink b -8 -53 16 17 1.500\nink b -13 -38 26 4 2\n-red/3 M-7-40H7",
    "chef": "white M-8-36V-41C-15-42-12-51-6-49C-4-54 4-54 6-49C12-51 15-42 8-41V-36Z",
    "bubble": "~#eafcff/.42 o 0 -33 13.500\n!1.8 o 0 -33 13.500\n-white/2 M-9-38C-7-43-3-45 1-45",
    "veil": "wheat M-17-37C-10-41-8-39-7-44C-5-49 5-49 7-44C8-39 10-41 17-37C12-33-12-33-17-37Z\n~ink/.28 M-13-35H13L11-23H-11Z\n!1 M-13-35L-11-23H11L13-35",
    "nurse": "white M-9-38C-8-45 8-45 9-38L7-36H-7Z\n~red o 0 -40.500 1.900",
    "hood": "moss M-11-25C-15-48 15-48 11-25C8-28 9-38 0-39S-8-28-11-25Z",
    "party": "coral M-7-39L0-54L7-39Z\nstraw o 0 -54 2.600",
    "none": "",
}


def person(
    x: float,
    y: float,
    s: float = 1,
    suit: str = "red",
    left: Place = (-13, -12),
    right: Place = (13, -12),
    held: str = "",
    hat: str = "none",
    hair: str = "short",
    look: float = 0,
    legs: str = "stand",
    tone: int = 0,
    turn: float = 0,
    mood: str = "smile",
    behind: str = "",
) -> str:
    """Somebody: where the hands are, what they hold, which way they look (-1 left … 1 right) and how they feel."""
    skin, locks = SKINS[tone % 4], ("#5a3418", "#2f1d14", "#2a1a14", "#e6d8c4")[tone % 4]
    mouth = {"smile": "q3 2.600 6 0", "flat": "h6", "sad": "m0 1q3-2.600 6 0", "oh": "m2 .5q1 2 2 0q-1-2-2 0"}[mood]
    x0 = look * 2.4
    face = f"""
        {skin} o 0 -33 9
        ~#e0735a/.35 o {x0 - 5} -30 1.900; o {x0 + 5} -30 1.900
        ~ink o {x0 - 3} -33.5 1.3; o {x0 + 3} -33.5 1.3
        !1.3 M{x0 - 3}-29.5{mouth}
    """
    head = face + (f"{locks}/.5 {_HAIR[hair]}\n" if hair else "") + _HATS[hat]
    body = f"{suit} {_LEGS[legs]}\ncream/.4 o 0 -24.500 7.500 2.800\n~white/.55 b -3 -18 6 5 1"
    arms = "".join(f"={suit}/5 {_arm(-7, left)}\n={suit}/5 {_arm(7, right)}\n".splitlines(keepends=True))
    hands = f"{skin}/.5 o {left[0]} {left[1]} 3.3; o {right[0]} {right[1]} 3.3"
    return at(
        x, y, behind + drawn(body, 2.2) + drawn(arms, 2.2) + held + drawn(hands, 2) + drawn(head, 2.2), s=s, turn=turn
    )


def _arm(shoulder: float, hand: Place) -> str:
    """A sleeve from the shoulder to a hand, the elbow bent outwards and down."""
    side = 1 if shoulder > 0 else -1
    mid_x, mid_y = (shoulder + hand[0]) / 2 + side * 2.5, (-21 + hand[1]) / 2 + 2.5
    return f"M{shoulder:g}-21Q{mid_x:g} {mid_y:g} {hand[0]:g} {hand[1]:g}"


# --- What they hold, its grip on 0,0 ---


def tool(kind: str, x: float = 0, y: float = 0, turn: float = 0, s: float = 1) -> str:
    return at(x, y, drawn(_TOOLS[kind], 2), turn=turn, s=s)


_TOOLS = {
    "fork": "=wood/2.600 M0 26V-16\n=iron/2 M-7-32V-20Q-7-16 0-16Q7-16 7-20V-32M0-16V-32",
    "spade": "=wood/2.600 M0-26V12M-5-26H5\nsteel M-7 12H7V24Q4 32 0 33Q-4 32-7 24Z",
    "hoe": "=wood/2.600 M0 26V-24\niron M-2-26H14L12-19H-2Z",
    "scythe": "=wood/3 M4 34L-4-26\nsteel M-6-24C8-36 30-34 42-16C28-24 12-24-4-18Z",
    "sickle": "steel M0-6C-8-20 4-34 22-28C10-26 4-18 5-6Z\nwood b -3 -6 8 14 3",
    "axe": "=wood/3.400 M0 22V-24\nsteel M-2-28H8C14-32 18-30 20-34C24-26 24-16 20-10C18-14 14-15 8-16H-2Z",
    "hammer": "=wood/3 M0 16V-16\niron b -11 -25 22 10 2",
    "broom": "=wood/2.600 M0-26V14\nwheat M-4 12H4L9 30H-9Z",
    "can": "steel b -10 -2 20 18 3\n=steel/3 M10 10L24-4\nsteel M20-8L28-2L24 2L18-4Z\n-ink/5 M-8-2C-8-14 8-14 8-2\n-steel/2 M-8-2C-8-14 8-14 8-2",
    "lens": "=oak/4 M0 0V16\nglass o 0 -12 12\n-brass/3.400 o 0 -12 12\n-white/2 M-7-14C-6-19-2-20 1-20",
    "wrench": "steel M-3 18L-3-12C-10-16-9-26-3-28V-20H3V-28C9-26 10-16 3-12V18Q0 21-3 18Z",
    "brush": "=wood/3 M0 14V-6\niron b -4 -12 8 7 1\nred M-4-12C-4-20 2-22 3-26C5-20 4-16 4-12Z",
    "flag": "=wood/2.400 M0 22V-30\nred M1-30H24L18-22L24-14H1Z",
    "horn": "brass M-4-3L18-14Q24-2 18 10L-4 3Z\nbrass o 19 -2 4 12",
    "pencil": "gold M-3 14H3V-12L0-20L-3-12Z\ncream M-3-12L0-20L3-12Z\npink b -3 13 6 5 1",
    "camera": "iron b -10 -8 20 15 2\niron b -4 -12 8 5 1\nglass o 0 -1 5\n~white o -2 -3 1.600",
    "case": "oak b -12 0 24 18 2\n-ink/4.500 M-5 0V-4H5V0\n-wood/1.800 M-5 0V-4H5V0\n-straw/2 M-6 1V17M6 1V17",
}

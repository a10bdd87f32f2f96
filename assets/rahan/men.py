# ruff: noqa: E501 - the outlines of drawings are long
"""The four cavemen and Rahan. Each stands on 0,0, about 180 units high; told apart by hair, weapon and pelt.

red      a mop of hair with a bone in it, brown beard, club, spotted pelt
blue     black spikes, a moustache, spear, grey wolf's fur
yellow   a woman with a tail of fair hair, axe, striped pelt
green    bald, a white beard to the belly, crook, green-brown bear's hide
rahan    a copper mane in the wind, knife of bone, a shell on his breast
"""

from collections.abc import Callable
from dataclasses import dataclass

from assets.build.hand import circle, ellipse, group, path
from assets.rahan.paint import BONE, FANG, INK, eye, flat, inked, limb, line, mark

SKIN = ("#d9955f", "#a8623a")
FACE = "#e3a36c"


@dataclass(frozen=True)
class Man:
    skin: tuple[str, str]
    face: str
    pelt: tuple[str, str, str]  # its colour, its shade, its light
    pattern: Callable[[], str]
    behind: Callable[[], str]  # a weapon, and hair that falls behind
    head: Callable[[bool], str]


# --- Bodies: drawn in a field of 145 x 180 with the feet on 72,178 ---


def legs(skin: tuple[str, str]) -> str:
    return (
        limb("M58 134C56 146 55 158 54 172M86 134C88 146 90 158 91 172", skin[0], 14.5, 7.5)
        + line("M63 140C62 152 61 160 60 168M92 142C94 152 96 160 97 168", skin[1], 4.5)
        + path("M36 178C34 169 42 165 54 166C62 166 66 170 65 178Z", fill=skin[0])
        + path("M78 178C77 170 82 166 91 166C103 165 111 170 110 178Z", fill=skin[0])
        + mark("M41 177V173M47 177V172.500M98 177V172.500M104 177V173", 2)
    )


def left_arm(skin: tuple[str, str]) -> str:
    """On the hip."""
    return limb("M47 92C30 98 22 110 28 120C33 126 42 124 50 122", skin[0], 13.5, 7.5) + line(
        "M31 123C37 128 44 127 52 125", skin[1], 4
    )


def right_arm(skin: tuple[str, str]) -> str:
    """And the fist that holds the weapon."""
    return (
        limb("M94 95C105 101 110 108 107 116", skin[0], 12.5, 7.5)
        + path("M96 112C98 106 112 106 116 111C119 117 117 124 111 126C103 127 95 122 96 112Z", fill=skin[0])
        + mark("M103 113L104 119M109 113L110 119", 2.2)
    )


TUNIC = "M43 88C52 78 90 76 98 86C102 102 100 118 105 140L95 135 89 147 80 137 71 149 63 138 54 148 49 136 38 142C43 120 40 104 43 88Z"


def tunic(pelt: tuple[str, str, str], skin: tuple[str, str], pattern: str) -> str:
    colour, dark, lit = pelt
    return (
        path(TUNIC, fill=colour)
        + flat("M98 88C102 102 100 118 104.500 138L95 134 89 145 83 138C90 122 92 104 88 82C94 82 96 84 98 88Z", dark)
        + flat("M70 79C82 84 92 92 98.500 104L97.500 87C92 79 80 78 70 79Z", skin[0])
        + mark("M68 79C81 85 91 94 98.500 107", 3.5)
        + pattern
        + line("M47 94C44 106 46 116 45 128", lit, 3)
    )


def spots() -> str:
    d = (
        "M52 98C56 95 60 98 58 102C55 105 50 103 52 98ZM66 106C70 103 75 106 72 111C69 114 64 111 66 106ZM50 116C54 113 58 116 56 120C53 123 48 121 50 116Z"
        "M66 126C70 123 75 126 72 131C69 133 64 131 66 126ZM82 116C86 113 90 117 87 121C84 123 80 120 82 116ZM80 99C83 97 87 100 85 103C82 105 78 103 80 99Z"
    )
    return flat(d, "#5b2a0e")


def stripes() -> str:
    d = (
        "M44 100C52 102 58 100 64 96C60 104 52 107 43.500 106ZM43 118C51 121 59 119 66 114C62 123 52 126 42.500 124Z"
        "M103 122C94 126 86 125 79 120C84 129 94 131 104 128ZM101 104C95 107 90 106 85 103C88 110 95 112 101 110ZM52 136C58 136 62 134 66 131C63 138 58 141 52 141Z"
    )
    return flat(d, "#3a1d10")


def tufts() -> str:
    """Tufts of a wolf's fur, and a collar of it."""
    return (
        line(
            "M52 104L56 111L59 104M66 116L70 123L73 116M50 122L54 129L57 122M82 106L85 112L88 106M83 124L87 131L90 124",
            "#4b545c",
            3,
        )
        + path(
            "M38 92C36 82 46 76 56 78C64 74 80 72 90 77C100 76 108 82 106 92L98 89L95 97L87 90L81 98L73 91L65 99L58 91L51 97L47 90Z",
            fill="#d3dade",
        )
        + flat("M90 77C100 76 108 82 106 92L98 89L95 97L89 91C94 88 94 82 90 77Z", "#98a4ac")
    )


def shag() -> str:
    """A shaggy hide, with a belt of rope."""
    return (
        line(
            "M54 96L52 104M64 92L63 100M76 94V102M60 112L58 120M86 104L87 111M52 132L51 138M74 134V141M90 130L92 137",
            "#4a4a1e",
            3.2,
        )
        + line("M41 119C56 125 86 125 102 118", INK, 10)
        + line("M41 119C56 125 86 125 102 118", "#d9b878", 5)
        + line("M50 120L54 124M62 122L65 126M76 122L78 126M90 120L91 124", "#8a6a34", 2)
    )


# --- Weapons ---


def club() -> str:
    return (
        path("M99 128L107 66C101 54 103 34 116 29C130 26 138 40 134 55C132 64 126 69 122 72L110 130Z", fill="#8a5a2c")
        + line("M113 70L107 116", "#c99254", 3)
        + line("M111 42C113 37 117 35 120 35", "#d8a566", 3.5)
        + mark("M122 50C125 54 124 60 120 63", 2.5)
    )


def spear() -> str:
    return (
        line("M104 176L121 16", INK, 11)
        + line("M104 174L121 20", "#a8743c", 5.5)
        + line("M110 116L119 34", "#dcae70", 2)
        + path("M123-14C132-2 135 10 131 22L124 28L113 20C112 6 116-6 123-14Z", fill="#b9b0a0")
        + flat("M123-12L124 26L130 21C134 10 131-2 123-12Z", "#6f675c")
        + line("M117 12L120 2M117 18L122 12", "#fff", 2)
        + line("M114 26L127 29M113 32L126 35", "#e8d3a0", 4)
    )


def axe() -> str:
    return (
        line("M101 160L118 34", INK, 14)
        + line("M101 158L118 38", "#8a5a2c", 8)
        + line("M107 112L116 52", "#c99254", 2.4)
        + path(
            "M100 34C108 26 126 26 138 34C146 42 146 58 138 68C130 60 114 56 102 56C96 50 96 40 100 34Z", fill="#a9a294"
        )
        + flat("M136 36C144 44 144 56 137 66C130 60 118 57 108 56.500C124 52 132 46 136 36Z", "#6d665b")
        + line("M104 38C112 33 122 33 129 36", "#fff", 2.8)
        + mark("M128 36L122 42M133 56L126 50", 2.2)
        + line("M108 30L120 60M120 30L108 60", "#e8d3a0", 4.4)
    )


def crook() -> str:
    d = "M103 176L117 40C119 24 133 20 139 30C143 40 134 48 127 42"
    return (
        line(d, INK, 14)
        + line(d, "#7c5a34", 8)
        + line("M108 116L115 52", "#c09a62", 2.4)
        + path("M117 62C128 58 138 64 138 74C128 76 119 72 117 62Z", fill="#8fb04a")
        + mark("M119 64L132 71", 2)
        + path("M115 70C106 70 100 76 101 84C109 84 115 78 115 70Z", fill="#6f9438")
    )


def knife(x: float, y: float, turn: float, scale: float = 1) -> str:
    """Rahan's: a blade of bone on a handle bound with leather."""
    d = "M-6 0C-9-18-8-40 4-56C9-40 9-18 7 0Z"
    return f'<g transform="translate({x:g} {y:g}) rotate({turn:g}) scale({scale:g})">' + (
        path("M-6 0H7L8 22C8 28-6 28-6 22Z", fill="#7a3b1c")
        + line("M-5 7L7 4M-5 14L7 11M-5 21L7 18", "#d9a05c", 2.6)
        + path(d, fill=FANG)
        + flat("M4-54C9-40 9-18 7-1L2-1C4-18 5-36 4-54Z", "#cdb587")
        + path("M-11-2H12V4H-11Z", fill="#b98a52", stroke_width=3)
        + "</g>"
    )


# --- Heads ---


def eyes(hit: bool, look: float = 2) -> str:
    return eye(59.5, 51, 5.6, (look, 0.5), hit) + eye(85, 51, 5.6, (look - 0.5, 0.5), hit)


def nose() -> str:
    return path("M70 47C65 54 60 60 65 65C70 68 79 67 81 62C82 58 78 54 76 48", fill="#d07c4e", stroke_width=3) + line(
        "M66 61C67 59 68 58 69.500 57", "#ffd0a0", 2.4
    )


def laugh(hit: bool) -> str:
    if hit:
        return ellipse(72, 80, 8, 7, fill="#7a1712", stroke_width=3)
    return path(
        "M58 72C66 77 77 77 85 71C84 82 78 86 71.500 86C64 86 59 81 58 72Z", fill="#7a1712", stroke_width=3
    ) + flat("M60.500 74.300C67 77.500 76 77.500 82.500 73.500L81.500 77.500C75 80 67 80 61.500 77.800Z", "#fff6e0")


def skull(face: str) -> str:
    return path("M46 52C46 34 56 26 71 26C87 26 97 36 96 54C96 72 86 84 71 84C56 84 46 72 46 52Z", fill=face)


def bone_in_hair() -> str:
    return (
        line("M50 20L92 6", INK, 9)
        + path(
            "M47 17C44 13 40 17 42 20C38 21 40 27 44 26C48 28 52 24 50 21ZM91 8C87 5 89 0 93 2C95-2 101 1 99 5C102 8 98 12 95 11Z",
            fill=BONE,
            stroke_width=3,
        )
        + line("M50 20L92 6", BONE, 4.5)
    )


def red_head(hit: bool) -> str:
    return (
        skull(FACE)
        + path(
            "M44 56C40 78 52 99 70 101C91 100 102 78 98 56C95 65 90 69 85 67C79 62 64 62 57 67C52 69 47 65 44 56Z",
            fill="#4a2410",
        )
        + line("M52 78C56 88 63 94 71 95M60 79C62 85 66 89 71 90", "#8a4a22", 2.8)
        + laugh(hit)
        + nose()
        + eyes(hit)
        + mark("M50 44C55 38 63 39 68 44M78 44C82 39 89 38 94 43", 6.5)
        + path(
            "M42 64C31 52 31 34 41 26C41 15 52 14 56 10C62 2 72 8 76 5C84 3 89 10 92 12C103 13 106 22 105 29C112 40 110 56 99 64C101 54 98 44 92 38C87 42 80 34 75 36C69 41 62 34 56 39C49 42 44 50 42 64Z",
            fill="#2c1a12",
        )
        + line(
            "M42 32C46 24 52 24 56 18M60 26C64 20 68 20 71 14M78 24C81 20 84 20 86 16M94 30C97 28 98 26 98 22",
            "#7d4f33",
            3.2,
        )
        + bone_in_hair()
    )


def blue_head(hit: bool) -> str:
    """Spikes of black hair that stand up, a long moustache, a chin with stubble."""
    return (
        path("M46 52C46 34 56 26 71 26C87 26 97 36 96 54C97 76 90 97 71 98C53 97 45 76 46 52Z", fill="#cf8a54")
        + flat("M95 56C96 76 89 96 72 97C84 88 88 72 87 54Z", "#9e5c34")
        + line(
            "M60 91L60.500 92M66 94L66.500 95M74 94.500L74.500 95.500M80 91L80.500 92M56 86L56.500 87M85 86L85.500 87",
            "#5a3018",
            3,
        )
        + (ellipse(72, 84, 7, 6, fill="#7a1712", stroke_width=3) if hit else mark("M64 84C68 87 76 87 81 83", 3.4))
        + nose()
        + eyes(hit, -1.5)
        + path(
            "M72 70C64 64 52 68 42 88C52 84 56 84 62 79C67 79 70 76 72 73C74 76 78 79 83 79C89 84 93 84 102 88C92 68 80 64 72 70Z",
            fill="#2a2018",
        )
        + line("M50 80C55 75 60 73 66 73", "#6b5a4a", 2.6)
        + mark("M51 42L67 45M79 45L94 41", 6.5)
        + path(
            "M42 58C38 48 38 38 42 30L32 24L43 20L36 6L50 11L50-8L62 6L70-14L77 5L90-9L90 10L105 4L99 19L111 24L101 32C104 40 103 50 99 58C99 48 97 42 93 37C79 31 62 31 49 37C45 42 43 48 42 58Z",
            fill="#26211f",
        )
        + line("M50 22L47 16M58 18L55 6M70 15V2M83 17L87 6M94 23L98 15", "#7a7470", 3.2)
        + line("M44 36C60 29 82 29 98 36", INK, 10)
        + line("M44 36C60 29 82 29 98 36", "#b6452a", 5)
    )


def yellow_head(hit: bool) -> str:
    """Fair hair tied up high with a red cord, so that it falls like a horse's tail; round earrings of bone."""
    fringe = "M45 56C44 40 52 27 71 26C90 27 98 40 97 56C92 50 90 45 88 40C80 44 72 42 67 36C63 42 54 46 45 56Z"
    return (
        path("M42 50C38 66 40 80 46 92L56 88L52 60ZM99 50C103 66 102 80 96 92L86 88L90 60Z", fill="#c98a2a")
        + path("M46 52C46 34 56 26 71 26C87 26 97 36 96 54C95 76 86 94 71 95C56 94 47 76 46 52Z", fill="#e8ac78")
        + flat("M95 56C94 76 86 92 72 94C82 84 87 70 87 54Z", "#bf7848")
        + flat(
            "M50 68C55 66 60 69 60 73C56 76 51 74 50 68ZM84 73C84 69 89 66 93 68C92 74 88 76 84 73Z",
            "#e0785a",
            opacity=0.8,
        )
        + (
            ellipse(72, 80, 6.5, 6.5, fill="#7a1712", stroke_width=3)
            if hit
            else path(
                "M60 75C66 79 77 79 83 74C82 84 77 87 71.500 87C66 87 61 84 60 75Z", fill="#8a1c16", stroke_width=3
            )
            + flat("M62.500 77C68 80 76 80 81 76.500L80 80C75 82 68 82 63.500 80.300Z", "#fff6e0")
        )
        + path("M70 55C67 60 66 63 69 65C72 67 76 66 77 63", fill="none", stroke_width=3)
        + eyes(hit, 1)
        + mark("M51 48C54 44 60 43.500 65 47M79 47C83 43.500 89 44 92 48M51 48L47 46M92 48L96 46", 3.6)
        + mark("M52 40C56 37 62 37 66 39M79 39C83 37 89 37 92 40", 4)
        + path(
            "M60 20C58 6 62-6 56-16C44-28 22-26 12-10C4 4 8 26 0 40C16 38 26 28 30 14C34 26 30 36 24 46C40 40 46 26 46 12C50 18 52 22 54 26ZM82 22C88 8 84-8 70-20C62-26 54-24 50-18C60-6 60 8 60 20Z",
            fill="#e9b54a",
        )
        + flat(
            "M2 38C16 36 26 26 30 10C32 4 36 2 40 2C34 16 34 30 27 43C40 36 45 24 46 8C48 2 54 4 56 14L56 24L50 18L46 12C46 26 40 40 24 46C30 36 34 26 30 14C26 28 16 38 2 38Z",
            "#c08424",
        )
        + line("M20-8C28-18 42-18 50-8M14 8C18-4 26-8 34-8M66-12C74-4 76 6 75 16", "#fff0b0", 3.2)
        + path(fringe, fill="#e9b54a")
        + line("M52 44C54 38 58 34 62 32M92 44C90 38 86 34 80 31", "#fff0b0", 2.8)
        + line("M60 21C67 25 75 25 82 21", INK, 11)
        + line("M60 21C67 25 75 25 82 21", "#c2392b", 6)
        + circle(45, 78, 5, fill=BONE, stroke_width=2.6)
        + circle(97, 78, 5, fill=BONE, stroke_width=2.6)
    )


def green_head(hit: bool) -> str:
    """A bald head with tufts over the ears, and a beard like a waterfall."""
    return (
        path(
            "M40 58C32 52 32 42 40 40C46 42 48 52 46 62ZM102 58C110 52 110 42 102 40C96 42 94 52 96 62Z", fill="#eeece4"
        )
        + path("M45 54C43 30 54 12 71 12C89 12 99 30 97 54C97 74 86 86 71 86C56 86 45 74 45 54Z", fill="#d89a66")
        + flat("M96 56C96 74 86 85 74 86C84 76 87 56 84 34C82 24 79 17 75 13C90 15 98 32 96 56Z", "#b0703f")
        + line("M57 26C60 21 64 19 68 18", "#ffdcb0", 4)
        + mark("M62 32C68 30 75 30 81 32M60 37C67 35 76 35 84 37", 2.2)
        + path(
            "M43 58C36 82 44 104 52 112C54 124 62 132 70 138C78 132 87 124 89 112C98 104 107 82 99 58C95 67 90 70 84 68C78 63 65 63 58 68C52 70 47 67 43 58Z",
            fill="#f2f0e8",
        )
        + flat("M98 60C106 82 97 103 88 112C86 122 79 131 71 136C78 118 86 92 86 69C91 69 95 66 98 60Z", "#bcbab0")
        + line("M53 82C56 96 62 104 64 114M64 90C66 102 70 108 70 122M82 92C80 104 77 110 76 118", "#a9a79c", 3)
        + (
            ellipse(72, 80, 7, 6, fill="#7a1712", stroke_width=3)
            if hit
            else path("M62 76C67 79 76 79 82 76C80 83 76 85 72 85C67 85 63 82 62 76Z", fill="#7a1712", stroke_width=2.8)
        )
        + nose()
        + path(
            "M70 68C62 63 52 66 48 76C58 78 66 76 71 72C76 76 86 78 96 76C92 66 80 63 70 68Z",
            fill="#fffdf4",
            stroke_width=3.2,
        )
        + eyes(hit, 0.5)
        + path(
            "M47 46C49 36 60 34 68 43C62 43 54 43 47 46ZM96 46C94 36 84 34 77 43C83 43 90 43 96 46Z",
            fill="#fffdf4",
            stroke_width=3,
        )
    )


def rahan_head(hit: bool) -> str:
    """A long face without a beard, and a copper mane in the wind."""
    return (
        path("M48 50C48 32 56 24 71 24C87 24 96 34 95 52C95 72 86 92 73 94C58 92 48 70 48 50Z", fill="#e6a873")
        + flat("M94 54C94 72 86 90 74 93C82 82 86 68 85 50Z", "#b9733f")
        + (
            ellipse(73, 80, 6, 6, fill="#7a1712", stroke_width=3)
            if hit
            else mark("M64 80C69 84 78 83 83 78", 3.4) + line("M69 86C72 87.500 76 87.500 79 86", "#b9733f", 2.4)
        )
        + path("M71 48C68 56 65 62 69 66C73 68 78 67 79 64", fill="none", stroke_width=3.2)
        + eye(61, 52, 5.2, (2, 0), hit)
        + eye(85, 52, 5, (2, 0), hit)
        + mark("M52 44L67 46M79 46L93 43", 5)
        + path(
            "M47 60C42 54 42 44 45 38C40 46 38 58 40 70C44 80 40 90 32 96C33 88 31 84 27 82C22 90 12 94 2 92C10 86 13 78 11 70C4 72-6 70-12 62C2 60 10 52 14 42C8 42 2 38-2 32C8 34 16 28 20 22C32 4 52-4 70-2C74-8 82-10 88-8C86-4 86 0 88 2C100 8 106 22 104 40C108 54 108 70 102 84C98 76 97 66 97 58C97 50 96 44 93 38C82 40 70 37 62 31C58 38 50 48 47 60Z",
            fill="#b4471c",
        )
        + flat(
            "M104 42C107 54 107 68 102 81C99 74 98 64 98 57C98 49 96 43 94 38C82 40 70 37 62 31C72 33 88 32 97 22C103 30 103 37 104 42Z",
            "#7c2c10",
        )
        + line(
            "M30 40C34 26 44 14 58 8M24 52C24 62 22 70 18 78M34 62C32 70 32 76 34 84M66 6C76 4 86 8 92 16M14 48C10 54 6 58 0 60M52 24C58 18 66 16 74 18",
            "#f08a46",
            3.2,
        )
        + mark("M40 34C36 44 34 54 34 62M24 46C24 56 22 62 18 68", 2.4)
        + path(
            "M48 58C45 48 50 36 60 28C58 34 60 36 62 38C66 32 72 30 76 30C74 34 76 38 80 40C84 36 90 34 96 34C100 44 99 52 97 58C95 50 92 46 88 44C84 46 80 47 77 46C73 48 68 46 64 42C56 44 50 50 48 58Z",
            fill="#c9531f",
            stroke_width=3.2,
        )
        + line("M56 42C58 39 60 38 61 37M84 41C87 39 91 38 94 38", "#f08a46", 2.4)
    )


def rahan_pattern() -> str:
    """A cord with a shell, and a loincloth of light hide."""
    return (
        line("M54 84C60 96 68 103 74 104C82 102 88 95 91 86", INK, 5)
        + line("M54 84C60 96 68 103 74 104C82 102 88 95 91 86", "#f0d9a0", 2)
        + path("M66 104C66 98 82 98 82 104C82 112 78 117 74 117C70 117 66 112 66 104Z", fill="#fff4e0", stroke_width=3)
        + mark("M71 103L72.500 113M77 103L75.500 113", 1.8)
    )


MEN = {
    "red": Man(SKIN, FACE, ("#e0902f", "#a85a1c", "#ffc572"), spots, club, red_head),
    "blue": Man(("#cf8a54", "#98582f"), "#cf8a54", ("#8b98a3", "#5d6973", "#c9d3da"), tufts, spear, blue_head),
    "yellow": Man(("#e0a06c", "#b06c40"), "#e8ac78", ("#d9773a", "#a04c1e", "#ffb27a"), stripes, axe, yellow_head),
    "green": Man(("#cf9060", "#9e6238"), "#d89a66", ("#8a8a3e", "#5c5c24", "#c4c474"), shag, crook, green_head),
}


def man(seat: str, hit: bool = False) -> str:
    it = MEN[seat]
    body = (
        it.behind()
        + legs(it.skin)
        + left_arm(it.skin)
        + tunic(it.pelt, it.skin, it.pattern())
        + right_arm(it.skin)
        + it.head(hit)
    )
    return f'<g transform="translate(-72 -178)">{inked(body)}</g>'


RAHAN_SKIN = ("#e0a06c", "#b06c40")


def rahan(hit: bool = False) -> str:
    """Slim and tall, one foot forward, his knife held up; he looks where he is going."""
    skin = RAHAN_SKIN
    body = (
        limb("M62 128C58 142 54 156 50 172M84 128C90 142 94 156 96 172", skin[0], 14, 7.5)
        + line("M66 138C63 150 60 160 57 168M91 140C95 150 98 160 101 168", skin[1], 4.5)
        + path("M32 178C30 169 38 166 50 166C58 166 62 170 61 178Z", fill="#9a5a2c")
        + path("M84 178C83 170 88 166 96 166C108 165 116 170 115 178Z", fill="#9a5a2c")
        + line("M40 160L60 164M88 162L106 160", INK, 9)
        + line("M42 160L59 164M89 162L104 160", "#f0d9a0", 4)
        + limb("M50 92C36 98 28 108 30 118C34 126 44 124 52 120", skin[0], 13, 7.5)
        + path("M46 86C54 78 90 76 97 85C102 98 98 114 94 126L54 126C48 114 43 100 46 86Z", fill=skin[0])
        + flat("M97 87C101 98 97 114 93 125L82 125C88 112 90 98 87 81C92 81 95 83 97 87Z", skin[1])
        + mark("M62 108C66 111 70 111 72 109M80 109C83 111 86 111 88 108M73 110V122", 2.4)
        + path("M50 120C64 126 84 126 98 119L104 148L94 143L86 154L76 144L66 155L58 145L46 150Z", fill="#f0d9a0")
        + flat("M97 120L103 146L94 142L86 152L80 146C88 138 90 130 90 123Z", "#c39a58")
        + line("M60 134L62 139M70 136V142M82 134L81 140", "#a87a3c", 3)
        + rahan_pattern()
        + knife(123, 74, 12, 1.05)
        + limb("M94 92C108 98 118 96 122 86", skin[0], 12.5, 7.5)
        + path("M113 76C116 70 128 70 131 76C133 83 130 90 123 91C115 91 111 84 113 76Z", fill=skin[0])
        + mark("M119 76L120 84M125 76V84", 2.2)
        + f'<g transform="translate(2 -2)">{rahan_head(hit)}</g>'
    )
    return f'<g transform="translate(-72 -178)">{group(inked(body))}</g>'

# ruff: noqa: E501 - the outlines of drawings are long
"""The shelf of the home screen: the dark at its back, its boards, and the box in which a game stands on it.

shelf_back      what lies behind: the table's wood shows through, in the shadow of the board above (nine-patch)
shelf_board     a board of oak seen a little from above; `body` is its edge, its top reaches up behind it (nine-patch)
box             a box of stout card, white so that a screen can stain it; `body` is its front (nine-patch)
"""

from assets.build.hand import INK, SHADOW, drawing, group, path, rect


def back() -> str:
    """72 x 72 dp."""
    side = 144
    shade = (
        '<linearGradient id="above" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0d0502" stop-opacity=".62"/>'
        '<stop offset="1" stop-color="#0d0502" stop-opacity="0"/></linearGradient>'
        '<linearGradient id="beside" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#0d0502" stop-opacity=".5"/>'
        '<stop offset="1" stop-color="#0d0502" stop-opacity="0"/></linearGradient>'
    )
    content = (
        shade
        + rect(0, 0, side, side, 6, fill="#1a0c05", fill_opacity=0.56)
        + rect(0, 0, side, 40, 6, fill="url(#above)")
        + rect(0, 0, 26, side, 6, fill="url(#beside)")
        + rect(side - 2, 2, 1.6, side - 4, 0, fill="#ffe6bd", opacity=0.16)
    )
    return drawing(72, 72, content, (0, 0, side, side), patch="14 22 6 6")


def board() -> str:
    """120 x 32 dp: 7 of its top, 13 of its edge, and the shadow below."""
    wide = 232
    top = "M8 0H224L232 14H0Z"
    content = (
        rect(2, 20, wide - 2, 30, 4, fill=SHADOW, opacity=0.65, filter="url(#soft3)")
        + group(path(top, fill="#a87746"), filter="url(#woodH)")
        + path(top, fill=SHADOW, opacity=0.24)
        + group(rect(0, 13, wide, 26, 4, fill="#c2905a"), filter="url(#woodH)")
        + rect(0, 13, wide, 26, 4, fill="none", stroke=INK, stroke_width=2.2)
        + path(f"M4 15.6H{wide - 4}", stroke="#fff3d6", stroke_opacity=0.75, stroke_width=2, stroke_linecap="round")
        + path(f"M4 36H{wide - 4}", stroke="#3a1d0a", stroke_opacity=0.35, stroke_width=3, stroke_linecap="round")
    )
    return drawing(120, 32, content, (-4, -3, 240, 64), patch="20 8 20 22", body="2 8 116 13")


def box() -> str:
    """96 x 96 dp: its front 80 x 80, its lid's top above, its side at the right, and the shadow it throws."""
    front, deep = 160, 12
    lid = f"M0 0L{deep} {-deep}H{front + deep}L{front} 0Z"
    side = f"M{front} 0L{front + deep} {-deep}V{front - deep}L{front} {front}Z"
    content = (
        path(
            f"M4 {front}L{front + 4} {front + 3}L{front + 24} {front - deep + 2}V20L{front} 10Z",
            fill=SHADOW,
            opacity=0.6,
            filter="url(#soft3)",
        )
        + path(lid, fill="#fffdf6", stroke=INK, stroke_width=2.2, stroke_linejoin="round")
        + path(side, fill="#8f8578", stroke=INK, stroke_width=2.2, stroke_linejoin="round")
        + path(f"M{front} 34L{front + deep} {34 - deep}", stroke=INK, stroke_opacity=0.75, stroke_width=2, fill="none")
        + group(rect(0, 0, front, front, 3, fill="#dcd3c2"), filter="url(#paper)")
        + rect(0, 0, front, front, 3, fill="none", stroke=INK, stroke_width=2.2)
        + path(f"M2 {front - 4}V2H{front - 4}", fill="none", stroke="#fff", stroke_opacity=0.9, stroke_width=2)
    )
    return drawing(96, 96, content, (-6, -16, 192, 192), patch="10 16 22 16", body="3 8 80 80")


def pieces() -> dict[str, str]:
    return {"shelf_back": back(), "shelf_board": board(), "box": box()}

"""A patch of cloth and thread, as missions have it: its outline is its own, its cloth says how hard the mission is."""

from assets.build.hand import INK, SHADOW, moved, path
from assets.terristories.parts import PEN
from assets.terristories.views import flat, within

CLOTH = ("#c8b58a", "#8fa3a0", "#8a7a92")  # by the mission's stars: sand, slate, dusk
SEAMS = (
    "M-88-60H88M-88 60H88",
    "M-84-66V66M84-66V66",
    "M-88-40L-60-66M60-66L88-40M-88 40L-60 66M60 66L88 40",
)


def patch(stars_: int, d: str, rim: tuple[str, str], *inside: str) -> str:
    """A patch of this outline on cloth: a rim of thread, and what is sewn within."""
    cloth = CLOTH[stars_ - 1]
    weave = "".join(f"M{x} -80l160 160" for x in range(-260, 110, 7))
    cross = "".join(f"M{x} -80l-160 160" for x in range(-90, 270, 7))
    return (
        flat("M-100-76H100V76H-100Z", cloth)
        + path(weave, stroke="#fff", stroke_opacity=0.16, stroke_width=1.6, fill="none")
        + path(cross, stroke="#000", stroke_opacity=0.1, stroke_width=1.6, fill="none")
        + path(SEAMS[stars_ - 1], stroke="#fff6dc", stroke_opacity=0.6, stroke_width=1.8, stroke_dasharray="6 4", **PEN)
        + moved(
            0,
            0,
            path(
                d,
                fill=SHADOW,
                stroke=SHADOW,
                stroke_width=15,
                opacity=0.35,
                transform="translate(3.5 5)",
                stroke_linejoin="round",
            ),
            path(d, fill=INK, stroke=INK, stroke_width=16, stroke_linejoin="round"),
            path(d, fill=rim[0], stroke=rim[0], stroke_width=11, stroke_linejoin="round"),
            path(
                d,
                fill="none",
                stroke=rim[1],
                stroke_width=10,
                stroke_dasharray="1.500 2.600",
                stroke_linejoin="round",
                opacity=0.75,
            ),
            within(d, *inside),
            path(d, fill="none", stroke=INK, stroke_width=2.4, stroke_linejoin="round"),
            scale=0.95,
        )
    )

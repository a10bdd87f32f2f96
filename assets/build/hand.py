# ruff: noqa: E501 - the outlines of drawings are long
"""The one hand that draws all: what pieces of several games are put together from, as SVG text.

Two drawing units are one dp. Light comes from the top left. See assets/README.md for the rules of the hand.
"""

INK = "#2b1a10"
SHADOW = "#140a03"
BONE = "#fbeed0"
PAPER = "#f3e6c8"
GOLD = "#f0c36a"

# Each seat has a colour and a shape; and what is written on it has a colour too.
SEATS = {
    "red": ("#C2392B", "triangle", BONE),
    "blue": ("#2B62A8", "circle", BONE),
    "yellow": ("#F2BC3B", "diamond", "#33200F"),
    "green": ("#58B08A", "square", "#33200F"),
}


def drawing(
    width: int, height: int, content: str, view: tuple[float, float, float, float] | None = None, **hints: str
) -> str:
    """A whole SVG of so many dp. Without a view the origin is in the middle and two units are one dp."""
    x, y, w, h = view or (-width, -height, 2 * width, 2 * height)
    said = "".join(f' data-{name}="{value}"' for name, value in hints.items())
    root = f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="{x:g} {y:g} {w:g} {h:g}"{said}>'
    return f"{root}\n<!--kit-->\n{content}\n</svg>\n"


def rect(x: float, y: float, w: float, h: float, r: float, **attributes: object) -> str:
    return f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="{r:g}"{said(attributes)}/>'


def path(d: str, **attributes: object) -> str:
    return f'<path d="{d}"{said(attributes)}/>'


def circle(x: float, y: float, r: float, **attributes: object) -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}"{said(attributes)}/>'


def ellipse(x: float, y: float, rx: float, ry: float, **attributes: object) -> str:
    return f'<ellipse cx="{x:g}" cy="{y:g}" rx="{rx:g}" ry="{ry:g}"{said(attributes)}/>'


def group(*parts: str, **attributes: object) -> str:
    return f"<g{said(attributes)}>{''.join(parts)}</g>"


def moved(x: float, y: float, *parts: str, turn: float = 0, scale: float = 1) -> str:
    """The parts moved, turned by degrees and scaled."""
    turned = f" rotate({turn:g})" if turn else ""
    scaled = f" scale({scale:g})" if scale != 1 else ""
    return f'<g transform="translate({x:g} {y:g}){turned}{scaled}">{"".join(parts)}</g>'


def said(attributes: dict[str, object]) -> str:
    """SVG attributes from Python's: stroke_width=2 becomes stroke-width="2"."""
    return "".join(f' {name.rstrip("_").replace("_", "-")}="{value}"' for name, value in attributes.items())


def text(
    x: float, y: float, size: float, what: str, fill: str = "#33200f", font: str = "Fraunces", weight: int = 700
) -> str:
    """Words or a number, centred on x. Only faces that are in assets/fonts."""
    face = f'font-family="{font}" font-weight="{weight}" font-size="{size:g}"'
    return f'<text x="{x:g}" y="{y:g}" text-anchor="middle" {face} fill="{fill}">{what}</text>'


def tile(ground: str, half: float = 48) -> str:
    """A tile of painted board, 96 units a side: side, paper rim, painted field, outline, rim light. No shadow."""
    field, inner = half - 4.5, 2 * half - 9
    light = f"M{-half + 1.5:g} {half - 14:g}V{14 - half:g}C{-half + 1.5:g} {6 - half:g} {6 - half:g} {1.5 - half:g} {14 - half:g} {1.5 - half:g}H{half - 14:g}"
    return (
        edge(half, "#5a3a1e", "#33220f")
        + group(rect(-half, -half, 2 * half, 2 * half, 14, fill=PAPER), filter="url(#paper)")
        + group(rect(-field, -field, inner, inner, 10, fill=ground), filter="url(#paper)")
        + rect(-field, -field, inner, inner, 10, fill="none", stroke=INK, stroke_width=2.2)
        + path(light, fill="none", stroke="#fff", stroke_opacity=0.8, stroke_width=1.6, stroke_linecap="round")
    )


def edge(half: float, side: str, under: str) -> str:
    """The thickness of a tile, seen below and at the right."""
    body = rect(-half, -half, 2 * half, 2 * half, 14, fill=under, transform="translate(1.5 5)")
    return body + rect(-half, -half, 2 * half, 2 * half, 14, fill=side, transform="translate(.6 1.6)")


def shape(kind: str, size: float) -> str:
    """The outline of a seat's shape, about 2 * size wide, as the d of a path."""
    s = size
    return {
        "triangle": f"M0 {-1.12 * s:g}L{1.08 * s:g} {0.82 * s:g}H{-1.08 * s:g}Z",
        "circle": f"M{-s:g} 0A{s:g} {s:g} 0 0 1 {s:g} 0A{s:g} {s:g} 0 0 1 {-s:g} 0Z",
        "diamond": f"M0 {-1.18 * s:g}L{1.04 * s:g} 0L0 {1.18 * s:g}L{-1.04 * s:g} 0Z",
        "square": f"M{-0.88 * s:g} {-0.88 * s:g}H{0.88 * s:g}V{0.88 * s:g}H{-0.88 * s:g}Z",
    }[kind]

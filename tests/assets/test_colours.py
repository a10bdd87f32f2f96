"""Colours that tell something stay apart for everybody, each with their palette; and each has a shape beside it."""

import json
import re
from functools import cache
from itertools import combinations, pairwise
from statistics import median

import pytest
from PIL import Image

from assets.build.sources import BUILT, pieces, sets
from mobile.look import theme
from mobile.look.palettes import BLUE_YELLOW, PALETTES, PLAIN, RED_GREEN, USUAL, moved
from tests.vision import KINDS, apart, seen_by

WHOSE = [  # who has which palette: a weakness, and what it is called
    ("", USUAL),
    ("", RED_GREEN),
    ("", BLUE_YELLOW),
    ("protanopia", RED_GREEN),
    ("deuteranopia", RED_GREEN),
    ("tritanopia", BLUE_YELLOW),
]
SEATS = ("red", "blue", "yellow", "green")
ROLES = range(4)
TOLD = {  # what is told apart by colour, among others, and how far apart that is to be
    "seats": ([f"house/plate_{seat}" for seat in SEATS], 20),
    "shapes": ([f"house/seat_{seat}" for seat in SEATS], 20),
    "zones": ([f"terristories/zone_{role}" for role in ROLES], 18),
    "cubes": ([f"terristories/cube_{role}" for role in ROLES], 18),
    "people": ([f"terristories/man_{role}" for role in ROLES], 15),
    "allowed or not": (["help_me/mark_legal", "help_me/mark_refused"], 30),
    "allowed in Rahan": (["rahan/square_legal", "rahan/square_refused"], 30),
    "allowed in TerriStories": (["terristories/land_legal", "terristories/land_refused"], 30),
    "chosen in Sapiens": (["sapiens/chosen_across", "sapiens/refused_across"], 30),
    "allowed in Paleo": (["paleo/reef_ghost", "paleo/reef_refused"], 25),
    "indices": ([f"terristories/index_{name}" for name in ("economy", "environment", "social")], 10),
    "lands": ([f"terristories/land_{name}" for name in ("plain", "swamp", "mountain")], 8),
    "grounds of a valley": ([f"sapiens/{name}_1" for name in ("forest", "plain", "mountain")], 10),
}
FORCE = ((126, 206, 108), (214, 222, 88), (255, 200, 54), (255, 142, 44), (240, 66, 46))
COLOURED = re.compile(r"#[0-9a-fA-F]{3,8}\b|(red|blue|yellow|green)|_[0-3]\b")
# Alike but for their colour; what goes with them has the shape.
ALONG = {
    "help_me/edge": "the arrow of the move, and whoever moved is named beside its shape",
    "house/plate": "the shape on it",
    "house/trace_dot": "whoever did it stands before the sentence that tells of it",
    "house/trace_head": "likewise",
    "house/trace_ring": "likewise",
    "sapiens/done_across": "likewise",
    "sapiens/done_down": "likewise",
}


@cache
def index(name):
    return json.loads((BUILT / name / "3" / "index.json").read_text("utf-8"))


@cache
def page(name, number):
    return Image.open(BUILT / name / "3" / index(name)["pages"][number]).convert("RGBA")


@cache
def painted(piece):
    """The colour that a picture is known by: of the more colourful half of what it shows, the middle."""
    name, _, rest = piece.partition("/")
    entry = index(name)["pieces"][rest]
    x, y, wide, high = (entry[part] for part in ("x", "y", "w", "h"))
    small = page(name, entry["page"]).crop((x, y, x + wide, y + high)).resize((32, 32), Image.Resampling.BOX)
    raw = small.tobytes()
    seen = [tuple(raw[k : k + 3]) for k in range(0, len(raw), 4) if raw[k + 3] > 127]
    seen = seen if len(seen) > 40 else [tuple(raw[k : k + 3]) for k in range(0, len(raw), 4) if raw[k + 3] > 50]
    seen.sort(key=lambda colour: min(colour) - max(colour))
    return tuple(median(colour[k] for colour in seen[: len(seen) // 2]) / 255 for k in range(3))


def least(colours, kind, palette):
    """How far the two of them are apart that are nearest to each other, for whoever has that palette."""
    shown = [moved(PALETTES[palette], colour) for colour in colours]
    seen = [seen_by(kind, colour) if kind else colour for colour in shown]
    return min(apart(one, two) for one, two in combinations(seen, 2))


@pytest.mark.parametrize(("kind", "palette"), WHOSE)
@pytest.mark.parametrize("what", TOLD)
def test_colours_that_tell_something_are_apart_for_everybody(what, kind, palette):
    names, bound = TOLD[what]
    assert least([painted(name) for name in names], kind, palette) >= bound


@pytest.mark.parametrize(("kind", "palette"), WHOSE)
def test_more_force_is_seen_as_more(kind, palette):
    shades = [tuple(part / 255 for part in colour) for colour in FORCE]
    assert min(least(two, kind, palette) for two in pairwise(shades)) >= 6


@pytest.mark.parametrize(("kind", "palette"), WHOSE)
@pytest.mark.parametrize("strong", [False, True])
def test_rings_round_pawns_are_apart_for_everybody(strong, kind, palette):
    """Paleo's, which no picture shows: the screen paints them in the colours of the seats."""
    theme.set_contrast(strong)
    try:
        assert least([colour[:3] for colour in theme.SEAT_COLOURS], kind, palette) >= 25
    finally:
        theme.set_contrast(False)


def test_without_their_palette_some_would_take_one_thing_for_another():
    """Or there were no need of it."""
    worst = dict.fromkeys(KINDS, 99.0)
    for names, bound in TOLD.values():
        for kind in KINDS:
            worst[kind] = min(worst[kind], least([painted(name) for name in names], kind, USUAL) - bound)
    assert worst["protanopia"] < 0 > worst["deuteranopia"]


@pytest.mark.parametrize("palette", PALETTES)
def test_greys_stay_what_they_are(palette):
    for row in PALETTES[palette]:
        assert sum(row) == pytest.approx(1)
    assert moved(PALETTES[palette], (0.5, 0.5, 0.5)) == pytest.approx((0.5, 0.5, 0.5))
    assert PALETTES[USUAL] == PLAIN


def drawn_alike():
    """Pictures of the four seats or roles that differ by nothing but colours."""
    found = set()
    for name in sets():
        svgs = {piece.name: piece.svg for piece in pieces(name)}
        for piece in svgs:
            for own, others in (("red", SEATS), ("0", map(str, ROLES))):
                if not re.search(rf"_{own}($|_)", piece):
                    continue
                family = [svgs.get(re.sub(rf"_{own}($|_)", rf"_{other}\1", piece)) for other in others]
                bare = [COLOURED.sub("", svg) for svg in family if svg]
                if len(bare) == 4 and len(set(bare)) < 4:
                    found.add(f"{name}/{re.sub(rf'_{own}($|_)', '', piece)}")
    return found


def test_whatever_a_colour_tells_a_shape_tells_too():
    assert drawn_alike() == set(ALONG)

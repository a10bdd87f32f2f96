"""Colours: every text can be read on its ground, and no two seats look alike to anybody."""

import json
import os

import pytest
from PIL import Image

os.environ.setdefault("KIVY_NO_ARGS", "1")
os.environ.setdefault("KIVY_NO_CONFIG", "1")
os.environ.setdefault("KIVY_NO_FILELOG", "1")
os.environ.setdefault("KIVY_LOG_MODE", "PYTHON")

from mobile.look import theme
from mobile.look.palettes import PALETTES, moved
from tests.vision import contrast

HOUSE = theme.ASSETS / "built" / "house" / "3"
INDEX = json.loads((HOUSE / "index.json").read_text(encoding="utf-8"))


def drawn(name):
    """The middle of a plate as it is drawn, in the mean."""
    entry = INDEX["pieces"][name]
    x, y, wide, high = entry["x"], entry["y"], entry["w"], entry["h"]
    inner = (x + wide * 0.4, y + high * 0.4, x + wide * 0.6, y + high * 0.6)
    with Image.open(HOUSE / INDEX["pages"][entry["page"]]) as page:
        return [
            part / 255 for part in page.convert("RGB").crop(tuple(map(round, inner))).resize((1, 1)).getpixel((0, 0))
        ]


def painted(colour):
    """The wood of the table, in the mean, with so much paint on it."""
    with Image.open(HOUSE / INDEX["textures"]["table"]["file"]) as wood:
        grain = wood.convert("RGB").resize((1, 1)).getpixel((0, 0))
    return [part * (1 - theme.GRAIN) + dark / 255 * theme.GRAIN for part, dark in zip(colour, grain, strict=False)]


PAIRS = {
    **{f"ink on {name}": (theme.INK, drawn(name)) for name in ("panel_paper", "chip_paper", "button_paper", "bubble")},
    **{f"ink on {name}": (theme.INK, drawn(name)) for name in ("button_gold", "chip_gold")},
    "leaf on paper": (theme.LEAF, drawn("panel_paper")),
    "the hint of a field": (theme.EARTH, drawn("panel_paper")),
    "second ink on paper": (theme.INK_SECOND, drawn("panel_paper")),
    "second ink on a paper chip": (theme.INK_SECOND, drawn("chip_paper")),
    "a warning on a bubble": (theme.WARNING, drawn("bubble")),
    **{
        f"words on {name}": (theme.ON_WOOD, drawn(name))
        for name in ("panel_dark", "button_dark", "chip_dark", "panel_wood")
    },
    "second words on a dark chip": (theme.ON_WOOD_SECOND, drawn("chip_dark")),
    "second words on wood": (theme.ON_WOOD_SECOND, drawn("panel_wood")),
    "gold on a dark panel": (theme.GOLD, drawn("panel_dark")),
    **{
        f"the plate of {seat}": (theme.SEAT_INKS[k], drawn(f"plate_{seat}"))
        for k, seat in enumerate(("red", "blue", "yellow", "green"))
    },
    **{f"the colour of seat {k}": (theme.SEAT_INKS[k], theme.SEAT_COLOURS[k]) for k in range(4)},
    **{f"the cover of seat {k}": (theme.SEAT_INKS[k], painted(theme.SEAT_COLOURS[k])) for k in range(4)},
}


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("pair", PAIRS)
def test_every_text_can_be_read_on_its_ground(pair, palette):
    assert contrast(*(moved(PALETTES[palette], tuple(colour[:3])) for colour in PAIRS[pair])) >= 4.5


@pytest.fixture
def strong():
    theme.set_contrast(True)
    yield
    theme.set_contrast(False)


PLAIN = [pair for pair in PAIRS if "wood" not in pair and "the plate" not in pair and "the cover" not in pair]


@pytest.mark.parametrize("pair", PLAIN)
def test_in_strong_contrast_every_text_is_as_far_from_its_ground_as_can_be(strong, pair):
    assert contrast(*PAIRS[pair]) >= 7


@pytest.mark.parametrize("seat", range(4))
def test_in_strong_contrast_covers_are_that_far_from_their_words_too(strong, seat):
    assert contrast(theme.SEAT_INKS[seat], painted(theme.SEAT_COLOURS[seat])) >= 7


def test_in_strong_contrast_words_have_an_edge_that_is_far_from_them(strong):
    """Whatever lies behind: on wood and on the coloured plates too."""
    for ink, _ in theme.STRONG:
        if ink not in theme.SEAT_COLOURS:
            assert max(contrast(ink, theme.EDGES[0]), contrast(ink, theme.EDGES[1])) >= 7


def test_without_strong_contrast_colours_are_what_they_were(strong):
    much = [tuple(ink) for ink, _ in theme.STRONG]
    theme.set_contrast(False)
    assert [tuple(ink) for ink, _ in theme.STRONG] == [tuple(usual) for usual in theme.USUAL] != much


def test_every_seat_has_its_colour_and_measures_are_large_enough():
    assert len({tuple(colour) for colour in theme.SEAT_COLOURS}) == len(theme.SEAT_INKS) == 4
    assert theme.TARGET >= 44
    assert theme.SMALLEST >= 14

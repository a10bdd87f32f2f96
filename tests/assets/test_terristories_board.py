"""TerriStories' pictures and sounds: all that its boards ask for is there, and what must be told apart can be."""

import json
import re
from functools import cache
from itertools import combinations
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from assets.build.sources import BUILT, SOUNDS
from assets.rahan.tumble import moved
from assets.terristories.rain import FRAMES, STILL, pose
from core.games.terristories.content import BOX, CARDS, DANGERS, MISSION_CARDS, PERSONS, Role
from core.games.terristories.effects import INDICES, Ground

ROOT = Path(__file__).parents[2]
BOARD = ROOT / "mobile" / "boards" / "terristories"
FOLDER = BUILT / "terristories" / "3"
INDEX = json.loads((FOLDER / "index.json").read_text("utf-8"))
ROLES = range(len(Role))


@cache
def page(number: int) -> Image.Image:
    return Image.open(FOLDER / INDEX["pages"][number]).convert("RGBA")


def picture(name: str) -> Image.Image:
    """The picture as it is built, at three pixels a dp."""
    entry = INDEX["pieces"][name]
    x, y = entry["x"], entry["y"]
    return page(entry["page"]).crop((x, y, x + entry["w"], y + entry["h"]))


# --- All is there ---


def test_every_card_amenity_land_and_role_has_its_pictures() -> None:
    cards = {f"card_{card.id}" for card in (*CARDS, *DANGERS)} | {f"person_{card.id}" for card in PERSONS}
    decks = {f"planet_{card.id}" for card in BOX.planets} | {f"mission_{card.id}" for card in MISSION_CARDS}
    amenities = {f"amenity_{card.id}" for card in CARDS if card.amenity}
    lands = {f"land_{ground}{state}" for ground in Ground for state in ("", "_barren")}
    roles = {f"{what}_{role}" for what in ("man", "zone", "cube", "face", "back", "card_band") for role in ROLES}
    signs = {f"index_{index}" for index in INDICES} | {f"phase_{phase}" for phase in range(1, 7)}
    kinds = {str(card.kind) for card in CARDS} | {"good", "danger", "label", "shield", "stock", "power"}
    rain = {f"rain_{frame}" for frame in range(FRAMES)} | {"rain_shadow"}
    wanted = cards | decks | amenities | lands | roles | signs | kinds | rain | {"scene", "hazard_back"}
    assert wanted - INDEX["pieces"].keys() == set()


def named() -> list[str]:
    """What the board's sources call pictures of the game; where a name is put together, its parts as a pattern."""
    found: set[str] = set()
    for source in BOARD.glob("*.py"):
        found |= set(re.findall(r'f?"terristories/([^"]+)"', source.read_text("utf-8")))
    return sorted(found)


def test_the_board_names_pictures() -> None:
    assert "cube" in named(), "or the test below tries nothing"
    assert any("{" in name for name in named())


@pytest.mark.parametrize("name", named())
def test_what_the_board_shows_is_drawn(name: str) -> None:
    drawn = INDEX["pieces"].keys() | INDEX["own"].keys() | INDEX["textures"].keys()
    pattern = re.compile(
        "".join(".*" if part[0] == "{" else re.escape(part) for part in re.findall(r"\{[^}]*\}|[^{]+", name))
    )
    assert any(pattern.fullmatch(piece) for piece in drawn)


def test_what_the_board_lets_be_heard_is_made() -> None:
    made = json.loads((SOUNDS / "index.json").read_text("utf-8"))["sounds"].keys()
    telling = (BOARD / "telling.py").read_text("utf-8")
    told = set(re.findall(r'^    [\w.]+: (?:lambda \w+: )?"(\w+)"', telling, re.MULTILINE))
    for line in re.findall(r"^[A-Z, ]+ = (\".*\")", telling, re.MULTILINE):
        told |= set(re.findall(r'"(\w+)"', line))
    for source in BOARD.glob("*.py"):
        told |= set(re.findall(r'sound\.play\("(\w+)"', source.read_text("utf-8")))
    assert {"stake", "phase_1", "rain", "card"} <= told
    assert told - made == set()


# --- What must be told apart ---


def ink(image: Image.Image) -> float:
    """How much of a picture's middle is lines as dark as ink."""
    width, height = image.size
    middle = image.crop((width // 4, height // 4, width * 3 // 4, height * 3 // 4)).convert("L")
    return sum(middle.point(lambda value: value < 75).tobytes()) / 255 / (middle.width * middle.height) * 255


@pytest.mark.parametrize("ground", list(Ground))
def test_a_barren_land_is_known_without_its_colour(ground: str) -> None:
    """Cracks run over the middle of a barren land; that of a living one is calm, so that what lies there is read."""
    alive, barren = picture(f"land_{ground}"), picture(f"land_{ground}_barren")
    assert ink(alive) < 0.07
    assert ink(barren) > 2 * ink(alive)


def outline(name: str) -> Image.Image:
    """What is solid of a picture."""
    return picture(name).getchannel("A").point(lambda value: 255 if value > 200 else 0)


@pytest.mark.parametrize(("what", "least"), [("zone", 0.15), ("man", 0.03)])
def test_roles_differ_by_outline(what: str, least: float) -> None:
    for one, other in combinations(ROLES, 2):
        first, second = outline(f"{what}_{one}"), outline(f"{what}_{other}")
        apart = sum(ImageChops.difference(first, second).tobytes()) / 255
        either = sum(ImageChops.lighter(first, second).tobytes()) / 255
        assert apart > least * either, (one, other)


def luminance(colour: tuple[int, ...]) -> float:
    red, green, blue = ((c / 3294.6 if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4) for c in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize(
    ("plate", "letters"), [("count_plate", (51, 32, 15)), ("barren_plate", (251, 238, 208)), ("card", (51, 32, 15))]
)
def test_letters_can_be_read_on_plates_and_cards(plate: str, letters: tuple[int, int, int]) -> None:
    whole = picture(plate).convert("RGB")
    width, height = whole.size
    middle = whole.crop((width // 4, height // 3, width * 3 // 4, height * 2 // 3))
    ground = luminance(tuple(middle.resize((1, 1), Image.Resampling.BOX).tobytes()))
    dark, light = sorted((ground, luminance(letters)))
    assert (light + 0.05) / (dark + 0.05) >= 4.5


def test_lands_and_what_is_laid_over_them_have_one_size_and_middle() -> None:
    for name in ("plain", "swamp_barren", "mountain", "legal", "chosen", "refused"):
        entry = INDEX["pieces"][f"land_{name}"]
        x, y, width, height = entry["body"]
        assert (width, height) == (96, 96)
        assert [2 * x + width, 2 * y + height] == entry["dp"]


# --- Rain ---


@pytest.mark.parametrize(("drops", "frame"), STILL.items())
def test_the_rain_token_lies_with_its_drops_up(drops: int, frame: int) -> None:
    """The side with one drop looks up at first; the other one half a turn later."""
    sides = {1: (0.0, 1.0, 0.0), 2: (0.0, -1.0, 0.0)}
    seen = {side: moved(way, pose(frame))[2] for side, way in sides.items()}
    assert max(seen, key=lambda side: seen[side]) == drops
    assert seen[drops] > 0.85

"""The built pictures, fonts and sounds are those of the sources, and what the app may rely on holds."""

import array
import json
import re
import struct
import wave
from collections import deque
from functools import cache
from itertools import chain, pairwise, repeat
from math import log10, pi, sqrt, tan
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageFilter

from assets.build.hand import BONE, SEATS
from assets.build.sources import (
    ASSETS,
    BUILT,
    DENSITIES,
    FONTS,
    SOUNDS,
    Piece,
    fingerprint,
    pieces,
    set_fingerprint,
    sets,
)

PADDING = 8
LARGEST = 2048
MOST = 1 << 20  # pixels: what is loaded between two frames
CASES = [pytest.param(name, density, id=f"{name}-{density:g}") for name in sets() for density in DENSITIES]
SOUND_NAMES = sorted(path.stem for path in SOUNDS.glob("*.wav"))
LETTERS = (
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
    "ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸàâæçéèêëîïôœùûüÿ×–—’‘“”«»…·.,;:!?+-−%()°€\u00a0"
)


def folder(name: str, density: float) -> Path:
    return BUILT / name / f"{density:g}"


@cache
def index(name: str, density: float) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((folder(name, density) / "index.json").read_text("utf-8"))
    return found


@cache
def page(name: str, density: float, number: int) -> Image.Image:
    image = Image.open(folder(name, density) / index(name, density)["pages"][number])
    image.load()
    return image


@cache
def drawn(name: str) -> list[Piece]:
    return pieces(name)


def kind(piece: Piece) -> str:
    return piece.kind


def lone(name: str, density: float, number: int) -> bool:
    """Is there one picture on the page, which is as large as the page and needs no padding?"""
    return [entry["page"] for entry in index(name, density)["pieces"].values()].count(number) == 1


def frame(entry: dict[str, Any], margin: int = 0) -> tuple[int, int, int, int]:
    x, y = entry["x"] - margin, entry["y"] - margin
    return x, y, x + entry["w"] + 2 * margin, y + entry["h"] + 2 * margin


def test_there_is_a_set_for_the_house_and_one_for_each_game_that_is_drawn() -> None:
    assert {"house", "help_me", "paleo", "sapiens"} <= set(sets())
    assert sorted(path.name for path in BUILT.iterdir()) == sets()


@pytest.mark.parametrize(("name", "density"), CASES)
def test_what_is_built_is_what_the_sources_make(name: str, density: float) -> None:
    found = index(name, density)
    assert found["sources"] == set_fingerprint(name), "the drawings have changed: make art"
    assert found["pieces"].keys() == {piece.name for piece in drawn(name) if kind(piece) == "piece"}
    assert found["textures"].keys() == {piece.name for piece in drawn(name) if kind(piece) == "texture"}
    assert found["own"].keys() == {piece.name for piece in drawn(name) if kind(piece) == "own"}
    built = {path.name for path in folder(name, density).iterdir()}
    files = {entry["file"] for entry in (*found["textures"].values(), *found["own"].values())}
    assert built == {"index.json", *found["pages"], *files}


@pytest.mark.parametrize(("name", "density"), CASES)
def test_pieces_lie_with_what_they_are_seen_with(name: str, density: float) -> None:
    """So that home loads no game's pages but its scene, and a match no pictures of its rules."""
    found = index(name, density)
    for piece in drawn(name):
        if kind(piece) == "piece":
            file = found["pages"][found["pieces"][piece.name]["page"]]
            assert re.fullmatch(rf"{piece.page}_\d+\.webp", file), piece.name
    assert name == "house" or lone(name, density, found["pieces"]["scene"]["page"])


@pytest.mark.parametrize(("name", "density"), CASES)
def test_every_piece_has_its_size_and_lies_within_its_page(name: str, density: float) -> None:
    for piece in drawn(name):
        if kind(piece) == "piece":
            entry = index(name, density)["pieces"][piece.name]
            width, height = piece.size
            assert entry["dp"] == [width, height]
            assert (entry["w"], entry["h"]) == (width * density, height * density), piece.name
            left, top, right, bottom = frame(entry, 0 if lone(name, density, entry["page"]) else PADDING)
            size = page(name, density, entry["page"]).size
            assert min(left, top) >= 0, piece.name
            assert right <= size[0], piece.name
            assert bottom <= size[1], piece.name


@pytest.mark.parametrize(("name", "density"), CASES)
def test_no_two_pieces_share_room_with_their_padding(name: str, density: float) -> None:
    entries = list(index(name, density)["pieces"].items())
    for i, (one, first) in enumerate(entries):
        a = frame(first, PADDING)
        for other, second in entries[i + 1 :]:
            b = frame(second, PADDING)
            apart = a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1]
            assert apart or first["page"] != second["page"], f"{one} and {other}"


@pytest.mark.parametrize(("name", "density"), CASES)
def test_pages_and_textures_suit_every_phone(name: str, density: float) -> None:
    found = index(name, density)
    for number in range(len(found["pages"])):
        image = page(name, density, number)
        assert image.mode == "RGBA"
        assert image.width * image.height <= MOST
        assert max(image.size) <= LARGEST
        if not lone(name, density, number):  # mipmaps want powers of two
            assert all(side & (side - 1) == 0 for side in image.size), image.size
    for entry in found["textures"].values():
        with Image.open(folder(name, density) / entry["file"]) as image:
            assert image.size == (entry["w"], entry["h"])
            assert image.mode == "RGB"
        assert all(side <= LARGEST and side & (side - 1) == 0 for side in image.size)
        assert entry["w"] >= entry["dp"][0] * density


# These reach their edges on purpose: they cover a screen, or a part of it from side to side; or they are squares of a
# board, which lie edge to edge.
SQUARES = (
    {f"{ground}_{kind}" for ground in ("forest", "plain", "mountain") for kind in (1, 2, 3)}
    | {"waterfall_1", "waterfall_2"}
    | {"cave_7_5", "cave_6_4", "cave_8_6"}
)
FULL = {"bar", "shelf_back"} | SQUARES
FRAMED = {"terristories": re.compile("card_[A-Z]|person_|planet_|mission_")}  # pictures whose ink frame is their edge


@pytest.mark.parametrize(("name", "density"), CASES)
def test_no_piece_is_empty_or_cut_off_at_its_edge(name: str, density: float) -> None:
    for piece, entry in index(name, density)["pieces"].items():
        alpha = page(name, density, entry["page"]).crop(frame(entry)).getchannel("A")
        assert max(alpha.tobytes()) > 60, piece
        edge = alpha.copy()
        edge.paste(0, (1, 1, alpha.width - 1, alpha.height - 1))
        framed = name in FRAMED and FRAMED[name].match(piece)
        assert max(edge.tobytes()) < 100 or piece in FULL or framed, piece


@pytest.mark.parametrize(("name", "density"), CASES)
def test_no_dark_shines_in_from_transparent_pixels(name: str, density: float) -> None:
    """What is transparent beside something solid has its colour, and nothing of ours is quite black.

    Looked at within each piece's own padding: what lies beyond it, no mipmap that we use reaches.
    """
    for piece, entry in index(name, density)["pieces"].items():
        image = page(name, density, entry["page"]).crop(frame(entry, PADDING))
        alpha = image.getchannel("A")
        solid = alpha.point(lambda value: 255 if value > 200 else 0)
        near = ImageChops.multiply(solid.filter(ImageFilter.MaxFilter(3)), alpha.point(lambda v: 255 if v == 0 else 0))
        red, green, blue = image.convert("RGB").split()
        brightest = ImageChops.lighter(ImageChops.lighter(red, green), blue)
        black = brightest.point(lambda value: 255 if value == 0 else 0)
        assert ImageChops.multiply(near, black).getbbox() is None, piece


@pytest.mark.parametrize("density", DENSITIES)
@pytest.mark.parametrize("piece", sorted(SQUARES))
def test_a_square_is_solid_to_its_edges_and_beyond(piece: str, density: float) -> None:
    """Squares lie edge to edge: nothing may shine through where two of them meet, nor in their padding."""
    entry = index("sapiens", density)["pieces"][piece]
    alpha = page("sapiens", density, entry["page"]).crop(frame(entry, PADDING)).getchannel("A")
    assert alpha.getextrema() == (255, 255)


@pytest.mark.parametrize(("name", "density"), CASES)
def test_nine_patches_and_bodies_fit_their_pieces(name: str, density: float) -> None:
    for piece, entry in index(name, density)["pieces"].items():
        width, height = entry["dp"]
        if "patch" in entry:
            left, top, right, bottom = entry["patch"]
            assert left + right < width, piece
            assert top + bottom <= height, piece
            assert all((side * density).is_integer() for side in entry["patch"]), piece
        if "body" in entry:
            x, y, w, h = entry["body"]
            assert min(x, y) >= 0, piece
            assert x + w <= width, piece
            assert y + h <= height, piece


@pytest.mark.parametrize("name", sets())
def test_textures_have_no_seam(name: str) -> None:
    for texture, entry in index(name, 3.0)["textures"].items():
        with Image.open(folder(name, 3.0) / entry["file"]) as image:
            grey = image.convert("L")
        for turned in (grey, grey.transpose(Image.Transpose.TRANSPOSE)):
            width = turned.width
            columns = [
                turned.crop((x, 0, x + 1, turned.height)).tobytes() for x in (0, 1, 2, width - 3, width - 2, width - 1)
            ]
            steps = [sum(abs(a - b) for a, b in zip(one, two)) for one, two in pairwise(columns)]
            seam = sum(abs(a - b) for a, b in zip(columns[-1], columns[0]))
            assert seam < 2.5 * max(steps[0], steps[1], steps[3], steps[4]), texture


@pytest.mark.parametrize("name", sets())
def test_pictures_on_their_own_are_built(name: str) -> None:
    for piece in drawn(name):
        if kind(piece) == "alone":
            with Image.open(BUILT / name / f"{piece.name}.png") as image:
                assert image.size == piece.pixels("data-alone")
        elif kind(piece) == "own":
            for density in DENSITIES:
                entry = index(name, density)["own"][piece.name]
                with Image.open(folder(name, density) / entry["file"]) as image:
                    assert image.size == (entry["w"], entry["h"]) == piece.pixels("data-own", density)


def test_the_phone_finds_its_icon_and_its_first_picture() -> None:
    with Image.open(BUILT / "house/icon.png") as icon, Image.open(BUILT / "house/presplash.png") as first:
        assert icon.size == (1024, 1024)
        assert first.height > first.width


@pytest.mark.parametrize("name", sets())
def test_words_in_drawings_use_packed_fonts_only(name: str) -> None:
    packed = {tuple(path.stem.split("-")) for path in FONTS.glob("*.ttf")}
    for piece in drawn(name):
        for words in re.findall(r"<text[^>]*>", piece.svg):
            family, weight = re.findall(r'font-family="([^"]*)"', words), re.findall(r'font-weight="([^"]*)"', words)
            assert (*family, *weight) in packed, piece.name


WORDS_ON = {f"plate_{seat}": ink for seat, (_, _, ink) in SEATS.items()} | {
    **{f"shape_{seat}": ink for seat, (_, _, ink) in SEATS.items()},
    **dict.fromkeys(
        ("button_gold", "button_gold_down", "button_paper", "chip_gold", "chip_paper", "bubble"), "#33200F"
    ),
    **dict.fromkeys(("button_dark", "button_dark_down", "button_red", "panel_wood"), BONE),
}


def luminance(colour: tuple[float, ...]) -> float:
    red, green, blue = ((c / 3294.6 if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4) for c in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("piece", WORDS_ON)
def test_words_can_be_read_on_plates_and_buttons(piece: str) -> None:
    entry = index("house", 3.0)["pieces"][piece]
    picture = page("house", 3.0, entry["page"]).crop(frame(entry)).convert("RGB")
    width, height = picture.size
    middle = picture.crop((width // 4, height // 3, width * 3 // 4, height * 2 // 3)).resize(
        (1, 1), Image.Resampling.BOX
    )
    words = luminance(tuple(int(WORDS_ON[piece][i : i + 2], 16) for i in (1, 3, 5)))
    dark, light = sorted((luminance(tuple(middle.tobytes())), words))
    assert (light + 0.05) / (dark + 0.05) >= 4.5


def test_help_me_has_every_tile_and_card() -> None:
    names = index("help_me", 3.0)["pieces"].keys()
    spirits = ("baobab", "cherry", "palm", "bamboo", "willow", "oak")
    assert {f"tile_{spirit}_{number}" for spirit in spirits for number in range(1, 6)} <= names
    assert {f"card_{spirit}" for spirit in spirits} | {"card_back", "scene"} <= names
    assert {f"tag_{height}" for height in range(2, 31)} <= names
    seats = ("red", "blue", "yellow", "green")
    assert {f"arrow_{seat}_{way}" for seat in seats for way in ("up", "down", "left", "right")} <= names


SCENES = ("feast", "gathering", "ritual", "brawl", "water", "camp", "hunt", "fire")


def test_paleo_has_its_board_every_pawn_reef_key_and_mark() -> None:
    names = index("paleo", 3.0)["pieces"].keys()
    sides = ("white", "black")
    assert {f"explorer_{side}_{n}" for side in sides for n in range(3, 8)} <= names
    assert {f"mercenary_{side}_{n}" for side in sides for n in (1, 2, 8)} <= names
    assert {f"reef_{what}" for what in (*sides, "ghost", "refused")} | {"ring_distance"} <= names
    assert {f"key_{sign}" for sign in ("spiral", "sun", "fish", "leaf")} | {"gate_open"} <= names
    assert {"ring_gold", "struck", "aim_dash", "aim_ghost", "pad", "point_on", "point_off"} <= names
    assert index("paleo", 3.0)["own"].keys() == {"board"}


def test_sapiens_has_every_scene_square_token_and_mark() -> None:
    names = index("sapiens", 3.0)["pieces"].keys()
    seats = ("red", "blue", "yellow", "green")
    ways = ("across", "down")
    assert {f"scene_{scene}" for scene in (*SCENES, "mountain")} | {f"token_{scene}" for scene in SCENES} <= names
    assert {f"{part}_{way}" for part in ("tile", "back", "shadow", "lifted") for way in ways} <= names
    assert SQUARES | {f"number_{food}" for food in range(5)} <= names
    assert {f"brawl_{seat}" for seat in seats} | {"bear", "steak", "steak_scale", "first", "pile"} <= names
    assert {f"{score}_{ground}" for score in ("food", "shelter") for ground in ("light", "dark")} <= names
    assert {f"mark_{mark}" for mark in ("place", "glow", "tick")} <= names
    assert {f"{mark}_{way}" for mark in ("chosen", "refused") for way in ways} <= names
    assert {f"gain_food_{points}" for points in range(6)} | {
        f"gain_shelter_{points}" for points in range(1, 9)
    } <= names
    assert {"slot", "slot_cancel", "handle_turn", "tray_own", "tray_common", "pouch", "track"} <= names
    pictures = ("cave", "connect", "score", "scenes", "bear", "abandon")
    assert {f"rules_{picture}" for picture in pictures} | {"scene"} <= names


def test_what_glows_can_still_be_recognised() -> None:
    """The mark to be touched leaves its middle clear: at most an eighth of what is seen there is its own."""
    entry = index("sapiens", 3.0)["pieces"]["mark_glow"]
    alpha = page("sapiens", 3.0, entry["page"]).crop(frame(entry)).getchannel("A")
    width, height = alpha.size
    middle = alpha.crop((width * 3 // 10, height * 3 // 10, width * 7 // 10, height * 7 // 10))
    assert max(middle.tobytes()) <= 0.125 * 255


# What of assets a phone carries: see assets/README.md.
PACKED = 15e6  # bytes, of all games with the house
SHARE = 2e6  # of one game
CARDS = {"terristories": 4.2e6}  # of one whose 122 cards have a picture each


def test_what_a_phone_would_carry_stays_small() -> None:
    """Each game keeps to its share, so all of them, the house, and what the phone's system shows fit together."""
    taken = {name: sum(path.stat().st_size for path in (BUILT / name).rglob("*")) for name in sets()}
    house = taken.pop("house")
    assert {name: size for name, size in taken.items() if size > CARDS.get(name, SHARE)} == {}
    assert sum(taken.values()) + house < PACKED


# --- Fonts ---


def characters(font: Path) -> set[int]:
    """What a TrueType font has pictures for, read from its cmap table (format 4)."""
    found: set[int] = set()
    data = font.read_bytes()
    headers = [data[12 + 16 * i : 28 + 16 * i] for i in range(struct.unpack(">H", data[4:6])[0])]
    entries = {header[:4]: struct.unpack(">I", header[8:12]) for header in headers}
    start = entries[b"cmap"][0]
    for i in range(struct.unpack(">H", data[start + 2 : start + 4])[0]):
        at = start + struct.unpack(">I", data[start + 8 + 8 * i : start + 12 + 8 * i])[0]
        if struct.unpack(">H", data[at : at + 2])[0] == 4:
            count = struct.unpack(">H", data[at + 6 : at + 8])[0] // 2
            ends = struct.unpack(f">{count}H", data[at + 14 : at + 14 + 2 * count])
            starts = struct.unpack(f">{count}H", data[at + 16 + 2 * count : at + 16 + 4 * count])
            for first, last in zip(starts, ends):
                found.update(range(first, last + 1))
    return found


@pytest.mark.parametrize("face", ["Fraunces-700", "Nunito-600", "Nunito-700", "Nunito-800"])
def test_fonts_have_the_letters_of_both_languages(face: str) -> None:
    font = FONTS / f"{face}.ttf"
    assert {letter for letter in LETTERS if ord(letter) not in characters(font)} == set()
    assert font.stat().st_size < 100_000


def test_fonts_come_with_their_licence() -> None:
    for font in FONTS.glob("*.ttf"):
        licence = (FONTS / f"{font.stem.split('-')[0]}-OFL.txt").read_text("utf-8")
        assert "SIL OPEN FONT LICENSE Version 1.1" in licence
        assert licence.startswith("Copyright")
    assert "Open Font License" in (ASSETS / "README.md").read_text("utf-8")


# --- Sounds ---

LOUDNESS = -20.0  # decibels: how loud each file is, as assets/sounds/loudness.py has it
SPEAKER, BRIGHT, LIFT = 200, 1500, 4.0  # hertz below which a speaker gives little, and above which an ear hears more


def samples(name: str) -> "array.array[int]":
    with wave.open(str(SOUNDS / f"{name}.wav"), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, 44_100)
        return array.array("h", file.readframes(file.getnframes()))


def test_the_sounds_are_what_their_script_makes() -> None:
    found = json.loads((SOUNDS / "index.json").read_text("utf-8"))
    assert found["sources"] == fingerprint(SOUNDS), "the sounds' script has changed: make art"
    assert sorted(found["sounds"]) == SOUND_NAMES


def loudness(wave_form: "array.array[int]") -> float:
    """Of its loudest tenth of a second, in decibels, by a phone's speaker to an ear; sample by sample, for there are no
    other libraries here than the app's.
    """
    low, bright = tan(pi * SPEAKER / 44_100), 1 / tan(pi * BRIGHT / 44_100)
    a, lift = 1 / (1 + sqrt(2) * low + low * low), bright * 10 ** (LIFT / 20)
    b, c, d = 2 * (low * low - 1) * a, (1 - sqrt(2) * low + low * low) * a, 1 + bright
    window = deque([0.0] * 4410, 4410)
    most = energy = x1 = x2 = y1 = y2 = z1 = 0.0
    for value in chain(wave_form, repeat(0, 4410)):
        x = value / 32767
        y = a * (x - 2 * x1 + x2) - b * y1 - c * y2  # what such a speaker gives
        z = ((1 + lift) * y + (1 - lift) * y1 - (1 - bright) * z1) / d  # and how an ear takes it
        x2, x1, y2, y1, z1 = x1, x, y1, y, z
        energy += z * z - window[0]
        window.append(z * z)
        most = max(most, energy)
    return 10 * log10(most / 4410)


@pytest.mark.parametrize("name", SOUND_NAMES)
def test_a_sound_is_short_at_its_level_and_does_not_click(name: str) -> None:
    said = json.loads((SOUNDS / "index.json").read_text("utf-8"))["sounds"][name]
    wave_form = samples(name)
    assert 40 <= said["ms"] <= 1200
    assert abs(len(wave_form) * 1000 / 44_100 - said["ms"]) < 1
    peak = max(abs(value) for value in wave_form)
    assert peak < 32767
    assert abs(loudness(wave_form) - LOUDNESS) < 0.5, "none is louder to an ear than another"
    assert set(wave_form[:8]) == set(wave_form[-8:]) == {0}
    for end in (wave_form[:20], wave_form[-20:]):
        assert max(abs(a - b) for a, b in pairwise(end)) < 0.06 * peak
    assert abs(sum(wave_form) / len(wave_form)) < 0.01 * peak

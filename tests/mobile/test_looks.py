"""Contrast and colours, as the settings have them: they hold at once, everywhere, and after the next start."""

from pathlib import Path
from unittest import mock

import pytest
from kivy.core.window import Window

from core.game import Level
from mobile.boards.canvas import Sprite
from mobile.boards.sprites import words
from mobile.look import lens, theme
from mobile.look.kit import Text
from mobile.look.palettes import PALETTES, PLAIN, RED_GREEN, USUAL, moved
from mobile.material.menu import Menu
from mobile.words import say
from tests.mobile.contrast import FAINT, too_faint
from tests.mobile.test_settings_page import row
from tests.mobile.window import journey

pytestmark = pytest.mark.once


def grid(hand):
    """Some of the window's pixels."""
    found, wide = hand.pixels(), Window.width
    return [tuple(found[4 * (y * wide + x) :][:3]) for y in range(3, Window.height, 23) for x in range(3, wide, 17)]


def choose(hand, name, value):
    """From a setting's menu, by fingers."""
    yield from hand.touch(row(hand, name))
    yield 0.3
    assert hand.all(Menu)
    yield from hand.tap(say(f"settings.{name}.{value}"))
    yield 0.4


@journey
def test_colours_are_moved_apart_in_every_pixel_and_stay_so_after_a_start(hand):
    yield 0.3
    usual = grid(hand)
    hand.app.show_settings()
    yield 0.5
    yield from choose(hand, "colours", RED_GREEN)
    assert hand.app.settings.colours == RED_GREEN
    hand.app.go_home()
    yield 0.4
    for before, now in zip(usual, grid(hand), strict=True):
        wanted = moved(PALETTES[RED_GREEN], tuple(part / 255 for part in before))
        assert now == pytest.approx([255 * part for part in wanted], abs=3)
    apart = grid(hand)
    with mock.patch.object(lens, "EDGED", "a screen that cannot do it;"):
        lens.wear(PALETTES[RED_GREEN], True)
    yield 0.1
    assert grid(hand) == apart, "colours, if edges cannot be had"
    hand.restart()
    yield 0.4
    assert hand.app.settings.colours == RED_GREEN
    hand.app.change(colours=USUAL)
    yield 0.1
    assert grid(hand) == usual, "nothing of it is left"


@journey
def test_strong_contrast_gives_words_an_edge_and_grounds_no_veil(hand):
    hand.app.show_settings()
    yield 0.5
    yield from choose(hand, "contrast", "strong")
    assert theme.strong()
    yield from hand.begin(None, None)
    yield from hand.settled()
    ink = hand.match.ticker.words.color
    assert tuple(ink) == tuple(theme.ON_WOOD)
    assert not too_faint(hand, "strong")
    strong = grid(hand)
    lens.wear(PLAIN, False)  # the same without edges
    yield 0.1
    changed = sum(one != other for one, other in zip(strong, grid(hand), strict=True))
    assert changed > len(strong) / 50
    hand.app.change(contrast="usual")
    assert not theme.strong()
    assert theme.veil((0, 0, 0, 0.45)) == [0, 0, 0, 0.45]


@journey
def test_words_that_are_too_faint_are_found_with_a_picture(hand):
    yield 0.3
    label = next(one for one in hand.all(Text) if one.text == say("game.paleo"))
    assert not too_faint(hand, "usual")
    label.color = (0.75, 0.7, 0.6, 1)
    (FAINT / "made_faint.png").unlink(missing_ok=True)
    yield 0.1
    (found,) = too_faint(hand, "made_faint")
    assert label.text in found
    assert Path(FAINT / "made_faint.png").exists()


@journey
def test_words_on_a_boards_canvas_are_judged_too(hand):
    yield from hand.begin(None, Level.EASY)
    yield from hand.settled()
    board = hand.board.canvas
    left, top = board.to_world(board.x, board.top)
    across, down = board.to_world(board.right, board.y)
    middle = (left + across) / 2, (top + down) / 2
    ground = Sprite("house/chip_dark", *middle, 120.0, 40.0)
    for light in (True, False):
        board.mark([ground, words("Canvas", *middle, 16, 90, True, light)])
        yield 0.1
        found = [line for line in too_faint(hand, "canvas") if "Canvas" in line]
        assert bool(found) is not light

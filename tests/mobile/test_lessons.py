"""Lessons, played by touches: a finger does what the hand on screen shows, and nothing else."""

import os
from pathlib import Path

import pytest
from kivy.core.window import Window

from core.lessons import course
from mobile import games
from mobile.tour.walks import lessons as walk
from tests.mobile.fit import targets_too_small, words_cut_off, words_in_the_way
from tests.mobile.window import journey

pytestmark = pytest.mark.once

SIZE = "360x640"
TAUGHT = [game for game in games.names() if course(game) is not None]


def picture(hand, name):
    """For who wants to look: LESSONS is a folder."""
    if os.environ.get("LESSONS"):
        folder = Path(os.environ["LESSONS"])
        folder.mkdir(parents=True, exist_ok=True)
        Window.dispatch("on_draw")
        Path(Window.screenshot(str(folder / f"{name}.png"))).rename(folder / f"{name}.png")


BOTH = [pytest.param(game, ("fr", "en")[k % 2], None) for k, game in enumerate(TAUGHT)]
TAPS = [pytest.param(game, "fr", True, marks=pytest.mark.soak) for game in TAUGHT]
DRAGS = [pytest.param(game, "fr", False, marks=pytest.mark.soak) for game in TAUGHT]


@pytest.mark.parametrize(("game", "language", "taps"), BOTH + TAPS + DRAGS)
@journey
def test_every_lesson_is_played_by_the_hand_it_shows(hand, game, language, taps):
    """Dragged and swiped, or by taps alone; one lesson so, the next so, where that is not said."""
    slowly = bool(os.environ.get("LESSONS"))
    hand.app.change(language=os.environ.get("LANGUAGE_SHOWN", language), text_size=float(os.environ.get("TEXT", "1")))
    hand.app.change(speed=1.0 if slowly else 0.0)
    wrong = []

    def seen(name):
        picture(hand, f"{game}_{name}")
        found = words_cut_off(hand) + targets_too_small(hand) + words_in_the_way(hand)
        wrong.extend(f"{name}: {what}" for what in found)

    only = os.environ.get("LESSON")
    for number, lesson in enumerate(course(game).lessons):
        if only and lesson.name != only:
            continue
        yield from walk.play(hand, game, number, seen, slowly, bool(number % 2) if taps is None else taps)
        assert lesson.name in hand.app.settings.lessons[game]
    assert not wrong, "\n".join(dict.fromkeys(wrong))

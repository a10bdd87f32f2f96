"""The tour on a small phone, in both languages: at each of its pictures no sentence is cut, nothing lies over anything
else, no word is fainter than eyes need, and nothing that is to be touched is smaller than a finger needs."""

import itertools
from importlib import import_module

import pytest

from mobile import games
from mobile.look import lens
from mobile.look.palettes import PLAIN
from mobile.tour.fingers import Fingers
from mobile.tour.pictures import Tour
from tests.mobile.contrast import too_faint
from tests.mobile.fit import targets_too_small, words_cut_off, words_in_the_way
from tests.mobile.window import journey

PATIENCE = 600.0  # seconds: a walk takes less than one minute of a machine that does nothing else
pytestmark = [pytest.mark.once, pytest.mark.timeout(PATIENCE + 30)]

SIZE = "360x640"


class Judge(Tour):
    """Walks as the tour does; instead of taking pictures it says what is wrong with them."""

    def __init__(self, app):
        Fingers.__init__(self, app)
        self.wrong = []

    def picture(self, name):
        found = words_cut_off(self) + targets_too_small(self) + words_in_the_way(self) + too_faint(self, name)
        self.wrong += [f"{name}: {what}" for what in found]


def strong(game):
    """A walk in strong contrast, for `make soak`."""
    return pytest.param("fr", "strong", game, marks=pytest.mark.soak)


USUAL = itertools.product(("fr", "en"), ("usual",), games.names())


@pytest.mark.parametrize(("language", "contrast", "game"), [*USUAL, *map(strong, games.names())])
@journey
def test_nothing_is_cut_covered_faint_or_too_small_for_a_finger(hand, language, contrast, game):
    hand.app.change(language=language, text_size=1.0, contrast=contrast)
    if contrast == "strong":
        lens.wear(PLAIN, False)  # inks and grounds alone are far enough apart, without the edges of words
    hand.app.go_home()
    yield 0.2
    judge = Judge(hand.app)
    yield from judge.table(game, False)
    yield from import_module(f"mobile.tour.walks.{game}").show(judge)
    assert not judge.wrong, "\n".join(dict.fromkeys(judge.wrong))


@pytest.mark.parametrize("language", ["fr", "en"])
@journey
def test_bots_are_seen_whole(hand, language):
    hand.app.change(language=language, text_size=1.0)
    judge = Judge(hand.app)
    yield from import_module("mobile.tour.walks.bots").show(judge)
    assert not judge.wrong, "\n".join(dict.fromkeys(judge.wrong))


@pytest.mark.parametrize("language", ["fr", "en"])
@journey
def test_the_clock_is_seen_whole(hand, language):
    hand.app.change(language=language, text_size=1.0)
    judge = Judge(hand.app)
    yield from import_module("mobile.tour.walks.clock").show(judge)
    assert not judge.wrong, "\n".join(dict.fromkeys(judge.wrong))

"""One phone in the middle of the table, on a small phone: what is one's own is opened, read, and closed again."""

import pytest
from kivy.core.window import Window

from core.games.terristories.position import Step
from mobile.look.kit import Picture, Text
from mobile.screens.open_table import HOLD
from mobile.tour.fingers import Finger
from mobile.words import say
from tests.mobile.lands import NAMES, sit
from tests.mobile.window import journey
from tests.rules.terristories_positions import base, enter, purse

pytestmark = pytest.mark.once

SIZE = "360x640"


@pytest.mark.parametrize("players", [3, 4])
@journey
def test_a_plate_that_is_somebodys_has_room_for_all_they_have(hand, players):
    state = purse(base(players), *[12] * players)
    enter(state, Step.BUILD)
    yield from sit(hand, state)
    plate, others = hand.match.plate, hand.match.others
    chips = len(others.children)
    assert chips == players, "all have a chip, and the plate is nobody's"
    narrow = plate.width
    yield from hand.hold(*others.children[-1].center, HOLD + 0.2)
    assert hand.hotseat.viewer == 0
    assert len(others.children) == players - 1
    row = plate._row
    shown = [part for part in row.children if isinstance(part, Picture | Text)]
    assert len(shown) == 6, "resources, labels, and how much of the goal holds"
    assert max(part.right for part in shown if isinstance(part, Picture)) < row.right
    figures = [part for part in shown if isinstance(part, Text)]
    assert all(figure.texture_size[0] <= figure.width for figure in figures)
    assert max(figure.x + figure.texture_size[0] for figure in figures) <= plate.right
    assert plate.right <= min(chip.x for chip in others.children)
    yield from hand.tap(say("match.close_own"))
    assert hand.hotseat.viewer is None
    assert (len(others.children), plate.width) == (chips, narrow)
    assert max(chip.right for chip in others.children) <= Window.width


@journey
def test_who_holds_their_chip_is_asked_nothing_else_when_the_finger_lifts(hand):
    state = base(3)
    enter(state, Step.BUILD)
    yield from sit(hand, state)
    chip = hand.match.others.children[-1]
    assert NAMES[0] in chip.spoken
    told = hand.words()
    finger = Finger(*chip.center)
    finger.down()
    yield HOLD + 0.2
    assert hand.hotseat.viewer == 0, "opened under the finger"
    opened = hand.words()
    finger.up()
    yield 0.2
    assert hand.hotseat.viewer == 0
    assert say("match.hold_to_open") not in {*told, *opened, *hand.words()}
    assert hand.words() == opened, "neither a word nor a sheet has come"
    assert not hand.dialog
    assert not hand.match.asking

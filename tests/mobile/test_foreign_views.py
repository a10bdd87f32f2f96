"""What a host may send of a position and a guest takes can be drawn by every board, however wrong it is."""

import random

import pytest

from core.log import Seated
from core.match import Match
from core.packing import Unreadable, pack, unpack
from core.table import May
from mobile import games
from mobile.boards.base import Form
from tests.contract.games import wander
from tests.mobile.window import journey
from tests.session.foreign import wrong

pytestmark = pytest.mark.once

EACH = 80  # wrong views of a position


@pytest.mark.parametrize("name", games.names())
@journey
def test_every_view_that_is_taken_can_be_drawn(hand, name):
    game, rng, drawn = games.find(name), random.Random(f"drawn {name}"), 0
    hand.app.change(speed=0.0)
    for steps in (2, 12, 22):
        match = Match.begin(game, [Seated("Ana"), Seated("Zoe", mark=1)], rng.randrange(10**9), first=0)
        wander(match, rng, steps)
        if not match.asked:  # over already
            continue
        hand.app._play(match)
        yield 0.1
        for packed in wrong(pack(match.view(0)), rng, EACH):
            try:
                view = unpack(packed, game.view_type)
            except Unreadable:
                continue
            if game.possible(view):
                drawn += 1
                hand.board.show(view, 0, May.ASKED)
                hand.board.refit(Form.TALL)
                hand.board.draw()
        hand.app.go_home()
        yield 0.1
    assert drawn > EACH / 2

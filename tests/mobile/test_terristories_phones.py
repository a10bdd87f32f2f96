"""TerriStories negotiated between phones: all carry at once, and nobody is interrupted."""

import pytest

from core.games.terristories import GAME
from core.games.terristories.moves import Agree, Propose, Stake
from core.games.terristories.position import NONE, Ask, cost_of
from core.log import Seated
from mobile.screens.match import MatchScreen
from mobile.words import say
from tests.mobile.far import FarGuest, FarHost, until
from tests.mobile.station import agree, carry, row, store
from tests.mobile.window import journey

pytestmark = pytest.mark.once
PACE = "real"


def answer(table, seat):
    """Whatever answers what is asked; of one's hand the first card is given."""
    view = table.view(seat)
    moves = GAME.due(view, seat)
    first = [move for move in moves if isinstance(move, Agree) or (isinstance(move, Propose) and move.card != NONE)]
    assert table.offer(seat, (first or moves)[0], table.n) is None


def to_the_deal(near, far):
    """Both tables answer, each for its seat, until projects lie open."""
    while near.view(None).ask is not Ask.DEAL:
        n = near.n
        for table in (near, far):
            for seat in table.own:
                if seat in table.asked and near.n == far.n == n:
                    answer(table, seat)
        yield from until(lambda n=n: near.n > n and near.n == far.n)


def title(hand, slot):
    return hand.board.negotiation.desk.offers[slot].spoken


@journey
def test_two_phones_carry_at_once_and_agree(hand):
    hand.app.change(speed=0.0, name="Ana")
    options = {"first_game": "on", "planet": "tuto"}
    hand.app.flow.open_table("terristories", options, [Seated("Ana", None, 0), None], 0)
    yield 0.2
    ben = FarGuest(hand.app.session, "Ben")
    try:
        yield from ben.come(1)
        yield from hand.tap(say("lobby.start.2"))
        yield from until(lambda: ben.table is not None and isinstance(hand.app.screen, MatchScreen))
        yield from until(lambda: ben.table.sights.whole(ben.table.own))
        near = hand.hotseat.table
        yield from to_the_deal(near, ben.table)
        yield from until(lambda: bool(hand.board.negotiation.desk.offers))

        def theirs():
            assert hand.board.held is not None
            assert ben.table.offer(1, Stake(1, 1), ben.table.n) is None

        yield from carry(hand, store(hand, 0), row(hand, 1), theirs)
        yield from until(lambda: near.view(None).stakes[1] == (1, 1))
        yield from until(lambda: ben.table.n == near.n)
        deal = near.view(None).deal
        yield from agree(hand)
        assert near.asked == (1,)
        yield from until(lambda: ben.table.n == near.n)
        assert ben.table.offer(1, Agree(deal), ben.table.n) is None
        yield from until(lambda: near.view(None).ask is not Ask.DEAL)
    finally:
        ben.stop()


@journey
def test_a_guests_cubes_lie_at_once_where_they_are_put(hand):
    """However fast the button is touched, each touch counts, though the host answers later."""
    hand.app.change(speed=0.0, name="Léo")
    far = FarHost(game="terristories")
    try:
        yield from far.welcome(hand)
        host, guest = far.host.table, hand.hotseat.table
        yield from to_the_deal(host, guest)
        yield from until(lambda: bool(hand.board.negotiation.desk.offers))
        slot = max(hand.board.negotiation.desk.offers, key=lambda one: cost_of(host.view(None), one))
        far.on = False
        plus = hand.named(say("terristories.offer.more", what=title(hand, slot)))
        before = host.view(None).stakes[slot][1]
        for _ in range(2):
            yield from hand.tap_at(*plus.to_window(*plus.center))
        assert hand.board.negotiation.till.share(1, slot) == before + 2
        yield from hand.tap(say("terristories.offer.less", what=title(hand, slot)))
        assert hand.board.negotiation.till.share(1, slot) == before + 1
        far.on = True
        yield from until(lambda: host.view(None).stakes[slot][1] == before + 1)
        yield from until(lambda: hand.board.negotiation.till.settled)
        far.on = False
        for word in ("more", "less"):
            yield from hand.tap(say(f"terristories.offer.{word}", what=title(hand, slot)))
        assert hand.board.negotiation.till.share(1, slot) == before + 1
        n = host.n
        far.on = True
        yield from until(lambda: host.n >= n + 2)
        assert host.view(None).stakes[slot][1] == before + 1, "laid, and taken back as soon as it lay there"
        assert not hand.dialog
    finally:
        far.stop()

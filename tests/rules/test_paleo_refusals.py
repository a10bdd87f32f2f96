"""Paleo: whatever is not allowed is refused with its own reason, and nothing changes; texts are read strictly."""

from __future__ import annotations

from math import inf, nan

import pytest

from core.game import TableReason
from core.games.paleo.position import Circle, End, Exchange, Flick, Keep, LineUp, Put, Reason
from core.log import Refused, Seated
from core.match import Match
from core.packing import Unreadable, pack
from tests.rules import test_paleo_reefs as reefs
from tests.rules.paleo_positions import GAME, begun, door, fresh, lying, placed, slid

LINE = tuple(range(8))


def exchanging():
    return slid(lying(cleared="r", captured="r4", r3=door(2, -40)), "r3", door(2, 40))[0]


def circling():
    return slid(lying(cleared="r", r3=door(2, -40)), "r3", door(2, 40))[0]


def over():
    return slid(lying(keys=(2, 3), points=(2, 0), r3=(0, -60)), "r3", (0, 0))[0]


def lining_up():
    return placed(fresh())


REFUSED = [
    # Flicks
    (begun, 0, Flick(0, 0, 500), Reason.NO_SUCH_PAWN),
    (begun, 0, Flick(9, 0, 500), Reason.NO_SUCH_PAWN),
    (begun, 0, Flick(-3, 0, 500), Reason.NO_SUCH_PAWN),
    (begun, 1, Flick(3, 0, 500), Reason.NOT_YOUR_TURN),
    (begun, 0, Flick(3, -1, 500), Reason.BAD_NUMBER),
    (begun, 0, Flick(3, 36000, 500), Reason.BAD_NUMBER),
    (begun, 0, Flick(3, 0, 249), Reason.TOO_SOFT),
    (begun, 0, Flick(3, 0, 4001), Reason.TOO_HARD),
    (begun, 0, Flick(3, 0, 500, True), Reason.NOTHING_NEAR),
    (lambda: lying(captured="r3"), 0, Flick(3, 0, 500), Reason.CAPTURED),
    (lambda: lying(4), 0, Flick(2, 0, 500), Reason.PARTNERS),
    *((begun, 0, Flick(3, wrong, 500), Reason.BAD_NUMBER) for wrong in (nan, inf, -inf, 1.0, "9", None, 10**9, True)),
    *((begun, 0, Flick(3, 0, wrong), Reason.BAD_NUMBER) for wrong in (nan, inf, -inf, 500.0, "9", None, 10**9)),
    *((begun, 0, Flick(wrong, 0, 500), Reason.BAD_NUMBER) for wrong in (nan, 3.0, "3", None, (3,), True)),
    *((begun, 0, Flick(3, 0, 500, wrong), Reason.BAD_NUMBER) for wrong in (1, 0, None, "off", nan)),
    # Other moves where a flick is asked, and the other way round
    *((begun, 0, move, Reason.NOT_ASKED) for move in (Put(0, 0, 0, 0), Keep(0), LineUp(LINE), Exchange(0), Circle(0))),
    *((fresh, 0, move, Reason.NOT_ASKED) for move in (Flick(3, 0, 500), Keep(0), LineUp(LINE), Exchange(0), Circle(0))),
    (exchanging, 0, Flick(3, 0, 500), Reason.NOT_ASKED),
    (exchanging, 0, Circle(0), Reason.NOT_ASKED),
    (circling, 0, Exchange(0), Reason.NOT_ASKED),
    (circling, 0, Flick(2, 0, 500), Reason.NOT_ASKED),
    # Reefs
    (fresh, 1, Put(0, -2200, 600, 0), Reason.NOT_YOUR_TURN),
    (fresh, 0, Put(0, 0, 0, 0), Reason.REEF_ON_GATE),
    (fresh, 0, Put(5, -2200, -600, 0), Reason.REEF_NOT_THERE),
    (fresh, 0, Put(-1, -2200, -600, 0), Reason.REEF_NOT_THERE),
    (fresh, 0, Put(0, -2200, -600, 36000), Reason.BAD_NUMBER),
    *((fresh, 0, Put(0, wrong, 0, 0), Reason.BAD_NUMBER) for wrong in (nan, inf, 0.5, "0", None, 10**8)),
    *((fresh, 0, Put(0, 0, wrong, 0), Reason.BAD_NUMBER) for wrong in (nan, inf, 0.5)),
    *((fresh, 0, Put(0, -2200, -600, wrong), Reason.BAD_NUMBER) for wrong in (nan, inf, 0.5)),
    (reefs.between, 1, Keep(7), Reason.REEF_NOT_THERE),
    (reefs.between, 0, Keep(0), Reason.NOT_YOUR_TURN),
    (reefs.between, 1, Keep(nan), Reason.BAD_NUMBER),
    (reefs.between, 1, Flick(3, 0, 500), Reason.NOT_ASKED),
    # Line-ups
    (lining_up, 0, LineUp(()), Reason.NO_LINE_UP),
    (lining_up, 0, LineUp(LINE[:7]), Reason.NO_LINE_UP),
    (lining_up, 0, LineUp((*LINE, 8)), Reason.NO_LINE_UP),
    (lining_up, 0, LineUp((0, 0, *LINE[2:])), Reason.NO_LINE_UP),
    (lining_up, 0, LineUp((8, *LINE[1:])), Reason.NO_LINE_UP),
    (lining_up, 0, LineUp((-1, *LINE[1:])), Reason.NO_LINE_UP),
    (lining_up, 1, LineUp((*LINE[:7], 12)), Reason.NO_LINE_UP),
    (lining_up, 0, LineUp((nan, *LINE[1:])), Reason.BAD_NUMBER),
    (lining_up, 0, LineUp([*LINE]), Reason.BAD_NUMBER),
    (lining_up, 2, LineUp(LINE), Reason.NOT_YOUR_TURN),
    (lining_up, 0, Flick(3, 0, 500), Reason.NOT_ASKED),
    # After a flick
    (exchanging, 1, Exchange(0), Reason.NOT_YOUR_TURN),
    (exchanging, 0, Exchange(5), Reason.NOT_HELD),
    (exchanging, 0, Exchange(3), Reason.NOT_HELD),
    (exchanging, 0, Exchange(12), Reason.NOT_HELD),
    (exchanging, 0, Exchange(-4), Reason.NOT_HELD),
    (exchanging, 0, Exchange(nan), Reason.BAD_NUMBER),
    (circling, 0, Circle(8), Reason.NO_CIRCLE),
    (circling, 0, Circle(-1), Reason.NO_CIRCLE),
    (circling, 0, Circle(0.0), Reason.BAD_NUMBER),
    (circling, 1, Circle(0), Reason.NOT_YOUR_TURN),
    # The end
    *((over, seat, Flick(3, 0, 500), TableReason.OVER) for seat in (0, 1)),
]


@pytest.mark.parametrize(("make", "seat", "move", "reason"), REFUSED)
def test_what_is_not_allowed_is_refused_with_its_reason(make, seat, move, reason):
    state = make()
    before = pack(state)
    assert GAME.refusal(state, seat, move).reason == reason
    assert pack(state) == before


def test_every_reason_is_given_somewhere():
    given = {reason for *_, reason in REFUSED if isinstance(reason, Reason)}
    given |= {name for name in Reason if name.name.startswith("REEF")}  # in test_paleo_reefs
    assert given == set(Reason)
    assert {End.POINTS, End.UNSCORED} == set(End)


@pytest.mark.parametrize("move", [Flick(3, nan, 500), Flick(3, 0, 9999), Put(0, 0, 0, 0), Keep(0), Circle(0)])
def test_a_match_that_refuses_stays_as_it_was(move):
    match = Match.begin(GAME, [Seated("x")] * 2, 5, first=0)
    before = pack(match.state_copy())
    for seat in (-1, 0, 1, 2):
        with pytest.raises(Refused):
            match.play(seat, move)
    assert (match.n, pack(match.state_copy())) == (0, before)


@pytest.mark.parametrize(
    "text",
    [
        "flick",
        "flick 3",
        "flick 3 0",
        "flick 3 0 500 on",
        "flick 3 0 500 off off",
        "flick off",
        "flick 3 0 5e2",
        "flick 3 0 500.0",
        "flick 3 0 nan",
        "flick 3 inf 500",
        "flick 3 -0 500",
        "flick 03 0 500",
        "flick +3 0 500",
        "flick 3  0 500",
        "flick 3 0 500 ",
        " flick 3 0 500",
        "FLICK 3 0 500",
        "flick 3 0 12345678",
        "flick ³ 0 500",
        "flick ٣ 0 500",
        "flick --3 0 500",
        "reef 1 0 0",
        "reef 1 0 0 0 0",
        "reef 1 0 0 off",
        "reef",
        "keep",
        "keep 1 2",
        "keep off",
        "line",
        "line x",
        "exchange",
        "exchange 1 2",
        "circle",
        "circle 1 2",
        "pass",
        "push 3 0 500",
    ],
)
def test_what_is_no_move_is_unreadable(text):
    with pytest.raises(Unreadable):
        GAME.read(text)


def test_every_kind_of_move_is_written_and_read():
    written = [
        "reef 1 -2200 -600 0",
        "reef 5 0 12 35999",
        "keep 3",
        "line 8 7 6 5 4 3 2 1",
        "line 9 10 11 12",
        "flick 3 9000 1200",
        "flick 8 0 250 off",
        "exchange 0",
        "exchange 4",
        "circle 1",
    ]
    assert [GAME.text(GAME.read(text)) for text in written] == written
    assert GAME.read("reef 1 -2200 -600 0") == Put(0, -2200, -600, 0)
    assert GAME.read("flick 8 0 250 off") == Flick(8, 0, 250, True)
    assert GAME.read("circle 1") == Circle(0)
    assert GAME.read("keep 3") == Keep(2)
    assert GAME.read("line 9 10") == LineUp((8, 9))

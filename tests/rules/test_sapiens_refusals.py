"""Sapiens: whatever is not allowed is refused with its own reason, and nothing changes."""

from __future__ import annotations

import random

import pytest

from core.game import TableReason
from core.games.sapiens.position import Reason, Recall
from core.log import Refused
from core.match import Match
from core.packing import Unreadable, pack
from tests.contract.games import wander
from tests.rules.sapiens_positions import GAME, Seat, after, our_valley, position, said, unplaced

TRIBE = ("hunt c0 fire c1",)
TO_A2 = ("hunt c0 fire c1", "fire c2 ritual c3")
ALL = "feast gathering ritual brawl water camp hunt fire"
ENOUGH = "b5 c5 d5 e5 f5 b6 c6 d6 e6 b7 c7 d7 e7 b8 c8 d8 f8 f6"


@pytest.fixture(autouse=True, scope="module")
def _ours():
    with our_valley():
        yield


def mine(reserve="fire-camp fire-gathering", laid=TRIBE, other=None, **more):
    table = {name: more.pop(name) for name in ("common", "players", "mountains") if name in more}
    return position(Seat(laid, reserve, **more), *([other] if other else []), **table)


def start(reserve="hunt-fire camp-water", **more):
    return position(unplaced(reserve), unplaced("hunt-water"), in_round=0, **more)


def fired(**more):
    return after(mine("fire-camp", **more), "fire d1 camp e1")


def asked(scene, reserve="", **more):
    """The effect of this scene is asked about."""
    reserve = f"{scene}-{'hunt' if scene == 'camp' else 'camp'} {reserve}"
    state = mine(reserve, (f"hunt c0 {scene} c1",), **more)
    return after(state, f"{scene} d1 {'hunt' if scene == 'camp' else 'camp'} e1")


def hunted(**more):
    return after(mine("hunt-water", ("feast a6 hunt b6",), **more), "hunt c6 water d6")


def ordering():
    return after(mine("fire-camp", (*TRIBE, "fire d1 camp e1")), "fire d2 camp e2")


def tolled():
    return after(mine("fire-camp+1+2", players=3, food=1), "fire d1 camp e1")


def refilling():
    return after(fired(), "pass")


def removing():
    return after(mine("fire-camp water-camp brawl-camp ritual-camp"), "fire d1 camp e1", "pass", "take 1")


def three_out():
    return asked("brawl", other=Seat(("hunt c0 water c1",), "fire-camp+0+0 ritual-fire+0"))


WATER = Seat(("hunt c0 water c1",))

# What is tried where, and why it is refused.
REFUSED = [
    # Where a tile may lie
    (mine, "lay 1 d1 d1", Reason.NOT_NEIGHBOURS),
    (mine, "fire d1 camp e2", Reason.NOT_NEIGHBOURS),
    (mine, "fire f5 camp a6", Reason.NOT_NEIGHBOURS),  # numbers one apart, but rows do not go round
    (mine, "fire a1 camp a0", Reason.WATERFALL),
    (mine, "fire b9 camp a9", Reason.WATERFALL),
    (mine, "fire b1 camp a1", Reason.MOUNTAIN),
    (mine, "camp g1 fire f1", Reason.MOUNTAIN),
    (lambda: mine(bears="d1"), "fire d1 camp e1", Reason.BEAR_THERE),
    (lambda: mine(bears="e1"), "fire d1 camp e1", Reason.BEAR_THERE),
    (mine, "fire c1 camp d1", Reason.COVERED),
    (lambda: mine(old=("water g7 ritual f7",)), "fire f8 camp f7", Reason.COVERED),
    (mine, "camp d1 fire e1", Reason.NO_MATCH),
    (lambda: mine(laid=(*TRIBE, "fire d1 water e1")), "fire d2 camp e2", Reason.NO_MATCH),
    (mine, "fire e5 camp e6", Reason.NOT_CONNECTED),
    (mine, "fire d2 camp e2", Reason.NOT_CONNECTED),
    (lambda: mine("fire-ritual", old=("water g7 ritual f7",)), "ritual f6 fire f5", Reason.OLD_TRIBE),
    (mine, "fire d1 gathering d2", Reason.NEEDS_FOREST),
    (mine, "gathering e3 fire e4", Reason.NEEDS_FOREST),
    (lambda: mine("fire-brawl", TO_A2), "fire b2 brawl a2", Reason.OTHER_TOKEN),
    (mine, "lay 3 d1 e1", Reason.NO_TILE),
    (mine, "lay 4 d1 e1", Reason.NO_TILE),
    (mine, "lay 5 d1 e1", Reason.NO_TILE),
    (mine, "lay 0 d1 e1", Reason.NO_TILE),
    (lambda: refilling(), "lay 1 d2 e2", Reason.NOT_ASKED),
    # Mountain tiles
    (mine, "fire b1 mountain a1", Reason.NO_MOUNTAIN_TILE),
    (lambda: mine(mountains="camp"), "fire b1 mountain a1", Reason.NO_MOUNTAIN_TILE),
    (lambda: mine(mountains=ALL), "lay 1 b1 a1 mountain mountain", Reason.NO_MOUNTAIN_TILE),
    (lambda: mine(mountains=ALL), "lay 3 b1 a1 mountain fire", Reason.NO_TILE),
    (lambda: mine(mountains=ALL), "fire d1 mountain d2", Reason.NOT_BORDER),
    (lambda: mine(mountains=ALL), "fire d1 mountain e1", Reason.NOT_BORDER),
    (lambda: mine(mountains=ALL), "fire a1 mountain b1", Reason.MOUNTAIN),
    (lambda: mine(mountains=ALL), "fire a1 mountain a0", Reason.WATERFALL),
    (lambda: mine(mountains=ALL), "gathering b2 mountain a2", Reason.NEEDS_FOREST),
    (lambda: mine(mountains=ALL), "fire b1 mountain b0", Reason.NO_MATCH),
    (lambda: mine(mountains=ALL), "fire b4 mountain a4", Reason.NOT_CONNECTED),
    (lambda: start(mountains=ALL), "hunt c1 mountain c0", Reason.NO_MOUNTAIN_START),
    # Beginning a tribe
    (start, "hunt c1 fire d1", Reason.NEEDS_CAVE),
    (start, "fire c0 hunt c1", Reason.START_TOKEN),
    (start, "hunt e9 fire e8", Reason.START_TOKEN),
    (lambda: start("hunt-gathering"), "hunt c0 gathering c1", Reason.NEEDS_FOREST),
    (start, "lay 4 c0 c1", Reason.NO_TILE),
    (lambda: mine("water-brawl"), "water e4 brawl e5", Reason.NEEDS_CAVE),
    (lambda: mine("water-brawl", TO_A2), "water a2 brawl b2", Reason.OLD_TRIBE),
    (lambda: mine("water-brawl", bears="a2"), "water a2 brawl b2", Reason.BEAR_THERE),
    # Mountain tokens
    (mine, "play camp", Reason.TOKEN_NOT_HELD),
    (mine, "play mountain", Reason.TOKEN_NOT_HELD),
    (lambda: mine(used="hunt"), "play hunt", Reason.TOKEN_NOT_HELD),
    (lambda: mine(discarded="hunt"), "play hunt", Reason.TOKEN_NOT_HELD),
    (lambda: after(mine(held="camp"), "play camp"), "play hunt", Reason.TOKEN_SECOND),
    (fired, "play hunt", Reason.TOKEN_NOT_NOW),
    (ordering, "play hunt", Reason.TOKEN_NOT_NOW),
    (tolled, "play hunt", Reason.TOKEN_NOT_NOW),
    (lambda: after(refilling(), "take 1"), "play hunt", Reason.TOKEN_NOT_NOW),
    (removing, "play hunt", Reason.TOKEN_NOT_NOW),
    (lambda: after(start(), "hunt c0 fire c1"), "play hunt", Reason.TOKEN_NOT_NOW),
    # Effects that are not pending
    *(
        (mine, text, Reason.NOT_PENDING)
        for text in (
            "first fire",
            "gain",
            "hunt",
            "convert",
            "ritual camp",
            "brawl 0.1",
            "swap 1 common.1",
            "bear 1 d1",
            "chase d1",
            "toll 1",
            "pass",
        )
    ),
    (ordering, "pass", Reason.NOT_PENDING),
    (ordering, "first hunt", Reason.NOT_PENDING),
    (ordering, "first mountain", Reason.NOT_PENDING),
    (fired, "gain", Reason.NOT_PENDING),
    (fired, "first fire", Reason.NOT_PENDING),
    (tolled, "pass", Reason.NOT_PENDING),
    (tolled, "toll 0", Reason.NO_TOLL),
    (tolled, "toll 9", Reason.NO_TOLL),
    (mine, "take 1", Reason.NOT_ASKED),
    (mine, "remove 1", Reason.NOT_ASKED),
    (refilling, "remove 1", Reason.NOT_ASKED),
    (removing, "take 2", Reason.NOT_ASKED),
    # Ritual
    (lambda: asked("ritual"), "ritual hunt", Reason.NO_TOKEN_THERE),
    (lambda: asked("ritual"), "ritual mountain", Reason.NO_TOKEN_THERE),
    (lambda: asked("ritual", discarded="camp"), "ritual camp", Reason.NO_TOKEN_THERE),
    (lambda: asked("ritual", used="camp"), "ritual camp", Reason.TOKENS_STILL_THERE),
    (
        lambda: after(mine("ritual-camp", ("hunt c0 ritual c1", "ritual c2 water d2")), "ritual b2 camp a2"),
        "ritual camp",
        Reason.TOKEN_COVERED,
    ),
    # Brawl
    (lambda: asked("brawl"), "brawl 0.3", Reason.NO_TILE),
    (lambda: asked("brawl"), "brawl 0.0", Reason.NO_TILE),
    (lambda: asked("brawl"), "brawl 5.1", Reason.NO_TILE),
    (lambda: asked("brawl"), "brawl common.6", Reason.NO_TILE),
    (three_out, "brawl common.1", Reason.NO_BRAWL_LEFT),
    (three_out, "brawl 1.1 from 1.1", Reason.SAME_TILE),
    (three_out, "brawl 1.1 from common.1", Reason.NO_BRAWL_THERE),
    (three_out, "brawl 1.1 from 9.1", Reason.NO_BRAWL_THERE),
    (lambda: asked("brawl", "fire-camp+0"), "brawl common.1 from 0.2", Reason.BRAWL_STILL_HELD),
    (mine, "recall 0.1", Reason.NO_BRAWL_THERE),
    (lambda: mine("fire-camp+1"), "recall 0.1", Reason.NO_BRAWL_THERE),
    (mine, "recall common.9", Reason.NO_BRAWL_THERE),
    (three_out, "recall 1.1", Reason.RECALL_NOT_NOW),
    # Water
    (lambda: asked("water", "fire-camp fire-hunt"), "swap 2 0.3", Reason.OWN_TILE),
    (lambda: asked("water", "fire-camp"), "swap 2 0.2", Reason.OWN_TILE),
    (lambda: asked("water", "fire-camp"), "swap 1 common.1", Reason.NO_TILE),
    (lambda: asked("water", "fire-camp"), "swap 2 1.1", Reason.NO_TILE),
    (lambda: asked("water", "fire-camp"), "swap 2 3.1", Reason.NO_TILE),
    (lambda: asked("water", "fire-camp"), "swap 9 common.1", Reason.NO_TILE),
    # Hunt
    (lambda: hunted(other=Seat(WATER_LAID, steaks=14), steaks=4), "hunt", Reason.NO_STEAK_LEFT),
    (
        lambda: _without_steaks(hunted(other=Seat(WATER_LAID, steaks=14), steaks=4)),
        "convert",
        Reason.NOTHING_TO_CONVERT,
    ),
    # Fire
    (fired, "bear 0 d2", Reason.OWN_BOARD),
    (fired, "bear 1 c1", Reason.COVERED),
    (fired, "bear 1 c0", Reason.COVERED),
    (fired, "bear 1 e5", Reason.BEAR_APART),
    (fired, "bear 1 d0", Reason.BEAR_PLACE),
    (fired, "bear 1 a0", Reason.BEAR_PLACE),
    (fired, "bear 2 d1", Reason.NO_SQUARE),
    (lambda: fired(other=Seat(WATER_LAID, bears="d1")), "bear 1 d1", Reason.BEAR_THERE),
    (lambda: fired(other=Seat(WATER_LAID, bears=ENOUGH[3:]), bears="f8"), "bear 1 d1", Reason.NO_BEAR_LEFT),
    (fired, "chase c1", Reason.NO_BEAR_HERE),
    (fired, "chase d2", Reason.NO_BEAR_HERE),
    # Refilling
    (lambda: after(refilling(), "take 1"), "take 1", Reason.NO_TILE),
    (refilling, "take 6", Reason.NO_TILE),
    (refilling, "take 0", Reason.NO_TILE),
    (removing, "remove 1", Reason.NO_TILE),
    (removing, "remove 9", Reason.NO_TILE),
]
WATER_LAID = ("hunt c0 water c1",)


def _without_steaks(state):
    state.steaks = (0, 18)
    return state


@pytest.mark.parametrize(
    ("where", "text", "reason"), REFUSED, ids=[f"{text} {reason.name}" for _, text, reason in REFUSED]
)
def test_it_is_refused_for_its_own_reason_and_nothing_changes(where, text, reason):
    state = where()
    assert state.ask is not None
    before = pack(state)
    move = said(state, text)
    assert GAME.refusal(state, state.turn, move).reason == reason
    assert move not in GAME.moves(state, state.turn)
    others = GAME.refusal(state, 1 - state.turn, move)
    if isinstance(move, Recall):  # that may be done in another's turn (SAP-46)
        assert (others is None) == (move in GAME.moves(state, 1 - state.turn))
    else:
        assert others.reason == Reason.NOT_YOUR_TURN
    assert pack(state) == before


def test_every_reason_is_given_somewhere():
    given = {reason for _, _, reason in REFUSED}
    assert given == set(Reason) - {Reason.NOT_YOUR_TURN}


def test_a_refusal_tells_the_scenes_in_its_sentence():
    state = mine("fire-brawl", TO_A2)
    assert GAME.refusal(state, 0, said(state, "fire b2 brawl a2")).numbers == (5,), "camp's token"
    state = mine()
    assert GAME.refusal(state, 0, said(state, "camp d1 fire e1")).numbers == (5, 7), "camp beside fire"


def test_a_square_that_is_none_is_refused():
    state = mine()
    move = said(state, "fire d1 camp e1")
    for first, second in ((-1, 0), (70, 69), (8, 78), (0, -7)):
        wrong = type(move)(move.slot, first, second)
        assert GAME.refusal(state, 0, wrong).reason == Reason.NO_SQUARE
    state = fired()
    bear = said(state, "bear 1 d1")
    assert GAME.refusal(state, 0, type(bear)(1, 70)).reason == Reason.NO_SQUARE
    assert GAME.refusal(state, 0, type(bear)(-1, 10)).reason == Reason.NO_SQUARE
    chase = said(state, "chase d1")
    for square in (-1, 70):
        assert GAME.refusal(state, 0, type(chase)(square)).reason == Reason.NO_BEAR_HERE


@pytest.mark.parametrize("players", [2, 4])
def test_after_the_end_and_out_of_turn_a_match_refuses(players):
    match = Match.begin(GAME, players, 5, first=0)
    move = match.moves(0)[0]
    for seat in range(1, players):
        with pytest.raises(Refused) as no:
            match.play(seat, move)
        assert no.value.refusal.reason == Reason.NOT_YOUR_TURN
    assert match.n == 0
    wander(match, random.Random(5))
    for seat in range(players):
        assert match.moves(seat) == ()
        with pytest.raises(Refused) as no:
            match.play(seat, move)
        assert no.value.refusal.reason == TableReason.OVER
        assert GAME.refusal(match.state_copy(), seat, move).reason == TableReason.OVER


@pytest.mark.parametrize(
    "text",
    [
        "lay",
        "lay 1",
        "lay 1 c0",
        "lay 1 c0 c1 c2",
        "lay 1 c0 c1 mountain",
        "lay 1 c0 c1 mountain bear",
        "lay 1 c0 c1 hill fire",
        "lay x c0 c1",
        "lay 10 c0 c1",
        "lay 12 c0 c1",
        "lay 1 c0x c1",
        "lay 1 c0 c12",
        "lay 1 c c1",
        "lay 1 cd c1",
        "lay -1 c0 c1",
        "lay 1 h0 c1",
        "lay 1 C0 c1",
        "lay 1 c10 c1",
        "lay 1  c0 c1",
        " lay 1 c0 c1",
        "lay 1 c0 c1 ",
        "LAY 1 c0 c1",
        "first",
        "first Fire",
        "first 7",
        "gain 1",
        "hunt 1",
        "convert all",
        "ritual",
        "ritual wood",
        "brawl",
        "brawl 1",
        "brawl 1.",
        "brawl .1",
        "brawl 1.1 from",
        "brawl 1.1 to 1.2",
        "brawl common",
        "brawl Common.1",
        "swap 1",
        "swap 1.1 1",
        "swap 1 2",
        "bear 1",
        "bear d1 1",
        "bear 1 z1",
        "chase",
        "chase d1 d2",
        "toll",
        "toll x",
        "play",
        "play steak",
        "recall",
        "recall 1",
        "recall 1.23",
        "recall 12.3",
        "recall 1.2.3",
        "take",
        "take 23",
        "take ²",
        "take ٣",
        "remove one",
        "pass now",
        "undo",
    ],
)
def test_what_is_no_move_is_unreadable(text):
    with pytest.raises(Unreadable):
        GAME.read(text)


def test_every_kind_of_move_is_written_and_read():
    written = [
        "lay 2 c0 c1",
        "lay 4 b1 a1 mountain fire",
        "first gathering",
        "gain",
        "hunt",
        "convert",
        "ritual water",
        "brawl 1.3",
        "brawl common.5 from 0.1",
        "swap 1 common.2",
        "swap 4 2.3",
        "bear 3 g9",
        "chase a0",
        "toll 2",
        "play feast",
        "recall 2.4",
        "take 5",
        "remove 1",
        "pass",
    ]
    assert [GAME.text(GAME.read(text)) for text in written] == written

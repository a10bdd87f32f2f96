"""Sapiens: nothing can hang, whatever has run out: where somebody is asked there is a move, and random play ends."""

from __future__ import annotations

import random

import pytest

from core.chance import Loose
from core.games.sapiens import turn
from core.games.sapiens.content import BEAR, BRAWLS, EMPTY, RESERVE, SCENES, STEAKS, Ground, laden, valley
from core.games.sapiens.position import DISCARDED, HELD, USED, Ask, Pass, Play, Recall
from core.match import Match
from tests.contract.games import step
from tests.rules.sapiens_positions import GAME
from tests.rules.sound_sapiens import possible

BEGUN = (Ask.LAY, Ask.ABANDON, Ask.STUCK)
LONGEST = 1500


def no_common(state, rng):
    state.common, state.pile = (EMPTY,) * 5, 0


def few_common(state, rng):
    state.common, state.pile = (*state.common[:2], EMPTY, EMPTY, EMPTY), 0


def no_pile(state, rng):
    state.pile = 0


def no_reserve(state, rng):
    _reserve(state, state.turn, 0)


def few_tiles(state, rng):
    for seat in range(state.players):
        _reserve(state, seat, rng.randrange(RESERVE))


def no_tiles_elsewhere(state, rng):
    for seat in range(state.players):
        if seat != state.turn:
            _reserve(state, seat, 0)


def _reserve(state, seat, left):
    reserve = (*state.reserves[seat][:left], *(EMPTY,) * (RESERVE - left))
    state.reserves = (*state.reserves[:seat], reserve, *state.reserves[seat + 1 :])


def no_steaks(state, rng):
    steaks = [0] * state.players
    steaks[rng.randrange(state.players)] = STEAKS
    state.steaks = tuple(steaks)


def no_bears(state, rng):
    """All in the valleys, where nothing else lies."""
    _bears(state, rng, Ground.CAVE, state.bears)


def caves_blocked(state, rng):
    for seat in range(state.players):
        for cave in valley(state.valleys[seat]).caves:
            if not state.boards[seat][cave] and state.bears:
                turn.set_square(state, seat, cave, BEAR)
                state.bears -= 1


def mine_blocked(state, rng):
    for near in turn.bear_places(state, state.turn):
        if state.bears:
            turn.set_square(state, state.turn, near, BEAR)
            state.bears -= 1


def _bears(state, rng, highest, count):
    free = [
        (seat, square)
        for seat in range(state.players)
        for square, ground in enumerate(valley(state.valleys[seat]).ground)
        if ground <= highest and not state.boards[seat][square]
    ]
    for seat, square in rng.sample(free, min(count, len(free))):
        turn.set_square(state, seat, square, BEAR)
        state.bears -= 1


def brawls_out(state, rng):
    """As many as there are tiles to carry them: all on one, or here and there."""
    for owner in range(state.players):
        out = turn.tiles_out(state)
        for _ in range(BRAWLS - sum(turn.tokens_on(tile, owner) for _, _, tile in out)):
            if out:
                place, slot, _ = out[0] if rng.random() < 0.3 else rng.choice(out)
                turn.set_tile(state, place, slot, laden(turn.tile_at(state, place, slot), owner))


def no_food(state, rng):
    state.food = (0,) * state.players


def tokens(*places):
    def damage(state, rng):
        for seat in range(state.players):
            for scene in range(SCENES):
                turn.set_token(state, seat, scene, rng.choice(places))

    return damage


def others_finished(state, rng):
    finished = rng.getrandbits(state.players) | state.finished
    state.finished = finished & ~(1 << state.turn)


def no_mountains(state, rng):
    state.mountains = 0


DAMAGES = {
    "an empty common reserve": no_common,
    "a common reserve of two": few_common,
    "an empty pile": no_pile,
    "an empty reserve": no_reserve,
    "few tiles in hand": few_tiles,
    "no tiles with the others": no_tiles_elsewhere,
    "no steaks": no_steaks,
    "no bears": no_bears,
    "every cave blocked": caves_blocked,
    "bears all round": mine_blocked,
    "every brawl token out": brawls_out,
    "no food": no_food,
    "every token held": tokens(HELD),
    "every token used": tokens(USED),
    "every token discarded": tokens(DISCARDED),
    "tokens held, used, discarded": tokens(HELD, USED, DISCARDED),
    "others finished": others_finished,
    "no mountain tiles": no_mountains,
}


def somewhere(rng):
    """A position of a random match in which a turn has just begun, after the starting caves."""
    while True:
        options = {"mountain_tiles": rng.choice(["on", "off"])}
        match = Match.begin(GAME, rng.choice((2, 3, 4)), rng.randrange(10**9), options)
        left = rng.randrange(20, 160)
        while match.asked:
            state = match.state_copy()
            left -= 1
            if left < 0 and state.ask in BEGUN and not state.played:
                return state
            step(match, rng)


def again(state, rng):
    """What is asked now that something is missing, as the turn comes to it."""
    events = []
    turn.placement_due(state, events)
    if state.ask is None:
        turn.turn_over(state, Loose(rng), events)


def play_on(state, rng):
    """Random moves to the end, mostly tokens where one may be played; counts the moves."""
    chance = Loose(rng)
    for count in range(LONGEST):
        possible(state)
        if state.ask is None:
            assert GAME.outcome(state) is not None
            return count
        assert GAME.asked(state) == (state.turn,)
        moves = GAME.moves(state, state.turn)
        assert moves, "asked, and no move"
        played = [move for move in moves if isinstance(move, Play)]
        busy = [move for move in moves if not isinstance(move, Pass | Recall)]
        GAME.play(state, state.turn, rng.choice(played if played and rng.random() < 0.5 else busy or moves), chance)
    raise AssertionError("it does not end")


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
def test_whatever_has_run_out_there_is_a_move_and_an_end(damage):
    rng = random.Random(str(damage.__name__))
    for _ in range(20):
        state = somewhere(rng)
        damage(state, rng)
        again(state, rng)
        play_on(state, rng)


def test_several_things_at_once_may_have_run_out():
    rng = random.Random(77)
    asked = set()
    for _ in range(160):
        state = somewhere(rng)
        for damage in rng.sample(list(DAMAGES.values()), rng.randrange(2, 7)):
            damage(state, rng)
        again(state, rng)
        asked.add(state.ask)
        play_on(state, rng)
    assert {*BEGUN, None} <= asked


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
def test_every_effect_is_asked_or_lost_whatever_has_run_out(damage):
    """Each effect, as a scene's and as a token's, in the damaged position itself."""
    rng = random.Random(f"effects {damage.__name__}")
    for _ in range(8):
        state = somewhere(rng)
        damage(state, rng)
        for scene in range(SCENES):
            for by_token in (False, True):
                now = GAME.copy(state)
                events = []
                now.ask, now.by_token = Ask.LAY, False
                if by_token:
                    now.placed = rng.random() < 0.5
                    turn.set_token(now, now.turn, scene, HELD)
                    turn.play_token(now, scene, events)
                else:
                    turn.begin_effect(now, scene, events)
                if now.ask is None:
                    turn.turn_over(now, Loose(rng), events)
                possible(now)
                play_on(now, rng)

"""What a seat may know: views and events leak nothing, and imagined positions look the same from the seat."""

from __future__ import annotations

import random
from enum import Enum

import msgspec

from core.chance import Recorded
from core.packing import pack
from tests.contract.games import anywhere, begin, every_game, every_table, hiding, rounds, step, wander


def seats_of(match):
    return (*range(match.setup.players), None)


@every_table
def test_an_imagined_position_looks_the_same_from_the_seat(game, players):
    """View, moves, refusals: all that a seat can ask is the same, so its device needs no other position."""
    for k, rng in enumerate(rounds("imagined", game, players, most=60)):
        match = anywhere(game, players, rng) if k % 3 else hiding(game, players, None, rng)
        others = wander(begin(game, players, rng), rng, 12).entries[1:]
        for seat in seats_of(match):
            for memory in (match.memory(seat), game.blank(seat)):
                imagined = game.imagine(match.view(seat), memory, rng)
                assert pack(game.view(imagined, seat)) == pack(match.view(seat))
                assert game.hides or pack(imagined) == pack(match.state_copy()), "nothing hidden: it is the true one"
                assert game.asked(imagined) == (match.asked or game.asked(match.state_copy()))
                if seat is None:
                    continue
                assert game.moves(imagined, seat) == game.moves(match.state_copy(), seat)
                for move in [entry.move for entry in others if entry.move is not None]:
                    assert game.refusal(imagined, seat, move) == game.refusal(match.state_copy(), seat, move)


@every_table
def test_imagined_positions_differ_between_draws(game, players):
    """The hidden parts vary: a bot that searches them does not search the true one again and again.

    Where nothing is hidden there is only the true one, and that is always it.
    """
    varied = 0
    for rng in rounds("different", game, players, least=12, most=25):
        seat = rng.randrange(players)
        match = hiding(game, players, seat, rng)
        truth = pack(match.state_copy())
        drawn = [pack(game.imagine(match.view(seat), match.memory(seat), rng)) for _ in range(40)]
        if not game.hides:
            assert set(drawn) == {truth}
        varied += len(set(drawn)) > 3 and drawn.count(truth) < 30
    assert varied > 5 or not game.hides


@every_table
def test_what_is_hidden_changes_nothing_a_seat_is_told(game, players):
    """Two matches that differ only in what a seat may not know tell it the same bytes until something is revealed."""
    compared = 0
    for k, rng in enumerate(rounds("swapped", game, players, least=36, most=60)):
        seat = rng.choice((*range(players), None))
        match = anywhere(game, players, rng) if k % 3 else hiding(game, players, seat, rng)
        other = game.imagine(match.view(seat), match.memory(seat), rng)
        here = match.state_copy()
        while (asked := game.asked(here)) and asked == game.asked(other):
            mover = rng.choice(asked)
            move = game.sample(here, mover, rng)
            if game.refusal(other, mover, move) is not None:
                break
            draws = _Draws(rng)
            events = game.play(here, mover, move, draws)
            others = game.play(other, mover, move, draws.again())
            if any(map(game.reveals, events)) or len(events) != len(others):
                break
            told = [shown for event in events if (shown := game.shown(event, seat)) is not None]
            tells = [shown for event in others if (shown := game.shown(event, seat)) is not None]
            assert pack(told) == pack(tells)
            assert pack(game.view(here, seat)) == pack(game.view(other, seat))
            compared += 1
    assert compared > 20, compared


class _Draws(Recorded):
    """Draws loosely, and can draw the same again."""

    def __init__(self, rng):
        super().__init__(())
        self._rng = rng
        self._made = []

    def pick(self, bag, count):
        value = self._rng.randrange(count)
        self._made.append((bag, value))
        return value

    def roll(self, bag, kind, flick, *given):
        result = flick(*given)
        self._made.append((bag, pack(result)))
        return result

    def again(self):
        return Recorded(self._made)


@every_table
def test_views_events_and_states_are_plain(game, players):
    """Only structs, tuples, enums and numbers in what is shown, so equal means equal bytes; they survive packing."""
    for rng in rounds("plain", game, players, most=20):
        match = anywhere(game, players, rng)
        state = match.state_copy()
        assert pack(msgspec.msgpack.decode(pack(state), type=game.state_type)) == pack(state)
        for seat in seats_of(match):
            view = match.view(seat)
            _plain(view)
            assert msgspec.msgpack.decode(pack(view), type=game.view_type) == view
            assert view.seat == seat
            for entry in match.entries:
                for event in entry.events:
                    shown = game.shown(event, seat)
                    if shown is not None:
                        _plain(shown)
                        assert msgspec.msgpack.decode(pack(shown), type=game.event_type) == shown


def _plain(thing):
    if isinstance(thing, msgspec.Struct):
        for name in thing.__struct_fields__:
            _plain(getattr(thing, name))
    elif isinstance(thing, tuple):
        for part in thing:
            _plain(part)
    else:
        assert thing is None or isinstance(thing, Enum | bool | int | str), type(thing)


@every_table
def test_where_nothing_is_hidden_all_seats_see_the_same(game, players):
    """What `hides` promises: views differ by the seat alone, and every event is shown whole."""
    differs = False
    for rng in rounds("open", game, players, least=6, most=20):
        match = anywhere(game, players, rng)
        public = _seatless(match.view(None))
        for seat in range(players):
            differs |= _seatless(match.view(seat)) != public
            differs |= any(game.shown(event, seat) != event for entry in match.entries for event in entry.events)
    assert differs == game.hides


def _seatless(view):
    return {name: getattr(view, name) for name in view.__struct_fields__ if name != "seat"}


@every_game
def test_the_deal_is_in_no_view_and_no_event(game):
    """Two deals that happen to draw the same are the same to everybody: nothing but the draws tells them apart."""
    rng = random.Random(f"deal {game.name}")
    match = wander(begin(game, game.seats[0], rng), rng, 8)
    number = match._chance.deal
    told = b"".join(pack(match.view(seat)) for seat in seats_of(match))
    told += b"".join(pack(record) for record in match.records())
    assert number > 2**32
    assert pack(number) not in told
    assert str(number).encode() not in told


@every_game
def test_a_memory_is_the_same_folded_at_once_or_step_by_step(game):
    rng = random.Random(f"memory {game.name}")
    match = begin(game, game.seats[0], rng)
    while match.asked:
        stepwise = match.memory(0)
        match._sights._memories.clear()
        assert stepwise == match.memory(0)
        step(match, rng)
    learns = game.hides and game.blank(0).__struct_fields__
    assert match.memory(0) != game.blank(0) or not learns

"""Random matches of every game: they end, nothing breaks on the way, and what is kept of them plays again the same."""

from __future__ import annotations

import random

import msgspec
import pytest

from core.chance import Loose
from core.game import Refusal
from core.log import BrokenRule, Kind, Record, Refused, Seated
from core.match import Match
from core.packing import Unreadable, digest, pack
from core.replay import Broken, replay
from tests.contract.games import anywhere, begin, every_game, every_table, followed, rounds, sound, step, wander


@every_table
def test_random_matches_end_and_replay_to_equal_bytes(game, players):
    check = sound(game)
    packed = msgspec.msgpack.Decoder(tuple[Record, ...])
    for rng in rounds("matches", game, players, least=2):
        match = begin(game, players, rng)
        check(match.entries[0].state)
        while match.asked:
            step(match, rng)
            check(match.entries[-1].state)
        outcome = match.outcome
        assert outcome is not None, "nobody is asked, so it must be over"
        assert len(outcome.scores) == players
        assert set(outcome.winners) <= set(range(players))
        again = replay(game, match.setup, packed.decode(pack(tuple(match.records()))))
        assert [pack(entry.state) for entry in again.entries] == [pack(entry.state) for entry in match.entries]
        assert [pack(entry.events) for entry in again.entries] == [pack(entry.events) for entry in match.entries]
        assert again.outcome == outcome


@every_table
def test_what_is_listed_is_what_is_legal(game, players):
    for rng in rounds("legal", game, players):
        match = begin(game, players, rng)
        seen = []
        while match.asked and match.n < followed(game):
            for seat in range(players):
                moves = match.moves(seat)
                if seat in match.asked:
                    assert moves is None or moves, f"seat {seat} is asked and has no move"
                for move in moves or ():
                    assert match.refusal(seat, move) is None
                    assert game.read(game.text(move)) == move
                assert len(set(moves or ())) == len(moves or ())
                sampled = match.sample(seat, rng) if moves is None or moves else None
                assert sampled is None or match.refusal(seat, sampled) is None
                seen += moves or ()
            for move in rng.sample(seen, min(5, len(seen))):
                for seat in range(players):
                    moves = match.moves(seat)
                    if moves is not None:
                        assert (match.refusal(seat, move) is None) == (move in moves)
            step(match, rng)
        for seat in () if match.asked else range(players):
            assert match.moves(seat) == ()
            assert isinstance(match.refusal(seat, match.entries[-1].move), Refusal)


@every_table
def test_a_copy_shares_nothing_that_changes(game, players):
    for rng in rounds("copies", game, players, most=60):
        match = anywhere(game, players, rng)
        if not match.asked:
            continue
        state = match.state_copy()
        before = pack(state)
        seat = rng.choice(match.asked)
        copy = game.copy(state)
        assert pack(copy) == before
        game.play(copy, seat, match.sample(seat, rng), Loose(rng))
        assert pack(state) == before
        assert pack(copy) != before


@every_game
def test_a_refusal_leaves_everything_as_it_was(game):
    refused = 0
    for rng in rounds("refused", game, least=12, most=60):
        match = anywhere(game, game.seats[0], rng)
        seen = wander(begin(game, game.seats[0], rng), rng, followed(game)).entries
        entry = rng.choice([entry for entry in seen if entry.move is not None])
        state, n = pack(match.state_copy()), match.n
        try:
            match.play(entry.seat, entry.move)
        except Refused as no:
            refused += 1
            assert no.refusal.reason
            assert (pack(match.state_copy()), match.n) == (state, n)
    assert refused > 5


@every_game
def test_an_error_in_a_rule_leaves_everything_as_it_was(game, monkeypatch):
    """Also the draws made before it broke: wherever it happens, the match goes on as its twin does."""
    play, rng, drawn = type(game).play, random.Random(f"broken {game.name}"), 0

    def breaks(self, state, seat, move, chance):
        play(self, state, seat, move, chance)
        raise KeyError("a rule with an error in it")

    match, twin = (begin(game, game.seats[-1], random.Random(5)) for _ in range(2))
    while match.asked:
        seat = match.asked[0]
        move = match.sample(seat, rng)
        before = (pack(match.state_copy()), match.n, match.asked)
        with monkeypatch.context() as broken:
            broken.setattr(type(game), "play", breaks)
            with pytest.raises(BrokenRule):
                match.play(seat, move)
        assert (pack(match.state_copy()), match.n, match.asked) == before
        entry = match.play(seat, move)
        assert entry.draws == twin.play(seat, move).draws
        drawn += len(entry.draws)
    assert drawn or game.name != "rehearsal"


@every_game
def test_a_match_nobody_watches_makes_no_view_and_no_packed_form(game, monkeypatch):
    """They are made for who asks; made at every move they would cost more than the move."""

    def asked_for(*_):
        raise AssertionError("nobody asked for this")

    for name in ("view", "shown", "text", "remember", "imagine"):
        monkeypatch.setattr(type(game), name, asked_for)
    monkeypatch.setattr("core.match.pack", asked_for)
    monkeypatch.setattr("core.match.digest", asked_for)
    assert wander(begin(game, game.seats[0], random.Random(1)), random.Random(2)).outcome is not None


@every_game
def test_texts_that_are_no_move_are_unreadable(game):
    for text in (
        "",
        " ",
        "?",
        "a1",
        "a1-",
        "-",
        "a1-a9",
        "a0-a1",
        "f1-e1",
        "bid",
        "bid x",
        "agree 1 2",
        "é",
        "9" * 400,
    ):
        with pytest.raises(Unreadable):
            game.read(text)


@every_game
def test_a_set_up_that_cannot_be_is_refused(game):
    with pytest.raises(ValueError, match="played by"):
        Match.begin(game, max(game.seats) + 1, 1)
    with pytest.raises(ValueError, match="played by"):
        Match.begin(game, 0, 1)
    with pytest.raises(ValueError, match="no such option"):
        Match.begin(game, game.seats[0], 1, {"colour": "red"})
    with pytest.raises(ValueError, match="is one of"):
        Match.begin(game, game.seats[0], 1, {game.options[0].name: "perhaps"})
    with pytest.raises(ValueError, match="no seat"):
        Match.begin(game, game.seats[0], 1, first=game.seats[0])


@every_game
@pytest.mark.parametrize("change", [(Kind.HAND, 99), (Kind.RESIGN, -1), (Kind.TIME_UP, 0)])
def test_records_of_what_cannot_have_been_are_broken(game, change):
    match = begin(game, game.seats[0], random.Random(1))
    match.hand(0, Seated("Zoe"))
    worse = [match.records()[0], msgspec.structs.replace(match.records()[1], kind=change[0], seat=change[1])]
    with pytest.raises(Broken):
        replay(game, match.setup, worse)


@every_game
def test_an_error_in_the_outcome_leaves_everything_as_it_was(game, monkeypatch):
    match, twin = (begin(game, game.seats[0], random.Random(5)) for _ in range(2))
    seat = match.asked[0]
    move = match.sample(seat, random.Random(6))
    with monkeypatch.context() as broken:
        broken.setattr(type(game), "outcome", lambda *_: 1 / 0)
        with pytest.raises(BrokenRule):
            match.play(seat, move)
    assert pack(match.play(seat, move).state) == pack(twin.play(seat, move).state)


@every_game
def test_a_change_anywhere_in_what_was_kept_is_noticed(game):
    for rng in rounds("damage", game, least=8, most=30):
        match = wander(begin(game, game.seats[0], rng), rng, followed(game))
        records = match.records()
        k = rng.randrange(1, len(records))
        worse = list(records)
        change = rng.choice(["digest", "missing", "move", "draws"])
        if change == "missing":
            del worse[k - 1]
        elif change == "digest":
            worse[k] = msgspec.structs.replace(records[k], digest=digest(pack(rng.random())))
        elif change == "move":
            worse[k] = msgspec.structs.replace(records[k], move="nonsense", kind=Kind.MOVE)
        else:
            worse[k] = msgspec.structs.replace(records[k], draws=(*records[k].draws, ("surplus", 1)))
        with pytest.raises(Broken):
            replay(game, match.setup, worse)

"""No byte that goes to a device changes with what is hidden from its seats, nor its length with what is hidden from who
listens to the sealed link."""

from __future__ import annotations

import random
from typing import Any

import pytest

from core.chance import DEAL_BITS
from core.deals import deal_of
from core.log import Entry
from core.match import Match
from core.packing import pack
from tests.contract.games import counted, every_table, random_options, rounds
from tests.session.rooms import overheard, sealed


def twins(game: Any, players: int, seats: tuple[int, ...], rng: random.Random) -> tuple[Any, Any] | None:
    """Two matches on the way that look the same from the seats; None if what was drawn looks otherwise from one."""
    options, number = random_options(game, rng), rng.randrange(10**12)
    one, two = (Match.begin(game, players, number, options, first=0) for _ in range(2))
    steps = rng.randrange(12) if counted(game) else 40  # in a game of flicks something is hidden in line-ups only
    for _ in range(steps):
        if not one.asked:
            return None
        if not counted(game) and rng.random() < 0.5 and _hides(one, seats, rng):
            break
        seat = rng.choice(one.asked)
        move = one.sample(seat, rng)
        for match in (one, two):
            match.play(seat, move)
    seen: int | None = seats[0] if seats else None
    hidden = game.imagine(two.view(seen), two.memory(seen), rng)
    if any(pack(game.view(hidden, seat)) != pack(two.view(seat)) for seat in (*seats, None)):
        return None
    two._state = two.entries[-1].state = hidden
    return one, two


def _hides(match: Any, seats: tuple[int, ...], rng: random.Random) -> bool:
    seat = seats[0] if seats else None
    return pack(match.game.imagine(match.view(seat), match.memory(seat), rng)) != pack(match.state_copy())


def told(
    one: Any, two: Any, seats: tuple[int, ...], rng: random.Random, steps: int = 30
) -> tuple[list[bytes], list[bytes]]:
    """What a device with these seats is told of either, while the same is played in both and nothing is turned up."""
    game, first, second = one.game, overheard(one, seats), overheard(two, seats)
    for _ in range(steps):
        if not one.asked or one.asked != two.asked:
            break
        seat = rng.choice(one.asked)
        move = one.sample(seat, rng)
        if two.refusal(seat, move) is not None:
            break
        entries: list[Entry] = [match.play(seat, move) for match in (one, two)]
        if any(game.reveals(event) for entry in entries for event in entry.events):
            del first[-1], second[-1]
            break
    return first, second


@every_table
@pytest.mark.parametrize("count", [0, 1])
def test_no_byte_changes_with_what_is_hidden(game, players, count):
    """To a watcher and to a device with one seat, until something is turned up that differs."""
    compared = differing = 0
    for rng in rounds("bytes", game, players, count, least=16, most=60):
        seats = tuple(sorted(rng.sample(range(players), count)))
        found = twins(game, players, seats, rng)
        if found is None:
            continue
        one, two = found
        differing += pack(one.state_copy()) != pack(two.state_copy())
        first, second = told(one, two, seats, rng)
        assert len(first) == len(second)
        compared += len(first)
        for mine, yours in zip(first, second, strict=True):
            assert mine == yours
    assert compared > 2
    assert differing > 0 or not game.hides


def listened(game: Any, players: int, rng: random.Random) -> tuple[Any, Any] | None:
    """Two matches on the way that look the same to everybody, and otherwise to the first seat."""
    found = twins(game, players, (), rng)
    return found if found is not None and pack(found[0].view(0)) != pack(found[1].view(0)) else None


@every_table
def test_no_length_changes_with_what_a_hand_is(game, players):
    """Who listens sees how long each sealed message is that goes to another's device."""
    rng = random.Random(f"lengths {game.name} {players}")
    compared = differing = 0
    for _ in range(40 if counted(game) else 6):
        found = listened(game, players, rng)
        if found is None:
            continue
        one, two = found
        first, second = told(one, two, (0,), rng, 20)
        compared += len(first)
        differing += sum(len(mine) != len(yours) for mine, yours in zip(first, second, strict=True))
        assert [sealed(mine) for mine in first] == [sealed(yours) for yours in second]
    assert compared > 100 or game.name != "help_me", "there every seat has a hand"
    assert differing > 10 or game.name != "help_me", "before they are sealed they are not equally long"


@every_table
def test_a_device_is_told_nothing_of_the_deal(game, players):
    """Neither the deal's number, nor its code, nor draws nor another seat's memory is in anything it is sent."""
    rng = random.Random(f"deal {game.name} {players}")
    number = rng.randrange(2 ** (DEAL_BITS - 3), 2**DEAL_BITS)
    match = Match.begin(game, players, number, random_options(game, rng))
    said = overheard(match, (0,))
    for _ in range(40):
        if not match.asked:
            break
        seat = rng.choice(match.asked)
        match.play(seat, match.sample(seat, rng))
    deal = deal_of(game, match.setup, number)
    secrets = [pack(number), *([group.encode() for group in deal.code.split("-")[1:]] if deal is not None else [])]
    assert not any(secret in message for message in said for secret in secrets)

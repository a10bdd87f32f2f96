"""Bots of a temper do more of what they like, the same next week, and a seat's character says which temper that is."""

from __future__ import annotations

import random

import pytest

from core.bots.drive import Budget, Drive, Thought, bot_of
from core.characters import CHARACTERS, temper
from core.game import Level, Temper
from core.games import find, names
from core.games.rahan.position import Fight, Go, Knife, Lead, Shoot
from core.games.sapiens.tempers import liking
from core.log import Seated
from core.match import Match

pytestmark = pytest.mark.once


def test_a_seats_character_says_its_temper_and_a_person_has_none():
    for one in CHARACTERS:
        assert temper(Seated(one.name, Level.EASY, 0, one.id)) is one.temper
        assert temper(Seated("Ana", Level.EASY, 0, one.id)) is one.temper, "who plays for somebody stays who they are"
        assert temper(Seated(one.name, None, 0, one.id)) is None
    assert temper(Seated("Zoe", Level.EASY, 0, "from_tomorrow")) is None


@pytest.mark.parametrize("name", names())
def test_each_character_has_a_bot_of_its_own_in_each_game(name):
    """And two of the same share one."""
    game = find(name)
    seats = [Seated(level=Level.EASY, face=face) for face in ("nino", "pia")]
    drive = Drive(Match.begin(game, seats, 3), {s: Budget(playouts=1) for s in (0, 1)})
    while len(drive._bots) < 2:
        drive.work()
    assert {who[1] for who in drive._bots} == {Temper.JOKER, Temper.BOLD}


def along(name, number, playouts, tempers, level=Level.NORMAL):
    """Along a match of plain bots: for each temper, what its bot would have done wherever there was a choice."""
    game = find(name)
    match = Match.begin(game, [Seated(level=level)] * 2, number)
    bots = {one: bot_of(game, level, one) for one in tempers}
    while match.outcome is None:
        (seat,), chosen = match.asked, {}
        state = match.state_copy()
        for one, bot in bots.items():
            thinking = bot.think(match.view(seat), match.memory(seat), random.Random(match.n))
            thought = Thought(bot, thinking, Budget(playouts=playouts))
            assert thought.work()
            chosen[one] = thought.move
        yield state, chosen
        match.play(seat, chosen[None])


def test_in_help_me_each_temper_chooses_otherwise_now_and_then_and_the_same_once_more():
    others, places = dict.fromkeys(Temper, 0), 0
    for number in (1, 2, 3):
        for _, chosen in along("help_me", number, 1, (None, *Temper), Level.CASUAL):
            places += 1
            for one in Temper:
                others[one] += chosen[one] != chosen[None]
    assert sum(n >= 1 for n in others.values()) >= len(Temper) - 2, others
    assert all(n <= places / 2 for n in others.values()), others
    again = [chosen[Temper.BOLD] for _, chosen in along("help_me", 1, 64, (None, Temper.BOLD))]
    assert again == [chosen[Temper.BOLD] for _, chosen in along("help_me", 1, 64, (None, Temper.BOLD))]


def test_in_rahan_who_likes_a_deed_does_it_more_often():
    wanted = {Temper.JOKER: Lead, Temper.STUBBORN: Go, Temper.BOLD: Fight, Temper.DREAMER: (Knife, Shoot)}
    plain, done = dict.fromkeys(wanted, 0), dict.fromkeys(wanted, 0)
    for number in (0, 1):
        for _, chosen in along("rahan", number, 6, (None, *wanted)):
            for one, deed in wanted.items():
                plain[one] += isinstance(chosen[None], deed)
                done[one] += isinstance(chosen[one], deed)
    assert all(done[one] > plain[one] for one in wanted), (plain, done)


def test_in_sapiens_who_likes_scenes_lays_and_takes_more_of_them():
    liked, plain = dict.fromkeys(Temper, 0.0), dict.fromkeys(Temper, 0.0)
    for number in (0, 1):
        for state, chosen in along("sapiens", number, 1, (None, *Temper)):
            for one in Temper:
                liked[one] += liking(one, state, chosen[one])
                plain[one] += liking(one, state, chosen[None])
    assert all(liked[one] > plain[one] for one in Temper), (plain, liked)

"""A deal that is known by its code: read back as written, wrong wherever it was miscopied, and the same cards again."""

from __future__ import annotations

import random
import subprocess
import sys
from datetime import date, timedelta

import pytest

from core import games
from core.daily import characters, daily, game_of, seats
from core.deals import Deal, DealReason, Miscopied, dealt, known, only, read, within
from core.game import Level
from core.letters import ALPHABET
from core.log import Seated
from core.match import Match
from core.packing import pack
from core.timer import SECONDS, Limit, TimeUp
from tests.contract.games import ALL, AnyGame, every_game, random_options

GAMES = [games.find(name) for name in games.names()]
of_each = pytest.mark.parametrize("game", GAMES, ids=games.names())
BY_LETTER = {game.letter: game for game in GAMES}


def some_deal(game: AnyGame, rng: random.Random, bits: int = 60) -> Deal:
    players = rng.choice(game.seats)
    first = rng.choice([None, *range(players)])
    limit = rng.choice([None, Limit(rng.choice(SECONDS), rng.choice(list(TimeUp)))])
    deal = dealt(game, players, random_options(game, rng), first, rng.getrandbits(bits), limit)
    assert deal is not None
    return deal


def why(code: str) -> Miscopied:
    with pytest.raises(Miscopied) as wrong:
        read(code, BY_LETTER.get)
    return wrong.value


def test_every_game_has_a_letter_of_its_own():
    assert len({game.letter for game in GAMES}) == len(GAMES)
    assert all(game.letter in ALPHABET for game in GAMES)


@of_each
def test_a_code_is_read_back_however_it_is_typed(game):
    rng = random.Random(f"codes {game.name}")
    for bits in (1, 20, 60, 63):
        for _ in range(25):
            deal = some_deal(game, rng, bits)
            typed = deal.code.lower().replace("-", rng.choice([" ", "", "–", " - "]))
            assert read(typed, BY_LETTER.get) == deal
            assert within(f"Viens ! ({deal.code}), ce soir") == deal.code


@of_each
def test_what_is_told_to_be_played_is_ten_letters_by_the_usual_options(game):
    deal = dealt(game, 2, {}, None, 2**20 - 1)
    assert deal is not None
    assert len(deal.code.replace("-", "")) == 10


@of_each
def test_every_wrong_letter_is_found_in_its_group(game):
    rng = random.Random(f"typos {game.name}")
    for bits in (20, 60):
        code = some_deal(game, rng, bits).code
        for place, letter in enumerate(code):
            for other in set(ALPHABET) - {letter} if letter != "-" else ():
                wrong = why(code[:place] + other + code[place + 1 :])
                n = place // 6
                if wrong.reason is DealReason.MISSING:  # the first group also says how many there are
                    assert n == 0
                    continue
                assert wrong.reason is DealReason.GROUP
                assert wrong.given["n"] == n + 1


@of_each
def test_letters_and_groups_that_changed_places_are_found(game):
    rng = random.Random(f"swaps {game.name}")
    for _ in range(20):
        code = some_deal(game, rng).code
        letters = code.replace("-", "")
        for k in range(len(letters) - 1):
            if letters[k] != letters[k + 1]:
                why(letters[:k] + letters[k + 1] + letters[k] + letters[k + 2 :])
        groups = code.split("-")
        for k in range(len(groups)):
            for j in range(k):
                swapped = list(groups)
                swapped[k], swapped[j] = groups[j], groups[k]
                assert swapped == groups or why("-".join(swapped))
            why("-".join(groups[:k] + groups[k + 1 :]))
            why("-".join([*groups[: k + 1], groups[k], *groups[k + 1 :]]))


def test_what_is_wrong_is_said():
    code = dealt(BY_LETTER["P"], 2, {}, None, 77)
    assert code is not None
    first, last = code.code.split("-")
    assert why(" - ").reason is DealReason.EMPTY
    strange = why(code.code[:-1] + "O")
    assert (strange.reason, strange.given) == (DealReason.LETTER, {"letter": "O"})
    short = why(code.code[:-2])
    assert (short.reason, short.given) == (DealReason.LENGTH, {"group": last[:3], "n": 3})
    assert why(first).reason is DealReason.MISSING
    with pytest.raises(Miscopied) as other:
        read(code.code, only(BY_LETTER["S"]))
    assert other.value.reason is DealReason.GAME


@of_each
def test_a_code_of_other_rules_is_refused_with_its_reason(game):
    deal = dealt(game, 2, {}, None, 5)
    assert deal is not None
    rules = type(game).rules
    try:
        for other, reason in ((rules + 1, DealReason.OLDER), (rules - 1, DealReason.NEWER)):
            type(game).rules = other
            assert why(deal.code).reason is reason
    finally:
        type(game).rules = rules


def test_no_text_does_worse_than_being_refused():
    rng = random.Random("noise")
    for _ in range(3000):
        letters = "".join(rng.choice(ALPHABET) for _ in range(5 * rng.randrange(1, 12)))
        why(letters)
    for text in ("é" * 50, "\x00", "🎲🎲🎲🎲🎲", "ſſſſſ", "P" * 5000):
        why(text)


@of_each
def test_a_deal_draws_the_same_in_another_process(game):
    """What lies hidden and who begins, whoever sits there; a bot's thoughts and a hand's flicks are not of the deal."""
    rng = random.Random(f"same {game.name}")
    deal = some_deal(game, rng, 20)
    drawn = "\n".join(map(repr, draws_of(deal.code)))
    run = f"from tests.contract.test_deals import draws_of; print(*map(repr, draws_of({deal.code!r})), sep='\\n')"
    done = subprocess.run([sys.executable, "-c", run], capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout.strip() == drawn


def draws_of(code: str) -> list[object]:
    """The position at the beginning, and what further draws from some bags would give."""
    deal = read(code, BY_LETTER.get)
    game = games.find(deal.game)
    sitting = [Seated(f"Somebody {k}") for k in range(deal.players)]
    match = Match.begin(game, sitting, deal.number, deal.options, deal.first, known=deal.code, limit=deal.limit)
    assert deal.fits(match.setup)
    assert known(game, match.setup) == deal
    later = [match._chance.pick("bag", 32) for _ in range(20)] + [match._chance.order("pile", 12)]
    return [pack(match.state_copy()), match.entries[0].draws, later]


def test_a_set_up_with_another_tables_deal_is_none():
    game = BY_LETTER["H"]
    deal = dealt(game, 3, {}, None, 5)
    assert deal is not None
    match = Match.begin(game, 2, deal.number, known=deal.code)
    with pytest.raises(Miscopied):
        known(game, match.setup)


def test_the_deal_of_the_day_is_the_same_for_everybody():
    """By a formula that stays as it is: a table of what it gives."""
    day = date(2026, 11, 19)
    told = {name: (daily(day, games.find(name)).code, characters(day, name)[0].id) for name in games.names()}
    assert told == {
        "help_me": ("H3229-P4RT8", "otto"),
        "paleo": ("P522Y-BQ3WU", "olga"),
        "rahan": ("R322L-4VCZU", "nino"),
        "sapiens": ("S4222-NNPPS", "iris"),
        "terristories": ("T4224-HENHJ", "nino"),
    }
    five = [game_of(day + timedelta(days=k), games.names()) for k in range(5)]
    assert five[0] == "terristories"
    assert sorted(five) == sorted(games.names())
    deal = daily(day, games.find("help_me"))
    sitting = seats(day, deal, Seated("Ana", None, 1))
    assert [who.level for who in sitting] == [None, Level.NORMAL]
    assert [who.mark for who in sitting] == [1, 0]


@every_game
def test_nobody_sees_the_number_and_no_bot_is_told_the_code(game):
    """Of an unknown deal nobody has the number; the code of a known one is in the set-up, and in no view or memory."""
    rng = random.Random(f"seen {game.name}")
    number, code = rng.getrandbits(59) | 1 << 59, "H3229-P4RT8"
    match = Match.begin(game, game.seats[0], number, random_options(game, rng), known=code)
    for _ in range(12):
        for seat in (None, *range(game.seats[0])):
            seen = match.seen(match.entries[-1], seat)
            told = pack((seen.view, seen.events, match.memory(seat)))
            assert pack(number) not in told
            assert code.encode() not in told
        if match.asked:
            match.play(match.asked[0], match.sample(match.asked[0], rng))


def test_all_games_are_looked_at():
    assert len(ALL) > len(GAMES)

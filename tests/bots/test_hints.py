"""Hints: a strong bot's move for whoever asks, by what the seat may know, with a reason that has words and numbers."""

import random
import time
from importlib import import_module

import pytest

from core.bots.drive import Budget, Drive
from core.game import Level
from core.games import find, names
from core.games.paleo.position import Flick, Memory
from core.hints.advice import Advice
from core.hints.help_me import Reason as HelpMe
from core.hints.help_me import laid
from core.hints.why import why
from core.log import Seated
from core.match import Match
from mobile.words import LANGUAGES, count, say, use
from tests.rules.paleo_positions import lying

SHARE = 0.02  # of a bot's time: whatever it thinks of, there is a reason
ASKED = {"paleo": 25, "terristories": 60}
DEALS = {"help_me": 6}  # whose matches are short


def thought(advice):
    """Slice by slice, as a window does it."""
    for _ in range(20000):
        if advice.work(0.002):
            return advice
    raise AssertionError("it does not end")


def asked(name, deal):
    """Positions of a match played by bots, with who is asked there."""
    game = find(name)
    match = Match.begin(game, [Seated(f"S{k}", Level.EASY) for k in range(game.seats[deal % len(game.seats)])], deal)
    seats = range(match.setup.players)
    drive = Drive(match, dict.fromkeys(seats, Budget(playouts=1)), {seat: random.Random(seat) for seat in seats})
    rng, left = random.Random(deal), ASKED.get(name, 30)
    while match.asked and left and match.n < 1500:
        if rng.random() < 0.4:
            left -= 1
            yield match, match.asked[0]
        drive.work()


@pytest.mark.parametrize("name", names())
def test_whatever_is_asked_there_is_a_legal_move_and_a_reason_with_words_in_both_languages(name):
    reasons = set()
    for deal in range(1, 1 + DEALS.get(name, 2)):
        for match, seat in asked(name, deal):
            advice = thought(Advice(match.game, match.view(seat), match.memory(seat), SHARE))
            if advice.move is None:
                continue
            assert match.refusal(seat, advice.move) is None
            reasons.add(str(advice.why.reason))
            for language in LANGUAGES:
                use(language)
                key = f"hint.{name}.{advice.why.reason}"
                given = dict(advice.why.numbers) | {what: say(word) for what, word in advice.why.names.items()}
                assert not any(say(word) == word for word in advice.why.names.values()), advice.why
                text = say(key, **given) if advice.why.n is None else count(key, advice.why.n, **given)
                assert text != key, key
                assert "{" not in text
    assert len(reasons) >= 4, reasons


@pytest.mark.parametrize("name", names())
def test_every_reason_has_words(name):
    reasons = import_module(f"core.hints.{name}").Reason
    assert len(reasons) >= 8
    given = ("margin", "percent", "pawn", "victim", "need", "index", "card", "role", "take", "pay")
    everything = dict.fromkeys(given, 1)
    for language in LANGUAGES:
        use(language)
        for reason in reasons:
            key = f"hint.{name}.{reason}"
            assert key != say(key, n=2, **everything) or key != count(key, 2, **everything), key


def test_it_knows_no_more_than_the_seat():
    """Positions that differ only in what the seat may not know give the same thought to the same dice."""
    game = find("help_me")
    match = Match.begin(game, [Seated("A"), Seated("B")], 5)
    view, memory = match.view(0), match.memory(0)
    assert view.owners.count(-2) == 4
    advice = Advice(game, view, memory, SHARE)
    assert not hasattr(advice, "match")
    assert thought(advice).why is not None


def test_the_last_move_of_help_me_tells_what_it_leaves():
    game = find("help_me")
    match, rng = Match.begin(game, 2, 3), random.Random(1)
    while match.asked:
        seat, before = match.asked[0], match.view(match.asked[0])
        memory, move = match.memory(seat), match.sample(seat, rng)
        match.play(seat, move)
    reason = reasoned(why(game, before, memory, move))
    assert reason.reason is HelpMe.LAST
    assert reason.n == match.outcome.scores[seat]
    assert laid([(1,), (2,)], type(move)(0, 1)) == [(), (2, 1)]


def reasoned(reasoning):
    """The reason, to its end."""
    try:
        while True:
            next(reasoning)
    except StopIteration as said:
        return said.value


@pytest.mark.parametrize(("keys", "said"), [((), "sanctuaire"), ((2,), "sanctuaire"), ((2, 3), "la porte")])
def test_only_the_gate_of_paleo_is_called_so(keys, said):
    """An explorer comes nearer to a sanctuary, or with both keys to the gate."""
    state = lying(keys=keys, r5=(0, -200))
    game, move = find("paleo"), Flick(5, 9000, 600)
    found = reasoned(why(game, game.view(state, 0), Memory(), move))
    use("fr")
    text = say(f"hint.paleo.{found.reason}", **found.numbers)
    assert said in text
    assert text.startswith("ton 5 se rapproche")
    entered = say("hint.paleo.key", pawn=5)
    assert "sanctuaire" in entered
    assert "porte" not in entered


def test_no_slice_takes_longer_than_it_may():
    game = find("sapiens")
    match = Match.begin(game, 2, 4)
    advice = Advice(game, match.view(match.asked[0]), match.memory(match.asked[0]), SHARE)
    advice.work(0.002)
    taken = []
    while not advice.done:
        before = time.process_time()
        advice.work(0.002)
        taken.append(time.process_time() - before)
    assert sorted(taken)[len(taken) // 2] < 0.016

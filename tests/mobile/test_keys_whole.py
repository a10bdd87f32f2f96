"""Whoever has keys only finishes every lesson, and a whole match of each game."""

import pytest
from msgspec.structs import replace

from core.game import Level
from core.games.paleo.content import pawn_of
from core.lessons import course
from core.log import Seated
from mobile import games
from mobile.boards.paleo.aim import STEPS, force
from mobile.hotseat import Phase
from mobile.settings import Table
from mobile.tour.fingers import Missing
from mobile.tour.walks import lessons, paleo
from mobile.words import say
from tests.mobile.keyed import Keyed
from tests.mobile.plainly import turns
from tests.mobile.test_practice import stepped
from tests.mobile.window import journey

pytestmark = [pytest.mark.once, pytest.mark.soak, pytest.mark.timeout(1500)]

PATIENCE = 1500.0  # seconds
MOST = 400  # turns of the person in a match

TAUGHT = [game for game in games.names() if course(game) is not None]
SHORT = {  # what makes a match short, or such as a first one is
    "help_me": {"open_piles": "on"},
    "paleo": {"reefs": "ready", "round_limit": "40"},
    "rahan": {"start": "weapon", "steadiness": "expert"},
    "sapiens": {"gains": "off"},
    "terristories": {"first_game": "on", "planet": "tuto"},
}


@pytest.mark.parametrize("game", TAUGHT)
@journey
def test_every_lesson_is_finished_by_keys(hand, game):
    """What the hand shows; a flick is aimed by buttons."""
    hand.app.store.change(speed=0)
    keyed, wrong = Keyed(hand.app), []
    for number, lesson in enumerate(course(game).lessons):
        try:
            yield from lessons.play(keyed, game, number, taps=True)
        except (Missing, AssertionError) as trouble:
            at = hand.app.screen.lesson.at + 1
            wrong.append(f"{lesson.name}, step {at}: {trouble}")
            continue
        assert lesson.name in hand.app.settings.lessons[game]
    assert not wrong, "\n".join(wrong)


def advised(keyed):
    """The flick of Paleo that a hint says, aimed by buttons as near as they come: else no round would end."""
    advice = keyed.hotseat.advise()
    while not advice.work(0.02):
        yield 0.0
    board, n, move = keyed.board, keyed.n, advice.move
    if not board.aim.stepping:
        yield 0.4
        yield from keyed.tap(say("paleo.by_steps"))
    yield from paleo.choose(keyed, pawn_of(board.side, move.pawn))
    yield 0.4
    speed = round(min(map(force, range(STEPS)), key=lambda speed: abs(speed - move.speed)))
    yield from stepped(keyed, "paleo", board.aim, replace(move, speed=speed))
    yield from keyed.tap(board.actions()[-1].text)
    assert keyed.n > n, "nothing was flicked"


@pytest.mark.parametrize("game", games.names())
@journey
def test_a_whole_match_by_keys(hand, game):
    """Against a bot that is easy, until it is over."""
    hand.app.store.change(confirm=True, speed=0)
    hand.app.begin(game, Table((Seated("Ana", None, 0), Seated("Léo", Level.EASY, 1)), SHORT[game], 0))
    yield 0.2
    keyed = Keyed(hand.app)
    for _ in range(MOST):
        yield from keyed.settled(60.0)
        if hand.hotseat.phase is Phase.OVER:
            return
        yield from advised(keyed) if getattr(hand.board, "may_aim", False) else turns(keyed, 1)
    raise Missing(f"{game} does not end in {MOST} turns")

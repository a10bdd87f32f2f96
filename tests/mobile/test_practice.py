"""Exercises on screen: every one of each game is done, half of them by touches, and what is earned is kept."""

from functools import partial
from importlib import import_module
from itertools import islice
from math import pi

import pytest
from msgspec.structs import replace

from core.chance import Live
from core.games import find
from core.games.rahan.content import MM
from core.games.rahan.rules import Rahan
from core.games.terristories.moves import Stake
from core.physics.throw import strength
from core.practice.exercise import MOST_STARS, exercises
from core.practice.judging import drilled
from mobile.boards.paleo.aim import STEPS, force
from mobile.boards.rahan import ground
from mobile.boards.rahan.aim import FAST, SLOW, Flint
from mobile.boards.rahan.aim import STEPS as FORCES
from mobile.boards.terristories.offer import Offer
from mobile.gestures.flick import GAIN
from mobile.look import theme
from mobile.screens.practice import PracticeScreen
from mobile.screens.practice_list import PracticeListScreen, earned
from mobile.words import say
from tests.mobile.test_tour import Judge
from tests.mobile.window import journey

pytestmark = pytest.mark.once

SIZE = "360x640"
GAMES = ("help_me", "paleo", "rahan", "sapiens", "terristories")
BY_TOUCH = 2  # every second one
REST = partial(pytest.param, marks=pytest.mark.soak)  # what `make soak` does by touches


def opened(hand, game, number=0):
    hand.app.open_exercise(game, number)
    while hand.curtained:
        yield 0.05
    yield 0.1
    assert isinstance(hand.app.screen, PracticeScreen)


def judged(hand, tries=None, most=20.0):
    """Until something came of the try and everything is shown; a drill may have come back already."""
    screen, waited = hand.app.screen, 0.0
    before = screen.tries if tries is None else tries
    while not screen.told and screen.tries == before and waited < most:
        yield 0.03
        waited += 0.03
    assert waited < most, "nothing came of it"


def by_touch(hand, game, exercise):
    """The solution, as a finger does it."""
    moves = [find(game).read(text) for text in exercise.solution]
    if game == "paleo":
        walk, (move,) = import_module("mobile.tour.walks.paleo"), moves
        angle = move.angle * pi / 18000 + hand.board.flicks.turned
        yield from walk.swipe(hand, move.pawn - 1, angle, move.speed / GAIN)
    elif game == "rahan":
        walk, (move,) = import_module("mobile.tour.walks.rahan"), moves
        yield from walk.swipe(hand, move.angle * pi / 18000, fast_for(move.speed) / GAIN)
    elif game == "terristories":
        for move in moves:
            if isinstance(move, Stake):
                yield from staked(hand, move)
        yield from hand.tap(say("terristories.agree"))
    else:
        for move in moves:
            yield from import_module(f"mobile.tour.walks.{game}").make(hand, move)


def fast_for(speed):
    """How fast a finger goes for a throw of this speed."""
    share = min((k / 1000 for k in range(1001)), key=lambda share: abs(strength(share) - speed))
    return SLOW + share * (FAST - SLOW)


def staked(hand, move):
    """As many cubes as the move lays there."""
    for _ in range(move.n):
        row = next(row for row in hand.all(Offer) if row.slot == move.slot)
        if hand.board.view.stakes[move.slot][hand.hotseat.viewer] >= move.n:
            return
        yield from hand.touch(row.more)
        yield 0.05


@pytest.mark.parametrize(("game", "touched"), [(game, 0) for game in GAMES] + [REST(game, 1) for game in GAMES])
@journey
def test_every_exercise_is_solved_and_its_stars_are_kept(hand, game, touched):
    """One half by touches, the other as moves, some of them after their answer was shown; and the other way round."""
    hand.app.change(speed=0.0)
    yield from opened(hand, game)
    for number, exercise in enumerate(exercises(game)):
        yield from opened(hand, game, number)
        screen = hand.app.screen
        assert screen.exercise is exercise
        if number % BY_TOUCH == touched:
            for tries in range(20 if game == "rahan" else 1):  # a hand may shake
                yield from by_touch(hand, game, exercise)
                yield from judged(hand, tries)
                if earned(hand.app, game).get(exercise.name):
                    break
                yield 0.2
            assert earned(hand.app, game).get(exercise.name), f"{exercise.name} is not solved by its solution"
        else:
            if number % 4 == 1 - touched:
                screen.show_solution()
                yield from judged(hand)
                assert exercise.name not in earned(hand.app, game), "an answer that is shown earns nothing"
                screen.again()
            for text in exercise.solution:
                screen.hotseat.offer(find(game).read(text))
            yield from judged(hand)
        if game != "rahan":
            assert screen.trying.verdict.solved, exercise.name
            assert earned(hand.app, game)[exercise.name] == (1 if number % 4 == 1 - touched else MOST_STARS)
    before = dict(earned(hand.app, game))
    hand.restart()
    yield 0.2
    assert earned(hand.app, game) == before


@journey
def test_a_puzzle_says_why_another_move_is_not_it_shows_the_answer_and_comes_back(hand):
    walk = import_module("mobile.tour.walks.help_me")
    hand.app.show_practice("help_me")
    yield 0.2
    assert isinstance(hand.app.screen, PracticeListScreen)
    yield from hand.tap(say("practice.begin"))
    while hand.curtained:
        yield 0.05
    yield 0.2
    screen = hand.app.screen
    exercise = screen.exercise
    worse = min(exercise.values, key=exercise.values.get)
    yield from walk.make(hand, find("help_me").read(worse))
    yield from judged(hand)
    assert str(exercise.values[exercise.best]) in screen.panel.words.text
    assert screen.hotseat.table.asked == ()
    yield from hand.tap(say("practice.show"))
    yield from judged(hand)
    assert hand.hotseat.match.view(exercise.seat) != exercise.state
    yield from hand.tap(say("practice.again"))
    yield from hand.settled()
    assert hand.hotseat.match.state_copy() == exercise.state
    yield from walk.make(hand, find("help_me").read(exercise.best))
    yield from judged(hand)
    assert earned(hand.app, "help_me") == {exercise.name: 1}, "the answer had been shown"
    yield from hand.tap(say("practice.next"))
    while hand.curtained:
        yield 0.05
    assert hand.app.screen.number == 1
    yield from hand.back()
    assert isinstance(hand.app.screen, PracticeListScreen)


@journey
def test_a_drill_comes_back_at_once_when_it_missed(hand):
    yield from opened(hand, "rahan")
    screen = hand.app.screen
    assert screen.hotseat.offer(Rahan().read("flick 0 500")) is None
    yield from judged(hand)
    assert not screen.trying.verdict.solved
    waited = 0.0
    while screen.trying.decided and waited < 5.0:
        yield 0.05
        waited += 0.05
    assert hand.hotseat.match.state_copy() == screen.exercise.state
    yield 0.3
    assert screen.panel.words.text == say("practice.missed"), (screen.panel.words.text, screen._missed)
    yield 3.0
    assert screen.panel.words.text == say("practice.rahan.deer", squares=2), "what is wanted stands there again"
    screen.hotseat.offer(Rahan().read("flick 0 500"))
    yield from judged(hand)
    assert screen.trying.decided
    yield from hand.tap_at(*hand.board.canvas.center)  # whoever wants to go on need not wait
    assert hand.hotseat.match.state_copy() == screen.exercise.state
    yield 0.2
    assert hand.board.may_flick
    yield from by_touch(hand, "rahan", screen.exercise)
    assert screen.hotseat.table.n > 0, "and the next swipe flicks"
    assert hand.board.moving


@journey
def test_what_a_throw_is_aimed_at_is_seen_in_the_largest_text(hand):
    """Whatever stands nearer."""
    hand.app.change(speed=0.0, text_size=2.0)
    for number, exercise in enumerate(exercises("rahan")):
        if number % 2 == 0 and number:
            continue
        yield from opened(hand, "rahan", number)
        view, board = hand.board.view, hand.board
        board.camera.arrive()
        names = {"lie": "rahan", "fight": f"caveman_{theme.SEATS[board.marks[1 - exercise.seat]]}"}
        about = names.get(exercise.kind, exercise.kind)
        (foot,) = (at for one, at in ground.in_order(view) if ground.picture(one, board.marks) == about)
        assert board.camera.sees(*foot), exercise.name
        assert board.camera.sees(foot[0], foot[1] - MM * 0.7), exercise.name
        start = board.flint.start
        assert board.camera.sees(start.x, start.y), exercise.name
    hand.app.change(text_size=1.0)


@pytest.mark.parametrize("language", ["fr", "en"])
@journey
def test_exercises_and_hints_are_seen_whole(hand, language):
    hand.app.change(language=language, speed=0.0)
    judge = Judge(hand.app)
    for game in GAMES:
        yield from import_module("mobile.tour.walks.practice").show(judge, game, 4 if language == "fr" else 1, True)
    assert not judge.wrong, "\n".join(dict.fromkeys(judge.wrong))


def grid(game, exercise):
    """Moves near the solution that the buttons of step-by-step aiming reach: whole degrees, and each of the forces."""
    move = find(game).read(exercise.solution[0])
    forces = [force(k) for k in range(STEPS)] if game == "paleo" else list(thrown())
    for degrees in (0, 1, -1, 2, -2):
        angle = (round(move.angle / 100) + degrees) * 100 % 36000
        for speed in sorted(forces, key=lambda speed: abs(speed - move.speed)):
            yield replace(move, angle=angle, speed=round(speed))


def thrown():
    return (strength((Flint.step(k) - SLOW) / (FAST - SLOW)) for k in range(FORCES))


def succeeds(game, exercise, move, tries):
    """How often it does."""
    rules = find(game)
    rolls = (rules.play(rules.copy(exercise.state), exercise.seat, move, Live(k)) for k in range(tries))
    return sum(drilled(rules, exercise, events).solved for events in rolls)


@pytest.mark.parametrize(("game", "tries", "often"), [("paleo", 1, 1), ("rahan", 12, 5)])
def test_every_drill_is_solved_by_some_moves_that_buttons_reach(game, tries, often):
    for exercise in exercises(game):
        good = (move for move in grid(game, exercise) if succeeds(game, exercise, move, tries) >= often)
        assert len(list(islice(good, 2))) == 2, exercise.name


@pytest.mark.parametrize(("game", "name"), [("paleo", "gate6"), ("paleo", "out10"), ("rahan", "lie5")])
@journey
def test_a_drill_is_done_by_buttons_alone(hand, game, name):
    hand.app.change(speed=0.0)
    number = next(k for k, one in enumerate(exercises(game)) if one.name == name)
    exercise = exercises(game)[number]
    move = next(move for move in grid(game, exercise) if succeeds(game, exercise, move, 12) >= 5)
    yield from opened(hand, game, number)
    for tries in range(1 if game == "paleo" else 12):
        aim = hand.board.aim if game == "paleo" else hand.board.flint
        if not aim.stepping:
            yield from hand.tap(say(f"{game}.by_steps"))
        if game == "paleo":
            yield from hand.tap_at(*import_module("mobile.tour.walks.paleo").roster(hand, move.pawn - 1))
        yield from stepped(hand, game, aim, move)
        yield from hand.tap(say(f"{game}.do_fire"))
        yield from judged(hand, tries)
        if earned(hand.app, game).get(name):
            break
        yield 0.3
    assert earned(hand.app, game).get(name)


def stepped(hand, game, aim, move):
    """Press the buttons until that is aimed."""
    yield from hand.tap("+1°")
    left = ((move.angle - aim.move.angle + 18000) % 36000 - 18000) / (100 if game == "paleo" else -100)  # of the screen
    for by, presses in ((10, int(abs(left) / 10)), (1, round(abs(left) % 10))):
        for _ in range(presses):
            yield from hand.tap(f"{'+' if left > 0 else '−'}{by}°")
    for _ in range(max(STEPS, FORCES)):
        if abs(aim.move.speed - move.speed) <= 1:
            break
        yield from hand.tap(say(f"{game}.{'harder' if aim.move.speed < move.speed else 'softer'}"))
    assert abs((aim.move.angle - move.angle + 18000) % 36000 - 18000) <= 60, (aim.move, move)
    assert abs(aim.move.speed - move.speed) <= 1, (aim.move, move)

"""What goes on in the window: matches by touches, with what a phone and its person do to it in between."""

from __future__ import annotations

import gc
import os
import random
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any

from kivy.core.window import Window

from core.game import Level
from mobile.hotseat import Phase
from mobile.screens.match import MatchScreen
from mobile.tour.fingers import Finger, Missing, Steps
from mobile.tour.memory import resident
from mobile.words import say
from tests.mobile.hand import ESCAPE, Hand

SHAPES = ((360, 780), (780, 360), (360, 640))
SWIPES = ("paleo.by_swipe", "rahan.by_swipe")  # back from aiming by buttons
TRIES = 6  # of a move, when scribbles have changed what is asked


def plays(hand: Hand, game: str, players: int, persons: int, seed: int, most: int) -> Any:
    """A match from its beginning; answers how it stands."""
    hand.home = Path(os.environ["PICHENETTE_HOME"])
    hand.app.go_home()
    hand.app.change(speed=2.0)
    yield 0.2
    levels = [None] * persons + [Level.EASY] * (players - persons)
    yield from hand.begin(*levels, deal=seed, game=game)
    return (yield from goes_on(hand, random.Random(seed), most))


def resumes(hand: Hand, n: int, seed: int, most: int) -> Any:
    """After the app was ended: home offers the match, and all that was shown is there."""
    hand.home = Path(os.environ["PICHENETTE_HOME"])
    yield 0.3
    yield from hand.tap(say("home.resume"))
    yield 0.5
    yield from hand.settled()
    if isinstance(hand.app.screen, MatchScreen) and hand.n < n:
        raise AssertionError(f"entry {n} was shown and is lost: the match is at {hand.n}")
    return (yield from goes_on(hand, random.Random(seed), most))


def goes_on(hand: Hand, rng: random.Random, most: int) -> Any:
    for _ in range(most):
        yield from hand.settled(60.0)
        if not isinstance(hand.app.screen, MatchScreen) or hand.hotseat.phase is Phase.OVER:
            break
        shown(hand)
        yield from something(hand, rng)
        yield from a_move(hand)
    if isinstance(hand.app.screen, MatchScreen):
        shown(hand)
    over = not isinstance(hand.app.screen, MatchScreen) or hand.hotseat.phase is Phase.OVER
    yield from hand.resize(*SHAPES[0])
    hand.app.go_home()
    yield 1.5
    gc.collect()
    return {"over": over, "resident": resident()}


def shown(hand: Hand) -> None:
    """What a person has seen must not be lost: written where a kill cannot take it back."""
    with (hand.home / "shown").open("a") as out:
        out.write(f"{hand.app.kept()[0].id} {hand.n}\n")


def a_move(hand: Hand) -> Steps:
    for k in range(TRIES):
        if k == 2:  # as a person would who finds the pad too low, or turns the phone to see all of the board
            yield from hand.resize(*SHAPES[1])
            yield from hand.resize(*SHAPES[0])
        screen = hand.app.screen
        if not isinstance(screen, MatchScreen) or screen.hotseat.phase is Phase.OVER:
            return
        n = hand.n
        try:
            yield from hand.open_cover()
            yield from import_module(f"mobile.tour.walks.{screen.hotseat.table.setup.game}").go_on(hand)
            yield from hand.settled(60.0)
        except Missing:  # something else is asked than it thought, or a scribble lies over it
            if k == TRIES - 1:
                raise
            yield from put_right(hand)
            continue
        if not isinstance(hand.app.screen, MatchScreen) or hand.n != n:
            return
        yield from put_right(hand)
    raise Missing("no move could be made")


def put_right(hand: Hand) -> Steps:
    """Whatever was opened or chosen is closed again."""
    for _ in range(4):
        screen = hand.app.screen
        if not isinstance(screen, MatchScreen):
            return
        if hand.dialog or screen.past.shown or screen.board.busy:
            Window.dispatch("on_keyboard", ESCAPE, 0, None, [])
            yield 0.2
    screen = hand.app.screen
    if say("match.close_own") in hand.spoken():  # somebody opened what is theirs, and others are asked
        yield from hand.tap(say("match.close_own"))
    if isinstance(screen, MatchScreen) and screen.hotseat.given_back:  # it was given back to whoever played last
        yield from hand.tap(say("match.pass_on"))
    if isinstance(screen, MatchScreen) and (swipe := f"{screen.hotseat.table.setup.game}.by_swipe") in SWIPES:
        with suppress(Missing):  # aimed by steps
            yield from hand.tap(say(swipe))
    yield from hand.settled(60.0)


# What comes in between


def something(hand: Hand, rng: random.Random) -> Steps:
    happens = rng.random()
    if happens < 0.10:
        yield from put_aside(hand, rng)
    elif happens < 0.16:
        yield from hand.resize(*rng.choice(SHAPES))
        yield from hand.settled(60.0)
    elif happens < 0.32:
        yield from scribble(hand, rng)
        yield from put_right(hand)
    elif happens < 0.38:
        Window.dispatch("on_keyboard", ESCAPE, 0, None, [])
        yield 0.2
        yield from put_right(hand)


def put_aside(hand: Hand, rng: random.Random) -> Steps:
    """Now and then with a finger down."""
    finger = Finger(*place(hand, rng)) if rng.random() < 0.5 else None
    if finger is not None:
        finger.down()
        yield 0.05
    hand.app.dispatch("on_pause")
    yield 0.1
    hand.app.dispatch("on_resume")
    yield 0.2
    if finger is not None:
        finger.up()
        yield 0.1


def scribble(hand: Hand, rng: random.Random) -> Steps:
    """Touches of somebody who does not know what they do."""
    for _ in range(rng.randint(1, 4)):
        if not isinstance(hand.app.screen, MatchScreen):  # it led out of the match
            return
        finger = Finger(*place(hand, rng))
        finger.down()
        yield 0.02
        for _ in range(rng.choice((0, 0, 6))):
            finger.move_to(*place(hand, rng))
            yield 0.016
        finger.up()
        yield 0.05


def place(hand: Hand, rng: random.Random) -> tuple[float, float]:
    """On the board, mostly."""
    board = hand.match.board.canvas
    if rng.random() < 0.8:
        return rng.uniform(board.x, board.right), rng.uniform(board.y, board.top)
    return rng.uniform(0, Window.width), rng.uniform(0, Window.height * 0.9)

"""Rahan by touches."""

from __future__ import annotations

import random
from collections.abc import Callable
from math import atan2, cos, sin
from typing import TYPE_CHECKING, Any

from kivy.metrics import dp

from core.game import Level
from core.games.rahan.content import ANIMAL_SQUARES, COUNTS, HELD, STEPS, Animal, Beast, Card, Need, at, middle
from core.games.rahan.position import FLICKS, Ask, Go, Move, State, Step
from core.games.rahan.shooting import targets
from core.log import Seated
from core.match import Match
from mobile import games
from mobile.boards.rahan import ways
from mobile.boards.rahan.board import Board
from mobile.boards.rahan.choosing import COMBAT
from mobile.boards.rahan.strip import CARD, CHOICE, DECK
from mobile.boards.rahan.touches import AIMS
from mobile.screens.base import SETTLES
from mobile.tour.fingers import Finger, Fingers, Missing, Steps
from mobile.tour.walks import Drag, Way, nothing
from mobile.words import say

if TYPE_CHECKING:
    from core.log import Journal, Setup
    from mobile.tour.pictures import Tour


def board_of(fingers: Fingers) -> Board:
    board = fingers.match.board
    if not isinstance(board, Board):
        raise Missing("the board on screen is not that of Rahan")
    return board


def square(fingers: Fingers, number: int) -> tuple[float, float]:
    """Where the middle of a square is in the window, once the board is as near as it is going to be."""
    board = board_of(fingers)
    board.camera.arrive()
    across, up = board.canvas.to_window_place(*middle(number))
    return float(across), float(up)


def spot(fingers: Fingers, kind: str, slot: int = 0) -> tuple[float, float]:
    """Where something of the band below the board is in the window."""
    place = board_of(fingers).strip.place(kind, slot)
    if place is None:
        raise Missing(f"no {kind} {slot}")
    return float(place[0]), float(place[1])


def deck(fingers: Fingers) -> tuple[float, float]:
    return spot(fingers, DECK)


def sit_down(
    fingers: Fingers,
    ready: Callable[[State], bool],
    levels: tuple[Level | None, ...] = (None, Level.EASY),
    deals: range = range(1, 60),
    options: dict[str, str] | None = None,
) -> Steps:
    """A match played by chance until it is as wished, on screen."""
    names = ("Ana", "Léo", "Mina", "Tom")
    seats = [Seated(names[k], level, k) for k, level in enumerate(levels)]
    for deal in deals:
        match = _played(seats, deal, ready, options)
        if match.asked and ready(match._state):
            fingers.app._play(_played(seats, deal, ready, options, fingers.archive.journal(deal)))
            yield 0.5
            return
    raise Missing("no match comes to that")


def _played(
    seats: list[Seated],
    deal: int,
    ready: Callable[[State], bool],
    options: dict[str, str] | None,
    journal: Callable[[Setup], Journal] | None = None,
) -> Match[Any, Any, Any, Any, Any]:
    rng = random.Random(deal)
    match = Match.begin(games.find("rahan"), seats, deal, options=options or {}, first=0, journal=journal)
    while match.asked and not ready(match._state) and match.n < 400:
        seat = match.asked[0]
        match.play(seat, match.sample(seat, rng))
    return match


def at_turn(least: int = 5) -> Callable[[State], bool]:
    """The first seat may do anything, with so many cards in hand."""
    return lambda s: s.ask is Ask.TURN and s.turn == 0 and sum(s.hands[0]) >= least


def flicking(state: State) -> bool:
    return state.ask in FLICKS and state.who == 0


# Moves by touches


def go_on(fingers: Fingers) -> Steps:
    """Answer what is asked."""
    board = board_of(fingers)
    if board.busy:
        yield from fingers.tap(say("cancel"))
    if board.looking is not None:  # another's cards lie there
        yield from fingers.tap(say("rahan.do_mine"))
    yield SETTLES  # buttons mean something else than before
    if board.may_flick:
        yield from flick(fingers)
        return
    offers, rng = board.choosing.offers, random.Random(fingers.match.hotseat.table.n)
    steps: list[Move] = [*offers.goes.values(), *offers.steps.values()]
    if board.strip.choices():
        yield from choose(fingers, board.strip.choices()[0])
    elif board.choosing.aimed is not None:
        yield from fingers.tap(board.actions()[0].text)
    elif offers.draws and (not steps or rng.random() < 0.5):
        yield from fingers.tap_at(*deck(fingers))
    elif steps:
        yield from go(fingers, rng.choice(steps))
    else:
        yield from swap(fingers)


def go(fingers: Fingers, move: Move) -> Steps:
    """A square, and the button."""
    assert isinstance(move, Go | Step)
    yield from fingers.tap_at(*square(fingers, move.to))
    if board_of(fingers).choosing.move is not None:
        yield from fingers.tap(say("rahan.do_go"))


def choose(fingers: Fingers, choice: int) -> Steps:
    """One of several beasts, or of what whoever was hit has."""
    board = board_of(fingers)
    yield from fingers.tap_at(*spot(fingers, CHOICE, choice))
    yield from fingers.tap(board.actions()[-1].text)


def swap(fingers: Fingers, kinds: tuple[int, ...] = ()) -> Steps:
    """Three cards for three new ones."""
    board = board_of(fingers)
    hand = board.view.hands[board.home]
    held = kinds or tuple(kind for kind in range(len(hand)) for _ in range(hand[kind]))[:3]
    yield from fingers.tap(say("rahan.do_swap"))
    for kind in held:
        yield from fingers.tap_at(*spot(fingers, CARD, kind))
    yield from fingers.tap(say("rahan.do_swap"))


def caveman(fingers: Fingers) -> tuple[float, float]:
    """Where one's own caveman is flicked from, in the window."""
    board = board_of(fingers)
    return square(fingers, board.view.cavemen[board.home])


def flick(fingers: Fingers, fast: float = 900.0, turned: float = 0.0) -> Steps:
    """A swipe through the caveman at what is aimed at, so many dp a second, turned aside by radians."""
    board = board_of(fingers)
    if not board.canvas.collide_point(*caveman(fingers)):
        yield from stroke(fingers)
    x, y = middle(board.view.cavemen[board.home])
    state = games.find("rahan").imagine(board.view, None, random.Random(1))
    aim = min(targets(state), key=lambda target: (target.x - x) ** 2 + (target.y - y) ** 2)
    yield from swipe(fingers, atan2(aim.y - y, aim.x - x) + turned, fast)


def swipe(fingers: Fingers, angle: float, fast: float, stop: Callable[[], None] | None = None) -> Steps:
    """Through the caveman: so many dp a second, at an angle of the board."""
    x, y = caveman(fingers)
    dx, dy, before = cos(angle), -sin(angle), 12
    finger = Finger(x - dx * dp(before), y - dy * dp(before))
    passed = 0.0
    finger.trail.clock = lambda: passed  # its own time: however long a frame or a picture takes, it is this swipe
    finger.down()
    yield 0.0
    while passed < 110 / fast:
        passed += 1 / 120
        far = passed * dp(fast) - dp(before)
        finger.move_to(x + dx * far, y + dy * far)
        if round(passed * 120) % 2 == 0:
            yield 0.0
    if stop is not None:
        yield 0.0
        stop()
    finger.up()
    yield 0.1


def stroke(fingers: Fingers) -> Steps:
    """A swipe somewhere in the middle of what is seen: where the caveman is out of sight, it brings him back."""
    canvas = board_of(fingers).canvas
    x, y = canvas.center
    finger = Finger(x, y)
    passed = 0.0
    finger.trail.clock = lambda: passed
    finger.down()
    for _ in range(6):
        yield 0.0
        passed += 1 / 60
        finger.move_to(x + passed * dp(900), y)
    finger.up()
    yield 0.6


# Kinds of drag


def _at_turn(fingers: Fingers) -> Steps:
    yield from sit_down(fingers, at_turn(6))


def _carrying(fingers: Fingers) -> Way:
    """A move card to a square where it leads, and to one where it does not."""
    board = board_of(fingers)
    goes = board.choosing.offers.goes
    start = board.view.cavemen[board.home]
    move = next(iter(goes.values()))
    kind = ways.steps_between(start, move.to) - 1
    assert kind < STEPS
    legal, refused = square(fingers, move.to), square(fingers, (start + 58) % 117)
    edge = (float(board.canvas.x) - 2, float(board.canvas.center_y))
    below = dp(AIMS)
    return Way(spot(fingers, CARD, kind), (legal[0], legal[1] - below), (refused[0], refused[1] - below), edge)


def _flicked(fingers: Fingers) -> Steps:
    """Attacked by the other, whose shot was the last thing that happened."""
    yield from sit_down(fingers, lambda s: s.ask is Ask.FIGHT and (s.who, s.turn) == (0, 1))


def _way_of_flick(fingers: Fingers) -> Way:
    """Through the caveman and on."""
    x, y = caveman(fingers)
    return Way((x, y - dp(4)), (x, y + dp(30)), (x + dp(30), y + dp(12)), (float(board_of(fingers).canvas.x) - 2, y))


DRAGS = (
    Drag("a swipe", _flicked, nothing, _way_of_flick, {"pull": False}, aims=True),
    Drag("a pull", _flicked, nothing, _way_of_flick, {"pull": True}, second=True, aims=True),
    Drag("a card", _at_turn, nothing, _carrying, {}),
)


CROWD = (None, Level.HARD, Level.HARD, Level.HARD)


def to_carry(fingers: Fingers) -> Steps:
    """A hand of cards, and four on the board."""
    yield from sit_down(fingers, at_turn(6), CROWD)


def carried(fingers: Fingers) -> tuple[tuple[float, float], tuple[float, float]]:
    """Where the finger takes something up, and where it may go with it."""
    way = _carrying(fingers)
    return way.start, way.legal


def in_the_midst(fingers: Fingers) -> Steps:
    """A full hand, against three bots that look at much."""
    yield from sit_down(fingers, at_turn(6), CROWD, range(60, 120))


# What the tour shows


def lay_out(fingers: Fingers, *levels: Level | None, **fields: object) -> Steps:
    """A match in a position; all cards that are in no hand lie in the deck."""
    names = ("Ana", "Léo", "Mina", "Tom")
    seats = [Seated(names[k], level, k) for k, level in enumerate(levels)]
    match = Match.begin(games.find("rahan"), seats, 3, first=0, journal=fingers.archive.journal(3))
    state = match._state
    for name, value in fields.items():
        setattr(state, name, value)
    gone = [sum(hand[kind] for hand in state.hands) for kind in range(HELD)]
    gone += [int(beast in state.beset) for beast in range(len(Beast))]
    state.deck = tuple(count - out for count, out in zip(COUNTS, gone, strict=True))
    fingers.app._play(match)
    yield 0.5


def hand(*kinds: int) -> tuple[int, ...]:
    """A hand of these kinds."""
    return tuple(kinds.count(kind) for kind in range(HELD))


MINE = hand(0, 1, 1, 3, Card.RAHAN, Card.WEAPON, Card.WEAPON)
THEIRS = hand(1, 2, Card.KNIFE), hand(0, 3, 3, Card.WEAPON)
BOTS = (Level.NORMAL, Level.NORMAL)
SOME = ((0, 1, 0, 0), (0, 1, 1, 1), (1, 0, 0, 0))  # food, water, fire, invention


def show(tour: Tour) -> Steps:
    """Drawing, moving, a hunt with a miss and a hit, a beast and the caveman sent after the flint, a combat, home."""
    for scene in (drawing, moving, hunting, beset, fighting):
        yield from scene(tour)
        yield from tour.settled(60.0)
        yield from tour.leave()
    yield from home(tour)
    tour.app.go_home()
    yield 0.3


def drawing(tour: Tour) -> Steps:
    places = (at(3, 9), at(5, 3), at(7, 6))
    yield from lay_out(tour, None, *BOTS, hands=(hand(0, 1, Card.WEAPON), *THEIRS), cavemen=places, needs=SOME)
    yield from tour.settled()
    tour.picture("rahan_turn")
    yield from tour.tap_at(*deck(tour))
    yield from shown(tour, lambda: board_of(tour).die.part > 0.4, "rahan_die")
    yield from shown(tour, lambda: board_of(tour).overlay.half_way, "rahan_cards")


def shown(tour: Tour, seen: Callable[[], bool], name: str) -> Steps:
    """A picture when something is seen, by how much of it is shown and not by the clock."""
    waited = 0
    while not seen():
        waited += 1
        if waited > 900:
            raise Missing(f"nothing is to be seen: {name}")
        yield 0.0
    tour.picture(name)


def moving(tour: Tour) -> Steps:
    """How far, by which card, where to; and Rahan."""
    places = (at(3, 9), at(5, 3), at(7, 6))
    yield from lay_out(tour, None, *BOTS, hands=(MINE, *THEIRS), cavemen=places, needs=SOME)
    yield from tour.settled()
    yield from tour.tap_at(*square(tour, at(8, 5)))
    tour.picture("rahan_far")
    yield from tour.tap(say("cancel"))
    yield from tour.drag(spot(tour, CARD, 1), below(tour, at(6, 8)), lambda: tour.picture("rahan_refused"))
    yield from tour.tap_at(*spot(tour, CARD, int(Card.RAHAN)))
    yield from tour.tap_at(*square(tour, at(5, 2)))
    tour.picture("rahan_lead")
    yield from tour.tap(say("cancel"))
    yield from tour.tap_at(*spot(tour, CARD, 3))
    yield from tour.tap_at(*square(tour, at(7, 9)))
    tour.picture("rahan_goal")
    yield from tour.tap(say("rahan.do_go"))
    yield from tour.settled(60.0)
    tour.picture("rahan_moved")


def below(fingers: Fingers, number: int) -> tuple[float, float]:
    """Where a finger is that points at a square with a card."""
    x, y = square(fingers, number)
    return x, y - dp(AIMS)


def hunting(tour: Tour) -> Steps:
    """A weapon on an animal, a flick past it, and one that hits."""
    places = (at(3, 9), at(5, 3), at(7, 6))
    yield from lay_out(tour, None, *BOTS, hands=(MINE, *THEIRS), cavemen=places, needs=SOME)
    yield from tour.settled()
    rabbit = ANIMAL_SQUARES[Animal.RABBIT]
    yield from tour.drag(spot(tour, CARD, int(Card.WEAPON)), below(tour, rabbit), lambda: tour.picture("rahan_weapon"))
    tour.picture("rahan_odds")
    yield from tour.tap(board_of(tour).actions()[1].text)
    yield from tour.settled()
    tour.picture("rahan_hunt")
    yield from swipe(tour, 0.6, 420.0, lambda: tour.picture("rahan_aim"))
    yield from flying(tour, "miss")
    yield from tour.settled(60.0)
    tour.picture("rahan_missed")
    yield from tour.tap(say("rahan.by_steps"))
    tour.picture("rahan_steps")
    yield from tour.tap(say("rahan.do_fire"))
    yield from flying(tour, "hit", ((0.3, "early"),))
    yield from tour.settled(60.0)
    tour.picture("rahan_caught")


def flying(
    tour: Tour, name: str, parts: tuple[tuple[float, str], ...] = ((0.15, "early"), (0.45, "middle"), (0.8, "late"))
) -> Steps:
    """The flint on its way."""
    film = board_of(tour).animation.film
    for part, word in parts:
        yield from shown(tour, lambda part=part: film.running and film.part >= part, f"rahan_{name}_{word}")  # type: ignore[misc]


def beset(tour: Tour) -> Steps:
    """A beast on one's back; the flick misses, and the caveman goes where the flint fell."""
    places = (at(4, 9), at(5, 3), at(7, 6))
    given = {"cavemen": places, "needs": SOME, "beset": (int(Beast.BEAR), -1, -1), "ask": Ask.BESET}
    yield from lay_out(tour, None, *BOTS, hands=(MINE, *THEIRS), **given)
    yield from tour.settled()
    tour.picture("rahan_beset")
    yield from tour.tap(board_of(tour).actions()[1].text)
    yield from tour.settled()
    yield from swipe(tour, -2.2, 520.0, lambda: tour.picture("rahan_beast_aim"))
    yield from tour.settled(60.0)
    tour.picture("rahan_landed")


def fighting(tour: Tour) -> Steps:
    """The combat card against the neighbour: what is at stake, the flick, and what is taken."""
    places = (at(2, 5), at(3, 5), at(7, 6))
    needs = ((0, 1, 0, 0), (0, 1, 1, 1), (1, 0, 0, 0))
    yield from lay_out(tour, None, *BOTS, hands=(MINE, *THEIRS), cavemen=places, needs=needs)
    yield from tour.settled()
    yield from tour.tap_at(*spot(tour, CARD, COMBAT))
    yield from tour.tap_at(*square(tour, at(3, 5)))
    tour.picture("rahan_combat")
    yield from tour.tap(say("rahan.do_fight"))
    yield from tour.settled(60.0)
    yield from tour.tap(say("rahan.by_steps"))
    yield from tour.tap(say("rahan.do_fire"))
    yield from tour.settled(60.0)
    if board_of(tour).ask is Ask.LOOT:
        tour.picture("rahan_loot")
        yield from choose(tour, int(Need.FIRE))
        yield from tour.settled(60.0)


def home(tour: Tour) -> Steps:
    """With everything, back into the cave."""
    places = (at(2, 6), at(5, 3), at(7, 6))
    needs = ((1, 1, 1, 1), (0, 1, 1, 1), (1, 0, 0, 0))
    yield from lay_out(tour, None, *BOTS, hands=(MINE, *THEIRS), cavemen=places, needs=needs)
    yield from tour.settled()
    yield from tour.tap_at(*square(tour, at(4, 6)))
    tour.picture("rahan_home")
    yield from tour.tap(say("rahan.do_go"))
    yield from tour.settled(60.0)
    yield 1.0
    tour.picture("rahan_result")

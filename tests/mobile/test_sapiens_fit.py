"""Sapiens on every size of window, in both languages, with small and large text: all can be read and touched."""

import pytest
from kivy.core.window import Window

from core.game import Level
from core.games.sapiens.position import Ask, Lay, Recall, Swap, Take
from mobile.look import theme
from mobile.screens.parts import TurnPlate
from mobile.screens.recap import RecapSheet
from mobile.screens.result import ResultScreen
from mobile.tour.fingers import Finger
from mobile.tour.walks import sapiens as walk
from mobile.words import say
from tests.mobile.fit import crossed, look, words_cut_off, words_in_the_way
from tests.mobile.tribe import (
    above,
    asks,
    carried,
    eager,
    ends_turn,
    last,
    legal,
    sit,
    sit_where,
    tap_square,
    until,
)
from tests.mobile.window import journey

pytestmark = pytest.mark.once


def reaches(hand, spot, shelf):
    """How far to each side of its middle a spot is the one that is touched, in dp."""
    x, y = spot.x, spot.y
    found = []
    for across, down in ((-1, 0), (1, 0), (0, -1), (0, 1)):
        far = 0.0
        while far < theme.TARGET and shelf.spot_at(x + across * (far + 1), y + down * (far + 1)) == spot:
            far += 1
            px, py = shelf.to_window_place(x + across * far, y + down * far)
            if not (0 <= px <= hand.app.ground.width and shelf.y <= py <= shelf.top):
                far -= 1
                break
        found.append(far)
    return found[0] + found[1], found[2] + found[3]


def spots_too_small(hand):
    found = []
    for shelf in hand.board.shelves:
        for spot in shelf.spots:
            across, down = reaches(hand, spot, shelf)
            if min(across, down) < theme.TARGET - 1:
                found.append(f"{spot.kind} {spot.slot} can be touched on {across:.0f} x {down:.0f} dp")
            low = shelf.to_window_place(spot.x, spot.y + spot.height / 2)[1]
            if low < hand.match.bar.top - 1 and not hand.match.landscape:
                found.append(f"{spot.kind} {spot.slot} lies under the bar")
    return found


def see(hand, where, found):
    yield from look(hand, where, found)
    if hasattr(hand.app.screen, "board") and not hand.all(RecapSheet):
        found += [f"{where}: {line}" for line in spots_too_small(hand)]


def mountain_lay(match):
    return any(isinstance(move, Lay) and move.mountain >= 0 for move in match.moves(0)) and match._state.ask is Ask.LAY


def rich_pouch(match):
    """Many mountain tokens held, brawl tokens out."""
    state = match._state
    held = sum(where == -1 for where in state.tokens[0])
    return state.ask is Ask.LAY and held >= 3 and not state.played and any(tile > 32 for tile in state.common)


def long_turn(match):
    """Of which much can be told."""
    mine = 0
    for entry in reversed(match.entries):
        if entry.seat != 0:
            break
        mine += not isinstance(entry.move, Recall | Take)
    return mine >= 5 and ends_turn(match)


def used_ritual(match):
    state = match._state
    return state.ask is Ask.RITUAL and all(where < 0 for where in state.tokens[0])


def effects(hand, found):
    """Every question an effect asks."""
    players = 4
    yield from sit_where(hand, players, asks(Ask.START, 0))
    yield from see(hand, "start", found)
    yield from sit_where(hand, players, asks(Ask.LAY, 2))
    yield from laying(hand, found)
    yield from sit_where(hand, players, asks(Ask.ORDER))
    yield from see(hand, "order", found)
    yield from sit_where(hand, players, asks(Ask.WATER))
    yield from see(hand, "water", found)
    swap = legal(hand, Swap)[-1]
    yield from hand.tap_at(*walk.slot_place(hand, walk.OWN, swap.slot))
    yield from walk._tile(hand, swap.place, swap.other)
    assert hand.board.choosing.move == swap
    yield from see(hand, "a swap", found)
    for ask in (Ask.BRAWL, Ask.HUNT, Ask.FIRE, Ask.RITUAL, Ask.FEAST, Ask.CAMP, Ask.GATHERING, Ask.REFILL, Ask.ABANDON):
        yield from sit_where(hand, players, asks(ask))
        yield from see(hand, ask.name.lower(), found)


def laying(hand, found):
    """A tile in the air, refused, and as a ghost."""
    board = hand.board
    move = next(move for slot in range(4) for move in carried(hand, slot)[-1:])
    start, air = walk.slot_place(hand, walk.OWN, move.slot), []

    def meanwhile():
        air.extend((*words_cut_off(hand), *words_in_the_way(hand)))

    yield from hand.drag(start, above(hand, move.first, move.second), meanwhile)
    found += [f"in the air: {line}" for line in air]
    assert board.laying.ready is not None
    yield from see(hand, "ghost", found)
    yield from hand.tap(say("cancel"))
    air.clear()
    yield from hand.drag(start, board.canvas.center, meanwhile)
    found += [f"over the middle: {line}" for line in air]
    if board.busy:
        yield from hand.tap(say("cancel"))
    board.laying.forget()


def rest(hand, found):
    """What does not come with every match, and what is opened."""
    yield from sit_where(hand, 2, asks(Ask.REMOVE), mountains=True)
    yield from see(hand, "remove", found)
    yield from sit_where(hand, 3, rich_pouch)
    yield from hand.tap_at(*walk.slot_place(hand, walk.POUCH))
    yield from see(hand, "pouch", found)
    yield from sit_where(hand, 3, used_ritual, choose=eager)
    yield from see(hand, "used tokens", found)
    yield from sit_where(hand, 2, mountain_lay, mountains=True)
    yield from hand.tap_at(*walk.slot_place(hand, walk.MOUNTAINS))
    yield from see(hand, "mountain tiles", found)
    move = next(move for move in legal(hand, Lay) if move.mountain >= 0)
    yield from hand.tap(say("sapiens.mountain_tile", scene=say(f"sapiens.{walk.NAMES[move.mountain]}")))
    yield from tap_square(hand, move.first)
    yield from see(hand, "which to discard", found)
    yield from hand.tap(say("cancel"))
    yield from hand.tap("Léo")
    yield from see(hand, "another's valley", found)
    yield from sit_where(hand, 4, asks(Ask.STUCK, 0))
    yield from see(hand, "stuck", found)
    hand.app.change(speed=0.5)  # the plate stays a while
    yield from sit_where(hand, 4, long_turn, None, Level.EASY, Level.EASY, choose=eager)
    yield from walk.make(hand, legal(hand)[0])
    yield from until(lambda: hand.all(TurnPlate), "the turn goes on")
    yield from see(hand, "turn plate", found)
    yield from until(lambda: hand.all(RecapSheet), "the sheet comes by itself")
    yield from see(hand, "since", found)
    hand.app.change(speed=0.0)
    yield from over(hand, 4)
    yield from see(hand, "result", found)


def over(hand, players):
    """The last move of a match, and its result."""
    stand = last(players)
    yield from sit(hand, stand)
    yield from walk.make(hand, stand.match.entries[stand.entries + 1].move)
    yield from until(lambda: isinstance(hand.app.screen, ResultScreen), "the result comes by itself")


PARTS = {"effects": effects, "rest": rest}


@pytest.mark.parametrize(
    ("part", "size", "language", "text"),
    [
        *crossed(PARTS, ["360x640", "360x780", "780x360", "800x1280"], ["fr", "en"], [1.0, 2.0]),
        ("effects", "640x360", "fr", 1.0),
        ("effects", "640x360", "fr", 2.0),
    ],
)
@journey
def test_sapiens_fits(hand, part, size, language, text):
    hand.app._language = language
    hand.app.change(text_size=text, speed=0.0)
    hand.pause = 0.03
    found = []
    try:
        yield from hand.resize(*map(int, size.split("x")))
        yield from PARTS[part](hand, found)
    finally:
        hand.app._language = "en"
        Window.size = (360, 780)
    assert not found, "\n" + "\n".join(dict.fromkeys(found))


@journey
def test_the_valley_stays_as_it_is_just_after_a_tile_was_lifted(hand):
    """Who aims at once aims at what they saw; only then a small phone shows it larger."""
    try:
        yield from hand.resize(360, 640)
        yield from sit_where(hand, 3, asks(Ask.LAY, 2))
        (x, y), (goal_x, goal_y) = walk.carried(hand)
        finger, canvas = Finger(x, y), hand.board.canvas
        finger.down()
        yield 0.05
        for part in range(4):
            finger.move_to(x + (goal_x - x) * part / 6, y + (goal_y - y) * part / 6)
            yield 0.02
        assert hand.board.laying.finger is not None
        assert canvas.zoom == 1.0
        yield 0.3
        finger.move_to((x + goal_x) / 2 + 3, (y + goal_y) / 2)
        yield 0.02
        assert canvas.zoom > 1.0
        finger.move_to(0, 0)
        finger.up()
        yield 0.05
        assert canvas.zoom == 1.0
    finally:
        yield from hand.resize(360, 780)

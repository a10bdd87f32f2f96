"""Sapiens, round the valley: others' valleys, the sheets of the effects, the pouch, the mountain tiles, and undo."""

import pytest
from kivy.uix.label import Label

from core.game import Level, TableReason
from core.games.sapiens.content import COLUMNS, EMPTY, SCENES, STEAK_FOOD, scenes_of
from core.games.sapiens.position import (
    COMMON_PLACE,
    Ask,
    Bear,
    First,
    Hunt,
    Lay,
    Pass,
    Play,
    Recall,
    Ritual,
    Swap,
    Take,
)
from core.games.sapiens.turn import bear_gain, bear_places, held
from mobile.boards.sapiens.sheets import Disc, TileView
from mobile.boards.sapiens.shelf import OWN
from mobile.boards.sapiens.valley import NAMES, SQUARE
from mobile.tour.fingers import Finger
from mobile.tour.walks import sapiens as walk
from mobile.words import count, say
from tests.mobile.tribe import (
    any_of,
    asks,
    eager,
    ends_turn,
    first,
    legal,
    looking,
    pick,
    play,
    quiet,
    said,
    sit,
    sit_where,
    state_of,
    tap_square,
)
from tests.mobile.window import journey

pytestmark = pytest.mark.once


def scenes(names):
    """The scenes of the tiles among what is drawn."""
    return [name for name in names if name.startswith("scene_")]


def reserve_of(hand, seat):
    tiles = [tile for tile in hand.board.view.reserves[seat] if tile >= 0]
    return [f"scene_{NAMES[scene]}" for tile in tiles for scene in scenes_of(tile)]


def board_of(hand, seat):
    """What the valley of a seat looks like."""
    view, ways = hand.board.view, hand.board.ways
    sprites = ways.ground(view.valleys[seat]) + ways.pieces(view, seat)
    return [(str(sprite.picture).removeprefix("sapiens/"), sprite.x, sprite.y) for sprite in sprites]


def shown_board(hand, eye):
    """What lies in the valley, without the scores at its edges."""
    drawn = [sprite for sprite in eye.drawn[hand.board.canvas] if sprite.picture.startswith("sapiens/")]
    names = [str(sprite.picture).removeprefix("sapiens/") for sprite in drawn]
    return [(name, sprite.x, sprite.y) for name, sprite in zip(names, drawn, strict=True) if name != "track"]


# Others' valleys


@pytest.mark.parametrize("home", ["plate", "banner", "chip"])
@journey
def test_a_chip_shows_anothers_valley_where_nothing_can_be_laid_and_one_touch_leads_back(hand, home):
    yield from sit_where(hand, 3, asks(Ask.LAY, 3))
    n, board = hand.n, hand.board
    with looking() as eye:
        board.draw()
        mine = shown_board(hand, eye)
        yield from hand.tap("Léo")
        assert board.shown == 1
        assert shown_board(hand, eye) == board_of(hand, 1) != mine
        assert scenes(eye.shelves(hand))[: len(reserve_of(hand, 1))] == reserve_of(hand, 1)
        assert say("sapiens.at", name="Léo") in hand.words()
        move = legal(hand, Lay)[0]
        yield from pick(hand, move.slot)
        yield from tap_square(hand, move.first)
        finger = Finger(*walk.slot_place(hand, walk.OWN, move.slot))
        finger.down()
        finger.move_to(*board.canvas.center)
        yield 0.05
        assert eye.air(hand) == []
        finger.up()
        yield 0.05
        assert (hand.n, board.busy, board.shown) == (n, False, 1)
        yield from hand.tap("Mina")
        assert shown_board(hand, eye) == board_of(hand, 2), "from one to the next"
        if home == "plate":
            yield from hand.touch(hand.match.plate)
        elif home == "banner":
            yield from hand.tap(say("sapiens.home"))
        else:
            yield from hand.tap("Mina")
        assert board.looking is None
        assert shown_board(hand, eye) == mine
        assert scenes(eye.shelves(hand))[: len(reserve_of(hand, 0))] == reserve_of(hand, 0)
    yield from play(hand, move)


@journey
def test_anothers_pouch_can_be_looked_into_and_not_played_from(hand):
    def leo_holds(match):
        state = match._state
        return state.ask is Ask.LAY and not state.played and held(state, 1) and held(state, 1) != held(state, 0)

    yield from sit_where(hand, 3, leo_holds)
    yield from hand.tap("Léo")
    yield from hand.tap_at(*walk.slot_place(hand, walk.POUCH))
    discs = [disc.spoken for disc in hand.all(Disc)]
    assert discs == [say(f"sapiens.{NAMES[scene]}") for scene in held(state_of(hand), 1)][: len(discs)]
    assert discs
    assert not any(disc.enabled for disc in hand.all(Disc))


def two_victims(match):
    """A bear may come to either of the others, and one of them is ahead."""
    state = match._state
    if state.ask is not Ask.FIRE or not state.bears:
        return False
    low = [min(state.food[seat], state.shelter[seat]) for seat in (1, 2)]
    return low[0] < low[1] and all(bear_places(state, seat) for seat in (1, 2))


@journey
def test_fire_opens_the_leaders_valley_and_any_other_by_its_chip(hand):
    yield from sit_where(hand, 3, two_victims)
    board = hand.board
    assert board.shown == 2, "who is ahead"
    with looking() as eye:
        board.draw()
        assert shown_board(hand, eye) == board_of(hand, 2)
        assert eye.marked_squares(hand, "mark_glow") == {move.square for move in legal(hand, Bear) if move.seat == 2}
        yield from hand.tap("Léo")
        assert shown_board(hand, eye) == board_of(hand, 1)
        bears = [move for move in legal(hand, Bear) if move.seat == 1]
        assert eye.marked_squares(hand, "mark_glow") == {move.square for move in bears}
        gains = [f"gain_shelter_{bear_gain(board.view.boards[1], move.square)}" for move in bears]
        assert sorted(name for name in eye.marks(hand) if "gain" in name) == sorted(gains), "what each would bring"
        yield from tap_square(hand, bears[0].square)
        assert board.ready == bears[0]
        assert "bear" in eye.marks(hand)
    yield from play(hand, bears[0])
    assert board.looking is None, "and afterwards one's own valley is there again"


# Sheets


@journey
def test_the_order_of_two_effects_is_chosen_on_a_chip_or_on_the_tile(hand):
    stand = first(3, asks(Ask.ORDER))
    for way in ("chip", "square"):
        yield from sit(hand, stand)
        state, n = state_of(hand), hand.n
        wanted = state.queue[1]
        if way == "chip":
            yield from hand.tap(say(f"sapiens.{NAMES[wanted]}"))
        else:
            square = next(s for s in state.fresh if (state.boards[0][s] & 15) - 1 == wanted)
            yield from tap_square(hand, square)
        assert hand.hotseat.match.entries[n + 1].move == First(wanted)


@journey
def test_water_shows_both_tiles_before_they_are_swapped(hand):
    yield from sit_where(hand, 3, asks(Ask.WATER))
    view, n = hand.board.view, hand.n
    swap = next(move for move in reversed(legal(hand, Swap)) if move.place == 2)
    other = view.reserves[2][swap.other]
    assert not hand.match.bar.act.enabled
    yield from pick(hand, swap.slot)
    assert not hand.match.bar.act.enabled, "one of each is needed"
    with looking() as eye:
        yield from hand.tap(say("sapiens.tile_of", n=swap.other + 1, name="Mina"))
        assert hand.match.bar.act.enabled
        pair = [tile for tile in hand.all(TileView) if not tile.enabled]
        drawn = [scenes(eye.names(eye.drawn, tile._picture)) for tile in pair]
        wanted = [
            [f"scene_{NAMES[scene]}" for scene in scenes_of(tile)] for tile in (view.reserves[0][swap.slot], other)
        ]
        assert drawn == wanted
    assert hand.n == n
    yield from hand.tap(say("cancel"))
    assert hand.board.ready is None
    yield from play(hand, swap)
    after = hand.hotseat.match.entries[n + 1].state
    assert after.reserves[0][swap.slot] == other


@journey
def test_the_pouch_shows_the_tokens_held_and_one_is_played_from_it(hand):
    def holds(match):
        state = match._state
        return state.ask is Ask.LAY and len(held(state, 0)) >= 2 and not state.played

    yield from sit_where(hand, 3, holds, choose=eager)
    tokens, n = held(state_of(hand), 0), hand.n
    yield from hand.tap_at(*walk.slot_place(hand, walk.POUCH))
    assert say("sapiens.pouch_play") in hand.words()
    assert [disc.spoken for disc in hand.all(Disc)] == [say(f"sapiens.{NAMES[scene]}") for scene in tokens]
    yield from hand.tap_at(*walk.slot_place(hand, walk.POUCH))
    assert not hand.all(Disc), "a second touch closes it"
    yield from hand.tap_at(*walk.slot_place(hand, walk.POUCH))
    yield from hand.tap(say(f"sapiens.{NAMES[tokens[1]]}"))
    assert hand.n == n, "it is asked once more"
    yield from hand.tap(say("sapiens.do_play"))
    assert hand.hotseat.match.entries[n + 1].move == Play(tokens[1])
    yield from quiet(hand)
    if hand.board.ask is Ask.LAY:
        yield from hand.tap_at(*walk.slot_place(hand, walk.POUCH))
        assert not any(disc.enabled for disc in hand.all(Disc)), "one a turn"


def leo_may_take_back(match):
    return match._state.ask is Ask.LAY and any(isinstance(move, Recall) for move in match.moves(1))


@journey
def test_in_anothers_turn_a_brawl_token_is_taken_back_from_ones_own_pouch(hand):
    yield from sit_where(hand, 3, leo_may_take_back, None, None, choose=eager)
    recall, n = next(move for move in hand.hotseat.match.moves(1) if isinstance(move, Recall)), hand.n
    yield from hand.tap("Léo")
    yield from hand.tap_at(*walk.slot_place(hand, walk.POUCH))
    yield from hand.tap(hand.board.sheets._called(recall.place, recall.slot))
    assert [(entry.seat, entry.move) for entry in hand.hotseat.match.entries[n + 1 :]] == [(1, recall)]
    assert (hand.hotseat.holder, hand.hotseat.table.asked) == (0, (0,))


@journey
def test_what_is_being_chosen_stays_while_another_takes_a_token_back(hand):
    yield from sit_where(hand, 3, leo_may_take_back, None, None, choose=eager)
    slot = next(slot for slot, tile in enumerate(hand.board.view.reserves[0]) if tile != EMPTY)
    yield from hand.tap_at(*walk.slot_place(hand, OWN, slot))
    assert hand.board.laying.chosen
    n, recall = hand.n, next(move for move in hand.hotseat.match.moves(1) if isinstance(move, Recall))
    assert hand.hotseat.offer(recall, 1) is None
    yield 0.3
    assert hand.n == n + 1
    assert hand.board.laying.chosen
    yield from hand.tap(say("cancel"))
    assert not hand.board.laying.chosen


@journey
def test_of_several_brawl_tokens_that_lie_out_one_is_taken_back_from_the_pouch(hand):
    yield from sit_where(
        hand, 3, lambda match: sum(isinstance(move, Recall) for move in match.moves(0)) > 1, choose=eager
    )
    recalls, n = legal(hand, Recall), hand.n
    for move in (recalls[0], recalls[-1]):
        yield from hand.tap_at(*walk.slot_place(hand, walk.POUCH))
        name = say("sapiens.common") if move.place == COMMON_PLACE else hand.board.name_of(move.place)
        yield from hand.tap(say("sapiens.tile_of", n=move.slot + 1, name=name))
        assert hand.board.ready == move
        assert hand.n == n
        if move is recalls[0]:
            yield from hand.tap(say("cancel"))
    yield from hand.tap(say("sapiens.do_recall"))
    assert hand.hotseat.match.entries[n + 1].move == recalls[-1]


@journey
def test_a_mountain_tile_is_laid_for_a_tile_that_is_discarded(hand):
    def waits(match):
        return match._state.ask is Ask.LAY and any(isinstance(m, Lay) and m.mountain >= 0 for m in match.moves(0))

    yield from sit_where(hand, 2, waits, mountains=True)
    move = [m for m in legal(hand, Lay) if m.mountain >= 0][-1]
    n, view, board = hand.n, hand.board.view, hand.board
    yield from hand.tap_at(*walk.slot_place(hand, walk.MOUNTAINS))
    names = {
        say("sapiens.mountain_tile", scene=say(f"sapiens.{NAMES[scene]}"))
        for scene in range(SCENES)
        if view.mountains >> scene & 1
    }
    assert {tile.spoken for tile in hand.all(TileView)} == names
    yield from hand.tap(say("sapiens.mountain_tile", scene=say(f"sapiens.{NAMES[move.mountain]}")))
    for _ in range(9):
        yield from tap_square(hand, move.first)
        if (board.laying.goal.first, board.laying.goal.second) == (move.first, move.second):
            break
    assert not hand.match.bar.act.enabled, "first a tile has to be discarded"
    assert say("sapiens.discard_which") in said(hand)
    with looking() as eye:
        yield from pick(hand, move.slot)
        assert "refused_across" in eye.shelf_marks(hand), "the one that goes is crossed out"
    assert board.ready == move
    yield from hand.tap(say("match.place"))
    entry = hand.hotseat.match.entries[n + 1]
    assert entry.move == move
    assert not entry.state.mountains >> move.mountain & 1
    assert entry.state.reserves[0][move.slot] == -1


@journey
def test_the_hunt_says_what_the_steaks_are_worth(hand):
    yield from sit_where(hand, 3, lambda match: match._state.ask is Ask.HUNT and match._state.steaks[0] >= 1)
    steaks = state_of(hand).steaks[0] + 1
    assert count("sapiens.steaks", steaks) in hand.words()
    assert say("sapiens.steaks_worth", food=STEAK_FOOD[min(steaks, 5)]) in hand.words()
    buttons = [say("sapiens.do_pass"), say("sapiens.do_keep"), say("sapiens.do_convert")]
    assert [button.spoken for button in (hand.match.bar.more, hand.match.bar.also, hand.match.bar.act)] == buttons
    n, food = hand.n, state_of(hand).food[0]
    yield from hand.tap(say("sapiens.do_convert"))
    entry = hand.hotseat.match.entries[n + 1]
    assert entry.move == Hunt(True)
    assert entry.state.food[0] == food + STEAK_FOOD[min(steaks, 5)]


@journey
def test_a_ritual_takes_back_a_used_token_where_none_is_left(hand):
    def used(match):
        state = match._state
        return state.ask is Ask.RITUAL and all(where < 0 for where in state.tokens[0]) and len(match.moves(0)) > 3

    yield from sit_where(hand, 3, used, choose=eager)
    rituals, n = legal(hand, Ritual), hand.n
    assert [disc.spoken for disc in hand.all(Disc)] == [say(f"sapiens.{NAMES[move.scene]}") for move in rituals]
    assert say("sapiens.ritual_used") in hand.words()
    yield from hand.tap(say(f"sapiens.{NAMES[rituals[-1].scene]}"))
    assert hand.n == n
    yield from hand.tap(say("sapiens.do_take"))
    assert hand.hotseat.match.entries[n + 1].move == rituals[-1]


# Undo


@journey
def test_undo_takes_back_step_by_step_within_a_turn(hand):
    """The placement, the choice of the order, an effect: each comes back with its question."""
    stand = first(3, asks(Ask.ORDER))
    yield from sit(hand, stand)
    asked = [(hand.n, hand.hotseat.view)]
    yield from play(hand, First(state_of(hand).queue[0]))
    asked.append((hand.n, hand.hotseat.view))
    yield from play(hand, Pass())
    for n, view in reversed(asked):
        assert hand.match.bar.undo.enabled
        yield from hand.tap(say("undo"))
        yield from quiet(hand)
        assert hand.hotseat.match.entries[-1].to == n
        assert hand.hotseat.view == view
        assert hand.board.playable
    words = [part.text for part in hand.all(Label)]
    assert say(str(Ask.ORDER)) in words


@journey
def test_undo_says_why_not_after_tiles_were_turned_up(hand):
    hand.app.change(speed=0.0)
    yield from sit_where(hand, 3, ends_turn, Level.EASY, Level.EASY)
    yield from walk.make(hand, legal(hand, Take)[0])
    yield from quiet(hand)
    n = hand.n
    assert not hand.match.bar.undo.enabled
    yield from hand.tap(say("undo"))
    assert say(TableReason.UNDO_DRAWN) in hand.dialog
    yield from hand.tap(say("ok"))
    assert hand.n == n


@journey
def test_three_answers_leave_undo_its_button(hand):
    def hunting(match):
        return match._state.ask is Ask.HUNT and match.entries[-1].move and match.entries[-1].seat == 0

    yield from sit_where(hand, 3, hunting, choose=any_of)
    before = hand.n
    yield from hand.tap(say("menu"))
    assert say("undo") not in hand.dialog, "where there is a button the menu need not offer it"
    yield from hand.tap(say("match.go_on"))
    yield from hand.tap(say("undo"))
    yield from quiet(hand)
    assert hand.hotseat.match.entries[-1].to == before - 1


@pytest.mark.parametrize("size", [(360, 640), (640, 360)])
@journey
def test_whose_valley_it_is_covers_no_square_where_a_bear_may_come(hand, size):
    """Where bears may come to the upper part of the valley and not to the lower one."""
    lying = size[0] > size[1]

    def wanted(match):
        squares = [move.square for move in match.moves(0) if isinstance(move, Bear)]
        rows = [COLUMNS - 1 - k % COLUMNS if lying else k // COLUMNS for k in squares]
        middle = [k // COLUMNS in (4, 5) if lying else k % COLUMNS == 3 for k in squares]
        above = any(row <= 1 and between for row, between in zip(rows, middle, strict=True))
        return match._state.ask is Ask.FIRE and above and max(rows) < (5 if lying else 8)

    try:
        yield from hand.resize(*size)
        yield from sit_where(hand, 2, wanted)
        board, banner = hand.board, hand.named(say("sapiens.home"))
        half = SQUARE / 2 * board.canvas.unit
        for move in legal(hand, Bear):
            x, y = walk.square_place(hand, move.square)
            assert not (banner.x - half < x < banner.right + half and banner.y - half < y < banner.top + half)
    finally:
        yield from hand.resize(360, 780)

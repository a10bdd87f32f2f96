"""What holds in every position of Sapiens.

`check` holds in every position of a match; `possible` also in positions that a test has made up: of them nobody asks
how they came about: how many tiles have left, where the tribes began, what tokens were played.
"""

from __future__ import annotations

from functools import lru_cache
from operator import le

from core.games.sapiens import legal, turn
from core.games.sapiens.content import (
    ABANDONED,
    AWAY,
    BEAR,
    BEARS,
    BRAWLS,
    COMMON,
    COPIES,
    EMPTY,
    KINDS,
    NEIGHBOURS,
    RESERVE,
    SCENES,
    SQUARES,
    STEAKS,
    TILES,
    Ground,
    Scene,
    kind_of,
    owners_on,
    valley,
)
from core.games.sapiens.position import DISCARDED, EFFECTS, HELD, USED, Ask, How

BEGUN = (Ask.START, Ask.LAY, Ask.ABANDON, Ask.STUCK)  # before the placement
DONE = (Ask.REFILL, Ask.REMOVE, Ask.LAST)  # after it


def check(state):
    _history(state, possible(state))


def possible(state):
    """All that can be seen in a position by itself. Answers how many tiles are known of, and its boards."""
    players = state.players
    assert players in AWAY
    assert 0 <= state.turn < players
    assert 0 <= state.first < players
    for row in (state.reserves, state.valleys, state.boards, state.tokens, state.food, state.shelter, state.steaks):
        assert len(row) == players
    assert min(*state.food, *state.shelter, *state.steaks, state.bears) >= 0
    assert sum(state.steaks) <= STEAKS
    assert 0 <= state.mountains < 1 << SCENES
    assert 0 <= state.finished < 1 << players
    boards = list(map(_board, state.valleys, state.boards))
    known = _tiles(state, boards)
    unscored = (state.cave, *(state.fresh if state.ask is Ask.TOLL else ()))
    bears = state.bears
    for seat, board in enumerate(boards):
        bears += board.bears
        _tokens(state, seat, board, unscored if seat == state.turn else ())
    assert bears == BEARS, "a bear is lost or doubled"
    _question(state)
    return known, boards


class _Board:
    """What one board holds, once it is known to be sound by itself."""

    def __init__(self, number, board):
        there = valley(number)
        assert len(board) == SQUARES
        self.bears = self.tribes = 0
        self.kinds = []
        self.mountains = []
        self.covered = frozenset(square for square, code in enumerate(board) if code & 15)
        self.gathering_on_plain = False
        self.homeless = False  # is there a tribe that did not begin at a cave?
        joined = {}
        for square, code in enumerate(board):
            if code == BEAR:
                self.bears += 1
                assert there.ground[square] <= Ground.CAVE, "a bear in the mountains"
            elif code:
                self._half(there, board, square, code, joined)
        self._tribes(there, board, joined)

    def _half(self, there, board, square, code, joined):
        """One half of a tile: where it lies, what its other half is, and what it touches."""
        scene, way, old = (code & 15) - 1, code >> 4 & 3, code & ABANDONED
        assert code < 128
        assert 0 <= scene <= Scene.MOUNTAIN
        ground = there.ground[square]
        allowed = (
            (Ground.MOUNTAIN, Ground.CAVE) if scene == Scene.MOUNTAIN else (Ground.PLAIN, Ground.FOREST, Ground.CAVE)
        )
        assert ground in allowed, f"a scene lies on {ground!r}"
        self.gathering_on_plain |= scene == Scene.GATHERING and ground is Ground.PLAIN
        other = square + (-7, -1, 1, 7)[way]
        beside = NEIGHBOURS[square]
        assert other in beside
        assert board[other] & 15, "half a tile"
        assert board[other] >> 4 & 3 == 3 - way, "the halves do not point at one another"
        assert board[other] & ABANDONED == old
        partner = (board[other] & 15) - 1
        assert partner != scene
        joined[square] = [other]
        if square < other:
            if Scene.MOUNTAIN in (scene, partner):
                self.mountains.append(min(scene, partner))
            else:
                self.kinds.append(KINDS.index((min(scene, partner), max(scene, partner))))
        for near in beside:
            if near != other and board[near] & 15:
                assert board[near] & ABANDONED == old, "the tribe touches an abandoned one"
                assert (board[near] & 15) - 1 == scene, "different scenes touch"
                joined[square].append(near)

    def _tribes(self, there, board, joined):
        """Tribes hang together; the active one is one tribe."""
        left = set(joined)
        while left:
            tribe, edge = set(), [next(iter(left))]
            while edge:
                square = edge.pop()
                if square not in tribe:
                    tribe.add(square)
                    edge += joined[square]
            left -= tribe
            self.tribes += not board[next(iter(tribe))] & ABANDONED
            caves = [square for square in tribe if there.ground[square] is Ground.CAVE]
            begun = any(there.before[cave] in tribe and (board[cave] & 15) <= SCENES for cave in caves)
            self.homeless |= not begun
        assert self.tribes <= 1, "the active tribe has fallen apart"


_board = lru_cache(maxsize=256)(_Board)


@lru_cache(maxsize=4096)
def _row(row, slots, players):
    """The kinds in a row of slots, and the owners of the brawl tokens on them."""
    assert len(row) == slots
    tiles = [tile for tile in row if tile != EMPTY]
    for tile in tiles:
        assert 0 <= tile < 1 << 5 + 2 * players, "no such tile, or a token of nobody"
        assert kind_of(tile) < len(KINDS)
    return tuple(map(kind_of, tiles)), tuple(owner for tile in tiles for owner in owners_on(tile))


def _tiles(state, boards):
    """No tile is doubled, no brawl token, no mountain tile. Answers how many tiles are known of."""
    players = state.players
    known, brawls = list(state.unseen), [0] * players
    assert len(known) == len(COPIES)
    assert min(known) >= 0
    assert 0 <= state.pile <= sum(known)
    for row in (state.common, *state.reserves):
        kinds, owners = _row(row, COMMON if row is state.common else RESERVE, players)
        for kind in kinds:
            known[kind] += 1
        for owner in owners:
            brawls[owner] += 1
    assert max(brawls) <= BRAWLS
    laid = []
    for board in boards:
        for kind in board.kinds:
            known[kind] += 1
        laid += board.mountains
    assert all(map(le, known, COPIES)), "a tile is doubled"
    if laid:
        assert len(set(laid)) == len(laid)
        assert not any(state.mountains >> scene & 1 for scene in laid), "a mountain tile lies there and still waits"
    if state.pile and not state.took and state.ask is not Ask.REMOVE:
        assert EMPTY not in state.common
    return sum(known)


def _tokens(state, seat, board, unscored):
    """Each mountain token lies on a place of its own, under no tile, or is held, used or discarded."""
    tokens = state.tokens[seat]
    _lying(tokens, state.valleys[seat])
    for square in tokens:
        if square in board.covered:
            assert square in unscored, "a token under a tile"


@lru_cache(maxsize=4096)
def _lying(tokens, number):
    assert len(tokens) == SCENES
    there = [where for where in tokens if where >= 0]
    assert len(set(there)) == len(there)
    assert set(there) <= set(valley(number).places)
    assert min(tokens) >= DISCARDED


def _question(state):
    """What is asked fits what the turn has come to, and can be answered."""
    ask = state.ask
    if ask is None:
        gone = not state.pile and not any(tile != EMPTY for tile in state.common)
        assert gone or state.finished == (1 << state.players) - 1, "it is over, and nothing has ended it"
        return
    assert not state.finished >> state.turn & 1, "who is finished is asked"
    assert (ask is Ask.START) == (state.round == 0 and not state.placed)
    assert not (state.round == 0 and (state.played or state.food[state.turn])), "too early"
    assert not state.placed or ask in DONE or state.by_token
    assert state.placed or ask not in DONE
    assert not (state.took and ask not in (Ask.REFILL, Ask.REMOVE))
    assert not state.by_token or (state.played and (ask in EFFECTS or ask is Ask.TOLL))
    assert (ask is Ask.ORDER) == (len(state.queue) == 2)
    assert not state.queue or ask is Ask.ORDER or ask in EFFECTS or ask is Ask.TOLL
    assert (ask is Ask.TOLL) == bool(state.toll)
    assert not state.plain or state.played
    assert state.cave >= 0 or state.worth == 0
    if state.cave >= 0:
        assert ask is Ask.ORDER or ask in EFFECTS or ask is Ask.TOLL
        assert not state.by_token
        assert valley(state.valleys[state.turn]).ground[state.cave] is Ground.CAVE
        assert state.boards[state.turn][state.cave] & 15
        assert state.worth in (0, *valley(state.valleys[state.turn]).worth[state.cave])
    assert state.how in tuple(How)
    assert _answer(state), "asked, and there is no move"


def _answer(state):
    """Is there one? Lists of tiles to lay are long, so of those it is asked more cheaply."""
    ask = state.ask
    if ask is Ask.START:
        return turn.can_begin(state, True) or turn.can_begin(state, False)
    if ask is Ask.ABANDON:
        return turn.can_begin(state, False)
    if ask is Ask.LAY:
        return turn.can_lay(state) or turn.can_lay_mountain(state)
    if ask in EFFECTS:
        return turn.possible(state, EFFECTS.index(ask))
    return legal.moves(state)


def _history(state, seen):
    """What only a match from its beginning can promise."""
    known, boards = seen
    players = state.players
    assert state.pile == sum(state.unseen) - AWAY[players], "a tile was drawn and not seen"
    gone, laid = TILES - known, sum(len(board.mountains) for board in boards)
    turns = players * state.round + (state.turn - state.first) % players  # ended so far
    if players == 2:
        assert laid <= gone <= laid + turns, "tiles have left without anybody removing them"
    else:
        assert gone == laid
    begun = turns if state.round == 0 else players
    for seat, board in enumerate(boards):
        assert not board.homeless, "a tribe that did not begin at a cave"
        if board.gathering_on_plain:
            where = state.tokens[seat][Scene.GATHERING]
            assert where in (USED, HELD), "gathering lies on plain, and no token allowed it"
        if (seat - state.first) % players < begun:
            assert board.tribes == 1
        if state.pile and seat != state.turn and not state.finished >> seat & 1:
            assert EMPTY not in state.reserves[seat], "not refilled"

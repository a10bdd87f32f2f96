"""Positions of Sapiens from text, on a valley of our own: tests must not depend on the faces that the game has.

A tile is written as its scenes and squares ("hunt c0 fire c1"), one in a reserve as its scenes ("hunt-fire", with the
owners of brawl tokens on it behind: "hunt-fire+1+2"), a slot without a tile as "-". Laying is a move written so too:
the tile is looked for in the reserve, and for a mountain tile ("hunt c1 mountain b1") the first one is discarded.
"""

from __future__ import annotations

import random
from contextlib import contextmanager

from core.chance import Loose
from core.games import find
from core.games.sapiens import content, placing, turn
from core.games.sapiens.content import (
    ABANDONED,
    AWAY,
    BEAR,
    BEARS,
    COMMON,
    COPIES,
    EMPTY,
    KINDS,
    RESERVE,
    SCENES,
    SQUARES,
    Scene,
    covered,
    kind_of,
    laden,
    square_name,
    square_named,
)
from core.games.sapiens.position import DISCARDED, HELD, USED, How, Lay, State
from tests.rules.sound_sapiens import possible

GAME = find("sapiens")
NOTHING = Loose(random.Random(0))

#    a  b  c  d  e  f  g     P plain, F forest with their food; caves with their shelter with and without token
UPPER = (
    "~~ ^^ 75 ^^ ^^ ^^ ^^",  # 0  hunt's token on c0, ritual's on a0
    "^^ F1 P2 F3 P0 F4 ^^",  # 1
    "75 P2 F2 P3 F2 P1 ^^",  # 2  camp's on a2
    "^^ F0 P4 F1 P3 F2 75",  # 3  gathering's on g3
    "^^ P2 F3 P2 F4 P1 ^^",  # 4
)
LOWER = (
    "^^ F2 F1 F3 P2 F1 ^^",  # 5  c4, c5 and c6 are the only forest beside forest
    "86 P1 F2 P4 F1 P2 ^^",  # 6  feast's on a6
    "^^ F3 P2 F0 P3 F2 64",  # 7  water's on g7
    "^^ P4 F1 P2 F3 P3 ^^",  # 8
    "~~ ^^ ^^ ^^ 75 ^^ ^^",  # 9  brawl's on e9, fire's on a9
)
OURS = 0  # every face is the same there
PLACES = {
    Scene.HUNT: "c0",
    Scene.CAMP: "a2",
    Scene.GATHERING: "g3",
    Scene.FEAST: "a6",
    Scene.WATER: "g7",
    Scene.BRAWL: "e9",
    Scene.RITUAL: "a0",
    Scene.FIRE: "a9",
}


def forget():
    """Forget what was found out about valleys by their number."""
    for known in (content.valley, placing.open_to, placing.spots, placing.mountain_spots, placing.cave_spots):
        known.cache_clear()


@contextmanager
def our_valley():
    """Inside, every valley is the one above."""
    left, right = content.LEFT, content.RIGHT
    content.LEFT, content.RIGHT = ((UPPER, UPPER),) * len(left), ((LOWER, LOWER),) * len(right)
    forget()
    try:
        yield
    finally:
        content.LEFT, content.RIGHT = left, right
        forget()


# Parts


def scene(name):
    return Scene[name.upper()]


def square(name):
    return square_named(name)


def kind(text):
    """The kind of "hunt-fire"."""
    return KINDS.index(tuple(sorted(map(scene, text.split("-")))))


def tile(text):
    """The tile of "hunt-fire+1", EMPTY of "-"."""
    if text == "-":
        return EMPTY
    scenes, *owners = text.split("+")
    made = kind(scenes)
    for owner in owners:
        made = laden(made, int(owner))
    return made


def row(text, slots):
    tiles = [tile(word) for word in text.split()]
    return (*tiles, *(EMPTY,) * (slots - len(tiles)))


def board(laid=(), old=(), bears=""):
    """A board with tiles of the active tribe, tiles of abandoned ones, and bears."""
    codes = [0] * SQUARES
    for text in (*laid, *old):
        one, first, two, second = text.split()
        for name, here, there in ((one, first, second), (two, second, first)):
            assert not codes[square(here)], f"{here} is covered"
            codes[square(here)] = covered(scene(name), square(here), square(there)) | (ABANDONED if text in old else 0)
    for name in bears.split():
        assert not codes[square(name)]
        codes[square(name)] = BEAR
    return tuple(codes)


class Seat:
    """What is before one player: by default a tribe begun at the hunt cave. Tokens of covered caves are held."""

    def __init__(
        self,
        laid=("hunt c0 fire c1",),
        reserve="",
        *,
        old=(),
        bears="",
        held="",
        used="",
        discarded="",
        food=5,
        shelter=7,
        steaks=0,
    ):
        self.board = board(laid, old, bears)
        self.reserve = row(reserve, RESERVE)
        self.food, self.shelter, self.steaks = food, shelter, steaks
        tokens = {name: HELD if self.board[square(place)] & 15 else square(place) for name, place in PLACES.items()}
        for names, where in ((held, HELD), (used, USED), (discarded, DISCARDED)):
            tokens |= {scene(name): where for name in names.split()}
        self.tokens = tuple(tokens[s] for s in range(SCENES))


def unplaced(reserve, **more):
    """A player who has not begun."""
    return Seat((), reserve, food=0, shelter=0, **more)


def position(
    *seats,
    common="feast-gathering gathering-brawl gathering-water gathering-camp gathering-hunt",
    pile=None,
    players=2,
    turn_of=0,
    first=0,
    in_round=1,
    mountains="",
    finished=(),
):
    """A sound position in which the turn of a player begins; the seats not given are as usual.

    The pile has twenty tiles, and none where the common reserve lacks some.
    """
    if pile is None:
        pile = 20 if len(common.replace("-", "").split()) == COMMON else 0
    others = [Seat((f"hunt c0 {other} c1",)) for other in ("fire", "water", "brawl", "ritual")]
    seats = (*seats, *others[len(seats) : players])
    state = State(
        players=players,
        first=first,
        turn=turn_of,
        ask=None,
        round=in_round,
        pile=pile,
        unseen=COPIES,
        common=row(common, COMMON),
        reserves=tuple(seat.reserve for seat in seats),
        valleys=(OURS,) * players,
        boards=tuple(seat.board for seat in seats),
        tokens=tuple(seat.tokens for seat in seats),
        food=tuple(seat.food for seat in seats),
        shelter=tuple(seat.shelter for seat in seats),
        steaks=tuple(seat.steaks for seat in seats),
        bears=BEARS - sum(code == BEAR for seat in seats for code in seat.board),
        finished=sum(1 << seat for seat in finished),
        mountains=sum(1 << scene(name) for name in mountains.split()),
        played=False,
        placed=False,
        took=False,
        plain=False,
        queue=(),
        by_token=False,
        how=How.START,
        fresh=(),
        toll=(),
        cave=-1,
        worth=0,
    )
    state.unseen = unseen(state)
    assert pile + AWAY[players] <= sum(state.unseen), "so many tiles there are not"
    turn.begin_turn(state, [])
    possible(state)
    return state


def unseen(state):
    """All tiles that lie nowhere."""
    left = list(COPIES)
    for tiles in (state.common, *state.reserves):
        for there in tiles:
            if there != EMPTY:
                left[kind_of(there)] -= 1
    for codes in state.boards:
        for where, code in enumerate(codes):
            other = content.other_half(code, where)
            if code & 15 and where < other and Scene.MOUNTAIN not in (one := scenes_between(codes, where, other)):
                left[KINDS.index(one)] -= 1
    assert min(left) >= 0, "a tile more than there are"
    return tuple(left)


def scenes_between(codes, one, other):
    return tuple(sorted(Scene(content.scene_on(codes[where])) for where in (one, other)))


# Playing and looking


def said(state, text):
    """The move of a text: as the game reads it, or a tile as it is to lie."""
    words = text.split()
    if len(words) != 4 or words[2].upper() not in Scene.__members__:
        return GAME.read(text)
    one, first, two, second = words
    if two == "mountain":
        slot = next(slot for slot, there in enumerate(state.reserves[state.turn]) if there != EMPTY)
        return Lay(slot, square(first), square(second), scene(one))
    wanted = kind(f"{one}-{two}")
    kinds = [EMPTY if there == EMPTY else kind_of(there) for there in state.reserves[state.turn]]
    assert wanted in kinds, f"no {one}-{two} to lay"
    squares = (square(first), square(second))
    return Lay(kinds.index(wanted), *(squares if scene(one) < scene(two) else squares[::-1]))


def play(state, *texts, seat=None):
    """Make legal moves on a copy, of whose turn it is or of a seat; answers the position and all events."""
    after, told = GAME.copy(state), ()
    for text in texts:
        move, who = said(after, text), after.turn if seat is None else seat
        refusal = GAME.refusal(after, who, move)
        assert refusal is None, f"{text}: {refusal}\n{draw(after, who)}"
        assert move in GAME.moves(after, who), text
        told += GAME.play(after, who, move, NOTHING)
        possible(after)
    return after, told


def after(state, *texts):
    """The position after legal moves."""
    return play(state, *texts)[0]


def told(state, *texts, kind=None):
    """What is told while legal moves are made: all of it, or the events of one kind."""
    return tuple(event for event in play(state, *texts)[1] if kind is None or isinstance(event, kind))


def refused(state, text, seat=None):
    """Why a move is refused; None when it is legal. It must agree with the list of moves."""
    seat = state.turn if seat is None else seat
    move = said(state, text)
    refusal = GAME.refusal(state, seat, move)
    assert (refusal is None) == (move in GAME.moves(state, seat)), f"{text}: {refusal}\n{draw(state, seat)}"
    return refusal and refusal.reason


def moves(state, verb=""):
    """The legal moves that begin with a word, as text."""
    found = {GAME.text(move) for move in GAME.moves(state, state.turn)}
    return {text for text in found if not verb or text.split()[0] == verb}


def tiles(row):
    """A row of slots as text."""
    return " ".join("-" if t == EMPTY else "-".join(s.name.lower() for s in KINDS[kind_of(t)]) for t in row)


def draw(state, seat):
    """A board as text: its scenes by two letters (small ones of abandoned tribes), ## a bear."""
    lines = []
    for start in range(0, SQUARES, 7):
        cells = []
        for code in state.boards[seat][start : start + 7]:
            name = "##" if code == BEAR else Scene(content.scene_on(code)).name[:2] if code else ".."
            cells.append(name.lower() if code & ABANDONED else name)
        lines.append(" ".join(cells))
    return "\n".join(lines)


def where(state, name, seat=None):
    """Where a seat's mountain token of this scene is: the name of its square, or held, used, discarded."""
    found = state.tokens[state.turn if seat is None else seat][scene(name)]
    return square_name(found) if found >= 0 else {HELD: "held", USED: "used", DISCARDED: "discarded"}[found]

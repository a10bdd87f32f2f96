"""Rahan: what the rules say about positions, moves and views (RAH-01 to RAH-55)."""

from __future__ import annotations

import random
from math import atan2, hypot, pi

from core.chance import Chance
from core.game import Bot, Game, Level, Option, Options, Outcome, Refusal, Seat, Temper
from core.games.rahan import course, legal, shooting
from core.games.rahan.content import (
    CENTRE,
    COUNTS,
    DIE,
    EACH,
    HELD,
    KINDS,
    MOST,
    NOBODY,
    NOTHING,
    RAHAN,
    RAHAN_START,
    START_CARDS,
    Animal,
    Beast,
    Card,
    Hand,
    Need,
    middle,
    name_of,
    named,
)
from core.games.rahan.legal import FULL_TURN
from core.games.rahan.position import (
    FLICKS,
    Ask,
    Begins,
    Draw,
    End,
    Event,
    Exchange,
    Fight,
    Flick,
    Given,
    Go,
    Keep,
    Knife,
    Lead,
    Loot,
    Memory,
    Move,
    Reason,
    Shoot,
    State,
    Step,
    View,
)
from core.games.rahan.telling import Told
from core.physics.throw import FASTEST, SLOWEST, speed_to

_ONE = tuple((seat,) for seat in range(4))
_FIELDS = State.__struct_fields__
HANDS = tuple(hand.name.lower() for hand in Hand)
_HELD_NAMES = ("1", "2", "3", "4", "rahan", "knife", "weapon")
_BEAST_NAMES = tuple(beast.name.lower() for beast in Beast)
_NEED_NAMES = tuple(need.name.lower() for need in Need)


class Rahan(Game[State, Move, Event, View, Memory]):
    """The game."""

    name = "rahan"
    rules = 1
    seats = (2, 3, 4)  # RAH-55
    letter = "R"
    options = (
        Option("steadiness", HANDS, "family"),  # RAH-27
        *(Option(f"steadiness_{seat + 1}", ("same", *HANDS), "same", seat) for seat in range(4)),
        Option("start", ("empty", "three", "weapon"), "empty"),
        Option("follow", ("off", "on"), "off"),  # RAH-34
        Option("aim", ("cone", "none"), "cone"),
    )
    words = (Reason, End, Ask, Told)
    hides = False
    grammar = (
        "draw | exchange CARD CARD CARD (1..4 steps, rahan, knife, weapon) | go SQUARE | lead SQUARE (Rahan; squares "
        "a1 upper left .. i13) | shoot WEAPONS [BEAST] (without: at animals) | knife | fight PLAYER (1..4) | "
        "keep BEAST | flick ANGLE SPEED (0.01° from right to down, mm/s) | step SQUARE | loot NEED (food, water, fire, "
        "invention)"
    )
    about_state = (
        "turn: whose it is; who: the seat that is asked; turns begun by each seat; squares 0..116 row by row; animals "
        "that stand, as bits (deer, fish, bird, rabbit); beset: the beast of each seat (crocodile, tiger, mammoth, "
        "bear; -1 none); hands: cards of each kind (1 to 4 steps, rahan, knife, weapon); needs: food, water, fire, "
        "invention; combat: seats that have that card, as bits; deck, discards: cards of each kind (the four beasts "
        "last); drawn: beasts to choose from, as bits; shots left, paid for by a knife or not; foe: who is attacked, "
        "fired: shots of that combat; aside: figures that must make room (4 Rahan); steadiness of each seat; follow: "
        "a hunter goes where the flint fell"
    )
    about_draws = (
        "die: for who begins unless the table chose, then how many cards; start: cards from the start; cards: which of "
        "those left in the deck, kind by kind; hand: how a hand shakes, angle then strength, of 1000 parts; flint: the "
        "packed throw; animal: which comes back"
    )
    state_type = State
    move_type = Move
    event_type = Event
    view_type = View
    memory_type = Memory

    def start(
        self, players: int, options: Options, first: Seat | None, chance: Chance
    ) -> tuple[State, tuple[Event, ...]]:
        begins = _begins(players, first, chance)
        state = State(
            players=players,
            ask=None,
            turn=begins.seat,
            who=NOBODY,
            turns=(0,) * players,
            winner=NOBODY,
            cavemen=(CENTRE,) * players,
            rahan=RAHAN_START,
            animals=(1 << len(Animal)) - 1,
            beset=(NOTHING,) * players,
            hands=((0,) * HELD,) * players,
            needs=((0,) * len(Need),) * players,
            combat=(1 << players) - 1,
            deck=COUNTS,
            discards=(0,) * KINDS,
            drawn=0,
            shots=0,
            knife=False,
            foe=NOBODY,
            fired=0,
            aside=(),
            steadiness=tuple(_steadiness(options, seat) for seat in range(players)),
            follow=options["follow"] == "on",
        )
        given = _dealt(state, options["start"], chance)
        course.begin_turn(state, begins.seat)
        return state, (begins, *given)

    def copy(self, state: State) -> State:
        return State(*[getattr(state, name) for name in _FIELDS])

    def asked(self, state: State) -> tuple[Seat, ...]:
        return () if state.ask is None else _ONE[state.who]

    def refusal(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        return legal.refusal(state, seat, move)

    def moves(self, state: State, seat: Seat) -> tuple[Move, ...] | None:
        return legal.moves(state, seat)

    def sample(self, state: State, seat: Seat, rng: random.Random) -> Move:
        """Any kind of deed as likely as any other; every second flick at what it may hit, or few matches would end."""
        if state.ask in FLICKS:
            return _some_flick(state, seat, rng)
        kinds: dict[type[Move], list[Move]] = {}
        for move in legal.moves(state, seat) or ():
            kinds.setdefault(type(move), []).append(move)
        if not kinds:
            raise LookupError(f"{self.name}: seat {seat} has no move to choose from")
        of_a_kind = list(kinds.values())[int(rng.random() * len(kinds))]
        return of_a_kind[int(rng.random() * len(of_a_kind))]

    def play(self, state: State, seat: Seat, move: Move, chance: Chance) -> tuple[Event, ...]:
        events: course.Events = []
        match move:
            case Draw():
                course.roll_and_draw(state, seat, chance, events)
            case Exchange(cards):
                course.exchange(state, seat, cards, chance, events)
            case Go(to):
                course.go(state, seat, to, chance, events)
            case Lead(to):
                course.lead(state, seat, to, chance, events)
            case Shoot(weapons):
                shooting.arm(state, seat, weapons, events)
            case Knife():
                shooting.arm(state, seat, 0, events)
            case Fight(foe):
                shooting.challenge(state, seat, foe, events)
            case Keep(beast):
                course.keep(state, seat, beast, chance, events)
            case Flick():
                shooting.flick(state, seat, move, chance, events)
            case Step(to) if state.ask is Ask.CLOSE_IN:
                shooting.close_in(state, to, chance, events)
            case Step(to):
                course.step_aside(state, to, events)
                if state.foe == NOBODY:
                    course.next_aside(state, chance, events)
                else:
                    shooting.begin_fight(state)
            case Loot(need):
                shooting.loot(state, need, chance, events)
        return tuple(events)

    def outcome(self, state: State) -> Outcome | None:
        """A point for each of the four things, and one for being home."""
        if state.ask is not None:
            return None
        scores = [sum(map(bool, needs)) for needs in state.needs]
        scores[state.winner] += 1
        return Outcome(tuple(scores), (state.winner,), End.HOME)

    # What a seat may know

    def view(self, state: State, seat: Seat | None) -> View:
        values = {name: getattr(state, name) for name in _FIELDS}
        return View(**values, seat=seat, question=state.ask)

    def blank(self, seat: Seat | None) -> Memory:
        return Memory()

    def imagine(self, view: View, memory: Memory, rng: random.Random) -> State:
        return State(*[getattr(view, name) for name in _FIELDS])

    def possible(self, view: View) -> bool:
        """Everybody is at the table, every card somewhere, and what is asked can be answered."""
        rows = (view.turns, view.cavemen, view.beset, view.hands, view.needs, view.steadiness)
        beasts = [beast for beast in view.beset if beast != NOTHING]
        whole = (
            all(len(row) == view.players for row in rows)
            and 0 <= view.turn < view.players
            and max(view.who, view.winner, view.foe) < view.players
            and (view.ask is None) == (view.who == NOBODY) == (view.winner != NOBODY)
            and view.combat < 1 << view.players
            and len(set(beasts)) == len(beasts)
            and course.all_cards(view) == COUNTS
            and all(sum(hand) <= MOST for hand in view.hands)
            and all(sum(needs[need] for needs in view.needs) <= EACH for need in Need)
            and all(0 <= figure < view.players or figure == RAHAN for figure in view.aside)
        )
        return whole and _answerable(view)

    # Forms

    def text(self, move: Move) -> str:
        match move:
            case Draw():
                return "draw"
            case Exchange(cards):
                return " ".join(("exchange", *(_HELD_NAMES[card] for card in cards)))
            case Go(to):
                return f"go {name_of(to)}"
            case Lead(to):
                return f"lead {name_of(to)}"
            case Shoot(weapons, beast):
                return f"shoot {weapons}" + _beast_text(beast)
            case Knife(beast):
                return "knife" + _beast_text(beast)
            case Fight(foe):
                return f"fight {foe + 1}"
            case Keep(beast):
                return "keep" + _beast_text(beast)
            case Flick(angle, speed):
                return f"flick {angle} {speed}"
            case Step(to):
                return f"step {name_of(to)}"
            case Loot(need):
                return f"loot {_NEED_NAMES[need]}"

    def read(self, text: str) -> Move:
        try:
            return _read(text.split(" "))
        except (ValueError, LookupError):
            self.unreadable(text)

    def bot(self, level: Level, temper: Temper | None = None) -> Bot[View, Move, Memory]:
        from core.games.rahan.bot import bot  # bots are loaded when somebody plays against one

        return bot(level, temper)


# The beginning


def _begins(players: int, first: Seat | None, chance: Chance) -> Begins:
    """All roll, whoever rolled highest rolls again until one is alone (RAH-08); unless the table has chosen."""
    if first is not None:
        return Begins((), first)
    rolls: list[tuple[Seat, int]] = []
    left = list(range(players))
    while len(left) > 1:
        rolled = {seat: chance.pick("die", DIE) + 1 for seat in left}
        rolls += rolled.items()
        highest = max(rolled.values())
        left = [seat for seat in left if rolled[seat] == highest]
    return Begins(tuple(rolls), left[0])


def _steadiness(options: Options, seat: Seat) -> Hand:
    own = options[f"steadiness_{seat + 1}"]
    return Hand(HANDS.index(options["steadiness"] if own == "same" else own))


def _dealt(state: State, start: str, chance: Chance) -> list[Event]:
    """What the table wants everybody to begin with; beasts go back into the deck."""
    events: list[Event] = []
    for seat in course.round_from(state, state.turn) if start != "empty" else ():
        cards = [int(Card.WEAPON)] if start == "weapon" else []
        state.deck = course.more(state.deck, Card.WEAPON, -len(cards))
        for _ in range(START_CARDS + (seat != state.turn) if start == "three" else 0):
            harmless = (*state.deck[:HELD], *(0,) * len(Beast))
            place = chance.pick("start", sum(harmless))
            card = next(card for card in range(HELD) if place < sum(harmless[: card + 1]))
            state.deck = course.more(state.deck, card, -1)
            cards.append(card)
        hand = tuple(cards.count(card) for card in range(HELD))
        state.hands = (*state.hands[:seat], hand, *state.hands[seat + 1 :])
        events.append(Given(seat, tuple(cards)))
    return events


# Views that cannot be


def _answerable(view: View) -> bool:
    """Is there, for what is asked, what it is asked about?"""
    own = view.who == view.turn
    match view.ask:
        case Ask.TURN:
            return own and view.beset[view.who] == NOTHING
        case Ask.BESET:
            return own and view.beset[view.who] != NOTHING
        case Ask.KEEP:
            return own and view.drawn.bit_count() > 1
        case Ask.HUNT:
            return own and view.shots > 0 and view.animals > 0
        case Ask.REPEL:
            return own and view.shots > 0 and view.beset[view.who] != NOTHING
        case Ask.ASIDE:
            return bool(view.aside) and bool(course.room_beside(view, view.aside[0]))
        case Ask.FIGHT | Ask.CLOSE_IN | Ask.LOOT:
            fighters = view.foe != NOBODY and view.foe != view.turn and view.who in (view.turn, view.foe)
            return fighters and (view.ask is Ask.FIGHT or bool(legal.moves(view, view.who)))
    return view.ask is None


# A flick of somebody who does not aim well


def _some_flick(state: State, seat: Seat, rng: random.Random) -> Flick:
    angle, speed = rng.random() * FULL_TURN, SLOWEST + rng.random() * (FASTEST - SLOWEST)
    if rng.random() < 0.5:
        aims = shooting.targets(state)
        aim = aims[int(rng.random() * len(aims))]
        x, y = middle(state.cavemen[seat])
        angle = atan2(aim.y - y, aim.x - x) * FULL_TURN / (2 * pi) + (rng.random() - 0.5) * FULL_TURN / 18
        speed = speed_to(hypot(aim.x - x, aim.y - y) * (0.9 + 0.6 * rng.random()))
    return Flick(round(angle) % FULL_TURN, min(max(round(speed), SLOWEST), FASTEST))


# Moves as they are written


def _beast_text(beast: int) -> str:
    return "" if beast == NOTHING else f" {_BEAST_NAMES[beast]}"


def _number(word: str) -> int:
    if not (word.isascii() and word.isdecimal() and len(word) < 8 and str(int(word)) == word):
        raise ValueError(word)
    return int(word)


def _read(words: list[str]) -> Move:
    match words:
        case ["draw"]:
            return Draw()
        case ["exchange", *cards] if len(cards) <= MOST:
            return Exchange(tuple(sorted(map(_HELD_NAMES.index, cards))))
        case ["go", square]:
            return Go(named(square))
        case ["lead", square]:
            return Lead(named(square))
        case ["shoot", weapons]:
            return Shoot(_number(weapons))
        case ["shoot", weapons, beast]:
            return Shoot(_number(weapons), _BEAST_NAMES.index(beast))
        case ["knife"]:
            return Knife()
        case ["knife", beast]:
            return Knife(_BEAST_NAMES.index(beast))
        case ["fight", player]:
            return Fight(_number(player) - 1)
        case ["keep", beast]:
            return Keep(_BEAST_NAMES.index(beast))
        case ["flick", angle, speed]:
            return Flick(_number(angle), _number(speed))
        case ["step", square]:
            return Step(named(square))
        case ["loot", need]:
            return Loot(_NEED_NAMES.index(need))
    raise ValueError(words)

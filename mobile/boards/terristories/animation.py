"""Shows what happens in TerriStories: who walks, what is set, cubes on their way, indices that move, rain, a hazard."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Protocol

import msgspec

from core.game import Seat
from core.games.terristories import events as e
from core.games.terristories.content import CARDS, DANGERS
from core.games.terristories.effects import Drain
from core.games.terristories.measures import fitting
from core.games.terristories.position import INFLUENCE, TOGETHER, Ask, View, card_of, laid, more, put, put_row
from core.match import SeenEntry
from mobile.boards import acts
from mobile.boards.acts import Act, Place
from mobile.boards.canvas import BoardCanvas
from mobile.boards.die import Die
from mobile.boards.terristories import flights, ground, telling
from mobile.boards.terristories.beats import ELSEWHERE, LOST, ROOM, SECONDS
from mobile.boards.terristories.dialogs import Dialogs
from mobile.boards.terristories.face import Card, Deck
from mobile.boards.terristories.ground import Figure
from mobile.boards.terristories.head import Head
from mobile.boards.terristories.sight import Sight
from mobile.boards.terristories.tally import Tally, tallied
from mobile.look import motion, sound
from mobile.words import cards, say


class Around(Sight, Protocol):
    """Where it happens."""

    view: View
    head: Head
    rain: Die
    tally: Tally
    dialogs: Dialogs
    aside: BoardCanvas

    def draw_without(self, moving: frozenset[Figure]) -> None: ...


class Animation(acts.Animation):
    """The acts of the entry that is being shown.

    Large because it has a method for each kind of event.
    """

    together: ClassVar = frozenset(
        {e.Shifted, e.Opened, e.Funded, e.Laid, e.Gained, e.Handed, e.Regrown, e.Restored, e.Met, e.Drew}
    )

    def __init__(self, board: Around) -> None:
        super().__init__()
        self.board = board
        self.slow = False  # is it shown once more?
        self.left: View | None = None  # what the table agreed on with the newest entry
        self._pace = 1.0  # of the usual time, when much happens at once
        self._source: Place | None = None  # where in the window that happened from which the rest follows
        self._run: list[Any] = []  # what is shown at once

    @property
    def moving(self) -> bool:
        """Is anything on its way that lies on none of the board's canvases?"""
        return self.board.rain.rolling or self.board.tally.moving

    def finish(self) -> None:
        """It is there at once."""
        self.board.rain.finish()
        self.board.tally.finish()

    def animate(self, seen: SeenEntry, done: Callable[[], None]) -> None:
        agreed = self.board.view.ask is Ask.DEAL and seen.view.ask is not Ask.DEAL
        self.left = msgspec.structs.replace(self.board.view, waiting=0) if agreed else None
        if not motion.seconds(1.0):  # all is there at once, with one sound
            self._hear(seen)
            done()
            return
        needs = sum(SECONDS.get(type(run[0]), 0.0) for run in self.runs(seen))
        self._pace = 1.0 if self.slow or needs <= ROOM else ROOM / needs
        self._source = None

        def over() -> None:
            act = self._untold(seen.view)
            if act is None:
                done()
            else:
                act(done)

        super().animate(seen, over)

    def _hear(self, seen: SeenEntry) -> None:
        """What is heard first of all that happens."""
        for event in seen.events:
            _, heard = self.shows.get(type(event), (None, ""))
            name = heard if isinstance(heard, str) else heard(event)
            if name:
                sound.play(name)
                return

    def beside(self, seen: SeenEntry) -> None:
        """Gifts go from hand to hand while others do what they like."""
        for event in seen.events:
            if isinstance(event, e.Gave):
                board = self.board
                start, goal = board.seat_place(event.seat), board.seat_place(event.to)
                fly = flights.cubes(board.aside, event.n, start, goal, SECONDS[e.Gave])
                if fly is not None:
                    fly(lambda: None)

    def _begin(self, run: list[Any]) -> Act | None:
        self._run = run
        if type(run[0]) in ELSEWHERE and self.board.view.ask in TOGETHER:
            self._become(ask=None)  # what the table agreed on is put away: the planet is seen
        return super()._begin(run)

    def _time(self, kind: type, part: float = 1.0) -> float:
        """So much of what is shown of such events, in seconds."""
        return SECONDS[kind] * part * self._pace

    # The position as it is for the moment

    def _become(self, **changes: Any) -> None:
        self.board.view = msgspec.structs.replace(self.board.view, **changes)
        self.board.draw_without(frozenset())

    def _holds(self, land: int, n: int) -> None:
        self._become(lands=put(self.board.view.lands, land, max(0, n)))

    def _purse(self, *changes: tuple[Seat, int]) -> Act:
        """Seats have so much more."""

        def change() -> None:
            row = self.board.view.resources
            for seat, n in changes:
                row = more(row, seat, n)
            self._become(resources=tuple(max(0, n) for n in row))

        return acts.now(change)

    def _stands(self, what: str, seat: Seat, land: int, n: int = 1) -> Act:
        """So many more of a seat's zones or individuals are on a territory."""

        def change() -> None:
            rows = getattr(self.board.view, what)
            self._become(**{what: put_row(rows, seat, more(rows[seat], land, n))})

        return acts.now(change)

    # Places of the window

    def _land(self, land: int, down: float = 0.0) -> Place:
        board = self.board
        x, y = ground.middle(board.view.planet, land)
        return board.canvas.to_window_place(x, y + down)

    def _room(self, land: int) -> Place:
        """Where the next zone of a territory stands."""
        board = self.board
        rooms = ground.room_places(board.view, land)
        free = min(len(ground.zones_on(board.view, land)), len(rooms) - 1)
        return board.canvas.to_window_place(*rooms[free])

    def _middle(self, k: int = 0, n: int = 1) -> Place:
        """The middle of the planet; of several things side by side, where one of them is."""
        canvas = self.board.canvas
        return canvas.center_x + (k - (n - 1) / 2) * self._pitch(n), canvas.center_y

    def _pitch(self, n: int) -> float:
        """From one card to the next of so many side by side, in pixels."""
        board = self.board
        return min((flights.CARD[0] + 12) * board.overlay.unit, board.canvas.width / n) if n > 1 else board.canvas.width

    @property
    def _bank(self) -> Place:
        return self.board.canvas.center_x, self.board.canvas.top

    @property
    def _grown(self) -> float:
        """How large the planet's things are over it."""
        return self.board.canvas.unit / self.board.overlay.unit

    def _cubes(self, n: int, start: Place | None, goal: Place | None, seconds: float) -> Act | None:
        return flights.cubes(self.board.overlay, n, start, goal, seconds)

    # Indices

    def _shift(self, shifted: e.Shifted) -> Act | None:
        """What it changes by is read where that comes from, with why, and goes to its scale."""
        board, overlay, which = self.board, self.board.overlay, self._run.index(shifted)
        x, y = self._source or self._middle()
        wide = (flights.WIDE + 4) * overlay.unit
        n = len({one.index for one in self._run})
        half = wide * n / 2
        x = max(board.canvas.x + half, min(board.canvas.right - half, x))
        y = max(board.canvas.y + wide, min(board.canvas.top - wide, y))
        place = x + (which % n - (n - 1) / 2) * wide, y
        sprites, time = flights.change(shifted.index.place, shifted.by), self._time(e.Shifted)
        told = which == 0 and flights.stay(overlay, flights.said(say(shifted.cause), flights.HIGH), (x, y), time * 0.5)
        read = flights.stay(overlay, flights.change(shifted.index.place, shifted.by), place, time * 0.5)
        there = acts.now(lambda: self._level(shifted))
        fly = acts.carry(overlay, sprites, place, board.head.index_place(shifted.index.place), time * 0.5)
        return acts.then(acts.both(read, told or None), fly, there)

    def _level(self, shifted: e.Shifted) -> None:
        self._become(indices=put(self.board.view.indices, shifted.index.place, shifted.value))

    # Set-up, people, zones

    def _stage(self, stage: e.Stage) -> Act:
        changes: dict[str, Any] = {"round": stage.round, "step": stage.step}
        if stage.ambassador >= 0:
            changes["ambassador"] = stage.ambassador
        return acts.now(lambda: self._become(**changes))

    def _settle(self, settled: e.Settled) -> Act | None:
        come = self._zone(settled.seat, settled.land, self._time(e.Settled, 0.5))
        if not settled.people:
            return come
        return acts.then(come, self._man(settled.seat, settled.land, self._time(e.Settled, 0.5), settled.people))

    def _zone(self, seat: Seat, land: int, seconds: float) -> Act | None:
        sprites = flights.zone(self.board.marks[seat], self._grown)
        fly = acts.carry(self.board.overlay, sprites, self.board.seat_place(seat), self._room(land), seconds)
        return acts.then(fly, self._stands("zones", seat, land))

    def _man(self, seat: Seat, land: int, seconds: float, n: int = 1) -> Act | None:
        sprites = flights.man(self.board.marks[seat], self._grown)
        goal = self._land(land, ground.PEOPLE_AT)
        fly = acts.carry(self.board.overlay, sprites, self.board.seat_place(seat), goal, seconds)
        return acts.then(fly, self._stands("people", seat, land, n))

    def _hire(self, hired: e.Hired) -> Act | None:
        come = self._man(hired.seat, hired.land, self._time(e.Hired))
        return acts.both(self._pays(hired.seat, hired.cost, self._time(e.Hired)), come)

    def _found(self, founded: e.Founded) -> Act | None:
        come = self._zone(founded.seat, founded.land, self._time(e.Founded))
        return acts.both(self._pays(founded.seat, founded.cost, self._time(e.Founded)), come)

    def _pays(self, seat: Seat, n: int, seconds: float) -> Act | None:
        """To the bank."""
        if not n:
            return None
        fly = self._cubes(n, self.board.seat_place(seat), self._bank, seconds)
        return acts.then(self._purse((seat, -n)), fly)

    def _walk(self, went: e.Went) -> Act | None:
        board, view = self.board, self.board.view
        start = ground.crowd_places(view, went.start).get(went.seat)
        if not start:
            return None
        x, y = ground.middle(view.planet, went.goal)
        goal = (x, y + ground.PEOPLE_AT)
        figure = frozenset((Figure(went.seat, went.start),))

        def begin(done: Callable[[], None]) -> None:
            board.draw_without(figure)
            walker = [ground.man(board.marks[went.seat], *start[-1])]
            acts.fly(board.canvas, walker, start[-1], goal, self._time(e.Went))(done)

        row = more(more(view.people[went.seat], went.start, -1), went.goal, 1)
        return acts.then(begin, acts.now(lambda: self._become(people=put_row(view.people, went.seat, row))))

    def _dismiss(self, dismissed: e.Dismissed) -> Act | None:
        """Back to Earth."""
        board, start = self.board, self._land(dismissed.land, ground.PEOPLE_AT)
        self._source = self._land(dismissed.land)
        away = (start[0], board.canvas.top + 40 * board.overlay.unit)
        fly = acts.carry(
            board.overlay,
            flights.man(board.marks[dismissed.seat], self._grown),
            start,
            away,
            self._time(e.Dismissed),
        )
        return acts.then(self._stands("people", dismissed.seat, dismissed.land, -1), fly)

    # Resources

    def _gain(self, gained: e.Gained) -> Act | None:
        seat, n = gained.seat, gained.n
        place = self.board.seat_place(seat)
        start, goal = (self._source or self._bank, place) if n > 0 else (place, self._bank)
        fly, purse = self._cubes(n, start, goal, self._time(e.Gained)), self._purse((seat, n))
        told = flights.rise(self.board.overlay, flights.resources(n), place, self._time(e.Gained))
        return acts.then(fly, acts.both(purse, told)) if n > 0 else acts.then(purse, acts.both(fly, told))

    def _hand(self, handed: e.Handed | e.Gave) -> Act | None:
        start, goal = self.board.seat_place(handed.seat), self.board.seat_place(handed.to)
        fly = self._cubes(handed.n, start, goal, SECONDS[e.Handed] * self._pace)
        return acts.then(fly, self._purse((handed.seat, -handed.n), (handed.to, handed.n)))

    def _harvest(self, harvested: e.Harvested) -> Act | None:
        land, n = harvested.land, harvested.n
        self._source = self._land(land)
        taken = acts.now(lambda: self._holds(land, self.board.view.lands[land] - n))
        goal = self.board.seat_place(harvested.seat)
        fly = self._cubes(n, self._land(land, ground.COUNT_AT), goal, self._time(e.Harvested))
        return acts.then(taken, fly, self._purse((harvested.seat, n)))

    def _pay(self, paid: e.Paid) -> Act | None:
        return self._pays(paid.seat, paid.n, self._time(e.Paid))

    # Territories

    def _grow(self, regrown: e.Regrown) -> Act | None:
        there = acts.now(lambda: self._holds(regrown.land, self.board.view.lands[regrown.land] + regrown.n))
        return acts.both(there, self._grows(regrown.land, regrown.n, self._time(e.Regrown)))

    def _grows(self, land: int, n: int, seconds: float) -> Act | None:
        return flights.rise(self.board.overlay, flights.resources(n), self._land(land, ground.COUNT_AT), seconds)

    def _wither(self, barren: e.Barren) -> Act | None:
        self._source = self._land(barren.land)
        gone = acts.now(lambda: self._holds(barren.land, 0))
        return acts.then(gone, self._burst(barren.land, self._time(e.Barren)))

    def _restore(self, restored: e.Restored) -> Act | None:
        there = acts.now(lambda: self._holds(restored.land, restored.n))
        return acts.then(there, self._burst(restored.land, self._time(e.Restored)))

    def _burst(self, land: int, seconds: float) -> Act:
        return acts.burst(self.board.canvas, ground.middle(self.board.view.planet, land), 1.2, seconds)

    def _rain(self, rained: e.Rained) -> Act | None:
        """The token is tossed and lies; then it rains everywhere at once."""
        board = self.board
        falls = [(land, n) for land, n in enumerate(rained.grown) if n]

        def fall() -> None:
            if falls:
                sound.play(telling.FALLS)
            self._become(lands=tuple(map(sum, zip(board.view.lands, rained.grown, strict=True))))

        toss: Act = lambda done: board.rain.roll(rained.token, done)  # noqa: E731
        grow = acts.both(*(self._grows(land, n, LOST) for land, n in falls))
        return acts.then(toss, acts.now(fall), grow, acts.now(lambda: board.rain.rest(None)))

    def _untold(self, view: View) -> Act | None:
        """What territories have lost that no event tells of."""
        was = self.board.view.lands
        lost = [(land, now - was[land]) for land, now in enumerate(view.lands) if now != was[land]]
        if not lost:
            return None
        there = acts.now(lambda: self._become(lands=view.lands))
        return acts.both(there, *(self._grows(land, n, LOST) for land, n in lost))

    # Cards

    def _show(self, which: Card, start: Place | None, seconds: float) -> Act | None:
        """A card comes from its owner and is read over the planet."""
        goal = self._source = self._middle()
        come = acts.carry(self.board.overlay, flights.card(which, False), start, goal, seconds * 0.3)
        return acts.then(come, flights.stay(self.board.overlay, flights.card(which), goal, seconds * 0.7))

    def _power(self, used: e.PowerUsed) -> Act | None:
        return self._show(Card(Deck.POWER, used.role), self.board.seat_place(used.seat), self._time(e.PowerUsed))

    def _act(self, acted: e.Acted) -> Act | None:
        return self._show(Card(Deck.PROJECT, acted.card), self.board.seat_place(acted.seat), self._time(e.Acted))

    def _draw(self, drew: e.Drew) -> Act | None:
        """Projects from a pile, which lies outside of the planet."""
        role = self.board.view.roles[drew.seat]
        if role < 0 or not drew.count:
            return None
        goal = self.board.seat_place(drew.seat)
        return acts.carry(self.board.overlay, flights.back(role), self._bank, goal, self._time(e.Drew))

    def _role(self, taken: e.RoleTaken) -> Act | None:
        """Who one is now, and of which colour."""
        board = self.board
        roles = put(board.view.roles, taken.seat, taken.role)
        text = say("terristories.lying.title", name=board.name_of(taken.seat), role=cards.role_name(taken.role))
        place = self._middle()
        come = acts.carry(board.overlay, flights.role(taken.role, text), board.seat_place(taken.seat), place, 0.25)
        seen = flights.stay(board.overlay, flights.role(taken.role, text), place, 0.4)
        return acts.then(come, seen, acts.now(lambda: self._become(roles=roles)))

    def _open(self, opened: e.Opened) -> Act | None:
        """Each comes from whose it is."""
        given = [(seat, card) for seat, card in enumerate(opened.cards) if card >= 0]
        overlay, time, shown = self.board.overlay, self._time(e.Opened), []
        for k, (seat, card) in enumerate(given):
            place = self._middle(k, len(given))
            sprites = flights.card(Card(Deck.PROJECT, card), False)
            come = acts.carry(overlay, sprites, self.board.seat_place(seat), place, time * 0.5)
            seen = flights.stay(overlay, flights.card(Card(Deck.PROJECT, card), False), place, time * 0.5)
            shown.append(acts.then(come, seen))
        return acts.both(*shown)

    def _fund(self, funded: e.Funded) -> Act | None:
        """From everybody who pays to the project, or to the scales."""
        paid = [(seat, n) for seat, n in enumerate(funded.shares) if n]
        goal = self._source = self._middle(self._run.index(funded), len(self._run))
        time = self._time(e.Funded)
        fly = acts.both(*(self._cubes(n, self.board.seat_place(seat), goal, time) for seat, n in paid))
        seen = None
        if funded.slot != INFLUENCE:
            room = min(flights.TITLE, self._pitch(len(self._run)) / self.board.overlay.unit - 28)
            card = flights.card(Card(Deck.PROJECT, funded.card), True, room)
            seen = flights.stay(self.board.overlay, card, goal, time)
        return acts.then(self._purse(*((seat, -n) for seat, n in paid)), acts.both(seen, fly))

    def _lay(self, card: e.Laid) -> Act | None:
        sprites = flights.card(Card(Deck.PROJECT, card.card), False)
        start = self._middle(self._run.index(card), len(self._run))
        goal = self.board.seat_place(card.seat)
        fly = acts.carry(self.board.overlay, sprites, start, goal, self._time(e.Laid))
        n = CARDS[card.card].labels if not card.turned else 0
        got = flights.rise(self.board.overlay, flights.labels(n), goal, self._time(e.Laid)) if n else None
        return acts.then(fly, got)

    def _site(self, sited: e.Sited) -> Act | None:
        board = self.board
        sprites = flights.amenity(CARDS[sited.card].id, self._grown)
        goal = self._land(sited.land, ground.ROOMS_AT)
        fly = acts.carry(board.overlay, sprites, board.seat_place(sited.seat), goal, self._time(e.Sited))

        def stands() -> None:
            row = board.view.active[sited.seat]
            others = tuple(code for code in row if card_of(code) != sited.card)
            self._become(active=put_row(board.view.active, sited.seat, (*others, laid(sited.card, sited.land))))

        return acts.then(fly, acts.now(stands))

    def _hazard(self, drawn: e.Drawn) -> Act | None:
        """It is turned over, large; then what it takes is seen where it lies, and what wards it off."""
        board, view = self.board, self.board.view
        self._source = self._middle()
        turn: Act = lambda done: board.dialogs.turn_over(drawn.hazard, done, drawn.seats, drawn.lands)  # noqa: E731
        lost: dict[int, int] = {}
        meant: set[int] = set()
        for node in DANGERS[drawn.hazard].effect:
            if isinstance(node, Drain):
                meant |= set(fitting(view, view.ambassador, node.where))
                lost |= {land: min(node.n, view.lands[land]) for land in meant - set(drawn.lands)}
        lands = tuple(n - lost.get(land, 0) for land, n in enumerate(view.lands))
        falls = acts.now(lambda: self._become(lands=lands)) if lost else None
        safe = [self._land(land) for land in meant & set(drawn.lands)]
        shields = [flights.stay(board.overlay, flights.shield(), place, LOST) for place in safe]
        shields += [flights.stay(board.overlay, flights.shield(), board.seat_place(seat), LOST) for seat in drawn.seats]
        seen = acts.both(*(self._grows(land, -n, LOST) for land, n in lost.items()), *shields)
        spared = acts.now(lambda: sound.play(telling.WARDS)) if shields else None
        return acts.then(turn, falls, spared, seen)

    # Goals

    def _meet(self, met: e.Met) -> Act | None:
        overlay, told = self.board.overlay, []
        for k, seat in enumerate(met.seats):
            text = say("terristories.tally_meets", name=self.board.name_of(seat))
            x, y = self._middle()
            place = (x, y + (k - (len(met.seats) - 1) / 2) * 44 * overlay.unit)
            told.append(flights.stay(overlay, flights.said(text, 0, 240), place, self._time(e.Met)))
        won = self.board.view.won | sum(1 << seat for seat in met.seats)
        return acts.both(acts.now(lambda: self._become(won=won)), *told)

    def _end(self, over: e.Over) -> Act:
        """The goals are counted, one after the other."""
        board = self.board
        view = msgspec.structs.replace(board.view, end=over.end)
        return lambda done: board.tally.count(tallied(view, board.name_of), done)

    shows: ClassVar = {
        e.Stage: (_stage, telling.HEARD[e.Stage]),
        e.RoleTaken: (_role, telling.HEARD[e.RoleTaken]),
        e.Drew: (_draw, "card"),
        e.Settled: (_settle, telling.HEARD[e.Settled]),
        e.PowerUsed: (_power, telling.HEARD[e.PowerUsed]),
        e.Shifted: (_shift, telling.HEARD[e.Shifted]),
        e.Went: (_walk, telling.HEARD[e.Went]),
        e.Hired: (_hire, telling.HEARD[e.Hired]),
        e.Founded: (_found, telling.HEARD[e.Founded]),
        e.Opened: (_open, telling.HEARD[e.Opened]),
        e.Funded: (_fund, telling.HEARD[e.Funded]),
        e.Laid: (_lay, telling.HEARD[e.Laid]),
        e.Sited: (_site, telling.HEARD[e.Sited]),
        e.Acted: (_act, telling.HEARD[e.Acted]),
        e.Gained: (_gain, telling.HEARD[e.Gained]),
        e.Handed: (_hand, telling.HEARD[e.Handed]),
        e.Gave: (_hand, ""),
        e.Regrown: (_grow, telling.HEARD[e.Regrown]),
        e.Barren: (_wither, telling.HEARD[e.Barren]),
        e.Restored: (_restore, telling.HEARD[e.Restored]),
        e.Harvested: (_harvest, telling.HEARD[e.Harvested]),
        e.Dismissed: (_dismiss, telling.HEARD[e.Dismissed]),
        e.Paid: (_pay, telling.HEARD[e.Paid]),
        e.Rained: (_rain, telling.HEARD[e.Rained]),
        e.Drawn: (_hazard, ""),
        e.Met: (_meet, telling.HEARD[e.Met]),
        e.Over: (_end, ""),
    }

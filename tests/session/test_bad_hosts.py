"""What a host may say, however wrong, and what comes of it: at worst the end of the link, never of the app."""

from __future__ import annotations

import random
import time
import tracemalloc
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from msgspec import inspect

from core.game import Outcome, Refusal
from core.log import Kind, Seated
from core.match import Match, SeenEntry
from core.packing import digest, pack
from core.session.link.frames import POSITION
from core.session.link.signals import Ended
from core.session.room.delta import compress
from core.session.room.events import Changed, Started
from core.session.room.feed import GuestFeed
from core.session.room.guest import AT_ONCE, Stage
from core.session.room.guest_sights import REMEMBERED
from core.session.room.guest_table import GuestTable
from core.session.room.messages import (
    NIL,
    Answer,
    Asks,
    Began,
    Chair,
    FromGuest,
    FromHost,
    HandOver,
    Heir,
    Moved,
    Part,
    Person,
    Presence,
    Room,
    Said,
    Snap,
    Stayed,
    Timed,
    Told,
    Welcome,
)
from core.session.room.stored import Handed, StoredMember, handed
from core.session.room.wishes import Wishes
from core.table import Proposal, Step
from core.timer import Times
from tests.contract.games import anywhere, begin, every_game, every_table, find, wander
from tests.rehearsal import Event
from tests.session.foreign import wrong
from tests.session.rooms import Rooms, play_on, seated

MOST = 24 * 1024 * 1024  # bytes that any one word of a host may cost a guest for a moment
replace = msgspec.structs.replace


def host_link(rooms: Rooms):
    return next(member.link for member in rooms.host.members.values() if member.link is not None)


def says(rooms: Rooms, *messages: object) -> None:
    """The host says this, whatever it should say."""
    for message in messages:
        host_link(rooms).say(message)
    listens(rooms)


def listens(rooms: Rooms) -> None:
    """The first guest hears it, and what it makes of that is taken."""
    rooms.guests[0].work()
    rooms.take(rooms.guests[0])


def table_of(match, seat) -> tuple[GuestTable, Snap]:
    """A guest's table that has heard nothing yet, and the position it would be told."""
    began = Began(b"matchone", match.setup, (seat,), match.n)
    return GuestTable(match.game, began, Wishes(lambda wish: None)), GuestFeed(match, (seat,)).snap(0)


def seen(snap: Snap, view: bytes, public: bytes) -> Snap:
    """The same position, but for the view of the guest's seat."""
    own, others = snap.told.parts
    own = replace(own, view=compress(view), digest=digest(view))
    others = replace(others, view=compress(public, view))
    return replace(snap, told=replace(snap.told, parts=(own, others)))


@every_table
def test_a_view_with_a_wrong_number_is_refused_or_does_for_all_that_is_asked_of_it(game, players):
    """The right one is taken. Whatever is taken answers what a board asks, in no time."""
    rng = random.Random(f"wrong views {game.name} {players}")
    taken = refused = 0
    for k in range(4):
        match = anywhere(game, players, rng) if k else wander(begin(game, players, rng), rng, 6)
        others = [entry.move for entry in wander(begin(game, players, rng), rng, 12).entries if entry.move is not None]
        seat = rng.randrange(players)
        _, snap = table_of(match, seat)
        right, public = pack(match.view(seat)), pack(match.view(None))
        for n, view in enumerate([right, *wrong(right, rng, 60)]):
            table, _ = table_of(match, seat)
            began = time.process_time()
            try:
                table.snap(seen(snap, view, public))
            except Exception:
                assert n, "a right view is taken"
                refused += 1
                continue
            finally:
                assert time.process_time() - began < 1.0
            taken += 1
            moves = table.moves(seat)
            for move in [*others, *(moves or ())][:200]:
                table.refusal(seat, move)
            if moves is None:
                game.text(game.sample(table.sights.position(seat), seat, rng))
            assert set(table.asked) <= set(range(players))
            assert time.process_time() - began < 2.0
    assert taken > 20
    assert refused > 40


@pytest.mark.parametrize("game", ["help_me", "paleo", "sapiens"])
def test_right_views_are_possible_until_the_end(game):
    game = find(game)
    rng = random.Random(f"possible {game.name}")
    match = begin(game, 3, rng)
    for _ in range(120):
        for seat in (0, 1, 2, None):
            view = msgspec.msgpack.decode(pack(match.view(seat)), type=game.view_type)
            assert game.possible(view)
        if not match.asked:
            return
        wander(match, rng, 1)


LONG = "x" * 200_000
OUT = Outcome((1, 2), (0,), "over")


def _room(rooms: Rooms, **changes: object) -> Room:
    return replace(rooms.guests[0].room, **changes)


def _began(rooms: Rooms, **changes: object) -> Began:
    setup = replace(rooms.host.match.setup, **changes)
    return Began(b"another!", setup, (1,), 0)


def _told(rooms: Rooms, **changes: object) -> Told:
    """The next entry, as it is not."""
    told = GuestFeed(rooms.host.match, rooms.table.own).snap(0).told
    return replace(told, **({"n": told.n + 1, "kind": Kind.MOVE} | changes))


WRONG = {
    "400 seats": lambda r: _began(r, players=400, seats=(Seated(),) * 400),
    "a seat too many": lambda r: _began(r, players=5, seats=(Seated(),) * 5),
    "2 to the 31 players": lambda r: _began(r, players=2**31),
    "an option nobody knows": lambda r: _began(r, options={"gravity": "off"}),
    "a first seat that is not there": lambda r: _began(r, first=3),
    "a match that became another": lambda r: replace(_began(r, options={"open_piles": "on"}), match=r.table.match_id),
    "a seat twice": lambda r: replace(_began(r), own=(1, 1)),
    "a chair with a name without end": lambda r: _room(r, chairs=(Chair(LONG),)),
    "a mark nobody has": lambda r: _room(r, chairs=(Chair("Zoe", 9),)),
    "a thousand chairs": lambda r: _room(r, chairs=(Chair(),) * 1000),
    "chairs for more than can play": lambda r: _room(r, chairs=(Chair(),) * 7),
    "nobody in the room": lambda r: _room(r, people=()),
    "the same device twice": lambda r: _room(r, people=(Person(1, "a", Presence.HERE),) * 2),
    "a game with a name without end": lambda r: _room(r, game=LONG),
    "a choice nobody has": lambda r: _room(r, options={"open_piles": "perhaps"}),
    "a deal that is no code": lambda r: _room(r, known="P522Y BQ3WU"),
    "a deal that is miscopied": lambda r: _room(r, known="H3229-P4RT9"),
    "a deal of another game": lambda r: _room(r, known="P522Y-BQ3WU"),
    "a deal without end": lambda r: _room(r, known="-".join(["H3229"] * 500)),
    "a deal for fewer than there are chairs for": lambda r: _room(
        r, known="H3229-P4RT8", playing=False, chairs=(Chair(),) * 3
    ),
    "a match of a deal for others": lambda r: _began(r, known="H3229-P4RT8", first=1),
    "words without end": lambda r: Said(0, "", LONG),
    "a message without end": lambda r: Said(0, "", "x" * 8_000_000),
    "a number that is no answer": lambda r: Answer(-(2**63)),
    "a reason without end": lambda r: Answer(1, Refusal(LONG)),
    "a proposal of nobody": lambda r: Asks(Proposal(7, 0)),
    "a proposal to go where nobody was": lambda r: Asks(Proposal(0, 99)),
    "an outcome for more than play": lambda r: _told(r, outcome=Outcome((1, 2, 3), (0,), "over")),
    "a winner who is not there": lambda r: _told(r, outcome=Outcome((1, 2), (5,), "over")),
    "a move of nobody": lambda r: _told(r, seat=-1),
    "asked is who is not there": lambda r: _told(r, asked=(9,)),
    "back to where nobody was": lambda r: _told(r, kind=Kind.UNDO, to=77),
    "entry 2 to the 63": lambda r: _told(r, n=2**63),
    "a past without end": lambda r: Snap(_told(r), tuple(Step(k, Kind.MOVE, 0) for k in range(200_000)), (), 0),
    "a past out of order": lambda r: Snap(
        _told(r), (Step(0, Kind.SETUP, 0), Step(0, Kind.MOVE, 0), Step(1, Kind.MOVE, 0)), (Seated(),) * 2, 0
    ),
    "times of more than play": lambda r: Timed(Times(0, (1, 1, 1))),
    "stopped by who is not there": lambda r: Timed(Times(0, (1, 1), 5)),
    "a bot for who is not there": lambda r: Timed(Times(0, (1, 1), None, (7,))),
    "more time than there is": lambda r: Timed(Times(0, (2**40, 1))),
    "a thousand addresses": lambda r: Moved("Zoe", ("127.0.0.1:1",) * 1000, 1),
}


@pytest.mark.parametrize("word", WRONG.values(), ids=WRONG)
def test_a_word_that_cannot_be_ends_the_link_and_nothing_else(word):
    rooms = seated("help_me", "h1")
    guest, heard = rooms.guests[0], []
    rooms.when(guest, Said, heard.append)
    message = word(rooms)
    link = host_link(rooms)
    link.say(message)
    tracemalloc.start()
    began = time.process_time()
    for _ in range(200):
        listens(rooms)
    took, (_, peak) = time.process_time() - began, tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert guest.way.link is None
    assert (guest.stage, guest.why) in ((Stage.OVER, Ended.NONSENSE), (Stage.AWAY, Ended.NONSENSE))
    assert not heard
    assert peak < MOST
    assert took < 1.0


def test_a_room_of_a_game_we_do_not_have_is_said_and_not_entered():
    rooms = Rooms("help_me")
    guest = rooms.guest("Ben")
    rooms.until(lambda: guest.stage is Stage.ROOM and guest.room)
    rooms.go()
    changes = []
    rooms.when(guest, Changed, lambda _: changes.append(guest.room.game))
    says(rooms, replace(guest.room, game="chess"))
    assert (guest.stage, guest.why) == (Stage.OVER, Ended.VERSION)
    assert set(changes) == {"help_me"}


def test_whatever_breaks_while_a_word_is_taken_ends_the_link_with_a_reason():
    rooms = seated("help_me", "h1")
    guest = rooms.guests[0]

    def break_down(news: object) -> None:
        raise ZeroDivisionError

    rooms.table.listen(break_down)
    says(rooms, Asks(Proposal(0, 0, ())))
    assert (guest.stage, guest.why) == (Stage.OVER, Ended.NONSENSE)


def test_rules_that_break_on_what_they_are_told_end_the_link(monkeypatch):
    rooms = seated("help_me", "h1")
    guest = rooms.guests[0]
    monkeypatch.setattr(type(rooms.game), "remember", lambda self, memory, event: 1 // 0)
    seat = rooms.host.table.asked[0]
    rooms.host.match.play(seat, rooms.host.match.sample(seat, random.Random(1)))
    rooms.go(2)
    assert (guest.stage, guest.why) == (Stage.OVER, Ended.NONSENSE)


def test_however_often_a_room_is_told_the_screens_hear_of_it_once_a_look():
    rooms = Rooms("help_me")
    guest = rooms.guest("Ben")
    rooms.until(lambda: guest.stage is Stage.ROOM and guest.room)
    rooms.go()
    told = []
    rooms.when(guest, Changed, lambda _: told.append(guest.room.host))
    for k in range(600):
        host_link(rooms).say(replace(guest.room, host=f"Zoe {k}"))
    looks = 0
    while not told or told[-1] != "Zoe 599":
        rooms.clock.now += 0.02
        listens(rooms)
        looks += 1
        assert len(told) <= looks
        assert looks < 1000
    assert looks >= 600 // AT_ONCE
    assert guest.way.linked


def test_a_room_that_is_told_all_the_time_is_not_shown_all_the_time():
    """To show it takes as long as there are people in it; the last one is shown in any case."""
    rooms = seated("help_me", "h1")
    guest, shown = rooms.guests[0], []
    rooms.go(200, 0.05)
    rooms.when(guest, Changed, lambda _: shown.append(guest.room.host))
    for k in range(250):
        says(rooms, _room(rooms, host=f"Zoe {k}"))
        rooms.clock.now += 0.02
    rooms.clock.now += 0.2
    listens(rooms)
    assert guest.way.linked
    assert 30 < len(shown) < 75
    assert shown[-1] == "Zoe 249"


def test_words_without_end_are_not_all_shown():
    rooms = seated("help_me", "h1")
    guest, heard = rooms.guests[0], []
    rooms.when(guest, Said, heard.append)
    for _ in range(300):
        host_link(rooms).say(Said(0, "bravo"))
    rooms.go(40)
    assert 10 < len(heard) < 60
    assert guest.way.linked


def test_one_position_at_a_look():
    """A position makes screens anew: however many come, others get their turn in between."""
    rooms = seated("help_me", "h1")
    guest, news = rooms.guests[0], []
    rooms.table.listen(news.append)
    snap = GuestFeed(rooms.host.match, (1,)).snap(0)
    for _ in range(50):
        host_link(rooms).say(snap)
    for _ in range(10):
        before = len(news)
        guest.work()
        assert len(news) - before == 1


def _other_match(rooms: Rooms, k: int) -> tuple[object, ...]:
    """Another match, and its position: a screen is left and another one comes."""
    match = rooms.host.match
    return Began(bytes([k]) * 8, match.setup, (1,), match.n), GuestFeed(match, (1,)).snap(0)


@pytest.mark.parametrize(
    "words",
    [
        lambda rooms, k: (Heir(True),),
        lambda rooms, k: (Stayed(1, k),),
        lambda rooms, k: (Asks(Proposal(0, 0, ())), Asks(None)),
        lambda rooms, k: (GuestFeed(rooms.host.match, (1,)).snap(0),),
        _other_match,
        lambda rooms, k: (_room(rooms, playing=False), *_other_match(rooms, k), _room(rooms, playing=True)),
    ],
    ids=["heir", "stayed", "question", "position", "match", "match and room"],
)
def test_nobody_is_asked_or_shown_something_else_without_end(words):
    """Each puts a question or another screen before a person, who could do nothing else, not even leave."""
    rooms = seated("help_me", "h1")
    guest, seen = rooms.guests[0], []
    for kind in (Heir, Stayed, Started):
        rooms.when(guest, kind, seen.append)
    rooms.table.listen(seen.append)
    clock, looks = rooms.clock.now, 0
    for k in range(100):
        for word in words(rooms, k):
            if guest.way.linked:
                host_link(rooms).say(word)
        for _ in range(4):
            rooms.clock.now += 0.01
            looks += 1
            listens(rooms)
        if not guest.way.linked:
            break
    assert guest.why is Ended.FLOOD
    assert 10 < len(seen) < 60
    rooms.until(lambda: guest.way.linked and guest.stage is Stage.PLAYING, 60)
    assert rooms.clock.now > clock, "the table is still there when the host is right again"


def test_another_match_is_shown_though_nothing_was_said_of_the_room_in_between():
    rooms = seated("help_me", "h1")
    seen = []
    rooms.when(rooms.guests[0], Started, lambda started: seen.append(started.table))
    says(rooms, *_other_match(rooms, 1))
    assert [table.match_id for table in seen] == [bytes([1]) * 8]


@pytest.mark.parametrize("before", [True, False])
def test_whoever_is_welcomed_is_so_once_and_first(before):
    """Each welcome is written down, which takes time."""
    rooms = seated("help_me", "h1")
    guest, kept = rooms.guests[0], []
    guest.keep = kept.append
    member = next(iter(rooms.host.members.values()))
    if before:
        guest._welcomed = False  # as on a link that was just opened
        says(rooms, Heir(True))
    else:
        says(rooms, *[Welcome(member.key, 1)] * 50)
    assert (guest.stage, guest.why) == (Stage.OVER, Ended.NONSENSE)
    assert kept == []


def test_what_was_told_long_ago_makes_room():
    """Entries that are as large as they may be do not pile up."""
    match = Match.begin(find("rehearsal"), 2, 1)
    table, snap = table_of(match, 0)
    table.snap(snap)
    own, public = (pack(match.view(seat)) for seat in (0, None))
    large = msgspec.Raw(pack((Event("bid", 0, (1,) * 100_000),)))
    parts = tuple(
        Part(seat, events, compress(view, known), digest(view), 0, 0)
        for seat, events, view, known in ((0, large, own, own), (None, NIL, public, own))
    )
    for n in range(1, 3 * REMEMBERED // 100_000):
        table.told(replace(snap.told, n=n, kind=Kind.MOVE, parts=parts))
    assert isinstance(table.seen(n, 0), SeenEntry)
    assert isinstance(table.seen(1, 0), Refusal)
    kept = [k for k in range(n + 1) if isinstance(table.seen(k, 0), SeenEntry)]
    assert REMEMBERED // 4 < 100_000 * len(kept) <= REMEMBERED


def test_a_long_match_with_undo_is_still_told_right():
    """None of this is in the way of what a host does say."""
    rooms = seated("rehearsal", "h1")
    rng = random.Random(5)
    for _ in range(12):
        play_on(rooms, rng, 4)
        match = rooms.host.match
        if match.n > 2 and match.outcome is None:
            seat = match.seats and match.path[-1].seat
            if not isinstance(match.undo_right(seat), Refusal):
                match.undo(seat)
        rooms.go(4)
    assert rooms.guests[0].way.linked
    assert rooms.table.n == rooms.host.match.n
    assert [step.n for step in rooms.table.path] == [step.n for step in rooms.host.table.path]


def test_a_table_nobody_asked_for_is_not_taken_nor_anything_as_large():
    """Not even its bytes are gathered; whoever has said yes gets it, once."""
    rooms = seated("help_me", "h1")
    host, guest, got = rooms.host, rooms.guests[0], []
    rooms.when(guest, Handed, got.append)
    records = tuple(host.match.records())
    table = Handed(host.kept(), host.match.setup, 1, records * 20_000, b"", None)
    assert len(pack(table)) > 2 * POSITION
    host_link(rooms).say(HandOver(table))
    before = guest.way.link
    for _ in range(100):
        rooms.go(1)
    assert guest.way.link is not before
    assert got == []
    rooms.until(lambda: guest.way.linked and guest.stage is Stage.PLAYING)
    guest.take_over(True)
    host_link(rooms).say(HandOver(table))
    rooms.until(lambda: got)
    assert got == [table]
    says(rooms, HandOver(replace(table, records=records)))
    assert got == [table]
    assert (guest.stage, guest.why) == (Stage.OVER, Ended.NONSENSE)


@pytest.mark.parametrize("changes", [{"deal": 2**63}, {"deal": -1}, {"records": ()}])
def test_a_table_that_no_store_could_hold_is_not_read(changes):
    rooms = seated("help_me", "h1")
    host, guest, got = rooms.host, rooms.guests[0], []
    rooms.when(guest, Handed, got.append)
    guest.take_over(True)
    table = Handed(host.kept(), host.match.setup, 1, tuple(host.match.records()), b"", None)
    says(rooms, HandOver(replace(table, **changes)))
    assert got == []
    assert guest.way.link is None


MEMBER = StoredMember(b"memberxx", 1, "Ana", (bytes(32),))


@pytest.mark.parametrize(
    "changes",
    [
        {"room": b"anothero"},
        {"match": b"anotherm"},
        {"game": "sapiens"},
        {"options": {"no": "such"}},
        {"owners": (0,)},
        {"members": (replace(MEMBER, number=0),)},
        {"members": (replace(MEMBER, number=-1),)},
        {"members": (MEMBER, replace(MEMBER, key=b"memberyy"))},
        {"members": (MEMBER, replace(MEMBER, number=2))},
        {"members": (replace(MEMBER, key=b""),)},
        {},
    ],
    ids=lambda changes: next(iter(changes), "right"),
)
def test_only_the_table_at_which_one_sits_is_taken_over_and_nobody_at_it_has_the_place_of_the_heir(changes):
    rooms = seated("help_me", "h1")
    host, guest, got = rooms.host, rooms.guests[0], []
    rooms.when(guest, Handed, got.append)
    guest.take_over(True)
    kept = host.kept()
    whole = handed(kept, host.match, kept.members[0], MEMBER)
    says(rooms, HandOver(replace(whole, room=replace(whole.room, **changes))))
    assert len(got) == (not changes)
    assert (guest.why is Ended.NONSENSE) == bool(changes)


def unbounded(kind: Any, where: str, seen: set[Any]) -> Iterator[str]:
    """Where in a message a number has no range, or what is long no bound."""
    match kind:
        case inspect.StructType() if kind.cls not in seen:
            seen.add(kind.cls)
            for field in kind.fields:
                yield from unbounded(field.type, f"{kind.cls.__name__}.{field.name}", seen)
        case inspect.UnionType():
            for part in kind.types:
                yield from unbounded(part, where, seen)
        case inspect.TupleType():
            for part in kind.item_types:
                yield from unbounded(part, where, seen)
        case inspect.IntType() | inspect.FloatType():
            if kind.ge is None or kind.le is None:
                yield where
        case inspect.StrType() | inspect.BytesType() | inspect.VarTupleType() | inspect.DictType():
            if kind.max_length is None:
                yield where
            for part in (getattr(kind, name, None) for name in ("item_type", "key_type", "value_type")):
                yield from unbounded(part, where, seen)
        case inspect.ListType() | inspect.AnyType():
            yield where


@pytest.mark.parametrize("union", [FromHost, FromGuest], ids=["hosts", "guests"])
def test_every_number_and_length_on_the_wire_has_a_range(union):
    assert list(unbounded(inspect.type_info(union), "", set())) == []


@every_game
def test_every_number_and_length_of_what_a_game_shows_has_a_range(game):
    for shown in (game.view_type, game.event_type, game.memory_type):
        assert list(unbounded(inspect.type_info(shown), "", set())) == []

"""A bot is somebody: kept with the match, read where it is missing, and gone when a person takes the seat back."""

import msgspec
import pytest

from core import characters
from core.game import Level
from core.games import find
from core.log import Seated
from core.match import Match
from core.packing import Unreadable, pack, unpack
from core.session.room.messages import Chair
from core.session.room.seating import Seating
from core.table import LocalTable

NINO = Seated("Nino", Level.EASY, 1, "nino")


def test_what_older_apps_have_kept_is_read_and_looks_as_it_did():
    old = pack({"name": "Léo", "level": "easy", "mark": 1})
    assert unpack(old, Seated) == Seated("Léo", Level.EASY, 1)
    assert pack(Seated("Léo", Level.EASY, 1)) == old, "nothing is written where nobody is anybody"
    assert unpack(pack(["Léo", 1, None, "easy"]), Chair) == Chair("Léo", 1, None, Level.EASY)


@pytest.mark.parametrize("kind", [Seated, Chair])
def test_a_face_without_end_is_refused(kind):
    packed = pack(kind("Zoe", face="x" * 17))
    with pytest.raises(Unreadable):
        unpack(packed, kind)


def test_a_face_that_nobody_knows_is_a_plain_bots():
    stranger = Seated("Zoe", Level.EASY, 0, "from_tomorrow")
    assert characters.face(stranger) == "from_tomorrow"
    assert characters.own(stranger) is characters.stand_in(stranger) is None
    assert characters.face(msgspec.structs.replace(stranger, level=None)) is None, "a person has none"


def test_no_two_are_the_same_and_each_has_a_temper_of_their_own():
    everybody = characters.CHARACTERS
    for field in ("id", "name", "temper"):
        assert len({getattr(one, field) for one in everybody}) == len(everybody) == 8
    assert characters.free({one.id for one in everybody[1:]}) == [everybody[0]]
    assert len(characters.free({one.id for one in everybody})) == 8, "a table of nine would have doubles, and no error"


def test_who_stands_in_is_not_at_the_table_yet_and_gives_the_seat_back():
    match = Match.begin(find("help_me"), [Seated("Ana"), NINO, Seated("Ben", mark=2)], 5)
    table = LocalTable(match)
    assert table.seat_bot(0, Level.NORMAL) is None
    acting = characters.stand_in(match.seats[0])
    assert acting is not None
    assert acting.id != "nino"
    assert match.seats[0].name == "Ana", "it is her seat"
    assert table.seat_person(0) is None
    assert match.seats[0] == Seated("Ana")


def test_who_takes_a_bots_seat_does_not_take_its_name():
    match = Match.begin(find("help_me"), [Seated("Ana"), NINO], 5)
    table = LocalTable(match)
    assert table.seat_person(1) is None
    assert match.seats[1] == Seated("", None, 1)


def test_in_a_room_a_character_keeps_its_chair_through_colours_matches_and_a_rematch():
    seating = Seating(find("help_me"), {}, "Ana")
    seating.sit(0, 0, "Ana", 0)
    seating.seat_bot(1, "Nino", Level.HARD, "nino")
    seating.sit(0, 0, "Ana", 1)  # the bot's colour
    assert seating.chairs[1] == Chair("Nino", 0, None, Level.HARD, "nino")
    seats, owners = seating.settled()
    assert seats[1] == Seated("Nino", Level.HARD, 0, "nino")
    match = Match.begin(find("help_me"), seats, 5)
    seating.begin(match, owners)
    assert seating.chairs[1].face == "nino"
    seating.give(0, -1)  # Ana has left for good
    LocalTable(match).seat_bot(0, Level.NORMAL)
    seating.end()
    assert seating.chairs[1].face == "nino"
    acting = characters.character(seating.chairs[0].face)
    assert acting is not None
    assert seating.chairs[0].name == acting.name, "in the next match it plays for nobody"

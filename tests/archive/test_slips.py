"""A table's result as a line that people send each other, and what of it is gathered and compared."""

from __future__ import annotations

import random
from datetime import date, timedelta

import pytest

from core import games
from core.archive import Archive
from core.archive.slips import LONGEST, Sat, Slip, Slips, read_slip, slip_of
from core.deals import dealt
from core.game import EndReason, Level, Outcome
from core.log import Seated
from core.match import Match
from core.packing import Unreadable

CODE, DAY = "H3229-P4RT8", date(2026, 11, 19)
SLIP = Slip(CODE, DAY, (Sat("Ana", 42, True), Sat("Otto", 38, False, Level.NORMAL)))
LINE = "Pichenette H3229-P4RT8 2026-11-19: Ana 42+, Otto 38 (normal)"


def test_a_slip_is_one_line_and_read_back_from_whatever_stands_around_it():
    assert SLIP.line == LINE
    assert read_slip(LINE) == SLIP
    assert read_slip(f"Pichenette, c’est bien !\n  {LINE}  \nÀ toi de jouer.") in (SLIP,)
    assert SLIP.best == 42


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Pichenette",
        LINE + "\n" + LINE,
        LINE.replace("42", "042"),
        LINE.replace("42", "4e2"),
        LINE.replace("42", "9999999"),
        LINE.replace("2026-11-19", "2026-02-31"),
        LINE.replace("2026-11-19", "19-11-2026"),
        LINE.replace("normal", "sharp"),
        LINE.replace("Ana", "A\u202ena"),
        LINE.replace("Ana", "A" * 25),
        LINE.replace("Ana", ""),
        LINE.replace("H3229", "H3O29"),
        LINE.replace(": ", ":"),
        LINE + ",",
        LINE + " and more",
        LINE + ", Ana 1" * LONGEST,
        "Pichenette H3229-P4RT8 2026-11-19: Ana ٤٢",
    ],
)
def test_what_is_not_as_we_write_it_is_none(text):
    with pytest.raises(Unreadable):
        read_slip(text)


def test_names_of_any_sort_make_a_line_that_can_be_read():
    rng = random.Random("names")
    for _ in range(300):
        name = "".join(
            chr(rng.choice([rng.randrange(32, 127), rng.randrange(1, 0x3000)])) for _ in range(rng.randrange(30))
        )
        slip = slip_of(CODE, (Seated(name), Seated("Léo (fort), +1")), Outcome((3, -1), (0,), "end"), 1.8e9)
        assert read_slip(slip.line) == slip, name


def test_who_gave_up_has_no_slip():
    assert slip_of(CODE, (Seated("Ana"), Seated("Léo")), Outcome((0, 0), (1,), EndReason.RESIGNED), 0.0) is None


def test_a_match_from_elsewhere_that_says_a_time_no_calendar_has_has_a_day_all_the_same():
    for ended in (-1e11, -1e300, 1e300):
        slip = slip_of(CODE, (Seated("Ana"), Seated("Léo")), Outcome((3, 1), (0,), "end"), ended)
        assert slip.day == date(1970, 1, 1)


def test_slips_are_gathered_once_and_broken_ones_are_left_out(tmp_path):
    slips = Slips(tmp_path / "deals")
    assert slips.of(CODE) == []
    assert slips.add(SLIP)
    assert not slips.add(SLIP)
    other = SLIP._replace(day=DAY + timedelta(days=1))
    assert slips.add(other)
    (path,) = (tmp_path / "deals").iterdir()
    path.write_bytes(path.read_bytes() + b"Pichenette \xff\n")
    assert slips.of(CODE) == []
    path.write_text(f"nonsense\n{LINE}\n{LINE.replace(CODE, 'H3229-AAAAA')}\n", "utf-8")
    assert slips.of(CODE) == [SLIP]


def test_a_days_tries_are_remembered_in_their_order_and_not_for_ever(tmp_path):
    slips = Slips(tmp_path / "deals")
    for match in (7, 9):
        slips.tried(DAY, "paleo", match)
    assert slips.tries(DAY, "paleo") == [7, 9]
    assert slips.tries(DAY, "rahan") == slips.tries(DAY + timedelta(days=1), "paleo") == []
    slips.forget_before(DAY + timedelta(days=50))
    assert slips.tries(DAY, "paleo") == [7, 9]
    slips.forget_before(DAY + timedelta(days=70))
    assert slips.tries(DAY, "paleo") == []


def test_results_of_a_deal_are_found_also_where_it_became_known_afterwards(tmp_path):
    archive, game = Archive(tmp_path / "store"), games.find("help_me")
    deal = dealt(game, 2, {}, None, 4711)
    rng = random.Random(5)

    def play(number: int, known: str = "") -> int:
        journal = archive.journal(number)
        match = Match.begin(game, 2, number, {}, None, journal, known=known)
        assert archive.deal(journal.match) is None, "before the end nobody is told"
        while match.asked:
            match.play(match.asked[0], match.sample(match.asked[0], rng))
        return journal.match

    unknown, told, other = play(deal.number), play(deal.number, deal.code), play(4712)
    assert archive.deal(unknown) == deal.number
    assert [one.match for one in archive.compared(deal.code, deal.number)] == [unknown, told]
    archive.forget(told)
    assert [one.match for one in archive.compared(deal.code, deal.number)] == [unknown, told]
    assert archive.result(other).match == other
    play(0)
    assert archive.compared(dealt(game, 2, {}, None, 0).code, 0) == [], "a deal that nobody knows is not deal 0"
    archive.close()

"""What Paleo tells: who did what to whom, as the one who looks would say it, on any device."""

from types import SimpleNamespace

import pytest

from core.games.paleo import course
from core.games.paleo.position import Flick
from core.log import Kind, Seated
from core.match import SeenEntry
from core.physics import Exit, Roll
from mobile.boards.paleo import told
from mobile.words import language as spoken
from mobile.words import use
from tests.rules.paleo_positions import GAME, door, flicked, fresh, lying, next_reef, pawn, play, slid

pytestmark = pytest.mark.once

NAMES = ("Ana", "Léo", "Mina", "Tom")


def line(played, before=None, seat=0, players=2, language="en", n=5, names=NAMES, whole=False):
    """What a seat is told of an entry, where the position before it is known, or not; or all of it."""
    after, events = played
    seen = SeenEntry(n, Kind.MOVE, after.turn, tuple(events), GAME.view(after, seat))
    lay = SeenEntry(n - 1, Kind.MOVE, 0, (), GAME.view(before, seat)) if before is not None else None
    seats = tuple(Seated(name, None, k) for k, name in enumerate(names[:players]))
    table, tell = SimpleNamespace(seats=seats, seen=lambda *_: lay), told.whole_line if whole else told.event_line
    usual = spoken()
    use(language)
    try:
        return tell(seen, table, seat)
    finally:
        use(usual)


def flick(state, *given, **more):
    return line(flicked(state, *given), state, **more)


def test_who_captured_whom_is_said_to_each_as_they_would_say_it():
    state = lying(r8=(0, -100), g2=(0, 0))
    given = (state, "r8", (0, 0), 800)
    assert flick(*given) == "Your 8 hits Léo’s 2: captured."
    assert flick(*given, seat=1) == "Ana’s 8 hits your 2: captured."
    assert flick(*given, seat=None) == "Ana’s 8 hits Léo’s 2: captured."
    assert flick(*given, language="fr") == "Ton 8 touche le 2 de Léo\N{NO-BREAK SPACE}: capturé."
    assert flick(*given, seat=1, language="fr") == "Le 8 d’Ana touche ton 2\N{NO-BREAK SPACE}: capturé."


def test_a_device_that_was_told_the_events_alone_says_the_same():
    state = lying(r8=(0, -100), g2=(0, 0))
    assert line(flicked(state, "r8", (0, 0), 800)) == "Your 8 hits Léo’s 2: captured."


def test_several_pawns_are_named_owner_by_owner():
    table = SimpleNamespace(seats=tuple(Seated(name, None, k) for k, name in enumerate(NAMES)))
    usual = spoken()
    use("fr")
    try:
        assert told._pawns((pawn("g2"), pawn("g3"), pawn("g5")), table, 0) == "le 2 de Tom et les 3 et 5 de Léo"
        assert told._pawns((pawn("g3"), pawn("g4"), pawn("g5")), table, 1) == "tes 3, 4 et 5"
        assert told.side(0, table, 2) == "toi et Ana"
        assert told.side(1, table, 2) == "Léo et Tom"
    finally:
        use(usual)


def test_why_nobody_was_captured():
    assert flick(lying(r3=(0, -100), g4=(0, 0)), "r3", (0, 0), 800) == (
        "Your 3 hits Léo’s 4, but explorers don’t capture."
    )
    state = lying(keys=(2,), r5=(0, -60))
    assert line(slid(state, "r5", (0, 0)), state) == "Your 5 is on the gate, but both keys are needed first."


def test_who_won_a_round_and_by_what():
    state = lying(keys=(2, 3), r5=(0, -60))
    played = slid(state, "r5", (0, 0))
    assert line(played, state) == "Round to you: 2 points. Your 5 is on the gate with both keys: it opens!"
    assert line(played, state, seat=1).startswith("Round to Ana: 2 points. Ana’s 5 is on the gate")
    state = lying(alone=("r1", "g4"), r1=(0, -100), g4=(0, 0))
    said = flick(state, "r1", (0, 0), 800)
    assert said.startswith("Round to you. ")
    assert "captured" in said
    before = GAME.copy(state)
    events = []
    gone = Roll(900, (), (), (Exit(500, pawn("r1")), Exit(500, pawn("g4"))), (), ())
    course.rolled(state, 0, Flick(1, 0, 3000), (), gone, events)
    assert line((state, events), before).startswith("The flick ends the round for both: it goes to who made it, you.")


def test_by_what_a_round_was_won_is_told_however_long_the_names_are():
    """Where there is no room for how the gate opened: that it did; and all of it to who looks back."""
    state = lying(4, keys=(2, 3), r5=(0, -60))
    played, given = slid(state, "r5", (0, 0)), {"seat": None, "players": 4, "language": "fr"}
    names = ("Iris", "Rita", "Hugo", "Milo")
    said = line(played, state, names=names, **given).replace("\u00a0", " ")
    assert said == "Manche pour Iris et Hugo. La porte est ouverte : 2 points."
    said = line(played, state, names=names, whole=True, **given).replace("\u00a0", " ")
    assert said.startswith("Manche pour Iris et Hugo : 2 points. Le 5 ")
    assert said.endswith("est sur la porte avec les deux clés : elle s’ouvre !")
    names = ("Maximilienne M", "Wilhelmine WM", "Marie-Madelein", "Guillaumette M")
    for language, reason in (("fr", "La porte est ouverte\u00a0: 2 points."), ("en", "The gate is open: 2 points.")):
        said = line(played, state, names=names, **given | {"language": language})
        assert said.endswith(reason)
        assert len(said) < told.ROOM


def test_reefs_are_placed_moved_and_left():
    state = fresh()
    assert line(play(state, next_reef(state)), state) == "You place a reef."
    assert line(play(state, next_reef(state)), state, seat=1) == "Ana places a reef."


def test_no_sentence_is_longer_than_two_lines():
    """With long names, in French; what there is no room for is left out, never cut."""
    state = lying(r3=door(2, -40))
    for language in ("fr", "en"):
        assert len(flick(state, "r3", door(2, 100), 600, language=language)) < told.ROOM
    state = lying(alone=("r1", "g4"), r1=(0, -100), g4=(0, 0))
    assert len(flick(state, "r1", (0, 0), 800, language="fr")) < told.ROOM

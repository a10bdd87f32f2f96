"""TerriStories on the screen in words: what is asked, of whom, why not; what plate, chips and result say."""

from types import SimpleNamespace

import pytest

from core.game import Refusal
from core.games.terristories import GAME
from core.games.terristories.content import NUMBERS
from core.games.terristories.course import time_up
from core.games.terristories.moves import Reason
from core.games.terristories.position import Ask, End, Job, Law, Step
from core.log import Kind
from mobile import words
from mobile.boards.terristories import asking, lines, tally, telling
from mobile.boards.terristories.turning import safe_lines
from mobile.screens.entry_line import entry_line
from tests.rules.terristories_positions import (
    Draws,
    base,
    begun,
    changed,
    dealing,
    do,
    enter,
    hand,
    lies,
    purse,
    settled,
)

pytestmark = pytest.mark.once

NAMES = ("Léo", "Ana", "Mina")


@pytest.fixture(autouse=True)
def french():
    before = words.language()
    words.use("fr")
    yield
    words.use(before)


def board(state, *here, seat=None):
    """As the phone of these seats has it."""
    asked = GAME.asked(state)
    return SimpleNamespace(
        table=SimpleNamespace(view=lambda one: GAME.view(state, one), asked=asked),
        view=GAME.view(state, seat if seat is not None else here[0]),
        here=here,
        home=here[0],
        live=True,
        asked_here=tuple(one for one in here if one in asked),
        name_of=NAMES.__getitem__,
    )


def asked(state, *here):
    return asking.table_line(board(state, *here)).replace("\u00a0", " ")


@pytest.mark.rule("TER-84")
def test_what_is_asked_says_what_may_be_done_and_what_must_be():
    assert asked(begun(), 0).startswith("Choisis un rôle libre")
    state = begun()
    for seat, role in enumerate(("farmer", "governor", "entrepreneur")):
        do(state, seat, f"role {role}")
    assert asked(state, 0) == "Pose un champ : tes deux individus viennent avec."
    state = purse(base(), 6, 1, 1)
    enter(state, Step.BUILD)
    assert asked(state, 0).endswith("puis achète ou termine.")
    purse(state, 1, 1, 1)
    assert asked(state, 0).endswith("puis termine : acheter coûte 2.")
    state = base()
    enter(state, Step.HARVEST)
    assert asked(state, 0).startswith("Récolte jusqu’à 4")
    state = purse(base(), 6, 6, 6)
    enter(state, Step.WAGES)
    assert asked(state, 0).startswith("Paie 2 (tu as 6), ou renvoie un individu")
    purse(state, 1, 6, 6)
    assert asked(state, 0).startswith("Il te faut 2, tu as 1 : demande de l’aide")


def test_a_card_that_asks_is_named_with_what_it_does():
    state = changed(base(), jobs=(Job(0, NUMBERS["F10"], ()),), ask=Ask.PICK, turn=0)
    assert asked(state, 0) == "Silo commun : choisis le territoire d’une de tes zones, l’aménagement s’y pose."


def test_all_who_share_a_phone_are_asked_together_and_who_else_is_waited_for_is_named():
    state = dealing(hand(base(), 0, "F04"), s0="F04")
    assert asked(state, 0).startswith("Finance des projets avec les autres")
    assert asked(state, 0, 1, 2).startswith("Financez des projets ensemble, puis donnez votre accord")
    do(state, 0, f"agree {state.deal}")
    assert asked(state, 0) == "On attend l’accord : Ana et Mina."
    do(state, 1, f"agree {state.deal}")
    assert asked(state, 0, 1) == "On attend l’accord : Mina."


def test_on_a_shared_phone_whoever_is_asked_is_named():
    state = base()
    enter(state, Step.HARVEST)
    assert asked(state, 0, 1, 2).startswith("Léo, récolte jusqu’à 4")
    assert asked(state, 1, 2) == "C’est à Léo de récolter."


def test_who_is_waited_for_is_who_does_it():
    """Not whoever waits: "on attend Léo pour payer" has us pay."""
    said = [words.say(f"terristories.wait_{ask.rpartition('.')[2]}", names="Léo") for ask in Ask]
    assert all("Léo" in text for text in said)
    assert [text for text in said if text.startswith("On attend Léo pour")] == []


def test_whom_a_hazard_spares_is_told_in_a_sentence():
    assert safe_lines(["Joueur 1", "Milo", "Hugo"], 0) == ["L’effet épargne Joueur 1, Milo et Hugo."]
    assert safe_lines(["Léo"], 2) == ["L’effet épargne Léo.", "2 territoires protégés"]
    assert safe_lines([], 0) == []


def test_nothing_is_asked_of_who_looks_at_what_was():
    state = settled()
    there = board(state, 1, 2)
    there.live, there.asked_here = False, ()
    assert asking.table_line(there) == ""


def test_time_that_is_up_is_told_with_what_came_of_it():
    state = dealing(base(), s0="F04")
    events = []
    time_up(state, Draws(), events)
    seen = SimpleNamespace(events=tuple(events), view=GAME.view(state, 0), seat=-1, kind=Kind.TIME_UP, n=9)
    there = SimpleNamespace(
        event_line=lambda one: telling.event_line(one, 0, NAMES.__getitem__),
        whole_line=lambda one: telling.whole_line(one, 0, NAMES.__getitem__),
    )
    told = entry_line(seen, there, None)
    assert told == "Le temps est écoulé. Personne ne finance Compost de quartier."


def refused(state, reason, *numbers):
    return asking.refused(Refusal(reason, numbers), board(state, 0)).replace("\u00a0", " ")


def test_refusals_name_what_they_are_about():
    state = changed(base(), indices=(0, 0, -1), ask=Ask.HARVEST, turn=1)
    assert refused(state, Reason.NOT_YOUR_TURN) == "Ce n’est pas à toi : la table attend Ana."
    assert refused(state, Reason.BILL, 3, 1).startswith("Les salaires coûtent 3, tu as 1")
    assert refused(state, Reason.HAND_FULL, 1) == "Ta main est trop pleine : défausse encore 1 projet."
    assert refused(state, Reason.MUST_ACT, 2).startswith("2 projets doivent encore agir")
    assert refused(state, Reason.INDEX_LOW, 2) == "Un pouvoir ne baisse rien sous 0 : remontez d’abord l’environnement."


def test_plate_and_chips_say_what_a_seat_has_and_whether_it_has_agreed():
    state = lies(purse(base(), 5, 3, 1), "E11")
    view = GAME.view(state, 2)
    assert [part.text for part in lines.plate(view, 2)] == ["1", "1", "0/2"]
    assert [part.text for part in lines.plate(view, -1)] == ["9"]
    assert [part.text for part in lines.chip(view, 2, True)] == ["1"]
    state = dealing(state, s0="F04")
    do(state, 0, f"agree {state.deal}")
    icons = [lines.chip(GAME.view(state, None), seat, True)[-1].icon for seat in (0, 1)]
    assert icons == ["house/icon_check", "house/icon_hourglass"]


@pytest.mark.rule("TER-69", "TER-70")
def test_the_result_tells_the_common_goal_the_personal_one_and_the_grade():
    state = changed(base(), indices=(7, 8, 7), characters=(0, 3, 6), won=1, revealed=1, end=End.COMMON)
    view = GAME.view(state, None)
    assert [part.text for part in lines.columns(view)] == ["Commun", "Personnel"]
    assert [part.icon for part in lines.score_row(view, 0)] == ["house/icon_check"] * 2
    assert [part.icon for part in lines.score_row(view, 1)] == ["house/icon_check", "house/icon_close"]
    told = lines.breakdown(view, 0)
    assert told[0].startswith("Victoire commune et personnelle")
    assert told[1:4] == ["Sociétal 7/7", "Économie 8/7", "Environnement 7/7"]
    assert len(told) == 7, "whose goal, its index and its feat"
    assert lines.breakdown(view, 1)[-1] == "Son objectif personnel reste secret."
    state = changed(state, end=End.CONQUERED, law=state.law | Law.CONQUEST)
    view = GAME.view(state, None)
    assert [part.text for part in lines.columns(view)] == ["Personnel"]
    assert len(lines.score_row(view, 0)) == 1


VERDICTS = [
    ({"end": End.COMMON}, "La base est bâtie : tout le monde gagne !"),
    ({"end": End.COMMON, "won": 0b101}, "Tout le monde gagne, et plus finement encore : Léo et Mina !"),
    ({"end": End.LAST_ROUND}, "L’objectif commun est manqué : tout le monde perd."),
    ({"end": End.LAST_ROUND, "won": 0b010}, "L’objectif commun est manqué. La victoire va à Ana."),
    ({"end": End.STOPPED, "won": 0b010}, "L’objectif commun est manqué. La victoire va à Ana."),
    ({"end": End.COMMON_LOST, "won": 0b010}, "L’objectif commun est atteint : en conquête, tout le monde perd."),
]


@pytest.mark.rule("TER-65", "TER-66", "TER-69", "TER-74")
@pytest.mark.parametrize(("ended", "verdict"), VERDICTS)
def test_the_end_counts_every_goal_and_says_who_has_won(ended, verdict):
    view = GAME.view(changed(base(), indices=(7, 6, 8), **ended), None)
    lines_of, said = tally.tallied(view, NAMES.__getitem__)
    assert said.replace("\u00a0", " ") == verdict
    assert len(lines_of) == 3 + 1 + 3, "three indices, the common goal, each personal goal"
    met = [line[0].icon == "house/icon_check" for line in lines_of]
    assert met[:3] == [True, False, True]
    assert met[4:] == [bool(ended.get("won", 0) >> seat & 1) for seat in range(3)]

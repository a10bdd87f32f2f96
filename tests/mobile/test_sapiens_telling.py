"""Sapiens in sentences: who did what, by what, to whom, and how much; each as it is told to who looks."""

import random
from types import SimpleNamespace

import pytest

from core import games
from core.games.sapiens.content import KINDS, SQUARES, Ground, Scene, valley
from core.games.sapiens.position import (
    COMMON_PLACE,
    USED,
    BearGone,
    BearPut,
    Brawled,
    Declined,
    Fed,
    Finished,
    Gained,
    How,
    Hunted,
    Laid,
    Recalled,
    Removed,
    Settled,
    Sheltered,
    Swapped,
    Taken,
    TokenPlayed,
    TokenTaken,
    Tolled,
    Turned,
)
from core.match import Match
from core.table import LocalTable
from mobile.boards.sapiens.telling import Telling
from mobile.words import use

pytestmark = pytest.mark.once

NAMES = ("Léo", "Ana", "Mina", "Tom")
CAVE = valley(0).caves[0]
OPEN = next(square for square in range(SQUARES) if valley(0).ground[square] is Ground.PLAIN)
HUNT_FIRE, FEAST_CAMP = KINDS.index((Scene.HUNT, Scene.FIRE)), KINDS.index((Scene.FEAST, Scene.CAMP))
MOST = 96  # letters of what one deed tells: two lines of a small phone


def told(*events, me=None, names=NAMES, **view):
    """What an entry tells, in a match in which tiles are left."""
    reserve = (HUNT_FIRE,) * 4
    given = {"valleys": (0,) * 4, "reserves": (reserve,) * 4, "steaks": (2,) * 4, "pile": 9, "common": (HUNT_FIRE,) * 5}
    seen = SimpleNamespace(events=events, view=SimpleNamespace(**given | {"ask": "asked"} | view))
    return Telling(seen, me, names.__getitem__).line()


def laid(one, two, how=How.MAIN):
    return Laid(0, 1, (one, two), (30, 31), how)


FED = Fed(0, (30, 31), (1, 3))
TOOK = Sheltered(0, CAVE, 7, Scene.HUNT, True)

DEEDS = [
    ((laid(6, 7), FED, TOOK), 0, "Tu poses chasse et feu : nourriture +4, abri +7, jeton chasse pris."),
    ((laid(6, 7), FED, TOOK), 1, "Léo pose chasse et feu : nourriture +4, abri +7, jeton chasse pris."),
    ((laid(6, 7), Sheltered(0, CAVE, 5, -1, False)), 1, "Léo pose chasse et feu : abri +5 (sans jeton)."),
    ((laid(6, 7),), 0, "Tu poses chasse et feu."),
    ((laid(6, 7, How.START), TOOK), 1, "Léo part d’une caverne : abri +7, jeton chasse pris."),
    ((laid(6, 7, How.FEAST),), 0, "Ton festin ajoute chasse et feu."),
    ((laid(6, 7, How.FEAST),), 1, "Le festin de Léo ajoute chasse et feu."),
    (
        (laid(6, 7, How.ABANDON), Sheltered(0, CAVE, 5, Scene.CAMP, False)),
        0,
        "Plus de place : nouvelle tribu, abri +5, jeton campement perdu. L’ancienne ne grandit plus.",
    ),
    (
        (laid(6, 8), Sheltered(0, CAVE, 0, Scene.CAMP, False)),
        1,
        "Léo défausse une tuile et pose chasse et montagne : caverne perdue, jeton campement perdu.",
    ),
    (
        (laid(6, 7), FED, Declined(0, Scene.FIRE, True)),
        0,
        "Tu poses chasse et feu : nourriture +4, feu sans effet.",
    ),
    ((Gained(0, Scene.GATHERING, 1, 0),), 0, "Ta cueillette rapporte : nourriture +1."),
    (
        (Gained(0, Scene.CAMP, 0, 3), TOOK),
        1,
        "Le campement de Léo rapporte : abri +3. Caverne : abri +7, jeton chasse pris.",
    ),
    ((TOOK,), 1, "La caverne de Léo rapporte : abri +7, jeton chasse pris."),
    ((Hunted(0, 1, 0, 0),), 0, "Ta chasse : un steak de plus, 2 en tout."),
    ((Hunted(0, 1, 3, 5),), 0, "Tu manges tes 3 steaks : nourriture +5."),
    ((Hunted(0, 1, 1, 1),), 1, "Léo mange 1 steak : nourriture +1."),
    ((TokenTaken(0, Scene.WATER, CAVE),), 1, "Le rituel de Léo prend le jeton eau."),
    ((TokenTaken(0, Scene.WATER, USED),), 0, "Ton rituel ramène le jeton eau, déjà joué."),
    ((TokenPlayed(0, Scene.CAMP), Gained(0, Scene.CAMP, 0, 3)), 0, "Tu joues ton jeton campement : abri +3."),
    ((TokenPlayed(0, Scene.HUNT), Hunted(0, 1, 0, 0)), 1, "Léo joue son jeton chasse : un steak de plus."),
    ((TokenPlayed(0, Scene.HUNT), Hunted(0, 0, 0, 0)), 1, "Léo joue son jeton chasse : plus de steak à prendre."),
    (
        (TokenPlayed(0, Scene.GATHERING),),
        0,
        "Tu joues ton jeton cueillette : cueillir en plaine est permis ce tour-ci.",
    ),
    ((Declined(0, Scene.WATER, False),), 0, "Tu laisses passer un effet : eau."),
    ((Finished(0),), 0, "Tu ne peux plus poser de tuile : tes points restent."),
    ((Recalled(0, 1, 2),), 1, "Léo reprend un jeton baston."),
    ((Removed(0, 1, HUNT_FIRE),), 1, "Léo retire la tuile chasse-feu du jeu."),
    ((Taken(0, 1, 2), Turned(COMMON_PLACE, (1,), (3,))), 0, ""),
    ((Settled(0, 0, (0,) * 8),), 0, ""),
]

DONE_TO_OTHERS = [
    (BearPut(0, 1, OPEN, 3), 0, "Ton feu envoie un ours chez Ana : abri +3 pour toi."),
    (BearPut(0, 1, OPEN, 3), 1, "Le feu de Léo envoie un ours chez toi : abri +3 pour Léo, une case bloquée."),
    (BearPut(0, 1, CAVE, 3), 1, "Le feu de Léo bloque ta caverne d’un ours : abri +3 pour Léo."),
    (BearPut(0, 1, OPEN, 3), 2, "Le feu de Léo envoie un ours chez Ana : abri +3 pour Léo."),
    (BearPut(0, 1, OPEN, 3), None, "Le feu de Léo envoie un ours chez Ana : abri +3 pour Léo."),
    (BearGone(0, OPEN), 1, "Le feu de Léo chasse un ours de sa vallée."),
    (Swapped(0, 1, 1, 2, HUNT_FIRE, FEAST_CAMP), 0, "Eau : tu prends festin-campement à Ana contre chasse-feu."),
    (Swapped(0, 1, 1, 2, HUNT_FIRE, FEAST_CAMP), 1, "Eau : Léo te prend festin-campement contre chasse-feu."),
    (Swapped(0, 1, 1, 2, HUNT_FIRE, FEAST_CAMP), 2, "Eau : Léo prend festin-campement à Ana contre chasse-feu."),
    (
        Swapped(0, 1, COMMON_PLACE, 2, HUNT_FIRE, FEAST_CAMP),
        1,
        "Eau : Léo échange chasse-feu contre festin-campement, commune.",
    ),
    (Brawled(0, 1, 2, -1, -1), 0, "Tu mets un jeton baston sur une tuile d’Ana."),
    (Brawled(0, 1, 2, -1, -1), 1, "Léo met un jeton baston sur ta tuile chasse-feu : la poser te coûtera 1."),
    (Brawled(0, 1, 2, -1, -1), 2, "Léo met un jeton baston sur une tuile d’Ana."),
    (Brawled(0, 0, 2, -1, -1), 0, "Tu mets un jeton baston sur une de tes tuiles."),
    (Brawled(0, COMMON_PLACE, 2, 1, 0), 1, "Léo déplace un jeton baston vers une tuile commune."),
    (Tolled(0, 1, 1), 0, "Baston : tu paies 1 de nourriture à Ana."),
    (Tolled(0, 1, 1), 1, "Ton jeton baston rapporte : Léo te paie 1 de nourriture."),
    (Tolled(0, 1, 1), 2, "Baston : Léo paie 1 de nourriture à Ana."),
    (Tolled(0, 1, 0), 0, "Baston : tu n’as rien à payer."),
]


@pytest.fixture(autouse=True)
def french():
    use("fr")
    yield
    use("fr")


@pytest.mark.parametrize(("events", "me", "text"), DEEDS)
def test_a_deed_and_what_it_brought_are_one_sentence(events, me, text):
    assert plain(told(*events, me=me)) == text


@pytest.mark.parametrize(("event", "me", "text"), DONE_TO_OTHERS)
def test_what_is_done_to_others_names_both_and_the_cause(event, me, text):
    assert plain(told(event, me=me)) == text


def plain(text):
    return text.replace("\u00a0", " ")


def test_what_was_done_to_who_looks_comes_first():
    events = laid(6, 7), Tolled(0, 1, 1), Tolled(0, 1, 1), FED
    assert plain(told(*events, me=1)) == (
        "Ton jeton baston rapporte : Léo te paie 2 de nourriture. Léo pose chasse et feu : nourriture +4."
    )
    assert plain(told(*events, me=0)) == (
        "Tu poses chasse et feu : nourriture +4. Baston : tu paies 2 de nourriture à Ana."
    )


def test_a_bear_takes_nothing_from_whom_it_comes_to():
    assert told(BearPut(0, 1, OPEN, 3), me=1).count("3") == 1, "what the sender gains is all there is"


def test_the_last_tile_says_that_the_round_is_finished():
    last = "Plus de tuiles : on finit le tour de table."
    assert plain(told(Taken(0, 1, 2), pile=0, common=(-1,) * 5)) == last
    assert told(Taken(0, 1, 2), pile=0, common=(-1,) * 4 + (3,)) == ""
    assert told(Taken(0, 1, 2), pile=0, common=(-1,) * 5, ask=None) == "", "it is over"


@pytest.mark.parametrize(("language", "names"), [("fr", "Joueur {}"), ("en", "Player {}")])
def test_no_deed_takes_more_than_two_lines_and_every_sentence_is_whole(language, names):
    """Entries of whole matches, as each seat and who only watches hears of them."""
    use(language)
    called = [names.format(seat + 1) for seat in range(4)]
    heard = set()
    for deal in range(1, 9):
        rng = random.Random(deal)
        match = Match.begin(games.find("sapiens"), 2 + deal % 3, deal, {"mountain_tiles": "on"}, first=0)
        while match.asked:
            moves = match.moves(match.asked[0])
            match.play(match.asked[0], moves[int(rng.random() * len(moves))])
        table = LocalTable(match)
        for n in range(1, match.n + 1):
            seen = table.seen(n, 0)
            heard |= {Telling(seen, me, called.__getitem__).line() for me in (None, 0, 1)}
    heard.discard("")
    assert len(heard) > 400
    for line in heard:
        assert line.endswith(".")
        assert line[0].isupper()
        assert not {"{", "}"} & set(line)
        assert "sapiens." not in line
        assert len(line.split(". ")[0]) <= MOST, line

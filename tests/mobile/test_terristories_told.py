"""TerriStories in sentences: every kind of event, as it is told to who did it, to whom it was done, to others."""

import re
from types import SimpleNamespace

import pytest
from msgspec.structs import replace

from core.games import terristories
from core.games.terristories import events as e
from core.games.terristories.content import NUMBERS, Role
from core.games.terristories.effects import Index
from core.games.terristories.position import End, Pledge, Promise, Step, laid, put
from core.log import Kind
from core.match import Match
from mobile import words
from mobile.boards.terristories import telling, told
from mobile.boards.terristories.gist import Weight
from mobile.words import cards
from tests.bots.test_terristories_bots import played

pytestmark = pytest.mark.once

NAMES = ("Léo", "Ana", "Mina")
NOTHING = (0,) * 12
TURBINE, PATENT, SILO = NUMBERS["E10"], NUMBERS["E02"], NUMBERS["F10"]
PLAIN, MOUNTAIN, SWAMP = 1, 0, 5  # of planet Tuto
HURRICANE, TAX, FLOOD, STRIKE = 1, 0, 3, 6
LONG_GOAL = 2  # whose sentence is longer than two lines
SOCIAL, ECONOMY, ENVIRONMENT = Index


@pytest.fixture(autouse=True)
def french():
    before = words.language()
    words.use("fr")
    yield
    words.use(before)


@pytest.fixture
def view():
    """Léo, an entrepreneur, on the plain; Ana, a governor, on the mountain; Mina, a farmer, on both."""
    match = Match.begin(terristories.GAME, 3, 5, {"planet": "tuto"}, first=0)
    view = match.view(None)
    zones = [put(NOTHING, PLAIN, 1), put(NOTHING, MOUNTAIN, 1), put(put(NOTHING, SWAMP, 1), MOUNTAIN, 1)]
    roles = (Role.ENTREPRENEUR, Role.GOVERNOR, Role.FARMER)
    return having(view, zones=tuple(zones), roles=roles, offers=(TURBINE, -1, SILO), step=Step.DEAL)


def having(view, **fields):
    return replace(view, **fields)


def entry(view, events, seat=0):
    return SimpleNamespace(events=tuple(events), view=view, seat=seat, kind=Kind.MOVE)


def line(view, *events, me=None, seat=0, whole=False):
    say = telling.whole_line if whole else telling.event_line
    return say(entry(view, events, seat), me, NAMES.__getitem__).replace("\u00a0", " ")


BARREN = [e.Shifted(index, -1, 0, e.Cause.BARREN) for index in Index]
HOME = [e.Shifted(index, -1, 0, e.Cause.DISMISSED) for index in Index]
SUM = (
    e.Shifted(SOCIAL, -1, 0, e.Cause.PROJECT),
    e.Shifted(ECONOMY, 2, 0, e.Cause.PROJECT),
)

# What happened; as Léo did it, as it was done to Ana, and as others are told
ROLES = [
    ([e.RoleTaken(0, 2), e.Character(0, -1, False), e.Drew(0, 3, ())], "Tu deviens entrepreneur.", None, "Léo devient"),
    ([e.Settled(0, PLAIN, 2)], "Tu poses une usine sur une plaine.", None, "Léo pose une usine sur une plaine."),
    ([e.Went(0, 0, PLAIN)], "Tu déplaces un individu vers ta plaine.", None, "Léo déplace un individu vers sa plaine."),
    ([e.Hired(0, PLAIN, 2)], "Tu achètes un individu (2), posé sur ta plaine.", None, "Léo achète un individu (2)"),
    ([e.Hired(0, PLAIN, 0)], "Tu reçois un individu, posé sur ta plaine.", None, "Léo reçoit un individu"),
    ([e.Founded(0, PLAIN, 4)], "Tu achètes une usine (4) sur une plaine.", None, "Léo achète une usine (4)"),
    ([e.Founded(0, PLAIN, 0)], "Tu bâtis une usine sur une plaine.", None, "Léo bâtit une usine"),
    (
        [e.Harvested(0, MOUNTAIN, 2)],
        "Tu récoltes 2 sur une montagne partagée.",
        "Léo récolte 2 sur ta montagne.",
        "Léo",
    ),
    (
        [e.Harvested(0, PLAIN, 2), e.Barren(PLAIN), *BARREN],
        "Tu récoltes 2 et vides ta plaine, stérile désormais : chaque indice −1.",
        "Léo récolte 2 et vide sa plaine, stérile désormais : chaque indice −1.",
        "Léo récolte 2 et vide sa plaine",
    ),
    (
        [e.Dismissed(0, 0), *HOME],
        "Tu renvoies 1 individu sur Terre : chaque indice −1.",
        None,
        "Léo renvoie 1 individu",
    ),
    ([e.Paid(0, 3)], "Tu paies 3 de salaires.", None, "Léo paie 3 de salaires."),
    ([e.Paid(0, 0)], "Tu ne paies aucun salaire.", None, "Léo ne paie aucun salaire."),
    (
        [e.PowerUsed(0, 2), e.Shifted(SOCIAL, -1, 0, e.Cause.POWER), e.Gained(0, 8, e.Cause.POWER)],
        "Tu uses de ton pouvoir, Levée de fonds : sociétal −1, +8 ressources.",
        None,
        "Léo use de son pouvoir, Levée de fonds : sociétal −1, +8 ressources.",
    ),
    (
        [e.Agreed(0, 3), e.Funded(0, TURBINE, (2, 1, 0)), *SUM, e.Laid(0, TURBINE, False)],
        "Tu finances Éolienne (2) avec Ana (1) : économie +2, sociétal −1.",
        "Léo finance Éolienne (2) avec toi (1) : économie +2, sociétal −1.",
        "Léo finance Éolienne (2) avec Ana (1) : économie +2, sociétal −1.",
    ),
    (
        [e.Agreed(0, 3), e.Funded(4, -1, (3, 0, 0)), e.Shifted(ECONOMY, 1, 1, e.Cause.INFLUENCE)],
        "Tu finances un point d’indice (3) : économie +1.",
        None,
        "Léo finance un point d’indice (3) : économie +1.",
    ),
    (
        [e.Sited(0, TURBINE, PLAIN)],
        "Tu installes Éolienne sur ta plaine.",
        None,
        "Léo installe Éolienne sur sa plaine.",
    ),
    ([e.Acted(0, TURBINE, True), e.Gained(0, 1, e.Cause.PROJECT)], "Tu actives Éolienne : +1 ressource.", None, "Léo"),
    (
        [e.Handed(1, 0, 2)],
        "Tu choisis : tu prends 2 à Ana.",
        "Léo choisit : Léo te prend 2.",
        "Léo choisit : Léo prend 2 à Ana.",
    ),
    ([e.Asked(0, 1)], "Tu proposes un échange à Ana.", "Léo te propose un échange.", "Léo propose un échange à Ana."),
    (
        [e.Traded(0, 1, True), e.Gained(0, -1, e.Cause.PROJECT)],
        "Tu acceptes l’échange d’Ana : −1 ressource.",
        "Léo accepte ton échange : −1 ressource.",
        "Léo accepte l’échange d’Ana : −1 ressource.",
    ),
    ([e.Traded(0, 1, False)], "Tu refuses l’échange d’Ana.", "Léo refuse ton échange.", "Léo refuse l’échange d’Ana."),
    ([e.Foreseen(0, -1)], "Tu regardes le prochain aléa.", None, "Léo regarde le prochain aléa."),
    ([e.Foreseen(0, HURRICANE)], "Tu vois le prochain aléa : Ouragan.", None, "Léo voit"),
    ([e.Buried(0, True)], "Tu mets cet aléa sous la pioche.", None, "Léo met cet aléa sous la pioche."),
    ([e.Buried(0, False)], "Tu laisses cet aléa sur la pioche.", None, "Léo laisse cet aléa sur la pioche."),
    ([e.Found(0, TURBINE)], "Tu trouves Éolienne.", None, "Léo trouve Éolienne."),
    ([e.Found(0, -1)], "Tu ne trouves pas de projet à label.", None, "Léo cherche un projet à label."),
    ([e.Met((0,))], "Tu atteins ton objectif personnel !", None, "Léo atteint son objectif personnel !"),
    ([e.Answered(0, True)], "Tu veux continuer.", None, "Léo veut continuer."),
    ([e.Answered(0, False)], "Tu veux t’arrêter là.", None, "Léo veut s’arrêter là."),
    ([e.Gave(0, 1, 2)], "Tu donnes 2 à Ana.", "Léo te donne 2.", "Léo donne 2 à Ana."),
    (
        [e.Promised(Promise(0, 1, Pledge.GIVE, 2, 3))],
        "Tu promets 2 à Ana pour le tour 3.",
        "Léo te promet 2 pour le tour 3.",
        "Léo promet 2 à Ana pour le tour 3.",
    ),
    (
        [e.Promised(Promise(0, 1, Pledge.FUND, 2, 3))],
        "Tu promets de financer pour 2 un projet d’Ana au tour 3.",
        "Léo promet de financer pour 2 ton projet au tour 3.",
        "Léo promet de financer pour 2 un projet d’Ana au tour 3.",
    ),
    (
        [e.Due(Promise(0, 1, Pledge.GIVE, 2, 3))],
        "Promesse due : tu dois 2 à Ana.",
        "Promesse due : Léo te doit 2.",
        "Promesse due : Léo doit 2 à Ana.",
    ),
    (
        [e.Due(Promise(0, 1, Pledge.FUND, 2, 3))],
        "Promesse due : tu dois mettre 2 pour un projet d’Ana.",
        "Promesse due : Léo doit mettre 2 pour ton projet.",
        "Promesse due : Léo doit mettre 2 pour un projet d’Ana.",
    ),
    (
        [e.Kept(0, 1, Pledge.GIVE)],
        "Tu tiens ta promesse envers Ana.",
        "Léo tient sa promesse envers toi.",
        "Léo tient sa promesse envers Ana.",
    ),
    ([e.Drew(0, 1, (TURBINE,))], "Tu pioches Éolienne.", None, "Léo pioche un projet."),
    (
        [e.Stage(2, Step.CARDS_1, 0)],
        "Tu en restes là. Tour 2 : le jeton ambassadeur passe à toi.",
        None,
        "Léo en reste",
    ),
    ([], "Tu en restes là.", None, "Léo en reste là."),
]


@pytest.mark.parametrize(("events", "mine", "at_me", "others"), ROLES)
def test_what_somebody_does_is_told_to_each_in_their_way(view, events, mine, at_me, others):
    assert line(view, *events, me=0) == mine
    if at_me is not None:
        assert line(view, *events, me=1) == at_me
    for me in (None, 2):
        said = line(view, *events, me=me)
        assert said.startswith(others)
        assert "toi" not in said.lower().split()


# What is to be seen where it happens is told only to who looks back

QUIET = [
    ([e.Staked(0, 0, 2)], "Léo met 2 pour Éolienne."),
    ([e.Staked(0, 4, 1)], "Léo met 1 pour un point d’indice."),
    ([e.Staked(0, 2, 0)], "Léo ne met plus rien pour Silo commun."),
    ([e.Voted(0, ECONOMY)], "Léo vote pour l’économie."),
    ([e.Voted(0, None)], "Léo retire sa voix."),
    ([e.Agreed(0, 3)], "Léo est d’accord."),
    ([e.Withdrew(0)], "Léo n’est plus d’accord."),
    ([e.Offered(0, -2)], "Léo a choisi : un projet, ou aucun."),
    ([e.Offered(0, TURBINE)], "Léo donne Éolienne."),
    ([e.Offered(0, -1)], "Léo ne donne pas de projet."),
    ([e.Dropped(0, -1)], "Léo défausse un projet."),
    ([e.Dropped(0, TURBINE)], "Léo défausse Éolienne."),
    ([e.Said(0, e.Remark.MINE, (2, 1))], "Léo dit : « Je mets 2 pour le projet d’Ana. »"),
    ([e.Said(0, e.Remark.LACK, (1,))], "Léo dit : « Nous manquons de points : économie. »"),
]


@pytest.mark.parametrize(("events", "others"), QUIET)
def test_what_is_quiet_is_told_only_to_who_looks_back(view, events, others):
    assert line(view, *events) == line(view, *events, me=0) == ""
    assert line(view, *events, whole=True) == others
    assert line(view, *events, me=0, whole=True).startswith("Tu ")


def test_all_agreed_and_what_nobody_paid_for_is_told(view):
    closed = (e.Agreed(0, 3), e.Returned(0, TURBINE), e.Returned(2, SILO), e.Stage(1, Step.DISCARD, 0))
    assert line(view, *closed) == "Personne ne finance Éolienne et Silo commun. Tout le monde est d’accord."
    assert line(view, e.Acted(0, PATENT, False), e.Returned(0, PATENT), whole=True) == "Brevet, projet de Léo, agit."


def test_several_projects_are_told_with_their_sum_and_who_paid_in_the_look_back(view):
    events = (
        e.Agreed(0, 3),
        e.Funded(0, TURBINE, (2, 1, 0)),
        e.Funded(2, SILO, (0, 0, 3)),
        *SUM,
        e.Laid(0, TURBINE, False),
        e.Laid(2, SILO, True),
    )
    said = "Éolienne et Silo commun sont financés : économie +2, sociétal −1."
    assert line(view, *events) == said
    whole = f"{said} Léo finance Éolienne (2) avec Ana (1), Mina finance Silo commun (3)."
    assert line(view, *events, whole=True) == f"{whole} Silo commun attend dans le stock de Mina."


def test_what_is_funded_and_acts_at_once_is_told_by_its_name(view):
    events = (e.Agreed(0, 3), e.Funded(0, PATENT, (2, 0, 0)), *SUM, e.Laid(0, PATENT, False))
    events += (e.Gained(0, 1, e.Cause.PROJECT), e.Returned(0, PATENT))
    assert line(view, *events).endswith("sociétal −1. Brevet : +1 ressource pour Léo.")


def test_a_hazard_is_told_with_what_it_did_and_who_was_spared(view):
    lost = e.Shifted(ENVIRONMENT, -1, 0, e.Cause.HAZARD)
    view = having(view, danger=HURRICANE, lands=(5,) * 12)
    storm = "Ouragan : environnement −1, chaque territoire fertile perd 1 ressource"
    assert line(view, e.Drawn(HURRICANE, (0, 1), (PLAIN,)), lost, me=0) == f"{storm}, sauf ta plaine."
    drawn = e.Drawn(HURRICANE, (0, 1), (PLAIN,))
    land = "chaque territoire fertile perd 1 ressource, sauf un territoire protégé."
    assert line(view, drawn, lost, me=1) == f"Ouragan : {land}", "two lines hold no more"
    assert line(view, drawn, lost, me=1, whole=True) == f"{storm}, sauf un territoire protégé."
    assert line(view, e.Drawn(HURRICANE, (), (0, 1, 2)), lost, whole=True) == f"{storm}, sauf 3 territoires protégés."
    view = having(view, danger=TAX, active=((laid(NUMBERS["E11"]), laid(NUMBERS["E15"])), (), ()))
    taxed = [e.Gained(seat, -2, e.Cause.HAZARD) for seat in (1, 2)]
    said = "Impôt spatial : −2 ressources pour Ana et Mina, les labels"
    assert line(view, e.Drawn(TAX, (0,), ()), *taxed) == f"{said} protègent Léo."
    assert line(view, e.Drawn(TAX, (0,), ()), *taxed, me=0) == f"{said} te protègent."
    view = having(view, active=((), (), ()))
    assert line(view, e.Drawn(TAX, (0,), ())) == "Impôt spatial : un projet protège Léo."
    view = having(view, danger=FLOOD)
    assert line(view, e.Drawn(7, (), ())) == "Panne de réseau reste sans effet."


def test_what_a_hazard_does_is_never_told_without_whom_it_spares(view):
    """Where there is no room for both."""
    both = (laid(NUMBERS["E11"]), laid(NUMBERS["E15"]))
    view = having(view, danger=STRIKE, active=(both, both, both))
    struck = e.Drawn(STRIKE, (0, 1, 2), ())
    strike = "Grève : chaque personne paie 1 ressource de plus en salaires"
    for drawn, spared in ((struck, "tout le monde"), (e.Drawn(STRIKE, (0, 1), ()), "Léo et Ana")):
        assert line(view, drawn, me=2, whole=True) == f"{strike}, les labels protègent {spared}."
    long = ("Maximilienne M", "Wilhelmine WM", "Marie-Madelein").__getitem__
    assert line(view, struck) == "Grève : les labels protègent tout le monde."
    said = telling.event_line(entry(view, [e.Drawn(STRIKE, (0, 1), ())]), 2, long)
    assert said.replace("\u00a0", " ") == "Grève : les labels protègent Maximilienne M et Wilhelmine WM."
    assert line(view, e.Drawn(STRIKE, (), ())) == f"{strike}."


def test_of_a_list_that_has_no_room_the_rest_is_told_as_a_number(view):
    found = tuple(sorted(NUMBERS.values(), key=lambda card: len(cards.project_title(card)))[-4:])
    said = line(view, e.Opened(found))
    assert len(said) <= telling.ROOM
    assert re.fullmatch(r"Voici les projets : .+ et [23] autres\.", said), said
    assert "autres" not in line(view, e.Opened(found[:1]))
    closed = (e.Agreed(0, 3), *(e.Returned(0, card) for card in found), e.Stage(1, Step.DISCARD, 0))
    assert re.match(r"Personne ne finance .+ et [23] autres\.", line(view, *closed))
    assert "autres" not in line(view, *closed, whole=True)
    funded = [e.Funded(0, card, (2, 1, 0)) for card in found]
    said = line(view, e.Agreed(0, 3), *funded, *SUM)
    assert re.fullmatch(r".+ et [234] autres sont financés : économie \+2, sociétal −1\.", said), said


def test_a_goal_that_has_no_room_is_not_told_by_its_half(view):
    shown = e.Character(0, LONG_GOAL, True)
    whole = line(view, shown, whole=True)
    assert len(whole) > telling.ROOM
    assert line(view, shown) == f"{whole.partition(' : ')[0]}."
    assert line(view, shown, me=0).startswith("Tu dévoiles ")


def test_territories_that_turn_barren_or_fertile_are_told(view):
    storm = e.Drawn(HURRICANE, (), ())
    one = line(view, storm, e.Barren(PLAIN), *BARREN, whole=True)
    assert one.endswith("La plaine de Léo devient stérile : chaque indice −1.")
    two = line(view, storm, e.Barren(PLAIN), *BARREN, e.Barren(SWAMP), *BARREN, me=0, whole=True)
    assert two.endswith("2 territoires deviennent stériles : chaque indice −2.")
    spring = (e.PowerUsed(1, 3), e.Restored(PLAIN, 4), e.Regrown(MOUNTAIN, 2), e.Regrown(SWAMP, 1))
    assert line(view, *spring, me=0).endswith("ta plaine redevient fertile (4), +3 sur 2 territoires.")


def test_rain_is_told_with_why_it_is_another_number(view):
    assert line(view, e.Rained(2, 2, NOTHING)) == "Il pleut : jusqu’à +2 sur chaque territoire fertile."
    assert "montre 2, il pleut 1" in line(view, e.Rained(2, 1, NOTHING))
    assert "mais il ne pleut pas" in line(view, e.Rained(1, 0, NOTHING))
    gains = [e.Gained(seat, 1, e.Cause.ECONOMY) for seat in range(3)]
    assert line(view, e.Rained(1, 1, NOTHING), *gains, whole=True).endswith("+1 ressource pour tout le monde.")


def test_the_end_of_a_round_is_told_by_what_matters_and_whole_to_who_looks_back(view):
    events = [e.Paid(0, 2), e.Stage(3, Step.CARDS_6, 0), e.Stage(3, Step.RAIN, 0), e.Rained(1, 1, NOTHING)]
    next_round = [e.Stage(4, Step.CARDS_1, 1), e.Due(Promise(2, 0, Pledge.GIVE, 1, 4)), e.Stage(4, Step.COUNCIL, 1)]
    assert line(view, *events, *next_round).startswith("Promesse due : Mina doit 1 à Léo. Léo paie 2 de salaires.")
    assert line(view, *events, *next_round, whole=True) == (
        "Léo paie 2 de salaires. Il pleut : jusqu’à +1 sur chaque territoire fertile. "
        "Tour 4 : le jeton ambassadeur passe à Ana. Promesse due : Mina doit 1 à Léo."
    )
    met = [e.Met((1,)), e.Character(1, 3, True), e.Over(End.COMMON)]
    said = line(view, *events, *met)
    assert said.startswith("L’objectif commun est atteint. Ana atteint son objectif personnel !")
    assert "Ana dévoile Isaure Beffroi : indice sociétal" in line(view, *events, *met, whole=True)


def test_other_beginnings_are_told(view):
    assert line(view, e.Begun(0, 0, (0, 0, 0), (7, 7, 7)), seat=-1) == (
        "Planète Tuto, mission Tuto : amenez les indices à 7/7/7."
    )
    assert line(view, e.Opened((TURBINE, -1, SILO))) == "Voici les projets : Éolienne et Silo commun."
    assert line(view, e.Opened((-1, -1, -1))) == "Personne ne donne de projet."


def test_every_kind_of_event_is_told():
    assert set(told.EVENTS) == set(e.Event.__args__)


@pytest.mark.parametrize("code", words.LANGUAGES)
@pytest.mark.parametrize(("players", "deal", "grade"), [(2, 3, 1), (3, 5, 1), (4, 8, 3)])
def test_whole_matches_are_told_in_whole_sentences(code, players, deal, grade):
    words.use(code)
    match = played(players, grade, deal)
    names = (*NAMES, "Tom").__getitem__
    for entry_ in match.entries:
        for me in (None, 0, 1):
            seen = match.seen(entry_, me)
            short, whole = (say(seen, me, names) for say in (telling.event_line, telling.whole_line))
            for text in (short, whole):
                assert "terristories." not in text
                assert "{" not in text
                assert not text or text.endswith((".", "!", "»", "”")), text
                assert text[:1] == text[:1].upper()
            assert len(short) <= 200, short
            assert whole or entry_.kind is not Kind.MOVE, seen.events
            loud = [tale for tale in told.tales(seen, me, names) if tale.weight is not Weight.QUIET]
            assert bool(short) is bool(loud)


def test_what_takes_its_time_is_announced_without_its_outcome(view):
    for events in ([e.Drawn(HURRICANE, (), ())], [e.Rained(1, 1, NOTHING)], [e.Over(End.COMMON)]):
        said = telling.busy_line(entry(view, events), None, NAMES.__getitem__)
        assert said.endswith("…")
        assert "Ouragan" not in said
    assert telling.busy_line(entry(view, [e.Paid(0, 2)]), None, NAMES.__getitem__) == ""


def test_a_loss_is_no_gain(view):
    said = line(view, e.Acted(1, TURBINE, False), e.Gained(1, -2, e.Cause.PROJECT), me=0)
    assert said == "Éolienne : −2 ressources pour Ana."

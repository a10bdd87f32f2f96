"""TerriStories: every card in words, made from its effect: tests/golden/terristories.cards."""

import pytest

from core.games.terristories import phrases
from core.games.terristories.content import BOX, CARDS, DANGERS, MISSION_CARDS, PERSONS, Kind, Role
from mobile.words import cards, use
from tests.contract.test_golden import FOLDER as GOLDEN

PATH = GOLDEN / "terristories.cards"
SIGNS = {Kind.LIGHTNING: "lightning", Kind.HOURGLASS: "hourglass"}


def impacts(numbers):
    return " / ".join(f"{n:+d}" if n else "0" for n in numbers)


def told(line):
    """A line in both languages."""
    said = []
    for code in ("fr", "en"):
        use(code)
        said.append(f"  {code} {line()}")
    use("fr")
    return said


def book():
    lines = ["TerriStories: every card in words. Impacts in the order social, economy, environment.", ""]
    for role in Role:
        lines += [f"{role.name.lower()}: power {impacts(BOX.powers[role].cost)}"]
        lines += told(lambda role=role: f"{cards.power_title(role)}. {cards.power_text(role)}")
        for n in range(3 * role, 3 * role + 3):
            lines += [PERSONS[n].id]
            lines += told(
                lambda n=n: f"{cards.character_name(n)}, {cards.character_trade(n)}. {cards.character_story(n)}"
            )
            lines += told(lambda n=n: f"{cards.character_profile(n)}: {cards.character_creed(n)} {cards.goal_text(n)}")
        for n in range(17 * role, 17 * role + 17):
            card = CARDS[n]
            marks = [SIGNS[card.kind], *(["stock"] if card.stock else []), *(["label"] if card.labels else [])]
            lines += [f"{card.id} cost {card.cost}, phase {card.phase}, {impacts(card.impacts)}, {' '.join(marks)}"]
            lines += told(lambda n=n: f"{cards.project_title(n)}. {cards.project_text(n)} ({cards.project_story(n)})")
    for n, card in enumerate(DANGERS):
        lines += [f"{card.id} {'good' if card.good else 'bad'}, {impacts(card.impacts)}"]
        lines += told(lambda n=n: f"{cards.hazard_title(n)}. {cards.hazard_text(n)} ({cards.hazard_story(n)})")
    for n, card in enumerate(BOX.planets):
        lines += [f"{card.id} {'*' * card.stars} {' '.join(card.rows)}"]
        lines += told(lambda n=n: f"{cards.planet_name(n)}. {cards.planet_story(n)}")
    for n, card in enumerate(MISSION_CARDS):
        lines += [f"{card.id} {'*' * card.stars} from {impacts(card.start)} to {impacts(card.target)}"]
        lines += told(lambda n=n: f"{cards.mission_name(n)}. {cards.mission_story(n)}")
    return [*lines, ""]


def test_every_card_says_what_it_does(request):
    lines = book()
    if request.config.getoption("--write-golden"):
        PATH.write_text("\n".join(lines), encoding="utf-8")
    assert lines == PATH.read_text(encoding="utf-8").split("\n")


def test_nothing_is_left_unsaid():
    """No key shows through, and no place is left to be filled."""
    text = "\n".join(book())
    assert "terristories." not in text
    assert "{" not in text


def test_cards_with_different_effects_say_different_things():
    said = {}
    for n, card in enumerate(CARDS):
        said.setdefault(phrases.project(n), set()).add((card.phase, card.kind, card.effect))
    assert all(len(effects) == 1 for effects in said.values())
    assert len({phrases.hazard(n) for n in range(18)}) == 18


@pytest.mark.parametrize("role", Role, ids=lambda role: role.name.lower())
def test_a_power_has_its_sentence(role):
    assert cards.power_text(role).endswith(".")

"""What things are called inside a sentence: territories by whose they are, how indices move, whom it is about."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from core.game import Seat
from core.games.terristories.content import Role, globe
from core.games.terristories.effects import INDICES
from core.games.terristories.position import INFLUENCE, Position
from mobile.words import cards, say, whose

NOBODY = -1
MINUS = "−"
NameOf = Callable[[Seat], str]


def sentence(text: str) -> str:
    """With its capital."""
    return text[:1].upper() + text[1:]


def lower(text: str) -> str:
    """Inside a sentence."""
    return text[:1].lower() + text[1:]


def listed(names: Sequence[str], key: str = "list.and") -> str:
    """One after the other, with a word before the last."""
    *before, last = names or ("",)
    return say(key).join([say("list.comma").join(before), last]) if before else last


def signed(n: int) -> str:
    return f"+{n}" if n > 0 else f"{MINUS}{-n}" if n < 0 else "0"


def level(n: int) -> str:
    """Where an index stands."""
    return f"{MINUS}{-n}" if n < 0 else str(n)


# Indices


def index(place: int) -> str:
    return cards.index_name(INDICES[place])


def the_index(place: int) -> str:
    return say(f"terristories.the_index.{INDICES[place]}")


def shifts(moved: Mapping[int, int]) -> str:
    """How the indices moved: what rose before what fell, in one word where all moved alike."""
    changed = {place: by for place, by in moved.items() if by}
    if len(changed) == len(INDICES) and len(set(changed.values())) == 1:
        return say("terristories.each_index", by=signed(changed[0]))
    order = sorted(changed, key=lambda place: (changed[place] < 0, place))
    return say("list.comma").join(f"{index(place)} {signed(changed[place])}" for place in order)


# Seats


def whom(seats: Iterable[Seat], me: Seat | None, name_of: NameOf, players: int) -> str:
    """Whom something is about, in the middle of a sentence: all, or each by name, and who looks last."""
    named = list(dict.fromkeys(seats))
    if len(named) == players:
        return say("terristories.everybody")
    others = [name_of(seat) for seat in named if seat != me]
    return listed([*others, *([say("terristories.toi")] if me in named else [])])


def a_zone(role: int) -> str:
    return say(f"terristories.a_zone.{Role(role).name.lower()}")


def zone_of(view: Position, seat: Seat) -> str:
    """A zone of the kind a seat has; without its role, any."""
    role = view.roles[seat]
    return a_zone(role) if role >= 0 else say("terristories.a_zone.any")


# Territories


def ground_name(view: Position, land: int) -> str:
    return say(f"terristories.ground.{globe(view.planet).grounds[land]}")


def a_land(view: Position, land: int) -> str:
    """A territory, whosever it is."""
    return say(f"terristories.land.{globe(view.planet).grounds[land]}.free")


def land(view: Position, number: int, me: Seat | None, name_of: NameOf, doer: Seat = NOBODY) -> str:
    """A territory by whose zones lie on it: yours, of whoever does something, of another, of several, of nobody."""
    ground = globe(view.planet).grounds[number]
    owners = [seat for seat in range(view.players) if view.zones[seat][number]]
    if me in owners:
        return say(f"terristories.land.{ground}.yours")
    if doer in owners:
        return say(f"terristories.land.{ground}.own")
    if len(owners) == 1:
        return say(f"terristories.land.{ground}.of", whose=whose(name_of(owners[0])))
    return say(f"terristories.land.{ground}.{'shared' if owners else 'free'}")


# Cards


def offered(view: Position, slot: int) -> str:
    """What is paid for: the project of a seat, or a point of an index."""
    if slot == INFLUENCE:
        return say("terristories.a_point")
    card = view.offers[slot] if slot < len(view.offers) else NOBODY
    return cards.project_title(card) if card >= 0 else say("terristories.a_project")


def titles(found: Iterable[int]) -> str:
    return fewer_titles(found)[0]


def fewer_titles(found: Iterable[int]) -> list[str]:
    """All by their titles; then, for where there is less room, ever fewer of them, and how many others there are."""
    named = [cards.project_title(card) for card in found]
    first = [(named[:k], say("terristories.others", n=len(named) - k)) for k in range(len(named) - 2, 0, -1)]
    return [listed(named), *(listed([*some, others]) for some, others in first)]

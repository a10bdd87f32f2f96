"""What there is to be told of an entry: each kind of event, and which sentence it is or belongs to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from core.game import Seat
from core.games.terristories import events as e
from core.games.terristories.content import CARDS
from core.games.terristories.effects import Discount
from core.games.terristories.position import PHASES, Ask, Pledge, Promise, Step
from core.match import SeenEntry
from mobile.boards.terristories import wording
from mobile.boards.terristories.gist import Gist, Tale, Weight
from mobile.boards.terristories.wording import NOBODY, NameOf
from mobile.words import cards, count, say, whose

BRINGS = (e.Gained, e.Handed, e.Drew, e.Regrown, e.Restored)  # what a card may bring at once
ANNOUNCED = {Step.CARDS_2, Step.CARDS_3, Step.CARDS_5}  # with these a phase begins that nothing else tells of


def tales(seen: SeenEntry, me: Seat | None, name_of: NameOf) -> list[Tale]:
    """All there is to be told, in the order in which it happened."""
    gist = Gist(seen, me, name_of)
    if seen.seat >= 0 and (not seen.events or isinstance(seen.events[0], e.Stage)):
        gist.tell(Weight.DEED, gist.form("terristories.told_done", seen.seat))  # the deed itself is no event
    for k, event in enumerate(seen.events):
        if gist.reaped is not None and not _withers(event):
            gist.harvest()
        if gist.striking and gist.head is None and isinstance(event, BRINGS):
            gist.begin(Weight.CARD, cards.project_title(gist.striking[0]))
        EVENTS[type(event)](gist, event, seen.events[k + 1 :])
    gist.close()
    _after(gist)
    return gist.made


def _withers(event: Any) -> bool:
    """Is it still told with the harvest before it?"""
    return isinstance(event, e.Barren) or (isinstance(event, e.Shifted) and event.cause is e.Cause.BARREN)


def remark_words(remark: e.Remark, numbers: Sequence[int], name_of: NameOf) -> str:
    """What somebody says in a few words."""
    given: dict[str, object] = {}
    match remark:
        case e.Remark.LACK:
            given["index"] = wording.index(numbers[0])
        case e.Remark.WAGES:
            given["n"] = numbers[0]
        case e.Remark.ASK | e.Remark.MINE:
            given |= {"n": numbers[0], "whose": whose(name_of(numbers[1]))}
        case e.Remark.RATHER | e.Remark.DEAR:
            given["whose"] = whose(name_of(numbers[0]))
    return say(remark, **given)


# What a deed or a card brings


def _shifted(gist: Gist, shifted: e.Shifted, _: object) -> None:
    (gist.fallen if shifted.cause is e.Cause.BARREN else gist.moved)[shifted.index.place] += shifted.by


def _gained(gist: Gist, gained: e.Gained, _: object) -> None:
    if gained.cause is e.Cause.ECONOMY and gist.head is None:
        gist.begin(Weight.RAIN, say("terristories.told_economy"))
    gist.gains.setdefault((gained.n, gained.cause), []).append(gained.seat)


def _turned_barren(gist: Gist, barren: e.Barren, _: object) -> None:
    gist.barren.append(barren.land)


def _regrown(gist: Gist, regrown: e.Regrown, _: object) -> None:
    gist.grown.append((regrown.land, regrown.n))


def _restored(gist: Gist, restored: e.Restored, _: object) -> None:
    gist.clauses.append(say("terristories.told_restored", land=gist.land(restored.land), n=restored.n))


def _handed(gist: Gist, handed: e.Handed, _: object) -> None:
    gist.clauses.append(gist.form("terristories.told_handed", handed.to, handed.seat, n=handed.n))


# Set-up and course


def _begun(gist: Gist, begun: e.Begun, _: object) -> None:
    given = {"planet": cards.planet_name(begun.planet), "mission": cards.mission_name(begun.mission)}
    targets = zip(("a", "b", "c"), begun.targets, strict=True)
    gist.deed(Weight.ROUND, say("terristories.told_begins", **given, **dict(targets)))


def _stage(gist: Gist, stage: e.Stage, following: Sequence[Any]) -> None:
    gist.close()
    if stage.step is Step.CARDS_1:
        if stage.ambassador >= 0:
            gist.tell(Weight.ROUND, gist.form("terristories.told_round", stage.ambassador, n=stage.round))
    elif stage.step in ANNOUNCED:
        gist.tell(Weight.PHASE, say(f"terristories.told_phase.{PHASES[stage.step]}"))


def _role(gist: Gist, taken: e.RoleTaken, following: Sequence[Any]) -> None:
    shown = next((one.character for one in following if isinstance(one, e.Character)), NOBODY)
    role = cards.role_name(taken.role)
    if shown < 0:
        gist.deed(Weight.DEED, gist.form("terristories.told_role", taken.seat, role=role))
        return
    who = cards.character_name(shown)
    gist.deed(Weight.DEED, gist.form("terristories.told_role_as", taken.seat, role=role, who=who))


def _character(gist: Gist, character: e.Character, _: object) -> None:
    if character.character < 0 or any(isinstance(one, e.RoleTaken) for one in gist.seen.events):
        return
    weight = Weight.GOAL if any(isinstance(one, e.Met) for one in gist.seen.events) else Weight.DEED
    who, goal = cards.character_name(character.character), cards.goal_text(character.character)
    goal = wording.lower(goal).rstrip(".")
    alone = gist.form("terristories.told_reveals", character.seat, who=who)
    gist.deed(weight, gist.form("terristories.told_shows", character.seat, who=who, goal=goal), alone)


def _drew(gist: Gist, drew: e.Drew, _: object) -> None:
    begins = any(isinstance(one, e.RoleTaken) for one in gist.seen.events)
    if gist.head is not None:
        gist.clauses.append(count("terristories.told_draws_more", drew.count, names=gist.whom((drew.seat,))))
    elif drew.seat != gist.me:
        text = count("terristories.told_draws", drew.count, name=gist.name_of(drew.seat))
        gist.deed(Weight.QUIET if begins else Weight.DEED, text)
    elif drew.cards:
        ways = [say("terristories.told_draws.you", cards=titles) for titles in wording.fewer_titles(drew.cards)]
        gist.deed(Weight.DEED, *ways)


def _settled(gist: Gist, settled: e.Settled, _: object) -> None:
    land = wording.a_land(gist.view, settled.land)
    zone = wording.zone_of(gist.view, settled.seat)
    gist.deed(Weight.DEED, gist.form("terristories.told_settles", settled.seat, zone=zone, land=land))


# Council


def _power(gist: Gist, used: e.PowerUsed, _: object) -> None:
    head = gist.form("terristories.told_power", used.seat, power=cards.power_title(used.role))
    gist.begin(Weight.POWER, head, f"{head}.", used.seat)


def _staked(gist: Gist, staked: e.Staked, _: object) -> None:
    what = wording.offered(gist.view, staked.slot)
    key = "terristories.told_stakes" if staked.n else "terristories.told_unstakes"
    gist.deed(Weight.QUIET, gist.form(key, staked.seat, n=staked.n, what=what))


def _voted(gist: Gist, voted: e.Voted, following: Sequence[Any]) -> None:
    if voted.index is None:
        gist.deed(Weight.QUIET, gist.form("terristories.told_unvotes", voted.seat))
        return
    index = wording.the_index(voted.index.place)
    gist.deed(Weight.QUIET, gist.form("terristories.told_votes", voted.seat, index=index))


def _agreed(gist: Gist, agreed: e.Agreed, following: Sequence[Any]) -> None:
    if not following and gist.view.question is not Ask.TIE:
        gist.deed(Weight.QUIET, gist.form("terristories.told_agrees", agreed.seat))
    elif not any(isinstance(one, e.Funded) for one in following):
        gist.deed(Weight.DEED, say("terristories.told_all_agree"))


def _withdrew(gist: Gist, withdrew: e.Withdrew, _: object) -> None:
    gist.deed(Weight.QUIET, gist.form("terristories.told_withdraws", withdrew.seat))


def _after(gist: Gist) -> None:
    """What the events do not tell."""
    if gist.view.question is Ask.TIE and any(isinstance(event, e.Agreed) for event in gist.seen.events):
        gist.tell(Weight.FUNDED, gist.form("terristories.told_tie", gist.view.turn))


# Projects


def _offered(gist: Gist, offered: e.Offered, _: object) -> None:
    if offered.card >= 0:
        text = gist.form("terristories.told_offers", offered.seat, what=cards.project_title(offered.card))
    elif offered.card == NOBODY:
        text = gist.form("terristories.told_offers_none", offered.seat)
    else:
        text = gist.form("terristories.told_answers", offered.seat)
    gist.deed(Weight.QUIET, text)


def _opened(gist: Gist, opened: e.Opened, _: object) -> None:
    found = [card for card in opened.cards if card >= 0]
    ways = [say("terristories.told_opened", cards=titles) for titles in wording.fewer_titles(found)] if found else []
    gist.deed(Weight.OPENED, *ways or [say("terristories.told_opened_none")])


def _funded(gist: Gist, funded: e.Funded, _: object) -> None:
    if gist.head is not None:
        gist.close()
    gist.funds.append(funded)


def _returned(gist: Gist, returned: e.Returned, _: object) -> None:
    """A project nobody pays for; lightning goes without a word."""
    if returned.card in gist.striking:
        gist.close()
        gist.striking = gist.striking[gist.striking.index(returned.card) + 1 :]
        return
    settles = gist.seen.seat < 0 or any(isinstance(one, e.Agreed) for one in gist.seen.events)
    if settles and not any(isinstance(one, e.Funded | e.Laid) for one in _before(gist, returned)):
        gist.unfunded.append(returned.card)


def _before(gist: Gist, event: object) -> Sequence[Any]:
    events = gist.seen.events
    return events[: next(k for k, one in enumerate(events) if one is event)]


def _laid(gist: Gist, laid: e.Laid, _: object) -> None:
    card = CARDS[laid.card]
    if card.phase == 2 and not laid.turned and not isinstance(card.effect[0], Discount):
        gist.striking.append(laid.card)
    if laid.turned:
        title = cards.project_title(laid.card)
        gist.deed(Weight.QUIET, gist.form("terristories.told_stocked", laid.seat, what=title))


def _sited(gist: Gist, sited: e.Sited, _: object) -> None:
    title, land = cards.project_title(sited.card), gist.land(sited.land, sited.seat)
    gist.deed(Weight.DEED, gist.form("terristories.told_sites", sited.seat, what=title, land=land))


def _acted(gist: Gist, acted: e.Acted, _: object) -> None:
    title = cards.project_title(acted.card)
    bare = gist.form("terristories.told_acts", acted.seat, what=title)
    if acted.activated:
        head = gist.form("terristories.told_activates", acted.seat, what=title)
        gist.begin(Weight.DEED, head, f"{head}.", acted.seat)
    else:
        gist.begin(Weight.CARD, title, bare)


def _asked(gist: Gist, asked: e.Asked, _: object) -> None:
    gist.deed(Weight.DEED, gist.form("terristories.told_asks", asked.seat, asked.to))


def _traded(gist: Gist, traded: e.Traded, _: object) -> None:
    key = "terristories.told_trades" if traded.yes else "terristories.told_declines"
    head = gist.form(key, traded.seat, traded.by)
    gist.begin(Weight.DEED, head, f"{head}.", traded.seat)


def _dropped(gist: Gist, dropped: e.Dropped, _: object) -> None:
    if dropped.card >= 0:
        text = gist.form("terristories.told_drops_card", dropped.seat, what=cards.project_title(dropped.card))
    else:
        text = gist.form("terristories.told_drops", dropped.seat)
    gist.deed(Weight.QUIET, text)


def _found_card(gist: Gist, found: e.Found, _: object) -> None:
    if found.card >= 0:
        text = gist.form("terristories.told_finds_card", found.seat, what=cards.project_title(found.card))
    else:
        text = gist.form("terristories.told_finds", found.seat)
    gist.deed(Weight.DEED, text)


# The planet


def _went(gist: Gist, went: e.Went, _: object) -> None:
    land = wording.land(gist.view, went.goal, gist.me, gist.name_of, went.seat)
    gist.deed(Weight.DEED, gist.form("terristories.told_goes", went.seat, land=land))


def _hired(gist: Gist, hired: e.Hired, _: object) -> None:
    key = "terristories.told_hires" if hired.cost else "terristories.told_comes"
    land = gist.land(hired.land, hired.seat)
    gist.deed(Weight.DEED, gist.form(key, hired.seat, n=hired.cost, land=land))


def _founded(gist: Gist, founded: e.Founded, _: object) -> None:
    key = "terristories.told_buys" if founded.cost else "terristories.told_builds"
    zone, land = wording.zone_of(gist.view, founded.seat), wording.a_land(gist.view, founded.land)
    gist.deed(Weight.DEED, gist.form(key, founded.seat, n=founded.cost, zone=zone, land=land))


def _harvested(gist: Gist, harvested: e.Harvested, _: object) -> None:
    gist.close()
    gist.reaped = harvested


def _dismissed(gist: Gist, dismissed: e.Dismissed, following: Sequence[Any]) -> None:
    head = gist.form("terristories.told_dismisses", dismissed.seat)
    gist.begin(Weight.HOME, head, f"{head}.")


def _paid(gist: Gist, paid: e.Paid, _: object) -> None:
    key = "terristories.told_pays" if paid.n else "terristories.told_pays_none"
    gist.deed(Weight.DEED, gist.form(key, paid.seat, n=paid.n))


def _rained(gist: Gist, rained: e.Rained, _: object) -> None:
    if not rained.n:
        text = say("terristories.told_rain_none", token=rained.token)
    elif rained.n != rained.token:
        text = say("terristories.told_rain_other", token=rained.token, n=rained.n)
    else:
        text = say("terristories.told_rain", n=rained.n)
    gist.deed(Weight.RAIN, text)


# Hazards


def _drawn(gist: Gist, drawn: e.Drawn, _: object) -> None:
    title = cards.hazard_title(drawn.hazard)
    gist.begin(Weight.HAZARD, title, say("terristories.told_hazard_none", what=title))
    gist.hazard = drawn


def _foreseen(gist: Gist, foreseen: e.Foreseen, _: object) -> None:
    if foreseen.hazard >= 0:
        text = gist.form("terristories.told_sees", foreseen.seat, what=cards.hazard_title(foreseen.hazard))
    else:
        text = gist.form("terristories.told_looks", foreseen.seat)
    gist.deed(Weight.DEED, text)


def _buried(gist: Gist, buried: e.Buried, _: object) -> None:
    key = "terristories.told_buries" if buried.under else "terristories.told_leaves"
    gist.deed(Weight.DEED, gist.form(key, buried.seat))


# Goals, gifts, promises, words


def _met(gist: Gist, met: e.Met, _: object) -> None:
    for seat in met.seats:
        gist.deed(Weight.GOAL, gist.form("terristories.told_meets", seat))


def _answered(gist: Gist, answered: e.Answered, _: object) -> None:
    key = "terristories.told_goes_on" if answered.yes else "terristories.told_stops"
    gist.deed(Weight.DEED, gist.form(key, answered.seat))


def _gave(gist: Gist, gave: e.Gave, _: object) -> None:
    gist.deed(Weight.DEED, gist.form("terristories.told_gives", gave.seat, gave.to, n=gave.n))


def _promised(gist: Gist, promised: e.Promised, _: object) -> None:
    _pledge(gist, promised.promise, "terristories.told_promises", "terristories.told_promises_fund", Weight.DEED)


def _due(gist: Gist, due: e.Due, _: object) -> None:
    _pledge(gist, due.promise, "terristories.told_owes", "terristories.told_owes_fund", Weight.DUE)


def _pledge(gist: Gist, promise: Promise, gives: str, funds: str, weight: Weight) -> None:
    key = gives if promise.what is Pledge.GIVE else funds
    gist.deed(weight, gist.form(key, promise.seat, promise.to, n=promise.n, due=promise.due))


def _kept(gist: Gist, kept: e.Kept, _: object) -> None:
    """With the gift or the funding that keeps it."""
    text = gist.form("terristories.told_keeps", kept.seat, kept.to)
    if gist.funds:  # what is funded beside it belongs to one sentence
        gist.made.append(Tale(Weight.DEED, wording.sentence(text)))
    else:
        gist.deed(Weight.DEED, text)


def _said(gist: Gist, said: e.Said, _: object) -> None:
    words = remark_words(said.remark, said.numbers, gist.name_of)
    gist.deed(Weight.QUIET, gist.form("terristories.told_says", said.seat, words=words))


def _over(gist: Gist, over: e.Over, _: object) -> None:
    gist.deed(Weight.OVER, say(over.end))


EVENTS: dict[type, Callable[[Gist, Any, Sequence[Any]], None]] = {
    e.Shifted: _shifted,
    e.Gained: _gained,
    e.Barren: _turned_barren,
    e.Regrown: _regrown,
    e.Restored: _restored,
    e.Handed: _handed,
    e.Begun: _begun,
    e.Stage: _stage,
    e.RoleTaken: _role,
    e.Character: _character,
    e.Drew: _drew,
    e.Settled: _settled,
    e.PowerUsed: _power,
    e.Staked: _staked,
    e.Voted: _voted,
    e.Agreed: _agreed,
    e.Withdrew: _withdrew,
    e.Offered: _offered,
    e.Opened: _opened,
    e.Funded: _funded,
    e.Returned: _returned,
    e.Laid: _laid,
    e.Sited: _sited,
    e.Acted: _acted,
    e.Asked: _asked,
    e.Traded: _traded,
    e.Dropped: _dropped,
    e.Found: _found_card,
    e.Went: _went,
    e.Hired: _hired,
    e.Founded: _founded,
    e.Harvested: _harvested,
    e.Dismissed: _dismissed,
    e.Paid: _paid,
    e.Rained: _rained,
    e.Drawn: _drawn,
    e.Foreseen: _foreseen,
    e.Buried: _buried,
    e.Met: _met,
    e.Answered: _answered,
    e.Gave: _gave,
    e.Promised: _promised,
    e.Due: _due,
    e.Kept: _kept,
    e.Said: _said,
    e.Over: _over,
}

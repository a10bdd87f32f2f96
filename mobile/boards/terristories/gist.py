"""What of an entry is a sentence: what one deed or card brought is told with it, however many events that were.

A sentence has three forms: of the one who looks (`.you`), of what was done to the one who looks (`.at_you`), and of
everybody else.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from enum import IntEnum
from typing import NamedTuple

from core.game import Seat
from core.games.terristories import phrases
from core.games.terristories.content import DANGERS
from core.games.terristories.deeds import need_of
from core.games.terristories.effects import Drain, Each, Gain, Lose, Node, Rain, Shift, Wage
from core.games.terristories.events import Cause, Drawn, Funded, Harvested
from core.games.terristories.measures import fitting
from core.games.terristories.position import INFLUENCE, labels
from core.match import SeenEntry
from mobile.boards.terristories import wording
from mobile.boards.terristories.wording import NOBODY, NameOf
from mobile.words import cards, count, say, whose


class Weight(IntEnum):
    """What matters most first."""

    OVER = 0
    GOAL = 1
    HAZARD = 2
    BARREN = 3
    POWER = 4
    FUNDED = 5
    UNFUNDED = 6
    HOME = 7
    OPENED = 8
    DUE = 9
    DEED = 10
    RAIN = 11
    ROUND = 12
    CARD = 13
    PHASE = 14
    QUIET = 15  # is shown where it happens, and told only in the look back


class Tale(NamedTuple):
    """One sentence."""

    weight: Weight
    text: str
    shorter: tuple[str, ...] = ()  # what is said instead where there is no room for it: less, and as true


class Gist:
    """One entry's, as it is told to who looks: sentences that are made, and what comes together for the next one."""

    def __init__(self, seen: SeenEntry, me: Seat | None, name_of: NameOf) -> None:
        self.seen, self.view, self.me, self.name_of = seen, seen.view, me, name_of
        self.made: list[Tale] = []
        self.head: tuple[Weight, str, str] | None = None  # what is being told: what it brings, and without that
        self.doer: Seat = NOBODY  # whose deed or card that is
        self.clauses: list[str] = []
        self.gains: dict[tuple[int, Cause], list[Seat]] = {}
        self.moved: Counter[int] = Counter()  # indices, of what is being told
        self.grown: list[tuple[int, int]] = []  # territories, and by how much
        self.barren: list[int] = []
        self.fallen: Counter[int] = Counter()  # indices, by territories that turned barren
        self.reaped: Harvested | None = None  # told when it is known whether it left anything
        self.hazard: Drawn | None = None
        self.funds: list[Funded] = []
        self.unfunded: list[int] = []
        self.striking: list[int] = []  # projects just funded that act at once

    def tell(self, weight: Weight, *ways: str) -> None:
        """In one way, or also in shorter ones."""
        text, *shorter = map(wording.sentence, ways)
        self.made.append(Tale(weight, text, tuple(shorter)))

    def deed(self, weight: Weight, *ways: str) -> None:
        """A sentence by itself, after what has come together so far."""
        self.close()
        self.tell(weight, *ways)

    def begin(self, weight: Weight, head: str, bare: str = "", doer: Seat = NOBODY) -> None:
        """From now on tell of this; `bare` is said where nothing comes of it."""
        self.close()
        self.head, self.doer = (weight, head, bare), doer

    def form(self, key: str, doer: Seat = NOBODY, to: Seat = NOBODY, **given: object) -> str:
        """The sentence as it is told to who looks."""
        if doer != NOBODY:
            given |= {"name": self.name_of(doer), "whose": whose(self.name_of(doer))}
        if to != NOBODY:
            given |= {"other": self.name_of(to), "others": whose(self.name_of(to))}
        if doer == self.me and doer != NOBODY:
            return say(f"{key}.you", **given)
        if to == self.me and to != NOBODY:
            return say(f"{key}.at_you", **given)
        return say(key, **given)

    def land(self, number: int, doer: Seat = NOBODY) -> str:
        return wording.land(self.view, number, self.me, self.name_of, doer)

    def whom(self, seats: Iterable[Seat]) -> str:
        return wording.whom(seats, self.me, self.name_of, self.view.players)

    def inside(self, seat: Seat) -> str:
        """A name in the middle of a sentence."""
        return say("terristories.toi") if seat == self.me else self.name_of(seat)

    # What has come together

    def close(self) -> None:
        """It is a sentence now."""
        if self.reaped is not None:
            self.harvest()
        if self.funds or self.unfunded:
            self._fund()
        if self.head is None:
            self.doer = self.seen.seat
        moved = bool(wording.shifts(self.moved))
        clauses = self._brought()
        if self.head is not None:
            weight, head, bare = self.head
            if self.hazard is not None:
                self._struck(self.hazard, clauses[:moved], clauses[moved:])
            elif clauses:
                self._brings(weight, head, clauses)
            elif bare:
                self.tell(weight, bare)
        elif clauses:
            chooses = self.form("terristories.told_chooses", self.seen.seat) if self.seen.seat >= 0 else ""
            if chooses:
                self._brings(Weight.DEED, chooses, clauses)
            else:
                self.tell(Weight.DEED, f"{say('list.comma').join(clauses)}.")
        self.head, self.hazard = None, None
        if self.barren:
            self._wither()

    def _brings(self, weight: Weight, head: str, clauses: list[str]) -> None:
        """What came of it; where there is no room, the last of it is left out."""
        self.tell(weight, *(_brings(head, clauses[:k]) for k in range(len(clauses), 0, -1)))

    def _brought(self) -> list[str]:
        """All of it, as clauses."""
        clauses = [moved] if (moved := wording.shifts(self.moved)) else []
        clauses += self.clauses
        if len(self.grown) == 1:
            land, n = self.grown[0]
            clauses.append(say("terristories.told_grown", n=n, land=self.land(land, self.doer)))
        elif self.grown:
            total = sum(n for _, n in self.grown)
            clauses.append(say("terristories.told_grown_many", n=total, lands=len(self.grown)))
        for (n, _), seats in self.gains.items():
            by = wording.signed(n)
            if seats == [self.doer]:
                clauses.append(count("terristories.told_gained_own", abs(n), by=by))
            else:
                clauses.append(count("terristories.told_gained", abs(n), by=by, names=self.whom(seats)))
        self.clauses, self.grown, self.gains = [], [], {}
        self.moved.clear()
        return clauses

    def _struck(self, drawn: Drawn, moved: list[str], gained: list[str]) -> None:
        """A hazard; where there is no room for all of it, whom it spares is not left out of what it does."""
        assert self.head is not None
        weight, head, bare = self.head
        effect, does = DANGERS[drawn.hazard].effect, self._does(drawn)
        wards = self._wards(drawn)
        whole = [*moved, *gained, *does, *wards]
        ways = [whole, [*gained, *does, *wards]]
        if not any(isinstance(node, Wage) for node in effect):  # whom labels spare is not in what it does
            ways += [[*moved, *gained, *does], [*gained, *does]]
        ways += [[*moved, *gained, *wards], [*moved, *gained], [*does, *wards], wards]
        shorter = [_brings(head, way) for way in ways if way]
        self.tell(weight, *[*shorter, say("terristories.told_hazard", what=head)] if whole else [bare])

    def _does(self, drawn: Drawn) -> list[str]:
        """What a hazard does beside what events tell, and which territories are spared."""
        view, said, spared = self.view, [], set[int]()
        for node in DANGERS[drawn.hazard].effect:
            if isinstance(node, Drain | Rain | Wage):
                said.append(cards.said(phrases.sentence(node, False)))
            if isinstance(node, Drain):
                spared |= set(drawn.lands) & set(fitting(view, view.ambassador, node.where))
        mine = [land for land in spared if self.me is not None and view.zones[self.me][land]]
        if len(mine) == 1:
            said.append(say("terristories.told_spares_yours", land=self.land(mine[0])))
        elif spared:
            said.append(count("terristories.told_spares", len(spared)))
        return said

    def _wards(self, drawn: Drawn) -> list[str]:
        """Whom a hazard spares, and by what."""
        if not drawn.seats or not any(map(_about_seats, DANGERS[drawn.hazard].effect)):
            return []
        by_labels = all(labels(self.view, seat) >= need_of(self.view) > 0 for seat in drawn.seats)
        key = "terristories.told_wards" if by_labels else "terristories.told_shelters"
        return [say(f"{key}.you") if drawn.seats == (self.me,) else say(key, names=self.whom(drawn.seats))]

    def _wither(self) -> None:
        """Territories turned barren."""
        fall, lands = wording.shifts(self.fallen), self.barren
        self.barren = []
        self.fallen.clear()
        what = say("terristories.told_barren", land=self.land(lands[0]))
        if len(lands) > 1:
            what = say("terristories.told_barren_many", n=len(lands))
        self.tell(Weight.BARREN, say("terristories.told_brings", what=what, gains=fall) if fall else f"{what}.")

    def harvest(self) -> None:
        """Told with what it does to a territory that nothing is left of."""
        reaped, self.reaped = self.reaped, None
        assert reaped is not None
        land, empties = self.land(reaped.land, reaped.seat), self.barren == [reaped.land]
        key = "terristories.told_empties" if empties else "terristories.told_harvests"
        said = self.form(key, reaped.seat, n=reaped.n, land=land)
        if not empties:
            self.tell(Weight.DEED, f"{said}.")
            return
        fall = wording.shifts(self.fallen)
        self.barren = []
        self.fallen.clear()
        self.tell(Weight.BARREN, say("terristories.told_brings", what=said, gains=fall) if fall else f"{said}.")

    def _fund(self) -> None:
        """Who pays for what, and how the indices move by all of it."""
        if self.funds:
            shares = say("list.comma").join(map(self._shares, self.funds))
            moved, several = wording.shifts(self.moved), len(self.funds) > 1
            self.moved.clear()
            titled = wording.fewer_titles(funded.card for funded in self.funds)
            ways = [say("terristories.told_funded", cards=names) for names in titled] if several else [shares]
            brought = [_brings(said, [moved]) for said in ways] if moved else []
            self.tell(Weight.FUNDED, *brought, *(f"{said}." for said in ways))
            if several:
                self.tell(Weight.QUIET, f"{shares}.")
        if self.unfunded:
            titled = wording.fewer_titles(self.unfunded)
            self.tell(Weight.UNFUNDED, *(say("terristories.told_unfunded", cards=names) for names in titled))
        self.funds, self.unfunded = [], []

    def _shares(self, funded: Funded) -> str:
        """Whose project it is comes first, then who paid most."""
        point = funded.slot == INFLUENCE
        what = say("terristories.a_point") if point else cards.project_title(funded.card)
        pays = [seat for seat, n in enumerate(funded.shares) if n]
        pays.sort(key=lambda seat: (seat != funded.slot, -funded.shares[seat]))
        if not pays:
            return what
        first, *rest = pays
        said = self.form("terristories.told_funds", first, what=what, n=funded.shares[first])
        if not rest:
            return said
        names = [say("terristories.share", name=self.inside(seat), n=funded.shares[seat]) for seat in rest]
        return say("terristories.told_with", what=said, names=wording.listed(names))


def _brings(head: str, clauses: list[str]) -> str:
    """What came of something, in a sentence."""
    return say("terristories.told_brings", what=head, gains=say("list.comma").join(clauses))


def _about_seats(node: Node) -> bool:
    """Does it matter to an effect who is protected?"""
    match node:
        case Shift(Each(_, per)):
            return per.startswith("all_")
    return isinstance(node, Gain | Lose | Wage)

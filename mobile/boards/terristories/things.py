"""What may be asked about in TerriStories: what it is called, its rule, what it would do where it is."""

from __future__ import annotations

from typing import Protocol

from kivy.metrics import dp

from core.game import Seat
from core.games.terristories.content import CARDS, HIGHEST, LOWEST, NUMBERS, PEOPLE, ROUNDS, ZONES, globe
from core.games.terristories.effects import INDICES
from core.games.terristories.measures import bill, entitled
from core.games.terristories.position import (
    UNKNOWN,
    Law,
    View,
    free_resources,
    labels,
    room_left,
)
from mobile.boards.base import Box, Thing
from mobile.boards.canvas import Sprite
from mobile.boards.terristories import ground, lines, wording
from mobile.boards.terristories.band import Band
from mobile.boards.terristories.head import Head
from mobile.boards.terristories.sight import Sight
from mobile.look import atlas
from mobile.look.theme import SEATS
from mobile.words import cards, count, say, whose

PHASES = ("development", "projects", "harvest", "hazard", "wages", "regrowth")
# Every kind of thing, and the chapter of the rules page that tells of it.
CHAPTERS: dict[str, str] = {
    **dict.fromkeys(("mountain", "plain", "swamp", "role", "planet_card", "mission_card", "round", "rival"), "setup"),
    **dict.fromkeys(("zone", "room", "people", "zones", "power_card", "influence", "vote", "piece"), "development"),
    **dict.fromkeys(
        ("cube", "hand", "lying", "project_card", "amenity", "giving", "purse", "deal", "remark"), "projects"
    ),
    **dict.fromkeys(("man", "barren"), "harvest"),
    **dict.fromkeys(("label", "hazard_card"), "hazard"),
    **dict.fromkeys(("social", "economy", "environment"), "extremes"),
    **dict.fromkeys(("goal", "person_card"), "end"),
    **{phase: phase for phase in PHASES},
}
KINDS = tuple(sorted(CHAPTERS))
STAND = tuple(f"terristories/{what}" for what in ("man_", "zone_", "amenity_", "room"))  # on a territory
NEAR = 12.0  # dp round the middle of something small
BANDED = {"cubes": "cube", "men": "people", "labels": "label"}  # what the band calls otherwise


class Around(Sight, Protocol):
    """Whose things they are."""

    head: Head
    band: Band


def thing(kind: str, picture: str, place: Box | None, here: str = "", **given: object) -> Thing:
    """One of this game's, with its chapter."""
    whole = picture if "/" in picture else f"terristories/{picture}"
    return Thing(kind, (whole,), given, here, place, CHAPTERS[kind])


class Things:
    """Finds what lies at a place of the window, on the planet, in the head and in the band."""

    def __init__(self, board: Around) -> None:
        self.board = board

    def at(self, x: float, y: float) -> Thing | None:
        board = self.board
        spot = board.band.spot_at(x, y)
        if spot is not None:
            return self._in_band(spot.kind, self._round_spot(spot.x, spot.y, spot.width, spot.height))
        found = board.head.spot_at(x, y)
        if found is not None:
            return self._in_head(*found)
        canvas = board.canvas
        if canvas.opacity and canvas.collide_point(x, y):
            across, down = canvas.to_world(x, y)
            return self._piece(across, down) or self._ground(across, down)
        return self._on_plate(x, y)

    # The plate and the chips

    def _on_plate(self, x: float, y: float) -> Thing | None:
        board = self.board
        plate = board.stage.plate if board.stage is not None else None
        found = plate.icon_at(x, y) if plate is not None else None
        if plate is None or found is None:
            return None
        icon, start, end = found
        kind = {"terristories/cube": "cube", "terristories/label": "label", "house/icon_target": "goal"}.get(icon, "")
        box = Box(start - dp(4), plate.y, end - start, plate.height)
        return self._own(kind, box) if kind else None

    def rival(self, seat: Seat, box: Box | None) -> Thing:
        """Another seat: its role, and what it has."""
        board, view, name = self.board, self.board.view, self.board.name_of(seat)
        role = view.roles[seat]
        title = say("terristories.lying.title", name=name, role=cards.role_name(role)) if role >= 0 else name
        here = say(
            "terristories.here_has",
            resources=count("terristories.resources", free_resources(view, seat)),
            labels=count("terristories.things.own_label", labels(view, seat)),
            people=count("terristories.things.own_individual", sum(view.people[seat])),
            zones=count("terristories.things.own_zone", sum(view.zones[seat])),
        )
        return thing("rival", f"house/seat_{SEATS[board.marks[seat]]}", box, here, title=title)

    # The head

    def _in_head(self, kind: str, number: int, box: Box) -> Thing:
        view = self.board.view
        if kind == "round":
            names = self.board.name_of(view.ambassador)
            here = say("terristories.here_round", left=ROUNDS - view.round, name=names)
            return thing("round", "phase_1", box, here, n=view.round)
        if kind == "phase":
            name = PHASES[max(1, number) - 1]
            return thing(name, f"phase_{max(1, number)}", box, self._phase(name))
        return thing(str(INDICES[number]), f"index_{INDICES[number]}", box, self._index(number))

    def _phase(self, name: str) -> str:
        """What it will be for whom the band is."""
        view, seat = self.board.view, self.board.home
        if name == "wages":
            return count("terristories.here_bill", bill(view, seat))
        if name == "harvest":
            return say(
                "terristories.here_harvest", n=sum(entitled(view, seat, land) for land in range(len(view.lands)))
            )
        return ""

    def _index(self, number: int) -> str:
        """How far it is, and what it changes where it stands."""
        view = self.board.view
        now, target = view.indices[number], view.targets[number]
        left = max(0, target - now)
        here = count("terristories.here_points", left) if left else say("terristories.here_reached")
        if not view.law & Law.ADVANCED:
            return here
        way = "low" if now == LOWEST else "top" if now == HIGHEST else "high" if now >= HIGHEST - 2 else ""
        key = f"terristories.extreme.{INDICES[number]}"
        return f"{here} {say(f'{key}.{way}' if way else key)}"

    # The band

    def _in_band(self, kind: str, box: Box) -> Thing | None:
        return self._own(BANDED.get(kind, kind), box)

    def _own(self, kind: str, box: Box) -> Thing | None:
        """Something of whom the band is."""
        board, view, seat = self.board, self.board.view, self.board.home
        mark, name = board.marks[seat], board.name_of(seat)
        match kind:
            case "role":
                return self._role(seat, box)
            case "cube":
                staked = view.resources[seat] - free_resources(view, seat)
                here = say("terristories.here_cubes", n=free_resources(view, seat), staked=staked)
                return thing("cube", "cube", box, here)
            case "people":
                n = sum(view.people[seat])
                return thing("people", f"man_{mark}", box, say("terristories.here_people", n=n, most=PEOPLE))
            case "zones":
                n = sum(view.zones[seat])
                here = say("terristories.here_zones", n=n, most=ZONES)
                return thing("zones", f"zone_{mark}", box, here, zone=wording.sentence(wording.zone_of(view, seat)))
            case "label":
                n = labels(view, seat)
                return thing("label", "label", box, count("terristories.here_labels", n))
            case "hand":
                here = say("terristories.here_hand", n=len(view.hands[seat]))
                return thing("hand", f"back_{max(0, view.roles[seat])}", box, here, whose=whose(name))
            case "lying":
                here = say("terristories.here_lying", n=len(view.active[seat]), stock=len(view.stock[seat]))
                return thing("lying", "hourglass", box, here, whose=whose(name))
            case "goal":
                return thing("goal", "house/icon_target", box, self._goal(seat))
            case "piece":
                return thing("piece", f"zone_{mark}", box)
        return None

    def _role(self, seat: Seat, box: Box) -> Thing:
        view = self.board.view
        role = view.roles[seat]
        if role < 0:
            return self.rival(seat, box)
        here = ""
        if view.law & Law.ADVANCED:
            used = view.used >> seat & 1
            key = "terristories.here_power_used" if used else "terristories.here_power"
            here = say(key, power=cards.power_title(role), does=cards.power_text(role))
        return thing("role", f"face_{role}", box, here, role=wording.sentence(cards.role_name(role)))

    def _goal(self, seat: Seat) -> str:
        view = self.board.view
        if view.characters[seat] == UNKNOWN:
            return ""
        return f"{cards.goal_text(view.characters[seat])} {say('list.comma').join(lines.goal_lines(view, seat))}."

    # The planet

    def _piece(self, x: float, y: float) -> Thing | None:
        """Something that stands on a territory: what is drawn nearest to there."""
        board, view = self.board, self.board.view
        near: tuple[float, Sprite] | None = None
        for sprite in ground.sprites(view, board.marks):
            name = sprite.picture
            if isinstance(name, str) and name.startswith(STAND):
                far = max(abs(sprite.x - x), abs(sprite.y - y))
                wide = max(NEAR, (sprite.width or atlas.size(name)[0]) * sprite.scale / 2)
                if far <= wide and (near is None or far <= near[0]):
                    near = far, sprite
        land = ground.land_at(view.planet, x, y)
        return self._standing(near[1], land) if near is not None and land is not None else None

    def _standing(self, sprite: Sprite, land: int) -> Thing | None:
        board, view = self.board, self.board.view
        name = str(sprite.picture).removeprefix("terristories/")
        kind, _, which = name.partition("_")
        wide, high = ((sprite.width or 20.0) * sprite.scale, (sprite.height or 20.0) * sprite.scale)
        box = self._window(sprite.x, sprite.y, wide, high)
        if kind == "amenity":
            return self._amenity(NUMBERS[which], land, box)
        if kind == "room":
            left = room_left(view, land)
            return thing("room", "room", box, count("terristories.here_room", left))
        seat = board.marks.index(int(which))
        owner = whose(board.name_of(seat))
        if kind == "man":
            n = entitled(view, seat, land)
            here = count("terristories.here_takes", n) if n else say("terristories.here_takes_nothing")
            return thing("man", name, box, here, whose=owner)
        zone = wording.sentence(cards.zone_name(view.roles[seat])) if view.roles[seat] >= 0 else wording.a_zone(0)
        here = say("terristories.here_rests") if not view.lands[land] else ""
        return thing("zone", name, box, here, whose=owner, zone=zone)

    def _amenity(self, card: int, land: int, box: Box) -> Thing:
        view = self.board.view
        rests = not view.lands[land]
        here = say("terristories.here_rests") if rests else cards.project_text(card)
        name = wording.sentence(say(f"terristories.amenity.{CARDS[card].id}"))
        return thing("amenity", f"amenity_{CARDS[card].id}", box, here, title=name)

    def _ground(self, x: float, y: float) -> Thing | None:
        """A territory, what may be had from it, and what protects it."""
        view = self.board.view
        land = ground.land_at(view.planet, x, y)
        if land is None:
            return None
        here = globe(view.planet)
        kind = str(here.grounds[land])
        box = self._window(*ground.middle(view.planet, land), ground.LAND, ground.LAND)
        given: dict[str, object] = {
            "n": here.capacity[land],
            "zones": count("terristories.things.own_zone", here.room[land]),
            "ground": say(f"terristories.ground.{kind}"),
        }
        told = " ".join(self._about(view, land))
        if not view.lands[land]:
            return thing("barren", f"land_{kind}_barren", box, told, **given)
        return thing(kind, f"land_{kind}", box, told, **given)

    def _about(self, view: View, land: int) -> list[str]:
        """What it holds, what may be harvested, who protects it, how much room is left."""
        seat, told = self.board.home, []
        if view.lands[land]:
            n = entitled(view, seat, land)
            told.append(count("terristories.here_holds", view.lands[land]))
            if n:
                key = "terristories.here_empties" if n == view.lands[land] else "terristories.here_yours"
                told.append(say(key, n=n))
        guard = sum(labels(view, one) for one in range(view.players) if view.zones[one][land])
        if guard:
            told.append(count("terristories.here_guarded", guard))
        left = room_left(view, land)
        told.append(count("terristories.here_room", left) if left else say("terristories.here_full"))
        return told

    # Boxes of the window

    def _window(self, x: float, y: float, wide: float, high: float) -> Box:
        canvas = self.board.canvas
        left, low = canvas.to_window_place(x - wide / 2, y + high / 2)
        return Box(left, low, wide * canvas.unit, high * canvas.unit)

    def _round_spot(self, x: float, y: float, wide: float, high: float) -> Box:
        shelf = self.board.band.shelf
        left, low = shelf.to_window_place(x - wide / 2, y + high / 2)
        return Box(left, low, wide * shelf.unit, high * shelf.unit)

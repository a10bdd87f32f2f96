"""What is heard and felt of everything that happens: one table for the whole app. docs/sound.md says why it is so.

The files are all equally loud; how loud something is follows from what it means, and a knock from how hard it is.
"""

from __future__ import annotations

from enum import Enum, IntEnum
from functools import cache
from typing import NamedTuple

from mobile.device.motor import Pulse


class Family(Enum):
    """What something sounds like, and how the motor runs where it is felt."""

    WOOD = (Pulse(0, 14, 0.8),)
    BONE = (Pulse(0, 10, 0.9),)
    STONE = (Pulse(0, 9, 1.0),)
    CARD = (Pulse(0, 8, 0.4),)
    METAL = (Pulse(0, 24, 0.5),)
    WILD = (Pulse(0, 40, 1.0),)  # beasts, blows, water, fire, weather, feet
    VOICE = (Pulse(0, 26, 0.6),)  # the table itself: bars of wood that sing


class Level(IntEnum):
    """How loud, in decibels below the loudest. What is heard often is softer."""

    FINGER = -14  # a finger on something
    HAND = -9  # what a hand moves
    TABLE = -5  # what happens
    CALL = -7  # the table says something
    MOMENT = -2  # what is rare
    END = 0


class Cue(NamedTuple):
    """One thing that is heard."""

    family: Family
    level: Level
    felt: bool = False
    varies: int = 0  # how many files there are of it, that take turns
    pulses: tuple[Pulse, ...] = ()  # where it is felt in another way than its family
    file: str = ""  # where that has another name

    @property
    def gain(self) -> float:
        """Up to 1."""
        return float(10 ** (self.level / 20))

    @property
    def buzz(self) -> tuple[Pulse, ...]:
        return (self.pulses or self.family.value) if self.felt or self.pulses else ()


TICK = (Pulse(0, 10, 0.5),)  # a finger has been understood
NO = (Pulse(0, 12, 0.8), Pulse(55, 12, 0.8))
LAST = (Pulse(0, 30, 0.7), Pulse(90, 60, 1.0))

WOOD, BONE, STONE, CARD, METAL, WILD, VOICE = Family
FINGER, HAND, TABLE, CALL, MOMENT = Level.FINGER, Level.HAND, Level.TABLE, Level.CALL, Level.MOMENT

CUES: dict[str, Cue] = {
    # The house
    "tap": Cue(WOOD, FINGER),
    "tick": Cue(WOOD, FINGER),
    "lift": Cue(WOOD, HAND),
    "slide": Cue(WOOD, HAND),
    "place": Cue(WOOD, TABLE),
    "stack": Cue(WOOD, TABLE, varies=3),
    "card": Cue(CARD, HAND),
    "deal": Cue(CARD, HAND),
    "take": Cue(CARD, HAND),
    "refuse": Cue(WOOD, CALL, pulses=NO),
    "your_turn": Cue(VOICE, CALL, felt=True),
    "hint": Cue(VOICE, HAND, file="your_turn"),
    "solved": Cue(VOICE, CALL, felt=True, file="goal"),
    "time_tick": Cue(WOOD, FINGER, file="tick"),
    "time_up": Cue(METAL, CALL, felt=True, file="phase_1"),
    "goal": Cue(VOICE, MOMENT),
    "match_end": Cue(VOICE, Level.END, pulses=LAST),
    # Paleo
    "flick": Cue(WOOD, TABLE),
    "knock": Cue(WOOD, TABLE, felt=True, varies=3),
    "rim": Cue(WOOD, TABLE, felt=True),
    "reef": Cue(STONE, TABLE, felt=True),
    "slide_disc": Cue(WOOD, HAND),
    "capture": Cue(WOOD, MOMENT, felt=True),
    "out": Cue(WOOD, MOMENT, felt=True),
    "key": Cue(VOICE, CALL),
    "gate": Cue(STONE, MOMENT, felt=True),
    # Sapiens
    "lay": Cue(CARD, TABLE, varies=3),
    "feast": Cue(BONE, TABLE),
    "gather": Cue(WILD, TABLE),
    "ritual": Cue(STONE, TABLE),
    "brawl": Cue(WILD, TABLE, felt=True),
    "water": Cue(WILD, TABLE),
    "camp": Cue(WOOD, TABLE),
    "hunt": Cue(WILD, TABLE),
    "fire": Cue(WILD, TABLE),
    "bear": Cue(WILD, MOMENT, felt=True),
    # Rahan
    "die_roll": Cue(BONE, TABLE),
    "die_rest": Cue(BONE, TABLE, felt=True),
    "flint_air": Cue(WILD, HAND),
    "flint_stone": Cue(STONE, TABLE, felt=True),
    "flint_grass": Cue(STONE, TABLE, felt=True),
    "flint_water": Cue(WILD, TABLE),
    "hit": Cue(BONE, MOMENT, felt=True),
    "combat": Cue(WOOD, MOMENT, felt=True),
    "steps": Cue(WILD, HAND),
    "invention": Cue(VOICE, CALL),
    "roar_crocodile": Cue(WILD, MOMENT, felt=True),
    "roar_tiger": Cue(WILD, MOMENT, felt=True),
    "roar_mammoth": Cue(WILD, MOMENT, felt=True),
    "roar_bear": Cue(WILD, MOMENT, felt=True),
    # TerriStories
    "stake": Cue(WOOD, HAND),
    "cubes": Cue(WOOD, HAND),
    "agree": Cue(VOICE, CALL),
    "role": Cue(METAL, CALL),
    "phase_1": Cue(METAL, CALL),
    "phase_2": Cue(METAL, CALL),
    "phase_3": Cue(METAL, CALL),
    "phase_4": Cue(METAL, CALL),
    "phase_5": Cue(METAL, CALL),
    "phase_6": Cue(METAL, CALL),
    "zone": Cue(WOOD, TABLE),
    "amenity": Cue(METAL, TABLE),
    "project": Cue(CARD, TABLE),
    "arrive": Cue(WILD, TABLE),
    "sent_home": Cue(WILD, TABLE),
    "power": Cue(WILD, TABLE),
    "index_up": Cue(VOICE, CALL),
    "index_down": Cue(VOICE, CALL),
    "regrow": Cue(WILD, TABLE),
    "barren": Cue(STONE, TABLE),
    "rain_toss": Cue(METAL, TABLE),
    "rain": Cue(WILD, TABLE),
    "hazard": Cue(WILD, MOMENT, felt=True),
    "ward": Cue(METAL, TABLE),
    "goal_counted": Cue(VOICE, CALL),
}


@cache
def files(name: str) -> list[str]:
    """The files of a cue, without their endings, in their turn."""
    cue = CUES[name]
    file = cue.file or name
    return [f"{file}_{k}" for k in range(1, cue.varies + 1)] if cue.varies else [file]

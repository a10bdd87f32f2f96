"""TerriStories: a colony under two moons. Octagonal lands, wooden cubes and people, zones, amenities, cards, rain.

Roles are 0 farmer, 1 governor, 2 entrepreneur, 3 ecologist, each with the colour and the shape of a seat.

land_<plain, swamp, mountain>[_barren]   104 dp; `body` is the land, 96 dp in the picture's middle; what tells it apart
                       stands round its edge, things lie on its middle
land_legal, land_chosen, land_refused    over a land, of its size and place
count_plate            62 x 22 dp (`body`) of pale card: what a land holds is written on it in dark letters
barren_plate           86 x 22 dp (`body`) of scorched wood, for bone letters: that it is barren
room                   36 dp, where a zone may be laid; as large as a zone
space                  the sky behind the planet, a file of its own, to be stretched

cube, cube_<role>, cube_place   28 dp: a resource; one that somebody has laid; where one is still wanted
man_<role>             32 x 40 dp
zone_<role>            40 dp; field on a triangle, town on a circle, factory on a diamond, reserve on a square
amenity_<project>      36 dp, one for each project that lays one, known at 20

index_<social, economy, environment>, phase_<1 … 6>   28 dp
lightning, hourglass, stock, label, shield, power, good, danger   28 dp: on cards
target                 28 dp, a small flag: where an index shall be

card                   nine-patch, the paper of cards; plain where words stand
card_band_<role>       nine-patch, 10 dp wide, along a card's left edge; the role's sign is at its top
back_<role>            48 x 64 dp, hazard_back 162 x 216 dp
face_<role>            96 dp; a porthole, known at 44

person_<character>, planet_<planet>, mission_<mission>, card_<project>, card_<hazard>
                       96 x 72 dp, what a card shows, on pages of their decks

rain_<0 … 11>, rain_shadow   44 dp; frames of the tossed token: rain.py says which lies where

scene, rules_*         pictures for the home screen and the rules: goal, lands, move, project, barren, hazard, rain
"""

from assets.terristories.amenities import amenities
from assets.terristories.hazards import hazards
from assets.terristories.lands import lands
from assets.terristories.lessons import lessons
from assets.terristories.missions import missions
from assets.terristories.persons import persons
from assets.terristories.pictures import pictures
from assets.terristories.planets import planets
from assets.terristories.projects import projects
from assets.terristories.rain import rain
from assets.terristories.roles import roles
from assets.terristories.signs import signs
from assets.terristories.stock import stock
from assets.terristories.tokens import tokens


def pieces() -> dict[str, str]:
    board = {**lands(), **tokens(), **signs(), **amenities(), **rain()}
    cards = {**stock(), **roles(), **projects(), **persons(), **planets(), **hazards(), **missions()}
    return {**board, **cards, **pictures(), **lessons()}

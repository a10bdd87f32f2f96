"""Sapiens: tribe tiles painted like cave walls, the valley's squares, tokens, marks, trays and pictures.

scene_<scene>                   half a tile, 46 dp, for the middle of each of its squares of 50 dp
tile_*, back_*, shadow_*, …     of a tile that lies across or down; `body` is its two squares
forest_*, plain_*, mountain_*, waterfall_*, cave_<high>_<low>   squares of 50 dp, edge to edge, without numbers
number_<0…4>                    the food of a square
token_<scene>, bear, steak, brawl_<seat>, first
food_*, shelter_*               the two scores: light for dark grounds, dark for paper
mark_*, chosen_*, refused_*, done_<way>_<seat>, slot, handle_turn, gain_<score>_<points>, loss_food_1
tray_own, tray_common, pouch   nine-patches
track                           0 is 6 dp above its lower end, a point is 8.1 dp
scene, rules_*                  pictures for the home screen and the rules
"""

from assets.sapiens.grounds import grounds
from assets.sapiens.marks import marks
from assets.sapiens.pictures import pictures
from assets.sapiens.things import things


def pieces() -> dict[str, str]:
    return {**things(), **grounds(), **marks(), **pictures()}

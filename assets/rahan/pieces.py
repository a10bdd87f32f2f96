"""Rahan: a comic of the Stone Age. The valley as a board, figures on bases, cards, a die and a flint that turn.

board                  the whole board, a file of its own: 405 x 585 mm of squares of 45 mm, and 5 mm of rim all round,
                       so its 415 x 595 dp are millimetres and a square's middle is at 5 + 45 x (column + ½)

caveman_<seat>, rahan, deer, fish, bird, rabbit, crocodile, tiger, mammoth, bear
                       standing; `body` is the base, 32 dp across for 30 mm, to be laid on a square's middle: beside
                       them a square is 48 dp; on the board they are shown smaller, elsewhere as large as this
<figure>_fallen        all but Rahan; knocked over and seeing stars, at 19 dp a base; `body` is the figure; on a page of
                       their own
base_chosen, base_allowed, base_beset   round a base: body on body; gold, pale, red

card_<kind>            74 x 106 dp (`body`) with its shadow, for whoever holds it, and smaller in the hand and on piles;
                       kinds are move_1 … move_4, advance, knife, weapon, crocodile, tiger, mammoth, bear, food, water,
                       fire, invention, combat, and back

die_<a, b>_<0 … 11>    32 dp; a roll is its frames in order, ending at a number: thrown.py says which lies where
die_shadow             lies under it, 7 dp lower; further off while it hops
flint_<0 … 11>         30 dp; frames in order turn it over; 0 lies flat; it grows in flight (its disc of 18 mm is 19 dp)
flint                  72 dp, for whoever holds it
flint_shadow, flint_shadow_high   the shadow on the ground and from high up

square_legal, square_water, square_fire, square_meet, square_home, square_chosen, square_refused
                       44 dp (`body`) on a square: where one may go, and what is won there; all told by more than colour
target                 round what may be shot at; `body` 48 dp
aim_cone               its point is the left edge's middle; turned and stretched
aim_spot               stretched to the ellipse in which the flint may rest; `body` is the ellipse
aim_dash, rest_cross   the arc's shadow (points right), where it came to rest
hit_bang, hit_splash, hit_grass, hit_stone, hit_dust   what the flint meets

lack_<what>_full, lack_<what>_grey   24 dp; what is food, water, fire, invention, combat (still held) or home
sign_weapon, sign_knife, sign_die, sign_rahan, sign_<animal>, sign_<beast>   24 dp, for lines and plates

scene, rules_*         pictures for the home screen and the rules: goal, turn, move, flint, beast, combat
"""

from assets.build.hand import drawing
from assets.rahan.board import RIM, TALL, WIDE, board
from assets.rahan.cards import cards
from assets.rahan.figures import figures
from assets.rahan.marks import marks
from assets.rahan.pictures import pictures
from assets.rahan.thrown import thrown


def pieces() -> dict[str, str]:
    wide, tall = WIDE + 2 * RIM, TALL + 2 * RIM
    whole = drawing(wide, tall, board(), (-RIM, -RIM, wide, tall), own="936x1342")
    return {"board": whole, **figures(), **cards(), **thrown(), **marks(), **pictures()}

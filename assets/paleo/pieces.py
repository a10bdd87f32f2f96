"""Paleo: an island chart on a rimmed wooden board, pawns of bone and charcoal, reefs, keys, and what aims a flick.

board                                the whole board, a file of its own, 730 mm across; board.py says where things are
explorer_<side>_<3…7>, mercenary_<side>_<1, 2, 8>   pawns with their number; `body` is the disc
disc_<side>_explorer                 the same without its number, where that would be too small
ring_gold                            round a pawn that is chosen: body on body
struck                               laid over a pawn that is captured
reef_<side>, reef_ghost, reef_refused   `body` is 45 x 16 mm; may be turned to any angle
ring_distance                        a thin circle
key_<sign>, gate_open                signs are spiral, sun, fish and leaf
aim_dash, aim_ghost                  a dash points right; the ghost is round
pad                                  a nine-patch
point_on, point_off
scene, rules_*                       pictures for the home screen and the rules
"""

from assets.build.hand import drawing
from assets.paleo.board import WHOLE, board
from assets.paleo.pictures import pictures
from assets.paleo.things import things


def pieces() -> dict[str, str]:
    whole = drawing(2 * WHOLE, 2 * WHOLE, board(), (-WHOLE, -WHOLE, 2 * WHOLE, 2 * WHOLE), own="1600x1600")
    return {"board": whole, **things(), **pictures()}

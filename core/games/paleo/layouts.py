"""Ready-made reefs and line-ups as data: where side 0's five reefs lie, and how side 1's answer them (PAL-57).

A reef is x and y in mm and its angle in degrees. Side 1 has the same before it: mirrored across the middle line, or
turned by half a turn. So no side has more in its way than the other.
"""

from __future__ import annotations

from typing import NamedTuple

from core.games.paleo.position import Reef

Five = tuple[tuple[int, int, int], ...]


class Layout(NamedTuple):
    """Five reefs of side 0; are the others turned by half a turn, instead of mirrored?"""

    five: Five
    turned: bool = False

    @property
    def reefs(self) -> tuple[Reef, ...]:
        """All ten, as a position has them."""
        facing = [(-x, -y, angle) if self.turned else (x, -y, 180 - angle) for x, y, angle in self.five]
        return tuple((10 * x, 10 * y, 100 * (angle % 180)) for x, y, angle in (*self.five, *facing))


LAYOUTS = (
    Layout(((155, -215, 135), (-155, -215, 45), (255, -85, 30), (-255, -85, 150), (0, 140, 90))),
    Layout(((145, -65, 45), (-145, -65, 135), (235, -165, 45), (-235, -165, 135), (0, 135, 90))),
    Layout(((145, 80, 15), (-145, 80, 165), (110, -215, 75), (-110, -215, 105), (0, 130, 0))),
    Layout(((265, -55, 105), (-265, -55, 75), (135, 95, 60), (-135, 95, 120), (0, -155, 0))),
    Layout(((260, 135, 60), (-260, 135, 120), (95, -155, 120), (-95, -155, 60), (0, 140, 0))),
    Layout(((220, -160, 60), (-220, -160, 120), (260, -45, 135), (-260, -45, 45), (0, 125, 90))),
    Layout(((-255, -5, 165), (-120, 120, 45), (-145, -225, 135), (-165, -10, 30), (205, -180, 165)), True),
    Layout(((130, -215, 75), (200, -95, 165), (105, 140, 105), (265, 75, 75), (140, 15, 90)), True),
    Layout(((25, 140, 165), (95, -135, 90), (-155, -25, 105), (230, -120, 120), (-165, -215, 120)), True),
    Layout(((-125, -225, 90), (-220, -185, 150), (-125, -90, 150), (155, 180, 90), (-260, 100, 75))),
    Layout(((95, 135, 120), (135, 230, 0), (-175, -225, 105), (180, -145, 30), (185, -55, 0))),
    Layout(((150, 70, 30), (-110, -240, 105), (-250, -75, 165), (100, -135, 165), (230, 130, 75))),
)

# Line-ups that are offered to who asks for one (PAL-58): the circle of each number from 1 to 8. Circles are counted
# from the left, 0 to 3 in the back row and 4 to 7 in front; mercenaries are 1, 2 and 8.
LINES = (
    (5, 6, 4, 0, 7, 3, 1, 2),  # mercenaries in the middle, explorers free to leave at both ends
    (4, 7, 5, 0, 6, 3, 2, 1),  # mercenaries at both ends of the front, explorers between them
    (1, 6, 4, 5, 7, 0, 3, 2),  # explorers in front, mercenaries to guard the camp
    (4, 5, 7, 6, 3, 2, 0, 1),  # strong on the left, runners on the right
)

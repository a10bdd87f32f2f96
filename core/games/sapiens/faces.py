"""The sixteen faces of Sapiens' eight half boards (SAP-03, SAP-04).

A half is five rows of seven squares, seen with the valley upright: `LEFT` halves above, `RIGHT` halves below them, each
with its two faces. ^^ is mountain, ~~ a waterfall, 75 a cave worth 7 with its token and 5 without, F3 forest and P2
plain with their food.
"""

from __future__ import annotations

Face = tuple[str, str, str, str, str]

LEFT: tuple[tuple[Face, Face], ...] = (
    (
        (
            "~~ ^^ 75 ^^ 75 ^^ ^^",
            "^^ P1 P2 P4 P1 P2 ^^",
            "^^ P1 P0 P3 P2 P4 ^^",
            "^^ F4 F3 P3 F0 F2 75",
            "^^ F2 F2 F3 F4 P2 ^^",
        ),
        (
            "^^ 75 ^^ ^^ 75 ^^ ~~",
            "^^ P1 P3 F3 F0 F4 ^^",
            "^^ F1 F1 P4 F1 P2 ^^",
            "^^ P3 P2 F0 P4 P2 75",
            "^^ P2 P3 P3 P3 P3 ^^",
        ),
    ),
    (
        (
            "~~ ^^ ^^ ^^ 75 ^^ ^^",
            "^^ P2 F3 F2 F3 F2 75",
            "75 P3 F1 P1 F4 F2 ^^",
            "^^ P2 P0 P3 P3 F1 ^^",
            "^^ P3 P4 P2 P4 F0 ^^",
        ),
        (
            "~~ ^^ 75 ^^ ^^ ^^ ^^",
            "^^ F4 F3 P0 F3 P2 ^^",
            "^^ F3 F2 F2 F3 P4 75",
            "75 P2 P0 P1 P1 F1 ^^",
            "^^ P4 P3 P2 P3 F2 ^^",
        ),
    ),
    (
        (
            "^^ ^^ 75 ^^ ^^ ^^ ~~",
            "75 F1 F3 P2 F2 P1 ^^",
            "^^ F2 P4 F3 F4 P1 ^^",
            "75 F4 P3 P0 P2 P0 ^^",
            "^^ F2 F3 P3 P3 P2 ^^",
        ),
        (
            "~~ 86 ^^ ^^ ^^ 64 ^^",
            "^^ P1 F2 P3 P2 P3 ^^",
            "^^ P3 F3 F1 P3 P1 75",
            "^^ P2 P3 F4 F3 F2 ^^",
            "^^ P1 P4 P0 F4 P0 ^^",
        ),
    ),
    (
        (
            "~~ ^^ 75 ^^ ^^ ^^ ^^",
            "^^ F1 P0 P2 P4 P3 ^^",
            "^^ F4 P3 P2 P1 F1 75",
            "75 F3 F3 P1 P2 P2 ^^",
            "^^ F3 F4 F2 P4 P0 ^^",
        ),
        (
            "^^ 75 ^^ ^^ ^^ ^^ ~~",
            "^^ F2 F3 F1 F4 P1 86",
            "64 P1 F2 F4 F2 P1 ^^",
            "^^ P0 P2 F3 P4 P2 ^^",
            "^^ P3 P0 P4 P2 P4 ^^",
        ),
    ),
)

RIGHT: tuple[tuple[Face, Face], ...] = (
    (
        (
            "^^ P2 F3 F2 P2 P4 ^^",
            "^^ F3 F3 F3 P4 F3 ^^",
            "^^ P3 P2 F0 P0 P3 75",
            "75 P1 P1 P1 P4 P1 ^^",
            "~~ ^^ ^^ ^^ ^^ 75 ^^",
        ),
        (
            "^^ F3 F2 F3 F2 F0 ^^",
            "75 F1 F4 P1 P4 P2 ^^",
            "^^ P0 P3 P2 F3 P2 ^^",
            "^^ P2 P3 P4 P1 F3 ^^",
            "~~ 75 ^^ ^^ 75 ^^ ^^",
        ),
    ),
    (
        (
            "^^ P0 P2 P2 P3 P2 ^^",
            "75 P4 F3 P1 F3 P0 ^^",
            "^^ F3 F3 F2 F2 P2 ^^",
            "75 P1 F3 F4 P1 P4 75",
            "^^ ^^ ^^ ^^ ^^ ^^ ~~",
        ),
        (
            "^^ P1 P2 F2 F0 F3 ^^",
            "^^ P4 P3 F2 F4 P2 ^^",
            "86 F0 P4 P2 F1 P4 ^^",
            "^^ P2 F1 P3 P4 P1 ^^",
            "~~ 75 ^^ ^^ ^^ 64 ^^",
        ),
    ),
    (
        (
            "^^ F3 F4 F1 P0 P1 ^^",
            "^^ P4 F1 F1 P4 P2 75",
            "^^ P2 F3 F2 P0 P3 ^^",
            "75 P2 P2 P4 P2 P4 ^^",
            "^^ ^^ 75 ^^ ^^ ^^ ~~",
        ),
        (
            "^^ P0 P3 F3 P2 P3 ^^",
            "^^ P2 P4 F1 P3 F4 ^^",
            "^^ F0 F1 F2 P1 P2 ^^",
            "^^ P3 F3 P4 F2 P2 86",
            "^^ 64 ^^ 75 ^^ ^^ ~~",
        ),
    ),
    (
        (
            "^^ P0 F0 F3 F2 F3 ^^",
            "^^ P3 P4 P2 F3 F4 ^^",
            "^^ P1 F1 P3 P4 P1 75",
            "75 P1 P3 F2 P3 P2 ^^",
            "~~ ^^ ^^ 75 ^^ ^^ ^^",
        ),
        (
            "^^ P1 P4 F3 P1 P0 ^^",
            "^^ F2 F3 P0 P3 P2 86",
            "64 P3 F4 P1 P2 P3 ^^",
            "^^ F3 F2 F3 F2 P1 ^^",
            "^^ ^^ ^^ 75 ^^ ^^ ~~",
        ),
    ),
)

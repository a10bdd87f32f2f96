"""How colours look to people: contrast, how far two of them are apart, and what who sees fewer colours makes of them.

The simulations are those of Machado, Oliveira and Fernandes (2009) at their full strength, for linear light.
"""

from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

KINDS = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
XYZ = ((0.4124564, 0.3575761, 0.1804375), (0.2126729, 0.7151522, 0.0721750), (0.0193339, 0.1191920, 0.9503041))
WHITE = (0.95047, 1.0, 1.08883)  # D65


def linear(colour):
    """Light of a colour as screens have it, by parts from 0 to 1."""
    return [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in colour[:3]]


def shown(light):
    """A colour as screens have it."""
    parts = [min(1.0, max(0.0, part)) for part in light]
    return [part * 12.92 if part <= 0.0031308 else 1.055 * part ** (1 / 2.4) - 0.055 for part in parts]


def times(matrix, vector):
    return [sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix]


def seen_by(kind, colour):
    """What somebody makes of it who has this weakness to the full."""
    return shown(times(KINDS[kind], linear(colour)))


def luminance(colour):
    return sum(share * part for share, part in zip((0.2126, 0.7152, 0.0722), linear(colour), strict=True))


def contrast(one, two):
    dark, light = sorted((luminance(one), luminance(two)))
    return (light + 0.05) / (dark + 0.05)


def lab(colour):
    x, y, z = (part / white for part, white in zip(times(XYZ, linear(colour)), WHITE, strict=True))
    x, y, z = (part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in (x, y, z))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def apart(one, two):
    """How far two colours are apart (CIEDE2000): 1 is the least that is noticed, from 10 on all take them for two."""
    (l1, a1, b1), (l2, a2, b2) = lab(one), lab(two)
    mean = (hypot(a1, b1) + hypot(a2, b2)) / 2
    stretch = 1.5 - 0.5 * sqrt(mean**7 / (mean**7 + 25.0**7))
    a1, a2 = a1 * stretch, a2 * stretch
    c1, c2 = hypot(a1, b1), hypot(a2, b2)
    h1, h2 = degrees(atan2(b1, a1)) % 360, degrees(atan2(b2, a2)) % 360
    turn = (h2 - h1 + 180) % 360 - 180 if c1 * c2 else 0.0
    hue = 2 * sqrt(c1 * c2) * sin(radians(turn / 2))
    grey_l, c = (l1 + l2) / 2, (c1 + c2) / 2
    h = (h1 + turn / 2) % 360 if c1 * c2 else h1 + h2
    t = 1 - 0.17 * cos(radians(h - 30)) + 0.24 * cos(radians(2 * h))
    t += 0.32 * cos(radians(3 * h + 6)) - 0.2 * cos(radians(4 * h - 63))
    sl = 1 + 0.015 * (grey_l - 50) ** 2 / sqrt(20 + (grey_l - 50) ** 2)
    sc, sh = 1 + 0.045 * c, 1 + 0.015 * c * t
    bend = -2 * sqrt(c**7 / (c**7 + 25.0**7)) * sin(radians(60 * exp(-(((h - 275) / 25) ** 2))))
    down, grey, round_ = (l2 - l1) / sl, (c2 - c1) / sc, hue / sh
    return sqrt(down**2 + grey**2 + round_**2 + bend * grey * round_)

"""How loud a sound is to an ear at a phone. What is built is equally loud; who plays it says how loud it is."""

import numpy as np
from numpy.typing import NDArray

from assets.sounds.matter import RATE

LOUDNESS = -20.0  # decibels below the loudest that a file can hold, of all that is built
WINDOW = 0.1  # seconds an ear takes together
SPEAKER = 200  # hertz below which a phone's speaker gives little
BRIGHT, LIFT = 1500, 4.0  # hertz above which an ear, as BS.1770 has it, hears by so many decibels more


def weighed(sound: NDArray[np.float64]) -> NDArray[np.float64]:
    """The sound as a phone gives it and an ear takes it."""
    hertz = np.maximum(1e-6, np.fft.rfftfreq(sound.size, 1 / RATE))
    bright = (hertz / BRIGHT) ** 2
    power = (1 + 10 ** (LIFT / 10) * bright) / (1 + bright) / (1 + (SPEAKER / hertz) ** 4)
    return np.asarray(np.fft.irfft(np.fft.rfft(sound) * np.sqrt(power), sound.size))


def loudness(sound: NDArray[np.float64]) -> float:
    """Of its loudest moment, in decibels."""
    window = round(WINDOW * RATE)
    energy = np.cumsum(np.concatenate([[0.0], weighed(np.concatenate([sound, np.zeros(window)])) ** 2]))
    return float(10 * np.log10((energy[window:] - energy[:-window]).max() / window))

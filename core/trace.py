"""What goes on, for whoever looks for a fault: PICHENETTE_LOG=debug has the app and the command line tell it on stderr.

Told are stages, entries, links, devices and screens, by numbers and names of kinds. Never told are codes, keys and
secrets, what moves and views hold, what was drawn.
"""

from __future__ import annotations

import logging
import os
import sys

SWITCH = "PICHENETTE_LOG"
LEVELS = {"debug": logging.DEBUG, "info": logging.INFO, "warning": logging.WARNING}
ROOMS = ("core", "mobile")  # other packages' own logs stay as they are


def switch_on() -> None:
    """As the environment says; without the switch only warnings are told, as Python does by itself."""
    word = os.environ.get(SWITCH, "").lower()
    if not word:
        return
    if word not in LEVELS:
        print(f"{SWITCH} is {word}; it may be {', '.join(LEVELS)}", file=sys.stderr)
        return
    stream = logging.StreamHandler()
    form = "%(asctime)s.%(msecs)03d %(levelname)-7s %(name)s: %(message)s"
    stream.setFormatter(logging.Formatter(form, "%H:%M:%S"))
    for name in ROOMS:
        log = logging.getLogger(name)
        log.setLevel(LEVELS[word])
        log.handlers, log.propagate = [stream], False  # once, however often this is called

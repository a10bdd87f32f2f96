"""The app in a window (`pichenette`, `python -m mobile`); with --tour a walk through all of it that leaves pictures."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path

from core import trace
from mobile.start import settle_in, swift


def main() -> int:
    installed = Path(sys.argv[0]).stem == "pichenette"  # by pip, which leaves the tour out
    ask = argparse.ArgumentParser(prog="pichenette" if installed else "python -m mobile", description=__doc__)
    tours = argparse.SUPPRESS if installed else "walk through every screen by touches; leaves numbered pictures"
    ask.add_argument("--tour", metavar="DIR", help=tours)
    parts = argparse.SUPPRESS if installed else "of the tour, as paleo,rooms,evenings,together"
    ask.add_argument("--only", metavar="PARTS", default="", help=parts)
    ask.add_argument("--lang", default="", help="fr or en; else the device's language")
    ask.add_argument("--size", default="", help="of the window, as 1080x2340")
    ask.add_argument("--density", default="", help="pixels a dp")
    ask.add_argument("--text", type=float, default=0.0, help="text size, 1.0 to 2.0")
    looks = argparse.SUPPRESS if installed else "of the tour: strong, and red_green or blue_yellow"
    ask.add_argument("--look", metavar="NAMES", default="", help=looks)
    ask.add_argument("--join", metavar="LINK", default="", help="follow an invitation to another's table")
    args = ask.parse_args()
    trace.switch_on()
    if args.density:
        os.environ["KIVY_METRICS_DENSITY"] = args.density
    swift()
    os.environ.setdefault("KIVY_NO_ARGS", "1")
    os.environ.setdefault("KIVY_LOG_MODE", "PYTHON")
    if args.tour:
        os.environ.setdefault("PICHENETTE_HOME", tempfile.mkdtemp())
        os.environ["PICHENETTE_LOOPBACK"] = "1"
        os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    settle_in()
    from kivy.config import Config

    width, _, height = (args.size or "432x936").partition("x")
    if not args.size and not args.density:
        os.environ["KIVY_METRICS_DENSITY"] = "1.2"
    Config.set("graphics", "width", width)
    Config.set("graphics", "height", height)
    Config.set("graphics", "multisamples", "0")
    Config.set("input", "mouse", "mouse,disable_multitouch")
    from mobile.app import PichenetteApp

    app = PichenetteApp(args.lang, args.text, args.join)
    tour = None
    if args.tour:
        from mobile.tour.pictures import Tour

        tour = Tour(app, args.tour, set(filter(None, args.only.split(","))), args.look.split(","))
        app.bind(on_start=lambda *_: tour.start())
    app.run()
    return int(tour is not None and tour.failed)


if __name__ == "__main__":
    sys.exit(main())

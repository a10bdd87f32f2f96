"""Starts what was packed as a phone does: its folder first in sys.path, and nothing there that a phone lacks.

    python -OO started.py FOLDER start|tour

Run by running.py, in surroundings of its own.
"""

import os
import runpy
import sys
from pathlib import Path

FRAMES = 30  # that are drawn before it counts as started


class Hidden:
    """What a phone has not: libraries of Python that are left out, and packages that only a desktop has."""

    def __init__(self, site, absent):
        self.site, self.absent = site, absent
        self.there = {path.name.split(".")[0] for folder in packages() for path in Path(folder).iterdir()}

    def find_spec(self, name, path=None, target=None):
        first = name.partition(".")[0]
        if first in self.absent or (first in self.there and first not in self.site):
            raise ModuleNotFoundError(f"not on a phone: {name}", name=name)


def packages():
    return [path for path in sys.path if "site-packages" in path]


def window():
    """As large as a small phone's."""
    from kivy.config import Config

    Config.set("graphics", "width", "360")
    Config.set("graphics", "height", "640")
    Config.set("input", "mouse", "mouse,disable_multitouch")


def start():
    """By main, until some frames are drawn."""
    window()
    from kivy.app import App
    from kivy.core.window import Window

    frames = []

    def drawn(*_):
        frames.append(1)
        Window.canvas.ask_update()  # at rest nothing is drawn
        if len(frames) == FRAMES:
            App.get_running_app().stop()

    Window.bind(on_flip=drawn)
    runpy.run_path("main.pyc", run_name="__main__")
    return f"{len(frames)} frames drawn"


def tour():
    """With a walk from outside."""
    window()
    import mobile

    mobile.__path__.append(os.environ["OUTSIDE"])
    from mobile.start import swift

    swift()
    from kivy.config import Config

    Config.set("graphics", "multisamples", "0")
    from mobile.app import PichenetteApp
    from mobile.tour.pictures import Tour

    app = PichenetteApp("fr", 1.0)
    walk = Tour(app, os.environ["PICTURES"])
    app.bind(on_start=lambda *_: walk.start())
    app.run()
    return "" if walk.failed else "walked to the end"


def strangers(root):
    """Modules that came from neither the package nor Python nor what a phone has."""
    homes = (
        str(root),
        os.environ.get("OUTSIDE", str(root)),
        *packages(),
        str(Path(os.__file__).parent),
        sys.base_prefix,
    )
    for name, module in list(sys.modules.items()):
        file = getattr(module, "__file__", None)
        if file and name != "__main__" and not str(Path(file).absolute()).startswith(homes):
            yield name


def main():
    root = Path(sys.argv[1]).resolve()
    os.environ["KIVY_NO_ARGS"] = "1"
    here = str(Path(__file__).parent)
    sys.path[:] = [str(root), *(path for path in sys.path if path and path != here)]
    sys.meta_path.insert(0, Hidden(set(os.environ["PHONE_SITE"].split()), set(os.environ["PHONE_ABSENT"].split())))
    os.chdir(root)
    told = {"start": start, "tour": tour}[sys.argv[2]]()
    strange = sorted(strangers(root))
    if strange:
        told = f"from elsewhere: {strange[:8]}"
        sys.exit(told)
    print(told)


main()

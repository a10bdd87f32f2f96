"""Where a phone starts the app; on a desktop it is `python -m mobile`, which also sets up a window."""

from __future__ import annotations

import os

from mobile.start import swift


def main() -> None:
    swift()
    os.environ.setdefault("KIVY_NO_ARGS", "1")
    from kivy.config import Config

    Config.set("graphics", "multisamples", "0")  # the pictures have soft edges of their own
    from mobile.app import PichenetteApp

    PichenetteApp().run()


if __name__ == "__main__":
    main()

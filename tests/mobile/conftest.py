"""What the tests of the app share: a display nobody sees, and a window on it for each file of journeys."""

from tests.mobile.window import display, window

__all__ = ["display", "window"]

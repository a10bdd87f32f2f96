"""What may be set, as data: the settings page is made of it.

A new setting is a field in mobile/settings.py, a row here, and its words: `settings.<name>`, perhaps
`settings.<name>.line` about it, and one for each value.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, NamedTuple

from mobile.device import ringer
from mobile.look import sound, speech
from mobile.screens.name_dialog import ask_name
from mobile.settings import COLOURS, CONTRASTS, FOLLOWED, SPEEDS, TEXT_SIZES, TOUCHES, VOLUMES
from mobile.words import LANGUAGES, language, name_of, say

if TYPE_CHECKING:
    from mobile.screens.base import Screen
    from mobile.screens.navigator import Navigator

Worded = Callable[[Any], str]  # what a value is called


def times(value: float) -> str:
    return f"{value:g} ×"


def percent(value: int) -> str:
    return say("settings.percent", n=value) if value else say("off")


def loud(value: int) -> str:
    """And whether the phone is silent anyway."""
    return say("settings.silenced", n=percent(value)) if sound.silenced() and value else percent(value)


class Switch(NamedTuple):
    """On or off; `settings.<name>.line`, if there are such words, says below it what it is about."""

    name: str
    there: Callable[[], bool] | None = None  # may it be set on this device?
    anew: bool = False  # does the whole page look otherwise afterwards?


class Choice(NamedTuple):
    """One of a few values, from a menu."""

    name: str
    values: tuple[Any, ...]
    worded: Worded | None = None  # else there is a word for each: settings.<name>.<value>
    now: Callable[[], Any] | None = None  # what holds, where that is not what is kept
    anew: bool = False


class Slider(NamedTuple):
    """One of a row of values, by a slider."""

    name: str
    values: tuple[Any, ...]
    worded: Worded | None = None
    anew: bool = False
    there: Callable[[], bool] | None = None
    tries: Callable[[Any], None] | None = None  # has it heard or felt at once while it is moved
    also: tuple[tuple[str, Any], ...] = ()  # what else is so when it is chosen


class Deed(NamedTuple):
    """What is asked in a dialog; `then` follows when it is kept."""

    name: str
    said: Callable[[Navigator], str]
    does: Callable[[Screen, Callable[[], None]], None]


Setting = Switch | Choice | Slider | Deed

HEARD = "hear"  # the section that may be opened from a match, too
HEARD_AGAIN = (("muted", False),)

SECTIONS: tuple[tuple[str, tuple[Setting, ...]], ...] = (  # settings.<section> is its heading
    (
        "read",
        (
            Choice("language", LANGUAGES, name_of, language, anew=True),
            Slider("text_size", TEXT_SIZES, times, anew=True),
            Choice("contrast", CONTRASTS, anew=True),
            Choice("colours", COLOURS, anew=True),
            Switch("page_buttons", anew=True),
        ),
    ),
    (
        HEARD,
        (
            Switch("muted"),
            Slider("sounds", VOLUMES, loud, tries=lambda loud: sound.try_volume(loud / VOLUMES[-1]), also=HEARD_AGAIN),
            Slider("voice", VOLUMES, percent, there=speech.there, also=HEARD_AGAIN),
            Slider("touch", tuple(TOUCHES), there=sound.feels, tries=lambda touch: sound.try_touch(TOUCHES[touch])),
            Switch("phone_mutes", lambda: ringer.there()),
        ),
    ),
    ("move", (Choice("speed", SPEEDS), Switch("reduced_motion"), Choice("follow", FOLLOWED))),
    ("hand", (Choice("confirm", (True, False)), Switch("left_hand"), Switch("pull"))),
    ("table", (Deed("name", lambda app: app.person, ask_name), Switch("always_cover"), Switch("bots_talk"))),
)


def there(settings: Iterable[Setting]) -> list[Setting]:
    """Those that may be set on this device."""
    return [one for one in settings if (may := getattr(one, "there", None)) is None or may()]


def said(setting: Switch | Choice | Slider, value: Any) -> str:
    """What a value is called."""
    if isinstance(setting, Switch):
        return say("on" if value else "off")
    if setting.worded is not None:
        return setting.worded(value)
    shown = f"{value:g}" if isinstance(value, float) else str(value).lower()
    return say(f"settings.{setting.name}.{shown}")


def line(setting: Switch) -> str:
    """What is said below a switch: what it is about, or nothing."""
    key = f"settings.{setting.name}.line"
    text = say(key)
    return "" if text == key else text

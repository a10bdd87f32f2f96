"""What may be asked about on a match screen, beside what the board shows: the house's own things."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from kivy.uix.widget import Widget

from core import characters
from core.game import Refusal, Seat
from core.log import Seated
from mobile.boards.base import Box, Thing
from mobile.look import seat_sign, theme
from mobile.look.kit import CatchingPlate, Picture, Press, WordButton
from mobile.screens.cast import nature
from mobile.words import say, whose

if TYPE_CHECKING:
    from mobile.screens.match_base import MatchBase

# By the picture on it. What none of these shows, a board may know.
BUTTONS = {
    "check": "place",
    "close": "cancel",
    "eye_shut": "close_own",
    "menu": "menu",
    "replay": "again",
    "skip": "skip",
    "speech": "speech",
    "tap": "by",
    "target": "flick",
    "turn": "turn",
    "undo": "undo",
}
MARKS = {"asleep": "asleep", "no_link": "lost"}
KINDS = (
    *sorted(BUTTONS.values()),
    *MARKS.values(),
    "ask",
    "bot",
    "clock",
    "event",
    "more",
    "option",
    "other",
    "plate",
    "seat",
    "table",
    "timer",
)

CHAPTERS = {"bot": "table"}  # where a game's rules tell of what is the house's


def at(screen: MatchBase, x: float, y: float) -> Thing | None:
    """What is seen at a place of the window: what lies uppermost there, else what the board knows."""
    for widget in lying(screen, x, y):
        thing = widget.thing(x, y) if hasattr(widget, "thing") else _of_the_house(screen, widget, x, y)
        if thing is not None:
            return thing
        if isinstance(widget, Press | CatchingPlate):  # whatever is below it is not seen there
            return None
    return screen.board.thing_at(x, y)


def lying(tree: Widget, x: float, y: float) -> Iterator[Widget]:
    """All of a tree that is seen at a place of the window, from the uppermost down."""
    for child in tree.children:
        if child.opacity > 0:
            yield from lying(child, x, y)
            if child.collide_point(*child.to_widget(x, y)):
                yield child


def _of_the_house(screen: MatchBase, widget: Widget, x: float, y: float) -> Thing | None:
    if isinstance(widget, Picture):
        return _mark(screen, widget, x)
    if widget is screen.plate:
        return screen.board.thing_at(x, y) or _plate(screen)
    if widget is screen.clock:
        return Thing("clock", ("house/icon_clock",), place=_box(widget))
    if widget.parent is screen.others:
        seat = _seat_of(screen, widget)
        return screen.board.thing_at(x, y) or _seat(screen, seat, _box(widget))
    if widget is screen.bar.asked:
        return Thing("ask", ("house/icon_help",), place=_box(widget))
    if widget is screen.ticker:
        return Thing("event", ("house/icon_log",), here=screen.ticker.told, place=_box(widget))
    if isinstance(widget, Press):
        return _button(screen, widget) or _choice(screen, widget, x, y)
    return None


def _button(screen: MatchBase, button: Press) -> Thing | None:
    pictures = _pictures(button)
    shown = pictures[0].removeprefix("house/icon_") if pictures else ""
    kind = "more" if button.spoken == say("match.more") else BUTTONS.get(shown)
    if kind is None:
        return None
    here = ""
    if kind == "undo":
        right = screen.choices.undo_right()
        here = say(right.reason) if isinstance(right, Refusal) else ""
    return Thing(kind, pictures, {"text": button.spoken}, here, _box(button))


def _pictures(button: Press) -> tuple[str, ...]:
    icon = getattr(button, "icon", None)
    return (icon.name,) if isinstance(icon, Picture) else ()


def _choice(screen: MatchBase, button: Press, x: float, y: float) -> Thing | None:
    """A button of the game: what the board knows of it, if it lies on the board; else its own word."""
    thing = None if _on_sheet(button) else screen.board.thing_at(x, y)
    if thing is None and isinstance(button, WordButton) and button.spoken:
        thing = Thing("other", _pictures(button), {"text": button.spoken}, place=_box(button))
    return thing


def _on_sheet(widget: Widget) -> bool:
    parent = widget.parent
    while parent is not None and parent.parent is not parent:
        if isinstance(parent, CatchingPlate):
            return True
        parent = parent.parent
    return False


def _plate(screen: MatchBase) -> Thing:
    place = _box(screen.plate)
    if screen.plated < 0:
        return Thing("table", ("house/icon_person",), place=place)
    who = screen.who(screen.plated)
    return Thing("plate", _sign(who), {"whose": whose(who.name)}, place=place)


def _sign(who: Seated) -> tuple[str, ...]:
    """A person's shape, a bot's face."""
    face = characters.face(who)
    return (f"house/seat_{theme.SEATS[who.mark]}" if face is None else seat_sign.face(face),)


def _plays(who: Seated, level: str, game: str) -> str:
    """What bot that is, and for whom it plays, if not for itself."""
    own, acts = characters.own(who), characters.stand_in(who)
    if own is not None:
        return say("bot.level", name=own.name, level=level, temper=nature(own, game))
    if acts is not None:
        return say("bot.plays_for", bot=acts.name, name=who.name, level=level)
    return say("house.what.bot.here", name=who.name, level=level)


def _temper(who: Seated, game: str) -> str:
    """What the bot is like that plays there, for itself or for somebody."""
    found = characters.character(who.face)
    return "" if found is None else say("bot.is", name=found.name, temper=nature(found, game))


def _seat(screen: MatchBase, seat: Seat, place: Box) -> Thing:
    who = screen.who(seat)
    given = {"name": who.name, "whose": whose(who.name)}
    level = say(f"level.{who.level}") if who.level is not None else ""
    thing = screen.board.seat_thing(seat)
    if thing is not None:
        here = thing.here or (_plays(who, level, screen.board.table.game.name) if level else "")
        return thing._replace(here=here, place=place)
    if level:
        return Thing("bot", _sign(who), {**given, "level": level}, _temper(who, screen.board.table.game.name), place)
    return Thing("seat", _sign(who), given, place=place)


def _seat_of(screen: MatchBase, chip: Widget) -> Seat:
    """They stand in the order of the seats, without the one that is on the plate."""
    others = [seat for seat in range(len(screen.hotseat.seats)) if seat != screen.plated]
    return others[screen.others.children[::-1].index(chip)]


def _mark(screen: MatchBase, picture: Picture, x: float) -> Thing | None:
    """On the chip of a device that is not there."""
    chip = picture.parent
    kind = MARKS.get(picture.name.removeprefix("house/icon_"), "")
    if not kind or chip is None or chip.parent is not screen.others:
        return None
    name = screen.name_of(_seat_of(screen, chip))
    return Thing(kind, (picture.name,), {"name": name, "whose": whose(name)}, place=_box(picture))


def _box(widget: Widget) -> Box:
    return Box(*widget.to_window(*widget.pos), widget.width, widget.height)

"""What a thing is: a card beside what was held, which stays until a touch beside it, its cross or back."""

from __future__ import annotations

from collections.abc import Callable

from kivy.graphics import Color, Rectangle
from kivy.metrics import dp
from kivy.uix.widget import Widget

from mobile.boards.base import Box, Thing
from mobile.look import theme
from mobile.look.kit import Bare, Plate, Shade, Text, WordButton, put
from mobile.look.measure import measured
from mobile.look.pictured import Pictured
from mobile.look.sheet import Sheet
from mobile.look.theme import roomy
from mobile.screens.base import Over, Screen
from mobile.words import say

WIDE = 320  # dp
NARROW = 230  # dp: the least, beside what it tells of on a phone that lies
PICTURE = 60  # dp
NAME, SMALL = 20, 10  # sp of a thing's name
LEAST = 0.45  # of the screen's height, if a card needs that much, whatever it covers
GAP = 12  # dp between the card and what it tells of
EDGE = 12  # dp that it stays away from the screen's sides
SHADE = (0.05, 0.02, 0.01, 0.5)


class ThingCard(Over):
    """What was held stays bright, with a ring round it; the card stands where it leaves that free."""

    def __init__(self, screen: Screen, words: str, thing: Thing, spot: Box, rules: Callable[[], None] | None) -> None:
        """`words`: what the keys of its words begin with; `spot`: what is ringed, or where the finger was."""
        super().__init__(size=screen.size, size_hint=(None, None))
        self.about = thing
        ground = Shade([0, 0, 0, 0], screen.dismiss)
        put(ground, 0, 0, screen.width, screen.height)
        self.add_widget(ground)
        self.add_widget(_Around(screen, thing.place))
        if thing.place is not None:
            ring, edge = Plate("house/frame_gold"), dp(3)
            box = thing.place
            put(ring, box.x - edge, box.y - edge, box.width + 2 * edge, box.height + 2 * edge)
            self.add_widget(ring)
        width = min(screen.wide - 2 * dp(EDGE), dp(WIDE) * min(1.4, theme.text_scale()))
        sheet = self._sheet(width, words, screen.dismiss, rules)
        side = max(spot.x - screen.left, screen.left + screen.wide - spot.right) - dp(GAP) - dp(EDGE)
        if sheet.needs > max(_above_and_below(screen, spot)) and dp(NARROW) <= side < width:
            width = side
            sheet = self._sheet(width, words, screen.dismiss, rules)
        sheet.lay(self, *_room(screen, spot, width, sheet.needs))

    def _sheet(self, width: float, words: str, closed: Callable[[], None], rules: Callable[[], None] | None) -> Sheet:
        thing, sheet = self.about, Sheet(width, across=16, above=12, below=14)
        if rules is not None:
            foot = sheet.stay(roomy(48, 1.5), sheet.foot)
            foot.add(WordButton(say("thing.rules"), rules, "button_paper", "book", 16, beside=True), 0, foot.width)
        key = f"{words}.what.{thing.kind}"
        left = dp(PICTURE + 12) if thing.picture else 0.0
        room = sheet.rows.width - left - dp(40)
        name = _name(say(key, **thing.given), room)
        high = max(name.flow(room), dp(PICTURE if thing.picture else theme.TARGET))
        name.free = False
        head = sheet.stay(high, sheet.fixed)
        if thing.picture:
            head.add(Pictured(thing.picture), 0, dp(PICTURE), (high - dp(PICTURE)) / 2, dp(PICTURE))
        head.add(name, left, room)
        head.add(Bare("close", closed, say("close")), head.width - dp(36), dp(44), high - dp(44), dp(44))
        sheet.rows.words(Text(say(f"{key}.rule", **thing.given), 16, 600, theme.INK, valign="top"), dp(6))
        if thing.here:
            sheet.rows.words(Text(thing.here, 16, 800, theme.INK, valign="top"), dp(4))
        return sheet


def _above_and_below(screen: Screen, spot: Box) -> tuple[float, float]:
    """How much room there is."""
    return screen.roof - spot.top - dp(GAP), spot.y - screen.bottom - dp(GAP)


def _room(screen: Screen, spot: Box, width: float, needs: float) -> tuple[float, float, float]:
    """Where a card stands, and how high it is: above what it tells of or below, else beside, else over some of it."""
    gap, edge = dp(GAP), dp(EDGE)
    left, right = screen.left + edge, screen.left + screen.wide - edge - width
    above, below = _above_and_below(screen, spot)
    beside = [x for x in (spot.right + gap, spot.x - gap - width) if left <= x <= right]
    if beside and needs > max(above, below):
        x, high = beside[0], min(needs, screen.high)
        y = spot.y + spot.height / 2 - high / 2
    else:
        x = max(left, min(spot.x + spot.width / 2 - width / 2, right))
        high = min(needs, max(above, below, screen.high * (1.0 if screen.landscape else LEAST)))
        y = spot.top + gap if above >= min(high, below) else spot.y - gap - high
    return x, max(screen.bottom, min(y, screen.roof - high)), high


def _name(text: str, room: float) -> Text:
    """As large as its longest word allows."""
    size = NAME
    while size > SMALL and max(measured(word, size, fraunces=True) for word in text.split()) > room:
        size -= 1
    return Text(text, size, colour=theme.INK, fraunces=True)


class _Around(Widget):
    """The dark round a box; where none is given, everywhere."""

    def __init__(self, screen: Screen, box: Box | None) -> None:
        super().__init__(size_hint=(None, None))
        x, y, wide, high = box or Box(0, 0, 0, 0)
        right, top, width, height = x + wide, y + high, screen.width, screen.height
        with self.canvas:
            Color(*theme.veil(SHADE))
            for left, low, across, up in (
                (0, top, width, height - top),
                (0, 0, width, y),
                (0, y, x, high),
                (right, y, width - right, high),
            ):
                Rectangle(pos=(left, low), size=(max(0, across), max(0, up)))

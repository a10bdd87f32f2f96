"""What is wrong with a screen as it is drawn: words cut off, too small or over one another, targets too small."""

import itertools
import re
from functools import lru_cache

import pytest
from kivy.core.text import Label as Measure
from kivy.metrics import dp
from kivy.uix.label import Label
from kivy.uix.scrollview import ScrollView

from mobile.boards.terristories.looking import Scrim
from mobile.look import theme
from mobile.look.kit import Plate, Press
from mobile.screens.base import Over
from mobile.screens.course_sheet import CourseSheet
from mobile.screens.cover import Cover
from mobile.screens.match import MatchScreen
from mobile.screens.pause_cover import PauseCover
from mobile.screens.recap import RecapSheet

SLACK = 1.5  # pixels
KEY = re.compile(r"[a-z_]+(\.[a-z_0-9]+)+")


def crossed(*factors):
    """Values of some factors, so that each pair of two of them occurs; all the others are left to `make soak`."""
    whole = list(itertools.product(*factors))
    open_pairs = set().union(*map(pairs, whole))
    wanted = set()
    while open_pairs:
        best = max(whole, key=lambda one: len(pairs(one) & open_pairs))
        wanted.add(best)
        open_pairs -= pairs(best)
    return [pytest.param(*one, marks=() if one in wanted else pytest.mark.soak) for one in whole]


def pairs(one):
    return set(itertools.combinations(enumerate(one), 2))


def scroll_of(widget):
    while widget is not None and widget is not widget.parent:
        if isinstance(widget, ScrollView):
            return widget
        widget = widget.parent
    return None


def measure(label, width):
    """What the words of a label need when they may have so much width; None: one line."""
    return _measured(plain(label), label.font_name, float(label.font_size), width, float(label.line_height))


@lru_cache(maxsize=10_000)  # the same words stand on one picture after the other
def _measured(text, font, size, width, line_height):
    made = Measure(text=text, font_name=font, font_size=size, text_size=(width, None), line_height=line_height)
    made.refresh()
    return made.texture.size if made.texture else (0, 0)


def plain(label):
    """Without its marks."""
    return re.sub(r"\[/?[a-z]+(=[^\]]*)?\]", "", label.text) if label.markup else label.text


def drawn_whole(label):
    """Has every word been drawn? Kivy gives each half of the lines that stand in the middle half of the height."""
    words = "".join(word.text for line in label._label._cached_lines for word in line.words)
    return not words or len("".join(words.split())) >= len("".join(plain(label).split()))


def words_cut_off(hand):
    found = []
    names = {seated.name for seated in getattr(hand.app.screen, "hotseat", NOBODY).seats}  # also those nobody typed
    event = hand.app.screen.ticker.words if isinstance(hand.app.screen, MatchScreen) else None
    room = event is not None and event.width >= dp(300) and theme.text_scale() == 1  # beside a board there is less
    for label in hand.all(Label):
        text = label.text
        if not text or not label.width or faded(label):
            continue
        if KEY.fullmatch(text):
            found.append(f"no text for {text!r}")
        if label.font_size < dp(theme.SMALLEST) - 0.01:
            found.append(f"{text!r} is smaller than {theme.SMALLEST} sp")
        if text in names:  # a name that is too long may end in dots
            continue
        if label is event and text.endswith("…") and text != hand.app.screen.ticker.told and room:
            found.append(f"{hand.app.screen.ticker.told!r} is cut: {text!r}")
        if label.shorten:
            wide, high = measure(label, None)
            if wide > label.width + SLACK:
                found.append(f"{text!r} needs {wide:.0f} and has {label.width:.0f} pixels across")
        else:
            high = measure(label, label.width)[1]
            longest = max(measure_word(label, word) for word in plain(label).split())
            if longest > label.width + SLACK:
                found.append(f"a word of {text!r} needs {longest:.0f} and has {label.width:.0f} pixels across")
            if not drawn_whole(label):
                label.texture_update()  # its words may have changed a moment ago
                if not drawn_whole(label):
                    found.append(f"{text!r} is drawn only in part")
        air = 0.36 if text.isdigit() else 0.18  # a line's box has room above and below the letters
        one = measure(label, None)[1]
        if high < 1.5 * one:  # of several lines the last is not drawn at all when it has no room
            high -= one * air
        if high > label.height + SLACK:
            found.append(f"{text!r} needs {high:.0f} and has {label.height:.0f} pixels in height")
        if scroll_of(label) is None:
            x, y = label.to_window(*label.pos)
            right, top = label.to_window(label.right, label.top)
            wide, high = hand.app.ground.size
            if min(x, y) < -SLACK or right > wide + SLACK or top > high + SLACK:
                found.append(f"{text!r} leaves the window")
    return found


def measure_word(label, word):
    return _measured(word, label.font_name, float(label.font_size), None, 1.0)[0]


class NOBODY:
    seats = ()


class Point:
    """Enough of a touch to ask a press whether it is meant."""

    def __init__(self, x, y):
        self.x, self.y, self.pos = x, y, (x, y)


def takes(widget, x, y):
    """Who of the tree is touched at a place of the window, in the order in which touches are given away."""
    if isinstance(widget, ScrollView) and not widget.collide_point(*widget.parent.to_widget(x, y)):
        return None
    inside = isinstance(widget, Press) and widget._hit(Point(*widget.to_widget(x, y)))
    if isinstance(widget, Press) and not inside:
        return None
    for child in widget.children:
        found = takes(child, x, y)
        if found is not None:
            return found
    return widget if inside else None


def modal_of(hand):
    """What lies over everything else and takes all touches."""
    laid_over = [scrim.parent for scrim in hand.all(Scrim)][::-1]  # by a board, the uppermost first
    covers = hand.all(PauseCover) + hand.all(Cover)
    return next(iter(hand.all(Over) + hand.all(RecapSheet) + hand.all(CourseSheet) + covers + laid_over), None)


def targets_too_small(hand):
    found = []
    reach = dp(theme.TARGET) / 2 - 1
    modal = modal_of(hand)
    for press in hand.all(Press):
        if modal is not None and press not in set(modal.walk()):
            continue
        x, y = press.to_window(*press.center)
        scroll = scroll_of(press)
        if scroll is not None and not scroll.collide_point(*scroll.parent.to_widget(x, y)):
            continue
        if isinstance(press, Scrim):  # all that is beside
            continue
        name = press.spoken or type(press).__name__
        if not (0 <= x <= hand.app.ground.width and 0 <= y <= hand.app.ground.height):
            found.append(f"{name!r} lies outside of the window")
            continue
        if press.children and takes(press, x, y) is not press:
            continue  # a card with a button on its middle
        for across, up in ((-reach, 0), (reach, 0), (0, -reach), (0, reach)):
            if scroll is not None and not scroll.collide_point(*scroll.parent.to_widget(x + across, y + up)):
                continue
            if takes(modal or hand.app.screen, x + across, y + up) is not press:
                found.append(f"{name!r} is no {theme.TARGET} dp")
                break
    return found


# Words over one another


def extent_of(label):
    """The box of the words themselves in the window: left, bottom, right, top."""
    wide, high = measure(label, label.width if not label.shorten else None)
    wide, high = min(wide, label.width), min(high, label.height) * 0.62  # the letters alone, without the line's air
    x = {"left": label.x, "right": label.right - wide}.get(label.halign, label.center_x - wide / 2)
    left, low = label.to_window(x, label.center_y - high / 2)
    return left, low, left + wide, low + high


def box_of(widget):
    x, y = widget.to_window(*widget.pos)
    return x, y, x + widget.width, y + widget.height


def meet(one, two, slack=SLACK):
    return min(one[2], two[2]) - max(one[0], two[0]) > slack and min(one[3], two[3]) - max(one[1], two[1]) > slack


def inside(one, two, slack=SLACK):
    """Does the first box lie in the second one?"""
    return (
        one[0] >= two[0] - slack and one[1] >= two[1] - slack and one[2] <= two[2] + slack and one[3] <= two[3] + slack
    )


def faded(widget):
    """Is it, or anything it stands on, invisible?"""
    while widget is not None and widget is not widget.parent:
        if widget.opacity < 0.05:
            return True
        widget = widget.parent
    return False


def drawn(widget):
    """The tree in the order in which it is drawn."""
    yield widget
    for child in reversed(widget.children):
        yield from drawn(child)


def words_in_the_way(hand):
    """Words over words, and words that a plate covers in part."""
    shown = [
        widget
        for widget in drawn(modal_of(hand) or hand.app.screen)
        if isinstance(widget, Label | Plate) and not faded(widget) and scroll_of(widget) is None
        if not type(widget).__name__.startswith("MDTextField")  # the field draws it itself, elsewhere than it says
    ]
    found = []
    open_words = []
    for widget in shown:
        if isinstance(widget, Plate):
            if widget.tint.a < 0.05:
                continue
            box, own = box_of(widget), set(widget.walk())
            for label, extent in list(open_words):
                if label in own or not meet(extent, box):
                    continue
                open_words.remove((label, extent))
                if not inside(extent, box, 6):
                    found.append(f"{label.text!r} lies half under a plate")
        elif widget.text and widget.width > 1:
            extent = extent_of(widget)
            for label, other in open_words:
                if meet(extent, other):
                    found.append(f"{widget.text!r} lies over {label.text!r}")
            open_words.append((widget, extent))
    return found


def bars_in_the_way(hand):
    """Words and plates under the bar of what scrolls."""
    found = []
    for view in hand.all(ScrollView):
        if not view.children or view.children[0].height <= view.height + SLACK:
            continue
        left = view.to_window(view.right - view.bar_margin - view.bar_width, 0)[0]
        for widget in view.children[0].walk(restrict=True):
            if isinstance(widget, Label | Plate) and getattr(widget, "text", "?") and not faded(widget):
                right = (extent_of(widget) if isinstance(widget, Label) else box_of(widget))[2]
                if widget.width > 1 and right > left:
                    found.append(f"{getattr(widget, 'text', type(widget).__name__)!r} lies under the bar")
    return found


def look(hand, where, found):
    yield 0.05
    lines = (*words_cut_off(hand), *targets_too_small(hand), *words_in_the_way(hand), *bars_in_the_way(hand))
    found += [f"{where}: {line}" for line in lines]

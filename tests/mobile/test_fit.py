"""Everything can be read and touched at 360 dp: no words cut off or too small, no target too small or out of reach."""

import re

import pytest
from kivy.core.text import Label as Measure
from kivy.metrics import dp
from kivy.uix.label import Label
from kivy.uix.scrollview import ScrollView

from core.game import Level
from mobile.look import theme
from mobile.look.kit import Press
from mobile.screens.base import Dialog
from mobile.screens.cover import Cover
from mobile.screens.match import MatchScreen
from mobile.screens.since import Since
from mobile.sitting import Phase
from mobile.words import say
from tests.mobile.window import journey

SLACK = 1.5  # pixels
KEY = re.compile(r"[a-z_]+(\.[a-z_0-9]+)+")


def scroll_of(widget):
    while widget is not None and widget is not widget.parent:
        if isinstance(widget, ScrollView):
            return widget
        widget = widget.parent
    return None


def measure(label, width):
    """What the words of a label need when they may have so much width; None: one line."""
    made = Measure(text=plain(label), font_name=label.font_name, font_size=label.font_size, text_size=(width, None))
    made.refresh()
    return made.texture.size if made.texture else (0, 0)


def plain(label):
    """Without its marks."""
    return re.sub(r"\[/?[a-z]+(=[^\]]*)?\]", "", label.text) if label.markup else label.text


def words_cut_off(hand):
    found = []
    names = {seated.name for seated in getattr(getattr(hand.app.screen, "sitting", None), "match", NOBODY).seats}
    for label in hand.all(Label):
        text = label.text
        if not text or not label.width:
            continue
        if KEY.fullmatch(text):
            found.append(f"no text for {text!r}")
        if label.font_size < dp(theme.SMALLEST) - 0.01:
            found.append(f"{text!r} is smaller than {theme.SMALLEST} sp")
        if text in names:  # a name that is too long may end in dots
            continue
        if label.shorten:
            wide, high = measure(label, None)
            if wide > label.width + SLACK:
                found.append(f"{text!r} needs {wide:.0f} and has {label.width:.0f} pixels across")
        else:
            high = measure(label, label.width)[1]
            longest = max(measure_word(label, word) for word in plain(label).split())
            if longest > label.width + SLACK:
                found.append(f"a word of {text!r} needs {longest:.0f} and has {label.width:.0f} pixels across")
        high -= measure(label, None)[1] * 0.18  # a line's box has room above and below the letters
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
    made = Measure(text=word, font_name=label.font_name, font_size=label.font_size)
    made.refresh()
    return made.texture.size[0] if made.texture else 0


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


def targets_too_small(hand):
    found = []
    reach = dp(theme.TARGET) / 2 - 1
    modal = next(iter(hand.all(Dialog) + hand.all(Since) + hand.all(Cover)), None)
    for press in hand.all(Press):
        if modal is not None and press not in set(modal.walk()):
            continue
        x, y = press.to_window(*press.center)
        scroll = scroll_of(press)
        if scroll is not None and not scroll.collide_point(*scroll.parent.to_widget(x, y)):
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


def look(hand, where, found):
    yield 0.1
    found += [f"{where}: {line}" for line in (*words_cut_off(hand), *targets_too_small(hand))]


def walk(hand, found):
    yield from look(hand, "home", found)
    yield from hand.tap(say("settings"))
    yield from look(hand, "settings", found)
    hand.app.go_home()
    hand.app.set_up("help_me")
    yield from look(hand, "set-up", found)
    hand.app.screen._edit(1)
    yield from look(hand, "set-up, a name", found)
    for place in hand.app.screen.places:
        place.kind = "empty"
    hand.app.screen.rebuild()
    yield from look(hand, "set-up, nobody", found)
    hand.app.show_rules("help_me")
    yield from look(hand, "rules", found)
    yield from hand.begin(None, Level.EASY, None, Level.HARD)
    yield from hand.settled()
    yield from look(hand, "cover", found)
    yield from hand.slide_seal(130)
    yield from look(hand, "match", found)
    yield from hand.tap(say("menu"))
    yield from look(hand, "menu", found)
    yield from hand.tap(say("match.resign"))
    yield from look(hand, "resign", found)
    yield from hand.tap(say("no"))
    mine = hand.match.board.mine
    move, inside = hand.any_move(), []
    yield from hand.hold(mine.x + 40, mine.center_y, 0.3, lambda: inside.extend(words_cut_off(hand)))
    found += [f"my creature: {line}" for line in inside]
    yield from hand.lift_towards(move.start, move.goal)
    yield from look(hand, "ghost", found)
    yield from hand.tap(say("cancel"))
    start, goal = hand.diagonal()
    refused = []
    yield from hand.lift_towards(start, goal, lambda: refused.extend(words_cut_off(hand)))
    found += [f"refused: {line}" for line in refused]
    yield 0.1
    yield from hand.tap_move(move.start, move.goal)
    yield from hand.settled()
    yield from look(hand, "next cover", found)
    yield from hand.slide_seal(130)
    yield from look(hand, "since", found)
    yield from hand.tap(say("since.go"))
    yield from look(hand, "second turn", found)
    hand.app.go_home()
    yield from look(hand, "home with a match", found)
    hand.app.show_matches()
    yield from look(hand, "matches", found)
    yield from hand.late(None, Level.RANDOM, Level.RANDOM)
    if isinstance(hand.app.screen, MatchScreen) and hand.sitting.phase is Phase.PLAY:
        move = hand.any_move()
        yield from hand.tap_move(move.start, move.goal)
    yield 0.5
    assert hand.all(Press)
    yield from look(hand, "result", found)


@pytest.mark.parametrize(("language", "text"), [("fr", 1.0), ("fr", 2.0), ("en", 1.0), ("en", 2.0)])
@journey
def test_everything_fits(hand, language, text):
    hand.app._language = language
    hand.app.change(text_size=text, speed=0.0)
    hand.app.go_home()
    found = []
    try:
        yield from walk(hand, found)
    finally:
        hand.app._language = "en"
    assert not found, "\n" + "\n".join(dict.fromkeys(found))

"""Can words be read on what is really behind them? By the pixels of the window, as they are drawn now.

Also words that boards draw on their canvases.
"""

from functools import lru_cache, wraps
from pathlib import Path
from typing import Any, NamedTuple

from kivy.core.window import Window
from kivy.graphics.opengl import GL_RGBA, GL_UNSIGNED_BYTE, glReadPixels
from kivy.metrics import dp
from kivy.uix.label import Label
from kivymd.uix.textfield import MDTextFieldHintText
from PIL import Image, ImageOps

from mobile.boards import canvas, sprites
from mobile.boards.canvas import BoardCanvas
from mobile.boards.die import Die
from mobile.look import theme
from mobile.look.kit import Background, Plate, Press, Shade
from mobile.look.palettes import PALETTES, moved
from tests.mobile.fit import box_of, drawn, extent_of, faded, meet, modal_of, scroll_of
from tests.vision import luminance

LARGE = 24  # sp: words so large may be fainter
USUAL, USUAL_LARGE, STRONG = 4.5, 3.0, 7.0
OFF, OFF_STRONG = 2.5, 3.0  # of what cannot be done now, which is meant to be dim
LEAST = 0.3  # of its ink is seen, or it is on its way in or out
FAINT = Path("build/faint")
FRAMES = ("house/board_frame", "house/frame_gold")  # plates that are open in the middle
FINE = 5  # bits of a colour that are looked at


def too_faint(hand, where=""):
    """Words whose ink is too near to what is behind it, with both; leaves a picture of the window then."""
    Window.dispatch("on_draw")
    wide, high = Window.width, Window.height
    window = Image.frombuffer("RGBA", (wide, high), glReadPixels(0, 0, wide, high, GL_RGBA, GL_UNSIGNED_BYTE))
    colours = PALETTES[hand.app.settings.colours]
    found = []
    for word in open_words(hand):
        seen, least = word.seen, word.least
        if seen < LEAST or not word.text.strip():
            continue
        ink = luminance(moved(colours, tuple(word.colour[:3])))
        worst = min((ratio for ratio in ratios(window, word.box, ink, seen)), default=least)
        if worst < least:
            found.append(f"{word.text!r} is faint: {worst:.1f} : 1, wanted {least}")
    if found:
        FAINT.mkdir(parents=True, exist_ok=True)
        window.transpose(Image.Transpose.FLIP_TOP_BOTTOM).convert("RGB").save(FAINT / f"{where or 'window'}.png")
    return found


def bound(label):
    strong = theme.strong()
    if label.text[0] >= "\ue000":  # no word, but a picture of a font's
        return USUAL_LARGE
    if any(isinstance(widget, Press) and not widget.enabled for widget in above(label)):
        return OFF_STRONG if strong else OFF
    return wanted(label.font_size)


def wanted(pixels):
    """For words so high."""
    if theme.strong():
        return STRONG
    return USUAL_LARGE if pixels >= dp(LARGE) else USUAL


def ratios(window, box, ink, seen):
    """The contrast of words, part by part along their line; the window's pixels stand from the bottom up."""
    left, low, right, top = box
    high = max(8, top - low)
    parts = max(1, round((right - left) / (high * 4)))
    for part in range(parts):
        x, end = (left + (right - left) * k / parts for k in (part, part + 1))
        crop = window.crop(tuple(map(round, (x, low, end, top))))
        if not crop.width or not crop.height:
            continue
        crop = ImageOps.posterize(crop.convert("RGB"), FINE)
        counted = sorted((light(colour), count) for count, colour in crop.getcolors(crop.width * crop.height))
        ground = behind(counted, ink)
        share = sum(count for value, count in counted if abs(value - ink) < abs(value - ground))
        if share < 0.03 * crop.width * crop.height and distance(ink, ground) > 1.25:
            continue  # no ink here: a gap between words, or something lies over them
        yield distance(ink * seen + ground * (1 - seen), ground)


def behind(counted, ink):
    """The ground: what is nearer to that end of what is seen that lies away from the ink, if there is enough of it."""
    lightest, darkest = share_of(counted, 0.9), share_of(counted, 0.1)
    end = max((lightest, darkest), key=lambda value: distance(value, ink))
    near = [(value, count) for value, count in counted if distance(value, end) <= distance(value, ink)]
    enough = sum(count for _, count in near) >= 0.35 * sum(count for _, count in counted)
    return share_of(near if enough else counted, 0.5)


@lru_cache(maxsize=100_000)
def light(colour):
    return luminance([part / 255 for part in colour])


def share_of(counted, share):
    """The value up to which so many of all are, of values in order and how often each occurs."""
    wanted, seen = sum(count for _, count in counted) * share, 0
    for value, count in counted:
        seen += count
        if seen >= wanted:
            return value
    return counted[-1][0]


def distance(one, two):
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)


class Word(NamedTuple):
    """Words that are seen: where, in which ink, how much of it, and how far that has to be from what is behind it."""

    text: str
    box: tuple[float, float, float, float]
    colour: Any
    seen: float
    least: float
    on: Any  # the widget


class Written(NamedTuple):
    """What a picture of words says."""

    text: str
    light: bool
    size: float


written = {}  # by the number of the picture
drawn_in = {}  # what a layer of a board shows, by its number


def note_words(write):
    @wraps(write)
    def noted(text, size, width, bold, light):
        picture = write(text, size, width, bold, light)
        written[id(picture)] = picture, Written(text, light, size)  # kept, so that no other one has its number
        return picture

    return noted


def note_layers(fill):
    @wraps(fill)
    def noted(group, shown):
        drawn_in[id(group)] = group, list(shown)
        fill(group, shown)

    return noted


sprites._written = note_words(sprites._written)
canvas._fill = note_layers(canvas._fill)


def on_canvas(board):
    """The words on a board that are all within it and that no later layer lies over."""
    left, low, right, top = box_of(board)
    layers = (board._still, board._standing, board._trail, board._marks)
    shown = [sprite for layer in layers for sprite in drawn_in.get(id(layer), (None, []))[1]]
    for k, sprite in enumerate(shown):
        _, said = written.get(id(sprite.picture), (None, None))
        if said is None or sprite.angle:
            continue
        box = world_box(board, sprite)
        inside = box[0] >= left and box[1] >= low and box[2] <= right and box[3] <= top
        if inside and not any(meet(world_box(board, other), box) for other in shown[k + 1 :]):
            ink, unit = theme.ON_WOOD if said.light else theme.INK, board.unit * sprite.scale
            least = wanted(said.size * unit)
            if sprite.alpha < 1:  # of what is no use now
                least = OFF_STRONG if theme.strong() else OFF
            yield Word(said.text, box, ink, sprite.alpha * opacity(board), least, board)


def world_box(board, sprite):
    """Where it is in the window."""
    wide, high = sprite.width, sprite.height
    if isinstance(sprite.picture, str):
        _, (whole_wide, whole_high) = canvas.piece(sprite.picture)[:2]
        wide, high = (wide or whole_wide) * 0.8, (high or whole_high) * 0.8  # its margins cover nothing
    x, y = board.to_window_place(sprite.x, sprite.y)
    across, up = wide * sprite.scale * board.unit / 2, high * sprite.scale * board.unit / 2
    return x - across, y - up, x + across, y + up


def open_words(hand):
    """Words that nothing lies over, with the box of what is seen of them."""
    found = []
    for widget in drawn(modal_of(hand) or hand.app.screen):
        if faded(widget):
            continue
        if covers(widget):
            box, own = box_of(widget), set(widget.walk(restrict=True))
            found = [word for word in found if word.on in own or not meet(word.box, box)]
        elif isinstance(widget, Die):
            if widget.face is not None:  # it tumbles over what is there, with its shadow
                found = [word for word in found if not meet(word.box, box_of(widget))]
        elif isinstance(widget, BoardCanvas):
            found += on_canvas(widget)
        elif isinstance(widget, MDTextFieldHintText):
            continue  # its field draws it, in another ink
        elif isinstance(widget, Label) and widget.text and widget.width > 1:
            extent = extent_of(widget)
            view = scroll_of(widget)
            if view is None or inside_view(extent, box_of(view)):
                seen = opacity(widget) * widget.color[3]
                found.append(Word(widget.text, extent, widget.color, seen, bound(widget), widget))
    return found


def inside_view(extent, view):
    return extent[1] >= view[1] and extent[3] <= view[3]


def covers(widget):
    if isinstance(widget, Plate):
        return widget.tint.a > 0.3 and widget._picture not in FRAMES
    return isinstance(widget, Background) or (isinstance(widget, Shade) and widget.colour.a > 0.3)


def opacity(widget):
    seen = 1.0
    for one in above(widget):
        seen *= one.opacity
    return seen


def above(widget):
    while widget is not None and widget is not widget.parent:
        yield widget
        widget = widget.parent

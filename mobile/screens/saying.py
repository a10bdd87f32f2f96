"""A word to the others at the table: chosen or typed, and shown beside whoever said it, wherever the table is seen."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from kivy.clock import Clock
from kivy.graphics import PopMatrix, PushMatrix, Scale, Translate
from kivy.metrics import dp

from core.session.room.messages import LONGEST_TEXT, REACTIONS, Said
from mobile.boards.base import Box
from mobile.look import motion, sound, theme
from mobile.look.column import Column
from mobile.look.kit import Picture, Plate, Text, WordButton, put
from mobile.look.measure import measured
from mobile.look.seat_sign import SeatSign
from mobile.look.theme import roomy
from mobile.screens.base import body_width
from mobile.screens.name_dialog import field, stack_field
from mobile.words import say

if TYPE_CHECKING:
    from mobile.screens.base import Screen
    from mobile.session.base import Session

ICONS = {"bravo": "star", "laugh": "laugh", "oh": "oh", "think": "bulb", "hurry": "hourglass", "thanks": "heart"}
ACROSS = 2
SHOWN = 4.0  # seconds for which it is shown
GROWS, LEAST = 0.22, 0.25  # seconds until it is as large as it gets, and how large it is at first


def ask_words(screen: Screen, tell: Callable[[str, str], None]) -> None:
    """Six reactions to be touched, or a line of one's own."""
    body = Column(body_width(screen))
    high, gap = roomy(50), dp(6)
    wide = (body.width - gap * (ACROSS - 1)) / ACROSS

    def chosen(reaction: str) -> None:
        screen.close_dialog()
        tell(reaction, "")

    for first in range(0, len(REACTIONS), ACROSS):
        row = Column(body.width)
        body.stack(row, high, gap)
        for k, reaction in enumerate(REACTIONS[first : first + ACROSS]):
            words, icon = say(f"reaction.{reaction}"), ICONS[reaction]
            press = WordButton(words, partial(chosen, reaction), "chip_paper", icon, 14, beside=True)
            if press.label is not None:
                press.label.color = theme.INK
            put(press, row.x + k * (wide + gap), row.y, wide, high)
            row.add_widget(press)
    entry = field("", LONGEST_TEXT, hint=say("reaction.text"))
    stack_field(body, entry, dp(2))

    def typed() -> None:
        if entry.text.strip():
            tell("", entry.text)

    choices = [(say("match.say_it"), typed), (say("cancel"), None)]
    screen.dialog(say("match.say"), "", choices, body)


class SaidBubble(Plate):
    """What somebody said, under their chip for a while: it grows out of it, and makes room for what others say."""

    def __init__(self, screen: Screen, person: int, name: str, mark: int | None, said: Said, by: Box) -> None:
        super().__init__("house/bubble")
        self.person = person  # whose device
        text = say(f"reaction.{said.reaction}") if said.reaction in REACTIONS else said.text
        text = say("said.line", name=name, text=text)
        icon = ICONS.get(said.reaction, "speech")
        side, sign = dp(30), dp(20)
        before = side + sign + dp(22)
        widest = min(screen.wide - dp(16), dp(380))
        wide = min(measured(text, 16, 800) + before + dp(14), widest)
        rows = 1 + int(measured(text, 16, 800) * 1.12 / (wide - before - dp(12)))
        high = max(dp(44), theme.sp(16) * 1.4 * min(rows, 5) + dp(14))
        left, right = screen.left + dp(8), screen.left + screen.wide - dp(8) - wide
        x = max(left, min(by.x + by.width / 2 - wide / 2, right))
        put(self, x, by.y - high - dp(6), wide, high)
        who = Picture("house/icon_eye", fill=True) if mark is None else SeatSign(mark)
        put(who, x + dp(8), self.y + (high - sign) / 2, sign, sign)
        picture = Picture(f"house/icon_{icon}", fill=True)
        put(picture, x + sign + dp(13), self.y + (high - side) / 2, side, side)
        words = Text(text, 16, 800, theme.INK)
        put(words, x + before, self.y + dp(5), wide - before - dp(10), high - dp(10))
        for part in (who, picture, words):
            self.add_widget(part)
        self._grow((by.x + by.width / 2, by.y + by.height / 2))
        sound.play("card")

    def _grow(self, start: tuple[float, float]) -> None:
        """Out of whoever said it."""
        lasts = motion.seconds(GROWS)
        if motion.reduced() or not lasts:
            return
        with self.canvas.before:
            PushMatrix()
            Translate(*start)
            scale = Scale(LEAST, LEAST, 1)
            Translate(-start[0], -start[1])
        with self.canvas.after:
            PopMatrix()
        passed = 0.0

        def step(seconds: float) -> bool:
            nonlocal passed
            passed += seconds
            part = min(1.0, passed / lasts)
            grown = LEAST + (1 - LEAST) * motion.ease_out(part)
            scale.xyz = (grown, grown, 1)
            return part < 1.0

        Clock.schedule_interval(step, 0)

    def below(self, y: float) -> None:
        """Stand below this height."""
        down = self.top + dp(6) - y
        if down > 0:
            self.y -= down
            for part in self.children:
                part.y -= down

    def stand_on(self, y: float) -> None:
        """Stand just above this height."""
        up = y + dp(6) - self.y
        self.y += up
        for part in self.children:
            part.y += up

    def go(self) -> None:
        if self.parent is not None:
            self.parent.remove_widget(self)


class Voices:
    """What people say at a table, on one screen: by each person's chip, the newest words of each."""

    def __init__(self, screen: Screen, session: Session, place: Callable[[int], tuple[Box, int | None]]) -> None:
        """`place`: where a person is on the screen, and under which mark; none: they watch."""
        self.screen, self.session, self._place = screen, session, place
        self.bubbles: list[SaidBubble] = []
        self.listen()

    def listen(self) -> None:
        """From now on, or again."""
        if self._said not in self.session.said:
            self.session.said.append(self._said)

    def close(self) -> None:
        if self._said in self.session.said:
            self.session.said.remove(self._said)

    def speak(self) -> None:
        ask_words(self.screen, self.session.say)

    def tell(self, person: int, text: str, floor: float) -> None:
        """What somebody has done is said here as their word, above what stands below."""
        self._said(Said(person, "", text))
        for bubble in self.bubbles:
            if bubble.person == person:
                bubble.stand_on(floor)

    def below(self, y: float) -> None:
        """Nothing of it stands higher than this."""
        for bubble in self.bubbles:
            bubble.below(y)
        self._apart()

    def _said(self, said: Said) -> None:
        person, screen = self.session.person(said.person), self.screen
        if person is None or screen.app.screen is not screen or not screen.built:
            return
        for old in [bubble for bubble in self.bubbles if bubble.person == said.person]:
            self._gone(old)
        box, mark = self._place(said.person)
        bubble = SaidBubble(screen, said.person, person.name, mark, said, box)
        self.bubbles = [*(one for one in self.bubbles if one.parent is not None), bubble]
        screen.add_widget(bubble)
        self._apart()
        Clock.schedule_once(lambda _: self._gone(bubble), SHOWN)

    def _apart(self) -> None:
        """None covers another: who spoke later stands below."""
        for k, bubble in enumerate(self.bubbles):
            for other in self.bubbles[:k]:
                if other.x < bubble.right and bubble.x < other.right and bubble.top > other.y - dp(2):
                    bubble.below(other.y)

    def _gone(self, bubble: SaidBubble) -> None:
        bubble.go()
        if bubble in self.bubbles:
            self.bubbles.remove(bubble)

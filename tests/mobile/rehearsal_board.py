"""A board for the rehearsal game: a row of buttons for everybody at this phone. Only journeys play on it."""

from __future__ import annotations

import sys
from importlib.machinery import ModuleSpec
from types import ModuleType, SimpleNamespace

from kivy.metrics import dp
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.slider import Slider

from core import games
from core.table import May
from mobile.boards.base import Action
from mobile.boards.base import Board as Base
from mobile.boards.canvas import Sprite, TouchBoard
from mobile.look import atlas
from mobile.look.kit import Text, WordButton, put
from tests.rehearsal import BIDS, Move, Phase, Rehearsal

DEALS = "agree"


class Row(FloatLayout):
    """What one person may do."""

    def __init__(self, board, seat, box):
        super().__init__(size_hint=(None, None))
        self.board, self.seat = board, seat
        self.box = box
        self.buttons = {}
        self.slider = Slider(min=0, max=5, step=1, size_hint=(None, None))
        self.slider.bind(value=self._staked)
        self._silent = False
        self.shown = None

    def show(self, view):
        """The buttons for what is asked; the slider stays, and stays where a finger has it."""
        may = self.board.may_of(self.seat)
        shown = (view.question, may is not May.NO, may is May.ASKED)
        if shown != self.shown:
            self.shown = shown
            self._fill(view.question, may)
        if view.question is Phase.DEAL and not self._dragged:
            self._silent = True
            self.slider.max = max(1, view.coins[self.seat])
            self.slider.value = view.stakes[self.seat]
            self._silent = False

    @property
    def _dragged(self):
        return any(touch.grab_current is self.slider or self._grabs(touch) for touch in list(self._touches))

    _touches = ()

    def _grabs(self, touch):
        return any(held() is self.slider for held in touch.grab_list)

    def on_touch_down(self, touch):
        found = super().on_touch_down(touch)
        if self._grabs(touch):
            self._touches = (touch,)
        return found

    def on_touch_up(self, touch):
        found = super().on_touch_up(touch)
        self._touches = tuple(held for held in self._touches if held is not touch)
        return found

    def _fill(self, question, may):
        held = self._dragged
        for part in list(self.children):
            if part is not self.slider or not held:
                self.remove_widget(part)
        self.buttons.clear()
        words = {
            Phase.BID: [("bid", n) for n in BIDS],
            Phase.FLICK: [("flick", 0)],
            Phase.ANSWER: [("answer", 0), ("answer", 1)],
            Phase.DEAL: [(DEALS, 0)],
        }.get(question, [])
        x, y, width, height = self.box
        put(Text("", 14), x, y, 1, 1)
        if question is Phase.DEAL:
            put(self.slider, x, y, width * 0.4, height)
            if self.slider.parent is None:
                self.add_widget(self.slider)
            x, width = x + width * 0.4, width * 0.6
        parts = [*(words if may is May.ASKED else []), *([("gift", 0)] if may is not May.NO else [])]
        across = width / max(1, len(parts))
        for k, (word, number) in enumerate(parts):
            button = WordButton(f"{word} {number}", lambda w=word, n=number: self._do(w, n), "button_paper", size=14)
            button.spoken = f"{self.seat}: {word} {number}"
            put(button, x + k * across, y, across - dp(4), height - dp(4))
            self.add_widget(button)

    def _do(self, word, number):
        numbers = {
            "flick": (0, 100),
            DEALS: (self.board.view.deal,),
            "gift": ((self.seat + 1) % self.board.view.players,),
        }
        self.board.play(Move(word, numbers.get(word, (number,))), self.seat)

    def _staked(self, _, value):
        if not self._silent and int(value) != self.board.view.stakes[self.seat]:
            self.board.play(Move("stake", (int(value),)), self.seat)


class Board(Base):
    """Coins as tokens; below them a row for each person here."""

    def __init__(self, table, marks, changed):
        super().__init__(table, marks, changed)
        self.canvas = TouchBoard((320, 240))
        self.rows = {}

    def arrange(self, stage, board, mine, form):
        super().arrange(stage, board, mine, form)
        here = [seat for seat in self.table.own if self.table.seats[seat].level is None]
        high = mine.height / max(1, len(here))
        self.rows = {}
        for k, seat in enumerate(here):
            row = self.rows[seat] = Row(self, seat, (mine.x, mine.top - (k + 1) * high, mine.width, high))
            stage.add(row, 0, 0, stage.width, stage.height)

    def mine_height(self, form):
        return dp(150)

    def show(self, view, seat, may):
        super().show(view, seat, may)
        places = [(40 + 60 * s, 40 + 14 * coin) for s, coins in enumerate(view.coins) for coin in range(coins)]
        self.canvas.draw([Sprite(f"house/seat_{'red'}", x, y, 24, 24) for x, y in places])
        for row in self.rows.values():
            row.show(view)

    def actions(self):
        """Four of them, of which a bar has no room for all."""
        return [Action(f"extra {k}", "info", lambda: None) for k in range(3)] + [
            Action("done", "check", lambda: None, False)
        ]

    def ask_line(self):
        return f"{self.view.question}: {self.view.bid} {list(self.view.hand)}"

    def event_line(self, seen):
        return f"{seen.events[0].word} {seen.seat}" if seen.events else ""

    def score_row(self, view, seat):
        return [view.coins[seat]]


def install(seconds=30, thought=0.01):
    """Have the app find the game and its board; with so much time for a deal, and for a bot."""

    class Timed(Rehearsal):
        def clock(self, state):
            return seconds if state.phase is Phase.DEAL else 0

        def bot(self, level, temper=None):
            bot = super().bot(level, temper)
            bot.seconds = thought
            bot.react = lambda view, memory, rng: None
            return bot

    game = Timed()
    usual, folder = games.names, atlas.folder
    sys.modules["core.games.rehearsal"] = SimpleNamespace(GAME=game)
    sys.modules["core.games.rehearsal.bot"] = ModuleType("core.games.rehearsal.bot")
    room = sys.modules["mobile.boards.rehearsal"] = ModuleType("mobile.boards.rehearsal")
    room.__spec__, room.__path__ = ModuleSpec(room.__name__, None), []
    sys.modules["mobile.boards.rehearsal.board"] = sys.modules[__name__]
    if "rehearsal" not in usual():
        names = (*usual(), "rehearsal")
        games.names = lambda: names
        atlas.folder = lambda name: folder("help_me" if name == "rehearsal" else name)  # it has no pictures of its own
    return game

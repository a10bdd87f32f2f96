"""Above the planet, always in sight: the round, the phase, and the three indices with their targets."""

from __future__ import annotations

from kivy.metrics import dp

from core.games.terristories.content import ROUNDS
from core.games.terristories.effects import INDICES
from core.games.terristories.position import PHASES, Indices
from mobile.boards.base import Box, Form, Stage
from mobile.boards.canvas import BoardCanvas, Sprite
from mobile.boards.sprites import words
from mobile.boards.terristories.sight import Sight
from mobile.words import cards


class Head:
    """Draws it; `forecast` is what the indices would be, where that is told."""

    def __init__(self, board: Sight) -> None:
        self.board = board
        self.canvas = BoardCanvas((360, 58))
        self.forecast: Indices | None = None
        self._seen: object = None

    def height(self, form: Form) -> float:
        return dp({Form.WIDE: 50, Form.LARGE: 76}.get(form, 58))

    def arrange(self, stage: Stage, box: Box, form: Form) -> None:
        if self.canvas.parent:
            self.canvas.parent.remove_widget(self.canvas)
        self.canvas.world = (box.width / dp(1), box.height / dp(1))
        stage.add(self.canvas, *box)
        self._seen = None

    def show(self) -> None:
        view = self.board.view
        seen = (view.round, view.step, view.indices, view.targets, self.forecast)
        if seen == self._seen:
            return
        self._seen = seen
        wide, high = self.canvas.world
        texts: list[Sprite] = []
        texts.append(words(f"{view.round}/{ROUNDS}  {PHASES[view.step]}", wide / 2, high / 5, 14, wide, True, True))
        for k, index in enumerate(INDICES):
            text = f"{cards.index_name(index)} {view.indices[k]}/{view.targets[k]}"
            texts.append(words(text, (k + 0.5) * wide / 3, high * 0.7, 14, wide / 3, True, True))
        self.canvas.draw(texts)

    def spot_at(self, x: float, y: float) -> tuple[str, int, Box] | None:
        """What of it is at a place of the window: "round", "phase" or "index", which, and where it is."""
        return None

    def index_place(self, index: int) -> tuple[float, float]:
        """Where an index is in the window."""
        wide, high = self.canvas.world
        return self.canvas.to_window_place((index + 0.5) * wide / 3, high * 0.7)

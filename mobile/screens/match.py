"""A match: turn and score above, the board, what is mine, and at the bottom what is asked and what can be done."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from kivy.clock import Clock
from kivy.metrics import dp

from core.game import Seat
from core.log import Kind
from core.match import Tale
from mobile.look import motion, sound, theme
from mobile.look.kit import Bare, Picture, Plate, Shade, Text, WordButton, put
from mobile.look.theme import roomy
from mobile.screens.base import Screen
from mobile.screens.choices import Choices
from mobile.screens.cover import Cover
from mobile.screens.parts import Mine, SeatPlate, SpeechBubble
from mobile.screens.since import Since
from mobile.sitting import Phase, Sitting
from mobile.words import say

if TYPE_CHECKING:
    from mobile.app import PichenetteApp

SLICE = 0.002  # seconds a bot may think in one frame
PAUSE = 0.25  # seconds between two moves of others, so that each is seen


class MatchScreen(Screen):
    """Draws a sitting; knows no game but through its board."""

    def __init__(self, app: PichenetteApp, sitting: Sitting) -> None:
        super().__init__(app)
        self.sitting = sitting
        seats = sitting.match.seats
        self.marks = tuple(seated.mark for seated in seats)
        module = import_module(f"mobile.boards.{sitting.match.setup.game}")
        self.board: Any = module.Board(sitting.table, self.marks, self._chosen)
        self.board.play = self._play
        self._queue: list[Tale] = []
        self._happened: tuple[Seat, str] | None = None  # what happened last, and who did it
        self._ticking: Any = None
        self._cover: Cover | None = None
        self._since: Since | None = None
        self._over_told = self._result_shown = False
        self._rest_until = 0.0
        self.choices = Choices(self)
        sound.prepare()
        self._left = False
        self._remember()
        sitting.listeners.append(self._heard)

    def _remember(self) -> None:
        """What happened last in a match that is taken up again."""
        newest = self.sitting.match.path[-1]
        tale = self.sitting.table.tale(newest.n, None)
        if newest.kind is Kind.MOVE and isinstance(tale, Tale):
            self._happened = (tale.seat, self.board.event_line(tale))

    # Building

    def build(self) -> None:
        self.board.confirm = self.app.settings.confirm
        self.board.turn(self.landscape)
        if self.board.canvas.parent:
            self.board.canvas.parent.remove_widget(self.board.canvas)
        if self.landscape:
            self._build_wide()
        else:
            self._build_tall()
        self.bubble = SpeechBubble()
        self.add_widget(self.bubble)
        self._cover = None
        self._since = None
        self.refresh()

    def _build_tall(self) -> None:
        x, wide, gap = self.left + dp(5), self.wide - dp(10), dp(5)
        plate_high, seats_high, ask_high = roomy(50, 1.25), roomy(46, 1.25), roomy(64, 1.3)
        mine_high = dp(120) if self.high > dp(700) else dp(72)
        top = self.roof
        band = Shade([0.09, 0.05, 0.02, 0.45])
        self.add(band, 0, top - plate_high - seats_high - 2 * gap, self.width, self.height)
        self.plate = self._plate(x, top - plate_high, wide - dp(50), plate_high)
        self.add(Bare("menu", self.choices.menu, say("menu")), x + wide - dp(46), top - plate_high, dp(46), plate_high)
        top -= plate_high + gap
        self._seat_row(x, top - seats_high, wide, seats_high)
        top -= seats_high + 2 * gap
        self._ask_bar(x, self.bottom, wide, ask_high)
        y = self.bottom + ask_high + gap
        self.mine = Mine(self.board, compact=mine_high < dp(100))
        self.add(self.mine, x, y, wide, mine_high)
        y += mine_high + gap
        self._board(x - dp(2), y, wide + dp(4), top - y)

    def _build_wide(self) -> None:
        gap = dp(6)
        side = min(self.wide * 0.42, dp(420))
        board_wide = self.wide - side - 3 * gap
        x = self.left + gap
        self._board(x, self.bottom, board_wide, self.high)
        x += board_wide + gap
        top = self.roof
        plate_high, seats_high, ask_high = roomy(50, 1.25), roomy(46, 1.25), roomy(64, 1.3)
        self.plate = self._plate(x, top - plate_high, side - dp(50), plate_high)
        self.add(Bare("menu", self.choices.menu, say("menu")), x + side - dp(46), top - plate_high, dp(46), plate_high)
        top -= plate_high + gap
        self._seat_row(x, top - seats_high, side, seats_high)
        top -= seats_high + gap
        self._ask_bar(x, self.bottom, side, ask_high)
        y = self.bottom + ask_high + gap
        self.mine = Mine(self.board, compact=top - y < dp(110))
        self.add(self.mine, x, y, side, min(top - y, dp(150)))

    def _plate(self, x: float, y: float, width: float, height: float) -> SeatPlate:
        plate = SeatPlate()
        self.add(plate, x, y, width, height)
        return plate

    def _seat_row(self, x: float, y: float, width: float, height: float) -> None:
        self.others = Plate("house/bar")
        self.add(self.others, x, y, width, height)

    def _board(self, x: float, y: float, width: float, height: float) -> None:
        frame, edge = Plate("house/board_frame"), dp(7)
        across, down = self.board.canvas.world
        scale = min((width - 2 * edge) / across, (height - 2 * edge) / down)
        board_wide, board_high = across * scale, down * scale
        left, bottom = x + (width - board_wide) / 2, y + (height - board_high) / 2
        self.add(self.board.canvas, left, bottom, board_wide, board_high)
        self.add(frame, left - edge, bottom - edge, board_wide + 2 * edge, board_high + 2 * edge)

    def _ask_bar(self, x: float, y: float, width: float, height: float) -> None:
        self.add(Shade([0.09, 0.05, 0.02, 0.6]), 0, 0, self.width if not self.landscape else 0, y + height + dp(2))
        button = min(dp(84) * min(1.5, theme.text_scale()), width * 0.26)
        words = width - 2 * button - dp(16)
        left = self.app.settings.left_hand
        words_x = x + 2 * button + dp(12) if left else x
        self.asked = Text("", 17, 800, lines=1)
        self.happened = Text("", 14, 600, theme.ON_WOOD_SECOND, lines=1)
        self.doer = Picture("house/seat_red", fill=True)
        self.log = _Lines(self._open_log)
        self.add(self.log, words_x, y, words, height)
        self.add(self.asked, words_x + dp(4), y + height * 0.5, words - dp(4), height * 0.42)
        self.add(self.happened, words_x + dp(4), y + height * 0.08, words - dp(4), height * 0.42)
        self.add(self.doer, words_x + dp(3), y + height * 0.29 - dp(9), dp(18), dp(18))
        first = x if left else x + width - 2 * button - dp(6)
        second = x + button + dp(6) if left else x + width - button
        if left:
            first, second = second, first
        self.undo = WordButton(say("undo"), self.choices.undo_or_cancel, "button_dark", "undo", 15)
        self.add(self.undo, first, y + dp(4), button, height - dp(8))
        self.act = WordButton(say("match.place"), self._commit, "button_off", "check", 16)
        self.add(self.act, second, y + dp(4), button, height - dp(8))

    # What there is to see

    def refresh(self) -> None:
        """Show the position as the phone's holder may see it, or the cover, or the result."""
        sitting = self.sitting
        if sitting.phase is Phase.PASS:
            self._show_cover()
            return
        self._drop_cover()
        if sitting.phase is not Phase.OVER:
            self._over_told = self._result_shown = False
        elif not self._queue:
            self._end()
        seat = sitting.viewer
        self.board.since(sitting.since(seat) if seat is not None else [])
        self.board.show(sitting.view, seat, sitting.phase is Phase.PLAY and not self._queue)
        self._say()
        self._keep_going()

    def _say(self) -> None:
        sitting, seats = self.sitting, self.sitting.match.seats
        asked = sitting.table.asked
        turn = asked[0] if asked else (sitting.holder or 0)
        who = seats[turn]
        if sitting.phase is Phase.OVER:
            first = say("match.over")
        elif sitting.phase is Phase.PLAY:
            first = say("match.your_turn", name=who.name)
        else:
            first = say("match.bot_thinks" if who.level else "match.plays", name=who.name)
        self.plate.show(theme.SEATS[who.mark], first, self.board.plate_line())
        self._fill_seats(turn)
        self.asked.text = self.board.ask_line() if sitting.phase is Phase.PLAY else first
        self._say_happened()
        self.mine.show(
            None if sitting.given_back else sitting.viewer
        )  # given back to look at the board, not at secrets
        self._buttons()

    def _say_happened(self) -> None:
        seat, text = self._happened or (-1, say("match.begins"))
        shown = seat >= 0
        self.doer.opacity = 1.0 if shown else 0.0
        if shown:
            self.doer.name = f"house/seat_{theme.SEATS[self.marks[seat]]}"
        shift = dp(24) if shown else 0
        self.happened.text = text
        self.happened.x = self.asked.x + shift
        self.happened.width = self.asked.width - shift

    def _fill_seats(self, turn: Seat) -> None:
        self.others.clear_widgets()
        seats = self.sitting.match.seats
        shown = [seat for seat in range(len(seats)) if seat != turn]
        width = (self.others.width - dp(4) * (len(shown) - 1)) / max(1, len(shown))
        newest = self.sitting.last_mover
        for k, seat in enumerate(shown):
            plate = Plate("house/chip_dark")
            put(plate, self.others.x + k * (width + dp(4)), self.others.y, width, self.others.height)
            token = Picture(f"house/seat_{theme.SEATS[seats[seat].mark]}", fill=True)
            side = dp(20)
            half = self.others.height / 2
            put(token, plate.x + dp(6), plate.y + half + (half - side) / 2, side, side)
            name = Text(seats[seat].name, 14, 800, lines=1)
            put(name, plate.x + dp(30), plate.y + half, width - dp(34), half)
            line = self.board.seat_line(seat)
            if seat == newest:
                line = say("match.just_played")
            second = Text(line, 14, 600, theme.ON_WOOD_SECOND, lines=1)
            put(second, plate.x + dp(8), plate.y + dp(2), width - dp(12), half)
            for part in (plate, token, name, second):
                self.others.add_widget(part)

    def _buttons(self) -> None:
        if self.sitting.phase is Phase.OVER:
            self._undo_words(say("undo"), "undo")
            self.act.say(say("match.result"))
            self.act.enable(True, "button_gold")
            self.undo.enable(isinstance(self.choices.undo_right(), int))
            return
        if self.sitting.given_back:
            self.act.say(say("match.pass_on"))
            self.act.enable(True, "button_gold")
            self.undo.enable(isinstance(self.choices.undo_right(), int))
            self._undo_words(say("undo"), "undo")
            return
        self.act.say(say("match.place"))
        ready = self.board.ready is not None and self.app.settings.confirm
        self.act.enable(ready, "button_gold" if ready else "button_off")
        if self.board.busy:
            self.undo.enable(True)
            self._undo_words(say("cancel"), "close")
        else:
            right = self.choices.undo_right()
            self.undo.enable(isinstance(right, int))
            self._undo_words(say("undo"), "undo")

    def _undo_words(self, text: str, icon: str) -> None:
        self.undo.say(text)
        if self.undo.icon is not None:
            self.undo.icon.name = f"house/icon_{icon}"

    def _chosen(self) -> None:
        """The board tells that something was lifted, aimed, refused or put down."""
        said = self.board.bubble()
        if said is None:
            self.bubble.hide()
        else:
            first, second, place = said
            self.bubble.show(self, first, second, self.board.canvas.to_window_place(*place), bool(self.board.refused))
            if self.board.refused:
                sound.play("refuse", 0.6)
                sound.tick()
        self._buttons()

    # Doing

    def _commit(self) -> None:
        if self.sitting.phase is Phase.OVER:
            self._show_result()
        elif self.sitting.given_back:
            self.sitting.pass_on()
            self.refresh()
        else:
            self.board.commit()

    def _play(self, move: Any) -> None:
        self.bubble.hide()
        refusal = self.sitting.offer(move)
        if refusal is not None:
            self.dialog(say("refused.title"), say(refusal.reason), [(say("ok"), None)])
            self.refresh()

    def _heard(self, tale: Tale) -> None:
        """Something happened at the table."""
        self._queue.append(tale)
        self._keep_going()

    def _keep_going(self) -> None:
        if self._left:
            return
        if self._ticking is None and (self._queue or self.sitting.thinking):
            self._ticking = Clock.schedule_interval(self._tick, 0)

    def _tick(self, _: float) -> bool:
        """One frame: show what happened, one entry after the other; else let a bot think a little."""
        if self.board.canvas.moving or self._dialog is not None or self._since is not None:
            return True
        if Clock.get_time() < self._rest_until:
            return True
        if self._queue:
            self._tell(self._queue.pop(0))
            return True
        if self.sitting.phase is Phase.PASS or not self.sitting.thinking:
            self._ticking = None
            return False
        self.sitting.think(SLICE)
        if self.sitting.trouble is not None:
            trouble, self.sitting.trouble = self.sitting.trouble, None
            self.dialog(say("trouble.title"), say(trouble.reason), [(say("again"), None)])
        return True

    def _tell(self, tale: Tale) -> None:
        if tale.kind is Kind.MOVE:
            self._happened = (tale.seat, self.board.event_line(tale))
            self.board.tell(tale, lambda: self._told(tale))
        else:
            self._happened = (tale.seat, say(f"entry.{tale.kind}"))
            self._told(tale)

    def _told(self, tale: Tale) -> None:
        self._rest_until = Clock.get_time() + motion.seconds(PAUSE)
        if tale.kind is Kind.MOVE:
            sound.play(self.board.sound(tale))
        if self._queue:
            self.board.show(tale.view, self.sitting.viewer, False)
            self._say()
        elif self.sitting.phase is Phase.OVER:
            self.board.show(tale.view, self.sitting.viewer, False)
            self._say()
            self._end()
        else:
            self.refresh()

    def _end(self) -> None:
        """The match is over: once, the result follows by itself."""
        if not self._over_told:
            self._over_told = True
            sound.play("match_end")
        if not self._result_shown:
            Clock.schedule_once(self._show_result, motion.seconds(1.0))

    def _show_result(self, *_: object) -> None:
        if self.app.screen is self and self._dialog is None:
            self._result_shown = True
            self.app.show_result(self.sitting)

    def close_dialog(self) -> None:
        super().close_dialog()
        if self.sitting.phase is Phase.OVER and not self._queue and not self._left:
            self._end()

    # Handing over

    def _show_cover(self) -> None:
        if self._cover is not None or self.sitting.to is None:
            return
        self.mine.show(None)
        self.bubble.hide()
        sitting = self.sitting
        newest = sitting.last_mover
        previous = sitting.match.seats[newest] if newest is not None else None
        back = None
        if sitting.previous is not None:
            back = (sitting.match.seats[sitting.previous].name, self._give_back)
        self._cover = Cover(self, sitting.match.seats[sitting.to], previous, self._opened, back)
        self.add(self._cover, 0, 0, self.width, self.height)
        self.board.canvas.opacity = 0

    def _drop_cover(self) -> None:
        self.board.canvas.opacity = 1
        if self._cover is not None:
            self.remove_widget(self._cover)
            self._cover = None

    def _give_back(self) -> None:
        self.sitting.give_back()
        self.refresh()

    def _opened(self) -> None:
        self.sitting.open()
        self.refresh()
        seat = self.sitting.holder
        tales = self.sitting.since(seat) if seat is not None else []
        sound.play("your_turn")
        if tales and seat is not None:
            self._show_since(tales)

    def _open_log(self) -> None:
        seat = self.sitting.viewer
        if seat is not None and self._since is None and not self._queue:
            self._show_since(self.sitting.since(seat))

    def _show_since(self, tales: list[Tale]) -> None:
        self._since = Since(self, tales, self._close_since)
        self.add(self._since, 0, 0, self.width, self.height)

    def replay(self, tales: list[Tale]) -> None:
        """Show once more what happened, from the position before it."""
        self._close_since()
        first, seat = tales[0], self.sitting.viewer
        before = self.sitting.table.tale(first.n - 1, seat)
        if isinstance(before, Tale) and not self._queue:
            self.board.show(before.view, seat, False)
            self._queue = list(tales)
            self._keep_going()

    def _close_since(self) -> None:
        if self._since is not None:
            self.remove_widget(self._since)
            self._since = None
        self._keep_going()

    # Leaving

    def go_back(self) -> bool:
        if self._since is not None:
            self._close_since()
        elif self.board.busy:
            self.board.cancel()
            self.bubble.hide()
        elif self.sitting.phase is Phase.OVER:
            self._show_result()
        else:
            self.choices.menu()
        return True

    def hide(self) -> None:
        """The app goes to the background: secrets are covered."""
        self.sitting.hide()
        self.mine.cover()
        if self.sitting.phase is Phase.PASS:
            self._close_since()
            self.refresh()

    def leave(self) -> None:
        self._left = True
        self.sitting.close()
        self._queue.clear()
        self.board.canvas.finish()
        if self._ticking is not None:
            self._ticking.cancel()
            self._ticking = None


class _Lines(Bare):
    """The left half of the bar is to be touched as a whole."""

    def __init__(self, pressed: Any) -> None:
        super().__init__("log", pressed)
        self.remove_widget(self.icon)

"""The app: start, wiring, and the life cycle (pause, resume, back)."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable, Iterator
from datetime import date
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any
from weakref import WeakSet

from kivy.app import App
from kivy.base import ExceptionManager
from kivy.clock import Clock
from kivy.core.window import Window
from kivy.metrics import Metrics
from kivy.uix.floatlayout import FloatLayout
from kivy.utils import platform
from kivymd.app import MDApp

from core.archive import Archive, Kept, NoticeReason, Result
from core.archive.slips import Slips
from core.chance import DEAL_BITS
from core.game import Seat
from core.hints.marks import Hinted
from core.log import NotKept
from core.match import Match
from core.replay import Broken
from core.session.room.stored import Drawer
from core.table import begins_next
from mobile import ahead, beside, device, games, lull
from mobile.charts import Charts
from mobile.device import awake, battery, touch_screen
from mobile.gestures.arrivals import Arrivals
from mobile.hinted import HintNotes
from mobile.hotseat import HotSeat
from mobile.keepsakes import Keepsakes
from mobile.look import atlas, lens, letters, motion, paging, sound, speech, theme
from mobile.look.palettes import PALETTES
from mobile.material import skin
from mobile.net import Net
from mobile.screens.base import Edges, Screen
from mobile.screens.keys import Keys
from mobile.session.flow import SessionFlow
from mobile.settings import CONTRASTS, TOUCHES, Settings, Store, Table
from mobile.ways import Ways
from mobile.words import language, say, use

if TYPE_CHECKING:
    from core.deals import Deal
    from core.past import PastTable
    from mobile.screens.match import MatchScreen
    from mobile.session.base import Session
    from mobile.session.guest import GuestSession
    from mobile.session.host import HostSession

log = logging.getLogger(__name__)

ESCAPE = 27
QUIET = 1.0  # seconds after which the last sound of what was left is over


class PichenetteApp(MDApp, Ways):
    """One window, one screen at a time.

    Large because Kivy wants one object for start, pause, keys and end, and because screens and sessions know no other
    that begins and opens matches.
    """

    title = "Pichenette"

    def __init__(self, language: str = "", text_size: float = 0.0, link: str = "") -> None:
        super().__init__()
        self._language = language
        self._text_size = text_size
        self.flow = SessionFlow(self, link)
        self.today = date.today
        self.evenings = True  # is a table laid before everybody's eyes, and has a match a last scene?
        self.arrivals: Arrivals | None = None  # of touches
        self.screen: Screen | None = None
        self.lull: lull.Lull | None = None
        self._making: ahead.Making | None = None  # the game that is made ready
        ExceptionManager.add_handler(Net(self))
        self._match: MatchScreen | None = None  # the one that is on, perhaps under another screen
        self._came: dict[str, Callable[[], None]] = {}  # the ways back from lists of lessons, and of exercises

    # Start

    def _run_prepare(self) -> None:
        """Without the colours that KivyMD works out for its widgets in a tenth of the start: they wear ours."""
        App._run_prepare(self)

    def build(self) -> FloatLayout:
        folder: Path = device.folder(lambda: self.user_data_dir)
        self.store = Store(folder / "settings.json")
        self.rooms = Drawer(folder / "rooms")
        self.keepsakes = Keepsakes(folder / "boards")
        self.hints = HintNotes(folder / "hints")
        self.slips = Slips(folder / "deals")
        self.charts = Charts(folder / "charts")
        self.archive: Archive | None = None
        self._unkept = "store.none"  # why there is none
        try:
            self.archive = Archive(folder / "matches.sqlite")
        except NotKept as no:
            log.warning("nothing can be kept: %s", no)
            if no.refusal.reason == NoticeReason.BUSY:
                self._unkept = NoticeReason.BUSY
        beside.begin_anew(self)
        theme.register_fonts()
        letters.let_drawn_go()
        self._heed()
        Window.clearcolor = theme.WALNUT
        Window.softinput_mode = ""  # dialogs keep above the keyboard, with their buttons
        Window.bind(on_keyboard=self._key)
        if self.arrivals is None:  # once: the window outlives what is built in it
            self.arrivals = Arrivals(touch_screen.reports())
            self.keys = Keys(lambda: self.screen, lambda: self.ground)
        self.ground = FloatLayout()
        self._matches: WeakSet[Screen] = WeakSet()  # that there are, left ones too until nothing holds them
        lull.guard()
        self.go_home()
        Clock.schedule_once(lambda _: self._notices(), 0)
        Clock.schedule_once(lambda _: self.flow.called(), 0)
        return self.ground

    def on_start(self) -> None:
        self.lull = lull.Lull(self._busy, self._idle, self._full)
        self.lull.do(self._after_the_first_frame())
        Edges(self._seen)
        ahead.first_pages()

    def _busy(self) -> bool:
        """Is something going on beside which nothing else shall be done?"""
        return self._full() or (self.screen is not None and self.screen.busy)

    def _full(self) -> bool:
        """Are frames full? Those are in which a match opens, or somebody thinks."""
        making = self._making is not None and not self._making.done
        screen = self.screen
        ponders = screen is not None and screen.pondering is not None and screen.pondering.on
        return making or ponders or (self._match is not None and self._match.hotseat.thinking)

    def _seen(self) -> Screen | None:
        """What is on screen, unless the app is put aside."""
        return None if self.lull is None or self.lull.away else self.screen

    def _idle(self) -> None:
        if self.screen is not None and self.screen.pondering is not None:
            self.screen.pondering.begin()

    def _after_the_first_frame(self) -> Iterator[None]:
        from mobile.screens.home import HomeScreen

        assert self.lull is not None
        sound.ask_phone()
        if platform not in ("android", "ios"):  # a small one: it stays in memory
            Window.set_icon(str(theme.ASSETS / "built" / "house" / "icon_foreground.png"))
            yield
        atlas.warm_up()
        yield
        yield from beside.tidy(self)
        yield
        yield from ahead.code()
        self.lull.settle(lambda: isinstance(self.screen, HomeScreen) and not self._matches)
        self.lull.left()

    @property
    def on(self) -> Screen | None:
        return self.screen

    @property
    def at_the_end(self) -> bool:
        """Is a match that is over looked at?"""
        return self._match is not None and self._match.over

    @property
    def result_on(self) -> bool:
        """Is a result on screen, or does it follow by itself?"""
        from mobile.screens.result import ResultScreen

        follows = self._match is not None and self.screen is self._match and self._match.ending.follows
        return follows or isinstance(self.screen, ResultScreen)

    @property
    def session(self) -> Session | None:
        """With other devices."""
        return self.flow.session

    @property
    def settings(self) -> Settings:
        return self.store.settings

    @property
    def person(self) -> str:
        """Whose device this is, as the others at a table read it."""
        return self.settings.name or self.settings.names.get(0) or say("setup.player", n=1)

    @property
    def named(self) -> bool:
        """Has the person ever said what they are called?"""
        return bool(self.settings.name or self.settings.names.get(0))

    def change(self, **changes: Any) -> None:
        self.store.change(**changes)
        if "language" in changes:
            self._language = ""
        if "text_size" in changes:
            self._text_size = 0.0
        self._heed()

    def _heed(self) -> None:
        chosen = self.settings
        use(self._language or chosen.language or device.language())
        theme.set_text_scale(self._text_size or chosen.text_size)
        as_device = chosen.contrast == CONTRASTS[0]
        strong = device.strong_contrast() if as_device else chosen.contrast == "strong"
        if strong is not theme.strong():
            theme.set_contrast(strong)
            atlas.forget_made()
        lens.wear(PALETTES[chosen.colours], strong)
        skin.dress(self.theme_cls)
        motion.set_motion(chosen.speed, chosen.reduced_motion)
        paging.set_buttons(chosen.page_buttons)
        sound.choose(sound.Chosen(chosen.heard, TOUCHES[chosen.touch], chosen.phone_mutes))
        speech.set_speech(chosen.said > 0, language(), chosen.said)

    def _notices(self) -> None:
        """What had to be put aside is said, once."""
        if self.screen is None:
            return
        if self.archive is None:
            self.screen.dialog(say("trouble.title"), say(self._unkept), [(say("ok"), None)])
        elif self.store.broken:
            self.store.broken = False
            self.screen.dialog(say("trouble.title"), say("store.settings"), [(say("ok"), self._notices)])
        elif self.archive.notices:
            notice = self.archive.notices.pop(0)
            self.screen.dialog(say("trouble.title"), say(notice.reason, copy=notice.copy), [(say("ok"), self._notices)])

    # Screens

    def show(self, screen: Screen) -> None:
        from mobile.screens.home import HomeScreen

        log.debug("the screen is %s", type(screen).__name__)
        self.ground.clear_widgets()
        left = None if self.screen is screen else self.screen
        if left is not None:
            left.out_of_sight()
        if isinstance(left, HomeScreen):  # whoever comes home finds a new one
            Clock.schedule_once(lambda _: left.take_apart(), 0)  # the finger may still be on it
        if self.lull is not None:
            self.lull.left()
        if not screen.looks_around:
            self.flow.lookout.stop()
        self.screen = screen
        screen.size_hint = (1, 1)
        screen._built_for = None
        self.ground.add_widget(screen)
        if min(self.ground.size) > 100:
            screen.size = self.ground.size
            screen._resized()

    def leave(self) -> None:
        """Away from whatever is on; a match is left for good (and kept), and the screen may sleep."""
        awake.let(self)
        if self._making is not None:
            self._making.then = None
        if self.screen is not None:
            self.screen.leave()
        if self._match is not None:
            self._match.leave()
            self._match = None

    def go_home(self) -> None:
        from mobile.screens.home import HomeScreen

        self.leave()
        self._unmake()
        self.flow.part()
        self._came.clear()
        self.show(HomeScreen(self))
        atlas.let_go_but()
        Clock.schedule_once(self._hush, QUIET)
        if self.lull is not None and self.archive is not None:
            self.lull.do(self.archive.measure())

    def _hush(self, _: float) -> None:
        if self._match is None:
            sound.let_go()

    def make_ready(self, game: str, then: Callable[[], None] | None = None) -> None:
        """Load what a match of the game needs, a piece a frame, and go on; behind a curtain, if it takes a moment."""
        from mobile.screens.curtain import Curtain

        if ahead.Making.ready(game):
            if then is not None:
                then()
            return
        if self._making is None or self._making.game != game or self._making.done:
            self._unmake()
            self._making = ahead.Making(game)
        if then is None:
            return
        curtain = Curtain(self, game)
        self.show(curtain)

        self._making.then = partial(curtain.rise, then)

    def _unmake(self) -> None:
        if self._making is not None:
            self._making.stop()
            self._making = None

    # Matches

    def kept(self) -> list[Kept]:
        known = games.names()
        return [kept for kept in self.archive.kept() if kept.game in known] if self.archive else []

    def results(self) -> list[Result]:
        """How finished matches ended."""
        return self.archive.results() if self.archive else []

    def asked(self, kept: Kept) -> tuple[Seat, ...]:
        """The seats a kept match waits for."""
        return self.archive.asked(games.find(kept.game), kept.id) if self.archive else ()

    @staticmethod
    def draw() -> int:
        """The number from which a match's chance follows."""
        return secrets.randbits(DEAL_BITS)

    def begin(self, name: str, table: Table, known: Deal | None = None) -> int | None:
        """A match at this table, of the deal that all here know if there is one; its number in the store."""
        game, options, first, code, limit = games.find(name), table.options, table.first, "", table.limit
        if known is None:
            deal = self.draw()
        else:
            deal, options, first, code = known.number, known.options, known.first, known.code
            limit = known.limit
        journal = self.archive.journal(deal) if self.archive else None
        try:
            match = Match.begin(game, table.seats, deal, options, first, journal, known=code, limit=limit)
        except NotKept as no:
            if self.screen is not None:
                self.screen.dialog(say("trouble.title"), say(no.refusal.reason), [(say("ok"), None)])
            return None
        number = None if journal is None else journal.match
        self._play(match, True, self.hints.begin(number, match.setup, table.hints))
        return number

    def resume(self, kept: Kept) -> None:
        if self.archive is None:
            return
        try:
            match = self.archive.resume(games.find(kept.game), kept.id)
        except Broken as broken:
            log.warning("a match cannot be resumed: %s", broken)
            self.archive.notices.clear()
            if self.screen is not None:
                self.screen.dialog(say("trouble.title"), say("store.unreadable", copy=""), [(say("ok"), None)])
            return
        if not self.flow.reopen(kept, match):
            self._play(match, hinted=self.hints.of(kept.id, match.setup))
        self._notices()

    def look_back(self, past: PastTable, hinted: Hinted, back: Callable[[], None] | None = None) -> None:
        """At a finished match; `back` is where one comes from, if that is not its result."""
        screens = "mobile.screens.looking_back"
        self._enter(past.setup.game, lambda: import_module(screens).LookBackScreen(self, past, hinted, back))

    def rematch(self, hotseat: HotSeat) -> None:
        """The same people; who sits next to the one who began begins. With other devices: back to their room."""
        if self.session is not None:
            self.flow.again(self.session)
            return
        setup, first = hotseat.table.setup, begins_next(hotseat.table)
        self.leave()
        self.begin(setup.game, Table(setup.seats, setup.options, first, hotseat.hinted.allowed, setup.limit))

    def forget(self, kept: Kept) -> bool:
        """Is it gone? Else it was said why not."""
        if self.archive is None:
            return False
        try:
            self.archive.forget(kept.id)
        except NotKept as no:
            if self.screen is not None:
                self.screen.dialog(say("trouble.title"), say(no.refusal.reason), [(say("ok"), None)])
            return False
        beside.forget(self, kept.id)
        return True

    def _play(self, match: Match[Any, Any, Any, Any, Any], opens: bool = False, hinted: Hinted | None = None) -> None:
        awake.keep(self)
        self.open_match(HotSeat.here(match, hinted=hinted), opens=opens)

    def open_match(
        self, hotseat: HotSeat, session: HostSession | GuestSession | None = None, opens: bool = False
    ) -> None:
        """To the table; of a match that has just begun it is laid."""
        screens = "mobile.screens.match"
        self._open(hotseat.table.setup.game, lambda: import_module(screens).MatchScreen(self, hotseat, session, opens))

    def _enter(self, game: str, made: Callable[[], MatchScreen]) -> None:
        """Away from whatever is on, to a match that is no table's: of a lesson, or one that is over."""
        self.leave()
        awake.keep(self)
        self._open(game, made)

    def _open(self, game: str, made: Callable[[], MatchScreen]) -> None:
        def go() -> None:
            self._match = made()
            self._matches.add(self._match)
            self.show(self._match)

        atlas.let_go_but(game)
        self.make_ready(game, go)

    # Life cycle

    def back(self) -> None:
        """The back key, and the arrow on the screen. At home the system's own way out follows."""
        if self.screen is not None:
            self.screen.back()

    def _key(self, _window: object, key: int, *_: object) -> bool:
        if key != ESCAPE or self.screen is None:
            return False
        return self.screen.back()

    def on_pause(self) -> bool:
        log.debug("the app is put aside")
        if self.lull is not None:
            self.lull.away = True
        speech.stop()
        self._hide()
        self.flow.lookout.rest()
        if self.session is not None:
            self.session.sleep()
        if self.archive is not None:
            self.archive.checkpoint()
        return True

    def on_resume(self) -> None:
        log.debug("the app is taken up again")
        if self.lull is not None:
            self.lull.away = False
        battery.forget()
        sound.ask_phone()
        Metrics.reset_metrics()
        self._heed()  # text size and contrast may be others in the system now
        if self.session is not None:
            self.session.wake()
        if self.screen is not None:
            self.screen.rebuild()

    def on_stop(self) -> None:
        self._unmake()
        self.leave()
        self.flow.part()
        self.flow.lookout.stop()
        if self.archive is not None:
            self.archive.close()
            self.archive = None

    def _hide(self) -> None:
        if self._match is not None:
            self._match.hide()

"""The course of a match: bots, its end and result, rematch, leaving and going on, a killed app, resigning."""

import time
from itertools import pairwise

from kivy.metrics import dp

from core.archive import Archive
from core.game import Level
from core.games.help_me import Creature
from core.log import Kind, Seated
from mobile import games
from mobile.hotseat import Phase
from mobile.look.kit import Press, WordButton
from mobile.look.measure import extent
from mobile.screens.base import Dialog
from mobile.screens.match import MatchScreen
from mobile.screens.result import ResultScreen
from mobile.words import count, say
from tests.mobile.far import until
from tests.mobile.test_speech import listening
from tests.mobile.window import App, journey


def play_out(hand, until=None):
    """Play by taps until the end, or until so many entries are there."""
    hotseat = hand.hotseat
    while hotseat.phase is not Phase.OVER and (until is None or hand.n < until):
        yield from hand.settled()
        yield from hand.open_cover()
        if hotseat.phase is not Phase.PLAY:
            continue
        move = hand.any_move(hand.n)
        yield from hand.tap_move(move.start, move.goal)
        yield 0.05


def result_of(hand, most=40.0):
    """Wait for the result: before it the end is told on the board."""
    waited = 0.0
    while not isinstance(hand.app.screen, ResultScreen):
        assert waited < most, "the result does not come"
        waited += 0.1
        yield 0.1
    yield 0.2


@journey
def test_bots_play_while_frames_go_on(hand):
    """What the processor does for a frame is counted; one that takes long would hold all fingers up."""
    from kivy.clock import Clock

    yield from hand.begin(None, Level.HARD)
    hand.app.change(speed=0.0)
    ticks = []
    yield from hand.drag_move(hand.any_move())
    counting = Clock.schedule_interval(lambda _: ticks.append(time.thread_time()), 0)
    begun = time.perf_counter()
    while hand.n < 2 and time.perf_counter() - begun < 30:
        yield 0.1
    counting.cancel()
    assert hand.n == 2
    gaps = sorted(later - former for former, later in pairwise(ticks))
    assert len(gaps) > 15, "there were frames while it thought"
    assert gaps[len(gaps) * 95 // 100] < 0.05, f"a frame took {gaps[-1]:.3f} s"


@journey
def test_at_the_end_everybody_sees_everybodys_creatures(hand):
    yield from hand.late(None, Level.RANDOM, Level.RANDOM, left=3)
    hotseat = hand.hotseat
    assert not hand.secrets()
    yield from play_out(hand)
    yield from result_of(hand)
    yield from hand.tap(say("result.board"))
    yield 0.2
    owners, words = hotseat.table.view(None).owners, hand.words()
    own = [say(f"help_me.{creature.name.lower()}") for creature in Creature if owners[creature] == 0]
    assert " · ".join(own) in words
    shown = {f"help_me/card_{creature.name.lower()}" for creature in Creature if owners[creature] is not None}
    assert hand.secrets() == shown, "one's own beside the board, the others' on their chips"
    assert len(shown) == 6
    assert count("help_me.creatures", 2) not in words


@journey
def test_a_match_to_its_end_shows_what_core_counted(hand):
    hand.app.change(speed=0.0)
    yield from hand.begin(Level.EASY, None, Level.RANDOM)
    hotseat = hand.hotseat
    yield from play_out(hand)
    yield from result_of(hand)
    outcome = hotseat.match.outcome
    words = hand.words()
    for score in outcome.scores:
        assert str(score) in words
    names = [hotseat.match.seats[seat].name for seat in outcome.winners]
    if len(names) == 1:
        assert say("result.wins", name=names[0]) in words
    assert say(str(outcome.reason)) in words
    view = hotseat.table.view(None)
    for seat, score in enumerate(outcome.scores):
        rows = [row for row in view.counts if row[1] == seat]
        assert score == sum(row[2] + row[3] for row in rows)
        yield from hand.tap(hotseat.match.seats[seat].name)
        yield 0.1
        said = [word for word in hand.words() if word.endswith(tuple(f" {row[2] + row[3]}" for row in rows))]
        assert len([word for word in said if ":" in word]) >= len({row[0] for row in rows} and rows) or not rows
    kept = [kept for kept in hand.app.kept() if kept.outcome is not None]
    assert kept[0].outcome == outcome
    yield from hand.tap(say("result.rematch"))
    yield 0.3
    again = hand.hotseat
    assert again is not hotseat
    assert [s.name for s in again.match.setup.seats] == [s.name for s in hotseat.match.setup.seats]
    assert again.match.setup.options == hotseat.match.setup.options
    assert again.match.n <= 2


@journey
def test_from_the_board_at_the_end_one_comes_back_to_the_result(hand):
    yield from hand.late(None, Level.RANDOM)
    yield from play_out(hand)
    yield from result_of(hand)
    yield from hand.tap(say("result.board"))
    yield 0.3
    assert isinstance(hand.app.screen, MatchScreen)
    yield from hand.back()
    yield 0.3
    if hand.dialog:
        yield from hand.back()
    yield from result_of(hand)


@journey
def test_the_menu_of_a_match_that_is_over_does_not_speak_of_going_on(hand):
    """Home has it no more among those that wait, but among those to be looked back at."""
    yield from hand.late(None, Level.RANDOM)
    yield from play_out(hand)
    yield from result_of(hand)
    yield from hand.tap(say("result.board"))
    yield 0.3
    yield from hand.tap(say("menu"))
    yield 0.1
    assert say("match.kept_over") in hand.dialog
    assert {say("match.kept"), say("match.go_on"), say("match.leave")}.isdisjoint(hand.dialog)
    yield from hand.tap(say("result.board"))
    yield 0.1
    assert not hand.dialog
    yield from hand.tap(say("menu"))
    yield 0.1
    yield from hand.tap(say("back.leave"))
    yield 0.2
    assert say("past.list") in hand.spoken()
    assert say("home.resume") not in hand.spoken()


@journey
def test_who_leaves_the_result_before_its_chart_is_there_is_not_told_of_it_elsewhere(hand):
    heard = listening(hand)
    yield from hand.late(None, Level.RANDOM)
    yield from play_out(hand)
    while not isinstance(hand.app.screen, ResultScreen):
        yield 0
    left = hand.app.screen
    hand.app.show(left.match)
    assert left.story.chart is None, "it was reckoned before one could leave"
    heard.said.clear()
    yield 1.5
    assert (left.story.chart, left.card) == (None, None)
    assert not any(left.story.decided in said for said in heard.said)
    hand.app.show_result(hand.hotseat)
    again = hand.app.screen
    yield from until(lambda: again.card is not None and again.card.done)
    hand.app.change(voice=0, speed=1.0)


@journey
def test_the_result_comes_also_to_who_reads_the_rules_just_then(hand):
    yield from hand.late(None, Level.RANDOM)
    yield from play_out(hand)
    yield from hand.settled()
    assert isinstance(hand.app.screen, MatchScreen)
    hand.app.show_rules("help_me")
    yield 2.0
    yield from hand.back()
    yield from result_of(hand)


@journey
def test_a_match_is_left_and_found_again_at_home(hand):
    yield from hand.begin(None, Level.EASY)
    yield from hand.drag_move(hand.any_move())
    yield from hand.my_turn()
    n, view = hand.n, hand.hotseat.view
    yield from hand.back()
    assert say("match.kept") in hand.dialog
    yield from hand.tap(say("match.leave"))
    yield 0.2
    far = say("help_me.far", n=sum(high > 0 for high in view.heights))
    assert f"{far}, {say('home.yours')}" in hand.words()
    hand.restart()
    yield 0.2
    yield from hand.tap(say("home.resume"))
    yield 0.3
    assert (hand.n, hand.hotseat.view) == (n, view)
    yield from hand.drag_move(hand.any_move())
    yield from hand.my_turn()
    assert hand.n == n + 2


@journey
def test_several_matches_and_one_thrown_away(hand):
    for _ in range(3):
        yield from hand.begin(None, Level.EASY)
        hand.app.go_home()
        yield 0.1
    more = [word for word in hand.spoken() if word.startswith("2 ")]
    yield from hand.tap(more[0])
    yield 0.2
    bins = [press for press in hand.all(Press) if press.spoken == say("matches.forget")]
    assert len(bins) == 3
    yield from hand.tap_at(*bins[0].to_window(*bins[0].center))
    yield 0.2
    yield from hand.tap(say("matches.keep"))
    yield 0.1
    assert len(hand.app.kept()) == 3
    yield from hand.tap_at(*bins[0].to_window(*bins[0].center))
    yield 0.2
    yield from hand.tap(say("matches.forget"))
    yield 0.2
    assert len(hand.app.kept()) == 2


@journey
def test_what_cannot_be_undone_afterwards_is_never_gold(hand):
    yield from hand.begin(None, Level.EASY)
    for action, looking in (("match.resign", "final"), ("match.bot_takes", "paper")):
        yield from hand.tap(say("menu"))
        yield from hand.tap(say(action))
        yield 0.1
        assert looks(hand) == {say("match.go_on"): "gold", say(f"{action}_yes"): looking}
        yield from hand.tap(say("match.go_on"))
        yield 0.1
    yield from hand.begin(None, Level.EASY)
    hand.app.show_matches()
    yield 0.1
    yield from hand.tap(say("matches.forget"))
    yield 0.1
    assert looks(hand) == {say("matches.keep"): "gold", say("matches.forget"): "final"}


def looks(hand):
    """The buttons of the dialog, and what each is drawn as."""
    (dialog,) = hand.all(Dialog)
    return {w.spoken: w._kind.removeprefix("button_") for w in dialog.walk() if isinstance(w, WordButton)}


@journey
def test_resigning_against_a_bot_ends_the_match(hand):
    yield from hand.begin(None, Level.EASY)
    yield from hand.tap(say("menu"))
    yield from hand.tap(say("match.resign"))
    yield 0.1
    yield from hand.tap(say("match.go_on"))
    yield 0.1
    assert hand.n == 0
    yield from hand.tap(say("menu"))
    yield from hand.tap(say("match.resign"))
    yield 0.1
    yield from hand.tap(say("match.resign_yes"))
    yield 2.0
    assert isinstance(hand.app.screen, ResultScreen)
    assert say("result.wins", name="Léo") in hand.words()
    assert say("result.resigned") in hand.words()


@journey
def test_resigning_among_three_lets_a_bot_play_on(hand):
    yield from hand.begin(None, None, Level.EASY)
    yield from hand.my_turn()
    yield from hand.tap(say("menu"))
    yield from hand.tap(say("match.resign"))
    yield 0.1
    yield from hand.tap(say("match.resign_yes"))
    yield from hand.my_turn()
    kinds = [entry.kind for entry in hand.hotseat.match.entries]
    assert kinds[1] is Kind.RESIGN
    assert hand.hotseat.persons == (1,)
    assert hand.hotseat.holder == 1


@journey
def test_a_bot_takes_my_seat(hand):
    yield from hand.begin(None, None)
    yield from hand.my_turn()
    yield from hand.tap(say("menu"))
    yield from hand.tap(say("match.bot_takes"))
    yield 0.1
    yield from hand.tap(say("match.bot_takes_yes"))
    yield from hand.settled()
    assert hand.hotseat.match.seats[0].level is Level.NORMAL
    assert hand.hotseat.match.seats[0].name == "Ana"
    yield from hand.my_turn()
    assert hand.hotseat.holder == 1
    yield from hand.drag_move(hand.any_move())
    yield from hand.my_turn()
    assert hand.hotseat.holder == 1
    yield from hand.tap(say("menu"))
    yield from hand.tap(say("match.take_back", name="Ana"))
    yield 0.2
    assert hand.hotseat.match.seats[0] == Seated("Ana")
    assert say("entry.hand_back", name="Ana") in hand.words()
    yield from hand.drag_move(hand.any_move())
    yield from hand.my_turn()
    assert hand.hotseat.holder == 0


# A killed app


def walk_and_say(hand):
    hand.app.change(speed=0.0)
    yield from hand.begin(None, Level.RANDOM)
    yield from play_out(hand, until=9)
    yield from hand.settled()
    shown = hand.hotseat.match.n
    return {"n": shown, "home": str(hand.home), "move": str(hand.hotseat.match.entries[shown].move)}


def found_again(hand, home, n):
    hand.home = type(hand.home)(home)
    hand.restart()
    yield 0.2
    yield from hand.tap(say("home.resume"))
    yield 0.3
    assert hand.n == n
    hotseat = hand.hotseat
    yield from play_out(hand)
    assert hotseat.match.outcome is not None


def test_a_killed_app_loses_nothing_that_was_shown(display, tmp_path):
    app = App(display, tmp_path / "app")
    shown = app.walk(f"{__name__}:walk_and_say")
    app.kill()
    archive = Archive(type(tmp_path)(shown["home"]) / "matches.sqlite")
    match = archive.resume(games.find("help_me"), archive.kept()[0].id)
    assert (match.n, str(match.entries[match.n].move)) == (shown["n"], shown["move"])
    archive.close()
    app.walk(f"{__name__}:found_again", {"home": shown["home"], "n": shown["n"]})
    app.close()


@journey
def test_what_happened_has_two_lines_and_is_then_cut_after_a_whole_word(hand):
    yield from hand.begin(None, Level.EASY)
    ticker, long = hand.match.ticker, "One pile goes left and covers three others. " * 2
    ticker.tell(long, Seated())
    assert ticker.words.text == long, "two lines are there"
    ticker.tell(f"{long}Nothing can move any more!", Seated())
    assert ticker.words.text == long.strip(), "a sentence that has no room is left out whole"
    longer = (long + long).replace(". O", " and o")
    ticker.tell(longer, Seated())
    told = ticker.words.text
    assert told.endswith("…")
    assert longer.startswith(told[:-1])
    assert longer[len(told) - 1] in " .", "cut after a whole word"
    ticker.spare(ticker.width - dp(110))  # beside a board there is no more
    ticker.tell("The sabre-toothed tiger eats", Seated())
    assert ticker.words.text.startswith("The sabre-"), "a word that is too wide for a line ends within"
    assert ticker.words.text.endswith("…")
    words = ticker.words
    assert all(extent(word, words.font_name, dp(14))[0] <= words.width for word in words.text.split())

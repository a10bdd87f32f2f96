"""A table of several phones as it is felt: who sleeps, who watches, what people say, and looking back afterwards."""

import time

import pytest
from kivy.core.window import Window

from core.archive.parcel import wrap
from core.game import Level
from core.match import Match
from core.past import PastTable
from core.session.link.signals import Ended
from core.session.room import recall
from core.session.room.messages import Person, Presence, Recalled, Unlocks
from mobile.hotseat import Phase
from mobile.look.kit import Picture
from mobile.screens import result_afar
from mobile.screens.home import HomeScreen
from mobile.screens.lobby import LobbyScreen
from mobile.screens.looking_back import LookBackScreen
from mobile.screens.match import MatchScreen
from mobile.screens.remote_strip import Strip
from mobile.screens.result import ResultScreen
from mobile.screens.saying import SaidBubble
from mobile.words import say, whose
from tests.mobile.far import FarGuest, FarHost, until
from tests.mobile.test_session_rooms import begin as host_begins
from tests.mobile.test_session_rooms import open_table
from tests.mobile.test_session_visits import begin as guest_begins
from tests.mobile.test_session_visits import enter
from tests.mobile.window import journey

pytestmark = pytest.mark.once

PACE = "real"  # as the other devices'


def apart(bubbles):
    return all(
        one.y >= two.top or two.y >= one.top or one.x >= two.right or two.x >= one.right
        for k, one in enumerate(bubbles)
        for two in bubbles[:k]
    )


@journey
def test_a_guests_phone_that_slept_once_is_awake_again(hand):
    far = FarHost()
    yield from guest_begins(hand, far)
    assert not Window.allow_screensaver, "the screen stays on at a table"
    for _ in range(2):
        hand.app.on_pause()
        yield from until(lambda: far.host.room.people[1].presence is Presence.AWAY)
        hand.app.on_resume()
        yield from until(lambda: far.host.room.people[1].presence is Presence.HERE)
    hand.app.go_home()
    assert Window.allow_screensaver


@journey
def test_a_host_that_sleeps_says_so_and_is_found_again_when_it_wakes(hand):
    far = FarHost()
    yield from guest_begins(hand, far)
    host = far.host.seating.people[0]
    far.host.seating.put(host.__class__(0, host.name, Presence.AWAY, ready=True))
    said = say("link.host_asleep", name="Ana")
    yield from until(lambda: hand.all(Strip) and hand.all(Strip)[0].spoken == said)
    far.cut()
    yield from until(lambda: hand.app.session.down)
    assert hand.all(Strip)[0].spoken == said, "still for that reason"
    assert hand.match.bar.asked.text == said
    far.host.seating.put(host)
    far.mend()
    yield from until(lambda: not hand.all(Strip), 25)
    assert say("people.back", name="Ana") in hand.words()


@journey
def test_our_table_tells_the_others_that_it_sleeps(hand):
    (far,) = yield from host_begins(hand)
    hand.app.on_pause()
    yield from until(lambda: far.guest.room.people[0].presence is Presence.AWAY)
    hand.app.on_resume()
    yield from until(lambda: far.guest.room.people[0].presence is Presence.HERE)


@journey
def test_the_moon_goes_from_a_chip_that_a_board_keeps(hand):
    yield from open_table(hand, "sapiens")
    far = FarGuest(hand.app.session, "Léo")
    yield from far.come()
    yield from until(lambda: say("lobby.start.2") in hand.spoken())
    yield from hand.tap(say("lobby.start.2"))
    yield from until(lambda: isinstance(hand.app.screen, MatchScreen) and not hand.match.showing.queue)
    assert hand.match.plated == 0

    def moons():
        return [one.name for one in hand.match.others.walk() if isinstance(one, Picture)].count("house/icon_asleep")

    for _ in range(2):
        for away in (True, False):
            far.guest.away(away)
            yield from until(lambda away=away: moons() == int(away))
            hand.match.look_again()
            assert moons() == int(away)


@journey
def test_who_watches_is_to_be_read_and_what_all_say_stands_apart(hand):
    (léo,) = yield from host_begins(hand)
    cleo = FarGuest(hand.app.session, "Cleo")
    yield from until(lambda: "Cleo" in hand.words())
    assert say("lobby.watches", name="Cleo") in hand.words()
    cleo.guest.say("", "Allez Ana, tu vas gagner !")
    léo.guest.say("bravo")
    hand.app.session.say("laugh")
    yield from until(lambda: len(hand.all(SaidBubble)) == 3)
    assert apart(hand.all(SaidBubble))
    léo.guest.say("oh")
    yield from until(lambda: any("Oh" in words for words in hand.words()))
    assert len(hand.all(SaidBubble)) == 3, "of each the newest"
    yield from hand.tap(say("lobby.watches", name="Cleo"))
    yield 0.1
    assert {say("lobby.watches", name="Cleo"), say("people.sees")} <= set(hand.dialog)
    yield from hand.back()
    cleo.guest.leave()
    yield from until(lambda: say("people.left", name="Cleo") in hand.words())
    yield from until(lambda: "Cleo" not in hand.words())


@journey
def test_what_people_say_is_heard_in_the_room_too(hand):
    yield from open_table(hand)
    far = FarGuest(hand.app.session, "Léo")
    yield from far.come()
    far.guest.say("thanks")
    yield from until(lambda: hand.all(SaidBubble))
    assert isinstance(hand.app.screen, LobbyScreen)
    yield from hand.tap(say("match.say"))
    yield 0.1
    yield from hand.tap(say("reaction.bravo"))
    yield from until(lambda: [one.reaction for one in far.said] == ["bravo"])


@journey
def test_a_lobby_follows_its_room_as_long_as_it_is_seen(hand):
    """A match begun while the rules were read had it built anew, unseen, at each change of the room until the end."""
    far = FarHost()
    yield from enter(hand, far)
    lobby = hand.app.screen
    yield from hand.tap(say("rules"))
    yield 0.2
    yield from hand.back()
    assert hand.app.screen is lobby
    far.host.seating.seat_bot(2, "Bot", Level.EASY)
    yield from until(lambda: "Bot" in hand.words())
    far.host.say("thanks")
    yield from until(lambda: len(hand.all(SaidBubble)) == 1)
    yield from hand.tap(say("rules"))
    yield 0.2
    rows = dict(lobby._rows)
    assert rows
    far.begin()
    yield from until(lambda: isinstance(hand.app.screen, MatchScreen))
    far.host.seating.put(Person(8, "Zoé", Presence.AWAY))
    yield from until(lambda: hand.app.session.person(8) is not None)
    yield 0.1
    assert lobby._rows == rows


def over(hand, far):
    """A match at another's table, and its result."""
    yield from guest_begins(hand, far)
    far.match.step_back_right = lambda: 0  # as if nobody had given up
    assert far.host.table.resign(0) is None
    yield from until(lambda: isinstance(hand.app.screen, ResultScreen))


@journey
def test_a_guest_looks_back_at_the_whole_match_and_keeps_it(hand):
    """And takes the last move from nobody: the others see first how it ended."""
    far = FarHost()
    yield from over(hand, far)
    yield from hand.tap(say("result.look_back"))
    yield from until(lambda: say("past.others") in hand.dialog)
    yield 0.5
    assert not list(hand.app.kept())
    assert not far.host.table.settled
    far.host.hearing.recalls.looked(0)
    yield from until(lambda: isinstance(hand.app.screen, LookBackScreen))
    assert [kept.outcome for kept in hand.app.kept()] == [far.match.outcome]
    assert [result.outcome for result in hand.app.results()] == [far.match.outcome], "it was played here, and counts"
    yield 0.3
    past = hand.app.screen.past_table
    for seat in (0, 1):
        past.go(0)
        assert past.view(seat) == far.match.seen(far.match.entries[0], seat).view
    far.host.again()
    yield 0.5
    assert isinstance(hand.app.screen, LookBackScreen), "nobody is led away from it"
    yield from hand.back()
    yield 0.3
    yield from hand.tap(say("result.play_again"))
    yield from until(lambda: isinstance(hand.app.screen, LobbyScreen))
    yield from until(lambda: far.host.seating.refusal() is None)
    far.begin()
    yield from until(lambda: isinstance(hand.app.screen, MatchScreen) and hand.hotseat.phase is not Phase.OVER)


def menu_at_the_end(hand):
    """What the menu says over the board, seen from the result."""
    yield from hand.tap(say("result.board"))
    yield 0.2
    yield from hand.tap(say("menu"))
    yield 0.1
    assert say("match.go_on") not in hand.dialog
    return hand.dialog


@journey
def test_at_the_end_the_menu_says_what_becomes_of_another_s_table(hand):
    far = FarHost()
    yield from over(hand, far)
    said = yield from menu_at_the_end(hand)
    assert say("match.guest_over", name="Ana") in said
    assert say("match.guest_kept", name="Ana") not in said
    yield from hand.tap(say("people.title"))
    yield 0.1
    assert say("result.board") in hand.dialog
    assert say("match.go_on") not in hand.dialog
    yield from hand.tap(say("result.board"))
    far.host.close()
    yield from until(lambda: hand.dialog)
    yield from hand.tap(say("ok"))
    yield 0.1
    yield from hand.tap(say("menu"))
    yield 0.1
    assert say("match.guest_over", name="Ana") not in hand.dialog, "its table is closed"
    yield from hand.tap(say("back.leave"))
    yield from until(lambda: isinstance(hand.app.screen, HomeScreen))
    assert say("home.come_back", whose=whose("Ana")) not in hand.spoken()


@journey
def test_at_the_end_the_menu_says_that_our_table_closes(hand):
    (far,) = yield from host_begins(hand)
    assert hand.hotseat.table.resign(0) is None
    yield from until(lambda: isinstance(hand.app.screen, ResultScreen))
    said = yield from menu_at_the_end(hand)
    assert say("match.host_over") in said
    assert say("match.host_kept") not in said
    yield from hand.tap(say("lobby.close"))
    yield from until(lambda: isinstance(hand.app.screen, HomeScreen))
    yield from until(lambda: far.guest.why is Ended.CLOSED)


@journey
def test_a_match_is_kept_by_itself_once_its_result_was_seen_though_the_room_goes_on(hand):
    far = FarHost()
    yield from over(hand, far)
    yield from until(lambda: hand.app.session.guest.past.waits)
    far.host.again()
    yield from until(lambda: hand.app.kept())
    assert hand.app.kept()[0].outcome is not None
    hand.app.go_home()
    yield 0.3
    assert isinstance(hand.app.screen, HomeScreen)
    assert say("past.list") in hand.spoken()


@journey
def test_another_match_than_ours_is_refused_in_a_sentence_and_not_kept(hand):
    far = FarHost()
    yield from guest_begins(hand, far)
    ours = far.match
    other = Match.begin(ours.game, ours.setup.seats, 99, ours.setup.options, ours.setup.first)
    while other.asked:
        other.play(other.asked[0], other.moves(other.asked[0])[0])
    key = bytes(recall.LOCK)
    data = recall.locked(wrap(PastTable(other)), key)

    def answer(asked):
        part = Recalled(asked.match, asked.n, asked.at, len(data), data[asked.at : asked.at + recall.PART])
        return [part, Unlocks(asked.match, asked.n, key)]

    far.host.hearing.recalls.answer = answer
    assert far.host.table.resign(0) is None
    yield from until(lambda: isinstance(hand.app.screen, ResultScreen))
    yield from hand.tap(say("result.look_back"))
    yield from until(lambda: say("past.refused", whose=whose("Ana")) in hand.dialog)
    assert hand.app.kept() == []
    yield from hand.tap(say("ok"))
    assert isinstance(hand.app.screen, ResultScreen)


@journey
def test_what_was_fetched_stays_when_the_host_goes_and_what_was_not_is_said(hand):
    """A host that closes at once after the end leaves it behind; one that has lost it cannot."""
    for lost in (False, True):
        far = FarHost()
        if lost:
            far.host.hearing.recalls.answer = lambda asked: []
        yield from over(hand, far)
        far.host.close()
        yield from until(lambda: hand.dialog)
        yield from hand.tap(say("ok"))
        yield 0.1
        if not lost:
            yield from until(lambda: hand.app.kept())
        yield from hand.tap(say("result.look_back"))
        if not lost:
            yield from until(lambda: isinstance(hand.app.screen, LookBackScreen))
            hand.app.go_home()
    yield 0.1
    assert say("past.gone", whose=whose("Ana")) in hand.dialog


@journey
def test_who_leaves_at_once_after_the_end_has_the_match_all_the_same(hand):
    """The last move may still be taken back among the others; then it comes. For them whoever was here has gone."""
    far = FarHost()
    yield from over(hand, far)
    yield from hand.tap(say("home"))
    yield from until(lambda: far.host.room.people[1].presence is Presence.LOST)
    assert isinstance(hand.app.screen, HomeScreen)
    assert not hand.app.kept()
    assert hand.app.session is None
    far.host.hearing.recalls.looked(0)
    yield from until(lambda: hand.app.kept())
    yield from until(lambda: all(member.link is None for member in far.host.members.values()))


@journey
def test_the_next_match_begins_by_one_touch_and_whoever_looks_back_is_called(hand):
    """A result leads on by itself once it was said; who touches it, or looks back, comes when they like."""
    far, goes = FarHost(), result_afar.GOES
    result_afar.GOES = 1.0
    yield from over(hand, far)

    def once_more(first):
        far.host.again(True)
        assert far.host.begin(8, first) is None

    once_more(1)
    yield from until(lambda: say("said.line", name="Ana", text=say("rematch.you")) in hand.words())
    yield from until(lambda: isinstance(hand.app.screen, MatchScreen) and hand.hotseat.phase is not Phase.OVER)
    assert say("rematch.you") in hand.words()
    assert far.host.table.resign(0) is None
    yield from until(lambda: isinstance(hand.app.screen, ResultScreen))
    yield from hand.tap(say("result.look_back"))
    far.host.hearing.recalls.looked(0)
    yield from until(lambda: isinstance(hand.app.screen, LookBackScreen))
    once_more(0)
    yield from until(lambda: say("rematch.first", first="Ana") in hand.dialog)
    yield from hand.tap(say("rematch.later"))
    yield 0.2
    yield from hand.back()
    yield from until(lambda: say("result.play_again") in hand.spoken())
    yield from hand.tap_at(180, 600)  # whoever touches it wants to look at it
    yield 1.5
    assert isinstance(hand.app.screen, ResultScreen), "nobody is led away"
    result_afar.GOES = goes
    yield from hand.tap(say("result.play_again"))
    yield from until(lambda: isinstance(hand.app.screen, MatchScreen) and hand.hotseat.phase is not Phase.OVER)
    assert hand.hotseat.table.asked == (0,)


@journey
def test_who_watches_has_nothing_dim_to_press(hand):
    far = FarHost()
    far.host.sit(0, "Ana", 0)
    far.host.sit(1, "Tom", 1)
    far.begin()
    hand.app.change(speed=0.0, name="Léo")
    hand.app.flow.visit_by_code((far.address,), far.host.code, b"")
    yield from until(lambda: isinstance(hand.app.screen, MatchScreen))
    yield from until(lambda: not hand.match.busy)
    bar = hand.match.bar
    shown = [(button.spoken, button.enabled) for button in (bar.undo, bar.also, bar.more, bar.act) if button.parent]
    assert sorted(shown) == sorted((say(key), True) for key in ("watch.leave", "people.title", "watch.say"))
    yield from hand.tap(say("watch.say"))
    yield 0.2
    yield from hand.tap(say("reaction.bravo"))
    yield from until(lambda: [one.reaction for one in far.said] == ["bravo"])
    yield from hand.tap(say("watch.leave"))
    yield from until(lambda: isinstance(hand.app.screen, HomeScreen))


@journey
def test_the_first_to_come_the_next_day_reads_what_they_wait_for(hand):
    far = FarHost()
    yield from guest_begins(hand, far)
    far.cut()
    hand.app.go_home()
    hand.restart()
    yield 0.3
    assert "you’re Léo" in " ".join(hand.words())
    yield from hand.tap(say("home.come_back", whose=whose("Ana")))
    yield from until(lambda: any(say("door.not_there_text", name="Ana") in words for words in hand.words()))
    far.mend()
    began = time.monotonic()
    yield from until(lambda: isinstance(hand.app.screen, MatchScreen), 25)
    assert time.monotonic() - began < 12
    assert hand.hotseat.table.own == (1,)


@journey
def test_a_chair_that_is_left_says_that_one_watches(hand):
    far = FarHost()
    yield from enter(hand, far)
    yield from hand.tap(say("lobby.edit", name="Léo"))
    yield 0.1
    yield from hand.tap(say("lobby.rise"))
    yield from until(lambda: say("people.you_watch") in hand.words())

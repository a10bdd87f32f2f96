"""A phone that has slept trusts no link any more; but what was said to it meanwhile is heard, for it is said once."""

from contextlib import closing

import pytest

from core.archive import Archive
from core.session.link.signals import Ended
from core.session.room.events import GivenAway, Stays
from core.session.room.guest import Stage
from core.session.room.handover import Fate
from core.session.room.messages import Heir, Said
from core.session.room.stored import Handed
from tests.session.rooms import Rooms, seated


def host_sleeps(rooms):
    """The others do not."""
    rooms.clock.now += 1.0
    for guest in rooms.guests:
        guest.work()
        rooms.take(guest)
    rooms.clock.now += 4.0


def test_a_host_that_slept_hears_what_was_said_to_it_meanwhile():
    rooms = Rooms("help_me")
    ben, said = rooms.guest("Ben"), []
    rooms.when(rooms.host, Said, lambda word: said.append(word.text))
    rooms.until(lambda: ben.room)
    ben.sit(1, "Ben", 1)
    ben.ready(True)
    ben.say(text="Here I am")
    host_sleeps(rooms)
    rooms.host.wake()
    rooms.until(lambda: ben.stage is Stage.AWAY)
    rooms.until(lambda: ben.stage is Stage.ROOM)
    assert said == ["Here I am"]
    assert rooms.host.room.chairs[1].person == ben.room.you
    assert rooms.host.seating.people[1].ready


def test_a_guest_that_slept_hears_what_was_said_to_it_meanwhile():
    rooms = seated("help_me", "1h")
    ben, said = rooms.guests[0], []
    rooms.when(ben, Said, lambda word: said.append(word.text))
    rooms.host.say(text="Your turn")
    rooms.clock.now += 5.0
    ben.wake()
    rooms.go()
    assert said == ["Your turn"]
    rooms.until(lambda: ben.table.locked is None)


def test_a_guest_that_slept_while_the_room_was_closed_does_not_look_for_it():
    rooms = seated("help_me", "1h")
    ben = rooms.guests[0]
    rooms.host.close()
    rooms.clock.now += 5.0
    ben.wake()
    assert (ben.stage, ben.why) == (Stage.OVER, Ended.CLOSED)


def test_a_table_is_not_sent_to_an_heir_who_said_yes_while_its_host_slept():
    """The link is cut next: they would have had it in vain, and all would be told."""
    rooms = seated("help_me", "1h")
    host, ben, fates, got = rooms.host, rooms.guests[0], [], []
    rooms.when(host, Stays, lambda stays: fates.append(stays.fate))
    rooms.when(ben, Heir, lambda heir: ben.take_over(True) if heir.asked else None)
    rooms.when(ben, Handed, got.append)
    assert host.handover.give(1) is None
    host_sleeps(rooms)
    host.wake()
    rooms.go(100, 0.05)
    assert not got
    assert fates == [Fate.SILENT]
    assert ben.table.locked is None


def test_an_heir_that_took_the_table_up_while_its_host_slept_has_it(tmp_path):
    rooms = seated("help_me", "1h")
    host, ben, ways = rooms.host, rooms.guests[0], []
    rooms.when(host, GivenAway, ways.append)
    with closing(Archive(tmp_path / "store")) as archive:

        def handed(table):
            archive.adopt(table.setup, table.deal, table.records, table.state, table.result)
            ben.took(["there"])

        rooms.when(ben, Heir, lambda heir: ben.take_over(heir.asked))
        rooms.when(ben, Handed, handed)
        assert host.handover.give(1) is None
        for _ in range(2):
            ben.work()
            rooms.take(ben)
            if not host.handover.under_way:
                host.work()
        host.wake()
        rooms.take(host)
        assert host.ended is Ended.HANDED
        assert len(ways) == 1
        rooms.go(2)
        assert (ben.stage, ben.why) == (Stage.OVER, Ended.HANDED)
        assert archive.kept()[0].n == host.match.n


def asked(rooms):
    """What the first guest's people are asked, who say nothing yet."""
    heard = []
    rooms.when(rooms.guests[0], Heir, lambda heir: heard.append(heir.asked))
    assert rooms.host.handover.give(1) is None
    rooms.go()
    assert heard == [True]
    return heard


def unseen(rooms):
    """The first guest's link is gone, and its host has not seen it when the guest is back."""
    rooms.pipes[0][0].close()
    rooms.pipes[0][1]._open = True
    rooms.pipes[0][1]._come.clear()


def test_a_question_that_was_given_up_meanwhile_is_none_any_more_for_who_comes_back():
    """It stands on their screen, and nobody would hear the answer."""
    rooms = seated("help_me", "1h")
    heard = asked(rooms)
    rooms.cut(0)
    rooms.until(lambda: rooms.guests[0].stage is Stage.AWAY)
    rooms.until(lambda: rooms.guests[0].stage is Stage.PLAYING)
    assert rooms.host.handover.heir is None
    assert heard == [True, False]


def test_a_question_that_was_given_up_with_the_match_is_none_any_more_for_who_comes_back():
    rooms = seated("help_me", "1h")
    heard = asked(rooms)
    rooms.reachable = False
    rooms.cut(0)
    rooms.go()
    assert rooms.host.table.resign(1) is None
    rooms.host.again()
    rooms.reachable = True
    rooms.until(lambda: rooms.guests[0].stage is Stage.ROOM)
    rooms.go()
    assert heard == [True, False]


@pytest.mark.parametrize("yes", [True, False])
def test_an_answer_that_was_lost_with_the_link_is_said_again(yes):
    """And a whole table comes over the new link, as one may that was said yes to."""
    rooms = seated("help_me", "1h")
    host, ben, got, fates = rooms.host, rooms.guests[0], [], []
    rooms.when(host, Stays, lambda stays: fates.append(stays.fate))
    rooms.when(ben, Handed, got.append)
    heard = asked(rooms)
    ben.take_over(yes)
    unseen(rooms)
    rooms.until(lambda: got or fates)
    assert ben.way.linked
    assert len(got) == yes
    assert fates == ([] if yes else [Fate.NO])
    assert heard == ([True] if yes else [True, False]), "nobody is asked twice"


def test_who_has_not_answered_yet_is_asked_again_over_the_new_link():
    rooms = seated("help_me", "1h")
    heard, got = asked(rooms), []
    rooms.when(rooms.guests[0], Handed, got.append)
    unseen(rooms)
    rooms.until(lambda: heard == [True, True])
    rooms.guests[0].take_over(True)
    rooms.until(lambda: got)


def test_who_said_that_they_are_ready_says_so_again_when_it_was_lost_with_the_link():
    """And no more once the room shows it: the host may ask everybody anew."""
    rooms = Rooms("help_me")
    ben = rooms.guest("Ben")
    rooms.until(lambda: ben.room)
    ben.sit(1, "Ben", 1)
    rooms.go()
    ben.ready(True)
    rooms.cut(0)
    rooms.until(lambda: ben.stage is Stage.AWAY)
    rooms.until(lambda: ben.room.people[1].ready)
    rooms.host.seating.ready(1, False)
    rooms.until(lambda: not ben.room.people[1].ready)
    rooms.cut()
    rooms.until(lambda: ben.stage is Stage.AWAY)
    rooms.until(lambda: ben.stage is Stage.ROOM)
    rooms.go()
    assert not rooms.host.seating.people[1].ready

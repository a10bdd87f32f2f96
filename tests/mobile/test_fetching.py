"""A match is asked of its host now and then, and no more: a host that has it no longer is left in peace."""

from types import SimpleNamespace

from core.games import find
from core.log import Setup
from core.match import Match
from core.session.room.messages import Recalled
from core.session.room.recall import Finished, Recaller
from mobile.session.fetching import Fetching


def test_a_host_that_has_the_match_no_longer_is_not_asked_without_end():
    said, changes = [], []
    setup: Setup = Match.begin(find("help_me"), 2, 5).setup
    past = Recaller(said.append)
    past.of = Finished(b"match", setup, (0,), 20, b"", True)
    guest = SimpleNamespace(past=past, table=None, way=SimpleNamespace(linked=True))
    fetching = Fetching(SimpleNamespace(archive=None), guest, lambda: changes.append(fetching.why))
    for _ in range(20):
        fetching.work()
        if past.asking:
            assert past.take(Recalled(b"match", 0, 0, b""))
            fetching.came()
    assert len(said) == 1
    assert changes == ["past.not_there"]
    assert fetching.why == "past.not_there", "until somebody wants it once more"
    fetching.now()
    assert (len(said), fetching.why) == (2, "")

"""A match is asked of its host once it is over, and no more: a host that has it no longer is left in peace."""

from types import SimpleNamespace

from core.games import find
from core.log import Setup
from core.match import Match
from core.session.room.messages import Recall, Recalled
from core.session.room.recall import Recaller
from mobile.session.fetching import Fetching


def test_a_host_that_has_the_match_no_longer_is_not_asked_without_end():
    said, changes = [], []
    setup: Setup = Match.begin(find("help_me"), 2, 5).setup
    past = Recaller(said.append)
    table = SimpleNamespace(match_id=b"match", setup=setup, own=(0,), known=(20, b""), outcome="won")
    guest = SimpleNamespace(past=past, table=None, way=SimpleNamespace(linked=True))
    fetching = Fetching(SimpleNamespace(archive=None), guest, lambda: changes.append(fetching.why))
    for _ in range(20):
        past.know(table)
        fetching.work()
        if past.asking:
            assert past.take(Recalled(b"match", 20, 0, 0, b""))
            fetching.came()
    assert said == [Recall(b"match", 20)]
    assert changes == ["past.not_there"]
    assert fetching.why == "past.not_there", "until somebody wants it once more"
    fetching.now()
    assert said.count(Recall(b"match", 20)) == 2
    assert fetching.why == ""

"""The tree of a search: what nobody will look at any more goes a little at a time."""

import gc
from weakref import WeakSet

import pytest

from core.bots import search
from core.bots.search import Place, Tree


class Coin:
    """Two sides each turn, eight turns, and heads are better for who begins."""

    def __init__(self):
        self.turn, self.heads, self.thrown = 0, 0, 0

    def knows(self):
        return None

    def moves(self):
        return [0, 1] if self.thrown < 8 else []

    def play(self, side):
        self.heads += side
        self.thrown += 1
        self.turn = 1 - self.turn

    def finish(self):
        return [self.heads / 8, 1 - self.heads / 8]


def grown(looks=600):
    tree = Tree(0.7, 2.0)
    for _ in range(looks):
        tree.grow(Coin())
    return tree


@pytest.fixture
def there(monkeypatch):
    """How many places there are."""
    known = WeakSet()

    class Seen(Place, weakref=True, eq=False, gc=False):
        def __post_init__(self):
            known.add(self)

    monkeypatch.setattr(search, "Place", Seen)
    return lambda: len(known)


def test_whoever_looks_for_garbage_passes_a_tree_by():
    gc.collect()
    before = len(gc.get_objects())
    tree = grown()
    gc.collect()
    assert tree.tried(None)[0] == 600
    assert len(gc.get_objects()) - before < 50, "of its thousands of parts"


def test_what_was_left_behind_goes_a_little_at_a_time_and_what_is_ahead_stays(there):
    before = there()
    tree = grown()
    whole = there() - before
    assert whole > 100
    best = tree.best(None)
    assert tree.follow(best)
    ahead, tried = tree.best(None), tree.tried(None)
    assert there() - before == whole, "nothing goes at once"
    tree.shed(10)
    assert whole - there() + before in range(1, 12)
    tree.shed(10_000)
    left = there() - before
    assert 0 < left < whole
    assert (tree.best(None), tree.tried(None)) == (ahead, tried)
    assert tree.follow(ahead)
    tree.shed(10_000)
    assert 0 < there() - before < left


@pytest.mark.parametrize("followed", [False, True])
def test_a_tree_that_takes_the_place_of_another_sheds_it(there, followed):
    before = there()
    old, new = grown(), Tree(0.7, 2.0)
    if followed:
        assert old.follow(old.best(None))
    new.inherit(old)
    del old
    assert there() - before > 100
    new.shed(10_000)
    assert there() - before == 1, "its own root"

"""The tree of a search: what nobody will look at any more goes a little at a time."""

import gc

import pytest

from core.bots.search import Tree


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


def there(tree):
    """How many places a tree still holds: those ahead, and those that are to go."""
    known, ways = {}, [tree._root, *tree._left]
    while ways:
        place = ways.pop()
        if id(place) not in known:
            known[id(place)] = place
            ways += place._next.values()
    return len(known)


def test_whoever_looks_for_garbage_passes_a_tree_by():
    gc.collect()
    before = len(gc.get_objects())
    tree = grown()
    gc.collect()
    assert tree.tried(None)[0] == 600
    assert len(gc.get_objects()) - before < 50, "of its thousands of parts"


def test_what_was_left_behind_goes_a_little_at_a_time_and_what_is_ahead_stays():
    tree = grown()
    whole = there(tree)
    assert whole > 100
    best = tree.best(None)
    assert tree.follow(best)
    ahead, tried = tree.best(None), tree.tried(None)
    assert there(tree) == whole, "nothing goes at once"
    tree.shed(10)
    assert whole - there(tree) in range(1, 12)
    tree.shed(10_000)
    left = there(tree)
    assert 0 < left < whole
    assert (tree.best(None), tree.tried(None)) == (ahead, tried)
    assert tree.follow(ahead)
    tree.shed(10_000)
    assert 0 < there(tree) < left


@pytest.mark.parametrize("followed", [False, True])
def test_a_tree_that_takes_the_place_of_another_sheds_it(followed):
    old, new = grown(), Tree(0.7, 2.0)
    if followed:
        assert old.follow(old.best(None))
    whole = there(old)
    new.inherit(old)
    del old
    assert there(new) == whole + 1 > 100
    new.shed(10)
    assert whole - there(new) in range(1, 12)
    new.shed(10_000)
    assert there(new) == 1, "its own root"

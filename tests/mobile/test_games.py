"""Which games the app offers."""

import pytest

from core import games as all_games
from mobile import games


def test_a_game_without_a_board_is_not_offered(monkeypatch):
    monkeypatch.setattr(all_games, "names", lambda: ("bare", "help_me"))
    assert games.names() == ("help_me",)
    assert games.find("help_me").name == "help_me"
    with pytest.raises(LookupError):
        games.find("bare")

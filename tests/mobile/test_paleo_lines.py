"""What Paleo answers to what may not be."""

import pytest

from core.game import Refusal
from core.games.paleo.position import Reason
from mobile.boards.paleo import lines
from mobile.words import say, use


@pytest.mark.parametrize(("tenths", "far"), [(1, "little"), (3, "little"), (4, "half"), (8, "one"), (13, "more")])
def test_how_far_a_reef_has_to_move_is_said_as_one_measures_by_eye(tenths, far):
    try:
        for language in ("fr", "en"):
            use(language)
            wanted = say(Reason.REEF_NEAR_RIM, far=say(f"paleo.far_{far}"))
            assert lines.refused(Refusal(Reason.REEF_NEAR_RIM, (tenths,))) == wanted
            assert "{" not in wanted
            assert lines.refused(Refusal(Reason.REEF_ON_GATE)) == say(Reason.REEF_ON_GATE)
        use("fr")
        said = lines.refused(Refusal(Reason.REEF_NEAR_GATE, (5,)))
        assert said == "Trop près de la porte\u00a0: écarte-le d’un demi-pion."
    finally:
        use("fr")

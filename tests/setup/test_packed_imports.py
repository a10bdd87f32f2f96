"""An import of what is not packed for a phone is told, however it is written."""

from types import SimpleNamespace

import pytest

from tests.phones import files
from tests.phones.ground import WrongError

pytestmark = pytest.mark.once

# What is packed; what measures and walks through the app stays at home.
PACKED = {
    "main.py": "",
    "core/__init__.py": 'VERSION = "1"',
    "core/game.py": "class Game:\n    pass",
    "core/games/__init__.py": "from core.game import Game",
    "core/games/paleo.py": "",
    "mobile/__init__.py": "def language():\n    pass",
}
RIGHT = [
    "import core.game",
    "from core import VERSION, game",
    "from core.game import Game",
    "from core.games import Game, paleo",
    "from mobile import language",
    'import_module("core.games.paleo")',
    'import_module(f"core.games.{name}")',
    "import_module(name)",
    "from pathlib import Path",
    "if TYPE_CHECKING:\n    from core.bench import measure",
]
WRONG = [
    ("import core.bench", "core.bench is not packed"),
    ("from core import bench", "core.bench is not packed"),
    ("from core.bench import measure", "core.bench is not packed"),
    ("from core.bench.paleo import measure", "core.bench.paleo is not packed"),
    ("from mobile import language, tour", "mobile.tour is not packed"),
    ("import mobile.tour", "mobile.tour is not packed"),
    ("from mobile.tour import walk", "mobile.tour is not packed"),
    ('import_module("core.bench")', "core.bench is not packed"),
    ('importlib.import_module("core.games.rahan")', "core.games.rahan is not packed"),
    ('import_module(f"mobile.tour.{name}")', "mobile.tour is not packed"),
    ('import_module("tkinter")', "a phone has no tkinter"),
    ("import tkinter", "a phone has no tkinter"),
]


@pytest.fixture
def asked(tmp_path):
    """What is said of a package in which one module has this in it."""

    def ask(text):
        for name, said in (PACKED | {"main.py": text}).items():
            path = tmp_path / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(said)
        # A folder of what is no code may have the name.
        (tmp_path / "mobile" / "tour").mkdir()
        return files.imports(SimpleNamespace(app_dir=str(tmp_path)))

    return ask


@pytest.mark.parametrize("text", RIGHT)
def test_what_is_packed_may_be_imported(asked, text):
    asked(text)


@pytest.mark.parametrize(("text", "told"), WRONG)
def test_what_is_not_packed_may_not_be(asked, text, told):
    with pytest.raises(WrongError) as wrong:
        asked(text)
    assert told in str(wrong.value)

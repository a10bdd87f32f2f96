"""What is heard and felt: one table for all, so loud, so many at once, and not while the phone is silent."""

import ast
import re
from pathlib import Path
from types import SimpleNamespace

import pytest

from mobile.boards.rahan.flight import BEYOND, GRASS, GROUNDS
from mobile.boards.rahan.ground import BEASTS
from mobile.boards.terristories import telling
from mobile.device.motor import Pulse
from mobile.device.ringer import Ringer
from mobile.look import cues, sound
from mobile.look.cues import CUES, Family, Level, files

pytestmark = pytest.mark.once

ROOT = Path(__file__).parents[2]
SOUNDS = ROOT / "assets" / "sounds"


@pytest.fixture
def heard(monkeypatch):
    """What is heard and felt in a time that stands, and the means to have it pass."""

    class Phone:
        def __init__(self):
            self.now, self.sounds, self.felt, self.rings = 0.0, [], [], Ringer.LOUD

        def load(self, path):
            pass

        def play(self, path, volume, weight):
            self.sounds.append((path.stem, volume))

        def run(self, pulses, strength):
            self.felt.append((pulses, strength))

        def get_time(self):
            return self.now

        def schedule_interval(self, *_):
            """Nothing needs to be loaded."""
            return SimpleNamespace(cancel=lambda: None)

    phone = Phone()
    monkeypatch.setattr(sound, "_player", lambda: phone)
    monkeypatch.setattr(sound.motor, "motor", lambda: phone)
    monkeypatch.setattr(sound.ringer, "ringer", lambda: phone.rings)
    monkeypatch.setattr(sound, "Clock", phone)
    monkeypatch.setattr(sound, "_playing", [])
    monkeypatch.setattr(sound, "_last", {})
    monkeypatch.setattr(sound, "_turns", {})
    monkeypatch.setattr(sound, "_chosen", sound.Chosen())
    monkeypatch.setattr(sound, "_ringer", Ringer.LOUD)
    return phone


# The table


def test_every_file_is_some_cues_and_every_cue_has_its_files():
    named = [file for name in CUES for file in files(name)]
    assert set(named) == {path.stem for path in SOUNDS.glob("*.wav")}


def written(path):
    """Every word of a module; of one that is put together its beginning."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.JoinedStr) and node.values and isinstance(node.values[0], ast.Constant):
            found.add(str(node.values[0].value) + "*")
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.add(node.value)
    return found


def test_every_cue_is_heard_somewhere():
    modules = [path for path in (ROOT / "mobile").rglob("*.py") if path.name not in ("cues.py", "atlas.py")]
    words = set().union(*map(written, modules))
    begun = tuple(word[:-1] for word in words if word.endswith("_*"))
    assert [name for name in CUES if name not in words and not name.startswith(begun)] == []


def test_what_is_played_is_in_the_table_and_nobody_but_it_says_how_loud():
    wrong = []
    for path in (ROOT / "mobile").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)):
                continue
            home = getattr(node.func.value, "id", "")
            if node.func.attr == "heard" or (node.func.attr == "play" and home == "sound"):
                name, *more = node.args or [None]
                if isinstance(name, ast.Constant) and name.value not in CUES:
                    wrong.append(f"{path.name}:{node.lineno}: nothing sounds like {name.value}")
                if any(isinstance(one, ast.Constant) for one in more):
                    wrong.append(f"{path.name}:{node.lineno}: how loud it is stands in the table")
    assert wrong == []


@pytest.mark.parametrize("game", ["paleo", "rahan", "sapiens", "terristories"])
def test_what_boards_say_is_heard_with_events_is_in_the_table(game):
    """Read, not run: what finds a name by the event names all that it may find."""
    source = (ROOT / "mobile" / "boards" / game / "animation.py").read_text("utf-8")
    if game == "terristories":
        source += (ROOT / "mobile" / "boards" / game / "telling.py").read_text("utf-8").replace("from __future__", "#")
    heard = set()
    for node in ast.walk(ast.parse(source)):
        target = getattr(node, "target", None)
        if not (isinstance(node, ast.AnnAssign) and getattr(target, "id", "") in ("shows", "HEARD", "SOUNDS")):
            continue
        for value in node.value.values:
            said = value.elts[1] if isinstance(value, ast.Tuple) else value
            heard |= {
                one.value for one in ast.walk(said) if isinstance(one, ast.Constant) and isinstance(one.value, str)
            }
    names = heard - {"", "roar_"}
    assert names
    assert names <= set(CUES)


def test_what_is_put_together_or_stands_elsewhere_is_in_the_table():
    names = {f"roar_{beast}" for beast in BEASTS}
    names |= {heard for _, heard in (*GROUNDS.values(), GRASS, BEYOND)}
    names |= {*telling.PHASE_SOUNDS.values(), telling.FALLS, telling.WARDS, telling.COUNTED, telling.VERDICT}
    assert names <= set(CUES)


def test_what_is_heard_often_is_softer_and_the_end_is_loudest():
    assert Level.FINGER < Level.HAND < Level.CALL < Level.TABLE < Level.MOMENT < Level.END
    assert max(CUES, key=lambda name: CUES[name].gain) == "match_end"
    assert CUES["tap"].gain < 0.5 * CUES["stack"].gain, "a button is softer than what it does"


def test_every_family_is_felt_in_its_own_way():
    assert len({family.value for family in Family}) == len(Family)
    assert all(pulse.run <= 60 for cue in CUES.values() for pulse in cue.buzz), "short, never a ring"


# What is heard


def test_a_knock_is_as_loud_and_as_strong_as_it_hits(heard):
    for hard in (1.0, 0.5, 0.1):
        sound.play("rim", hard)
        heard.now += 1
    loud = [volume for _, volume in heard.sounds]
    assert loud == pytest.approx([CUES["rim"].gain * hard for hard in (1.0, 0.5, 0.1)])
    assert [strength for _, strength in heard.felt] == [1.0, 0.5], "a soft one is not felt"


def test_no_more_than_so_many_at_once_and_the_softest_gives_way(heard):
    for _ in range(sound.AT_ONCE):
        sound.play("rim", 0.5)
    sound.play("rim", 0.4)
    assert len(heard.sounds) == sound.AT_ONCE, "a softer one is not heard"
    sound.play("gate")
    assert heard.sounds[-1][0] == "gate", "a louder one is"
    heard.now += 2
    sound.play("tap")
    assert heard.sounds[-1][0] == "tap", "they are over"


def test_the_same_is_heard_once_in_a_moment_and_softer_when_it_soon_comes_again(heard):
    for pause in (0.0, 0.01, 0.2, 0.2, 0.2, 0.2, 0.2, 2.0):
        heard.now += pause
        sound.play("card")
    gains = [volume / CUES["card"].gain for _, volume in heard.sounds]
    assert gains == pytest.approx([1.0, 0.8, 0.64, 0.512, 0.5, 0.5, 1.0])


def test_what_has_several_files_takes_turns(heard):
    for _ in range(4):
        sound.play("stack")
        heard.now += 1
    assert [name for name, _ in heard.sounds] == ["stack_1", "stack_2", "stack_3", "stack_1"]


def test_the_volume_and_the_strength_hold_at_once_and_nothing_is_nothing(heard):
    sound.choose(sound.Chosen(volume=0.5, touch=0.5))
    sound.play("hit")
    assert heard.sounds == [("hit", pytest.approx(CUES["hit"].gain / 4))]
    assert heard.felt == [(Family.BONE.value, 0.5)]
    sound.choose(sound.Chosen(volume=0.0, touch=1.0))
    sound.play("gate")
    sound.choose(sound.Chosen(volume=1.0, touch=0.0))
    sound.play("out")
    assert [name for name, _ in heard.sounds] == ["hit", "out"]
    assert len(heard.felt) == 2


def test_a_silent_phone_silences_unless_it_shall_not_and_is_asked_for_each_match(heard):
    heard.rings = Ringer.FELT
    sound.play("hit")
    assert len(heard.sounds) == len(heard.felt) == 1, "not asked for each sound"
    heard.now += 1
    sound.prepare()
    sound.play("hit")
    assert sound.silenced()
    assert (len(heard.sounds), len(heard.felt)) == (1, 2)
    heard.rings = Ringer.STILL
    sound.ask_phone()
    sound.play("hit")
    assert (len(heard.sounds), len(heard.felt)) == (1, 2)
    sound.choose(sound.Chosen(follows=False))
    sound.play("hit")
    assert (len(heard.sounds), len(heard.felt)) == (2, 3)


def test_a_refusal_is_felt_as_no_and_a_finger_as_a_tick(heard):
    sound.play("refuse")
    sound.tick()
    assert [pulses for pulses, _ in heard.felt] == [cues.NO, (Pulse(0, 10, 0.5),)]


def test_the_design_tells_of_every_family_and_level():
    page = (ROOT / "docs" / "sound.md").read_text("utf-8")
    for name in [*Family.__members__, *Level.__members__]:
        assert re.search(rf"\| {name.lower()} +\|", page), name
    for level in Level:
        assert f"| {level.value if level else 0} dB |".replace("-", "−") in page

"""What a phone's own parts do in tests: deeds that run on the phone."""

from __future__ import annotations

from pathlib import Path

from kivy.clock import Clock

from mobile import device
from mobile.device import battery, files, links, motor, network, ringer, sounds, speech
from tests.radio.phone import set_fault, until

SOUNDS = Path(__file__).parents[2] / "assets" / "sounds"


def held() -> int:
    from jnius import autoclass

    count: int = autoclass("android.net.wifi.WifiManager").held()
    return count


def lock(who: str) -> int:
    network.lock(who)
    return held()


def unlock(who: str) -> int:
    network.unlock(who)
    return held()


def asked() -> list[list[str]]:
    """What the person was asked for."""
    from android import permissions

    return permissions.asked


def barred() -> bool:
    return network.barred()


def barred_until_answered() -> bool:
    """The person answers in their own time."""
    return bool(until(lambda: not network.barred(), 5.0))


def wifi() -> str:
    return network.wifi_name()


def insets() -> list[float]:
    return list(device.insets())


def keyboard(high: int) -> float:
    """What is said of one so high, in pixels."""
    set_fault("keyboard", str(high))
    return device.keyboard()


def power() -> list[object]:
    """What the battery is taken for, and whether there is some to spare."""
    known = battery.power()
    return [*known, known.spare]


def language() -> str:
    return device.language()


def buzz(*pulses: list[float]) -> list[str]:
    """Each a wait, a length and how strong, at half the strength; what was felt: milliseconds, and amplitudes."""
    from jnius import autoclass

    motor.motor().run([motor.Pulse(int(wait), int(run), strong) for wait, run, strong in pulses], 0.5)
    return list(autoclass("android.os.Vibrator").felt().toArray())


def trembles() -> bool:
    return motor.motor().there


def rings(mode: str) -> list[str]:
    """The phone is put to that; what we take it for, and what is heard and felt then."""
    from jnius import autoclass

    from mobile.look import sound

    begun = Clock.get_time()
    until(lambda: Clock.get_time() > begun + 2 * sound.MOMENT)
    set_fault("ringer", mode)
    sound.ask_phone()
    heard = autoclass("android.media.SoundPool").played()
    felt = autoclass("android.os.Vibrator").felt()
    heard.clear()
    felt.clear()
    sound.play("hit")
    return [ringer.ringer().name, *(one.split()[0] for one in heard.toArray()), *felt.toArray()]


def play(*names: str) -> list[str]:
    """Each loaded once and played; what was heard."""
    from jnius import autoclass

    player = sounds.player()
    for name in names:
        player.load(SOUNDS / name)
        player.play(SOUNDS / name, 0.5, 1.0)
    return list(autoclass("android.media.SoundPool").played().toArray())


def speak(*texts: str) -> list[object]:
    """Each is said, "-" is silence; what was heard, and whether there is a voice still."""
    from jnius import autoclass

    speech.PAUSE = 0.01
    voice = speech.voice()
    assert isinstance(voice, speech.AndroidVoice)
    for text in texts:
        if text == "-":
            voice.stop()
        else:
            voice.say(text, "fr", 0.6)
    heard = autoclass("android.speech.tts.TextToSpeech").heard()
    until(lambda: not voice.there or [*heard.toArray()][-1:] == [f"fr 1 0.6 {texts[-1]}"], 20.0)
    return [list(heard.toArray()), voice.there]


def share(text: str, title: str) -> list[object]:
    from jnius import autoclass

    shared = links.share(text, title)
    shown = autoclass("org.kivy.android.PythonActivity").mActivity.shown().toArray()
    return [shared, [intent.handed() for intent in shown]]


def links_heard(later: str) -> list[str]:
    """By which the app was opened, and which was opened while it ran."""
    from android import activity
    from jnius import autoclass

    heard: list[str] = []
    links.listen(heard.append)
    until(lambda: heard, 5.0)
    set_fault("link", later)
    activity.heard[0](autoclass("android.content.Intent")("android.intent.action.VIEW"))
    until(lambda: len(heard) == 2, 5.0)
    return heard


def strong_contrast() -> bool:
    return device.strong_contrast()


def hand_out(folder: str, name: str, data: list[int]) -> list[object]:
    """The file in the folder, if it lies there; what others were handed, and of which kind that is."""
    from jnius import autoclass

    path = files.hand_out(Path(folder), name, bytes(data), "Partager")
    activity = autoclass("org.kivy.android.PythonActivity").mActivity
    place = autoclass("android.net.Uri").parse(f"content://media/external/downloads/{name}")
    handed = [intent.handed() for intent in activity.shown().toArray()]
    return [path and path.name, handed, activity.getContentResolver().getType(place)]


def pick(most: int) -> list[object]:
    """What was asked for; what is in the file, or that it cannot be read; what ended the app.

    Where nobody lets one pick: what was thrown, and how many wait for an answer.
    """
    from android import activity
    from jnius import autoclass

    system = autoclass("java.lang.System")
    heard: list[object] = []
    try:
        files.pick(lambda data: heard.append(list(data)), lambda: heard.append("unreadable"), most)
    except Exception as refused:  # whatever Java throws
        return [type(refused).__name__, activity.listening()]
    until(lambda: system.getProperty("phone.crashed") is not None, 20.0)
    until(lambda: not activity.listening() and (heard or system.getProperty("phone.picked") is None), 5.0)
    asked = [intent.handed() for intent in autoclass("org.kivy.android.PythonActivity").mActivity.shown().toArray()]
    return [asked, heard, system.getProperty("phone.crashed")]

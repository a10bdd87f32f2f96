"""A name of Java's that Android has not is found wherever our Python says it."""

import pytest

from tests.phones import api, java
from tests.phones.ground import ROOT

pytestmark = pytest.mark.once

# What is needed of Android's declarations, as the check has them whole.
DECLARED = """
declare module android {
    export module app {
        export class Activity extends android.content.Context {
            public static mActivity: android.app.Activity;
        }
    }
    export module bluetooth {
        export class BluetoothAdapter {
            public static ACTION_REQUEST_ENABLE: "";
            public static ACTION_REQUEST_DISCOVERABLE: "";
            public static ACTION_DISCOVERY_FINISHED: "";
            public static EXTRA_DISCOVERABLE_DURATION: "";
            public static getDefaultAdapter(): android.bluetooth.BluetoothAdapter;
            public getName(): string;
            public isEnabled(): boolean;
            public isDiscovering(): boolean;
            public cancelDiscovery(): boolean;
            public startDiscovery(): boolean;
            public getBondedDevices(): java.util.Set<android.bluetooth.BluetoothDevice>;
            public getRemoteDevice(address: string): android.bluetooth.BluetoothDevice;
            public listenUsingRfcommWithServiceRecord(name: string, uuid: any): android.bluetooth.BluetoothServerSocket;
        }
        export class BluetoothDevice {
            public getName(): string;
            public createRfcommSocketToServiceRecord(uuid: any): android.bluetooth.BluetoothSocket;
        }
        export class BluetoothServerSocket {
            public accept(): android.bluetooth.BluetoothSocket;
            public close(): void;
        }
        export class BluetoothSocket {
            public connect(): void;
            public close(): void;
            public getInputStream(): java.io.InputStream;
            public getOutputStream(): java.io.OutputStream;
        }
    }
    export module content {
        export class Context {
            public static AUDIO_SERVICE: "audio";
            public getContentResolver(): android.content.ContentResolver;
            public getSystemService(name: string): any;
        }
        export class ContentResolver {
            public openInputStream(place: any): java.io.InputStream | null;
            public openOutputStream(place: any): java.io.OutputStream | null;
        }
    }
    export module media {
        export class AudioManager {
            public getRingerMode(): number;
        }
    }
    export module net {
        export module wifi {
            export class WifiManager {
                public createMulticastLock(tag: string): android.net.wifi.WifiManager.MulticastLock;
            }
            export module WifiManager {
                export class MulticastLock {
                    public acquire(): void;
                    public release(): void;
                    public setReferenceCounted(counted: boolean): void;
                }
            }
        }
    }
    export module os {
        export class VibrationEffect {
            public static createWaveform(times: any, repeat: number): android.os.VibrationEffect;
            public static createWaveform(times: any, amplitudes: any, repeat: number): android.os.VibrationEffect;
        }
    }
    export module speech {
        export module tts {
            export class TextToSpeech {
                public constructor(context: any, listener: any);
                public constructor(context: any, listener: any, engine: string);
            }
        }
    }
}
declare module java {
    export module io {
        export class InputStream {
            public read(into: any): number;
            public read(into: any, from: number, most: number): number;
            public close(): void;
        }
        export class OutputStream {
            public write(what: any): void;
            public write(what: any, from: number, many: number): void;
            public flush(): void;
            public close(): void;
        }
    }
    export module util {
        export class Set {
            public toArray(): androidNative.Array<any>;
        }
    }
}
"""

# Where it is said, what stands there, what were wrong instead, and what is told of that.
WRONG = [
    ("ringer", "getRingerMode()", "getRingerMode(3)", "AudioManager.getRingerMode does not take 1"),
    ("ringer", "getRingerMode()", "getRinger()", "AudioManager has no getRinger"),
    ("motor", "createWaveform(times, -1)", "createWaveForm(times, -1)", "VibrationEffect has no createWaveForm"),
    ("motor", "createWaveform(times, -1)", "createWaveform(times)", "createWaveform does not take 1"),
    ("bluetooth", "Adapter.ACTION_REQUEST_ENABLE)", "Adapter.ACTION_ENABLE)", "has no ACTION_ENABLE"),
    ("bluetooth", "Adapter.getDefaultAdapter().getName()", "Adapter.getAdapter().getName()", "has no getAdapter"),
    ("bluetooth", "getBondedDevices()", "getBondedDevices(1)", "getBondedDevices does not take 1"),
    ("bluetooth", "startDiscovery()", "startScan()", "BluetoothAdapter has no startScan"),
    ("bluetooth", "== Adapter.ACTION_DISCOVERY_FINISHED", "== Adapter.FINISHED", "BluetoothAdapter has no FINISHED"),
    ("bluetooth", "_seen(device) for", "device.getNames() for", "BluetoothDevice has no getNames"),
    ("android_rfcomm", "getRemoteDevice(self._mac)", "getRemoteDevices(self._mac)", "has no getRemoteDevices"),
    ("android_rfcomm", "listenUsingRfcommWith", "listenUsingRfcomWith", "has no listenUsingRfcomWith"),
    ("android_rfcomm", "_listening.accept()", "_listening.acceptt()", "BluetoothServerSocket has no acceptt"),
    ("android_rfcomm", "_quietly(fresh.close)", "_quietly(fresh.closed)", "BluetoothServerSocket has no closed"),
    ("android_rfcomm", "self._in.read(buffer, 0, AT_ONCE)", "self._in.read(buffer, 0)", "read does not take 2"),
    ("android_rfcomm", "self._socket.close)", "self._socket.closed)", "BluetoothSocket has no closed"),
    ("files", "stream.read(chunk)", "stream.reads(chunk)", "InputStream has no reads"),
    ("files", "stream.write(data)", "stream.writeAll(data)", "OutputStream has no writeAll"),
    ("network", "held.release()", "held.let_go()", "MulticastLock has no let_go"),
    ("speech", "mActivity, None)", "mActivity)", "TextToSpeech.constructor does not take 1"),
]
# What is Java's for all that is known, and nobody could say what.
LOST = [
    ("ringer", "_audio().getRingerMode()", "_nobody().getRingerMode()", "_nobody().getRingerMode"),
    ("ringer", 'cast("android.media.AudioManager", activity', "(activity", "_audio().getRingerMode"),
    ("bluetooth", "def _seen(device: Any)", "def _seen(other: Any)", "device.getAddress"),
    ("bluetooth", "_seen(device) for device in", "other.name for other in", "other.name"),
    ("android_rfcomm", "self._socket = socket\n", "self._socket = where\n", "self._socket.close"),
    ("files", "len(data) <= most", "place.elsewhere", "place.elsewhere"),
]


@pytest.fixture
def android(monkeypatch):
    found = api._declared(DECLARED)
    found["org.kivy.android.PythonActivity"] = found["android.app.Activity"]
    monkeypatch.setattr(api, "classes", lambda: found)
    java._given.cache_clear()
    yield
    java._given.cache_clear()


def told(module: str, right: str = "", wrong: str = "") -> str:
    file = f"mobile/device/{module}.py"
    text = (ROOT / file).read_text("utf-8")
    assert right in text
    return "; ".join(java.Reader(file, text.replace(right, wrong)).wrong)


@pytest.mark.parametrize(("module", "right", "wrong", "sentence"), WRONG)
def test_a_wrong_name_is_told(android, module, right, wrong, sentence):
    assert sentence not in told(module)
    assert sentence in told(module, right, wrong)


@pytest.mark.parametrize(("module", "right", "wrong", "what"), LOST)
def test_what_cannot_be_followed_is_told(android, module, right, wrong, what):
    sentence = f"{what} cannot be followed"
    assert sentence not in told(module)
    assert sentence in told(module, right, wrong)

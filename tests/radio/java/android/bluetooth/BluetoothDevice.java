package android.bluetooth;

import android.os.Parcelable;
import java.io.IOException;
import java.util.UUID;

/** Another phone, or a headset. */
public final class BluetoothDevice implements Parcelable {
    public static final String ACTION_FOUND = "android.bluetooth.device.action.FOUND";
    public static final String EXTRA_DEVICE = "android.bluetooth.device.extra.DEVICE";

    private final String address;

    BluetoothDevice(String address) {
        this.address = address;
    }

    public String getAddress() {
        return address;
    }

    /** Null while it has not told. */
    public String getName() {
        Air.need("BLUETOOTH_CONNECT");
        return Air.read(address, "name", null);
    }

    public BluetoothClass getBluetoothClass() {
        Air.need("BLUETOOTH_CONNECT");
        String kind = Air.read(address, "kind", null);
        return kind == null ? null : new BluetoothClass(Integer.decode(kind));
    }

    public BluetoothSocket createRfcommSocketToServiceRecord(UUID service) throws IOException {
        Air.need("BLUETOOTH_CONNECT");
        return new BluetoothSocket(this, service);
    }
}

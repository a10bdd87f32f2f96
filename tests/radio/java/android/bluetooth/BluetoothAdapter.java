package android.bluetooth;

import android.content.Context;
import android.content.Intent;
import java.io.IOException;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.UUID;
import org.kivy.android.PythonActivity;

/** The phone's one adapter. */
public final class BluetoothAdapter {
    public static final String ACTION_REQUEST_ENABLE = "android.bluetooth.adapter.action.REQUEST_ENABLE";
    public static final String ACTION_REQUEST_DISCOVERABLE = "android.bluetooth.adapter.action.REQUEST_DISCOVERABLE";
    public static final String EXTRA_DISCOVERABLE_DURATION = "android.bluetooth.adapter.extra.DISCOVERABLE_DURATION";
    public static final String ACTION_DISCOVERY_FINISHED = "android.bluetooth.adapter.action.DISCOVERY_FINISHED";

    private static final BluetoothAdapter ONE = new BluetoothAdapter();
    private volatile boolean searching;

    private BluetoothAdapter() {}

    public static BluetoothAdapter getDefaultAdapter() {
        return Air.yes("absent") ? null : ONE;
    }

    public boolean isEnabled() {
        if (Air.yes("forbids")) throw new SecurityException("Need android.permission.BLUETOOTH permission");
        return !Air.yes("off");
    }

    public String getName() {
        Air.need("BLUETOOTH_CONNECT");
        return Air.read(Air.ME, "name", null);
    }

    public Set<BluetoothDevice> getBondedDevices() {
        Air.need("BLUETOOTH_CONNECT");
        Set<BluetoothDevice> bonded = new LinkedHashSet<>();
        for (String address : Air.list("bonded")) bonded.add(new BluetoothDevice(address));
        return bonded;
    }

    public BluetoothDevice getRemoteDevice(String address) {
        if (!address.matches("([0-9A-F]{2}:){5}[0-9A-F]{2}"))
            throw new IllegalArgumentException(address + " is not a valid Bluetooth address");
        return new BluetoothDevice(address);
    }

    public boolean isDiscovering() {
        Air.need("BLUETOOTH_SCAN");
        return searching;
    }

    /** Finds everybody twice, as radios do, and ends after a while. */
    public synchronized boolean startDiscovery() {
        Air.need("BLUETOOTH_SCAN");
        if (Air.yes("off") || Air.yes("deaf") || searching) return false;
        searching = true;
        Thread search = new Thread(this::search, "search");
        search.setDaemon(true);
        search.start();
        return true;
    }

    private void search() {
        boolean blind = android.os.Build.VERSION.SDK_INT < 31 && Air.list("denied").contains("ACCESS_FINE_LOCATION");
        for (int i = 0; i < 2 && searching && !blind; i++) {
            for (String address : Air.visible()) {
                Intent found = new Intent(BluetoothDevice.ACTION_FOUND);
                found.putExtra(BluetoothDevice.EXTRA_DEVICE, new BluetoothDevice(address));
                PythonActivity.mActivity.sendBroadcast(found);
            }
            Air.sleep(50);
        }
        for (int left = Air.number("search", 300); left > 0 && searching; left -= 10) Air.sleep(10);
        searching = false;
        PythonActivity.mActivity.sendBroadcast(new Intent(ACTION_DISCOVERY_FINISHED));
    }

    public boolean cancelDiscovery() {
        Air.need("BLUETOOTH_SCAN");
        searching = false;
        return true;
    }

    boolean busy() {
        return searching;
    }

    public BluetoothServerSocket listenUsingRfcommWithServiceRecord(String name, UUID service) throws IOException {
        Air.need("BLUETOOTH_CONNECT");
        if (Air.yes("off")) throw new IOException("Bluetooth is off");
        return new BluetoothServerSocket(service);
    }
}

package android.app;

import android.content.Context;
import android.content.Intent;
import android.view.Window;
import java.util.ArrayList;
import java.util.List;

/** The app on the screen. Keeps what it was asked to show. */
public class Activity extends Context {
    private final List<Intent> shown = new ArrayList<>();
    private final Window window = new Window();

    public Window getWindow() {
        return window;
    }

    /** Android's own thread, which is none of Python's. */
    public void runOnUiThread(Runnable deed) {
        new Thread(deed).start();
    }

    public void startActivity(Intent intent) {
        List<String> denied = List.of(System.getProperty("phone.denied", "").split(","));
        String needed = intent.getAction().endsWith("DISCOVERABLE") ? "BLUETOOTH_ADVERTISE" : "BLUETOOTH_CONNECT";
        if (denied.contains(needed)) throw new SecurityException("Permission Denial: starting " + intent.getAction());
        shown.add(intent);
    }

    public List<Intent> shown() {
        return shown;
    }
}

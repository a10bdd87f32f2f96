package android.app;

import android.content.Context;
import android.content.Intent;
import android.net.Uri;
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

    /** By which the app was opened. */
    public Intent getIntent() {
        return new Intent("android.intent.action.VIEW");
    }

    public void startActivity(Intent intent) {
        if (intent.getAction().endsWith("CHOOSER")) {
            if (Boolean.getBoolean("phone.no_apps")) throw new RuntimeException("ActivityNotFoundException");
            shown.add(intent);
            return;
        }
        List<String> denied = List.of(System.getProperty("phone.denied", "").split(","));
        String needed = intent.getAction().endsWith("DISCOVERABLE") ? "BLUETOOTH_ADVERTISE" : "BLUETOOTH_CONNECT";
        if (denied.contains(needed)) throw new SecurityException("Permission Denial: starting " + intent.getAction());
        shown.add(intent);
    }

    /**
     * The person chooses what the property phone.picked names, or nothing. It is told on Android's own thread, where
     * whatever is thrown ends the app: the property phone.crashed says so.
     */
    public void startActivityForResult(Intent intent, int asked) {
        if (Boolean.getBoolean("phone.no_apps")) throw new RuntimeException("ActivityNotFoundException");
        shown.add(intent);
        String picked = System.getProperty("phone.picked");
        Intent answer = picked == null ? null : new Intent(null).setData(Uri.parse(picked));
        runOnUiThread(() -> {
            try {
                onActivityResult(asked, picked == null ? 0 : -1, answer);
                System.setProperty("phone.crashed", "");
            } catch (RuntimeException thrown) {
                System.setProperty("phone.crashed", thrown.toString());
            }
        });
    }

    protected void onActivityResult(int asked, int result, Intent answer) {}

    public List<Intent> shown() {
        return shown;
    }
}

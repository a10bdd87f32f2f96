package android.content;

import android.content.pm.ApplicationInfo;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Where receivers are known. They are told on a thread that is not the app's. */
public class Context {
    private final Map<BroadcastReceiver, IntentFilter> receivers = new ConcurrentHashMap<>();
    private final ExecutorService told = Executors.newSingleThreadExecutor(run -> {
        Thread thread = new Thread(run, "broadcasts");
        thread.setDaemon(true);
        return thread;
    });

    private final ContentResolver resolver = new ContentResolver();

    public static final String AUDIO_SERVICE = "audio";
    public static final String BATTERY_SERVICE = "batterymanager";
    public static final String POWER_SERVICE = "power";
    public static final String VIBRATOR_SERVICE = "vibrator";

    public Context getApplicationContext() {
        return this;
    }

    public ContentResolver getContentResolver() {
        return resolver;
    }

    public ApplicationInfo getApplicationInfo() {
        return new ApplicationInfo();
    }

    public Object getSystemService(String name) {
        return switch (name) {
            case "wifi" -> new android.net.wifi.WifiManager();
            case AUDIO_SERVICE -> new android.media.AudioManager();
            case BATTERY_SERVICE -> new android.os.BatteryManager();
            case POWER_SERVICE -> new android.os.PowerManager();
            case VIBRATOR_SERVICE -> new android.os.Vibrator();
            default -> null;
        };
    }

    public void registerReceiver(BroadcastReceiver receiver, IntentFilter filter) {
        receivers.put(receiver, filter);
    }

    public void unregisterReceiver(BroadcastReceiver receiver) {
        if (receivers.remove(receiver) == null) throw new IllegalArgumentException("Receiver not registered");
    }

    public int receivers() {
        return receivers.size();
    }

    public void sendBroadcast(Intent intent) {
        told.execute(() -> receivers.forEach((receiver, filter) -> {
            if (filter.has(intent.getAction())) receiver.onReceive(this, intent);
        }));
    }
}

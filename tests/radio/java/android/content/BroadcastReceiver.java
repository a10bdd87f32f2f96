package android.content;

/** Hears what is broadcast. */
public abstract class BroadcastReceiver {
    public abstract void onReceive(Context context, Intent intent);
}

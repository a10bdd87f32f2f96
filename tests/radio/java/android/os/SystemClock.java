package android.os;

/** Milliseconds since the phone was switched on. */
public final class SystemClock {
    private static volatile long now = 5_000_000;

    public static long uptimeMillis() {
        return now;
    }

    /** Time passes when a test says so. */
    public static void set(long at) {
        now = at;
    }
}

package android.net.wifi;

/** The Wi-Fi, and the lock without which some phones drop what is sent to everybody. */
public class WifiManager {
    private static int held;

    /** How many locks are held. */
    public static int held() {
        return held;
    }

    public MulticastLock createMulticastLock(String tag) {
        if (Boolean.getBoolean("phone.no_lock")) throw new SecurityException("not allowed");
        return new MulticastLock();
    }

    public WifiInfo getConnectionInfo() {
        return new WifiInfo();
    }

    public class MulticastLock {
        private boolean mine;

        public void setReferenceCounted(boolean counted) {}

        public void acquire() {
            if (!mine) held++;
            mine = true;
        }

        public void release() {
            if (!mine) throw new RuntimeException("MulticastLock under-locked");
            held--;
            mine = false;
        }
    }
}

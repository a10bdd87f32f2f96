package android.os;

/** Whether the owner wants power to be saved. */
public class PowerManager {
    public boolean isPowerSaveMode() {
        return Boolean.getBoolean("phone.saves");
    }
}

package android.os;

/** The battery: so many percent (a phone that cannot tell says the smallest number there is), and whether it is charged. */
public class BatteryManager {
    public static final int BATTERY_PROPERTY_CAPACITY = 4;

    public int getIntProperty(int id) {
        return id == BATTERY_PROPERTY_CAPACITY ? Integer.getInteger("phone.battery", Integer.MIN_VALUE) : 0;
    }

    public boolean isCharging() {
        return Boolean.getBoolean("phone.charging");
    }
}

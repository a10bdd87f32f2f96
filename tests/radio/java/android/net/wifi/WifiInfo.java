package android.net.wifi;

/** What the Wi-Fi is called, in quotation marks as Android has it. */
public class WifiInfo {
    public String getSSID() {
        String name = System.getProperty("phone.wifi");
        return name == null ? "<unknown ssid>" : '"' + name + '"';
    }
}

package android.os;

import java.util.HashMap;
import java.util.Map;

/** What an intent carries, by name. */
public final class Bundle {
    private final Map<String, Object> kept = new HashMap<>();

    public void putInt(String name, int value) {
        kept.put(name, value);
    }

    public Map<String, Object> kept() {
        return kept;
    }
}

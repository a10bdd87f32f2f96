package android.os;

import java.util.HashMap;
import java.util.Map;

/** What an intent or a sentence carries, by name. */
public final class Bundle {
    private final Map<String, Object> kept = new HashMap<>();

    public void putInt(String name, int value) {
        kept.put(name, value);
    }

    public void putFloat(String name, float value) {
        kept.put(name, value);
    }

    public Map<String, Object> kept() {
        return kept;
    }
}

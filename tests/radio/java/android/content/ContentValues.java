package android.content;

import android.os.Parcelable;
import java.util.HashMap;
import java.util.Map;

/** A row of a table, with as many ways to put something in as Android's. */
public final class ContentValues implements Parcelable {
    private final Map<String, Object> kept = new HashMap<>();

    public void put(String name, String value) {
        kept.put(name, value);
    }

    public void put(String name, Byte value) {
        kept.put(name, value);
    }

    public void put(String name, Short value) {
        kept.put(name, value);
    }

    public void put(String name, Integer value) {
        kept.put(name, value);
    }

    public void put(String name, Long value) {
        kept.put(name, value);
    }

    public void put(String name, Float value) {
        kept.put(name, value);
    }

    public void put(String name, Double value) {
        kept.put(name, value);
    }

    public void put(String name, Boolean value) {
        kept.put(name, value);
    }

    public void put(String name, byte[] value) {
        kept.put(name, value);
    }

    /** Nothing where it is none, as of a table that wants a text. */
    public String getAsString(String name) {
        return kept.get(name) instanceof String text ? text : null;
    }
}

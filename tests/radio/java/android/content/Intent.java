package android.content;

import android.net.Uri;
import android.os.Bundle;
import android.os.Parcelable;
import java.io.Serializable;
import java.util.HashMap;
import java.util.Map;

/** A message between apps, with as many ways to put a number in as Android's. */
public final class Intent {
    public static final String ACTION_OPEN_DOCUMENT = "android.intent.action.OPEN_DOCUMENT";
    public static final String ACTION_SEND = "android.intent.action.SEND";
    public static final String CATEGORY_OPENABLE = "android.intent.category.OPENABLE";
    public static final String EXTRA_STREAM = "android.intent.extra.STREAM";
    public static final String EXTRA_TEXT = "android.intent.extra.TEXT";
    public static final int FLAG_GRANT_READ_URI_PERMISSION = 1;

    private final String action;
    private String type;
    private String category;
    private int flags;
    private Uri data;
    private Intent chosen;
    private final Map<String, Object> extras = new HashMap<>();

    public Intent(String action) {
        this.action = action;
    }

    public String getAction() {
        return action;
    }

    /** The system's list of apps that take it. */
    public static Intent createChooser(Intent target, CharSequence title) {
        Intent chooser = new Intent("android.intent.action.CHOOSER").putExtra("title", title.toString());
        chooser.chosen = target;
        return chooser;
    }

    public Intent setType(String type) {
        this.type = type;
        return this;
    }

    public String getDataString() {
        return System.getProperty("phone.link");
    }

    public Intent addCategory(String category) {
        this.category = category;
        return this;
    }

    public Intent addFlags(int flags) {
        this.flags |= flags;
        return this;
    }

    public Uri getData() {
        return data;
    }

    public Intent setData(Uri data) {
        this.data = data;
        return this;
    }

    /** What is asked for, or handed on: kind and text, or the place that may be read; the question above the apps. */
    public String handed() {
        if (chosen == null) return type + " | " + category;
        boolean read = (chosen.flags & FLAG_GRANT_READ_URI_PERMISSION) != 0;
        Object what = read ? chosen.extras.get(EXTRA_STREAM) : chosen.extras.get(EXTRA_TEXT);
        return chosen.type + " | " + what + " | " + extras.get("title");
    }

    public Intent putExtra(String name, CharSequence value) {
        extras.put(name, value.toString());
        return this;
    }

    public Intent putExtra(String name, boolean value) {
        extras.put(name, value);
        return this;
    }

    public Intent putExtra(String name, byte value) {
        extras.put(name, value);
        return this;
    }

    public Intent putExtra(String name, short value) {
        extras.put(name, value);
        return this;
    }

    public Intent putExtra(String name, int value) {
        extras.put(name, value);
        return this;
    }

    public Intent putExtra(String name, long value) {
        extras.put(name, value);
        return this;
    }

    public Intent putExtra(String name, float value) {
        extras.put(name, value);
        return this;
    }

    public Intent putExtra(String name, double value) {
        extras.put(name, value);
        return this;
    }

    public Intent putExtra(String name, String value) {
        extras.put(name, value);
        return this;
    }

    public Intent putExtra(String name, Parcelable value) {
        extras.put(name, value);
        return this;
    }

    public Intent putExtra(String name, Serializable value) {
        extras.put(name, value);
        return this;
    }

    public Intent putExtras(Intent from) {
        extras.putAll(from.extras);
        return this;
    }

    public Intent putExtras(Bundle from) {
        extras.putAll(from.kept());
        return this;
    }

    /** As on Android, only what was put in as an int. */
    public int getIntExtra(String name, int otherwise) {
        return extras.get(name) instanceof Integer number ? number : otherwise;
    }

    @SuppressWarnings("unchecked")
    public <T extends Parcelable> T getParcelableExtra(String name) {
        return (T) extras.get(name);
    }
}

package android.content;

import android.net.Uri;
import android.os.Bundle;
import android.provider.MediaStore;
import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

/** The way to what other apps keep: here it is the folder that the property phone.files names. */
public class ContentResolver {
    private final Map<String, String> kinds = new HashMap<>();

    ContentResolver() {}

    private static String path(Uri place) {
        return Path.of(System.getProperty("phone.files"), place.getLastPathSegment()).toString();
    }

    /** As on Android, nothing where the row is not taken. */
    public final Uri insert(Uri table, ContentValues values) {
        String name = values.getAsString("_display_name");
        if (!table.equals(MediaStore.Downloads.EXTERNAL_CONTENT_URI) || name == null) return null;
        kinds.put(name, values.getAsString("mime_type"));
        return Uri.parse(table + "/" + name);
    }

    public final Uri insert(Uri table, ContentValues values, Bundle extras) {
        return insert(table, values);
    }

    public final String getType(Uri place) {
        return kinds.get(place.getLastPathSegment());
    }

    public final InputStream openInputStream(Uri place) throws FileNotFoundException {
        return new FileInputStream(path(place));
    }

    public final OutputStream openOutputStream(Uri place) throws FileNotFoundException {
        return openOutputStream(place, "w");
    }

    public final OutputStream openOutputStream(Uri place, String mode) throws FileNotFoundException {
        return new FileOutputStream(path(place), mode.equals("wa"));
    }
}

package android.provider;

import android.net.Uri;

/** What the device keeps for all apps. */
public final class MediaStore {
    private MediaStore() {}

    public static final class Downloads {
        public static final Uri EXTERNAL_CONTENT_URI = Uri.parse("content://media/external/downloads");

        private Downloads() {}
    }
}

package android.provider;

import android.content.ContentResolver;

/** What whoever owns the device has chosen. */
public final class Settings {
    private Settings() {}

    /** Each a property of its name; the property phone.secure says that the system does not tell. */
    public static final class Secure {
        private Secure() {}

        public static int getInt(ContentResolver resolver, String name) {
            return getInt(resolver, name, 0);
        }

        public static int getInt(ContentResolver resolver, String name, int otherwise) {
            if (Boolean.getBoolean("phone.secure")) throw new SecurityException("Settings key: <" + name + "> is not readable");
            return Integer.getInteger("phone." + name, otherwise);
        }
    }
}

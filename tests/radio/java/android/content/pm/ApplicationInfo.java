package android.content.pm;

/** What the system knows of an app. */
public class ApplicationInfo {
    public int targetSdkVersion = Integer.getInteger("phone.target", 36);
}

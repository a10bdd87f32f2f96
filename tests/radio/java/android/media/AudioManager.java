package android.media;

/** Whether the phone shall ring. */
public class AudioManager {
    public int getRingerMode() {
        return Integer.parseInt(System.getProperty("phone.ringer", "2"));
    }
}

package android.view;

/** What an activity shows. */
public class Window {
    private final ViewGroup decor = new ViewGroup(1080, 2340);

    public View getDecorView() {
        return decor;
    }
}

package android.view;

/** What the system covers of a window. */
public final class WindowInsets {
    private static int side(int which) {
        return Integer.parseInt(System.getProperty("phone.insets", "0,0,0,0").split(",")[which]);
    }

    public int getSystemWindowInsetLeft() {
        return side(0);
    }

    public int getSystemWindowInsetTop() {
        return side(1);
    }

    public int getSystemWindowInsetRight() {
        return side(2);
    }

    public int getSystemWindowInsetBottom() {
        return side(3);
    }
}

package android.view;

import android.graphics.Rect;

/** Something on the screen that hears touches. */
public class View {
    /** Hears them first; what it does not want goes on. */
    public interface OnTouchListener {
        boolean onTouch(View view, MotionEvent event);
    }

    private final int width;
    private final int height;
    private OnTouchListener listener;

    public View(int width, int height) {
        this.width = width;
        this.height = height;
    }

    /** Nothing before the window is on the screen. */
    public WindowInsets getRootWindowInsets() {
        return System.getProperty("phone.insets") == null ? null : new WindowInsets();
    }

    /** What the bars and the keyboard leave. */
    public void getWindowVisibleDisplayFrame(Rect left) {
        left.right = width;
        left.bottom = height - Integer.getInteger("phone.keyboard", 0);
    }

    public int getWidth() {
        return width;
    }

    public int getHeight() {
        return height;
    }

    public void setOnTouchListener(OnTouchListener listener) {
        this.listener = listener;
    }

    public boolean dispatchTouchEvent(MotionEvent event) {
        return listener != null && listener.onTouch(this, event);
    }
}

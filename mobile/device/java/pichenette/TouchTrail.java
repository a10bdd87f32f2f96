package pichenette;

import android.app.Activity;
import android.os.SystemClock;
import android.view.MotionEvent;
import android.view.View;
import android.view.ViewGroup;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Notes each report of the touch screen with the moment at which the screen felt it, also those that Android hands over
 * together, and passes it on to SDL as if nothing had been. It runs on Android's own thread and asks nobody for a lock
 * that Python may hold: Python takes what was noted whenever it has time.
 */
public final class TouchTrail implements View.OnTouchListener {
    private static final int DOWN = 0;
    private static final int UP = 1;
    private static final int MOVE = 2;
    private static final int TAKEN = 3; // by the system, for a gesture of its own
    private static final int PARTS = 5; // of a report: kind, finger, milliseconds, and its place as a part of the view
    private static final int MOST = 2048; // reports that wait; when nobody takes them they are of no more use
    private static final long PATIENCE = 500; // milliseconds for Android's thread to let us in

    private static final double[] noted = new double[MOST * PARTS];
    private static int count;

    private final View.OnTouchListener next;

    private TouchTrail(View.OnTouchListener next) {
        this.next = next;
    }

    /** Listen to the view that SDL draws on; answers whether there is one. Not to be called on Android's own thread. */
    public static boolean listen(final Activity activity) throws InterruptedException {
        final boolean[] found = {false};
        final CountDownLatch done = new CountDownLatch(1);
        activity.runOnUiThread(
                new Runnable() {
                    @Override
                    public void run() {
                        View surface = listener(activity.getWindow().getDecorView());
                        if (surface != null) {
                            surface.setOnTouchListener(new TouchTrail((View.OnTouchListener) surface));
                            found[0] = true;
                        }
                        done.countDown();
                    }
                });
        return done.await(PATIENCE, TimeUnit.MILLISECONDS) && found[0];
    }

    /** SDL's view is the one that listens to its own touches. */
    private static View listener(View view) {
        if (view instanceof View.OnTouchListener) return view;
        if (!(view instanceof ViewGroup)) return null;
        ViewGroup group = (ViewGroup) view;
        for (int k = 0; k < group.getChildCount(); k++) {
            View found = listener(group.getChildAt(k));
            if (found != null) return found;
        }
        return null;
    }

    /** How late it is, in milliseconds, and then what was noted since the last time, report by report. */
    public static synchronized double[] take() {
        double[] told = new double[1 + count * PARTS];
        told[0] = SystemClock.uptimeMillis();
        System.arraycopy(noted, 0, told, 1, count * PARTS);
        count = 0;
        return told;
    }

    @Override
    public boolean onTouch(View view, MotionEvent event) {
        note(view, event);
        return next.onTouch(view, event);
    }

    private static synchronized void note(View view, MotionEvent event) {
        int one = event.getActionIndex();
        switch (event.getActionMasked()) {
            case MotionEvent.ACTION_DOWN:
            case MotionEvent.ACTION_POINTER_DOWN:
                note(view, DOWN, event.getPointerId(one), event.getEventTime(), event.getX(one), event.getY(one));
                break;
            case MotionEvent.ACTION_UP:
            case MotionEvent.ACTION_POINTER_UP:
                note(view, UP, event.getPointerId(one), event.getEventTime(), event.getX(one), event.getY(one));
                break;
            case MotionEvent.ACTION_MOVE:
                for (int past = 0; past < event.getHistorySize(); past++) {
                    long at = event.getHistoricalEventTime(past);
                    for (int k = 0; k < event.getPointerCount(); k++) {
                        float x = event.getHistoricalX(k, past);
                        note(view, MOVE, event.getPointerId(k), at, x, event.getHistoricalY(k, past));
                    }
                }
                all(view, event, MOVE);
                break;
            case MotionEvent.ACTION_CANCEL:
                all(view, event, TAKEN);
                break;
            default:
                break;
        }
    }

    private static void all(View view, MotionEvent event, int kind) {
        for (int k = 0; k < event.getPointerCount(); k++) {
            note(view, kind, event.getPointerId(k), event.getEventTime(), event.getX(k), event.getY(k));
        }
    }

    private static void note(View view, int kind, int finger, long at, float x, float y) {
        if (count == MOST) count = 0;
        // As SDL tells places: the last pixel is a whole.
        double wide = Math.max(1, view.getWidth() - 1);
        double high = Math.max(1, view.getHeight() - 1);
        double[] report = {kind, finger, at, x / wide, y / high};
        System.arraycopy(report, 0, noted, count * PARTS, PARTS);
        count++;
    }
}

package org.libsdl.app;

import android.content.Context;
import android.view.MotionEvent;
import android.view.View;
import java.util.concurrent.atomic.AtomicInteger;

/** What SDL draws on. It listens to its own touches, and counts those that came through to it. */
public class SDLSurface extends View implements View.OnTouchListener {
    private final AtomicInteger heard = new AtomicInteger();

    public SDLSurface(Context context) {
        super(1080, 2340);
        setOnTouchListener(this);
    }

    @Override
    public boolean onTouch(View view, MotionEvent event) {
        heard.incrementAndGet();
        return true;
    }

    public int heard() {
        return heard.get();
    }

    /** A finger that goes to the right on Android's own thread: so many reports, so many milliseconds apart. */
    public Thread swipe(final int reports, final long period, final long begun) {
        Thread android =
                new Thread(
                        () -> {
                            int[] one = {0};
                            dispatchTouchEvent(
                                    MotionEvent.felt(MotionEvent.ACTION_DOWN, one, begun, new float[] {100f, 900f}));
                            for (int k = 1; k <= reports; k++) {
                                float[] place = {100f + 12f * k, 900f};
                                dispatchTouchEvent(
                                        MotionEvent.felt(MotionEvent.ACTION_MOVE, one, begun + k * period, place));
                                sleep(2);
                            }
                        });
        android.start();
        return android;
    }

    private static void sleep(long milliseconds) {
        try {
            Thread.sleep(milliseconds);
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }
}

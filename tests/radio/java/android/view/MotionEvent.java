package android.view;

import java.util.ArrayList;
import java.util.List;

/** A report of the touch screen, and those before it that Android hands over with it. */
public final class MotionEvent {
    public static final int ACTION_DOWN = 0;
    public static final int ACTION_UP = 1;
    public static final int ACTION_MOVE = 2;
    public static final int ACTION_CANCEL = 3;
    public static final int ACTION_POINTER_DOWN = 5;
    public static final int ACTION_POINTER_UP = 6;

    private final int action;
    private final int[] ids;
    private final List<Long> times = new ArrayList<>(); // the last is the event's own
    private final List<float[]> places = new ArrayList<>(); // of each time: x and y of each pointer

    private MotionEvent(int action, int[] ids) {
        this.action = action;
        this.ids = ids;
    }

    /** The action with the index of its pointer in its second byte, as Android has it. */
    public static MotionEvent felt(int action, int[] ids, long at, float[] places) {
        MotionEvent event = new MotionEvent(action, ids);
        event.addBatch(at, places);
        return event;
    }

    /** It went on before it was handed over. */
    public void addBatch(long at, float[] where) {
        times.add(at);
        places.add(where);
    }

    private int last() {
        return times.size() - 1;
    }

    public int getActionMasked() {
        return action & 0xff;
    }

    public int getActionIndex() {
        return action >> 8 & 0xff;
    }

    public int getPointerCount() {
        return ids.length;
    }

    public int getPointerId(int index) {
        return ids[index];
    }

    public long getEventTime() {
        return times.get(last());
    }

    public float getX(int index) {
        return places.get(last())[2 * index];
    }

    public float getY(int index) {
        return places.get(last())[2 * index + 1];
    }

    public int getHistorySize() {
        return last();
    }

    public long getHistoricalEventTime(int past) {
        return times.get(past);
    }

    public float getHistoricalX(int index, int past) {
        return places.get(past)[2 * index];
    }

    public float getHistoricalY(int index, int past) {
        return places.get(past)[2 * index + 1];
    }
}

package org.kivy.android;

import android.app.Activity;
import android.content.Intent;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** python-for-android's window. */
public final class PythonActivity extends Activity {
    public static final PythonActivity mActivity = new PythonActivity();

    /** What Python implements. */
    public interface ActivityResultListener {
        void onActivityResult(int asked, int result, Intent answer);
    }

    private final List<ActivityResultListener> listeners = Collections.synchronizedList(new ArrayList<>());

    public void registerActivityResultListener(ActivityResultListener listener) {
        listeners.add(listener);
    }

    public void unregisterActivityResultListener(ActivityResultListener listener) {
        listeners.remove(listener);
    }

    /** As python-for-android does it, one listener after the other. */
    @Override
    protected void onActivityResult(int asked, int result, Intent answer) {
        synchronized (listeners) {
            for (ActivityResultListener listener : listeners) listener.onActivityResult(asked, result, answer);
        }
    }
}

package org.kivy.android;

import android.app.Activity;

/** python-for-android's window. */
public final class PythonActivity extends Activity {
    public static final PythonActivity mActivity = new PythonActivity();
}

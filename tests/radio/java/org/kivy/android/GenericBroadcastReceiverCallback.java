package org.kivy.android;

import android.content.Context;
import android.content.Intent;

/** What Python implements. */
public interface GenericBroadcastReceiverCallback {
    void onReceive(Context context, Intent intent);
}

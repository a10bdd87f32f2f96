package org.kivy.android;

import android.content.BroadcastReceiver;
import android.content.Context;
import android.content.Intent;

/** Passes broadcasts on to Python. */
public final class GenericBroadcastReceiver extends BroadcastReceiver {
    private final GenericBroadcastReceiverCallback listener;

    public GenericBroadcastReceiver(GenericBroadcastReceiverCallback listener) {
        this.listener = listener;
    }

    @Override
    public void onReceive(Context context, Intent intent) {
        listener.onReceive(context, intent);
    }
}

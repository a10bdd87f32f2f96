"""Stands in for android.broadcast: what is broadcast comes to Python on a thread of Java's."""

from jnius import PythonJavaClass, autoclass, java_method


class _Heard(PythonJavaClass):
    __javainterfaces__ = ["org/kivy/android/GenericBroadcastReceiverCallback"]  # noqa: RUF012 - read by jnius
    __javacontext__ = "app"

    def __init__(self, callback):
        super().__init__()
        self._callback = callback

    @java_method("(Landroid/content/Context;Landroid/content/Intent;)V")
    def onReceive(self, context, intent):  # noqa: N802 - Java's name
        self._callback(context, intent)


class BroadcastReceiver:
    def __init__(self, callback, actions):
        self._activity = autoclass("org.kivy.android.PythonActivity").mActivity
        self._heard = _Heard(callback)
        self._receiver = autoclass("org.kivy.android.GenericBroadcastReceiver")(self._heard)
        self._filter = autoclass("android.content.IntentFilter")()
        for action in actions:
            self._filter.addAction(action)

    def start(self):
        self._activity.registerReceiver(self._receiver, self._filter)

    def stop(self):
        self._activity.unregisterReceiver(self._receiver)

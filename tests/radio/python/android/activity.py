"""Stands in for android.activity: keeps who wants to hear of new intents, and passes on what activities answer."""

from jnius import PythonJavaClass, autoclass, java_method

heard = []
_listeners = []


class _Answered(PythonJavaClass):
    __javainterfaces__ = ["org/kivy/android/PythonActivity$ActivityResultListener"]  # noqa: RUF012 - read by jnius
    __javacontext__ = "app"

    def __init__(self, callback):
        super().__init__()
        self.callback = callback

    @java_method("(IILandroid/content/Intent;)V")
    def onActivityResult(self, asked, result, answer):  # noqa: N802 - Java's name
        self.callback(asked, result, answer)


def bind(*, on_new_intent=None, on_activity_result=None):
    if on_new_intent is not None:
        heard.append(on_new_intent)
    if on_activity_result is not None:
        _listeners.append(_Answered(on_activity_result))
        autoclass("org.kivy.android.PythonActivity").mActivity.registerActivityResultListener(_listeners[-1])


def unbind(*, on_activity_result):
    for listener in [one for one in _listeners if one.callback == on_activity_result]:
        _listeners.remove(listener)
        autoclass("org.kivy.android.PythonActivity").mActivity.unregisterActivityResultListener(listener)


def listening():
    """How many wait for an answer."""
    return len(_listeners)

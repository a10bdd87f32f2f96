"""What stands in for Android in tests has nothing that Android and what is packed with us have not."""

import pytest

from tests.phones import api, java
from tests.phones.ground import WrongError

pytestmark = pytest.mark.once

DECLARED = """
declare module android {
    export module view {
        export class MotionEvent extends java.lang.Object {
            public static ACTION_DOWN: 0;
            public static obtain(action: number): android.view.MotionEvent;
            public getX(index: number): number;
        }
        export class View extends java.lang.Object {
            public left: number;
            public constructor(context: any);
        }
        export module View {
            export class OnTouchListener extends java.lang.Object {
                public onTouch(view: any, event: any): boolean;
            }
        }
    }
}
declare module java {
    export module lang {
        export class Object {
            public constructor();
            public hashCode(): number;
        }
    }
}
"""
# What is packed with us.
PACKED = """package org.kivy.android;

import org.libsdl.app.SDLActivity;

public class PythonActivity extends SDLActivity {
    public static PythonActivity mActivity = null;

    public void toastError(final String message) {
    }
}
"""
# For each class what may stand in for it, and what may not, with what is told of that.
EVENT, VIEW, ACTIVITY = "android.view.MotionEvent", "android.view.View", "org.kivy.android.PythonActivity"
RIGHT = [
    (EVENT, "public static final int ACTION_DOWN = 0;"),
    (EVENT, "public int hashCode() {\n    }"),
    (EVENT, "private MotionEvent(int action, int[] ids) {\n    }"),
    (VIEW, "public View(Context context) {\n    }"),
    (VIEW, "public interface OnTouchListener {\n        boolean onTouch(View view, MotionEvent event);\n    }"),
    (ACTIVITY, "public static final PythonActivity mActivity = new PythonActivity();"),
]
WRONG = [
    (EVENT, "public static final int ACTION_DOWN = 1;", "MotionEvent.ACTION_DOWN is 0, not 1"),
    (EVENT, "public static final int ACTION_PRESS = 0;", "there is no android.view.MotionEvent.ACTION_PRESS"),
    (EVENT, "public final int getX = 0;", "MotionEvent.getX is a method"),
    (EVENT, "public float getX() {\n    }", "MotionEvent.getX does not take [0]"),
    (EVENT, "public MotionEvent(int action, int[] ids, long at, float[] x) {\n    }", "constructor does not take [4]"),
    (VIEW, "public View(int width, int height) {\n    }", "View.constructor does not take [2]"),
    (VIEW, "public int left() {\n    }", "View.left is a field"),
    (VIEW, "public interface OnTouchListener {\n        boolean onTouch(View view);\n    }", "does not take [1]"),
    (ACTIVITY, "public static PythonActivity activity;", "there is no org.kivy.android.PythonActivity.activity"),
    (ACTIVITY, "public void toastError() {\n    }", "PythonActivity.toastError does not take [0]"),
    ("org.kivy.android.Nothing", "", "Nothing stands in for nothing"),
]


@pytest.fixture
def judged(monkeypatch, tmp_path):
    """What is said of a class with this in it."""

    def source(folder, name, text):
        path = folder.joinpath(*name.split(".")).with_suffix(".java")
        path.parent.mkdir(parents=True)
        path.write_text(text)

    source(tmp_path / "packed", ACTIVITY, PACKED)
    found = api._declared(DECLARED) | api.written(tmp_path / "packed")
    monkeypatch.setattr(api, "classes", lambda: found)

    def judge(name, body):
        package, _, simple = name.rpartition(".")
        source(tmp_path / "stand-ins", name, f"package {package};\n\npublic class {simple} {{\n    {body}\n}}\n")
        return java.stand_ins(tmp_path / "stand-ins")

    return judge


@pytest.mark.parametrize(("name", "body"), RIGHT)
def test_what_is_there_may_be_stood_in_for(judged, name, body):
    judged(name, body)


@pytest.mark.parametrize(("name", "body", "told"), WRONG)
def test_what_is_not_there_is_told(judged, name, body, told):
    with pytest.raises(WrongError) as wrong:
        judged(name, body)
    assert told in str(wrong.value)

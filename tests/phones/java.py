"""Every class and member of Java's that our Python names, held against all of Android's; and what stands in for it."""

from __future__ import annotations

import ast
from pathlib import Path

from tests.phones import api
from tests.phones.ground import ROOT, hold

# What comes in by a name, from Android or from another function.
NAMED = {
    "device": "android.bluetooth.BluetoothDevice",
    "intent": "android.content.Intent",
    "socket": "android.bluetooth.BluetoothSocket",
    "_socket": "android.bluetooth.BluetoothSocket",
    "_server": "android.bluetooth.BluetoothServerSocket",
    "_door": "android.bluetooth.BluetoothServerSocket",
}
SERVICES = {
    "wifi": "android.net.wifi.WifiManager",
    "vibrator": "android.os.Vibrator",
    "audio": "android.media.AudioManager",
    "batterymanager": "android.os.BatteryManager",
    "power": "android.os.PowerManager",
}
GIVEN = {"_wifi": SERVICES["wifi"]}  # by functions of ours
OBJECTS = ("toString", "equals", "hashCode")  # that everything has
# Those that only stand-ins have.
INVENTED = {"android.bluetooth.Air"}
# What tests do to them, and what streams within them have.
FOR_TESTS = {
    ("android.app.Activity", "shown"),
    ("android.content.Context", "receivers"),
    ("android.content.Intent", "handed"),
    ("android.media.SoundPool", "played"),
    ("android.net.wifi.WifiManager", "held"),
    ("android.os.SystemClock", "set"),
    ("android.os.Vibrator", "felt"),
    ("android.speech.tts.TextToSpeech", "heard"),
    ("android.view.MotionEvent", "addBatch"),
}


class Reader(ast.NodeVisitor):
    """Follows what is Java's through a module, and notes each class and member that it names."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.types: dict[str, str] = dict(NAMED) if file.startswith("mobile/device/") else {}
        self.named: set[str] = set()
        self.wrong: list[str] = []

    def visit_Assign(self, node: ast.Assign) -> None:
        kinds = [self.kind(one) for one in node.value.elts] if isinstance(node.value, ast.Tuple) else []
        for target in node.targets:
            if isinstance(target, ast.Tuple) and kinds:
                for one, kind in zip(target.elts, kinds):
                    self._learn(one, kind)
            else:
                self._learn(target, self.kind(node.value))
        self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self._learn(node.target, self.kind(node.value))
        self.generic_visit(node)

    def _learn(self, target: ast.expr, kind: str) -> None:
        name = target.id if isinstance(target, ast.Name) else target.attr if isinstance(target, ast.Attribute) else ""
        if name and kind:
            self.types[name] = kind

    def visit_Call(self, node: ast.Call) -> None:
        self.kind(node)
        self.generic_visit(node)

    def visit_Attribute(self, node: ast.Attribute) -> None:
        self.kind(node)
        self.generic_visit(node)

    def kind(self, node: ast.expr) -> str:
        """Which class a value is of; "class X" for the class itself; nothing where it is none of Java's."""
        if isinstance(node, ast.Name):
            return self.types.get(node.id, "")
        if isinstance(node, ast.BoolOp):
            return next((kind for one in node.values if (kind := self.kind(one))), "")
        if isinstance(node, ast.Attribute):
            return self._member(node, None)
        return self._called(node) if isinstance(node, ast.Call) else ""

    def _called(self, node: ast.Call) -> str:
        does = node.func
        if isinstance(does, ast.Name) and does.id in ("autoclass", "cast"):
            return self._class(node, does.id == "autoclass")
        if isinstance(does, ast.Name) and does.id in GIVEN:
            return GIVEN[does.id]
        if isinstance(does, ast.Attribute):
            kind = self._member(does, len(node.args))
            first = node.args[0] if node.args else None
            if does.attr == "getSystemService" and isinstance(first, ast.Constant):
                return SERVICES[str(first.value)]
            return kind
        kind = self.kind(does)
        if kind.startswith("class "):  # one of it is made
            name = kind.removeprefix("class ")
            known = api.member(name, "constructor")
            if known is not None and known[1] is not None:
                self._note(name, "constructor", len(node.args), known)
            return name
        return ""

    def _class(self, node: ast.Call, itself: bool) -> str:
        first = node.args[0]
        if isinstance(first, ast.Constant):
            name = str(first.value)
            self.named.add(name)
            if api.plain(name) not in api.classes():
                self.wrong.append(f"{self.file}:{node.lineno}: there is no class {name}")
        else:
            name = self.kind(first).removeprefix("class ")
        return f"class {name}" if itself and name else name

    def _member(self, node: ast.Attribute, arguments: int | None) -> str:
        if isinstance(node.value, ast.Name) and node.value.id == "self":
            return self.types.get(node.attr, "") if node.attr.startswith("_") else ""
        home = self.kind(node.value).removeprefix("class ")
        if not home or api.plain(home) not in api.classes():
            return ""
        known = api.member(home, node.attr)
        if known is None:
            self.wrong.append(f"{self.file}:{node.lineno}: {home} has no {node.attr}")
            return ""
        self._note(home, node.attr, arguments, known, node.lineno)
        return known[0]

    def _note(
        self, home: str, name: str, arguments: int | None, known: tuple[str, set[int] | None], line: int = 0
    ) -> None:
        self.named.add(f"{home}.{name}")
        if arguments is not None and arguments not in (known[1] or set()):
            self.wrong.append(f"{self.file}:{line}: {home}.{name} does not take {arguments} arguments")


def named() -> str:
    """Those of our Python."""
    found: set[str] = set()
    wrong: list[str] = []
    for path in sorted((ROOT / "mobile").rglob("*.py")):
        text = path.read_text("utf-8")
        if "jnius" not in text and "android" not in text:
            continue
        reader = Reader(path.relative_to(ROOT).as_posix())
        for _ in range(2):  # what is learnt below may be used above
            reader.wrong.clear()
            reader.visit(ast.parse(text))
        found |= reader.named
        wrong += reader.wrong
    hold(not wrong, "; ".join(sorted(set(wrong))))
    return f"{len(found)} names of {len(api.classes())} classes"


def stand_ins() -> str:
    """Those that phones are played with in tests: each public method is one of Android's, with as many arguments."""
    count = 0
    folder = ROOT / "tests" / "radio" / "java"
    for name, known in api.written(Path(folder)).items():
        if name in INVENTED or not name.startswith("android."):
            continue
        hold(name in api.classes(), f"{name} stands in for nothing")
        for method, takes in known.takes.items():
            real = api.member(name, method)
            if method == "constructor" or (name, method) in FOR_TESTS or (real is None and method in OBJECTS):
                continue
            hold(real is not None and real[1] is not None, f"{name} has no {method}")
            assert real is not None
            lost = takes - (real[1] or set())
            hold(not lost, f"{name}.{method} does not take {sorted(lost)} arguments")
            count += len(takes)
    return f"{count} methods"

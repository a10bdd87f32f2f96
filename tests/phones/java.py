"""Every class and member of Java's that our Python names, held against all of Android's; and what stands in for it."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

from tests.phones import api
from tests.phones.ground import ROOT, hold

# What comes in from Android: by an argument's name, or one by one from an array.
NAMED = {
    "device": "android.bluetooth.BluetoothDevice",
    "intent": "android.content.Intent",
    "socket": "android.bluetooth.BluetoothSocket",
}
SERVICES = {
    "wifi": "android.net.wifi.WifiManager",
    "vibrator": "android.os.Vibrator",
    "audio": "android.media.AudioManager",
    "batterymanager": "android.os.BatteryManager",
    "power": "android.os.PowerManager",
}
UNKNOWN = "Any"  # something, and nobody says what
PYTHONS = ("", "string", "number", "boolean")  # what Python has itself once Java gives it
IN_JAVA = re.compile(r"[a-z]+[A-Z]")  # no name in our Python is written so
# Where the declarations say "any".
SAID = {("android.media.AudioAttributes.Builder", "setUsage"): "android.media.AudioAttributes.Builder"}
# What is no Java, though nobody says what it is or its names are written so.
NO_JAVA = {
    ("mobile/device/android_rfcomm.py", "failed"),  # pyjnius' own, which wraps what Java threw
    ("mobile/device/touch_screen.py", "told"),  # SDL's event
}
OBJECTS = ("toString", "equals", "hashCode")  # that everything has
# Those that only stand-ins have.
INVENTED = {"android.bluetooth.Air"}
# What tests do to them.
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
    ("android.view.MotionEvent", "felt"),
    ("org.libsdl.app.SDLSurface", "heard"),
    ("org.libsdl.app.SDLSurface", "swipe"),
}


class Reader(ast.NodeVisitor):
    """Follows what is Java's through a module, and notes each class and member that it names."""

    def __init__(self, file: str, text: str = "") -> None:
        self.file = file
        self.named: set[str] = set()
        self.wrong: list[str] = []
        self.brought = NAMED if file.startswith("mobile/device/") else {}
        self.scopes: list[dict[str, str]] = [{}]  # the module's own, and a function's within
        self.inside: list[str] = []  # which classes and functions
        self.gives: dict[str, str] = {}  # by functions and methods of ours
        self.holds: dict[str, str] = {}  # by what objects of ours keep
        if text:
            for _ in range(3):  # what is learnt below may be used above, and lead to more
                self.wrong.clear()
                self.visit(ast.parse(text))

    def visit(self, node: ast.AST) -> None:
        for one in getattr(node, "generators", ()):  # of a comprehension, before what it makes of them
            self._each(one.target, one.iter)
        super().visit(node)

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        if node.module and node.module.startswith("mobile.device"):
            for alias in node.names:
                known = _given(node.module)
                self._learn(ast.Name(alias.asname or alias.name), known.scopes[0].get(alias.name, ""))
                if alias.name in known.gives:
                    self.gives[alias.asname or alias.name] = known.gives[alias.name]

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.inside.append(node.name)
        self.generic_visit(node)
        self.inside.pop()

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        if _any(node.returns):
            self.gives.setdefault(self._own(node.name), UNKNOWN)
        self.inside.append(node.name)
        self.scopes.append({one.arg: self._brought(one) for one in [*node.args.args, *node.args.kwonlyargs]})
        self.generic_visit(node)
        self.scopes.pop()
        self.inside.pop()

    def visit_Return(self, node: ast.Return) -> None:
        kind = self.kind(node.value) if node.value is not None else ""
        if kind not in ("", UNKNOWN):
            self.gives[".".join(self.inside)] = kind
        self.generic_visit(node)

    def visit_Global(self, node: ast.Global) -> None:
        for name in node.names:
            self.scopes[-1][name] = "global"

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
        kind = self.kind(node.value) if node.value is not None else ""
        self._learn(node.target, kind or (UNKNOWN if _any(node.annotation) else ""))
        self.generic_visit(node)

    def visit_NamedExpr(self, node: ast.NamedExpr) -> None:
        self._learn(node.target, self.kind(node.value))
        self.generic_visit(node)

    def visit_For(self, node: ast.For) -> None:
        self._each(node.target, node.iter)
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        self.kind(node)
        self.generic_visit(node)

    def visit_Attribute(self, node: ast.Attribute) -> None:
        self.kind(node)
        self.generic_visit(node)

    def _brought(self, one: ast.arg) -> str:
        return self.brought.get(one.arg) or (UNKNOWN if _any(one.annotation) else "")

    def _each(self, target: ast.expr, many: ast.expr) -> None:
        """Java's arrays do not tell of what they are."""
        if self.kind(many) and isinstance(target, ast.Name):
            self._learn(target, self.brought.get(target.id) or UNKNOWN)

    def _learn(self, target: ast.expr, kind: str) -> None:
        if isinstance(target, ast.Name):
            name, kept = target.id, self.scopes[-1]
            if kept.get(name) == "global":
                kept = self.scopes[0]
        elif isinstance(target, ast.Attribute):
            name, kept = self._held(target.attr), self.holds
        else:
            return
        if kind and (kind != UNKNOWN or not kept.get(name)):
            kept[name] = kind

    def _held(self, name: str) -> str:
        return ".".join([*self.inside[:1], name])

    def _own(self, name: str) -> str:
        return ".".join([*self.inside, name])

    def kind(self, node: ast.expr) -> str:
        """Which class a value is of; "class X" for the class itself; nothing where it is none of Java's."""
        if isinstance(node, ast.Name):
            kinds = (scope[node.id] for scope in reversed(self.scopes) if node.id in scope)
            return next((kind for kind in kinds if kind != "global"), "")
        if isinstance(node, ast.BoolOp):
            return next((kind for one in node.values if (kind := self.kind(one))), "")
        if isinstance(node, ast.IfExp):
            return self.kind(node.body) or self.kind(node.orelse)
        if isinstance(node, ast.NamedExpr):
            return self.kind(node.value)
        if isinstance(node, ast.Subscript):
            return UNKNOWN if self.kind(node.value) not in PYTHONS else ""
        if isinstance(node, ast.Attribute):
            return self._member(node, None)
        return self._called(node) if isinstance(node, ast.Call) else ""

    def _called(self, node: ast.Call) -> str:
        does = node.func
        if isinstance(does, ast.Name) and does.id in ("autoclass", "cast"):
            return self._class(node, does.id == "autoclass")
        if isinstance(does, ast.Name) and does.id in self.gives:
            return self.gives[does.id]
        if isinstance(does, ast.Attribute) and _self(does) and self._held(does.attr) in self.gives:
            return self.gives[self._held(does.attr)]
        if isinstance(does, ast.Attribute) and not _self(does):
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
                self._note(name, "constructor", len(node.args), known, node.lineno)
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
        if _self(node):
            return self.holds.get(self._held(node.attr), "")
        home = api.plain(self.kind(node.value).removeprefix("class "))
        if home in PYTHONS or home not in api.classes():
            self._lost(node, home)
            return ""
        known = api.member(home, node.attr)
        if known is None:
            self.wrong.append(f"{self.file}:{node.lineno}: {home} has no {node.attr}")
            return ""
        self._note(home, node.attr, arguments, known, node.lineno)
        return SAID.get((home, node.attr), known[0])

    def _lost(self, node: ast.Attribute, home: str) -> None:
        """Told where it is Java's and cannot be looked up, or may be Java's for all that is known."""
        name = node.value.id if isinstance(node.value, ast.Name) else ""
        if name == "logging" or (self.file, name) in NO_JAVA:
            return
        if home not in PYTHONS or IN_JAVA.match(node.attr):
            of = f"{home} is not known" if home else "nobody says what it is"
            self.wrong.append(f"{self.file}:{node.lineno}: {ast.unparse(node)} cannot be followed: {of}")

    def _note(self, home: str, name: str, arguments: int | None, known: tuple[str, set[int] | None], line: int) -> None:
        self.named.add(f"{home}.{name}")
        if arguments is not None and arguments not in (known[1] or set()):
            self.wrong.append(f"{self.file}:{line}: {home}.{name} does not take {arguments} arguments")


def _any(annotation: ast.expr | None) -> bool:
    return isinstance(annotation, ast.Name) and annotation.id == "Any"


def _self(node: ast.Attribute) -> bool:
    return isinstance(node.value, ast.Name) and node.value.id == "self"


@cache
def _given(module: str) -> Reader:
    """What a module of ours has for others."""
    path = ROOT.joinpath(*module.split("."))
    path = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    return Reader(path.relative_to(ROOT).as_posix(), path.read_text("utf-8"))


def named() -> str:
    """Those of our Python."""
    found: set[str] = set()
    wrong: list[str] = []
    for path in sorted((ROOT / "mobile").rglob("*.py")):
        text = path.read_text("utf-8")
        if "jnius" not in text and "android" not in text:
            continue
        reader = Reader(path.relative_to(ROOT).as_posix(), text)
        found |= reader.named
        wrong += reader.wrong
    hold(not wrong, "; ".join(sorted(set(wrong))))
    return f"{len(found)} names of {len(api.classes())} classes"


def stand_ins(folder: Path = ROOT / "tests" / "radio" / "java") -> str:
    """Those that phones are played with in tests: what of them is public is Android's, with as many arguments."""
    count = 0
    for name, known in api.written(folder).items():
        if name in INVENTED:
            continue
        hold(name in api.classes(), f"{name} stands in for nothing")
        for what, gives in known.gives.items():
            real = api.member(name, what)
            if (name, what) not in FOR_TESTS and (real is not None or what not in OBJECTS):
                _stands_in(f"{name}.{what}", gives, known.takes.get(what), real)
                count += 1
    return f"{count} members"


def _stands_in(name: str, gives: str, takes: set[int] | None, real: tuple[str, set[int] | None] | None) -> None:
    hold(real is not None, f"there is no {name}")
    assert real is not None
    hold((takes is None) == (real[1] is None), f"{name} is {'a method' if takes is None else 'a field'}")
    if takes is None:
        literal = api.LITERAL.fullmatch(gives) and api.LITERAL.fullmatch(real[0])
        hold(not literal or gives == real[0], f"{name} is {real[0]}, not {gives}")
    else:
        lost = takes - (real[1] or set())
        hold(not lost, f"{name} does not take {sorted(lost)} arguments")
